/* Rules about reading that hold for every text, tried on random ones from a seed. */
#include "support.h"

#include <nonet/io.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT_SIZE = 1 << 17, MAX_ITEMS = 1024, ITEMS_AT_A_TIME = 5 };

struct text {
	char bytes[TEXT_SIZE];
	size_t nbytes;
};

static void put(struct text *text, const char *string) {
	size_t nbytes = strlen(string);
	assert_true(text->nbytes + nbytes < TEXT_SIZE);
	memcpy(text->bytes + text->nbytes, string, nbytes + 1);
	text->nbytes += nbytes;
}

/* What printing a board is made of: what stands for a digit and a blank, and what stands between.
 */
struct form {
	const char *name;
	const char *cell;  /* printf format of a digit */
	const char *blank; /* a blank */
	const char *begin, *end;
	const char *row_begin, *row_end;
	const char *between_rows, *between_bands;
	const char *between_cells, *between_boxes;
	bool alone; /* blank lines are part of it, so that one must stand before and after it */
};

static const struct form forms[] = {
    {"line", "%d", ".", "", "\n", "", "", "", "", "", "", false},
    {"line 0", "%d", "0", " ", " \n", "", "", "", "", "", "", false},
    {"line *", "%d", "*", "", "# 1\n", "", "", "", "", "", "", false},
    {"line _", "%d", "_", "", "; c\n", "", "", "", "", "", "", false},
    {"line -", "%d", "-", "", ", 2\n", "", "", "", "", "", "", false},
    {"line x", "%d", "x", "0123456789ab ", " 1\n", "", "", "", "", "", "", false},
    {"line X", "%d", "X", "\"", "\"\n", "", "", "", "", "", "", false},
    {"spaces", "%d", " ", "", "\n", "", "", "", "", "", "", false},
    {"spaced", "%d", "0", "", "\n", "", "", " ", " ", " ", " ", false},
    {"slashes", "%d", ".", "", "\n", "", "", "/", "/", "", "", false},
    {"backslashes", "%d", ".", "", "\n", "", "", "\\n", "\\n", "", "", false},
    {"bars", "%d", ".", "", "\n", "", "", "|", "|", "", "", false},
    {"commas", "%d", "", "", "\n", "", "", ",", ",", ",", ",", false},
    {"rows", "%d", ".", "", "\n", "", "", "\n", "\n", "", "", false},
    {"rows x", "%d", "x", "", "\n", " ", " # c", "\n", "\n", "", "", false},
    {"comma rows", "%d", "", "", "\n", "", "", "\n", "\n", ",", ",", false},
    {"tab rows", "%d", "", "", "\n", "", "", "\n", "\n", "\t", "\t", false},
    {"spaced rows", "%d", ".", "", "\n", "", "", "\n", "\n", " ", "  ", false},
    {"bands", "%d", "0", "", "\n", "", "", "\n", "\n\n", "", "", true},
    {"wide bands", "%d", "_", "", "\n", "", "", "\n", "\n\n\n", "", "", true},
    {"single rows", "%d", "0", "", "\n", "", "", "\n\n", "\n\n", "", "", true},
    {"inner frame", "%d", ".", "", "\n", "", "", "\n", "\n---+---+---\n", "", "|", false},
    {"frame", "%d", ".", "+-------+-------+-------+\n", "+-------+-------+-------+\n", "| ", " |\n",
     "", "+-------+-------+-------+\n", " ", " | ", false},
    {"box drawing", "%d", ".", "\u250C\u2500\u2500\u2500\u2510\n",
     "\u2514\u2500\u2500\u2500\u2518\n", "\u2502", "\u2502\n", "",
     "\u251C\u2500\u2500\u2500\u2524\n", "", "\u2502", false},
    {"cell frame", "%d", ".", "+-+-+-+-+-+-+-+-+-+\n", "+-+-+-+-+-+-+-+-+-+\n", "|", "|\n",
     "+-+-+-+-+-+-+-+-+-+\n", "+-+-+-+-+-+-+-+-+-+\n", "|", "|", false},
    {"python", "%d", "0", "[", "]\n", "[", "]", ", ", ", ", ", ", ", ", false},
    {"python rows", "%d", "None", "grid = [\n", "]\n", "    [", "],\n", "", "", ", ", ", ", false},
    {"tuples", "%d", "''", "(", ")\n", "(", ")", ",\n ", ",\n\n ", ",", ", ", false},
    {"c", "%d", "0", "int grid[9][9] = {\n", "};\n", "\t{", "},\n", "", "", ", ", ", ", false},
    {"json", "\"%d\"", "\".\"", "{\"puzzle\":[", "]}\n", "[", "]", ",", ",", ",", ",", false},
    {"json lines", "\n  %d", "\n  null", "[\n", "\n]\n", " [", "\n ]", ",\n", ",\n", ",", ",",
     false},
    {"quoted rows", "%d", ".", "[", "]\n", "\"", "\"", ", ", ",\n", "", "", false},
    {"flat", "%d", "0", "[", "]\n", "", "", ",", ",\n", ",", ",", false},
    {"numpy", "%d", "0", "[", "]\n", "[", "]", "\n ", "\n ", " ", " ", false},
    {"numpy floats", "%d.", "0.", "[", "]\n", "[", "]", "\n ", "\n ", " ", " ", false},
};

/* What one line holds, with a puzzle and perhaps other facts in it. */
static const struct form line_forms[] = {
    {"line", "%d", ".", "", " # 7.1\n", "", "", "", "", "", "", false},
    {"line,", "%d", "0", "", ",solution\n", "", "", "", "", "", "", false},
    {"object", "%d", ".", "{\"id\": 12, \"t\": [\"a\", [1]], \"puzzle\": \"", "\", \"k\": 1}\n", "",
     "", "", "", "", "", false},
    {"tuple", "%d", ".", "(12, '", "'),\n", "", "", "", "", "", "", false},
    {"array", "%d", "0", "[\"", "\", 7.1]\n", "", "", "", "", "", "", false},
    {"python", "%d", "0", "[", "]\n", "[", "]", ", ", ", ", ", ", ", ", false},
    {"slashes", "%d", ".", "", " 7.1\n", "", "", "/", "/", "", "", false},
    {"spaced", "%d", ".", "", "\n", "", "", " ", " ", " ", " ", false},
};

enum { LINE_FORMS = sizeof line_forms / sizeof *line_forms };

enum { FORMS = sizeof forms / sizeof *forms };

static void print_board(struct text *text, const struct form *form,
                        const struct nonet_board *board) {
	put(text, form->begin);
	for (int row = 0; row < 9; row++) {
		put(text, row == 0 ? "" : row % 3 == 0 ? form->between_bands : form->between_rows);
		put(text, form->row_begin);
		for (int column = 0; column < 9; column++) {
			char digit[16];
			int value = board->cell[9 * row + column];
			put(text, column == 0       ? ""
			          : column % 3 == 0 ? form->between_boxes
			                            : form->between_cells);
			snprintf(digit, sizeof digit, form->cell, value);
			put(text, value ? digit : form->blank);
		}
		put(text, form->row_end);
	}
	put(text, form->end);
}

struct items {
	int count;
	enum nonet_status status[MAX_ITEMS];
	struct nonet_item item[MAX_ITEMS + ITEMS_AT_A_TIME];
	unsigned comment_sum[MAX_ITEMS]; /* depends on the bytes of the comment and their order */
};

static unsigned comment_sum(const struct nonet_item *item) {
	unsigned sum = 0;
	for (size_t i = 0; i < item->comment_nbytes; i++)
		sum = 31 * sum + (unsigned char)item->comment[i];
	return sum;
}

/* The next items, by the quick way when `rng` says so. How many; their status is the same. */
static int next_items(struct nonet_reader *reader, struct nonet_rng *rng, struct nonet_item *items,
                      enum nonet_status *status_ret) {
	struct nonet_board boards[ITEMS_AT_A_TIME];
	uint64_t line = 0;
	size_t number = 0;
	if (rng && nonet_rng_below(rng, 2))
		number = nonet_reader_next_many(reader, boards,
		                                (size_t)nonet_rng_below(rng, ITEMS_AT_A_TIME + 1), &line);
	*status_ret = NONET_OK;
	for (size_t i = 0; i < number; i++)
		items[i] = (struct nonet_item){.board = boards[i], .line = line + i};
	if (number > 0)
		return (int)number;
	*status_ret = nonet_reader_next(reader, items);
	return 1;
}

/* Reads the text in pieces of random sizes, or whole when `rng` is NULL. */
static void read_items(const struct text *text, struct nonet_rng *rng, struct items *items) {
	struct nonet_reader *reader = nonet_reader_new();
	assert_non_null(reader);
	size_t at = 0;
	char *piece = NULL;
	items->count = 0;
	for (;;) {
		enum nonet_status status;
		int number = next_items(reader, rng, &items->item[items->count], &status);
		if (status == NONET_END)
			break;
		if (status != NONET_MORE) {
			for (int i = 0; i < number; i++) {
				items->comment_sum[items->count] = comment_sum(&items->item[items->count]);
				items->status[items->count++] = status;
			}
			assert_true(items->count < MAX_ITEMS);
		} else if (at == text->nbytes) {
			nonet_reader_finish(reader);
		} else {
			size_t rest = text->nbytes - at;
			size_t size = rng ? nonet_rng_below(rng, nonet_rng_below(rng, 2) ? 4 : 200) : rest;
			size = size < rest ? size : rest;
			free(piece);
			piece = malloc(size ? size : 1);
			assert_non_null(piece);
			memcpy(piece, text->bytes + at, size);
			at += size;
			nonet_reader_feed(reader, piece, size);
		}
	}
	free(piece);
	nonet_reader_free(reader);
}

static struct nonet_board any_board(struct nonet_rng *rng) {
	return random_board(rng, 1 + (int)nonet_rng_below(rng, 81), nonet_rng_below(rng, 2));
}

static void what_is_printed_in_any_form_reads_back(void **state) {
	(void)state;
	static struct items items;
	static struct text text;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 2);
	for (int i = 0; i < repeats(40 * FORMS); i++) {
		struct nonet_board board = any_board(&rng);
		text.nbytes = 0;
		print_board(&text, &forms[i % FORMS], &board);
		read_items(&text, NULL, &items);
		if (items.count != 1 || memcmp(&items.item[0].board, &board, sizeof board) != 0)
			fail_msg("%s: %d items of\n%s", forms[i % FORMS].name, items.count, text.bytes);
		assert_int_equal(items.status[0], NONET_OK);
	}
}

/* Makes a text of random boards in random forms, one after the other. */
static void mix(struct nonet_rng *rng, struct text *text, struct nonet_board *boards, int nboards) {
	bool alone = false;
	text->nbytes = 0;
	for (int i = 0; i < nboards; i++) {
		const struct form *form = &forms[nonet_rng_below(rng, FORMS)];
		static const char *const gaps[] = {"", "\n", "\n\n"};
		const char *gap = gaps[nonet_rng_below(rng, 3)];
		put(text, (alone || form->alone) && i > 0 ? "\n\n\n" : gap);
		put(text, nonet_rng_below(rng, 5) == 0 ? "# a comment\n" : "");
		alone = form->alone;
		boards[i] = any_board(rng);
		print_board(text, form, &boards[i]);
	}
}

static void mixtures_read_back_in_pieces_of_any_size(void **state) {
	(void)state;
	static struct items items;
	static struct text text;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 3);
	for (int i = 0; i < repeats(100); i++) {
		struct nonet_board boards[20];
		mix(&rng, &text, boards, 20);
		read_items(&text, i % 2 ? &rng : NULL, &items);
		for (int board = 0; board < 20; board++)
			if (memcmp(&items.item[board].board, &boards[board], sizeof boards[board]) != 0)
				fail_msg("board %d of\n%s", board, text.bytes);
		assert_int_equal(items.count, 20);
	}
}

static void check_same(const struct items *a, const struct items *b, const struct text *text) {
	if (a->count != b->count)
		fail_msg("%d and %d items in\n%s", a->count, b->count, text->bytes);
	for (int i = 0; i < a->count; i++) {
		const struct nonet_error *error = &a->item[i].error;
		assert_int_equal(a->status[i], b->status[i]);
		assert_memory_equal(&a->item[i].board, &b->item[i].board, sizeof(struct nonet_board));
		assert_int_equal(a->item[i].line, b->item[i].line);
		assert_int_equal(a->item[i].comment_nbytes, b->item[i].comment_nbytes);
		assert_int_equal(a->comment_sum[i], b->comment_sum[i]);
		if (a->status[i] == NONET_SYNTAX) {
			assert_int_equal(error->offset, b->item[i].error.offset);
			assert_int_equal(error->line, b->item[i].error.line);
			assert_int_equal(error->column, b->item[i].error.column);
			assert_string_equal(error->message, b->item[i].error.message);
		}
	}
}

/* Spoils some bytes; the reader has to get through, and the pieces must make no difference. */
static void spoilt_texts_read_the_same_in_any_pieces(void **state) {
	(void)state;
	static const char spoilers[] = "\n\r[](){}\"'#,;:/\\-=+|. 0q\xC3\xFF\t";
	static struct items whole, parted;
	static struct text text;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 4);
	for (int i = 0; i < repeats(400); i++) {
		struct nonet_board boards[5];
		mix(&rng, &text, boards, 5);
		for (uint32_t spoilt = nonet_rng_below(&rng, 10); spoilt > 0; spoilt--)
			text.bytes[nonet_rng_below(&rng, (uint32_t)text.nbytes)] =
			    spoilers[nonet_rng_below(&rng, sizeof spoilers)];
		read_items(&text, NULL, &whole);
		read_items(&text, &rng, &parted);
		check_same(&whole, &parted, &text);
		for (int item = 0; item < whole.count; item++)
			for (int cell = 0; cell < NONET_CELLS; cell++)
				assert_true(whole.item[item].board.cell[cell] <= 9);
	}
}

/* A line of anything but brackets and frames, which can be more or less than one item. */
static void put_garbage(struct nonet_rng *rng, struct text *text, const char *first,
                        uint32_t max_length) {
	static const char characters[] = "0123456789. ,;xXaNo!?~<>\x80\xC3\xA9&@$^/\\";
	char line[128];
	size_t nbytes = 1 + nonet_rng_below(rng, max_length);
	line[0] = first[nonet_rng_below(rng, (uint32_t)strlen(first))];
	for (size_t i = 1; i < nbytes; i++)
		line[i] = characters[nonet_rng_below(rng, sizeof characters - 1)];
	line[nbytes] = '\0';
	put(text, line);
}

/* In a file of lines, item N is about line N, whatever stands in some of the lines. */
static void a_bad_line_never_shifts_the_next(void **state) {
	(void)state;
	static struct items items;
	static struct text text;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 5);
	for (int i = 0; i < repeats(400); i++) {
		struct nonet_board boards[30];
		bool good[30] = {false};
		text.nbytes = 0;
		for (int line = 0; line < 30; line++) {
			/* at most two bad lines in a row: three short ones would be rows of a grid */
			bool two_bad = line >= 2 && !good[line - 1] && !good[line - 2];
			good[line] = two_bad || nonet_rng_below(&rng, 2);
			boards[line] = any_board(&rng);
			if (good[line])
				print_board(&text, &forms[nonet_rng_below(&rng, 7)], &boards[line]);
			else
				put_garbage(&rng, &text, "8q.5~", 126);
			put(&text, good[line] ? "" : "\n");
		}
		read_items(&text, i % 2 ? &rng : NULL, &items);
		if (items.count != 30)
			fail_msg("%d items of\n%s", items.count, text.bytes);
		for (int line = 0; line < 30; line++) {
			assert_int_equal(items.item[line].line, line + 1);
			assert_int_equal(items.status[line] == NONET_OK, good[line]);
			if (good[line])
				assert_memory_equal(&items.item[line].board, &boards[line], sizeof boards[line]);
		}
	}
}

/* Any characters on a line, or a good line with one replaced. */
static void put_bad_line(struct nonet_rng *rng, struct text *text) {
	static const char characters[] = "0123456789. ,;xaNo!?~<>@$^/\\[](){}\"'#:%|=-";
	size_t begin = text->nbytes;
	if (nonet_rng_below(rng, 2)) {
		struct nonet_board board = any_board(rng);
		print_board(text, &line_forms[nonet_rng_below(rng, LINE_FORMS)], &board);
		uint32_t place = nonet_rng_below(rng, (uint32_t)(text->nbytes - begin) - 1);
		text->bytes[begin + place] = characters[nonet_rng_below(rng, sizeof characters - 1)];
		return;
	}
	for (uint32_t length = nonet_rng_below(rng, 100); length > 0; length--)
		put(text, (char[]){characters[nonet_rng_below(rng, sizeof characters - 1)], '\0'});
	put(text, "\n");
}

/* In a file of any forms that fit on a line, each good line is an item after whatever line. */
static void a_bad_line_takes_nothing_of_the_next(void **state) {
	(void)state;
	enum { LINES = 30 };
	static struct items items;
	static struct text text;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 8);
	for (int i = 0; i < repeats(1000); i++) {
		struct nonet_board boards[LINES];
		text.nbytes = 0;
		for (int line = 0; line < LINES; line++) {
			boards[line] = any_board(&rng);
			if (line % 2)
				print_board(&text, &line_forms[nonet_rng_below(&rng, LINE_FORMS)], &boards[line]);
			else
				put_bad_line(&rng, &text);
		}
		read_items(&text, i % 2 ? &rng : NULL, &items);
		int item = 0;
		for (int line = 1; line < LINES; line += 2) {
			while (item < items.count && items.item[item].line < (uint64_t)line + 1)
				item++;
			if (item == items.count || items.item[item].line != (uint64_t)line + 1 ||
			    memcmp(&items.item[item].board, &boards[line], sizeof boards[line]) != 0)
				fail_msg("line %d of\n%s", line + 1, text.bytes);
			assert_int_equal(items.status[item], NONET_OK);
		}
	}
}

/* A stray bracket anywhere in a line spoils that line alone. */
static void a_stray_bracket_spoils_its_line_alone(void **state) {
	(void)state;
	static const char brackets[] = "[{(]})";
	static struct items items;
	static struct text text;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 7);
	for (int i = 0; i < repeats(NONET_CELLS * 6); i++) {
		struct nonet_board boards[4];
		char line[NONET_LINE_SIZE];
		text.nbytes = 0;
		for (int j = 0; j < 4; j++) {
			boards[j] = any_board(&rng);
			nonet_board_print(&boards[j], line);
			if (j == 0)
				line[i % NONET_CELLS] = brackets[i / NONET_CELLS];
			if (j == 1)
				line[NONET_CELLS - 1] = '\0';
			put(&text, line);
			put(&text, j == 2 ? ",comment\n" : "\n");
		}
		read_items(&text, i % 2 ? &rng : NULL, &items);
		if (items.count != 4)
			fail_msg("%d items of\n%s", items.count, text.bytes);
		for (int j = 0; j < 4; j++) {
			assert_int_equal(items.item[j].line, j + 1);
			assert_int_equal(items.status[j] == NONET_OK, j >= 2);
			if (j >= 2)
				assert_memory_equal(&items.item[j].board, &boards[j], sizeof boards[j]);
		}
	}
}

/* Nine rows, some of them left out, and one garbled where `garbled` is a row. */
static void put_rows(struct nonet_rng *rng, struct text *text, const struct nonet_board *board,
                     int nrows, int garbled) {
	for (int row = 0; row < nrows; row++) {
		char line[NONET_LINE_SIZE];
		nonet_board_print(board, line);
		line[9 * row + 9] = '\0';
		if (row == garbled)
			put_garbage(rng, text, "8.5~", 18); /* a word would be the title of the next */
		else
			put(text, line + 9 * row);
		put(text, "\n");
	}
}

/* In a file of grids with a line between them, item N is about grid N: after a grid with any row
 * missing or garbled the next is right. */
static void a_bad_row_never_shifts_the_next_grid(void **state) {
	(void)state;
	static const char *const between[] = {"\n", "\n\n", "# next\n", "Next\n", "%\n"};
	static struct items items;
	static struct text text;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 6);
	for (int i = 0; i < repeats(400); i++) {
		struct nonet_board boards[20];
		text.nbytes = 0;
		for (int grid = 0; grid < 20; grid++) {
			bool good = grid % 2;
			bool garbled = !good && nonet_rng_below(&rng, 2);
			boards[grid] = any_board(&rng);
			put_rows(&rng, &text, &boards[grid],
			         good || garbled ? 9 : 1 + (int)nonet_rng_below(&rng, 8),
			         garbled ? 1 + (int)nonet_rng_below(&rng, 8) : -1);
			put(&text, grid < 19 ? between[i % 5] : "");
		}
		read_items(&text, i % 2 ? &rng : NULL, &items);
		if (items.count != 20)
			fail_msg("%d items of\n%s", items.count, text.bytes);
		for (int grid = 0; grid < 20; grid++) {
			assert_int_equal(items.status[grid] == NONET_OK, grid % 2);
			if (grid % 2)
				assert_memory_equal(&items.item[grid].board, &boards[grid], sizeof boards[grid]);
		}
	}
}

/* Of a longer line than 64 KiB only a puzzle at its beginning is read, and neither costs memory. */
static void a_line_may_be_of_any_length(void **state) {
	(void)state;
	enum { LIMIT = 65536, PIECE = 1 << 20, PIECES = 64 };
	static struct items items;
	static struct text text;
	for (int i = 0; i < 6; i++) {
		int length = LIMIT - 1 + i % 3;
		bool puzzle = i < 3;
		text.nbytes = 0;
		put(&text,
		    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7");
		put(&text, puzzle ? "9 " : " ");
		while (text.nbytes < (size_t)length)
			put(&text, "c");
		put(&text, "\r\n........9........9........9........9........9........9........9........9..."
		           ".....9\n");
		for (uint64_t seed = 0; seed < 3; seed++) {
			static struct items first;
			struct nonet_rng rng;
			nonet_rng_start(&rng, seed);
			read_items(&text, seed ? &rng : NULL, &items);
			assert_int_equal(items.count, 2);
			assert_int_equal(items.status[0], puzzle ? NONET_OK : NONET_SYNTAX);
			if (puzzle)
				assert_int_equal(items.item[0].comment_nbytes,
				                 (length < LIMIT ? length : LIMIT) - 82);
			assert_int_equal(items.status[1], NONET_OK);
			assert_int_equal(items.item[1].board.cell[80], 9);
			if (seed == 0)
				first = items;
			check_same(&first, &items, &text);
		}
	}
	assert_string_equal(items.item[0].error.message,
	                    "the line is longer than 65536 bytes; expected 81 cells");
	assert_int_equal(items.item[0].error.column, LIMIT + 1);
	assert_int_equal(items.item[0].error.offset, LIMIT);

	char *piece = malloc(PIECE);
	struct nonet_reader *reader = nonet_reader_new();
	struct nonet_item item;
	assert_non_null(piece);
	assert_non_null(reader);
	memset(piece, '5', PIECE);
	for (int i = 0; i < PIECES; i++) {
		assert_int_equal(nonet_reader_next(reader, &item), NONET_MORE);
		nonet_reader_feed(reader, piece, PIECE);
	}
	assert_int_equal(nonet_reader_next(reader, &item), NONET_MORE);
	nonet_reader_finish(reader);
	assert_int_equal(nonet_reader_next(reader, &item), NONET_SYNTAX);
	assert_int_equal(nonet_reader_next(reader, &item), NONET_END);
	nonet_reader_free(reader);
	free(piece);
}

/* A reader that was stopped in the middle of anything reads the next text as a new one would. */
static void a_reset_forgets_everything(void **state) {
	(void)state;
	static const char *const begun[] = {"53..7....\n",
	                                    "[[5,3",
	                                    "title\n",
	                                    "\xFF\xFE\n",
	                                    "53..7....\r",
	                                    "53",
	                                    "[[1,2,3,4,5,6,7,8,9],\n",
	                                    "---------\n---",
	                                    "\xEF\xBB"};
	static const char line[] =
	    "\n53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
	struct nonet_reader *reader = nonet_reader_new();
	assert_non_null(reader);
	for (size_t i = 0; i < sizeof begun / sizeof *begun; i++) {
		struct nonet_item item;
		nonet_reader_feed(reader, begun[i], strlen(begun[i]));
		enum nonet_status status;
		do
			status = nonet_reader_next(reader, &item);
		while (status != NONET_MORE);
		if (i % 2)
			nonet_reader_finish(reader);
		nonet_reader_reset(reader);
		nonet_reader_feed(reader, line, sizeof line - 1);
		assert_int_equal(nonet_reader_next(reader, &item), NONET_OK);
		assert_int_equal(item.line, 2);
		assert_int_equal(nonet_reader_next(reader, &item), NONET_MORE);
		nonet_reader_finish(reader);
		assert_int_equal(nonet_reader_next(reader, &item), NONET_END);
		nonet_reader_reset(reader);
	}
	nonet_reader_free(reader);
	nonet_reader_free(NULL);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(what_is_printed_in_any_form_reads_back),
	    cmocka_unit_test(mixtures_read_back_in_pieces_of_any_size),
	    cmocka_unit_test(spoilt_texts_read_the_same_in_any_pieces),
	    cmocka_unit_test(a_bad_line_never_shifts_the_next),
	    cmocka_unit_test(a_bad_line_takes_nothing_of_the_next),
	    cmocka_unit_test(a_stray_bracket_spoils_its_line_alone),
	    cmocka_unit_test(a_bad_row_never_shifts_the_next_grid),
	    cmocka_unit_test(a_line_may_be_of_any_length),
	    cmocka_unit_test(a_reset_forgets_everything),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
