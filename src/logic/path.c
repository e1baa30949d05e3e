/* Paths for callers: one interface to the three ways through a puzzle. */
#include "logic/guide.h"
#include "logic/hodoku_path.h"

#include <stdlib.h>

struct nonet_path {
	enum nonet_profile profile;
	enum nonet_verdict verdict;
	struct nonet_position begin;
	bool is_dead; /* without solution from the beginning: the way was not even begun */
	union {
		struct nonet_guide guide;
		struct nonet_se_engine se;
		struct nonet_hodoku_path hodoku;
	} by;
};

/* A path begins without limits, so its search for solutions has one of its own. */
static bool has_searched_enough(void *context, uint64_t solutions) {
	enum { POLLS = 4000 };
	(void)solutions;
	return ++*(int *)context > POLLS;
}

static void start(struct nonet_path *path, const struct nonet_board *solution,
                  bool without_uniqueness) {
	switch (path->profile) {
	case NONET_PROFILE_NONET:
		nonet_guide_start(&path->by.guide, &path->begin, path->verdict == NONET_UNIQUE,
		                  !without_uniqueness);
		break;
	case NONET_PROFILE_SE:
		nonet_se_engine_start_at(&path->by.se, &path->begin, path->verdict);
		path->by.se.with_chains = true;
		path->by.se.without_uniqueness = without_uniqueness;
		break;
	case NONET_PROFILE_HODOKU:
		nonet_hodoku_path_start_at(&path->by.hodoku, &path->begin, path->verdict, solution);
		if (without_uniqueness)
			path->by.hodoku.search.unique = false;
		break;
	}
}

struct nonet_path *nonet_path_new(enum nonet_profile profile, const struct nonet_position *position,
                                  const struct nonet_path_options *options) {
	struct nonet_position_answer answer;
	int polls = 0;
	struct nonet_limits limits = {.poll = has_searched_enough, .context = &polls};
	struct nonet_path *path = malloc(sizeof *path);
	if (!path)
		return NULL;
	path->profile = profile;
	path->begin = *position;
	if (nonet_position_solve(position, &limits, &answer) != NONET_OK)
		answer.verdict = NONET_MANY;
	path->verdict = answer.verdict;
	path->is_dead = path->verdict == NONET_NONE;
	if (!path->is_dead)
		start(path, &answer.solution,
		      answer.clues != NONET_UNIQUE || (options && options->without_uniqueness));
	return path;
}

static void finish(struct nonet_path *path) {
	switch (path->profile) {
	case NONET_PROFILE_NONET:
		nonet_guide_finish(&path->by.guide);
		break;
	case NONET_PROFILE_SE:
		nonet_se_engine_free_inside(&path->by.se);
		break;
	case NONET_PROFILE_HODOKU:
		nonet_hodoku_path_finish(&path->by.hodoku);
		break;
	}
}

void nonet_path_free(struct nonet_path *path) {
	if (path && !path->is_dead)
		finish(path);
	free(path);
}

static const struct nonet_state *state_of(const struct nonet_path *path) {
	switch (path->profile) {
	case NONET_PROFILE_NONET:
		return &path->by.guide.state;
	case NONET_PROFILE_SE:
		return &path->by.se.state;
	default:
		return &path->by.hodoku.position.state;
	}
}

enum nonet_status nonet_path_next(struct nonet_path *path, const struct nonet_limits *limits,
                                  struct nonet_step *step_ret) {
	/* With several solutions a player's marks can rule out all of them. */
	if (path->verdict == NONET_MANY && nonet_state_is_contradictory(state_of(path)))
		path->verdict = NONET_NONE;
	if (path->verdict == NONET_NONE)
		return NONET_END;
	switch (path->profile) {
	case NONET_PROFILE_NONET:
		return nonet_guide_next(&path->by.guide, limits, step_ret);
	case NONET_PROFILE_SE:
		nonet_se_engine_limit(&path->by.se, limits);
		return nonet_se_engine_next(&path->by.se, step_ret);
	default:
		return nonet_hodoku_path_next(&path->by.hodoku, limits, step_ret);
	}
}

void nonet_path_position(const struct nonet_path *path, struct nonet_position *position_ret) {
	*position_ret = path->begin;
	if (path->is_dead)
		return;
	const struct nonet_state *state = state_of(path);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		position_ret->board.cell[cell] = state->digit[cell];
		position_ret->candidates[cell] = state->candidates[cell];
	}
}

enum nonet_verdict nonet_path_verdict(const struct nonet_path *path) {
	return path->verdict;
}
