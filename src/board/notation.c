#include "base/sentence.h"
#include "board/units.h"

#include <assert.h>
#include <string.h>

char *nonet_board_print(const struct nonet_board *board, char line_ret[NONET_LINE_SIZE]) {
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		assert(board->cell[cell] <= 9);
		line_ret[cell] = ".123456789"[board->cell[cell]];
	}
	line_ret[NONET_CELLS] = '\0';
	return line_ret;
}

/* 0 for a blank, 1..9 for a digit, -1 for anything else. */
static int cell_value(char character) {
	if (character >= '1' && character <= '9')
		return character - '0';
	return character != '\0' && strchr(".0*_-xX", character) ? 0 : -1;
}

static bool is_space(char character) {
	return character == ' ' || character == '\t';
}

static enum nonet_status at_place(struct nonet_error *error_ret, size_t offset) {
	error_ret->offset = offset;
	error_ret->line = 1;
	error_ret->column = offset + 1;
	return NONET_SYNTAX;
}

static enum nonet_status wrong_character(struct nonet_error *error_ret, size_t offset,
                                         char character, const char *expected) {
	if (!error_ret)
		return NONET_SYNTAX;
	nonet_error_expect_not(error_ret, (unsigned char)character, false, expected, NULL);
	return at_place(error_ret, offset);
}

static enum nonet_status too_few(struct nonet_error *error_ret, size_t offset, bool text_ends,
                                 int count) {
	if (!error_ret)
		return NONET_SYNTAX;
	if (text_ends)
		nonet_error_count(error_ret,
		                  NN_("the text ends after {count} cell; expected 81",
		                      "the text ends after {count} cells; expected 81"),
		                  (unsigned long)count, NULL);
	else
		nonet_error_count(error_ret,
		                  NN_("the line is broken by a space after {count} cell; expected 81",
		                      "the line is broken by a space after {count} cells; expected 81"),
		                  (unsigned long)count, NULL);
	return at_place(error_ret, offset);
}

enum nonet_status nonet_board_parse(const char *text, size_t nbytes, struct nonet_board *board_ret,
                                    struct nonet_error *error_ret) {
	size_t at = 0;
	while (at < nbytes && is_space(text[at]))
		at++;

	struct nonet_board board;
	int count = 0;
	for (; count < NONET_CELLS && at < nbytes && !is_space(text[at]); count++, at++) {
		int value = cell_value(text[at]);
		if (value < 0)
			return wrong_character(error_ret, at, text[at],
			                       N_("a digit 1-9 or a blank (. 0 * _ - x)"));
		board.cell[count] = (uint8_t)value;
	}
	if (count < NONET_CELLS)
		return too_few(error_ret, at, at == nbytes, count);

	while (at < nbytes && (is_space(text[at]) || text[at] == '\n' || text[at] == '\r'))
		at++;
	if (at < nbytes)
		return wrong_character(error_ret, at, text[at], N_("nothing after the 81st cell"));
	*board_ret = board;
	return NONET_OK;
}
