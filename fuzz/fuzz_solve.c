/* Any 81 bytes as a board: what the solving calls say of it must fit together, and every solution
 * must be one. */
#include <nonet.h>

#include <stdlib.h>
#include <string.h>

static void require(bool holds) {
	if (!holds)
		abort();
}

/* Mostly empty cells, so that boards have solutions often enough to be interesting. */
static struct nonet_board board_from(const uint8_t *data, size_t size) {
	struct nonet_board board = {{0}};
	for (size_t i = 0; i < size && i < NONET_CELLS; i++)
		board.cell[i] = data[i] % 24 <= 9 ? (uint8_t)(data[i] % 24) : 0;
	return board;
}

struct visits {
	const struct nonet_board *puzzle;
	struct nonet_board last;
};

static void require_solution(const struct nonet_board *solution, const struct nonet_board *puzzle) {
	require(nonet_board_is_solved(solution));
	for (int cell = 0; cell < NONET_CELLS; cell++)
		require(!puzzle->cell[cell] || puzzle->cell[cell] == solution->cell[cell]);
}

static bool visit(void *context, const struct nonet_board *solution) {
	struct visits *visits = context;
	require_solution(solution, visits->puzzle);
	require(memcmp(&visits->last, solution, sizeof *solution) < 0);
	visits->last = *solution;
	return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
	struct nonet_board puzzle = board_from(data, size);
	struct nonet_limits limits = {.solutions = 40};
	uint64_t count, visited;
	struct visits visits = {.puzzle = &puzzle};
	enum nonet_status status = nonet_count(&puzzle, &limits, &count);
	require(nonet_enumerate(&puzzle, &limits, visit, &visits, &visited) == status);
	require(visited == count);

	struct nonet_answer answer;
	require(nonet_solve(&puzzle, NULL, &answer) == NONET_OK);
	require(answer.verdict == (count > 1 ? NONET_MANY : count == 1 ? NONET_UNIQUE : NONET_NONE));
	if (count)
		require_solution(&answer.solution, &puzzle);
	if (count == 1)
		require(memcmp(&answer.solution, &visits.last, sizeof visits.last) == 0);

	bool conflicts = nonet_board_conflicts(&puzzle, NULL, 0) > 0;
	if (conflicts || nonet_find_dead_end(&puzzle).kind != NONET_DEAD_END_NOT_FOUND)
		require(count == 0);
	return 0;
}
