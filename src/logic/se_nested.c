/* Chains nested in a net: a whole search on the grid that the net has reached. As with the simpler
 * nested steps, only chains count that need something the net has taken away, and that becomes
 * their parents. */
#include "logic/se_advanced.h"
#include "logic/se_multiple.h"
#include "logic/se_story.h"

#include <stdlib.h>
#include <string.h>

/* Equal chains, and hardly any others, have equal identities. */
static uint64_t mix(uint64_t identity, uint64_t value) {
	identity = (identity ^ (value + 1)) * UINT64_C(0x9E3779B97F4A7C15);
	return identity ^ identity >> 29;
}

/* A nested hint, and what is found out about it. */
struct nesting {
	struct nonet_se_chainer *chainer; /* the outer one */
	const struct nonet_se_hint *hint;
	uint64_t identity;
	uint64_t parents_seen[(NONET_SE_CANDIDATES + 63) / 64];
};

static void add_parent(struct nesting *nesting, int candidate) {
	uint64_t *word = &nesting->parents_seen[candidate / 64];
	uint64_t bit = (uint64_t)1 << (candidate % 64);
	struct nonet_se_run *run = nesting->chainer->run;
	if (*word & bit)
		return;
	*word |= bit;
	nonet_se_run_add_parent(run, run->net->position[candidate + NONET_SE_CANDIDATES] - 1);
}

/* What had to be gone for a node to be true by this cause. */
static void add_parents_of(struct nesting *nesting, int node, int cause) {
	const struct nonet_se_run *run = nesting->chainer->run;
	int cell = node / 9, digit = node % 9;
	if (node >= NONET_SE_CANDIDATES || cause == NONET_SE_ASSUMED)
		return;
	if (cause == NONET_SE_BY_CELL) {
		unsigned gone = run->source->candidates[cell] & ~(unsigned)run->grid.candidates[cell];
		for (; gone; gone &= gone - 1)
			add_parent(nesting, nonet_se_candidate(cell, nonet_lowest_bit(gone)));
		return;
	}
	int house = nonet_se_house_of(nonet_se_box_row_column[cause - NONET_SE_BY_BOX], cell);
	unsigned gone = run->source->places[house][digit] & ~(unsigned)run->grid.places[house][digit];
	for (; gone; gone &= gone - 1)
		add_parent(nesting,
		           nonet_se_candidate(nonet_units_house[house][nonet_lowest_bit(gone)], digit));
}

static void take_node(struct nesting *nesting, int node, int cause) {
	nesting->identity = mix(nesting->identity, (uint64_t)node);
	add_parents_of(nesting, node, cause);
}

static void end_chain(struct nesting *nesting) {
	nesting->identity = mix(nesting->identity, NONET_SE_NODES);
}

static int opposite(int node) {
	return (node + NONET_SE_CANDIDATES) % NONET_SE_NODES;
}

/* A cycle counts in both directions. Turned round, a node keeps the cause that its opposite had,
 * although that is the cause of a weak link then; Sudoku Explainer does the same. */
static void take_static(struct nesting *nesting) {
	struct nonet_se_traced trace[NONET_SE_NODES + 2];
	int count = nonet_se_static_trace(&nesting->chainer->inner->links, nesting->hint, trace);
	bool cycle = nesting->hint->cycle >= 0;
	for (int i = 0; i < count - cycle; i++)
		take_node(nesting, trace[i].node, trace[i].cause);
	end_chain(nesting);
	if (nesting->chainer->story)
		nonet_se_story_add_trace(nesting->chainer->story, trace, count);
	if (!cycle)
		return;
	for (int i = count - 1; i > 0; i--)
		take_node(nesting, opposite(trace[i].node), trace[i].cause);
	end_chain(nesting);
}

static bool take_target(void *context, const struct nonet_se_net *net, int position,
                        enum nonet_se_cause cause_of_start) {
	struct nesting *nesting = context;
	uint16_t positions[NONET_SE_NODES + 1];
	int count = nonet_se_net_trace(net, position, positions);
	for (int i = 0; i < count; i++) {
		const struct nonet_se_net_node *node = &net->nodes[positions[i]];
		take_node(nesting, node->node,
		          node->cause == NONET_SE_ASSUMED ? (int)cause_of_start : node->cause);
	}
	end_chain(nesting);
	if (nesting->chainer->story)
		nonet_se_story_add_net(nesting->chainer->story, nesting->chainer->inner, net, position);
	return true;
}

/* The nested chain's position in the outer chainer's list, or -1 when out of memory. */
static int32_t add_nested(struct nesting *nesting) {
	struct nonet_se_chainer *chainer = nesting->chainer;
	if (chainer->nested_count == chainer->nested_capacity) {
		int capacity = chainer->nested_capacity ? 2 * chainer->nested_capacity : 256;
		struct nonet_se_nested *nested =
		    realloc(chainer->nested, (size_t)capacity * sizeof nested[0]);
		if (!nested) {
			chainer->out_of_memory = true;
			return -1;
		}
		chainer->nested = nested;
		chainer->nested_capacity = capacity;
	}
	chainer->nested[chainer->nested_count] =
	    (struct nonet_se_nested){nesting->identity, nesting->hint->complexity, 0, 0};
	return chainer->nested_count++;
}

static void eliminate(const struct nesting *nesting, const struct nonet_se_hints *hints,
                      uint32_t first_parent, int32_t nested) {
	struct nonet_se_run *run = nesting->chainer->run;
	const struct nonet_se_hint *hint = nesting->hint;
	int technique = (int)nonet_se_hint_technique(hint);
	if (hint->cycle >= 0) {
		const struct nonet_se_cycle_cells *cells = &hints->cycles[hint->cycle];
		for (int cell = 0; cell < NONET_CELLS; cell++)
			for (int digit = 0; digit < 9; digit++)
				if (nonet_cellset_has(cells->by_digit[digit], cell))
					nonet_se_run_add_step(run, nonet_se_candidate(cell, digit), first_parent,
					                      technique, nested);
		return;
	}
	if (hint->target >= NONET_SE_CANDIDATES) {
		nonet_se_run_add_step(run, hint->target - NONET_SE_CANDIDATES, first_parent, technique,
		                      nested);
		return;
	}
	int cell = hint->target / 9;
	unsigned others = run->grid.candidates[cell] & ~(1u << hint->target % 9);
	for (; others; others &= others - 1)
		nonet_se_run_add_step(run, nonet_se_candidate(cell, nonet_lowest_bit(others)), first_parent,
		                      technique, nested);
}

static bool use_hint(struct nonet_se_chainer *chainer, const struct nonet_se_hint *hint,
                     enum nonet_se_chain_kind kind, bool is_static) {
	struct nesting nesting = {.chainer = chainer, .hint = hint};
	uint32_t first_parent = chainer->run->parent_count;
	struct nonet_se_story *story = chainer->story;
	int first_chain = story ? story->chain_count : 0;
	if (is_static)
		take_static(&nesting);
	else if (!nonet_se_multiple_visit(chainer->inner, &chainer->run->grid, kind, hint, take_target,
	                                  &nesting))
		return false;
	if (chainer->run->parent_count == first_parent)
		return true;
	int32_t nested = add_nested(&nesting);
	if (nested >= 0 && story) {
		chainer->nested[nested].first_chain = first_chain;
		chainer->nested[nested].chain_count = story->chain_count - first_chain;
	}
	if (nested >= 0)
		eliminate(&nesting, &chainer->inner->hints, first_parent, nested);
	return nested >= 0;
}

/* A static search takes about as long as so many nets. */
enum { STATIC_SEARCH_TICKS = 64 };

/* Searches the grid that the net has reached; false when stopped or out of memory. */
static bool search(struct nonet_se_chainer *chainer, enum nonet_se_chain_kind kind,
                   bool is_static) {
	struct nonet_se_chainer *inner = chainer->inner;
	const struct nonet_se_grid *grid = &chainer->run->grid;
	chainer->frame->engine->watch.ticks += STATIC_SEARCH_TICKS;
	if (nonet_se_engine_stopped(chainer->frame->engine))
		return false;
	nonet_se_hints_start(&inner->hints, false);
	if (is_static) {
		nonet_se_links_make(&inner->links, grid);
		nonet_se_static_search(&inner->links, grid, NULL, NONET_ALL_DIGITS, &inner->hints);
	} else if (!nonet_se_multiple_search(inner, grid, kind, NONET_ALL_DIGITS, NULL))
		return false;
	if (inner->hints.out_of_memory)
		return false;
	nonet_se_hints_sort(&inner->hints);
	for (int i = 0; i < inner->hints.count; i++)
		if (!use_hint(chainer, &inner->hints.items[i], kind, is_static))
			return false;
	return true;
}

bool nonet_se_advance_by_chains(struct nonet_se_chainer *chainer) {
	static const struct {
		int from_level, to_level;
		bool is_static;
		enum nonet_se_chain_kind kind;
	} searches[] = {{2, 3, true, NONET_SE_MULTIPLE},
	                {3, 3, false, NONET_SE_MULTIPLE},
	                {4, 5, false, NONET_SE_DYNAMIC},
	                {5, 5, false, NONET_SE_DYNAMIC + 2}};
	if (!chainer->inner) {
		chainer->inner = nonet_se_chainer_new();
		if (!chainer->inner) {
			chainer->out_of_memory = true;
			return false;
		}
		chainer->inner->frame = chainer->frame;
	}
	int level = chainer->run->level, count = chainer->run->net->count;
	for (size_t i = 0; i < sizeof searches / sizeof searches[0]; i++) {
		if (level < searches[i].from_level || level > searches[i].to_level)
			continue;
		if (!search(chainer, searches[i].kind, searches[i].is_static)) {
			chainer->out_of_memory |=
			    chainer->inner->out_of_memory || chainer->inner->hints.out_of_memory;
			return false;
		}
		if (chainer->run->net->count > count)
			return true;
	}
	return false;
}
