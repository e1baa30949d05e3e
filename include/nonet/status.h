/* How nonet says whether a call worked, and what is wrong with an input.
 *
 * Two kinds of fault are kept apart. The caller's mistake (a NULL where none is allowed, a cell
 * value above 9) is an assert: it stops a build that has assertions, and what happens in one
 * without them (NDEBUG, as in a release) is not promised. The input's fault is a status, and where
 * text was read also a position and a sentence. No call prints, exits, or reads past the bytes it
 * was given.
 */
#ifndef NONET_STATUS_H
#define NONET_STATUS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Marks what the library exports; everything exported begins with nonet_. */
#if defined(__GNUC__)
#define NONET_API __attribute__((visibility("default")))
#else
#define NONET_API
#endif

/* One line adds a status everywhere: X(name, sentence). */
#define NONET_STATUS_LIST(X)                                                                       \
	X(NONET_OK, "done")                                                                            \
	X(NONET_END, "no more input")                                                                  \
	X(NONET_MORE, "more input is needed")                                                          \
	X(NONET_LIMIT, "the limit was reached; there may be more")                                     \
	X(NONET_TIMEOUT, "the time limit was reached before the answer was known")                     \
	X(NONET_STOPPED, "the caller asked to stop before the answer was known")                       \
	X(NONET_SYNTAX, "the text is not a puzzle")                                                    \
	X(NONET_NO_MEMORY, "out of memory")

enum nonet_status {
#define NONET_STATUS_NAME(name, sentence) name,
	NONET_STATUS_LIST(NONET_STATUS_NAME)
#undef NONET_STATUS_NAME
};

/* The sentence of a status: static, English, no final full stop. Never NULL, also for a number that
 * is no status. Thread-safe. */
NONET_API const char *nonet_status_text(enum nonet_status status);

/* Where a text stopped being a puzzle, and why. A plain value; `message` is NUL-terminated. */
struct nonet_error {
	size_t offset;     /* byte position in the text that was given, from 0 */
	uint64_t line;     /* from 1 */
	uint64_t column;   /* from 1, in characters (code points), not in bytes */
	char message[200]; /* what was found and what was expected; no position, no newline */
};

#ifdef __cplusplus
}
#endif
#endif
