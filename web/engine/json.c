#include "json.h"

#include <stdio.h>

static void begin_value(struct json *json, const char *key) {
	if (json->needs_comma)
		nonet_buffer_add(&json->text, ",", 1);
	json->needs_comma = true;
	if (!key)
		return;
	nonet_buffer_add(&json->text, "\"", 1);
	nonet_buffer_add_text(&json->text, key);
	nonet_buffer_add(&json->text, "\":", 2);
}

void json_open(struct json *json, const char *key, char bracket) {
	begin_value(json, key);
	nonet_buffer_add(&json->text, &bracket, 1);
	json->needs_comma = false;
}

void json_close(struct json *json, char bracket) {
	nonet_buffer_add(&json->text, &bracket, 1);
	json->needs_comma = true;
}

void json_number(struct json *json, const char *key, long long number) {
	char text[24];
	snprintf(text, sizeof text, "%lld", number);
	begin_value(json, key);
	nonet_buffer_add_text(&json->text, text);
}

void json_boolean(struct json *json, const char *key, bool value) {
	begin_value(json, key);
	nonet_buffer_add_text(&json->text, value ? "true" : "false");
}

static void add_byte(struct nonet_buffer *text, char byte) {
	if (byte == '"' || byte == '\\') {
		nonet_buffer_add(text, "\\", 1);
		nonet_buffer_add(text, &byte, 1);
	} else if ((unsigned char)byte < ' ') {
		char escape[8];
		snprintf(escape, sizeof escape, "\\u%04x", (unsigned)byte);
		nonet_buffer_add_text(text, escape);
	} else {
		nonet_buffer_add(text, &byte, 1);
	}
}

void json_string(struct json *json, const char *key, const char *text) {
	begin_value(json, key);
	if (!text) {
		nonet_buffer_add_text(&json->text, "null");
		return;
	}
	nonet_buffer_add(&json->text, "\"", 1);
	for (; *text; text++)
		add_byte(&json->text, *text);
	nonet_buffer_add(&json->text, "\"", 1);
}
