/* XY-wing and XYZ-wing. */
#include "logic/se_engine.h"

/* Whether pivot and wings have three digits in all, and share `common` ones. */
static bool is_wing(unsigned pivot, unsigned wing, unsigned other_wing, int common) {
	return nonet_se_size(pivot | wing | other_wing) == 3 &&
	       nonet_se_size(pivot & wing & other_wing) == common;
}

static bool use_wing(const struct nonet_state *state, struct nonet_step *step, int pivot, int wing,
                     int other_wing, bool with_pivot) {
	unsigned digit = state->candidates[wing] & state->candidates[other_wing];
	struct nonet_cellset seen =
	    nonet_cellset_and(nonet_masks_peers[wing], nonet_masks_peers[other_wing]);
	if (with_pivot)
		seen = nonet_cellset_and(seen, nonet_masks_peers[pivot]);
	seen = nonet_cellset_and(seen, state->cells[nonet_lowest_bit(digit)]);
	nonet_cellset_remove(&seen, pivot);
	if (nonet_cellset_is_empty(seen))
		return false;
	nonet_step_begin(step, with_pivot ? NONET_TECHNIQUE_XYZ_WING : NONET_TECHNIQUE_XY_WING,
	                 with_pivot ? 44 : 42);
	step->digits = (uint16_t)digit;
	nonet_step_mark(step, pivot, state->candidates[pivot], NONET_ROLE_PIVOT);
	nonet_step_mark(step, wing, state->candidates[wing], NONET_ROLE_BASE);
	nonet_step_mark(step, other_wing, state->candidates[other_wing], NONET_ROLE_BASE);
	while (!nonet_cellset_is_empty(seen))
		nonet_step_eliminate(step, nonet_cellset_take(&seen), digit);
	return true;
}

/* The peers with two candidates, in order. */
static int list_wings(int pivot, struct nonet_cellset wings, uint8_t list_ret[NONET_PEERS]) {
	int count = 0;
	for (int i = 0; i < NONET_PEERS; i++)
		if (nonet_cellset_has(wings, nonet_se_peers[pivot][i]))
			list_ret[count++] = nonet_se_peers[pivot][i];
	return count;
}

/* Wings of which no cell has changed since nothing was found were worth nothing then. */
static bool find_wings_of(const struct nonet_state *state, struct nonet_step *step, int pivot,
                          int pivot_size, struct nonet_cellset wings,
                          struct nonet_cellset changed_cells) {
	unsigned pivot_digits = state->candidates[pivot];
	uint8_t list[NONET_PEERS];
	int count = list_wings(pivot, wings, list);
	for (int i = 0; i < count; i++) {
		int wing = list[i];
		unsigned wing_digits = state->candidates[wing];
		if (nonet_se_size(pivot_digits & ~wing_digits) != 1)
			continue;
		bool changed =
		    nonet_cellset_has(changed_cells, pivot) || nonet_cellset_has(changed_cells, wing);
		for (int j = 0; j < count; j++) {
			int other = list[j];
			if ((changed || nonet_cellset_has(changed_cells, other)) &&
			    is_wing(pivot_digits, wing_digits, state->candidates[other], pivot_size - 2) &&
			    use_wing(state, step, pivot, wing, other, pivot_size == 3))
				return true;
		}
	}
	return false;
}

bool nonet_se_wing(struct nonet_se_engine *engine, int pivot_size, struct nonet_step *step) {
	const struct nonet_state *state = &engine->state;
	int memory = pivot_size == 2 ? NONET_SE_XY_WING : NONET_SE_XYZ_WING;
	struct nonet_cellset changed = nonet_se_changed_cells(engine, memory), pairs = {0, 0};
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (nonet_se_size(state->candidates[cell]) == 2)
			nonet_cellset_add(&pairs, cell);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		struct nonet_cellset wings = nonet_cellset_and(pairs, nonet_masks_peers[cell]);
		if (nonet_se_size(state->candidates[cell]) != pivot_size || !nonet_se_has_two(wings) ||
		    (!nonet_cellset_has(changed, cell) && !nonet_cellset_meets(wings, changed)))
			continue;
		if (find_wings_of(state, step, cell, pivot_size, wings, changed))
			return true;
	}
	engine->memory[memory].seen = engine->now;
	return false;
}
