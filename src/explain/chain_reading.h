/* The chains of a step, read as they are told: from the assumption on, groups of candidates as one.
 */
#ifndef NONET_EXPLAIN_CHAIN_READING_H
#define NONET_EXPLAIN_CHAIN_READING_H

#include "explain/telling.h"

/* A candidate, or several of a digit of which one is true or all are false, or several of a cell
 * that a set takes from it. */
struct nonet_chain_group {
	const struct nonet_chain_node *node; /* the first of them */
	struct nonet_cellset cells;
	unsigned digits;      /* as a mask */
	uint32_t first, last; /* positions in the step's nodes */
};

struct nonet_chain_reading {
	const struct nonet_step *step;
	const struct nonet_chain *chain;
	uint32_t next; /* the number of nodes of the chain that are not read yet */
};

static inline struct nonet_chain_reading nonet_chain_read(const struct nonet_step *step,
                                                          uint32_t chain) {
	return (struct nonet_chain_reading){step, &step->chains[chain], step->chains[chain].node_count};
}

/* The next group; false at the end. */
bool nonet_chain_next(struct nonet_chain_reading *reading, struct nonet_chain_group *group_ret);

/* The assumption, and the conclusion. */
struct nonet_chain_group nonet_chain_start(const struct nonet_step *step, uint32_t chain);
struct nonet_chain_group nonet_chain_end(const struct nonet_step *step, uint32_t chain);

/* Whether each group follows from the one before it alone. */
bool nonet_chain_is_linear(const struct nonet_step *step, uint32_t chain);

/* Whether the step tells cases of which one is true: several chains that do not all start alike, or
 * those from the fins of a Kraken fish. */
bool nonet_chain_of_cases(const struct nonet_step *step);

/* Whether a chain from a case contradicts itself before its last group, so that it needs no
 * conclusion: the first group that cannot be along with an earlier one, and the first such one. */
bool nonet_chain_falls(const struct nonet_step *step, uint32_t chain,
                       struct nonet_chain_group *group_ret, struct nonet_chain_group *earlier_ret);

/* Whether a chain of a contradiction is no more than the assumption, which the other chain tells.
 */
bool nonet_chain_is_bare(const struct nonet_step *step, uint32_t chain);

/* The one cell of a group that has no more; -1 for others. */
int nonet_chain_cell(const struct nonet_chain_group *group);

/* Whether both are the same candidates, be they true or false. */
bool nonet_chain_same_candidate(const struct nonet_chain_group *a,
                                const struct nonet_chain_group *b);

#endif
