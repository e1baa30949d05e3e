/* Static chains: bidirectional cycles, and forcing chains from a candidate to its own negation.
 *
 * Both are found breadth first, so a chain is as short as can be. For the length of a forcing chain
 * half of it is enough: links work both ways, so where an assumption makes some candidate true in m
 * steps and false in m + 1, the first half and the second one turned round make a chain of 2m + 1.
 */
#include "logic/se_chains.h"

#include <string.h>

struct search {
	const struct nonet_se_links *links;
	const struct nonet_se_grid *grid;
	struct nonet_se_hints *hints;
	const struct nonet_se_starts *starts; /* NULL: everywhere */
	enum nonet_se_mode mode;
	int most_chain, most_cycle; /* nodes of the longest ones that the hints could still want */
};

/* The part of a candidate's lists that a mode uses. */
static int first_weak(const struct nonet_se_links *links, enum nonet_se_mode mode, int number) {
	return mode == NONET_SE_MODE_X ? links->weak_in_cell[number] : 0;
}

static int first_strong(const struct nonet_se_links *links, enum nonet_se_mode mode, int number) {
	return mode == NONET_SE_MODE_X ? links->strong_in_cell[number] : 0;
}

static int end_strong(const struct nonet_se_links *links, enum nonet_se_mode mode, int number) {
	return mode == NONET_SE_MODE_Y ? links->strong_in_cell[number] : links->strong_count[number];
}

static const double cycle_base[3] = {6.5, 6.5, 7.0};
static const double chain_base[3] = {6.6, 0, 7.0};

static bool wants(const struct search *search, double base, int complexity) {
	struct nonet_se_hint hint = {.rating = base + nonet_se_length_penalty(complexity),
	                             .complexity = complexity,
	                             .sort_key = (uint8_t)(2 + search->mode)};
	return nonet_se_hints_want(search->hints, &hint);
}

/* To be called whenever the best hint has changed. */
static void update_limits(struct search *search) {
	search->most_chain = search->most_cycle = NONET_SE_NODES;
	if (!search->hints->only_best || search->hints->count == 0)
		return;
	search->most_chain = search->most_cycle = 3;
	while (search->mode != NONET_SE_MODE_Y &&
	       wants(search, chain_base[search->mode], search->most_chain + 1))
		search->most_chain++;
	while (wants(search, cycle_base[search->mode], search->most_cycle + 1))
		search->most_cycle++;
}

/* Adds a hint if it is wanted. */
static void add_hint(struct search *search, const struct nonet_se_hint *hint,
                     const struct nonet_se_cycle_cells *cells) {
	if (!nonet_se_hints_want(search->hints, hint))
		return;
	if (cells)
		nonet_se_hints_add_cycle(search->hints, search->grid, hint, cells);
	else
		nonet_se_hints_add(search->hints, search->grid, hint);
	if (search->hints->only_best)
		update_limits(search);
}

/* ---- Forcing chains ---- */

/* On- or off-nodes by candidate number. */
struct node_set {
	uint64_t word[12];
};

/* Adds what follows from the newest nodes of one sign to the other sign's, and tells which of those
 * are new. */
static inline bool spread(const struct search *search, bool from_on, const struct node_set *newest,
                          struct node_set *all, struct node_set *new_ret, int words) {
	const struct nonet_se_links *links = search->links;
	uint64_t any = 0;
	struct node_set reached;
	for (int i = 0; i < words; i++)
		reached.word[i] = 0;
	for (int word = 0; word < words; word++) {
		uint64_t bits = newest->word[word];
		if (from_on) {
			for (; bits; bits &= bits - 1) {
				int number = 64 * word + __builtin_ctzll(bits);
				const uint64_t *weak = search->mode == NONET_SE_MODE_X
				                           ? links->weak_house_set[number]
				                           : links->weak_set[number];
				for (int i = 0; i < words; i++)
					reached.word[i] |= weak[i];
			}
			continue;
		}
		for (bits &= links->has_strong[search->mode][word]; bits; bits &= bits - 1) {
			int number = 64 * word + __builtin_ctzll(bits);
			for (int i = first_strong(links, search->mode, number);
			     i < end_strong(links, search->mode, number); i++) {
				int other = links->strong[number][i];
				reached.word[other / 64] |= (uint64_t)1 << (other % 64);
			}
		}
	}
	for (int i = 0; i < words; i++) {
		new_ret->word[i] = reached.word[i] & ~all->word[i];
		all->word[i] |= new_ret->word[i];
		any |= new_ret->word[i];
	}
	return any != 0;
}

/* Number of links of the shortest chain from the node to its negation; 0 when there is none of at
 * most `most`. */
static inline int chain_length(const struct search *search, int start, bool on, int most,
                               int words) {
	struct node_set all[2], newest; /* [0]: the start's sign, [1]: the other */
	for (int i = 0; i < words; i++)
		all[0].word[i] = all[1].word[i] = newest.word[i] = 0;
	newest.word[start / 64] = all[0].word[start / 64] = (uint64_t)1 << (start % 64);
	for (int depth = 1; 2 * depth - 1 <= most; depth++) {
		struct node_set next;
		int sign = depth & 1;
		if (!spread(search, on == (sign == 1), &newest, &all[sign], &next, words))
			return 0;
		uint64_t clash = 0;
		for (int i = 0; i < words; i++)
			clash |= next.word[i] & all[1 - sign].word[i];
		if (clash)
			return 2 * depth - 1;
		newest = next;
	}
	return 0;
}

static bool has_start(const uint64_t set[12], int candidate) {
	return set[candidate / 64] >> (candidate % 64) & 1;
}

static void search_chains(struct search *search, int start) {
	int candidate = search->links->candidate[start];
	for (int sign = 0; sign < 2; sign++) {
		if (search->starts && !has_start(search->starts->chains[sign], candidate))
			continue;
		/* A size known to the compiler makes the usual case faster. */
		int length = search->links->words <= 4
		                 ? chain_length(search, start, sign == 0, search->most_chain - 1, 4)
		                 : chain_length(search, start, sign == 0, search->most_chain - 1, 12);
		if (!length)
			continue;
		struct nonet_se_hint hint = {
		    .rating = chain_base[search->mode] + nonet_se_length_penalty(length + 1),
		    .complexity = length + 1,
		    .order = (uint32_t)(3 * start + 1 + sign),
		    .sort_key = (uint8_t)(2 + search->mode),
		    .kind = search->mode == NONET_SE_MODE_X ? NONET_SE_X_CHAIN : NONET_SE_XY_CHAIN,
		    .source = (uint16_t)(candidate + sign * NONET_SE_CANDIDATES),
		    .target = (uint16_t)(candidate + (1 - sign) * NONET_SE_CANDIDATES),
		    .cycle = -1};
		add_hint(search, &hint, NULL);
	}
}

/* ---- Cycles ---- */

/* The tree of on-nodes that follow from one, each derived once. */
struct tree {
	uint16_t queue[NONET_SE_CANDIDATES]; /* on-nodes by number, in order of derivation */
	uint16_t depth[NONET_SE_CANDIDATES]; /* by number */
	int count;
	int16_t off_parent[NONET_SE_CANDIDATES]; /* the on-node by which it was first derived; -1 */
	int16_t on_parent[NONET_SE_CANDIDATES];  /* the off-node; -1 */
	bool on[NONET_SE_CANDIDATES];
	bool closes[NONET_SE_CANDIDATES]; /* off-nodes that lead back to the start */
};

static void plant(struct tree *tree, int count, int start) {
	for (int i = 0; i < count; i++) {
		tree->off_parent[i] = -1;
		tree->on_parent[i] = -1;
		tree->on[i] = tree->closes[i] = false;
	}
	tree->queue[0] = (uint16_t)start;
	tree->depth[start] = 0;
	tree->on[start] = true;
	tree->count = 1;
}

/* Whether the on-node was derived through the off-node. */
static bool comes_from(const struct tree *tree, int on, int off) {
	for (int parent = tree->on_parent[on]; parent >= 0;
	     parent = tree->on_parent[tree->off_parent[parent]])
		if (parent == off)
			return true;
	return false;
}

static void grow(const struct search *search, struct tree *tree, int on, int off) {
	const struct nonet_se_links *links = search->links;
	tree->off_parent[off] = (int16_t)on;
	for (int i = first_strong(links, search->mode, off); i < end_strong(links, search->mode, off);
	     i++) {
		int next = links->strong[off][i];
		if (tree->on[next])
			continue;
		tree->on[next] = true;
		tree->on_parent[next] = (int16_t)off;
		tree->depth[next] = (uint16_t)(tree->depth[on] + 2);
		tree->queue[tree->count++] = (uint16_t)next;
	}
}

/* Candidates outside the cycle that see both an on- and an off-node of it are false, whichever way
 * round it is true. */
static bool cycle_cells(const struct search *search, const struct tree *tree, int start, int on,
                        int off, struct nonet_se_cycle_cells *cells_ret) {
	const struct nonet_se_links *links = search->links;
	struct nonet_cellset inside = {0, 0}, seen[2][9];
	unsigned digits[2] = {0, 0};
	int node[2] = {start, off}; /* an on-node, and the off-node before it */
	for (;;) {
		for (int sign = 0; sign < 2; sign++) {
			int cell = links->candidate[node[sign]] / 9, digit = links->candidate[node[sign]] % 9;
			struct nonet_cellset peers = nonet_masks_peers[cell];
			nonet_cellset_add(&inside, cell);
			seen[sign][digit] =
			    digits[sign] >> digit & 1 ? nonet_cellset_or(seen[sign][digit], peers) : peers;
			digits[sign] |= 1u << digit;
		}
		node[0] = node[1] == off ? on : tree->off_parent[node[1]];
		if (node[0] == start)
			break;
		node[1] = tree->on_parent[node[0]];
	}
	bool any = false;
	memset(cells_ret, 0, sizeof *cells_ret);
	for (unsigned both = digits[0] & digits[1]; both; both &= both - 1) {
		int digit = nonet_lowest_bit(both);
		struct nonet_cellset cells =
		    nonet_cellset_minus(nonet_cellset_and(seen[0][digit], seen[1][digit]), inside);
		for (struct nonet_cellset rest = cells; !nonet_cellset_is_empty(rest);) {
			int cell = nonet_cellset_take(&rest);
			if (search->grid->candidates[cell] >> digit & 1) {
				nonet_cellset_add(&cells_ret->by_digit[digit], cell);
				any = true;
			}
		}
	}
	return any;
}

static void use_cycle(struct search *search, const struct tree *tree, int start, int on, int off) {
	int length = tree->depth[on] + 2;
	struct nonet_se_hint hint = {.rating =
	                                 cycle_base[search->mode] + nonet_se_length_penalty(length),
	                             .complexity = length,
	                             .order = (uint32_t)(3 * start),
	                             .sort_key = (uint8_t)(2 + search->mode),
	                             .kind = (uint8_t)(NONET_SE_X_CYCLE + search->mode),
	                             .source = search->links->candidate[start],
	                             .target = search->links->candidate[on],
	                             .last_off = search->links->candidate[off]};
	struct nonet_se_cycle_cells cells;
	if (nonet_se_hints_want(search->hints, &hint) &&
	    cycle_cells(search, tree, start, on, off, &cells))
		add_hint(search, &hint, &cells);
}

static bool can_be_strong(const struct nonet_se_links *links, enum nonet_se_mode mode, int number) {
	return links->has_strong[mode][number / 64] >> (number % 64) & 1;
}

static void search_cycles(struct search *search, int start) {
	const struct nonet_se_links *links = search->links;
	enum nonet_se_mode mode = search->mode;
	if (!can_be_strong(links, mode, start))
		return;
	struct tree tree;
	plant(&tree, links->count, start);
	for (int i = first_strong(links, mode, start); i < end_strong(links, mode, start); i++)
		tree.closes[links->strong[start][i]] = true;
	for (int head = 0; head < tree.count; head++) {
		int on = tree.queue[head];
		int length = tree.depth[on] + 2;
		if (length > search->most_cycle)
			return;
		for (int i = first_weak(links, mode, on); i < links->weak_count[on]; i++) {
			int off = links->weak[on][i];
			if (!can_be_strong(links, mode, off))
				continue;
			if (tree.closes[off] && length >= 4 &&
			    !(tree.off_parent[off] >= 0 && comes_from(&tree, on, off)))
				use_cycle(search, &tree, start, on, off);
			if (tree.off_parent[off] < 0)
				grow(search, &tree, on, off);
		}
	}
}

/* Y-cycles can only start in a cell of two candidates. */
static bool may_start(const struct search *search, int start) {
	int others = search->links->weak_in_cell[start];
	return search->mode == NONET_SE_MODE_Y ? others == 1 : others > 0;
}

/* Of each candidate cycles come before chains; but chains are found faster, and limit how long a
 * cycle may be. */
static void search_mode(struct search *search, unsigned digits) {
	int count = search->links->count;
	update_limits(search);
	for (int pass = search->mode == NONET_SE_MODE_Y; pass < 2; pass++)
		for (int start = 0; start < count; start++) {
			if (!may_start(search, start) || !(digits >> search->links->candidate[start] % 9 & 1))
				continue;
			if (pass == 0)
				search_chains(search, start);
			else if (!search->starts ||
			         has_start(search->starts->cycles, search->links->candidate[start]))
				search_cycles(search, start);
		}
}

bool nonet_se_static_search(const struct nonet_se_links *links, const struct nonet_se_grid *grid,
                            const struct nonet_se_starts *starts, unsigned digits,
                            struct nonet_se_hints *hints) {
	struct search search = {.links = links, .grid = grid, .hints = hints, .starts = starts};
	search.mode = NONET_SE_MODE_X;
	search_mode(&search, digits);
	bool found = hints->count != 0;
	search.mode = NONET_SE_MODE_Y;
	search_mode(&search, NONET_ALL_DIGITS);
	search.mode = NONET_SE_MODE_XY;
	search_mode(&search, NONET_ALL_DIGITS);
	return found;
}

/* ---- Writing down ---- */

static int cause_of_weak(const struct nonet_se_links *links, int from, int to) {
	int first = links->candidate[from] / 9, second = links->candidate[to] / 9;
	if (first == second)
		return NONET_SE_BY_CELL;
	if (nonet_box_of(first) == nonet_box_of(second))
		return NONET_SE_BY_BOX;
	return nonet_row_of(first) == nonet_row_of(second) ? NONET_SE_BY_ROW : NONET_SE_BY_COLUMN;
}

static int cause_of_strong(const struct nonet_se_links *links, enum nonet_se_mode mode, int from,
                           int to) {
	for (int i = first_strong(links, mode, from);; i++)
		if (links->strong[from][i] == to)
			return links->strong_cause[from][i];
}

static struct nonet_se_traced traced(const struct nonet_se_links *links, int number, bool on,
                                     int cause) {
	return (struct nonet_se_traced){
	    (uint16_t)(links->candidate[number] + (on ? 0 : NONET_SE_CANDIDATES)), (uint8_t)cause};
}

static int trace_cycle(const struct nonet_se_links *links, enum nonet_se_mode mode,
                       const struct nonet_se_hint *hint, struct nonet_se_traced *trace_ret) {
	struct search search = {.links = links, .mode = mode};
	struct tree tree;
	int start = links->number[hint->source], on = links->number[hint->target];
	plant(&tree, links->count, start);
	for (int head = 0; head < tree.count && !tree.on[on]; head++)
		for (int i = first_weak(links, mode, tree.queue[head]);
		     i < links->weak_count[tree.queue[head]]; i++)
			if (tree.off_parent[links->weak[tree.queue[head]][i]] < 0)
				grow(&search, &tree, tree.queue[head], links->weak[tree.queue[head]][i]);
	int count = 0;
	int off = links->number[hint->last_off];
	trace_ret[count++] = traced(links, start, true, cause_of_strong(links, mode, off, start));
	for (;;) {
		trace_ret[count++] = traced(links, off, false, cause_of_weak(links, on, off));
		if (on == start)
			break;
		off = tree.on_parent[on];
		trace_ret[count++] = traced(links, on, true, cause_of_strong(links, mode, off, on));
		on = tree.off_parent[off];
	}
	trace_ret[count++] = traced(links, start, true, NONET_SE_ASSUMED);
	return count;
}

/* Breadth first over both signs, in the order of the lists, until the negation comes up. */
static int trace_chain(const struct nonet_se_links *links, enum nonet_se_mode mode,
                       const struct nonet_se_hint *hint, struct nonet_se_traced *trace_ret) {
	int16_t parent[2][NONET_SE_CANDIDATES]; /* by sign (1 for on) and number */
	uint16_t queue[2 * NONET_SE_CANDIDATES];
	memset(parent, -1, sizeof parent);
	int start_sign = hint->source < NONET_SE_CANDIDATES;
	int start = links->number[hint->source % NONET_SE_CANDIDATES];
	int count = 1;
	queue[0] = (uint16_t)(2 * start + start_sign);
	parent[start_sign][start] = (int16_t)start;
	for (int head = 0; head < count && parent[1 - start_sign][start] < 0; head++) {
		int from = queue[head] / 2, sign = queue[head] & 1;
		int end = sign ? links->weak_count[from] : end_strong(links, mode, from);
		for (int i = sign ? first_weak(links, mode, from) : first_strong(links, mode, from);
		     i < end; i++) {
			int to = sign ? links->weak[from][i] : links->strong[from][i];
			if (parent[1 - sign][to] >= 0)
				continue;
			parent[1 - sign][to] = (int16_t)from;
			queue[count++] = (uint16_t)(2 * to + 1 - sign);
		}
	}
	int length = 0;
	for (int at = start, sign = 1 - start_sign;;) {
		int from = parent[sign][at];
		bool is_start = at == start && sign == start_sign;
		int cause = is_start ? NONET_SE_ASSUMED
		            : sign   ? cause_of_strong(links, mode, from, at)
		                     : cause_of_weak(links, from, at);
		trace_ret[length++] = traced(links, at, sign, cause);
		if (is_start)
			return length;
		at = from;
		sign = 1 - sign;
	}
}

int nonet_se_static_trace(const struct nonet_se_links *links, const struct nonet_se_hint *hint,
                          struct nonet_se_traced trace_ret[NONET_SE_NODES + 2]) {
	switch (hint->kind) {
	case NONET_SE_X_CHAIN:
		return trace_chain(links, NONET_SE_MODE_X, hint, trace_ret);
	case NONET_SE_XY_CHAIN:
		return trace_chain(links, NONET_SE_MODE_XY, hint, trace_ret);
	default:
		return trace_cycle(links, (enum nonet_se_mode)(hint->kind - NONET_SE_X_CYCLE), hint,
		                   trace_ret);
	}
}
