#include "support.h"

#include <nonet/puzzle.h>
#include <string.h>

static void usual_regions_are_boxes_of_as_many_cells_as_a_row(void **state) {
	(void)state;
	for (int size = 1; size <= NONET_MAX_SIZE; size++) {
		struct nonet_puzzle puzzle;
		int count[NONET_MAX_SIZE] = {0};
		nonet_puzzle_clear(&puzzle, size);
		for (int cell = 0; cell < size * size; cell++)
			count[puzzle.region[cell]]++;
		for (int region = 0; region < size; region++)
			assert_int_equal(count[region], size);
		assert_true(nonet_puzzle_has_boxes(&puzzle));
	}
}

static void six_has_boxes_of_two_rows(void **state) {
	(void)state;
	struct nonet_puzzle puzzle;
	nonet_puzzle_clear(&puzzle, 6);
	static const uint8_t expected[18] = {0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3};
	assert_memory_equal(puzzle.region, expected, sizeof expected);
}

static void boards_and_positions_come_back_as_they_were(void **state) {
	(void)state;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 7);
	for (int i = 0; i < 500; i++) {
		struct nonet_board board = random_board(&rng, i % 82, false), board_back;
		struct nonet_puzzle puzzle;
		nonet_puzzle_from_board(&board, &puzzle);
		assert_true(nonet_puzzle_board(&puzzle, &board_back));
		assert_memory_equal(&board, &board_back, sizeof board);
		assert_false(nonet_puzzle_is_begun(&puzzle));

		struct nonet_position position, back;
		nonet_position_start(&board, &position);
		for (int cell = 0; cell < NONET_CELLS; cell++) {
			position.given[cell] = board.cell[cell] != 0 && nonet_rng_below(&rng, 2) == 0;
			position.candidates[cell] &= (uint16_t)nonet_rng_below(&rng, 512);
		}
		nonet_puzzle_from_position(&position, &puzzle);
		assert_true(nonet_puzzle_position(&puzzle, &back));
		for (int cell = 0; cell < NONET_CELLS; cell++) {
			assert_int_equal(position.board.cell[cell], back.board.cell[cell]);
			assert_int_equal(position.given[cell], back.given[cell]);
			if (board.cell[cell] == 0)
				assert_int_equal(position.candidates[cell], back.candidates[cell]);
		}
	}
}

static void a_cell_without_marks_has_all_candidates_unless_they_are_complete(void **state) {
	(void)state;
	struct nonet_board empty = {{0}};
	struct nonet_puzzle puzzle;
	struct nonet_position position;
	nonet_puzzle_from_board(&empty, &puzzle);
	puzzle.marks[0] = 3;
	assert_true(nonet_puzzle_position(&puzzle, &position));
	assert_int_equal(position.candidates[0], 3);
	assert_int_equal(position.candidates[1], NONET_ALL_DIGITS);
	puzzle.complete = true;
	assert_true(nonet_puzzle_position(&puzzle, &position));
	assert_int_equal(position.candidates[1], 0);
	assert_true(nonet_puzzle_is_begun(&puzzle));
}

static void only_nine_by_nine_with_boxes_is_a_board(void **state) {
	(void)state;
	struct nonet_puzzle puzzle;
	struct nonet_board board;
	nonet_puzzle_clear(&puzzle, 6);
	assert_false(nonet_puzzle_board(&puzzle, &board));
	nonet_puzzle_clear(&puzzle, 9);
	assert_true(nonet_puzzle_board(&puzzle, &board));
	puzzle.region[0] = 1;
	puzzle.region[3] = 0;
	assert_false(nonet_puzzle_has_boxes(&puzzle));
	assert_false(nonet_puzzle_board(&puzzle, &board));
}

static void every_field_counts_in_a_comparison(void **state) {
	(void)state;
	struct nonet_puzzle puzzle, other;
	nonet_puzzle_clear(&puzzle, 9);
	puzzle.words.title = "One";
	other = puzzle;
	other.words.title = "Two";
	assert_false(nonet_puzzle_equal(&puzzle, &other));
	other.words.title = NULL;
	assert_false(nonet_puzzle_equal(&puzzle, &other));
	char same[] = "One";
	other.words.title = same;
	assert_true(nonet_puzzle_equal(&puzzle, &other));
	other.corners[80] = 1;
	assert_false(nonet_puzzle_equal(&puzzle, &other));
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(usual_regions_are_boxes_of_as_many_cells_as_a_row),
	    cmocka_unit_test(six_has_boxes_of_two_rows),
	    cmocka_unit_test(boards_and_positions_come_back_as_they_were),
	    cmocka_unit_test(a_cell_without_marks_has_all_candidates_unless_they_are_complete),
	    cmocka_unit_test(only_nine_by_nine_with_boxes_is_a_board),
	    cmocka_unit_test(every_field_counts_in_a_comparison),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
