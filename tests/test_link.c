/* Links to puzzles and game IDs: what is published is read, whatever happened to it on its way, and
 * what cannot be read is refused with the reason. */
#include "support.h"

#include "io/link.h"
#include "io/lz_string.h"
#include "io/scl_text.h"

#include <nonet/format.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct nonet_told told;

#ifdef NONET_HAVE_JANSSON
static const bool reads_json = true;
#else
static const bool reads_json = false;
#endif

static enum nonet_status read_text(const char *text, struct nonet_error *error) {
	assert_true(nonet_link_begins(text, strlen(text)));
	return nonet_link_read(text, strlen(text), &told, error);
}

/* Fails unless the line is a link to a puzzle with these digits, '.' for blanks. */
static void expect_digits(const char *link, const char *digits) {
	struct nonet_error error;
	if (read_text(link, &error) != NONET_OK)
		fail_msg("%s: %s", link, error.message);
	for (int cell = 0; cell < told.puzzle.size * told.puzzle.size; cell++) {
		int value = told.puzzle.value[cell];
		int expected = digits[cell] == '.'   ? 0
		               : digits[cell] <= '9' ? digits[cell] - '0'
		                                     : digits[cell] - 'A' + 10;
		if (value != expected)
			fail_msg("%s: found %d in cell %d", link, value, cell);
	}
}

static void expect_refusal(const char *link, const char *message) {
	struct nonet_error error;
	assert_int_equal(read_text(link, &error), NONET_SYNTAX);
	assert_string_equal(error.message, message);
	assert_int_equal(error.line, 1);
	assert_true(error.offset <= strlen(link));
}

static void published_links_are_read_or_refused(void **state) {
	(void)state;
	char line[4096];
	int links = 0;
	FILE *file = fopen(NONET_TEST_DATA "/links.txt", "r");
	assert_non_null(file);
	while (fgets(line, sizeof line, file)) {
		char *tab = strchr(line, '\t');
		if (line[0] == '#')
			continue;
		assert_non_null(tab);
		*tab++ = '\0';
		tab[strcspn(tab, "\n")] = '\0';
		links++;
		if (!reads_json && !strstr(line, "wiki") && !strstr(line, "exchange"))
			continue;
		if (strlen(tab) == NONET_CELLS)
			expect_digits(line, tab);
		else
			expect_refusal(line, tab);
	}
	fclose(file);
	assert_int_equal(links, 6);
}

/* ---- lz-string ---- */

/* Made with the library itself, version 1.5.0. */
static const struct {
	const char *text;
	size_t nbytes;
	const char *base64, *uri;
} vectors[] = {
    {"", 0, "Q===", "Q"},
    {"a", 1, "IZA=", "IZA"},
    {"ab", 2, "IYIyA===", "IYIyA"},
    {"aaa", 3, "IYo=", "IYo"},
    {"abababababababababababab", 24, "IYI17SOyg===", "IYI17SOyg"},
    {"{\"size\":9,\"grid\":[[{\"value\":5,\"given\":true},{},{}]]}", 52,
     "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BWVNCImAOwQBcMqBfZYHvgLoCuQA=",
     "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BWVNCImAOwQBcMqBfZYHvgLoCuQA"},
    {"\xC3\xBC\xE2\x82\xAC\xF0\x9D\x84\x9E", 9, "D+GoJCwbh4u0A===", "D+GoJCwbh4u0A"},
    {"\0\x01\xC3\xBF\xC4\x80", 6, "AAQA/4AIBA==", "AAQA-4AIBA"},
};

static char *compress(const char *text, size_t nbytes, enum nonet_lz_alphabet alphabet) {
	struct nonet_buffer bytes = {0};
	nonet_lz_compress(text, nbytes, alphabet, &bytes);
	assert_false(bytes.no_memory);
	return bytes.bytes;
}

static void expect_text(const char *data, const char *text, size_t nbytes) {
	struct nonet_buffer found = {0};
	size_t offset;
	assert_int_equal(nonet_lz_decompress(data, strlen(data), 1 << 20, &found, &offset), NONET_OK);
	assert_int_equal(found.length, nbytes);
	if (nbytes > 0)
		assert_memory_equal(found.bytes, text, nbytes);
	nonet_buffer_free_inside(&found);
}

static void text_is_compressed_as_by_lz_string(void **state) {
	(void)state;
	for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++) {
		char *base64 = compress(vectors[i].text, vectors[i].nbytes, NONET_LZ_BASE64);
		char *uri = compress(vectors[i].text, vectors[i].nbytes, NONET_LZ_URI);
		assert_string_equal(base64, vectors[i].base64);
		assert_string_equal(uri, vectors[i].uri);
		expect_text(base64, vectors[i].text, vectors[i].nbytes);
		expect_text(uri, vectors[i].text, vectors[i].nbytes);
		free(base64);
		free(uri);
	}
}

/* Text of few characters or many, of one to four bytes. */
static size_t random_text(struct nonet_rng *rng, char *text, size_t size) {
	static const char *const characters[] = {"a",
	                                         "b",
	                                         "{",
	                                         "\xC3\xA9",
	                                         "\xC4\x80",
	                                         "\xE4\xBD\xA0",
	                                         "\x01",
	                                         "\xEF\xBF\xBF",
	                                         "\xF0\x9F\x98\x80"};
	uint32_t kinds = 1 + nonet_rng_below(rng, sizeof characters / sizeof *characters);
	uint32_t number = nonet_rng_below(rng, 300);
	size_t nbytes = 0;
	for (uint32_t i = 0; i < number && nbytes + 4 < size; i++) {
		const char *character = characters[nonet_rng_below(rng, kinds)];
		for (; *character != '\0'; character++)
			text[nbytes++] = *character;
	}
	return nbytes;
}

static void compressed_text_comes_back_and_its_beginning_does_not(void **state) {
	(void)state;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 3);
	for (int round = 0; round < repeats(500); round++) {
		char text[2000];
		size_t nbytes = random_text(&rng, text, sizeof text), offset;
		char *data = compress(text, nbytes, NONET_LZ_URI);
		expect_text(data, text, nbytes);
		/* The last two characters may hold no more than what fills up the end. */
		for (size_t cut = 0; cut + 2 < strlen(data); cut++) {
			struct nonet_buffer found = {0};
			char *part = malloc(cut + 1);
			assert_non_null(part);
			memcpy(part, data, cut);
			assert_int_equal(nonet_lz_decompress(part, cut, 4096, &found, &offset), NONET_SYNTAX);
			assert_int_equal(offset, cut);
			nonet_buffer_free_inside(&found);
			free(part);
		}
		free(data);
	}
}

static void what_unpacks_to_more_than_the_limit_is_refused(void **state) {
	(void)state;
	enum { MANY = 100000 };
	char *text = malloc(MANY);
	struct nonet_buffer found = {0};
	size_t offset;
	assert_non_null(text);
	memset(text, 'a', MANY);
	char *data = compress(text, MANY, NONET_LZ_BASE64);
	assert_true(strlen(data) < 2000);
	assert_int_equal(nonet_lz_decompress(data, strlen(data), MANY - 1, &found, &offset),
	                 NONET_LIMIT);
	assert_int_equal(found.length, 0);
	assert_int_equal(nonet_lz_decompress(data, strlen(data), MANY, &found, &offset), NONET_OK);
	assert_int_equal(found.length, MANY);
	nonet_buffer_free_inside(&found);
	free(text);
	free(data);
}

static void half_a_pair_becomes_a_replacement_character(void **state) {
	(void)state;
	/* 16 bits of U+D800, a new code unit of 16 bits, and the end. */
	static const char data[] = "gAbQ";
	struct nonet_buffer found = {0};
	size_t offset;
	enum nonet_status status = nonet_lz_decompress(data, strlen(data), 10, &found, &offset);
	if (status == NONET_OK)
		assert_string_equal(found.bytes, "\xEF\xBF\xBD");
	nonet_buffer_free_inside(&found);
	assert_int_equal(status, NONET_OK);
}

/* ---- Links ---- */

#define DIGITS "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

/* The line that a writer makes of the puzzle, without its end; the caller frees it. */
static char *write_link(const char *name, const struct nonet_puzzle *puzzle) {
	size_t number, nbytes;
	unsigned dropped;
	const struct nonet_format *const *formats = nonet_formats(&number);
	while (strcmp((*formats)->name, name) != 0)
		formats++;
	struct nonet_writer *writer = nonet_writer_new(*formats);
	assert_non_null(writer);
	assert_int_equal(nonet_writer_put(writer, puzzle, &dropped), NONET_OK);
	const char *bytes = nonet_writer_take(writer, &nbytes);
	char *link = malloc(nbytes);
	assert_non_null(link);
	memcpy(link, bytes, nbytes);
	link[nbytes - 1] = '\0';
	nonet_writer_free(writer);
	return link;
}

/* A link to f-puzzles whose data have '+' and two slashes after each other, as few have. */
static char *thorny_link(char digits_ret[NONET_LINE_SIZE]) {
	struct nonet_rng rng;
	nonet_rng_start(&rng, 5);
	for (;;) {
		struct nonet_board board = random_board(&rng, 25, false);
		struct nonet_puzzle puzzle;
		nonet_puzzle_from_board(&board, &puzzle);
		char *link = write_link("fpuzzles", &puzzle);
		const char *data = strchr(link, '=');
		if (strchr(data, '+') && strstr(data, "//")) {
			nonet_board_print(&board, digits_ret);
			return link;
		}
		free(link);
	}
}

/* Copies the text, each `from` as `to`; the caller frees it. */
static char *replaced(const char *text, const char *from, const char *to) {
	struct nonet_buffer copy = {0};
	for (const char *found; (found = strstr(text, from)); text = found + strlen(from)) {
		nonet_buffer_add(&copy, text, (size_t)(found - text));
		nonet_buffer_add_text(&copy, to);
	}
	nonet_buffer_add_text(&copy, text);
	assert_false(copy.no_memory);
	return copy.bytes;
}

static void links_are_read_whatever_happened_on_their_way(void **state) {
	(void)state;
	static const char *const around[] = {
	    "%s",
	    "https://f-puzzles.com/?load=%s",
	    "http://www.f-puzzles.com/?load=%s",
	    "f-puzzles.com/?load=%s",
	    "HTTPS://F-Puzzles.com/?load=%s",
	    "<https://f-puzzles.com/?load=%s>",
	    "[a puzzle](https://f-puzzles.com/?load=%s)",
	    "Today's puzzle: https://f-puzzles.com/?load=%s. Have fun, all of you!",
	    "  \"https://f-puzzles.com/?id=1&load=%s\"",
	    "https://sudokupad.app/fpuzzles%s",
	    "https://sudokupad.app/fpuz%s?setting-nogrid=1",
	    "https://sudokupad.app/sudoku/fpuzzles%s",
	    "https://sudokupad.app/scf?puzzleid=fpuzzles%s",
	    "https://beta.sudokupad.app/?puzzleid=fpuzzles%s",
	    "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles%s",
	    "https://app.crackingthecryptic.com/fpuzzles%s",
	    "https://michelkraemer.com/sudocle/fpuzzles%s",
	    "sudokupad://puzzle/fpuzzles%s",
	    "fpuzzles%s",
	    "?load=%s",
	    "load=%s",
	};
	static const struct {
		const char *from, *to;
	} mangled[] = {{"+", "+"},   {"+", " "},     {"+", "%2B"},     {"/", "%2F"},
	               {"/", "%2f"}, {"/", "%252F"}, {"+", "%25252B"}, {"=", ""}};
	char digits[NONET_LINE_SIZE];
	if (!reads_json)
		skip();
	char *link = thorny_link(digits);
	for (size_t i = 0; i < sizeof around / sizeof *around; i++)
		for (size_t j = 0; j < sizeof mangled / sizeof *mangled; j++) {
			char *data = replaced(strchr(link, '=') + 1, mangled[j].from, mangled[j].to);
			char *line = replaced(around[i], "%s", data);
			expect_digits(line, digits);
			free(line);
			free(data);
		}
	/* The address lost one of two slashes. */
	char *data = replaced(strchr(link, '=') + 1, "//", "/");
	char *line = replaced("https://sudokupad.app/fpuzzles%s", "%s", data);
	expect_digits(line, digits);
	free(line);
	free(data);
	free(link);
}

static void other_links_are_read(void **state) {
	(void)state;
	static const char *const links[] = {
	    "https://sudoku.secuso.org/"
	    "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
	    "https://sudokuexchange.com/play/?s="
	    "530070000600195000098000060800060003400803001700020006060000280000419005000080079&d=3",
	    "sudokuexchange.com/play/?d=3&s=5NlQ19j9mGca3OIN1bWGk2m41TjS79",
	    "https://www.sudokuwiki.org/sudoku.htm?bd="
	    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
	    "https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79",
	    "3x3:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9",
	    "  3x3db:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9 ",
	};
	for (size_t i = 0; i < sizeof links / sizeof *links; i++)
		expect_digits(links[i], DIGITS);
}

static void other_text_is_no_link(void **state) {
	(void)state;
	static const char *const lines[] = {
	    "",
	    " ",
	    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
	    "An X-Wing, from https://www.sudokuwiki.org/X_Wing_Strategy",
	    "Found on https://sudokupad.app/abc123 and elsewhere",
	    "https://sudokupad.app/",
	    "https://example.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT1A",
	    "notf-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT1A",
	    "sclerosis",
	    "fpuzzles",
	    "scfooo",
	    "12:30 o'clock",
	    "3x3",
	    "3x3xx5..x",
	    ":0000:x:53..7....6..195....:::",
	    "{\"size\":9}",
	    "S9B01"};
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		if (nonet_link_begins(lines[i], strlen(lines[i])))
			fail_msg("a link: %s", lines[i]);
}

static void what_is_no_puzzle_is_refused_with_the_reason(void **state) {
	(void)state;
	static const char server[] = "this link only names a puzzle on a server, from which nonet "
	                             "fetches nothing; a link that holds the puzzle is longer";
	static const struct {
		const char *link, *message;
	} refused[] = {
	    {"https://sudokupad.app/wsj7iunsg6", server},
	    {"sudokupad.app/pdyxs/whispers-in-the-mist", server},
	    {"<https://beta.sudokupad.app/wsj7iunsg6>", server},
	    {"https://sudokupad.app/fpuzzlesyhkyz63b", server},
	    {"https://f-puzzles.com/?id=yhkyz63b", server},
	    {"https://app.crackingthecryptic.com/sudoku/4FN8RN9LfN", server},
	    {"https://tinyurl.com/29ky3dfn", server},
	    {"https://www.sudokuwiki.org/killersudoku.htm?bd=123",
	     "this link is for a variant's page of SudokuWiki; nonet reads classic rules only"},
	    {"https://www.sudokuwiki.org/sudoku.htm?bd=123",
	     "found a board of 3 characters; expected 81, 162, or S9B and 162"},
	    {"https://sudoku.secuso.org/123", "the text ends after 3 cells; expected 81"},
	    {"https://sudokupad.app/scf5", "found no code of 81 cells in this link"},
	    {"https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79*x",
	     "found more than the code of 81 cells, which is for the rules of variants; nonet reads "
	     "classic rules only"},
	    {"3x3#12345", "this is a seed, from which only Solo makes its puzzle; expected the ID with "
	                  "':' that Solo shows"},
	    {"3x3dt#12345", "this is a seed, from which only Solo makes its puzzle; expected the ID "
	                    "with ':' that Solo shows"},
	    {"3x3x:zzzc", "this puzzle has diagonals; nonet reads classic rules only"},
	    {"9jx:zzzc", "this puzzle has diagonals and irregular regions; nonet reads classic rules "
	                 "only"},
	    {"3x3k:zzzc,a,b", "this puzzle has killer cages; nonet reads classic rules only"},
	    {"3x3:zzzb", "found too few cells; expected 81"},
	    {"3x3:zzzd", "found too many cells; expected 81"},
	    {"3x3:zzzb10", "expected a number from 1 to 9"},
	    {"3x3:zzzb0", "expected a number from 1 to 9"},
	    {"3x3:zzzc,", "found more behind the cells; expected 81"},
	    {"3x3:zzz!", "found too few cells; expected 81"},
	    {"9x9:zzzc", "found a size out of range; expected 1 to 25"},
	};
	for (size_t i = 0; i < sizeof refused / sizeof *refused; i++)
		expect_refusal(refused[i].link, refused[i].message);
}

/* Reads JSON as the data of a link. */
static enum nonet_status read_json(const char *json, struct nonet_error *error) {
	char *data = compress(json, strlen(json), NONET_LZ_BASE64);
	char *link = replaced("https://sudokupad.app/scl%s", "%s", data);
	enum nonet_status status = read_text(link, error);
	free(link);
	free(data);
	return status;
}

/* The JSON with a grid of 4x4 cells for the word GRID in it. */
static enum nonet_status read_small(const char *json, struct nonet_error *error) {
	static const char fpuzzles[] =
	    "\"size\":4,\"grid\":[[{\"value\":1,\"given\":true},{\"value\":\"2\"},{"
	    "\"centerPencilMarks\":"
	    "[3,\"4\",null],\"cornerPencilMarks\":[1]},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]";
	static const char sudokupad[] = "\"cells\":[[{\"value\":1},{\"value\":\"2\"},{\"centremarks\":["
	                                "3,\"4\"],\"pencilMarks\":[\"1\"]},"
	                                "{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]";
	char *once = replaced(json, "FPUZZLES", fpuzzles);
	char *twice = replaced(once, "SUDOKUPAD", sudokupad);
	enum nonet_status status = read_json(twice, error);
	free(once);
	free(twice);
	return status;
}

static void rules_of_variants_are_named(void **state) {
	(void)state;
	static const struct {
		const char *json, *rules; /* NULL: it is classic */
	} puzzles[] = {
	    {"{FPUZZLES,\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":\"5\"}],"
	     "\"thermometer\":[{\"lines\":[[\"R1C1\"]]}]}",
	     "killer cages and thermometers"},
	    {"{FPUZZLES,\"antiknight\":true,\"diagonal+\":true,\"diagonal-\":true}",
	     "the anti-knight rule and diagonals"},
	    {"{FPUZZLES,\"arrow\":[1],\"even\":[1],\"odd\":[1],\"xv\":[1],\"clone\":[1],\"ratio\":[1]}",
	     "arrows, even cells, odd cells, X and V signs and 2 more"},
	    {"{FPUZZLES,\"nobodyknows\":[1]}", "nobodyknows"},
	    {"{FPUZZLES,\"antiknight\":false,\"killercage\":[],\"truecandidatesoptions\":[\"x\"]}",
	     NULL},
	    {"{FPUZZLES,\"text\":[1],\"line\":[1]}", NULL},
	    {"{FPUZZLES,\"text\":[1],\"ruleset\":\"Normal Sudoku rules apply.\"}", NULL},
	    {"{FPUZZLES,\"text\":[1],\"ruleset\":\"Follow the text.\"}", "drawn clues"},
	    {"{FPUZZLES,\"ruleset\":\"Just read this.\"}", NULL},
	    {"{FPUZZLES,\"cage\":[{\"value\":\"FOGLIGHT\",\"cells\":[\"R1C1\"]}]}", "fog"},
	    {"{FPUZZLES,\"cage\":[{\"value\":\"12\",\"cells\":[\"R1C1\"]}]}", "cages"},
	    {"{SUDOKUPAD,\"cages\":[{\"cells\":[[0,0],[0,1]],\"value\":\"5\"}]}", "killer cages"},
	    {"{SUDOKUPAD,\"cages\":[{\"cells\":[[0,0]],\"sum\":5}],\"arrows\":[{}]}",
	     "killer cages and arrows"},
	    {"{SUDOKUPAD,\"cages\":[{\"value\":\"title: A\"},{\"cells\":[[0,0]],\"style\":\"box\"}]}",
	     NULL},
	    {"{SUDOKUPAD,\"global\":[\"antiknight\",\"own\"],\"foglight\":[[0,0]]}",
	     "the anti-knight rule, own and fog"},
	    {"{SUDOKUPAD,\"lines\":[{}],\"overlays\":[{}]}", "lines and drawn clues"},
	    {"{SUDOKUPAD,\"lines\":[{}],\"overlays\":[{}],"
	     "\"metadata\":{\"rules\":\"normal sudoku rules apply\"}}",
	     NULL},
	    {"{SUDOKUPAD,\"lines\":[{}],\"metadata\":{\"rules\":\"Normal sudoku rules apply. And "
	     "more.\"}}",
	     "lines"},
	    {"{SUDOKUPAD,\"underlays\":[{\"width\":1,\"height\":1,\"center\":[0.5,0.5]}]}", NULL},
	    {"{SUDOKUPAD,\"underlays\":[{\"width\":0.5,\"height\":1,\"center\":[0.5,0.5]}]}",
	     "drawn clues"},
	};
	if (!reads_json)
		skip();
	for (size_t i = 0; i < sizeof puzzles / sizeof *puzzles; i++) {
		struct nonet_error error;
		char expected[200] = "";
		enum nonet_status status = read_small(puzzles[i].json, &error);
		assert_int_equal(status, puzzles[i].rules ? NONET_SYNTAX : NONET_OK);
		if (status == NONET_OK)
			continue;
		snprintf(expected, sizeof expected, "this puzzle has %s; nonet reads classic rules only",
		         puzzles[i].rules);
		assert_string_equal(error.message, expected);
	}
}

static void cells_and_words_of_editors_are_told(void **state) {
	(void)state;
	static const char *const puzzles[] = {
	    "{FPUZZLES,\"title\":\" A title \",\"author\":\"B\",\"ruleset\":\"C\\nD\","
	    "\"solution\":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,\"1\"]}",
	    "{FPUZZLES,\"cage\":[{\"value\":\"title: A title\"},{\"value\":\"author: B\"},"
	    "{\"value\":\"rules: C\\nD\"},{\"value\":\"solution: 1234341221434321\"}]}",
	    "{SUDOKUPAD,\"metadata\":{\"title\":\"A title\",\"author\":\"B\",\"rules\":\"C\\nD\","
	    "\"solution\":\"1234341221434321\"}}",
	    "{SUDOKUPAD,\"metadata\":{\"t\":\"A title\",\"author\":\"B\",\"rules\":[\"C\",\"D\"],"
	    "\"solution\":\"1234341221434321\"}}",
	    "{SUDOKUPAD,\"ca\":[{\"v\":\"title: A title\"},{\"v\":\"author: B\"},"
	    "{\"v\":\"rules: C\\nD\"},{\"v\":\"solution: 1234341221434321\"},{\"v\":\"msg: x\"}]}"};
	if (!reads_json)
		skip();
	for (size_t i = 0; i < sizeof puzzles / sizeof *puzzles; i++) {
		struct nonet_error error;
		assert_int_equal(read_small(puzzles[i], &error), NONET_OK);
		const struct nonet_puzzle *puzzle = &told.puzzle;
		assert_string_equal(puzzle->words.title, "A title");
		assert_string_equal(puzzle->words.author, "B");
		assert_string_equal(puzzle->words.rules, "C\nD");
		assert_int_equal(puzzle->size, 4);
		assert_int_equal(puzzle->solution[0], 1);
		assert_int_equal(puzzle->solution[15], 1);
		assert_int_equal(puzzle->value[0], 1);
		assert_int_equal(puzzle->value[1], 2);
		assert_int_equal(puzzle->given[0], 1);
		assert_int_equal(puzzle->given[1], i >= 2); /* SudokuPad has clues only */
		assert_int_equal(puzzle->marks[2], 0xC);
		assert_int_equal(puzzle->corners[2], 1);
		assert_false(puzzle->complete);
		assert_true(nonet_puzzle_has_boxes(puzzle));
	}
}

static void spoilt_puzzles_of_editors_are_refused(void **state) {
	(void)state;
	static const struct {
		const char *json, *message;
	} puzzles[] = {
	    {"{\"a\":1,\"bcdefghijklmnop\":2}",
	     "the data of this link are no puzzle of f-puzzles or SudokuPad"},
	    {"{\"cells\":[[1]],\"size\":1}",
	     "the data of this link are no puzzle of f-puzzles or SudokuPad"},
	    {"{\"size\":26,\"grid\":[[{}]]}", "found 26; expected a size from 1 to 25"},
	    {"{\"size\":2,\"grid\":[[{}]]}",
	     "found an array of 1; expected a grid of as many rows as its size says"},
	    {"{\"size\":2,\"grid\":[[{},{}],[{}]]}",
	     "found an array of 1; expected a row of as many cells as the size says"},
	    {"{\"size\":1,\"grid\":[[{\"value\":2}]]}", "found 2; expected a digit from 1 to 1"},
	    {"{\"size\":1,\"grid\":[[{\"value\":\"A\"}]]}",
	     "found \"A\"; expected a digit from 1 to 1"},
	    {"{\"size\":1,\"grid\":[[{\"region\":null}]]}",
	     "found null; expected the number of a region, from 0, for each cell"},
	    {"{\"size\":2,\"grid\":[[{\"region\":0},{\"region\":0}],[{\"region\":0},{\"region\":1}]]}",
	     "found a region of 3 cells; expected 2 of 2 cells each"},
	    {"{\"cells\":[[{},{}],[{}]]}",
	     "found an array of 1; expected as many cells in each row as there are rows"},
	    {"{\"cells\":[[{},{}],[{},{}]],\"regions\":[[[0,0],[0,1]],[[1,0],[0,0]]]}",
	     "found an array of 2; expected each cell of the grid in one region"},
	    {"{\"cells\":[[{},{}],[{},{}]],\"regions\":[[[0,0],[0,1]],[[1,0],[1,2]]]}",
	     "found an array of 2; expected each cell of the grid in one region"},
	    {"{\"cells\":[[{},{}],[{},{}]],\"regions\":[[[0,0],[0,1]],[[1,0]]]}",
	     "found an array of 2; expected regions that hold every cell of the grid"},
	    {"{\"cells\":[[{},{}],[{},{}]],\"regions\":[[[0,0],[0,1]]]}",
	     "found an array of 1; expected as many regions as rows"},
	};
	if (!reads_json)
		skip();
	for (size_t i = 0; i < sizeof puzzles / sizeof *puzzles; i++) {
		struct nonet_error error;
		assert_int_equal(read_json(puzzles[i].json, &error), NONET_SYNTAX);
		assert_string_equal(error.message, puzzles[i].message);
	}
}

static void boxes_have_their_usual_numbers(void **state) {
	(void)state;
	struct nonet_error error;
	if (!reads_json)
		skip();
	assert_int_equal(
	    read_json("{\"cells\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"
	              "\"regions\":[[[3,3],[2,2],[2,3],[3,2]],[[0,0],[1,0],[0,1],[1,1]],"
	              "[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]]]}",
	              &error),
	    NONET_OK);
	assert_true(nonet_puzzle_has_boxes(&told.puzzle));
}

/* The text ends where a word does; a read past it is noticed. */
static void short_text_may_end_anywhere(void **state) {
	(void)state;
	static const char text[] = "{ce:[[{v:5},,],u:CFCFCF,t:'a\\'b',l:#F";
	for (size_t nbytes = 1; nbytes < sizeof text; nbytes++) {
		struct nonet_buffer json = {0};
		char *copy = malloc(nbytes);
		assert_non_null(copy);
		memcpy(copy, text, nbytes);
		nonet_scl_text_expand(copy, nbytes, &json);
		assert_true(json.length > 0);
		nonet_buffer_free_inside(&json);
		free(copy);
	}
}

static void sudokupads_short_text_is_json_again(void **state) {
	(void)state;
	static const struct {
		const char *text, *json;
	} texts[] = {
	    {"{id:'a',cs:50}", "{\"id\":\"a\",\"cs\":50}"},
	    {"{ce:[[{v:5},,,{v:3}],[,,,]]}", "{\"ce\":[[{\"v\":5},{},{},{\"v\":3}],[{},{},{},{}]]}"},
	    {"{a:t,b:f,c:#0,d:#F,e:CFCFCF,g:null,h:-0.5}",
	     "{\"a\":true,\"b\":false,\"c\":\"#000000\",\"d\":\"#FFFFFF\",\"e\":\"CFCFCF\",\"g\":null,"
	     "\"h\":-0.5}"},
	    {"{t:'it\\'s, [ok]: \\n {} \"x\" \\\\'}", "{\"t\":\"it's, [ok]: \\n {} \\\"x\\\" \\\\\"}"},
	    {"{u:[{'diagonal+':t}],v:{}}", "{\"u\":[{\"diagonal+\":true}],\"v\":{}}"},
	};
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		struct nonet_buffer json = {0};
		assert_true(nonet_scl_text_begins(texts[i].text, strlen(texts[i].text)));
		nonet_scl_text_expand(texts[i].text, strlen(texts[i].text), &json);
		assert_string_equal(json.bytes, texts[i].json);
		nonet_buffer_free_inside(&json);
	}
	assert_false(nonet_scl_text_begins("{\"id\":1}", 8));
	assert_false(nonet_scl_text_begins("{id", 3));
}

static void solo_has_other_sizes(void **state) {
	(void)state;
	expect_digits("2x2:c3a2d1a4c", "...3.2....1.4...");
	assert_int_equal(told.puzzle.size, 4);
	expect_digits("2x3:1c5d4_1c2a3b3a2c6_4d5c3", "1...5....41...2.3..3.2...64....5...3");
	assert_true(nonet_puzzle_has_boxes(&told.puzzle));
	expect_digits("3x2:1c5d4_1c2a3b3a2c6_4d5c3", "1...5....41...2.3..3.2...64....5...3");
	/* Three rows of two cells. */
	static const uint8_t regions[6] = {0, 0, 1, 1, 2, 2};
	assert_memory_equal(told.puzzle.region, regions, 6);
	assert_memory_equal(told.puzzle.region + 12, regions, 6);
	assert_int_equal(told.puzzle.region[18], 3);
	struct nonet_error error;
	assert_int_equal(read_text("4x4:zzzzzzzzza10_16_3r", &error), NONET_OK);
	assert_int_equal(told.puzzle.value[236], 16);
}

/* What a player has left: also digits that contradict each other. */
static void sudokuwiki_has_positions(void **state) {
	(void)state;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 8);
	for (int round = 0; round < repeats(1000); round++) {
		struct nonet_board board = random_board(&rng, round % 82, round % 3 == 0);
		struct nonet_position position, back;
		struct nonet_puzzle puzzle;
		struct nonet_error error;
		nonet_position_start(&board, &position);
		for (int cell = 0; cell < NONET_CELLS; cell++) {
			position.given[cell] = board.cell[cell] != 0 && nonet_rng_below(&rng, 2) == 0;
			position.candidates[cell] &= (uint16_t)nonet_rng_below(&rng, 512);
			if (board.cell[cell] != 0)
				position.candidates[cell] = 0;
		}
		nonet_puzzle_from_position(&position, &puzzle);
		char *link = write_link("sudokuwiki", &puzzle);
		assert_int_equal(read_text(link, &error), NONET_OK);
		assert_true(nonet_puzzle_position(&told.puzzle, &back));
		assert_memory_equal(&back.board, &board, sizeof board);
		assert_memory_equal(back.given, position.given, sizeof back.given);
		for (int cell = 0; cell < NONET_CELLS; cell++)
			if (board.cell[cell] == 0)
				assert_int_equal(back.candidates[cell], position.candidates[cell]);
		free(link);
	}
}

static void sudokuwikis_older_form_is_read(void **state) {
	(void)state;
	char link[300] = "https://www.sudokuwiki.org/sudoku.htm?bd=";
	static const char first[] = "03"
	                            "04"
	                            "0o"
	                            "00"; /* a clue 1, a 2 put in, 3 or 4, all */
	struct nonet_error error;
	strcat(link, first);
	for (int cell = 4; cell < NONET_CELLS; cell++)
		strcat(link, "00");
	assert_int_equal(read_text(link, &error), NONET_OK);
	assert_int_equal(told.puzzle.value[0], 1);
	assert_int_equal(told.puzzle.given[0], 1);
	assert_int_equal(told.puzzle.value[1], 2);
	assert_int_equal(told.puzzle.given[1], 0);
	assert_int_equal(told.puzzle.marks[2], 0xC);
	assert_int_equal(told.puzzle.marks[3], NONET_ALL_DIGITS & ~3);
	char *pair = strstr(link, first);
	pair[1] = 'p'; /* a clue 3 or 4 */
	expect_refusal(link,
	               "expected two of 0-9 and a-v for each cell, of one digit where it is a clue");
	pair[1] = 'w';
	expect_refusal(link,
	               "expected two of 0-9 and a-v for each cell, of one digit where it is a clue");
}

/* ---- Hostile input ---- */

/* Any bytes give a puzzle in its ranges or a reason; each try is a block of its own, so that a read
 * past it is noticed. */
static void try_bytes(const char *bytes, size_t nbytes) {
	struct nonet_error error = {.message = ""};
	char *copy = malloc(nbytes > 0 ? nbytes : 1);
	assert_non_null(copy);
	memcpy(copy, bytes, nbytes);
	if (nonet_link_begins(copy, nbytes)) {
		enum nonet_status status = nonet_link_read(copy, nbytes, &told, &error);
		assert_true(status == NONET_OK || status == NONET_SYNTAX);
		if (status == NONET_SYNTAX) {
			assert_true(error.message[0] != '\0' && error.offset <= nbytes && error.line == 1);
			assert_null(strchr(error.message, '\n'));
		}
	}
	free(copy);
}

static void cut_and_spoilt_links_do_no_harm(void **state) {
	(void)state;
	static const char *const names[] = {"fpuzzles", "sudokupad", "sudokuwiki", "solo"};
	struct nonet_rng rng;
	nonet_rng_start(&rng, 4);
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		struct nonet_board board = random_board(&rng, 25, false);
		struct nonet_puzzle puzzle;
		nonet_puzzle_from_board(&board, &puzzle);
		puzzle.marks[80] = puzzle.value[80] ? 0 : 5;
		char *link = write_link(names[i], &puzzle);
		size_t nbytes = strlen(link);
		for (size_t cut = 0; cut < nbytes; cut++)
			try_bytes(link, cut);
		for (int round = 0; round < repeats(500); round++) {
			size_t at = nonet_rng_below(&rng, (uint32_t)nbytes);
			char kept = link[at];
			link[at] = (char)nonet_rng_below(&rng, 256);
			try_bytes(link, nbytes);
			link[at] = kept;
		}
		free(link);
	}
}

static void deep_and_endless_data_are_refused(void **state) {
	(void)state;
	enum { MANY = 1000000 };
	struct nonet_error error;
	char *deep = malloc(MANY + 3);
	if (!reads_json)
		skip();
	assert_non_null(deep);
	memset(deep, '[', MANY);
	memcpy(deep, "{\"", 2);
	deep[MANY] = '\0';
	assert_int_equal(read_json(deep, &error), NONET_SYNTAX);
	memcpy(deep, "{a:", 3);
	assert_int_equal(read_json(deep, &error), NONET_SYNTAX);
	memset(deep, ' ', MANY);
	memcpy(deep, "{\"a\":\"", 6);
	memcpy(deep + MANY, "\"}", 3);
	assert_int_equal(read_json(deep, &error), NONET_SYNTAX);
	free(deep);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(published_links_are_read_or_refused),
	    cmocka_unit_test(text_is_compressed_as_by_lz_string),
	    cmocka_unit_test(compressed_text_comes_back_and_its_beginning_does_not),
	    cmocka_unit_test(what_unpacks_to_more_than_the_limit_is_refused),
	    cmocka_unit_test(half_a_pair_becomes_a_replacement_character),
	    cmocka_unit_test(links_are_read_whatever_happened_on_their_way),
	    cmocka_unit_test(other_links_are_read),
	    cmocka_unit_test(other_text_is_no_link),
	    cmocka_unit_test(what_is_no_puzzle_is_refused_with_the_reason),
	    cmocka_unit_test(rules_of_variants_are_named),
	    cmocka_unit_test(cells_and_words_of_editors_are_told),
	    cmocka_unit_test(spoilt_puzzles_of_editors_are_refused),
	    cmocka_unit_test(boxes_have_their_usual_numbers),
	    cmocka_unit_test(short_text_may_end_anywhere),
	    cmocka_unit_test(sudokupads_short_text_is_json_again),
	    cmocka_unit_test(solo_has_other_sizes),
	    cmocka_unit_test(sudokuwiki_has_positions),
	    cmocka_unit_test(sudokuwikis_older_form_is_read),
	    cmocka_unit_test(cut_and_spoilt_links_do_no_harm),
	    cmocka_unit_test(deep_and_endless_data_are_refused),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
