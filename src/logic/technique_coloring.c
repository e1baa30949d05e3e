/* Colouring of one digit: cells joined by strong links get two colours in turn, and one of the two
 * is true throughout. */
#include "logic/technique.h"

enum { MAX_PAIRS = 20 };

struct colors {
	struct nonet_cellset cells[2];
};

static int conjugate_of(const struct nonet_state *state, int cell, int house, int digit) {
	struct nonet_cellset places = nonet_places(state, house, digit);
	if (nonet_cellset_count(places) != 2)
		return -1;
	nonet_cellset_remove(&places, cell);
	return nonet_cellset_first(places);
}

/* Colours everything that hangs on `start`, depth first: where strong links contradict one another,
 * the colour depends on the way. */
static void color_from(const struct nonet_state *state, int digit, int start,
                       struct nonet_cellset *open, struct colors *colors) {
	struct {
		uint8_t cell, color;
	} stack[3 * NONET_CELLS + 1];
	int depth = 0;
	stack[depth].cell = (uint8_t)start;
	stack[depth++].color = 0;
	colors->cells[0] = colors->cells[1] = (struct nonet_cellset){0, 0};
	while (depth > 0) {
		int cell = stack[--depth].cell;
		uint8_t color = stack[depth].color;
		if (!nonet_cellset_has(*open, cell))
			continue;
		nonet_cellset_remove(open, cell);
		nonet_cellset_add(&colors->cells[color], cell);
		for (int k = 2; k >= 0; k--) {
			int next = conjugate_of(state, cell, nonet_masks_house_of(cell, k), digit);
			if (next < 0)
				continue;
			stack[depth].cell = (uint8_t)next;
			stack[depth++].color = 1 - color;
		}
	}
}

static bool has_conjugate(const struct nonet_state *state, int cell, int digit) {
	for (int k = 0; k < 3; k++)
		if (nonet_place_count(state, nonet_masks_house_of(cell, k), digit) == 2)
			return true;
	return false;
}

static int color_digit(const struct nonet_state *state, int digit, struct colors pairs[MAX_PAIRS]) {
	struct nonet_cellset open = {0, 0}, cells = state->cells[digit - 1];
	while (!nonet_cellset_is_empty(cells)) {
		int cell = nonet_cellset_take(&cells);
		if (has_conjugate(state, cell, digit))
			nonet_cellset_add(&open, cell);
	}
	int count = 0;
	while (!nonet_cellset_is_empty(open) && count < MAX_PAIRS) {
		color_from(state, digit, nonet_cellset_first(open), &open, &pairs[count]);
		if (!nonet_cellset_is_empty(pairs[count].cells[1]))
			count++;
	}
	return count;
}

static struct nonet_cellset seen_by_any(struct nonet_cellset cells) {
	struct nonet_cellset seen = {0, 0};
	while (!nonet_cellset_is_empty(cells))
		seen = nonet_cellset_or(seen, nonet_masks_peers[nonet_cellset_take(&cells)]);
	return seen;
}

static void begin(struct nonet_search *search, enum nonet_technique technique, int digit,
                  const struct colors *a, const struct colors *b) {
	unsigned digits = 1u << (digit - 1);
	nonet_finding_begin(search, technique);
	search->finding.digits = (uint16_t)digits;
	nonet_finding_pattern_cells(search, a->cells[0], digits, NONET_ROLE_BASE);
	nonet_finding_pattern_cells(search, a->cells[1], digits, NONET_ROLE_EXTRA);
	if (!b)
		return;
	nonet_finding_pattern_cells(search, b->cells[0], digits, NONET_ROLE_BASE);
	nonet_finding_pattern_cells(search, b->cells[1], digits, NONET_ROLE_EXTRA);
}

/* Takes the digit from all that sees a cell of each set. */
static void trap(struct nonet_search *search, int digit, struct nonet_cellset a,
                 struct nonet_cellset b) {
	struct nonet_cellset seen = nonet_cellset_and(seen_by_any(a), seen_by_any(b));
	nonet_finding_eliminate_cells(search, nonet_cellset_and(seen, search->state->cells[digit - 1]),
	                              digit);
}

static bool try_simple(struct nonet_search *search, int digit, const struct colors *colors) {
	begin(search, NONET_TECHNIQUE_SIMPLE_COLORS_WRAP, digit, colors, NULL);
	for (int i = 0; i < 2; i++)
		if (nonet_cellset_meets(seen_by_any(colors->cells[i]), colors->cells[i]))
			nonet_finding_eliminate_cells(search, colors->cells[i], digit);
	if (nonet_finding_report(search))
		return true;
	begin(search, NONET_TECHNIQUE_SIMPLE_COLORS_TRAP, digit, colors, NULL);
	trap(search, digit, colors->cells[0], colors->cells[1]);
	return nonet_finding_report(search);
}

bool nonet_find_simple_colors(struct nonet_search *search, int variant) {
	(void)variant;
	for (int digit = 1; digit <= 9; digit++) {
		struct colors pairs[MAX_PAIRS];
		int count = color_digit(search->state, digit, pairs);
		for (int i = 0; i < count; i++)
			if (try_simple(search, digit, &pairs[i]))
				return true;
	}
	return false;
}

static bool try_multi(struct nonet_search *search, int digit, const struct colors *a,
                      const struct colors *b) {
	struct nonet_cellset seen[2] = {seen_by_any(a->cells[0]), seen_by_any(a->cells[1])};
	begin(search, NONET_TECHNIQUE_MULTI_COLORS_2, digit, a, b);
	for (int i = 0; i < 2; i++)
		if (nonet_cellset_meets(seen[i], b->cells[0]) && nonet_cellset_meets(seen[i], b->cells[1]))
			nonet_finding_eliminate_cells(search, a->cells[i], digit);
	if (nonet_finding_report(search))
		return true;
	begin(search, NONET_TECHNIQUE_MULTI_COLORS_1, digit, a, b);
	for (int i = 0; i < 2; i++)
		for (int j = 0; j < 2; j++)
			if (nonet_cellset_meets(seen[i], b->cells[j]))
				trap(search, digit, a->cells[1 - i], b->cells[1 - j]);
	return nonet_finding_report(search);
}

bool nonet_find_multi_colors(struct nonet_search *search, int variant) {
	(void)variant;
	for (int digit = 1; digit <= 9; digit++) {
		struct colors pairs[MAX_PAIRS];
		int count = color_digit(search->state, digit, pairs);
		for (int i = 0; i < count; i++)
			for (int j = 0; j < count; j++)
				if (i != j && try_multi(search, digit, &pairs[i], &pairs[j]))
					return true;
	}
	return false;
}
