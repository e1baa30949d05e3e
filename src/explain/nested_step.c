#include "explain/nested_step.h"

/* Where to look for the pattern, and what is found. */
struct pattern {
	const struct nonet_cellset *cells;
	const struct nonet_step *step;
	const struct nonet_chain_node *node;
	struct nonet_cellset own; /* the node's cell */
	unsigned digits;
	uint32_t bases, covers;
	struct nonet_cellset places;
};

static struct nonet_cellset places_in(const struct pattern *pattern, int house, int digit) {
	return nonet_cellset_and(pattern->cells[digit - 1], nonet_masks_house[house]);
}

/* Whether each parent of the node is a candidate of these digits in these cells. */
static bool needs_parents(const struct pattern *pattern, struct nonet_cellset cells,
                          unsigned digits) {
	for (uint32_t i = 0; i < pattern->node->parent_count; i++) {
		const struct nonet_chain_node *parent =
		    &pattern->step->nodes[pattern->step->parents[pattern->node->first_parent + i]];
		if (!nonet_cellset_has(cells, parent->cell) || !(digits >> (parent->digit - 1) & 1))
			return false;
	}
	return true;
}

/* Pointing goes from a box to a line, claiming from a line to a box. */
static bool find_locking(struct pattern *pattern) {
	int digit = pattern->node->digit, cell = pattern->node->cell;
	bool pointing = pattern->node->technique == NONET_TECHNIQUE_POINTING;
	for (int base = pointing ? 18 : 0; base < (pointing ? NONET_HOUSES : 18); base++)
		for (int k = pointing ? 0 : 2; k < (pointing ? 2 : 3); k++) {
			int cover = nonet_masks_house_of(cell, k);
			struct nonet_cellset places = places_in(pattern, base, digit);
			if (nonet_cellset_is_empty(places) ||
			    !nonet_cellset_within(places, nonet_masks_house[cover]) ||
			    nonet_cellset_has(nonet_masks_house[base], cell) ||
			    !needs_parents(pattern, nonet_masks_house[base], 1u << (digit - 1)))
				continue;
			pattern->bases = 1u << base;
			pattern->covers = 1u << cover;
			pattern->places = places;
			return true;
		}
	return false;
}

static unsigned digits_of(const struct pattern *pattern, int cell) {
	unsigned digits = 0;
	for (int digit = 1; digit <= 9; digit++)
		digits |= (unsigned)nonet_cellset_has(pattern->cells[digit - 1], cell) << (digit - 1);
	return digits;
}

static struct nonet_cellset two_cells(int first, int second) {
	struct nonet_cellset cells = {0, 0};
	nonet_cellset_add(&cells, first);
	nonet_cellset_add(&cells, second);
	return cells;
}

static bool find_naked_pair_in(struct pattern *pattern, int house) {
	unsigned own = 1u << (pattern->node->digit - 1);
	struct nonet_cellset rest = nonet_cellset_minus(nonet_masks_house[house], pattern->own);
	while (!nonet_cellset_is_empty(rest)) {
		int first = nonet_cellset_take(&rest);
		unsigned digits = digits_of(pattern, first);
		if (nonet_popcount(digits) != 2 || !(digits & own))
			continue;
		for (struct nonet_cellset others = rest; !nonet_cellset_is_empty(others);) {
			int second = nonet_cellset_take(&others);
			struct nonet_cellset pair = two_cells(first, second);
			if (digits_of(pattern, second) != digits ||
			    !needs_parents(pattern, pair, NONET_ALL_DIGITS))
				continue;
			pattern->bases = 1u << house;
			pattern->places = pair;
			pattern->digits = digits;
			return true;
		}
	}
	return false;
}

/* The node's cell and another one have two other digits. */
static bool find_hidden_pair_in(struct pattern *pattern, int house) {
	struct nonet_cellset others = nonet_cellset_minus(nonet_masks_house[house], pattern->own);
	while (!nonet_cellset_is_empty(others)) {
		struct nonet_cellset pair = two_cells(pattern->node->cell, nonet_cellset_take(&others));
		unsigned digits = 0;
		for (int digit = 1; digit <= 9; digit++)
			if (nonet_cellset_equal(places_in(pattern, house, digit), pair))
				digits |= 1u << (digit - 1);
		if (nonet_popcount(digits) != 2 || digits >> (pattern->node->digit - 1) & 1 ||
		    !needs_parents(pattern, nonet_masks_house[house], digits))
			continue;
		pattern->bases = 1u << house;
		pattern->places = pair;
		pattern->digits = digits;
		return true;
	}
	return false;
}

static uint32_t lines_of(struct nonet_cellset cells, int kind) {
	uint32_t lines = 0;
	while (!nonet_cellset_is_empty(cells))
		lines |= 1u << nonet_masks_house_of(nonet_cellset_take(&cells), kind);
	return lines;
}

/* Bases of one kind, 0 for rows and 1 for columns, and covers of the other one. */
static bool find_x_wing_of(struct pattern *pattern, int kind) {
	int digit = pattern->node->digit, cell = pattern->node->cell;
	uint32_t own_cover = 1u << nonet_masks_house_of(cell, 1 - kind);
	for (int first = 9 * kind; first < 9 * kind + 9; first++)
		for (int second = first + 1; second < 9 * kind + 9; second++) {
			struct nonet_cellset lines =
			    nonet_cellset_or(nonet_masks_house[first], nonet_masks_house[second]);
			struct nonet_cellset places = nonet_cellset_and(pattern->cells[digit - 1], lines);
			uint32_t covers = lines_of(places, 1 - kind);
			if (nonet_popcount(covers) != 2 || !(covers & own_cover) ||
			    nonet_cellset_has(lines, cell) || !needs_parents(pattern, lines, 1u << (digit - 1)))
				continue;
			pattern->bases = 1u << first | 1u << second;
			pattern->covers = covers;
			pattern->places = places;
			return true;
		}
	return false;
}

/* The message for the pattern found; the one that tells its name alone when there is none. */
static enum nonet_message find_pattern(struct pattern *pattern) {
	int cell = pattern->node->cell;
	bool found = false;
	switch (pattern->node->technique) {
	case NONET_TECHNIQUE_POINTING:
	case NONET_TECHNIQUE_CLAIMING:
		return find_locking(pattern) ? NONET_MESSAGE_THEN_OFF_BY_LOCKING
		                             : NONET_MESSAGE_THEN_OFF_BY_STEP;
	case NONET_TECHNIQUE_NAKED_PAIR:
		for (int k = 0; k < 3 && !found; k++)
			found = find_naked_pair_in(pattern, nonet_masks_house_of(cell, k));
		return found ? NONET_MESSAGE_THEN_OFF_BY_NAKED_PAIR : NONET_MESSAGE_THEN_OFF_BY_STEP;
	case NONET_TECHNIQUE_HIDDEN_PAIR:
		for (int k = 0; k < 3 && !found; k++)
			found = find_hidden_pair_in(pattern, nonet_masks_house_of(cell, k));
		return found ? NONET_MESSAGE_THEN_OFF_BY_HIDDEN_PAIR : NONET_MESSAGE_THEN_OFF_BY_STEP;
	case NONET_TECHNIQUE_X_WING:
		return find_x_wing_of(pattern, 0) || find_x_wing_of(pattern, 1)
		           ? NONET_MESSAGE_THEN_OFF_BY_X_WING
		           : NONET_MESSAGE_THEN_OFF_BY_STEP;
	default:
		return NONET_MESSAGE_THEN_OFF_BY_STEP;
	}
}

const char *nonet_phrase_nested_step(const struct nonet_telling *telling,
                                     const struct nonet_cellset cells[9],
                                     const struct nonet_chain_node *node) {
	struct nonet_speech *speech = telling->speech;
	struct pattern pattern = {.cells = cells, .step = telling->step, .node = node};
	nonet_cellset_add(&pattern.own, node->cell);
	enum nonet_message message = find_pattern(&pattern);
	bool has_places = !nonet_cellset_is_empty(pattern.places);
	return nonet_speech_form(
	    speech, message, (unsigned long)nonet_cellset_count(pattern.places),
	    NONET_FILLS(
	        {"cells", nonet_phrase_cell(speech, node->cell)},
	        {"digit", nonet_phrase_number(speech, node->digit)},
	        {"technique", nonet_phrase_technique(speech, (enum nonet_technique)node->technique)},
	        {"base", pattern.bases ? nonet_phrase_houses(speech, pattern.bases) : ""},
	        {"cover", pattern.covers ? nonet_phrase_houses(speech, pattern.covers) : ""},
	        {"places", has_places ? nonet_phrase_cells(speech, pattern.places) : ""},
	        {"digits", pattern.digits ? nonet_phrase_digits(speech, pattern.digits) : ""}));
}
