/* Writing JSON to a text that grows. Commas come by themselves. */
#ifndef NONET_WEB_JSON_H
#define NONET_WEB_JSON_H

#include "base/buffer.h"

#include <stdint.h>

/* All zero: nothing is written yet. */
struct json {
	struct nonet_buffer text;
	bool needs_comma;
};

/* `key` is NULL in an array and for the outermost value. */
void json_open(struct json *json, const char *key, char bracket); /* '{' or '[' */
void json_close(struct json *json, char bracket);                 /* '}' or ']' */
void json_number(struct json *json, const char *key, long long number);
void json_boolean(struct json *json, const char *key, bool value);

/* A string of UTF-8; NULL is written as null. */
void json_string(struct json *json, const char *key, const char *text);

#endif
