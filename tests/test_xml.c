#include "support.h"

#include "io/xml_reader.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WIKIPEDIA                                                                                  \
	"530070000600195000098000060800060003400803001700020006060000280000419005000080079"
#define INKALA "800000000003600000070090200050007000000045700000100030001000068008500010090000400"

/* A text on its way through the reader in pieces; each is a block of its own, so that a read past
 * it is noticed. */
struct feeder {
	struct nonet_xml_reader *reader;
	const char *text;
	size_t nbytes, at, piece_nbytes;
	char *piece;
};

static void open_text(struct feeder *feeder, const char *text, size_t nbytes, size_t piece_nbytes) {
	*feeder = (struct feeder){nonet_xml_reader_new(), text, nbytes, 0, piece_nbytes, NULL};
	assert_non_null(feeder->reader);
}

static void close_text(struct feeder *feeder) {
	nonet_xml_reader_free(feeder->reader);
	free(feeder->piece);
}

static void feed(struct feeder *feeder) {
	size_t rest = feeder->nbytes - feeder->at;
	size_t size = rest < feeder->piece_nbytes ? rest : feeder->piece_nbytes;
	if (size == 0) {
		nonet_xml_reader_finish(feeder->reader);
		return;
	}
	free(feeder->piece);
	feeder->piece = malloc(size);
	assert_non_null(feeder->piece);
	memcpy(feeder->piece, feeder->text + feeder->at, size);
	feeder->at += size;
	nonet_xml_reader_feed(feeder->reader, feeder->piece, size);
}

static enum nonet_status next(struct feeder *feeder, struct nonet_told *told,
                              struct nonet_error *error) {
	enum nonet_status status;
	while ((status = nonet_xml_reader_next(feeder->reader, told, error)) == NONET_MORE)
		feed(feeder);
	return status;
}

/* The only item of a text. */
static enum nonet_status read_one(const char *text, struct nonet_told *told,
                                  struct nonet_error *error) {
	struct feeder feeder;
	struct nonet_told more;
	struct nonet_error more_error;
	open_text(&feeder, text, strlen(text), 4096);
	enum nonet_status status = next(&feeder, told, error);
	assert_int_equal(next(&feeder, &more, &more_error), NONET_END);
	assert_int_equal(next(&feeder, &more, &more_error), NONET_END);
	close_text(&feeder);
	return status;
}

static void assert_refused(const char *text, uint64_t line, uint64_t column, const char *message) {
	static struct nonet_told told;
	struct nonet_error error;
	assert_int_equal(read_one(text, &told, &error), NONET_SYNTAX);
	assert_string_equal(error.message, message);
	assert_int_equal(error.line, line);
	assert_int_equal(error.column, column);
}

/* The same, with what stands at the place of the fault. */
static void assert_refused_at(const char *text, const char *place, const char *message) {
	uint64_t line = 1, column = 1;
	const char *at = strstr(text, place);
	assert_non_null(at);
	for (const char *before = text; before < at; before++) {
		line += *before == '\n';
		column = *before == '\n' ? 1 : column + 1;
	}
	assert_refused(text, line, column, message);
}

/* A game of Open Sudoku whose first cells are these and the others empty. */
static const char *game_of(const char *version, const char *cells, int ncells, const char *empty) {
	static char text[8192];
	size_t length = (size_t)snprintf(
	    text, sizeof text, "<opensudoku version=\"2\"><folder name=\"F\"><game data=\"%s%s",
	    version, cells);
	for (int cell = ncells; cell < NONET_CELLS; cell++)
		length += (size_t)snprintf(text + length, sizeof text - length, "%s", empty);
	snprintf(text + length, sizeof text - length, "\"/></folder></opensudoku>");
	return text;
}

static struct nonet_puzzle read_game(const char *text) {
	static struct nonet_told told;
	struct nonet_error error;
	assert_int_equal(read_one(text, &told, &error), NONET_OK);
	return told.puzzle;
}

static void open_sudoku_tells_digits_marks_and_givens(void **state) {
	(void)state;
	static const struct {
		const char *version, *cells, *empty;
		uint32_t corners;
	} cases[] = {
	    {"version: 1\n", "5|-|0|7|-|1|0|1,4,9,|1|", "0|-|1|", 0},
	    {"version: 1&#10;", "5|-|0|7|1,2,|1|0|1,4,9,|1|", "0|-|1|", 0},
	    {"version: 2&#10;", "5|0||0|7|0|1|0|265||1|", "0|0|1|", 0},
	    {"version: 3&#xA;", "5|0|0|7|3|1|0|265|1|", "0|0|1|", 0},
	    {"version: 4&#10;", "5|0|0|0|7|0|0|1|0|265|6|1|", "0|0|0|1|", 6},
	    {"version: 5&#10;", "5|0|0|2|0|7|0|0|0|1|0|265|6|3|1|", "0|0|0|0|1|", 6},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct nonet_puzzle puzzle =
		    read_game(game_of(cases[i].version, cases[i].cells, 3, cases[i].empty));
		assert_int_equal(puzzle.value[0], 5);
		assert_int_equal(puzzle.given[0], 1);
		assert_int_equal(puzzle.value[1], 7);
		assert_int_equal(puzzle.given[1], 0);
		assert_int_equal(puzzle.marks[1], 0);
		assert_int_equal(puzzle.value[2], 0);
		assert_int_equal(puzzle.marks[2], 1 | 1 << 3 | 1 << 8);
		assert_int_equal(puzzle.corners[2], cases[i].corners);
		assert_int_equal(puzzle.marks[80], 0);
		assert_false(puzzle.complete);
		assert_string_equal(puzzle.words.title, "F");
	}
}

static void marks_everywhere_are_all_candidates(void **state) {
	(void)state;
	struct nonet_puzzle puzzle = read_game(game_of("version: 3&#10;", "5|0|0|", 1, "0|3|1|"));
	assert_true(puzzle.complete);
}

static void open_sudoku_tells_words_and_time(void **state) {
	(void)state;
	struct feeder feeder;
	static struct nonet_told told;
	struct nonet_error error;
	static const char text[] =
	    "<opensudoku><name>Two &amp; more</name><author> A. N. &#x4f60; "
	    "</author><level>easy</level>\n"
	    "<created>2009-10-10</created><description>d</description><game data=\"" WIKIPEDIA
	    "\"/>\n<game data=\"" INKALA "\"/></opensudoku>";
	open_text(&feeder, text, strlen(text), 3);
	for (int game = 0; game < 2; game++) {
		assert_int_equal(next(&feeder, &told, &error), NONET_OK);
		struct nonet_board board = board_of(game == 0 ? WIKIPEDIA : INKALA);
		assert_memory_equal(told.puzzle.value, board.cell, NONET_CELLS);
		assert_int_equal(told.puzzle.given[0], 1);
		assert_int_equal(told.line, game + 2);
		assert_string_equal(told.puzzle.words.title, "Two & more");
		assert_string_equal(told.puzzle.words.author, "A. N. \xE4\xBD\xA0");
		assert_string_equal(told.puzzle.words.level, "easy");
		assert_string_equal(told.puzzle.words.date, "2009-10-10");
		assert_string_equal(told.puzzle.words.comment, "d");
	}
	assert_int_equal(next(&feeder, &told, &error), NONET_END);
	close_text(&feeder);
	struct nonet_puzzle puzzle = read_game(
	    "<opensudoku version=\"3\"><folder name=\"a&lt;b\"><game time=\"12345\" "
	    "user_note=\"hard&#10;one\" cells_data=\"" WIKIPEDIA "\"></game></folder></opensudoku>");
	assert_int_equal(puzzle.elapsed_ms, 12345);
	assert_string_equal(puzzle.words.title, "a<b");
	assert_string_equal(puzzle.words.comment, "hard\none");
}

static void each_folder_has_its_name(void **state) {
	(void)state;
	static char text[200000];
	size_t length = (size_t)snprintf(text, sizeof text, "<opensudoku version=\"2\">");
	enum { FOLDERS = 1000 };
	for (int i = 0; i < FOLDERS; i++)
		length += (size_t)snprintf(
		    text + length, sizeof text - length,
		    "<folder name=\"folder of puzzles %d\"><game data=\"" WIKIPEDIA "\"/></folder>", i);
	snprintf(text + length, sizeof text - length, "</opensudoku>");
	struct feeder feeder;
	static struct nonet_told told;
	struct nonet_error error;
	open_text(&feeder, text, strlen(text), 1000);
	for (int i = 0; i < FOLDERS; i++) {
		char name[40];
		snprintf(name, sizeof name, "folder of puzzles %d", i);
		assert_int_equal(next(&feeder, &told, &error), NONET_OK);
		assert_string_equal(told.puzzle.words.title, name);
	}
	assert_int_equal(next(&feeder, &told, &error), NONET_END);
	close_text(&feeder);
}

static void a_bad_game_does_not_hide_the_others(void **state) {
	(void)state;
	static const char text[] =
	    "<opensudoku>\n<game data=\"12\"/>\n <game data=\"" WIKIPEDIA "\"/>\n<game/></opensudoku>";
	struct feeder feeder;
	static struct nonet_told told;
	struct nonet_error error;
	open_text(&feeder, text, strlen(text), 10000);
	assert_int_equal(next(&feeder, &told, &error), NONET_SYNTAX);
	assert_string_equal(error.message, "found a game of 2 digits; expected 81");
	assert_int_equal(error.line, 2);
	assert_int_equal(error.column, 1);
	assert_int_equal(error.offset, 13);
	assert_int_equal(next(&feeder, &told, &error), NONET_OK);
	assert_int_equal(told.line, 3);
	assert_int_equal(next(&feeder, &told, &error), NONET_SYNTAX);
	assert_string_equal(error.message,
	                    "found a game without data; expected the attribute \"data\"");
	assert_int_equal(next(&feeder, &told, &error), NONET_END);
	close_text(&feeder);
}

static void bad_games_of_open_sudoku_are_named(void **state) {
	(void)state;
	assert_refused_at(
	    game_of("version: 3&#10;", "5|0|0|", 2, "0|0|1|"), "<game",
	    "cell 81 of a game is not as in data of version 3; expected such as 5|0|0| or "
	    "0|3|1|");
	assert_refused_at(game_of("version: 3&#10;", "5|512|0|", 1, "0|0|1|"), "<game",
	                  "cell 1 of a game is not as in data of version 3; expected such as 5|0|0| or "
	                  "0|3|1|");
	assert_refused_at(game_of("version: 1&#10;", "0|1,|1|0|1,2|1|", 2, "0|-|1|"), "<game",
	                  "cell 2 of a game is not as in data of version 1; expected such as 5|-|0| or "
	                  "0|1,2,|1|");
	assert_refused_at(game_of("version: 3&#10;", "0|0|1|0|0|1|", 1, "0|0|1|"), "<game",
	                  "found more than 81 cells in a game; expected 81");
	assert_refused_at(game_of("version: 6&#10;", "", 0, "0|0|1|"), "<game",
	                  "found a game whose data is of an unknown version; expected 1 to 5");
	assert_refused("<opensudoku><game data=\"" WIKIPEDIA "0\"/></opensudoku>", 1, 13,
	               "found a game of 82 digits; expected 81");
	assert_refused("<opensudoku><game data=\"5x\"/></opensudoku>", 1, 13,
	               "cell 2 of a game is no digit; expected 81 digits, 0 for blanks");
	assert_refused("<opensudoku version=\"4\"></opensudoku>", 1, 1,
	               "found version \"4\" of Open Sudoku's files; expected 1, 2 or 3");
}

static void elements_of_sudoku_10000_are_puzzles(void **state) {
	(void)state;
	struct nonet_puzzle puzzle = read_game("<x><sudoku data=\"" WIKIPEDIA "\"/></x>");
	struct nonet_board board = board_of(WIKIPEDIA);
	assert_memory_equal(puzzle.value, board.cell, NONET_CELLS);
	assert_refused("<html><body>no</body></html>", 1, 22,
	               "found XML without a puzzle; expected a file of OpenSudoku, KSudoku or Sudoku "
	               "10'000");
}

#define KSUDOKU(graph, values, rest)                                                               \
	"<!DOCTYPE ksudoku>\n<ksudoku><game had-help=\"0\" msecs-elapsed=\"77\"><puzzle>" graph        \
	"<values>" values "</values></puzzle>" rest "</game></ksudoku>"

static void ksudoku_counts_cells_down_the_columns(void **state) {
	(void)state;
	struct nonet_puzzle puzzle = read_game(KSUDOKU(
	    "<graph order=\"4\" type=\"sudoku\" specific-type=\"Plain\"/>", "bc______________",
	    "<history><simple-event index=\"4\" value=\"3\"/>"
	    "<simple-event index=\"8\" markers=\"0101\"/>"
	    "<simple-event index=\"9\" value=\"2\"/><simple-event index=\"9\" value=\"0\"/>"
	    "<simple-event index=\"10\" given=\"true\" value=\"4\"/>"
	    "<complex-event><simple-event index=\"11\" value=\"1\"/></complex-event></history>"));
	static const uint8_t value[16] = {1, 3, 0, 0, 2, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0};
	static const uint8_t given[16] = {1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0};
	assert_int_equal(puzzle.size, 4);
	assert_memory_equal(puzzle.value, value, sizeof value);
	assert_memory_equal(puzzle.given, given, sizeof given);
	assert_int_equal(puzzle.marks[2], 1 << 1 | 1 << 3);
	assert_int_equal(puzzle.elapsed_ms, 77);
	assert_true(nonet_puzzle_has_boxes(&puzzle));
	assert_false(puzzle.complete);
}

#define JIGSAW                                                                                     \
	"<graph order=\"4\" type=\"custom\" specific-type=\"Jigsaw\" name=\"j\" sizeX=\"4\" "          \
	"sizeY=\"4\" sizeZ=\"1\"><sudokugroups at=\"0\" withblocks=\"0\"/>"

static void cliques_of_a_jigsaw_are_regions(void **state) {
	(void)state;
	struct nonet_puzzle puzzle = read_game(KSUDOKU(
	    JIGSAW "<clique size=\"4\"> 0 1 2 3 </clique><clique size=\"4\">4 5 6 7 </clique>"
	           "<clique size=\"4\">8 9 10 11 </clique><clique size=\"4\">12 13 14 15</clique>"
	           "</graph>",
	    "b______________c", ""));
	for (int cell = 0; cell < 16; cell++)
		assert_int_equal(puzzle.region[cell], cell % 4);
	assert_int_equal(puzzle.value[0], 1);
	assert_int_equal(puzzle.value[15], 2);
}

static void other_games_of_ksudoku_are_refused_by_name(void **state) {
	(void)state;
	assert_refused_at(KSUDOKU("<graph order=\"9\" type=\"roxdoku\"/>", "", ""), "<graph",
	                  "found a KSudoku game of the kind roxdoku; expected Plain or Jigsaw");
	assert_refused_at(KSUDOKU("<graph order=\"9\" type=\"custom\" specific-type=\"Samurai\" "
	                          "sizeX=\"21\" sizeY=\"21\" sizeZ=\"1\"/>",
	                          "", ""),
	                  "<graph",
	                  "found a KSudoku game of the kind Samurai; expected Plain or Jigsaw");
	assert_refused_at(
	    KSUDOKU("<graph order=\"9\" type=\"custom\" specific-type=\"Plain\" sizeX=\"9\" "
	            "sizeY=\"9\" sizeZ=\"1\"><cage size=\"2\">0 1</cage></graph>",
	            "", ""),
	    "<cage",
	    "found a KSudoku game of the kind Mathdoku or KillerSudoku; expected Plain or "
	    "Jigsaw");
	assert_refused_at(
	    KSUDOKU(JIGSAW "<clique size=\"3\">0 1 2</clique></graph>", "", ""), "</clique",
	    "found a clique that is no region of a jigsaw; expected as many cells as there "
	    "are digits");
	assert_refused_at(
	    KSUDOKU(JIGSAW "<clique size=\"4\">0 1 2 3</clique></graph>", "________________", ""),
	    "<graph",
	    "found a KSudoku game with other houses than rows, columns and regions; "
	    "expected Plain or Jigsaw");
	assert_refused_at(KSUDOKU("<graph order=\"6\" type=\"sudoku\"/>", "", ""), "<graph",
	                  "found a plain KSudoku game of order 6; expected 4, 9, 16 or 25");
	assert_refused_at(KSUDOKU("<graph order=\"4\" type=\"sudoku\"/>", "b", ""), "<values",
	                  "found 1 values in a KSudoku game of order 4; expected 16");
	assert_refused_at(KSUDOKU("<graph order=\"4\" type=\"sudoku\"/>", "bcdef___________", ""),
	                  "<values",
	                  "value 5 of a KSudoku game is none; expected '_', or 'b' for 1 up to 'e'");
	assert_refused("<ksudoku/>", 1, 11, "found a KSudoku file without a game; expected one");
}

static void faults_of_xml_are_said_with_their_place(void **state) {
	(void)state;
	assert_refused("<opensudoku>\n <name>", 2, 8,
	               "the text ends; expected the end tags of open elements");
	assert_refused("<opensudoku>\n <name", 2, 2,
	               "the text ends inside a tag or what is like one; expected its end");
	assert_refused("<opensudoku><a></b></opensudoku>", 1, 18,
	               "found the end tag of another element; expected that of the open one");
	assert_refused("<opensudoku a='1' a='2'/>", 1, 19,
	               "found an attribute for the second time in a tag; expected it once");
	assert_refused("<opensudoku/>\n<opensudoku/>", 2, 1,
	               "found more after the outermost element; expected the end of the text");
	assert_refused("<opensudoku>&who;</opensudoku>", 1, 13,
	               "found an entity that is not known; expected &lt; &gt; &amp; &quot; or &apos;");
	assert_refused("<?xml version='1.0' encoding='EBCDIC-7'?><opensudoku/>", 1, 31,
	               "found the name of an unknown encoding; expected UTF-8, UTF-16, ISO-8859-1 or "
	               "US-ASCII");
	assert_refused(
	    "<opensudoku>\xC3\xA9 \xFF</opensudoku>", 1, 15,
	    "found byte 0xFF, which is not UTF-8 text; expected a character that may stand there");
	assert_refused("<opensudoku>\x01</opensudoku>", 1, 13,
	               "found byte 0x01; expected a character that may stand there");
	assert_refused("<5>", 1, 2, "found '5'; expected a character that may stand there");
	assert_refused("", 1, 1, "the text ends; expected an element");
}

static void declarations_are_refused_where_they_begin(void **state) {
	(void)state;
	static const char message[] =
	    "found declarations in the document type; expected none, as of entities";
	assert_refused("<!DOCTYPE opensudoku [\n<!ENTITY a \"b\">]><opensudoku/>", 1, 22, message);
	assert_refused("<!DOCTYPE opensudoku SYSTEM \"x.dtd\" [<!ENTITY % a \"b\">%a;]><opensudoku/>",
	               1, 37, message);
	assert_refused("<!DOCTYPE opensudoku []><opensudoku/>", 1, 22, message);
	read_game(
	    "<!DOCTYPE opensudoku SYSTEM \"file:///etc/passwd\"><opensudoku><game data=\"" WIKIPEDIA
	    "\"/></opensudoku>");
}

static void other_encodings_are_read(void **state) {
	(void)state;
	struct nonet_puzzle puzzle =
	    read_game("<?xml version='1.0' encoding='ISO-8859-1'?><opensudoku><name>\xE9t\xE9</name>"
	              "<game data=\"" WIKIPEDIA "\"/></opensudoku>");
	assert_string_equal(puzzle.words.title, "\xC3\xA9t\xC3\xA9");
	read_game("\xEF\xBB\xBF<opensudoku><game data=\"" WIKIPEDIA "\"/></opensudoku>");
	static const char text[] = "<opensudoku><game data=\"" WIKIPEDIA "\"/></opensudoku>";
	char wide[2 * sizeof text];
	for (size_t i = 0; i < sizeof text - 1; i++) {
		wide[2 * i] = 0;
		wide[2 * i + 1] = text[i];
	}
	struct feeder feeder;
	static struct nonet_told told;
	struct nonet_error error;
	char with_mark[2 + sizeof wide];
	with_mark[0] = '\xFE';
	with_mark[1] = '\xFF';
	memcpy(with_mark + 2, wide, sizeof wide);
	open_text(&feeder, with_mark, 2 * sizeof text, 7);
	assert_int_equal(next(&feeder, &told, &error), NONET_OK);
	assert_int_equal(next(&feeder, &told, &error), NONET_END);
	close_text(&feeder);
}

/* The fault of a text: these bytes, then a unit over and over. */
static struct nonet_error fault_of_many(const char *begin, const char *unit, size_t number) {
	size_t head = strlen(begin), length = strlen(unit);
	char *text = malloc(head + length * number);
	assert_non_null(text);
	for (size_t i = 0; i < head; i++)
		text[i] = begin[i];
	for (size_t i = 0; i < length * number; i++)
		text[head + i] = unit[i % length];
	struct feeder feeder;
	static struct nonet_told told;
	struct nonet_error error;
	open_text(&feeder, text, head + length * number, 65536);
	assert_int_equal(next(&feeder, &told, &error), NONET_SYNTAX);
	assert_int_equal(next(&feeder, &told, &error), NONET_END);
	close_text(&feeder);
	free(text);
	return error;
}

static void what_is_too_much_is_refused(void **state) {
	(void)state;
	struct nonet_error error = fault_of_many("", "<a>", 1000000);
	assert_string_equal(error.message,
	                    "found too many elements inside each other; expected at most 32");
	assert_int_equal(error.offset, 3 * NONET_XML_MAX_DEPTH);
	static const char long_tag[] =
	    "found a tag or what is like one of more than 262144 bytes; expected its end";
	assert_string_equal(fault_of_many("<opensudoku><game data=\"", "0", 1000000).message, long_tag);
	assert_string_equal(fault_of_many("<opensudoku><!--", " ", 1000000).message, long_tag);
	assert_string_equal(fault_of_many("<", "a", 1000000).message, long_tag);
	assert_string_equal(fault_of_many("<!DOCTYPE ", "a", 1000000).message, long_tag);
}

static void names_not_known_are_counted(void **state) {
	(void)state;
	static char text[1000000];
	size_t length = (size_t)snprintf(text, sizeof text, "<opensudoku>");
	for (int i = 0; i < 20000; i++)
		length += (size_t)snprintf(text + length, sizeof text - length, "<n%d a%d='1'/>", i, i);
	struct nonet_error error = fault_of_many(text, "", 0);
	assert_string_equal(error.message,
	                    "found too many names that are not known; expected a file of "
	                    "OpenSudoku, KSudoku or Sudoku 10'000");
}

/* A text that ends anywhere has the games that are whole, then a fault, and nothing else. */
static void a_text_may_end_anywhere(void **state) {
	(void)state;
	static const char text[] =
	    "<?xml version=\"1.0\"?><opensudoku><name>n&#233;</name><game data=\"" INKALA
	    "\"/><!-- c --><game data=\"" WIKIPEDIA "\" note=\"a\"/></opensudoku>";
	static struct nonet_told told;
	struct nonet_error error;
	for (size_t nbytes = 0; nbytes < sizeof text - 1; nbytes++) {
		struct feeder feeder;
		open_text(&feeder, text, nbytes, 100);
		enum nonet_status status;
		int games = 0;
		while ((status = next(&feeder, &told, &error)) == NONET_OK)
			games++;
		assert_int_equal(status, NONET_SYNTAX);
		assert_true(error.offset <= nbytes && error.column >= 1);
		assert_true(games <= 2);
		assert_int_equal(next(&feeder, &told, &error), NONET_END);
		close_text(&feeder);
	}
}

static void pieces_of_every_size_give_the_same(void **state) {
	(void)state;
	static const char text[] = "<opensudoku version=\"2\"><folder name=\"f\"><game data=\"" INKALA
	                           "\"/>\n<game data=\"x\"/>\n<game time=\"3\" data=\"" WIKIPEDIA
	                           "\"/></folder></opensudoku><";
	for (size_t piece = 1; piece <= sizeof text; piece++) {
		struct feeder feeder;
		static struct nonet_told told;
		struct nonet_error error;
		open_text(&feeder, text, sizeof text - 1, piece);
		assert_int_equal(next(&feeder, &told, &error), NONET_OK);
		assert_int_equal(next(&feeder, &told, &error), NONET_SYNTAX);
		assert_int_equal(error.line, 2);
		assert_int_equal(next(&feeder, &told, &error), NONET_OK);
		assert_int_equal(told.puzzle.elapsed_ms, 3);
		assert_int_equal(next(&feeder, &told, &error), NONET_SYNTAX);
		assert_int_equal(error.offset, sizeof text - 2);
		assert_int_equal(next(&feeder, &told, &error), NONET_END);
		close_text(&feeder);
	}
}

/* A build without expat has nothing to test here. */
static bool is_built(void) {
	struct nonet_xml_reader *reader = nonet_xml_reader_new();
	nonet_xml_reader_free(reader);
	return reader != NULL;
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(open_sudoku_tells_digits_marks_and_givens),
	    cmocka_unit_test(marks_everywhere_are_all_candidates),
	    cmocka_unit_test(open_sudoku_tells_words_and_time),
	    cmocka_unit_test(each_folder_has_its_name),
	    cmocka_unit_test(a_bad_game_does_not_hide_the_others),
	    cmocka_unit_test(bad_games_of_open_sudoku_are_named),
	    cmocka_unit_test(elements_of_sudoku_10000_are_puzzles),
	    cmocka_unit_test(ksudoku_counts_cells_down_the_columns),
	    cmocka_unit_test(cliques_of_a_jigsaw_are_regions),
	    cmocka_unit_test(other_games_of_ksudoku_are_refused_by_name),
	    cmocka_unit_test(faults_of_xml_are_said_with_their_place),
	    cmocka_unit_test(declarations_are_refused_where_they_begin),
	    cmocka_unit_test(other_encodings_are_read),
	    cmocka_unit_test(what_is_too_much_is_refused),
	    cmocka_unit_test(names_not_known_are_counted),
	    cmocka_unit_test(a_text_may_end_anywhere),
	    cmocka_unit_test(pieces_of_every_size_give_the_same),
	};
	return is_built() ? cmocka_run_group_tests(tests, NULL, NULL) : 0;
}
