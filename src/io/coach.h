/* The strings by which sudoku.coach exports a game: "SCv7_32_" and base 32 (0-9, a-v) of JSON
 * packed by zlib. Strings of other versions are refused. */
#ifndef NONET_IO_COACH_H
#define NONET_IO_COACH_H

#include "io/special.h"

/* Reads the line from the cursor on if it begins such a string. */
enum nonet_special nonet_coach_read(struct nonet_cursor from, struct nonet_told *told_ret,
                                    struct nonet_error *fault_ret);

#endif
