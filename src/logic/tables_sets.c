/* Almost locked sets as links of chains: a candidate that sees all places of a digit in a set takes
 * the digit from it; the set then holds its other digits, which takes those from what sees them. */
#include "logic/tables.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct set_work {
	struct nonet_tables *tables;
	const struct nonet_state *state;
	const struct nonet_als_list *list;
	uint16_t *node; /* by position of the set * 9 + digit - 1; NONET_NO_NODE: none yet */
	bool no_memory;
};

static void link(struct set_work *work, int from, int to, int distance) {
	struct nonet_tables *tables = work->tables;
	if (tables->set_edge_count == tables->set_edge_capacity) {
		int capacity = tables->set_edge_capacity ? 2 * tables->set_edge_capacity : 1024;
		void *moved = realloc(tables->set_edges, (size_t)capacity * sizeof *tables->set_edges);
		if (!moved) {
			work->no_memory = true;
			return;
		}
		tables->set_edges = moved;
		tables->set_edge_capacity = capacity;
	}
	int edge = tables->set_edge_count++;
	tables->set_edges[edge] = (struct nonet_set_edge){(uint16_t)to, (uint16_t)distance, -1};
	if (tables->first_set_edge[from] < 0)
		tables->first_set_edge[from] = edge;
	else
		tables->set_edges[tables->last_set_edge[from]].next = edge;
	tables->last_set_edge[from] = edge;
}

/* The node of a set without a digit; NONET_NO_NODE when there is no room for more. */
static int node_of(struct set_work *work, int set, int digit) {
	uint16_t *node = &work->node[set * 9 + digit - 1];
	struct nonet_tables *tables = work->tables;
	if (*node == NONET_NO_NODE && tables->set_node_count < NONET_MAX_SET_NODES) {
		*node = (uint16_t)(NONET_NODES + tables->set_node_count);
		tables->set_nodes[tables->set_node_count++] =
		    (struct nonet_set_node){&work->list->sets[set], (uint8_t)digit};
	}
	return *node;
}

static bool within(struct nonet_cellset inner, struct nonet_cellset outer) {
	return nonet_cellset_is_empty(nonet_cellset_minus(inner, outer));
}

static bool overlap(struct nonet_cellset a, struct nonet_cellset b) {
	return !nonet_cellset_is_empty(nonet_cellset_and(a, b));
}

static int group_node(int group, bool on) {
	return NONET_CANDIDATE_NODES + 2 * group + on;
}

static void link_into(struct set_work *work, const struct nonet_als *set, int digit, int node) {
	struct nonet_cellset cells = set->seen[digit - 1];
	while (!nonet_cellset_is_empty(cells))
		link(work, nonet_node_of(nonet_cellset_take(&cells), digit, true), node, NONET_LINK);
	for (int i = 0; i < work->tables->group_count; i++) {
		const struct nonet_group *group = &work->tables->groups[i];
		if (group->digit == digit && overlap(group->cells, set->seen[digit - 1]) &&
		    !overlap(group->cells, set->cells) && within(set->places[digit - 1], group->seen))
			link(work, group_node(i, true), node, NONET_LINK);
	}
}

/* Long sets are harder to see, and count for more links. */
static int distance_through(const struct nonet_als *set) {
	int count = nonet_digit_count(set->digits);
	return NONET_LINK + (count == 2 ? 1 : 2 * (count - 1));
}

static void link_to_candidates(struct set_work *work, const struct nonet_als *set, int lost,
                               int node) {
	for (int digit = 1; digit <= 9; digit++) {
		struct nonet_cellset cells = set->seen[digit - 1];
		if (digit == lost || nonet_cellset_is_empty(cells))
			continue;
		while (!nonet_cellset_is_empty(cells))
			link(work, node, nonet_node_of(nonet_cellset_take(&cells), digit, false),
			     distance_through(set));
		for (int i = 0; i < work->tables->group_count; i++) {
			const struct nonet_group *group = &work->tables->groups[i];
			if (group->digit == digit && within(group->cells, set->seen[digit - 1]))
				link(work, node, group_node(i, false), distance_through(set));
		}
	}
}

/* Sets apart from each other that a digit joins: it is a restricted common of theirs. */
static void link_to_sets(struct set_work *work, int index, int lost, int node) {
	const struct nonet_als_list *list = work->list;
	const struct nonet_als *set = &list->sets[index];
	for (int i = list->first_common[index]; i < list->first_common[index + 1]; i++) {
		const struct nonet_als *other = &list->sets[list->commons[i].to];
		if (other->cell_count == 1 || overlap(other->cells, set->cells))
			continue;
		for (int digit = 1; digit <= 9; digit++) {
			if (digit == lost || nonet_cellset_is_empty(other->places[digit - 1]) ||
			    !within(other->places[digit - 1], set->seen[digit - 1]))
				continue;
			int to = node_of(work, list->commons[i].to, digit);
			if (to != NONET_NO_NODE)
				link(work, node, to, distance_through(set));
		}
	}
}

/* Cells with three candidates or more of which the set leaves one. */
static void link_to_forced_cells(struct set_work *work, const struct nonet_als *set, int lost,
                                 int node) {
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		unsigned left = work->state->candidates[cell];
		if (nonet_digit_count(left) < 3)
			continue;
		for (int digit = 1; digit <= 9; digit++)
			if (digit != lost && nonet_cellset_has(set->seen[digit - 1], cell))
				left &= ~(1u << (digit - 1));
		if (nonet_digit_count(left) == 1)
			link(work, node, nonet_node_of(cell, nonet_lowest_digit(left), true),
			     distance_through(set) + 1);
	}
}

static bool takes_anything(const struct nonet_als *set, int lost) {
	for (int digit = 1; digit <= 9; digit++)
		if (digit != lost && !nonet_cellset_is_empty(set->seen[digit - 1]))
			return true;
	return false;
}

static void add_set(struct set_work *work, int index) {
	const struct nonet_als *set = &work->list->sets[index];
	for (unsigned digits = set->digits; digits; digits &= digits - 1) {
		int digit = nonet_lowest_digit(digits);
		int node = takes_anything(set, digit) ? node_of(work, index, digit) : NONET_NO_NODE;
		if (node == NONET_NO_NODE)
			continue;
		link_into(work, set, digit, node);
		link_to_candidates(work, set, digit, node);
		link_to_sets(work, index, digit, node);
		link_to_forced_cells(work, set, digit, node);
	}
}

bool nonet_tables_add_sets(struct nonet_search *search, struct nonet_tables *tables) {
	struct set_work work = {
	    .tables = tables, .state = search->state, .list = nonet_als_list_of(search)};
	tables->set_node_count = 0;
	tables->set_edge_count = 0;
	memset(tables->first_set_edge, 0xFF, sizeof tables->first_set_edge);
	if (!work.list)
		return false;
	assert(work.list->all); /* the commons of each set, in both directions */
	work.node = malloc((size_t)work.list->count * 9 * sizeof *work.node + 1);
	if (!work.node)
		return false;
	memset(work.node, 0xFF, (size_t)work.list->count * 9 * sizeof *work.node);
	for (int i = 0; i < work.list->count; i++)
		if (work.list->sets[i].cell_count > 1)
			add_set(&work, i);
	free(work.node);
	return !work.no_memory;
}
