/* Hidden and naked singles. */
#include "logic/se_engine.h"

static void write_single(const struct nonet_se_engine *engine, struct nonet_step *step, int house,
                         int rating) {
	int digit = nonet_lowest_bit(engine->single_digits[house]);
	int place = nonet_lowest_bit(engine->state.places[house][digit]);
	int cell = nonet_units_house[house][place];
	nonet_step_begin(step, NONET_TECHNIQUE_HIDDEN_SINGLE, rating);
	nonet_step_place(step, cell, digit + 1);
	nonet_step_mark(step, cell, 1u << digit, NONET_ROLE_BASE);
	step->digits = (uint16_t)(1u << digit);
	step->base_houses = 1u << house;
}

/* A house with one empty cell comes before every other, whichever kind of house it is; otherwise
 * boxes come before columns and columns before rows. */
bool nonet_se_hidden_single(struct nonet_se_engine *engine, int variant, struct nonet_step *step) {
	(void)variant;
	uint32_t last = engine->single_houses & engine->last_houses;
	uint32_t houses = last ? last : engine->single_houses;
	if (!houses)
		return false;
	uint32_t boxes = houses >> 18, columns = houses >> 9 & 0x1FF;
	int house = boxes     ? 18 + nonet_lowest_bit(boxes)
	            : columns ? 9 + nonet_lowest_bit(columns)
	                      : nonet_lowest_bit(houses);
	write_single(engine, step, house, last ? 10 : boxes ? 12 : 15);
	return true;
}

bool nonet_se_naked_single(struct nonet_se_engine *engine, int variant, struct nonet_step *step) {
	(void)variant;
	const struct nonet_state *state = &engine->state;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		unsigned candidates = state->candidates[cell];
		if (!candidates || candidates & (candidates - 1))
			continue;
		nonet_step_begin(step, NONET_TECHNIQUE_NAKED_SINGLE, 23);
		nonet_step_place(step, cell, nonet_lowest_bit(candidates) + 1);
		nonet_step_mark(step, cell, candidates, NONET_ROLE_BASE);
		step->digits = (uint16_t)candidates;
		return true;
	}
	return false;
}
