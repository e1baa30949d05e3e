/* Sudoku Explainer's path: the first producer that finds something gives the next step. */
#include "logic/se_chains.h"

#include <stdlib.h>

/* What is tried, in order. The least ratings ascend: one that has been reached bounds all after it
 * too. */
static const struct {
	nonet_se_producer *find;
	int variant;
	int least; /* rating of what it can find */
	bool needs_uniqueness;
} producers[] = {
    {nonet_se_hidden_single, 0, 10, false},
    {nonet_se_direct_locked, 0, 17, false},
    {nonet_se_direct_hidden_set, 2, 20, false},
    {nonet_se_naked_single, 0, 23, false},
    {nonet_se_direct_hidden_set, 3, 25, false},
    {nonet_se_locked, 0, 26, false},
    {nonet_se_naked_set, 2, 30, false},
    {nonet_se_fish, 2, 32, false},
    {nonet_se_hidden_set, 2, 34, false},
    {nonet_se_naked_set, 3, 36, false},
    {nonet_se_fish, 3, 38, false},
    {nonet_se_hidden_set, 3, 40, false},
    {nonet_se_wing, 2, 42, false},
    {nonet_se_wing, 3, 44, false},
    {nonet_se_unique_loop, 0, 45, true},
    {nonet_se_naked_set, 4, 50, false},
    {nonet_se_fish, 4, 52, false},
    {nonet_se_hidden_set, 4, 54, false},
    {nonet_se_bug, 0, 56, true},
    {nonet_se_aligned_pair, 0, 62, false},
    {nonet_se_static_chain, 0, 65, false},
    {nonet_se_aligned_triple, 0, 75, false},
    {nonet_se_multiple_chain, NONET_SE_NISHIO, 75, false},
    {nonet_se_multiple_chain, NONET_SE_MULTIPLE, 80, false},
    {nonet_se_multiple_chain, NONET_SE_DYNAMIC, 85, false},
    {nonet_se_multiple_chain, NONET_SE_DYNAMIC + 1, 90, false},
    {nonet_se_multiple_chain, NONET_SE_DYNAMIC + 2, 95, false},
    {nonet_se_multiple_chain, NONET_SE_DYNAMIC + 3, 100, false},
    {nonet_se_multiple_chain, NONET_SE_DYNAMIC + 4, 105, false},
    {nonet_se_multiple_chain, NONET_SE_DYNAMIC + 5, 110, false},
};

void nonet_se_engine_free_inside(struct nonet_se_engine *engine) {
	nonet_se_chainer_free(engine->chainer);
}

void nonet_se_engine_limit(struct nonet_se_engine *engine, const struct nonet_limits *limits) {
	nonet_watch_start(&engine->watch, limits);
}

bool nonet_se_engine_stopped(struct nonet_se_engine *engine) {
	return nonet_watch_stopped(&engine->watch, 256, 0);
}

static void apply(struct nonet_se_engine *engine, const struct nonet_step *step) {
	for (int i = 0; i < step->elimination_count; i++) {
		int cell = step->eliminations[i].cell;
		for (unsigned digits = step->eliminations[i].digits; digits; digits &= digits - 1)
			nonet_se_engine_eliminate(engine, cell, nonet_lowest_bit(digits) + 1);
	}
	for (int i = 0; i < step->placement_count; i++)
		nonet_se_engine_place(engine, step->placements[i].cell,
		                      nonet_lowest_bit(step->placements[i].digits) + 1);
}

/* Settles whether the puzzle has one solution: techniques that presuppose it, and chains, which
 * prove anything in a puzzle without a solution, are used only then. */
static bool has_one_solution(struct nonet_se_engine *engine) {
	if (engine->verdict == NONET_UNKNOWN) {
		struct nonet_board board;
		struct nonet_answer answer;
		struct nonet_limits limits = nonet_watch_rest(&engine->watch);
		for (int cell = 0; cell < NONET_CELLS; cell++)
			board.cell[cell] = engine->state.digit[cell];
		enum nonet_status status = nonet_solve(&board, &limits, &answer);
		if (status != NONET_OK) {
			engine->watch.status = status;
			return false;
		}
		engine->verdict = answer.verdict;
	}
	return engine->verdict == NONET_UNIQUE;
}

enum nonet_status nonet_se_engine_next(struct nonet_se_engine *engine,
                                       struct nonet_step *step_ret) {
	if (engine->verdict == NONET_NONE)
		return NONET_END;
	if (engine->state.empty_count == 0) {
		if (engine->verdict == NONET_UNKNOWN)
			engine->verdict = NONET_UNIQUE;
		return NONET_END;
	}
	for (size_t i = 0; i < sizeof producers / sizeof producers[0]; i++) {
		engine->least = producers[i].least;
		if (producers[i].needs_uniqueness) {
			if (!has_one_solution(engine))
				return engine->watch.status == NONET_OK ? NONET_END : engine->watch.status;
			if (engine->without_uniqueness)
				continue;
		}
		if (producers[i].find(engine, producers[i].variant, step_ret)) {
			apply(engine, step_ret);
			return NONET_OK;
		}
		if (engine->watch.status != NONET_OK)
			return engine->watch.status;
	}
	return NONET_END;
}

/* Static chains and those of one digit, nets, nets with nested steps. */
static enum nonet_se_depth depth_of(size_t i) {
	if (producers[i].find == nonet_se_static_chain || producers[i].variant < NONET_SE_DYNAMIC)
		return NONET_SE_DEPTH_CHAINS;
	return producers[i].variant == NONET_SE_DYNAMIC ? NONET_SE_DEPTH_NETS : NONET_SE_DEPTH_NESTED;
}

enum nonet_status nonet_se_engine_find_chain(struct nonet_se_engine *engine,
                                             enum nonet_se_depth depth,
                                             struct nonet_step *step_ret) {
	for (size_t i = 0; i < sizeof producers / sizeof producers[0]; i++) {
		bool is_chain = producers[i].find == nonet_se_static_chain ||
		                producers[i].find == nonet_se_multiple_chain;
		if (!is_chain || depth_of(i) != depth)
			continue;
		if (producers[i].find(engine, producers[i].variant, step_ret))
			return NONET_OK;
		if (engine->watch.status != NONET_OK)
			return engine->watch.status;
	}
	return NONET_END;
}
