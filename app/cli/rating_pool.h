/* Any number of puzzles, rated by several threads and written in order. */
#ifndef NONET_APP_RATING_POOL_H
#define NONET_APP_RATING_POOL_H

#include "cli/command.h"
#include "cli/rating.h"

struct rating_pool_wish {
	unsigned scales;
	uint64_t time_ns; /* for each puzzle; 0: no limit */
	int threads;      /* at least 1 */
	void (*write)(struct output *output, const struct rating *rating, unsigned scales);
};

/* Rates all puzzles that the operands name. */
void rating_pool_run(struct cli *cli, const struct rating_pool_wish *wish, int noperands,
                     char **operands);

#endif
