/* Patterns that a puzzle with one solution cannot end in: two digits that could be swapped in the
 * four corners of a rectangle over two boxes, or a grid in which every cell has two candidates.
 *
 * All of these presuppose a puzzle that is proven to have one solution. Empty corners may lack one
 * of the two digits, as long as no placed digit forbids it. Avoidable rectangles are about corners
 * that are filled, but not by givens.
 */
#include "logic/technique.h"

enum { HIDDEN = 7, MAX_RECTANGLES = 400 };

struct rectangle {
	struct nonet_search *search;
	int variant;   /* the kind wanted: 1..6, or HIDDEN; 1 or 2 for avoidable ones */
	int corner[4]; /* the first two share a box, so do the last two; 0 and 2 share a line */
	int digit[2];
	unsigned digits;
	struct nonet_cellset corners;
	struct nonet_cellset plain; /* corners without other candidates */
	struct nonet_cellset extra; /* corners with */

	int seen_count;
	int seen[MAX_RECTANGLES];
};

static const enum nonet_technique names[] = {
    NONET_TECHNIQUE_UNIQUENESS_1,    NONET_TECHNIQUE_UNIQUENESS_2, NONET_TECHNIQUE_UNIQUENESS_3,
    NONET_TECHNIQUE_UNIQUENESS_4,    NONET_TECHNIQUE_UNIQUENESS_5, NONET_TECHNIQUE_UNIQUENESS_6,
    NONET_TECHNIQUE_HIDDEN_RECTANGLE};

static void begin(struct rectangle *at, enum nonet_technique technique) {
	nonet_finding_begin(at->search, technique);
	at->search->finding.digits = (uint16_t)at->digits;
	nonet_finding_pattern_cells(at->search, at->plain, at->digits, NONET_ROLE_BASE);
	nonet_finding_pattern_cells(at->search, at->extra, NONET_ALL_DIGITS, NONET_ROLE_EXTRA);
}

static unsigned extra_digits(const struct rectangle *at) {
	unsigned digits = 0;
	struct nonet_cellset cells = at->extra;
	while (!nonet_cellset_is_empty(cells))
		digits |= at->search->state->candidates[nonet_cellset_take(&cells)];
	return digits & ~at->digits;
}

static bool try_type_1(struct rectangle *at) {
	if (nonet_cellset_count(at->plain) != 3)
		return false;
	begin(at, NONET_TECHNIQUE_UNIQUENESS_1);
	nonet_finding_eliminate_digits(at->search, nonet_cellset_first(at->extra), at->digits);
	return nonet_finding_report(at->search);
}

static void two_extras(const struct rectangle *at, int cells_ret[2]) {
	struct nonet_cellset cells = at->extra;
	cells_ret[0] = nonet_cellset_take(&cells);
	cells_ret[1] = nonet_cellset_take(&cells);
}

static bool in_line(int a, int b) {
	return nonet_row_of(a) == nonet_row_of(b) || nonet_column_of(a) == nonet_column_of(b);
}

/* One extra digit in two or three corners: it is in one of them. Type 5 when these are not in one
 * line. */
static bool try_types_2_and_5(struct rectangle *at) {
	int extra_count = nonet_cellset_count(at->extra);
	unsigned digits = extra_digits(at);
	if ((extra_count != 2 && extra_count != 3) || nonet_digit_count(digits) != 1)
		return false;
	int cells[2];
	two_extras(at, cells);
	int type = extra_count == 3 || !in_line(cells[0], cells[1]) ? 5 : 2;
	if (type != at->variant)
		return false;
	int digit = nonet_lowest_digit(digits);
	begin(at, names[type - 1]);
	nonet_finding_eliminate_cells(
	    at->search,
	    nonet_cellset_and(nonet_masks_common_peers(at->extra), at->search->state->cells[digit - 1]),
	    digit);
	return nonet_finding_report(at->search);
}

/* Type 3: the extra digits of two corners and some cells of their house make a naked subset. */
struct subset {
	struct rectangle *at;
	int house;
	int option_count;
	uint8_t option[9];
};

static bool all_in_one(struct nonet_cellset cells, int k) {
	int house = nonet_masks_house_of(nonet_cellset_first(cells), k);
	return nonet_cellset_within(cells, nonet_masks_house[house]);
}

static void clear_rest(struct nonet_search *search, int house, struct nonet_cellset cells,
                       unsigned digits) {
	struct nonet_cellset rest = nonet_cellset_minus(nonet_masks_house[house], cells);
	while (!nonet_cellset_is_empty(rest))
		nonet_finding_eliminate_digits(search, nonet_cellset_take(&rest), digits);
}

static bool report_type_3(const struct subset *subset, struct nonet_cellset cells,
                          unsigned digits) {
	struct nonet_search *search = subset->at->search;
	begin(subset->at, NONET_TECHNIQUE_UNIQUENESS_3);
	search->finding.base_houses = 1u << subset->house;
	nonet_finding_pattern_cells(search, nonet_cellset_minus(cells, subset->at->corners), digits,
	                            NONET_ROLE_EXTRA);
	clear_rest(search, subset->house, cells, digits);
	if (search->finding.elimination_count && subset->house < 18 && all_in_one(cells, 2))
		clear_rest(search, nonet_masks_house_of(nonet_cellset_first(cells), 2), cells, digits);
	return nonet_finding_report(search);
}

static bool choose_subset(const struct subset *subset, int start, struct nonet_cellset cells,
                          unsigned digits) {
	for (int i = start; i < subset->option_count; i++) {
		struct nonet_cellset more = cells;
		nonet_cellset_add(&more, subset->option[i]);
		unsigned all = digits | subset->at->search->state->candidates[subset->option[i]];
		bool elsewhere = subset->house >= 18 && (all_in_one(more, 0) || all_in_one(more, 1));
		if (!elsewhere && nonet_digit_count(all) == nonet_cellset_count(more) - 1 &&
		    report_type_3(subset, more, all))
			return true;
		if (choose_subset(subset, i + 1, more, all))
			return true;
	}
	return false;
}

static bool try_type_3(struct rectangle *at) {
	if (nonet_cellset_count(at->plain) != 2)
		return false;
	for (int k = 0; k < 3; k++) {
		if (!all_in_one(at->extra, k))
			continue;
		struct subset subset = {.at = at};
		subset.house = nonet_masks_house_of(nonet_cellset_first(at->extra), k);
		for (int i = 0; i < 9; i++) {
			int cell = nonet_units_house[subset.house][i];
			unsigned digits = at->search->state->candidates[cell];
			if (digits && !(digits & at->digits) && !nonet_cellset_has(at->corners, cell))
				subset.option[subset.option_count++] = (uint8_t)cell;
		}
		if (choose_subset(&subset, 0, at->extra, extra_digits(at)))
			return true;
	}
	return false;
}

static bool report_from_extras(struct rectangle *at, enum nonet_technique technique, int digit) {
	begin(at, technique);
	nonet_finding_eliminate_cells(
	    at->search, nonet_cellset_and(at->extra, at->search->state->cells[digit - 1]), digit);
	return nonet_finding_report(at->search);
}

/* Two corners in a line: a digit that no other cell can hold there is in one of them, so the other
 * digit is not. */
static bool try_type_4(struct rectangle *at) {
	int cells[2];
	if (nonet_cellset_count(at->plain) != 2)
		return false;
	two_extras(at, cells);
	if (!in_line(cells[0], cells[1]))
		return false;
	struct nonet_cellset seen = nonet_masks_common_peers(at->extra);
	for (int i = 0; i < 2; i++)
		if (!nonet_cellset_meets(seen, at->search->state->cells[at->digit[i] - 1]))
			return report_from_extras(at, NONET_TECHNIQUE_UNIQUENESS_4, at->digit[1 - i]);
	return false;
}

/* Two opposite corners: a digit that the lines of the rectangle hold nowhere else would be in
 * these two, or in the other two. */
static bool try_type_6(struct rectangle *at) {
	int cells[2];
	if (nonet_cellset_count(at->plain) != 2)
		return false;
	two_extras(at, cells);
	if (in_line(cells[0], cells[1]))
		return false;
	struct nonet_cellset lines = {0, 0};
	for (int i = 0; i < 4; i++)
		lines =
		    nonet_cellset_or(lines, nonet_masks_house[nonet_masks_house_of(cells[i / 2], i % 2)]);
	lines = nonet_cellset_minus(lines, at->corners);
	for (int i = 0; i < 2; i++)
		if (!nonet_cellset_meets(lines, at->search->state->cells[at->digit[i] - 1]))
			return report_from_extras(at, NONET_TECHNIQUE_UNIQUENESS_6, at->digit[i]);
	return false;
}

static bool only_in_corners(const struct rectangle *at, int house, int digit) {
	return nonet_cellset_within(nonet_places(at->search->state, house, digit), at->corners);
}

/* Opposite to a plain corner: where the two lines of a corner hold a digit in the rectangle only,
 * the corner cannot be the other digit. */
static bool try_hidden(struct rectangle *at) {
	int plain_count = nonet_cellset_count(at->plain);
	if (plain_count != 1 &&
	    (plain_count != 2 || all_in_one(at->plain, 0) || all_in_one(at->plain, 1)))
		return false;
	struct nonet_cellset cells = at->plain;
	while (!nonet_cellset_is_empty(cells)) {
		int cell = nonet_cellset_take(&cells);
		int opposite = -1;
		for (int i = 0; i < 4; i++)
			if (!in_line(at->corner[i], cell))
				opposite = at->corner[i];
		for (int i = 0; i < 2; i++) {
			if (!only_in_corners(at, nonet_masks_house_of(opposite, 0), at->digit[i]) ||
			    !only_in_corners(at, nonet_masks_house_of(opposite, 1), at->digit[i]))
				continue;
			begin(at, NONET_TECHNIQUE_HIDDEN_RECTANGLE);
			nonet_finding_eliminate_digits(at->search, opposite, 1u << (at->digit[1 - i] - 1));
			if (nonet_finding_report(at->search))
				return true;
		}
	}
	return false;
}

static bool try_wanted(struct rectangle *at) {
	switch (at->variant) {
	case 1:
		return try_type_1(at);
	case 2:
	case 5:
		return try_types_2_and_5(at);
	case 3:
		return try_type_3(at);
	case 4:
		return try_type_4(at);
	case 6:
		return try_type_6(at);
	default:
		return try_hidden(at);
	}
}

/* HoDoKu tells rectangles apart by a number that some share, and so passes over these. */
static bool is_new(struct rectangle *at) {
	int weight = at->search->all ? 81 : 10;
	int number = 0;
	struct nonet_cellset cells = at->corners;
	while (!nonet_cellset_is_empty(cells))
		number = number * weight + nonet_cellset_take(&cells);
	for (int i = 0; i < at->seen_count; i++)
		if (at->seen[i] == number)
			return false;
	if (at->seen_count < MAX_RECTANGLES)
		at->seen[at->seen_count++] = number;
	return true;
}

static void set_corners(struct rectangle *at, int a, int b, int c, int d) {
	const int corners[] = {a, b, c, d};
	at->corners = (struct nonet_cellset){0, 0};
	for (int i = 0; i < 4; i++) {
		at->corner[i] = corners[i];
		nonet_cellset_add(&at->corners, corners[i]);
	}
	at->digits = 1u << (at->digit[0] - 1) | 1u << (at->digit[1] - 1);
	at->plain = at->extra = (struct nonet_cellset){0, 0};
	for (int i = 0; i < 4; i++)
		nonet_cellset_add(at->search->state->candidates[corners[i]] & ~at->digits ? &at->extra
		                                                                          : &at->plain,
		                  corners[i]);
}

/* The empty cells that no placed digit keeps the digit from. */
static struct nonet_cellset allowed_cells(const struct nonet_state *state, int digit) {
	struct nonet_cellset allowed = {0, 0};
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (!state->digit[cell])
			nonet_cellset_add(&allowed, cell);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (state->digit[cell] == digit)
			allowed = nonet_cellset_minus(allowed, nonet_masks_peers[cell]);
	return allowed;
}

/* Goes through the rectangles with corner `a`, another corner of its box, and two in other boxes;
 * `try` looks at each. */
static bool each_rectangle(struct rectangle *at, int a, struct nonet_cellset partners,
                           bool (*try_corners)(struct rectangle *at, int a, int b, int c, int d)) {
	for (int i = 0; i < 9; i++) {
		int b = nonet_units_house[18 + nonet_box_of(a)][i];
		if (b == a || !in_line(a, b) || !nonet_cellset_has(partners, b))
			continue;
		bool in_row = nonet_row_of(a) == nonet_row_of(b);
		for (int j = 0; j < 9; j++) {
			int c = in_row ? j * 9 + nonet_column_of(a) : nonet_row_of(a) * 9 + j;
			int d = in_row ? j * 9 + nonet_column_of(b) : nonet_row_of(b) * 9 + j;
			if (nonet_box_of(c) != nonet_box_of(a) && try_corners(at, a, b, c, d))
				return true;
		}
	}
	return false;
}

struct allowed {
	struct rectangle rectangle;
	struct nonet_cellset both; /* allowed for both digits */
};

static bool try_unique(struct rectangle *at, int a, int b, int c, int d) {
	const struct allowed *allowed = (const struct allowed *)at;
	if (!nonet_cellset_has(allowed->both, c) || !nonet_cellset_has(allowed->both, d))
		return false;
	set_corners(at, a, b, c, d);
	return is_new(at) && try_wanted(at);
}

/* Variants 1 to 6: the uniqueness test of that number; 7: the hidden rectangle. */
bool nonet_find_uniqueness(struct nonet_search *search, int variant) {
	struct allowed at;
	const struct nonet_state *state = search->state;
	if (!search->unique)
		return false;
	at.rectangle.search = search;
	at.rectangle.variant = variant;
	at.rectangle.seen_count = 0;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		unsigned digits = state->candidates[cell];
		if (nonet_digit_count(digits) != 2)
			continue;
		at.rectangle.digit[0] = nonet_lowest_digit(digits);
		at.rectangle.digit[1] = nonet_lowest_digit(digits & (digits - 1));
		at.both = nonet_cellset_and(allowed_cells(state, at.rectangle.digit[0]),
		                            allowed_cells(state, at.rectangle.digit[1]));
		if (each_rectangle(&at.rectangle, cell, at.both, try_unique))
			return true;
	}
	return false;
}

static bool is_own(const struct nonet_state *state, int cell, int digit) {
	return state->digit[cell] == digit && !nonet_cellset_has(state->given, cell);
}

static bool is_pair_with(const struct nonet_state *state, int cell, int digit) {
	return nonet_digit_count(state->candidates[cell]) == 2 && nonet_state_has(state, cell, digit);
}

static bool report_avoidable_1(struct rectangle *at, int cell, int digit) {
	begin(at, NONET_TECHNIQUE_AVOIDABLE_RECTANGLE_1);
	nonet_finding_eliminate(at->search, cell, digit);
	return nonet_finding_report(at->search);
}

static bool report_avoidable_2(struct rectangle *at, int c, int d) {
	const struct nonet_state *state = at->search->state;
	unsigned other = state->candidates[c] & ~(1u << (at->digit[1] - 1));
	int digit = nonet_lowest_digit(other);
	if (!nonet_state_has(state, d, digit))
		return false;
	struct nonet_cellset seen = nonet_cellset_and(nonet_masks_peers[c], nonet_masks_peers[d]);
	begin(at, NONET_TECHNIQUE_AVOIDABLE_RECTANGLE_2);
	nonet_finding_eliminate_cells(at->search, nonet_cellset_and(seen, state->cells[digit - 1]),
	                              digit);
	return nonet_finding_report(at->search);
}

/* Corners a and b hold digits 0 and 1; c would hold digit 1, d digit 0. */
static bool try_avoidable(struct rectangle *at, int a, int b, int c, int d) {
	const struct nonet_state *state = at->search->state;
	at->digit[1] = state->digit[b];
	bool c_filled = is_own(state, c, at->digit[1]);
	bool d_filled = is_own(state, d, at->digit[0]);
	bool c_open = is_pair_with(state, c, at->digit[1]);
	bool d_open = is_pair_with(state, d, at->digit[0]);
	if (!((c_filled && d_open) || (c_open && d_filled) || (c_open && d_open)))
		return false;
	set_corners(at, a, b, c, d);
	if (!is_new(at))
		return false;
	if (at->variant == 1)
		return c_filled   ? report_avoidable_1(at, d, at->digit[0])
		       : d_filled ? report_avoidable_1(at, c, at->digit[1])
		                  : false;
	return c_open && d_open && report_avoidable_2(at, c, d);
}

/* Variants 1 and 2: the type. */
bool nonet_find_avoidable_rectangle(struct nonet_search *search, int variant) {
	struct rectangle at;
	const struct nonet_state *state = search->state;
	if (!search->unique)
		return false;
	at.search = search;
	at.variant = variant;
	at.seen_count = 0;
	struct nonet_cellset own = {0, 0};
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (state->digit[cell] && !nonet_cellset_has(state->given, cell))
			nonet_cellset_add(&own, cell);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		at.digit[0] = state->digit[cell];
		if (nonet_cellset_has(own, cell) && each_rectangle(&at, cell, own, try_avoidable))
			return true;
	}
	return false;
}

/* The only cell with three candidates; -1 when any other does not have two. */
static int only_triple(const struct nonet_state *state) {
	int triple = -1;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		int count = nonet_digit_count(state->candidates[cell]);
		if (count > 3 || count == 1 || (count == 3 && triple >= 0))
			return -1;
		if (count == 3)
			triple = cell;
	}
	return triple;
}

/* The digit that has three places in the cell's houses, where every other has two; 0 for none. */
static int triple_digit(const struct nonet_state *state, int cell) {
	int triple = 0;
	for (int house = 0; house < NONET_HOUSES; house++)
		for (int digit = 1; digit <= 9; digit++) {
			int count = nonet_place_count(state, house, digit);
			if (count == 0 || count == 2)
				continue;
			if (count != 3 || (triple && triple != digit) ||
			    !nonet_cellset_has(nonet_masks_house[house], cell))
				return 0;
			triple = digit;
		}
	for (int k = 0; triple && k < 3; k++)
		if (nonet_place_count(state, nonet_masks_house_of(cell, k), triple) != 3)
			return 0;
	return triple;
}

/* Bivalue universal grave + 1: without its third candidate, the cell would leave a grid full of
 * pairs. */
bool nonet_find_bug_plus_1(struct nonet_search *search, int variant) {
	(void)variant;
	const struct nonet_state *state = search->state;
	int cell = search->unique ? only_triple(state) : -1;
	int digit = cell < 0 ? 0 : triple_digit(state, cell);
	if (!digit || !nonet_state_has(state, cell, digit))
		return false;
	nonet_finding_begin(search, NONET_TECHNIQUE_BUG_PLUS_1);
	search->finding.digits = (uint16_t)(1u << (digit - 1));
	nonet_finding_pattern(search, cell, state->candidates[cell], NONET_ROLE_BASE);
	nonet_finding_eliminate_digits(search, cell, NONET_ALL_DIGITS & ~(1u << (digit - 1)));
	return nonet_finding_report(search);
}
