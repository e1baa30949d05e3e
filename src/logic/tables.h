/* What follows from what: candidates, and groups of them, that are true (on) or false (off), with
 * the direct consequences of each; and, for a start, everything that follows by chains. */
#ifndef NONET_LOGIC_TABLES_H
#define NONET_LOGIC_TABLES_H

#include "logic/als.h"

enum {
	NONET_CANDIDATE_NODES = NONET_CELLS * 9 * 2,
	NONET_MAX_GROUPS = 54 * 9,
	NONET_NODES = NONET_CANDIDATE_NODES + 2 * NONET_MAX_GROUPS,
	NONET_MAX_SET_NODES = 4096,
	NONET_ALL_NODES = NONET_NODES + NONET_MAX_SET_NODES,
	NONET_MAX_EDGES = 40,
	NONET_LINK = 2, /* the distance of one link; what a set of cells decides is further */
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

/* An almost locked set that has lost a digit, and so holds all its others. */
struct nonet_set_node {
	const struct nonet_als *set;
	uint8_t digit;
	uint8_t distance;     /* from the node to what the set takes */
	uint8_t forced_count; /* the last ones of its edges, to cells that it forces, are longer by 1 */
};

enum nonet_table_kind {
	NONET_TABLES_PLAIN,
	NONET_TABLES_GROUPED,
	NONET_TABLES_WITH_SETS /* groups and almost locked sets */
};

struct nonet_tables {
	uint32_t epoch;
	enum nonet_table_kind kind; /* what was asked for last */
	bool has_links, has_groups, has_sets;
	int group_count;
	struct nonet_group groups[NONET_MAX_GROUPS];
	uint8_t degree[NONET_NODES];
	uint16_t edge[NONET_NODES][NONET_MAX_EDGES];

	int set_node_count;
	struct nonet_set_node set_nodes[NONET_MAX_SET_NODES];
	/* Consequences that take or give almost locked sets; those of a node are
	 * set_edges[first_set_edge[node] ... first_set_edge[node + 1] - 1]. */
	int set_edge_capacity;
	uint16_t *set_edges;
	int first_set_edge[NONET_ALL_NODES + 1];

	/* What follows from the last start: nodes in the order in which they were met, the start first;
	 * by node, the node it follows from and the distance from the start. */
	int reached_count;
	uint16_t reached[NONET_ALL_NODES];
	uint16_t before[NONET_ALL_NODES];
	uint16_t distance[NONET_ALL_NODES]; /* UINT16_MAX: not reached */
};

static inline int nonet_node_of(int cell, int digit, bool on) {
	return (cell * 9 + digit - 1) * 2 + on;
}

static inline bool nonet_node_is_candidate(int node) {
	return node < NONET_CANDIDATE_NODES;
}

static inline bool nonet_node_is_set(int node) {
	return node >= NONET_NODES;
}

/* Set nodes are always off. */
static inline bool nonet_node_is_on(int node) {
	return !nonet_node_is_set(node) && (node & 1);
}

/* Adds a candidate to those that are on or off, by digit - 1. */
static inline void nonet_node_add(struct nonet_cellset on[9], struct nonet_cellset off[9],
                                  int node) {
	nonet_cellset_add(nonet_node_is_on(node) ? &on[node / 2 % 9] : &off[node / 2 % 9], node / 18);
}

static inline const struct nonet_group *nonet_node_group(const struct nonet_tables *tables,
                                                         int node) {
	return &tables->groups[(node - NONET_CANDIDATE_NODES) / 2];
}

static inline const struct nonet_set_node *nonet_node_set(const struct nonet_tables *tables,
                                                          int node) {
	return &tables->set_nodes[node - NONET_NODES];
}

static inline int nonet_node_digit(const struct nonet_tables *tables, int node) {
	if (nonet_node_is_candidate(node))
		return node / 2 % 9 + 1;
	return nonet_node_is_set(node) ? nonet_node_set(tables, node)->digit
	                               : nonet_node_group(tables, node)->digit;
}

/* The cell of a candidate, the first cell of a group, the first place of a set's digit. */
int nonet_node_cell(const struct nonet_tables *tables, int node);

/* All cells of the node. */
struct nonet_cellset nonet_node_cells(const struct nonet_tables *tables, int node);

/* What sees all places of the digit in the node. */
struct nonet_cellset nonet_node_seen(const struct nonet_tables *tables, int node, int digit);

/* The tables of the search's position. NULL when out of memory or stopped, as the search then says.
 * They belong to the search. */
struct nonet_tables *nonet_tables_of(struct nonet_search *search, enum nonet_table_kind kind);

/* Adds almost locked sets to tables with groups; false when out of memory or stopped. */
bool nonet_tables_add_sets(struct nonet_search *search, struct nonet_tables *tables);

/* Follows all links from the start node. */
void nonet_tables_follow(struct nonet_tables *tables, int start);

void nonet_tables_free(struct nonet_tables *tables);

#endif
