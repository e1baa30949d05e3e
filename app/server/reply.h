/* What the server answers to a request. */
#ifndef NONET_SERVER_REPLY_H
#define NONET_SERVER_REPLY_H

#include <jansson.h>
#include <nonet/status.h>

/* All zero: nothing yet. */
struct reply {
	unsigned status;  /* of HTTP */
	const char *type; /* of the body, static */
	char *body;       /* malloc'd; the reply's owner frees it */
	size_t nbytes;
};

/* Answers with a JSON value, which is freed. */
void reply_json(struct reply *reply, unsigned status, json_t *value);

/* Answers with bytes, which the reply takes over. */
void reply_bytes(struct reply *reply, const char *type, char *body, size_t nbytes);

/* Answers that the request cannot be done: {"error": {"code": ..., "message": ...}}. */
#if defined(__GNUC__)
__attribute__((format(printf, 4, 5)))
#endif
void reply_error(struct reply *reply, unsigned status, const char *code, const char *format, ...);

/* The same for a text that is no puzzle, with line and column. */
void reply_fault(struct reply *reply, const struct nonet_error *fault);

#endif
