#include "logic/position.h"

#include <string.h>

static enum nonet_verdict solve(const struct nonet_board *board, struct nonet_board *solution_ret) {
	struct nonet_answer answer;
	if (nonet_board_conflicts(board, NULL, 0) > 0)
		return NONET_NONE;
	nonet_solve(board, NULL, &answer);
	*solution_ret = answer.solution;
	return answer.verdict;
}

static struct nonet_board clues_of(const struct nonet_position *position) {
	struct nonet_board clues = position->board;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (!position->given[cell])
			clues.cell[cell] = 0;
	return clues;
}

static bool agrees(const struct nonet_position *position, const struct nonet_board *solution) {
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		int digit = solution->cell[cell];
		if (position->board.cell[cell] ? position->board.cell[cell] != digit
		                               : !(position->candidates[cell] >> (digit - 1) & 1))
			return false;
	}
	return true;
}

enum nonet_verdict nonet_position_solve(const struct nonet_position *position,
                                        struct nonet_board *solution_ret) {
	struct nonet_board clues = clues_of(position);
	enum nonet_verdict verdict = solve(&clues, solution_ret);
	if (verdict == NONET_UNIQUE)
		return agrees(position, solution_ret) ? NONET_UNIQUE : NONET_NONE;
	/* Among several solutions of the clues there must be one of the filled cells. */
	struct nonet_board one;
	if (verdict == NONET_MANY && memcmp(&clues, &position->board, sizeof clues) != 0 &&
	    solve(&position->board, &one) == NONET_NONE)
		return NONET_NONE;
	return verdict;
}
