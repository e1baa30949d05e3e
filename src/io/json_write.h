/* What the JSON of f-puzzles and SudokuPad has in common. */
#ifndef NONET_IO_JSON_WRITE_H
#define NONET_IO_JSON_WRITE_H

#include "base/buffer.h"

#include <nonet/format.h>

void nonet_json_put_number(struct nonet_buffer *text, int number);

/* "name": with a comma before it where something stands before. */
void nonet_json_put_name(struct nonet_buffer *text, const char *name);

/* A member that is a text; nothing when there is none. */
void nonet_json_put_word(struct nonet_buffer *text, const char *name, const char *word);

/* A member that is a list of digits; nothing when there are none. */
void nonet_json_put_digits(struct nonet_buffer *text, const char *name, uint32_t digits);

/* The rows of the grid as lists of cells, which `put` writes. */
void nonet_json_put_grid(struct nonet_buffer *text, const struct nonet_puzzle *puzzle,
                         void (*put)(struct nonet_buffer *text, const struct nonet_puzzle *puzzle,
                                     int cell));

/* NONET_HOLDS_MARKS where all candidates are told and a cell has none: that cell is then one of
 * which nothing is known. */
unsigned nonet_json_loses_marks(const struct nonet_puzzle *puzzle);

#endif
