#include "logic/hodoku_path.h"

#include <assert.h>

static bool keep(void *context, const struct nonet_finding *finding) {
	struct nonet_hodoku_path *path = context;
	if (path->has_best && nonet_finding_compare(path->choice, finding, &path->best) >= 0)
		return false;
	nonet_finding_copy(&path->best, finding);
	path->has_best = true;
	path->search.least = path->choice == NONET_CHOICE_FORCED ? 0 : finding->elimination_count;
	return path->choice == NONET_CHOICE_FIRST;
}

static bool stop(void *context) {
	struct nonet_hodoku_path *path = context;
	return nonet_watch_stopped(&path->watch, 64, 0);
}

static void set_up(struct nonet_hodoku_path *path, enum nonet_verdict verdict,
                   const struct nonet_board *solution) {
	path->verdict = verdict;
	path->solution = *solution;
	nonet_search_init(&path->search, &path->position.state);
	path->search.unique = verdict == NONET_UNIQUE;
	path->search.found = keep;
	path->search.stop = stop;
	path->search.context = path;
	path->story = (struct nonet_story){0};
	nonet_watch_start(&path->watch, NULL);
}

void nonet_hodoku_path_start(struct nonet_hodoku_path *path, const struct nonet_board *puzzle) {
	struct nonet_answer answer = {.verdict = NONET_NONE};
	bool conflicts = nonet_board_conflicts(puzzle, NULL, 0) > 0;
	if (!conflicts) {
		nonet_solve(puzzle, NULL, &answer);
		nonet_hodoku_position_start(&path->position, puzzle);
	}
	set_up(path, answer.verdict, &answer.solution);
}

void nonet_hodoku_path_start_at(struct nonet_hodoku_path *path,
                                const struct nonet_position *position, enum nonet_verdict verdict,
                                const struct nonet_board *solution) {
	if (verdict != NONET_NONE)
		nonet_hodoku_position_start_at(&path->position, position);
	set_up(path, verdict, solution);
}

void nonet_hodoku_path_finish(struct nonet_hodoku_path *path) {
	nonet_search_free(&path->search);
	nonet_story_free_inside(&path->story);
}

/* Singles come from their queues, everything else from the finder. */
static bool find_single(struct nonet_hodoku_path *path, enum nonet_method_index index,
                        struct nonet_candidate *single_ret) {
	switch (index) {
	case NONET_METHOD_FULL_HOUSE:
		return nonet_hodoku_position_full_house(&path->position, single_ret);
	case NONET_METHOD_NAKED_SINGLE:
		return nonet_hodoku_position_naked_single(&path->position, single_ret);
	default:
		return nonet_hodoku_position_hidden_single(&path->position, single_ret);
	}
}

static void place_only(struct nonet_hodoku_path *path, enum nonet_technique technique,
                       struct nonet_candidate single) {
	nonet_finding_begin(&path->search, technique);
	path->search.finding.digits = (uint16_t)(1u << (single.digit - 1));
	nonet_finding_pattern(&path->search, single.cell, 1u << (single.digit - 1), NONET_ROLE_BASE);
	nonet_finding_place(&path->search, single.cell, single.digit);
	nonet_finding_copy(&path->best, &path->search.finding);
	path->has_best = true;
}

static bool try_method(struct nonet_hodoku_path *path, enum nonet_method_index index) {
	const struct nonet_method *method = &nonet_methods[index];
	path->has_best = false;
	if (index <= NONET_METHOD_HIDDEN_SINGLE) {
		struct nonet_candidate single;
		if (find_single(path, index, &single))
			place_only(path, method->technique, single);
		return path->has_best;
	}
	path->choice = method->choice;
	path->search.least = 0;
	method->find(&path->search, method->variant);
	return path->has_best && !path->search.stopped;
}

/* HoDoKu fills the middle one of the empty cells. */
static void find_by_force(struct nonet_hodoku_path *path) {
	int to_skip = path->position.state.empty_count / 2;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		if (path->position.state.digit[cell] || to_skip-- > 0)
			continue;
		place_only(path, NONET_TECHNIQUE_BRUTE_FORCE,
		           (struct nonet_candidate){(uint8_t)cell, path->solution.cell[cell]});
		return;
	}
}

static void apply(struct nonet_hodoku_path *path) {
	const struct nonet_finding *step = &path->best;
	for (int i = 0; i < step->placement_count; i++)
		if (!path->position.state.digit[step->placements[i].cell])
			nonet_hodoku_position_place(&path->position, step->placements[i].cell,
			                            step->placements[i].digit);
	for (int i = 0; i < step->elimination_count; i++) {
		struct nonet_candidate gone = step->eliminations[i];
		if (nonet_state_has(&path->position.state, gone.cell, gone.digit))
			nonet_hodoku_position_eliminate(&path->position, gone.cell, gone.digit);
	}
	path->search.epoch++;
}

static const struct nonet_method *find_step(struct nonet_hodoku_path *path) {
	for (int i = 0; i < NONET_METHOD_COUNT; i++) {
		if (nonet_methods[i].on && try_method(path, (enum nonet_method_index)i))
			return &nonet_methods[i];
		if (path->search.stopped || path->search.no_memory)
			return NULL;
	}
	if (path->verdict != NONET_UNIQUE)
		return NULL;
	find_by_force(path);
	return &nonet_method_brute_force;
}

/* The caller is asked as often in many short calls as in a long one. */
static void begin_call(struct nonet_hodoku_path *path, const struct nonet_limits *limits) {
	unsigned ticks = path->watch.ticks;
	nonet_watch_start(&path->watch, limits);
	path->watch.ticks = ticks;
	path->search.stopped = false;
}

/* Finds the next step, without making it. */
static enum nonet_status find_next(struct nonet_hodoku_path *path,
                                   const struct nonet_limits *limits,
                                   const struct nonet_method **method_ret) {
	if (path->verdict == NONET_NONE || path->position.state.empty_count == 0)
		return NONET_END;
	begin_call(path, limits);
	*method_ret = find_step(path);
	if (path->search.no_memory)
		return NONET_NO_MEMORY;
	if (path->search.stopped)
		return path->watch.status;
	return *method_ret ? NONET_OK : NONET_END;
}

enum nonet_status nonet_hodoku_path_step(struct nonet_hodoku_path *path,
                                         const struct nonet_limits *limits,
                                         const struct nonet_method **method_ret) {
	enum nonet_status status = find_next(path, limits, method_ret);
	if (status == NONET_OK)
		apply(path);
	return status;
}

enum nonet_status nonet_hodoku_path_next(struct nonet_hodoku_path *path,
                                         const struct nonet_limits *limits,
                                         struct nonet_step *step_ret) {
	const struct nonet_method *method;
	enum nonet_status status = find_next(path, limits, &method);
	if (status != NONET_OK)
		return status;
	nonet_finding_to_step(&path->best, method->score, step_ret);
	if (!nonet_finding_tell(&path->search, &path->best, &path->story))
		return NONET_NO_MEMORY;
	nonet_story_show(&path->story, step_ret);
	apply(path);
	return NONET_OK;
}
