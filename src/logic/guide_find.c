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
		guide->status = NONET_NO_MEMORY;
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
	for (; line < LINES && order[line].tier == pool->tier && guide->status == NONET_OK; line++) {
		search.method = &nonet_methods[order[line].method];
		nonet_guide_search(guide, state, search.method, add_to_pool, &search);
	}
	if (guide->status != NONET_OK)
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

/* What a search of the hard tiers finds is kept for the moves after it: to search them takes long,
 * and what has been found there mostly stays true as it is. The easy ones are searched anew. */
static bool find_by_tiers(struct nonet_guide *guide, struct nonet_guide_move *move) {
	int line = 0;
	while (order[line].tier < NONET_GUIDE_HARD && guide->status == NONET_OK) {
		line = search_tier(guide, &move->before, line, &guide->easy);
		if (take(&guide->easy, move))
			return true;
	}
	if (guide->status == NONET_OK && take(&guide->hard, move))
		return true;
	guide->hard_searches++;
	while (line < LINES && guide->status == NONET_OK) {
		line = search_tier(guide, &move->before, line, &guide->hard);
		if (take(&guide->hard, move))
			return true;
	}
	return false;
}

static bool find_single(struct nonet_guide *guide, struct nonet_guide_move *move) {
	struct nonet_guide_single single;
	if (!nonet_guide_find_single(&move->before, &single))
		return false;
	unsigned digit = 1u << (single.at.digit - 1);
	nonet_finding_begin(&guide->search, single.technique);
	guide->search.finding.digits = (uint16_t)digit;
	guide->search.finding.base_houses = single.house >= 0 ? 1u << single.house : 0;
	nonet_finding_pattern(&guide->search, single.at.cell, digit, NONET_ROLE_BASE);
	nonet_finding_place(&guide->search, single.at.cell, single.at.digit);
	nonet_finding_copy(&move->finding, &guide->search.finding);
	move->tier = 1;
	return true;
}

enum nonet_status nonet_guide_find(struct nonet_guide *guide, struct nonet_guide_move *move) {
	move->method = NULL;
	move->chain = NULL;
	guide->search.epoch++;
	if (find_single(guide, move) || find_by_tiers(guide, move))
		return NONET_OK;
	if (guide->status != NONET_OK)
		return guide->status;
	/* Where several solutions differ all chains lead nowhere, and in an open grid that takes
	 * forever to find out. */
	if (!guide->looks_ahead)
		return NONET_END;
	move->tier = order[LINES - 1].tier + 1;
	return nonet_guide_chain_find(guide, &move->before, &move->chain);
}
