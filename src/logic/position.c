/* The solutions of a position: those of its clues, and those that agree with all its digits and
 * candidates. The kernels search boards; where candidates tell more than the digits, a small search
 * of its own fills in singles and then tries the cell, or the digit of a house, with the fewest
 * cases. */
#include "base/bits.h"
#include "board/units.h"
#include "logic/state.h"
#include "logic/watch.h"

#include <nonet/logic.h>
#include <string.h>

struct search {
	struct nonet_watch watch;
	int solutions; /* found, at most 2 */
	struct nonet_board first;
};

/* What to try next: the cases of a cell, or of a digit in a house. */
struct split {
	int count;
	uint8_t cell[9];
	uint8_t digit[9];
};

static bool is_over(struct search *search) {
	return search->solutions > 1 ||
	       nonet_watch_stopped(&search->watch, 256, (uint64_t)search->solutions);
}

static void split_cell(const struct nonet_state *state, int cell, struct split *split_ret) {
	split_ret->count = 0;
	for (unsigned digits = state->candidates[cell]; digits; digits &= digits - 1) {
		split_ret->cell[split_ret->count] = (uint8_t)cell;
		split_ret->digit[split_ret->count++] = (uint8_t)(nonet_lowest_bit(digits) + 1);
	}
}

static void split_house(const struct nonet_state *state, int house, int digit,
                        struct split *split_ret) {
	split_ret->count = 0;
	for (unsigned places = state->places[house][digit - 1]; places; places &= places - 1) {
		split_ret->cell[split_ret->count] = nonet_units_house[house][nonet_lowest_bit(places)];
		split_ret->digit[split_ret->count++] = (uint8_t)digit;
	}
}

static unsigned digits_in(const struct nonet_state *state, int house) {
	unsigned digits = 0;
	for (int i = 0; i < 9; i++)
		digits |= 1u << state->digit[nonet_units_house[house][i]];
	return digits >> 1;
}

/* That with the fewest cases; without any, the position contradicts itself. The grid is open. */
static void choose_split(const struct nonet_state *state, struct split *split_ret) {
	int best_cell = -1, best_house = -1, best_digit = 0, fewest = 10;
	for (int cell = 0; cell < NONET_CELLS && fewest > 1; cell++) {
		int count = nonet_popcount(state->candidates[cell]);
		if (!state->digit[cell] && count < fewest) {
			best_cell = cell;
			fewest = count;
		}
	}
	for (int house = 0; house < NONET_HOUSES && fewest > 0; house++) {
		unsigned open = NONET_ALL_DIGITS & ~digits_in(state, house);
		for (; open; open &= open - 1) {
			int digit = nonet_lowest_bit(open) + 1;
			int count = nonet_popcount(state->places[house][digit - 1]);
			if (count < fewest) {
				best_house = house;
				best_digit = digit;
				fewest = count;
			}
		}
	}
	if (best_house >= 0)
		split_house(state, best_house, best_digit, split_ret);
	else
		split_cell(state, best_cell, split_ret);
}

static void keep(struct search *search, const struct nonet_state *state) {
	if (search->solutions++ == 0)
		memcpy(search->first.cell, state->digit, NONET_CELLS);
}

/* Recursion is as deep as guesses are nested: at most one for each cell. */
static void explore(struct search *search, struct nonet_state *state) {
	struct split split;
	while (state->empty_count > 0 && !is_over(search)) {
		choose_split(state, &split);
		if (split.count == 0)
			return;
		for (int i = 1; i < split.count && !is_over(search); i++) {
			struct nonet_state guess = *state;
			nonet_state_place(&guess, split.cell[i], split.digit[i]);
			explore(search, &guess);
		}
		nonet_state_place(state, split.cell[0], split.digit[0]);
	}
	if (state->empty_count == 0)
		keep(search, state);
}

/* Whether the candidates say nothing that the digits do not say. */
static bool is_plain(const struct nonet_position *position) {
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (!position->board.cell[cell] &&
		    nonet_board_candidates(&position->board, cell) & ~(unsigned)position->candidates[cell])
			return false;
	return true;
}

/* A board whose digits clash has no solution. */
static enum nonet_status solve_board(const struct nonet_board *board,
                                     const struct nonet_limits *limits,
                                     struct nonet_answer *answer_ret) {
	*answer_ret = (struct nonet_answer){.verdict = NONET_NONE};
	if (nonet_board_conflicts(board, NULL, 0) > 0)
		return NONET_OK;
	return nonet_solve(board, limits, answer_ret);
}

static enum nonet_status solve_candidates(const struct nonet_position *position,
                                          const struct nonet_limits *limits,
                                          struct nonet_answer *answer_ret) {
	struct search search = {0};
	struct nonet_state state;
	nonet_watch_start(&search.watch, limits);
	nonet_state_start_at(&state, position);
	explore(&search, &state);
	answer_ret->solution = search.first;
	if (search.solutions > 1)
		search.watch.status = NONET_OK;
	answer_ret->verdict = search.watch.status != NONET_OK ? NONET_UNKNOWN
	                      : search.solutions > 1          ? NONET_MANY
	                      : search.solutions == 1         ? NONET_UNIQUE
	                                                      : NONET_NONE;
	return search.watch.status;
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

static struct nonet_board clues_of(const struct nonet_position *position) {
	struct nonet_board clues = position->board;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (!position->given[cell])
			clues.cell[cell] = 0;
	return clues;
}

enum nonet_status nonet_position_solve(const struct nonet_position *position,
                                       const struct nonet_limits *limits,
                                       struct nonet_position_answer *answer_ret) {
	struct nonet_answer answer;
	struct nonet_board clues = clues_of(position);
	*answer_ret = (struct nonet_position_answer){.verdict = NONET_UNKNOWN};
	enum nonet_status status = solve_board(&clues, limits, &answer);
	answer_ret->clues = answer.verdict;
	answer_ret->solution = answer.solution;
	if (status == NONET_OK && answer.verdict == NONET_UNIQUE && !agrees(position, &answer.solution))
		answer.verdict = NONET_NONE;
	if (status == NONET_OK && answer.verdict == NONET_MANY) {
		status = solve_board(&position->board, limits, &answer);
		/* No candidates can bring a solution back. */
		if (status == NONET_OK && answer.verdict != NONET_NONE && !is_plain(position))
			status = solve_candidates(position, limits, &answer);
		answer_ret->solution = answer.solution;
	}
	answer_ret->verdict = answer.verdict;
	return status;
}
