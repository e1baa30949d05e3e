/* The regions of a puzzle as its source tells them. */
#ifndef NONET_IO_REGIONS_H
#define NONET_IO_REGIONS_H

#include <nonet/puzzle.h>

/* Checks the regions, which were told by any numbers 0..size - 1. The usual ones get their usual
 * numbers. False with the reason when one has not as many cells as a row. */
bool nonet_regions_settle(struct nonet_puzzle *puzzle, struct nonet_error *error_ret);

#endif
