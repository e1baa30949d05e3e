/* From a stream of bytes in pieces of any size to whole lines, in constant memory. */
#ifndef NONET_IO_LINES_H
#define NONET_IO_LINES_H

#include "io/text.h"

/* Where the stream stands. All zero is the beginning of a text. */
struct nonet_lines {
	const unsigned char *fed; /* the caller's bytes */
	size_t fed_nbytes;
	size_t at;         /* the next byte of fed to look at */
	size_t next_lf;    /* no LF lies in fed from `at` to here; fed_nbytes: none is left */
	size_t offset;     /* of the line that begins or goes on at `at` */
	uint64_t number;   /* of the line before */
	bool finished;     /* no more bytes will come */
	bool after_cr;     /* an LF that comes now belongs to the line end before */
	size_t held_total; /* bytes of the line so far in earlier pieces, 0 at a line's beginning */
	unsigned char held[NONET_LINE_LIMIT]; /* the first of them */
};

void nonet_lines_reset(struct nonet_lines *lines);
void nonet_lines_feed(struct nonet_lines *lines, const char *bytes, size_t nbytes);

/* NONET_OK with the next line, which stays valid until the next call here; NONET_MORE when it does
 * not end in the bytes at hand; NONET_END. A byte order mark at the beginning of the text is left
 * out. */
enum nonet_status nonet_lines_next(struct nonet_lines *lines, struct nonet_line *line_ret);

/* The bytes of the next line when it has exactly `nbytes` of them and lies with its end in the
 * bytes at hand; otherwise NULL. Nothing is passed over. */
const unsigned char *nonet_lines_peek(struct nonet_lines *lines, size_t nbytes);

/* Passes over the line just peeked at, and returns its number. */
uint64_t nonet_lines_pass(struct nonet_lines *lines, size_t nbytes);

/* Passes over all bytes at hand. NONET_MORE or NONET_END. */
enum nonet_status nonet_lines_discard(struct nonet_lines *lines);

#endif
