#include "logic/se_chains.h"

#include <stdlib.h>
#include <string.h>

double nonet_se_length_penalty(int complexity) {
	double penalty = 0;
	int ceiling = 4;
	for (bool odd = false; complexity - 2 > ceiling; odd = !odd) {
		penalty += 0.1;
		ceiling = odd ? ceiling * 4 / 3 : ceiling * 3 / 2;
	}
	return penalty;
}

enum nonet_technique nonet_se_hint_technique(const struct nonet_se_hint *hint) {
	static const enum nonet_technique techniques[] = {
	    [NONET_SE_X_CYCLE] = NONET_TECHNIQUE_X_CYCLE,
	    [NONET_SE_Y_CYCLE] = NONET_TECHNIQUE_Y_CYCLE,
	    [NONET_SE_XY_CYCLE] = NONET_TECHNIQUE_XY_CYCLE,
	    [NONET_SE_X_CHAIN] = NONET_TECHNIQUE_FORCING_X_CHAIN,
	    [NONET_SE_XY_CHAIN] = NONET_TECHNIQUE_FORCING_CHAIN,
	    [NONET_SE_CONTRADICTION] = NONET_TECHNIQUE_CONTRADICTION_CHAINS,
	    [NONET_SE_DOUBLE] = NONET_TECHNIQUE_DOUBLE_CHAINS,
	    [NONET_SE_CELL] = NONET_TECHNIQUE_CELL_CHAINS,
	    [NONET_SE_REGION] = NONET_TECHNIQUE_REGION_CHAINS};
	return techniques[hint->kind];
}

void nonet_se_hints_start(struct nonet_se_hints *hints, bool only_best) {
	hints->only_best = only_best;
	hints->kinds = ~0u;
	hints->count = hints->cycle_count = 0;
	hints->number = 0;
	hints->out_of_memory = false;
	if (!only_best)
		memset(hints->by_node, 0, sizeof hints->by_node);
}

void nonet_se_hints_free_inside(struct nonet_se_hints *hints) {
	free(hints->items);
	free(hints->cycles);
}

static bool is_less(const struct nonet_se_hint *hint, const struct nonet_se_hint *than) {
	if (hint->rating < than->rating || hint->rating > than->rating)
		return hint->rating < than->rating;
	if (hint->complexity != than->complexity)
		return hint->complexity < than->complexity;
	if (hint->sort_key != than->sort_key)
		return hint->sort_key < than->sort_key;
	return hint->order < than->order;
}

bool nonet_se_hints_want(const struct nonet_se_hints *hints, const struct nonet_se_hint *hint) {
	if (!hints->only_best)
		return hints->kinds >> hint->kind & 1;
	return hints->count == 0 || is_less(hint, &hints->items[0]);
}

/* The place for a new hint, or NULL. */
static struct nonet_se_hint *append(struct nonet_se_hints *hints) {
	if (hints->count == hints->capacity) {
		int capacity = hints->capacity ? 2 * hints->capacity : 64;
		struct nonet_se_hint *items =
		    realloc(hints->items, (size_t)capacity * sizeof hints->items[0]);
		if (!items) {
			hints->out_of_memory = true;
			return NULL;
		}
		hints->items = items;
		hints->capacity = capacity;
	}
	return &hints->items[hints->count++];
}

/* Puts the hint where `slot` (a position plus one, or 0) says, if nothing better is there. */
static void keep(struct nonet_se_hints *hints, const struct nonet_se_hint *hint, int16_t *slot) {
	struct nonet_se_hint *place;
	if (*slot) {
		place = &hints->items[*slot - 1];
		if (!is_less(hint, place))
			return;
	} else {
		place = append(hints);
		if (!place)
			return;
		*slot = (int16_t)hints->count;
	}
	*place = *hint;
	place->number = hints->number++;
}

/* Hints with the same eliminations share a slot: an on-node in a cell of two candidates is the
 * other one's off-node. */
static int slot_of(const struct nonet_se_grid *grid, int node) {
	if (node >= NONET_SE_CANDIDATES)
		return node;
	unsigned others = grid->candidates[node / 9] & ~(1u << node % 9);
	if (others & (others - 1))
		return node;
	return NONET_SE_CANDIDATES + nonet_se_candidate(node / 9, nonet_lowest_bit(others));
}

void nonet_se_hints_add(struct nonet_se_hints *hints, const struct nonet_se_grid *grid,
                        const struct nonet_se_hint *hint) {
	if (hints->only_best) {
		int16_t slot = hints->count != 0;
		keep(hints, hint, &slot);
	} else
		keep(hints, hint, &hints->by_node[slot_of(grid, hint->target)]);
}

static bool same_cells(const struct nonet_se_cycle_cells *a, const struct nonet_se_cycle_cells *b) {
	for (int digit = 0; digit < 9; digit++)
		if (!nonet_cellset_equal(a->by_digit[digit], b->by_digit[digit]))
			return false;
	return true;
}

/* The node that concludes the same eliminations as a cycle, or -1: those of one candidate, or of
 * all but one of a cell. */
static int node_of_cycle(const struct nonet_se_grid *grid,
                         const struct nonet_se_cycle_cells *cells) {
	int cell = -1;
	unsigned digits = 0;
	for (int digit = 0; digit < 9; digit++)
		for (struct nonet_cellset set = cells->by_digit[digit]; !nonet_cellset_is_empty(set);) {
			int next = nonet_cellset_take(&set);
			if (cell >= 0 && next != cell)
				return -1;
			cell = next;
			digits |= 1u << digit;
		}
	unsigned left = grid->candidates[cell] & ~digits;
	if (nonet_se_size(digits) == 1)
		return NONET_SE_CANDIDATES + nonet_se_candidate(cell, nonet_lowest_bit(digits));
	return nonet_se_size(left) == 1 ? nonet_se_candidate(cell, nonet_lowest_bit(left)) : -1;
}

/* The position of the cells among the cycles' ones, or -1 when out of memory. */
static int add_cells(struct nonet_se_hints *hints, const struct nonet_se_cycle_cells *cells) {
	if (hints->cycle_count == hints->cycle_capacity) {
		int capacity = hints->cycle_capacity ? 2 * hints->cycle_capacity : 16;
		struct nonet_se_cycle_cells *cycles =
		    realloc(hints->cycles, (size_t)capacity * sizeof hints->cycles[0]);
		if (!cycles) {
			hints->out_of_memory = true;
			return -1;
		}
		hints->cycles = cycles;
		hints->cycle_capacity = capacity;
	}
	hints->cycles[hints->cycle_count] = *cells;
	return hints->cycle_count++;
}

/* The slot of an earlier cycle with the same eliminations, or a new one. */
static int16_t slot_of_cycle(const struct nonet_se_hints *hints,
                             const struct nonet_se_cycle_cells *cells) {
	for (int i = 0; i < hints->count; i++)
		if (hints->items[i].cycle >= 0 && same_cells(&hints->cycles[hints->items[i].cycle], cells))
			return (int16_t)(i + 1);
	return 0;
}

void nonet_se_hints_add_cycle(struct nonet_se_hints *hints, const struct nonet_se_grid *grid,
                              const struct nonet_se_hint *hint,
                              const struct nonet_se_cycle_cells *cells) {
	if (hints->only_best)
		hints->cycle_count = 0;
	struct nonet_se_hint own = *hint;
	own.cycle = add_cells(hints, cells);
	if (own.cycle < 0)
		return;
	int node = node_of_cycle(grid, cells);
	int16_t slot = hints->only_best ? hints->count != 0 : slot_of_cycle(hints, cells);
	keep(hints, &own, hints->only_best || node < 0 ? &slot : &hints->by_node[node]);
}

static int compare(const void *a, const void *b) {
	const struct nonet_se_hint *first = a, *second = b;
	if (is_less(first, second))
		return -1;
	if (is_less(second, first))
		return 1;
	return first->number < second->number ? -1 : 1;
}

void nonet_se_hints_sort(struct nonet_se_hints *hints) {
	if (hints->count > 1)
		qsort(hints->items, (size_t)hints->count, sizeof hints->items[0], compare);
}
