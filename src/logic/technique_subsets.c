/* As many cells of a house as digits: naked (cells that have no other digits) or hidden (digits
 * that have no other places). A naked subset that lies in a box and a line at once, and takes
 * candidates from both, is locked. */
#include "logic/technique.h"

#include <assert.h>

enum kind { NAKED, LOCKED };

struct subset_search {
	struct nonet_search *search;
	int house;
	int size;
	enum kind kind;
	int option_count;
	uint8_t option[9];         /* cells for naked subsets, digits for hidden ones */
	uint16_t option_digits[9]; /* the cell's digits, or the digit's places in the house */
	uint8_t chosen[9];
};

static const enum nonet_technique naked_names[] = {
    NONET_TECHNIQUE_NAKED_PAIR, NONET_TECHNIQUE_NAKED_TRIPLE, NONET_TECHNIQUE_NAKED_QUAD};
static const enum nonet_technique hidden_names[] = {
    NONET_TECHNIQUE_HIDDEN_PAIR, NONET_TECHNIQUE_HIDDEN_TRIPLE, NONET_TECHNIQUE_HIDDEN_QUAD};

/* Takes the digits from the rest of a house that holds all the cells. */
static void clear_house(struct nonet_search *search, int house, struct nonet_cellset cells,
                        unsigned digits) {
	for (int i = 0; i < 9; i++) {
		int cell = nonet_units_house[house][i];
		if (!nonet_cellset_has(cells, cell))
			nonet_finding_eliminate_digits(search, cell, digits);
	}
}

static bool all_in(struct nonet_cellset cells, int house) {
	return nonet_cellset_within(cells, nonet_masks_house[house]);
}

/* Whether an elimination from index `first` on lies outside the box. */
static bool leaves_box(const struct nonet_finding *finding, int first, int box) {
	for (int i = first; i < finding->elimination_count; i++)
		if (nonet_box_of(finding->eliminations[i].cell) != box)
			return true;
	return false;
}

static bool report_naked(struct subset_search *at, struct nonet_cellset cells, unsigned digits) {
	struct nonet_search *search = at->search;
	int first_cell = nonet_cellset_first(cells);
	int box = nonet_box_of(first_cell);
	bool in_box = all_in(cells, 18 + box);
	bool line_hit = false;
	nonet_finding_begin(search, naked_names[at->size - 2]);
	for (int k = 0; k < 2; k++) {
		int line = nonet_masks_house_of(first_cell, k);
		if (!all_in(cells, line))
			continue;
		int before = search->finding.elimination_count;
		search->finding.base_houses |= 1u << line;
		clear_house(search, line, cells, digits);
		line_hit |= leaves_box(&search->finding, before, box);
	}
	int before = search->finding.elimination_count;
	if (in_box) {
		search->finding.base_houses |= 1u << (18 + box);
		clear_house(search, 18 + box, cells, digits);
	}
	bool box_hit = search->finding.elimination_count > before;
	bool locked = at->size < 4 && line_hit && box_hit;
	if (locked != (at->kind == LOCKED))
		return false;
	if (locked)
		search->finding.technique =
		    at->size == 2 ? NONET_TECHNIQUE_LOCKED_PAIR : NONET_TECHNIQUE_LOCKED_TRIPLE;
	search->finding.digits = (uint16_t)digits;
	nonet_finding_pattern_cells(search, cells, digits, NONET_ROLE_BASE);
	return nonet_finding_report(search);
}

/* Chooses the cells from `start` on, in order; their number is bounded by four. */
static bool choose_cells(struct subset_search *at, int depth, int start, struct nonet_cellset cells,
                         unsigned digits) {
	if (depth == at->size)
		return nonet_digit_count(digits) == at->size && report_naked(at, cells, digits);
	for (int i = start; i <= at->option_count - at->size + depth; i++) {
		unsigned all = digits | at->option_digits[i];
		if (nonet_digit_count(all) > at->size)
			continue;
		struct nonet_cellset more = cells;
		nonet_cellset_add(&more, at->option[i]);
		if (choose_cells(at, depth + 1, i + 1, more, all))
			return true;
	}
	return false;
}

static bool find_naked_in(struct nonet_search *search, int house, int size, enum kind kind) {
	struct subset_search at = {.search = search, .house = house, .size = size, .kind = kind};
	for (int i = 0; i < 9; i++) {
		int cell = nonet_units_house[house][i];
		int count = nonet_digit_count(search->state->candidates[cell]);
		if (count == 0 || count > size)
			continue;
		at.option[at.option_count] = (uint8_t)cell;
		at.option_digits[at.option_count++] = search->state->candidates[cell];
	}
	return choose_cells(&at, 0, 0, (struct nonet_cellset){0, 0}, 0);
}

static bool report_hidden(struct subset_search *at, unsigned places) {
	struct nonet_search *search = at->search;
	unsigned digits = 0;
	assert(at->size >= 2 && at->size <= 4);
	for (int i = 0; i < at->size; i++)
		digits |= 1u << (at->chosen[i] - 1);
	nonet_finding_begin(search, hidden_names[at->size - 2]);
	search->finding.digits = (uint16_t)digits;
	search->finding.base_houses = 1u << at->house;
	for (; places; places &= places - 1) {
		int cell = nonet_units_house[at->house][__builtin_ctz(places)];
		nonet_finding_pattern(search, cell, digits & search->state->candidates[cell],
		                      NONET_ROLE_BASE);
		nonet_finding_eliminate_digits(search, cell, NONET_ALL_DIGITS & ~digits);
	}
	return nonet_finding_report(search);
}

static bool choose_digits(struct subset_search *at, int depth, int start, unsigned places) {
	if (depth == at->size)
		return report_hidden(at, places);
	for (int i = start; i <= at->option_count - at->size + depth; i++) {
		unsigned all = places | at->option_digits[i];
		if (nonet_digit_count(all) > at->size)
			continue;
		at->chosen[depth] = at->option[i];
		if (choose_digits(at, depth + 1, i + 1, all))
			return true;
	}
	return false;
}

static bool find_hidden_in(struct nonet_search *search, int house, int size) {
	struct subset_search at = {.search = search, .house = house, .size = size};
	int empty_count = 0;
	for (int i = 0; i < 9; i++)
		empty_count += search->state->digit[nonet_units_house[house][i]] == 0;
	if (empty_count <= size)
		return false;
	for (int digit = 1; digit <= 9; digit++) {
		uint16_t places = search->state->places[house][digit - 1];
		if (places == 0 || nonet_digit_count(places) > size)
			continue;
		at.option[at.option_count] = (uint8_t)digit;
		at.option_digits[at.option_count++] = places;
	}
	return choose_digits(&at, 0, 0, 0);
}

/* Boxes come first, then rows, then columns. */
static int house_in_order(int i) {
	return i < 9 ? 18 + i : i - 9;
}

bool nonet_find_locked_subset(struct nonet_search *search, int variant) {
	for (int box = 18; box < NONET_HOUSES; box++)
		if (find_naked_in(search, box, variant, LOCKED))
			return true;
	return false;
}

bool nonet_find_naked_subset(struct nonet_search *search, int variant) {
	for (int i = 0; i < NONET_HOUSES; i++)
		if (find_naked_in(search, house_in_order(i), variant, NAKED))
			return true;
	return false;
}

bool nonet_find_hidden_subset(struct nonet_search *search, int variant) {
	for (int i = 0; i < NONET_HOUSES; i++)
		if (find_hidden_in(search, house_in_order(i), variant))
			return true;
	return false;
}
