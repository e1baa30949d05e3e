/* Sudoku Explainer's path for callers: one step at a time. */
#include "logic/se_engine.h"

#include <stdlib.h>

struct nonet_se_path {
	struct nonet_se_engine engine;
};

struct nonet_se_path *nonet_se_path_new(const struct nonet_board *puzzle) {
	struct nonet_se_path *path = malloc(sizeof *path);
	if (!path)
		return NULL;
	nonet_se_engine_start(&path->engine, puzzle);
	path->engine.with_chains = true;
	return path;
}

void nonet_se_path_free(struct nonet_se_path *path) {
	if (path)
		nonet_se_engine_free_inside(&path->engine);
	free(path);
}

enum nonet_status nonet_se_path_next(struct nonet_se_path *path, const struct nonet_limits *limits,
                                     struct nonet_step *step_ret) {
	nonet_se_engine_limit(&path->engine, limits);
	return nonet_se_engine_next(&path->engine, step_ret);
}

void nonet_se_path_position(const struct nonet_se_path *path, struct nonet_board *board_ret,
                            uint16_t candidates_ret[NONET_CELLS]) {
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		board_ret->cell[cell] = path->engine.state.digit[cell];
		candidates_ret[cell] = path->engine.state.candidates[cell];
	}
}

enum nonet_verdict nonet_se_path_verdict(const struct nonet_se_path *path) {
	return path->engine.verdict;
}
