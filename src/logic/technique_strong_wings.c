/* Wings of three strong links: alternating chains short enough to have names of their own. A strong
 * link is the two candidates of a cell (1=2)a, or the two places of a digit in a house 1a=1b:
 *
 *   M-wing  (1=2)a - 2b=2c - 1c=1d           1 goes where both a and d are seen
 *   S-wing  1a=1b - (1=2)c - 2d=2e           a and e see each other: a is not 2, e is not 1
 *   L-wing  1a=1b - 1c=1d - 2d=2e            the same (two digits)
 *           1a=1b - 2b=2c - 3c=3d            a and d see each other: a is not 3, d is not 1
 *
 * Names and forms are those of the New Sudoku Players' Forum (StrmCkr's threads "L2-Wings" and
 * "Local - Wing") and of the dailysudoku.com forum (M- and S-wing). The W-wing, with a link inside
 * two cells that are alike, is the fourth of them. All cells of a wing differ. */
#include "logic/technique.h"

enum { LINKS = 3, NODES = 2 * LINKS };

enum end { SAME_DIGIT, ANY_DIGIT, NEW_DIGIT };

struct shape {
	enum nonet_technique technique;
	bool in_cell[LINKS];      /* the link is inside a cell */
	bool in_place[LINKS - 1]; /* the step to the next link stays in the cell */
	enum end end;             /* the last digit, seen from the first */
	bool symmetric;           /* the way back has the same shape */
};

enum { M_WING, S_WING, TWO_DIGITS, THREE_DIGITS };

static const struct shape shapes[] = {
    [M_WING] = {NONET_TECHNIQUE_M_WING, {true, false, false}, {false, true}, SAME_DIGIT, false},
    [S_WING] = {NONET_TECHNIQUE_S_WING, {false, true, false}, {false, false}, ANY_DIGIT, true},
    [TWO_DIGITS] = {NONET_TECHNIQUE_L_WING, {false, false, false}, {false, true}, ANY_DIGIT, false},
    [THREE_DIGITS] = {NONET_TECHNIQUE_L_WING, {false, false, false}, {true, true}, NEW_DIGIT, true},
};

struct wing {
	struct nonet_search *search;
	const struct shape *shape;
	struct nonet_candidate nodes[NODES]; /* false and true in turn, from a false one on */
	uint32_t houses;
};

static bool has_cell(const struct wing *wing, int count, int cell) {
	for (int i = 0; i < count; i++)
		if (wing->nodes[i].cell == cell)
			return true;
	return false;
}

static bool ends_well(const struct wing *wing) {
	const struct nonet_candidate *nodes = wing->nodes;
	int first = nodes[0].digit, last = nodes[NODES - 1].digit;
	if (wing->shape->symmetric && nodes[0].cell > nodes[NODES - 1].cell)
		return false;
	switch (wing->shape->end) {
	case SAME_DIGIT:
		return last == first;
	case NEW_DIGIT:
		return last != first && last != nodes[2].digit;
	default:
		return last != first;
	}
}

static void take_away(struct wing *wing) {
	struct nonet_search *search = wing->search;
	struct nonet_candidate first = wing->nodes[0], last = wing->nodes[NODES - 1];
	if (first.digit == last.digit) {
		struct nonet_cellset seen =
		    nonet_cellset_and(nonet_masks_peers[first.cell], nonet_masks_peers[last.cell]);
		nonet_finding_eliminate_cells(
		    search, nonet_cellset_and(seen, search->state->cells[first.digit - 1]), first.digit);
	} else if (nonet_masks_sees(first.cell, last.cell)) {
		nonet_finding_eliminate_digits(search, first.cell, 1u << (last.digit - 1));
		nonet_finding_eliminate_digits(search, last.cell, 1u << (first.digit - 1));
	}
}

static bool try_wing(struct wing *wing) {
	struct nonet_search *search = wing->search;
	struct nonet_finding *finding = &search->finding;
	if (!ends_well(wing))
		return false;
	nonet_finding_begin(search, wing->shape->technique);
	finding->base_houses = wing->houses;
	for (int i = 0; i < NODES; i++) {
		struct nonet_candidate node = wing->nodes[i];
		finding->digits |= (uint16_t)(1u << (node.digit - 1));
		finding->links[finding->link_count++] =
		    (struct nonet_link){node.cell, node.digit, i % 2, false, 0};
		nonet_finding_pattern(search, node.cell, 1u << (node.digit - 1), NONET_ROLE_BASE);
	}
	finding->length = finding->link_count;
	take_away(wing);
	return nonet_finding_report(search);
}

static bool add_link(struct wing *wing, int link);

/* Goes on from a true candidate to those that it makes false. */
static bool go_on(struct wing *wing, int link) {
	const struct nonet_state *state = wing->search->state;
	if (link == LINKS - 1)
		return try_wing(wing);
	struct nonet_candidate from = wing->nodes[2 * link + 1];
	struct nonet_candidate *to = &wing->nodes[2 * link + 2];
	if (wing->shape->in_place[link]) {
		unsigned others = state->candidates[from.cell] & ~(1u << (from.digit - 1));
		for (; others; others &= others - 1) {
			*to = (struct nonet_candidate){from.cell, (uint8_t)nonet_lowest_digit(others)};
			if (add_link(wing, link + 1))
				return true;
		}
		return false;
	}
	struct nonet_cellset seen =
	    nonet_cellset_and(state->cells[from.digit - 1], nonet_masks_peers[from.cell]);
	while (!nonet_cellset_is_empty(seen)) {
		*to = (struct nonet_candidate){(uint8_t)nonet_cellset_take(&seen), from.digit};
		if (!has_cell(wing, 2 * link + 2, to->cell) && add_link(wing, link + 1))
			return true;
	}
	return false;
}

static bool link_in_cell(struct wing *wing, int link) {
	struct nonet_candidate from = wing->nodes[2 * link];
	unsigned digits = wing->search->state->candidates[from.cell];
	if (nonet_digit_count(digits) != 2)
		return false;
	int other = nonet_lowest_digit(digits & ~(1u << (from.digit - 1)));
	wing->nodes[2 * link + 1] = (struct nonet_candidate){from.cell, (uint8_t)other};
	return go_on(wing, link);
}

static bool link_in_houses(struct wing *wing, int link) {
	const struct nonet_state *state = wing->search->state;
	struct nonet_candidate from = wing->nodes[2 * link];
	uint32_t houses = wing->houses;
	struct nonet_cellset met = {0, 0};
	for (int k = 0; k < 3; k++) {
		int house = nonet_masks_house_of(from.cell, k);
		struct nonet_cellset places = nonet_places(state, house, from.digit);
		nonet_cellset_remove(&places, from.cell);
		if (nonet_cellset_count(places) != 1)
			continue;
		int cell = nonet_cellset_first(places);
		if (nonet_cellset_has(met, cell) || has_cell(wing, 2 * link, cell))
			continue;
		nonet_cellset_add(&met, cell);
		wing->houses = houses | 1u << house;
		wing->nodes[2 * link + 1] = (struct nonet_candidate){(uint8_t)cell, from.digit};
		if (go_on(wing, link))
			return true;
	}
	wing->houses = houses;
	return false;
}

/* Adds strong link `link`, which begins where the way has come to. */
static bool add_link(struct wing *wing, int link) {
	return wing->shape->in_cell[link] ? link_in_cell(wing, link) : link_in_houses(wing, link);
}

static bool find_shape(struct nonet_search *search, const struct shape *shape) {
	struct wing wing = {.search = search, .shape = shape};
	for (int digit = 1; digit <= 9; digit++) {
		struct nonet_cellset cells = search->state->cells[digit - 1];
		while (!nonet_cellset_is_empty(cells)) {
			wing.nodes[0] =
			    (struct nonet_candidate){(uint8_t)nonet_cellset_take(&cells), (uint8_t)digit};
			if (add_link(&wing, 0))
				return true;
		}
	}
	return false;
}

bool nonet_find_m_wing(struct nonet_search *search, int variant) {
	(void)variant;
	return find_shape(search, &shapes[M_WING]);
}

bool nonet_find_s_wing(struct nonet_search *search, int variant) {
	(void)variant;
	return find_shape(search, &shapes[S_WING]);
}

bool nonet_find_l_wing(struct nonet_search *search, int variant) {
	(void)variant;
	return find_shape(search, &shapes[TWO_DIGITS]) || find_shape(search, &shapes[THREE_DIGITS]);
}
