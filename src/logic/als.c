#include "logic/als.h"

#include <stdlib.h>
#include <string.h>

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
		}
		if (!add_sets(list, state, house, i + 1, more, all, cell_count + 1))
			return false;
	}
	return true;
}

/* The places that some sets have for a digit. What sees them, and so what they join, depends on
 * nothing else. */
struct placing {
	struct nonet_cellset places, seen;
};

struct placings {
	int count;
	struct placing *items;
	/* By placing: a row of words with a bit for each set that has it; then room for two rows. */
	uint64_t *sets;
};

static uint64_t *row_of(const struct nonet_als_list *list, const struct placings *placings,
                        int at) {
	return placings->sets + (size_t)at * (size_t)list->word_count;
}

static void add_row(uint64_t *row, const uint64_t *more, int word_count) {
	for (int w = 0; w < word_count; w++)
		row[w] |= more[w];
}

static int placing_of(struct placings *placings, struct nonet_cellset places,
                      struct nonet_cellset candidates) {
	int at = 0;
	while (at < placings->count && !nonet_cellset_equal(placings->items[at].places, places))
		at++;
	if (at == placings->count) {
		struct nonet_cellset seen = nonet_masks_common_peers(places);
		placings->items[placings->count++] =
		    (struct placing){places, nonet_cellset_and(seen, candidates)};
	}
	return at;
}

static void find_placings(struct nonet_als_list *list, struct nonet_search *search, int digit,
                          struct placings *placings) {
	struct nonet_cellset candidates = search->state->cells[digit - 1];
	size_t row_size = (size_t)list->word_count * sizeof *placings->sets;
	placings->count = 0;
	for (int i = 0; i < list->count && !nonet_search_stopped(search); i++) {
		struct nonet_als *set = &list->sets[i];
		set->places[digit - 1] = set->seen[digit - 1] = (struct nonet_cellset){0, 0};
		if (!(set->digits >> (digit - 1) & 1))
			continue;
		int known = placings->count;
		struct nonet_cellset places = nonet_cellset_and(set->cells, candidates);
		int at = placing_of(placings, places, candidates);
		if (at == known)
			memset(row_of(list, placings, at), 0, row_size);
		row_of(list, placings, at)[i / 64] |= (uint64_t)1 << i % 64;
		set->places[digit - 1] = places;
		set->seen[digit - 1] = placings->items[at].seen;
	}
}

/* Writes what joins the sets that have the placing with others. */
static void join_placing(struct nonet_als_list *list, int digit, const struct placings *placings,
                         int at) {
	const struct placing *a = &placings->items[at];
	uint64_t *joined = row_of(list, placings, placings->count);
	uint64_t *taking = row_of(list, placings, placings->count + 1);
	memset(joined, 0, 2 * (size_t)list->word_count * sizeof *joined);
	for (int i = 0; i < placings->count; i++) {
		const struct placing *b = &placings->items[i];
		if (nonet_cellset_is_empty(nonet_cellset_minus(b->places, a->seen)))
			add_row(joined, row_of(list, placings, i), list->word_count);
		if (!nonet_cellset_is_empty(nonet_cellset_and(b->seen, a->seen)))
			add_row(taking, row_of(list, placings, i), list->word_count);
	}
	for (int k = 0; k < list->word_count; k++)
		for (uint64_t sets = row_of(list, placings, at)[k]; sets; sets &= sets - 1) {
			struct nonet_als_word *words = nonet_als_word(list, 64 * k + __builtin_ctzll(sets), 0);
			for (int w = 0; w < list->word_count; w++) {
				words[w].joined_by[digit - 1] = joined[w];
				words[w].taking[digit - 1] = taking[w];
			}
		}
}

static bool join_sets(struct nonet_als_list *list, struct nonet_search *search) {
	list->word_count = (list->count + 63) / 64;
	size_t count = (size_t)list->count, row = (size_t)list->word_count;
	if (count * row > list->word_capacity) {
		free(list->words);
		list->word_capacity = count * row;
		list->words = malloc(count * row * sizeof *list->words);
	}
	struct placings placings = {
	    .items = malloc((count + 1) * sizeof *placings.items),
	    .sets = malloc((count + 2) * (row + 1) * sizeof *placings.sets),
	};
	bool complete = (list->words || count == 0) && placings.items && placings.sets;
	for (int digit = 1; complete && digit <= 9; digit++) {
		find_placings(list, search, digit, &placings);
		for (int i = 0; i < placings.count && !nonet_search_stopped(search); i++)
			join_placing(list, digit, &placings, i);
	}
	free(placings.items);
	free(placings.sets);
	return complete && !search->stopped;
}

unsigned nonet_als_joining(const struct nonet_als_list *list, int set, int other) {
	const struct nonet_als_word *word = nonet_als_word(list, set, other / 64);
	unsigned joining = 0, digits = list->sets[set].digits & list->sets[other].digits;
	for (; digits; digits &= digits - 1)
		if (word->joined_by[nonet_lowest_digit(digits) - 1] >> other % 64 & 1)
			joining |= digits & -digits;
	return joining;
}

/* The digits that join the sets for good. Only wrong candidates can give more than two: the lowest
 * and the highest of them stay. */
static unsigned keep_two(struct nonet_als_list *list, int set, int other) {
	unsigned digits = nonet_als_joining(list, set, other), kept = digits;
	struct nonet_cellset shared = nonet_cellset_and(list->sets[set].cells, list->sets[other].cells);
	if (!list->all && !nonet_cellset_is_empty(shared))
		kept = 0;
	for (unsigned above = kept & (kept - 1); above & (above - 1); above &= above - 1)
		kept &= ~(above & -above);
	for (unsigned lost = digits & ~kept; lost; lost &= lost - 1) {
		int digit = nonet_lowest_digit(lost);
		nonet_als_word(list, set, other / 64)->joined_by[digit - 1] &= ~((uint64_t)1 << other % 64);
	}
	return kept;
}

static bool add_common(struct nonet_als_list *list, int from, int to, unsigned digits) {
	if (!grow((void **)&list->commons, list->common_count, &list->common_capacity,
	          sizeof *list->commons))
		return false;
	if (digits & (digits - 1))
		digits |= NONET_ALS_PAIR;
	list->commons[list->common_count++] =
	    (struct nonet_restricted_common){(uint16_t)from, (uint16_t)to, (uint16_t)digits};
	return true;
}

static bool add_commons_of(struct nonet_als_list *list, int set) {
	for (int w = 0; w < list->word_count; w++) {
		struct nonet_als_word *word = nonet_als_word(list, set, w);
		word->joined = 0;
		for (unsigned digits = list->sets[set].digits; digits; digits &= digits - 1)
			word->joined |= word->joined_by[nonet_lowest_digit(digits) - 1];
		for (uint64_t others = word->joined; others; others &= others - 1) {
			int other = 64 * w + __builtin_ctzll(others);
			unsigned digits = keep_two(list, set, other);
			if (!digits)
				word->joined &= ~(others & -others);
			else if ((list->all || set < other) && !add_common(list, set, other, digits))
				return false;
		}
	}
	return true;
}

static bool add_commons(struct nonet_als_list *list, struct nonet_search *search) {
	int *first = realloc(list->first_common, (size_t)(list->count + 1) * sizeof *first);
	if (!first)
		return false;
	list->first_common = first;
	for (int set = 0; set < list->count; set++) {
		first[set] = list->common_count;
		if (nonet_search_stopped(search) || !add_commons_of(list, set))
			return false;
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
		if (complete && join_sets(list, search) && add_commons(list, search))
			return list;
		nonet_als_list_free(list);
		search->alses = NULL;
	}
	search->no_memory |= !search->stopped;
	return NULL;
}

void nonet_als_list_free(struct nonet_als_list *list) {
	if (!list)
		return;
	free(list->sets);
	free(list->commons);
	free(list->first_common);
	free(list->words);
	free(list);
}

int nonet_als_describe(struct nonet_search *search, const struct nonet_als *set,
                       enum nonet_role role) {
	search->finding.length += set->cell_count;
	return nonet_finding_set(search, set->cells, role);
}

void nonet_als_clear_common(struct nonet_search *search, const struct nonet_als *a,
                            const struct nonet_als *b, unsigned used) {
	for (unsigned digits = a->digits & b->digits & ~used; digits; digits &= digits - 1) {
		int digit = nonet_lowest_digit(digits);
		nonet_finding_eliminate_cells(
		    search, nonet_cellset_and(a->seen[digit - 1], b->seen[digit - 1]), digit);
	}
}
