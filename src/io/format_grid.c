/* Formats of nine rows with nothing between the cells. */
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

const struct nonet_format_row nonet_format_grid = {
    .format = {.name = "grid",
               .description = "nine rows of nine characters, an empty line between puzzles; of the "
                              "program sudoku, too",
               .holds = NONET_HOLDS_TITLE | NONET_HOLDS_MANY,
               .reads = true,
               .writes = true},
    .put = put_grid};
