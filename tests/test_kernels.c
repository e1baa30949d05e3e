/* Every kernel that this build and processor have, against the generic one and against plain
 * back-tracking. */
#include "support.h"

#include <stdio.h>
#include <string.h>

/* Calls `check` for each kernel that runs here. */
static void for_each_kernel(void (*check)(const struct nonet_kernel *kernel)) {
	size_t number;
	const struct nonet_kernel *const *kernel = nonet_kernels(&number);
	for (size_t i = 0; i < number; i++)
		if (nonet_kernel_state(kernel[i]) == NONET_KERNEL_HERE)
			check(kernel[i]);
}

static const struct nonet_kernel *generic_kernel(void) {
	size_t number;
	const struct nonet_kernel *const *kernel = nonet_kernels(&number);
	return kernel[number - 1];
}

/* ---- Boards to try -------------------------------------------------------------------- */

enum { MAX_BOARDS = 20000 };

static struct nonet_board boards[MAX_BOARDS];
static size_t board_count;

static void keep_board(const struct nonet_board *board) {
	if (board_count < MAX_BOARDS)
		boards[board_count++] = *board;
}

/* Random boards of 0 to 81 clues, full of conflicts, sparse, or both. */
static void keep_random_boards(void) {
	struct nonet_rng rng;
	nonet_rng_start(&rng, 11);
	for (int i = 0; i < repeats(800); i++) {
		struct nonet_board board = random_board(&rng, i % 82, i % 5 == 4);
		keep_board(&board);
	}
	struct nonet_board nines;
	memset(&nines, 9, sizeof nines);
	keep_board(&nines);
}

static int keep_all_boards(void **state) {
	(void)state;
	static const char *const sets[] = {"17_clue", "top1465",    "hardest_1106", "minimal",
	                                   "easy",    "serg_multi", "multi",        "none"};
	keep_random_boards();
	for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
		char name[64];
		snprintf(name, sizeof name, "sets/%s.txt", sets[i]);
		for_each_puzzle(name, keep_board);
	}
	return 0;
}

/* ---- Batches -------------------------------------------------------------------------- */

static struct nonet_result expected[MAX_BOARDS], results[MAX_BOARDS];

static struct nonet_work solve_boards(const struct nonet_kernel *kernel, size_t number,
                                      uint64_t limit, int threads,
                                      struct nonet_result *results_ret) {
	struct nonet_limits limits = {.solutions = limit, .kernel = kernel};
	struct nonet_work work;
	memset(results_ret, 0xAA, number * sizeof *results_ret);
	assert_int_equal(nonet_solve_many(boards, number, &limits, threads, results_ret, &work),
	                 NONET_OK);
	return work;
}

static void assert_same_results(size_t number) {
	for (size_t i = 0; i < number; i++) {
		assert_int_equal(results[i].solutions, expected[i].solutions);
		assert_int_equal(results[i].status, expected[i].status);
		assert_memory_equal(&results[i].solution, &expected[i].solution,
		                    sizeof expected[i].solution);
	}
}

static void compare_batches(const struct nonet_kernel *kernel) {
	static const uint64_t limit[] = {1, 2, 3, 1000};
	for (size_t i = 0; i < sizeof limit / sizeof *limit; i++) {
		/* Random boards come first. */
		size_t number =
		    limit[i] == 2 ? board_count : (size_t)repeats(limit[i] == 1000 ? 200 : 1500);
		struct nonet_work plain = solve_boards(generic_kernel(), number, limit[i], 1, expected);
		struct nonet_work work = solve_boards(kernel, number, limit[i], 1, results);
		assert_same_results(number);
		assert_int_equal(work.guesses, plain.guesses);
		assert_int_equal(work.rounds, plain.rounds);
	}
}

static void every_batch_kernel_gives_the_same_answers(void **state) {
	(void)state;
	for_each_kernel(compare_batches);
}

static void compare_sizes(const struct nonet_kernel *kernel) {
	static const size_t number[] = {0, 1, 2, 7, 8, 9, 15, 16, 17, 255, 256, 257, 1000};
	solve_boards(generic_kernel(), 1000, 2, 1, expected);
	for (size_t i = 0; i < sizeof number / sizeof *number; i++)
		for (int threads = 1; threads <= 3; threads++) {
			solve_boards(kernel, number[i], 2, threads, results);
			assert_same_results(number[i]);
		}
}

static void every_batch_size_and_thread_count_gives_the_same_answers(void **state) {
	(void)state;
	for_each_kernel(compare_sizes);
}

static void batches_agree_with_single_puzzles(void **state) {
	(void)state;
	solve_boards(NULL, board_count, 2, 2, results);
	for (size_t i = 0; i < board_count; i++) {
		struct nonet_answer answer;
		assert_int_equal(nonet_solve(&boards[i], NULL, &answer), NONET_OK);
		assert_int_equal(results[i].solutions, answer.verdict == NONET_MANY     ? 2
		                                       : answer.verdict == NONET_UNIQUE ? 1
		                                                                        : 0);
		if (answer.verdict == NONET_UNIQUE)
			assert_memory_equal(&results[i].solution, &answer.solution, sizeof answer.solution);
		else
			assert_int_equal(nonet_board_clue_count(&results[i].solution), 0);
		if (results[i].solutions)
			assert_true(naive_is_solution(&answer.solution, &boards[i]));
	}
}

/* ---- One puzzle ----------------------------------------------------------------------- */

static void compare_singles(const struct nonet_kernel *kernel) {
	struct nonet_limits plain = {.kernel = generic_kernel()}, limits = {.kernel = kernel};
	for (size_t i = 0; i < board_count; i++) {
		struct nonet_answer one, other;
		assert_int_equal(nonet_solve(&boards[i], &plain, &one), NONET_OK);
		assert_int_equal(nonet_solve(&boards[i], &limits, &other), NONET_OK);
		assert_int_equal(one.verdict, other.verdict);
		assert_int_equal(one.guesses, other.guesses);
		assert_memory_equal(&one.solution, &other.solution, sizeof one.solution);
	}
}

static void every_single_kernel_gives_the_same_answers(void **state) {
	(void)state;
	for_each_kernel(compare_singles);
}

/* ---- Limits --------------------------------------------------------------------------- */

static bool stop_at_once(void *context, uint64_t solutions) {
	(void)solutions;
	++*(int *)context;
	return true;
}

static void stop_each(const struct nonet_kernel *kernel) {
	enum { N = 600 }; /* enough for two threads */
	static const struct nonet_board empty[N];
	static struct nonet_result result[N];
	for (int threads = 1; threads <= 2; threads++) {
		int polls = 0;
		struct nonet_limits limits = {.poll = stop_at_once, .context = &polls, .kernel = kernel};
		assert_int_equal(nonet_solve_many(empty, N, &limits, threads, result, NULL), NONET_STOPPED);
		assert_int_equal(polls, 1);
		for (int i = 0; i < N; i++)
			assert_int_equal(result[i].status, NONET_STOPPED);
		limits = (struct nonet_limits){.time_ns = 1000000, .kernel = kernel};
		assert_int_equal(nonet_solve_many(empty, N, &limits, threads, result, NULL), NONET_TIMEOUT);
		for (int i = 0; i < N; i++)
			assert_int_equal(result[i].status, NONET_STOPPED);
	}
}

static void batches_stop_when_told(void **state) {
	(void)state;
	for_each_kernel(stop_each);
}

static void the_table_ends_with_a_kernel_for_everyone(void **state) {
	(void)state;
	assert_string_equal(generic_kernel()->name, "generic");
	assert_int_equal(nonet_kernel_state(generic_kernel()), NONET_KERNEL_HERE);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(the_table_ends_with_a_kernel_for_everyone),
	    cmocka_unit_test(every_batch_kernel_gives_the_same_answers),
	    cmocka_unit_test(every_batch_size_and_thread_count_gives_the_same_answers),
	    cmocka_unit_test(batches_agree_with_single_puzzles),
	    cmocka_unit_test(every_single_kernel_gives_the_same_answers),
	    cmocka_unit_test(batches_stop_when_told),
	};
	return cmocka_run_group_tests(tests, keep_all_boards, NULL);
}
