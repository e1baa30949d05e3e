#include "cli/json.h"

#ifdef NONET_HAVE_JANSSON

#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

const char *json_version(void) {
	return JANSSON_VERSION;
}

/* How many bytes the UTF-8 character at `text` has; 0 when it is none. */
static size_t utf8_length(const unsigned char *text, size_t nbytes) {
	unsigned char first = text[0];
	size_t length = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
	if (first > 0xF4 || length > nbytes)
		return 0;
	for (size_t i = 1; i < length; i++)
		if ((text[i] & 0xC0) != 0x80)
			return 0;
	bool overlong = (first == 0xE0 && text[1] < 0xA0) || (first == 0xF0 && text[1] < 0x90);
	bool surrogate = first == 0xED && text[1] > 0x9F;
	bool beyond = first == 0xF4 && text[1] > 0x8F;
	return overlong || surrogate || beyond ? 0 : length;
}

/* JSON is UTF-8, files and their names may hold anything: other bytes become U+FFFD. */
static json_t *any_text(const char *text, size_t nbytes) {
	char *clean = malloc(3 * nbytes + 1);
	size_t length = 0;
	if (!clean)
		return NULL;
	for (size_t at = 0; at < nbytes;) {
		size_t step = utf8_length((const unsigned char *)text + at, nbytes - at);
		memcpy(clean + length, step > 0 ? text + at : "\xEF\xBF\xBD", step > 0 ? step : 3);
		length += step > 0 ? step : 3;
		at += step > 0 ? step : 1;
	}
	json_t *string = json_stringn(clean, length);
	free(clean);
	return string;
}

static json_t *board_text(const struct nonet_board *board) {
	char line[NONET_LINE_SIZE];
	return json_string(nonet_board_print(board, line));
}

static json_t *number(uint64_t number) {
	return json_integer(number <= INT64_MAX ? (json_int_t)number : INT64_MAX);
}

static json_t *cell_names(const uint8_t cells[NONET_CELLS]) {
	json_t *array = json_array();
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		char name[NONET_NAME_SIZE];
		if (cells[cell])
			json_array_append_new(array, json_string(nonet_cell_name(cell, name)));
	}
	return array;
}

/* Writes the members without the braces around them, so that an object can be written in pieces,
 * and frees them. */
static void write_members(struct output *output, json_t *object) {
	char *text = json_dumps(object, JSON_COMPACT | JSON_EMBED);
	json_decref(object);
	if (text)
		output_print(output, "%s", text);
	else
		output_fail(output, ENOMEM);
	free(text);
}

void json_open(struct output *output, const struct puzzle *puzzle) {
	json_t *object = json_object();
	json_object_set_new(object, "file", any_text(puzzle->source, strlen(puzzle->source)));
	json_object_set_new(object, "line", number(puzzle->item.line));
	if (puzzle->readable)
		json_object_set_new(object, "puzzle", board_text(&puzzle->item.board));
	if (puzzle->item.comment_nbytes > 0)
		json_object_set_new(object, "comment",
		                    any_text(puzzle->item.comment, puzzle->item.comment_nbytes));
	output_print(output, "{");
	write_members(output, object);
}

void json_solution(struct output *output, uint64_t index, const struct nonet_board *solution) {
	char line[NONET_LINE_SIZE];
	output_print(output, "%s\"%s\"", index == 0 ? ",\"solutions\":[" : ",",
	             nonet_board_print(solution, line));
}

static json_t *error_object(const char *message) {
	json_t *error = json_object();
	json_object_set_new(error, "message", any_text(message, strlen(message)));
	return error;
}

static void add_reason(void *context, const char *reason) {
	json_array_append_new(context, error_object(reason));
}

static void add_errors(json_t *object, const struct finding *finding,
                       const struct json_facts *facts) {
	json_t *errors = json_array();
	if (!finding->puzzle->readable) {
		const struct nonet_error *error = &finding->puzzle->item.error;
		json_t *entry = error_object(error->message);
		json_object_set_new(entry, "line", number(error->line));
		json_object_set_new(entry, "column", number(error->column));
		json_array_append_new(errors, entry);
	}
	if (facts->fault)
		add_reason(errors, facts->fault);
	else
		finding_reasons(finding, FINDING_FOR_PROGRAMS, add_reason, errors);
	if (facts->can_be_cut && finding->ended != NONET_OK && finding->verdict != NONET_UNKNOWN)
		add_reason(errors, finding_end_text(finding));
	if (json_array_size(errors) > 0)
		json_object_set(object, "errors", errors);
	json_decref(errors);
}

static void add_facts(json_t *object, const struct finding *finding,
                      const struct json_facts *facts) {
	if (facts->solution)
		json_object_set_new(object, "solution", board_text(facts->solution));
	if (facts->count)
		json_object_set_new(object, "count", number(*facts->count));
	if (facts->count || facts->can_be_cut)
		json_object_set_new(object, "complete", json_boolean(finding->ended == NONET_OK));
	if (facts->differ)
		json_object_set_new(object, "differ", cell_names(facts->differ));
	if (facts->redundant)
		json_object_set_new(object, "redundant", cell_names(facts->redundant));
	if (facts->guesses)
		json_object_set_new(object, "guesses", number(*facts->guesses));
}

void json_close(struct output *output, const struct finding *finding,
                const struct json_facts *facts) {
	json_t *object = json_object();
	json_object_set_new(object, "status", json_string(finding_word(finding)));
	if (finding->puzzle->readable) {
		add_facts(object, finding, facts);
		json_object_set_new(object, "time_ns", number(finding->time_ns));
	}
	add_errors(object, finding, facts);
	output_print(output, facts->nsolutions > 0 ? "]," : ",");
	write_members(output, object);
	output_print(output, "}\n");
}

#else

const char *json_version(void) {
	return NULL;
}

void json_open(struct output *output, const struct puzzle *puzzle) {
	(void)output, (void)puzzle;
}

void json_solution(struct output *output, uint64_t index, const struct nonet_board *solution) {
	(void)output, (void)index, (void)solution;
}

void json_close(struct output *output, const struct finding *finding,
                const struct json_facts *facts) {
	(void)output, (void)finding, (void)facts;
}

#endif
