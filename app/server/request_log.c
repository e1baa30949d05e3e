#define _POSIX_C_SOURCE 200809L
#include "server/request_log.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { LONGEST_PATH = 200 };

/* A path may hold any bytes. */
static json_t *path_text(const char *path) {
	size_t length = strlen(path);
	json_t *text = json_stringn(path, length < LONGEST_PATH ? length : LONGEST_PATH);
	return text ? text : json_string("?");
}

void request_log(const char *method, const char *path, unsigned status, size_t nbytes,
                 uint64_t took_ns) {
	char when[32];
	time_t now = time(NULL);
	struct tm parts;
	strftime(when, sizeof when, "%Y-%m-%dT%H:%M:%SZ", gmtime_r(&now, &parts));
	json_t *line = json_pack("{s:s, s:s, s:o, s:i, s:I, s:f}", "time", when, "method", method,
	                         "path", path_text(path), "status", (int)status, "bytes",
	                         (json_int_t)nbytes, "ms", (double)took_ns / 1e6);
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
