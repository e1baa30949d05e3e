/* Any bytes as a handful of boards: every kernel must say the same of them, one at a time and in a
 * batch. */
#include <nonet.h>

#include <stdlib.h>
#include <string.h>

enum { MAX_BOARDS = 20, LIMIT = 3 };

static void require(bool holds) {
	if (!holds)
		abort();
}

/* Mostly empty cells, so that boards have solutions often enough to be interesting. The first board
 * is taken as it is, each later one is the one before with a few cells changed. */
static size_t boards_from(const uint8_t *data, size_t size, struct nonet_board *boards_ret) {
	memset(boards_ret, 0, sizeof *boards_ret);
	for (size_t i = 0; i < size && i < NONET_CELLS; i++)
		boards_ret->cell[i] = data[i] % 24 <= 9 ? (uint8_t)(data[i] % 24) : 0;
	size_t count = 1;
	for (size_t i = NONET_CELLS; i + 1 < size && count < MAX_BOARDS; i += 2, count++) {
		boards_ret[count] = boards_ret[count - 1];
		boards_ret[count].cell[data[i] % NONET_CELLS] = data[i + 1] % 10;
	}
	return count;
}

static void require_same(const struct nonet_result *a, const struct nonet_result *b) {
	require(a->status == b->status && a->solutions == b->solutions);
	require(memcmp(&a->solution, &b->solution, sizeof a->solution) == 0);
}

static void require_single(const struct nonet_board *board, const struct nonet_limits *limits,
                           const struct nonet_result *expected) {
	uint64_t count;
	require(nonet_count(board, limits, &count) == (enum nonet_status)expected->status);
	require(count == expected->solutions);
	struct nonet_answer answer;
	require(nonet_solve(board, limits, &answer) == NONET_OK);
	require(answer.verdict == (count > 1 ? NONET_MANY : count == 1 ? NONET_UNIQUE : NONET_NONE));
	if (count == 1)
		require(memcmp(&answer.solution, &expected->solution, sizeof answer.solution) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
	struct nonet_board boards[MAX_BOARDS];
	size_t count = boards_from(data, size, boards);
	struct nonet_result expected[MAX_BOARDS] = {{{{0}}, 0, 0}}, results[MAX_BOARDS];
	size_t number;
	const struct nonet_kernel *const *kernel = nonet_kernels(&number);
	for (size_t i = number; i-- > 0;) {
		if (nonet_kernel_state(kernel[i]) != NONET_KERNEL_HERE)
			continue;
		struct nonet_limits limits = {.solutions = LIMIT, .kernel = kernel[i]};
		bool first = i == number - 1;
		require(nonet_solve_many(boards, count, &limits, 1, first ? expected : results, NULL) ==
		        NONET_OK);
		for (size_t j = 0; j < count; j++) {
			if (!first)
				require_same(&results[j], &expected[j]);
			require_single(&boards[j], &limits, &expected[j]);
		}
	}
	return 0;
}
