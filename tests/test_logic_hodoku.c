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
		assert_int_equal(sscanf(line, "%81s %15s %u", puzzle, level, &score), 3);
		struct nonet_board board = board_of(puzzle);
		struct nonet_hodoku_rating rating;
		assert_int_equal(nonet_rate_hodoku(&board, NULL, &rating), NONET_OK);
		if (strcmp(nonet_hodoku_level_name(rating.level), level) || rating.score != score)
			fail_msg("%s: %s %u, HoDoKu says %s %u", puzzle, nonet_hodoku_level_name(rating.level),
			         (unsigned)rating.score, level, score);
		assert_int_equal(rating.verdict, NONET_UNIQUE);
		count++;
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
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
