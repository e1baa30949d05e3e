/* Simple Sudoku: its files, and what it puts on the clipboard. */
#include "io/format.h"
#include "io/marks_text.h"
#include "io/symbols.h"

static void put_frame(struct nonet_buffer *text, const uint8_t values[NONET_CELLS]) {
	nonet_buffer_add_text(text, "*-----------*\n");
	nonet_symbols_put_barred(text, values, "|", "|---+---+---|\n");
	nonet_buffer_add_text(text, "*-----------*\n");
}

static void put_ss(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, uint64_t index) {
	if (index > 0)
		nonet_buffer_add(text, "\n", 1);
	put_frame(text, puzzle->value);
}

/* The clues, all digits, the candidates. */
static void put_clipboard(struct nonet_buffer *text, const struct nonet_puzzle *puzzle,
                          uint64_t index) {
	uint8_t clues[NONET_CELLS];
	for (int cell = 0; cell < NONET_CELLS; cell++)
		clues[cell] = puzzle->given[cell] ? puzzle->value[cell] : 0;
	if (index > 0)
		nonet_buffer_add(text, "\n", 1);
	put_frame(text, clues);
	nonet_buffer_add(text, "\n", 1);
	put_frame(text, puzzle->value);
	nonet_buffer_add(text, "\n", 1);
	nonet_marks_put_grid(text, puzzle);
}

const struct nonet_format_row nonet_format_ss = {
    .format = {.name = "ss",
               .extension = ".ss",
               .form = NONET_FORM_GRID,
               .description = N_("Simple Sudoku's framed grid, an empty line between puzzles"),
               .holds = NONET_HOLDS_MANY,
               .reads = true,
               .writes = true},
    .put = put_ss};

const struct nonet_format_row nonet_format_clipboard = {
    .format = {.name = "clipboard",
               .form = NONET_FORM_CLIPBOARD,
               .description = N_("Simple Sudoku's three grids: clues, all digits, candidates"),
               .holds = NONET_HOLDS_GIVENS | NONET_HOLDS_MARKS | NONET_HOLDS_MANY,
               .reads = true,
               .writes = true},
    .put = put_clipboard,
    .loses = nonet_marks_lost};
