/* Puzzles in a stream, against the same puzzles in an array. */
#include "support.h"

#include <string.h>

enum { MAX_BOARDS = 4000, MANY = 100000 };

static struct nonet_board boards[MAX_BOARDS];
static struct nonet_result expected[MAX_BOARDS];
static size_t board_count;

static void keep_board(const struct nonet_board *board) {
	if (board_count < MAX_BOARDS)
		boards[board_count++] = *board;
}

static int keep_easy_boards(void **state) {
	(void)state;
	board_count = 0;
	for_each_puzzle("sets/easy.txt", keep_board);
	return 0;
}

static int keep_all_boards(void **state) {
	(void)state;
	board_count = 0;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 12);
	for (int i = 0; i < 600; i++) {
		struct nonet_board board = random_board(&rng, i % 82, i % 5 == 4);
		keep_board(&board);
	}
	for_each_puzzle("sets/17_clue.txt", keep_board);
	for_each_puzzle("sets/none.txt", keep_board);
	for_each_puzzle("sets/easy.txt", keep_board);
	return 0;
}

/* Calls `check` for each kernel that runs here. */
static void for_each_kernel(void (*check)(const struct nonet_kernel *kernel)) {
	size_t number;
	const struct nonet_kernel *const *kernel = nonet_kernels(&number);
	for (size_t i = 0; i < number; i++)
		if (nonet_kernel_state(kernel[i]) == NONET_KERNEL_HERE)
			check(kernel[i]);
}

/* ---- A source of puzzles --------------------------------------------------------------- */

/* Gives `number` puzzles, boards[i % board_count], and looks at the calls. What it finds is counted
 * and not asserted: it may be in any thread. */
struct source {
	size_t number;
	const size_t *pieces; /* how many puzzles to give at a time, over and over; NULL: all */
	size_t npieces;
	size_t stop_after; /* results; 0: never */
	size_t slow;       /* the index of an empty board; 0: none */
	bool keeps_results;

	size_t given, returned, calls;
	size_t next_piece;
	bool short_of_puzzles; /* gave fewer than it was asked for */
	bool ended;            /* said that there are no more */
	bool stopped;
	bool inside; /* a call is running */
	size_t wrong_calls, wrong_results, incomplete, first_incomplete;
	struct nonet_result results[MAX_BOARDS];
};

static void enter(struct source *source) {
	source->wrong_calls += source->inside || source->stopped;
	source->inside = true;
	source->calls++;
}

static struct nonet_board board_at(const struct source *source, size_t index) {
	static const struct nonet_board empty = {{0}};
	return source->slow > 0 && index == source->slow ? empty : boards[index % board_count];
}

static size_t give(void *context, struct nonet_board *boards_ret, size_t capacity, size_t in_hand) {
	struct source *source = context;
	enter(source);
	source->wrong_calls += source->ended || capacity == 0;
	source->wrong_calls += in_hand != source->given - source->returned;
	source->wrong_calls += source->short_of_puzzles && in_hand > 0;
	size_t number = source->number - source->given;
	if (source->pieces) {
		size_t piece = source->pieces[source->next_piece++ % source->npieces];
		/* Nothing at the moment is the end when nothing is in hand. */
		if (piece == 0 && in_hand == 0)
			piece = 1;
		number = number < piece ? number : piece;
	}
	number = number < capacity ? number : capacity;
	for (size_t i = 0; i < number; i++)
		boards_ret[i] = board_at(source, source->given++);
	source->short_of_puzzles = number < capacity;
	source->ended = number == 0 && in_hand == 0;
	source->inside = false;
	return number;
}

static bool same_result(const struct nonet_result *a, const struct nonet_result *b) {
	return a->status == b->status && a->solutions == b->solutions &&
	       memcmp(&a->solution, &b->solution, sizeof a->solution) == 0;
}

static void look_at_result(struct source *source, size_t index, const struct nonet_result *result) {
	bool complete = result->status == NONET_OK || result->status == NONET_LIMIT;
	if (!complete && source->incomplete++ == 0)
		source->first_incomplete = index;
	if (!complete)
		source->wrong_results += result->status != NONET_STOPPED;
	else if (source->keeps_results)
		source->results[index % MAX_BOARDS] = *result;
	else
		source->wrong_results += !same_result(result, &expected[index % board_count]);
}

static bool take(void *context, const struct nonet_board *puzzles,
                 const struct nonet_result *results, size_t number) {
	struct source *source = context;
	enter(source);
	source->wrong_calls += number == 0 || number > source->given - source->returned;
	for (size_t i = 0; i < number; i++) {
		struct nonet_board board = board_at(source, source->returned);
		source->wrong_results += memcmp(&puzzles[i], &board, sizeof board) != 0;
		look_at_result(source, source->returned++, &results[i]);
	}
	source->stopped = source->stop_after && source->returned >= source->stop_after;
	source->inside = false;
	return !source->stopped;
}

static enum nonet_status solve(struct source *source, const struct nonet_limits *limits,
                               int threads, struct nonet_work *work_ret) {
	struct nonet_stream stream = {give, take, source};
	enum nonet_status status = nonet_solve_stream(&stream, limits, threads, work_ret);
	assert_int_equal(source->wrong_calls, 0);
	assert_int_equal(source->wrong_results, 0);
	if (!source->stop_after)
		assert_int_equal(source->returned, source->given);
	return status;
}

static struct nonet_work expect(const struct nonet_limits *limits, size_t number) {
	struct nonet_work work;
	assert_int_equal(nonet_solve_many(boards, number, limits, 1, expected, &work), NONET_OK);
	return work;
}

static void expect_all(struct source *source, const struct nonet_limits *limits, int threads,
                       uint64_t guesses) {
	struct nonet_work work;
	assert_int_equal(solve(source, limits, threads, &work), NONET_OK);
	assert_int_equal(source->returned, source->number);
	assert_int_equal(source->incomplete, 0);
	assert_true(source->ended);
	assert_int_equal(work.guesses, guesses);
}

/* ---- Answers --------------------------------------------------------------------------- */

static void compare_sizes(const struct nonet_kernel *kernel) {
	static const size_t number[] = {0, 1, 15, 16, 17, 31, 32, 33, 64, 1000};
	struct nonet_limits limits = {.solutions = 2, .kernel = kernel};
	for (size_t i = 0; i < sizeof number / sizeof *number; i++) {
		uint64_t guesses = expect(&limits, number[i]).guesses;
		for (int threads = 1; threads <= 3; threads++) {
			struct source source = {.number = number[i]};
			expect_all(&source, &limits, threads, guesses);
		}
	}
}

static void every_size_and_thread_count_gives_the_same_answers(void **state) {
	(void)state;
	for_each_kernel(compare_sizes);
}

static void compare_pieces(const struct nonet_kernel *kernel) {
	static const size_t pieces[] = {1, 7,  SIZE_MAX, SIZE_MAX, 0,        15, SIZE_MAX, 16, 17,
	                                0, 31, SIZE_MAX, SIZE_MAX, SIZE_MAX, 2,  0,        0};
	struct nonet_limits limits = {.solutions = 2, .kernel = kernel};
	uint64_t guesses = expect(&limits, 1000).guesses;
	for (int threads = 1; threads <= 3; threads++) {
		struct source mixed = {
		    .number = 1000, .pieces = pieces, .npieces = sizeof pieces / sizeof *pieces};
		expect_all(&mixed, &limits, threads, guesses);
		struct source single = {.number = 100, .pieces = pieces, .npieces = 1};
		assert_int_equal(solve(&single, &limits, threads, NULL), NONET_OK);
		assert_int_equal(single.returned, 100);
	}
}

static void pieces_of_any_size_give_the_same_answers(void **state) {
	(void)state;
	for_each_kernel(compare_pieces);
}

/* The first boards are nearly empty, and take a thousand times as long as the others. */
static void compare_limits(const struct nonet_kernel *kernel) {
	static const uint64_t limit[] = {1, 3, 1000};
	for (size_t i = 0; i < sizeof limit / sizeof *limit; i++) {
		struct nonet_limits limits = {.solutions = limit[i], .kernel = kernel};
		uint64_t guesses = expect(&limits, (size_t)repeats(300)).guesses;
		for (int threads = 1; threads <= 2; threads++) {
			struct source source = {.number = (size_t)repeats(300)};
			expect_all(&source, &limits, threads, guesses);
		}
	}
}

static void every_limit_gives_the_same_answers(void **state) {
	(void)state;
	for_each_kernel(compare_limits);
}

static void a_long_stream_stays_in_order(void **state) {
	(void)state;
	struct nonet_limits limits = {.solutions = 2};
	expect(&limits, board_count);
	for (int threads = 1; threads <= 2; threads++) {
		struct source source = {.number = MANY};
		assert_int_equal(solve(&source, &limits, threads, NULL), NONET_OK);
		assert_int_equal(source.returned, MANY);
	}
}

static void no_limits_count_all_solutions(void **state) {
	(void)state;
	boards[0] = board_of(
	    "106200000000400820200005000080040007000603000500010040000900000039004000000002905");
	struct source source = {.number = 1, .keeps_results = true};
	assert_int_equal(solve(&source, NULL, 1, NULL), NONET_OK);
	assert_int_equal(source.results[0].status, NONET_OK);
	assert_int_equal(source.results[0].solutions, 28);
}

/* ---- Ends ------------------------------------------------------------------------------ */

static void stop_by_done(const struct nonet_kernel *kernel) {
	static const size_t after[] = {1, 33, 400, 1000};
	struct nonet_limits limits = {.solutions = 2, .kernel = kernel};
	expect(&limits, 1000);
	for (size_t i = 0; i < sizeof after / sizeof *after; i++)
		for (int threads = 1; threads <= 3; threads++) {
			struct source source = {.number = 1000, .stop_after = after[i]};
			assert_int_equal(solve(&source, &limits, threads, NULL), NONET_STOPPED);
			assert_true(source.stopped);
			assert_true(source.returned < after[i] + 32);
		}
}

static void nothing_is_called_after_done_says_stop(void **state) {
	(void)state;
	for_each_kernel(stop_by_done);
}

struct polls {
	struct source *source;
	uint64_t taken;
	int calls, wrong;
};

static bool stop_after_three_polls(void *context, uint64_t taken) {
	struct polls *polls = context;
	polls->wrong += polls->source->inside || taken != polls->source->given || taken < polls->taken;
	polls->taken = taken;
	return ++polls->calls >= 3;
}

static void stop_by_limits(const struct nonet_kernel *kernel) {
	static const size_t one[] = {1};
	for (int threads = 1; threads <= 3; threads++)
		for (size_t npieces = 0; npieces <= 1; npieces++) {
			struct source source = {.number = SIZE_MAX,
			                        .pieces = npieces ? one : NULL,
			                        .npieces = npieces,
			                        .keeps_results = true};
			struct source again = source;
			struct polls polls = {.source = &source};
			struct nonet_limits limits = {.solutions = 2,
			                              .poll = stop_after_three_polls,
			                              .context = &polls,
			                              .kernel = kernel};
			assert_int_equal(solve(&source, &limits, threads, NULL), NONET_STOPPED);
			assert_int_equal(polls.calls, 3);
			assert_int_equal(polls.wrong, 0);
			assert_true(source.given > 0);
			limits = (struct nonet_limits){.solutions = 2, .time_ns = 5000000, .kernel = kernel};
			assert_int_equal(solve(&again, &limits, threads, NULL), NONET_TIMEOUT);
		}
}

static void limits_stop_a_stream_without_end(void **state) {
	(void)state;
	for_each_kernel(stop_by_limits);
}

/* ---- A puzzle that takes for ever ------------------------------------------------------- */

enum { SLOW = 100, BESIDE = 16000, PATIENCE = 30 };

/* Stops when the source has not been asked for a while after it gave so many. */
static bool stop_when_held_up(void *context, uint64_t taken) {
	struct polls *polls = context;
	polls->calls = taken == polls->taken ? polls->calls + 1 : 0;
	polls->taken = taken;
	return taken > BESIDE && polls->calls >= PATIENCE;
}

static void solve_beside_a_slow_one(const struct nonet_kernel *kernel) {
	struct nonet_limits no_limit = {.kernel = kernel};
	expect(&no_limit, board_count);
	for (int threads = kernel->lanes == 1 ? 2 : 1; threads <= 2; threads++) {
		struct source source = {.number = MANY, .slow = SLOW};
		struct polls polls = {.source = &source};
		struct nonet_limits limits = {.time_ns = 60000000000u,
		                              .poll = stop_when_held_up,
		                              .context = &polls,
		                              .kernel = kernel};
		assert_int_equal(solve(&source, &limits, threads, NULL), NONET_STOPPED);
		assert_int_equal(source.first_incomplete, SLOW);
		assert_true(source.given > SLOW + BESIDE);
		assert_true(source.given < SLOW + BESIDE + 2000);
	}
}

static void a_slow_puzzle_does_not_hold_up_the_next_16000(void **state) {
	(void)state;
	for_each_kernel(solve_beside_a_slow_one);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test_setup(every_size_and_thread_count_gives_the_same_answers, keep_all_boards),
	    cmocka_unit_test_setup(pieces_of_any_size_give_the_same_answers, keep_all_boards),
	    cmocka_unit_test_setup(every_limit_gives_the_same_answers, keep_all_boards),
	    cmocka_unit_test_setup(a_long_stream_stays_in_order, keep_easy_boards),
	    cmocka_unit_test(no_limits_count_all_solutions),
	    cmocka_unit_test_setup(nothing_is_called_after_done_says_stop, keep_all_boards),
	    cmocka_unit_test_setup(limits_stop_a_stream_without_end, keep_easy_boards),
	    cmocka_unit_test_setup(a_slow_puzzle_does_not_hold_up_the_next_16000, keep_easy_boards),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
