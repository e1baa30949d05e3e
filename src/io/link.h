/* Links to puzzles, and what stands for a puzzle by itself: links to f-puzzles, SudokuPad,
 * SudokuWiki, Sudoku Exchange and the app of SecUSo, the data in such a link without its address,
 * and the game IDs of Solo.
 */
#ifndef NONET_IO_LINK_H
#define NONET_IO_LINK_H

#include "io/told.h"

/* Whether there is one in the line. One that holds a puzzle may stand behind other words; one that
 * only names it has to come first, but for brackets and quotes. */
bool nonet_link_begins(const char *bytes, size_t nbytes);

/* Reads the puzzle of a line that has one. NONET_OK; NONET_SYNTAX with the reason, whose offset
 * counts from the first of the bytes, line 1; NONET_NO_MEMORY. */
enum nonet_status nonet_link_read(const char *bytes, size_t nbytes, struct nonet_told *told_ret,
                                  struct nonet_error *error_ret);

#endif
