#include "io/utf16.h"

#include "io/text.h"

enum {
	REPLACEMENT = 0xFFFD,
	HIGH_FIRST = 0xD800, /* the first halves of pairs */
	LOW_FIRST = 0xDC00,  /* the second halves */
	LOW_LAST = 0xDFFF,
	PAIRS_FIRST = 0x10000 /* the code points that need a pair */
};

size_t nonet_utf16_from_utf8(const char *text, size_t nbytes, uint16_t *units_ret) {
	struct nonet_line line = {.bytes = (const unsigned char *)text, .nbytes = nbytes};
	size_t number = 0;
	for (struct nonet_cursor cursor = nonet_cursor_first(&line); cursor.glyph.nbytes > 0;
	     nonet_cursor_step(&cursor)) {
		uint32_t code = cursor.glyph.folded == NONET_FOLD_INVALID ? REPLACEMENT : cursor.glyph.code;
		if (code >= PAIRS_FIRST) {
			code -= PAIRS_FIRST;
			units_ret[number++] = (uint16_t)(HIGH_FIRST + (code >> 10));
			code = LOW_FIRST + (code & 0x3FF);
		}
		units_ret[number++] = (uint16_t)code;
	}
	return number;
}

static void add_code(uint32_t code, struct nonet_buffer *text_ret) {
	if (code < 0x80) {
		nonet_buffer_add(text_ret, &(char){(char)code}, 1);
		return;
	}
	int more = code < 0x800 ? 1 : code < PAIRS_FIRST ? 2 : 3;
	char bytes[4] = {(char)((0xFF00 >> (more + 1) & 0xFF) | code >> (6 * more))};
	for (int i = 1; i <= more; i++)
		bytes[i] = (char)(0x80 | (code >> (6 * (more - i)) & 0x3F));
	nonet_buffer_add(text_ret, bytes, (size_t)more + 1);
}

void nonet_utf16_add_utf8(const uint16_t *units, size_t number, struct nonet_buffer *text_ret) {
	for (size_t i = 0; i < number; i++) {
		uint32_t code = units[i];
		if (code >= HIGH_FIRST && code < LOW_FIRST && i + 1 < number && units[i + 1] >= LOW_FIRST &&
		    units[i + 1] <= LOW_LAST)
			code = PAIRS_FIRST + ((code - HIGH_FIRST) << 10) + (units[++i] - (uint32_t)LOW_FIRST);
		else if (code >= HIGH_FIRST && code <= LOW_LAST)
			code = REPLACEMENT;
		add_code(code, text_ret);
	}
}
