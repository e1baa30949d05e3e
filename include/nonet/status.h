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

/* Turns an English text of the library into another language, as gettext does: `english` for one,
 * `plural` for other numbers than one; `plural` is NULL where the text does not depend on `count`.
 * The result must stay valid during the call that asks. Places to fill in keep their English names
 * in braces, such as {count}, and may come in any order, several times or not at all. */
typedef const char *nonet_translate(void *context, const char *english, const char *plural,
                                    unsigned long count);

enum { NONET_SENTENCE_PLACES = 6, NONET_SENTENCE_WORDS = 200, NONET_SENTENCE_SIZE = 600 };

/* A sentence in its parts, from which nonet_sentence_text puts it together in any language. A plain
 * value, in which only the library's static texts are pointed to; all zero is no sentence. */
struct nonet_sentence {
	const char *english; /* a template such as "found {found}; expected {expected}" */
	const char *plural;  /* the same for other numbers than one; NULL: it depends on none */
	unsigned long count; /* the number */
	struct {
		const char *name;   /* that of a place in braces; NULL: no more of them */
		const char *phrase; /* the template that fills it; NULL: the next of the words does */
	} place[NONET_SENTENCE_PLACES];
	char words[NONET_SENTENCE_WORDS]; /* what stays as it is: numbers, and what an input says; each
	                                     ends in a NUL */
};

/* Puts a sentence together and writes as much of it as `size` bytes, at least 1, hold with the NUL,
 * without a part of a character: NONET_SENTENCE_SIZE are enough where a translation is no more than
 * three times as long as the English text. `translate`, to which `context` is handed, may be NULL:
 * English. Returns `text_ret`. Thread-safe if `translate` is. */
NONET_API char *nonet_sentence_text(const struct nonet_sentence *sentence,
                                    nonet_translate *translate, void *context, char *text_ret,
                                    size_t size);

/* Where a text stopped being a puzzle, and why. A plain value; `message` is NUL-terminated. */
struct nonet_error {
	size_t offset;     /* byte position in the text that was given, from 0 */
	uint64_t line;     /* from 1 */
	uint64_t column;   /* from 1, in characters (code points), not in bytes */
	char message[200]; /* what was found and expected, in English; no position, no newline */
	struct nonet_sentence sentence; /* that message, for other languages */
};

#ifdef __cplusplus
}
#endif
#endif
