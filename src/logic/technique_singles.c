/* The last cell of a house, the last digit of a cell, the last place of a digit in a house. */
#include "logic/technique.h"

static bool report_single(struct nonet_search *search, enum nonet_technique technique, int cell,
                          int digit, uint32_t houses) {
	nonet_finding_begin(search, technique);
	search->finding.digits = (uint16_t)(1u << (digit - 1));
	search->finding.base_houses = houses;
	nonet_finding_pattern(search, cell, 1u << (digit - 1), NONET_ROLE_BASE);
	nonet_finding_place(search, cell, digit);
	return nonet_finding_report(search);
}

/* The cell that is empty in the house, or -1 when there are more, or none. */
static int last_empty_cell(const struct nonet_state *state, int house) {
	int last = -1;
	for (int i = 0; i < 9; i++) {
		int cell = nonet_units_house[house][i];
		if (state->digit[cell])
			continue;
		if (last >= 0)
			return -1;
		last = cell;
	}
	return last;
}

bool nonet_find_full_house(struct nonet_search *search, int variant) {
	(void)variant;
	const struct nonet_state *state = search->state;
	for (int house = 0; house < NONET_HOUSES; house++) {
		int cell = last_empty_cell(state, house);
		if (cell < 0 || nonet_digit_count(state->candidates[cell]) != 1)
			continue;
		if (report_single(search, NONET_TECHNIQUE_FULL_HOUSE, cell,
		                  nonet_lowest_digit(state->candidates[cell]), 1u << house))
			return true;
	}
	return false;
}

bool nonet_find_naked_single(struct nonet_search *search, int variant) {
	(void)variant;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		unsigned digits = search->state->candidates[cell];
		if (nonet_digit_count(digits) == 1 && report_single(search, NONET_TECHNIQUE_NAKED_SINGLE,
		                                                    cell, nonet_lowest_digit(digits), 0))
			return true;
	}
	return false;
}

bool nonet_find_hidden_single(struct nonet_search *search, int variant) {
	(void)variant;
	const struct nonet_state *state = search->state;
	for (int house = 0; house < NONET_HOUSES; house++)
		for (int digit = 1; digit <= 9; digit++) {
			unsigned places = state->places[house][digit - 1];
			if (nonet_digit_count(places) != 1)
				continue;
			int cell = nonet_units_house[house][__builtin_ctz(places)];
			if (report_single(search, NONET_TECHNIQUE_HIDDEN_SINGLE, cell, digit, 1u << house))
				return true;
		}
	return false;
}
