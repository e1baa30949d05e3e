/* Chains of one digit (turbot fish, X-chain) and chains of cells with two candidates (XY-chain,
 * remote pair): if the start is false, the end is true, so what sees both ends goes.
 *
 * Such a chain visits no cell twice. The shortest way between two ends is found first; only when
 * that way crosses itself, all ways have to be tried for one that does not.
 */
#include "logic/technique.h"

#include <string.h>

enum { MAX_LINKS = 20, PATIENCE = 100000 };

/* Ways through the links. A node is a cell that has just been reached as true. */
struct ways {
	struct nonet_search *search;
	enum nonet_technique technique;
	int start_cell, start_digit;
	/* By node (see node_of): the number of links from the start, 0 for none, and the node before.
	 */
	uint8_t links[2 * NONET_CELLS];
	uint8_t before[2 * NONET_CELLS];
	int end_node;
	int depth;
	int patience;
	uint8_t way[MAX_LINKS]; /* nodes from the end of the way back to its start */
	struct nonet_cellset visited;
};

static bool is_xy(const struct ways *ways) {
	return ways->technique == NONET_TECHNIQUE_XY_CHAIN;
}

/* The digit that is true at a node: for cells with two candidates one of them. */
static int digit_at(const struct ways *ways, int node) {
	if (!is_xy(ways))
		return ways->start_digit;
	unsigned digits = ways->search->state->candidates[node / 2];
	return nonet_lowest_digit(node % 2 ? digits & (digits - 1) : digits);
}

static int node_of(const struct ways *ways, int cell, int digit) {
	if (!is_xy(ways))
		return 2 * cell;
	return 2 * cell + (nonet_lowest_digit(ways->search->state->candidates[cell]) != digit);
}

/* The other place of the digit in houses where it has two, up to three. */
static int conjugates(const struct nonet_state *state, int cell, int digit, int cells_ret[3]) {
	int count = 0;
	for (int k = 0; k < 3; k++) {
		struct nonet_cellset places = nonet_places(state, nonet_masks_house_of(cell, k), digit);
		if (nonet_cellset_count(places) != 2)
			continue;
		nonet_cellset_remove(&places, cell);
		cells_ret[count++] = nonet_cellset_first(places);
	}
	return count;
}

/* What becomes true when the digit of a cell is false: nodes, at most three. */
static int nodes_from_false(const struct ways *ways, int cell, int digit, int nodes_ret[3]) {
	const struct nonet_state *state = ways->search->state;
	if (!is_xy(ways)) {
		int count = conjugates(state, cell, digit, nodes_ret);
		for (int i = 0; i < count; i++)
			nodes_ret[i] = node_of(ways, nodes_ret[i], digit);
		return count;
	}
	if (nonet_digit_count(state->candidates[cell]) != 2)
		return 0;
	unsigned other = state->candidates[cell] & ~(1u << (digit - 1));
	nodes_ret[0] = node_of(ways, cell, nonet_lowest_digit(other));
	return 1;
}

static void walk_from_start(struct ways *ways) {
	uint8_t queue[2 * NONET_CELLS];
	int first = 0, end = 0, next[3];
	const struct nonet_state *state = ways->search->state;
	memset(ways->links, 0, sizeof ways->links);
	int count = nodes_from_false(ways, ways->start_cell, ways->start_digit, next);
	for (int i = 0; i < count; i++) {
		if (ways->links[next[i]])
			continue;
		ways->links[next[i]] = 1;
		queue[end++] = (uint8_t)next[i];
	}
	while (first < end) {
		int node = queue[first++];
		int digit = digit_at(ways, node);
		if (ways->links[node] + 2 > MAX_LINKS)
			continue;
		struct nonet_cellset seen =
		    nonet_cellset_and(state->cells[digit - 1], nonet_masks_peers[node / 2]);
		while (!nonet_cellset_is_empty(seen)) {
			int cell = nonet_cellset_take(&seen);
			count = nodes_from_false(ways, cell, digit, next);
			for (int i = 0; i < count; i++) {
				if (ways->links[next[i]])
					continue;
				ways->links[next[i]] = (uint8_t)(ways->links[node] + 2);
				ways->before[next[i]] = (uint8_t)node;
				queue[end++] = (uint8_t)next[i];
			}
		}
	}
}

/* The cell at which the digit is false between two nodes: it sees the first one. */
static int cell_between(const struct ways *ways, int from_cell, int digit, int node) {
	if (is_xy(ways))
		return node / 2;
	int cells[3];
	int count = conjugates(ways->search->state, node / 2, digit, cells);
	for (int i = 0; i < count; i++)
		if (from_cell == cells[i] || nonet_masks_sees(from_cell, cells[i]))
			if (from_cell != cells[i])
				return cells[i];
	return -1;
}

/* Marks a cell of the way as visited; false when it already was. A way of one digit may end at its
 * start, which is then true. */
static bool visit(struct ways *ways, int cell, bool is_end) {
	if (is_end && cell == ways->start_cell)
		return !is_xy(ways);
	if (nonet_cellset_has(ways->visited, cell))
		return false;
	nonet_cellset_add(&ways->visited, cell);
	return true;
}

/* Whether the shortest way to the end node visits no cell twice; notes the way. */
static bool shortest_is_simple(struct ways *ways) {
	ways->depth = 0;
	for (int node = ways->end_node;; node = ways->before[node]) {
		ways->way[ways->depth++] = (uint8_t)node;
		if (ways->links[node] == 1)
			break;
	}
	ways->visited = (struct nonet_cellset){0, 0};
	nonet_cellset_add(&ways->visited, ways->start_cell);
	for (int i = ways->depth - 1; i >= 0; i--) {
		int cell = ways->way[i] / 2;
		bool first = i == ways->depth - 1;
		if (first && is_xy(ways))
			continue;
		if (!first && !is_xy(ways)) {
			int from = ways->way[i + 1] / 2;
			if (!visit(ways, cell_between(ways, from, ways->start_digit, ways->way[i]), false))
				return false;
		}
		if (!visit(ways, cell, i == 0))
			return false;
	}
	return true;
}

/* Any way to the end node that visits no cell twice; `at` is the depth of the node it stands on. */
static bool try_ways(struct ways *ways, int at, int links, uint8_t way[]) {
	const struct nonet_state *state = ways->search->state;
	if (way[at] == ways->end_node && links > 1) {
		ways->depth = at + 1;
		for (int i = 0; i <= at; i++)
			ways->way[i] = way[at - i];
		return true;
	}
	if (links + 2 > MAX_LINKS || --ways->patience < 0)
		return false;
	int digit = digit_at(ways, way[at]);
	struct nonet_cellset seen =
	    nonet_cellset_and(state->cells[digit - 1], nonet_masks_peers[way[at] / 2]);
	seen = nonet_cellset_minus(seen, ways->visited);
	while (!nonet_cellset_is_empty(seen)) {
		int next[3];
		int cell = nonet_cellset_take(&seen);
		int count = nodes_from_false(ways, cell, digit, next);
		struct nonet_cellset visited = ways->visited;
		for (int i = 0; i < count; i++) {
			ways->visited = visited;
			bool fresh = visit(ways, cell, false) &&
			             (is_xy(ways) || visit(ways, next[i] / 2, next[i] == ways->end_node));
			way[at + 1] = (uint8_t)next[i];
			if (fresh && try_ways(ways, at + 1, links + 2, way))
				return true;
		}
		ways->visited = visited;
	}
	return false;
}

static bool find_simple_way(struct ways *ways) {
	if (shortest_is_simple(ways))
		return true;
	int next[3];
	int count = nodes_from_false(ways, ways->start_cell, ways->start_digit, next);
	ways->patience = PATIENCE;
	for (int i = 0; i < count; i++) {
		uint8_t way[MAX_LINKS] = {(uint8_t)next[i]};
		ways->visited = (struct nonet_cellset){0, 0};
		nonet_cellset_add(&ways->visited, ways->start_cell);
		nonet_cellset_add(&ways->visited, next[i] / 2);
		if (try_ways(ways, 0, 1, way))
			return true;
	}
	return false;
}

static void add_link(struct nonet_finding *finding, int cell, int digit, bool on) {
	if (finding->link_count < NONET_FINDING_LINKS)
		finding->links[finding->link_count++] =
		    (struct nonet_link){(uint8_t)cell, (uint8_t)digit, on, false, 0};
}

static void describe_way(struct ways *ways) {
	struct nonet_finding *finding = &ways->search->finding;
	int cell = ways->start_cell, digit = ways->start_digit;
	for (int i = ways->depth - 1; i >= 0; i--) {
		int node = ways->way[i];
		add_link(finding, cell, digit, false);
		digit = digit_at(ways, node);
		add_link(finding, node / 2, digit, true);
		if (i > 0)
			cell = cell_between(ways, node / 2, digit, ways->way[i - 1]);
	}
	finding->length = finding->link_count;
	for (int i = 0; i < finding->link_count; i++)
		nonet_finding_pattern(ways->search, finding->links[i].cell,
		                      1u << (finding->links[i].digit - 1), NONET_ROLE_BASE);
}

static bool try_end(struct ways *ways, int node) {
	struct nonet_search *search = ways->search;
	struct nonet_cellset gone =
	    nonet_cellset_and(nonet_masks_peers[ways->start_cell], nonet_masks_peers[node / 2]);
	gone = nonet_cellset_and(gone, search->state->cells[ways->start_digit - 1]);
	if (nonet_cellset_is_empty(gone))
		return false;
	ways->end_node = node;
	if (!find_simple_way(ways))
		return false;
	nonet_finding_begin(search, ways->technique);
	search->finding.digits = (uint16_t)(1u << (ways->start_digit - 1));
	describe_way(ways);
	nonet_finding_eliminate_cells(search, gone, ways->start_digit);
	return nonet_finding_report(search);
}

static bool find_chains(struct nonet_search *search, enum nonet_technique technique) {
	struct ways ways = {.search = search, .technique = technique};
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		unsigned digits = search->state->candidates[cell];
		if (is_xy(&ways) && nonet_digit_count(digits) != 2)
			continue;
		for (; digits; digits &= digits - 1) {
			ways.start_cell = cell;
			ways.start_digit = nonet_lowest_digit(digits);
			walk_from_start(&ways);
			for (int node = 0; node < 2 * NONET_CELLS; node++)
				if (ways.links[node] > 1 && digit_at(&ways, node) == ways.start_digit &&
				    try_end(&ways, node))
					return true;
			if (nonet_search_stopped(search))
				return false;
		}
	}
	return false;
}

bool nonet_find_x_chain(struct nonet_search *search, int variant) {
	(void)variant;
	return find_chains(search, NONET_TECHNIQUE_X_CHAIN);
}

bool nonet_find_xy_chain(struct nonet_search *search, int variant) {
	(void)variant;
	return find_chains(search, NONET_TECHNIQUE_XY_CHAIN);
}

static bool report_turbot(struct nonet_search *search, int digit, const int cells[4]) {
	struct nonet_cellset seen =
	    nonet_cellset_and(nonet_masks_peers[cells[0]], nonet_masks_peers[cells[3]]);
	seen = nonet_cellset_and(seen, search->state->cells[digit - 1]);
	if (nonet_cellset_is_empty(seen))
		return false;
	nonet_finding_begin(search, NONET_TECHNIQUE_TURBOT_FISH);
	search->finding.digits = (uint16_t)(1u << (digit - 1));
	for (int i = 0; i < 4; i++) {
		add_link(&search->finding, cells[i], digit, i % 2);
		nonet_finding_pattern(search, cells[i], 1u << (digit - 1), NONET_ROLE_BASE);
	}
	search->finding.length = 4;
	nonet_finding_eliminate_cells(search, seen, digit);
	return nonet_finding_report(search);
}

static bool find_turbot_from(struct nonet_search *search, int start, int digit) {
	int second[3], fourth[3];
	int second_count = conjugates(search->state, start, digit, second);
	for (int i = 0; i < second_count; i++) {
		struct nonet_cellset thirds =
		    nonet_cellset_and(search->state->cells[digit - 1], nonet_masks_peers[second[i]]);
		nonet_cellset_remove(&thirds, start);
		while (!nonet_cellset_is_empty(thirds)) {
			int third = nonet_cellset_take(&thirds);
			int fourth_count = conjugates(search->state, third, digit, fourth);
			for (int j = 0; j < fourth_count; j++) {
				const int cells[4] = {start, second[i], third, fourth[j]};
				if (fourth[j] != second[i] && report_turbot(search, digit, cells))
					return true;
			}
		}
	}
	return false;
}

bool nonet_find_turbot_fish(struct nonet_search *search, int variant) {
	(void)variant;
	for (int digit = 1; digit <= 9; digit++) {
		struct nonet_cellset starts = search->state->cells[digit - 1];
		while (!nonet_cellset_is_empty(starts))
			if (find_turbot_from(search, nonet_cellset_take(&starts), digit))
				return true;
	}
	return false;
}

/* Remote pair: a chain of cells with the same two candidates. Cells an odd number of links apart
 * differ, so what sees two such cells loses both digits. */
struct remote {
	struct nonet_search *search;
	unsigned digits;
	struct nonet_cellset cells; /* with exactly these digits */
	int depth, patience;
	int way[MAX_LINKS / 2];
};

/* Whether what sees both ends of the chain loses something; HoDoKu looks at no other chains. */
static bool ends_take(const struct remote *remote) {
	struct nonet_cellset seen = nonet_cellset_and(
	    nonet_masks_peers[remote->way[0]], nonet_masks_peers[remote->way[remote->depth - 1]]);
	for (unsigned digits = remote->digits; digits; digits &= digits - 1) {
		struct nonet_cellset cells = remote->search->state->cells[nonet_lowest_digit(digits) - 1];
		if (nonet_cellset_meets(seen, cells))
			return true;
	}
	return false;
}

static bool report_remote(struct remote *remote) {
	struct nonet_search *search = remote->search;
	struct nonet_cellset seen = {0, 0};
	if (!search->all && !ends_take(remote))
		return false;
	for (int i = 0; i < remote->depth; i++)
		for (int j = i + 3; j < remote->depth; j += 2)
			seen = nonet_cellset_or(seen, nonet_cellset_and(nonet_masks_peers[remote->way[i]],
			                                                nonet_masks_peers[remote->way[j]]));
	nonet_finding_begin(search, NONET_TECHNIQUE_REMOTE_PAIR);
	search->finding.digits = (uint16_t)remote->digits;
	for (int i = 0; i < remote->depth; i++)
		nonet_finding_pattern(search, remote->way[i], remote->digits, NONET_ROLE_BASE);
	search->finding.length = 2 * remote->depth;
	for (unsigned digits = remote->digits; digits; digits &= digits - 1) {
		int digit = nonet_lowest_digit(digits);
		nonet_finding_eliminate_cells(
		    search, nonet_cellset_and(seen, search->state->cells[digit - 1]), digit);
	}
	return nonet_finding_report(search);
}

static bool extend_remote(struct remote *remote, struct nonet_cellset open) {
	if (remote->depth >= 4 && remote->depth % 2 == 0 && report_remote(remote))
		return true;
	if (remote->depth == MAX_LINKS / 2 || --remote->patience < 0)
		return false;
	struct nonet_cellset next =
	    nonet_cellset_and(open, nonet_masks_peers[remote->way[remote->depth - 1]]);
	while (!nonet_cellset_is_empty(next)) {
		int cell = nonet_cellset_take(&next);
		struct nonet_cellset rest = open;
		nonet_cellset_remove(&rest, cell);
		remote->way[remote->depth++] = cell;
		bool enough = extend_remote(remote, rest);
		remote->depth--;
		if (enough)
			return true;
	}
	return false;
}

bool nonet_find_remote_pair(struct nonet_search *search, int variant) {
	(void)variant;
	const struct nonet_state *state = search->state;
	for (int start = 0; start < NONET_CELLS; start++) {
		struct remote remote = {.search = search, .digits = state->candidates[start]};
		if (nonet_digit_count(remote.digits) != 2)
			continue;
		for (int cell = 0; cell < NONET_CELLS; cell++)
			if (cell != start && state->candidates[cell] == remote.digits)
				nonet_cellset_add(&remote.cells, cell);
		if (nonet_cellset_count(remote.cells) < 3)
			continue;
		remote.patience = PATIENCE;
		remote.depth = 1;
		remote.way[0] = start;
		if (extend_remote(&remote, remote.cells))
			return true;
	}
	return false;
}
