/* From a text that is JSON to its values. The text was checked before, so that commas and colons
 * say nothing that brackets, and strings after each other, do not. */
#include "io/json_check.h"

#include <errno.h>
#include <jansson.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK_SIZE = 1 << 16 };

/* Memory that is given out piece by piece and freed together. */
struct block {
	struct block *next;
	size_t used, size;
	_Alignas(8) char bytes[];
};

struct json_document {
	json_t root;
	struct block *blocks;
};

struct loader {
	struct json_document *document;
	const char *at, *end;
	json_t *open;     /* the innermost bracket */
	const char *name; /* of the value that comes next in it; NULL in arrays */
	const char *name_end;
	enum json_error_code error;
	bool failed;
};

static void fail(struct loader *loader, enum json_error_code error) {
	if (!loader->failed)
		loader->error = error;
	loader->failed = true;
}

static void *allocate(struct loader *loader, size_t nbytes) {
	struct json_document *document = loader->document;
	struct block *block = document->blocks;
	nbytes = (nbytes + 7) / 8 * 8;
	if (!block || block->size - block->used < nbytes) {
		size_t size = nbytes > BLOCK_SIZE ? nbytes : BLOCK_SIZE;
		block = malloc(sizeof *block + size);
		if (!block) {
			fail(loader, json_error_out_of_memory);
			return NULL;
		}
		*block = (struct block){.next = document->blocks, .size = size};
		document->blocks = block;
	}
	void *piece = block->bytes + block->used;
	block->used += nbytes;
	return piece;
}

/* ---- Brackets ---- */

static int compare_names(const void *one, const void *other) {
	const json_t *const *value = one, *const *other_value = other;
	int order = strcmp((*value)->name, (*other_value)->name);
	return order != 0 ? order
	                  : ((*value)->name_end > (*other_value)->name_end) -
	                        ((*value)->name_end < (*other_value)->name_end);
}

/* Puts the members of an object in the order of their names, of which each may come once. */
static void sort_members(struct loader *loader, json_t **members, size_t number) {
	const char *repeated = NULL;
	qsort(members, number, sizeof *members, compare_names);
	for (size_t i = 1; i < number; i++)
		if (strcmp(members[i - 1]->name, members[i]->name) == 0 &&
		    (!repeated || members[i]->name_end < repeated))
			repeated = members[i]->name_end;
	if (!repeated)
		return;
	loader->at = repeated;
	fail(loader, json_error_duplicate_key);
}

static void close_bracket(struct loader *loader) {
	json_t *value = loader->open, *element = value->as.inside.first;
	size_t number = value->as.inside.number;
	loader->at++;
	loader->open = value->parent;
	json_t **elements = allocate(loader, number * sizeof *elements);
	value->as.inside.elements = elements;
	for (size_t i = 0; elements && i < number; i++, element = element->next)
		elements[i] = element;
	if (elements && value->type == JSON_OBJECT)
		sort_members(loader, elements, number);
}

/* ---- Values ---- */

static json_t *add_value(struct loader *loader, enum json_type type) {
	json_t *parent = loader->open;
	json_t *value = parent ? allocate(loader, sizeof *value) : &loader->document->root;
	if (!value)
		return NULL;
	*value = (json_t){
	    .type = type, .name = loader->name, .name_end = loader->name_end, .parent = parent};
	if (!parent)
		return value;
	if (parent->as.inside.last)
		parent->as.inside.last->next = value;
	else
		parent->as.inside.first = value;
	parent->as.inside.last = value;
	parent->as.inside.number++;
	loader->name = NULL;
	return value;
}

static void add_number(struct loader *loader) {
	static const char characters[] = "+-.0123456789Ee";
	char text[NONET_JSON_MAX_NUMBER + 1];
	size_t length = 0;
	while (loader->at < loader->end && length < NONET_JSON_MAX_NUMBER &&
	       memchr(characters, *loader->at, sizeof characters - 1))
		text[length++] = *loader->at++;
	text[length] = '\0';
	bool whole = strpbrk(text, ".Ee") == NULL;
	json_t *value = add_value(loader, whole ? JSON_INTEGER : JSON_REAL);
	if (!value)
		return;
	errno = 0;
	if (whole)
		value->as.integer = strtoll(text, NULL, 10);
	else
		value->as.real = strtod(text, NULL);
	bool tiny = !whole && value->as.real > -1 && value->as.real < 1;
	if (errno == ERANGE && !tiny)
		fail(loader, json_error_numeric_overflow);
}

/* ---- Strings ---- */

/* The number of a \u escape, whose digits come next. */
static uint32_t take_unit(struct loader *loader) {
	uint32_t unit = 0;
	for (int i = 0; i < 4 && loader->at < loader->end; i++) {
		char digit = *loader->at++;
		unit = unit << 4 | (uint32_t)(digit <= '9' ? digit - '0' : (digit | 0x20) - 'a' + 10);
	}
	return unit;
}

static uint32_t take_escaped_code(struct loader *loader, bool *whole_ret) {
	uint32_t code = take_unit(loader);
	*whole_ret = code < 0xD800 || code > 0xDFFF;
	if (code < 0xD800 || code > 0xDBFF || loader->end - loader->at < 6 ||
	    memcmp(loader->at, "\\u", 2) != 0)
		return code;
	loader->at += 2;
	uint32_t low = take_unit(loader);
	*whole_ret = low >= 0xDC00 && low <= 0xDFFF;
	return 0x10000 + ((code & 0x3FF) << 10 | (low & 0x3FF));
}

static char *put_code(char *to, uint32_t code) {
	int more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
	static const unsigned char first[] = {0, 0xC0, 0xE0, 0xF0};
	*to++ = (char)(first[more] | code >> 6 * more);
	while (more-- > 0)
		*to++ = (char)(0x80 | (code >> 6 * more & 0x3F));
	return to;
}

/* What stands after a backslash. */
static char *take_escape(struct loader *loader, char *to, bool *whole_ret) {
	static const char letters[] = "bfnrt", meanings[] = "\b\f\n\r\t";
	char letter = *loader->at++;
	const char *found = memchr(letters, letter, sizeof letters - 1);
	if (letter == 'u')
		return put_code(to, take_escaped_code(loader, whole_ret));
	*to = found ? meanings[found - letters] : letter;
	return to + 1;
}

static size_t count_quoted(const struct loader *loader) {
	const char *at = loader->at;
	while (at < loader->end && *at != '"')
		at += *at == '\\' ? 2 : 1;
	return (size_t)(at - loader->at);
}

static void take_string(struct loader *loader) {
	loader->at++;
	char *bytes = allocate(loader, count_quoted(loader) + 1);
	char *to = bytes;
	bool broken = false;
	while (to && loader->at < loader->end && *loader->at != '"') {
		bool whole = true;
		char byte = *loader->at++;
		if (byte == '\\' && loader->at < loader->end)
			to = take_escape(loader, to, &whole);
		else
			*to++ = byte;
		broken |= !whole;
	}
	if (!to)
		return;
	loader->at++;
	*to = '\0';
	size_t nbytes = (size_t)(to - bytes);
	if (broken) {
		fail(loader, json_error_unknown);
	} else if (json_is_object(loader->open) && !loader->name) {
		loader->name = bytes;
		loader->name_end = loader->at;
		if (strlen(bytes) != nbytes)
			fail(loader, json_error_null_byte_in_key);
	} else if (strlen(bytes) != nbytes) {
		fail(loader, json_error_null_character);
	} else {
		json_t *value = add_value(loader, JSON_STRING);
		if (!value)
			return;
		value->as.string.bytes = bytes;
		value->as.string.nbytes = nbytes;
	}
}

static void take_word(struct loader *loader, enum json_type type, const char *word) {
	loader->at += strlen(word);
	add_value(loader, type);
}

static void open_bracket(struct loader *loader, enum json_type type) {
	loader->at++;
	json_t *value = add_value(loader, type);
	loader->open = value ? value : loader->open;
}

static void take_token(struct loader *loader) {
	switch (*loader->at) {
	case '{':
		open_bracket(loader, JSON_OBJECT);
		break;
	case '[':
		open_bracket(loader, JSON_ARRAY);
		break;
	case '}':
	case ']':
		close_bracket(loader);
		break;
	case '"':
		take_string(loader);
		break;
	case 't':
		take_word(loader, JSON_TRUE, "true");
		break;
	case 'f':
		take_word(loader, JSON_FALSE, "false");
		break;
	case 'n':
		take_word(loader, JSON_NULL, "null");
		break;
	case ' ':
	case '\t':
	case '\n':
	case '\r':
	case ',':
	case ':':
		loader->at++;
		break;
	default:
		add_number(loader);
	}
}

json_t *json_loadb(const char *text, size_t nbytes, size_t flags, json_error_t *error_ret) {
	(void)flags;
	struct json_document *document = calloc(1, sizeof *document);
	struct loader loader = {.document = document, .at = text, .end = text + nbytes};
	if (!document)
		fail(&loader, json_error_out_of_memory);
	while (!loader.failed && loader.at < loader.end)
		take_token(&loader);
	if (!loader.failed)
		return &document->root;
	*error_ret = (json_error_t){.position = (int)(loader.at - text), .code = loader.error};
	if (document)
		json_decref(&document->root);
	return NULL;
}

void json_decref(json_t *root) {
	struct json_document *document = (struct json_document *)root; /* it begins with its root */
	if (!document)
		return;
	for (struct block *block = document->blocks, *next; block; block = next) {
		next = block->next;
		free(block);
	}
	free(document);
}

/* ---- What values are ---- */

json_t *json_object_get(const json_t *object, const char *name) {
	size_t low = 0, high = json_object_size(object);
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		json_t *member = object->as.inside.elements[middle];
		int order = strcmp(name, member->name);
		if (order == 0)
			return member;
		if (order < 0)
			high = middle;
		else
			low = middle + 1;
	}
	return NULL;
}

size_t json_object_size(const json_t *object) {
	return json_is_object(object) ? object->as.inside.number : 0;
}

size_t json_array_size(const json_t *array) {
	return json_is_array(array) ? array->as.inside.number : 0;
}

json_t *json_array_get(const json_t *array, size_t index) {
	return index < json_array_size(array) ? array->as.inside.elements[index] : NULL;
}

const char *json_string_value(const json_t *string) {
	return json_is_string(string) ? string->as.string.bytes : NULL;
}

size_t json_string_length(const json_t *string) {
	return json_is_string(string) ? string->as.string.nbytes : 0;
}

json_int_t json_integer_value(const json_t *integer) {
	return json_is_integer(integer) ? integer->as.integer : 0;
}

double json_real_value(const json_t *real) {
	return json_is_real(real) ? real->as.real : 0;
}

double json_number_value(const json_t *number) {
	return json_is_integer(number) ? (double)number->as.integer : json_real_value(number);
}
