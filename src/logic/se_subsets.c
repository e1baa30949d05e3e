/* Naked and hidden subsets. Every member of a set must have two places (or candidates) at least.
 * The direct form of a hidden set is rated for the hidden single that it leaves in its house, and
 * only that is placed. */
#include "logic/se_engine.h"

static bool has_two(unsigned set) {
	return set & (set - 1);
}

/* Sets that can belong to a subset of `size`: those of 2 to `size` members. */
struct eligible {
	uint8_t index[9];
	int count;
};

static struct eligible list_eligible(unsigned indices) {
	struct eligible eligible = {.count = 0};
	for (; indices; indices &= indices - 1)
		eligible.index[eligible.count++] = (uint8_t)nonet_lowest_bit(indices);
	return eligible;
}

/* The union of the chosen eligible sets when it is as large as their number; otherwise 0. */
static unsigned closed_union(const uint16_t sets[9], const struct eligible *eligible,
                             unsigned chosen, unsigned *indices_ret) {
	unsigned all = 0, indices = 0;
	int size = nonet_se_size(chosen);
	for (; chosen; chosen &= chosen - 1) {
		int index = eligible->index[nonet_lowest_bit(chosen)];
		all |= sets[index];
		indices |= 1u << index;
	}
	*indices_ret = indices;
	return nonet_se_size(all) == size ? all : 0;
}

static void write_hidden_pattern(const struct nonet_state *state, struct nonet_step *step,
                                 int house, unsigned digits, unsigned places) {
	step->digits = (uint16_t)digits;
	step->base_houses = 1u << house;
	for (; places; places &= places - 1) {
		int cell = nonet_units_house[house][nonet_lowest_bit(places)];
		nonet_step_mark(step, cell, state->candidates[cell] & digits, NONET_ROLE_BASE);
	}
}

static const enum nonet_technique hidden_technique[5] = {[2] = NONET_TECHNIQUE_HIDDEN_PAIR,
                                                         [3] = NONET_TECHNIQUE_HIDDEN_TRIPLE,
                                                         [4] = NONET_TECHNIQUE_HIDDEN_QUAD};
static const uint8_t hidden_rating[5] = {[2] = 34, [3] = 40, [4] = 54};

static bool use_hidden_set(const struct nonet_state *state, struct nonet_step *step, int house,
                           unsigned digits, unsigned places) {
	int size = nonet_se_size(digits);
	nonet_step_begin(step, hidden_technique[size], hidden_rating[size]);
	for (unsigned rest = places; rest; rest &= rest - 1) {
		int cell = nonet_units_house[house][nonet_lowest_bit(rest)];
		if (state->candidates[cell] & ~digits)
			nonet_step_eliminate(step, cell, state->candidates[cell] & ~digits);
	}
	write_hidden_pattern(state, step, house, digits, places);
	return step->elimination_count;
}

static bool use_direct_hidden_set(const struct nonet_state *state, struct nonet_step *step,
                                  int house, unsigned digits, unsigned places) {
	for (int digit = 1; digit <= 9; digit++) {
		unsigned own = state->places[house][digit - 1];
		unsigned left = own & ~places;
		if (digits >> (digit - 1) & 1 || !has_two(own) || !left || has_two(left))
			continue;
		bool pair = nonet_se_size(digits) == 2;
		nonet_step_begin(
		    step, pair ? NONET_TECHNIQUE_DIRECT_HIDDEN_PAIR : NONET_TECHNIQUE_DIRECT_HIDDEN_TRIPLE,
		    pair ? 20 : 25);
		nonet_step_place(step, nonet_units_house[house][nonet_lowest_bit(left)], digit);
		write_hidden_pattern(state, step, house, digits, places);
		return true;
	}
	return false;
}

/* All sets of `size` digits in the houses with more than `least_empty` empty cells. Sets of
 * eligible digits come up in the same order as sets of all nine would. */
static bool find_hidden(struct nonet_se_engine *engine, uint16_t *seen, struct nonet_step *step,
                        int size, int least_empty,
                        bool (*use)(const struct nonet_state *state, struct nonet_step *step,
                                    int house, unsigned digits, unsigned places)) {
	const struct nonet_state *state = &engine->state;
	for (int kind = 0; kind < 3; kind++) {
		int first = nonet_se_box_column_row[kind];
		for (int house = first; house < first + 9; house++) {
			if (engine->empty_count[house] <= least_empty ||
			    engine->house_changed[house] <= seen[house])
				continue;
			struct eligible eligible = list_eligible(nonet_se_few_digits(engine, house, size));
			for (unsigned set = (1u << size) - 1; set && set >> eligible.count == 0;
			     set = nonet_se_next_set(set)) {
				unsigned digits;
				unsigned places = closed_union(state->places[house], &eligible, set, &digits);
				if (places && use(state, step, house, digits, places))
					return true;
			}
			seen[house] = engine->now;
		}
	}
	return false;
}

bool nonet_se_direct_hidden_set(struct nonet_se_engine *engine, int size, struct nonet_step *step) {
	return find_hidden(engine, engine->house_seen[NONET_SE_DIRECT_HIDDEN + size - 2], step, size,
	                   size, use_direct_hidden_set);
}

bool nonet_se_hidden_set(struct nonet_se_engine *engine, int size, struct nonet_step *step) {
	return find_hidden(engine, engine->house_seen[NONET_SE_HIDDEN + size - 2], step, size, 2 * size,
	                   use_hidden_set);
}

static const enum nonet_technique naked_technique[5] = {[2] = NONET_TECHNIQUE_NAKED_PAIR,
                                                        [3] = NONET_TECHNIQUE_NAKED_TRIPLE,
                                                        [4] = NONET_TECHNIQUE_NAKED_QUAD};
static const uint8_t naked_rating[5] = {[2] = 30, [3] = 36, [4] = 50};

static bool use_naked_set(const struct nonet_state *state, struct nonet_step *step, int house,
                          unsigned places, unsigned digits) {
	int size = nonet_se_size(digits);
	nonet_step_begin(step, naked_technique[size], naked_rating[size]);
	step->digits = (uint16_t)digits;
	step->base_houses = 1u << house;
	for (int i = 0; i < 9; i++) {
		int cell = nonet_units_house[house][i];
		unsigned common = state->candidates[cell] & digits;
		if (places >> i & 1)
			nonet_step_mark(step, cell, common, NONET_ROLE_BASE);
		else if (common)
			nonet_step_eliminate(step, cell, common);
	}
	return step->elimination_count;
}

bool nonet_se_naked_set(struct nonet_se_engine *engine, int size, struct nonet_step *step) {
	const struct nonet_state *state = &engine->state;
	uint16_t *seen = engine->house_seen[NONET_SE_NAKED + size - 2];
	for (int kind = 0; kind < 3; kind++) {
		int first = nonet_se_box_column_row[kind];
		for (int house = first; house < first + 9; house++) {
			if (engine->empty_count[house] < 2 * size ||
			    engine->house_changed[house] <= seen[house])
				continue;
			uint16_t candidates[9];
			unsigned small = 0;
			for (int i = 0; i < 9; i++) {
				candidates[i] = state->candidates[nonet_units_house[house][i]];
				int count = nonet_se_size(candidates[i]);
				small |= (unsigned)(count >= 2 && count <= size) << i;
			}
			struct eligible eligible = list_eligible(small);
			for (unsigned set = (1u << size) - 1; set && set >> eligible.count == 0;
			     set = nonet_se_next_set(set)) {
				unsigned places;
				unsigned digits = closed_union(candidates, &eligible, set, &places);
				if (digits && use_naked_set(state, step, house, places, digits))
					return true;
			}
			seen[house] = engine->now;
		}
	}
	return false;
}
