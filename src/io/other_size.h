/* Puzzles of other sizes than 9x9 as one line of cells. */
#ifndef NONET_IO_OTHER_SIZE_H
#define NONET_IO_OTHER_SIZE_H

#include "io/special.h"

/* Reads 16, 36, 64, 100, 144, 225, 256, 400 or 625 cells that directly follow each other and stand
 * alone on their line, or with a comment behind a space or '#'. Values above 9 are letters from A
 * on, and one has to be there when the size is above 9. Where '0' stands beside another blank in
 * 256 cells and no letter is above F, the values are 0..F. Without digits A is 1. */
enum nonet_special nonet_other_size_read(struct nonet_cursor from, struct nonet_told *told_ret);

#endif
