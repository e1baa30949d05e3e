/* The puzzles a command works on: from files, standard input, or the command line itself. */
#ifndef NONET_APP_INPUT_H
#define NONET_APP_INPUT_H

#include "common/output.h"

#include <nonet/io.h>

struct input; /* opaque */

enum { INPUT_NAME_SIZE = 32, INPUT_FAULTS = 64 };

struct puzzle {
	bool readable;          /* otherwise item.error says why not */
	const char *source;     /* a file's name, "standard input", or "argument N" */
	bool is_argument;       /* the puzzle was given on the command line */
	struct nonet_item item; /* valid until the next call */
};

/* Whether there is a puzzle in the text. False when out of memory. */
bool input_is_puzzle(const char *text);

/* Opens what the operands of a command name; none at all means standard input. Each is the name of
 * a file, "-" for standard input, or a puzzle: a file wins, and what is no file is a puzzle when it
 * can be read as one, or when it is 40 characters or more, nine in ten of them such as puzzles are
 * written with. Returns NULL when out of memory. */
struct input *input_open(int noperands, char **operands, struct output *output);

/* Has puzzles of other sizes or with other regions count as readable: item.told is then set, and
 * item.board and item.position are not. To be called before the first input_next. */
void input_take_all_sizes(struct input *input);

/* The next puzzle, or the next stretch of text that is none, which is also reported on standard
 * error. False when there are no more, after a failed write, or after Ctrl-C. Answers written so
 * far are flushed before waiting for input. */
bool input_next(struct input *input, struct puzzle *puzzle_ret);

/* A stretch of text that is no puzzle. */
struct input_fault {
	size_t after; /* how many of the block's puzzles come before it */
	struct nonet_error error;
};

/* Puzzles of one source, in a row. The room for them is the caller's. */
struct input_block {
	struct nonet_board *boards;
	uint64_t *lines; /* where each puzzle begins */

	size_t number; /* of puzzles */
	const char *source;
	char argument_name[INPUT_NAME_SIZE]; /* what source points to when it is an argument */
	size_t nfaults;
	struct input_fault faults[INPUT_FAULTS];
};

/* The next puzzles, up to `capacity` of them: as many as are there to be read. Waits only for the
 * first. False as for input_next, but nothing is reported or flushed. One thread at a time. */
bool input_next_block(struct input *input, size_t capacity, struct input_block *block_ret);

/* Has `settle` called before anything is written to standard error by input_next or
 * input_next_block. */
void input_settle_with(struct input *input, void (*settle)(void *context), void *context);

/* Writes where and why a text is no puzzle to standard error. */
void input_note_fault(struct output *output, const char *source, const struct nonet_error *error);

/* Frees it (NULL is fine) and tells whether all was readable. */
enum exit_code input_close(struct input *input);

/* Writes "SOURCE:LINE: " and the message to standard error. */
void input_note(struct output *output, const struct puzzle *puzzle, const char *message);

/* Writes a line that tells which puzzle a drawing belongs to, with its comment; nothing for a
 * puzzle that was given on the command line. */
void input_heading(struct output *output, const struct puzzle *puzzle);

#endif
