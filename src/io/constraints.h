/* The constraint strings of Interactive Sudoku Solver (sigh.github.io): ".Type~argument~argument"
 * after each other; givens have no type, ".~R1C1_5~R1C2_3". */
#ifndef NONET_IO_CONSTRAINTS_H
#define NONET_IO_CONSTRAINTS_H

#include "io/special.h"

/* Reads the givens of 9x9 cells; a cell with several values has them as candidates. Any other
 * constraint is a fault that names it. */
enum nonet_special nonet_constraints_read(struct nonet_cursor from, struct nonet_told *told_ret,
                                          struct nonet_error *fault_ret);

#endif
