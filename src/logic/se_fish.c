/* Basic fish: X-wing, swordfish, jellyfish. Columns as base come before rows. */
#include "logic/se_engine.h"

static const enum nonet_technique fish_technique[5] = {
    [2] = NONET_TECHNIQUE_X_WING, [3] = NONET_TECHNIQUE_SWORDFISH, [4] = NONET_TECHNIQUE_JELLYFISH};
static const uint8_t fish_rating[5] = {[2] = 32, [3] = 38, [4] = 52};

/* The lines that the digit's places in the base lines cover, when they are as many; otherwise 0. */
static unsigned covered_lines(const struct nonet_state *state, int first_base, unsigned lines,
                              int digit) {
	unsigned covered = 0;
	for (unsigned rest = lines; rest; rest &= rest - 1)
		covered |= state->places[first_base + nonet_lowest_bit(rest)][digit];
	return nonet_se_size(covered) == nonet_se_size(lines) ? covered : 0;
}

static bool use_fish(const struct nonet_state *state, struct nonet_step *step, int first_base,
                     unsigned base, unsigned cover, int digit) {
	int first_cover = 9 - first_base;
	int size = nonet_se_size(base);
	nonet_step_begin(step, fish_technique[size], fish_rating[size]);
	step->digits = (uint16_t)(1u << digit);
	step->base_houses = base << first_base;
	step->cover_houses = cover << first_cover;
	for (unsigned lines = cover; lines; lines &= lines - 1) {
		int line = first_cover + nonet_lowest_bit(lines);
		for (unsigned places = state->places[line][digit]; places; places &= places - 1) {
			int place = nonet_lowest_bit(places);
			int cell = nonet_units_house[line][place];
			if (base >> place & 1)
				nonet_step_mark(step, cell, step->digits, NONET_ROLE_BASE);
			else
				nonet_step_eliminate(step, cell, step->digits);
		}
	}
	return step->elimination_count;
}

/* Those of the digits that are still missing from enough lines. */
static unsigned missing_digits(const struct nonet_state *state, unsigned digits, int size) {
	unsigned possible = 0;
	for (; digits; digits &= digits - 1) {
		int digit = nonet_lowest_bit(digits);
		int missing = 0;
		for (int row = 0; row < 9; row++)
			missing += state->places[row][digit] != 0;
		possible |= (unsigned)(missing >= 2 * size) << digit;
	}
	return possible;
}

/* The digits that have few enough places in each of the lines. */
static unsigned common_digits(const unsigned few[9], unsigned lines) {
	unsigned digits = NONET_ALL_DIGITS;
	for (; lines; lines &= lines - 1)
		digits &= few[nonet_lowest_bit(lines)];
	return digits;
}

bool nonet_se_fish(struct nonet_se_engine *engine, int size, struct nonet_step *step) {
	const struct nonet_state *state = &engine->state;
	int memory = NONET_SE_X_WING + size - 2;
	unsigned possible = missing_digits(state, nonet_se_changed_digits(engine, memory), size);
	for (int first_base = 9; possible && first_base >= 0; first_base -= 9) {
		unsigned few[9];
		for (int line = 0; line < 9; line++)
			few[line] = possible & nonet_se_few_digits(engine, first_base + line, size);
		for (unsigned base = (1u << size) - 1; base; base = nonet_se_next_set(base))
			for (unsigned digits = common_digits(few, base); digits; digits &= digits - 1) {
				int digit = nonet_lowest_bit(digits);
				unsigned cover = covered_lines(state, first_base, base, digit);
				if (cover && use_fish(state, step, first_base, base, cover, digit))
					return true;
			}
	}
	engine->memory[memory].seen = engine->now;
	return false;
}
