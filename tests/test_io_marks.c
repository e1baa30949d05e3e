/* Reading what a player has done: pencil marks, placed digits, candidates that are gone. */
#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define A_LINE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

enum { TEXT_SIZE = 8192, ITEMS = 8 };

struct items {
	int count;
	enum nonet_status status[ITEMS];
	struct nonet_item item[ITEMS];
};

static void keep(void *context, enum nonet_status status, const struct nonet_item *item) {
	struct items *items = context;
	assert_true(items->count < ITEMS);
	items->item[items->count] = *item;
	items->status[items->count++] = status;
}

static struct items read_text(const char *text, size_t piece) {
	struct items items = {0};
	read_in_pieces(text, piece, keep, &items);
	return items;
}

static const char *read_sample(const char *file) {
	static char text[TEXT_SIZE];
	char path[1024];
	snprintf(path, sizeof path, "%s/formats/%s", NONET_TEST_DATA, file);
	FILE *stream = fopen(path, "rb");
	assert_non_null(stream);
	text[fread(text, 1, sizeof text - 1, stream)] = '\0';
	fclose(stream);
	return text;
}

static void check_same(const struct nonet_position *a, const struct nonet_position *b) {
	assert_memory_equal(&a->board, &b->board, sizeof a->board);
	assert_memory_equal(a->candidates, b->candidates, sizeof a->candidates);
	assert_memory_equal(a->given, b->given, sizeof a->given);
}

/* The one position of the text, the same in pieces of every size. */
static struct nonet_position position_of(const char *text) {
	struct nonet_position position, other;
	static const size_t pieces[] = {TEXT_SIZE, 1, 7, 64};
	for (int i = 0; i < 4; i++) {
		struct items items = read_text(text, pieces[i]);
		assert_int_equal(items.count, 1);
		assert_int_equal(items.status[0], NONET_OK);
		assert_true(items.item[0].marked);
		nonet_item_position(&items.item[0], i ? &other : &position);
		assert_memory_equal(&items.item[0].board, &items.item[0].position.board,
		                    sizeof items.item[0].board);
		if (i > 0)
			check_same(&other, &position);
	}
	return position;
}

static void reads_pencil_marks(void **state) {
	(void)state;
	struct nonet_position position = position_of(read_sample("pm-grid.txt"));
	/* r8c8 can only be 3, as a player who has not yet filled it in sees it. */
	struct nonet_board board = board_of(A_LINE);
	assert_memory_equal(&position.board, &board, sizeof board);
	assert_int_equal(position.candidates[2], 0xB);
	assert_int_equal(position.candidates[9 * 7 + 7], 0x4);
	assert_int_equal(position.candidates[0], 0);
	assert_int_equal(position.given[0], 1);
	assert_int_equal(position.given[2], 0);
}

static void reads_all_frames_and_markers(void **state) {
	(void)state;
	char bare[TEXT_SIZE] = "", *to = bare;
	const char *framed = read_sample("pm-grid.txt");
	struct nonet_position position = position_of(framed);
	for (const char *at = framed; *at; at++)
		if (strchr("0123456789 \n", *at))
			*to++ = *at;
	*to = '\0';
	struct nonet_position again = position_of(bare);
	check_same(&again, &position);
	char *first = strstr(bare, "124");
	first[-1] = '*';
	first[0] = '4';
	first[2] = '1';
	again = position_of(bare);
	check_same(&again, &position);
}

/* The sample with this between its groups, and this at the end of its rows. */
static void part_marks(char text_ret[TEXT_SIZE], const char *between, const char *end) {
	int cell = 0;
	*text_ret = '\0';
	for (const char *at = read_sample("pm-grid.txt"); *at;) {
		size_t length = strspn(at, "123456789");
		strncat(text_ret, at, length);
		if (length > 0)
			strcat(text_ret, ++cell % 9 ? between : end);
		at += length > 0 ? length : 1;
	}
	assert_int_equal(cell, NONET_CELLS);
}

static void reads_commas_between_marks(void **state) {
	(void)state;
	static const char *const between[] = {",", ", ", " ,", ";", "\t;\t", " "};
	static const char *const end[] = {"\n", ",\n", " ; \n", "\r\n"};
	struct nonet_position position = position_of(read_sample("pm-grid.txt"));
	char text[TEXT_SIZE];
	for (size_t i = 0; i < sizeof between / sizeof between[0]; i++)
		for (size_t k = 0; k < sizeof end / sizeof end[0]; k++) {
			part_marks(text, between[i], end[k]);
			struct nonet_position again = position_of(text);
			check_same(&again, &position);
		}
}

/* Rows of a puzzle with commas between them are none of candidates, even with a cell too few. */
static void keeps_rows_with_commas_plain(void **state) {
	(void)state;
	static const char *const bad[] = {
	    "534678912,672195348,198342567,859761423,426853791,713924856,961537284,287419635,"
	    "34528617\n",
	    "1.3...7..,.2..5....,.3..7....,6..,..195....,.98......,6...8...,..3....,4..8.3..1\n",
	    "1........,.2.......,..3......,...4.....,....5....,.....6...,......7..,.......8.,........"
	    "\n"};
	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
		struct items items = read_text(bad[i], 100);
		assert_int_equal(items.count, 1);
		assert_int_equal(items.status[0], NONET_SYNTAX);
		assert_non_null(strstr(items.item[0].error.message, "expected 81"));
	}
}

/* One message for the grid, not one for each row. */
static void a_spoilt_row_with_commas_spoils_its_grid_alone(void **state) {
	(void)state;
	char text[TEXT_SIZE];
	part_marks(text, ",", "\n");
	memcpy(strstr(text, "1249"), "12a9", 4);
	struct items items = read_text(strcat(text, A_LINE "\n"), 100);
	assert_int_equal(items.count, 2);
	assert_int_equal(items.status[0], NONET_SYNTAX);
	assert_string_equal(items.item[0].error.message,
	                    "found 'a'; expected the candidates of a cell, digits 1-9 together, or one "
	                    "blank");
	assert_int_equal(items.status[1], NONET_OK);
}

static void reads_library_lines(void **state) {
	(void)state;
	struct nonet_position position = position_of(read_sample("hodoku-library.txt"));
	assert_int_equal(position.board.cell[2], 4);
	assert_int_equal(position.given[2], 0);
	assert_int_equal(position.given[1], 1);
	/* 214: 2 is gone from r1c4. */
	assert_int_equal(position.candidates[3], 0x20);
	struct nonet_board board;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		board.cell[cell] = cell == 2 ? 0 : position.board.cell[cell];
	struct nonet_board clues = board_of(A_LINE);
	assert_memory_equal(&board, &clues, sizeof board);
}

static void reads_729_characters(void **state) {
	(void)state;
	struct nonet_position position = position_of(read_sample("sukaku-729.txt"));
	struct nonet_board board = board_of(A_LINE);
	assert_memory_equal(&position.board, &board, sizeof board);
	struct nonet_position start;
	nonet_position_start(&board, &start);
	assert_memory_equal(position.candidates, start.candidates, sizeof start.candidates);
}

/* Nine full groups are no plain cells, though there are 81 digits. */
static void reads_an_empty_grid_of_marks(void **state) {
	(void)state;
	char text[TEXT_SIZE] = "";
	for (int i = 0; i < 81; i++)
		strcat(text, i % 9 == 8 ? "123456789\n" : "123456789 ");
	struct nonet_position position = position_of(text);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		assert_int_equal(position.board.cell[cell], 0);
		assert_int_equal(position.candidates[cell], NONET_ALL_DIGITS);
	}
}

static void keeps_plain_puzzles_plain(void **state) {
	(void)state;
	struct items items =
	    read_text(A_LINE "\n534678912 672195348 198342567 859761423 426853791 713924856 961537284 "
	                     "287419635 345286179\n1.3...7.. .2..5.... 53..7.... 6..195... .98....6. "
	                     "8...6...3 4..8.3..1 7...2...6 ......... \n",
	              100);
	assert_int_equal(items.count, 3);
	for (int i = 0; i < items.count; i++) {
		assert_int_equal(items.status[i], NONET_OK);
		assert_false(items.item[i].marked);
	}
	struct nonet_position position, start;
	nonet_item_position(&items.item[0], &position);
	nonet_position_start(&items.item[0].board, &start);
	check_same(&position, &start);
}

static void says_what_is_wrong(void **state) {
	(void)state;
	static const struct {
		const char *text, *message;
	} bad[] = {
	    {":0000:x:53::::\n", "the cells of the library line are too few; expected 81"},
	    {":0000:x:" A_LINE "5::::\n", "the cells of the library line are too many; expected 81"},
	    {":0000:x:5+." A_LINE "::::\n", "found '.'; expected a digit 1-9 after '+'"},
	    {":0000:x:5a" A_LINE "::::\n",
	     "found 'a'; expected a digit 1-9, '+' and a digit, or a blank"},
	    {":0000:x:" A_LINE ":21::::\n",
	     "found ':'; expected three digits 1-9: digit, row and column of a candidate"},
	};
	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
		struct items items = read_text(bad[i].text, 9);
		assert_int_equal(items.count, 1);
		assert_int_equal(items.status[0], NONET_SYNTAX);
		assert_string_equal(items.item[0].error.message, bad[i].message);
	}
}

/* Each character of a line of 729 can be wrong: it alone is, and the message says where. */
static void a_wrong_character_of_729_is_told(void **state) {
	(void)state;
	char text[TEXT_SIZE], message[NONET_SENTENCE_SIZE];
	for (int i = 0; i < 729; i++) {
		int digit = (i + 4) % 9 + 1;
		snprintf(text, sizeof text, "%s", read_sample("sukaku-729.txt"));
		text[i] = (char)('0' + digit);
		struct items items = read_text(text, sizeof text);
		snprintf(message, sizeof message,
		         "found %d among the nine characters of r%dc%d, which are its candidates; "
		         "expected %d or a blank",
		         digit, i / 81 + 1, i / 9 % 9 + 1, i % 9 + 1);
		assert_int_equal(items.count, 1);
		assert_int_equal(items.status[0], NONET_SYNTAX);
		assert_int_equal(items.item[0].error.column, i + 1);
		assert_string_equal(items.item[0].error.message, message);
		text[i] = 'a';
		items = read_text(text, sizeof text);
		assert_int_equal(items.count, 1);
		assert_int_equal(items.item[0].error.column, i + 1);
		assert_string_equal(items.item[0].error.message,
		                    "found 'a'; expected a digit 1-9 or a blank (. 0 * _ - x)");
	}
}

/* The sample without its line's end, in `text_ret`. */
static void line_of_729(char text_ret[TEXT_SIZE]) {
	strcpy(text_ret, read_sample("sukaku-729.txt"));
	text_ret[strcspn(text_ret, "\r\n")] = '\0';
	assert_int_equal(strlen(text_ret), 729);
}

static void keep_comment(void *context, enum nonet_status status, const struct nonet_item *item) {
	assert_int_equal(status, NONET_OK);
	snprintf(context, TEXT_SIZE, "%.*s", (int)item->comment_nbytes, item->comment);
}

static void a_comment_may_follow_729_characters(void **state) {
	(void)state;
	static const char *const tails[] = {" a name", "  x",   "\t12", "#1",
	                                    "// two",  ", 3.4", "   ",  "\r"};
	static const char *const comments[] = {"a name", "x", "12", "1", "// two", "3.4", "", ""};
	struct nonet_position bare = position_of(read_sample("sukaku-729.txt"));
	for (size_t i = 0; i < sizeof tails / sizeof tails[0]; i++) {
		char text[TEXT_SIZE];
		line_of_729(text);
		strcat(strcat(text, tails[i]), "\n");
		struct nonet_position position = position_of(text);
		check_same(&position, &bare);
		char comment[TEXT_SIZE];
		read_in_pieces(text, sizeof text, keep_comment, comment);
		assert_string_equal(comment, comments[i]);
	}
}

/* A line of 729 with characters too many or too few, or with something that is no comment behind.
 */
static void a_line_of_about_729_is_told_as_such(void **state) {
	(void)state;
	static const char *const tails[] = {"", " some name"};
	char text[TEXT_SIZE], message[NONET_SENTENCE_SIZE];
	for (int length = 720; length <= 738; length++)
		for (int i = 0; i < 2 && length != 729; i++) {
			line_of_729(text);
			strcat(text, "123456789");
			strcpy(text + length, tails[i]);
			snprintf(message, sizeof message,
			         "the line has %d characters; expected 81 cells, or 729 characters for the "
			         "candidates of all cells",
			         length);
			struct items items = read_text(strcat(text, "\n"), sizeof text);
			assert_int_equal(items.count, 1);
			assert_int_equal(items.status[0], NONET_SYNTAX);
			assert_int_equal(items.item[0].error.column, length + 1);
			assert_string_equal(items.item[0].error.message, message);
		}
	line_of_729(text);
	struct items items = read_text(strcat(text, "q\n"), sizeof text);
	assert_int_equal(items.count, 1);
	assert_int_equal(items.item[0].error.column, 730);
	assert_string_equal(
	    items.item[0].error.message,
	    "found 'q'; expected the end of the line or a comment after the 729th character");
}

/* The sample with `with` in the place of the first `what` that begins with or after the row's third
 * character, and a puzzle behind it. */
static const char *spoil_row(int row, const char *what, const char *with) {
	static char text[TEXT_SIZE];
	const char *sample = read_sample("pm-grid.txt"), *line = sample;
	for (int i = 0; i < row; line++)
		i += *line == '\n';
	const char *at = strstr(line + 2, what);
	assert_non_null(at);
	snprintf(text, sizeof text, "%.*s%s%s\n" A_LINE "\n", (int)(at - sample), sample, with,
	         at + strlen(what));
	return text;
}

static void check_spoilt(const char *text, int line, const char *message) {
	static const size_t pieces[] = {TEXT_SIZE, 1, 50};
	for (int i = 0; i < 3; i++) {
		struct items items = read_text(text, pieces[i]);
		assert_int_equal(items.count, 2);
		assert_int_equal(items.status[0], NONET_SYNTAX);
		assert_int_equal(items.item[0].error.line, line);
		assert_string_equal(items.item[0].error.message, message);
		assert_int_equal(items.status[1], NONET_OK);
	}
}

static void a_spoilt_row_of_marks_spoils_its_grid_alone(void **state) {
	(void)state;
	static const int rows[] = {1, 2, 3, 5, 6, 7, 9, 10, 11};
	for (int i = 0; i < 9; i++) {
		int row = rows[i];
		check_spoilt(spoil_row(row, "  ", "a "), row + 1,
		             "found 'a'; expected the candidates of a cell, digits 1-9 together, or one "
		             "blank");
		check_spoilt(spoil_row(row, "  ", " .. "), row + 1,
		             "found '.'; expected the candidates of a cell, digits 1-9 together, or one "
		             "blank");
		check_spoilt(spoil_row(row, " |", "  282  |"), row + 1,
		             "the cell has candidate 2 twice; expected each of them once");
		check_spoilt(spoil_row(row, " |\n", " 3|\n"), row + 1,
		             "the row has 10 cells; expected 9 (or 81 cells on a line)");
	}
	check_spoilt(spoil_row(1, "1489", ""), 2,
	             "the row ends after 8 cells; expected 9 (or 81 cells on a line)");
	check_spoilt(spoil_row(9, "134579", ""), 10,
	             "the row ends after 8 cells; expected 9 (or 81 cells on a line)");
	/* Several groups, and no frame. */
	check_spoilt("1 2 12a 13 4x 56 7 8 9\n" A_LINE "\n", 1,
	             "found 'a'; expected the candidates of a cell, digits 1-9 together, or one blank");
}

/* Two equal digits in a house are both taken, so that the conflict is seen. */
static void keeps_conflicting_digits(void **state) {
	(void)state;
	char text[TEXT_SIZE];
	strcpy(text, read_sample("pm-grid.txt"));
	strchr(strstr(text, "8     5   3"), '5')[0] = '8';
	struct nonet_position position = position_of(text);
	assert_int_equal(position.board.cell[39], 8);
	assert_int_equal(position.board.cell[40], 8);
	assert_int_equal(nonet_board_conflicts(&position.board, NULL, 0), 2);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(reads_pencil_marks),
	    cmocka_unit_test(reads_all_frames_and_markers),
	    cmocka_unit_test(reads_commas_between_marks),
	    cmocka_unit_test(keeps_rows_with_commas_plain),
	    cmocka_unit_test(a_spoilt_row_with_commas_spoils_its_grid_alone),
	    cmocka_unit_test(reads_library_lines),
	    cmocka_unit_test(reads_729_characters),
	    cmocka_unit_test(reads_an_empty_grid_of_marks),
	    cmocka_unit_test(keeps_plain_puzzles_plain),
	    cmocka_unit_test(says_what_is_wrong),
	    cmocka_unit_test(a_wrong_character_of_729_is_told),
	    cmocka_unit_test(a_comment_may_follow_729_characters),
	    cmocka_unit_test(a_line_of_about_729_is_told_as_such),
	    cmocka_unit_test(a_spoilt_row_of_marks_spoils_its_grid_alone),
	    cmocka_unit_test(keeps_conflicting_digits),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
