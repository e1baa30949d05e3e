/* Paths from any position, whoever's way they go. */
#include "support.h"

#include <stdlib.h>
#include <string.h>

static const enum nonet_profile profiles[] = {NONET_PROFILE_NONET, NONET_PROFILE_SE,
                                              NONET_PROFILE_HODOKU};

enum { PROFILES = sizeof profiles / sizeof profiles[0] };

static struct nonet_board solution_of(const struct nonet_board *puzzle) {
	struct nonet_answer answer;
	assert_int_equal(nonet_solve(puzzle, NULL, &answer), NONET_OK);
	assert_int_equal(answer.verdict, NONET_UNIQUE);
	return answer.solution;
}

/* What a step takes away was there, and is not in the solution. */
static void check_step(const struct nonet_step *step, const struct nonet_position *before,
                       const struct nonet_board *solution) {
	assert_true(step->placement_count + step->elimination_count > 0);
	for (int i = 0; i < step->placement_count; i++) {
		int cell = step->placements[i].cell;
		assert_int_equal(step->placements[i].digits, 1u << (solution->cell[cell] - 1));
		assert_true(before->candidates[cell] & step->placements[i].digits);
	}
	for (int i = 0; i < step->elimination_count; i++) {
		int cell = step->eliminations[i].cell;
		assert_int_equal(step->eliminations[i].digits & ~(unsigned)before->candidates[cell], 0);
		assert_false(step->eliminations[i].digits >> (solution->cell[cell] - 1) & 1);
	}
}

static bool needs_one_solution(enum nonet_technique technique) {
	return (technique >= NONET_TECHNIQUE_UNIQUE_LOOP_1 &&
	        technique <= NONET_TECHNIQUE_UNIQUE_LOOP_4) ||
	       (technique >= NONET_TECHNIQUE_BUG_1 && technique <= NONET_TECHNIQUE_BUG_4) ||
	       technique == NONET_TECHNIQUE_BUG_PLUS_1 ||
	       (technique >= NONET_TECHNIQUE_UNIQUENESS_1 &&
	        technique <= NONET_TECHNIQUE_AVOIDABLE_RECTANGLE_2);
}

/* Goes the whole way; returns how many steps presupposed one solution. */
static int check_way(struct nonet_path *path, const struct nonet_board *solution) {
	struct nonet_position position;
	struct nonet_step step;
	enum nonet_status status;
	int presupposing = 0;
	nonet_path_position(path, &position);
	while ((status = nonet_path_next(path, NULL, &step)) == NONET_OK) {
		check_step(&step, &position, solution);
		assert_int_not_equal(step.rating, 0);
		presupposing += needs_one_solution(step.technique);
		nonet_path_position(path, &position);
	}
	assert_int_equal(status, NONET_END);
	assert_int_equal(nonet_path_verdict(path), NONET_UNIQUE);
	assert_memory_equal(&position.board, solution, sizeof *solution);
	nonet_path_free(path);
	return presupposing;
}

static int uniqueness_steps;

static void check_all_ways(const struct nonet_board *puzzle) {
	const struct nonet_path_options without = {.without_uniqueness = true};
	struct nonet_board solution = solution_of(puzzle);
	struct nonet_position position;
	nonet_position_start(puzzle, &position);
	for (int i = 0; i < PROFILES; i++) {
		uniqueness_steps += check_way(nonet_path_new(profiles[i], &position, NULL), &solution);
		int none = check_way(nonet_path_new(profiles[i], &position, &without), &solution);
		assert_int_equal(none, 0);
	}
}

static void every_way_leads_to_the_solution(void **state) {
	(void)state;
	uniqueness_steps = 0;
	for_each_puzzle("path/puzzles.txt", check_all_ways);
	assert_true(uniqueness_steps > 5);
}

/* Places some digits of the solution and takes some false candidates. */
static void play(struct nonet_rng *rng, const struct nonet_board *solution,
                 struct nonet_position *position) {
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		if (position->board.cell[cell])
			continue;
		if (nonet_rng_below(rng, 8) == 0) {
			position->board.cell[cell] = solution->cell[cell];
			position->candidates[cell] = 0;
			continue;
		}
		unsigned keep = (unsigned)nonet_rng_below(rng, 512) | (unsigned)nonet_rng_below(rng, 512) |
		                1u << (solution->cell[cell] - 1);
		position->candidates[cell] &= (uint16_t)keep;
	}
	for (int cell = 0; cell < NONET_CELLS; cell++)
		position->candidates[cell] &= (uint16_t)nonet_board_candidates(&position->board, cell);
}

static void expect_equal(const struct nonet_position *a, const struct nonet_position *b) {
	assert_memory_equal(&a->board, &b->board, sizeof a->board);
	assert_memory_equal(a->candidates, b->candidates, sizeof a->candidates);
	assert_memory_equal(a->given, b->given, sizeof a->given);
}

static void check_played(const struct nonet_board *puzzle) {
	struct nonet_board solution = solution_of(puzzle);
	struct nonet_rng rng;
	nonet_rng_start(&rng, puzzle->cell[0]);
	for (int i = 0; i < PROFILES; i++) {
		struct nonet_position position, begin;
		nonet_position_start(puzzle, &position);
		play(&rng, &solution, &position);
		struct nonet_path *path = nonet_path_new(profiles[i], &position, NULL);
		nonet_path_position(path, &begin);
		expect_equal(&begin, &position);
		check_way(path, &solution);
	}
}

static void a_player_s_position_is_where_the_way_begins(void **state) {
	(void)state;
	for_each_puzzle("path/puzzles.txt", check_played);
}

/* A position has no way when it disagrees with the only solution. */
static void expect_no_way(const struct nonet_position *position) {
	struct nonet_step step;
	for (int i = 0; i < PROFILES; i++) {
		struct nonet_path *path = nonet_path_new(profiles[i], position, NULL);
		struct nonet_position same;
		assert_int_equal(nonet_path_verdict(path), NONET_NONE);
		assert_int_equal(nonet_path_next(path, NULL, &step), NONET_END);
		nonet_path_position(path, &same);
		expect_equal(&same, position);
		nonet_path_free(path);
	}
}

static const char *const easy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static void a_mistake_is_no_place_to_go_on_from(void **state) {
	(void)state;
	struct nonet_board puzzle = board_of(easy), solution = solution_of(&puzzle);
	struct nonet_position position;
	nonet_position_start(&puzzle, &position);
	position.candidates[2] &= (uint16_t) ~(1u << (solution.cell[2] - 1));
	expect_no_way(&position);
	nonet_position_start(&puzzle, &position);
	position.board.cell[2] = 1;
	position.candidates[2] = 0;
	expect_no_way(&position);
	puzzle.cell[2] = puzzle.cell[0];
	nonet_position_start(&puzzle, &position);
	expect_no_way(&position);
}

static void a_full_grid_is_the_end(void **state) {
	(void)state;
	struct nonet_board puzzle = board_of(easy), solution = solution_of(&puzzle);
	for (int i = 0; i < PROFILES; i++)
		check_way(path_from(profiles[i], &solution), &solution);
}

/* With two solutions each step is true of both, and the way ends before they differ. */
static void several_solutions_are_all_kept(void **state) {
	(void)state;
	struct nonet_board puzzle = board_of(
	    "1.62........4..82.2....5....8..4...7...6.3...5...1..4....9......39..4........29.5");
	for (int i = 0; i < PROFILES; i++) {
		struct nonet_path *path = path_from(profiles[i], &puzzle);
		struct nonet_position position;
		struct nonet_step step;
		uint64_t before = 0, after = 0;
		nonet_count(&puzzle, NULL, &before);
		assert_true(before > 1);
		while (nonet_path_next(path, NULL, &step) == NONET_OK)
			assert_false(needs_one_solution(step.technique));
		assert_int_equal(nonet_path_verdict(path), NONET_MANY);
		nonet_path_position(path, &position);
		nonet_count(&position.board, NULL, &after);
		assert_int_equal(after, before);
		nonet_path_free(path);
	}
}

/* Marks that rule out every solution of a puzzle with several: the way ends, and says so. */
static void marks_may_rule_out_every_solution(void **state) {
	(void)state;
	for (int i = 0; i < PROFILES; i++) {
		struct nonet_board empty = {{0}};
		struct nonet_position position;
		struct nonet_step step;
		nonet_position_start(&empty, &position);
		position.candidates[0] = position.candidates[1] = 1;
		struct nonet_path *path = nonet_path_new(profiles[i], &position, NULL);
		assert_int_equal(nonet_path_verdict(path), NONET_NONE);
		assert_int_equal(nonet_path_next(path, NULL, &step), NONET_END);
		nonet_path_free(path);
	}
}

/* Digits that the player has placed are no clues: a puzzle with several solutions may have one that
 * agrees with them, but techniques that presuppose one solution are not used. */
static void a_player_s_digits_prove_nothing(void **state) {
	(void)state;
	struct nonet_board puzzle = board_of(easy), solution = solution_of(&puzzle);
	for (int i = 0; i < PROFILES; i++) {
		struct nonet_position position;
		nonet_position_start(&puzzle, &position);
		memset(position.given, 0, sizeof position.given);
		struct nonet_path *path = nonet_path_new(profiles[i], &position, NULL);
		assert_int_equal(nonet_path_verdict(path), NONET_UNIQUE);
		struct nonet_step step;
		while (nonet_path_next(path, NULL, &step) == NONET_OK)
			assert_false(needs_one_solution(step.technique));
		nonet_path_position(path, &position);
		assert_memory_equal(&position.board, &solution, sizeof solution);
		nonet_path_free(path);
	}
}

static bool stop_now(void *context, uint64_t solutions) {
	assert_int_equal(solutions, 0);
	return --*(int *)context <= 0;
}

/* However often the search is broken off, the way stays the same. */
static void breaking_off_changes_nothing(void **state) {
	(void)state;
	struct nonet_board puzzle = board_of(
	    "86.9................1478...7.8.....6542..3.1........3..83.65.7...4..2........46.3");
	int stops = 0;
	for (int i = 0; i < PROFILES; i++) {
		struct nonet_path *path = path_from(profiles[i], &puzzle);
		struct nonet_path *other = path_from(profiles[i], &puzzle);
		struct nonet_step step, expected;
		while (nonet_path_next(other, NULL, &expected) == NONET_OK) {
			enum nonet_status status;
			int polls = 1;
			do {
				int left = polls;
				polls *= 2;
				struct nonet_limits limits = {.poll = stop_now, .context = &left};
				status = nonet_path_next(path, &limits, &step);
				stops += status == NONET_STOPPED;
			} while (status == NONET_STOPPED);
			assert_int_equal(status, NONET_OK);
			assert_int_equal(step.technique, expected.technique);
			assert_int_equal(step.elimination_count, expected.elimination_count);
			for (int k = 0; k < step.elimination_count; k++) {
				assert_int_equal(step.eliminations[k].cell, expected.eliminations[k].cell);
				assert_int_equal(step.eliminations[k].digits, expected.eliminations[k].digits);
			}
		}
		assert_int_equal(nonet_path_next(path, NULL, &step), NONET_END);
		nonet_path_free(path);
		nonet_path_free(other);
	}
	assert_true(stops > 0);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(every_way_leads_to_the_solution),
	    cmocka_unit_test(a_player_s_position_is_where_the_way_begins),
	    cmocka_unit_test(a_mistake_is_no_place_to_go_on_from),
	    cmocka_unit_test(a_full_grid_is_the_end),
	    cmocka_unit_test(several_solutions_are_all_kept),
	    cmocka_unit_test(marks_may_rule_out_every_solution),
	    cmocka_unit_test(a_player_s_digits_prove_nothing),
	    cmocka_unit_test(breaking_off_changes_nothing),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
