/* Two or three cells with few candidates that between them hold one digit: W-, XY- and XYZ-wing. */
#include "logic/technique.h"

struct short_cells {
	int two_count, three_count;
	uint8_t two[NONET_CELLS], three[NONET_CELLS];
};

static void list_short_cells(const struct nonet_state *state, struct short_cells *cells) {
	cells->two_count = cells->three_count = 0;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		int count = nonet_digit_count(state->candidates[cell]);
		if (count == 2)
			cells->two[cells->two_count++] = (uint8_t)cell;
		else if (count == 3)
			cells->three[cells->three_count++] = (uint8_t)cell;
	}
}

/* A wing on `pivot` with two pincers; the pivot of an XYZ-wing has the common digit too. */
static bool try_wing(struct nonet_search *search, bool xyz, int pivot, int a, int b) {
	const struct nonet_state *state = search->state;
	if (!nonet_masks_sees(pivot, a) || !nonet_masks_sees(pivot, b))
		return false;
	unsigned common = state->candidates[a] & state->candidates[b];
	if (nonet_digit_count(common) != 1)
		return false;
	int digit = nonet_lowest_digit(common);
	struct nonet_cellset seen = nonet_cellset_and(nonet_masks_peers[a], nonet_masks_peers[b]);
	if (xyz)
		seen = nonet_cellset_and(seen, nonet_masks_peers[pivot]);
	nonet_finding_begin(search, xyz ? NONET_TECHNIQUE_XYZ_WING : NONET_TECHNIQUE_XY_WING);
	search->finding.digits = (uint16_t)(state->candidates[a] | state->candidates[b]);
	nonet_finding_pattern(search, pivot, state->candidates[pivot], NONET_ROLE_PIVOT);
	nonet_finding_pattern(search, a, state->candidates[a], NONET_ROLE_BASE);
	nonet_finding_pattern(search, b, state->candidates[b], NONET_ROLE_BASE);
	nonet_finding_eliminate_cells(search, nonet_cellset_and(seen, state->cells[digit - 1]), digit);
	return nonet_finding_report(search);
}

static bool three_digits(const struct nonet_state *state, int a, int b, int c) {
	unsigned x = state->candidates[a], y = state->candidates[b], z = state->candidates[c];
	return nonet_digit_count(x | y | z) == 3 && x != y && y != z && z != x;
}

bool nonet_find_xy_wing(struct nonet_search *search, int variant) {
	(void)variant;
	struct short_cells cells;
	list_short_cells(search->state, &cells);
	for (int i = 0; i < cells.two_count; i++)
		for (int j = i + 1; j < cells.two_count; j++)
			for (int k = j + 1; k < cells.two_count; k++) {
				int a = cells.two[i], b = cells.two[j], c = cells.two[k];
				if (!three_digits(search->state, a, b, c))
					continue;
				if (try_wing(search, false, a, b, c) || try_wing(search, false, b, a, c) ||
				    try_wing(search, false, c, a, b))
					return true;
			}
	return false;
}

bool nonet_find_xyz_wing(struct nonet_search *search, int variant) {
	(void)variant;
	struct short_cells cells;
	list_short_cells(search->state, &cells);
	for (int i = 0; i < cells.three_count; i++)
		for (int j = 0; j < cells.two_count; j++)
			for (int k = j + 1; k < cells.two_count; k++) {
				int pivot = cells.three[i], a = cells.two[j], b = cells.two[k];
				if (three_digits(search->state, pivot, a, b) && try_wing(search, true, pivot, a, b))
					return true;
			}
	return false;
}

/* Whether the two places of the digit in a house see one cell each. */
static bool joins(const struct nonet_state *state, int house, int digit, int a, int b,
                  int ends[2]) {
	struct nonet_cellset places = nonet_places(state, house, digit);
	ends[0] = ends[1] = -1;
	while (!nonet_cellset_is_empty(places)) {
		int cell = nonet_cellset_take(&places);
		if (cell == a || cell == b)
			continue;
		if (nonet_masks_sees(cell, a))
			ends[0] = cell;
		else if (nonet_masks_sees(cell, b))
			ends[1] = cell;
	}
	return ends[0] >= 0 && ends[1] >= 0;
}

/* Two equal cells, joined by a strong link of `linked`: `digit` is in one of them. */
static bool try_w_wing(struct nonet_search *search, int a, int b, int digit, int linked) {
	const struct nonet_state *state = search->state;
	struct nonet_cellset seen = nonet_cellset_and(nonet_masks_peers[a], nonet_masks_peers[b]);
	seen = nonet_cellset_and(seen, state->cells[digit - 1]);
	if (nonet_cellset_is_empty(seen))
		return false;
	for (int house = 0; house < NONET_HOUSES; house++) {
		int ends[2];
		if (nonet_place_count(state, house, linked) != 2 ||
		    !joins(state, house, linked, a, b, ends))
			continue;
		nonet_finding_begin(search, NONET_TECHNIQUE_W_WING);
		search->finding.digits = state->candidates[a];
		search->finding.base_houses = 1u << house;
		nonet_finding_pattern(search, a, state->candidates[a], NONET_ROLE_BASE);
		nonet_finding_pattern(search, b, state->candidates[b], NONET_ROLE_BASE);
		nonet_finding_pattern(search, ends[0], 1u << (linked - 1), NONET_ROLE_EXTRA);
		nonet_finding_pattern(search, ends[1], 1u << (linked - 1), NONET_ROLE_EXTRA);
		nonet_finding_eliminate_cells(search, seen, digit);
		if (nonet_finding_report(search))
			return true;
	}
	return false;
}

bool nonet_find_w_wing(struct nonet_search *search, int variant) {
	(void)variant;
	struct short_cells cells;
	list_short_cells(search->state, &cells);
	for (int i = 0; i < cells.two_count; i++)
		for (int j = i + 1; j < cells.two_count; j++) {
			int a = cells.two[i], b = cells.two[j];
			unsigned digits = search->state->candidates[a];
			if (digits != search->state->candidates[b])
				continue;
			int low = nonet_lowest_digit(digits);
			int high = nonet_lowest_digit(digits & (digits - 1));
			if (try_w_wing(search, a, b, low, high) || try_w_wing(search, a, b, high, low))
				return true;
		}
	return false;
}
