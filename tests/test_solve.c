#include "support.h"

#include <string.h>

static struct nonet_answer solved(const struct nonet_board *puzzle) {
	struct nonet_answer answer;
	assert_int_equal(nonet_solve(puzzle, NULL, &answer), NONET_OK);
	if (answer.verdict == NONET_UNIQUE || answer.verdict == NONET_MANY)
		assert_true(naive_is_solution(&answer.solution, puzzle));
	return answer;
}

static uint64_t counted(const struct nonet_board *puzzle, uint64_t limit) {
	uint64_t count;
	struct nonet_limits limits = {.solutions = limit};
	enum nonet_status status = nonet_count(puzzle, &limits, &count);
	assert_int_equal(status, count == limit ? NONET_LIMIT : NONET_OK);
	return count;
}

/* What nonet_enumerate visits: valid, in ascending order, so none twice. */
struct visits {
	const struct nonet_board *puzzle;
	struct nonet_board last;
	uint64_t count;
	uint64_t stop_after;
};

static bool visit(void *context, const struct nonet_board *solution) {
	struct visits *visits = context;
	assert_true(naive_is_solution(solution, visits->puzzle));
	assert_true(memcmp(&visits->last, solution, sizeof *solution) < 0);
	visits->last = *solution;
	return ++visits->count != visits->stop_after;
}

static uint64_t enumerated(const struct nonet_board *puzzle, uint64_t limit) {
	struct visits visits = {.puzzle = puzzle};
	struct nonet_limits limits = {.solutions = limit};
	uint64_t count;
	enum nonet_status status = nonet_enumerate(puzzle, &limits, visit, &visits, &count);
	assert_int_equal(count, visits.count);
	assert_int_equal(status, count == limit ? NONET_LIMIT : NONET_OK);
	return count;
}

/* ---- Known puzzles
 * ------------------------------------------------------------------------------------- */

static void solves_known_puzzles(void **state) {
	(void)state;
	static const char *const pair[][2] = {
	    {"600100708000800200238050100000040092004308600370010000003070526002004000907006004",
	     "695123748741869253238457169816745392524398671379612485483971526162584937957236814"},
	    {"530070000600195000098000060800060003400803001700020006060000280000419005000080079",
	     "534678912672195348198342567859761423426853791713924856961537284287419635345286179"},
	    {"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
	     "812753649943682175675491283154237896369845721287169534521974368438526917796318452"},
	    {"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
	     "987654321246173985351928746128537694634892157795461832519286473472319568863745219"},
	    {"000007004000006003860200000509082000640000080000000700000000042010030000703000009",
	     "321597864497816253865243197579182436642375981138964725986751342214639578753428619"},
	};
	for (size_t i = 0; i < sizeof pair / sizeof *pair; i++) {
		struct nonet_board puzzle = board_of(pair[i][0]);
		struct nonet_answer answer = solved(&puzzle);
		assert_int_equal(answer.verdict, NONET_UNIQUE);
		char line[NONET_LINE_SIZE];
		assert_string_equal(nonet_board_print(&answer.solution, line), pair[i][1]);
		assert_int_equal(enumerated(&puzzle, 5), 1);
	}
}

/* Its author believed that it had one solution. Plain back-tracking finds 28 too. */
static void finds_all_solutions_of_a_puzzle_with_28(void **state) {
	(void)state;
	struct nonet_board puzzle = board_of(
	    "106200000000400820200005000080040007000603000500010040000900000039004000000002905");
	assert_int_equal(naive_count(&puzzle, 1000), 28);
	assert_int_equal(solved(&puzzle).verdict, NONET_MANY);
	assert_int_equal(counted(&puzzle, 1000), 28);
	assert_int_equal(enumerated(&puzzle, 1000), 28);
}

static void says_none_without_a_visible_conflict(void **state) {
	(void)state;
	struct nonet_board puzzle = board_of(
	    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");
	assert_int_equal(nonet_board_conflicts(&puzzle, NULL, 0), 0);
	struct nonet_answer answer = solved(&puzzle);
	assert_int_equal(answer.verdict, NONET_NONE);
	assert_int_equal(nonet_board_clue_count(&answer.solution), 0);
}

static void conflicting_clues_have_no_solution(void **state) {
	(void)state;
	struct nonet_board puzzle = board_of(
	    ".99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6..");
	assert_int_equal(solved(&puzzle).verdict, NONET_NONE);
	memset(&puzzle, 9, sizeof puzzle);
	assert_int_equal(solved(&puzzle).verdict, NONET_NONE);
	assert_int_equal(enumerated(&puzzle, 3), 0);
}

/* Two cells of a row come down to the same digit at once, on a board that is otherwise empty. */
static void sees_two_cells_of_a_row_that_want_one_digit(void **state) {
	(void)state;
	struct nonet_board puzzle = {{0}};
	for (int i = 0; i < 4; i++) {
		puzzle.cell[9 * (1 + i)] = (uint8_t)(1 + i);
		puzzle.cell[9 * (5 + i)] = (uint8_t)(5 + i);
		puzzle.cell[9 * (1 + i) + 3] = (uint8_t)(5 + i);
		puzzle.cell[9 * (5 + i) + 3] = (uint8_t)(1 + i);
	}
	struct nonet_answer answer = solved(&puzzle);
	assert_int_equal(answer.verdict, NONET_NONE);
	assert_int_equal(answer.guesses, 0);
}

static void takes_full_and_empty_grids(void **state) {
	(void)state;
	struct nonet_board grid = board_of(
	    "534678912672195348198342567859761423426853791713924856961537284287419635345286179");
	assert_int_equal(solved(&grid).verdict, NONET_UNIQUE);
	grid.cell[80] = 0;
	assert_int_equal(solved(&grid).verdict, NONET_UNIQUE);
	grid.cell[80] = 8;
	assert_int_equal(solved(&grid).verdict, NONET_NONE);
	struct nonet_board empty = {{0}};
	assert_int_equal(solved(&empty).verdict, NONET_MANY);
	assert_int_equal(counted(&empty, 1000), 1000);
	assert_int_equal(enumerated(&empty, 1000), 1000);
}

/* ---- Sets
 * ---------------------------------------------------------------------------------------------- */

static void expect_unique(const struct nonet_board *puzzle) {
	assert_int_equal(solved(puzzle).verdict, NONET_UNIQUE);
}

static void expect_many(const struct nonet_board *puzzle) {
	assert_int_equal(solved(puzzle).verdict, NONET_MANY);
	assert_int_equal(enumerated(puzzle, 2), 2);
}

static void expect_none(const struct nonet_board *puzzle) {
	assert_int_equal(solved(puzzle).verdict, NONET_NONE);
}

static void every_set_is_what_its_name_says(void **state) {
	(void)state;
	for_each_puzzle("sets/17_clue.txt", expect_unique);
	for_each_puzzle("sets/top1465.txt", expect_unique);
	for_each_puzzle("sets/hardest_1106.txt", expect_unique);
	for_each_puzzle("sets/hardest_11plus.txt", expect_unique);
	for_each_puzzle("sets/minimal.txt", expect_unique);
	for_each_puzzle("sets/easy.txt", expect_unique);
	for_each_puzzle("sets/serg_multi.txt", expect_many);
	for_each_puzzle("sets/multi.txt", expect_many);
	for_each_puzzle("sets/none.txt", expect_none);
}

static void expect_minimal(const struct nonet_board *puzzle) {
	uint8_t redundant[NONET_CELLS];
	int number;
	assert_int_equal(nonet_redundant_clues(puzzle, NULL, redundant, &number), NONET_OK);
	assert_int_equal(number, 0);
}

static void minimal_sets_have_no_redundant_clue(void **state) {
	(void)state;
	for_each_puzzle("sets/17_clue.txt", expect_minimal);
	for_each_puzzle("sets/minimal.txt", expect_minimal);
}

/* ---- Random boards
 * ------------------------------------------------------------------------------------- */

static void counts_agree_with_plain_back_tracking(void **state) {
	(void)state;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 3);
	int gave_up = 0;
	for (int i = 0; i < repeats(1500); i++) {
		bool wild = i % 4 == 3;
		int clues = wild ? 1 + i % 14 : 22 + i % 60;
		struct nonet_board puzzle = random_board(&rng, clues, wild);
		uint64_t expected = naive_count(&puzzle, 100);
		if (expected == NAIVE_GAVE_UP) {
			gave_up++;
			continue;
		}
		assert_int_equal(counted(&puzzle, 100), expected);
		assert_int_equal(enumerated(&puzzle, 100), expected);
		assert_int_equal(solved(&puzzle).verdict, expected > 1    ? NONET_MANY
		                                          : expected == 1 ? NONET_UNIQUE
		                                                          : NONET_NONE);
	}
	assert_true(gave_up < repeats(75));
}

static void sparse_boards_do_not_overrun_the_stack(void **state) {
	(void)state;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 4);
	for (int i = 0; i < repeats(400); i++) {
		struct nonet_board puzzle = random_board(&rng, i % 20, false);
		assert_true(counted(&puzzle, 500) > 0);
	}
}

static void disguised_puzzles_have_disguised_answers(void **state) {
	(void)state;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 5);
	struct nonet_board puzzle = board_of(
	    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
	struct nonet_board many = board_of(
	    "106200000000400820200005000080040007000603000500010040000900000039004000000002905");
	struct nonet_answer answer = solved(&puzzle);
	for (int i = 0; i < repeats(500); i++) {
		struct disguise disguise = random_disguise(&rng);
		struct nonet_board morph = put_on(&disguise, &puzzle);
		struct nonet_board expected = put_on(&disguise, &answer.solution);
		struct nonet_answer morphed = solved(&morph);
		assert_int_equal(morphed.verdict, NONET_UNIQUE);
		assert_memory_equal(&morphed.solution, &expected, sizeof expected);
		morph = put_on(&disguise, &many);
		assert_int_equal(counted(&morph, 1000), 28);
	}
}

static void redundant_clues_are_those_that_can_go(void **state) {
	(void)state;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 6);
	int checked = 0;
	while (checked < repeats(50)) {
		struct nonet_board puzzle = random_board(&rng, 30 + checked, false);
		if (solved(&puzzle).verdict != NONET_UNIQUE)
			continue;
		uint8_t redundant[NONET_CELLS];
		int number, expected_number = 0;
		assert_int_equal(nonet_redundant_clues(&puzzle, NULL, redundant, &number), NONET_OK);
		for (int cell = 0; cell < NONET_CELLS; cell++) {
			struct nonet_board without = puzzle;
			without.cell[cell] = 0;
			bool expected = puzzle.cell[cell] && naive_count(&without, 2) == 1;
			assert_int_equal(redundant[cell], expected);
			expected_number += expected;
		}
		assert_int_equal(number, expected_number);
		checked++;
	}
}

/* ---- Dead ends
 * ----------------------------------------------------------------------------------------- */

static void expect_true_dead_end(const struct nonet_dead_end *end,
                                 const struct nonet_board *puzzle) {
	int filled = 0;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		if (puzzle->cell[cell])
			assert_int_equal(end->filled.cell[cell], puzzle->cell[cell]);
		else
			filled += end->filled.cell[cell] != 0;
	}
	assert_int_equal(filled, end->forced);
	if (end->kind == NONET_DEAD_END_CELL) {
		assert_int_equal(end->filled.cell[end->cell], 0);
		assert_int_equal(nonet_board_candidates(&end->filled, end->cell), 0);
	}
	if (end->kind == NONET_DEAD_END_HOUSE)
		for (int i = 0; i < 9; i++) {
			int cell = nonet_house_cells(end->house)[i];
			assert_int_not_equal(end->filled.cell[cell], end->digit);
			if (end->filled.cell[cell] == 0)
				assert_false(nonet_board_candidates(&end->filled, cell) >> (end->digit - 1) & 1);
		}
}

static void shows_a_cell_without_candidates(void **state) {
	(void)state;
	struct nonet_board puzzle = {.cell = {1, 2, 3, 4, 5, 6, 7, 8}};
	puzzle.cell[9 * 4 + 8] = 9;
	struct nonet_dead_end end = nonet_find_dead_end(&puzzle);
	assert_int_equal(end.kind, NONET_DEAD_END_CELL);
	assert_int_equal(end.cell, 8);
	assert_int_equal(end.forced, 0);
	expect_true_dead_end(&end, &puzzle);
}

static void shows_a_house_without_a_place(void **state) {
	(void)state;
	struct nonet_board puzzle = {.cell = {1, 2, 3}};
	puzzle.cell[9 * 1 + 6] = 9;
	puzzle.cell[9 * 2 + 3] = 9;
	struct nonet_dead_end end = nonet_find_dead_end(&puzzle);
	assert_int_equal(end.kind, NONET_DEAD_END_HOUSE);
	assert_int_equal(end.house, 0);
	assert_int_equal(end.digit, 9);
	assert_int_equal(end.forced, 0);
	expect_true_dead_end(&end, &puzzle);
}

static int dead_ends[3], dead_ends_after_singles;

static void count_dead_end(const struct nonet_board *puzzle) {
	struct nonet_dead_end end = nonet_find_dead_end(puzzle);
	expect_true_dead_end(&end, puzzle);
	dead_ends[end.kind]++;
	dead_ends_after_singles += end.kind != NONET_DEAD_END_NOT_FOUND && end.forced > 0;
}

static void dead_ends_are_true(void **state) {
	(void)state;
	for_each_puzzle("sets/none.txt", count_dead_end);
	assert_true(dead_ends[NONET_DEAD_END_CELL] > 0);
	assert_true(dead_ends[NONET_DEAD_END_HOUSE] > 0);
	assert_true(dead_ends_after_singles > 0);
}

static void expect_no_dead_end(const struct nonet_board *puzzle) {
	assert_int_equal(nonet_find_dead_end(puzzle).kind, NONET_DEAD_END_NOT_FOUND);
}

static void a_proper_puzzle_has_no_dead_end(void **state) {
	(void)state;
	for_each_puzzle("sets/easy.txt", expect_no_dead_end);
	for_each_puzzle("sets/top1465.txt", expect_no_dead_end);
}

/* ---- Limits
 * -------------------------------------------------------------------------------------------- */

static void stops_at_the_time_limit(void **state) {
	(void)state;
	struct nonet_board empty = {{0}};
	struct nonet_limits limits = {.time_ns = 2000000};
	uint64_t count = 0;
	/* On a busy machine the time may be over before anything is found. */
	for (int doublings = 0; count == 0 && doublings < 12; doublings++, limits.time_ns *= 2)
		assert_int_equal(nonet_count(&empty, &limits, &count), NONET_TIMEOUT);
	assert_true(count > 0);
	struct visits visits = {.puzzle = &empty};
	assert_int_equal(nonet_enumerate(&empty, &limits, visit, &visits, &count), NONET_TIMEOUT);
	assert_int_equal(count, visits.count);
}

struct polls {
	int calls;
	uint64_t solutions;
};

static bool stop_after_three_polls(void *context, uint64_t solutions) {
	struct polls *polls = context;
	assert_true(solutions >= polls->solutions);
	polls->solutions = solutions;
	return ++polls->calls >= 3 && solutions > 0;
}

static void stops_when_the_caller_says_so(void **state) {
	(void)state;
	struct nonet_board empty = {{0}};
	struct polls polls = {0};
	struct nonet_limits limits = {.poll = stop_after_three_polls, .context = &polls};
	uint64_t count;
	assert_int_equal(nonet_count(&empty, &limits, &count), NONET_STOPPED);
	assert_true(polls.calls >= 3);
	assert_true(polls.solutions > 0 && count >= polls.solutions);

	polls = (struct polls){0};
	struct visits visits = {.puzzle = &empty};
	assert_int_equal(nonet_enumerate(&empty, &limits, visit, &visits, &count), NONET_STOPPED);
	assert_true(polls.calls >= 3);
	assert_true(polls.solutions > 0);

	visits = (struct visits){.puzzle = &empty, .stop_after = 7};
	assert_int_equal(nonet_enumerate(&empty, NULL, visit, &visits, &count), NONET_STOPPED);
	assert_int_equal(count, 7);
}

static void needs_no_limits_and_no_count(void **state) {
	(void)state;
	struct nonet_board puzzle = board_of(
	    "106200000000400820200005000080040007000603000500010040000900000039004000000002905");
	struct visits visits = {.puzzle = &puzzle};
	assert_int_equal(nonet_enumerate(&puzzle, NULL, visit, &visits, NULL), NONET_OK);
	assert_int_equal(visits.count, 28);
	uint64_t count;
	assert_int_equal(nonet_count(&puzzle, NULL, &count), NONET_OK);
	assert_int_equal(count, 28);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(solves_known_puzzles),
	    cmocka_unit_test(finds_all_solutions_of_a_puzzle_with_28),
	    cmocka_unit_test(says_none_without_a_visible_conflict),
	    cmocka_unit_test(conflicting_clues_have_no_solution),
	    cmocka_unit_test(sees_two_cells_of_a_row_that_want_one_digit),
	    cmocka_unit_test(takes_full_and_empty_grids),
	    cmocka_unit_test(every_set_is_what_its_name_says),
	    cmocka_unit_test(minimal_sets_have_no_redundant_clue),
	    cmocka_unit_test(counts_agree_with_plain_back_tracking),
	    cmocka_unit_test(sparse_boards_do_not_overrun_the_stack),
	    cmocka_unit_test(disguised_puzzles_have_disguised_answers),
	    cmocka_unit_test(redundant_clues_are_those_that_can_go),
	    cmocka_unit_test(shows_a_cell_without_candidates),
	    cmocka_unit_test(shows_a_house_without_a_place),
	    cmocka_unit_test(dead_ends_are_true),
	    cmocka_unit_test(a_proper_puzzle_has_no_dead_end),
	    cmocka_unit_test(stops_at_the_time_limit),
	    cmocka_unit_test(stops_when_the_caller_says_so),
	    cmocka_unit_test(needs_no_limits_and_no_count),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
