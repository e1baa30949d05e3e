/* Kraken fish: fish that take nothing by themselves, with what follows from each of their fins, or
 * from each candidate that a cover, or a fin, may make true.
 */
#include "base/rng.h"
#include "logic/fish.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_KRAKEN_SIZE = 4 };

/* Whether a search for all has met the cells before, for the technique and digit. */
static bool is_kraken_met(struct nonet_fish *fish, struct nonet_hash_set *met,
                          enum nonet_technique technique, int digit, struct nonet_cellset cells) {
	if (!fish->search->all)
		return false;
	uint64_t kind = (uint64_t)technique * 10 + (uint64_t)digit;
	uint64_t hash = nonet_rng_mix(nonet_rng_mix(cells.low) ^ cells.high ^ kind << 20);
	return !nonet_hash_set_add(met, hash);
}

/* Of some candidates, by digit - 1, keeps those that go whichever of these cells holds the fish's
 * digit; false when none is left. */
static bool keep_gone(const struct nonet_fish *fish, struct nonet_cellset cells,
                      struct nonet_cellset gone[9]) {
	for (int i = 0; i < 9; i++)
		gone[i] = nonet_cellset_minus(gone[i], cells);
	while (!nonet_cellset_is_empty(cells)) {
		int start = nonet_node_of(nonet_cellset_take(&cells), fish->digit, true);
		for (int i = 0; i < 9; i++)
			gone[i] = nonet_cellset_and(gone[i], fish->sets[start].off[i]);
	}
	struct nonet_cellset all = gone[0];
	for (int i = 1; i < 9; i++)
		all = nonet_cellset_or(all, gone[i]);
	return !nonet_cellset_is_empty(all);
}

/* What goes whichever of the base's cells in the house holds the digit: found once for a base. */
static const struct nonet_cellset *gone_by_house(struct nonet_fish *fish, int house) {
	struct nonet_cellset *gone = fish->gone_by_house[house];
	if (!(fish->gone_known >> house & 1)) {
		fish->gone_known |= 1u << house;
		memcpy(gone, fish->search->state->cells, 9 * sizeof gone[0]);
		keep_gone(fish, nonet_cellset_and(fish->in_house[house], fish->base), gone);
	}
	return gone;
}

static bool report_kraken(struct nonet_fish *fish, enum nonet_technique technique,
                          const struct nonet_fish_cover *cover, struct nonet_cellset fins,
                          struct nonet_cellset starts, struct nonet_cellset gone, int digit) {
	if (is_kraken_met(fish, &fish->kraken_told, technique, digit, gone))
		return false;
	nonet_fish_begin(fish, technique, cover->houses, fins);
	nonet_finding_eliminate_cells(fish->search, gone, digit);
	while (!nonet_cellset_is_empty(starts))
		nonet_finding_start(fish->search,
		                    nonet_node_of(nonet_cellset_take(&starts), fish->digit, true));
	return nonet_finding_report(fish->search);
}

/* What goes with every fin: found once for fish with the same fins that follow one another. */
static const struct nonet_cellset *gone_by_fins(struct nonet_fish *fish,
                                                struct nonet_cellset fins) {
	if (!nonet_cellset_equal(fish->fins_known, fins)) {
		fish->fins_known = fins;
		memcpy(fish->gone_by_fins, fish->search->state->cells, sizeof fish->gone_by_fins);
		keep_gone(fish, fins, fish->gone_by_fins);
	}
	return fish->gone_by_fins;
}

/* Type 2: what follows from every candidate that a cover, or a fin, may make true. It depends on
 * these alone, whatever the fish. */
static bool check_cover(struct nonet_fish *fish, const struct nonet_fish_cover *cover,
                        struct nonet_cellset fins, int house) {
	struct nonet_cellset in_cover = fish->in_house[house];
	struct nonet_cellset in_base = nonet_cellset_and(in_cover, fish->base);
	struct nonet_cellset body = nonet_cellset_minus(in_base, cover->twice);
	struct nonet_cellset starts = nonet_cellset_or(body, fins);
	if (nonet_cellset_equal(body, in_cover) ||
	    is_kraken_met(fish, &fish->kraken_tried, NONET_TECHNIQUE_KRAKEN_FISH_2, fish->digit,
	                  starts))
		return false;
	struct nonet_cellset gone[9];
	memcpy(gone, gone_by_fins(fish, fins), sizeof gone);
	if (!nonet_cellset_equal(body, in_base)) {
		if (!keep_gone(fish, body, gone))
			return false;
	} else {
		const struct nonet_cellset *by_house = gone_by_house(fish, house);
		for (int i = 0; i < 9; i++)
			gone[i] = nonet_cellset_and(gone[i], by_house[i]);
	}
	for (int digit = 1; digit <= 9; digit++)
		if (!nonet_cellset_is_empty(gone[digit - 1]) &&
		    report_kraken(fish, NONET_TECHNIQUE_KRAKEN_FISH_2, cover, fins, starts, gone[digit - 1],
		                  digit))
			return true;
	return false;
}

/* Of the cells, those that lose the fish's digit with every fin. */
static struct nonet_cellset lost_to_fins(const struct nonet_fish *fish, struct nonet_cellset cells,
                                         struct nonet_cellset fins) {
	cells = nonet_cellset_minus(cells, fins);
	while (!nonet_cellset_is_empty(fins)) {
		int fin = nonet_node_of(nonet_cellset_take(&fins), fish->digit, true);
		cells = nonet_cellset_and(cells, fish->sets[fin].off[fish->digit - 1]);
	}
	return cells;
}

/* Type 1: what the fish would take without its fins, when every fin leads to the same. */
bool nonet_fish_check_kraken(struct nonet_fish *fish, const struct nonet_fish_cover *cover,
                             struct nonet_cellset fins) {
	struct nonet_cellset targets =
	    nonet_cellset_or(nonet_cellset_minus(cover->all, fish->base), cover->twice);
	struct nonet_cellset gone = lost_to_fins(fish, targets, fins);
	if (!nonet_cellset_is_empty(gone) &&
	    report_kraken(fish, NONET_TECHNIQUE_KRAKEN_FISH_1, cover, fins, fins, gone, fish->digit))
		return true;
	for (uint32_t houses = cover->houses; houses; houses &= houses - 1)
		if (check_cover(fish, cover, fins, __builtin_ctz(houses)))
			return true;
	return false;
}

bool nonet_find_kraken_fish(struct nonet_search *search, int variant) {
	(void)variant;
	struct nonet_consequences *sets = nonet_consequences_of(search, false);
	bool enough = false;
	for (int size = 2; sets && !enough && !search->stopped && size <= MAX_KRAKEN_SIZE; size++)
		enough = nonet_fish_find(search, NONET_FISH_FRANKEN, size, true,
		                         NONET_TECHNIQUE_KRAKEN_FISH_1, sets);
	free(sets);
	return enough;
}
