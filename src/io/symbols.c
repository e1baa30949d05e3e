#include "io/symbols.h"

#include <string.h>

void nonet_symbols_put_cells(struct nonet_buffer *text, const struct nonet_puzzle *puzzle,
                             const uint8_t *values, char blank) {
	char cells[NONET_MAX_CELLS];
	int ncells = puzzle->size * puzzle->size;
	for (int cell = 0; cell < ncells; cell++)
		cells[cell] = nonet_symbol(values[cell], blank);
	nonet_buffer_add(text, cells, (size_t)ncells);
}

void nonet_symbols_put_rows(struct nonet_buffer *text, const uint8_t values[NONET_CELLS],
                            char blank, const char *end) {
	for (int row = 0; row < 9; row++) {
		char cells[9];
		for (int i = 0; i < 9; i++)
			cells[i] = nonet_symbol(values[9 * row + i], blank);
		nonet_buffer_add(text, cells, sizeof cells);
		nonet_buffer_add_text(text, end);
	}
}

void nonet_symbols_put_barred(struct nonet_buffer *text, const uint8_t values[NONET_CELLS],
                              const char *side, const char *border) {
	for (int row = 0; row < 9; row++) {
		char cells[11] = "...|...|...";
		for (int i = 0; i < 9; i++)
			cells[i + i / 3] = nonet_symbol(values[9 * row + i], '.');
		if (row == 3 || row == 6)
			nonet_buffer_add_text(text, border);
		nonet_buffer_add_text(text, side);
		nonet_buffer_add(text, cells, sizeof cells);
		nonet_buffer_add_text(text, side);
		nonet_buffer_add(text, "\n", 1);
	}
}

void nonet_symbols_put_words(struct nonet_buffer *text, const char *words) {
	while (*words) {
		size_t nbytes = strcspn(words, "\r\n");
		nonet_buffer_add(text, words, nbytes);
		words += nbytes;
		if (*words)
			nonet_buffer_add(text, " ", 1);
		words += *words != '\0';
	}
}
