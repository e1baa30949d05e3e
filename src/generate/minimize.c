#include "base/rng.h"
#include "solve/kernel.h"

#include <nonet/generate.h>

/* The cells in which clues are looked at: in reading order, or in a random one. */
static void choose_order(const uint64_t *seed, uint8_t order_ret[NONET_CELLS]) {
	struct nonet_rng rng;
	for (int i = 0; i < NONET_CELLS; i++)
		order_ret[i] = (uint8_t)i;
	if (!seed)
		return;
	nonet_rng_start(&rng, *seed);
	nonet_rng_shuffle(&rng, order_ret, NONET_CELLS);
}

/* A clue that cannot go now cannot go later, when there are fewer others: so one look at each is
 * enough. */
enum nonet_status nonet_minimize(const struct nonet_board *puzzle, const uint64_t *seed,
                                 const struct nonet_limits *limits,
                                 struct nonet_board *minimal_ret) {
	struct nonet_search search;
	uint8_t order[NONET_CELLS];
	nonet_search_start(&search, limits);
	search.limit_solutions = 2;
	choose_order(seed, order);
	*minimal_ret = *puzzle;
	for (int i = 0; i < NONET_CELLS; i++) {
		uint8_t *clue = &minimal_ret->cell[order[i]];
		uint8_t digit = *clue;
		if (digit == 0)
			continue;
		*clue = 0;
		search.solutions = 0;
		enum nonet_status status = nonet_search_run(minimal_ret, &search);
		if (status != NONET_OK)
			*clue = digit;
		if (status == NONET_TIMEOUT || status == NONET_STOPPED)
			return status;
	}
	return NONET_OK;
}
