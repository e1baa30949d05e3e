#include "support.h"

#include <nonet/io.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The two puzzles that most texts here hold: the description of an item calls them A and B. */
#define A_LINE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define A_ZERO "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
#define A_DONE "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
#define A_80 "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7"
#define A_SPACES "53  7    6  195    98    6 8   6   34  8 3  17   2   6 6    28    419  5    8  79"
#define A_ROWS_1_TO_8                                                                              \
	"53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"
#define A_ROWS A_ROWS_1_TO_8 "....8..79\n"
#define A_BANDS                                                                                    \
	"53..7....\n6..195...\n.98....6.\n\n8...6...3\n4..8.3..1\n7...2...6\n\n.6....28.\n...419..5\n" \
	"....8..79\n"
#define BORDER "+---+---+---+\n"
#define A_BORDERED                                                                                 \
	BORDER "|53.|.7.|...|\n|6..|195|...|\n|.98|...|.6.|\n" BORDER                                  \
	       "|8..|.6.|..3|\n|4..|8.3|..1|\n|7..|.2.|..6|\n" BORDER                                  \
	       "|.6.|...|28.|\n|...|419|..5|\n|...|.8.|.79|\n" BORDER
#define A_LIST                                                                                     \
	"[[5,3,0,0,7,0,0,0,0],[6,0,0,1,9,5,0,0,0],[0,9,8,0,0,0,0,6,0],[8,0,0,0,6,0,0,0,3],"            \
	"[4,0,0,8,0,3,0,0,1],[7,0,0,0,2,0,0,0,6],[0,6,0,0,0,0,2,8,0],[0,0,0,4,1,9,0,0,5],"             \
	"[0,0,0,0,8,0,0,7,9]]"
#define B_LINE "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."

#define CELL "a digit 1-9 or a blank (. 0 * _ - x)"
#define TAIL "the end of the line or a comment after the 81st cell"

enum { DESCRIPTION_SIZE = 65536, WHOLE = 0 };

struct description {
	char text[DESCRIPTION_SIZE];
	size_t length;
};

static const char *board_name(const struct nonet_board *board, char line[NONET_LINE_SIZE]) {
	nonet_board_print(board, line);
	return strcmp(line, A_LINE) == 0 ? "A" : strcmp(line, B_LINE) == 0 ? "B" : line;
}

/* "LINE BOARD [COMMENT]\n", or "LINE ERROR-LINE:COLUMN@OFFSET MESSAGE\n". */
static void describe(struct description *description, enum nonet_status status,
                     const struct nonet_item *item) {
	char *to = description->text + description->length;
	size_t room = DESCRIPTION_SIZE - description->length;
	char line[NONET_LINE_SIZE];
	const struct nonet_error *error = &item->error;
	int length;
	if (status == NONET_OK && item->comment_nbytes > 0)
		length = snprintf(to, room, "%u %s [%.*s]\n", (unsigned)item->line,
		                  board_name(&item->board, line), (int)item->comment_nbytes, item->comment);
	else if (status == NONET_OK)
		length =
		    snprintf(to, room, "%u %s\n", (unsigned)item->line, board_name(&item->board, line));
	else
		length = snprintf(to, room, "%u %u:%u@%u %s\n", (unsigned)item->line, (unsigned)error->line,
		                  (unsigned)error->column, (unsigned)error->offset, error->message);
	assert_true(length > 0 && (size_t)length < room);
	description->length += (size_t)length;
}

/* Feeds the text in pieces of `piece` bytes, each in a block of its own size, so that a read past
 * its end is noticed, and describes every item. */
static void read_text(struct nonet_reader *reader, const char *text, size_t nbytes, size_t piece,
                      struct description *description) {
	struct nonet_item item;
	enum nonet_status status;
	char *block = NULL;
	size_t at = 0;
	description->length = 0;
	description->text[0] = '\0';
	while ((status = nonet_reader_next(reader, &item)) != NONET_END) {
		if (status != NONET_MORE) {
			describe(description, status, &item);
			continue;
		}
		size_t size = piece == WHOLE || nbytes - at < piece ? nbytes - at : piece;
		free(block);
		block = malloc(size ? size : 1);
		assert_non_null(block);
		memcpy(block, text + at, size);
		at += size;
		if (size > 0)
			nonet_reader_feed(reader, block, size);
		else
			nonet_reader_finish(reader);
	}
	assert_int_equal(nonet_reader_next(reader, &item), NONET_END);
	free(block);
}

/* Fails unless the text reads as described, in pieces of every size. */
static void check_bytes(const char *text, size_t nbytes, const char *expected) {
	static const size_t pieces[] = {WHOLE, 1, 2, 3, 7, 82, 100};
	static struct description description;
	struct nonet_reader *reader = nonet_reader_new();
	assert_non_null(reader);
	for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
		nonet_reader_reset(reader);
		read_text(reader, text, nbytes, pieces[i], &description);
		if (strcmp(description.text, expected) != 0)
			print_error("in pieces of %zu: %s\n", pieces[i], text);
		assert_string_equal(description.text, expected);
	}
	nonet_reader_free(reader);
}

static void check(const char *text, const char *expected) {
	check_bytes(text, strlen(text), expected);
}

static void reads_every_sample(void **state) {
	(void)state;
	static const struct {
		const char *file;
		const char *expected;
	} samples[] = {
	    {"line81-dot.txt", "1 A\n"},
	    {"line81-zero.txt", "1 A\n"},
	    {"line81-star.txt", "1 A\n"},
	    {"line81-underscore.txt", "1 A\n"},
	    {"line81-dash.txt", "1 A\n"},
	    {"line81-x.txt", "1 A\n"},
	    {"line81-space.txt", "1 A\n"},
	    {"line81-nbsp.txt", "1 A\n"},
	    {"line81-fullwidth.txt", "1 A\n"},
	    {"line81-arabic-indic.txt", "1 A\n"},
	    {"line81-persian.txt", "1 A\n"},
	    {"line81-crlf-bom.txt", "1 A\n2 B\n"},
	    {"line81-no-final-newline.txt", "1 A\n2 B\n"},
	    {"line81-comment.txt", "2 A [1.2 easy]\n3 B [Arto Inkala 2012, SE 10.6]\n"},
	    {"grid9.txt", "1 A\n"},
	    {"qqwing-readable.txt", "1 A\n"},
	    {"exchange-bank.txt", "1 A [1.2]\n"},
	    {"bad-80.txt", "1 1:81@80 the line ends after 80 cells; expected 81\n"},
	    {"bad-82.txt", "1 1:82@81 found '1'; expected " TAIL "\n"},
	    {"debian-sudoku-std.txt", "2 A\n"},
	    {"debian-sudoku-compact.txt", "2 A\n"},
	    {"debian-sudoku.csv", "1 A\n"},
	    {"sample.msk", "1 A\n"},
	    {"sample.sol", "1 " A_DONE "\n"},
	    {"sample.spf", "1 A\n"},
	    {"sample.ss", "2 A\n"},
	    {"sample.sdm", "1 A\n2 B\n"},
	    {"tdoku-puzzles0.txt", "2 A\n3 B\n"},
	    {"kaggle.csv", "2 A\n3 B\n"},
	};
	for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
		char path[1024];
		char text[4096];
		snprintf(path, sizeof path, "%s/formats/%s", NONET_TEST_DATA, samples[i].file);
		FILE *stream = fopen(path, "rb");
		if (!stream)
			fail_msg("cannot read %s", path);
		size_t nbytes = fread(text, 1, sizeof text - 1, stream);
		fclose(stream);
		text[nbytes] = '\0';
		check_bytes(text, nbytes, samples[i].expected);
	}
}

static void reads_lines_and_their_comments(void **state) {
	(void)state;
	check("", "");
	check("\n \t\n\n# " A_LINE "\n  #x\n% title\n", "");
	check(A_LINE, "1 A\n");
	check("  " A_LINE "  \n\t" A_LINE "\t\n", "1 A\n2 A\n");
	check("53.07*___6--195xXx.98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
	      "1 A\n");
	check(A_LINE " # 7.1\n" A_LINE "#7.1\n" A_LINE ";7.1\n" A_LINE ", 7.1 \n" A_LINE "\t7.1\t\n",
	      "1 A [7.1]\n2 A [7.1]\n3 A [7.1]\n4 A [7.1]\n5 A [7.1]\n");
	check(A_LINE " Arto  Inkala # 12\n" A_LINE ",,\n" A_LINE " #\n",
	      "1 A [Arto  Inkala # 12]\n2 A [,]\n3 A\n");
	check("\"" A_LINE "\",\n'" A_LINE "'\n", "1 A\n2 A\n");
	check(A_ZERO "," A_DONE "\n", "1 A [" A_DONE "]\n");
	check("0000183b305c " A_ZERO "  1.2\nABCDEF012345\t" A_LINE "\n" B_LINE "\n",
	      "1 A [1.2]\n2 A\n3 B\n");
}

/* Whatever a puzzle on a line looks like, what follows it is its comment. */
static void reads_comments_after_every_form(void **state) {
	(void)state;
	static const char *const tails[] = {" 7.1",  "\t7.1",  " # 7.1", "#7.1",  ":7.1",   " : 7.1",
	                                    "(7.1)", " (7.1)", "[7.1]",  "{7.1}", " // 7.1"};
	for (size_t i = 0; i < sizeof tails / sizeof *tails; i++) {
		char text[1024];
		char spaced[2 * NONET_CELLS] = "";
		char slashes[NONET_CELLS + 9] = "";
		for (int cell = 0; cell < NONET_CELLS; cell++)
			sprintf(spaced + strlen(spaced), "%s%c", cell ? " " : "", A_LINE[cell]);
		for (int row = 0; row < 9; row++)
			sprintf(slashes + strlen(slashes), "%s%.9s", row ? "/" : "", &A_LINE[9 * row]);
		snprintf(text, sizeof text, A_LINE "%s\n%s%s\n%s%s\n" B_LINE "\n", tails[i], spaced,
		         tails[i], slashes, tails[i]);
		bool slash = strchr(tails[i], '/') != NULL;
		check(text, slash ? "1 A [// 7.1]\n2 A [// 7.1]\n3 A [// 7.1]\n4 B\n"
		                  : "1 A [7.1]\n2 A [7.1]\n3 A [7.1]\n4 B\n");
	}
	check(A_LINE " (7.1) easy\n" A_LINE "[\n" A_LINE "()\n", "1 A [(7.1) easy]\n2 A [[]\n3 A\n");
	/* one cell too many is no rating */
	check(
	    "5 3 4 6 7 8 9 1 2 6 7 2 1 9 5 3 4 8 1 9 8 3 4 2 5 6 7 8 5 9 7 6 1 4 2 3 4 2 6 8 5 3 7 9 1 "
	    "7 1 3 9 2 4 8 5 6 9 6 1 5 3 7 2 8 4 2 8 7 4 1 9 6 3 5 3 4 5 2 8 6 1 7 9 7\n",
	    "1 1:163@162 found '7'; expected " TAIL "\n");
}

/* A line that begins with # between any two rows, and between two grids. */
static void passes_over_comments_in_a_grid(void **state) {
	(void)state;
	for (int before = 1; before <= 8; before++) {
		char text[1024];
		char expected[256];
		snprintf(text, sizeof text, "%.*s# c\n%s" A_ROWS A_LINE, 10 * before, A_ROWS,
		         &A_ROWS[10 * before]);
		check(text, "1 A\n11 A\n20 A\n");
		snprintf(text, sizeof text, "%.*s# c\n%s# d\n" A_ROWS, 10 * before, A_ROWS,
		         &A_ROWS[10 * before]);
		check(text, "1 A\n12 A\n");
		snprintf(text, sizeof text, "%.*s# c\n" A_ROWS "# d\n" A_ROWS, 10 * before, A_ROWS);
		snprintf(expected, sizeof expected,
		         "1 %d:10@%d the grid has %d row%s; expected 9\n%d A\n%d A\n", before,
		         10 * before - 1, before, before == 1 ? "" : "s", before + 2, before + 12);
		check(text, expected);
		snprintf(text, sizeof text, "%.*s%% c\n%s", 10 * before, A_ROWS, &A_ROWS[10 * before]);
		snprintf(expected, sizeof expected,
		         "1 %d:10@%d the grid has %d row%s; expected 9\n"
		         "%d 10:10@93 the grid has %d row%s; expected 9\n",
		         before, 10 * before - 1, before, before == 1 ? "" : "s", before + 2, 9 - before,
		         before == 8 ? "" : "s");
		check(text, expected);
	}
	char text[1024] = "";
	for (int row = 0; row < 18; row++)
		sprintf(text + strlen(text), "%.9s\n# c\n", &A_LINE[9 * (row % 9)]);
	check(text, "1 A\n19 A\n");
}

static void reads_spaces_as_blanks_where_that_is_certain(void **state) {
	(void)state;
	check(A_SPACES "\n" A_SPACES "# c\n" A_SPACES "  ; c\n", "1 A\n2 A [c]\n3 A [c]\n");
	char empty[512];
	snprintf(empty, sizeof empty, A_SPACES "\n%81s\n" A_SPACES "\n%80s\n%82s\n%81s", "", "", "",
	         "");
	check(
	    empty,
	    "1 A\n2 .................................................................................\n"
	    "3 A\n6 "
	    ".................................................................................\n");
	/* Spaces at the end are blanks when they make 81 characters. */
	check("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4  \n",
	      "1 B\n");
	check(" 53..............................................................................\n",
	      "1 .53..............................................................................\n");
	/* One character more or less, and each place for the spaces gives another puzzle. */
	check(" " A_SPACES "\n" A_LINE "\n",
	      "1 1:83@82 the line ends after 30 cells; expected 81\n2 A\n");
	check("  7    6  195    98    6 8   6   34  8 3  17   2   6 6    28    419  5    8  79\n",
	      "1 1:80@79 the line ends after 28 cells; expected 81\n");
	check(" 8          36      7  9 2   5   7       457     1   3   1    68  85   1  9    4   \n",
	      "1 1:81@80 the puzzle ends after 21 cells; expected 81\n");
	/* 41 spaced cells are no puzzle though they have 81 characters. */
	check("5 3 4 6 7 8 9 1 2 6 7 2 1 9 5 3 4 8 1 9 8 3 4 2 5 6 7 8 5 9 7 6 1 4 2 3 4 2 6 8 5\n",
	      "1 1:82@81 the line ends after 41 cells; expected 81\n");
}

static void says_what_is_wrong_with_a_line(void **state) {
	(void)state;
	check(A_80 "\n" A_LINE "1\n" A_LINE "\n",
	      "1 1:81@80 the line ends after 80 cells; expected 81\n"
	      "2 2:82@162 found '1'; expected " TAIL "\n3 A\n");
	check(A_80 " easy\n" A_80 "#easy\n",
	      "1 1:81@80 the puzzle ends after 80 cells; expected 81\n"
	      "2 2:81@166 the puzzle ends after 80 cells; expected 81\n");
	check("0000183b305c " A_80 " 1.2\n", "1 1:94@93 the puzzle ends after 80 cells; expected 81\n");
	check(A_LINE "q\n", "1 1:82@81 found 'q'; expected " TAIL "\n");
	check("  " A_80 "q\n", "1 1:83@82 found 'q'; expected " CELL "\n");
	check("53..7....6..1q5....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
	      "1 1:14@13 found 'q'; expected " CELL "\n");
	/* Columns are characters, offsets are bytes. */
	check("5\xC3\xA9\n", "1 1:2@1 found '\xC3\xA9' (U+00E9); expected " CELL "\n");
	check("\xEF\xBC\x95\xEF\xBC\x93q\n", "1 1:3@6 found 'q'; expected " CELL "\n");
	check("53\xC2\xB2\n", "1 1:3@2 found '\xC2\xB2' (U+00B2); expected " CELL "\n");
	check("53\x7F\n", "1 1:3@2 found byte 0x7F; expected " CELL "\n");
	check("53\xC2\x85\n", "1 1:3@2 found U+0085; expected " CELL "\n");
	check("// foo\n" A_LINE, "1 1:1@0 found '/'; expected " CELL "\n2 A\n");
	check("123\n", "1 1:4@3 the line ends after 3 cells; expected 81\n");
	check("hello\n" A_LINE "\nworld\n\nagain", "1 1:1@0 found 'h'; expected " CELL "\n2 A\n"
	                                           "3 3:1@88 found 'w'; expected " CELL "\n"
	                                           "5 5:1@95 found 'a'; expected " CELL "\n");
	char line[258];
	memset(line, '1', 256);
	strcpy(line + 256, "\n");
	check(line,
	      "1 1:257@256 the line has 256 cells, which looks like a 16x16 Sudoku; expected 81\n");
}

static void reads_broken_text(void **state) {
	(void)state;
	static const char nul[] = "\0\0\n" A_LINE "\n\0";
	check_bytes(nul, sizeof nul - 1,
	            "1 1:1@0 found byte 0x00; expected " CELL "\n2 A\n"
	            "3 3:1@85 found byte 0x00; expected " CELL "\n");
	/* Cut short, overlong, a surrogate, above U+10FFFF, a lone continuation. */
	static const char *const invalid[] = {
	    "\xC3",         "\xC0\xB5",         "\xED\xA0\x80", "\xF4\x90\x80\x80",
	    "\xE0\x81\x81", "\xF0\x80\x80\x80", "\x80"};
	for (size_t i = 0; i < sizeof invalid / sizeof *invalid; i++) {
		char text[256];
		char expected[256];
		snprintf(text, sizeof text, "53%s\n" A_LINE "\n", invalid[i]);
		snprintf(expected, sizeof expected,
		         "1 1:3@2 found byte 0x%02X, which is not UTF-8 text; expected " CELL "\n2 A\n",
		         (unsigned char)invalid[i][0]);
		check(text, expected);
	}
	check(A_LINE " \xFF\n", "1 A [\xFF]\n");
	check_bytes(
	    "\xFF\xFE\x35\0\n\0\x35\0\n\0", 10,
	    "1 1:1@0 found bytes 0xFF 0xFE, which begin text in UTF-16; expected text in UTF-8\n");
	check_bytes(
	    "\xFE\xFF\0\x35\0\n\0\x35\0\n", 10,
	    "1 1:1@0 found bytes 0xFE 0xFF, which begin text in UTF-16; expected text in UTF-8\n");
}

static void takes_every_line_end_and_byte_order_marks(void **state) {
	(void)state;
	check(A_LINE "\r\n" B_LINE "\r" A_LINE "\n\r" B_LINE, "1 A\n2 B\n3 A\n5 B\n");
	check("\xEF\xBB\xBF" A_LINE "\r\r\nq", "1 A\n3 3:1@87 found 'q'; expected " CELL "\n");
	check("\xEF\xBB\xBFq\n\xEF\xBB\xBF" A_LINE, "1 1:1@3 found 'q'; expected " CELL "\n2 A\n");
}

static void reads_other_digits_and_blanks(void **state) {
	(void)state;
	static const struct {
		unsigned zero;
		const char *script;
	} zeros[] = {{0x0660, "Arabic"},     {0x0966, "Devanagari"}, {0x0E50, "Thai"},
	             {0xFF10, "full width"}, {0x1D7CE, "bold"},      {0x1FBF0, "segmented"}};
	for (size_t i = 0; i < sizeof zeros / sizeof *zeros; i++) {
		char text[5 * NONET_CELLS];
		size_t length = 0;
		for (int cell = 0; cell < NONET_CELLS; cell++) {
			unsigned code = zeros[i].zero + (unsigned)(A_ZERO[cell] - '0');
			if (code >= 0x10000)
				text[length++] = (char)(0xF0 | code >> 18);
			if (code >= 0x800)
				text[length++] = (char)((code >= 0x10000 ? 0x80 : 0xE0) | (code >> 12 & 0x3F));
			text[length++] = (char)((code >= 0x800 ? 0x80 : 0xC0) | (code >> 6 & 0x3F));
			text[length++] = (char)(0x80 | (code & 0x3F));
		}
		check_bytes(text, length, "1 A\n");
	}
	/* full-width x, asterisk and stop; middle dot; minus sign; a direction mark counts for nothing
	 */
	check("53\xEF\xBD\x98\xEF\xBC\x8A"
	      "7\xEF\xBC\x8E\xC2\xB7\xE2\x88\x92.\xE2\x80\x8F"
	      "6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
	      "1 A\n");
}

static void reads_nine_rows(void **state) {
	(void)state;
	check(A_ROWS, "1 A\n");
	check(A_ROWS A_ROWS "\n" A_ROWS "\n\n\n" A_ROWS, "1 A\n10 A\n20 A\n32 A\n");
	check(A_BANDS "\n" A_BANDS "\n\n" A_ROWS, "1 A\n13 A\n26 A\n");
	check("Grid 01\n" A_ROWS "Grid 02\n\n" A_ROWS "% three\n" A_BANDS "[Four]\n" A_BANDS,
	      "2 A\n13 A\n23 A\n35 A\n");
	check("53..7.... # row\n6..195...\n.98....6.,\n 8...6...3\n4 . . 8 . 3 . . 1\n7...2...6;\n"
	      "\t.6....28.\n\"...419..5\",\n....8..79",
	      "1 A\n");
	check("5,3,,,7,,,,\n6,,,1,9,5,,,\n,9,8,,,,,6,\n8,,,,6,,,,3\n4,,,8,,3,,,1\n7,,,,2,,,,6\n"
	      ",6,,,,,2,8,\n,,,4,1,9,,,5\n,,,,8,,,7,9\n" A_LINE "\n",
	      "1 A\n10 A\n");
	check("5\t3\t\t\t7\t\t\t\t\n6;;;1;9;5;;;\n0, 9, 8, 0, 0, 0, 0, 6, 0,\n8 0 0 0 6 0 0 0 3\n"
	      "4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n",
	      "1 A\n");
	check("\t\t\t\t\t\t\t\t\n6\t\t\t1\t9\t5\t\t\t\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n"
	      ".6....28.\n...419..5\n....8..79\n",
	      "1 .........6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n");
}

static void reads_frames(void **state) {
	(void)state;
	check(A_BORDERED A_BORDERED "\n" A_BORDERED, "2 A\n15 A\n29 A\n");
	check(" 5 3 . | . 7 . | . . .\n 6 . . | 1 9 5 | . . .\n . 9 8 | . . . | . 6 .\n"
	      "=======+=======+=======\n 8 . . | . 6 . | . . 3\n 4 . . | 8 . 3 | . . 1\n"
	      " 7 . . | . 2 . | . . 6\n=======+=======+=======\n . 6 . | . . . | 2 8 .\n"
	      " . . . | 4 1 9 | . . 5\n . . . | . 8 . | . 7 9\n" A_LINE,
	      "1 A\n12 A\n");
	check("\u250C\u2500\u2500\u2500\u2510\n\u2502"
	      "53..7....\u2502\n6..195...\n.98....6.\n"
	      "\u251C\u2500\u2500\u2500\u2524\n8...6...3\n4..8.3..1\n7...2...6\n"
	      "\u2560\u2550\u2550\u2550\u2563\n.6....28.\n...419..5\n....8..79\n",
	      "2 A\n");
	/* a border after every row */
	char text[2048] = "";
	for (int row = 0; row < 9; row++) {
		for (int column = 0; column < 9; column++)
			sprintf(text + strlen(text), "|%c", A_LINE[9 * row + column]);
		strcat(text, "|\n+-+-+-+-+-+-+-+-+-+\n");
	}
	strcat(text, A_LINE);
	check(text, "1 A\n19 A\n");
	/* nine dashes: a border, or a row of blanks where '-' is the blank */
	check("---------\n" A_ROWS "---------\n" A_ROWS "---------\n", "2 A\n12 A\n");
	check("---------\n6--195---\n-98----6-\n8---6---3\n---------\n7---2---6\n-6----28-\n---419--5\n"
	      "----8--79\n",
	      "1 .........6..195....98....6.8...6...3.........7...2...6.6....28....419..5....8..79\n");
}

/* Spaces are blanks in rows of nine characters, and so is nothing between bars. */
static void reads_rows_with_spaces_as_blanks(void **state) {
	(void)state;
	static const char *const blanks[] = {" ", "\u3000", "\u00A0"};
	for (size_t i = 0; i < sizeof blanks / sizeof *blanks; i++) {
		char text[4096] = "";
		char barred[4096] = "";
		for (int cell = 0; cell < 2 * NONET_CELLS; cell++) {
			char digit[2] = {A_LINE[cell % NONET_CELLS], '\0'};
			const char *shown = *digit == '.' ? blanks[i] : digit;
			sprintf(text + strlen(text), "%s%s", shown, cell % 9 == 8 ? "\n" : "");
			sprintf(barred + strlen(barred), "| %s %s", shown, cell % 9 == 8 ? "|\n" : "");
		}
		strcat(text, A_LINE);
		strcat(barred, A_LINE);
		check(text, "1 A\n10 A\n19 A\n");
		check(barred, "1 A\n10 A\n19 A\n");
	}
	/* a row without a clue */
	check("53  7    \n         \n 98    6 \n8   6   3\n4  8 3  1\n7   2   6\n 6    28 \n   419  5\n"
	      "    8  79\n" A_LINE,
	      "1 53..7..............98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n10 "
	      "A\n");
	check("| 5|3| | |7| | | | |\n| | | | | | | | | |\n|.|9|8|.|.|.|.|6|.|\n8...6...3\n4..8.3..1\n"
	      "7...2...6\n.6....28.\n...419..5\n....8..79\n" A_LINE,
	      "1 53..7..............98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n10 "
	      "A\n");
	/* where another character is the blank, a space is none */
	check("53..7....\n6  195   \n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"
	      "....8..79\n" A_LINE,
	      "1 2:10@19 the row has spaces and others have another blank; expected one kind\n10 A\n");
	check("5 3 4 6 7\n" A_LINE, "1 1:10@9 the line ends after 5 cells; expected 81\n2 A\n");
}

static void reads_rows_on_one_line(void **state) {
	(void)state;
	check("53..7..../6..195.../.98....6./8...6...3/4..8.3..1/7...2...6/.6....28./...419..5/"
	      "....8..79 # c\n",
	      "1 A [c]\n");
	check("53..7..../6..195../.98....6../8...6...3/4..8.3..1/7...2...6/.6....28./...419..5/"
	      "....8..79\n" A_LINE,
	      "1 1:19@18 row 2 ends after 8 cells; expected 9\n2 A\n");
	check("53..7....\\n6..195...\\n.98....6.\\n8...6...3\\n4..8.3..1\\n7...2...6\\n.6....28.\\n"
	      "...419..5\\n....8..79\\n\n",
	      "1 A\n");
	check("53..7....|6..195...|.98....6.|8...6...3|4..8.3..1|7...2...6|.6....28.|...419..5|"
	      "....8..79\n",
	      "1 A\n");
	check("530 070 000 600 195 000 098 000 060 800 060 003 400 803 001 700 020 006 060 000 280 "
	      "000 419 005 000 080 079 easy\n",
	      "1 A [easy]\n");
}

/* A grid that lacks rows is one item, and the next puzzle is read whole, whatever is between. */
static void a_short_grid_takes_no_rows_from_the_next(void **state) {
	(void)state;
	for (int rows = 1; rows <= 8; rows++) {
		static const struct {
			const char *between;
			const char *next;
			int next_line;
			bool single; /* one blank line could also stand between bands */
		} cases[] = {{"\n", A_ROWS, 2, false},        {"\n", A_BANDS, 2, true},
		             {"\n\n", A_BANDS, 3, false},     {"# next\n", A_ROWS, 2, false},
		             {"% next\n", A_BANDS, 2, false}, {"Next\n", A_ROWS, 2, false},
		             {"", A_LINE, 1, false},          {"\n" BORDER, A_BORDERED, 4, false},
		             {"", A_LIST "\n", 1, false},     {"", "[\n" A_LIST "]\n", 2, false}};
		for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
			if (cases[i].single && rows < 5)
				continue;
			if (rows <= 2 && strcmp(cases[i].next, A_LINE) == 0)
				continue;
			char text[1024];
			char expected[256];
			snprintf(text, sizeof text, "%.*s%s%s", 10 * rows, A_ROWS, cases[i].between,
			         cases[i].next);
			snprintf(expected, sizeof expected,
			         "1 %d:10@%d the grid has %d row%s; expected 9\n%d A\n", rows, 10 * rows - 1,
			         rows, rows == 1 ? "" : "s", rows + cases[i].next_line);
			check(text, expected);
		}
	}
	check("53..7....\n6..195...\n.98....6.\n\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n"
	      "...419..5\n\n" A_ROWS,
	      "1 3:10@29 the grid has 3 rows; expected 9\n5 9:10@80 the grid has 5 rows; expected 9\n"
	      "11 A\n");
	check(A_BORDERED "|53.|.7.|...|\n\n" A_BORDERED,
	      "2 A\n14 14:13@194 the grid has 1 row; expected 9\n17 A\n");
	check(A_ROWS "53..7....\n6..195...\n.98....6.\n\n" A_BANDS,
	      "1 A\n10 12:10@119 the grid has 3 rows; expected 9\n14 A\n");
	/* bands of 3, 2 and 3 rows, by blank lines and by borders */
	check("53..7....\n6..195...\n.98....6.\n\n8...6...3\n7...2...6\n\n.6....28.\n...419..5\n"
	      "....8..79\n\n" A_BANDS,
	      "1 10:10@81 the grid has 8 rows; expected 9\n12 A\n");
	check(BORDER "53..7....\n6..195...\n.98....6.\n" BORDER "8...6...3\n7...2...6\n" BORDER
	             ".6....28.\n...419..5\n....8..79\n" BORDER A_BORDERED,
	      "2 11:10@121 the grid has 8 rows; expected 9\n14 A\n");
	check("53..7....\n6..195...\n.98....6.\n8...6...3\n\n4..8.3..1\n7...2...6\n\n.6....28.\n"
	      "...419..5\n....8..79\n\n" A_BANDS,
	      "1 4:10@39 the bands have 4, 2 and 3 rows; expected 3 each\n13 A\n");
}

static void a_spoilt_row_spoils_its_grid_alone(void **state) {
	(void)state;
	check("53..7....\n6..195..\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"
	      "....8..79\n" A_ROWS,
	      "1 2:9@18 the row ends after 8 cells; expected 9 (or 81 cells on a line)\n10 A\n");
	check(
	    "53..7....\n6..195...2\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"
	    "....8..79\n" A_ROWS,
	    "1 2:10@19 the row has 10 cells; expected 9 (or 81 cells on a line)\n"
	    "10 A\n");
	check("53..7...\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"
	      "....8.q79\n" A_ROWS,
	      "1 1:9@8 the row ends after 8 cells; expected 9 (or 81 cells on a line)\n10 A\n");
	check("53..7....\n6..195...\n.98....6.\n\n8...6...3\n4..8.q..1\n7...2...6\n\n.6....28.\n"
	      "...419..5\n....8..79\n\n" A_BANDS,
	      "1 6:6@46 found 'q'; expected " CELL "\n13 A\n");
	check("53..7....\nO..195...\n.98..[.6.\n8...6...3 or so\n~\n7...2...6\n.6....28.\n...419..5\n"
	      "....8..79\n" A_ROWS,
	      "1 2:1@10 found 'O'; expected " CELL "\n10 A\n");
	check("5,3,,,7,,,,\n6,,,1,9,5,,,,\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n"
	      "...419..5\n....8..79\n" A_ROWS,
	      "1 2:14@25 the row has 10 cells; expected 9 (or 81 cells on a line)\n10 A\n");
	check(A_ROWS_1_TO_8 "....8.79\n" A_LINE,
	      "1 9:9@88 the row ends after 8 cells; expected 9 (or 81 cells on a line)\n10 A\n");
}

/* In a file of lines each line answers for itself, also when it is as short as a row. */
static void short_lines_among_lines_are_items_each(void **state) {
	(void)state;
	check(A_LINE "\n123456789\n" B_LINE "\n",
	      "1 A\n2 2:10@91 the grid has 1 row; expected 9\n3 B\n");
	check("123456789\n12345678\n" A_LINE "\n",
	      "1 1:10@9 the grid has 1 row; expected 9\n"
	      "2 2:9@18 the row ends after 8 cells; expected 9 (or 81 cells on a line)\n3 A\n");
	check("hello\n123456789\n" A_LINE "\n", "1 1:1@0 found 'h'; expected " CELL "\n"
	                                        "2 2:10@15 the grid has 1 row; expected 9\n3 A\n");
	/* 82 empty lines fill a piece, so that the puzzle is read from the next as most lines are */
	char text[512];
	memset(text, '\n', 82);
	strcpy(text + 82, A_LINE "\n123456789\n12345678\n\n");
	check(text, "83 A\n84 84:10@173 the grid has 1 row; expected 9\n"
	            "85 85:9@182 the row ends after 8 cells; expected 9 (or 81 cells on a line)\n");
	check(A_80 "\n123456789\n1234567890\n\n" A_LINE,
	      "1 1:81@80 the line ends after 80 cells; expected 81\n"
	      "2 2:10@90 the grid has 1 row; expected 9\n"
	      "3 3:10@100 the row has 10 cells; expected 9 (or 81 cells on a line)\n"
	      "5 A\n");
}

static void reads_lists(void **state) {
	(void)state;
	check(A_LIST "\n" A_LINE, "1 A\n2 A\n");
	check("grid = " A_LIST "; " A_LIST "\n", "1 A\n1 A\n");
	check("[" A_LIST ", " A_LIST ",\n" A_LIST "]\n", "1 A\n1 A\n2 A\n");
	check("int grid[9][9] = {\n\t{5, 3, 0, 0, 7, 0, 0, 0, 0}, // one\n\t{6, 0, 0, 1, 9, 5, 0, 0, "
	      "0},\n"
	      "\t{0, 9, 8, 0, 0, 0, 0, 6, 0}, # three\n\t/* [ */ {8, 0, 0, 0, 6, 0, 0, 0, 3},\n\n"
	      "\t{4, 0, 0, 8, 0, 3, 0, 0, 1},\n\t{7, 0, 0, 0, 2, 0, 0, 0, 6},\n"
	      "\t{0, 6, 0, 0, 0, 0, 2, 8, 0},\n\t{0, 0, 0, 4, 1, 9, 0, 0, 5},\n"
	      "\t{0, 0, 0, 0, 8, 0, 0, 7, 9},\n};\n" A_LINE,
	      "2 A\n13 A\n");
	check("[[5 3 0 0 7 0 0 0 0]\n [6 0 0 1 9 5 0 0 0]\n [0 9 8 0 0 0 0 6 0]\n [8 0 0 0 6 0 0 0 3]\n"
	      " [4 0 0 8 0 3 0 0 1]\n [7 0 0 0 2 0 0 0 6]\n [0 6 0 0 0 0 2 8 0]\n [0 0 0 4 1 9 0 0 5]\n"
	      " [0. 0. 0. 0. 8.0 0. 0. 7. 9.]]\n" A_ROWS,
	      "1 A\n10 A\n");
	check("x = np.array([(5, 3, None, nil, 7, null, NaN, '', ' '), [\"6\", \".\", '0', 1, 9, 5, x, "
	      "_, -],\n"
	      "\"098000060\", '8...6...3', 400803001, \"7 . . | . 2 . | . . 6\", '060000280',\n"
	      "[0,0,0,4,1,9,0,0,5], [0,0,0,0,8,0,0,7,9],], dtype=int)\n",
	      "1 A\n");
	check("{\"id\": 3, \"board\": " A_LIST ", \"level\": 5}\n", "1 A\n");
	check("[{\"name\": \"Easy 1\", \"puzzle\": \"" A_LINE "\"},\n {\"puzzle\": \"" B_LINE "\"}]\n",
	      "1 A\n2 B\n");
	check("[5,3,0,0,7,0,0,0,0, 6,0,0,1,9,5,0,0,0,\n0,9,8,0,0,0,0,6,0, 8,0,0,0,6,0,0,0,3,\n"
	      "4,0,0,8,0,3,0,0,1, 7,0,0,0,2,0,0,0,6,\n0,6,0,0,0,0,2,8,0, 0,0,0,4,1,9,0,0,5,\n"
	      "0,0,0,0,8,0,0,7,9]\n",
	      "1 A\n");
	check("int cells[81] = "
	      "{5,3,0,0,7,0,0,0,0,6,0,0,1,9,5,0,0,0,0,9,8,0,0,0,0,6,0,8,0,0,0,6,0,0,0,3,\n"
	      "4,0,0,8,0,3,0,0,1,7,0,0,0,2,0,0,0,6,0,6,0,0,0,0,2,8,0,0,0,0,4,1,9,0,0,5,0,0,0,0,8,0,0,7,"
	      "9};\n",
	      "1 A\n");
	check("[5,3,0,0,7,0,0,0,0],\n[6,0,0,1,9,5,0,0,0],\n[0,9,8,0,0,0,0,6,0],\n[8,0,0,0,6,0,0,0,3],\n"
	      "[4,0,0,8,0,3,0,0,1],\n[7,0,0,0,2,0,0,0,6],\n[0,6,0,0,0,0,2,8,0],\n[0,0,0,4,1,9,0,0,5],\n"
	      "[0,0,0,0,8,0,0,7,9]\n" A_LINE,
	      "1 A\n10 A\n");
}

/* A string of 81 cells among other facts, one object or tuple a line. */
static void reads_a_record_a_line(void **state) {
	(void)state;
	static const char *const records[] = {
	    "{\"puzzle\":\"%s\",\"rating\":7.1}",
	    "{\"id\":12,\"puzzle\":\"%s\"}",
	    "(12, \"%s\")",
	    "[12, '%s'],",
	    "[\"%s\", 7.1]",
	    "p = (\"%s\", 7.1);",
	    "{puzzle: \"%s\", level: 3}, // c",
	    "{\"a\":123456789,\"b\":\"12345678\",\"puzzle\":\"%s\"}",
	    "{\"tags\":[\"a\",\"bc\",[1,2,3]],\"puzzle\":\"%s\",\"t\":[\"x y\",{\"k\":[4]}]}",
	    "{\"name\":\"a \\\"[b\\\" c\",\"p\":\"%s\"}",
	    "{\"puzzle\":\"%s\",\"status\":\"unique\",\"solution\":\"" A_DONE "\",\"time_ns\":1}",
	    "{\"solution\":\"" A_DONE "\",\"quizzes\":\"%s\"}",
	    "(\"%s\", \"" A_DONE "\")",
	};
	for (size_t i = 0; i < sizeof records / sizeof *records; i++) {
		char text[2048] = "";
		char expected[256] = "";
		for (int line = 1; line <= 3; line++) {
			sprintf(text + strlen(text), records[i], line % 2 ? A_LINE : B_LINE);
			strcat(text, "\n");
			sprintf(expected + strlen(expected), "%d %s\n", line, line % 2 ? "A" : "B");
		}
		check(text, expected);
		/* a line of words before them is no title */
		char after_words[4096];
		snprintf(after_words, sizeof after_words, "hello\n%s", text);
		snprintf(expected, sizeof expected,
		         "1 1:1@0 found 'h'; expected " CELL "\n2 A\n3 B\n4 A\n");
		check(after_words, expected);
	}
	check("[(\"" A_LINE "\",\"" A_DONE "\"),(\"" B_LINE "\",\"" A_DONE "\")]\n" A_LINE,
	      "1 A\n1 B\n2 A\n");
	check("[\"" A_LINE "\",\"" B_LINE "\"]\nchar *p[] = {\"" A_LINE "\", \"" B_LINE "\"};\n",
	      "1 A\n1 B\n2 A\n2 B\n");
	check("{\"a\":1234}\n{\"p\":\"" A_LINE "\"}\n{\"p\":\"" A_80 "\"}\n{\"p\":\"" B_LINE "\"}\n",
	      "1 1:11@10 the list holds no puzzle; expected 9 rows or 81 cells\n2 A\n"
	      "3 3:7@107 found 80 cells together; expected one, or a row of 9\n4 B\n");
}

static void reads_records_on_many_lines(void **state) {
	(void)state;
	check("[\n  {\n    \"id\": 12,\n    \"tags\": [\"a\", \"b\"],\n    \"puzzle\": \"" A_LINE
	      "\",\n    \"solution\": \"" A_DONE "\"\n  },\n  {\n    \"solution\": \"" A_DONE
	      "\",\n    \"puzzle\": \"" B_LINE "\",\n    \"level\": 5\n  }\n]\n" A_LINE,
	      "5 A\n10 B\n14 A\n");
	check("puzzles = {\n  \"easy\": \"" A_LINE "\",\n  \"hard\": \"" B_LINE "\",\n}\n" A_LINE,
	      "2 A\n3 B\n5 A\n");
	check("p = (\n  \"" A_LINE "\",\n  \"" B_LINE "\",\n)\n" A_LINE, "2 A\n3 B\n5 A\n");
	/* strings that a program puts together */
	char text[512] = "grid = (\n";
	for (int row = 0; row < 9; row++)
		sprintf(text + strlen(text), "    \"%.9s\"\n", &A_LINE[9 * row]);
	strcat(text, ")\n" B_LINE);
	check(text, "2 A\n12 B\n");
}

/* A list ends where a line comes that is none of its lines. */
static void a_list_takes_no_line_that_stands_for_itself(void **state) {
	(void)state;
	static const char *const begun[] = {"p = {", "(", "[", "[[5,3,1", "grid = [ // c"};
	static const char *const next[] = {A_LINE, A_LINE "," A_DONE, A_LINE " # 1"};
	for (size_t i = 0; i < sizeof begun / sizeof *begun; i++) {
		for (size_t j = 0; j < sizeof next / sizeof *next; j++) {
			char text[512];
			snprintf(text, sizeof text, "%s\n%s\nhello\n%s\n", begun[i], next[j], next[j]);
			struct nonet_item item;
			struct nonet_reader *reader = nonet_reader_new();
			assert_non_null(reader);
			nonet_reader_feed(reader, text, strlen(text));
			for (unsigned line = 1; line <= 4; line++) {
				assert_int_equal(nonet_reader_next(reader, &item),
				                 line % 2 ? NONET_SYNTAX : NONET_OK);
				assert_int_equal(item.line, line);
			}
			assert_int_equal(nonet_reader_next(reader, &item), NONET_MORE);
			nonet_reader_free(reader);
		}
	}
	check("[1234]\n" A_LINE "\n(12, 34)\n" A_LINE "\n[1,2,3]\n[4]\n" A_LINE,
	      "1 1:2@1 found 4 cells together; expected one, or a row of 9\n2 A\n"
	      "3 3:2@90 found 2 cells together; expected one, or a row of 9\n4 A\n"
	      "5 5:7@186 the row ends after 3 cells; expected 9\n"
	      "6 6:4@191 the list holds no puzzle; expected 9 rows or 81 cells\n7 A\n");
	check("[5,3,0,0,7,0,0,0,0],\n{\"p\":\"" A_LINE "\"}\n[5,3,0,0,7,0,0,0,0],\n[1,2]\n",
	      "1 1:21@20 the list is not finished; expected 9 rows or 81 cells\n2 A\n"
	      "3 3:21@131 the list is not finished; expected 9 rows or 81 cells\n"
	      "4 4:5@136 the row ends after 2 cells; expected 9\n");
}

static void says_what_is_wrong_with_a_list(void **state) {
	(void)state;
	check("[[5,3,0,0,7,0,0,0,0],[6,0,q,1,9,5,0,0,0],[0,9,8,0,0,0,0,6,0],[8,0,0,0,6,0,0,0,3],\n"
	      "[4,0,0,8,0,3,0,0,1],[7,0,0,0,2,0,0,0,6],[0,6,0,0,0,0,2,8,0],[0,0,0,4,1,9,0,0,5],\n"
	      "[0,0,0,0,8,0,0,7,9]]\n" A_LINE,
	      "1 1:27@26 found 'q'; expected " CELL "\n4 A\n");
	check("[[5,3,0,0,7,0,0,0],[6,0,0,1,9,5,0,0,0],[0,9,8,0,0,0,0,6,0],[8,0,0,0,6,0,0,0,3],\n"
	      "[4,0,0,8,0,3,0,0,1],[7,0,0,0,2,0,0,0,6],[0,6,0,0,0,0,2,8,0],[0,0,0,4,1,9,0,0,5],\n"
	      "[0,0,0,0,8,0,0,7,10]]\n" A_LIST,
	      "1 1:18@17 the row ends after 8 cells; expected 9\n4 A\n");
	check("[[5,3,0,0,7,0,0,0,10],[6,0,0,1,9,5,0,0,0]]\n" A_LIST,
	      "1 1:19@18 found 2 cells together; expected one, or a row of 9\n2 A\n");
	check("[[5,3,0,0,7,0,0,0,0],[6,0,0,1,9,5,0,0,0]]\n" A_LIST,
	      "1 1:41@40 the list ends after 2 rows; expected 9\n2 A\n");
	check("[[5,3,0,0,7,0,0,0,0, [6,0,0,1,9,5,0,0,0]\n" A_LINE "\n",
	      "1 1:22@21 found '['; expected the end of the row\n2 A\n");
	check("[[5,3,0,0\n" A_LINE "\n[5,3\n",
	      "1 1:10@9 the list is not finished; expected 9 rows or 81 cells\n2 A\n"
	      "3 3:5@96 the list is not finished; expected 9 rows or 81 cells\n");
	check("{\"{\"{\"{\"{\"{\"{\"{\"{\"{\"{\"{\"{\"{\"{\"{\"{\"{\"{\"{\"{\"{\"{\"\n" A_LINE,
	      "1 1:3@2 found '{'; expected " CELL "\n2 A\n");
	check("[9]\n[]\n{\"a\": 1}\n" A_LINE,
	      "1 1:4@3 the list holds no puzzle; expected 9 rows or 81 cells\n"
	      "2 2:3@6 the list holds no puzzle; expected 9 rows or 81 cells\n"
	      "3 3:9@15 the list holds no puzzle; expected 9 rows or 81 cells\n4 A\n");
	check("[5,3,0,0,7,0,0,0,0, 6,0,0,1,9,5,0,0,0, 0,9,8,0,0,0,0,6,0, 8,0,0,0,6,0,0,0,3]\n" A_LINE,
	      "1 1:76@75 the list ends after 36 cells; expected 81\n2 A\n");
}

/* What one list that is never closed can take with it is bounded. */
static void an_open_list_ends_somewhere(void **state) {
	(void)state;
	char text[2048] = "[\n";
	for (int line = 0; line < 20; line++)
		strcat(text, "5, 3, 0, 0, 7, 0, 0, 0, 0,\n");
	strcat(text, A_LINE);
	check(text,
	      "2 11:1@245 found '5'; expected the end of the list after 81 cells\n"
	      "12 53..7....53..7....53..7....53..7....53..7....53..7....53..7....53..7....53..7....\n"
	      "21 21:26@540 the grid has 1 row; expected 9\n22 A\n");
}

static void reads_mixtures(void **state) {
	(void)state;
	check(A_LINE "\n" A_ROWS A_LIST "\n" A_BORDERED B_LINE "\nhello\nPuzzle 7\n" A_ROWS
	             "8...6\n" A_LINE,
	      "1 A\n2 A\n11 A\n13 A\n25 B\n26 26:1@618 found 'h'; expected " CELL "\n28 A\n"
	      "37 37:6@728 the line ends after 5 cells; expected 81\n38 A\n");
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(reads_every_sample),
	    cmocka_unit_test(reads_lines_and_their_comments),
	    cmocka_unit_test(reads_comments_after_every_form),
	    cmocka_unit_test(passes_over_comments_in_a_grid),
	    cmocka_unit_test(reads_spaces_as_blanks_where_that_is_certain),
	    cmocka_unit_test(says_what_is_wrong_with_a_line),
	    cmocka_unit_test(reads_broken_text),
	    cmocka_unit_test(takes_every_line_end_and_byte_order_marks),
	    cmocka_unit_test(reads_other_digits_and_blanks),
	    cmocka_unit_test(reads_nine_rows),
	    cmocka_unit_test(reads_frames),
	    cmocka_unit_test(reads_rows_with_spaces_as_blanks),
	    cmocka_unit_test(reads_rows_on_one_line),
	    cmocka_unit_test(a_short_grid_takes_no_rows_from_the_next),
	    cmocka_unit_test(a_spoilt_row_spoils_its_grid_alone),
	    cmocka_unit_test(short_lines_among_lines_are_items_each),
	    cmocka_unit_test(reads_lists),
	    cmocka_unit_test(reads_a_record_a_line),
	    cmocka_unit_test(reads_records_on_many_lines),
	    cmocka_unit_test(a_list_takes_no_line_that_stands_for_itself),
	    cmocka_unit_test(says_what_is_wrong_with_a_list),
	    cmocka_unit_test(an_open_list_ends_somewhere),
	    cmocka_unit_test(reads_mixtures),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
