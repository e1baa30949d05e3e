#include "logic/als.h"

#include <stdlib.h>

/* Makes room for one more item; false when out of memory. */
static bool grow(void **items, int count, int *capacity, size_t size) {
	if (count < *capacity)
		return true;
	int more = *capacity ? 2 * *capacity : 256;
	void *moved = realloc(*items, (size_t)more * size);
	if (!moved)
		return false;
	*items = moved;
	*capacity = more;
	return true;
}

static void fill_in(struct nonet_als *set, const struct nonet_state *state) {
	for (int digit = 1; digit <= 9; digit++) {
		struct nonet_cellset cells = state->cells[digit - 1];
		set->places[digit - 1] = nonet_cellset_and(set->cells, cells);
		struct nonet_cellset seen = nonet_masks_common_peers(set->places[digit - 1]);
		set->seen[digit - 1] = nonet_cellset_minus(nonet_cellset_and(seen, cells), set->cells);
	}
}

/* Whether the cells were met in an earlier house: rows come before columns before boxes. */
static bool was_met(struct nonet_cellset cells, int house) {
	int first = nonet_cellset_first(cells);
	for (int k = 0; k < 2 && house >= 9 * (k + 1); k++) {
		int line = nonet_masks_house_of(first, k);
		if (nonet_cellset_is_empty(nonet_cellset_minus(cells, nonet_masks_house[line])))
			return true;
	}
	return false;
}

/* Adds the sets that begin with `cells`, each before those that go on from it. */
static bool add_sets(struct nonet_als_list *list, const struct nonet_state *state, int house,
                     int start, struct nonet_cellset cells, unsigned digits, int cell_count) {
	if (cell_count == 8)
		return true;
	for (int i = start; i < 9; i++) {
		int cell = nonet_units_house[house][i];
		if (state->digit[cell])
			continue;
		struct nonet_cellset more = cells;
		nonet_cellset_add(&more, cell);
		unsigned all = digits | state->candidates[cell];
		if (nonet_digit_count(all) == cell_count + 2 && !was_met(more, house)) {
			if (!grow((void **)&list->sets, list->count, &list->capacity, sizeof *list->sets))
				return false;
			struct nonet_als *set = &list->sets[list->count++];
			set->cells = more;
			set->digits = (uint16_t)all;
			set->cell_count = (uint8_t)(cell_count + 1);
			fill_in(set, state);
		}
		if (!add_sets(list, state, house, i + 1, more, all, cell_count + 1))
			return false;
	}
	return true;
}

/* Whether all places of the digit in one set see all those in the other. */
static bool is_restricted(const struct nonet_als *a, const struct nonet_als *b, int digit) {
	struct nonet_cellset in_a = a->places[digit - 1], in_b = b->places[digit - 1];
	if (!nonet_cellset_is_empty(
	        nonet_cellset_and(nonet_cellset_or(in_a, in_b), nonet_cellset_and(a->cells, b->cells))))
		return false;
	return nonet_cellset_is_empty(nonet_cellset_minus(in_b, a->seen[digit - 1])) &&
	       nonet_cellset_is_empty(nonet_cellset_minus(in_a, b->seen[digit - 1]));
}

static struct nonet_restricted_common common_of(const struct nonet_als_list *list, int from,
                                                int to) {
	const struct nonet_als *a = &list->sets[from], *b = &list->sets[to];
	struct nonet_restricted_common common = {(uint16_t)from, (uint16_t)to, {0, 0}};
	if (!list->all && !nonet_cellset_is_empty(nonet_cellset_and(a->cells, b->cells)))
		return common;
	for (unsigned digits = a->digits & b->digits; digits; digits &= digits - 1) {
		int digit = nonet_lowest_digit(digits);
		if (is_restricted(a, b, digit))
			common.digit[common.digit[0] != 0] = (uint8_t)digit;
	}
	return common;
}

static bool add_commons(struct nonet_als_list *list) {
	int *first = realloc(list->first_common, (size_t)(list->count + 1) * sizeof *first);
	if (!first)
		return false;
	list->first_common = first;
	for (int from = 0; from < list->count; from++) {
		first[from] = list->common_count;
		for (int to = list->all ? 0 : from + 1; to < list->count; to++) {
			if (to == from || !(list->sets[from].digits & list->sets[to].digits))
				continue;
			struct nonet_restricted_common common = common_of(list, from, to);
			if (!common.digit[0])
				continue;
			if (!grow((void **)&list->commons, list->common_count, &list->common_capacity,
			          sizeof common))
				return false;
			list->commons[list->common_count++] = common;
		}
	}
	first[list->count] = list->common_count;
	return true;
}

const struct nonet_als_list *nonet_als_list_of(struct nonet_search *search) {
	struct nonet_als_list *list = search->alses;
	if (list && list->epoch == search->epoch && list->all == search->all)
		return list;
	if (!list)
		list = search->alses = calloc(1, sizeof *list);
	if (list) {
		list->epoch = search->epoch;
		list->all = search->all;
		list->count = list->common_count = 0;
		bool complete = true;
		for (int house = 0; complete && house < NONET_HOUSES; house++)
			complete = add_sets(list, search->state, house, 0, (struct nonet_cellset){0, 0}, 0, 0);
		if (complete && add_commons(list))
			return list;
		nonet_als_list_free(list);
		search->alses = NULL;
	}
	search->no_memory = true;
	return NULL;
}

void nonet_als_list_free(struct nonet_als_list *list) {
	if (!list)
		return;
	free(list->sets);
	free(list->commons);
	free(list->first_common);
	free(list);
}
