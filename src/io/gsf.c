#include "io/gsf.h"

#include "io/cells.h"

#include <string.h>

enum { FIELDS = 7, RATING = 0, PUZZLE = 4, NAME = 5 };

struct field {
	const unsigned char *bytes;
	size_t nbytes;
};

/* The first fields of a line that has at least so many. */
static bool split(struct nonet_cursor from, struct field fields_ret[FIELDS]) {
	const unsigned char *at = from.line->bytes + from.at, *end = from.line->bytes + from.end;
	for (int i = 0; i < FIELDS; i++) {
		const unsigned char *comma = memchr(at, ',', (size_t)(end - at));
		if (!comma && i < FIELDS - 1)
			return false;
		fields_ret[i] = (struct field){at, (size_t)((comma ? comma : end) - at)};
		at = comma ? comma + 1 : end;
	}
	return true;
}

static bool is_number(struct field field) {
	size_t digits = 0;
	while (digits < field.nbytes && field.bytes[digits] >= '0' && field.bytes[digits] <= '9')
		digits++;
	return digits > 0 && digits == field.nbytes;
}

enum nonet_special nonet_gsf_read(struct nonet_cursor from, struct nonet_told *told_ret) {
	struct field fields[FIELDS];
	struct nonet_board board;
	if (!split(from, fields) || fields[PUZZLE].nbytes != NONET_CELLS ||
	    !is_number(fields[RATING]) || !nonet_cells_read_plain(fields[PUZZLE].bytes, &board))
		return NONET_SPECIAL_NONE;
	nonet_told_clear(told_ret, 9);
	struct nonet_puzzle *puzzle = &told_ret->puzzle;
	nonet_puzzle_from_board(&board, puzzle);
	told_ret->form = NONET_FORM_GSF;
	nonet_told_set_word(told_ret, &puzzle->words.rating, (const char *)fields[RATING].bytes,
	                    fields[RATING].nbytes);
	nonet_told_set_word(told_ret, &puzzle->words.title, (const char *)fields[NAME].bytes,
	                    fields[NAME].nbytes);
	return NONET_SPECIAL_PUZZLE;
}
