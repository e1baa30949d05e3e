#include <nonet/render.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static const char puzzle_line[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solution_line[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

static struct nonet_board board_from(const char *line) {
	struct nonet_board board;
	assert_int_equal(nonet_board_parse(line, strlen(line), &board, NULL), NONET_OK);
	return board;
}

/* Draws and compares; also checks the length that is told. */
static void expect(const struct nonet_board *board, const struct nonet_board *clues,
                   const uint8_t *marked, struct nonet_text_style style, const char *expected) {
	char text[NONET_TEXT_SIZE];
	size_t length = nonet_render_text(board, clues, marked, &style, text);
	assert_string_equal(text, expected);
	assert_int_equal(length, strlen(expected));
}

static void plain_ascii(void **state) {
	(void)state;
	struct nonet_board board = board_from(puzzle_line);
	expect(&board, NULL, NULL, (struct nonet_text_style){0},
	       "+-------+-------+-------+\n"
	       "| 5 3 . | . 7 . | . . . |\n"
	       "| 6 . . | 1 9 5 | . . . |\n"
	       "| . 9 8 | . . . | . 6 . |\n"
	       "+-------+-------+-------+\n"
	       "| 8 . . | . 6 . | . . 3 |\n"
	       "| 4 . . | 8 . 3 | . . 1 |\n"
	       "| 7 . . | . 2 . | . . 6 |\n"
	       "+-------+-------+-------+\n"
	       "| . 6 . | . . . | 2 8 . |\n"
	       "| . . . | 4 1 9 | . . 5 |\n"
	       "| . . . | . 8 . | . 7 9 |\n"
	       "+-------+-------+-------+\n");
}

static void plain_unicode(void **state) {
	(void)state;
	struct nonet_board board = board_from(solution_line);
	expect(&board, NULL, NULL, (struct nonet_text_style){.unicode = true},
	       "┌───────┬───────┬───────┐\n"
	       "│ 5 3 4 │ 6 7 8 │ 9 1 2 │\n"
	       "│ 6 7 2 │ 1 9 5 │ 3 4 8 │\n"
	       "│ 1 9 8 │ 3 4 2 │ 5 6 7 │\n"
	       "├───────┼───────┼───────┤\n"
	       "│ 8 5 9 │ 7 6 1 │ 4 2 3 │\n"
	       "│ 4 2 6 │ 8 5 3 │ 7 9 1 │\n"
	       "│ 7 1 3 │ 9 2 4 │ 8 5 6 │\n"
	       "├───────┼───────┼───────┤\n"
	       "│ 9 6 1 │ 5 3 7 │ 2 8 4 │\n"
	       "│ 2 8 7 │ 4 1 9 │ 6 3 5 │\n"
	       "│ 3 4 5 │ 2 8 6 │ 1 7 9 │\n"
	       "└───────┴───────┴───────┘\n");
}

/* The first three rows of a drawing in ASCII, the frame above them included. */
static void expect_begin(const uint8_t *marked, bool color, const char *expected) {
	char text[NONET_TEXT_SIZE];
	struct nonet_board clues = board_from(puzzle_line);
	struct nonet_board board = board_from(solution_line);
	struct nonet_text_style style = {.color = color};
	nonet_render_text(&board, &clues, marked, &style, text);
	assert_true(strlen(text) > strlen(expected));
	text[strlen(expected)] = '\0';
	assert_string_equal(text, expected);
}

static void marks_without_colour(void **state) {
	(void)state;
	uint8_t marked[NONET_CELLS] = {[0] = 1, [2] = 1, [8] = 1};
	expect_begin(marked, false,
	             "+-------+-------+-------+\n"
	             "|*5 3*4 | 6 7 8 | 9 1*2 |\n"
	             "| 6 7 2 | 1 9 5 | 3 4 8 |\n");
}

static void clues_and_marks_in_colour(void **state) {
	(void)state;
	uint8_t marked[NONET_CELLS] = {[0] = 1, [2] = 1};
	expect_begin(
	    marked, true,
	    "+-------+-------+-------+\n"
	    "| \033[1;7m5\033[0m \033[1m3\033[0m \033[7m4\033[0m | 6 \033[1m7\033[0m 8 | 9 1 2 |\n"
	    "| \033[1m6\033[0m 7 2 | \033[1m1\033[0m \033[1m9\033[0m \033[1m5\033[0m | 3 4 8 |\n");
}

static void candidates_ascii(void **state) {
	(void)state;
	struct nonet_board board = board_from(puzzle_line);
	uint8_t marked[NONET_CELLS] = {[0] = 1, [5] = 1};
	char text[NONET_TEXT_SIZE];
	struct nonet_text_style style = {.candidates = true};
	static const char expected[] = "+===+===+===+===+===+===+===+===+===+\n"
	                               "|   :   :12 | 2 :   : 2 |1  :12 : 2 |\n"
	                               "* 5 : 3 :4  |  6: 7 *4 6|4  :4  :4  |\n"
	                               "|   :   :   |   :   : 8 | 89:  9: 8 |\n"
	                               "|---+---+---|---+---+---|---+---+---|\n"
	                               "|   : 2 : 2 |   :   :   |  3: 23: 2 |\n";
	nonet_render_text(&board, NULL, marked, &style, text);
	text[sizeof expected - 1] = '\0';
	assert_string_equal(text, expected);
}

static void candidates_unicode(void **state) {
	(void)state;
	struct nonet_board board = board_from(puzzle_line);
	char text[NONET_TEXT_SIZE];
	struct nonet_text_style style = {.candidates = true, .unicode = true};
	static const char expected_end[] = "╟───┼───┼───╫───┼───┼───╫───┼───┼───╢\n"
	                                   "║123│12 │123║ 23│   │ 2 ║1 3│   │   ║\n"
	                                   "║   │45 │45 ║ 56│ 8 │  6║4 6│ 7 │ 9 ║\n"
	                                   "║   │   │   ║   │   │   ║   │   │   ║\n"
	                                   "╚═══╧═══╧═══╩═══╧═══╧═══╩═══╧═══╧═══╝\n";
	size_t length = nonet_render_text(&board, NULL, NULL, &style, text);
	assert_string_equal(text + length - (sizeof expected_end - 1), expected_end);
}

/* Lines and columns of a drawing, escapes not counted. Fails unless all lines are of one width. */
static void expect_size(struct nonet_text_style style, int expected_lines, int expected_columns) {
	char text[NONET_TEXT_SIZE];
	struct nonet_board empty = {{0}};
	struct nonet_board clues = board_from(solution_line);
	uint8_t marked[NONET_CELLS];
	memset(marked, 1, sizeof marked);
	nonet_render_text(&empty, &clues, marked, &style, text);
	int lines = 0, columns = 0;
	for (const char *at = text; *at; at++) {
		if (*at == '\n') {
			assert_int_equal(columns, expected_columns);
			columns = 0;
			lines++;
		} else if (*at == '\033') {
			at = strchr(at, 'm');
		} else if (((unsigned char)*at & 0xC0) != 0x80) {
			columns++;
		}
	}
	assert_int_equal(lines, expected_lines);
}

/* All cells empty, marked and clues: the longest drawing there is. */
static void fits_forty_columns_in_every_style(void **state) {
	(void)state;
	for (int bits = 0; bits < 4; bits++) {
		struct nonet_text_style style = {.unicode = bits & 1, .color = bits & 2};
		expect_size(style, 13, 25);
		style.candidates = true;
		expect_size(style, 37, 37);
	}
}

/* A naked pair of 1 and 2 in row 1 that takes 2 from r1c3; column 9 is filled. */
static void pair_position(struct nonet_position *position, struct nonet_step *step) {
	*position = (struct nonet_position){0};
	*step = (struct nonet_step){.digits = 3, .pattern_count = 2, .elimination_count = 1};
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		if (cell % 9 == 8)
			position->board.cell[cell] = (uint8_t)(cell / 9 + 1);
		else
			position->candidates[cell] = 1u << 8;
	}
	position->candidates[0] = position->candidates[1] = 3;
	position->candidates[2] = 0x1FE;
	step->pattern[0] = (struct nonet_pattern_cell){.cell = 0, .role = NONET_ROLE_BASE, .digits = 3};
	step->pattern[1] =
	    (struct nonet_pattern_cell){.cell = 1, .role = NONET_ROLE_EXTRA, .digits = 3};
	step->eliminations[0] = (struct nonet_cell_digits){2, 2};
}

/* The drawing's first lines, as many as `expected` has. */
static void expect_start(const struct nonet_position *position, const struct nonet_step *step,
                         struct nonet_position_style style, const char *expected) {
	static char text[NONET_TEXT_SIZE];
	size_t length = nonet_render_position(position, step, &style, text);
	assert_int_equal(length, strlen(text));
	text[strlen(expected)] = '\0';
	assert_string_equal(text, expected);
}

static void a_step_is_marked(void **state) {
	(void)state;
	struct nonet_position position;
	struct nonet_step step;
	pair_position(&position, &step);
	expect_start(&position, &step, (struct nonet_position_style){NONET_VIEW_CANDIDATES, false, 37},
	             "+-------------------+-------+-------+\n"
	             "| *12 +12 3456789-2 | 9 9 9 | 9 9 1 |\n"
	             "| 9   9   9         | 9 9 9 | 9 9 2 |\n");
	expect_start(&position, &step, (struct nonet_position_style){NONET_VIEW_DIGITS, true, 37},
	             "┌────────────┬───────┬───────┐\n"
	             "│ *12 +12 -2 │ . . . │ . . 1 │\n"
	             "│ .   .   .  │ . . . │ . . 2 │\n");
	expect_start(&position, &step, (struct nonet_position_style){NONET_VIEW_PLACES, false, 37},
	             "+------------+-------+-------+\n"
	             "| *12 +12 -2 | . . . | . . . |\n");
	expect_start(&position, NULL, (struct nonet_position_style){NONET_VIEW_DIGITS, false, 37},
	             "+-------+-------+-------+\n"
	             "| . . . | . . . | . . 1 |\n");
}

static void a_placement_is_marked(void **state) {
	(void)state;
	struct nonet_position position;
	struct nonet_step step;
	pair_position(&position, &step);
	step.elimination_count = 0;
	step.placement_count = 1;
	step.placements[0] = (struct nonet_cell_digits){9, 1u << 8};
	expect_start(&position, &step, (struct nonet_position_style){NONET_VIEW_DIGITS, false, 37},
	             "+-----------+-------+-------+\n"
	             "| *12 +12 . | . . . | . . 1 |\n"
	             "| =9  .   . | . . . | . . 2 |\n");
}

static void a_narrow_drawing_is_taller(void **state) {
	(void)state;
	struct nonet_position position;
	struct nonet_step step;
	pair_position(&position, &step);
	position.candidates[3] = NONET_ALL_DIGITS;
	expect_start(&position, &step, (struct nonet_position_style){NONET_VIEW_CANDIDATES, true, 44},
	             "+---+---+---+---+---+---+---+---+---+\n"
	             "|12  12   x3|123        |           |\n"
	             "*   +    456|456        |         1 |\n"
	             "|        789|789   9   9|  9   9    |\n"
	             "+   .   .   +   .   .   +   .   .   +\n");
	expect_start(&position, &step, (struct nonet_position_style){NONET_VIEW_CANDIDATES, false, 45},
	             "+-------------------+---------------+-------+\n");
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(plain_ascii),
	    cmocka_unit_test(plain_unicode),
	    cmocka_unit_test(marks_without_colour),
	    cmocka_unit_test(clues_and_marks_in_colour),
	    cmocka_unit_test(candidates_ascii),
	    cmocka_unit_test(candidates_unicode),
	    cmocka_unit_test(fits_forty_columns_in_every_style),
	    cmocka_unit_test(a_step_is_marked),
	    cmocka_unit_test(a_placement_is_marked),
	    cmocka_unit_test(a_narrow_drawing_is_taller),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
