#include "io/scl_text.h"

#include <string.h>

static bool is_letter(char byte) {
	return (byte | 0x20) >= 'a' && (byte | 0x20) <= 'z';
}

static bool is_digit(char byte) {
	return byte >= '0' && byte <= '9';
}

bool nonet_scl_text_begins(const char *text, size_t nbytes) {
	size_t at = 1;
	while (at < nbytes && (is_letter(text[at]) || is_digit(text[at])))
		at++;
	return at > 1 && at < nbytes && text[0] == '{' && text[at] == ':';
}

struct scl {
	const char *text;
	size_t nbytes, at;
	struct nonet_buffer *json;
};

static void add(struct scl *scl, const char *bytes, size_t nbytes) {
	nonet_buffer_add(scl->json, bytes, nbytes);
}

static void add_quoted(struct scl *scl, const char *bytes, size_t nbytes) {
	add(scl, "\"", 1);
	add(scl, bytes, nbytes);
	add(scl, "\"", 1);
}

/* A character of a text, which JSON may want escaped. */
static void take_character(struct scl *scl) {
	char byte = scl->text[scl->at];
	if (byte == '\\' && scl->at + 1 < scl->nbytes) {
		bool apostrophe = scl->text[scl->at + 1] == '\'';
		add(scl, &scl->text[scl->at + apostrophe], apostrophe ? 1 : 2);
		scl->at += 2;
		return;
	}
	if (byte == '"')
		add(scl, "\\\"", 2);
	else if (byte == '\n')
		add(scl, "\\n", 2);
	else
		add(scl, &byte, 1);
	scl->at++;
}

/* From one quote to the next of its kind. */
static void take_text(struct scl *scl) {
	char quote = scl->text[scl->at++];
	add(scl, "\"", 1);
	while (scl->at < scl->nbytes && scl->text[scl->at] != quote)
		take_character(scl);
	scl->at++;
	add(scl, "\"", 1);
}

static bool is_colour(const char *word, size_t length) {
	for (size_t i = 0; i < length; i++)
		if (!is_digit(word[i]) && !((word[i] | 0x20) >= 'a' && (word[i] | 0x20) <= 'f'))
			return false;
	return length == 6;
}

/* A name, a number, or what stands for something longer. */
static void take_word(struct scl *scl) {
	const char *word = scl->text + scl->at;
	size_t length = 1;
	while (scl->at + length < scl->nbytes && !strchr(",:[]{}", word[length]))
		length++;
	scl->at += length;
	bool name = scl->at < scl->nbytes && scl->text[scl->at] == ':';
	if (name || is_colour(word, length))
		add_quoted(scl, word, length);
	else if (length == 1 && *word == 't')
		add(scl, "true", 4);
	else if (length == 1 && *word == 'f')
		add(scl, "false", 5);
	else if (length == 2 && word[0] == '#')
		add_quoted(scl, word[1] == 'F' ? "#FFFFFF" : "#000000", 7);
	else
		add(scl, word, length);
}

/* Between a bracket or comma and the comma or bracket after it an element is left out, unless it is
 * the whole of an object. */
static void take_punctuation(struct scl *scl) {
	char byte = scl->text[scl->at++];
	char next = scl->at < scl->nbytes ? scl->text[scl->at] : '\0';
	add(scl, &byte, 1);
	if ((byte == '[' || byte == ',') && (next == ',' || next == ']'))
		add(scl, "{}", 2);
}

void nonet_scl_text_expand(const char *text, size_t nbytes, struct nonet_buffer *json_ret) {
	struct scl scl = {text, nbytes, 0, json_ret};
	while (scl.at < nbytes) {
		char byte = text[scl.at];
		if (byte == '\'' || byte == '"')
			take_text(&scl);
		else if (byte != '\0' && strchr(",:[]{}", byte))
			take_punctuation(&scl);
		else
			take_word(&scl);
	}
}
