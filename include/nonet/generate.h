/* Making grids. Every random choice comes from a seed, and the same seed gives the same result on
 * every machine. */
#ifndef NONET_GENERATE_H
#define NONET_GENERATE_H

#include <nonet/board.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The seed of the index-th thing made under `seed`, so that any one of a series can be made again
 * by itself: different pairs give unrelated seeds. Thread-safe. */
NONET_API uint64_t nonet_seed_at(uint64_t seed, uint64_t index);

/* Fills `grid_ret` with a random full grid. The method rules out no grid, though not all are
 * equally likely; one seed gives one grid, so that of the 6,670,903,752,021,072,936,960 there are,
 * 2^64 at most can come out. `placements_ret`, unless NULL, is the number of digits that were put
 * into a cell on the way: the 81 that stayed and those taken back. Thread-safe. */
NONET_API void nonet_generate_grid(uint64_t seed, struct nonet_board *grid_ret,
                                   uint64_t *placements_ret);

/* The same with every grid equally likely, as far as the random numbers go that the seed stands
 * for. `attempts_ret`, unless NULL, is the number of choices that were made until one gave a grid,
 * 11.8 on average. docs/uniform_grids.md has the method and its proof. */
NONET_API void nonet_generate_uniform_grid(uint64_t seed, struct nonet_board *grid_ret,
                                           uint64_t *attempts_ret);

#ifdef __cplusplus
}
#endif
#endif
