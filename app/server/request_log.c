#define _POSIX_C_SOURCE 200809L
#include "server/request_log.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { LONGEST_TEXT = 200 };

/* What a client sent may hold any bytes, and be long. */
static json_t *text_of(const char *bytes) {
	size_t length = strlen(bytes);
	json_t *text = NULL;
	if (length <= LONGEST_TEXT)
		text = json_stringn(bytes, length);
	/* The cut may go through a character, of four bytes at most. */
	for (int i = 0; !text && length > LONGEST_TEXT && i < 4; i++)
		text = json_stringn(bytes, (size_t)(LONGEST_TEXT - i));
	return text ? text : json_string("?");
}

void request_log(const char *method, const char *path, unsigned status, size_t nbytes, bool sent,
                 uint64_t took_ns) {
	char when[32];
	time_t now = time(NULL);
	struct tm parts;
	strftime(when, sizeof when, "%Y-%m-%dT%H:%M:%SZ", gmtime_r(&now, &parts));
	json_t *line = json_pack("{s:s, s:o, s:o, s:i, s:I, s:b, s:f}", "time", when, "method",
	                         text_of(method), "path", text_of(path), "status", (int)status, "bytes",
	                         (json_int_t)nbytes, "sent", sent, "ms", (double)took_ns / 1e6);
	char *text = line ? json_dumps(line, JSON_COMPACT | JSON_REAL_PRECISION(6)) : NULL;
	size_t length = text ? strlen(text) : 0;
	if (text) {
		text[length] = '\n'; /* in the place of the NUL, so that the line is one write */
		ssize_t written = write(STDERR_FILENO, text, length + 1);
		(void)written; /* a log that nobody takes is no reason to fail */
	}
	free(text);
	json_decref(line);
}
