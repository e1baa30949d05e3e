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

/* The best find of a tier so far. */
struct nonet_guide_choice {
	const struct nonet_state *state;
	const struct nonet_method *method; /* that is looking */
	struct nonet_guide_move *move;
	bool has_one;
	bool opens; /* a placement */
	int effort;
};

/* How much there is to look at. Each link of a chain has to be kept in mind, so that it weighs more
 * than a cell of a pattern. */
static int effort_of(const struct nonet_finding *finding) {
	int effort = 4 * finding->link_count;
	for (int i = 0; i < finding->pattern_count; i++)
		effort += 1 + nonet_digit_count(finding->pattern[i].digits);
	return effort;
}

/* Whether the eliminations leave a cell one candidate, or a digit one place in a house. */
static bool opens_placement(const struct nonet_state *state, const struct nonet_finding *finding) {
	uint16_t gone[NONET_CELLS] = {0};
	uint16_t left[NONET_HOUSES][9];
	for (int i = 0; i < finding->elimination_count; i++) {
		struct nonet_candidate at = finding->eliminations[i];
		gone[at.cell] |= (uint16_t)(1u << (at.digit - 1));
		for (int k = 0; k < 3; k++) {
			int house = nonet_masks_house_of(at.cell, k);
			left[house][at.digit - 1] = state->places[house][at.digit - 1];
		}
	}
	for (int i = 0; i < finding->elimination_count; i++) {
		struct nonet_candidate at = finding->eliminations[i];
		unsigned digits = state->candidates[at.cell] & ~(unsigned)gone[at.cell];
		if (digits && !(digits & (digits - 1)))
			return true;
		for (int k = 0; k < 3; k++) {
			int house = nonet_masks_house_of(at.cell, k);
			uint16_t *places = &left[house][at.digit - 1];
			*places &= (uint16_t) ~(1u << nonet_se_place_in(house, at.cell));
			if (*places && !(*places & (*places - 1)))
				return true;
		}
	}
	return false;
}

static bool is_better(const struct nonet_guide_choice *choice, const struct nonet_finding *finding,
                      bool opens, int effort) {
	if (!choice->has_one || opens != choice->opens)
		return !choice->has_one || opens;
	if (effort != choice->effort)
		return effort < choice->effort;
	return finding->elimination_count > choice->move->finding.elimination_count;
}

static bool weigh(void *context, const struct nonet_finding *finding) {
	struct nonet_guide_choice *choice = context;
	bool opens = finding->placement_count > 0 || opens_placement(choice->state, finding);
	int effort = effort_of(finding);
	if (!is_better(choice, finding, opens, effort))
		return false;
	choice->has_one = true;
	choice->opens = opens;
	choice->effort = effort;
	choice->move->method = choice->method;
	nonet_finding_copy(&choice->move->finding, finding);
	return false;
}

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
	move->method = NULL;
	move->tier = 1;
	return true;
}

/* Tries the lines of one tier, from `line` on. */
static int try_tier(struct nonet_guide *guide, int line, struct nonet_guide_choice *choice) {
	int tier = order[line].tier;
	for (; line < LINES && order[line].tier == tier && guide->status == NONET_OK; line++) {
		choice->method = &nonet_methods[order[line].method];
		nonet_guide_search(guide, choice->state, choice->method, weigh, choice);
	}
	choice->move->tier = tier;
	return line;
}

enum nonet_status nonet_guide_find(struct nonet_guide *guide, struct nonet_guide_move *move) {
	struct nonet_guide_choice choice = {.state = &move->before, .move = move};
	move->chain = NULL;
	guide->search.epoch++;
	if (find_single(guide, move))
		return NONET_OK;
	for (int line = 0; line < LINES && !choice.has_one && guide->status == NONET_OK;)
		line = try_tier(guide, line, &choice);
	if (guide->status != NONET_OK || choice.has_one)
		return guide->status;
	/* Where several solutions differ all chains lead nowhere, and in an open grid that takes
	 * forever to find out. */
	if (!guide->looks_ahead)
		return NONET_END;
	move->method = NULL;
	move->tier = order[LINES - 1].tier + 1;
	return nonet_guide_chain_find(guide, &move->before, &move->chain);
}
