/* Our own grade and the search effort: true, the same for every isomorph, and never higher further
 * on. */
#include "logic/grade.h"
#include "logic/grade_patterns.h"
#include "support.h"

#include <string.h>

static struct nonet_grade grade_of(const struct nonet_board *puzzle) {
	struct nonet_grade grade;
	assert_int_equal(nonet_rate_nonet(puzzle, NULL, &grade), NONET_OK);
	return grade;
}

static struct nonet_effort effort_of(const struct nonet_board *puzzle) {
	struct nonet_effort effort;
	assert_int_equal(nonet_rate_effort(puzzle, NULL, &effort), NONET_OK);
	return effort;
}

/* ---- Isomorphs ---- */

static struct nonet_rng rng;

static void check_isomorphs(const struct nonet_board *puzzle) {
	struct nonet_grade grade = grade_of(puzzle);
	struct nonet_effort effort = effort_of(puzzle);
	assert_int_equal(grade.verdict, NONET_UNIQUE);
	assert_int_equal(effort.verdict, NONET_UNIQUE);
	for (int i = 0; i < 4; i++) {
		struct disguise disguise = random_disguise(&rng);
		struct nonet_board other = put_on(&disguise, puzzle);
		struct nonet_grade same = grade_of(&other);
		assert_int_equal(same.level, grade.level);
		assert_int_equal(same.grade, grade.grade);
		assert_int_equal(same.hardest, grade.hardest);
		assert_int_equal(same.depth, grade.depth);
		assert_int_equal(same.rounds, grade.rounds);
		assert_int_equal(effort_of(&other).guesses, effort.guesses);
	}
}

static void isomorphs_have_the_same_grade(void **state) {
	(void)state;
	nonet_rng_start(&rng, 31);
	for_each_puzzle("grade/puzzles.txt", check_isomorphs);
}

/* ---- Rounds ---- */

static struct nonet_grade_set candidates_of(const struct nonet_board *board) {
	struct nonet_grade_set set = {{0}};
	for (int cell = 0; cell < NONET_CELLS; cell++)
		nonet_grade_add(&set, nonet_grade_candidate(board->cell[cell] - 1, cell));
	return set;
}

static int met[NONET_MEANS_COUNT];

/* No round loses a candidate of the solution, and what is left to do is never graded higher than
 * before. */
static void check_rounds(const struct nonet_board *puzzle) {
	struct nonet_answer answer;
	struct nonet_grade_search search;
	struct nonet_grade_grid grid;
	nonet_solve(puzzle, NULL, &answer);
	struct nonet_grade_set solution = candidates_of(&answer.solution);
	nonet_grade_search_start(&search, NULL);
	nonet_grade_grid_start(&grid, puzzle);
	uint32_t rounds = 0;
	unsigned before = grade_of(puzzle).grade;
	enum nonet_means hardest = NONET_MEANS_NOTHING;
	while (!nonet_grade_is_solved(&grid)) {
		struct nonet_grade_round round = nonet_grade_next(&search, &grid);
		assert_int_not_equal(round.means, NONET_MEANS_NOTHING);
		met[round.means]++;
		hardest = round.means > hardest ? round.means : hardest;
		for (int i = 0; i < NONET_GRADE_WORDS; i++)
			assert_int_equal(solution.word[i] & ~grid.candidates.word[i], 0);
		if (rounds++ % 8 == 0) {
			struct nonet_grade_grid copy = grid;
			struct nonet_grade rest;
			assert_int_equal(nonet_grade_position(&search, &copy, &rest), NONET_OK);
			assert_true(rest.grade <= before);
			before = rest.grade;
		}
	}
	assert_memory_equal(&grid.candidates, &solution, sizeof solution);
	nonet_grade_search_finish(&search);
	assert_int_equal(grade_of(puzzle).rounds, rounds);
	assert_int_equal(grade_of(puzzle).hardest, hardest);
}

static void every_round_is_true(void **state) {
	(void)state;
	memset(met, 0, sizeof met);
	for_each_puzzle("grade/puzzles.txt", check_rounds);
	if (test_share() > 1)
		return;
	for (int means = NONET_MEANS_SINGLES_IN_BOXES; means <= NONET_MEANS_NETS_WITH_PATTERNS; means++)
		if (met[means] == 0)
			fail_msg("nothing takes %s", nonet_means_name((enum nonet_means)means));
}

/* The hardest means, once. */
static void nets_within_nets_are_true(void **state) {
	(void)state;
	struct nonet_board puzzle = board_of(
	    "12..5...9.57...2...9..2..1....8..9.47...6.1.......4............57..9.6....6..3...");
	struct nonet_answer answer;
	struct nonet_grade_search search;
	struct nonet_grade_grid grid;
	struct nonet_grade_round round = {.means = NONET_MEANS_NOTHING};
	nonet_solve(&puzzle, NULL, &answer);
	struct nonet_grade_set solution = candidates_of(&answer.solution);
	nonet_grade_search_start(&search, NULL);
	nonet_grade_grid_start(&grid, &puzzle);
	while (round.means != NONET_MEANS_NETS_WITH_NETS) {
		round = nonet_grade_next(&search, &grid);
		assert_int_not_equal(round.means, NONET_MEANS_NOTHING);
		for (int i = 0; i < NONET_GRADE_WORDS; i++)
			assert_int_equal(solution.word[i] & ~grid.candidates.word[i], 0);
	}
	nonet_grade_search_finish(&search);
}

static void leave_only(struct nonet_grade_grid *grid, int cell, int digit) {
	struct nonet_grade_set gone = {{0}};
	for (int other = 0; other < 9; other++)
		if (other != digit)
			nonet_grade_add(&gone, nonet_grade_candidate(other, cell));
	nonet_grade_take_away(grid, &gone);
}

/* Two cells of a house that can only be 1: whichever is filled first, nothing follows from it. */
static void singles_that_contradict_each_other_are_noticed(void **state) {
	(void)state;
	static const int pairs[][2] = {{0, 1}, {0, 9}, {0, 10}, {30, 80}};
	const struct nonet_board empty = {{0}};
	for (int i = 0; i < 4; i++) {
		struct nonet_grade_grid grid;
		nonet_grade_grid_start(&grid, &empty);
		leave_only(&grid, pairs[i][0], 0);
		leave_only(&grid, pairs[i][1], 0);
		assert_false(nonet_grade_is_contradictory(&grid.candidates));
		assert_int_equal(nonet_grade_fill_singles(&grid, NONET_GRADE_ANYWHERE), i < 3 ? -1 : 2);
	}
}

/* ---- Against the techniques that find step by step ---- */

static bool add_gone(void *context, const struct nonet_step *step) {
	struct nonet_grade_set *gone = context;
	for (int i = 0; i < step->elimination_count; i++)
		for (unsigned digits = step->eliminations[i].digits; digits; digits &= digits - 1)
			nonet_grade_add(
			    gone, nonet_grade_candidate(__builtin_ctz(digits), step->eliminations[i].cell));
	return true;
}

struct family {
	enum nonet_technique technique[3];
	bool (*take)(struct nonet_grade_grid *grid);
};

static bool take_pairs(struct nonet_grade_grid *grid) {
	return nonet_grade_take_subsets(grid, 2);
}

static bool take_triples(struct nonet_grade_grid *grid) {
	return nonet_grade_take_subsets(grid, 3);
}

static bool take_x_wings(struct nonet_grade_grid *grid) {
	return nonet_grade_take_fish(grid, 2);
}

static bool take_swordfish(struct nonet_grade_grid *grid) {
	return nonet_grade_take_fish(grid, 3);
}

static const struct family families[] = {
    {{NONET_TECHNIQUE_POINTING, NONET_TECHNIQUE_CLAIMING, NONET_TECHNIQUE_CLAIMING},
     nonet_grade_take_locked},
    {{NONET_TECHNIQUE_NAKED_PAIR, NONET_TECHNIQUE_HIDDEN_PAIR, NONET_TECHNIQUE_LOCKED_PAIR},
     take_pairs},
    {{NONET_TECHNIQUE_NAKED_TRIPLE, NONET_TECHNIQUE_HIDDEN_TRIPLE, NONET_TECHNIQUE_LOCKED_TRIPLE},
     take_triples},
    {{NONET_TECHNIQUE_X_WING, NONET_TECHNIQUE_X_WING, NONET_TECHNIQUE_X_WING}, take_x_wings},
    {{NONET_TECHNIQUE_SWORDFISH, NONET_TECHNIQUE_SWORDFISH, NONET_TECHNIQUE_SWORDFISH},
     take_swordfish},
};

enum { FAMILIES = sizeof families / sizeof families[0] };

static int taken[FAMILIES];

static void read_position(const struct nonet_grade_grid *grid, const struct nonet_board *puzzle,
                          struct nonet_position *position) {
	memset(position, 0, sizeof *position);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		position->given[cell] = puzzle->cell[cell] != 0;
		for (int digit = 0; digit < 9; digit++) {
			if (!nonet_grade_has(&grid->candidates, nonet_grade_candidate(digit, cell)))
				continue;
			if (grid->filled[cell / 27] >> cell % 27 & 1)
				position->board.cell[cell] = (uint8_t)(digit + 1);
			else
				position->candidates[cell] |= (uint16_t)(1u << digit);
		}
	}
}

/* A family takes exactly what all steps of its techniques take together. */
static void compare(const struct nonet_grade_grid *grid, const struct nonet_position *position,
                    int family) {
	struct nonet_grade_set gone = {{0}}, expected = grid->candidates;
	struct nonet_grade_grid after = *grid;
	for (int i = 0; i < 3; i++) {
		struct nonet_find_options options = {.technique = families[family].technique[i],
		                                     .unique = false};
		nonet_find_steps(position, &options, NULL, add_gone, &gone);
	}
	for (int i = 0; i < NONET_GRADE_WORDS; i++)
		expected.word[i] &= ~gone.word[i];
	taken[family] += families[family].take(&after);
	assert_memory_equal(&after.candidates, &expected, sizeof expected);
}

static void check_families(const struct nonet_board *puzzle) {
	struct nonet_grade_search search;
	struct nonet_grade_grid grid;
	struct nonet_position position;
	nonet_grade_search_start(&search, NULL);
	nonet_grade_grid_start(&grid, puzzle);
	while (!nonet_grade_is_solved(&grid)) {
		struct nonet_grade_grid copy = grid;
		bool has_singles = nonet_grade_fill_singles(&copy, NONET_GRADE_ANYWHERE) != 0;
		copy = grid;
		bool has_locked = nonet_grade_take_locked(&copy);
		read_position(&grid, puzzle, &position);
		/* A locked set is told together with the locked candidates in it. */
		for (int family = 0; family < FAMILIES && !has_singles; family++)
			if (family == 0 || !has_locked)
				compare(&grid, &position, family);
		if (nonet_grade_next(&search, &grid).means == NONET_MEANS_NOTHING)
			break;
	}
	nonet_grade_search_finish(&search);
}

static void families_take_what_their_techniques_do(void **state) {
	(void)state;
	memset(taken, 0, sizeof taken);
	for_each_puzzle("grade/puzzles.txt", check_families);
	if (test_share() > 1)
		return;
	for (int family = 0; family < FAMILIES; family++)
		assert_true(taken[family] > 0);
}

/* ---- What is not graded, and limits ---- */

static void a_full_grid_is_the_easiest(void **state) {
	(void)state;
	struct nonet_board grid = board_of(
	    "123456789456789123789123456231674895875912364694538217317265948542897631968341572");
	struct nonet_grade grade = grade_of(&grid);
	assert_int_equal(grade.verdict, NONET_UNIQUE);
	assert_int_equal(grade.level, NONET_LEVEL_BEGINNER);
	assert_int_equal(grade.grade, 0);
	assert_int_equal(grade.hardest, NONET_MEANS_NOTHING);
	assert_int_equal(effort_of(&grid).guesses, 0);
}

static void expect_ungraded(const char *line, enum nonet_verdict verdict) {
	struct nonet_board board = board_of(line);
	struct nonet_grade grade = grade_of(&board);
	assert_int_equal(grade.verdict, verdict);
	assert_int_equal(grade.grade, 0);
	assert_int_equal(effort_of(&board).verdict, verdict);
	assert_int_equal(effort_of(&board).guesses, 0);
}

static void only_proper_puzzles_are_graded(void **state) {
	(void)state;
	expect_ungraded(
	    "1.62........4..82.2....5....8..4...7...6.3...5...1..4....9......39..4........29.5",
	    NONET_MANY);
	expect_ungraded(
	    ".................................................................................",
	    NONET_MANY);
	expect_ungraded(
	    "11...............................................................................",
	    NONET_NONE);
	expect_ungraded(
	    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
	    NONET_NONE);
}

static const char *const hard =
    "........1.....2.3...4.5.6.....1...7...6..3.2..8..4.9...48.......657.....9...6.5..";

static bool stop_at_zero(void *context, uint64_t solutions) {
	assert_int_equal(solutions, 0);
	return --*(int *)context <= 0;
}

/* What was reached by then is a lower bound, which rises with patience. */
static void stopping_leaves_a_lower_bound(void **state) {
	(void)state;
	struct nonet_board puzzle = board_of(hard);
	uint32_t guesses = 0;
	unsigned reached = 0;
	for (int patience = 1; patience <= 64; patience *= 4) {
		struct nonet_grade grade;
		struct nonet_effort effort;
		int left = patience;
		struct nonet_limits limits = {.poll = stop_at_zero, .context = &left};
		assert_int_equal(nonet_rate_nonet(&puzzle, &limits, &grade), NONET_STOPPED);
		assert_int_equal(grade.verdict, NONET_UNKNOWN);
		assert_true(grade.grade >= reached);
		reached = grade.grade;
		left = (patience + 15) / 16;
		assert_int_equal(nonet_rate_effort(&puzzle, &limits, &effort), NONET_STOPPED);
		assert_int_equal(effort.verdict, NONET_UNKNOWN);
		assert_true(effort.guesses >= guesses);
		guesses = effort.guesses;
	}
	assert_true(reached >= 40 && reached <= 90);
	assert_true(guesses < effort_of(&puzzle).guesses);
	struct nonet_limits limits = {.time_ns = 1};
	struct nonet_grade grade;
	assert_int_equal(nonet_rate_nonet(&puzzle, &limits, &grade), NONET_TIMEOUT);
}

/* However early it is stopped, the bound is below the grade, and never below an earlier one; what
 * patterns do not solve is known to need chains at once. */
static void check_bounds(const struct nonet_board *puzzle) {
	struct nonet_grade whole = grade_of(puzzle), last = {0};
	for (int patience = 1;; patience *= 2) {
		struct nonet_grade grade;
		int left = patience;
		struct nonet_limits limits = {.poll = stop_at_zero, .context = &left};
		if (nonet_rate_nonet(puzzle, &limits, &grade) == NONET_OK)
			break;
		assert_int_equal(grade.verdict, NONET_UNKNOWN);
		assert_in_range(grade.grade, last.grade, whole.grade);
		assert_in_range(grade.hardest, last.hardest, whole.hardest);
		assert_in_range(grade.level, last.level, whole.level);
		assert_true(whole.hardest < NONET_MEANS_CHAINS || grade.grade >= 37);
		last = grade;
	}
}

static void a_stopped_grade_is_a_bound(void **state) {
	(void)state;
	struct nonet_board puzzle = board_of(hard);
	for_each_puzzle("grade/puzzles.txt", check_bounds);
	struct nonet_limits limits = {.time_ns = 1};
	struct nonet_grade grade;
	assert_int_equal(nonet_rate_nonet(&puzzle, &limits, &grade), NONET_TIMEOUT);
	assert_true(grade.grade >= 37 && grade.hardest >= NONET_MEANS_CHAINS);
}

/* ---- Effort ---- */

/* A puzzle that singles solve takes no guess, every other at least two. */
static void check_effort(const struct nonet_board *puzzle) {
	bool by_singles = grade_of(puzzle).hardest <= NONET_MEANS_SINGLES;
	uint32_t guesses = effort_of(puzzle).guesses;
	if (by_singles)
		assert_int_equal(guesses, 0);
	else
		assert_true(guesses >= 20);
}

static void effort_begins_where_singles_end(void **state) {
	(void)state;
	for_each_puzzle("grade/puzzles.txt", check_effort);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(isomorphs_have_the_same_grade),
	    cmocka_unit_test(every_round_is_true),
	    cmocka_unit_test(nets_within_nets_are_true),
	    cmocka_unit_test(singles_that_contradict_each_other_are_noticed),
	    cmocka_unit_test(families_take_what_their_techniques_do),
	    cmocka_unit_test(a_full_grid_is_the_easiest),
	    cmocka_unit_test(only_proper_puzzles_are_graded),
	    cmocka_unit_test(stopping_leaves_a_lower_bound),
	    cmocka_unit_test(a_stopped_grade_is_a_bound),
	    cmocka_unit_test(effort_begins_where_singles_end),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
