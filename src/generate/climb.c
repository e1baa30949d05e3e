#include "generate/climb.h"

#include "base/rng.h"
#include "generate/dig.h"

#include <string.h>

/* A puzzle is changed by giving it a few clues more of its solution and digging anew: the clues it
 * had come first, in random order, then the new ones, so that these take the place of some of
 * those. The new puzzle is taken when it is as good or better. */
struct climb {
	const struct nonet_wish *wish;
	const struct nonet_orbits *orbits;
	const struct nonet_board *solution;
	const struct nonet_stop *stop;
	enum nonet_climb_goal goal;
	struct nonet_rng rng;
	struct nonet_board puzzle; /* the best so far */
	int clues;                 /* of it */
	int score;
	int target; /* the score to reach */
	int moves;  /* that it has to make yet, be it at the goal or not */
	enum nonet_status status;
};

/* How each goal is climbed for: as measured, these give the most puzzles in a second. */
static const struct {
	int more;  /* clues that a step adds, at least */
	int steps; /* before a climb is given up */
} ways[] = {
    [NONET_CLIMB_NEAR] = {3, 4},
    [NONET_CLIMB_CLUES] = {4, 1000},
    [NONET_CLIMB_LEVEL] = {3, 600},
    [NONET_CLIMB_SE] = {3, 200},
};

/* Few dug puzzles have fewer clues than so many. */
static int usual_clues(const struct nonet_wish *wish) {
	if (wish->random_symmetry || wish->symmetry == NONET_SYMMETRY_NONE)
		return 22;
	bool in_fours =
	    wish->symmetry == NONET_SYMMETRY_FULL || wish->symmetry == NONET_SYMMETRY_ROTATE90;
	return in_fours ? 28 : 24;
}

enum nonet_climb_goal nonet_climb_goal_of(const struct nonet_wish *wish) {
	enum { SELDOM_DUG = 90 };
	if (wish->unbiased)
		return NONET_CLIMB_NOT;
	if (wish->has_pattern || (wish->has_level && wish->highest_level < NONET_LEVEL_EXPERT))
		return wish->has_from ? NONET_CLIMB_NEAR : NONET_CLIMB_NOT;
	if (wish->lowest_se >= SELDOM_DUG)
		return NONET_CLIMB_SE;
	if (wish->has_level && wish->lowest_level == NONET_LEVEL_EXTREME)
		return NONET_CLIMB_LEVEL;
	if (wish->most_clues && wish->most_clues < usual_clues(wish))
		return NONET_CLIMB_CLUES;
	return wish->has_from ? NONET_CLIMB_NEAR : NONET_CLIMB_NOT;
}

bool nonet_climb_begins_high(const struct nonet_wish *wish) {
	return nonet_climb_goal_of(wish) == NONET_CLIMB_LEVEL && !wish->has_from &&
	       !wish->has_solution && !wish->random_symmetry && wish->symmetry == NONET_SYMMETRY_NONE;
}

/* ---- Steps --------------------------------------------------------------------------- */

/* Digs in this order, one test after the other; false when more than `most` clues are needed. */
static bool dig(struct nonet_board *puzzle, const struct nonet_orbits *order, int most) {
	const struct nonet_limits two = {.solutions = 2};
	struct nonet_dig state;
	struct nonet_board trial;
	nonet_dig_start(&state, puzzle, order, 0, most);
	while (nonet_dig_next(&state, &trial)) {
		uint64_t solutions;
		nonet_count(&trial, &two, &solutions);
		nonet_dig_answer(&state, solutions == 1);
	}
	*puzzle = state.puzzle;
	return state.needed <= state.most;
}

static bool is_filled(const struct climb *climb, int orbit, const struct nonet_board *puzzle) {
	return puzzle->cell[climb->orbits->cell[climb->orbits->first[orbit]]] != 0;
}

static void append_orbit(struct nonet_orbits *order, const struct nonet_orbits *orbits, int orbit) {
	int from = orbits->first[orbit], size = orbits->first[orbit + 1] - from;
	int end = order->first[order->count];
	memcpy(order->cell + end, orbits->cell + from, (size_t)size);
	order->first[++order->count] = (uint8_t)(end + size);
}

/* Adds groups of clues until there are `more` of them; the order has the old ones first. */
static void add_clues(struct climb *climb, int more, struct nonet_board *puzzle,
                      struct nonet_orbits *order_ret) {
	const struct nonet_orbits *orbits = climb->orbits;
	uint8_t shuffled[NONET_CELLS];
	for (int i = 0; i < orbits->count; i++)
		shuffled[i] = (uint8_t)i;
	nonet_rng_shuffle(&climb->rng, shuffled, (uint32_t)orbits->count);
	order_ret->count = order_ret->first[0] = 0;
	for (int i = 0; i < orbits->count; i++)
		if (is_filled(climb, shuffled[i], &climb->puzzle))
			append_orbit(order_ret, orbits, shuffled[i]);
	int old = order_ret->first[order_ret->count];
	for (int i = 0; i < orbits->count && order_ret->first[order_ret->count] < old + more; i++)
		if (!is_filled(climb, shuffled[i], &climb->puzzle))
			append_orbit(order_ret, orbits, shuffled[i]);
	for (int i = old; i < order_ret->first[order_ret->count]; i++)
		puzzle->cell[order_ret->cell[i]] = climb->solution->cell[order_ret->cell[i]];
}

/* ---- Scores -------------------------------------------------------------------------- */

static bool poll(void *context, uint64_t solutions) {
	(void)solutions;
	return nonet_stop_asked(context);
}

/* The grade, and where that is the same, how many guesses a search takes. */
static enum nonet_status score_level(const struct nonet_board *puzzle,
                                     const struct nonet_limits *limits, int *score_ret) {
	struct nonet_grade grade;
	struct nonet_effort effort;
	enum nonet_status status = nonet_rate_nonet(puzzle, limits, &grade);
	if (status == NONET_OK)
		status = nonet_rate_effort(puzzle, limits, &effort);
	if (status == NONET_OK)
		*score_ret = grade.grade * 10 + (effort.guesses < 600 ? (int)effort.guesses / 60 : 9);
	return status;
}

static enum nonet_status score_se(const struct nonet_board *puzzle,
                                  const struct nonet_limits *limits, int *score_ret) {
	struct nonet_se_rating rating;
	enum nonet_status status = nonet_rate_se(puzzle, limits, &rating);
	*score_ret = rating.er;
	return status;
}

/* False when it broke off. */
static bool score(struct climb *climb, const struct nonet_board *puzzle, int *score_ret) {
	struct nonet_stop ask = *climb->stop;
	const struct nonet_limits limits = {.poll = poll, .context = &ask};
	if (climb->goal == NONET_CLIMB_NEAR)
		*score_ret = 0;
	else if (climb->goal == NONET_CLIMB_CLUES)
		*score_ret = -nonet_board_clue_count(puzzle);
	else if (climb->goal == NONET_CLIMB_LEVEL)
		climb->status = score_level(puzzle, &limits, score_ret);
	else
		climb->status = score_se(puzzle, &limits, score_ret);
	return climb->status == NONET_OK;
}

static int target_of(const struct nonet_wish *wish, enum nonet_climb_goal goal) {
	enum { EXTREME_BEGINS = 80 };
	if (goal == NONET_CLIMB_NEAR)
		return 1; /* never: all steps are made */
	if (goal == NONET_CLIMB_CLUES)
		return -wish->most_clues;
	return goal == NONET_CLIMB_LEVEL ? EXTREME_BEGINS * 10 : wish->lowest_se;
}

/* ---- The climb ----------------------------------------------------------------------- */

/* With more clues than so many, a puzzle is not looked at. */
static int most_clues(const struct climb *climb) {
	if (climb->goal != NONET_CLIMB_CLUES)
		return NONET_CELLS;
	return climb->clues > climb->wish->most_clues ? climb->clues : climb->wish->most_clues;
}

static void step(struct climb *climb) {
	struct nonet_board puzzle = climb->puzzle;
	struct nonet_orbits order;
	int new_score;
	add_clues(climb, ways[climb->goal].more, &puzzle, &order);
	if (!dig(&puzzle, &order, most_clues(climb)) ||
	    memcmp(&puzzle, &climb->puzzle, sizeof puzzle) == 0 || !score(climb, &puzzle, &new_score) ||
	    (new_score < climb->score && new_score < climb->target))
		return;
	climb->puzzle = puzzle;
	climb->clues = nonet_board_clue_count(&puzzle);
	climb->score = new_score;
	climb->moves--;
}

enum nonet_status nonet_climb(const struct nonet_wish *wish, const struct nonet_orbits *orbits,
                              struct nonet_generated *generated, const struct nonet_stop *stop) {
	enum { MOST_MOVES = 2 };
	enum nonet_climb_goal goal = nonet_climb_goal_of(wish);
	bool is_dug = nonet_board_clue_count(&generated->puzzle) == 0;
	struct climb climb = {.wish = wish,
	                      .orbits = orbits,
	                      .solution = &generated->solution,
	                      .stop = stop,
	                      .goal = goal,
	                      .puzzle = is_dug ? generated->solution : generated->puzzle,
	                      .target = target_of(wish, goal),
	                      .status = NONET_OK};
	nonet_rng_start(&climb.rng, nonet_seed_at(generated->seed, 1));
	if (is_dug)
		dig(&climb.puzzle, orbits, NONET_CELLS);
	climb.clues = nonet_board_clue_count(&climb.puzzle);
	score(&climb, &climb.puzzle, &climb.score);
	int steps = ways[goal].steps;
	if (goal == NONET_CLIMB_NEAR)
		steps = 1 + (int)nonet_rng_below(&climb.rng, (uint32_t)steps);
	else if (!is_dug)
		climb.moves = 1 + (int)nonet_rng_below(&climb.rng, MOST_MOVES);
	for (int i = 0; i < steps && (climb.score < climb.target || climb.moves > 0); i++) {
		if (climb.status == NONET_OK && i % 64 == 63 && nonet_stop_asked(stop))
			climb.status = NONET_STOPPED;
		if (climb.status != NONET_OK)
			return climb.status;
		step(&climb);
	}
	generated->puzzle = climb.puzzle;
	return climb.status;
}
