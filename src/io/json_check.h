/* Whether bytes are a JSON text (RFC 8259), told a piece at a time, in constant memory: what is no
 * JSON, or more of it than any puzzle has, is refused before anything is built from it.
 */
#ifndef NONET_IO_JSON_CHECK_H
#define NONET_IO_JSON_CHECK_H

#include <nonet/status.h>
#include <stdbool.h>

/* More than these is refused. They bound what jansson builds of a text to some 40 MB. */
enum {
	NONET_JSON_MAX_NBYTES = 8 << 20,
	NONET_JSON_MAX_STRING = 1 << 20, /* bytes between the quotes */
	NONET_JSON_MAX_NUMBER = 64,      /* characters */
	NONET_JSON_MAX_VALUES = 1 << 16,
	NONET_JSON_MAX_DEPTH = 64
};

/* Private. */
struct nonet_json_check {
	struct nonet_error error; /* message: empty as long as all is well */
	uint64_t line, column;    /* of the next character */
	size_t offset;            /* of the next byte */
	size_t nbytes;            /* of the text so far */
	size_t token_nbytes;      /* of the token so far */
	unsigned values;
	unsigned depth;
	uint64_t objects;  /* bit n: what is open at depth n + 1 is an object, not an array */
	uint8_t grammar;   /* what may come next */
	uint8_t token;     /* the kind of token that is not finished */
	uint8_t more;      /* bytes that the character in a string, or hexadecimal digits, still need */
	uint8_t low, high; /* of the next byte of that character */
	bool too_much;     /* the fault is that a limit is passed */
	bool after_cr;     /* an LF that comes now is part of the line end before */
	const char *word;  /* what the rest of a word has to be */
};

void nonet_json_check_begin(struct nonet_json_check *check_ret);

/* Another text follows where the last one ended: places go on to be counted. */
void nonet_json_check_go_on(struct nonet_json_check *check);

/* Reads on, and returns how many of the bytes belong to the text: fewer than were given after a
 * fault, and when an object or array that is the whole text ended. */
size_t nonet_json_check_feed(struct nonet_json_check *check, const char *bytes, size_t nbytes);

/* The text ends. Afterwards check->error.message is empty if all of it was JSON. */
void nonet_json_check_finish(struct nonet_json_check *check);

/* Whether an object or array that is the whole text has ended. */
bool nonet_json_check_is_done(const struct nonet_json_check *check);

static inline bool nonet_json_check_failed(const struct nonet_json_check *check) {
	return check->error.message[0] != '\0';
}

#endif
