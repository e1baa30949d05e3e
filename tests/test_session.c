#include "support.h"

#include <nonet/session.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char wikipedia[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char wikipedia_solution[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

static struct nonet_session *game_of(const char *line) {
	struct nonet_board board = board_of(line);
	struct nonet_puzzle puzzle;
	nonet_puzzle_from_board(&board, &puzzle);
	struct nonet_session *session = nonet_session_new(&puzzle);
	assert_non_null(session);
	return session;
}

static uint16_t cell_of(int row, int column) {
	return (uint16_t)(row * 9 + column - 10);
}

static void enter(struct nonet_session *session, int row, int column, int digit) {
	uint16_t cell = cell_of(row, column);
	assert_int_equal(nonet_session_enter(session, &cell, 1, digit), NONET_OK);
}

static struct nonet_session_cell cell_at(const struct nonet_session *session, int row, int column) {
	return nonet_session_cell(session, cell_of(row, column));
}

static char *save(const struct nonet_session *session, uint64_t now_ms) {
	char *text;
	assert_int_equal(nonet_session_save(session, now_ms, &text), NONET_OK);
	return text;
}

static struct nonet_session *load(const char *text) {
	struct nonet_session *session;
	assert_int_equal(nonet_session_load(text, strlen(text), &session, NULL), NONET_OK);
	return session;
}

/* All that can be seen of the cells. */
struct view {
	struct nonet_session_cell cells[NONET_MAX_CELLS];
};

static struct view view_of(const struct nonet_session *session) {
	struct view view;
	int size = nonet_session_size(session);
	memset(&view, 0, sizeof view);
	for (int cell = 0; cell < size * size; cell++) {
		struct nonet_session_cell seen = nonet_session_cell(session, cell);
		view.cells[cell].value = seen.value;
		view.cells[cell].given = seen.given;
		view.cells[cell].color = seen.color;
		view.cells[cell].center = seen.center;
		view.cells[cell].corner = seen.corner;
	}
	return view;
}

static void assert_same_view(const struct nonet_session *a, const struct nonet_session *b) {
	struct view of_a = view_of(a), of_b = view_of(b);
	assert_int_equal(nonet_session_size(a), nonet_session_size(b));
	assert_memory_equal(&of_a, &of_b, sizeof of_a);
}

/* ---- Moves ------------------------------------------------------------------------------- */

static void clues_stay_and_digits_go_into_all_other_cells(void **state) {
	(void)state;
	struct nonet_session *session = game_of(wikipedia);
	const uint16_t cells[] = {0, 2, 3, 2};
	assert_int_equal(nonet_session_enter(session, cells, 4, 1), NONET_OK);
	assert_int_equal(nonet_session_cell(session, 0).value, 5);
	assert_int_equal(nonet_session_cell(session, 2).value, 1);
	assert_int_equal(nonet_session_cell(session, 3).value, 1);
	assert_false(nonet_session_cell(session, 2).given);
	assert_int_equal(nonet_session_steps(session), 1);
	assert_int_equal(nonet_session_enter(session, cells, 4, 1), NONET_OK);
	assert_int_equal(nonet_session_steps(session), 1); /* nothing changed */
	nonet_session_free(session);
}

static void a_mark_goes_when_all_empty_cells_have_it(void **state) {
	(void)state;
	struct nonet_session *session = game_of(wikipedia);
	const uint16_t two[] = {2, 3}, three[] = {0, 2, 3};
	for (int place = NONET_MARK_CENTER; place <= NONET_MARK_CORNER; place++) {
		nonet_session_mark(session, two, 1, (enum nonet_mark_place)place, 4);
		nonet_session_mark(session, three, 3, (enum nonet_mark_place)place, 4);
		struct nonet_session_cell cell = nonet_session_cell(session, 3);
		assert_int_equal(place == NONET_MARK_CENTER ? cell.center : cell.corner, 8);
		nonet_session_mark(session, three, 3, (enum nonet_mark_place)place, 4);
		for (int i = 0; i < 3; i++) {
			cell = nonet_session_cell(session, three[i]);
			assert_int_equal(place == NONET_MARK_CENTER ? cell.center : cell.corner, 0);
		}
	}
	assert_int_equal(nonet_session_steps(session), 6);
	nonet_session_free(session);
}

static void marks_wait_under_a_digit(void **state) {
	(void)state;
	struct nonet_session *session = game_of(wikipedia);
	const uint16_t cell = 2;
	nonet_session_mark(session, &cell, 1, NONET_MARK_CENTER, 4);
	enter(session, 1, 3, 2);
	assert_int_equal(nonet_session_cell(session, 2).center, 8);
	nonet_session_mark(session, &cell, 1, NONET_MARK_CENTER, 1); /* not in a filled cell */
	assert_int_equal(nonet_session_cell(session, 2).center, 8);
	struct nonet_puzzle puzzle;
	nonet_session_puzzle(session, 0, &puzzle);
	assert_int_equal(puzzle.marks[2], 0);
	nonet_session_clear(session, &cell, 1);
	nonet_session_puzzle(session, 0, &puzzle);
	assert_int_equal(puzzle.marks[2], 8);
	nonet_session_free(session);
}

static void clearing_takes_digits_first_then_marks_then_colors(void **state) {
	(void)state;
	struct nonet_session *session = game_of(wikipedia);
	const uint16_t cells[] = {0, 2, 3};
	nonet_session_color(session, cells, 3, 2);
	nonet_session_mark(session, cells, 3, NONET_MARK_CORNER, 4);
	nonet_session_mark(session, cells, 3, NONET_MARK_CENTER, 4);
	enter(session, 1, 3, 1);
	nonet_session_clear(session, cells, 3);
	assert_int_equal(nonet_session_cell(session, 2).value, 0);
	assert_int_equal(nonet_session_cell(session, 3).corner, 8);
	nonet_session_clear(session, cells, 3);
	for (int i = 0; i < 3; i++) {
		assert_int_equal(nonet_session_cell(session, cells[i]).corner, 0);
		assert_int_equal(nonet_session_cell(session, cells[i]).center, 0);
		assert_int_equal(nonet_session_cell(session, cells[i]).color, 2);
	}
	nonet_session_clear(session, cells, 3);
	assert_int_equal(nonet_session_cell(session, 0).color, 0);
	assert_int_equal(nonet_session_cell(session, 0).value, 5);
	nonet_session_free(session);
}

static void a_color_goes_when_all_cells_have_it(void **state) {
	(void)state;
	struct nonet_session *session = game_of(wikipedia);
	const uint16_t cells[] = {0, 2};
	nonet_session_color(session, cells, 1, 3);
	nonet_session_color(session, cells, 2, 3);
	assert_int_equal(nonet_session_cell(session, 0).color, 3);
	assert_int_equal(nonet_session_cell(session, 2).color, 3);
	nonet_session_color(session, cells, 2, 9);
	assert_int_equal(nonet_session_cell(session, 0).color, 9);
	nonet_session_color(session, cells, 2, 9);
	assert_int_equal(nonet_session_cell(session, 0).color, 0);
	nonet_session_free(session);
}

static void a_digit_leaves_the_marks_of_its_peers_when_marks_are_tidy(void **state) {
	(void)state;
	for (int tidy = 0; tidy < 2; tidy++) {
		struct nonet_session *session = game_of(wikipedia);
		struct nonet_session_settings settings = nonet_session_settings(session);
		settings.tidy_marks = tidy;
		nonet_session_set(session, &settings);
		const uint16_t cells[] = {cell_of(1, 4), cell_of(9, 3), cell_of(3, 1), cell_of(9, 9 - 3)};
		nonet_session_mark(session, cells, 4, NONET_MARK_CENTER, 4);
		nonet_session_mark(session, cells, 4, NONET_MARK_CORNER, 4);
		enter(session, 1, 3, 4);
		for (int i = 0; i < 3; i++) { /* in its row, column, box */
			assert_int_equal(nonet_session_cell(session, cells[i]).center, tidy ? 0 : 8);
			assert_int_equal(nonet_session_cell(session, cells[i]).corner, tidy ? 0 : 8);
		}
		assert_int_equal(nonet_session_cell(session, cells[3]).center, 8);
		assert_int_equal(nonet_session_steps(session), 3);
		assert_true(nonet_session_undo(session)); /* with the digit the marks come back */
		assert_int_equal(nonet_session_cell(session, cells[0]).center, 8);
		nonet_session_free(session);
	}
}

static void filling_marks_what_peers_leave(void **state) {
	(void)state;
	struct nonet_session *session = game_of(wikipedia);
	struct nonet_board board = board_of(wikipedia);
	uint16_t cells[NONET_CELLS];
	for (int cell = 0; cell < NONET_CELLS; cell++)
		cells[cell] = (uint16_t)cell;
	nonet_session_mark(session, cells, NONET_CELLS, NONET_MARK_CENTER, 5);
	nonet_session_fill(session, cells, NONET_CELLS);
	assert_int_equal(nonet_session_steps(session), 2);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (board.cell[cell] == 0)
			assert_int_equal(nonet_session_cell(session, cell).center,
			                 nonet_board_candidates(&board, cell));
	nonet_session_free(session);
}

/* With tidy marks and without: what is put in rules out candidates of cells without marks in any
 * case. */
static void following_a_step_is_one_move(void **state) {
	(void)state;
	for (int tidy = 0; tidy < 2; tidy++) {
		struct nonet_session *session = game_of(wikipedia);
		uint8_t digits[NONET_CELLS] = {0};
		uint32_t gone[NONET_CELLS] = {0};
		uint16_t marked = cell_of(1, 6);
		nonet_session_set(session, &(struct nonet_session_settings){.tidy_marks = tidy});
		nonet_session_mark(session, &marked, 1, NONET_MARK_CENTER, 2);
		nonet_session_mark(session, &marked, 1, NONET_MARK_CENTER, 4);
		nonet_session_mark(session, &marked, 1, NONET_MARK_CENTER, 8);
		struct view before = view_of(session);
		digits[cell_of(1, 3)] = 4;
		digits[cell_of(1, 1)] = 9;      /* a clue */
		gone[cell_of(1, 3)] = 1;        /* put in by the same step */
		gone[cell_of(1, 4)] = 1 << 5;   /* of 2 and 6, as 4 is gone */
		gone[marked] = 1 << 1 | 1 << 8; /* 2, and a 9 that is not marked */
		assert_int_equal(nonet_session_follow(session, digits, gone), NONET_OK);
		assert_int_equal(nonet_session_steps(session), 4);
		assert_int_equal(cell_at(session, 1, 1).value, 5);
		assert_int_equal(cell_at(session, 1, 3).value, 4);
		assert_int_equal(cell_at(session, 1, 3).center, 0);
		assert_int_equal(cell_at(session, 1, 4).center, 1 << 1);
		assert_int_equal(cell_at(session, 1, 6).center, tidy ? 1 << 7 : 1 << 7 | 1 << 3);
		assert_int_equal(nonet_session_follow(session, digits, gone), NONET_OK);
		assert_int_equal(nonet_session_steps(session), 4); /* nothing was left to do */
		assert_true(nonet_session_undo(session));
		struct view after = view_of(session);
		assert_memory_equal(&before, &after, sizeof before);
		nonet_session_free(session);
	}
}

static void a_restart_can_be_undone_and_sets_the_clock(void **state) {
	(void)state;
	struct nonet_session *session = game_of(wikipedia);
	enter(session, 1, 3, 4);
	nonet_session_go(session, 1000);
	nonet_session_pause(session, 5000);
	nonet_session_restart(session, 5500);
	assert_int_equal(cell_at(session, 1, 3).value, 0);
	assert_int_equal(cell_at(session, 1, 1).value, 5);
	assert_int_equal(nonet_session_elapsed_ms(session, 6000), 0);
	assert_true(nonet_session_undo(session));
	assert_int_equal(cell_at(session, 1, 3).value, 4);
	nonet_session_go(session, 7000);
	nonet_session_restart(session, 9000);
	assert_int_equal(nonet_session_elapsed_ms(session, 9500), 500);
	nonet_session_free(session);
}

static void a_new_move_ends_what_was_taken_back(void **state) {
	(void)state;
	struct nonet_session *session = game_of(wikipedia);
	enter(session, 1, 3, 1);
	enter(session, 1, 3, 2);
	enter(session, 1, 3, 4);
	assert_true(nonet_session_undo(session));
	assert_true(nonet_session_undo(session));
	assert_int_equal(nonet_session_steps_done(session), 1);
	assert_int_equal(nonet_session_steps(session), 3);
	enter(session, 1, 4, 6);
	assert_int_equal(nonet_session_steps(session), 2);
	assert_false(nonet_session_redo(session));
	assert_int_equal(cell_at(session, 1, 3).value, 1);
	nonet_session_free(session);
}

/* ---- What there is to see ---------------------------------------------------------------- */

static void conflicts_are_seen_apart_from_mistakes(void **state) {
	(void)state;
	struct nonet_session *session = game_of(wikipedia);
	struct nonet_session_conflict conflicts[4];
	enter(session, 1, 3, 1); /* wrong, but against no peer */
	assert_int_equal(nonet_session_conflicts(session, NULL, 0), 0);
	assert_true(nonet_session_is_mistake(session, 2));
	assert_false(nonet_session_in_conflict(session, 2));
	enter(session, 1, 4, 3);
	assert_int_equal(nonet_session_conflicts(session, conflicts, 4), 1);
	assert_int_equal(conflicts[0].cell_a, 1);
	assert_int_equal(conflicts[0].cell_b, 3);
	assert_true(nonet_session_in_conflict(session, 1));
	assert_true(nonet_session_in_conflict(session, 3));
	assert_false(nonet_session_is_mistake(session, 1));
	assert_int_equal(nonet_session_mistakes(session), 2);
	nonet_session_free(session);
}

static void session_conflicts_are_those_of_the_board(void **state) {
	(void)state;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 11);
	for (int round = 0; round < 200; round++) {
		struct nonet_board board = random_board(&rng, 20 + round % 40, true);
		struct nonet_conflict expected[NONET_MAX_CONFLICTS];
		struct nonet_session_conflict seen[NONET_MAX_CONFLICTS];
		char line[NONET_LINE_SIZE];
		size_t number = nonet_board_conflicts(&board, expected, NONET_MAX_CONFLICTS);
		struct nonet_session *session = game_of(nonet_board_print(&board, line));
		assert_int_equal(nonet_session_conflicts(session, seen, NONET_MAX_CONFLICTS), number);
		for (size_t i = 0; i < number; i++) {
			assert_int_equal(seen[i].cell_a, expected[i].cell_a);
			assert_int_equal(seen[i].cell_b, expected[i].cell_b);
		}
		nonet_session_free(session);
	}
}

static void a_mistake_needs_an_only_solution(void **state) {
	(void)state;
	struct nonet_session *many = game_of(
	    "106200000000400820200005000080040007000603000500010040000900000039004000000002905");
	assert_int_equal(nonet_session_verdict(many), NONET_MANY);
	assert_null(nonet_session_solution(many));
	for (int digit = 1; digit <= 9; digit++) {
		enter(many, 1, 2, digit);
		assert_false(nonet_session_is_mistake(many, 1));
	}
	nonet_session_free(many);
	struct nonet_session *one = game_of(wikipedia);
	assert_int_equal(nonet_session_verdict(one), NONET_UNIQUE);
	struct nonet_board solution = board_of(wikipedia_solution);
	assert_memory_equal(nonet_session_solution(one), solution.cell, NONET_CELLS);
	nonet_session_free(one);
}

static void going_back_to_before_the_first_mistake(void **state) {
	(void)state;
	struct nonet_session *session = game_of(wikipedia);
	enter(session, 1, 3, 1); /* wrong, but put right */
	enter(session, 1, 3, 4);
	enter(session, 1, 4, 6);
	enter(session, 1, 6, 2); /* wrong */
	enter(session, 2, 2, 7);
	enter(session, 2, 3, 3); /* wrong, and put right, which does not help */
	enter(session, 2, 3, 2);
	assert_int_equal(nonet_session_undo_mistakes(session), 4);
	assert_int_equal(cell_at(session, 1, 4).value, 6);
	assert_int_equal(cell_at(session, 1, 6).value, 0);
	assert_int_equal(nonet_session_undo_mistakes(session), 0);
	for (int i = 0; i < 4; i++)
		assert_true(nonet_session_redo(session));
	assert_int_equal(cell_at(session, 2, 3).value, 2);
	nonet_session_free(session);
}

static void a_game_is_finished_when_it_is_full_and_right(void **state) {
	(void)state;
	struct nonet_session *session = game_of(wikipedia);
	assert_int_equal(nonet_session_left(session, 1), 6);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		bool full = nonet_session_cell(session, 78).value != 0; /* the last one that is no clue */
		assert_int_equal(nonet_session_is_finished(session), full);
		enter(session, cell / 9 + 1, cell % 9 + 1, wikipedia_solution[cell] - '0');
	}
	assert_true(nonet_session_is_finished(session));
	for (int digit = 1; digit <= 9; digit++)
		assert_int_equal(nonet_session_left(session, digit), 0);
	enter(session, 1, 3, 5);
	assert_false(nonet_session_is_finished(session));
	assert_int_equal(nonet_session_left(session, 5), -1);
	nonet_session_free(session);
}

static void of_several_solutions_any_finishes_the_game(void **state) {
	(void)state;
	static const char line[] =
	    "106200000000400820200005000080040007000603000500010040000900000039004000000002905";
	struct nonet_board board = board_of(line);
	struct nonet_answer answer;
	assert_int_equal(nonet_solve(&board, NULL, &answer), NONET_OK);
	struct nonet_session *session = game_of(line);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		enter(session, cell / 9 + 1, cell % 9 + 1, answer.solution.cell[cell]);
	assert_true(nonet_session_is_finished(session));
	nonet_session_free(session);
}

/* ---- Clock and hints --------------------------------------------------------------------- */

static void the_clock_runs_between_go_and_pause(void **state) {
	(void)state;
	struct nonet_session *session = game_of(wikipedia);
	assert_true(nonet_session_is_paused(session));
	assert_int_equal(nonet_session_elapsed_ms(session, 99), 0);
	nonet_session_go(session, 1000);
	nonet_session_go(session, 2000); /* goes already */
	assert_int_equal(nonet_session_elapsed_ms(session, 4000), 3000);
	assert_int_equal(nonet_session_elapsed_ms(session, 500), 0); /* before it began */
	nonet_session_pause(session, 5000);
	nonet_session_pause(session, 9000);
	assert_int_equal(nonet_session_elapsed_ms(session, 9000), 4000);
	nonet_session_go(session, 10000);
	nonet_session_pause(session, 9000); /* a clock that was set back */
	assert_int_equal(nonet_session_elapsed_ms(session, 20000), 4000);
	nonet_session_go(session, 0);
	assert_true(nonet_session_elapsed_ms(session, UINT64_MAX) <= UINT64_C(1) << 53);
	nonet_session_free(session);
}

static void a_hint_goes_deeper_until_something_changes(void **state) {
	(void)state;
	struct nonet_session *session = game_of(wikipedia);
	const uint16_t cell = 2;
	for (int i = 1; i <= 5; i++)
		assert_int_equal(nonet_session_ask_hint(session), i < 3 ? i : 3);
	nonet_session_color(session, &cell, 1, 1);
	assert_int_equal(nonet_session_hint_level(session), 3);
	nonet_session_mark(session, &cell, 1, NONET_MARK_CORNER, 1);
	assert_int_equal(nonet_session_hint_level(session), 0);
	assert_int_equal(nonet_session_ask_hint(session), 1);
	nonet_session_undo(session);
	assert_int_equal(nonet_session_hint_level(session), 0);
	assert_int_equal(nonet_session_hints(session), 2);
	nonet_session_free(session);
}

/* ---- Sizes, regions, progress ------------------------------------------------------------ */

static void progress_of_a_puzzle_is_the_first_step(void **state) {
	(void)state;
	struct nonet_board board = board_of(wikipedia);
	struct nonet_puzzle puzzle, back;
	nonet_puzzle_from_board(&board, &puzzle);
	puzzle.value[2] = 4;
	puzzle.marks[3] = 6;
	puzzle.corners[5] = 8;
	puzzle.elapsed_ms = 61000;
	puzzle.words.title = "A title";
	struct nonet_session *session = nonet_session_new(&puzzle);
	nonet_session_puzzle(session, 0, &back);
	memcpy(puzzle.solution, nonet_session_solution(session), NONET_CELLS);
	assert_true(nonet_puzzle_equal(&puzzle, &back));
	assert_ptr_not_equal(puzzle.words.title, back.words.title);
	assert_int_equal(nonet_session_steps(session), 1);
	nonet_session_undo(session);
	nonet_session_puzzle(session, 0, &back);
	assert_false(nonet_puzzle_is_begun(&back));
	nonet_session_free(session);
}

/* Sixteen squares in a row and their usual boxes, filled by shifts. */
static void big_solution(uint8_t solution[NONET_MAX_CELLS]) {
	for (int row = 0; row < 16; row++)
		for (int column = 0; column < 16; column++)
			solution[row * 16 + column] = (uint8_t)((row * 4 + row / 4 + column) % 16 + 1);
}

static void sixteen_by_sixteen_is_played_alike(void **state) {
	(void)state;
	struct nonet_puzzle puzzle;
	nonet_puzzle_clear(&puzzle, 16);
	big_solution(puzzle.solution);
	for (int cell = 0; cell < 256; cell += 3) {
		puzzle.value[cell] = puzzle.solution[cell];
		puzzle.given[cell] = 1;
	}
	struct nonet_session *session = nonet_session_new(&puzzle);
	assert_non_null(nonet_session_solution(session));
	assert_int_equal(nonet_session_verdict(session), NONET_UNKNOWN);
	const uint16_t cells[] = {1, 2};
	nonet_session_mark(session, cells, 2, NONET_MARK_CORNER, 16);
	nonet_session_enter(session, cells, 1, 16);
	assert_int_equal(nonet_session_cell(session, 2).corner, 0);
	assert_true(nonet_session_is_mistake(session, 1));
	assert_int_equal(nonet_session_undo_mistakes(session), 1);
	nonet_session_redo(session);
	char *text = save(session, 0);
	struct nonet_session *back = load(text);
	assert_same_view(session, back);
	for (uint16_t cell = 0; cell < 256; cell++)
		nonet_session_enter(session, &cell, 1, puzzle.solution[cell]);
	assert_true(nonet_session_is_finished(session));
	free(text);
	nonet_session_free(back);
	nonet_session_free(session);
}

static void a_told_solution_that_is_none_is_not_believed(void **state) {
	(void)state;
	struct nonet_puzzle puzzle;
	nonet_puzzle_clear(&puzzle, 16);
	big_solution(puzzle.solution);
	puzzle.solution[3] = puzzle.solution[4];
	struct nonet_session *session = nonet_session_new(&puzzle);
	assert_null(nonet_session_solution(session));
	nonet_session_free(session);
	big_solution(puzzle.solution);
	puzzle.value[0] = puzzle.solution[1];
	puzzle.given[0] = 1;
	session = nonet_session_new(&puzzle);
	assert_null(nonet_session_solution(session));
	nonet_session_free(session);
}

static void regions_come_from_the_puzzle(void **state) {
	(void)state;
	static const uint8_t regions[16] = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3};
	struct nonet_puzzle puzzle;
	nonet_puzzle_clear(&puzzle, 4);
	memcpy(puzzle.region, regions, sizeof regions);
	struct nonet_session *session = nonet_session_new(&puzzle);
	assert_true(nonet_session_sees(session, 2, 4));
	assert_false(nonet_session_sees(session, 0, 5)); /* one box as usual */
	char *text = save(session, 0);
	assert_non_null(strstr(text, "\"regions\": \"1112132233423444\""));
	struct nonet_session *back = load(text);
	for (int cell = 0; cell < 16; cell++)
		assert_int_equal(nonet_session_region(back, cell), regions[cell]);
	free(text);
	nonet_session_free(back);
	nonet_session_free(session);
}

/* ---- Random games ------------------------------------------------------------------------ */

static void random_cells(struct nonet_rng *rng, int ncells, uint16_t cells[8], size_t *number) {
	*number = 1 + nonet_rng_below(rng, 8);
	for (size_t i = 0; i < *number; i++)
		cells[i] = (uint16_t)nonet_rng_below(rng, (uint32_t)ncells);
}

/* Puts the digit into the first cell, and takes it out of the others. */
static void follow(struct nonet_session *session, const uint16_t *cells, size_t number, int digit) {
	uint8_t digits[NONET_MAX_CELLS] = {0};
	uint32_t gone[NONET_MAX_CELLS] = {0};
	digits[cells[0]] = (uint8_t)digit;
	for (size_t i = 1; i < number; i++)
		gone[cells[i]] = (uint32_t)1 << (digit - 1);
	assert_int_equal(nonet_session_follow(session, digits, gone), NONET_OK);
}

static void random_move(struct nonet_rng *rng, struct nonet_session *session) {
	uint16_t cells[8];
	size_t number;
	int size = nonet_session_size(session);
	int digit = 1 + (int)nonet_rng_below(rng, (uint32_t)size);
	random_cells(rng, size * size, cells, &number);
	switch (nonet_rng_below(rng, 13)) {
	case 0:
	case 1:
		assert_int_equal(nonet_session_enter(session, cells, 1, digit), NONET_OK);
		break;
	case 2:
		assert_int_equal(nonet_session_enter(session, cells, number, digit), NONET_OK);
		break;
	case 3:
	case 4:
		nonet_session_mark(session, cells, number, NONET_MARK_CENTER, digit);
		break;
	case 5:
		nonet_session_mark(session, cells, number, NONET_MARK_CORNER, digit);
		break;
	case 6:
		nonet_session_color(session, cells, number, 1 + (int)nonet_rng_below(rng, 9));
		break;
	case 7:
		nonet_session_clear(session, cells, number);
		break;
	case 8:
		nonet_session_fill(session, cells, number);
		break;
	case 9:
		nonet_session_undo(session);
		break;
	case 10:
		nonet_session_redo(session);
		break;
	case 11:
		follow(session, cells, number, digit);
		break;
	default:
		if (nonet_rng_below(rng, 10) == 0)
			nonet_session_restart(session, 0);
		else
			nonet_session_ask_hint(session);
	}
}

static struct nonet_session *random_game(struct nonet_rng *rng) {
	struct nonet_puzzle puzzle;
	if (nonet_rng_below(rng, 3) == 0) {
		nonet_puzzle_clear(&puzzle, 1 + (int)nonet_rng_below(rng, NONET_MAX_SIZE));
	} else {
		struct nonet_board board = random_board(rng, 30, false);
		nonet_puzzle_from_board(&board, &puzzle);
	}
	if (nonet_rng_below(rng, 2))
		puzzle.words = (struct nonet_words){
		    .title = "\"Ein\\Spiel\"\t\xC3\xBC\xE6\x95\xB0\xF0\x9F\x98\x80", .comment = ""};
	struct nonet_session *session = nonet_session_new(&puzzle);
	assert_non_null(session);
	return session;
}

static void any_moves_can_be_undone_and_redone(void **state) {
	(void)state;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 1);
	for (int game = 0; game < 60; game++) {
		struct nonet_session *session = random_game(&rng);
		struct view start = view_of(session);
		for (int move = 0; move < 120; move++)
			random_move(&rng, session);
		size_t done = nonet_session_steps_done(session), steps = nonet_session_steps(session);
		struct view end = view_of(session), seen;
		for (size_t i = 0; i < done; i++)
			assert_true(nonet_session_undo(session));
		assert_false(nonet_session_undo(session));
		seen = view_of(session);
		assert_memory_equal(&seen, &start, sizeof seen);
		for (size_t i = 0; i < done; i++)
			assert_true(nonet_session_redo(session));
		seen = view_of(session);
		assert_memory_equal(&seen, &end, sizeof seen);
		assert_int_equal(nonet_session_steps(session), steps);
		nonet_session_free(session);
	}
}

static void a_loaded_game_goes_on_as_the_saved_one(void **state) {
	(void)state;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 2);
	for (int game = 0; game < 60; game++) {
		struct nonet_session *session = random_game(&rng);
		for (int move = 0; move < 60; move++)
			random_move(&rng, session);
		char *text = save(session, 0);
		struct nonet_session *back = load(text);
		char *again = save(back, 0);
		assert_string_equal(text, again);
		struct nonet_rng same = rng;
		for (int move = 0; move < 40; move++) {
			random_move(&rng, session);
			random_move(&same, back);
			assert_same_view(session, back);
			assert_int_equal(nonet_session_hint_level(session), nonet_session_hint_level(back));
		}
		while (nonet_session_undo(session))
			assert_true(nonet_session_undo(back));
		assert_same_view(session, back);
		free(text);
		free(again);
		nonet_session_free(back);
		nonet_session_free(session);
	}
}

/* ---- Saved games ------------------------------------------------------------------------- */

static struct nonet_session *some_game(void) {
	struct nonet_board board = board_of(wikipedia);
	struct nonet_puzzle puzzle;
	nonet_puzzle_from_board(&board, &puzzle);
	puzzle.words.title = "Ein \"R\xC3\xA4tsel\"";
	struct nonet_session *session = nonet_session_new(&puzzle);
	const uint16_t cells[] = {2, 3, 10};
	enter(session, 1, 3, 4);
	nonet_session_mark(session, cells, 3, NONET_MARK_CENTER, 6);
	nonet_session_mark(session, cells + 1, 1, NONET_MARK_CORNER, 9);
	nonet_session_color(session, cells, 3, 2);
	enter(session, 1, 4, 6);
	nonet_session_undo(session);
	return session;
}

static void a_saved_game_is_plain_json(void **state) {
	(void)state;
	struct nonet_session *session = some_game();
	nonet_session_go(session, 0);
	char *text = save(session, 61500);
	assert_string_equal(
	    text, "{\n\"nonet_session\": 1,\n\"size\": 9,\n"
	          "\"clues\": "
	          "\"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8.."
	          "79\",\n"
	          "\"solution\": "
	          "\"5346789126721953481983425678597614234268537917139248569615372842874196353452861"
	          "79\",\n"
	          "\"words\": {\"title\": \"Ein \\\"R\xC3\xA4tsel\\\"\"},\n"
	          "\"elapsed_ms\": 61500,\n\"hint_level\": 0,\n\"hints\": 0,\n"
	          "\"settings\": {\"show_conflicts\": true, \"show_mistakes\": false, "
	          "\"tidy_marks\": true},\n"
	          "\"done\": 4,\n\"steps\": [\n"
	          "\"r1c3=4\",\n"
	          "\"r1c4+6 r2c2+6\",\n"
	          "\"r1c4+6^9\",\n"
	          "\"r1c3=4#2 r1c4+6^9#2 r2c2+6#2\",\n"
	          "\"r1c4=6+6^9#2\"\n"
	          "]\n}\n");
	free(text);
	nonet_session_free(session);
}

static void a_game_cut_off_anywhere_is_not_taken_for_a_whole_one(void **state) {
	(void)state;
	struct nonet_session *session = some_game(), *back;
	char *text = save(session, 0);
	size_t nbytes = strlen(text);
	for (size_t length = 0; length + 1 < nbytes; length++) {
		/* In a block of its own, so that a read past the end is noticed. */
		char *cut = malloc(length ? length : 1);
		struct nonet_error error;
		memcpy(cut, text, length);
		assert_int_equal(nonet_session_load(cut, length, &back, &error), NONET_SYNTAX);
		assert_true(error.offset <= length && error.line >= 1 && error.column >= 1);
		assert_non_null(strstr(error.message, "expected"));
		free(cut);
	}
	free(text);
	nonet_session_free(session);
}

static void white_space_may_be_changed(void **state) {
	(void)state;
	struct nonet_session *session = some_game();
	char *text = save(session, 0);
	char *wide = malloc(4 * strlen(text) + 1), *to = wide;
	bool in_string = false;
	for (const char *from = text; *from; from++) {
		if (*from == '"' && from[-1] != '\\')
			in_string = !in_string;
		*to++ = *from;
		if (!in_string && (*from == ',' || *from == '{' || *from == '['))
			*to++ = '\n';
	}
	*to = '\0';
	struct nonet_session *back = load(wide);
	assert_same_view(session, back);
	nonet_session_free(back);
	free(wide);
	free(text);
	nonet_session_free(session);
}

/* Replaces one piece of a good save and says what has to be said about it. */
static void expect_fault(const char *piece, const char *other, size_t line, const char *message) {
	struct nonet_session *session = some_game(), *back;
	char *text = save(session, 0), wrong[2048];
	struct nonet_error error;
	int before = 0;
	while (text[before] && strncmp(text + before, piece, strlen(piece)) != 0)
		before++;
	assert_true(text[before] != '\0');
	snprintf(wrong, sizeof wrong, "%.*s%s%s", before, text, other, text + before + strlen(piece));
	assert_int_equal(nonet_session_load(wrong, strlen(wrong), &back, &error), NONET_SYNTAX);
	assert_string_equal(error.message, message);
	assert_int_equal(error.line, line);
	free(text);
	nonet_session_free(session);
}

static void faults_are_told_with_their_place(void **state) {
	(void)state;
	expect_fault("{\n", "53..7\n", 1, "found '5'; expected '{'");
	expect_fault("nonet_session\": 1", "nonet_session\": 2", 2,
	             "found ','; expected a game saved in version 1 of this form");
	expect_fault("\"size\": 9", "\"size\": 0", 3, "found ','; expected a size from 1");
	expect_fault("\"size\": 9", "\"size\": 26", 3, "found '2'; expected a number from 0 to 25");
	expect_fault("\"53..7", "\"53..A", 4, "found 'A'; expected '.' or 81 cells, each from 1 to 9");
	expect_fault("..79\"", "..7\"", 4, "found '\"'; expected '.' or 81 cells, each from 1 to 9");
	expect_fault("..79\"", "..791\"", 4, "found '1'; expected '.' or 81 cells, each from 1 to 9");
	expect_fault("\"title\"", "\"name\"", 6,
	             "found '\"'; expected the name of a word, such as \"title\"");
	expect_fault("Ein", "E\\u0000", 6,
	             "found '\\'; expected an escape of JSON that stands for a character");
	expect_fault("Ein", "E\\ud800x", 6,
	             "found '\\'; expected an escape of JSON that stands for a character");
	expect_fault("Ein", "E\xFFin", 6, "found byte 0xFF; expected a character of UTF-8, or '\"'");
	expect_fault("\"hint_level\": 0", "\"hint_level\": 4", 8,
	             "found '4'; expected a number from 0 to 3");
	expect_fault("\"show_mistakes\": false", "\"show_mistakes\": 0", 10,
	             "found '0'; expected true or false");
	expect_fault("\"done\": 4", "\"done\": 6", 12,
	             "found byte 0x0A; expected as many steps as are done, or more");
	expect_fault("\"r1c3=4\"", "\"r1c3=4\",", 13, "found ','; expected '\"'");
	expect_fault("\"r1c3=4\"", "\"r1c1=4\"", 13, "found 'r'; expected a clue as it was");
	expect_fault("\"r1c3=4\"", "\"r1c3=A\"", 13, "found 'A'; expected a digit from 1 to 9");
	expect_fault("\"r1c3=4\"", "\"r1c3=45\"", 13,
	             "found '5'; expected ' ' and another cell, or the end of the step");
	expect_fault("\"r1c3=4\"", "\"r1c10=4\"", 13, "found '1'; expected a number from 1 to 9");
	expect_fault("\"r1c3=4\"", "\"r0c3=4\"", 13, "found '0'; expected a number from 1 to 9");
	expect_fault("\"r1c3=4\"", "\"r1c3\"", 13, "found 'r'; expected a step that changes something");
	expect_fault("\"r1c3=4\"", "\"\"", 13, "found '\"'; expected a cell such as r1c1");
	expect_fault("\"r1c3=4\"", "\"r1c3#0\"", 13, "found '0'; expected a digit from 1 to 9");
	expect_fault("]\n}", "],\n}", 18, "found ','; expected '}'");
	expect_fault("]\n}\n", "]\n}\n{", 20, "found '{'; expected nothing more after the game");
}

/* Regions that are not as large as rows would make cells that nothing can fill. */
static void regions_have_to_be_as_large_as_rows(void **state) {
	(void)state;
	static const char text[] =
	    "{\"nonet_session\":1,\"size\":4,\"regions\":\"1111111122223333\",\"clues\":"
	    "\"................\",";
	struct nonet_session *session;
	struct nonet_error error;
	assert_int_equal(nonet_session_load(text, sizeof text - 1, &session, &error), NONET_SYNTAX);
	assert_string_equal(error.message,
	                    "found '\"'; expected as many cells in each region as in a row");
}

static void words_that_are_no_utf8_are_mended(void **state) {
	(void)state;
	struct nonet_puzzle puzzle;
	nonet_puzzle_clear(&puzzle, 4);
	puzzle.words.title = "a\xFF\xC3z";
	struct nonet_session *session = nonet_session_new(&puzzle);
	char *text = save(session, 0);
	struct nonet_session *back = load(text);
	assert_string_equal(nonet_session_words(back)->title, "a\xEF\xBF\xBD\xEF\xBF\xBDz");
	free(text);
	nonet_session_free(back);
	nonet_session_free(session);
}

/* What is loaded is whole: after any change of a byte or two it is refused, or is a game that is
 * saved and loaded again the same. */
static void damaged_games_are_refused_or_sound(void **state) {
	(void)state;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 3);
	struct nonet_session *session = some_game();
	char *text = save(session, 0);
	size_t nbytes = strlen(text);
	int loaded = 0;
	for (int round = 0; round < 3000; round++) {
		struct nonet_session *back;
		char *damaged = malloc(nbytes);
		for (size_t i = 0; i < nbytes; i++)
			damaged[i] = text[i];
		for (uint32_t i = 0; i < 1 + nonet_rng_below(&rng, 2); i++)
			damaged[nonet_rng_below(&rng, (uint32_t)nbytes)] =
			    nonet_rng_below(&rng, 2) ? text[nonet_rng_below(&rng, (uint32_t)nbytes)]
			                             : (char)nonet_rng_below(&rng, 256);
		if (nonet_session_load(damaged, nbytes, &back, NULL) == NONET_OK) {
			char *again = save(back, 0);
			struct nonet_session *twice = load(again);
			assert_same_view(back, twice);
			nonet_session_free(twice);
			nonet_session_free(back);
			free(again);
			loaded++;
		}
		free(damaged);
	}
	assert_true(loaded > 0 && loaded < 3000);
	free(text);
	nonet_session_free(session);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(clues_stay_and_digits_go_into_all_other_cells),
	    cmocka_unit_test(a_mark_goes_when_all_empty_cells_have_it),
	    cmocka_unit_test(marks_wait_under_a_digit),
	    cmocka_unit_test(clearing_takes_digits_first_then_marks_then_colors),
	    cmocka_unit_test(a_color_goes_when_all_cells_have_it),
	    cmocka_unit_test(a_digit_leaves_the_marks_of_its_peers_when_marks_are_tidy),
	    cmocka_unit_test(filling_marks_what_peers_leave),
	    cmocka_unit_test(following_a_step_is_one_move),
	    cmocka_unit_test(a_restart_can_be_undone_and_sets_the_clock),
	    cmocka_unit_test(a_new_move_ends_what_was_taken_back),
	    cmocka_unit_test(conflicts_are_seen_apart_from_mistakes),
	    cmocka_unit_test(session_conflicts_are_those_of_the_board),
	    cmocka_unit_test(a_mistake_needs_an_only_solution),
	    cmocka_unit_test(going_back_to_before_the_first_mistake),
	    cmocka_unit_test(a_game_is_finished_when_it_is_full_and_right),
	    cmocka_unit_test(of_several_solutions_any_finishes_the_game),
	    cmocka_unit_test(the_clock_runs_between_go_and_pause),
	    cmocka_unit_test(a_hint_goes_deeper_until_something_changes),
	    cmocka_unit_test(progress_of_a_puzzle_is_the_first_step),
	    cmocka_unit_test(sixteen_by_sixteen_is_played_alike),
	    cmocka_unit_test(a_told_solution_that_is_none_is_not_believed),
	    cmocka_unit_test(regions_come_from_the_puzzle),
	    cmocka_unit_test(any_moves_can_be_undone_and_redone),
	    cmocka_unit_test(a_loaded_game_goes_on_as_the_saved_one),
	    cmocka_unit_test(a_saved_game_is_plain_json),
	    cmocka_unit_test(a_game_cut_off_anywhere_is_not_taken_for_a_whole_one),
	    cmocka_unit_test(white_space_may_be_changed),
	    cmocka_unit_test(faults_are_told_with_their_place),
	    cmocka_unit_test(regions_have_to_be_as_large_as_rows),
	    cmocka_unit_test(words_that_are_no_utf8_are_mended),
	    cmocka_unit_test(damaged_games_are_refused_or_sound),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
