#include "xml_tag.h"
#include "xml_scan.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* ---- References ---- */

static size_t put_code(char *to, uint32_t code) {
	static const unsigned char first[] = {0, 0xC0, 0xE0, 0xF0};
	int more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
	to[0] = (char)(first[more] | code >> 6 * more);
	for (int i = 1; i <= more; i++)
		to[i] = (char)(0x80 | (code >> 6 * (more - i) & 0x3F));
	return (size_t)more + 1;
}

/* The number behind &#; one that is too great is none of a character. */
static uint32_t number_of(const char *digits) {
	uint32_t base = *digits == 'x' ? 16 : 10, number = 0;
	for (digits += base == 16; *digits != ';' && number <= 0x10FFFF; digits++) {
		bool decimal = *digits <= '9';
		number = number * base + (uint32_t)(decimal ? *digits - '0' : (*digits | 0x20) - 'a' + 10);
	}
	return number;
}

static enum XML_Error read_number(const char *digits, char bytes_ret[4], size_t *nbytes_ret) {
	uint32_t code = number_of(digits);
	if (code > 0x10FFFF)
		return XML_ERROR_BAD_CHAR_REF;
	*nbytes_ret = put_code(bytes_ret, code);
	struct xml_scan scan = {bytes_ret, bytes_ret + *nbytes_ret};
	int nbytes;
	return xml_scan_character(&scan, &code, &nbytes) == SCAN_DONE ? XML_ERROR_NONE
	                                                              : XML_ERROR_BAD_CHAR_REF;
}

enum XML_Error xml_reference_read(const char *begin, const char *end, bool lenient,
                                  char bytes_ret[4], size_t *nbytes_ret) {
	static const struct {
		const char *name, character;
	} entities[] = {{"lt", '<'}, {"gt", '>'}, {"amp", '&'}, {"quot", '"'}, {"apos", '\''}};
	const char *name = begin + 1;
	size_t length = (size_t)(end - name) - 1;
	*nbytes_ret = 0;
	if (*name == '#')
		return read_number(name + 1, bytes_ret, nbytes_ret);
	for (size_t i = 0; i < sizeof entities / sizeof *entities; i++) {
		if (strlen(entities[i].name) != length || memcmp(entities[i].name, name, length) != 0)
			continue;
		bytes_ret[(*nbytes_ret)++] = entities[i].character;
	}
	return *nbytes_ret > 0 || lenient ? XML_ERROR_NONE : XML_ERROR_UNDEFINED_ENTITY;
}

/* ---- Attributes ---- */

struct reading {
	struct xml_scan scan;
	char *to; /* the next byte of what is kept */
	bool lenient;
};

/* Keeps a name, with a NUL behind it. */
static const char *keep_name(struct reading *reading) {
	const char *begin = reading->scan.at;
	char *name = reading->to;
	xml_scan_name(&reading->scan);
	size_t length = (size_t)(reading->scan.at - begin);
	memcpy(name, begin, length);
	name[length] = '\0';
	reading->to += length + 1;
	return name;
}

static enum XML_Error keep_reference(struct reading *reading) {
	const char *begin = reading->scan.at;
	size_t nbytes;
	char bytes[4];
	xml_scan_reference(&reading->scan);
	enum XML_Error error =
	    xml_reference_read(begin, reading->scan.at, reading->lenient, bytes, &nbytes);
	if (error != XML_ERROR_NONE) {
		reading->scan.at = begin;
		return error;
	}
	memcpy(reading->to, bytes, nbytes);
	reading->to += nbytes;
	return XML_ERROR_NONE;
}

/* Keeps the text between the quotes, in which each space, and each line end, is one space. */
static enum XML_Error keep_value(struct reading *reading) {
	struct xml_scan *scan = &reading->scan;
	char quote = *scan->at++;
	while (*scan->at != quote) {
		if (*scan->at == '&') {
			enum XML_Error error = keep_reference(reading);
			if (error != XML_ERROR_NONE)
				return error;
			continue;
		}
		scan->at += scan->at[0] == '\r' && scan->at[1] == '\n';
		*reading->to++ = xml_is_space(*scan->at) ? ' ' : *scan->at;
		scan->at++;
	}
	scan->at++;
	*reading->to++ = '\0';
	return XML_ERROR_NONE;
}

static void step_to_value(struct xml_scan *scan) {
	xml_scan_spaces(scan);
	xml_scan_text(scan, "=");
	xml_scan_spaces(scan);
}

/* By name, then by place: what is kept lies in the order of the text. */
static int compare_names(const void *one, const void *other) {
	const char *const *name = one, *const *other_name = other;
	int order = strcmp(*name, *other_name);
	return order != 0 ? order : (*name > *other_name) - (*name < *other_name);
}

/* The first name that was there before; NULL when there is none. *memory_ret: there was enough. */
static const char *find_repeated(const char **attributes, size_t number, bool *memory_ret) {
	const char **names = malloc((number + 1) * sizeof *names);
	const char *repeated = NULL;
	*memory_ret = names != NULL;
	for (size_t i = 0; names && i < number; i++)
		names[i] = attributes[2 * i];
	if (names)
		qsort(names, number, sizeof *names, compare_names);
	for (size_t i = 1; names && i < number; i++)
		if (strcmp(names[i - 1], names[i]) == 0 && (!repeated || names[i] < repeated))
			repeated = names[i];
	free(names);
	return repeated;
}

/* Puts scan->at where a name was that was kept as the so manieth. */
static void return_to_name(struct reading *reading, const char *begin, size_t index) {
	struct xml_scan *scan = &reading->scan;
	scan->at = begin + 1;
	xml_scan_name(scan);
	for (;; index--) {
		xml_scan_spaces(scan);
		if (index == 0)
			return;
		xml_scan_name(scan);
		step_to_value(scan);
		xml_scan_literal(scan);
	}
}

static enum XML_Error read_attributes(struct reading *reading, const char *begin,
                                      const char **attributes) {
	size_t number = 0;
	bool enough;
	while (xml_scan_spaces(&reading->scan) && *reading->scan.at != '/' &&
	       *reading->scan.at != '>') {
		attributes[2 * number] = keep_name(reading);
		step_to_value(&reading->scan);
		attributes[2 * number + 1] = reading->to;
		enum XML_Error error = keep_value(reading);
		if (error != XML_ERROR_NONE)
			return error;
		number++;
	}
	const char *repeated = find_repeated(attributes, number, &enough);
	if (!enough)
		return XML_ERROR_NO_MEMORY;
	if (!repeated)
		return XML_ERROR_NONE;
	size_t index = 0;
	while (attributes[2 * index] != repeated)
		index++;
	return_to_name(reading, begin, index);
	return XML_ERROR_DUPLICATE_ATTRIBUTE;
}

static size_t count_byte(const char *begin, const char *end, char byte) {
	size_t number = 0;
	for (; begin < end; begin++)
		number += *begin == byte;
	return number;
}

enum XML_Error xml_tag_read(const char *begin, const char *end, bool lenient,
                            struct xml_tag *tag_ret, const char **fault_ret) {
	/* Nothing that is kept is longer than how it is written, with the NUL. */
	struct xml_tag tag = {.name = malloc((size_t)(end - begin) + 1), .ends = end[-2] == '/'};
	tag.attributes = calloc(2 * count_byte(begin, end, '=') + 1, sizeof *tag.attributes);
	struct reading reading = {{begin + 1, end}, tag.name, lenient};
	enum XML_Error error = XML_ERROR_NO_MEMORY;
	if (tag.name && tag.attributes) {
		keep_name(&reading);
		error = read_attributes(&reading, begin, tag.attributes);
	}
	*fault_ret = reading.scan.at;
	*tag_ret = tag;
	if (error != XML_ERROR_NONE)
		xml_tag_free(tag_ret);
	return error;
}

void xml_tag_free(struct xml_tag *tag) {
	free(tag->name);
	free(tag->attributes);
	*tag = (struct xml_tag){0};
}
