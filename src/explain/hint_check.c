#include "explain/hint_check.h"

#include "logic/masks.h"

static bool has_candidate(const struct nonet_position *position, int cell, int digit) {
	return !position->board.cell[cell] && position->candidates[cell] >> (digit - 1) & 1;
}

/* Against the only solution: first the digits, then the candidates. */
static void compare(const struct nonet_position *position, struct nonet_hint_check *check) {
	struct nonet_cellset digits = {0, 0}, marks = {0, 0};
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		int digit = check->solution.cell[cell];
		if (position->board.cell[cell] && position->board.cell[cell] != digit)
			nonet_cellset_add(&digits, cell);
		if (!position->board.cell[cell] && !has_candidate(position, cell, digit))
			nonet_cellset_add(&marks, cell);
	}
	check->cells = nonet_cellset_is_empty(digits) ? marks : digits;
	if (!nonet_cellset_is_empty(digits))
		check->kind = NONET_HINT_WRONG_DIGIT;
	else if (!nonet_cellset_is_empty(marks))
		check->kind = NONET_HINT_WRONG_MARKS;
}

static bool has_digit(const struct nonet_position *position, int house, int digit) {
	for (int i = 0; i < 9; i++)
		if (position->board.cell[nonet_units_house[house][i]] == digit)
			return true;
	return false;
}

static bool has_place(const struct nonet_position *position, int house, int digit) {
	for (int i = 0; i < 9; i++)
		if (has_candidate(position, nonet_units_house[house][i], digit))
			return true;
	return false;
}

/* Without a solution to compare with, only what is plain to see can be told. */
static void find_dead_end(const struct nonet_position *position, struct nonet_hint_check *check) {
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (!position->board.cell[cell] && !position->candidates[cell])
			nonet_cellset_add(&check->cells, cell);
	for (int house = 0; house < NONET_HOUSES && check->house < 0; house++)
		for (int digit = 1; digit <= 9 && check->house < 0; digit++)
			if (!has_digit(position, house, digit) && !has_place(position, house, digit)) {
				check->house = house;
				check->digit = digit;
			}
	if (!nonet_cellset_is_empty(check->cells) || check->house >= 0)
		check->kind = NONET_HINT_DEAD_END;
}

/* Whether it is the digits, and not only the candidates, that no solution agrees with. */
static bool digits_fail(const struct nonet_position *position) {
	struct nonet_answer answer;
	nonet_solve(&position->board, NULL, &answer);
	return answer.verdict == NONET_NONE;
}

/* What is wrong, of a position without a clash; nothing may be. */
static void find_fault(const struct nonet_position *position,
                       const struct nonet_position_answer *answer, struct nonet_hint_check *check) {
	if (answer->clues == NONET_NONE) {
		check->kind = NONET_HINT_NO_SOLUTION;
	} else if (answer->clues == NONET_UNIQUE) {
		compare(position, check);
	} else {
		find_dead_end(position, check);
		check->digits_fail = answer->verdict == NONET_NONE && digits_fail(position);
		if (check->digits_fail || (answer->verdict == NONET_NONE && check->kind == NONET_HINT_STEP))
			check->kind = NONET_HINT_NO_SOLUTION;
	}
}

enum nonet_status nonet_hint_check(const struct nonet_position *position,
                                   const struct nonet_limits *limits,
                                   struct nonet_hint_check *check_ret) {
	struct nonet_position_answer answer;
	*check_ret = (struct nonet_hint_check){.kind = NONET_HINT_STEP, .house = -1};
	for (int cell = 0; cell < NONET_CELLS; cell++)
		check_ret->placed |= position->board.cell[cell] && !position->given[cell];
	enum nonet_status status = nonet_position_solve(position, limits, &answer);
	if (status != NONET_OK)
		return status;
	check_ret->clues = answer.clues;
	check_ret->verdict = answer.clues == NONET_MANY ? answer.verdict : answer.clues;
	check_ret->solution = answer.solution;
	if (nonet_board_conflicts(&position->board, NULL, 0) > 0)
		check_ret->kind = NONET_HINT_CONFLICT;
	else
		find_fault(position, &answer, check_ret);
	if (check_ret->kind == NONET_HINT_STEP && nonet_board_is_solved(&position->board))
		check_ret->kind = NONET_HINT_SOLVED;
	return NONET_OK;
}

/* The others can be looked for once these are mended. */
enum { MOST_CONFLICTS = 3 };

static void tell_conflicts(const struct nonet_position *position, struct nonet_speech *speech) {
	struct nonet_conflict conflicts[NONET_MAX_CONFLICTS];
	size_t count = nonet_board_conflicts(&position->board, conflicts, NONET_MAX_CONFLICTS);
	size_t told = count < MOST_CONFLICTS ? count : MOST_CONFLICTS;
	for (size_t i = 0; i < told; i++)
		nonet_say(speech, NONET_MESSAGE_HINT_CONFLICT,
		          NONET_FILLS({"first", nonet_phrase_cell(speech, conflicts[i].cell_a)},
		                      {"second", nonet_phrase_cell(speech, conflicts[i].cell_b)},
		                      {"house", nonet_phrase_house(speech, conflicts[i].house)},
		                      {"digit", nonet_phrase_number(speech, conflicts[i].digit)}));
	if (count > told)
		nonet_say_counted(
		    speech, NONET_MESSAGE_HINT_MORE_CONFLICTS, (unsigned long)(count - told),
		    NONET_FILLS({"number", nonet_phrase_number(speech, (int)(count - told))}));
}

/* The cells with the digits of a board. */
static const char *candidates_text(struct nonet_cellset cells, const struct nonet_board *board,
                                   struct nonet_speech *speech) {
	const char *texts[NONET_CELLS];
	int count = 0;
	while (!nonet_cellset_is_empty(cells)) {
		int cell = nonet_cellset_take(&cells);
		texts[count++] = nonet_phrase_candidates(speech, cell, 1u << (board->cell[cell] - 1));
	}
	return nonet_phrase_list(speech, texts, count);
}

static void tell_dead_end(const struct nonet_hint_check *check, struct nonet_speech *speech) {
	if (!nonet_cellset_is_empty(check->cells))
		nonet_say_counted(speech, NONET_MESSAGE_HINT_NO_CANDIDATE,
		                  (unsigned long)nonet_cellset_count(check->cells),
		                  NONET_FILLS({"cells", nonet_phrase_cells(speech, check->cells)}));
	else
		nonet_say(speech, NONET_MESSAGE_HINT_NO_PLACE,
		          NONET_FILLS({"house", nonet_phrase_house(speech, check->house)},
		                      {"digit", nonet_phrase_number(speech, check->digit)}));
}

/* Why digits have no solution, where that can be seen. */
static void tell_reason(const struct nonet_board *board, struct nonet_speech *speech) {
	struct nonet_dead_end end = nonet_find_dead_end(board);
	const char *forced = nonet_phrase_number(speech, end.forced);
	if (end.kind == NONET_DEAD_END_NOT_FOUND) {
		nonet_say(speech, NONET_MESSAGE_HINT_ALL_FAILS, NULL);
		return;
	}
	if (end.forced > 0)
		nonet_say_counted(speech, NONET_MESSAGE_HINT_FORCED, end.forced,
		                  NONET_FILLS({"number", forced}));
	if (end.kind == NONET_DEAD_END_CELL)
		nonet_say(speech, NONET_MESSAGE_HINT_NO_DIGIT,
		          NONET_FILLS({"cell", nonet_phrase_cell(speech, end.cell)}));
	else
		nonet_say(speech, NONET_MESSAGE_HINT_NO_PLACE,
		          NONET_FILLS({"house", nonet_phrase_house(speech, end.house)},
		                      {"digit", nonet_phrase_number(speech, end.digit)}));
}

static void tell_no_solution(const struct nonet_hint_check *check,
                             const struct nonet_position *position, struct nonet_speech *speech) {
	if (check->clues == NONET_NONE) {
		struct nonet_board clues = position->board;
		for (int cell = 0; cell < NONET_CELLS; cell++)
			if (!position->given[cell])
				clues.cell[cell] = 0;
		nonet_say(speech,
		          check->placed ? NONET_MESSAGE_HINT_NO_SOLUTION
		                        : NONET_MESSAGE_HINT_NO_SOLUTION_ALL,
		          NULL);
		tell_reason(&clues, speech);
	} else if (check->digits_fail) {
		nonet_say(speech, NONET_MESSAGE_HINT_NO_SOLUTION_PLACED, NULL);
	} else {
		nonet_say(speech, NONET_MESSAGE_HINT_NO_SOLUTION_MARKS, NULL);
	}
}

void nonet_hint_tell_check(const struct nonet_hint_check *check,
                           const struct nonet_position *position, bool put_back,
                           struct nonet_speech *speech) {
	unsigned long count = (unsigned long)nonet_cellset_count(check->cells);
	switch (check->kind) {
	case NONET_HINT_CONFLICT:
		tell_conflicts(position, speech);
		break;
	case NONET_HINT_NO_SOLUTION:
		tell_no_solution(check, position, speech);
		break;
	case NONET_HINT_WRONG_DIGIT:
		nonet_say_counted(
		    speech, NONET_MESSAGE_HINT_WRONG_DIGIT, count,
		    NONET_FILLS({"candidates", candidates_text(check->cells, &position->board, speech)}));
		break;
	case NONET_HINT_WRONG_MARKS:
		nonet_say_counted(speech, NONET_MESSAGE_HINT_WRONG_MARKS, count,
		                  NONET_FILLS({"cells", nonet_phrase_cells(speech, check->cells)}));
		if (put_back)
			nonet_say(speech, NONET_MESSAGE_HINT_PUT_BACK,
			          NONET_FILLS(
			              {"candidates", candidates_text(check->cells, &check->solution, speech)}));
		break;
	case NONET_HINT_DEAD_END:
		tell_dead_end(check, speech);
		break;
	default:
		break;
	}
}
