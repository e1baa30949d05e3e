/* What follows from what: candidates, and groups of them, that are true (on) or false (off), with
 * the direct consequences of each; and, for a start, everything that follows by chains. */
#ifndef NONET_LOGIC_TABLES_H
#define NONET_LOGIC_TABLES_H

#include "logic/technique.h"

enum {
	NONET_CANDIDATE_NODES = NONET_CELLS * 9 * 2,
	NONET_MAX_GROUPS = 54 * 9,
	NONET_NODES = NONET_CANDIDATE_NODES + 2 * NONET_MAX_GROUPS,
	NONET_MAX_EDGES = 40,
	NONET_NO_NODE = 0xFFFF
};

/* Two or three candidates of a digit where a line meets a box. */
struct nonet_group {
	struct nonet_cellset cells;
	struct nonet_cellset seen; /* by all of them, candidates or not */
	uint8_t digit;
	uint8_t line; /* house 0..17 */
	uint8_t box;  /* house 18..26 */
};

struct nonet_tables {
	uint32_t epoch;
	bool grouped;
	bool valid;
	int group_count;
	struct nonet_group groups[NONET_MAX_GROUPS];
	uint8_t degree[NONET_NODES];
	uint16_t edge[NONET_NODES][NONET_MAX_EDGES];

	/* What follows from the last start: nodes in the order of their distance, the start first; by
	 * node, the node it follows from and the number of links from the start. */
	int reached_count;
	uint16_t reached[NONET_NODES];
	uint16_t before[NONET_NODES]; /* NONET_NO_NODE: not reached */
	uint16_t distance[NONET_NODES];
};

static inline int nonet_node_of(int cell, int digit, bool on) {
	return (cell * 9 + digit - 1) * 2 + on;
}

static inline bool nonet_node_is_group(int node) {
	return node >= NONET_CANDIDATE_NODES;
}

static inline bool nonet_node_is_on(int node) {
	return node & 1;
}

/* The cell of a candidate, the first cell of a group. */
static inline int nonet_node_cell(const struct nonet_tables *tables, int node) {
	if (!nonet_node_is_group(node))
		return node / 18;
	return nonet_cellset_first(tables->groups[(node - NONET_CANDIDATE_NODES) / 2].cells);
}

static inline int nonet_node_digit(const struct nonet_tables *tables, int node) {
	if (!nonet_node_is_group(node))
		return node / 2 % 9 + 1;
	return tables->groups[(node - NONET_CANDIDATE_NODES) / 2].digit;
}

static inline struct nonet_cellset nonet_node_cells(const struct nonet_tables *tables, int node) {
	if (nonet_node_is_group(node))
		return tables->groups[(node - NONET_CANDIDATE_NODES) / 2].cells;
	struct nonet_cellset cell = {0, 0};
	nonet_cellset_add(&cell, node / 18);
	return cell;
}

/* What sees all cells of the node. */
static inline struct nonet_cellset nonet_node_seen(const struct nonet_tables *tables, int node) {
	if (nonet_node_is_group(node))
		return tables->groups[(node - NONET_CANDIDATE_NODES) / 2].seen;
	return nonet_masks_peers[node / 18];
}

/* The tables of the search's position, with groups or without. NULL when out of memory
 * (search->no_memory is set). They belong to the search. */
struct nonet_tables *nonet_tables_of(struct nonet_search *search, bool grouped);

/* Follows all links from the start node. */
void nonet_tables_follow(struct nonet_tables *tables, int start);

void nonet_tables_free(struct nonet_tables *tables);

#endif
