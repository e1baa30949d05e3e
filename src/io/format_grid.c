/* Formats of nine rows. */
#include "io/format.h"
#include "io/symbols.h"

static void put_grid(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, uint64_t index) {
	if (index > 0)
		nonet_buffer_add(text, "\n", 1);
	if (puzzle->words.title) {
		nonet_buffer_add_text(text, "% ");
		nonet_symbols_put_words(text, puzzle->words.title);
		nonet_buffer_add(text, "\n", 1);
	}
	nonet_symbols_put_rows(text, puzzle->value, '.', "\n");
}

static void put_msk(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, uint64_t index) {
	(void)index;
	nonet_symbols_put_rows(text, puzzle->value, '0', "\r\n");
}

/* A solution and nothing else; the digits there are, where none is told. */
static void put_sol(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, uint64_t index) {
	(void)index;
	bool told = puzzle->solution[0] != 0;
	nonet_symbols_put_rows(text, told ? puzzle->solution : puzzle->value, '0', "\r\n");
}

static void put_spf(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, uint64_t index) {
	(void)index;
	nonet_symbols_put_barred(text, puzzle->value, "", "---+---+---\n");
}

const struct nonet_format_row nonet_format_grid = {
    .format = {.name = "grid",
               .form = NONET_FORM_GRID,
               .description =
                   N_("nine rows, an empty line between puzzles; the program sudoku's too"),
               .holds = NONET_HOLDS_TITLE | NONET_HOLDS_MANY,
               .reads = true,
               .writes = true},
    .put = put_grid};

const struct nonet_format_row nonet_format_msk = {
    .format = {.name = "msk",
               .extension = ".msk",
               .form = NONET_FORM_GRID,
               .description = N_("nine rows with 0 for a blank"),
               .reads = true,
               .writes = true},
    .put = put_msk};

const struct nonet_format_row nonet_format_sol = {
    .format = {.name = "sol",
               .extension = ".sol",
               .form = NONET_FORM_GRID,
               .description = N_("the solution of a .msk file, nine rows"),
               .holds = NONET_HOLDS_SOLUTION,
               .reads = true,
               .writes = true},
    .put = put_sol};

const struct nonet_format_row nonet_format_spf = {
    .format = {.name = "spf",
               .extension = ".spf",
               .form = NONET_FORM_GRID,
               .description = N_("SuDoku Solver's nine rows with bars between boxes"),
               .reads = true,
               .writes = true},
    .put = put_spf};
