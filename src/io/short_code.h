/* Puzzles in fewer than 81 characters, as SudokuPad (scf) and Sudoku Exchange have them: each
 * character is a cell and up to five blanks after it, 0-9 A-Z a-x for 10 * blanks + digit. */
#ifndef NONET_IO_SHORT_CODE_H
#define NONET_IO_SHORT_CODE_H

#include <nonet/board.h>

/* How many of the bytes make up 81 cells; 0 when they make no such code, and board_ret is spoilt.
 */
size_t nonet_short_code_read(const char *bytes, size_t nbytes, struct nonet_board *board_ret);

#endif
