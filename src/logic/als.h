/* Almost locked sets: cells of one house with one digit more than cells, and the restricted commons
 * between them: digits that only one of two sets can hold. */
#ifndef NONET_LOGIC_ALS_H
#define NONET_LOGIC_ALS_H

#include "logic/technique.h"

struct nonet_als {
	struct nonet_cellset cells;
	uint16_t digits;
	uint8_t cell_count;
	struct nonet_cellset places[9]; /* by digit - 1: the cells of the set that have it */
	struct nonet_cellset seen[9];   /* candidates outside that see all these places */
	int placing[9];                 /* its number in the list; for the digits of the set only */
};

/* Said beside the digits of a restricted common when there are two of them. */
enum { NONET_ALS_PAIR = 1 << 9 };

struct nonet_restricted_common {
	uint16_t from, to; /* positions in the list of sets */
	uint16_t digits;
};

struct nonet_als_list {
	uint32_t epoch;
	bool all; /* what it was made for */
	int count;
	size_t capacity;
	struct nonet_als *sets;
	/* Ordered by `from`; those of set i are commons[first_common[i] ... first_common[i + 1] - 1].
	 * For the path only those with from < to. */
	int common_count;
	size_t common_capacity;
	struct nonet_restricted_common *commons;
	int *first_common;
	/* Rows of bits, one for each set of the list. What joins a set by one digit to others depends
	 * on the places that it has for the digit, its placing. */
	int word_count; /* of a row */
	int placing_count;
	size_t placing_capacity;
	uint64_t *placing_rows; /* two a placing: taking, joined by the digit */
	size_t joined_capacity;
	uint64_t *joined; /* one a set */
};

/* The sets with which some candidate for the digit, one of the set's own, sees all places. */
static inline const uint64_t *nonet_als_taking(const struct nonet_als_list *list, int set,
                                               int digit) {
	size_t row = 2 * (size_t)list->sets[set].placing[digit - 1];
	return list->placing_rows + row * (size_t)list->word_count;
}

/* The sets with which the set has a restricted common. */
static inline uint64_t *nonet_als_joined(const struct nonet_als_list *list, int set) {
	return list->joined + (size_t)set * (size_t)list->word_count;
}

/* The digits by which two sets are joined; without NONET_ALS_PAIR. Only wrong candidates can give
 * more than two: the lowest and the highest of them stay. */
unsigned nonet_als_joining(const struct nonet_als_list *list, int set, int other);

/* The sets of the search's position, in HoDoKu's order, with their restricted commons; sets may
 * overlap only in a search for all. NULL when out of memory or stopped, as the search then says.
 * The list belongs to the search and is made anew when the position has changed. */
const struct nonet_als_list *nonet_als_list_of(struct nonet_search *search);

void nonet_als_list_free(struct nonet_als_list *list);

/* Adds the set to the finding's pattern; its number there. */
int nonet_als_describe(struct nonet_search *search, const struct nonet_als *set,
                       enum nonet_role role);

/* Takes the digits that both sets have, without `used`, from what sees all their places. */
void nonet_als_clear_common(struct nonet_search *search, const struct nonet_als *a,
                            const struct nonet_als *b, unsigned used);

#endif
