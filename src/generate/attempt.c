#include "generate/attempt.h"

#include "base/rng.h"
#include "generate/climb.h"
#include "generate/dig_lanes.h"
#include "generate/extreme.h"
#include "generate/judge.h"
#include "generate/pattern.h"
#include "generate/unbiased.h"

#include <stdlib.h>
#include <string.h>

enum { SLOW_ATTEMPTS = 64 };

struct nonet_attempts {
	const struct nonet_wish *wish;
	struct nonet_dig_lanes *lanes;
	struct nonet_judge *judge;
};

struct nonet_attempts *nonet_attempts_new(const struct nonet_wish *wish,
                                          const struct nonet_kernel *kernel) {
	struct nonet_attempts *attempts = calloc(1, sizeof *attempts);
	if (!attempts)
		return NULL;
	attempts->wish = wish;
	attempts->lanes = nonet_dig_lanes_new(kernel, NONET_ATTEMPTS_MOST);
	attempts->judge = nonet_judge_new(wish);
	if (attempts->lanes && attempts->judge)
		return attempts;
	nonet_attempts_free(attempts);
	return NULL;
}

void nonet_attempts_free(struct nonet_attempts *attempts) {
	if (!attempts)
		return;
	nonet_dig_lanes_free(attempts->lanes);
	nonet_judge_free(attempts->judge);
	free(attempts);
}

/* Whether the attempts are short and can be made side by side. */
static bool is_dug(const struct nonet_wish *wish) {
	return !wish->has_pattern && !wish->unbiased && nonet_climb_goal_of(wish) == NONET_CLIMB_NOT;
}

/* Whether a puzzle is tested for long. */
static bool is_slow(const struct nonet_wish *wish) {
	return wish->lowest_se || wish->highest_se || wish->has_hodoku_level || wish->required_count ||
	       wish->scales;
}

size_t nonet_attempts_at_once(const struct nonet_wish *wish) {
	return !is_dug(wish) && !wish->unbiased ? 1
	       : is_slow(wish)                  ? SLOW_ATTEMPTS
	                                        : NONET_ATTEMPTS_MOST;
}

/* ---- Digging ------------------------------------------------------------------------- */

static enum nonet_symmetry choose_symmetry(const struct nonet_wish *wish, struct nonet_rng *rng) {
	if (!wish->random_symmetry)
		return wish->symmetry;
	return (enum nonet_symmetry)nonet_rng_below(rng, NONET_SYMMETRY_COUNT);
}

/* The symmetry's orbits in a random order. */
static void shuffle_orbits(enum nonet_symmetry symmetry, struct nonet_rng *rng,
                           struct nonet_orbits *orbits_ret) {
	struct nonet_orbits orbits;
	uint8_t order[NONET_CELLS];
	nonet_orbits_of(symmetry, &orbits);
	for (int i = 0; i < orbits.count; i++)
		order[i] = (uint8_t)i;
	nonet_rng_shuffle(rng, order, (uint32_t)orbits.count);
	int end = 0;
	for (int i = 0; i < orbits.count; i++) {
		int from = orbits.first[order[i]], size = orbits.first[order[i] + 1] - from;
		orbits_ret->first[i] = (uint8_t)end;
		memcpy(orbits_ret->cell + end, orbits.cell + from, (size_t)size);
		end += size;
	}
	orbits_ret->count = orbits.count;
	orbits_ret->first[orbits.count] = (uint8_t)end;
}

/* With how many clues to stop digging: a puzzle that may keep redundant ones can have any number
 * that is wished. */
static int choose_clues(const struct nonet_wish *wish, struct nonet_rng *rng) {
	if (!wish->keep_redundant || !(wish->fewest_clues || wish->most_clues))
		return 0;
	uint32_t most = wish->most_clues ? wish->most_clues : NONET_CELLS;
	return (int)(wish->fewest_clues + nonet_rng_below(rng, most - wish->fewest_clues + 1));
}

static struct nonet_board solution_of(const struct nonet_board *puzzle) {
	struct nonet_answer answer;
	nonet_solve(puzzle, NULL, &answer);
	return answer.solution;
}

/* The grid and the order of an attempt. */
static void start(const struct nonet_wish *wish, struct nonet_rng *rng, uint64_t seed,
                  struct nonet_generated *generated, struct nonet_orbits *order_ret) {
	nonet_rng_start(rng, seed);
	*generated = (struct nonet_generated){.seed = seed, .symmetry = choose_symmetry(wish, rng)};
	if (wish->has_from)
		generated->puzzle = wish->from;
	else if (nonet_climb_begins_high(wish))
		generated->puzzle = nonet_extreme_random(nonet_rng_next(rng));
	if (wish->has_solution)
		generated->solution = wish->solution;
	else if (nonet_board_clue_count(&generated->puzzle) > 0)
		generated->solution = solution_of(&generated->puzzle);
	else
		nonet_generate_grid(nonet_rng_next(rng), &generated->solution, NULL);
	shuffle_orbits(generated->symmetry, rng, order_ret);
}

static void start_dig(const struct nonet_wish *wish, uint64_t seed, struct nonet_dig *dig,
                      struct nonet_generated *generated) {
	struct nonet_rng rng;
	struct nonet_orbits order;
	start(wish, &rng, seed, generated, &order);
	int most = wish->most_clues ? wish->most_clues : NONET_CELLS;
	nonet_dig_start(dig, &generated->solution, &order, choose_clues(wish, &rng), most);
}

/* False when it was given up as too many clues are needed. */
static bool end_dig(const struct nonet_dig *dig, struct nonet_generated *generated,
                    struct nonet_generate_tally *tally) {
	bool crowded = dig->needed > dig->most;
	tally->attempts++;
	tally->crowded += crowded;
	generated->puzzle = dig->puzzle;
	return !crowded;
}

/* ---- Judging ------------------------------------------------------------------------- */

/* Tests a proper puzzle; false when that broke off. */
static bool judge(struct nonet_attempts *attempts, struct nonet_outcome *outcome,
                  struct nonet_generate_tally *tally, const struct nonet_stop *stop) {
	outcome->found = nonet_judge_puzzle(attempts->judge, &outcome->generated, tally, stop);
	return outcome->found || nonet_judge_broke_off(attempts->judge) == NONET_OK;
}

/* ---- Attempts ------------------------------------------------------------------------ */

static bool run_digs(struct nonet_attempts *attempts, const uint64_t *seeds, size_t number,
                     struct nonet_outcome *outcomes_ret, struct nonet_generate_tally *tally,
                     const struct nonet_stop *stop) {
	for (size_t i = 0; i < number; i++)
		start_dig(attempts->wish, seeds[i], nonet_dig_lanes_place(attempts->lanes, i),
		          &outcomes_ret[i].generated);
	if (!nonet_dig_lanes_run(attempts->lanes, number, stop->ask, stop->context))
		return false;
	for (size_t i = 0; i < number; i++) {
		struct nonet_outcome *outcome = &outcomes_ret[i];
		if (end_dig(nonet_dig_lanes_place(attempts->lanes, i), &outcome->generated, tally) &&
		    !judge(attempts, outcome, tally, stop))
			return false;
	}
	return true;
}

static bool run_pattern(struct nonet_attempts *attempts, uint64_t seed,
                        struct nonet_outcome *outcome, struct nonet_generate_tally *tally,
                        const struct nonet_stop *stop) {
	struct nonet_generated *generated = &outcome->generated;
	*generated = (struct nonet_generated){.seed = seed, .symmetry = attempts->wish->symmetry};
	bool found = attempts->wish->has_solution
	                 ? nonet_pattern_take(attempts->wish, generated)
	                 : nonet_pattern_search(attempts->wish, seed, generated, stop);
	if (nonet_stop_asked(stop) && !found)
		return false;
	tally->attempts++;
	return !found || judge(attempts, outcome, tally, stop);
}

static bool run_climb(struct nonet_attempts *attempts, uint64_t seed, struct nonet_outcome *outcome,
                      struct nonet_generate_tally *tally, const struct nonet_stop *stop) {
	struct nonet_rng rng;
	struct nonet_orbits orbits;
	start(attempts->wish, &rng, seed, &outcome->generated, &orbits);
	if (nonet_climb(attempts->wish, &orbits, &outcome->generated, stop) != NONET_OK)
		return false;
	tally->attempts++;
	return judge(attempts, outcome, tally, stop);
}

static bool run_unbiased(struct nonet_attempts *attempts, uint64_t seed,
                         struct nonet_outcome *outcome, struct nonet_generate_tally *tally,
                         const struct nonet_stop *stop) {
	enum { ATTEMPTS_PER_ASKING = 16 };
	outcome->generated = (struct nonet_generated){.seed = seed};
	bool found = nonet_unbiased_search(attempts->wish, seed, &outcome->generated);
	if (++tally->attempts % ATTEMPTS_PER_ASKING == 0 && nonet_stop_asked(stop))
		return false;
	return !found || judge(attempts, outcome, tally, stop);
}

bool nonet_attempts_run(struct nonet_attempts *attempts, const uint64_t *seeds, size_t number,
                        struct nonet_outcome *outcomes_ret, struct nonet_generate_tally *tally,
                        const struct nonet_stop *stop) {
	for (size_t i = 0; i < number; i++)
		outcomes_ret[i].found = false;
	bool (*run_one)(struct nonet_attempts * attempts, uint64_t seed, struct nonet_outcome * outcome,
	                struct nonet_generate_tally * tally, const struct nonet_stop *stop) =
	    attempts->wish->has_pattern ? run_pattern
	    : attempts->wish->unbiased  ? run_unbiased
	                                : run_climb;
	if (is_dug(attempts->wish))
		return run_digs(attempts, seeds, number, outcomes_ret, tally, stop);
	for (size_t i = 0; i < number; i++)
		if (!run_one(attempts, seeds[i], &outcomes_ret[i], tally, stop))
			return false;
	return true;
}
