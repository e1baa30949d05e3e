/* Reading what other programs write as text: what the puzzles say besides their digits, which parts
 * make one puzzle, and what is refused by name. */
#include "io/sha1.h"
#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define A_LINE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define A_ZEROS "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
#define A_DONE "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
#define A_ROWS                                                                                     \
	"53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"     \
	"....8..79\n"
#define A_STATE_ROWS                                                                               \
	"534.7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"     \
	"....8..79\n"

enum { TEXT_SIZE = 8192, ITEMS = 8 };

/* Items with their puzzles, whose words point into `words`. */
struct items {
	int count;
	enum nonet_status status[ITEMS];
	struct nonet_item item[ITEMS];
	struct nonet_puzzle puzzle[ITEMS];
	char words[ITEMS][8][128];
};

static void keep_word(const char **word, char copy_ret[128]) {
	if (!*word)
		return;
	snprintf(copy_ret, 128, "%s", *word);
	*word = copy_ret;
}

static void keep_puzzle(struct items *items) {
	struct nonet_puzzle *puzzle = &items->puzzle[items->count];
	char(*words)[128] = items->words[items->count];
	nonet_item_puzzle(&items->item[items->count], puzzle);
	keep_word(&puzzle->words.title, words[0]);
	keep_word(&puzzle->words.author, words[1]);
	keep_word(&puzzle->words.level, words[2]);
	keep_word(&puzzle->words.rating, words[3]);
	keep_word(&puzzle->words.source, words[4]);
	keep_word(&puzzle->words.date, words[5]);
	keep_word(&puzzle->words.rules, words[6]);
	keep_word(&puzzle->words.comment, words[7]);
}

static void keep(void *context, enum nonet_status status, const struct nonet_item *item) {
	struct items *items = context;
	assert_true(items->count < ITEMS);
	items->item[items->count] = *item;
	if (status == NONET_OK || item->told)
		keep_puzzle(items);
	items->status[items->count++] = status;
}

static void read_pieces(const char *text, size_t piece, struct items *items) {
	items->count = 0;
	read_in_pieces(text, piece, keep, items);
}

/* The items, which have to be the same in pieces of every size. */
static const struct items *items_of(const char *text) {
	static struct items items, other;
	static const size_t pieces[] = {1, 7, 64};
	read_pieces(text, TEXT_SIZE, &items);
	for (int i = 0; i < 3; i++) {
		read_pieces(text, pieces[i], &other);
		assert_int_equal(other.count, items.count);
		for (int j = 0; j < items.count; j++) {
			assert_int_equal(other.status[j], items.status[j]);
			assert_int_equal(other.item[j].line, items.item[j].line);
			if (items.status[j] == NONET_OK)
				assert_true(nonet_puzzle_equal(&other.puzzle[j], &items.puzzle[j]));
			else
				assert_string_equal(other.item[j].error.message, items.item[j].error.message);
		}
	}
	return &items;
}

static const char *sample(const char *file) {
	static char text[TEXT_SIZE];
	char path[1024];
	snprintf(path, sizeof path, "%s/formats/%s", NONET_TEST_DATA, file);
	FILE *stream = fopen(path, "rb");
	assert_non_null(stream);
	text[fread(text, 1, sizeof text - 1, stream)] = '\0';
	fclose(stream);
	return text;
}

/* The only item of a text, which has to be this board. */
static const struct nonet_puzzle *puzzle_of(const char *text, const char *line) {
	const struct items *items = items_of(text);
	assert_int_equal(items->count, 1);
	assert_int_equal(items->status[0], NONET_OK);
	struct nonet_board board = board_of(line);
	assert_memory_equal(&items->item[0].board, &board, sizeof board);
	assert_memory_equal(items->puzzle[0].value, board.cell, NONET_CELLS);
	return &items->puzzle[0];
}

/* Replaces the beginning. */
static void put_over(char *text, const char *bytes) {
	while (*bytes)
		*text++ = *bytes++;
}

static void check_word(const char *word, const char *expected) {
	if (!expected) {
		assert_null(word);
		return;
	}
	assert_non_null(word);
	assert_string_equal(word, expected);
}

static void reads_sdk_files(void **state) {
	(void)state;
	const struct nonet_puzzle *puzzle = puzzle_of(
	    sample("sample-sadman.sdk"),
	    "5346789126..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
	check_word(puzzle->words.title, "Sample easy puzzle");
	check_word(puzzle->words.author, "eco");
	check_word(puzzle->words.comment, "Comment");
	check_word(puzzle->words.date, "2026-11-29");
	check_word(puzzle->words.source, "Wikipedia example http://example.invalid/");
	check_word(puzzle->words.level, "Easy");
	assert_int_equal(puzzle->given[1], 1);
	assert_int_equal(puzzle->given[2], 0);
	puzzle = puzzle_of(sample("sample-sudocue.sdk"), A_LINE);
	check_word(puzzle->words.title, "Sample");
	check_word(puzzle->words.author, "eco");
	assert_int_equal(puzzle->given[0], 1);
}

static void sections_make_one_puzzle(void **state) {
	(void)state;
	const struct nonet_puzzle *puzzle = puzzle_of(
	    "[Puzzle]\r\n" A_ROWS "\r\n[State]\r\n" A_STATE_ROWS "[Colours]\n" A_ROWS,
	    "534.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
	assert_int_equal(puzzle->given[0] + puzzle->given[2], 1);
	/* A state of another puzzle stands for itself, and so does a section without a puzzle. */
	const struct items *items = items_of("[Puzzle]\n" A_ROWS "[State]\n1........\n.........\n"
	                                     ".........\n.........\n.........\n.........\n.........\n"
	                                     ".........\n.........\n[Puzzle]\n" A_ROWS A_LINE "\n");
	assert_int_equal(items->count, 4);
	for (int i = 0; i < 4; i++)
		assert_int_equal(items->status[i], NONET_OK);
	assert_int_equal(items->item[1].board.cell[0], 1);
}

static void a_comment_is_no_author(void **state) {
	(void)state;
	const struct nonet_puzzle *puzzle = puzzle_of("#Comments begin so\n" A_ROWS, A_LINE);
	check_word(puzzle->words.comment, NULL);
	puzzle = puzzle_of("#A\n#Comments begin so\n" A_ROWS, A_LINE);
	check_word(puzzle->words.comment, "omments begin so");
	puzzle = puzzle_of("#Aeco\n" A_LINE "\n", A_LINE);
	check_word(puzzle->words.author, NULL);
}

static void titles_belong_to_the_grid_below(void **state) {
	(void)state;
	const struct items *items =
	    items_of("% one\n" A_ROWS "%\n" A_ROWS "three\n" A_ROWS "\n" A_ROWS "[[\"four\"]]\n");
	assert_int_equal(items->count, 5);
	check_word(items->puzzle[0].words.title, "one");
	check_word(items->puzzle[1].words.title, NULL);
	check_word(items->puzzle[2].words.title, "three");
	check_word(items->puzzle[3].words.title, NULL);
	/* What nonet answers in the place of a puzzle is no title. */
	items = items_of("invalid\n\n" A_ROWS "none\n");
	assert_int_equal(items->count, 3);
	assert_int_equal(items->status[0], NONET_SYNTAX);
	assert_int_equal(items->status[1], NONET_OK);
	check_word(items->puzzle[1].words.title, NULL);
	assert_int_equal(items->status[2], NONET_SYNTAX);
}

#define FRAME(row)                                                                                 \
	"*-----------*\n|" row "|.7.|...|\n|6..|195|...|\n|.98|...|.6.|\n|---+---+---|\n"              \
	"|8..|.6.|..3|\n|4..|8.3|..1|\n|7..|.2.|..6|\n|---+---+---|\n|.6.|...|28.|\n"                  \
	"|...|419|..5|\n|...|.8.|.79|\n*-----------*\n"
#define SIGNATURE "Simple Sudoku\n Version 4.2n\n"

static void three_grids_of_the_clipboard_are_one(void **state) {
	(void)state;
	char text[4 * TEXT_SIZE];
	snprintf(text, sizeof text, "%s\n%s\n%s%s", FRAME("53."), FRAME("53."), sample("pm-grid.txt"),
	         SIGNATURE);
	const struct nonet_puzzle *puzzle = puzzle_of(text, A_LINE);
	assert_int_equal(puzzle->marks[2], 1 + 2 + 8);
	assert_true(puzzle->complete);
	/* Without the third, or with a third of another puzzle, they are two. */
	snprintf(text, sizeof text, "%s\n%s%s", FRAME("53."), FRAME("53."), SIGNATURE);
	assert_int_equal(items_of(text)->count, 2);
	snprintf(text, sizeof text, "%s\n%s\n%s", FRAME("54."), FRAME("54."), sample("pm-grid.txt"));
	const struct items *items = items_of(text);
	assert_int_equal(items->count, 3);
	assert_true(items->item[2].marked);
	/* Two clipboards. */
	snprintf(text, sizeof text, "%s\n%s\n%s\n", FRAME("53."), FRAME("53."), sample("pm-grid.txt"));
	snprintf(text + strlen(text), sizeof text - strlen(text), "%s\n%s\n%s\n", FRAME("53."),
	         FRAME("53."), sample("pm-grid.txt"));
	items = items_of(text);
	assert_int_equal(items->count, 2);
	assert_true(items->item[0].marked && items->item[1].marked);
}

static void reads_sdx_files(void **state) {
	(void)state;
	const struct nonet_puzzle *puzzle = puzzle_of(sample("sample.sdx"), A_LINE);
	assert_int_equal(puzzle->marks[2], 1 + 2 + 8);
	char text[TEXT_SIZE];
	strcpy(text, sample("sample.sdx"));
	put_over(strstr(text, "124 "), " u4 ");
	puzzle = puzzle_of(
	    text, "534.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
	assert_int_equal(puzzle->given[1], 1);
	assert_int_equal(puzzle->given[2], 0);
}

static void reads_tables(void **state) {
	(void)state;
	const struct nonet_puzzle *puzzle = puzzle_of(sample("radcliffe-3m.csv"), A_LINE);
	check_word(puzzle->words.rating, "0.0");
	assert_int_equal(puzzle->solution[2], 4);
	const struct items *items = items_of(
	    "source;\"question\";answer;rating\n\n# a comment\n\"Bob, 2020\";" A_ZEROS ";" A_DONE
	    ";12\n;" A_LINE "\n;" A_LINE "1;;\nno field\nquizzes,solutions\n" A_ZEROS ",\n");
	assert_int_equal(items->count, 5);
	check_word(items->puzzle[0].words.source, "Bob, 2020");
	check_word(items->puzzle[0].words.rating, "12");
	assert_int_equal(items->puzzle[0].solution[80], 9);
	assert_int_equal(items->status[1], NONET_OK);
	assert_int_equal(items->puzzle[1].solution[80], 0);
	assert_string_equal(items->item[2].error.message,
	                    "found '1'; expected the end of the line or a comment after the 81st cell");
	assert_string_equal(items->item[3].error.message,
	                    "the line has 1 field; expected the puzzle in field 2");
	assert_int_equal(items->status[4], NONET_OK);
	/* Names without a table are a title. */
	puzzle = puzzle_of("puzzle, easy\n" A_ROWS, A_LINE);
	check_word(puzzle->words.title, "puzzle, easy");
}

static void reads_lines_of_collections(void **state) {
	(void)state;
	const struct nonet_puzzle *puzzle = puzzle_of(
	    sample("ph2010-gsf.txt"),
	    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1");
	check_word(puzzle->words.rating, "99480");
	check_word(puzzle->words.title, "Easter-Monster");
	puzzle = puzzle_of(sample("exchange-bank.txt"), A_LINE);
	check_word(puzzle->words.rating, "1.2");
	check_word(puzzle->words.comment, NULL);
	puzzle = puzzle_of(A_LINE " # easy\n", A_LINE);
	check_word(puzzle->words.comment, "easy");
}

/* The messages of the standard, and the first line of the bank. */
static void the_bank_is_hashed_by_sha1(void **state) {
	(void)state;
	static const struct {
		const char *message, *hash;
	} known[] = {
	    {"abc", "a9993e364706816aba3e25717850c26c9cd0d89d"},
	    {"", "da39a3ee5e6b4b0d3255bfef95601890afd80709"},
	    {"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
	     "84983e441c3bd26ebaae4aa1f95129e5e54670f1"},
	    {"050703060007000800000816000000030000005000100730040086906000204840572093000409000",
	     "0000183b305c16b910001d0286402c7dbd38b7a4"},
	};
	for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
		uint8_t hash[NONET_SHA1_NBYTES];
		char text[2 * NONET_SHA1_NBYTES + 1];
		nonet_sha1(known[i].message, strlen(known[i].message), hash);
		for (int byte = 0; byte < NONET_SHA1_NBYTES; byte++)
			snprintf(text + 2 * byte, 3, "%02x", hash[byte]);
		assert_string_equal(text, known[i].hash);
	}
}

static void reads_given_constraints(void **state) {
	(void)state;
	puzzle_of(sample("iss-string.txt"), A_LINE);
	const struct nonet_puzzle *puzzle = puzzle_of(
	    ".Shape~9x9.~R1C1_5~R1C2_3_4\n",
	    "5................................................................................");
	assert_int_equal(puzzle->marks[1], 4 + 8);
	assert_false(puzzle->complete);
}

static void reads_other_sizes(void **state) {
	(void)state;
	static const struct {
		const char *text;
		int size, first, second;
	} lines[] = {
	    {"1234............\n", 4, 1, 2},
	    {"65............................. .... # six\n", 0, 0, 0},
	    {"65.................................. # six\n", 6, 6, 5},
	    {"AB..............\n", 4, 1, 2},
	};
	for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
		const struct items *items = items_of(lines[i].text);
		assert_int_equal(items->count, 1);
		assert_int_equal(items->status[0], NONET_SYNTAX);
		assert_int_equal(items->item[0].told != NULL, lines[i].size != 0);
		if (lines[i].size == 0)
			continue;
		assert_int_equal(items->puzzle[0].size, lines[i].size);
		assert_int_equal(items->puzzle[0].value[0], lines[i].first);
		assert_int_equal(items->puzzle[0].value[1], lines[i].second);
	}
	assert_string_equal(items_of(lines[0].text)->item[0].error.message,
	                    "a puzzle of 4x4 cells; expected one of 9x9");
	/* Sixteen values are 1..G, or 0..F where 0 stands beside a blank. */
	char text[258];
	memset(text, '.', 256);
	strcpy(text + 256, "\n");
	put_over(text, "1AG");
	assert_int_equal(items_of(text)->puzzle[0].value[2], 16);
	assert_int_equal(items_of(text)->puzzle[0].value[1], 10);
	put_over(text, "0AF");
	assert_int_equal(items_of(text)->puzzle[0].value[0], 1);
	assert_int_equal(items_of(text)->puzzle[0].value[1], 11);
	assert_int_equal(items_of(text)->puzzle[0].value[2], 16);
}

static void refuses_by_name(void **state) {
	(void)state;
	static const struct {
		const char *text, *message;
	} bad[] = {
	    {"3x3::k:2560:2561\n",
	     "found a killer of Perfect Sudoku (3x3::k:), whose cages with sums are not read"},
	    {"SumoCueV1=10+0\n", "found a killer of SumoCue (SumoCueV1), whose cages with sums are not "
	                         "read"},
	    {".Cage~15~R1C1~R1C2\n",
	     "found the constraint 'Cage'; expected given digits alone (classic rules)"},
	    {".~R1C1_5.AntiKnight.~R1C2_3\n",
	     "found the constraint 'AntiKnight'; expected given digits alone (classic rules)"},
	    {".~R1C1_5~R0C1_3\n",
	     "found no given such as R1C2_5 after '~'; expected row, column and values"},
	};
	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
		const struct items *items = items_of(bad[i].text);
		assert_int_equal(items->count, 1);
		assert_int_equal(items->status[0], NONET_SYNTAX);
		assert_string_equal(items->item[0].error.message, bad[i].message);
	}
	const struct items *items = items_of(sample("debian-sudoku-template.txt"));
	assert_int_equal(items->count, 1);
	assert_string_equal(
	    items->item[0].error.message,
	    "the grid has only * and .: a pattern, which says where clues are; expected digits");
}

/* The frame of a wide grid is not a puzzle, though it has 81 characters. */
static void wide_frames_are_no_puzzles(void **state) {
	(void)state;
	char border[NONET_CELLS + 2];
	memset(border, '-', NONET_CELLS);
	strcpy(border + NONET_CELLS, "\n");
	border[0] = border[NONET_CELLS - 1] = '*';
	assert_int_equal(items_of(border)->count, 0);
	border[0] = border[NONET_CELLS - 1] = '.';
	assert_int_equal(items_of(border)->count, 0);
	border[0] = border[NONET_CELLS - 1] = '-';
	assert_int_equal(items_of(border)->count, 1);
}

/* Texts of several kinds after each other, as far as one tells where it ends. */
static void reads_texts_after_json(void **state) {
	(void)state;
	size_t number;
	const struct nonet_format *const *formats = nonet_formats(&number);
	bool built = true;
	for (size_t i = 0; i < number; i++)
		if (strcmp(formats[i]->name, "json") == 0)
			built = !formats[i]->library;
	if (!built)
		skip();
	static const char game[] =
	    "\xEF\xBB\xBF\n{\n \"difficulty_category\": \"Easy Difficulty\", \"time_elapsed\": 1,\n"
	    " \"cells\": [{\"position\": [0, 0], \"value\": 5, \"fixed\": true, \"earmarks\": "
	    "[]}]\n}\n";
	char text[TEXT_SIZE];
	snprintf(text, sizeof text, "%s%s%s\n", game, game + 3, A_LINE);
	const struct items *items = items_of(text);
	assert_int_equal(items->count, 3);
	assert_int_equal(items->item[0].line, 2);
	assert_int_equal(items->item[1].line, 7);
	assert_int_equal(items->item[2].line, 11);
	assert_int_equal(items->item[1].board.cell[0], 5);
	assert_int_equal(items->item[2].board.cell[1], 3);
	/* An object of another kind is a list. */
	items = items_of("{ \"grid\":\n [[5,3,0,0,7,0,0,0,0],[6,0,0,1,9,5,0,0,0],[0,9,8,0,0,0,0,6,0],\n"
	                 "[8,0,0,0,6,0,0,0,3],[4,0,0,8,0,3,0,0,1],[7,0,0,0,2,0,0,0,6],\n"
	                 "[0,6,0,0,0,0,2,8,0],[0,0,0,4,1,9,0,0,5],[0,0,0,0,8,0,0,7,9]]}\n" A_LINE);
	assert_int_equal(items->count, 2);
	assert_int_equal(items->status[0], NONET_OK);
	assert_int_equal(items->item[1].line, 5);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(reads_sdk_files),
	    cmocka_unit_test(sections_make_one_puzzle),
	    cmocka_unit_test(a_comment_is_no_author),
	    cmocka_unit_test(titles_belong_to_the_grid_below),
	    cmocka_unit_test(three_grids_of_the_clipboard_are_one),
	    cmocka_unit_test(reads_sdx_files),
	    cmocka_unit_test(reads_tables),
	    cmocka_unit_test(reads_lines_of_collections),
	    cmocka_unit_test(the_bank_is_hashed_by_sha1),
	    cmocka_unit_test(reads_given_constraints),
	    cmocka_unit_test(reads_other_sizes),
	    cmocka_unit_test(refuses_by_name),
	    cmocka_unit_test(wide_frames_are_no_puzzles),
	    cmocka_unit_test(reads_texts_after_json),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
