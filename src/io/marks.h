/* Texts that tell more than the digits: which of them are clues, and which candidates are left. */
#ifndef NONET_IO_MARKS_H
#define NONET_IO_MARKS_H

#include "io/cells.h"

/* Whether the line is a library line of HoDoKu: ":type:candidates:cells:deleted:eliminations:" and
 * so on, with six or seven colons. */
bool nonet_marks_is_library(struct nonet_cursor from);

/* Reads such a line: of its fields only the cells, where a placed digit has a + before it, and the
 * deleted candidates, three digits each: digit, row, column. False with a fault when they are not
 * well-formed. */
bool nonet_marks_read_library(struct nonet_cursor from, struct nonet_position *position_ret,
                              struct nonet_error *fault_ret);

/* Whether 729 characters follow, nine for each cell; some may be wrong, but the last only at the
 * end of the line. `stop_ret` gets to what is behind them. */
bool nonet_marks_is_729(struct nonet_cursor from, struct nonet_cursor *stop_ret);

/* Whether so many cells without a break are rather meant as such a line than as a puzzle. */
bool nonet_marks_is_about_729(int count);

/* Reads such a line, where each character is a digit at its own place or a blank. False with a
 * fault when one is not. */
bool nonet_marks_read_729(struct nonet_cursor from, struct nonet_position *position_ret,
                          struct nonet_error *fault_ret);

/* Reads nine groups of digits as the candidates of a row, with spaces, frames or single commas
 * between them, commas only where digits ascend in all groups; a lone blank among them is a cell of
 * which nothing is said, 0. An u before a digit, as SudoCue writes it, says that it was put in:
 * `placed_ret` gets a bit for each. False when it is not written so, or when they could be plain
 * cells: each a digit or a blank, or 81 with their blanks. */
bool nonet_marks_read_row(struct nonet_cursor from, struct nonet_cells *cells_ret,
                          uint16_t candidates_ret[9], uint16_t *placed_ret);

/* Whether a line that is neither a puzzle nor a row is meant to be such a row: about nine groups of
 * digits in ascending order, of which some are spoilt, or too few or too many. Each group is a cell
 * then, and `bad` is 1 when some are spoilt; `fault` says what is wrong with the first of these. */
bool nonet_marks_read_spoilt_row(struct nonet_cursor from, struct nonet_cells *cells_ret);

/* Whether nine groups, which were read so, are candidates beyond doubt: each in ascending order,
 * and many. */
bool nonet_marks_is_plainly_row(struct nonet_cursor from);

/* The position with these candidates, 0 for what peers allow. A cell with a single one is filled,
 * and taken for a clue, unless a cell with several in one of its houses has the same one. Those in
 * `placed`, a set of bits for each row, are filled without being clues. */
void nonet_marks_place(const uint16_t candidates[NONET_CELLS], const uint16_t placed[9],
                       struct nonet_position *position_ret);

#endif
