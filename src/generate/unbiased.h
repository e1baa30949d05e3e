/* Minimal puzzles that are all equally likely among those with as many clues. */
#ifndef NONET_GENERATE_UNBIASED_H
#define NONET_GENERATE_UNBIASED_H

#include "generate/attempt.h"

/* Tries the seed's grid with a few random orders of its clues; true when one of them leads to a
 * minimal puzzle, which is written with its solution and weight. */
bool nonet_unbiased_search(const struct nonet_wish *wish, uint64_t seed,
                           struct nonet_generated *generated);

#endif
