#include "generate/judge.h"

#include "generate/quick.h"
#include "generate/wish.h"

#include <stdlib.h>
#include <string.h>

struct nonet_judge {
	const struct nonet_wish *wish;
	enum nonet_status status;
	struct nonet_limits limits; /* of a rating */
	struct nonet_step step;
};

struct nonet_judge *nonet_judge_new(const struct nonet_wish *wish) {
	struct nonet_judge *judge = calloc(1, sizeof *judge);
	if (judge)
		judge->wish = wish;
	return judge;
}

void nonet_judge_free(struct nonet_judge *judge) {
	free(judge);
}

enum nonet_status nonet_judge_broke_off(const struct nonet_judge *judge) {
	return judge->status;
}

static bool rated(struct nonet_judge *judge, enum nonet_status status) {
	if (status != NONET_OK)
		judge->status = status;
	return status == NONET_OK;
}

static bool poll(void *context, uint64_t solutions) {
	(void)solutions;
	return nonet_stop_asked(context);
}

/* ---- Clues --------------------------------------------------------------------------- */

static bool has_clues(struct nonet_judge *judge, struct nonet_generated *generated,
                      struct nonet_generate_tally *tally) {
	const struct nonet_wish *wish = judge->wish;
	uint8_t clues = generated->clues;
	if (tally->fewest_clues == 0 || clues < tally->fewest_clues)
		tally->fewest_clues = clues;
	if (clues > tally->most_clues)
		tally->most_clues = clues;
	return clues >= wish->fewest_clues && (!wish->most_clues || clues <= wish->most_clues);
}

/* ---- Level --------------------------------------------------------------------------- */

static bool grade(struct nonet_judge *judge, struct nonet_generated *generated) {
	generated->scales |= NONET_SCALE_NONET;
	return rated(judge, nonet_rate_nonet(&generated->puzzle, &judge->limits, &generated->grade));
}

/* The hardest means of a level. Chains are also what the hardest puzzles of NONET_LEVEL_TRICKY
 * take. */
static enum nonet_means means_of(enum nonet_level level) {
	static const enum nonet_means means[] = {
	    [NONET_LEVEL_BEGINNER] = NONET_MEANS_SINGLES_IN_BOXES,
	    [NONET_LEVEL_EASY] = NONET_MEANS_SINGLES,
	    [NONET_LEVEL_MEDIUM] = NONET_MEANS_PAIRS,
	};
	return level <= NONET_LEVEL_MEDIUM ? means[level] : NONET_MEANS_CHAINS;
}

/* What patterns alone tell comes first: they take a tenth of the time of the whole grade. */
static bool has_level(struct nonet_judge *judge, struct nonet_generated *generated,
                      struct nonet_generate_tally *tally) {
	(void)tally;
	const struct nonet_wish *wish = judge->wish;
	if (!wish->has_level)
		return true;
	enum nonet_means highest = means_of(wish->highest_level);
	enum nonet_means means = nonet_quick_means(&generated->puzzle, highest);
	if (means > highest || (wish->lowest_level > NONET_LEVEL_BEGINNER &&
	                        means <= means_of((enum nonet_level)(wish->lowest_level - 1)) &&
	                        means < NONET_MEANS_CHAINS))
		return false;
	if (wish->highest_level == NONET_LEVEL_EXTREME && wish->lowest_level <= NONET_LEVEL_TRICKY)
		return true;
	return grade(judge, generated) && generated->grade.level >= wish->lowest_level &&
	       generated->grade.level <= wish->highest_level;
}

/* ---- Techniques ---------------------------------------------------------------------- */

static bool takes_all(const struct nonet_wish *wish, const uint32_t steps[NONET_TECHNIQUE_COUNT]) {
	for (uint32_t i = 0; i < wish->required_count; i++)
		if (steps[wish->required[i].technique] < wish->required[i].steps)
			return false;
	for (uint32_t i = 0; i < wish->only_count; i++)
		if (steps[wish->only[i]] == 0)
			return false;
	return true;
}

/* Follows our own path to its end, or to a step that must not be. */
static bool follow_path(struct nonet_judge *judge, const struct nonet_board *puzzle) {
	uint32_t steps[NONET_TECHNIQUE_COUNT] = {0};
	struct nonet_position start;
	nonet_position_start(puzzle, &start);
	struct nonet_path *path = nonet_path_new(NONET_PROFILE_NONET, &start, NULL);
	if (!path)
		return rated(judge, NONET_NO_MEMORY);
	enum nonet_status status;
	bool allowed = true;
	while (allowed && (status = nonet_path_next(path, &judge->limits, &judge->step)) == NONET_OK) {
		steps[judge->step.technique]++;
		allowed = nonet_wish_allows(judge->wish, judge->step.technique);
	}
	nonet_path_free(path);
	if (!allowed)
		return false;
	return (status == NONET_END || rated(judge, status)) && takes_all(judge->wish, steps);
}

/* Whether techniques are wished that singles leave no room for. */
static bool wants_more_than_singles(const struct nonet_wish *wish) {
	for (uint32_t i = 0; i < wish->required_count; i++)
		if (!nonet_is_single(wish->required[i].technique))
			return true;
	return false;
}

static bool has_techniques(struct nonet_judge *judge, struct nonet_generated *generated,
                           struct nonet_generate_tally *tally) {
	(void)tally;
	const struct nonet_wish *wish = judge->wish;
	if (wish->required_count == 0 && wish->only_count == 0)
		return true;
	if (wish->only_count > 0 && !nonet_quick_only(&generated->puzzle, wish->only, wish->only_count))
		return false;
	if (wants_more_than_singles(wish) &&
	    nonet_quick_means(&generated->puzzle, NONET_MEANS_SINGLES) <= NONET_MEANS_SINGLES)
		return false;
	return follow_path(judge, &generated->puzzle);
}

/* ---- Other scales -------------------------------------------------------------------- */

static bool rate_hodoku(struct nonet_judge *judge, struct nonet_generated *generated) {
	generated->scales |= NONET_SCALE_HODOKU;
	return rated(judge, nonet_rate_hodoku(&generated->puzzle, &judge->limits, &generated->hodoku));
}

static bool has_hodoku(struct nonet_judge *judge, struct nonet_generated *generated,
                       struct nonet_generate_tally *tally) {
	(void)tally;
	const struct nonet_wish *wish = judge->wish;
	return !wish->has_hodoku_level ||
	       (rate_hodoku(judge, generated) && generated->hodoku.level >= wish->lowest_hodoku_level &&
	        generated->hodoku.level <= wish->highest_hodoku_level);
}

static bool rate_se(struct nonet_judge *judge, struct nonet_generated *generated) {
	generated->scales |= NONET_SCALE_SE;
	return rated(judge, nonet_rate_se(&generated->puzzle, &judge->limits, &generated->se));
}

/* Sudoku Explainer rates no single above 2.3, and none of the patterns above 5.4; so where these
 * are enough, it goes no further. */
static bool is_below_se(const struct nonet_board *puzzle, int lowest) {
	enum { HARDEST_SINGLE = 23, HARDEST_PATTERN = 54 };
	if (lowest <= HARDEST_SINGLE)
		return false;
	enum nonet_means enough = lowest > HARDEST_PATTERN ? NONET_MEANS_QUADS : NONET_MEANS_SINGLES;
	return nonet_quick_means(puzzle, enough) <= enough;
}

static bool has_se(struct nonet_judge *judge, struct nonet_generated *generated,
                   struct nonet_generate_tally *tally) {
	const struct nonet_wish *wish = judge->wish;
	if (wish->lowest_se == 0 && wish->highest_se == 0)
		return true;
	if (is_below_se(&generated->puzzle, wish->lowest_se) || !rate_se(judge, generated))
		return false;
	uint16_t er = generated->se.er;
	if (tally->lowest_se == 0 || er < tally->lowest_se)
		tally->lowest_se = er;
	if (er > tally->highest_se)
		tally->highest_se = er;
	return er >= wish->lowest_se && (wish->highest_se == 0 || er <= wish->highest_se) &&
	       generated->se.verdict == NONET_UNIQUE;
}

/* Rates what is found on the scales that are wished besides. */
static bool rate_rest(struct nonet_judge *judge, struct nonet_generated *generated) {
	unsigned missing = judge->wish->scales & ~generated->scales;
	return (!(missing & NONET_SCALE_NONET) || grade(judge, generated)) &&
	       (!(missing & NONET_SCALE_HODOKU) || rate_hodoku(judge, generated)) &&
	       (!(missing & NONET_SCALE_SE) || rate_se(judge, generated));
}

/* ---- The whole ----------------------------------------------------------------------- */

/* The cheapest tests come first. */
static bool (*const tests[NONET_TEST_COUNT])(struct nonet_judge *judge,
                                             struct nonet_generated *generated,
                                             struct nonet_generate_tally *tally) = {
    [NONET_TEST_CLUES] = has_clues,
    [NONET_TEST_LEVEL] = has_level,
    [NONET_TEST_TECHNIQUES] = has_techniques,
    [NONET_TEST_HODOKU] = has_hodoku,
    [NONET_TEST_SE] = has_se,
};

bool nonet_judge_puzzle(struct nonet_judge *judge, struct nonet_generated *generated,
                        struct nonet_generate_tally *tally, const struct nonet_stop *stop) {
	struct nonet_stop ask = *stop;
	judge->status = NONET_OK;
	judge->limits = (struct nonet_limits){.poll = poll, .context = &ask};
	generated->clues = (uint8_t)nonet_board_clue_count(&generated->puzzle);
	generated->scales = 0;
	tally->proper++;
	for (int i = 0; i < NONET_TEST_COUNT; i++) {
		if (!tests[i](judge, generated, tally))
			return false;
		tally->passed[i]++;
	}
	bool found = rate_rest(judge, generated);
	tally->found += found;
	return found;
}
