/* Sudoku Explainer's ratings and paths: against its own answers, and against the solution. */
#include "base/rng.h"
#include "support.h"

#include <nonet/logic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static FILE *open_data(const char *name) {
	char path[512];
	snprintf(path, sizeof path, "%s/se/%s", NONET_TEST_DATA, name);
	FILE *file = fopen(path, "r");
	if (!file)
		fail_msg("cannot open %s", path);
	return file;
}

static int in_tenths(const char *text) {
	return (int)(strtod(text, NULL) * 10 + 0.5);
}

/* ---- Sudoku Explainer's answers ---- */

static void rates_as_sudoku_explainer_does(void **state) {
	(void)state;
	FILE *file = open_data("ratings.tsv");
	char line[256], puzzle_text[100], er[10], ep[10], ed[10];
	int count = 0;
	while (fgets(line, sizeof line, file)) {
		if (count++ % test_share() != 0)
			continue;
		assert_int_equal(sscanf(line, "%99s %9s %9s %9s", puzzle_text, er, ep, ed), 4);
		struct nonet_board puzzle = board_of(puzzle_text);
		struct nonet_se_rating rating;
		assert_int_equal(nonet_rate_se(&puzzle, NULL, &rating), NONET_OK);
		if (rating.er != in_tenths(er) || rating.ep != in_tenths(ep) || rating.ed != in_tenths(ed))
			fail_msg("%s: %s/%s/%s, not %u/%u/%u", puzzle_text, er, ep, ed, rating.er, rating.ep,
			         rating.ed);
		assert_int_equal(rating.verdict, NONET_UNIQUE);
	}
	fclose(file);
	assert_true(count >= 150);
}

/* Writes a step as "RATING|PLACEMENTS|ELIMINATIONS", as the step lists have it. */
static void print_step(const struct nonet_step *step, char *text) {
	unsigned gone[NONET_CELLS] = {0};
	for (int i = 0; i < step->elimination_count; i++)
		gone[step->eliminations[i].cell] |= step->eliminations[i].digits;
	text += sprintf(text, "%d.%d|", step->rating / 10, step->rating % 10);
	for (int i = 0; i < step->placement_count; i++)
		text += sprintf(text, "r%dc%d=%d", step->placements[i].cell / 9 + 1,
		                step->placements[i].cell % 9 + 1,
		                __builtin_ctz(step->placements[i].digits) + 1);
	text += sprintf(text, "|");
	const char *separator = "";
	for (int cell = 0; cell < NONET_CELLS; cell++)
		for (int digit = 1; digit <= 9; digit++)
			if (gone[cell] >> (digit - 1) & 1) {
				text += sprintf(text, "%sr%dc%d<>%d", separator, cell / 9 + 1, cell % 9 + 1, digit);
				separator = " ";
			}
}

static void check_step(struct nonet_path *path, const char *line) {
	char rating[10], name[100], placed[200] = "", gone[2000] = "", expected[2300], found[4000];
	struct nonet_step step;
	/* number, rating, name, placement (may be empty), eliminations (may be empty) */
	const char *field[5] = {line};
	for (int i = 1; i < 5; i++) {
		field[i] = strchr(field[i - 1], '\t');
		assert_non_null(field[i]);
		field[i]++;
	}
	snprintf(rating, sizeof rating, "%.*s", (int)(field[2] - field[1] - 1), field[1]);
	snprintf(name, sizeof name, "%.*s", (int)(field[3] - field[2] - 1), field[2]);
	snprintf(placed, sizeof placed, "%.*s", (int)(field[4] - field[3] - 1), field[3]);
	snprintf(gone, sizeof gone, "%.*s", (int)strcspn(field[4], "\n"), field[4]);
	snprintf(expected, sizeof expected, "%s|%s|%s", rating, placed, gone);
	assert_int_equal(nonet_path_next(path, NULL, &step), NONET_OK);
	print_step(&step, found);
	assert_string_equal(found, expected);
	assert_string_equal(nonet_se_step_name(&step, found), name);
}

static void goes_sudoku_explainers_way(void **state) {
	(void)state;
	FILE *file = open_data("steps.txt");
	char line[4096];
	struct nonet_path *path = NULL;
	int ended = 0;
	while (fgets(line, sizeof line, file)) {
		if (strncmp(line, "PUZZLE\t", 7) == 0) {
			line[7 + NONET_CELLS] = '\0';
			struct nonet_board puzzle = board_of(line + 7);
			path = path_from(NONET_PROFILE_SE, &puzzle);
			assert_non_null(path);
		} else if (strncmp(line, "END", 3) == 0) {
			struct nonet_step step;
			assert_int_equal(nonet_path_next(path, NULL, &step), NONET_END);
			assert_int_equal(nonet_path_verdict(path), NONET_UNIQUE);
			nonet_path_free(path);
			ended++;
		} else
			check_step(path, line);
	}
	fclose(file);
	assert_true(ended >= 10);
}

/* ---- What must hold for every path ---- */

static void check_conclusions(const struct nonet_step *step, const struct nonet_board *solution) {
	assert_true(step->placement_count + step->elimination_count > 0);
	for (int i = 0; i < step->placement_count; i++)
		assert_int_equal(step->placements[i].digits,
		                 1 << (solution->cell[step->placements[i].cell] - 1));
	for (int i = 0; i < step->elimination_count; i++)
		assert_false(
		    step->eliminations[i].digits >> (solution->cell[step->eliminations[i].cell] - 1) & 1);
}

/* Every node follows from later ones of the same chain, down to the assumption at its end. */
static void check_chain(const struct nonet_step *step, const struct nonet_chain *chain) {
	uint32_t end = chain->first_node + chain->node_count;
	assert_true(chain->node_count > 0);
	for (uint32_t i = chain->first_node; i < end; i++) {
		const struct nonet_chain_node *node = &step->nodes[i];
		assert_in_range(node->digit, 1, 9);
		assert_int_equal(node->cause == NONET_CAUSE_ASSUMED, i + 1 == end);
		assert_int_equal(node->parent_count == 0, i + 1 == end);
		bool in_house = false;
		for (int k = 0; k < 9; k++)
			in_house |= nonet_house_cells(node->house)[k] == node->cell;
		if (node->cause == NONET_CAUSE_SAME_HOUSE)
			assert_true(in_house);
		for (uint32_t k = 0; k < node->parent_count; k++)
			assert_in_range(step->parents[node->first_parent + k], i + 1, end - 1);
	}
}

/* The nodes to which a step's chains lead agree with its conclusion. */
static void check_chains(const struct nonet_step *step) {
	bool nested = false;
	for (uint32_t i = 0; i < step->chain_count; i++) {
		check_chain(step, &step->chains[i]);
		for (uint32_t k = 0; k < step->chains[i].node_count; k++) {
			const struct nonet_chain_node *node = &step->nodes[step->chains[i].first_node + k];
			for (uint32_t n = 0; n < node->nested_count; n++) {
				assert_true(node->nested >= step->chain_count);
				check_chain(step, &step->chains[node->nested + n]);
				nested = true;
			}
		}
	}
	assert_true(step->level >= 3 || !nested);
	if (step->technique == NONET_TECHNIQUE_CONTRADICTION_CHAINS ||
	    step->technique == NONET_TECHNIQUE_NISHIO) {
		assert_int_equal(step->chain_count, 2);
		const struct nonet_chain_node *on = &step->nodes[step->chains[0].first_node];
		const struct nonet_chain_node *off = &step->nodes[step->chains[1].first_node];
		assert_true(on->cell == off->cell && on->digit == off->digit && on->on && !off->on);
	}
	if (step->technique != NONET_TECHNIQUE_CELL_CHAINS &&
	    step->technique != NONET_TECHNIQUE_REGION_CHAINS &&
	    step->technique != NONET_TECHNIQUE_DOUBLE_CHAINS)
		return;
	assert_true(step->chain_count >= 2);
	for (uint32_t i = 0; i < step->chain_count; i++) {
		const struct nonet_chain_node *end = &step->nodes[step->chains[i].first_node];
		assert_int_equal(end->on, step->placement_count);
		assert_int_equal(end->cell,
		                 end->on ? step->placements[0].cell : step->eliminations[0].cell);
	}
}

static void check_path(const struct nonet_board *puzzle) {
	struct nonet_answer answer;
	assert_int_equal(nonet_solve(puzzle, NULL, &answer), NONET_OK);
	if (answer.verdict != NONET_UNIQUE)
		return;
	struct nonet_path *path = path_from(NONET_PROFILE_SE, puzzle);
	assert_non_null(path);
	unsigned er = 0;
	struct nonet_step step;
	enum nonet_status status;
	while ((status = nonet_path_next(path, NULL, &step)) == NONET_OK) {
		check_conclusions(&step, &answer.solution);
		check_chains(&step);
		er = step.rating > er ? step.rating : er;
	}
	assert_int_equal(status, NONET_END);
	struct nonet_position position;
	nonet_path_position(path, &position);
	assert_memory_equal(&position.board, &answer.solution, sizeof position.board);
	nonet_path_free(path);
	struct nonet_se_rating rating;
	assert_int_equal(nonet_rate_se(puzzle, NULL, &rating), NONET_OK);
	assert_int_equal(rating.er, er);
	assert_true(rating.ed <= rating.ep && rating.ep <= rating.er);
}

static void every_step_is_true(void **state) {
	(void)state;
	for_each_puzzle("se/ratings.tsv", check_path);
}

static void steps_of_random_puzzles_are_true(void **state) {
	(void)state;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 11);
	for (int i = 0; i < repeats(60); i++) {
		struct nonet_board puzzle = random_puzzle(&rng, 100);
		check_path(&puzzle);
	}
}

/* ---- Inputs that are no proper puzzle, and limits ---- */

static struct nonet_se_rating rating_of(const char *line) {
	struct nonet_board puzzle = board_of(line);
	struct nonet_se_rating rating;
	assert_int_equal(nonet_rate_se(&puzzle, NULL, &rating), NONET_OK);
	return rating;
}

static void a_solved_grid_is_rated_zero(void **state) {
	(void)state;
	struct nonet_se_rating rating = rating_of(
	    "123456789456789123789123456231674895875912364694538217317265948542897631968341572");
	assert_int_equal(rating.er, 0);
	assert_int_equal(rating.ep, 0);
	assert_int_equal(rating.ed, 0);
	assert_int_equal(rating.verdict, NONET_UNIQUE);
}

static void several_solutions_are_never_rated_with_uniqueness(void **state) {
	(void)state;
	struct nonet_se_rating rating = rating_of(
	    "106200000000400820200005000080040007000603000500010040000900000039004000000002905");
	assert_int_equal(rating.verdict, NONET_MANY);
	assert_true(rating.er < 45);
	char empty[NONET_CELLS + 1];
	memset(empty, '.', NONET_CELLS);
	empty[NONET_CELLS] = '\0';
	rating = rating_of(empty);
	assert_int_equal(rating.verdict, NONET_MANY);
	assert_int_equal(rating.er, 0);
}

static void puzzles_without_solution_have_no_rating(void **state) {
	(void)state;
	struct nonet_board puzzle = board_of(
	    "11...............................................................................");
	struct nonet_step step;
	struct nonet_path *path = path_from(NONET_PROFILE_SE, &puzzle);
	assert_int_equal(nonet_path_next(path, NULL, &step), NONET_END);
	assert_int_equal(nonet_path_verdict(path), NONET_NONE);
	nonet_path_free(path);
	assert_int_equal(
	    rating_of(
	        "11...............................................................................")
	        .verdict,
	    NONET_NONE);
	/* r1c9 has no candidate, though no clues clash. */
	assert_int_equal(
	    rating_of(
	        "12345678....................................9....................................")
	        .verdict,
	    NONET_NONE);
}

static const char hard[] =
    "........1.....2.3...4.5.6.....1...7...6..3.2..8..4.9...48.......657.....9...6.5..";

static void stops_at_the_time_limit(void **state) {
	(void)state;
	struct nonet_board puzzle = board_of(hard);
	struct nonet_limits limits = {.time_ns = 1};
	struct nonet_se_rating rating;
	assert_int_equal(nonet_rate_se(&puzzle, &limits, &rating), NONET_TIMEOUT);
	assert_int_equal(rating.verdict, NONET_UNKNOWN);
	assert_true(rating.er < 107);
}

static bool stop_at_zero(void *context, uint64_t solutions) {
	assert_int_equal(solutions, 0);
	return --*(int *)context <= 0;
}

/* Stops the rating earlier and later: each bound is below the true rating, and none below the one
 * before. Returns how many times it was stopped. */
static int check_bounds(const struct nonet_board *puzzle, const struct nonet_se_rating *whole) {
	struct nonet_se_rating last = {0};
	int stops = 0;
	for (int patience = 1;; patience += 1 + patience / 3, stops++) {
		struct nonet_se_rating rating;
		int left = patience;
		struct nonet_limits limits = {.poll = stop_at_zero, .context = &left};
		if (nonet_rate_se(puzzle, &limits, &rating) == NONET_OK)
			return stops;
		assert_int_equal(rating.verdict, NONET_UNKNOWN);
		assert_in_range(rating.er, last.er, whole->er);
		assert_in_range(rating.ep, last.ep, whole->ep);
		assert_in_range(rating.ed, last.ed, whole->ed);
		/* Singles and what is found at a glance are never what it stops in. */
		assert_in_range(rating.er, 26, 200);
		assert_true(rating.ed >= 10 && rating.ep >= rating.ed && rating.er >= rating.ep);
		last = rating;
	}
}

static void a_stopped_rating_is_a_bound(void **state) {
	(void)state;
	FILE *file = open_data("ratings.tsv");
	char line[256], puzzle_text[100];
	int stops = 0;
	for (int i = 0; fgets(line, sizeof line, file); i++) {
		assert_int_equal(sscanf(line, "%99s", puzzle_text), 1);
		struct nonet_board puzzle = board_of(puzzle_text);
		if (i % (3 * test_share()) != 0)
			continue;
		struct nonet_se_rating whole = rating_of(puzzle_text);
		if (whole.er < 90)
			stops += check_bounds(&puzzle, &whole);
	}
	fclose(file);
	assert_true(stops >= repeats(50));
}

/* The first step of this puzzle is rated 10.0: all that is easier fails before. */
static void what_has_failed_makes_a_bound(void **state) {
	(void)state;
	struct nonet_board puzzle = board_of(hard);
	unsigned most = 0;
	for (int patience = 1; patience <= 1024; patience *= 2) {
		struct nonet_se_rating rating;
		int left = patience;
		struct nonet_limits limits = {.poll = stop_at_zero, .context = &left};
		assert_int_equal(nonet_rate_se(&puzzle, &limits, &rating), NONET_STOPPED);
		assert_in_range(rating.er, 45, 107);
		assert_in_range(rating.ed, 45, 100);
		assert_true(rating.step_count > 0 || rating.ed == rating.er);
		most = rating.er;
	}
	assert_true(most >= 85);
}

/* The step that was given up is found by the next call. */
static void goes_on_after_it_was_stopped(void **state) {
	(void)state;
	struct nonet_board puzzle = board_of(hard);
	struct nonet_path *path = path_from(NONET_PROFILE_SE, &puzzle);
	int polls = 2;
	struct nonet_limits limits = {.poll = stop_at_zero, .context = &polls};
	struct nonet_step step;
	assert_int_equal(nonet_path_next(path, &limits, &step), NONET_STOPPED);
	struct nonet_position position;
	nonet_path_position(path, &position);
	assert_memory_equal(&position.board, &puzzle, sizeof puzzle);
	assert_int_equal(nonet_path_next(path, NULL, &step), NONET_OK);
	assert_int_equal(step.rating, 100);
	nonet_path_free(path);
}

static void shows_the_step_that_decides_the_rating(void **state) {
	(void)state;
	struct nonet_se_rating rating = rating_of(
	    ".......71..83......2.......41....6.....87....7........6.3.4.......5..82..........");
	assert_int_equal(rating.er, 23);
	assert_int_equal(rating.ep, 12);
	assert_int_equal(rating.ed, 12);
	assert_int_equal(rating.hardest, NONET_TECHNIQUE_NAKED_SINGLE);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(rates_as_sudoku_explainer_does),
	    cmocka_unit_test(goes_sudoku_explainers_way),
	    cmocka_unit_test(every_step_is_true),
	    cmocka_unit_test(steps_of_random_puzzles_are_true),
	    cmocka_unit_test(a_solved_grid_is_rated_zero),
	    cmocka_unit_test(several_solutions_are_never_rated_with_uniqueness),
	    cmocka_unit_test(puzzles_without_solution_have_no_rating),
	    cmocka_unit_test(stops_at_the_time_limit),
	    cmocka_unit_test(a_stopped_rating_is_a_bound),
	    cmocka_unit_test(what_has_failed_makes_a_bound),
	    cmocka_unit_test(goes_on_after_it_was_stopped),
	    cmocka_unit_test(shows_the_step_that_decides_the_rating),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
