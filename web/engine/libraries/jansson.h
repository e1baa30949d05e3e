/* What the library's readers use of jansson, for WebAssembly, for which there is none: the same
 * names with the same meaning. The values of a text live and end together, with the outermost.
 */
#ifndef NONET_WEB_JANSSON_H
#define NONET_WEB_JANSSON_H

#include <stdbool.h>
#include <stddef.h>

#define JSON_INTEGER_FORMAT "lld"
typedef long long json_int_t;

enum json_type {
	JSON_OBJECT,
	JSON_ARRAY,
	JSON_STRING,
	JSON_INTEGER,
	JSON_REAL,
	JSON_TRUE,
	JSON_FALSE,
	JSON_NULL
};

enum json_error_code {
	json_error_unknown, /* the half of a pair of \u escapes */
	json_error_out_of_memory,
	json_error_null_character,
	json_error_null_byte_in_key,
	json_error_duplicate_key,
	json_error_numeric_overflow
};

typedef struct json_t json_t;

/* Private but for what the functions and macros below give of it. */
struct json_t {
	enum json_type type;
	const char *name;     /* in its object */
	const char *name_end; /* in the text, which only json_loadb looks at */
	json_t *parent, *next;
	union {
		json_int_t integer;
		double real;
		struct {
			const char *bytes; /* ends in a NUL */
			size_t nbytes;
		} string;
		struct {
			json_t *first, *last;
			json_t **elements; /* in order; members of an object by their names */
			size_t number;
		} inside; /* of an array or object */
	} as;
};

typedef struct json_error_t {
	int position; /* bytes up to the end of what is wrong */
	enum json_error_code code;
} json_error_t;

/* These are always on: any value may stand outermost, and a name in an object only once. */
enum { JSON_REJECT_DUPLICATES = 0, JSON_DECODE_ANY = 0 };

/* The text has passed nonet_json_check. NULL: *error_ret says why. */
json_t *json_loadb(const char *text, size_t nbytes, size_t flags, json_error_t *error_ret);

/* Frees the outermost value with all that it holds. NULL is fine. */
void json_decref(json_t *root);

/* NULL where there is none, also inside what is no object or array. */
json_t *json_object_get(const json_t *object, const char *name);
json_t *json_array_get(const json_t *array, size_t index);

/* 0 of what is none. */
size_t json_object_size(const json_t *object);
size_t json_array_size(const json_t *array);
size_t json_string_length(const json_t *string);
json_int_t json_integer_value(const json_t *integer);
double json_real_value(const json_t *real);
double json_number_value(const json_t *number);
const char *json_string_value(const json_t *string); /* NULL */

static inline enum json_error_code json_error_code(const json_error_t *error) {
	return error->code;
}

static inline bool json_is(const json_t *value, enum json_type type) {
	return value && value->type == type;
}

#define json_is_object(value) json_is(value, JSON_OBJECT)
#define json_is_array(value) json_is(value, JSON_ARRAY)
#define json_is_string(value) json_is(value, JSON_STRING)
#define json_is_integer(value) json_is(value, JSON_INTEGER)
#define json_is_real(value) json_is(value, JSON_REAL)
#define json_is_number(value) (json_is_integer(value) || json_is_real(value))
#define json_is_true(value) json_is(value, JSON_TRUE)
#define json_is_false(value) json_is(value, JSON_FALSE)
#define json_is_null(value) json_is(value, JSON_NULL)

/* In the order of the text. */
#define json_object_foreach(object, key, value)                                                    \
	for ((value) = json_is_object(object) ? (object)->as.inside.first : NULL;                      \
	     (value) && ((key) = (value)->name, true); (value) = (value)->next)

#endif
