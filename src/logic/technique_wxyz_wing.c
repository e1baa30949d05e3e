/* WXYZ-wing, or bent quad: four cells that have four digits between them, of which all but one, Z,
 * are restricted: all their places in the four cells see one another, so that each is true in at
 * most one of them. Three digits cannot fill four cells, so Z is true in one.
 *
 * This is the wide definition of StrmCkr and SudokuWiki ("WXYZ-Wing"), by which no cell needs to
 * see the three others. Where fewer of the cells have only as many digits, they are a subset or a
 * smaller wing that takes away as much, and the four are not told. */
#include "logic/technique.h"

enum { WING = 4 };

struct wing {
	uint8_t cells[WING];
	unsigned digits[WING + 1]; /* of the first cells: 0 for none of them */
};

/* Whether the last cell makes a smaller group that has no more digits than cells. */
static bool is_smaller_group(const struct nonet_state *state, const struct wing *wing, int count) {
	for (unsigned chosen = 0; chosen < 1u << (count - 1); chosen++) {
		unsigned digits = state->candidates[wing->cells[count - 1]];
		for (int i = 0; i < count - 1; i++)
			if (chosen >> i & 1)
				digits |= state->candidates[wing->cells[i]];
		int size = nonet_digit_count(chosen) + 1;
		if (size < WING && nonet_digit_count(digits) <= size)
			return true;
	}
	return false;
}

static struct nonet_cellset cells_of(const struct wing *wing) {
	struct nonet_cellset cells = {0, 0};
	for (int i = 0; i < WING; i++)
		nonet_cellset_add(&cells, wing->cells[i]);
	return cells;
}

static bool is_restricted(struct nonet_cellset places) {
	for (struct nonet_cellset left = places; !nonet_cellset_is_empty(left);) {
		int cell = nonet_cellset_take(&left);
		if (!nonet_cellset_within(left, nonet_masks_peers[cell]))
			return false;
	}
	return true;
}

/* The one digit that is not restricted, or 0. */
static int open_digit(const struct nonet_state *state, const struct wing *wing) {
	struct nonet_cellset cells = cells_of(wing);
	int open = 0;
	for (unsigned digits = wing->digits[WING]; digits; digits &= digits - 1) {
		int digit = nonet_lowest_digit(digits);
		if (is_restricted(nonet_cellset_and(cells, state->cells[digit - 1])))
			continue;
		if (open)
			return 0;
		open = digit;
	}
	return open;
}

/* The first cell that sees the three others, or -1. */
static int hinge_of(struct nonet_cellset cells) {
	for (struct nonet_cellset left = cells; !nonet_cellset_is_empty(left);) {
		int cell = nonet_cellset_take(&left);
		struct nonet_cellset others = cells;
		nonet_cellset_remove(&others, cell);
		if (nonet_cellset_within(others, nonet_masks_peers[cell]))
			return cell;
	}
	return -1;
}

static bool try_wing(struct nonet_search *search, const struct wing *wing) {
	const struct nonet_state *state = search->state;
	int open = open_digit(state, wing);
	if (!open)
		return false;
	struct nonet_cellset cells = cells_of(wing), places = state->cells[open - 1];
	struct nonet_cellset seen = nonet_masks_common_peers(nonet_cellset_and(cells, places));
	nonet_finding_begin(search, NONET_TECHNIQUE_WXYZ_WING);
	search->finding.digits = (uint16_t)wing->digits[WING];
	int hinge = hinge_of(cells);
	for (int i = 0; i < WING; i++) {
		int cell = wing->cells[i];
		nonet_finding_pattern(search, cell, state->candidates[cell],
		                      cell == hinge ? NONET_ROLE_PIVOT : NONET_ROLE_BASE);
	}
	nonet_finding_eliminate_cells(search, nonet_cellset_and(seen, places), open);
	return nonet_finding_report(search);
}

static bool add_cells(struct nonet_search *search, struct wing *wing, int count, int from) {
	if (count == WING)
		return nonet_digit_count(wing->digits[WING]) == WING && try_wing(search, wing);
	for (int cell = from; cell < NONET_CELLS; cell++) {
		unsigned digits = wing->digits[count] | search->state->candidates[cell];
		if (search->state->digit[cell] || nonet_digit_count(digits) > WING)
			continue;
		wing->cells[count] = (uint8_t)cell;
		wing->digits[count + 1] = digits;
		if (is_smaller_group(search->state, wing, count + 1))
			continue;
		if (add_cells(search, wing, count + 1, cell + 1))
			return true;
	}
	return false;
}

bool nonet_find_wxyz_wing(struct nonet_search *search, int variant) {
	(void)variant;
	struct wing wing = {.digits = {0}};
	return add_cells(search, &wing, 0, 0);
}
