#include "logic/als.h"

#include "base/room.h"

#include <stdlib.h>
#include <string.h>

/* Whether the cells were met in an earlier house: rows come before columns before boxes. */
static bool was_met(struct nonet_cellset cells, int house) {
	int first = nonet_cellset_first(cells);
	for (int k = 0; k < 2 && house >= 9 * (k + 1); k++) {
		int line = nonet_masks_house_of(first, k);
		if (nonet_cellset_within(cells, nonet_masks_house[line]))
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
			struct nonet_als *sets =
			    nonet_room_make(list->sets, (size_t)list->count + 1, &list->capacity, sizeof *sets);
			if (!sets)
				return false;
			list->sets = sets;
			struct nonet_als *set = &sets[list->count++];
			set->cells = more;
			set->digits = (uint16_t)all;
			set->cell_count = (uint8_t)(cell_count + 1);
		}
		if (!add_sets(list, state, house, i + 1, more, all, cell_count + 1))
			return false;
	}
	return true;
}

/* The places that some sets have for a digit. */
struct placing {
	struct nonet_cellset places, seen;
};

/* Those of one digit. */
struct placings {
	int count;
	struct placing *items;
	uint64_t *sets; /* by placing: a row with the sets that have it */
};

static uint64_t *sets_with(const struct nonet_als_list *list, const struct placings *placings,
                           int at) {
	return placings->sets + (size_t)at * (size_t)list->word_count;
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
			memset(sets_with(list, placings, at), 0, row_size);
		sets_with(list, placings, at)[i / 64] |= (uint64_t)1 << i % 64;
		set->places[digit - 1] = places;
		set->seen[digit - 1] = placings->items[at].seen;
		set->placing[digit - 1] = list->placing_count + at;
	}
}

static void add_row(uint64_t *row, const uint64_t *more, int word_count) {
	for (int w = 0; w < word_count; w++)
		row[w] |= more[w];
}

/* The sets whose places for the digit, one of the set's own, see all of its places. */
static const uint64_t *joined_by(const struct nonet_als_list *list, int set, int digit) {
	return nonet_als_taking(list, set, digit) + list->word_count;
}

/* Writes the rows of the placing, which is the next of the list. */
static void join_placing(struct nonet_als_list *list, const struct placings *placings, int at) {
	const struct placing *a = &placings->items[at];
	size_t words = (size_t)list->word_count;
	uint64_t *taking = list->placing_rows + 2 * words * (size_t)list->placing_count++;
	uint64_t *joined = taking + words;
	memset(taking, 0, 2 * words * sizeof *taking);
	for (int i = 0; i < placings->count; i++) {
		const struct placing *b = &placings->items[i];
		if (nonet_cellset_within(b->places, a->seen))
			add_row(joined, sets_with(list, placings, i), list->word_count);
		if (nonet_cellset_meets(b->seen, a->seen))
			add_row(taking, sets_with(list, placings, i), list->word_count);
	}
}

static bool join_by(struct nonet_als_list *list, struct nonet_search *search, int digit,
                    struct placings *placings) {
	find_placings(list, search, digit, placings);
	size_t row_count = 2 * (size_t)(list->placing_count + placings->count);
	uint64_t *rows = nonet_room_make(list->placing_rows, row_count * (size_t)list->word_count,
	                                 &list->placing_capacity, sizeof *rows);
	if (!rows)
		return false;
	list->placing_rows = rows;
	for (int i = 0; i < placings->count && !nonet_search_stopped(search); i++)
		join_placing(list, placings, i);
	return !search->stopped;
}

static bool join_sets(struct nonet_als_list *list, struct nonet_search *search) {
	list->word_count = (list->count + 63) / 64;
	list->placing_count = 0;
	size_t count = (size_t)list->count, words = (size_t)list->word_count;
	struct placings placings = {
	    .items = malloc((count + 1) * sizeof *placings.items),
	    .sets = malloc((count * words + 1) * sizeof *placings.sets),
	};
	bool complete = placings.items && placings.sets;
	for (int digit = 1; complete && digit <= 9; digit++)
		complete = join_by(list, search, digit, &placings);
	free(placings.items);
	free(placings.sets);
	return complete;
}

unsigned nonet_als_joining(const struct nonet_als_list *list, int set, int other) {
	const struct nonet_als *a = &list->sets[set], *b = &list->sets[other];
	unsigned joining = 0;
	if (!list->all && nonet_cellset_meets(a->cells, b->cells))
		return 0;
	for (unsigned digits = a->digits & b->digits; digits; digits &= digits - 1)
		if (joined_by(list, set, nonet_lowest_digit(digits))[other / 64] >> other % 64 & 1)
			joining |= digits & -digits;
	for (unsigned above = joining & (joining - 1); above & (above - 1); above &= above - 1)
		joining &= ~(above & -above);
	return joining;
}

static bool add_common(struct nonet_als_list *list, int from, int to, unsigned digits) {
	struct nonet_restricted_common *commons = nonet_room_make(
	    list->commons, (size_t)list->common_count + 1, &list->common_capacity, sizeof *commons);
	if (!commons)
		return false;
	list->commons = commons;
	if (digits & (digits - 1))
		digits |= NONET_ALS_PAIR;
	commons[list->common_count++] =
	    (struct nonet_restricted_common){(uint16_t)from, (uint16_t)to, (uint16_t)digits};
	return true;
}

static bool add_commons_of(struct nonet_als_list *list, int set) {
	uint64_t *joined = nonet_als_joined(list, set);
	memset(joined, 0, (size_t)list->word_count * sizeof *joined);
	for (unsigned digits = list->sets[set].digits; digits; digits &= digits - 1)
		add_row(joined, joined_by(list, set, nonet_lowest_digit(digits)), list->word_count);
	for (int w = 0; w < list->word_count; w++)
		for (uint64_t others = joined[w]; others; others &= others - 1) {
			int other = 64 * w + __builtin_ctzll(others);
			unsigned digits = nonet_als_joining(list, set, other);
			if (!digits)
				joined[w] &= ~(others & -others);
			else if ((list->all || set < other) && !add_common(list, set, other, digits))
				return false;
		}
	return true;
}

static bool add_commons(struct nonet_als_list *list, struct nonet_search *search) {
	int *first = realloc(list->first_common, (size_t)(list->count + 1) * sizeof *first);
	if (!first)
		return false;
	list->first_common = first;
	uint64_t *joined = nonet_room_make(list->joined, (size_t)list->count * (size_t)list->word_count,
	                                   &list->joined_capacity, sizeof *joined);
	if (!joined)
		return false;
	list->joined = joined;
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
	free(list->placing_rows);
	free(list->joined);
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
