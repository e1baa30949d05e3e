/* What a step's fish is: one, or two that share their base (siamese), which the search tells as one
 * step with the covers, the fins and the consequences of both. */
#ifndef NONET_EXPLAIN_FISH_READING_H
#define NONET_EXPLAIN_FISH_READING_H

#include "explain/telling.h"

struct nonet_fish_reading {
	int digit, size;
	uint32_t bases, covers;
	struct nonet_cellset base, endo_fins; /* all places in the bases, those in two of them */
	struct nonet_cellset fins;            /* with these covers */
	struct nonet_cellset outside,
	    twice; /* what goes, and lies outside the bases or in two covers */
};

/* The fish on the step's bases with these covers. It takes no others than `losers`. */
struct nonet_fish_reading nonet_fish_read(const struct nonet_telling *telling, uint32_t covers,
                                          struct nonet_cellset losers);

/* The fish of a step other than a Kraken fish: returns how many, 1 or 2. */
int nonet_fish_read_all(const struct nonet_telling *telling, struct nonet_fish_reading fish_ret[2]);

#endif
