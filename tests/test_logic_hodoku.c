/* HoDoKu's path and rating, against what HoDoKu 2.2.0 itself says. */
#include "logic/hodoku_path.h"
#include "support.h"

#include <stdio.h>
#include <string.h>

enum { LINE = 1024 };

static FILE *open_data(const char *name) {
	char path[LINE];
	snprintf(path, sizeof path, "%s/hodoku/%s", NONET_TEST_DATA, name);
	FILE *file = fopen(path, "r");
	if (!file)
		fail_msg("cannot read %s", path);
	return file;
}

static void level_and_score_are_hodokus(void **state) {
	(void)state;
	char line[LINE], puzzle[LINE], level[LINE];
	unsigned score;
	int count = 0;
	FILE *file = open_data("grades.tsv");
	while (fgets(line, sizeof line, file)) {
		if (line[0] == '#')
			continue;
		if (count++ % test_share() != 0)
			continue;
		assert_int_equal(sscanf(line, "%81s %15s %u", puzzle, level, &score), 3);
		struct nonet_board board = board_of(puzzle);
		struct nonet_hodoku_rating rating;
		assert_int_equal(nonet_rate_hodoku(&board, NULL, &rating), NONET_OK);
		if (strcmp(nonet_hodoku_level_name(rating.level), level) != 0 || rating.score != score)
			fail_msg("%s: %s %u, HoDoKu says %s %u", puzzle, nonet_hodoku_level_name(rating.level),
			         (unsigned)rating.score, level, score);
		assert_int_equal(rating.verdict, NONET_UNIQUE);
	}
	fclose(file);
	assert_int_equal(count, 200);
}

/* The step as the data have it: "Technique: r1c2=3 r4c5<>6". */
static void print_step(const struct nonet_method *method, struct nonet_finding *step, char *text) {
	int end = snprintf(text, LINE, "%s:", method->name);
	nonet_finding_sort(step);
	for (int i = 0; i < step->placement_count; i++)
		end += snprintf(text + end, (size_t)(LINE - end), " r%dc%d=%d",
		                step->placements[i].cell / 9 + 1, step->placements[i].cell % 9 + 1,
		                step->placements[i].digit);
	for (int i = 0; i < step->elimination_count; i++)
		end += snprintf(text + end, (size_t)(LINE - end), " r%dc%d<>%d",
		                step->eliminations[i].cell / 9 + 1, step->eliminations[i].cell % 9 + 1,
		                step->eliminations[i].digit);
}

static void steps_are_hodokus(void **state) {
	(void)state;
	char line[LINE], text[LINE];
	struct nonet_hodoku_path path;
	const struct nonet_method *method;
	int puzzle_count = 0, step_count = 0;
	FILE *file = open_data("paths.txt");
	while (fgets(line, sizeof line, file)) {
		line[strcspn(line, "\n")] = '\0';
		if (line[0] == '\t') {
			assert_int_equal(nonet_hodoku_path_step(&path, NULL, &method), NONET_OK);
			print_step(method, &path.best, text);
			assert_string_equal(text, line + 1);
			step_count++;
		} else if (line[0] != '#') {
			if (puzzle_count++) {
				assert_int_equal(path.position.state.empty_count, 0);
				nonet_hodoku_path_finish(&path);
			}
			struct nonet_board board = board_of(line);
			nonet_hodoku_path_start(&path, &board);
		}
	}
	fclose(file);
	assert_int_equal(nonet_hodoku_path_step(&path, NULL, &method), NONET_END);
	nonet_hodoku_path_finish(&path);
	assert_true(puzzle_count > 20);
	assert_true(step_count > 1500);
}

static void a_full_grid_has_nothing_to_rate(void **state) {
	(void)state;
	struct nonet_board grid;
	struct nonet_hodoku_rating rating;
	nonet_generate_grid(1, &grid, NULL);
	assert_int_equal(nonet_rate_hodoku(&grid, NULL, &rating), NONET_OK);
	assert_int_equal(rating.verdict, NONET_UNIQUE);
	assert_int_equal(rating.score, 0);
	assert_int_equal(rating.step_count, 0);
	assert_int_equal(rating.level, NONET_HODOKU_EASY);
}

static void many_solutions_mean_no_uniqueness_and_no_guessing(void **state) {
	(void)state;
	struct nonet_board grid;
	nonet_generate_grid(2, &grid, NULL);
	/* Two rows of a band can change places when both are empty. */
	memset(grid.cell, 0, 18);
	struct nonet_hodoku_path path;
	const struct nonet_method *method;
	nonet_hodoku_path_start(&path, &grid);
	assert_int_equal(path.verdict, NONET_MANY);
	while (nonet_hodoku_path_step(&path, NULL, &method) == NONET_OK) {
		assert_int_not_equal(method->technique, NONET_TECHNIQUE_BRUTE_FORCE);
		assert_false(method->find == nonet_find_uniqueness ||
		             method->find == nonet_find_avoidable_rectangle ||
		             method->find == nonet_find_bug_plus_1);
	}
	assert_true(path.position.state.empty_count > 0);
	nonet_hodoku_path_finish(&path);
}

static void no_solution_is_said(void **state) {
	(void)state;
	struct nonet_board board = {{0}};
	struct nonet_hodoku_rating rating;
	board.cell[0] = board.cell[1] = 5;
	assert_int_equal(nonet_rate_hodoku(&board, NULL, &rating), NONET_OK);
	assert_int_equal(rating.verdict, NONET_NONE);
	assert_int_equal(rating.step_count, 0);
}

static void an_empty_grid_is_no_trouble(void **state) {
	(void)state;
	struct nonet_board board = {{0}};
	struct nonet_hodoku_rating rating;
	assert_int_equal(nonet_rate_hodoku(&board, NULL, &rating), NONET_OK);
	assert_int_equal(rating.verdict, NONET_MANY);
}

/* Arto Inkala's of 2010: needs many forcing nets. */
static const char *const hard_puzzle =
    "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..";

static void time_is_kept(void **state) {
	(void)state;
	struct nonet_board board = board_of(hard_puzzle);
	struct nonet_hodoku_rating rating;
	struct nonet_limits limits = {.time_ns = 1};
	assert_int_equal(nonet_rate_hodoku(&board, &limits, &rating), NONET_TIMEOUT);
}

static bool stop_at_once(void *context, uint64_t solutions) {
	(void)solutions;
	++*(int *)context;
	return true;
}

static void the_caller_can_stop(void **state) {
	(void)state;
	struct nonet_board board = board_of(hard_puzzle);
	struct nonet_hodoku_rating rating;
	int calls = 0;
	struct nonet_limits limits = {.poll = stop_at_once, .context = &calls};
	assert_int_equal(nonet_rate_hodoku(&board, &limits, &rating), NONET_STOPPED);
	assert_int_equal(calls, 1);
}

/* Follows the steps as a caller sees them, and checks each against the position before it. */
static void callers_can_follow_the_path(void **state) {
	(void)state;
	struct nonet_board puzzle = board_of(hard_puzzle);
	struct nonet_position position;
	struct nonet_step step;
	struct nonet_path *path = path_from(NONET_PROFILE_HODOKU, &puzzle);
	assert_non_null(path);
	unsigned score = 0;
	int chains = 0;
	nonet_path_position(path, &position);
	while (nonet_path_next(path, NULL, &step) == NONET_OK) {
		for (int i = 0; i < step.placement_count; i++)
			assert_true(position.candidates[step.placements[i].cell] & step.placements[i].digits);
		for (int i = 0; i < step.elimination_count; i++)
			assert_int_equal(
			    step.eliminations[i].digits & ~position.candidates[step.eliminations[i].cell], 0);
		assert_true(step.placement_count + step.elimination_count > 0);
		if (step.chain_count) {
			const struct nonet_chain_node *last = &step.nodes[step.chains[0].node_count - 1];
			assert_int_equal(last->cause, NONET_CAUSE_ASSUMED);
			assert_int_equal(last->parent_count, 0);
			chains++;
		}
		score += step.rating;
		nonet_path_position(path, &position);
	}
	assert_int_equal(nonet_path_verdict(path), NONET_UNIQUE);
	assert_true(naive_is_solution(&position.board, &puzzle));
	nonet_path_free(path);
	struct nonet_hodoku_rating rating;
	nonet_rate_hodoku(&puzzle, NULL, &rating);
	assert_int_equal(score, rating.score);
	assert_true(chains > 0);
}

struct steps {
	int count;
	int limit;
	enum nonet_technique technique; /* of all of them */
	struct nonet_step last;
};

static bool count_step(void *context, const struct nonet_step *step) {
	struct steps *steps = context;
	steps->count++;
	if (steps->technique != NONET_TECHNIQUE_COUNT)
		assert_int_equal(step->technique, steps->technique);
	steps->last = *step;
	return steps->count != steps->limit;
}

/* A 5 that two rows hold in the same two columns only: r2c5, r2c8, r7c5, r7c8. */
static struct nonet_position x_wing(void) {
	struct nonet_position position = {.board = {{0}}};
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		int row = cell / 9, column = cell % 9;
		bool gone = (row == 1 || row == 6) && column != 4 && column != 7;
		position.candidates[cell] = gone ? NONET_ALL_DIGITS & ~(1u << 4) : NONET_ALL_DIGITS;
	}
	return position;
}

static void every_step_is_found_once(void **state) {
	(void)state;
	struct nonet_position position = x_wing();
	struct nonet_find_options options = {.technique = NONET_TECHNIQUE_X_WING, .unique = false};
	struct steps steps = {.technique = NONET_TECHNIQUE_X_WING};
	assert_int_equal(nonet_find_steps(&position, &options, NULL, count_step, &steps), NONET_OK);
	assert_int_equal(steps.count, 1);
	assert_int_equal(steps.last.elimination_count, 14);
	assert_int_equal(steps.last.digits, 1u << 4);
	assert_int_equal(steps.last.base_houses, 1u << 1 | 1u << 6);
	assert_int_equal(steps.last.cover_houses, 1u << 13 | 1u << 16);
	assert_int_equal(steps.last.pattern_count, 4);
}

static void a_search_for_all_steps_can_stop(void **state) {
	(void)state;
	struct nonet_board puzzle = board_of(hard_puzzle);
	struct nonet_position position;
	nonet_position_start(&puzzle, &position);
	struct nonet_find_options options = {.technique = NONET_TECHNIQUE_COUNT, .unique = true};
	struct steps steps = {.limit = 3, .technique = NONET_TECHNIQUE_COUNT};
	assert_int_equal(nonet_find_steps(&position, &options, NULL, count_step, &steps),
	                 NONET_STOPPED);
	assert_int_equal(steps.count, 3);
	steps = (struct steps){.limit = 0, .technique = NONET_TECHNIQUE_COUNT};
	struct nonet_limits limits = {.time_ns = 1};
	assert_int_equal(nonet_find_steps(&position, &options, &limits, count_step, &steps),
	                 NONET_TIMEOUT);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(level_and_score_are_hodokus),
	    cmocka_unit_test(steps_are_hodokus),
	    cmocka_unit_test(a_full_grid_has_nothing_to_rate),
	    cmocka_unit_test(many_solutions_mean_no_uniqueness_and_no_guessing),
	    cmocka_unit_test(no_solution_is_said),
	    cmocka_unit_test(an_empty_grid_is_no_trouble),
	    cmocka_unit_test(time_is_kept),
	    cmocka_unit_test(the_caller_can_stop),
	    cmocka_unit_test(callers_can_follow_the_path),
	    cmocka_unit_test(every_step_is_found_once),
	    cmocka_unit_test(a_search_for_all_steps_can_stop),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
