/* Positions with their candidates as text. Cells of which nothing is noted have all candidates that
 * their peers allow, as nonet_puzzle_position says. */
#ifndef NONET_IO_MARKS_TEXT_H
#define NONET_IO_MARKS_TEXT_H

#include "base/buffer.h"

#include <nonet/puzzle.h>

/* The candidates of empty cells, and the digits of others, as the texts have them. */
void nonet_marks_of(const struct nonet_puzzle *puzzle, uint16_t marks_ret[NONET_CELLS]);

/* Adds the digits of a set run together; '.' when there are none. */
void nonet_marks_put_digits(struct nonet_buffer *text, unsigned digits);

/* Adds a framed grid of pencil marks. */
void nonet_marks_put_grid(struct nonet_buffer *text, const struct nonet_puzzle *puzzle);

/* NONET_HOLDS_MARKS when some marks are lost because peers do not allow them, or because an empty
 * cell has none; otherwise 0. */
unsigned nonet_marks_lost(const struct nonet_puzzle *puzzle);

#endif
