#include "io/comment.h"

const char *nonet_comment_of(struct nonet_cursor from, size_t *nbytes_ret) {
	while (nonet_cursor_in(&from, NONET_SET_SPACE | NONET_SET_FRAME | NONET_SET_QUOTE))
		nonet_cursor_step(&from);
	if (nonet_cursor_in(&from, NONET_SET_HASH | NONET_SET_COMMA | NONET_SET_KEY))
		nonet_cursor_step(&from);
	nonet_cursor_skip_spaces(&from);
	struct nonet_cursor begin = from;
	struct nonet_cursor last = from;
	size_t end = begin.at;
	for (; from.glyph.folded != NONET_FOLD_END; nonet_cursor_step(&from)) {
		if (nonet_cursor_in(&from, NONET_SET_SPACE))
			continue;
		last = from;
		end = from.at + from.glyph.nbytes;
	}
	if (nonet_cursor_in(&begin, NONET_SET_OPENING) && nonet_cursor_in(&last, NONET_SET_CLOSING)) {
		nonet_cursor_step(&begin);
		end = last.at;
	}
	*nbytes_ret = end - begin.at;
	return (const char *)from.line->bytes + begin.at;
}
