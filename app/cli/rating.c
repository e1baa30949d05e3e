#include "cli/rating.h"
#include "common/elapsed.h"

static struct nonet_limits limits_from(const struct rating_wish *wish, uint64_t begin_ns) {
	struct nonet_limits limits = {
	    .time_ns = wish->time_ns, .poll = wish->poll, .context = wish->context};
	uint64_t used_ns = elapsed_now_ns() - begin_ns;
	if (wish->time_ns > 0)
		limits.time_ns = used_ns < wish->time_ns ? wish->time_ns - used_ns : 1;
	return limits;
}

/* Notes how the rating on one scale ended. */
static void note_end(struct rating *rating, enum rating_scale scale, enum nonet_status status,
                     enum nonet_verdict verdict) {
	if (status != NONET_OK)
		rating->finding.ended = status;
	if (status != NONET_OK || verdict != NONET_UNIQUE)
		rating->unfinished |= scale;
}

static void rate_hodoku(struct rating *rating, struct nonet_limits limits) {
	const struct nonet_board *board = &rating->finding.puzzle->item.board;
	enum nonet_status status = nonet_rate_hodoku(board, &limits, &rating->hodoku);
	note_end(rating, RATING_HODOKU, status, rating->hodoku.verdict);
}

static void rate_nonet(struct rating *rating, struct nonet_limits limits) {
	const struct nonet_board *board = &rating->finding.puzzle->item.board;
	enum nonet_status status = nonet_rate_nonet(board, &limits, &rating->nonet);
	note_end(rating, RATING_NONET, status, rating->nonet.verdict);
}

static void rate_effort(struct rating *rating, struct nonet_limits limits) {
	const struct nonet_board *board = &rating->finding.puzzle->item.board;
	enum nonet_status status = nonet_rate_effort(board, &limits, &rating->effort);
	note_end(rating, RATING_EFFORT, status, rating->effort.verdict);
}

static void rate_se(struct rating *rating, struct nonet_limits limits) {
	const struct nonet_board *board = &rating->finding.puzzle->item.board;
	enum nonet_status status = nonet_rate_se(board, &limits, &rating->se);
	note_end(rating, RATING_SE, status, rating->se.verdict);
}

void rating_make(struct rating *rating, const struct rating_wish *wish) {
	struct nonet_answer answer;
	uint64_t begin_ns = elapsed_now_ns();
	finding_solve(&rating->finding, wish->time_ns, &answer);
	if (rating->finding.verdict != NONET_UNIQUE)
		return;
	/* Sudoku Explainer's scale last: it may take minutes where the others take milliseconds, so
	 * that a time limit rarely cuts these. */
	if (wish->scales & RATING_HODOKU)
		rate_hodoku(rating, limits_from(wish, begin_ns));
	if (wish->scales & RATING_NONET)
		rate_nonet(rating, limits_from(wish, begin_ns));
	if (wish->scales & RATING_EFFORT)
		rate_effort(rating, limits_from(wish, begin_ns));
	if (wish->scales & RATING_SE)
		rate_se(rating, limits_from(wish, begin_ns));
	rating->finding.time_ns = elapsed_now_ns() - begin_ns;
}
