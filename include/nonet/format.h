/* The formats that nonet knows: a table of names, and writing puzzles in one of them. Reading is
 * the business of <nonet/io.h>, which recognises a format by itself.
 */
#ifndef NONET_FORMAT_H
#define NONET_FORMAT_H

#include <nonet/puzzle.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What a format can hold besides the digits of a puzzle of 9x9 cells. One bit each. */
enum nonet_holds {
	NONET_HOLDS_GIVENS = 1 << 0,   /* tells givens from digits that were put in */
	NONET_HOLDS_MARKS = 1 << 1,    /* candidates, marks in the centre */
	NONET_HOLDS_CORNERS = 1 << 2,  /* marks in the corners */
	NONET_HOLDS_SOLUTION = 1 << 3, /* beside the puzzle */
	NONET_HOLDS_TITLE = 1 << 4,
	NONET_HOLDS_AUTHOR = 1 << 5,
	NONET_HOLDS_LEVEL = 1 << 6,
	NONET_HOLDS_RATING = 1 << 7,
	NONET_HOLDS_SOURCE = 1 << 8,
	NONET_HOLDS_DATE = 1 << 9,
	NONET_HOLDS_RULES = 1 << 10,
	NONET_HOLDS_COMMENT = 1 << 11,
	NONET_HOLDS_ELAPSED = 1 << 12,
	NONET_HOLDS_SIZES = 1 << 13,   /* other sizes than 9 */
	NONET_HOLDS_REGIONS = 1 << 14, /* other regions than boxes */
	NONET_HOLDS_MANY = 1 << 15     /* more than one puzzle in a file */
};

/* A row of the table of formats. Static. */
struct nonet_format {
	const char *name;        /* such as "opensudoku" */
	const char *extension;   /* such as ".opensudoku"; NULL: none of its own */
	const char *description; /* a line */
	const char *library;     /* that this build lacks to read and write it; NULL: none */
	const char *stand_in; /* a line in the place of a puzzle that is none; NULL: the format has not
	                         one line for each */
	enum nonet_form form; /* how its puzzles are written, as the reader tells it */
	unsigned holds;       /* NONET_HOLDS_* */
	bool reads, writes;
};

/* All formats, in the order of docs/formats.md. Static. */
NONET_API const struct nonet_format *const *nonet_formats(size_t *number_ret);

/* Writes puzzles in a format to a text that grows, from which the caller takes what is there as
 * often as it likes. One thread at a time. */
struct nonet_writer; /* opaque */

/* A new writer of a format that `writes` and whose `library` is NULL. NULL when out of memory. The
 * caller frees it. */
NONET_API struct nonet_writer *nonet_writer_new(const struct nonet_format *format);
NONET_API void nonet_writer_free(struct nonet_writer *writer); /* NULL is fine */

/* Adds a puzzle. What the format cannot hold is left out and told in dropped_ret (NONET_HOLDS_*).
 * NONET_OK; NONET_NO_MEMORY; NONET_LIMIT when nothing can be written, because the format holds
 * neither this size nor these regions, or one puzzle only and has one: dropped_ret says which. */
NONET_API enum nonet_status nonet_writer_put(struct nonet_writer *writer,
                                             const struct nonet_puzzle *puzzle,
                                             unsigned *dropped_ret);

/* No more puzzles follow: writes what closes the file. */
NONET_API enum nonet_status nonet_writer_finish(struct nonet_writer *writer);

/* Hands over the bytes written since the last call; they stay valid until the next call on this
 * writer. NULL when there are none. */
NONET_API const char *nonet_writer_take(struct nonet_writer *writer, size_t *nbytes_ret);

#ifdef __cplusplus
}
#endif
#endif
