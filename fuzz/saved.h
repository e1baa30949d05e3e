/* What the fuzzers of XML and JSON have in common. The input is read twice as a text, whole and in
 * pieces: both have to give the same items. Each puzzle among them is written in some formats and
 * read again, until what is written has to stay the same. */
#ifndef NONET_FUZZ_SAVED_H
#define NONET_FUZZ_SAVED_H

#include "feeder.h"

#include <nonet/format.h>

#include <stdlib.h>
#include <string.h>

static bool is_puzzle(enum nonet_status status, const struct nonet_item *item) {
	return status == NONET_OK || (status == NONET_SYNTAX && item->told);
}

/* A text that the caller frees; NULL when the format does not take the puzzle. */
static char *write_text(const struct nonet_format *format, const struct nonet_puzzle *puzzle,
                        size_t *nbytes_ret) {
	unsigned dropped;
	struct nonet_writer *writer = nonet_writer_new(format);
	check(writer != NULL);
	char *copy = NULL;
	if (nonet_writer_put(writer, puzzle, &dropped) == NONET_OK) {
		check(nonet_writer_finish(writer) == NONET_OK);
		const char *text = nonet_writer_take(writer, nbytes_ret);
		copy = malloc(*nbytes_ret);
		if (!text || !copy)
			abort();
		memcpy(copy, text, *nbytes_ret);
	}
	nonet_writer_free(writer);
	return copy;
}

/* Reads a text that was written, and writes its puzzle again. */
static char *write_again(const struct nonet_format *format, char *text, size_t *nbytes) {
	struct nonet_item item;
	struct nonet_puzzle puzzle;
	struct feeder feeder = open_text(text, *nbytes, 0);
	check(is_puzzle(next_item(&feeder, &item), &item));
	nonet_item_puzzle(&item, &puzzle);
	char *again = write_text(format, &puzzle, nbytes);
	check(again != NULL);
	close_text(&feeder);
	free(text);
	return again;
}

/* What a format does not hold is gone after the first time. After the second, marks that say no
 * more than the digits are gone too. */
static void write_and_read(const struct nonet_format *format, const struct nonet_puzzle *puzzle) {
	size_t nbytes, nbytes_again;
	char *text = write_text(format, puzzle, &nbytes);
	if (!text)
		return;
	text = write_again(format, text, &nbytes);
	char *copy = malloc(nbytes);
	check(copy != NULL);
	memcpy(copy, text, nbytes);
	nbytes_again = nbytes;
	text = write_again(format, text, &nbytes_again);
	check(nbytes_again == nbytes && memcmp(text, copy, nbytes) == 0);
	free(copy);
	free(text);
}

static void check_puzzle(const struct nonet_item *a, const struct nonet_item *b,
                         const char *const *format_names) {
	struct nonet_puzzle puzzle, other;
	size_t number;
	const struct nonet_format *const *formats = nonet_formats(&number);
	nonet_item_puzzle(a, &puzzle);
	nonet_item_puzzle(b, &other);
	check(nonet_puzzle_equal(&puzzle, &other));
	for (; *format_names; format_names++)
		for (size_t i = 0; i < number; i++)
			if (strcmp(formats[i]->name, *format_names) == 0 && !formats[i]->library)
				write_and_read(formats[i], &puzzle);
}

static void check_same_error(const struct nonet_error *a, const struct nonet_error *b,
                             size_t nbytes) {
	check(a->offset == b->offset && a->line == b->line && a->column == b->column);
	check(strcmp(a->message, b->message) == 0 && a->message[0] != '\0');
	check(a->offset <= nbytes && a->line >= 1 && a->column >= 1);
}

/* The last of format_names is NULL. */
static void read_twice(const char *text, size_t nbytes, const char *const *format_names) {
	enum { WRITTEN = 3 };
	struct feeder whole = open_text(text, nbytes, 0);
	struct feeder parted = open_text(text, nbytes, (uint32_t)nbytes + 1);
	struct nonet_item a, b;
	for (size_t items = 0;; items++) {
		enum nonet_status status = next_item(&whole, &a);
		check(next_item(&parted, &b) == status && items <= nbytes);
		if (status == NONET_END)
			break;
		check(status == NONET_OK || status == NONET_SYNTAX);
		check(a.line == b.line && is_puzzle(status, &a) == is_puzzle(status, &b));
		if (status == NONET_SYNTAX)
			check_same_error(&a.error, &b.error, nbytes);
		if (items < WRITTEN && is_puzzle(status, &a))
			check_puzzle(&a, &b, format_names);
	}
	close_text(&whole);
	close_text(&parted);
}

#endif
