/* The game IDs of Solo, the Sudoku of Simon Tatham's puzzles: "3x3:" and a description. */
#ifndef NONET_IO_SOLO_H
#define NONET_IO_SOLO_H

#include "io/told.h"

/* Whether a line begins like one, spaces apart: a size, other parameters, and ':' or '#'. */
bool nonet_solo_begins(const char *bytes, size_t nbytes);

/* Reads it. False with the reason, *offset_ret being the place. Variants are refused by name, and
 * seeds, from which only the program itself makes a puzzle. */
bool nonet_solo_read(const char *bytes, size_t nbytes, struct nonet_told *told_ret,
                     size_t *offset_ret, struct nonet_error *error_ret);

#endif
