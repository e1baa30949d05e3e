/* Nice loops and alternating inference chains, with groups or without: what follows, link by link,
 * from a candidate being true or false, back to its own cell or to one that it sees.
 */
#include "logic/tables.h"

enum { MAX_NODES = 400 };

struct loop_search {
	struct nonet_search *search;
	struct nonet_tables *tables;
	bool grouped_only;
	int count; /* the chain: its nodes from the start to the end */
	uint16_t node[MAX_NODES];
	struct nonet_cellset visited; /* the cells of all nodes but the last */
	bool is_grouped;
};

static int cell_at(const struct loop_search *loop, int i) {
	return nonet_node_cell(loop->tables, loop->node[i]);
}

/* Writes down the chain to `end`; false when it is too long. */
static bool trace(struct loop_search *loop, int end) {
	const struct nonet_tables *tables = loop->tables;
	int count = 1;
	for (int node = end; tables->before[node] != node; node = tables->before[node])
		count++;
	if (count > MAX_NODES)
		return false;
	loop->count = count;
	loop->visited = (struct nonet_cellset){0, 0};
	loop->is_grouped = false;
	for (int i = count - 1, node = end; i >= 0; i--, node = tables->before[node]) {
		loop->node[i] = (uint16_t)node;
		loop->is_grouped |= !nonet_node_is_candidate(node);
		if (i < count - 1)
			loop->visited = nonet_cellset_or(loop->visited, nonet_node_cells(tables, node));
	}
	return true;
}

/* Whether the chain comes back to a cell that it has left before. A loop may end in its first cell.
 */
static bool is_lasso(const struct loop_search *loop, bool closed) {
	struct nonet_cellset left = {0, 0};
	int first = cell_at(loop, 0);
	for (int i = 0; i < loop->count; i++) {
		if (nonet_cellset_has(left, cell_at(loop, i)))
			return true;
		if (i > 0 && (!closed || cell_at(loop, i - 1) != first))
			left = nonet_cellset_or(left, nonet_node_cells(loop->tables, loop->node[i - 1]));
	}
	return false;
}

static void add_link(struct loop_search *loop, struct nonet_link link) {
	struct nonet_finding *finding = &loop->search->finding;
	if (finding->link_count < NONET_FINDING_LINKS)
		finding->links[finding->link_count] = link;
	finding->link_count++;
}

/* The places of a node, one after the other; for a set those of the digit that it has lost. */
static void add_places(struct loop_search *loop, int node, struct nonet_cellset places, int set) {
	int digit = nonet_node_digit(loop->tables, node);
	for (bool joined = false; !nonet_cellset_is_empty(places); joined = true) {
		int cell = nonet_cellset_take(&places);
		if (!nonet_node_is_set(node))
			nonet_finding_pattern(loop->search, cell, 1u << (digit - 1), NONET_ROLE_BASE);
		add_link(loop, (struct nonet_link){(uint8_t)cell, (uint8_t)digit, nonet_node_is_on(node),
		                                   joined, (uint8_t)set});
	}
}

/* What a set takes from a cell, so that one candidate is left in it. */
static void add_forced(struct loop_search *loop, int on, int set) {
	int cell = on / 18;
	unsigned gone = loop->search->state->candidates[cell] & ~(1u << on / 2 % 9);
	for (bool joined = false; gone; gone &= gone - 1, joined = true)
		add_link(loop, (struct nonet_link){(uint8_t)cell, (uint8_t)nonet_lowest_digit(gone), false,
		                                   joined, (uint8_t)set});
}

/* A chain too long to be written down is left out. */
static void add_links(struct loop_search *loop) {
	struct nonet_finding *finding = &loop->search->finding;
	for (int i = 0, set = 0; i < loop->count; i++) {
		int node = loop->node[i];
		if (set && nonet_node_is_on(node)) {
			add_forced(loop, node, set);
			set = 0;
		}
		struct nonet_cellset cells = nonet_node_cells(loop->tables, node);
		if (!nonet_node_is_set(node)) {
			add_places(loop, node, cells, set);
			set = 0;
			continue;
		}
		const struct nonet_set_node *at = nonet_node_set(loop->tables, node);
		add_places(loop, node, at->set->places[at->digit - 1], set);
		set = nonet_finding_set(loop->search, cells, NONET_ROLE_BASE);
	}
	if (finding->link_count > NONET_FINDING_LINKS)
		finding->link_count = 0;
	finding->length = loop->count;
}

static bool report(struct loop_search *loop) {
	static const struct {
		enum nonet_technique plain, grouped;
	} names[] = {
	    {NONET_TECHNIQUE_CONTINUOUS_NICE_LOOP, NONET_TECHNIQUE_GROUPED_CONTINUOUS_NICE_LOOP},
	    {NONET_TECHNIQUE_DISCONTINUOUS_NICE_LOOP, NONET_TECHNIQUE_GROUPED_DISCONTINUOUS_NICE_LOOP},
	    {NONET_TECHNIQUE_AIC, NONET_TECHNIQUE_GROUPED_AIC},
	};
	struct nonet_finding *finding = &loop->search->finding;
	nonet_finding_sort(finding);
	if (finding->elimination_count < loop->search->least ||
	    (loop->grouped_only && !loop->is_grouped))
		return false;
	for (int i = 0; i < 3; i++)
		if (loop->is_grouped && finding->technique == names[i].plain)
			finding->technique = names[i].grouped;
	add_links(loop);
	return nonet_finding_report(loop->search);
}

/* In a loop that closes, every link holds both ways: one of its two ends is true. */
static void clear_weak_link(struct loop_search *loop, int i) {
	const struct nonet_tables *tables = loop->tables;
	int digit = nonet_node_digit(tables, loop->node[i]);
	struct nonet_cellset seen = nonet_cellset_and(nonet_node_seen(tables, loop->node[i - 1], digit),
	                                              nonet_node_seen(tables, loop->node[i], digit));
	seen = nonet_cellset_minus(seen, loop->visited);
	nonet_cellset_remove(&seen, cell_at(loop, 0));
	nonet_finding_eliminate_cells(
	    loop->search, nonet_cellset_and(seen, loop->search->state->cells[digit - 1]), digit);
}

/* A set that a closed loop goes through is locked but for the digits of its two links: it holds all
 * its others. Where it leaves by forcing a cell, it holds what it takes from that cell. */
static void clear_set(struct loop_search *loop, int i) {
	const struct nonet_als *set = nonet_node_set(loop->tables, loop->node[i])->set;
	const struct nonet_state *state = loop->search->state;
	if (i + 1 == loop->count)
		return;
	int digit = nonet_node_digit(loop->tables, loop->node[i]);
	int next = loop->node[i + 1], cell = cell_at(loop, i + 1);
	bool forces = nonet_node_is_on(next);
	unsigned exits = 1u << (nonet_node_digit(loop->tables, next) - 1);
	if (forces)
		exits = state->candidates[cell] & ~exits;
	for (int other = 1; other <= 9; other++) {
		struct nonet_cellset seen = set->seen[other - 1];
		if (other == digit || (exits >> (other - 1) & 1 && !forces))
			continue;
		if (exits >> (other - 1) & 1)
			seen = nonet_cellset_and(seen, nonet_masks_peers[cell]);
		nonet_finding_eliminate_cells(loop->search, seen, other);
	}
}

/* The cell of node i holds one of the two digits by which the loop goes through it. */
static bool passes_through_cell(const struct loop_search *loop, int i) {
	const uint16_t *node = loop->node;
	return i <= loop->count - 3 && nonet_node_is_on(node[i]) &&
	       cell_at(loop, i - 1) != cell_at(loop, i) && !nonet_node_is_on(node[i + 1]) &&
	       cell_at(loop, i) == cell_at(loop, i + 1) && nonet_node_is_on(node[i + 2]) &&
	       cell_at(loop, i + 1) != cell_at(loop, i + 2);
}

static void clear_cell(struct loop_search *loop, int cell, int digit, int other) {
	nonet_finding_eliminate_digits(loop->search, cell,
	                               NONET_ALL_DIGITS & ~(1u << (digit - 1) | 1u << (other - 1)));
}

static void clear_closed_loop(struct loop_search *loop) {
	const struct nonet_tables *tables = loop->tables;
	for (int i = 0; i < loop->count; i++) {
		int digit = nonet_node_digit(tables, loop->node[i]);
		if (i == 0) {
			int end = loop->node[loop->count - 1];
			if (!nonet_node_is_on(loop->node[0]) && nonet_node_is_on(end))
				clear_cell(loop, cell_at(loop, 0), digit, nonet_node_digit(tables, end));
			continue;
		}
		if (passes_through_cell(loop, i))
			clear_cell(loop, cell_at(loop, i), digit, nonet_node_digit(tables, loop->node[i + 2]));
		if (nonet_node_is_on(loop->node[i]) || cell_at(loop, i - 1) == cell_at(loop, i))
			continue;
		clear_weak_link(loop, i);
		if (nonet_node_is_set(loop->node[i]))
			clear_set(loop, i);
	}
}

/* What follows when the start's being on or off leads to `end`, another state of its own cell. */
static bool try_loop(struct loop_search *loop, int start, int end) {
	struct nonet_search *search = loop->search;
	if (loop->tables->distance[end] <= NONET_LINK || !trace(loop, end) || is_lasso(loop, true))
		return false;
	int cell = start / 18, last = loop->count - 1;
	if (cell_at(loop, last - 1) == cell || cell_at(loop, 1) == cell)
		return false;
	int digit = start / 2 % 9 + 1, end_digit = end / 2 % 9 + 1;
	bool start_on = nonet_node_is_on(start), end_on = nonet_node_is_on(end);
	nonet_finding_begin(search, NONET_TECHNIQUE_DISCONTINUOUS_NICE_LOOP);
	search->finding.digits = (uint16_t)(1u << (digit - 1) | 1u << (end_digit - 1));
	if (start_on && (digit == end_digit ? !end_on : end_on)) {
		nonet_finding_eliminate(search, cell, digit);
	} else if (!start_on && end_on && digit == end_digit) {
		nonet_finding_eliminate_digits(search, cell, NONET_ALL_DIGITS & ~(1u << (digit - 1)));
	} else if (!start_on && !end_on) {
		nonet_finding_eliminate(search, cell, end_digit);
	} else if (!start_on || nonet_digit_count(search->state->candidates[cell]) == 2) {
		search->finding.technique = NONET_TECHNIQUE_CONTINUOUS_NICE_LOOP;
		clear_closed_loop(loop);
	}
	return report(loop);
}

/* One of the start and the end is true; both are in different cells. */
static bool try_aic(struct loop_search *loop, int start, int end) {
	struct nonet_search *search = loop->search;
	const struct nonet_state *state = search->state;
	int cell = start / 18, digit = start / 2 % 9 + 1;
	int end_cell = end / 18, end_digit = end / 2 % 9 + 1;
	nonet_finding_begin(search, NONET_TECHNIQUE_AIC);
	if (digit == end_digit) {
		struct nonet_cellset seen =
		    nonet_cellset_and(nonet_masks_peers[cell], nonet_masks_peers[end_cell]);
		seen = nonet_cellset_and(seen, state->cells[digit - 1]);
		if (nonet_cellset_count(seen) < 2)
			return false;
		nonet_finding_eliminate_cells(search, seen, digit);
	} else {
		if (!nonet_masks_sees(cell, end_cell) || !nonet_state_has(state, end_cell, digit) ||
		    !nonet_state_has(state, cell, end_digit))
			return false;
		nonet_finding_eliminate(search, cell, end_digit);
		nonet_finding_eliminate(search, end_cell, digit);
	}
	if (search->finding.elimination_count < search->least || !trace(loop, end) ||
	    is_lasso(loop, false))
		return false;
	search->finding.digits = (uint16_t)(1u << (digit - 1) | 1u << (end_digit - 1));
	return report(loop);
}

static bool try_start(struct loop_search *loop, int start) {
	struct nonet_tables *tables = loop->tables;
	nonet_tables_follow(tables, start);
	for (int i = 1; i < tables->reached_count; i++) {
		int end = tables->reached[i];
		if (!nonet_node_is_candidate(end) || tables->distance[end] <= NONET_LINK)
			continue;
		if (end / 18 == start / 18) {
			if (try_loop(loop, start, end))
				return true;
		} else if (!nonet_node_is_on(start) && nonet_node_is_on(end)) {
			if (try_aic(loop, start, end))
				return true;
		}
	}
	return false;
}

static bool find_loops(struct nonet_search *search, enum nonet_table_kind kind) {
	struct loop_search loop = {.search = search, .tables = nonet_tables_of(search, kind)};
	if (!loop.tables)
		return false;
	loop.grouped_only = kind != NONET_TABLES_PLAIN && search->all;
	for (int on = 1; on >= 0; on--)
		for (int cell = 0; cell < NONET_CELLS; cell++)
			for (unsigned digits = search->state->candidates[cell]; digits; digits &= digits - 1) {
				if (try_start(&loop, nonet_node_of(cell, nonet_lowest_digit(digits), on)))
					return true;
				if (nonet_search_stopped(search))
					return false;
			}
	return false;
}

bool nonet_find_nice_loop(struct nonet_search *search, int variant) {
	(void)variant;
	return find_loops(search, NONET_TABLES_PLAIN);
}

bool nonet_find_grouped_nice_loop(struct nonet_search *search, int variant) {
	(void)variant;
	if (search->all && find_loops(search, NONET_TABLES_WITH_SETS))
		return true;
	return find_loops(search, NONET_TABLES_GROUPED);
}
