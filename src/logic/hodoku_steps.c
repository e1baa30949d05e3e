/* HoDoKu's path for callers: one step at a time. */
#include "logic/hodoku_path.h"

#include <stdlib.h>

struct nonet_hodoku_path *nonet_hodoku_path_new(const struct nonet_board *puzzle) {
	struct nonet_hodoku_path *path = malloc(sizeof *path);
	if (path)
		nonet_hodoku_path_start(path, puzzle);
	return path;
}

void nonet_hodoku_path_free(struct nonet_hodoku_path *path) {
	if (path)
		nonet_hodoku_path_finish(path);
	free(path);
}

enum nonet_status nonet_hodoku_path_next(struct nonet_hodoku_path *path,
                                         const struct nonet_limits *limits,
                                         struct nonet_step *step_ret) {
	const struct nonet_method *method;
	enum nonet_status status = nonet_hodoku_path_step(path, limits, &method);
	if (status == NONET_OK)
		nonet_finding_to_step(&path->best, method->score, &path->chain, step_ret);
	return status;
}

void nonet_hodoku_path_position(const struct nonet_hodoku_path *path, struct nonet_board *board_ret,
                                uint16_t candidates_ret[NONET_CELLS]) {
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		board_ret->cell[cell] = path->position.state.digit[cell];
		candidates_ret[cell] = path->position.state.candidates[cell];
	}
}

enum nonet_verdict nonet_hodoku_path_verdict(const struct nonet_hodoku_path *path) {
	return path->verdict;
}
