/* How hard a single is to see depends on how much has to be looked at:
 *
 * - the last cell of a house: the eight other digits of one house;
 * - the only place of a digit in a box: the digit's other places light up a few lines, and what is
 *   to be checked is the box's empty cells; the fewer there are, the easier;
 * - the only place in a line: its empty cells lie in three boxes, so that each one has to be
 *   checked for itself;
 * - the only digit of a cell: eight digits have to be found in three houses. In a house with two or
 *   three empty cells nearly all of them are there; in an open cell this is harder than the only
 *   place in a line.
 */
#include "logic/guide_singles.h"

static int empty_count(const struct nonet_state *state, int house) {
	int count = 0;
	for (int i = 0; i < 9; i++)
		count += state->digit[nonet_units_house[house][i]] == 0;
	return count;
}

/* The effort that the last empty cell of a house, a hidden single and a naked single take. */
static int hidden_effort(int house, int empty) {
	return empty == 1 ? 0 : house >= 18 ? 10 + empty : 20 + 2 * empty;
}

static int naked_effort(int fewest_empty) {
	return fewest_empty <= 3 ? 9 + 3 * fewest_empty : 20 + 4 * fewest_empty;
}

struct search {
	int effort;
	struct nonet_guide_single *single;
};

static void consider(struct search *search, int effort, struct nonet_guide_single single) {
	if (effort >= search->effort)
		return;
	search->effort = effort;
	*search->single = single;
}

static void look_into_house(const struct nonet_state *state, int house, int empty,
                            struct search *search) {
	for (int digit = 1; digit <= 9; digit++) {
		unsigned places = state->places[house][digit - 1];
		if (!places || places & (places - 1))
			continue;
		int cell = nonet_units_house[house][__builtin_ctz(places)];
		enum nonet_technique technique =
		    empty == 1 ? NONET_TECHNIQUE_FULL_HOUSE : NONET_TECHNIQUE_HIDDEN_SINGLE;
		consider(search, hidden_effort(house, empty),
		         (struct nonet_guide_single){technique, {(uint8_t)cell, (uint8_t)digit}, house});
	}
}

static void look_into_cell(const struct nonet_state *state, int cell, const int empty[NONET_HOUSES],
                           struct search *search) {
	unsigned digits = state->candidates[cell];
	if (!digits || digits & (digits - 1))
		return;
	int fewest = 9;
	for (int k = 0; k < 3; k++)
		if (empty[nonet_masks_house_of(cell, k)] < fewest)
			fewest = empty[nonet_masks_house_of(cell, k)];
	consider(search, naked_effort(fewest),
	         (struct nonet_guide_single){NONET_TECHNIQUE_NAKED_SINGLE,
	                                     {(uint8_t)cell, (uint8_t)nonet_lowest_digit(digits)},
	                                     -1});
}

bool nonet_guide_find_single(const struct nonet_state *state,
                             struct nonet_guide_single *single_ret) {
	enum { NONE = 1000 };
	int empty[NONET_HOUSES];
	struct search search = {NONE, single_ret};
	for (int house = 0; house < NONET_HOUSES; house++) {
		empty[house] = empty_count(state, house);
		look_into_house(state, house, empty[house], &search);
	}
	for (int cell = 0; cell < NONET_CELLS; cell++)
		look_into_cell(state, cell, empty, &search);
	return search.effort < NONE;
}
