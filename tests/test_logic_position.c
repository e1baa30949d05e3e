/* How many solutions a position has: against all solutions of its clues. */
#include "support.h"

#include <nonet/logic.h>

enum { MOST = 100 };

struct agreeing {
	const struct nonet_position *position;
	struct nonet_board last;
	int count;
};

static bool count_agreeing(void *context, const struct nonet_board *solution) {
	struct agreeing *agreeing = context;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		int digit = solution->cell[cell], placed = agreeing->position->board.cell[cell];
		if (placed ? placed != digit : !(agreeing->position->candidates[cell] >> (digit - 1) & 1))
			return true;
	}
	agreeing->last = *solution;
	agreeing->count++;
	return true;
}

/* A puzzle with some of its solution's digits gone, the player's digits and marks on top. */
static struct nonet_position random_position(struct nonet_rng *rng) {
	struct nonet_position position;
	struct nonet_board board = random_board(rng, 28 + (int)nonet_rng_below(rng, 14), 0);
	nonet_position_start(&board, &position);
	unsigned rarity = 4 + (unsigned)nonet_rng_below(rng, 40);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		if (!board.cell[cell] && nonet_rng_below(rng, rarity) == 0)
			position.candidates[cell] &= (uint16_t)nonet_rng_below(rng, 512);
		if (board.cell[cell] && nonet_rng_below(rng, rarity) == 0)
			position.given[cell] = 0;
	}
	return position;
}

static struct nonet_board clues_of(const struct nonet_position *position) {
	struct nonet_board clues = position->board;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (!position->given[cell])
			clues.cell[cell] = 0;
	return clues;
}

static bool stop_at_once(void *context, uint64_t solutions) {
	(void)context, (void)solutions;
	return true;
}

/* A search that is stopped knows nothing; one that ends before it asks is as good as any. */
static void check_stopped(const struct nonet_position *position, enum nonet_verdict verdict) {
	struct nonet_limits limits = {.poll = stop_at_once};
	struct nonet_position_answer answer;
	enum nonet_status status = nonet_position_solve(position, &limits, &answer);
	assert_true(status == NONET_OK || status == NONET_STOPPED);
	assert_int_equal(answer.verdict, status == NONET_OK ? verdict : NONET_UNKNOWN);
}

static void counts_as_the_clues_and_the_marks_say(void **state) {
	(void)state;
	struct nonet_rng rng = {{5, 6, 7, 8}};
	int seen[NONET_MANY + 1][NONET_MANY + 1] = {{0}};
	for (int i = 0; i < 400; i++) {
		struct nonet_position position = random_position(&rng);
		struct nonet_board clues = clues_of(&position);
		struct agreeing agreeing = {.position = &position};
		struct nonet_limits limits = {.solutions = MOST};
		struct nonet_position_answer answer;
		uint64_t count;
		if (nonet_count(&clues, &limits, &count) != NONET_OK)
			continue;
		nonet_enumerate(&clues, NULL, count_agreeing, &agreeing, NULL);
		assert_int_equal(nonet_position_solve(&position, NULL, &answer), NONET_OK);
		assert_int_equal(answer.clues, count > 1 ? NONET_MANY : count ? NONET_UNIQUE : NONET_NONE);
		assert_int_equal(answer.verdict, agreeing.count > 1 ? NONET_MANY
		                                 : agreeing.count   ? NONET_UNIQUE
		                                                    : NONET_NONE);
		if (answer.verdict == NONET_UNIQUE)
			assert_memory_equal(&answer.solution, &agreeing.last, sizeof agreeing.last);
		check_stopped(&position, answer.verdict);
		seen[answer.clues][answer.verdict]++;
	}
	assert_true(seen[NONET_UNIQUE][NONET_UNIQUE] > 0 && seen[NONET_UNIQUE][NONET_NONE] > 0);
	assert_true(seen[NONET_MANY][NONET_UNIQUE] > 0 && seen[NONET_MANY][NONET_NONE] > 0 &&
	            seen[NONET_MANY][NONET_MANY] > 0);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(counts_as_the_clues_and_the_marks_say),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
