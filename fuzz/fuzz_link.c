/* Links: reads the input as a line that is or begins like a link, and as the data of one, and
 * checks that what comes is sound; then makes a puzzle of it, with words, writes it as each kind of
 * link, and checks that it is read again as it was. */
#include <nonet/format.h>
#include <nonet/io.h>

#include <stdlib.h>
#include <string.h>

static void check(int condition) {
	if (!condition)
		abort();
}

/* Reads a text to its end; the first puzzle goes to puzzle_ret, its words to words_ret. Whether
 * there was one. */
static bool read_text(struct nonet_reader *reader, const char *text, size_t nbytes,
                      struct nonet_puzzle *puzzle_ret, char words_ret[NONET_LINE_SIZE]) {
	struct nonet_item item;
	enum nonet_status status;
	bool found = false;
	nonet_reader_reset(reader);
	nonet_reader_feed(reader, text, nbytes);
	while ((status = nonet_reader_next(reader, &item)) != NONET_END) {
		if (status == NONET_MORE) {
			nonet_reader_finish(reader);
			continue;
		}
		check(status == NONET_OK || status == NONET_SYNTAX);
		check(status == NONET_OK || item.error.message[0] != '\0');
		if (found || (status == NONET_SYNTAX && !item.told))
			continue;
		found = true;
		nonet_item_puzzle(&item, puzzle_ret);
		if (puzzle_ret->words.title)
			strncat(strcpy(words_ret, ""), puzzle_ret->words.title, NONET_LINE_SIZE - 1);
	}
	return found;
}

static void check_sound(const struct nonet_puzzle *puzzle) {
	check(puzzle->size >= 1 && puzzle->size <= NONET_MAX_SIZE);
	for (int cell = 0; cell < puzzle->size * puzzle->size; cell++) {
		uint32_t all = (UINT32_C(1) << puzzle->size) - 1;
		check(puzzle->value[cell] <= puzzle->size && puzzle->region[cell] < puzzle->size);
		check(puzzle->given[cell] <= (puzzle->value[cell] != 0));
		check(((puzzle->marks[cell] | puzzle->corners[cell]) & ~all) == 0);
		check(puzzle->solution[cell] <= puzzle->size);
	}
}

/* The input behind the beginning of a link. A block of its own size shows reads past it. */
static void read_behind(struct nonet_reader *reader, const char *beginning, const uint8_t *data,
                        size_t nbytes) {
	size_t length = strlen(beginning);
	char words[NONET_LINE_SIZE] = "";
	struct nonet_puzzle puzzle;
	char *line = malloc(length + nbytes > 0 ? length + nbytes : 1);
	check(line != NULL);
	for (size_t i = 0; i < length; i++)
		line[i] = beginning[i];
	if (nbytes > 0)
		memcpy(line + length, data, nbytes);
	if (read_text(reader, line, length + nbytes, &puzzle, words))
		check_sound(&puzzle);
	free(line);
}

/* Deals out the input, and zeros after it. */
struct deal {
	const uint8_t *data;
	size_t nbytes;
};

static uint8_t take(struct deal *deal) {
	if (deal->nbytes == 0)
		return 0;
	deal->nbytes--;
	return *deal->data++;
}

static void make_puzzle(struct deal *deal, struct nonet_puzzle *puzzle_ret) {
	nonet_puzzle_clear(puzzle_ret, 9);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		uint8_t byte = take(deal);
		if (byte < 160) {
			puzzle_ret->value[cell] = byte % 10;
			puzzle_ret->given[cell] = byte % 10 != 0 && byte >= 80;
		} else {
			puzzle_ret->marks[cell] = (unsigned)(take(deal) << 1 | byte % 2);
			puzzle_ret->corners[cell] = byte % 3 ? 0 : take(deal);
		}
	}
}

/* ASCII, as words that need no mending. */
static void make_title(struct deal *deal, char title_ret[NONET_LINE_SIZE]) {
	size_t length = 0;
	while (length < 40 && deal->nbytes > 0)
		title_ret[length++] = (char)('!' + take(deal) % ('~' - '!'));
	title_ret[length] = '\0';
}

static void check_same(const struct nonet_puzzle *a, const struct nonet_puzzle *b, unsigned holds) {
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		check(a->value[cell] == b->value[cell]);
		if (holds & NONET_HOLDS_GIVENS)
			check(a->given[cell] == b->given[cell] || a->value[cell] == 0);
		if (holds & NONET_HOLDS_CORNERS)
			check(a->corners[cell] == b->corners[cell] && a->marks[cell] == b->marks[cell]);
	}
}

static void write_and_read(struct nonet_reader *reader, const struct nonet_format *format,
                           const struct nonet_puzzle *puzzle) {
	struct nonet_writer *writer = nonet_writer_new(format);
	struct nonet_puzzle again;
	char words[NONET_LINE_SIZE] = "";
	unsigned dropped;
	size_t nbytes;
	check(writer != NULL);
	check(nonet_writer_put(writer, puzzle, &dropped) == NONET_OK);
	const char *text = nonet_writer_take(writer, &nbytes);
	check(read_text(reader, text, nbytes, &again, words));
	check_same(puzzle, &again, format->holds);
	if ((format->holds & NONET_HOLDS_TITLE) && puzzle->words.title)
		check(strcmp(words, puzzle->words.title) == 0);
	nonet_writer_free(writer);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t nbytes) {
	static const char *const beginnings[] = {"",
	                                         "https://f-puzzles.com/?load=N4",
	                                         "https://sudokupad.app/scl",
	                                         "{id:'a',ce:[[",
	                                         "3x3:",
	                                         "https://www.sudokuwiki.org/sudoku.htm?bd=S9B",
	                                         "https://sudokupad.app/scf"};
	static const char *const names[] = {"fpuzzles", "sudokupad", "sudokuwiki", "solo"};
	struct deal deal = {data, nbytes};
	struct nonet_puzzle puzzle;
	char title[NONET_LINE_SIZE];
	size_t chosen = take(&deal) % (sizeof beginnings / sizeof *beginnings);
	struct nonet_reader *reader = nonet_reader_new();
	check(reader != NULL);
	read_behind(reader, beginnings[chosen], deal.data, deal.nbytes);
	make_puzzle(&deal, &puzzle);
	make_title(&deal, title);
	puzzle.words.title = title[0] != '\0' ? title : NULL;
	size_t number;
	const struct nonet_format *const *formats = nonet_formats(&number);
	for (size_t i = 0; i < number; i++)
		for (size_t j = 0; j < sizeof names / sizeof *names; j++)
			if (strcmp(formats[i]->name, names[j]) == 0 && !formats[i]->library)
				write_and_read(reader, formats[i], &puzzle);
	nonet_reader_free(reader);
	return 0;
}
