/* Puzzles of our level Extreme to begin a climb with. */
#ifndef NONET_GENERATE_EXTREME_H
#define NONET_GENERATE_EXTREME_H

#include <nonet/board.h>

/* One of a few, in a random disguise: always the same for a seed. */
struct nonet_board nonet_extreme_random(uint64_t seed);

#endif
