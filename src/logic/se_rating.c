/* Sudoku Explainer's three numbers: running maxima over the path. */
#include "logic/se_engine.h"

/* Raises the numbers for a step that is rated so, or higher. `placed` tells whether an earlier one
 * has placed a digit. */
static void raise_to(struct nonet_se_rating *rating, int step_rating, bool placed) {
	if (step_rating > rating->er)
		rating->er = (uint16_t)step_rating;
	if (rating->ed == 0)
		rating->ed = rating->er;
	if (!placed)
		rating->ep = rating->er;
}

static void count_step(struct nonet_se_rating *rating, const struct nonet_step *step, bool placed) {
	if (step->rating > rating->er)
		rating->hardest = step->technique;
	rating->step_count++;
	raise_to(rating, step->rating, placed);
}

static enum nonet_status rate(struct nonet_se_engine *engine, struct nonet_se_rating *rating) {
	struct nonet_step step;
	enum nonet_status status;
	bool placed = false;
	while ((status = nonet_se_engine_next(engine, &step)) == NONET_OK) {
		count_step(rating, &step, placed);
		placed |= step.placement_count != 0;
	}
	/* What the position could not be left by, up to where the search broke off, is not enough. */
	if (engine->state.empty_count > 0 && (status != NONET_END || engine->verdict == NONET_UNIQUE))
		raise_to(rating, engine->least, placed);
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
