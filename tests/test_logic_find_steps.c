/* Finding every step: what Sudoku Explainer's path takes is among the steps that are found, and
 * everything found is true. */
#include "logic/technique.h"
#include "support.h"

#include <string.h>

enum { MOST = 8 };

static bool is_se_only(enum nonet_technique technique) {
	switch (technique) {
	case NONET_TECHNIQUE_UNIQUE_LOOP_1:
	case NONET_TECHNIQUE_UNIQUE_LOOP_2:
	case NONET_TECHNIQUE_UNIQUE_LOOP_3:
	case NONET_TECHNIQUE_UNIQUE_LOOP_4:
	case NONET_TECHNIQUE_BUG_1:
	case NONET_TECHNIQUE_BUG_2:
	case NONET_TECHNIQUE_BUG_3:
	case NONET_TECHNIQUE_BUG_4:
	case NONET_TECHNIQUE_ALIGNED_PAIR_EXCLUSION:
	case NONET_TECHNIQUE_ALIGNED_TRIPLE_EXCLUSION:
	case NONET_TECHNIQUE_X_CYCLE:
	case NONET_TECHNIQUE_Y_CYCLE:
	case NONET_TECHNIQUE_XY_CYCLE:
	case NONET_TECHNIQUE_FORCING_X_CHAIN:
	case NONET_TECHNIQUE_FORCING_CHAIN:
	case NONET_TECHNIQUE_NISHIO:
	case NONET_TECHNIQUE_CELL_CHAINS:
	case NONET_TECHNIQUE_REGION_CHAINS:
	case NONET_TECHNIQUE_DOUBLE_CHAINS:
	case NONET_TECHNIQUE_CONTRADICTION_CHAINS:
		return true;
	default:
		return false;
	}
}

static bool is_direct(enum nonet_technique technique) {
	return technique == NONET_TECHNIQUE_DIRECT_POINTING ||
	       technique == NONET_TECHNIQUE_DIRECT_CLAIMING ||
	       technique == NONET_TECHNIQUE_DIRECT_HIDDEN_PAIR ||
	       technique == NONET_TECHNIQUE_DIRECT_HIDDEN_TRIPLE;
}

/* By a line of the list or by Sudoku Explainer's way, but for its direct forms. */
static void each_technique_is_looked_for(void **state) {
	(void)state;
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++) {
		enum nonet_technique technique = (enum nonet_technique)i;
		bool is_looked_for = nonet_method_of(technique) || is_se_only(technique);
		if (is_looked_for == is_direct(technique))
			fail_msg("%s", nonet_technique_name(technique));
	}
}

/* How many steps of each technique have been looked for. */
static int tried[NONET_TECHNIQUE_COUNT];

struct consequences {
	uint16_t gone[NONET_CELLS], placed[NONET_CELLS];
};

static struct consequences consequences_of(const struct nonet_step *step) {
	struct consequences follows = {{0}, {0}};
	for (int i = 0; i < step->elimination_count; i++)
		follows.gone[step->eliminations[i].cell] |= step->eliminations[i].digits;
	for (int i = 0; i < step->placement_count; i++)
		follows.placed[step->placements[i].cell] |= step->placements[i].digits;
	return follows;
}

struct wanted {
	const struct nonet_position *position;
	const struct nonet_board *solution;
	enum nonet_technique technique;
	struct consequences follows;
	int count, matches;
};

static void check_truth(const struct wanted *wanted, const struct consequences *follows) {
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		unsigned true_digit = 1u << (wanted->solution->cell[cell] - 1);
		assert_false(follows->gone[cell] & true_digit);
		assert_false(follows->placed[cell] & ~true_digit);
		assert_false((follows->gone[cell] | follows->placed[cell]) &
		             ~wanted->position->candidates[cell]);
	}
}

static bool compare(void *context, const struct nonet_step *step) {
	struct wanted *wanted = context;
	struct consequences follows = consequences_of(step);
	assert_int_equal(step->technique, wanted->technique);
	check_truth(wanted, &follows);
	wanted->count++;
	wanted->matches += !memcmp(&follows, &wanted->follows, sizeof follows);
	return true;
}

static void look_for(const struct nonet_position *position, const struct nonet_board *solution,
                     const struct nonet_step *step) {
	struct wanted wanted = {position, solution, step->technique, consequences_of(step), 0, 0};
	struct nonet_find_options options = {.technique = step->technique, .unique = true};
	assert_int_equal(nonet_find_steps(position, &options, NULL, compare, &wanted), NONET_OK);
	if (wanted.matches != 1)
		fail_msg("%s is found %d times among %d", nonet_technique_name(step->technique),
		         wanted.matches, wanted.count);
	if (step->technique > NONET_TECHNIQUE_BUG_4)
		return;
	options.unique = false;
	wanted.count = 0;
	assert_int_equal(nonet_find_steps(position, &options, NULL, compare, &wanted), NONET_OK);
	assert_int_equal(wanted.count, 0);
}

static void walk(const struct nonet_board *puzzle) {
	struct nonet_answer answer;
	struct nonet_position position;
	struct nonet_step step;
	struct nonet_path *path = path_from(NONET_PROFILE_SE, puzzle);
	nonet_solve(puzzle, NULL, &answer);
	nonet_path_position(path, &position);
	while (nonet_path_next(path, NULL, &step) == NONET_OK && step.level < 2) {
		if (is_se_only(step.technique) && tried[step.technique] < repeats(MOST)) {
			tried[step.technique]++;
			look_for(&position, &answer.solution, &step);
		}
		nonet_path_position(path, &position);
	}
	nonet_path_free(path);
}

static void what_the_path_takes_is_found(void **state) {
	(void)state;
	struct nonet_board with_bug_3 = board_of(
	    ".85..6.....4.9.7.........4....6472.....8.9..14........2...6.8..59..8.17.7......3.");
	walk(&with_bug_3);
	for_each_puzzle("se/ratings.tsv", walk);
	if (test_share() > 1)
		return;
	for (int technique = 0; technique < NONET_TECHNIQUE_COUNT; technique++)
		if (is_se_only((enum nonet_technique)technique) && !tried[technique])
			fail_msg("%s was not tried", nonet_technique_name((enum nonet_technique)technique));
}

static bool stop_at_once(void *context, uint64_t solutions) {
	(void)context;
	(void)solutions;
	return true;
}

static bool count_step(void *context, const struct nonet_step *step) {
	(void)step;
	++*(int *)context;
	return true;
}

/* Marks that no player would leave allow more loops than can be walked. */
static void a_search_for_loops_can_stop(void **state) {
	(void)state;
	struct nonet_position position = {.board = {{0}}};
	struct nonet_find_options options = {.technique = NONET_TECHNIQUE_UNIQUE_LOOP_1,
	                                     .unique = true};
	struct nonet_limits limits = {.poll = stop_at_once};
	int count = 0;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		position.candidates[cell] = 1u << 3 | 1u << 6;
	assert_int_equal(nonet_find_steps(&position, &options, &limits, count_step, &count),
	                 NONET_STOPPED);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(each_technique_is_looked_for),
	    cmocka_unit_test(a_search_for_loops_can_stop),
	    cmocka_unit_test(what_the_path_takes_is_found),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
