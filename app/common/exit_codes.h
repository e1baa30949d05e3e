/* The exit codes of the program, in one table. The higher is the worse, so that a run over many
 * puzzles ends with the highest that any of them gave. */
#ifndef NONET_APP_EXIT_CODES_H
#define NONET_APP_EXIT_CODES_H

/* X(name, number, sentence) */
#define EXIT_CODE_LIST(X)                                                                          \
	X(EXIT_CODE_YES, 0, "done, and every answer was yes")                                          \
	X(EXIT_CODE_NO, 1, "an answer was no (none, many, not minimal) or not found in time")          \
	X(EXIT_CODE_WRONG_USE, 2, "wrong use of the command line")                                     \
	X(EXIT_CODE_UNREADABLE, 3, "some input was unreadable; the rest was still answered")           \
	X(EXIT_CODE_SYSTEM, 4,                                                                         \
	  "the system failed: write error, full disk, no memory, missing library")                     \
	X(EXIT_CODE_INTERRUPTED, 130, "stopped by Ctrl-C")

enum exit_code {
#define EXIT_CODE_NAME(name, number, sentence) name = number,
	EXIT_CODE_LIST(EXIT_CODE_NAME)
#undef EXIT_CODE_NAME
};

static inline enum exit_code exit_code_worse(enum exit_code a, enum exit_code b) {
	return a > b ? a : b;
}

#endif
