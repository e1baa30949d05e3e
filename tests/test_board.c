#include "support.h"

#include <string.h>

static void reads_digits_and_every_blank(void **state) {
	(void)state;
	struct nonet_board board = board_of(
	    " 53..7....6..195____98****6*8---6---34xx8X3XX17...2...6.6....28....419..5....8..79\t\r\n");
	struct nonet_board same = board_of(
	    "530070000600195000098000060800060003400803001700020006060000280000419005000080079");
	assert_memory_equal(&board, &same, sizeof board);
	assert_int_equal(nonet_board_clue_count(&board), 30);
}

static void reports_where_a_text_is_wrong(void **state) {
	(void)state;
	static const struct {
		const char *text;
		size_t offset;
		const char *message;
	} cases[] = {
	    {"", 0, "the text ends after 0 cells; expected 81"},
	    {"  12", 4, "the text ends after 2 cells; expected 81"},
	    {"12 3", 2, "the line is broken by a space after 2 cells; expected 81"},
	    {"12q", 2, "found 'q'; expected a digit 1-9 or a blank (. 0 * _ - x)"},
	    {"12\n", 2, "found byte 0x0A; expected a digit 1-9 or a blank (. 0 * _ - x)"},
	    {"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..791", 81,
	     "found '1'; expected nothing after the 81st cell"},
	    {"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 #", 82,
	     "found '#'; expected nothing after the 81st cell"},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct nonet_board board;
		memset(&board, 7, sizeof board);
		struct nonet_board before = board;
		struct nonet_error error;
		assert_int_equal(nonet_board_parse(cases[i].text, strlen(cases[i].text), &board, &error),
		                 NONET_SYNTAX);
		assert_string_equal(error.message, cases[i].message);
		assert_int_equal(error.offset, cases[i].offset);
		assert_int_equal(error.column, cases[i].offset + 1);
		assert_memory_equal(&board, &before, sizeof board);
	}
}

static void what_is_printed_reads_back(void **state) {
	(void)state;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 1);
	for (int i = 0; i < 1000; i++) {
		struct nonet_board board = random_board(&rng, i % 82, i % 2);
		char line[NONET_LINE_SIZE];
		struct nonet_board back = board_of(nonet_board_print(&board, line));
		assert_memory_equal(&board, &back, sizeof board);
	}
}

static void names_every_conflict_once(void **state) {
	(void)state;
	static const char *const expected[] = {"r1c1 and r1c9 both hold 5 (row 1)",
	                                       "r1c1 and r3c2 both hold 5 (box 1)",
	                                       "r2c5 and r9c5 both hold 7 (column 5)"};
	struct nonet_board board = {.cell = {[0] = 5, [8] = 5, [19] = 5, [13] = 7, [76] = 7}};
	struct nonet_conflict conflicts[NONET_MAX_CONFLICTS];
	assert_int_equal(nonet_board_conflicts(&board, conflicts, NONET_MAX_CONFLICTS), 3);
	for (int i = 0; i < 3; i++) {
		char text[NONET_CONFLICT_TEXT_SIZE];
		assert_string_equal(nonet_conflict_text(&conflicts[i], text), expected[i]);
	}
	assert_int_equal(nonet_board_conflicts(&board, NULL, 0), 3);

	memset(&board, 9, sizeof board);
	assert_int_equal(nonet_board_conflicts(&board, conflicts, 5), NONET_MAX_CONFLICTS);
}

static void row_comes_before_box_in_a_conflict(void **state) {
	(void)state;
	struct nonet_board board = board_of(
	    ".99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6..");
	struct nonet_conflict conflicts[2];
	assert_int_equal(nonet_board_conflicts(&board, conflicts, 2), 2);
	char text[NONET_CONFLICT_TEXT_SIZE];
	assert_string_equal(nonet_conflict_text(&conflicts[0], text),
	                    "r1c2 and r1c3 both hold 9 (row 1)");
	assert_string_equal(nonet_conflict_text(&conflicts[1], text),
	                    "r1c2 and r5c2 both hold 9 (column 2)");
}

static void candidates_are_what_no_peer_holds(void **state) {
	(void)state;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 2);
	for (int i = 0; i < 200; i++) {
		struct nonet_board board = random_board(&rng, i % 82, i % 2);
		for (int cell = 0; cell < NONET_CELLS; cell++) {
			unsigned expected = NONET_ALL_DIGITS;
			for (int other = 0; other < NONET_CELLS; other++) {
				bool peers =
				    other != cell && (other / 9 == cell / 9 || other % 9 == cell % 9 ||
				                      (other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3));
				if (peers && board.cell[other])
					expected &= ~(1u << (board.cell[other] - 1));
			}
			assert_int_equal(nonet_board_candidates(&board, cell), expected);
		}
	}
}

static void houses_hold_each_cell_three_times(void **state) {
	(void)state;
	int seen[NONET_CELLS] = {0};
	for (int house = 0; house < NONET_HOUSES; house++)
		for (int i = 0; i < 9; i++)
			seen[nonet_house_cells(house)[i]]++;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		assert_int_equal(seen[cell], 3);
	char name[NONET_NAME_SIZE];
	assert_string_equal(nonet_cell_name(80, name), "r9c9");
	assert_string_equal(nonet_house_name(0, name), "row 1");
	assert_string_equal(nonet_house_name(17, name), "column 9");
	assert_string_equal(nonet_house_name(22, name), "box 5");
}

static void knows_a_solved_grid(void **state) {
	(void)state;
	struct nonet_board grid = board_of(
	    "534678912672195348198342567859761423426853791713924856961537284287419635345286179");
	assert_true(nonet_board_is_solved(&grid));
	grid.cell[40] = 0;
	assert_false(nonet_board_is_solved(&grid));
	grid.cell[40] = 6;
	assert_false(nonet_board_is_solved(&grid));
}

static void every_status_has_a_sentence(void **state) {
	(void)state;
	assert_string_equal(nonet_status_text(NONET_OK), "done");
	assert_string_equal(nonet_status_text((enum nonet_status)999), "unknown status");
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(reads_digits_and_every_blank),
	    cmocka_unit_test(reports_where_a_text_is_wrong),
	    cmocka_unit_test(what_is_printed_reads_back),
	    cmocka_unit_test(names_every_conflict_once),
	    cmocka_unit_test(row_comes_before_box_in_a_conflict),
	    cmocka_unit_test(candidates_are_what_no_peer_holds),
	    cmocka_unit_test(houses_hold_each_cell_three_times),
	    cmocka_unit_test(knows_a_solved_grid),
	    cmocka_unit_test(every_status_has_a_sentence),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
