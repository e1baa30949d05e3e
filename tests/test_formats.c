/* Every format that is both read and written: what is written of random puzzles is read back, as
 * far as the format holds it. `test_formats ROUNDS` takes so many puzzles for each format. */
#include "io/holds.h"
#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORD_SIZE = 48, WORDS = 8, BATCH = 12, SOME = 60 };

static int rounds = SOME;

/* A puzzle with the room for its words. */
struct sample {
	struct nonet_puzzle puzzle;
	char words[WORDS][WORD_SIZE];
};

/* Words as people and vandals write them; without spaces at their ends. */
static const char *random_word(struct nonet_rng *rng, char word_ret[WORD_SIZE]) {
	static const char *const others[] = {"\u00E9",     "\u6570", "\u0660",
	                                     "\U0001F9E9", "&amp;",  "\\n"};
	uint32_t length = 1 + nonet_rng_below(rng, WORD_SIZE / 2);
	size_t nbytes = 0;
	for (uint32_t i = 0; i < length && nbytes + 8 < WORD_SIZE; i++) {
		if (nonet_rng_below(rng, 12) == 0) {
			const char *other = others[nonet_rng_below(rng, 6)];
			memcpy(word_ret + nbytes, other, strlen(other));
			nbytes += strlen(other);
		} else {
			bool inside = i > 0 && i + 1 < length;
			word_ret[nbytes++] = (char)(nonet_rng_below(rng, 5) == 0 && inside
			                                ? ' '
			                                : '!' + (int)nonet_rng_below(rng, '~' - '!' + 1));
		}
	}
	word_ret[nbytes] = '\0';
	while (nbytes > 0 && word_ret[nbytes - 1] == ' ')
		word_ret[--nbytes] = '\0';
	return word_ret;
}

static void put_words(struct nonet_rng *rng, struct sample *sample) {
	int word = 0;
	for (unsigned hold = NONET_HOLDS_TITLE; hold <= NONET_HOLDS_COMMENT; hold <<= 1, word++)
		if (nonet_rng_below(rng, 3) == 0)
			*nonet_puzzle_word(&sample->puzzle.words, hold) = random_word(rng, sample->words[word]);
}

/* Some digits go on the board as if a player had put them in, and some candidates go; mostly so
 * that each cell keeps two. */
static void play(struct nonet_rng *rng, struct nonet_puzzle *puzzle) {
	struct nonet_position position;
	uint32_t kind = nonet_rng_below(rng, 4);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (puzzle->value[cell] && kind != 0 && nonet_rng_below(rng, 4) == 0)
			puzzle->given[cell] = 0;
	if (kind < 2)
		return;
	bool wild = nonet_rng_below(rng, 4) == 0;
	nonet_puzzle_position(puzzle, &position);
	puzzle->complete = kind == 2;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		uint32_t all = position.candidates[cell];
		uint32_t some =
		    all & (nonet_rng_below(rng, 3) ? NONET_ALL_DIGITS : nonet_rng_below(rng, 512));
		if (!puzzle->value[cell] && (puzzle->complete || nonet_rng_below(rng, 3) == 0))
			puzzle->marks[cell] = wild || (some & (some - 1)) ? some : all;
	}
}

static void put_more(struct nonet_rng *rng, struct nonet_puzzle *puzzle,
                     const struct nonet_board *grid) {
	if (nonet_rng_below(rng, 3) == 0)
		memcpy(puzzle->solution, grid->cell, NONET_CELLS);
	if (nonet_rng_below(rng, 3) == 0)
		puzzle->elapsed_ms = 1000 * (uint64_t)nonet_rng_below(rng, 1000000);
	for (int cell = 0; cell < NONET_CELLS && nonet_rng_below(rng, 200) < 2; cell++)
		if (!puzzle->value[cell])
			puzzle->corners[cell] = nonet_rng_below(rng, 512);
}

/* Of 4x4 up to 25x25 cells, any values anywhere. */
static void put_other_size(struct nonet_rng *rng, struct nonet_puzzle *puzzle) {
	static const int sizes[] = {4, 6, 8, 10, 12, 15, 16, 20, 25};
	int size = sizes[nonet_rng_below(rng, 9)];
	nonet_puzzle_clear(puzzle, size);
	for (int cell = 0; cell < size * size; cell++) {
		puzzle->value[cell] =
		    (uint8_t)(nonet_rng_below(rng, 3) ? 0 : 1 + nonet_rng_below(rng, (uint32_t)size));
		puzzle->given[cell] = puzzle->value[cell] != 0;
	}
	puzzle->value[0] = (uint8_t)size;
	puzzle->value[1] = 1;
	puzzle->given[0] = puzzle->given[1] = 1;
}

static void make_sample(struct nonet_rng *rng, struct sample *sample, unsigned holds) {
	struct nonet_board grid = random_board(rng, NONET_CELLS, false);
	struct nonet_board board = grid;
	uint32_t keep = nonet_rng_below(rng, 20) ? 17 + nonet_rng_below(rng, 64) : 0;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (nonet_rng_below(rng, 81) >= keep)
			board.cell[cell] = 0;
	if (holds & NONET_HOLDS_SIZES && nonet_rng_below(rng, 4) == 0) {
		put_other_size(rng, &sample->puzzle);
	} else {
		nonet_puzzle_from_board(&board, &sample->puzzle);
		play(rng, &sample->puzzle);
		put_more(rng, &sample->puzzle, &grid);
	}
	put_words(rng, sample);
}

/* Adds the puzzle to the writer; what is to be read back of it stays. */
static void put(struct nonet_writer *writer, struct sample *sample, unsigned *dropped_ret) {
	enum nonet_status status = nonet_writer_put(writer, &sample->puzzle, dropped_ret);
	assert_int_equal(status, NONET_OK);
	nonet_puzzle_drop(&sample->puzzle, *dropped_ret & ~(unsigned)NONET_HOLDS_MARKS);
}

static struct nonet_writer *new_writer(const struct nonet_format *format) {
	struct nonet_writer *writer = nonet_writer_new(format);
	assert_non_null(writer);
	return writer;
}

/* The next item, of the bytes that are fed when they are asked for. */
static enum nonet_status next(struct nonet_reader *reader, const char **bytes, size_t nbytes,
                              struct nonet_item *item_ret) {
	enum nonet_status status;
	while ((status = nonet_reader_next(reader, item_ret)) == NONET_MORE) {
		if (*bytes)
			nonet_reader_feed(reader, *bytes, nbytes);
		else
			nonet_reader_finish(reader);
		*bytes = NULL;
	}
	return status;
}

static bool same_word(const char *a, const char *b) {
	return a && b ? strcmp(a, b) == 0 : a == b;
}

/* Where candidates could not be written as they are, a single one may be read as a digit. */
static bool same_digits(const struct nonet_puzzle *written, const struct nonet_puzzle *read,
                        unsigned dropped) {
	bool same = true;
	for (int cell = 0; cell < written->size * written->size; cell++) {
		bool added = dropped & NONET_HOLDS_MARKS && written->value[cell] == 0;
		same &= added || (written->value[cell] == read->value[cell] &&
		                  written->given[cell] == read->given[cell]);
	}
	return same;
}

/* A saved game of GNOME Sudoku always has a level. */
static bool has_to_tell(const struct nonet_format *format, unsigned hold,
                        const struct nonet_words *words) {
	return hold == NONET_HOLDS_LEVEL && !words->level && strcmp(format->name, "gnome-sudoku") == 0;
}

/* What is not the same, in a word; NULL when all is. Candidates are compared as the position that
 * they make, and neither they nor words where they could not be written: a format may have to say
 * something else instead. */
static const char *difference(const struct nonet_puzzle *written, const struct nonet_puzzle *read,
                              const struct nonet_format *format, unsigned dropped) {
	size_t ncells = (size_t)written->size * written->size;
	struct nonet_words a = written->words, b = read->words;
	if (written->size != read->size || !same_digits(written, read, dropped))
		return "digits";
	if (memcmp(written->region, read->region, ncells) != 0)
		return "regions";
	if (memcmp(written->solution, read->solution, ncells) != 0)
		return "solution";
	if (memcmp(written->corners, read->corners, ncells * sizeof written->corners[0]) != 0)
		return "corners";
	if (written->elapsed_ms != read->elapsed_ms)
		return "time";
	for (unsigned hold = NONET_HOLDS_TITLE; hold <= NONET_HOLDS_COMMENT; hold <<= 1)
		if (!(dropped & hold) && !has_to_tell(format, hold, &a) &&
		    !same_word(*nonet_puzzle_word(&a, hold), *nonet_puzzle_word(&b, hold)))
			return "words";
	struct nonet_position before, after;
	if (!(format->holds & NONET_HOLDS_MARKS) || dropped & NONET_HOLDS_MARKS ||
	    !nonet_puzzle_position(written, &before) || !nonet_puzzle_position(read, &after))
		return NULL;
	return memcmp(before.candidates, after.candidates, sizeof before.candidates) == 0
	           ? NULL
	           : "candidates";
}

/* Reads a puzzle back and compares it. */
static void check_next(const struct nonet_format *format, struct nonet_reader *reader,
                       const char **bytes, const char *text, size_t nbytes,
                       const struct sample *sample, unsigned dropped) {
	struct nonet_item item;
	struct nonet_puzzle read;
	enum nonet_status status = next(reader, bytes, nbytes, &item);
	if (status != NONET_OK && !(status == NONET_SYNTAX && item.told))
		fail_msg("%s: %s in\n%s", format->name,
		         status == NONET_SYNTAX ? item.error.message : nonet_status_text(status), text);
	/* Rows of candidates may look like any rows when every cell has one. */
	if (item.form != format->form && format->form != NONET_FORM_MARKS)
		fail_msg("%s: other form %d of\n%s", format->name, (int)item.form, text);
	nonet_item_puzzle(&item, &read);
	const char *what = difference(&sample->puzzle, &read, format, dropped);
	if (what)
		fail_msg("%s: other %s after\n%s", format->name, what, text);
}

/* A solution in a file of its own is read as the digits of a puzzle. */
static void take_solution(struct nonet_puzzle *puzzle) {
	for (int cell = 0; cell < NONET_CELLS && puzzle->solution[0]; cell++) {
		puzzle->value[cell] = puzzle->solution[cell];
		puzzle->given[cell] = 1;
	}
	memset(puzzle->solution, 0, sizeof puzzle->solution);
}

/* Writes some puzzles into one text and reads them back. */
static void check_text(const struct nonet_format *format, struct nonet_rng *rng, int number) {
	static struct sample samples[BATCH];
	unsigned dropped[BATCH];
	struct nonet_writer *writer = new_writer(format);
	struct nonet_reader *reader = nonet_reader_new();
	assert_non_null(reader);
	for (int i = 0; i < number; i++) {
		make_sample(rng, &samples[i], format->holds);
		put(writer, &samples[i], &dropped[i]);
		if (strcmp(format->name, "sol") == 0)
			take_solution(&samples[i].puzzle);
	}
	assert_int_equal(nonet_writer_finish(writer), NONET_OK);
	size_t nbytes;
	const char *text = nonet_writer_take(writer, &nbytes), *bytes = text;
	for (int i = 0; i < number; i++)
		check_next(format, reader, &bytes, text, nbytes, &samples[i], dropped[i]);
	struct nonet_item item;
	assert_int_equal(next(reader, &bytes, nbytes, &item), NONET_END);
	nonet_reader_free(reader);
	nonet_writer_free(writer);
}

static void what_is_written_reads_back(void **state) {
	(void)state;
	size_t nformats;
	const struct nonet_format *const *formats = nonet_formats(&nformats);
	struct nonet_rng rng;
	nonet_rng_start(&rng, 11);
	for (size_t i = 0; i < nformats; i++) {
		const struct nonet_format *format = formats[i];
		bool many = (format->holds & NONET_HOLDS_MANY) != 0;
		if (!format->writes || !format->reads || format->library)
			continue;
		for (int round = 0; round < repeats(rounds); round++)
			check_text(format, &rng, 1);
		for (int round = 0; many && round < repeats(rounds); round += BATCH)
			check_text(format, &rng, BATCH);
	}
}

/* A puzzle that cannot be held is refused, and what is in the file already stays. */
static void refuses_what_cannot_be_held(void **state) {
	(void)state;
	size_t nformats;
	const struct nonet_format *const *formats = nonet_formats(&nformats);
	struct nonet_puzzle small, jigsaw, plain;
	nonet_puzzle_clear(&small, 6);
	nonet_puzzle_clear(&plain, 9);
	nonet_puzzle_clear(&jigsaw, 9);
	jigsaw.region[2] = 1;
	jigsaw.region[3] = 0;
	for (size_t i = 0; i < nformats; i++) {
		const struct nonet_format *format = formats[i];
		unsigned dropped;
		if (!format->writes || format->library)
			continue;
		struct nonet_writer *writer = new_writer(format);
		if (!(format->holds & NONET_HOLDS_SIZES)) {
			assert_int_equal(nonet_writer_put(writer, &small, &dropped), NONET_LIMIT);
			assert_int_equal(dropped, NONET_HOLDS_SIZES);
		}
		if (!(format->holds & NONET_HOLDS_REGIONS)) {
			assert_int_equal(nonet_writer_put(writer, &jigsaw, &dropped), NONET_LIMIT);
			assert_int_equal(dropped, NONET_HOLDS_REGIONS);
		}
		assert_int_equal(nonet_writer_put(writer, &plain, &dropped), NONET_OK);
		bool many = (format->holds & NONET_HOLDS_MANY) != 0;
		assert_int_equal(nonet_writer_put(writer, &plain, &dropped), many ? NONET_OK : NONET_LIMIT);
		assert_int_equal(nonet_writer_finish(writer), NONET_OK);
		nonet_writer_free(writer);
	}
}

static void names_are_unlike(void **state) {
	(void)state;
	size_t nformats;
	const struct nonet_format *const *formats = nonet_formats(&nformats);
	for (size_t i = 0; i < nformats; i++) {
		assert_true(formats[i]->reads || formats[i]->writes);
		for (size_t j = 0; j < i; j++)
			assert_string_not_equal(formats[i]->name, formats[j]->name);
	}
}

int main(int argc, char **argv) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(what_is_written_reads_back),
	    cmocka_unit_test(refuses_what_cannot_be_held),
	    cmocka_unit_test(names_are_unlike),
	};
	if (argc > 1)
		rounds = atoi(argv[1]);
	return cmocka_run_group_tests(tests, NULL, NULL);
}
