/* The puzzles a command works on: from files, standard input, or the command line itself. */
#ifndef NONET_APP_INPUT_H
#define NONET_APP_INPUT_H

#include "common/output.h"

#include <nonet/io.h>

struct input; /* opaque */

struct puzzle {
	bool readable;          /* otherwise item.error says why not */
	const char *source;     /* a file's name, "standard input", or "argument N" */
	bool is_argument;       /* the puzzle was given on the command line */
	struct nonet_item item; /* valid until the next call */
};

/* Opens what the operands of a command name; none at all means standard input. Each is the name of
 * a file, "-" for standard input, or a puzzle: a file wins, and what is no file is a puzzle when it
 * can be read as one, or when it is 40 characters or more, nine in ten of them such as puzzles are
 * written with. Returns NULL when out of memory. */
struct input *input_open(int noperands, char **operands, struct output *output);

/* The next puzzle, or the next stretch of text that is none, which is also reported on standard
 * error. False when there are no more, after a failed write, or after Ctrl-C. Answers written so
 * far are flushed before waiting for input. */
bool input_next(struct input *input, struct puzzle *puzzle_ret);

/* Frees it (NULL is fine) and tells whether all was readable. */
enum exit_code input_close(struct input *input);

/* Writes "SOURCE:LINE: " and the message to standard error. */
void input_note(struct output *output, const struct puzzle *puzzle, const char *message);

/* Writes a line that tells which puzzle a drawing belongs to, with its comment; nothing for a
 * puzzle that was given on the command line. */
void input_heading(struct output *output, const struct puzzle *puzzle);

#endif
