/* Cells and words as the text formats write them. */
#ifndef NONET_IO_SYMBOLS_H
#define NONET_IO_SYMBOLS_H

#include "base/buffer.h"

#include <nonet/puzzle.h>

/* The character for a value: '1'..'9', 'A' for 10 up to 'P' for 25, `blank` for 0. */
static inline char nonet_symbol(int value, char blank) {
	return (char)(value == 0 ? blank : value <= 9 ? '0' + value : 'A' + value - 10);
}

/* Adds a character for each cell of the puzzle's size, whose values are given apart. */
void nonet_symbols_put_cells(struct nonet_buffer *text, const struct nonet_puzzle *puzzle,
                             const uint8_t *values, char blank);

/* Adds the nine rows of 81 cells, each with `end` behind it. */
void nonet_symbols_put_rows(struct nonet_buffer *text, const uint8_t values[NONET_CELLS],
                            char blank, const char *end);

/* Adds the nine rows with bars between the boxes and a border between the bands; `side` stands at
 * both ends of each row. */
void nonet_symbols_put_barred(struct nonet_buffer *text, const uint8_t values[NONET_CELLS],
                              const char *side, const char *border);

/* Adds words on one line: spaces for what ends lines. */
void nonet_symbols_put_words(struct nonet_buffer *text, const char *words);

#endif
