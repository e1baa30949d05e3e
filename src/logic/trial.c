#include "logic/trial.h"

#include "logic/masks.h"

#include <string.h>

enum { ROUNDS = 4 };

static bool is_one(struct nonet_cellset set) {
	uint64_t either = set.low ? set.low : set.high;
	return either && !(either & (either - 1)) && !(set.low && set.high);
}

/* Adds the only place in a house. */
static void add_only_place(struct nonet_cellset *only, struct nonet_cellset places, int house) {
	struct nonet_cellset here = nonet_cellset_and(places, nonet_masks_house[house]);
	if (is_one(here))
		*only = nonet_cellset_or(*only, here);
}

void nonet_trial_start(struct nonet_trial *trial, const struct nonet_state *state) {
	trial->before = state;
	for (int i = 0; i < 9; i++) {
		trial->only_before[i] = (struct nonet_cellset){0, 0};
		for (int house = 0; house < NONET_HOUSES; house++)
			add_only_place(&trial->only_before[i], state->cells[i], house);
	}
}

/* Takes places of digit i + 1; new ones are the only one in the houses of these alone. */
static void take(struct nonet_trial *trial, int i, struct nonet_cellset gone) {
	struct nonet_cellset left = nonet_cellset_minus(trial->left[i], gone);
	struct nonet_cellset only = nonet_cellset_and(trial->only[i], left);
	while (!nonet_cellset_is_empty(gone)) {
		int cell = nonet_cellset_take(&gone);
		for (int k = 0; k < 3; k++)
			add_only_place(&only, left, nonet_masks_house_of(cell, k));
	}
	trial->left[i] = left;
	trial->only[i] = only;
}

static struct nonet_cellset seen_by_any(struct nonet_cellset cells) {
	struct nonet_cellset seen = {0, 0};
	while (!nonet_cellset_is_empty(cells))
		seen = nonet_cellset_or(seen, nonet_masks_peers[nonet_cellset_take(&cells)]);
	return seen;
}

/* Fills `cells` with the digits that `found` gives each of them. */
static void fill(struct nonet_trial *trial, const struct nonet_cellset found[9],
                 struct nonet_cellset cells) {
	for (int i = 0; i < 9; i++) {
		struct nonet_cellset gone = nonet_cellset_minus(cells, found[i]);
		if (!nonet_cellset_is_empty(found[i])) {
			trial->on[i] = nonet_cellset_or(trial->on[i], found[i]);
			gone = nonet_cellset_or(gone, seen_by_any(found[i]));
		}
		gone = nonet_cellset_and(gone, trial->before->cells[i]);
		trial->off[i] = nonet_cellset_or(trial->off[i], gone);
		take(trial, i, nonet_cellset_and(nonet_cellset_or(gone, cells), trial->left[i]));
	}
}

static void fill_one(struct nonet_trial *trial, struct nonet_cellset cell, int digit) {
	struct nonet_cellset found[9] = {{0, 0}};
	found[digit - 1] = cell;
	fill(trial, found, cell);
}

static struct nonet_cellset naked_singles(const struct nonet_trial *trial) {
	struct nonet_cellset once = {0, 0}, twice = {0, 0};
	for (int i = 0; i < 9; i++) {
		twice = nonet_cellset_or(twice, nonet_cellset_and(once, trial->left[i]));
		once = nonet_cellset_or(once, trial->left[i]);
	}
	return nonet_cellset_minus(once, twice);
}

/* Fills in all singles of the moment; false when there are none. A cell that is the only place of
 * several digits takes the lowest. */
static bool fill_singles(struct nonet_trial *trial) {
	struct nonet_cellset found[9], cells = {0, 0};
	struct nonet_cellset naked = naked_singles(trial);
	for (int i = 0; i < 9; i++) {
		found[i] = nonet_cellset_or(trial->only[i], nonet_cellset_and(naked, trial->left[i]));
		found[i] = nonet_cellset_minus(found[i], cells);
		cells = nonet_cellset_or(cells, found[i]);
	}
	if (nonet_cellset_is_empty(cells))
		return false;
	fill(trial, found, cells);
	return true;
}

void nonet_trial_run(struct nonet_trial *trial, int cell, int digit, bool on) {
	unsigned others = trial->before->candidates[cell] & ~(1u << (digit - 1));
	struct nonet_cellset own = {0, 0};
	nonet_cellset_add(&own, cell);
	memset(trial->on, 0, sizeof trial->on);
	memset(trial->off, 0, sizeof trial->off);
	memcpy(trial->left, trial->before->cells, sizeof trial->left);
	memcpy(trial->only, trial->only_before, sizeof trial->only);
	if (on) {
		fill_one(trial, own, digit);
	} else {
		trial->off[digit - 1] = own;
		take(trial, digit - 1, own);
		if (others && !(others & (others - 1)))
			fill_one(trial, own, nonet_lowest_bit(others) + 1);
	}
	for (int round = 0; round < ROUNDS; round++)
		if (!fill_singles(trial))
			break;
}
