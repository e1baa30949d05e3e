/* The easiest move of a position: singles, then the techniques tier by tier, then chains. */
#include "logic/guide_chain.h"
#include "logic/guide_singles.h"

static const struct {
	int tier;
	enum nonet_method_index method;
} order[] = {
#define NONET_GUIDE(tier, method) {tier, NONET_METHOD_##method},
#include "logic/guide_list.h"
#undef NONET_GUIDE
};

enum { LINES = sizeof order / sizeof order[0] };

struct listener {
	struct nonet_guide *guide;
	bool (*found)(void *context, const struct nonet_finding *finding);
	void *context;
};

static bool tell(void *context, const struct nonet_finding *finding) {
	const struct listener *listener = context;
	return listener->found(listener->context, finding);
}

static bool stop(void *context) {
	const struct listener *listener = context;
	return nonet_guide_stopped(listener->guide);
}

void nonet_guide_search(struct nonet_guide *guide, const struct nonet_state *state,
                        const struct nonet_method *method,
                        bool (*found)(void *context, const struct nonet_finding *finding),
                        void *context) {
	struct listener listener = {guide, found, context};
	guide->search.state = state;
	guide->search.found = tell;
	guide->search.stop = stop;
	guide->search.context = &listener;
	method->find(&guide->search, method->variant);
	guide->search.context = NULL;
	if (guide->search.no_memory)
		guide->watch.status = NONET_NO_MEMORY;
}

/* A search through a tier. */
struct tier_search {
	const struct nonet_state *state;
	const struct nonet_method *method; /* that is looking */
	struct nonet_guide_pool *pool;
};

static bool add_to_pool(void *context, const struct nonet_finding *finding) {
	struct tier_search *search = context;
	nonet_guide_pool_add(search->pool, search->state, search->method, finding);
	return false;
}

/* Searches the tier that begins at `line`; returns the line after it. */
static int search_tier(struct nonet_guide *guide, const struct nonet_state *state, int line,
                       struct nonet_guide_pool *pool) {
	struct tier_search search = {.state = state, .pool = pool};
	pool->tier = order[line].tier;
	pool->count = pool->next = 0;
	for (; line < LINES && order[line].tier == pool->tier && guide->watch.status == NONET_OK;
	     line++) {
		search.method = &nonet_methods[order[line].method];
		nonet_guide_search(guide, state, search.method, add_to_pool, &search);
	}
	if (guide->watch.status != NONET_OK)
		pool->count = 0;
	return line;
}

static bool take(struct nonet_guide_pool *pool, struct nonet_guide_move *move) {
	const struct nonet_guide_find *find = nonet_guide_pool_take(pool, &move->before);
	if (!find)
		return false;
	nonet_finding_copy(&move->finding, &find->finding);
	move->method = find->method;
	move->tier = pool->tier;
	return true;
}

/* Searches the tiers from that of `*line` on, up to one that gives something or to `end_tier`. */
static bool find_by_tiers(struct nonet_guide *guide, struct nonet_guide_move *move,
                          struct nonet_guide_pool *pool, int *line, int end_tier) {
	while (*line < LINES && order[*line].tier < end_tier && guide->watch.status == NONET_OK) {
		*line = search_tier(guide, &move->before, *line, pool);
		if (take(pool, move))
			return true;
	}
	return false;
}

/* Sudoku Explainer's chains, not to be tried where several solutions differ: they lead nowhere
 * there, and in an open grid that takes forever to find out. */
static bool find_chain(struct nonet_guide *guide, struct nonet_guide_move *move, int tier,
                       enum nonet_se_depth depth) {
	if (guide->watch.status != NONET_OK || !guide->looks_ahead)
		return false;
	enum nonet_status status = nonet_guide_chain_find(guide, &move->before, depth, &move->chain);
	if (status != NONET_OK && status != NONET_END)
		guide->watch.status = status;
	move->tier = tier;
	return status == NONET_OK;
}

/* What a search of the hard tiers finds is kept for the moves after it: to search them takes long,
 * and what has been found there mostly stays true as it is. The easy ones are searched anew. */
static bool find_elimination(struct nonet_guide *guide, struct nonet_guide_move *move) {
	int line = 0;
	if (find_by_tiers(guide, move, &guide->easy, &line, NONET_GUIDE_HARD))
		return true;
	if (guide->watch.status == NONET_OK && take(&guide->hard, move))
		return true;
	guide->hard_searches++;
	if (find_by_tiers(guide, move, &guide->hard, &line, NONET_GUIDE_CHAINS))
		return true;
	return find_chain(guide, move, NONET_GUIDE_CHAINS, NONET_SE_DEPTH_CHAINS) ||
	       find_chain(guide, move, NONET_GUIDE_NETS, NONET_SE_DEPTH_NETS) ||
	       find_by_tiers(guide, move, &guide->hard, &line, NONET_GUIDE_NESTED) ||
	       find_chain(guide, move, NONET_GUIDE_NESTED, NONET_SE_DEPTH_NESTED);
}

static bool find_single(struct nonet_guide *guide, struct nonet_guide_move *move) {
	struct nonet_guide_single single = {.house = -1};
	if (!nonet_guide_find_single(&move->before, &single))
		return false;
	unsigned digit = 1u << (single.at.digit - 1);
	nonet_finding_begin(&guide->search, single.technique);
	guide->search.finding.digits = (uint16_t)digit;
	guide->search.finding.base_houses = single.house >= 0 ? 1u << single.house : 0;
	nonet_finding_pattern(&guide->search, single.at.cell, digit, NONET_ROLE_BASE);
	nonet_finding_place(&guide->search, single.at.cell, single.at.digit);
	nonet_finding_copy(&move->finding, &guide->search.finding);
	move->tier = NONET_GUIDE_SINGLES;
	return true;
}

enum nonet_status nonet_guide_find(struct nonet_guide *guide, struct nonet_guide_move *move) {
	move->method = NULL;
	move->chain = NULL;
	guide->search.epoch++;
	if (find_single(guide, move) || find_elimination(guide, move))
		return NONET_OK;
	return guide->watch.status == NONET_OK ? NONET_END : guide->watch.status;
}
