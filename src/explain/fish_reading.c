#include "explain/fish_reading.h"

/* The places of the digit that lie in one of the houses, and those in two of them. */
static void places_in(const struct nonet_telling *telling, uint32_t houses, int digit,
                      struct nonet_cellset *all_ret, struct nonet_cellset *twice_ret) {
	*all_ret = *twice_ret = (struct nonet_cellset){0, 0};
	for (; houses; houses &= houses - 1) {
		struct nonet_cellset places =
		    nonet_telling_places(telling, nonet_lowest_bit(houses), digit);
		*twice_ret = nonet_cellset_or(*twice_ret, nonet_cellset_and(*all_ret, places));
		*all_ret = nonet_cellset_or(*all_ret, places);
	}
}

struct nonet_fish_reading nonet_fish_read(const struct nonet_telling *telling, uint32_t covers,
                                          struct nonet_cellset losers) {
	const struct nonet_step *step = telling->step;
	struct nonet_fish_reading fish = {.digit = nonet_telling_digit(step->digits),
	                                  .size = nonet_popcount(step->base_houses),
	                                  .bases = step->base_houses,
	                                  .covers = covers};
	struct nonet_cellset all, twice;
	places_in(telling, fish.bases, fish.digit, &fish.base, &fish.endo_fins);
	places_in(telling, covers, fish.digit, &all, &twice);
	fish.fins = nonet_cellset_or(nonet_cellset_minus(fish.base, all), fish.endo_fins);
	fish.outside = nonet_cellset_minus(nonet_cellset_and(losers, all), fish.base);
	fish.twice = nonet_cellset_and(losers, twice);
	return fish;
}

/* The fish with these covers, with what sees all of its fins. */
static struct nonet_fish_reading read_with_fins(const struct nonet_telling *telling,
                                                uint32_t covers) {
	int digit = nonet_telling_digit(telling->step->digits);
	struct nonet_cellset losers = nonet_telling_losers_of(telling, digit);
	struct nonet_fish_reading fish = nonet_fish_read(telling, covers, losers);
	if (nonet_cellset_is_empty(fish.fins))
		return fish;
	return nonet_fish_read(telling, covers,
	                       nonet_cellset_and(losers, nonet_masks_common_peers(fish.fins)));
}

static struct nonet_cellset taken_by(const struct nonet_fish_reading *fish) {
	return nonet_cellset_or(fish->outside, fish->twice);
}

static bool is_finned_and_takes(const struct nonet_fish_reading *fish) {
	return !nonet_cellset_is_empty(fish->fins) && !nonet_cellset_is_empty(taken_by(fish));
}

/* Whether the two together have the step's fins and consequences. */
static bool are_twins(const struct nonet_telling *telling, const struct nonet_fish_reading *first,
                      const struct nonet_fish_reading *second) {
	struct nonet_cellset fins = nonet_cellset_or(first->fins, second->fins);
	struct nonet_cellset taken = nonet_cellset_or(taken_by(first), taken_by(second));
	return is_finned_and_takes(first) && is_finned_and_takes(second) &&
	       nonet_cellset_equal(fins, nonet_telling_role(telling, NONET_ROLE_EXTRA)) &&
	       nonet_cellset_equal(taken, nonet_telling_losers_of(telling, first->digit));
}

int nonet_fish_read_all(const struct nonet_telling *telling,
                        struct nonet_fish_reading fish_ret[2]) {
	uint32_t all = telling->step->cover_houses;
	int size = nonet_popcount(telling->step->base_houses);
	int shared = 2 * size - nonet_popcount(all);
	/* The second has any covers, the first all others and some of the second's. */
	for (uint32_t covers = all; covers && shared < size; covers = (covers - 1) & all) {
		if (nonet_popcount(covers) != size)
			continue;
		fish_ret[1] = read_with_fins(telling, covers);
		for (uint32_t common = covers;; common = (common - 1) & covers) {
			if (nonet_popcount(common) == shared) {
				fish_ret[0] = read_with_fins(telling, (all & ~covers) | common);
				if (are_twins(telling, &fish_ret[0], &fish_ret[1]))
					return 2;
			}
			if (!common)
				break;
		}
	}
	fish_ret[0] = read_with_fins(telling, all);
	return 1;
}
