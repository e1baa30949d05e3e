/* Hidden and naked singles. */
#include "logic/se_engine.h"

unsigned nonet_se_empty_places(const struct nonet_state *state, int house) {
	unsigned places = 0;
	for (int digit = 0; digit < 9; digit++)
		places |= state->places[house][digit];
	return places;
}

static bool is_single(unsigned set) {
	return set && !(set & (set - 1));
}

static void write_single(struct nonet_step *step, int house, int digit, unsigned places,
                         int rating) {
	int cell = nonet_units_house[house][nonet_lowest_bit(places)];
	nonet_step_begin(step, NONET_TECHNIQUE_HIDDEN_SINGLE, rating);
	nonet_step_place(step, cell, digit);
	nonet_step_mark(step, cell, 1u << (digit - 1), NONET_ROLE_BASE);
	step->digits = (uint16_t)(1u << (digit - 1));
	step->base_houses = 1u << house;
}

/* Digits of the house with one place only. */
static unsigned single_digits(const struct nonet_state *state, int house) {
	unsigned digits = 0;
	for (int digit = 0; digit < 9; digit++) {
		unsigned places = state->places[house][digit];
		digits |= (unsigned)is_single(places) << digit;
	}
	return digits;
}

/* A house with one empty cell comes before every other, whichever kind of house it is. */
bool nonet_se_hidden_single(struct nonet_se_engine *engine, int variant, struct nonet_step *step) {
	(void)variant;
	const struct nonet_state *state = &engine->state;
	int first_house = -1;
	unsigned first_digits = 0;
	for (int kind = 0; kind < 3; kind++) {
		int first = nonet_se_box_column_row[kind];
		for (int house = first; house < first + 9; house++) {
			unsigned digits = single_digits(state, house);
			if (!digits)
				continue;
			if (is_single(nonet_se_empty_places(state, house))) {
				int digit = nonet_lowest_bit(digits) + 1;
				write_single(step, house, digit, state->places[house][digit - 1], 10);
				return true;
			}
			if (first_house < 0) {
				first_house = house;
				first_digits = digits;
			}
		}
	}
	if (first_house < 0)
		return false;
	int digit = nonet_lowest_bit(first_digits) + 1;
	write_single(step, first_house, digit, state->places[first_house][digit - 1],
	             first_house >= 18 ? 12 : 15);
	return true;
}

bool nonet_se_naked_single(struct nonet_se_engine *engine, int variant, struct nonet_step *step) {
	(void)variant;
	const struct nonet_state *state = &engine->state;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		unsigned candidates = state->candidates[cell];
		if (!is_single(candidates))
			continue;
		nonet_step_begin(step, NONET_TECHNIQUE_NAKED_SINGLE, 23);
		nonet_step_place(step, cell, nonet_lowest_bit(candidates) + 1);
		nonet_step_mark(step, cell, candidates, NONET_ROLE_BASE);
		step->digits = (uint16_t)candidates;
		return true;
	}
	return false;
}
