/* HoDoKu's score is the sum over the steps, its level that of the hardest step, raised while the
 * score is above what the level allows. */
#include "logic/hodoku_path.h"

#include <string.h>

static const uint32_t max_score[] = {800, 1000, 1600, 1800};

static void raise_level(struct nonet_hodoku_rating *rating) {
	while (rating->level < NONET_HODOKU_EXTREME && rating->score > max_score[rating->level])
		rating->level++;
}

static void count_step(struct nonet_hodoku_rating *rating, const struct nonet_method *method,
                       enum nonet_technique technique, int *hardest_order) {
	rating->step_count++;
	rating->score += method->score;
	if (method->level > rating->level)
		rating->level = (enum nonet_hodoku_level)method->level;
	if (method->order > *hardest_order) {
		*hardest_order = method->order;
		rating->hardest = technique;
	}
}

enum nonet_status nonet_rate_hodoku(const struct nonet_board *puzzle,
                                    const struct nonet_limits *limits,
                                    struct nonet_hodoku_rating *rating_ret) {
	struct nonet_hodoku_path path;
	struct nonet_watch watch;
	nonet_watch_start(&watch, limits);
	memset(rating_ret, 0, sizeof *rating_ret);
	nonet_hodoku_path_start(&path, puzzle);
	rating_ret->verdict = path.verdict;
	enum nonet_status status = NONET_OK;
	int hardest_order = 0;
	while (status == NONET_OK) {
		const struct nonet_method *method;
		struct nonet_limits left = nonet_watch_rest(&watch);
		status = nonet_watch_stopped(&watch, 1, 0) ? watch.status
		                                           : nonet_hodoku_path_step(&path, &left, &method);
		if (status == NONET_OK)
			count_step(rating_ret, method, path.best.technique, &hardest_order);
	}
	raise_level(rating_ret);
	nonet_hodoku_path_finish(&path);
	return status == NONET_END ? NONET_OK : status;
}

const char *nonet_hodoku_level_name(enum nonet_hodoku_level level) {
	static const char *const names[] = {"Easy", "Medium", "Hard", "Unfair", "Extreme"};
	return names[level];
}
