#include "logic/tables.h"

#include <stdlib.h>
#include <string.h>

static void add_edge(struct nonet_tables *tables, int from, int to) {
	uint16_t *edges = tables->edge[from];
	int degree = tables->degree[from];
	for (int i = 0; i < degree; i++)
		if (edges[i] == to)
			return;
	if (degree == NONET_MAX_EDGES)
		return;
	edges[degree] = (uint16_t)to;
	tables->degree[from]++;
}

/* The other candidates of the cell go; of two, the other comes when the one goes. */
static void link_in_cell(struct nonet_tables *tables, const struct nonet_state *state, int cell,
                         int digit) {
	unsigned others = state->candidates[cell] & ~(1u << (digit - 1));
	bool strong = nonet_digit_count(others) == 1;
	for (; others; others &= others - 1) {
		int other = nonet_lowest_digit(others);
		add_edge(tables, nonet_node_of(cell, digit, true), nonet_node_of(cell, other, false));
		if (strong)
			add_edge(tables, nonet_node_of(cell, digit, false), nonet_node_of(cell, other, true));
	}
}

static void link_in_houses(struct nonet_tables *tables, const struct nonet_state *state, int cell,
                           int digit) {
	for (int k = 0; k < 3; k++) {
		struct nonet_cellset others = nonet_places(state, nonet_masks_house_of(cell, k), digit);
		nonet_cellset_remove(&others, cell);
		bool strong = nonet_cellset_count(others) == 1;
		while (!nonet_cellset_is_empty(others)) {
			int other = nonet_cellset_take(&others);
			add_edge(tables, nonet_node_of(cell, digit, true), nonet_node_of(other, digit, false));
			if (strong)
				add_edge(tables, nonet_node_of(cell, digit, false),
				         nonet_node_of(other, digit, true));
		}
	}
}

static void list_groups(struct nonet_tables *tables, const struct nonet_state *state) {
	tables->group_count = 0;
	for (int line = 0; line < 18; line++)
		for (int digit = 1; digit <= 9; digit++)
			for (int box = 18; box < NONET_HOUSES; box++) {
				struct nonet_cellset cells =
				    nonet_cellset_and(nonet_places(state, line, digit), nonet_masks_house[box]);
				if (nonet_cellset_count(cells) < 2)
					continue;
				tables->groups[tables->group_count++] =
				    (struct nonet_group){cells, nonet_masks_common_peers(cells), (uint8_t)digit,
				                         (uint8_t)line, (uint8_t)box};
			}
}

static int group_node(int group, bool on) {
	return NONET_CANDIDATE_NODES + 2 * group + on;
}

/* Where the house has no other place than the group and one more candidate. */
static void link_last_candidate(struct nonet_tables *tables, int group, struct nonet_cellset others,
                                int digit) {
	if (nonet_cellset_count(others) != 1)
		return;
	int cell = nonet_cellset_first(others);
	add_edge(tables, group_node(group, false), nonet_node_of(cell, digit, true));
	add_edge(tables, nonet_node_of(cell, digit, false), group_node(group, true));
}

static void link_group_to_cells(struct nonet_tables *tables, const struct nonet_state *state,
                                int index) {
	const struct nonet_group *group = &tables->groups[index];
	int digit = group->digit;
	struct nonet_cellset seen = nonet_cellset_and(group->seen, state->cells[digit - 1]);
	struct nonet_cellset rest = seen;
	while (!nonet_cellset_is_empty(rest)) {
		int cell = nonet_cellset_take(&rest);
		add_edge(tables, group_node(index, true), nonet_node_of(cell, digit, false));
		add_edge(tables, nonet_node_of(cell, digit, true), group_node(index, false));
	}
	link_last_candidate(tables, index, nonet_cellset_and(seen, nonet_masks_house[group->box]),
	                    digit);
	link_last_candidate(tables, index, nonet_cellset_and(seen, nonet_masks_house[group->line]),
	                    digit);
}

static bool shares(const struct nonet_group *a, const struct nonet_group *b, bool box) {
	return box ? a->box == b->box : a->line == b->line;
}

static void link_group_to_groups(struct nonet_tables *tables, const struct nonet_state *state,
                                 int index) {
	const struct nonet_group *group = &tables->groups[index];
	for (int box = 0; box < 2; box++) {
		int house = box ? group->box : group->line;
		int count = 0, only = -1;
		for (int i = 0; i < tables->group_count; i++) {
			const struct nonet_group *other = &tables->groups[i];
			if (i == index || other->digit != group->digit || !shares(group, other, box) ||
			    !nonet_cellset_is_empty(nonet_cellset_and(group->cells, other->cells)))
				continue;
			if (count++ == 0)
				only = i;
			add_edge(tables, group_node(index, true), group_node(i, false));
		}
		if (count != 1)
			continue;
		struct nonet_cellset rest = nonet_places(state, house, group->digit);
		rest = nonet_cellset_minus(rest, group->cells);
		if (nonet_cellset_equal(rest, nonet_cellset_and(rest, tables->groups[only].cells)))
			add_edge(tables, group_node(index, false), group_node(only, true));
	}
}

static void fill(struct nonet_tables *tables, const struct nonet_state *state) {
	memset(tables->degree, 0, sizeof tables->degree);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		for (unsigned digits = state->candidates[cell]; digits; digits &= digits - 1) {
			link_in_cell(tables, state, cell, nonet_lowest_digit(digits));
			link_in_houses(tables, state, cell, nonet_lowest_digit(digits));
		}
	tables->group_count = 0;
	if (!tables->grouped)
		return;
	list_groups(tables, state);
	for (int i = 0; i < tables->group_count; i++) {
		link_group_to_cells(tables, state, i);
		link_group_to_groups(tables, state, i);
	}
}

struct nonet_tables *nonet_tables_of(struct nonet_search *search, bool grouped) {
	struct nonet_tables *tables = search->tables;
	if (!tables) {
		tables = search->tables = malloc(sizeof *tables);
		if (!tables) {
			search->no_memory = true;
			return NULL;
		}
		tables->valid = false;
		memset(tables->before, 0xFF, sizeof tables->before);
		tables->reached_count = 0;
	}
	if (!tables->valid || tables->epoch != search->epoch || tables->grouped != grouped) {
		tables->epoch = search->epoch;
		tables->grouped = grouped;
		tables->valid = true;
		fill(tables, search->state);
	}
	return tables;
}

void nonet_tables_follow(struct nonet_tables *tables, int start) {
	uint16_t *before = tables->before, *reached = tables->reached;
	for (int i = 0; i < tables->reached_count; i++)
		before[reached[i]] = NONET_NO_NODE;
	int count = 0;
	reached[count++] = (uint16_t)start;
	before[start] = (uint16_t)start;
	tables->distance[start] = 0;
	for (int i = 0; i < count; i++) {
		int node = reached[i];
		const uint16_t *edges = tables->edge[node];
		for (int k = 0; k < tables->degree[node]; k++) {
			int next = edges[k];
			if (before[next] != NONET_NO_NODE)
				continue;
			before[next] = (uint16_t)node;
			tables->distance[next] = (uint16_t)(tables->distance[node] + 1);
			reached[count++] = (uint16_t)next;
		}
	}
	tables->reached_count = count;
}

void nonet_tables_free(struct nonet_tables *tables) {
	free(tables);
}
