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
};

struct nonet_restricted_common {
	uint16_t from, to; /* positions in the list of sets */
	uint8_t digit[2];  /* the second is 0 when there is only one */
};

struct nonet_als_list {
	uint32_t epoch;
	bool all; /* what it was made for */
	int count, capacity;
	struct nonet_als *sets;
	/* Ordered by `from`; those of set i are commons[first_common[i] ... first_common[i + 1] - 1].
	 * For the path only those with from < to. */
	int common_count, common_capacity;
	struct nonet_restricted_common *commons;
	int *first_common;
};

/* The sets of the search's position, in HoDoKu's order, with their restricted commons; sets may
 * overlap only in a search for all. NULL when out of memory (search->no_memory is set). The list
 * belongs to the search and is made anew when the position has changed. */
const struct nonet_als_list *nonet_als_list_of(struct nonet_search *search);

void nonet_als_list_free(struct nonet_als_list *list);

#endif
