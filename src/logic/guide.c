#include "logic/guide.h"

#include "logic/guide_chain.h"
#include "logic/step.h"

#include <stdlib.h>

void nonet_guide_start(struct nonet_guide *guide, const struct nonet_position *position,
                       bool is_unique, bool with_uniqueness) {
	nonet_state_start_at(&guide->state, position);
	guide->ahead = guide->state;
	guide->looks_ahead = is_unique;
	guide->is_planned = false;
	guide->moves = NULL;
	guide->move_count = guide->move_capacity = guide->shown = 0;
	nonet_search_init(&guide->search, &guide->ahead);
	guide->story = (struct nonet_story){0};
	guide->search.unique = is_unique && with_uniqueness;
	guide->hard_searches = 0;
	guide->easy = (struct nonet_guide_pool){.capacity = 1, .finds = &guide->easy_find};
	guide->hard =
	    (struct nonet_guide_pool){.capacity = NONET_GUIDE_POOL, .finds = guide->hard_finds};
	nonet_watch_start(&guide->watch, NULL);
}

void nonet_guide_finish(struct nonet_guide *guide) {
	for (int i = 0; i < guide->move_count; i++)
		free(guide->moves[i].chain);
	free(guide->moves);
	nonet_search_free(&guide->search);
	nonet_story_free_inside(&guide->story);
}

bool nonet_guide_stopped(struct nonet_guide *guide) {
	return nonet_watch_stopped(&guide->watch, 16, 0);
}

static void begin_call(struct nonet_guide *guide, const struct nonet_limits *limits) {
	nonet_watch_start(&guide->watch, limits);
	guide->search.stopped = false;
}

static void place(struct nonet_state *state, int cell, int digit) {
	if (!state->digit[cell])
		nonet_state_place(state, cell, digit);
}

static void eliminate(struct nonet_state *state, int cell, unsigned digits) {
	for (digits &= state->candidates[cell]; digits; digits &= digits - 1)
		nonet_state_eliminate(state, cell, nonet_lowest_digit(digits));
}

void nonet_guide_apply(const struct nonet_guide_move *move, struct nonet_state *state) {
	if (move->chain) {
		const struct nonet_step *step = &move->chain->step;
		for (int i = 0; i < step->elimination_count; i++)
			eliminate(state, step->eliminations[i].cell, step->eliminations[i].digits);
		for (int i = 0; i < step->placement_count; i++)
			place(state, step->placements[i].cell, nonet_lowest_digit(step->placements[i].digits));
		return;
	}
	const struct nonet_finding *finding = &move->finding;
	for (int i = 0; i < finding->elimination_count; i++)
		eliminate(state, finding->eliminations[i].cell, 1u << (finding->eliminations[i].digit - 1));
	for (int i = 0; i < finding->placement_count; i++)
		place(state, finding->placements[i].cell, finding->placements[i].digit);
}

static struct nonet_guide_move *new_move(struct nonet_guide *guide) {
	if (guide->move_count == guide->move_capacity) {
		int capacity = guide->move_capacity ? 2 * guide->move_capacity : 8;
		struct nonet_guide_move *moves = realloc(guide->moves, (size_t)capacity * sizeof moves[0]);
		if (!moves)
			return NULL;
		guide->moves = moves;
		guide->move_capacity = capacity;
	}
	return &guide->moves[guide->move_count];
}

static void forget_plan(struct nonet_guide *guide) {
	for (int i = 0; i < guide->move_count; i++)
		free(guide->moves[i].chain);
	guide->move_count = guide->shown = 0;
	guide->hard.count = 0;
	guide->hard_searches = 0;
	guide->is_planned = false;
}

static bool places(const struct nonet_guide_move *move) {
	return move->chain ? move->chain->step.placement_count > 0 : move->finding.placement_count > 0;
}

/* Whether the plan may end: with a placement; and, since a person waits for it, with a hard move
 * once much has been searched, or one that took long by itself. */
static bool has_goal(const struct nonet_guide *guide) {
	if (guide->move_count == 0)
		return false;
	const struct nonet_guide_move *last = &guide->moves[guide->move_count - 1];
	if (places(last))
		return true;
	if (last->tier < NONET_GUIDE_HARD)
		return false;
	return guide->hard_searches >= NONET_GUIDE_PATIENCE ||
	       (last->chain && last->chain->step.level > 1);
}

/* Adds moves until the plan is made. NONET_END: no move was found after those that it has. */
static enum nonet_status look_ahead(struct nonet_guide *guide) {
	for (;;) {
		struct nonet_guide_move *move = new_move(guide);
		if (!move)
			return NONET_NO_MEMORY;
		move->before = guide->ahead;
		enum nonet_status status = nonet_guide_find(guide, move);
		if (status != NONET_OK)
			return status;
		guide->move_count++;
		nonet_guide_apply(move, &guide->ahead);
		if (!guide->looks_ahead || has_goal(guide))
			return NONET_OK;
	}
}

static enum nonet_status plan(struct nonet_guide *guide) {
	enum nonet_status status = NONET_OK;
	if (!has_goal(guide))
		status = look_ahead(guide);
	if (status == NONET_OK && guide->looks_ahead)
		status = nonet_guide_prune(guide);
	guide->is_planned = status == NONET_OK || (status == NONET_END && guide->move_count > 0);
	return guide->is_planned ? NONET_OK : status;
}

/* False when out of memory. */
static bool show(struct nonet_guide *guide, const struct nonet_guide_move *move,
                 struct nonet_step *step_ret) {
	if (move->chain) {
		*step_ret = move->chain->step;
		step_ret->rating = (uint16_t)move->tier;
		return true;
	}
	nonet_finding_to_step(&move->finding, move->tier, step_ret);
	guide->search.state = &move->before;
	guide->search.epoch++;
	if (!nonet_finding_tell(&guide->search, &move->finding, &guide->story))
		return false;
	nonet_story_show(&guide->story, step_ret);
	return true;
}

enum nonet_status nonet_guide_next(struct nonet_guide *guide, const struct nonet_limits *limits,
                                   struct nonet_step *step_ret) {
	if (guide->state.empty_count == 0)
		return NONET_END;
	begin_call(guide, limits);
	if (guide->is_planned && guide->shown == guide->move_count)
		forget_plan(guide);
	if (!guide->is_planned) {
		enum nonet_status status = plan(guide);
		if (status != NONET_OK)
			return status;
	}
	const struct nonet_guide_move *move = &guide->moves[guide->shown];
	if (!show(guide, move, step_ret))
		return NONET_NO_MEMORY;
	guide->shown++;
	nonet_guide_apply(move, &guide->state);
	return NONET_OK;
}
