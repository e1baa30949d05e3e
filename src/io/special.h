/* Lines that are puzzles in a notation of their own, known by how they begin or what is in them:
 * links, game IDs, lines of gsf's collections, constraints, killers, and grids of other sizes. */
#ifndef NONET_IO_SPECIAL_H
#define NONET_IO_SPECIAL_H

#include "io/text.h"
#include "io/told.h"

enum nonet_special { NONET_SPECIAL_NONE, NONET_SPECIAL_PUZZLE, NONET_SPECIAL_FAULT };

/* Reads the line if it is one. Otherwise nothing is touched. */
enum nonet_special nonet_special_read(const struct nonet_line *line, struct nonet_told *told_ret,
                                      struct nonet_error *fault_ret);

#endif
