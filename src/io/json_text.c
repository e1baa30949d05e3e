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
		return "found a name for the second time in an object; expected each name once";
	case json_error_numeric_overflow:
		return "found a number too great to be read; expected one below 2 to the power of 63";
	case json_error_null_character:
		return "found the escape \\u0000; expected text without NUL";
	default:
		return "found a \\u escape that is half of a pair; expected both halves";
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
	strcpy(error_ret->message, fault_text(code));
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

static void describe(char *found, size_t size, const json_t *value) {
	enum { SHOWN = 24 };
	const char *text = json_string_value(value);
	bool plain = text && strlen(text) <= SHOWN;
	for (size_t i = 0; plain && text[i] != '\0'; i++)
		plain = text[i] >= ' ' && text[i] <= '~';
	if (value == NULL)
		snprintf(found, size, "nothing");
	else if (plain)
		snprintf(found, size, "\"%s\"", text);
	else if (json_is_integer(value))
		snprintf(found, size, "%" JSON_INTEGER_FORMAT, json_integer_value(value));
	else if (json_is_real(value))
		snprintf(found, size, "%g", json_real_value(value));
	else if (json_is_array(value))
		snprintf(found, size, "an array of %zu", json_array_size(value));
	else
		snprintf(found, size, "%s",
		         json_is_object(value)   ? "an object"
		         : json_is_string(value) ? "another text"
		         : json_is_true(value)   ? "true"
		         : json_is_false(value)  ? "false"
		                                 : "null");
}

void nonet_json_fault(struct nonet_error *error_ret, const json_t *found, const char *expected) {
	char what[48];
	describe(what, sizeof what, found);
	*error_ret = (struct nonet_error){.line = 1, .column = 1};
	snprintf(error_ret->message, sizeof error_ret->message, "found %s; expected %s", what,
	         expected);
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
