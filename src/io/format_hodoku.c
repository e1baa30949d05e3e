/* HoDoKu's library lines: a colon before each field, of which the third has the cells, + before a
 * digit that was put in, and the fourth the candidates that are gone, as digit, row, column. */
#include "io/format.h"
#include "io/marks_text.h"
#include "io/symbols.h"

static void put_cells(struct nonet_buffer *text, const struct nonet_puzzle *puzzle) {
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		char symbol = nonet_symbol(puzzle->value[cell], '.');
		if (puzzle->value[cell] && !puzzle->given[cell])
			nonet_buffer_add(text, "+", 1);
		nonet_buffer_add(text, &symbol, 1);
	}
}

static void put_deleted(struct nonet_buffer *text, const struct nonet_puzzle *puzzle) {
	struct nonet_position position;
	const char *space = "";
	nonet_puzzle_position(puzzle, &position);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		if (puzzle->value[cell])
			continue;
		unsigned deleted =
		    nonet_board_candidates(&position.board, cell) & ~(unsigned)position.candidates[cell];
		for (int digit = 1; digit <= 9; digit++) {
			char triple[3] = {(char)('0' + digit), (char)('1' + cell / 9), (char)('1' + cell % 9)};
			if (!(deleted >> (digit - 1) & 1))
				continue;
			nonet_buffer_add_text(text, space);
			nonet_buffer_add(text, triple, sizeof triple);
			space = " ";
		}
	}
}

static void put_hodoku(struct nonet_buffer *text, const struct nonet_puzzle *puzzle,
                       uint64_t index) {
	(void)index;
	nonet_buffer_add_text(text, ":0000:x:");
	put_cells(text, puzzle);
	nonet_buffer_add(text, ":", 1);
	put_deleted(text, puzzle);
	nonet_buffer_add_text(text, "::\n");
}

/* Marks that peers do not allow are not candidates. */
static unsigned lost(const struct nonet_puzzle *puzzle) {
	struct nonet_position position;
	nonet_puzzle_position(puzzle, &position);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (puzzle->marks[cell] & ~position.candidates[cell])
			return NONET_HOLDS_MARKS;
	return 0;
}

const struct nonet_format_row nonet_format_hodoku = {
    .format = {.name = "hodoku",
               .form = NONET_FORM_LIBRARY,
               .description =
                   N_("HoDoKu's library lines: digits put in and candidates that are gone"),
               .stand_in = "invalid",
               .holds = NONET_HOLDS_GIVENS | NONET_HOLDS_MARKS | NONET_HOLDS_MANY,
               .reads = true,
               .writes = true},
    .put = put_hodoku,
    .loses = lost};
