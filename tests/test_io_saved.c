/* Saved games and exchange files in XML and JSON: what is written is read again as it was. */
#include "support.h"

#include "io/holds.h"
#include "io/json_reader.h"
#include "io/link.h"
#include "io/regions.h"
#include "io/xml_reader.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int rounds = 300;

static const struct nonet_format *format_of(const char *name) {
	size_t number;
	const struct nonet_format *const *formats = nonet_formats(&number);
	for (size_t i = 0; i < number; i++)
		if (strcmp(formats[i]->name, name) == 0)
			return formats[i];
	fail_msg("no format %s", name);
	return NULL;
}

static bool is_built(const char *name) {
	return format_of(name)->library == NULL;
}

/* The bytes that a writer has, which the caller frees. */
static char *take_all(struct nonet_writer *writer, size_t *nbytes_ret) {
	assert_int_equal(nonet_writer_finish(writer), NONET_OK);
	const char *bytes = nonet_writer_take(writer, nbytes_ret);
	char *copy = malloc(*nbytes_ret + 1);
	assert_non_null(copy);
	memcpy(copy, bytes, *nbytes_ret);
	copy[*nbytes_ret] = '\0';
	return copy;
}

static char *write_one(const char *name, const struct nonet_puzzle *puzzle, unsigned *dropped_ret,
                       size_t *nbytes_ret) {
	struct nonet_writer *writer = nonet_writer_new(format_of(name));
	assert_non_null(writer);
	assert_int_equal(nonet_writer_put(writer, puzzle, dropped_ret), NONET_OK);
	char *text = take_all(writer, nbytes_ret);
	nonet_writer_free(writer);
	return text;
}

/* Reads the only puzzle of a text. */
static enum nonet_status read_xml(const char *text, size_t nbytes, struct nonet_told *told,
                                  struct nonet_error *error) {
	struct nonet_xml_reader *reader = nonet_xml_reader_new();
	assert_non_null(reader);
	nonet_xml_reader_feed(reader, text, nbytes);
	nonet_xml_reader_finish(reader);
	enum nonet_status status = nonet_xml_reader_next(reader, told, error);
	nonet_xml_reader_free(reader);
	return status;
}

static enum nonet_status read_json(const char *text, size_t nbytes, struct nonet_told *told,
                                   struct nonet_error *error) {
	struct nonet_json_reader *reader;
	enum nonet_status status = nonet_json_reader_new(text, nbytes, &reader, error);
	if (status == NONET_OK)
		status = nonet_json_reader_next(reader, told, error);
	nonet_json_reader_free(reader);
	return status;
}

static enum nonet_status read_line(const char *text, size_t nbytes, struct nonet_told *told,
                                   struct nonet_error *error) {
	assert_true(nonet_json_line_begins(text, nbytes));
	return nonet_json_line_read(text, nbytes, told, error);
}

/* Without the end of the line. */
static enum nonet_status read_link(const char *text, size_t nbytes, struct nonet_told *told,
                                   struct nonet_error *error) {
	assert_true(nonet_link_begins(text, nbytes - 1));
	return nonet_link_read(text, nbytes - 1, told, error);
}

/* Words of all kinds of characters, as readers keep them. */
static void set_random_words(struct nonet_rng *rng, struct nonet_told *told, const char **word) {
	static const char *const parts[] = {
	    "a",  "<",           ">",  "&",        "\"",           "'",
	    "\\", "\n",          " ",  "\xC3\xA9", "]]>",          "&amp;",
	    "\t", "/",           "{}", "\x1B",     "\xE4\xBD\xA0", "\xF0\x9F\x98\x80",
	    "%",  "\xEF\xBF\xBD"};
	char text[200] = "";
	if (nonet_rng_below(rng, 3) == 0)
		return;
	for (uint32_t i = nonet_rng_below(rng, 20); i > 0; i--)
		strcat(text, parts[nonet_rng_below(rng, sizeof parts / sizeof *parts)]);
	nonet_told_set_word(told, word, text, strlen(text));
}

static void set_random_regions(struct nonet_rng *rng, struct nonet_puzzle *puzzle) {
	int ncells = puzzle->size * puzzle->size;
	for (int cell = 0; cell < ncells; cell++) {
		int other = (int)nonet_rng_below(rng, (uint32_t)ncells);
		uint8_t region = puzzle->region[cell];
		puzzle->region[cell] = puzzle->region[other];
		puzzle->region[other] = region;
	}
}

static uint32_t random_marks(struct nonet_rng *rng, int size) {
	return (uint32_t)nonet_rng_next(rng) & ((UINT32_C(1) << size) - 1);
}

static void set_random_cells(struct nonet_rng *rng, struct nonet_puzzle *puzzle) {
	uint32_t filled = nonet_rng_below(rng, 5), noted = nonet_rng_below(rng, 5);
	puzzle->complete = nonet_rng_below(rng, 3) == 0;
	for (int cell = 0; cell < puzzle->size * puzzle->size; cell++) {
		if (nonet_rng_below(rng, 4) < filled) {
			puzzle->value[cell] = (uint8_t)(1 + nonet_rng_below(rng, puzzle->size));
			puzzle->given[cell] = nonet_rng_below(rng, 2) == 0;
		} else {
			if (puzzle->complete || nonet_rng_below(rng, 4) < noted)
				puzzle->marks[cell] = random_marks(rng, puzzle->size);
			if (nonet_rng_below(rng, 4) < noted)
				puzzle->corners[cell] = random_marks(rng, puzzle->size);
		}
	}
}

/* Anything a puzzle may be. */
static void make_random_puzzle(struct nonet_rng *rng, struct nonet_told *told) {
	struct nonet_puzzle *puzzle = &told->puzzle;
	bool nine = nonet_rng_below(rng, 2) == 0;
	nonet_told_clear(told, nine ? 9 : 1 + (int)nonet_rng_below(rng, NONET_MAX_SIZE));
	if (nonet_rng_below(rng, 4) == 0)
		set_random_regions(rng, puzzle);
	set_random_cells(rng, puzzle);
	if (nonet_rng_below(rng, 3) == 0)
		for (int cell = 0; cell < puzzle->size * puzzle->size; cell++)
			puzzle->solution[cell] = (uint8_t)(1 + nonet_rng_below(rng, puzzle->size));
	if (nonet_rng_below(rng, 3) == 0)
		puzzle->elapsed_ms = nonet_rng_next(rng) >> (nonet_rng_below(rng, 63) + 1);
	const char **const words[] = {
	    &puzzle->words.title,  &puzzle->words.author, &puzzle->words.level, &puzzle->words.rating,
	    &puzzle->words.source, &puzzle->words.date,   &puzzle->words.rules, &puzzle->words.comment};
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		set_random_words(rng, told, words[i]);
	if (nonet_rng_below(rng, 4) == 0)
		nonet_told_set_word(told, &puzzle->words.date, "2026-11-30", 10);
	if (nonet_rng_below(rng, 4) == 0)
		nonet_told_set_word(told, &puzzle->words.level, "Very Hard Difficulty", 20);
}

/* What is left of a puzzle when a format has dropped what it cannot hold. Formats that do not say
 * whether marks are complete tell it by every empty cell having some; where marks say nothing more
 * than the digits they need not be written. */
static void expect_after(struct nonet_told *told, const struct nonet_format *format,
                         unsigned dropped) {
	struct nonet_puzzle *puzzle = &told->puzzle;
	bool bare = (dropped & format->holds & NONET_HOLDS_MARKS) != 0; /* else all marks went */
	nonet_puzzle_drop(puzzle, bare ? dropped & ~(unsigned)NONET_HOLDS_MARKS : dropped);
	if (strcmp(format->name, "json") == 0)
		return;
	if (!bare && !(nonet_puzzle_holds(puzzle) & NONET_HOLDS_MARKS))
		nonet_puzzle_drop(puzzle, NONET_HOLDS_MARKS);
	puzzle->complete = nonet_told_is_noted(told);
	/* Boxes with other numbers are boxes. */
	struct nonet_error error;
	if (strncmp(format->name, "fpuzzles", 8) == 0 || strcmp(format->name, "sudokupad") == 0)
		assert_true(nonet_regions_settle(puzzle, &error));
	/* GNOME Sudoku wants one in every file. */
	if (strcmp(format->name, "gnome-sudoku") == 0 && !puzzle->words.level)
		puzzle->words.level = "Medium Difficulty";
}

static void make_round_trips(const char *name,
                             enum nonet_status (*read)(const char *text, size_t nbytes,
                                                       struct nonet_told *told,
                                                       struct nonet_error *error)) {
	static struct nonet_told told, again;
	struct nonet_error error;
	struct nonet_rng rng;
	const struct nonet_format *format = format_of(name);
	unsigned needed = NONET_HOLDS_SIZES | NONET_HOLDS_REGIONS;
	unsigned seen = 0, held = format->holds & ~(unsigned)NONET_HOLDS_MANY;
	if (!is_built(name))
		skip();
	nonet_rng_start(&rng, 11);
	for (int round = 0; round < repeats(rounds); round++) {
		unsigned dropped;
		size_t nbytes;
		do
			make_random_puzzle(&rng, &told);
		while (nonet_puzzle_holds(&told.puzzle) & needed & ~format->holds);
		unsigned has = nonet_puzzle_holds(&told.puzzle);
		char *text = write_one(name, &told.puzzle, &dropped, &nbytes);
		assert_int_equal(has & ~held & ~dropped, 0);
		seen |= has & ~dropped;
		if (read(text, nbytes, &again, &error) != NONET_OK)
			fail_msg("%s in %s", error.message, text);
		expect_after(&told, format, dropped);
		if (!nonet_puzzle_equal(&told.puzzle, &again.puzzle))
			fail_msg("another puzzle than was written: %s", text);
		free(text);
	}
	assert_int_equal(seen, held);
}

static void json_lines_are_read_as_written(void **state) {
	(void)state;
	make_round_trips("json", read_line);
}

static void a_json_text_is_read_as_written(void **state) {
	(void)state;
	make_round_trips("json", read_json);
}

static void gnome_sudoku_is_read_as_written(void **state) {
	(void)state;
	make_round_trips("gnome-sudoku", read_json);
}

static void open_sudoku_is_read_as_written(void **state) {
	(void)state;
	make_round_trips("opensudoku", read_xml);
}

static void ksudoku_is_read_as_written(void **state) {
	(void)state;
	make_round_trips("ksudoku", read_xml);
}

static void links_to_f_puzzles_are_read_as_written(void **state) {
	(void)state;
	make_round_trips("fpuzzles", read_link);
}

static void json_of_f_puzzles_is_read_as_written(void **state) {
	(void)state;
	make_round_trips("fpuzzles-json", read_json);
}

static void links_to_sudokupad_are_read_as_written(void **state) {
	(void)state;
	make_round_trips("sudokupad", read_link);
}

static void ids_of_solo_are_read_as_written(void **state) {
	(void)state;
	make_round_trips("solo", read_link);
}

/* Words of every byte make good XML and JSON. */
static void words_of_any_bytes_make_good_files(void **state) {
	(void)state;
	static struct nonet_told told;
	struct nonet_error error;
	char words[256];
	for (int i = 0; i < 255; i++)
		words[i] = (char)(i + 1);
	words[255] = '\0';
	struct nonet_puzzle puzzle;
	nonet_puzzle_clear(&puzzle, 9);
	puzzle.words.title = puzzle.words.comment = words;
	unsigned dropped;
	size_t nbytes;
	if (is_built("opensudoku")) {
		char *text = write_one("opensudoku", &puzzle, &dropped, &nbytes);
		assert_int_equal(read_xml(text, nbytes, &told, &error), NONET_OK);
		assert_non_null(strstr(told.puzzle.words.comment, "%&'()*+,-./0123456789:;<=>?@"));
		assert_string_equal(told.puzzle.words.comment, told.puzzle.words.title);
		free(text);
	}
	if (is_built("json")) {
		char *text = write_one("json", &puzzle, &dropped, &nbytes);
		assert_int_equal(read_line(text, nbytes, &told, &error), NONET_OK);
		assert_non_null(strstr(told.puzzle.words.comment, "~ \xEF\xBF\xBD\xEF\xBF\xBD"));
		free(text);
	}
}

/* Puzzles of one title lie in one folder, however many there are. */
static void folders_follow_the_titles(void **state) {
	(void)state;
	static const char *const titles[] = {"a", "a", "b<", NULL, "a"};
	struct nonet_puzzle puzzle;
	unsigned dropped;
	size_t nbytes;
	if (!is_built("opensudoku"))
		skip();
	struct nonet_writer *writer = nonet_writer_new(format_of("opensudoku"));
	assert_non_null(writer);
	nonet_puzzle_clear(&puzzle, 9);
	for (size_t i = 0; i < 5; i++) {
		puzzle.words.title = titles[i];
		assert_int_equal(nonet_writer_put(writer, &puzzle, &dropped), NONET_OK);
	}
	char *text = take_all(writer, &nbytes);
	nonet_writer_free(writer);
	struct nonet_xml_reader *reader = nonet_xml_reader_new();
	assert_non_null(reader);
	nonet_xml_reader_feed(reader, text, nbytes);
	nonet_xml_reader_finish(reader);
	static struct nonet_told told;
	struct nonet_error error;
	for (size_t i = 0; i < 5; i++) {
		assert_int_equal(nonet_xml_reader_next(reader, &told, &error), NONET_OK);
		if (titles[i])
			assert_string_equal(told.puzzle.words.title, titles[i]);
		else
			assert_null(told.puzzle.words.title);
	}
	assert_int_equal(nonet_xml_reader_next(reader, &told, &error), NONET_END);
	nonet_xml_reader_free(reader);
	int folders = 0;
	for (const char *at = text; (at = strstr(at, "<folder")) != NULL; at++)
		folders++;
	assert_int_equal(folders, 4);
	free(text);
}

static void a_file_without_puzzles_is_whole(void **state) {
	(void)state;
	size_t nbytes;
	if (!is_built("opensudoku"))
		skip();
	struct nonet_writer *writer = nonet_writer_new(format_of("opensudoku"));
	assert_non_null(writer);
	char *text = take_all(writer, &nbytes);
	nonet_writer_free(writer);
	static struct nonet_told told;
	struct nonet_error error;
	assert_int_equal(read_xml(text, nbytes, &told, &error), NONET_END);
	free(text);
}

/* A format of one puzzle refuses the second. */
static void saved_games_hold_one_puzzle(void **state) {
	(void)state;
	static const char *const names[] = {"ksudoku", "gnome-sudoku"};
	struct nonet_puzzle puzzle;
	unsigned dropped;
	nonet_puzzle_clear(&puzzle, 9);
	for (size_t i = 0; i < 2; i++) {
		if (!is_built(names[i]))
			continue;
		struct nonet_writer *writer = nonet_writer_new(format_of(names[i]));
		assert_non_null(writer);
		assert_int_equal(nonet_writer_put(writer, &puzzle, &dropped), NONET_OK);
		assert_int_equal(nonet_writer_put(writer, &puzzle, &dropped), NONET_LIMIT);
		assert_int_equal(dropped, NONET_HOLDS_MANY);
		nonet_writer_free(writer);
	}
}

static void assert_json_refused(const char *text, const char *message) {
	static struct nonet_told told;
	struct nonet_error error;
	assert_int_equal(read_json(text, strlen(text), &told, &error), NONET_SYNTAX);
	assert_string_equal(error.message, message);
}

#define EMPTY_4 "................"

static void bad_records_of_nonet_are_named(void **state) {
	(void)state;
	static const struct {
		const char *text, *message;
	} cases[] = {
	    {"{\"nonet\":2,\"puzzle\":\"" EMPTY_4 "\"}", "found 2; expected \"nonet\": 1, the version"},
	    {"{\"nonet\":1}", "found nothing; expected \"puzzle\": the clues"},
	    {"{\"nonet\":1,\"puzzle\":5}", "found 5; expected \"puzzle\": the clues"},
	    {"{\"nonet\":1,\"puzzle\":\"12\"}",
	     "\"puzzle\" is no square of 1 to 625 characters; expected such as 81"},
	    {"{\"nonet\":1,\"puzzle\":\"5...............\"}",
	     "\"puzzle\" has no good symbol for r1c1; expected 1 to 4"},
	    {"{\"nonet\":1,\"puzzle\":\"" EMPTY_4 "\",\"cells\":\"..\"}",
	     "\"cells\" has 2 characters; expected 16"},
	    {"{\"nonet\":1,\"puzzle\":\"1...............\",\"cells\":\"" EMPTY_4 "\"}",
	     "\"cells\" has other clues than \"puzzle\"; expected the same"},
	    {"{\"nonet\":1,\"puzzle\":\"" EMPTY_4 "\",\"regions\":\"1111222233334445\"}",
	     "\"regions\" has no good symbol for r4c4; expected 1 to 4"},
	    {"{\"nonet\":1,\"puzzle\":\"" EMPTY_4 "\",\"regions\":\"1111222233334443\"}",
	     "\"regions\" has regions of several sizes; expected as many cells as digits in each"},
	    {"{\"nonet\":1,\"puzzle\":\"" EMPTY_4 "\",\"marks\":\"1 2\"}",
	     "\"marks\" has too few words; expected one for each cell"},
	    {"{\"nonet\":1,\"puzzle\":\".\",\"marks\":\"1 1\"}",
	     "\"marks\" has too many words; expected one for each cell"},
	    {"{\"nonet\":1,\"puzzle\":\".\",\"marks\":\"2\"}",
	     "\"marks\" has no good symbol for r1c1; expected 1"},
	    {"{\"nonet\":1,\"puzzle\":\".\",\"marks\":\"1\",\"candidates\":\"1\"}",
	     "\"marks\" stands beside \"candidates\"; expected one of them"},
	    {"{\"nonet\":1,\"puzzle\":\".\",\"solution\":\".\"}",
	     "\"solution\" has no good symbol for r1c1; expected 1"},
	    {"{\"nonet\":1,\"puzzle\":\".\",\"elapsed_ms\":-1}",
	     "\"elapsed_ms\" is no number of milliseconds; expected 0 or more"},
	    {"{\"nonet\":1,\"puzzle\":\".\"", "the text ends; expected ',' or '}'"},
	};
	if (!is_built("json"))
		skip();
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
		assert_json_refused(cases[i].text, cases[i].message);
}

static void what_is_unknown_in_a_record_is_passed_over(void **state) {
	(void)state;
	static const char text[] = " {\"nonet\" : 1, \"x\":[{}], \"title\":7, \"puzzle\":\"1\"}";
	static struct nonet_told told;
	struct nonet_error error;
	if (!is_built("json"))
		skip();
	assert_int_equal(read_line(text, strlen(text), &told, &error), NONET_OK);
	assert_int_equal(told.puzzle.value[0], 1);
	assert_null(told.puzzle.words.title);
	assert_false(nonet_json_line_begins("{\"nonet\"", 8));
	assert_false(nonet_json_line_begins("{\"puzzle\":1}", 12));
	assert_false(nonet_json_line_begins("", 0));
}

static void answers_of_the_program_tell_level_and_grade(void **state) {
	(void)state;
	static const char text[] =
	    "{\"file\":\"a\",\"puzzle\":"
	    "\"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\","
	    "\"solution\":"
	    "\"534678912672195348198342567859761423426853791713924856961537284287419635345286179\","
	    "\"comment\":\"c\",\"nonet\":{\"level\":\"Hard\",\"grade\":4.2}}\r\n";
	static const char bad[] = "{\"puzzle\":\"53..7\",\"nonet\":{\"level\":\"Hard\"}}";
	static struct nonet_told told;
	struct nonet_error error;
	if (!is_built("json"))
		skip();
	assert_int_equal(read_line(text, strlen(text), &told, &error), NONET_OK);
	assert_int_equal(told.puzzle.value[0], 5);
	assert_int_equal(told.puzzle.value[2], 0);
	assert_int_equal(told.puzzle.given[0], 1);
	assert_int_equal(told.puzzle.solution[2], 4);
	assert_string_equal(told.puzzle.words.level, "Hard");
	assert_string_equal(told.puzzle.words.rating, "4.2");
	assert_string_equal(told.puzzle.words.comment, "c");
	assert_int_equal(read_line(bad, strlen(bad), &told, &error), NONET_SYNTAX);
	assert_false(nonet_json_line_begins(text, strlen(text) - 4));
	assert_false(nonet_json_line_begins(text + 1, strlen(text) - 1));
}

/* Several values one after the other, as a program may put them out, over several lines. */
static void values_follow_each_other(void **state) {
	(void)state;
	static const char text[] = "{\n  \"nonet\": 1,\n  \"puzzle\": \"1\"\n}\n\n {\n  \"nonet\": 1,\n"
	                           "  \"puzzle\": \"x\"\n}{\"nonet\":1,\"puzzle\":\".\"}\n{}\n[1 2]";
	static struct nonet_told told;
	struct nonet_error error;
	struct nonet_json_reader *reader;
	if (!is_built("json"))
		skip();
	assert_int_equal(nonet_json_reader_new(text, strlen(text), &reader, &error), NONET_OK);
	assert_int_equal(nonet_json_reader_next(reader, &told, &error), NONET_OK);
	assert_int_equal(told.line, 1);
	assert_int_equal(nonet_json_reader_next(reader, &told, &error), NONET_SYNTAX);
	assert_int_equal(error.line, 6);
	assert_int_equal(error.column, 2);
	assert_int_equal(error.offset, 36);
	assert_int_equal(nonet_json_reader_next(reader, &told, &error), NONET_OK);
	assert_int_equal(told.line, 9);
	assert_int_equal(nonet_json_reader_next(reader, &told, &error), NONET_SYNTAX);
	assert_string_equal(error.message,
	                    "found an object; expected a puzzle in a kind of JSON that is known");
	assert_int_equal(error.line, 10);
	assert_int_equal(nonet_json_reader_next(reader, &told, &error), NONET_SYNTAX);
	assert_string_equal(error.message, "found '2'; expected ',' or ']'");
	assert_int_equal(error.line, 11);
	assert_int_equal(error.column, 4);
	assert_int_equal(nonet_json_reader_next(reader, &told, &error), NONET_END);
	nonet_json_reader_free(reader);
}

static void other_json_is_left_to_others(void **state) {
	(void)state;
	static const char *const texts[] = {
	    "{\"a\":1}", "{\"rows\": [[5,3],[1]]}", "{'puzzle': 1}", "{\"puzzle\": [5,", "", "  "};
	struct nonet_json_reader *reader;
	struct nonet_error error;
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		assert_int_equal(nonet_json_reader_new(texts[i], strlen(texts[i]), &reader, &error),
		                 NONET_END);
		assert_null(reader);
	}
	if (is_built("json"))
		assert_json_refused("{\"difficulty_category\": \"Easy Difficulty\", \"cells\": [",
		                    "the text ends; expected a value or ']'");
}

static void gnome_sudoku_tells_digits_marks_and_time(void **state) {
	(void)state;
	static const char text[] =
	    "{\"difficulty_category\":\"Hard Difficulty\",\"time_elapsed\":13.180546,\"cells\":["
	    "{\"position\":[0,1],\"value\":7,\"fixed\":true,\"earmarks\":[]},"
	    "{\"position\":[8,8],\"value\":4,\"fixed\":false,\"earmarks\":[3]},"
	    "{\"position\":[4,0],\"value\":0,\"fixed\":false,\"earmarks\":[1,9]}]}";
	static struct nonet_told told;
	struct nonet_error error;
	if (!is_built("gnome-sudoku"))
		skip();
	assert_int_equal(read_json(text, strlen(text), &told, &error), NONET_OK);
	const struct nonet_puzzle *puzzle = &told.puzzle;
	assert_int_equal(puzzle->value[1], 7);
	assert_int_equal(puzzle->given[1], 1);
	assert_int_equal(puzzle->value[80], 4);
	assert_int_equal(puzzle->given[80], 0);
	assert_int_equal(puzzle->marks[80], 0);
	assert_int_equal(puzzle->marks[36], 1 | 1 << 8);
	assert_int_equal(puzzle->elapsed_ms, 13181);
	assert_string_equal(puzzle->words.level, "Hard Difficulty");
}

static void bad_games_of_gnome_sudoku_are_named(void **state) {
	(void)state;
	static const struct {
		const char *cells, *message;
	} cases[] = {
	    {"{\"position\":[0,9]}",
	     "found an array of 2; expected a position of two numbers from 0 to 8 "
	     "for each cell"},
	    {"{}", "found nothing; expected a position of two numbers from 0 to 8 for each cell"},
	    {"7", "found nothing; expected a position of two numbers from 0 to 8 for each cell"},
	    {"{\"position\":[0,0],\"value\":10}",
	     "found 10; expected a value from 0 to 9 for each cell"},
	    {"{\"position\":[0,0],\"earmarks\":[0]}", "found 0; expected earmarks from 1 to 9"},
	    {"{\"position\":[0,0]},{\"position\":[0,0]}",
	     "found an array of 2; expected each position once; one comes again"},
	};
	if (!is_built("gnome-sudoku"))
		skip();
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		char text[300];
		snprintf(text, sizeof text, "{\"time_elapsed\":-1,\"cells\":[%s]}", cases[i].cells);
		assert_json_refused(text, cases[i].message);
	}
}

static void sudoku_coach_tells_digits_and_candidates(void **state) {
	(void)state;
	static char text[2000];
	static struct nonet_told told;
	struct nonet_error error;
	if (!is_built("json"))
		skip();
	size_t length =
	    (size_t)snprintf(text, sizeof text,
	                     "{\"gridSize\":9,\"givenDigits\":\"5%080d\",\"userDigits\":\"07%"
	                     "079d\",\"userCellCandidates\":\"0-0-896",
	                     0, 0);
	for (int cell = 3; cell < NONET_CELLS; cell++)
		length += (size_t)snprintf(text + length, sizeof text - length, "-0");
	size_t end = length;
	snprintf(text + end, sizeof text - end, "\"}");
	assert_int_equal(read_json(text, strlen(text), &told, &error), NONET_OK);
	assert_int_equal(told.puzzle.value[0], 5);
	assert_int_equal(told.puzzle.given[0], 1);
	assert_int_equal(told.puzzle.value[1], 7);
	assert_int_equal(told.puzzle.given[1], 0);
	assert_int_equal(told.puzzle.marks[2], 1 << 6 | 1 << 7 | 1 << 8);
	snprintf(text + end, sizeof text - end, "-0\"}");
	assert_json_refused(text,
	                    "found another text; expected 81 numbers for the candidates, '-' between");
	assert_json_refused("{\"givenDigits\":\"55\"}",
	                    "found \"55\"; expected 81 digits, 0 for blanks");
	assert_json_refused("{\"givenDigits\":\"\",\"gridSize\":6}",
	                    "found 6; expected a grid of 9 by 9 cells");
}

/* The first item of a text, as everyone reads it. */
static enum nonet_status read_text(const char *text, size_t nbytes, struct nonet_item *item_ret) {
	struct nonet_reader *reader = nonet_reader_new();
	assert_non_null(reader);
	nonet_reader_feed(reader, text, nbytes);
	enum nonet_status status = nonet_reader_next(reader, item_ret);
	if (status == NONET_MORE) {
		nonet_reader_finish(reader);
		status = nonet_reader_next(reader, item_ret);
	}
	nonet_reader_free(reader);
	return status;
}

/* Made with Python's zlib: the "53..7" puzzle with r1c3=4 put in, and r1c4 noted 2 and 6. */
#define COACH                                                                                      \
	"f3dcr3ed1b130444rtisuaacvadv8mmvo2hnga1mgi2t0gmqf987otpnl7s087msn767pj1i9vp939pj"             \
	"7sefalmhdk4sm7int8nlehcuttn3tcf79k03a5eg86n0bd3diapudi76k2k6l24njp7cacmjoh8ucold"             \
	"5m81u9bmioaerasbrs0ijo57uschgn08ocs4uf4djf5k6haidc5fpav8uk3f15iofc"

/* 70,000 spaces. */
#define COACH_BOMB                                                                                 \
	"f3derg9h04000062k0len7ui2af40080000000000000000000000000000000000000000000000000"             \
	"0000000000000000000000000000000000000000000000000000000001ng664r5vvg"

static bool coach_is_built(void) {
	struct nonet_item item;
	assert_int_equal(read_text("SCv7_32_", 8, &item), NONET_SYNTAX);
	return strstr(item.error.message, "this build lacks") == NULL;
}

static void strings_of_sudoku_coach_are_read(void **state) {
	(void)state;
	static const char text[] = "SCv7_32_" COACH;
	struct nonet_item item;
	if (!coach_is_built())
		skip();
	assert_int_equal(read_text(text, sizeof text - 1, &item), NONET_OK);
	struct nonet_board board = board_of(
	    "534070000600195000098000060800060003400803001700020006060000280000419005000080079");
	assert_memory_equal(&item.board, &board, sizeof board);
	assert_true(item.marked);
	assert_int_equal(item.position.given[0], 1);
	assert_int_equal(item.position.given[2], 0);
	assert_int_equal(item.position.candidates[3], 1 << 1 | 1 << 5);
	for (size_t nbytes = 8; nbytes < sizeof text - 2; nbytes++)
		assert_int_equal(read_text(text, nbytes, &item), NONET_SYNTAX);
}

static void bad_strings_of_sudoku_coach_are_named(void **state) {
	(void)state;
	static const struct {
		const char *text;
		uint64_t column;
		const char *message;
	} cases[] = {{"SCv6_32_" COACH, 1,
	              "found a string of sudoku.coach in a version not known; expected SCv7_32_"},
	             {" SCv7_32_f2eaz", 14,
	              "found 'z'; expected a string of sudoku.coach in digits 0-9 and a-v"},
	             {"SCv7_32_f2ea", 1,
	              "found a string of sudoku.coach that cannot be unpacked; expected a whole one"},
	             {"SCv7_32_" COACH_BOMB, 1,
	              "found a string of sudoku.coach that cannot be unpacked; expected a whole one"}};
	struct nonet_item item;
	if (!coach_is_built())
		skip();
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		assert_int_equal(read_text(cases[i].text, strlen(cases[i].text), &item), NONET_SYNTAX);
		assert_string_equal(item.error.message, cases[i].message);
		assert_int_equal(item.error.column, cases[i].column);
	}
}

int main(int argc, char **argv) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(json_lines_are_read_as_written),
	    cmocka_unit_test(a_json_text_is_read_as_written),
	    cmocka_unit_test(gnome_sudoku_is_read_as_written),
	    cmocka_unit_test(open_sudoku_is_read_as_written),
	    cmocka_unit_test(ksudoku_is_read_as_written),
	    cmocka_unit_test(links_to_f_puzzles_are_read_as_written),
	    cmocka_unit_test(json_of_f_puzzles_is_read_as_written),
	    cmocka_unit_test(links_to_sudokupad_are_read_as_written),
	    cmocka_unit_test(ids_of_solo_are_read_as_written),
	    cmocka_unit_test(words_of_any_bytes_make_good_files),
	    cmocka_unit_test(folders_follow_the_titles),
	    cmocka_unit_test(a_file_without_puzzles_is_whole),
	    cmocka_unit_test(saved_games_hold_one_puzzle),
	    cmocka_unit_test(bad_records_of_nonet_are_named),
	    cmocka_unit_test(what_is_unknown_in_a_record_is_passed_over),
	    cmocka_unit_test(answers_of_the_program_tell_level_and_grade),
	    cmocka_unit_test(values_follow_each_other),
	    cmocka_unit_test(other_json_is_left_to_others),
	    cmocka_unit_test(gnome_sudoku_tells_digits_marks_and_time),
	    cmocka_unit_test(bad_games_of_gnome_sudoku_are_named),
	    cmocka_unit_test(sudoku_coach_tells_digits_and_candidates),
	    cmocka_unit_test(strings_of_sudoku_coach_are_read),
	    cmocka_unit_test(bad_strings_of_sudoku_coach_are_named),
	};
	if (argc > 1) /* round trips of each format */
		rounds = atoi(argv[1]);
	return cmocka_run_group_tests(tests, NULL, NULL);
}
