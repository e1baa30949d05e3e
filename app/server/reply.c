#include "server/reply.h"

#include <microhttpd.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MESSAGE_SIZE = 400 };

static const char type_of_json[] = "application/json";

void reply_bytes(struct reply *reply, const char *type, char *body, size_t nbytes) {
	free(reply->body);
	*reply = (struct reply){.status = MHD_HTTP_OK, .type = type, .nbytes = nbytes};
	reply->body = body;
	if (!body)
		reply->status = MHD_HTTP_INTERNAL_SERVER_ERROR;
}

void reply_json(struct reply *reply, unsigned status, json_t *value) {
	char *text = json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY | JSON_REAL_PRECISION(10));
	json_decref(value);
	reply_bytes(reply, type_of_json, text, text ? strlen(text) : 0);
	if (text)
		reply->status = status;
}

static json_t *error_object(const char *code, const char *message) {
	return json_pack("{s:{s:s, s:s}}", "error", "code", code, "message", message);
}

void reply_error(struct reply *reply, unsigned status, const char *code, const char *format, ...) {
	char message[MESSAGE_SIZE];
	va_list arguments;
	va_start(arguments, format);
	vsnprintf(message, sizeof message, format, arguments);
	va_end(arguments);
	json_t *object = error_object(code, message);
	/* What was quoted may be no UTF-8. */
	reply_json(reply, status, object ? object : error_object(code, "the request is not UTF-8"));
}

void reply_fault(struct reply *reply, const struct nonet_error *fault) {
	json_t *object = error_object("not-a-puzzle", fault->message);
	json_t *error = json_object_get(object ? object : NULL, "error");
	if (error) {
		json_object_set_new(error, "line", json_integer((json_int_t)fault->line));
		json_object_set_new(error, "column", json_integer((json_int_t)fault->column));
	}
	reply_json(reply, MHD_HTTP_UNPROCESSABLE_CONTENT,
	           object ? object : error_object("not-a-puzzle", "the text is not a puzzle"));
}
