/* Running text in lines, by the columns that a terminal gives its characters. */
#ifndef NONET_APP_WRAP_H
#define NONET_APP_WRAP_H

#include <stdbool.h>
#include <stddef.h>

/* How wide UTF-8 text is: a Chinese character has two columns, what combines with the one before
 * has none, and a byte that is no UTF-8 has one. */
int wrap_columns(const char *text, size_t nbytes);

struct wrap_line {
	const char *bytes; /* of the text */
	int nbytes;
};

enum {
	WRAP_JOINS = 1, /* the text's own line ends are spaces, and stay in the lines */
	WRAP_CUTS = 2   /* a word that is too wide is cut; otherwise it sticks out */
};

/* The next line of a text that goes up to `end`: broken at a space, which is left out, or beside a
 * Chinese character, but not before a closing sign or behind an opening one. *rest goes on to what
 * follows. False when nothing is left. */
bool wrap_next_line(const char **rest, const char *end, int width, unsigned flags,
                    struct wrap_line *line_ret);

/* How many lines a text takes, when words that are too wide are cut. */
int wrap_count_lines(const char *text, int width);

#endif
