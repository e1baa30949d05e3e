#include "logic/tables.h"

#include <stdlib.h>
#include <string.h>

static void add_new_edge(struct nonet_tables *tables, int from, int to) {
	if (tables->degree[from] < NONET_MAX_EDGES)
		tables->edge[from][tables->degree[from]++] = (uint16_t)to;
}

static void add_edge(struct nonet_tables *tables, int from, int to) {
	for (int i = 0; i < tables->degree[from]; i++)
		if (tables->edge[from][i] == to)
			return;
	add_new_edge(tables, from, to);
}

/* The other candidates of the cell go; of two, the other comes when the one goes. */
static void link_in_cell(struct nonet_tables *tables, const struct nonet_state *state, int cell,
                         int digit) {
	unsigned others = state->candidates[cell] & ~(1u << (digit - 1));
	bool strong = nonet_digit_count(others) == 1;
	for (; others; others &= others - 1) {
		int other = nonet_lowest_digit(others);
		add_new_edge(tables, nonet_node_of(cell, digit, true), nonet_node_of(cell, other, false));
		if (strong)
			add_new_edge(tables, nonet_node_of(cell, digit, false),
			             nonet_node_of(cell, other, true));
	}
}

static void link_in_houses(struct nonet_tables *tables, const struct nonet_state *state, int cell,
                           int digit) {
	struct nonet_cellset linked = {0, 0};
	nonet_cellset_add(&linked, cell);
	for (int k = 0; k < 3; k++) {
		struct nonet_cellset others = nonet_places(state, nonet_masks_house_of(cell, k), digit);
		struct nonet_cellset rest = nonet_cellset_minus(others, linked);
		nonet_cellset_remove(&others, cell);
		while (!nonet_cellset_is_empty(rest))
			add_new_edge(tables, nonet_node_of(cell, digit, true),
			             nonet_node_of(nonet_cellset_take(&rest), digit, false));
		if (nonet_cellset_count(others) == 1)
			add_edge(tables, nonet_node_of(cell, digit, false),
			         nonet_node_of(nonet_cellset_first(others), digit, true));
		linked = nonet_cellset_or(linked, others);
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
			    nonet_cellset_meets(group->cells, other->cells))
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

static void add_links(struct nonet_tables *tables, const struct nonet_state *state) {
	memset(tables->degree, 0, sizeof tables->degree);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		for (unsigned digits = state->candidates[cell]; digits; digits &= digits - 1) {
			link_in_cell(tables, state, cell, nonet_lowest_digit(digits));
			link_in_houses(tables, state, cell, nonet_lowest_digit(digits));
		}
}

static void add_groups(struct nonet_tables *tables, const struct nonet_state *state) {
	list_groups(tables, state);
	for (int i = 0; i < tables->group_count; i++) {
		link_group_to_cells(tables, state, i);
		link_group_to_groups(tables, state, i);
	}
}

/* Groups come on top of the links of candidates, and sets on top of groups, in lists of their own.
 */
static bool fill(struct nonet_search *search, struct nonet_tables *tables,
                 enum nonet_table_kind kind) {
	bool is_stale = !tables->has_links || tables->epoch != search->epoch;
	if (is_stale || (kind == NONET_TABLES_PLAIN && tables->has_groups)) {
		tables->has_groups = tables->has_sets = false;
		tables->epoch = search->epoch;
		add_links(tables, search->state);
		tables->has_links = true;
	}
	if (kind != NONET_TABLES_PLAIN && !tables->has_groups) {
		add_groups(tables, search->state);
		tables->has_groups = true;
	}
	if (kind == NONET_TABLES_WITH_SETS && !tables->has_sets)
		tables->has_sets = nonet_tables_add_sets(search, tables);
	tables->kind = kind;
	return kind != NONET_TABLES_WITH_SETS || tables->has_sets;
}

static struct nonet_tables *new_tables(void) {
	struct nonet_tables *tables = malloc(sizeof *tables);
	if (!tables)
		return NULL;
	tables->has_links = false;
	tables->set_edges = NULL;
	tables->set_edge_capacity = 0;
	tables->reached_count = 0;
	memset(tables->distance, 0xFF, sizeof tables->distance);
	return tables;
}

struct nonet_tables *nonet_tables_of(struct nonet_search *search, enum nonet_table_kind kind) {
	if (!search->tables)
		search->tables = new_tables();
	if (search->tables && fill(search, search->tables, kind))
		return search->tables;
	search->no_memory |= !search->stopped;
	return NULL;
}

/* Takes nodes as following from another, but those to which a way as short was met before: links
 * through sets are long, so that the first way met need not be the shortest. */
static void reach(struct nonet_tables *tables, const uint16_t nodes[], int count, int from,
                  int distance) {
	uint16_t *known = tables->distance;
	for (const uint16_t *end = nodes + count; nodes < end; nodes++) {
		int node = *nodes;
		if (known[node] <= distance)
			continue;
		if (known[node] == UINT16_MAX)
			tables->reached[tables->reached_count++] = (uint16_t)node;
		tables->before[node] = (uint16_t)from;
		known[node] = (uint16_t)distance;
	}
}

static void follow_set_links(struct nonet_tables *tables, int node) {
	int distance = tables->distance[node], first = tables->first_set_edge[node];
	int count = tables->first_set_edge[node + 1] - first;
	const uint16_t *edges = &tables->set_edges[first];
	if (!nonet_node_is_set(node)) {
		reach(tables, edges, count, node, distance + NONET_LINK);
		return;
	}
	const struct nonet_set_node *at = nonet_node_set(tables, node);
	distance += at->distance;
	count -= at->forced_count;
	reach(tables, edges, count, node, distance);
	reach(tables, edges + count, at->forced_count, node, distance + 1);
}

void nonet_tables_follow(struct nonet_tables *tables, int start) {
	const uint16_t itself = (uint16_t)start;
	bool with_sets = tables->kind == NONET_TABLES_WITH_SETS;
	for (int i = 0; i < tables->reached_count; i++)
		tables->distance[tables->reached[i]] = UINT16_MAX;
	tables->reached_count = 0;
	reach(tables, &itself, 1, start, 0);
	for (int i = 0; i < tables->reached_count; i++) {
		int node = tables->reached[i];
		if (!nonet_node_is_set(node))
			reach(tables, tables->edge[node], tables->degree[node], node,
			      tables->distance[node] + NONET_LINK);
		if (with_sets)
			follow_set_links(tables, node);
	}
}

int nonet_node_cell(const struct nonet_tables *tables, int node) {
	if (nonet_node_is_candidate(node))
		return node / 18;
	if (!nonet_node_is_set(node))
		return nonet_cellset_first(nonet_node_group(tables, node)->cells);
	const struct nonet_set_node *at = nonet_node_set(tables, node);
	return nonet_cellset_first(at->set->places[at->digit - 1]);
}

struct nonet_cellset nonet_node_cells(const struct nonet_tables *tables, int node) {
	if (nonet_node_is_set(node))
		return nonet_node_set(tables, node)->set->cells;
	if (!nonet_node_is_candidate(node))
		return nonet_node_group(tables, node)->cells;
	struct nonet_cellset cell = {0, 0};
	nonet_cellset_add(&cell, node / 18);
	return cell;
}

struct nonet_cellset nonet_node_seen(const struct nonet_tables *tables, int node, int digit) {
	if (nonet_node_is_candidate(node))
		return nonet_masks_peers[node / 18];
	return nonet_node_is_set(node) ? nonet_node_set(tables, node)->set->seen[digit - 1]
	                               : nonet_node_group(tables, node)->seen;
}

void nonet_tables_free(struct nonet_tables *tables) {
	if (tables)
		free(tables->set_edges);
	free(tables);
}
