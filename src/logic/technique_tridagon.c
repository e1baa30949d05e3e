/* Tridagon, or Thor's hammer: in each of four boxes at the corners of a rectangle, three cells in
 * three rows and three columns that could hold nothing but the same three digits. The columns of a
 * box's cells, row by row, are a permutation, and so are the digits in them. In two boxes of a band
 * the digits differ row by row, so that one permutation follows from the other by a cycle, which is
 * even: both have the same parity. Taken column by column, the same holds in a stack. Summed over
 * the four boxes, the parities by row and those by column are even, and so must be that of the
 * columns. Where it is odd, the twelve cells cannot be filled: one of the other candidates in them,
 * the guardians, is true, and what is at odds with all guardians is false.
 *
 * The pattern is the New Sudoku Players' Forum's (Denis Berthier, "The tridagon rule"; SudokuWiki,
 * "Tridagons"). As there, a cell may lack one of the three digits. */
#include "logic/technique.h"

enum { BOXES = 4, CELLS = 3, MOST_GUARDED = 4 };

/* The columns within a box that the cells of its rows take: even permutations, then odd ones. */
static const uint8_t diagonals[6][CELLS] = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1},
                                            {0, 2, 1}, {1, 0, 2}, {2, 1, 0}};

struct tridagon {
	struct nonet_search *search;
	unsigned digits;
	uint8_t boxes[BOXES];
	struct nonet_cellset usable; /* cells with two of the digits or more */
	struct nonet_cellset cells[BOXES];
};

/* What would be false if all guardians so far are: by digit - 1, the candidates that are at odds
 * with each of them. */
struct guard {
	int count; /* of cells with guardians */
	struct nonet_cellset at_odds[9];
};

static bool is_open(const struct guard *guard) {
	for (int digit = 0; digit < 9; digit++)
		if (!nonet_cellset_is_empty(guard->at_odds[digit]))
			return true;
	return false;
}

static void add_guardians(struct guard *guard, int cell, unsigned digits) {
	struct nonet_cellset own = {0, 0};
	nonet_cellset_add(&own, cell);
	guard->count++;
	for (; digits; digits &= digits - 1)
		for (int digit = 1; digit <= 9; digit++) {
			struct nonet_cellset *at_odds = &guard->at_odds[digit - 1];
			bool same = digit == nonet_lowest_digit(digits);
			*at_odds = nonet_cellset_and(*at_odds, same ? nonet_masks_peers[cell] : own);
		}
}

static unsigned guardians_in(const struct tridagon *tridagon, int cell) {
	return tridagon->search->state->candidates[cell] & ~tridagon->digits;
}

/* The cells of a box on a diagonal; empty when one of them is of no use. */
static struct nonet_cellset cells_on(const struct tridagon *tridagon, int box, int diagonal) {
	struct nonet_cellset cells = {0, 0}, none = {0, 0};
	for (int row = 0; row < CELLS; row++) {
		int cell = nonet_units_house[18 + box][3 * row + diagonals[diagonal][row]];
		if (!nonet_cellset_has(tridagon->usable, cell))
			return none;
		nonet_cellset_add(&cells, cell);
	}
	return cells;
}

/* The only guardian, if there is but one. */
static bool only_guardian(const struct tridagon *tridagon, struct nonet_candidate *guardian_ret) {
	int count = 0;
	for (int i = 0; i < BOXES; i++)
		for (struct nonet_cellset left = tridagon->cells[i]; !nonet_cellset_is_empty(left);) {
			int cell = nonet_cellset_take(&left);
			unsigned digits = guardians_in(tridagon, cell);
			if (!digits)
				continue;
			count += nonet_digit_count(digits);
			*guardian_ret =
			    (struct nonet_candidate){(uint8_t)cell, (uint8_t)nonet_lowest_digit(digits)};
		}
	return count == 1;
}

static bool report(struct tridagon *tridagon, const struct guard *guard) {
	struct nonet_search *search = tridagon->search;
	struct nonet_candidate guardian;
	nonet_finding_begin(search, NONET_TECHNIQUE_TRIDAGON);
	search->finding.digits = (uint16_t)tridagon->digits;
	for (int i = 0; i < BOXES; i++) {
		search->finding.base_houses |= 1u << (18 + tridagon->boxes[i]);
		nonet_finding_pattern_cells(search, tridagon->cells[i], tridagon->digits, NONET_ROLE_BASE);
	}
	for (int i = 0; i < BOXES; i++)
		for (struct nonet_cellset left = tridagon->cells[i]; !nonet_cellset_is_empty(left);) {
			int cell = nonet_cellset_take(&left);
			if (guardians_in(tridagon, cell))
				nonet_finding_pattern(search, cell, guardians_in(tridagon, cell), NONET_ROLE_EXTRA);
		}
	if (only_guardian(tridagon, &guardian))
		nonet_finding_place(search, guardian.cell, guardian.digit);
	else
		for (int digit = 1; digit <= 9; digit++)
			nonet_finding_eliminate_cells(search, guard->at_odds[digit - 1], digit);
	return nonet_finding_report(search);
}

/* Chooses cells in box number `index` and those after it. */
static bool choose_cells(struct tridagon *tridagon, int index, bool odd,
                         const struct guard *guard) {
	if (index == BOXES)
		return odd && guard->count > 0 && report(tridagon, guard);
	for (int diagonal = 0; diagonal < 6; diagonal++) {
		struct nonet_cellset cells = cells_on(tridagon, tridagon->boxes[index], diagonal);
		if (nonet_cellset_is_empty(cells))
			continue;
		struct guard more = *guard;
		tridagon->cells[index] = cells;
		while (!nonet_cellset_is_empty(cells)) {
			int cell = nonet_cellset_take(&cells);
			if (guardians_in(tridagon, cell))
				add_guardians(&more, cell, guardians_in(tridagon, cell));
		}
		if (more.count <= MOST_GUARDED && is_open(&more) &&
		    choose_cells(tridagon, index + 1, odd ^ (diagonal >= 3), &more))
			return true;
	}
	return false;
}

static bool try_boxes(struct tridagon *tridagon, const struct guard *guard, int bands, int stacks) {
	static const uint8_t pairs[3][2] = {{0, 1}, {0, 2}, {1, 2}};
	for (int i = 0; i < BOXES; i++) {
		int box = 3 * pairs[bands][i / 2] + pairs[stacks][i % 2];
		struct nonet_cellset usable =
		    nonet_cellset_and(tridagon->usable, nonet_masks_house[18 + box]);
		if (nonet_cellset_count(usable) < CELLS)
			return false;
		tridagon->boxes[i] = (uint8_t)box;
	}
	return choose_cells(tridagon, 0, false, guard);
}

static bool try_digits(struct nonet_search *search, unsigned digits) {
	const struct nonet_state *state = search->state;
	struct tridagon tridagon = {.search = search, .digits = digits};
	struct guard guard = {.count = 0};
	for (int digit = 0; digit < 9; digit++)
		guard.at_odds[digit] = state->cells[digit];
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (nonet_digit_count(state->candidates[cell] & digits) >= 2)
			nonet_cellset_add(&tridagon.usable, cell);
	for (int bands = 0; bands < 3; bands++)
		for (int stacks = 0; stacks < 3; stacks++)
			if (try_boxes(&tridagon, &guard, bands, stacks))
				return true;
	return false;
}

bool nonet_find_tridagon(struct nonet_search *search, int variant) {
	(void)variant;
	for (unsigned digits = 7; digits < 1u << 9; digits++)
		if (nonet_digit_count(digits) == 3 && try_digits(search, digits))
			return true;
	return false;
}
