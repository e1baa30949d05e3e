/* Lines of gsf's collections, as his program sudoku writes them: fields with commas between,
 * numbers first, the puzzle in the fifth and a name in the sixth. */
#ifndef NONET_IO_GSF_H
#define NONET_IO_GSF_H

#include "io/special.h"

/* The first number, his rating Q2, becomes the puzzle's rating, the name its title. */
enum nonet_special nonet_gsf_read(struct nonet_cursor from, struct nonet_told *told_ret);

#endif
