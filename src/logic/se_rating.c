/* Sudoku Explainer's three numbers: running maxima over the path. */
#include "logic/se_engine.h"

/* Counts one step. `placed` tells whether an earlier one has placed a digit. */
static void count_step(struct nonet_se_rating *rating, const struct nonet_step *step, bool placed) {
	if (step->rating > rating->er) {
		rating->er = step->rating;
		rating->hardest = step->technique;
	}
	if (rating->ed == 0)
		rating->ed = rating->er;
	if (!placed)
		rating->ep = rating->er;
}

static enum nonet_status rate(struct nonet_se_engine *engine, struct nonet_se_rating *rating) {
	struct nonet_step step;
	enum nonet_status status;
	bool placed = false;
	while ((status = nonet_se_engine_next(engine, &step)) == NONET_OK) {
		count_step(rating, &step, placed);
		placed |= step.placement_count != 0;
	}
	return status;
}

enum nonet_status nonet_rate_se(const struct nonet_board *puzzle, const struct nonet_limits *limits,
                                struct nonet_se_rating *rating_ret) {
	struct nonet_se_engine engine;
	*rating_ret = (struct nonet_se_rating){0};
	nonet_se_engine_start(&engine, puzzle);
	nonet_se_engine_limit(&engine, limits);
	enum nonet_status status = rate(&engine, rating_ret);
	bool solved = engine.state.empty_count == 0;
	rating_ret->verdict =
	    engine.verdict == NONET_UNIQUE && !solved ? NONET_UNKNOWN : engine.verdict;
	nonet_se_engine_free_inside(&engine);
	return status == NONET_END ? NONET_OK : status;
}
