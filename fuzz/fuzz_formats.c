/* Reads the input, but for its first byte, as a text, writes each puzzle that is in it in the
 * format that the first byte chooses, and checks that what is read of that is the same puzzle. */
#include <nonet/format.h>
#include <nonet/io.h>

#include <stdlib.h>
#include <string.h>

enum { PUZZLES = 64 };

static void check(int condition) {
	if (!condition)
		abort();
}

/* The next item of the text, which is fed when it is asked for and NULL afterwards. */
static enum nonet_status next(struct nonet_reader *reader, const char **text, size_t nbytes,
                              struct nonet_item *item_ret) {
	enum nonet_status status;
	while ((status = nonet_reader_next(reader, item_ret)) == NONET_MORE) {
		if (*text)
			nonet_reader_feed(reader, *text, nbytes);
		else
			nonet_reader_finish(reader);
		*text = NULL;
	}
	return status;
}

static bool is_puzzle(enum nonet_status status, const struct nonet_item *item) {
	return status == NONET_OK || (status == NONET_SYNTAX && item->told);
}

static void check_sound(const struct nonet_puzzle *puzzle) {
	check(puzzle->size >= 1 && puzzle->size <= NONET_MAX_SIZE);
	for (int cell = 0; cell < puzzle->size * puzzle->size; cell++) {
		check(puzzle->value[cell] <= puzzle->size && puzzle->solution[cell] <= puzzle->size);
		check(puzzle->region[cell] < puzzle->size);
		check(puzzle->given[cell] <= (puzzle->value[cell] != 0));
		check(puzzle->marks[cell] >> puzzle->size == 0);
		check(puzzle->corners[cell] >> puzzle->size == 0);
	}
}

/* Where candidates could not be written as they are, a single one may be read as a digit. A file
 * that holds a solution alone is read as that. */
static void check_same(const struct nonet_puzzle *written, const struct nonet_puzzle *read,
                       const struct nonet_format *format, unsigned dropped) {
	bool solution_alone = strcmp(format->name, "sol") == 0 && written->solution[0];
	check(written->size == read->size);
	for (int cell = 0; cell < written->size * written->size; cell++) {
		bool added = dropped & NONET_HOLDS_MARKS && written->value[cell] == 0;
		check(added || solution_alone || written->value[cell] == read->value[cell]);
	}
	if (format->holds & NONET_HOLDS_GIVENS && !(dropped & NONET_HOLDS_MARKS))
		check(memcmp(written->given, read->given, sizeof written->given) == 0);
}

static void write_and_read(const struct nonet_format *format, const struct nonet_puzzle *puzzle,
                           struct nonet_reader *reader) {
	struct nonet_writer *writer = nonet_writer_new(format);
	struct nonet_item item;
	struct nonet_puzzle read;
	unsigned dropped;
	size_t nbytes;
	check(writer != NULL);
	if (nonet_writer_put(writer, puzzle, &dropped) == NONET_OK) {
		check(nonet_writer_finish(writer) == NONET_OK);
		const char *text = nonet_writer_take(writer, &nbytes);
		nonet_reader_reset(reader);
		enum nonet_status status = next(reader, &text, nbytes, &item);
		if (format->reads) {
			check(is_puzzle(status, &item));
			nonet_item_puzzle(&item, &read);
			check_same(puzzle, &read, format, dropped);
			check(next(reader, &text, nbytes, &item) == NONET_END);
		}
	}
	nonet_writer_free(writer);
}

/* The format of a byte; NULL when it is not written in this build. */
static const struct nonet_format *choose(uint8_t byte) {
	size_t number;
	const struct nonet_format *const *formats = nonet_formats(&number);
	const struct nonet_format *format = formats[byte % number];
	return format->writes && !format->library ? format : NULL;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t nbytes) {
	const struct nonet_format *format = nbytes > 0 ? choose(data[0]) : NULL;
	if (nbytes == 0)
		return 0;
	struct nonet_reader *reader = nonet_reader_new(), *other = nonet_reader_new();
	const char *text = (const char *)data + 1;
	struct nonet_item item;
	enum nonet_status status;
	check(reader != NULL && other != NULL);
	for (int i = 0; (status = next(reader, &text, nbytes - 1, &item)) != NONET_END; i++) {
		struct nonet_puzzle puzzle;
		check(status == NONET_OK || status == NONET_SYNTAX);
		if (!is_puzzle(status, &item))
			continue;
		nonet_item_puzzle(&item, &puzzle);
		check_sound(&puzzle);
		if (format && i < PUZZLES)
			write_and_read(format, &puzzle, other);
	}
	nonet_reader_free(reader);
	nonet_reader_free(other);
	return 0;
}
