#include "session/save_reader.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Strict: no overlong forms, no surrogates, nothing above U+10FFFF. */
size_t nonet_utf8_length(const char *bytes, size_t nbytes) {
	const unsigned char *byte = (const unsigned char *)bytes;
	if (nbytes == 0)
		return 0;
	unsigned char lead = byte[0];
	if (lead < 0x80)
		return 1;
	size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
	if (lead < 0xC2 || lead > 0xF4 || length > nbytes)
		return 0;
	/* Where the second byte is restricted further. */
	unsigned char low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
	unsigned char high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
	if (byte[1] < low || byte[1] > high)
		return 0;
	for (size_t i = 2; i < length; i++)
		if ((byte[i] & 0xC0) != 0x80)
			return 0;
	return length;
}

static void set_place(struct nonet_error *error, const char *text, size_t at) {
	error->offset = at;
	error->line = error->column = 1;
	for (size_t i = 0; i < at; i++) {
		if (text[i] == '\n') {
			error->line++;
			error->column = 1;
		} else {
			error->column += ((unsigned char)text[i] & 0xC0) != 0x80;
		}
	}
}

bool nonet_save_fail(struct nonet_save_reader *reader, size_t at, const char *expected,
                     const struct nonet_filling *fillings) {
	struct nonet_error *error = &reader->error;
	if (reader->failed)
		return false;
	reader->failed = true;
	set_place(error, reader->text, at);
	if (at < reader->nbytes)
		nonet_error_expect_not(error, (unsigned char)reader->text[at], false, expected, fillings);
	else
		nonet_error_expect(error, NONET_WITH(NONET_PHRASE("found", N_("the end"))), expected,
		                   fillings);
	return false;
}

static void skip_space(struct nonet_save_reader *reader) {
	while (reader->at < reader->nbytes && reader->text[reader->at] != '\0' &&
	       strchr(" \t\r\n", reader->text[reader->at]))
		reader->at++;
}

bool nonet_save_is_next(struct nonet_save_reader *reader, char character) {
	if (reader->failed)
		return false;
	skip_space(reader);
	return reader->at < reader->nbytes && reader->text[reader->at] == character;
}

static bool fail_token(struct nonet_save_reader *reader, const char *token) {
	return nonet_save_fail(reader, reader->at, "{token}", NONET_WITH(NONET_TEXT("token", token)));
}

bool nonet_save_take(struct nonet_save_reader *reader, char character) {
	const char token[] = {'\'', character, '\'', '\0'};
	if (!nonet_save_is_next(reader, character))
		return fail_token(reader, token);
	reader->at++;
	return true;
}

/* Passes over a token, if that comes next. */
static bool take_text(struct nonet_save_reader *reader, const char *token) {
	size_t length = strlen(token);
	if (!nonet_save_is_next(reader, token[0]) || reader->nbytes - reader->at < length ||
	    memcmp(reader->text + reader->at, token, length) != 0)
		return false;
	reader->at += length;
	return true;
}

static void quoted(char quoted_ret[32], const char *name) {
	snprintf(quoted_ret, 32, "\"%s\"", name);
}

bool nonet_save_take_key(struct nonet_save_reader *reader, const char *name) {
	char token[32];
	quoted(token, name);
	return take_text(reader, token) && nonet_save_take(reader, ':');
}

bool nonet_save_need_key(struct nonet_save_reader *reader, const char *name) {
	char token[32];
	quoted(token, name);
	return nonet_save_take_key(reader, name) || fail_token(reader, token);
}

bool nonet_save_number(struct nonet_save_reader *reader, uint64_t highest, uint64_t *number_ret) {
	char digits[24];
	uint64_t number = 0;
	if (reader->failed)
		return false;
	skip_space(reader);
	size_t first = reader->at;
	while (reader->at < reader->nbytes && reader->text[reader->at] >= '0' &&
	       reader->text[reader->at] <= '9' && number <= highest)
		number = number * 10 + (uint64_t)(reader->text[reader->at++] - '0');
	if (reader->at > first && number <= highest) {
		*number_ret = number;
		return true;
	}
	snprintf(digits, sizeof digits, "%llu", (unsigned long long)highest);
	return nonet_save_fail(reader, first, N_("a number from 0 to {highest}"),
	                       NONET_WITH(NONET_TEXT("highest", digits)));
}

bool nonet_save_bool(struct nonet_save_reader *reader, bool *value_ret) {
	*value_ret = take_text(reader, "true");
	return *value_ret || take_text(reader, "false") ||
	       nonet_save_fail(reader, reader->at, N_("true or false"), NULL);
}

/* Passes over the first quote and what follows it, up to the last. */
static bool take_string(struct nonet_save_reader *reader, struct nonet_span *span_ret) {
	*span_ret = (struct nonet_span){NULL, 0};
	if (!nonet_save_take(reader, '"'))
		return false;
	size_t first = reader->at, at = first;
	while (at < reader->nbytes && reader->text[at] != '"') {
		size_t length = nonet_utf8_length(reader->text + at, reader->nbytes - at);
		if (length == 0 || (unsigned char)reader->text[at] < ' ')
			return nonet_save_fail(reader, at, N_("a character of UTF-8, or '\"'"), NULL);
		at += reader->text[at] == '\\' && at + 1 < reader->nbytes ? 2 : length;
	}
	if (at >= reader->nbytes)
		return nonet_save_fail(reader, reader->nbytes, "'\"'", NULL);
	*span_ret = (struct nonet_span){reader->text + first, at - first};
	reader->at = at + 1;
	return true;
}

bool nonet_save_plain(struct nonet_save_reader *reader, struct nonet_span *span_ret) {
	if (!take_string(reader, span_ret))
		return false;
	for (size_t i = 0; i < span_ret->nbytes; i++) {
		char byte = span_ret->bytes[i];
		if (byte < ' ' || byte > '~' || byte == '\\')
			return nonet_save_fail(reader, (size_t)(span_ret->bytes - reader->text) + i,
			                       N_("a character of plain ASCII"), NULL);
	}
	return true;
}

static bool read_hex(const struct nonet_span *span, size_t at, unsigned *unit_ret) {
	*unit_ret = 0;
	if (at + 4 > span->nbytes)
		return false;
	for (size_t i = at; i < at + 4; i++) {
		static const char digits[] = "0123456789abcdef";
		char lower = (char)(span->bytes[i] >= 'A' && span->bytes[i] <= 'F' ? span->bytes[i] | 0x20
		                                                                   : span->bytes[i]);
		const char *digit = lower ? strchr(digits, lower) : NULL;
		if (!digit)
			return false;
		*unit_ret = *unit_ret << 4 | (unsigned)(digit - digits);
	}
	return true;
}

static size_t write_utf8(char *to, unsigned code) {
	if (code < 0x80) {
		to[0] = (char)code;
		return 1;
	}
	size_t length = code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
	static const unsigned leads[] = {0, 0, 0xC0, 0xE0, 0xF0};
	for (size_t i = length; i-- > 0; code >>= 6)
		to[i] = (char)((i > 0 ? 0x80 : leads[length]) | (i > 0 ? code & 0x3F : code));
	return length;
}

/* Turns the escape at span[at], which is a backslash, into bytes. How many characters it has; 0
 * when it is none. */
static size_t unescape(const struct nonet_span *span, size_t at, char *to, size_t *length_ret) {
	static const char names[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
	char kind = span->bytes[at + 1];
	const char *name = kind ? strchr(names, kind) : NULL;
	unsigned code, low;
	if (name) {
		*to = meanings[name - names];
		*length_ret = 1;
		return 2;
	}
	if (kind != 'u' || !read_hex(span, at + 2, &code) || code == 0 ||
	    (code >= 0xDC00 && code <= 0xDFFF))
		return 0;
	size_t used = 6;
	if (code >= 0xD800 && code <= 0xDBFF) {
		if (at + 8 > span->nbytes || span->bytes[at + 6] != '\\' || span->bytes[at + 7] != 'u' ||
		    !read_hex(span, at + 8, &low) || low < 0xDC00 || low > 0xDFFF)
			return 0;
		code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
		used = 12;
	}
	*length_ret = write_utf8(to, code);
	return used;
}

bool nonet_save_string(struct nonet_save_reader *reader, char **string_ret) {
	struct nonet_span span;
	if (!take_string(reader, &span))
		return false;
	/* No escape is shorter than what it means. */
	char *string = malloc(span.nbytes + 1), *to = string;
	if (!string) {
		reader->failed = reader->no_memory = true;
		return false;
	}
	for (size_t at = 0; at < span.nbytes;) {
		size_t length = 1, used = 1;
		if (span.bytes[at] == '\\')
			used = unescape(&span, at, to, &length);
		else
			*to = span.bytes[at];
		if (used == 0) {
			free(string);
			return nonet_save_fail(reader, (size_t)(span.bytes - reader->text) + at,
			                       N_("an escape of JSON that stands for a character"), NULL);
		}
		at += used;
		to += length;
	}
	*to = '\0';
	*string_ret = string;
	return true;
}

bool nonet_save_end(struct nonet_save_reader *reader) {
	if (reader->failed)
		return false;
	skip_space(reader);
	return reader->at == reader->nbytes ||
	       nonet_save_fail(reader, reader->at, N_("nothing more after the game"), NULL);
}
