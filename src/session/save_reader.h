/* The JSON of a saved game, token after token: its keys come in a fixed order, so that no tree has
 * to be built, and no library is needed. After the first fault every call fails.
 */
#ifndef NONET_SESSION_SAVE_READER_H
#define NONET_SESSION_SAVE_READER_H

#include "base/sentence.h"

#include <stdbool.h>

struct nonet_save_reader {
	const char *text;
	size_t nbytes;
	size_t at;
	bool failed;
	bool no_memory; /* that was why */
	struct nonet_error error;
};

/* The bytes of a string as they stand in the text. */
struct nonet_span {
	const char *bytes;
	size_t nbytes;
};

/* How many bytes the UTF-8 character at the beginning of the bytes has, 0 where none is. */
size_t nonet_utf8_length(const char *bytes, size_t nbytes);

/* Fails with "found X; expected EXPECTED" at the place that is `at` bytes from the start; EXPECTED
 * is a phrase that `fillings` fill. */
bool nonet_save_fail(struct nonet_save_reader *reader, size_t at, const char *expected,
                     const struct nonet_filling *fillings);

/* Whether the next token is this character; it is not passed over. */
bool nonet_save_is_next(struct nonet_save_reader *reader, char character);

/* Passes over this character, which has to come next. */
bool nonet_save_take(struct nonet_save_reader *reader, char character);

/* Passes over `"name":` if that comes next. */
bool nonet_save_take_key(struct nonet_save_reader *reader, const char *name);

/* The same where it has to come. */
bool nonet_save_need_key(struct nonet_save_reader *reader, const char *name);

bool nonet_save_number(struct nonet_save_reader *reader, uint64_t highest, uint64_t *number_ret);
bool nonet_save_bool(struct nonet_save_reader *reader, bool *value_ret);

/* A string of printable ASCII without escapes. */
bool nonet_save_plain(struct nonet_save_reader *reader, struct nonet_span *span_ret);

/* Any string but with a NUL in it, which the caller frees. */
bool nonet_save_string(struct nonet_save_reader *reader, char **string_ret);

/* Nothing but white space may come any more. */
bool nonet_save_end(struct nonet_save_reader *reader);

#endif
