#include "support.h"

#include "io/json_check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The verdict on a text that comes in pieces of so many bytes. */
static struct nonet_json_check check_in_pieces(const char *text, size_t nbytes, size_t piece) {
	struct nonet_json_check check;
	nonet_json_check_begin(&check);
	for (size_t at = 0; at < nbytes && !nonet_json_check_failed(&check);) {
		size_t given = nbytes - at < piece ? nbytes - at : piece;
		at += nonet_json_check_feed(&check, text + at, given);
	}
	nonet_json_check_finish(&check);
	return check;
}

static struct nonet_error fault_of(const char *text, size_t nbytes) {
	return check_in_pieces(text, nbytes, nbytes + 1).error;
}

static void json_and_nothing_else_is_taken(void **state) {
	(void)state;
	static const char *const good[] = {"{}",
	                                   " [ ] ",
	                                   "[1,-2.5e+3,0,0.5,1E9]",
	                                   "{\"a\":[{\"b\":null},true,false]}",
	                                   "\"\\u00e9\\\\\\\"\xC3\xA9\xF0\x9F\x98\x80\"",
	                                   "7",
	                                   "\r\n[\t]\n",
	                                   "[[[[[]]]]]"};
	static const char *const bad[] = {"",
	                                  "[",
	                                  "]",
	                                  "[1,]",
	                                  "[,1]",
	                                  "{a:1}",
	                                  "{\"a\"}",
	                                  "{\"a\":}",
	                                  "[1 2]",
	                                  "[01]",
	                                  "[1.]",
	                                  "[.5]",
	                                  "[+1]",
	                                  "[1e]",
	                                  "[-]",
	                                  "[nul]",
	                                  "[nullx]",
	                                  "[1}",
	                                  "{]",
	                                  "{\"a\":1,}",
	                                  "[\"\n\"]",
	                                  "[\"\\x\"",
	                                  "[\"\\u12g4\"]",
	                                  "[] []",
	                                  "{} x",
	                                  "[\"\xFF\"]",
	                                  "[\"\xC3\"]",
	                                  "[\"\xC0\xAF\"]",
	                                  "[\"\xED\xA0\x80\"]",
	                                  "[\"\xF4\x90\x80\x80\"]",
	                                  "[\xC3\xA9]",
	                                  "['a']",
	                                  "// a\n[]",
	                                  "[\"a"};
	for (size_t i = 0; i < sizeof good / sizeof *good; i++)
		assert_string_equal(fault_of(good[i], strlen(good[i])).message, "");
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		assert_string_not_equal(fault_of(bad[i], strlen(bad[i])).message, "");
	assert_string_not_equal(fault_of("[\0]", 3).message, "");
}

static void a_fault_names_its_place_and_what_was_expected(void **state) {
	(void)state;
	static const struct {
		const char *text;
		size_t offset;
		uint64_t line, column;
		const char *message;
	} cases[] = {
	    {"[1 2]", 3, 1, 4, "found '2'; expected ',' or ']'"},
	    {"{\"a\":1\r\n 2}", 9, 2, 2, "found '2'; expected ',' or '}'"},
	    {"[\"\xC3\xA9\xC3\xA9\", x]", 9, 1, 8, "found 'x'; expected a value"},
	    {"{\n\n\n1", 4, 4, 1, "found '1'; expected a name in quotes or '}'"},
	    {"{\"a\":1, ", 8, 1, 9, "the text ends; expected a name in quotes"},
	    {"[\"ab", 4, 1, 5, "the text ends; expected a string that ends in '\"'"},
	    {"[\"a\nb\"]", 3, 1, 4, "found byte 0x0A; expected a string that ends in '\"'"},
	    {"{\"a\" 1}", 5, 1, 6, "found '1'; expected ':'"},
	    {"[tru e]", 4, 1, 5, "found a space; expected true, false or null"},
	    {"[12x]", 3, 1, 4, "found 'x'; expected ',' or ']'"},
	    {"[\"\xC3(\"]", 3, 1, 4,
	     "found byte 0x28, which is not UTF-8 text; expected the rest of a character in UTF-8"},
	    {"[] []", 3, 1, 4, "found '['; expected the end of the text"}};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		for (size_t piece = 1; piece < 9; piece++) {
			const char *text = cases[i].text;
			struct nonet_error error = check_in_pieces(text, strlen(text), piece).error;
			assert_string_equal(error.message, cases[i].message);
			assert_int_equal(error.offset, cases[i].offset);
			assert_int_equal(error.line, cases[i].line);
			assert_int_equal(error.column, cases[i].column);
		}
	}
}

static void an_object_that_is_the_whole_ends_the_text(void **state) {
	(void)state;
	static const char text[] = "{\"a\":[1]}\n{}";
	struct nonet_json_check check;
	nonet_json_check_begin(&check);
	assert_int_equal(nonet_json_check_feed(&check, text, sizeof text - 1), 9);
	assert_true(nonet_json_check_is_done(&check));
}

/* A text of the same bytes over and over. */
static struct nonet_error fault_of_many(const char *unit, size_t number) {
	size_t length = strlen(unit);
	char *text = malloc(length * number);
	assert_non_null(text);
	for (size_t i = 0; i < length * number; i++)
		text[i] = unit[i % length];
	struct nonet_error error = fault_of(text, length * number);
	free(text);
	return error;
}

static void what_is_too_much_is_refused_where_it_becomes_so(void **state) {
	(void)state;
	struct nonet_error error = fault_of_many("[", 1000000);
	assert_int_equal(error.offset, NONET_JSON_MAX_DEPTH);
	assert_string_equal(error.message,
	                    "found more brackets inside each other; expected at most 64");
	error = fault_of_many("[{\"a\":", 100000);
	assert_int_equal(error.offset, 6 * NONET_JSON_MAX_DEPTH / 2);
	char *text = malloc(4 * NONET_JSON_MAX_VALUES);
	assert_non_null(text);
	memset(text, ' ', 4 * NONET_JSON_MAX_VALUES);
	text[0] = '[';
	for (size_t i = 0; i < 3 * NONET_JSON_MAX_VALUES; i++)
		text[1 + i] = "7, "[i % 3];
	error = fault_of(text, 4 * NONET_JSON_MAX_VALUES);
	assert_string_equal(error.message, "found more values in a text; expected at most 65536");
	free(text);
	error = fault_of_many("123456789", 1000);
	assert_string_equal(error.message, "found a longer number; expected at most 64 characters");
	error = fault_of_many("\"abcdefgh", 1);
	assert_string_equal(error.message, "the text ends; expected a string that ends in '\"'");
	error = fault_of_many(" ", NONET_JSON_MAX_NBYTES + 1);
	assert_string_equal(error.message, "found more; expected at most 8388608 bytes of JSON");
}

static void a_string_may_not_be_endless(void **state) {
	(void)state;
	size_t nbytes = NONET_JSON_MAX_STRING + 100;
	char *text = malloc(nbytes);
	assert_non_null(text);
	memset(text, 'a', nbytes);
	text[0] = '"';
	struct nonet_error error = fault_of(text, nbytes);
	assert_string_equal(error.message, "found a longer string; expected at most 1048576 bytes");
	free(text);
}

#ifdef NONET_HAVE_JANSSON

#include "io/json_text.h"

static json_t *load(const char *text) {
	json_t *value;
	struct nonet_error error;
	assert_int_equal(nonet_json_load(text, strlen(text), &value, &error), NONET_OK);
	return value;
}

static void values_are_read(void **state) {
	(void)state;
	json_t *root = load("\xEF\xBB\xBF{\"a\":[1,5.0,9.5,\"x\"],\"b\":\"\\u00e9\"}\n");
	const json_t *list = json_object_get(root, "a");
	int number;
	assert_true(nonet_json_is_array_of(list, 4) && !nonet_json_is_array_of(list, 3));
	assert_true(nonet_json_int(json_array_get(list, 0), 1, 9, &number) && number == 1);
	assert_true(nonet_json_int(json_array_get(list, 1), 1, 9, &number) && number == 5);
	assert_false(nonet_json_int(json_array_get(list, 1), 6, 9, &number));
	assert_false(nonet_json_int(json_array_get(list, 2), 1, 10, &number));
	assert_false(nonet_json_int(json_array_get(list, 3), 1, 10, &number));
	assert_false(nonet_json_int(NULL, 0, 10, &number));
	size_t nbytes;
	assert_string_equal(nonet_json_string(json_object_get(root, "b"), &nbytes), "\xC3\xA9");
	assert_int_equal(nbytes, 2);
	assert_null(nonet_json_string(list, &nbytes));
	json_decref(root);
}

static void what_jansson_refuses_has_a_place_and_words(void **state) {
	(void)state;
	static const struct {
		const char *text;
		uint64_t line;
		const char *message;
	} cases[] = {
	    {"{\"a\":1,\n\"a\":2}", 2,
	     "found a name for the second time in an object; expected each name once"},
	    {"[\n\n99999999999999999999]", 3,
	     "found a number too great to be read; expected one below 2 to the power of 63"},
	    {"[1e999]", 1,
	     "found a number too great to be read; expected one below 2 to the power of 63"},
	    {"[\"\\u0000\"]", 1, "found the escape \\u0000; expected text without NUL"},
	    {"[\"\\ud800\"]", 1, "found a \\u escape that is half of a pair; expected both halves"},
	    {"[\n1,]", 2, "found ']'; expected a value"}};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		json_t *value;
		struct nonet_error error;
		const char *text = cases[i].text;
		assert_int_equal(nonet_json_load(text, strlen(text), &value, &error), NONET_SYNTAX);
		assert_null(value);
		assert_string_equal(error.message, cases[i].message);
		assert_int_equal(error.line, cases[i].line);
		assert_true(error.offset <= strlen(text) && error.column >= 1);
	}
}

static void a_fault_describes_what_was_found(void **state) {
	(void)state;
	json_t *list = load("[1,2.5,\"two\",\"\\u001b[0m\",[1,2],{},true,null]");
	static const char *const found[] = {
	    "1",         "2.5",  "\"two\"", "another text", "an array of 2",
	    "an object", "true", "null",    "nothing"};
	for (size_t i = 0; i < sizeof found / sizeof *found; i++) {
		struct nonet_error error;
		char message[80];
		nonet_json_fault(&error, json_array_get(list, i), "a row", NULL);
		snprintf(message, sizeof message, "found %s; expected a row", found[i]);
		assert_string_equal(error.message, message);
	}
	json_decref(list);
}

/* Texts that are nearly JSON: what the checker takes jansson takes, and the other way round. */
static void checker_and_jansson_agree(void **state) {
	(void)state;
	static const char seed[] =
	    "{\"a\":[1,-2.50e+3,true,false,null,\"\\n\xC3\xA9\"],\"b\":{\"c\":0}}";
	static const char bytes[] = "[]{}\",:\\ \n0-1.e+tu\xC3\xA9\x01z";
	struct nonet_rng rng;
	nonet_rng_start(&rng, 7);
	int taken = 0;
	for (int round = 0; round < repeats(20000); round++) {
		char text[sizeof seed];
		memcpy(text, seed, sizeof seed);
		for (uint32_t i = 0; i < 1 + (uint32_t)round % 2; i++)
			text[nonet_rng_below(&rng, sizeof seed - 1)] =
			    bytes[nonet_rng_below(&rng, sizeof bytes - 1)];
		json_error_t fault;
		json_t *value = json_loadb(text, sizeof seed - 1, JSON_DECODE_ANY, &fault);
		bool good = fault_of(text, sizeof seed - 1).message[0] == '\0';
		assert_int_equal(value != NULL, good);
		taken += good;
		json_decref(value);
	}
	assert_true(taken > repeats(1000) && taken < repeats(19000));
}

#endif

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(json_and_nothing_else_is_taken),
	    cmocka_unit_test(a_fault_names_its_place_and_what_was_expected),
	    cmocka_unit_test(an_object_that_is_the_whole_ends_the_text),
	    cmocka_unit_test(what_is_too_much_is_refused_where_it_becomes_so),
	    cmocka_unit_test(a_string_may_not_be_endless),
#ifdef NONET_HAVE_JANSSON
	    cmocka_unit_test(values_are_read),
	    cmocka_unit_test(what_jansson_refuses_has_a_place_and_words),
	    cmocka_unit_test(a_fault_describes_what_was_found),
	    cmocka_unit_test(checker_and_jansson_agree),
#endif
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
