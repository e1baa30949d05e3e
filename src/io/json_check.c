#include "io/json_check.h"

#include "base/sentence.h"

#include <string.h>

enum grammar {
	EXPECT_VALUE,
	EXPECT_VALUE_OR_END, /* after [ */
	EXPECT_NAME_OR_END,  /* after { */
	EXPECT_NAME,         /* after a comma in an object */
	EXPECT_COLON,
	EXPECT_COMMA_OR_END, /* after a value inside brackets */
	EXPECT_NOTHING       /* after the whole */
};

enum token {
	TOKEN_NONE,
	TOKEN_STRING,
	TOKEN_ESCAPE,    /* after a backslash */
	TOKEN_HEX,       /* after \u */
	TOKEN_CHARACTER, /* inside one of several bytes */
	TOKEN_WORD,
	TOKEN_MINUS,
	TOKEN_ZERO, /* a number may end here and in the two that are marked so */
	TOKEN_INTEGER,
	TOKEN_POINT,
	TOKEN_FRACTION, /* here */
	TOKEN_EXPONENT,
	TOKEN_SIGN,
	TOKEN_POWER /* here */
};

void nonet_json_check_begin(struct nonet_json_check *check_ret) {
	*check_ret = (struct nonet_json_check){.line = 1, .column = 1, .grammar = EXPECT_VALUE};
}

void nonet_json_check_go_on(struct nonet_json_check *check) {
	struct nonet_json_check before = *check;
	nonet_json_check_begin(check);
	check->line = before.line;
	check->column = before.column;
	check->offset = before.offset;
	check->after_cr = before.after_cr;
}

bool nonet_json_check_is_done(const struct nonet_json_check *check) {
	return check->grammar == EXPECT_NOTHING;
}

static bool in_object(const struct nonet_json_check *check) {
	return check->depth > 0 && (check->objects >> (check->depth - 1) & 1) != 0;
}

static const char *expected(const struct nonet_json_check *check) {
	switch (check->token) {
	case TOKEN_NONE:
		break;
	case TOKEN_ESCAPE:
		return N_("an escape such as \\n or \\u0041");
	case TOKEN_HEX:
		return N_("four hexadecimal digits");
	case TOKEN_CHARACTER:
		return N_("the rest of a character in UTF-8");
	case TOKEN_STRING:
		return N_("a string that ends in '\"'");
	case TOKEN_WORD:
		return N_("true, false or null");
	default:
		return N_("a number");
	}
	switch (check->grammar) {
	case EXPECT_VALUE:
		return N_("a value");
	case EXPECT_VALUE_OR_END:
		return N_("a value or ']'");
	case EXPECT_NAME_OR_END:
		return N_("a name in quotes or '}'");
	case EXPECT_NAME:
		return N_("a name in quotes");
	case EXPECT_COLON:
		return "':'";
	case EXPECT_COMMA_OR_END:
		return in_object(check) ? N_("',' or '}'") : N_("',' or ']'");
	default:
		return N_("the end of the text");
	}
}

static void set_place(struct nonet_json_check *check) {
	check->error.offset = check->offset;
	check->error.line = check->line;
	check->error.column = check->column;
}

static void fail_found(struct nonet_json_check *check, unsigned char byte) {
	bool broken = check->token == TOKEN_CHARACTER || (check->token == TOKEN_STRING && byte >= 0x80);
	set_place(check);
	nonet_error_expect_not(&check->error, byte, broken, expected(check), NULL);
}

/* `sentence` has the place {limit}. */
static void fail_limit(struct nonet_json_check *check, const char *sentence, int limit) {
	check->too_much = true;
	set_place(check);
	nonet_error_say(&check->error, sentence, NONET_WITH(NONET_NUMBER("limit", limit)));
}

/* A value has ended. */
static void end_value(struct nonet_json_check *check) {
	check->token = TOKEN_NONE;
	check->grammar = check->depth > 0 ? EXPECT_COMMA_OR_END : EXPECT_NOTHING;
}

static void begin_token(struct nonet_json_check *check, enum token token) {
	check->token = (uint8_t)token;
	check->token_nbytes = 0;
}

static bool open_bracket(struct nonet_json_check *check, bool object) {
	if (check->depth == NONET_JSON_MAX_DEPTH) {
		fail_limit(check, N_("found more brackets inside each other; expected at most {limit}"),
		           NONET_JSON_MAX_DEPTH);
		return true;
	}
	uint64_t bit = UINT64_C(1) << check->depth++;
	check->objects = object ? check->objects | bit : check->objects & ~bit;
	check->grammar = object ? EXPECT_NAME_OR_END : EXPECT_VALUE_OR_END;
	return true;
}

static bool begin_word(struct nonet_json_check *check, const char *rest) {
	begin_token(check, TOKEN_WORD);
	check->word = rest;
	return true;
}

/* Whether a value begins with the byte. */
static bool begin_value(struct nonet_json_check *check, unsigned char byte) {
	if (strchr("[{\"tfn-0123456789", byte) == NULL || byte == '\0')
		return false;
	if (++check->values > NONET_JSON_MAX_VALUES) {
		fail_limit(check, N_("found more values in a text; expected at most {limit}"),
		           NONET_JSON_MAX_VALUES);
		return true;
	}
	switch (byte) {
	case '[':
	case '{':
		return open_bracket(check, byte == '{');
	case '"':
		begin_token(check, TOKEN_STRING);
		return true;
	case 't':
		return begin_word(check, "rue");
	case 'f':
		return begin_word(check, "alse");
	case 'n':
		return begin_word(check, "ull");
	default:
		begin_token(check, byte == '-' ? TOKEN_MINUS : byte == '0' ? TOKEN_ZERO : TOKEN_INTEGER);
		return true;
	}
}

static bool close_bracket(struct nonet_json_check *check, unsigned char byte) {
	if (byte != (in_object(check) ? '}' : ']'))
		return false;
	check->depth--;
	end_value(check);
	return true;
}

static bool take_name(struct nonet_json_check *check, unsigned char byte) {
	if (byte != '"')
		return false;
	begin_token(check, TOKEN_STRING);
	return true;
}

static bool take_comma(struct nonet_json_check *check, unsigned char byte) {
	if (byte != ',')
		return close_bracket(check, byte);
	check->grammar = in_object(check) ? EXPECT_NAME : EXPECT_VALUE;
	return true;
}

static bool is_space(unsigned char byte) {
	return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

/* A byte between tokens. False when it may not stand there. */
static bool take_between(struct nonet_json_check *check, unsigned char byte) {
	if (is_space(byte))
		return true;
	switch (check->grammar) {
	case EXPECT_VALUE:
		return begin_value(check, byte);
	case EXPECT_VALUE_OR_END:
		return close_bracket(check, byte) || begin_value(check, byte);
	case EXPECT_NAME_OR_END:
		return close_bracket(check, byte) || take_name(check, byte);
	case EXPECT_NAME:
		return take_name(check, byte);
	case EXPECT_COLON:
		if (byte == ':')
			check->grammar = EXPECT_VALUE;
		return byte == ':';
	case EXPECT_COMMA_OR_END:
		return take_comma(check, byte);
	default:
		return false;
	}
}

/* The first byte of a character of several: how many follow, and between which bounds the next has
 * to lie, so that nothing is overlong, a surrogate or beyond Unicode. */
static bool begin_character(struct nonet_json_check *check, unsigned char byte) {
	if (byte < 0xC2 || byte > 0xF4)
		return false;
	check->more = byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3;
	check->low = byte == 0xE0 ? 0xA0 : byte == 0xF0 ? 0x90 : 0x80;
	check->high = byte == 0xED ? 0x9F : byte == 0xF4 ? 0x8F : 0xBF;
	check->token = TOKEN_CHARACTER;
	return true;
}

static bool take_in_character(struct nonet_json_check *check, unsigned char byte) {
	if (byte < check->low || byte > check->high)
		return false;
	check->low = 0x80;
	check->high = 0xBF;
	if (--check->more == 0)
		check->token = TOKEN_STRING;
	return true;
}

static void end_string(struct nonet_json_check *check) {
	bool name = check->grammar == EXPECT_NAME || check->grammar == EXPECT_NAME_OR_END;
	end_value(check);
	if (name)
		check->grammar = EXPECT_COLON;
}

static bool take_in_string(struct nonet_json_check *check, unsigned char byte) {
	if (byte == '"')
		end_string(check);
	else if (byte == '\\')
		check->token = TOKEN_ESCAPE;
	else if (byte >= 0x80)
		return begin_character(check, byte);
	return byte >= ' ';
}

static bool take_escaped(struct nonet_json_check *check, unsigned char byte) {
	if (byte == '\0' || strchr("\"\\/bfnrtu", byte) == NULL)
		return false;
	check->token = byte == 'u' ? TOKEN_HEX : TOKEN_STRING;
	check->more = 4;
	return true;
}

static bool is_digit(unsigned char byte) {
	return byte >= '0' && byte <= '9';
}

static bool take_hex(struct nonet_json_check *check, unsigned char byte) {
	unsigned char lower = byte | 0x20;
	if (!is_digit(byte) && (lower < 'a' || lower > 'f'))
		return false;
	if (--check->more == 0)
		check->token = TOKEN_STRING;
	return true;
}

static bool take_in_word(struct nonet_json_check *check, unsigned char byte) {
	if (byte != (unsigned char)*check->word)
		return false;
	if (*++check->word == '\0')
		end_value(check);
	return true;
}

/* The state of a number after the byte; TOKEN_NONE when it cannot go on with it. */
static enum token number_after(enum token token, unsigned char byte) {
	bool digit = is_digit(byte);
	bool exponent = (byte | 0x20) == 'e';
	switch (token) {
	case TOKEN_MINUS:
		return byte == '0' ? TOKEN_ZERO : digit ? TOKEN_INTEGER : TOKEN_NONE;
	case TOKEN_INTEGER:
		if (digit)
			return TOKEN_INTEGER;
		/* fall through */
	case TOKEN_ZERO:
		return byte == '.' ? TOKEN_POINT : exponent ? TOKEN_EXPONENT : TOKEN_NONE;
	case TOKEN_POINT:
		return digit ? TOKEN_FRACTION : TOKEN_NONE;
	case TOKEN_FRACTION:
		return digit ? TOKEN_FRACTION : exponent ? TOKEN_EXPONENT : TOKEN_NONE;
	case TOKEN_EXPONENT:
		return digit ? TOKEN_POWER : byte == '+' || byte == '-' ? TOKEN_SIGN : TOKEN_NONE;
	default:
		return digit ? TOKEN_POWER : TOKEN_NONE;
	}
}

static bool number_may_end(uint8_t token) {
	return token == TOKEN_ZERO || token == TOKEN_INTEGER || token == TOKEN_FRACTION ||
	       token == TOKEN_POWER;
}

static bool take_in_number(struct nonet_json_check *check, unsigned char byte) {
	enum token after = number_after(check->token, byte);
	if (after != TOKEN_NONE) {
		check->token = (uint8_t)after;
		return true;
	}
	if (!number_may_end(check->token))
		return false;
	end_value(check);
	return take_between(check, byte);
}

static bool take_in_token(struct nonet_json_check *check, unsigned char byte) {
	switch (check->token) {
	case TOKEN_STRING:
		return take_in_string(check, byte);
	case TOKEN_ESCAPE:
		return take_escaped(check, byte);
	case TOKEN_HEX:
		return take_hex(check, byte);
	case TOKEN_CHARACTER:
		return take_in_character(check, byte);
	case TOKEN_WORD:
		return take_in_word(check, byte);
	default:
		return take_in_number(check, byte);
	}
}

static bool take_byte(struct nonet_json_check *check, unsigned char byte) {
	return check->token == TOKEN_NONE ? take_between(check, byte) : take_in_token(check, byte);
}

/* Keeps count of lines and columns; a character of several bytes is one column. */
static void step(struct nonet_json_check *check, unsigned char byte) {
	check->offset++;
	check->nbytes++;
	if (byte == '\n' && check->after_cr) {
		check->after_cr = false;
		return;
	}
	check->after_cr = byte == '\r';
	if (byte == '\n' || byte == '\r') {
		check->line++;
		check->column = 1;
	} else if ((byte & 0xC0) != 0x80) {
		check->column++;
	}
}

static bool is_number(uint8_t token) {
	return token >= TOKEN_MINUS;
}

static void check_length(struct nonet_json_check *check) {
	if (check->nbytes == NONET_JSON_MAX_NBYTES)
		fail_limit(check, N_("found more; expected at most {limit} bytes of JSON"),
		           NONET_JSON_MAX_NBYTES);
	else if (is_number(check->token) && check->token_nbytes == NONET_JSON_MAX_NUMBER)
		fail_limit(check, N_("found a longer number; expected at most {limit} characters"),
		           NONET_JSON_MAX_NUMBER);
	else if (check->token != TOKEN_NONE && check->token_nbytes > NONET_JSON_MAX_STRING)
		fail_limit(check, N_("found a longer string; expected at most {limit} bytes"),
		           NONET_JSON_MAX_STRING);
}

static bool ends_in_bracket(unsigned char byte) {
	return byte == ']' || byte == '}';
}

size_t nonet_json_check_feed(struct nonet_json_check *check, const char *bytes, size_t nbytes) {
	for (size_t at = 0; at < nbytes; at++) {
		unsigned char byte = (unsigned char)bytes[at];
		check_length(check);
		if (nonet_json_check_failed(check))
			return at;
		if (!take_byte(check, byte))
			fail_found(check, byte);
		if (nonet_json_check_failed(check))
			return at;
		check->token_nbytes++;
		step(check, byte);
		if (nonet_json_check_is_done(check) && ends_in_bracket(byte))
			return at + 1;
	}
	return nbytes;
}

void nonet_json_check_finish(struct nonet_json_check *check) {
	if (nonet_json_check_failed(check))
		return;
	if (number_may_end(check->token))
		end_value(check);
	if (check->token == TOKEN_NONE && nonet_json_check_is_done(check))
		return;
	set_place(check);
	nonet_error_say(&check->error, N_("the text ends; expected {expected}"),
	                NONET_WITH(NONET_PHRASE("expected", expected(check))));
}
