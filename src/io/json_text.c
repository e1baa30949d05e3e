#include "io/json_text.h"

#ifdef NONET_HAVE_JANSSON

#include <stdio.h>
#include <string.h>

static const char byte_order_mark[] = "\xEF\xBB\xBF";

static size_t mark_length(const char *text, size_t nbytes) {
	size_t length = sizeof byte_order_mark - 1;
	return nbytes >= length && memcmp(text, byte_order_mark, length) == 0 ? length : 0;
}

/* What jansson refuses of a text that was found to be JSON. */
static const char *fault_text(enum json_error_code code) {
	switch (code) {
	case json_error_duplicate_key:
		return N_("found a name for the second time in an object; expected each name once");
	case json_error_numeric_overflow:
		return N_("found a number too great to be read; expected one below 2 to the power of 63");
	case json_error_null_character:
		return N_("found the escape \\u0000; expected text without NUL");
	default:
		return N_("found a \\u escape that is half of a pair; expected both halves");
	}
}

/* Puts the error behind so many bytes of the text. */
static void set_place(struct nonet_error *error_ret, const char *text, size_t nbytes) {
	struct nonet_json_check check;
	nonet_json_check_begin(&check);
	nonet_json_check_feed(&check, text, nbytes);
	error_ret->offset = check.offset;
	error_ret->line = check.line;
	error_ret->column = check.column;
}

static enum nonet_status build(const char *text, size_t nbytes, json_t **value_ret,
                               struct nonet_error *error_ret) {
	json_error_t error;
	*value_ret = json_loadb(text, nbytes, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &error);
	if (*value_ret)
		return NONET_OK;
	enum json_error_code code = json_error_code(&error);
	if (code == json_error_out_of_memory)
		return NONET_NO_MEMORY;
	size_t at = error.position > 0 ? (size_t)error.position : 0;
	set_place(error_ret, text, at < nbytes ? at : nbytes);
	nonet_error_say(error_ret, fault_text(code), NULL);
	return NONET_SYNTAX;
}

enum nonet_status nonet_json_load(const char *text, size_t nbytes, json_t **value_ret,
                                  struct nonet_error *error_ret) {
	size_t mark = mark_length(text, nbytes);
	text += mark;
	nbytes -= mark;
	struct nonet_json_check check;
	nonet_json_check_begin(&check);
	for (size_t at = 0; at < nbytes && !nonet_json_check_failed(&check);)
		at += nonet_json_check_feed(&check, text + at, nbytes - at);
	nonet_json_check_finish(&check);
	*error_ret = check.error;
	*value_ret = NULL;
	enum nonet_status status = NONET_SYNTAX;
	if (!nonet_json_check_failed(&check))
		status = build(text, nbytes, value_ret, error_ret);
	error_ret->offset += mark;
	return status;
}

/* Whether the text may be shown: it is short and in plain characters. */
static bool is_plain(const char *text) {
	enum { SHOWN = 24 };
	bool plain = strlen(text) <= SHOWN;
	for (size_t i = 0; plain && text[i] != '\0'; i++)
		plain = text[i] >= ' ' && text[i] <= '~';
	return plain;
}

/* A value that is shown as it is; false for one that is described. */
static bool show(char *found, size_t size, const json_t *value) {
	const char *text = json_string_value(value);
	if (text && is_plain(text))
		snprintf(found, size, "\"%s\"", text);
	else if (json_is_integer(value))
		snprintf(found, size, "%" JSON_INTEGER_FORMAT, json_integer_value(value));
	else if (json_is_real(value))
		snprintf(found, size, "%g", json_real_value(value));
	else if (json_is_true(value) || json_is_false(value) || json_is_null(value))
		snprintf(found, size, "%s",
		         json_is_null(value)   ? "null"
		         : json_is_true(value) ? "true"
		                               : "false");
	else
		return false;
	return true;
}

static const char *describe(const json_t *value) {
	if (json_is_array(value))
		return N_("an array of {length}");
	if (json_is_object(value))
		return N_("an object");
	return value ? N_("another text") : N_("nothing");
}

void nonet_json_fault(struct nonet_error *error_ret, const json_t *found, const char *expected,
                      const struct nonet_filling *fillings) {
	char shown[48];
	*error_ret = (struct nonet_error){.line = 1, .column = 1};
	if (show(shown, sizeof shown, found))
		nonet_error_expect(error_ret, NONET_WITH(NONET_SHOWN(shown)), expected, fillings);
	else
		nonet_error_expect(error_ret,
		                   NONET_WITH(NONET_PHRASE("found", describe(found)),
		                              NONET_NUMBER("length", (long long)json_array_size(found))),
		                   expected, fillings);
}

bool nonet_json_int(const json_t *value, int low, int high, int *number_ret) {
	double number = json_number_value(value);
	if (!json_is_number(value) || !(number >= low && number <= high) || number != (int)number)
		return false;
	*number_ret = (int)number;
	return true;
}

const char *nonet_json_string(const json_t *value, size_t *nbytes_ret) {
	*nbytes_ret = json_string_length(value);
	return json_string_value(value);
}

bool nonet_json_is_array_of(const json_t *value, size_t number) {
	return json_is_array(value) && json_array_size(value) == number;
}

#endif
