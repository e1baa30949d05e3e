/* Almost locked sets as links of chains: a candidate that sees all places of a digit in a set takes
 * the digit from it; the set then holds its other digits, which takes those from what sees them. */
#include "logic/tables.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_TARGETS = 9 * (NONET_CELLS + NONET_MAX_GROUPS / 9) };

struct link {
	uint16_t from, to;
};

/* Another set apart from the one in work, and the digits that join them: restricted commons. */
struct joined_set {
	uint16_t set;
	uint16_t digits;
};

/* A cell, and what is left in it when the set in work takes all its digits from it. */
struct left_cell {
	uint8_t cell;
	uint16_t digits;
};

struct set_work {
	struct nonet_search *search;
	struct nonet_tables *tables;
	const struct nonet_als_list *list;
	uint16_t *node;            /* by position of the set * 9 + digit - 1; NONET_NO_NODE: none yet */
	struct nonet_cellset wide; /* cells with three candidates or more */
	int group_count[9];        /* by digit - 1 */
	uint16_t groups[9][NONET_MAX_GROUPS / 9];
	int link_count, link_capacity;
	struct link *links;
	bool no_memory;

	/* Of the set in work: the nodes that each of its digits takes, of digit d those from
	 * first_target[d - 1] to first_target[d] - 1; and so on. */
	int first_target[10];
	uint16_t target[MAX_TARGETS];
	int joined_count;
	struct joined_set *joined;
	int left_count;
	struct left_cell left[NONET_CELLS];
};

static void link(struct set_work *work, int from, int to) {
	if (work->link_count == work->link_capacity) {
		int capacity = work->link_capacity ? 2 * work->link_capacity : 8192;
		void *moved = realloc(work->links, (size_t)capacity * sizeof *work->links);
		if (!moved) {
			work->no_memory = true;
			return;
		}
		work->links = moved;
		work->link_capacity = capacity;
	}
	work->links[work->link_count++] = (struct link){(uint16_t)from, (uint16_t)to};
}

/* Long sets are harder to see, and count for more links. */
static int distance_through(const struct nonet_als *set) {
	int count = nonet_digit_count(set->digits);
	return NONET_LINK + (count == 2 ? 1 : 2 * (count - 1));
}

/* The node of a set without a digit; NONET_NO_NODE when there is no room for more. */
static int node_of(struct set_work *work, int set, int digit) {
	uint16_t *node = &work->node[set * 9 + digit - 1];
	struct nonet_tables *tables = work->tables;
	if (*node == NONET_NO_NODE && tables->set_node_count < NONET_MAX_SET_NODES) {
		*node = (uint16_t)(NONET_NODES + tables->set_node_count);
		tables->set_nodes[tables->set_node_count++] =
		    (struct nonet_set_node){&work->list->sets[set], (uint8_t)digit,
		                            (uint8_t)distance_through(&work->list->sets[set]), 0};
	}
	return *node;
}

static int group_node(int group, bool on) {
	return NONET_CANDIDATE_NODES + 2 * group + on;
}

static void link_into(struct set_work *work, const struct nonet_als *set, int digit, int node) {
	struct nonet_cellset cells = set->seen[digit - 1];
	while (!nonet_cellset_is_empty(cells))
		link(work, nonet_node_of(nonet_cellset_take(&cells), digit, true), node);
	for (int k = 0; k < work->group_count[digit - 1]; k++) {
		int i = work->groups[digit - 1][k];
		const struct nonet_group *group = &work->tables->groups[i];
		if (nonet_cellset_meets(group->cells, set->seen[digit - 1]) &&
		    !nonet_cellset_meets(group->cells, set->cells) &&
		    nonet_cellset_within(set->places[digit - 1], group->seen))
			link(work, group_node(i, true), node);
	}
}

static void list_targets(struct set_work *work, const struct nonet_als *set) {
	int count = 0;
	for (int digit = 1; digit <= 9; digit++) {
		struct nonet_cellset seen = set->seen[digit - 1], cells = seen;
		work->first_target[digit - 1] = count;
		if (nonet_cellset_is_empty(seen))
			continue;
		while (!nonet_cellset_is_empty(cells))
			work->target[count++] =
			    (uint16_t)nonet_node_of(nonet_cellset_take(&cells), digit, false);
		for (int k = 0; k < work->group_count[digit - 1]; k++) {
			int i = work->groups[digit - 1][k];
			if (nonet_cellset_within(work->tables->groups[i].cells, seen))
				work->target[count++] = (uint16_t)group_node(i, false);
		}
	}
	work->first_target[9] = count;
}

/* The list of commons names but two of the digits that join two sets. */
static unsigned joining_digits(const struct nonet_als *set, const struct nonet_als *other) {
	unsigned joining = 0;
	for (unsigned digits = set->digits & other->digits; digits; digits &= digits - 1) {
		int i = nonet_lowest_digit(digits) - 1;
		if (nonet_cellset_within(other->places[i], set->seen[i]))
			joining |= 1u << i;
	}
	return joining;
}

static void list_joined(struct set_work *work, int index) {
	const struct nonet_als_list *list = work->list;
	const struct nonet_als *set = &list->sets[index];
	work->joined_count = 0;
	for (int i = list->first_common[index]; i < list->first_common[index + 1]; i++) {
		const struct nonet_restricted_common *common = &list->commons[i];
		const struct nonet_als *other = &list->sets[common->to];
		if (other->cell_count == 1 || nonet_cellset_meets(other->cells, set->cells))
			continue;
		unsigned digits =
		    common->digits & NONET_ALS_PAIR ? joining_digits(set, other) : common->digits;
		work->joined[work->joined_count++] = (struct joined_set){common->to, (uint16_t)digits};
	}
}

static void list_left(struct set_work *work, const struct nonet_als *set) {
	struct nonet_cellset once = {0, 0}, twice = {0, 0};
	for (unsigned digits = set->digits; digits; digits &= digits - 1) {
		struct nonet_cellset seen = set->seen[nonet_lowest_digit(digits) - 1];
		twice = nonet_cellset_or(twice, nonet_cellset_and(once, seen));
		once = nonet_cellset_or(once, seen);
	}
	work->left_count = 0;
	for (struct nonet_cellset cells = nonet_cellset_and(twice, work->wide);
	     !nonet_cellset_is_empty(cells);) {
		int cell = nonet_cellset_take(&cells);
		unsigned left = work->search->state->candidates[cell];
		for (unsigned digits = set->digits & left; digits; digits &= digits - 1)
			if (nonet_cellset_has(set->seen[nonet_lowest_digit(digits) - 1], cell))
				left &= ~(digits & (0u - digits));
		if (!(left & (left - 1)))
			work->left[work->left_count++] = (struct left_cell){(uint8_t)cell, (uint16_t)left};
	}
}

static void link_to_candidates(struct set_work *work, int lost, int node) {
	for (int i = 0; i < work->first_target[lost - 1]; i++)
		link(work, node, work->target[i]);
	for (int i = work->first_target[lost]; i < work->first_target[9]; i++)
		link(work, node, work->target[i]);
}

/* Sets apart from each other that a digit joins. */
static void link_to_sets(struct set_work *work, int lost, int node) {
	for (int i = 0; i < work->joined_count; i++) {
		unsigned digits = work->joined[i].digits & ~(1u << (lost - 1));
		for (; digits; digits &= digits - 1) {
			int to = node_of(work, work->joined[i].set, nonet_lowest_digit(digits));
			if (to != NONET_NO_NODE)
				link(work, node, to);
		}
	}
}

/* Cells with three candidates or more of which the set leaves one. */
static void link_to_forced_cells(struct set_work *work, const struct nonet_als *set, int lost,
                                 int node) {
	for (int i = 0; i < work->left_count; i++) {
		int cell = work->left[i].cell;
		unsigned left = work->left[i].digits;
		if (nonet_cellset_has(set->seen[lost - 1], cell))
			left |= 1u << (lost - 1);
		if (nonet_digit_count(left) != 1)
			continue;
		link(work, node, nonet_node_of(cell, nonet_lowest_digit(left), true));
		work->tables->set_nodes[node - NONET_NODES].forced_count++;
	}
}

static bool takes_anything(const struct set_work *work, int lost) {
	return work->first_target[lost - 1] > 0 || work->first_target[lost] < work->first_target[9];
}

static void add_set(struct set_work *work, int index) {
	const struct nonet_als *set = &work->list->sets[index];
	list_targets(work, set);
	list_joined(work, index);
	list_left(work, set);
	for (unsigned digits = set->digits; digits; digits &= digits - 1) {
		int digit = nonet_lowest_digit(digits);
		int node = takes_anything(work, digit) ? node_of(work, index, digit) : NONET_NO_NODE;
		if (node == NONET_NO_NODE)
			continue;
		link_into(work, set, digit, node);
		link_to_candidates(work, digit, node);
		link_to_sets(work, digit, node);
		link_to_forced_cells(work, set, digit, node);
	}
}

static void list_groups_and_cells(struct set_work *work) {
	for (int i = 0; i < work->tables->group_count; i++) {
		int digit = work->tables->groups[i].digit;
		work->groups[digit - 1][work->group_count[digit - 1]++] = (uint16_t)i;
	}
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (nonet_digit_count(work->search->state->candidates[cell]) >= 3)
			nonet_cellset_add(&work->wide, cell);
}

/* Orders the links by the node that they come from, otherwise as they are. */
static bool write_edges(struct set_work *work) {
	struct nonet_tables *tables = work->tables;
	int *first = tables->first_set_edge, node_count = NONET_NODES + tables->set_node_count;
	if (tables->set_edge_capacity < work->link_count) {
		free(tables->set_edges);
		tables->set_edges = malloc((size_t)work->link_count * sizeof *tables->set_edges);
		tables->set_edge_capacity = tables->set_edges ? work->link_count : 0;
		if (!tables->set_edges)
			return false;
	}
	memset(first, 0, (size_t)(node_count + 1) * sizeof *first);
	for (int i = 0; i < work->link_count; i++)
		first[work->links[i].from + 1]++;
	for (int i = 0; i < node_count; i++)
		first[i + 1] += first[i];
	for (int i = 0; i < work->link_count; i++)
		tables->set_edges[first[work->links[i].from]++] = work->links[i].to;
	memmove(first + 1, first, (size_t)node_count * sizeof *first);
	first[0] = 0;
	return true;
}

static bool add_sets(struct set_work *work) {
	size_t count = (size_t)work->list->count;
	work->node = malloc(count * 9 * sizeof *work->node + 1);
	work->joined = malloc(count * sizeof *work->joined + 1);
	if (!work->node || !work->joined)
		return false;
	memset(work->node, 0xFF, count * 9 * sizeof *work->node);
	list_groups_and_cells(work);
	for (int i = 0; i < work->list->count && !nonet_search_stopped(work->search); i++)
		if (work->list->sets[i].cell_count > 1)
			add_set(work, i);
	return !work->search->stopped && !work->no_memory && write_edges(work);
}

bool nonet_tables_add_sets(struct nonet_search *search, struct nonet_tables *tables) {
	struct set_work work = {.search = search, .tables = tables, .list = nonet_als_list_of(search)};
	tables->set_node_count = 0;
	if (!work.list)
		return false;
	assert(work.list->all); /* the commons of each set, in both directions */
	bool complete = add_sets(&work);
	free(work.node);
	free(work.joined);
	free(work.links);
	return complete;
}
