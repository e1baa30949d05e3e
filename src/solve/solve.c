#include "solve/kernel.h"

#include <assert.h>
#include <string.h>

static void assert_cells_in_range(const struct nonet_board *board) {
	for (int cell = 0; cell < NONET_CELLS; cell++)
		assert(board->cell[cell] <= 9);
	(void)board;
}

static enum nonet_verdict verdict_of(enum nonet_status status, uint64_t solutions) {
	if (status == NONET_LIMIT)
		return NONET_MANY;
	if (status != NONET_OK)
		return NONET_UNKNOWN;
	return solutions ? NONET_UNIQUE : NONET_NONE;
}

enum nonet_status nonet_solve(const struct nonet_board *puzzle, const struct nonet_limits *limits,
                              struct nonet_answer *answer_ret) {
	assert_cells_in_range(puzzle);
	*answer_ret = (struct nonet_answer){.verdict = NONET_UNKNOWN};
	struct nonet_search search;
	nonet_search_start(&search, limits);
	search.limit_solutions = 2;
	search.first = &answer_ret->solution;
	enum nonet_status status = nonet_search_run(puzzle, &search);
	answer_ret->verdict = verdict_of(status, search.solutions);
	answer_ret->guesses = search.guesses;
	return status == NONET_LIMIT ? NONET_OK : status;
}

enum nonet_status nonet_count(const struct nonet_board *puzzle, const struct nonet_limits *limits,
                              uint64_t *count_ret) {
	assert_cells_in_range(puzzle);
	struct nonet_search search;
	nonet_search_start(&search, limits);
	enum nonet_status status = nonet_search_run(puzzle, &search);
	*count_ret = search.solutions;
	return status;
}

enum nonet_status nonet_redundant_clues(const struct nonet_board *puzzle,
                                        const struct nonet_limits *limits,
                                        uint8_t redundant_ret[NONET_CELLS], int *number_ret) {
	assert_cells_in_range(puzzle);
	memset(redundant_ret, 0, NONET_CELLS);
	*number_ret = 0;
	struct nonet_search search;
	nonet_search_start(&search, limits);
	search.limit_solutions = 2;
	struct nonet_board without = *puzzle;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		if (puzzle->cell[cell] == 0)
			continue;
		without.cell[cell] = 0;
		search.solutions = 0;
		enum nonet_status status = nonet_search_run(&without, &search);
		if (status != NONET_OK && status != NONET_LIMIT)
			return status;
		redundant_ret[cell] = status == NONET_OK;
		*number_ret += redundant_ret[cell];
		without.cell[cell] = puzzle->cell[cell];
	}
	return NONET_OK;
}
