/* nonet's own JSON: an object with all that a puzzle has, as docs/formats.md tells. */
#include "io/json_kind.h"

#ifdef NONET_HAVE_JANSSON

#include <assert.h>
#include <string.h>

enum { VERSION = 1 };

static bool matches(const json_t *root) {
	return json_object_get(root, "nonet") != NULL;
}

/* 0 for a blank, -1 for what is no symbol. */
static int value_of(char symbol) {
	if (symbol == '.' || symbol == '0')
		return 0;
	if (symbol >= '1' && symbol <= '9')
		return symbol - '0';
	return symbol >= 'A' && symbol <= 'P' ? symbol - 'A' + 10 : -1;
}

/* Says a sentence about the member {name}. */
static bool refuse_with(struct nonet_error *error_ret, const char *name, const char *sentence,
                        const struct nonet_filling *fillings) {
	*error_ret = (struct nonet_error){.line = 1, .column = 1};
	nonet_sentence_begin(&error_ret->sentence, sentence, NULL, 1);
	nonet_sentence_fill(&error_ret->sentence, NONET_WITH(NONET_TEXT("name", name)));
	nonet_error_fill(error_ret, fillings);
	return false;
}

static bool refuse(struct nonet_error *error_ret, const char *name, const char *sentence) {
	return refuse_with(error_ret, name, sentence, NULL);
}

static bool refuse_cell(struct nonet_error *error_ret, const char *name, int cell, int size) {
	assert(size > 0);
	char highest[] = {(char)(size <= 9 ? '0' + size : 'A' + size - 10), '\0'};
	return refuse_with(
	    error_ret, name,
	    size == 1
	        ? N_("\"{name}\" has no good symbol for r{row}c{column}; expected {highest}")
	        : N_("\"{name}\" has no good symbol for r{row}c{column}; expected 1 to {highest}"),
	    NONET_WITH(NONET_NUMBER("row", cell / size + 1), NONET_NUMBER("column", cell % size + 1),
	               NONET_TEXT("highest", highest)));
}

/* A symbol for each cell of a puzzle whose size is known. Values below `low` are none. */
static bool read_symbols(const json_t *root, const char *name, int size, int low,
                         uint8_t *values_ret, struct nonet_error *error_ret) {
	size_t nbytes;
	const char *text = nonet_json_string(json_object_get(root, name), &nbytes);
	if (!text)
		return refuse(error_ret, name,
		              N_("\"{name}\" is no text; expected a symbol for each cell"));
	if (nbytes != (size_t)size * (size_t)size)
		return refuse_with(error_ret, name,
		                   N_("\"{name}\" has {length} characters; expected {cells}"),
		                   NONET_WITH(NONET_NUMBER("length", (long long)nbytes),
		                              NONET_NUMBER("cells", size * size)));
	for (int cell = 0; cell < size * size; cell++) {
		int value = value_of(text[cell]);
		if (value < low || value > size)
			return refuse_cell(error_ret, name, cell, size);
		values_ret[cell] = (uint8_t)value;
	}
	return true;
}

/* A word of symbols for each cell, '.' for none. Filled cells have none. */
static bool read_marks(const json_t *root, const char *name, const struct nonet_puzzle *puzzle,
                       uint32_t *marks_ret, struct nonet_error *error_ret) {
	size_t nbytes;
	const char *text = nonet_json_string(json_object_get(root, name), &nbytes);
	int cell = 0, ncells = puzzle->size * puzzle->size;
	if (!text)
		return refuse(error_ret, name, N_("\"{name}\" is no text; expected a word for each cell"));
	for (text += strspn(text, " "); *text; text += strspn(text, " "), cell++) {
		uint32_t marks = 0;
		if (cell == ncells)
			return refuse(error_ret, name,
			              N_("\"{name}\" has too many words; expected one for each cell"));
		for (; *text != '\0' && *text != ' '; text++) {
			int value = value_of(*text);
			if (value < 0 || value > puzzle->size)
				return refuse_cell(error_ret, name, cell, puzzle->size);
			marks |= value == 0 ? 0 : UINT32_C(1) << (value - 1);
		}
		marks_ret[cell] = puzzle->value[cell] == 0 ? marks : 0;
	}
	return cell == ncells ||
	       refuse(error_ret, name, N_("\"{name}\" has too few words; expected one for each cell"));
}

static bool has(const json_t *root, const char *name) {
	return json_object_get(root, name) != NULL;
}

/* The size whose cells are so many; 0 when there is none. */
static int size_of(size_t ncells) {
	for (int size = 1; size <= NONET_MAX_SIZE; size++)
		if ((size_t)size * (size_t)size == ncells)
			return size;
	return 0;
}

static bool read_cells(const json_t *root, struct nonet_puzzle *puzzle,
                       struct nonet_error *error_ret) {
	uint8_t givens[NONET_MAX_CELLS] = {0};
	if (!read_symbols(root, "puzzle", puzzle->size, 0, givens, error_ret) ||
	    !read_symbols(root, has(root, "cells") ? "cells" : "puzzle", puzzle->size, 0, puzzle->value,
	                  error_ret))
		return false;
	for (int cell = 0; cell < puzzle->size * puzzle->size; cell++) {
		if (givens[cell] != 0 && puzzle->value[cell] != givens[cell])
			return refuse(error_ret, "cells",
			              N_("\"{name}\" has other clues than \"puzzle\"; expected the same"));
		puzzle->given[cell] = givens[cell] != 0;
	}
	return true;
}

static bool read_regions(const json_t *root, struct nonet_puzzle *puzzle,
                         struct nonet_error *error_ret) {
	int cells[NONET_MAX_SIZE] = {0};
	if (!has(root, "regions"))
		return true;
	if (!read_symbols(root, "regions", puzzle->size, 1, puzzle->region, error_ret))
		return false;
	for (int cell = 0; cell < puzzle->size * puzzle->size; cell++)
		cells[--puzzle->region[cell]]++;
	for (int region = 0; region < puzzle->size; region++)
		if (cells[region] != puzzle->size)
			return refuse(error_ret, "regions",
			              N_("\"{name}\" has regions of several sizes; expected as many cells as "
			                 "digits in each"));
	return true;
}

static bool read_all_marks(const json_t *root, struct nonet_puzzle *puzzle,
                           struct nonet_error *error_ret) {
	puzzle->complete = has(root, "candidates");
	if (puzzle->complete && has(root, "marks"))
		return refuse(error_ret, "marks",
		              N_("\"{name}\" stands beside \"candidates\"; expected one of them"));
	return (!puzzle->complete ||
	        read_marks(root, "candidates", puzzle, puzzle->marks, error_ret)) &&
	       (!has(root, "marks") || read_marks(root, "marks", puzzle, puzzle->marks, error_ret)) &&
	       (!has(root, "corners") ||
	        read_marks(root, "corners", puzzle, puzzle->corners, error_ret));
}

static bool read_time(const json_t *root, struct nonet_puzzle *puzzle,
                      struct nonet_error *error_ret) {
	const json_t *time = json_object_get(root, "elapsed_ms");
	if (time && (!json_is_integer(time) || json_integer_value(time) < 0))
		return refuse(error_ret, "elapsed_ms",
		              N_("\"{name}\" is no number of milliseconds; expected 0 or more"));
	puzzle->elapsed_ms = (uint64_t)json_integer_value(time);
	return true;
}

static void read_words(const json_t *root, struct nonet_told *told) {
	struct nonet_words *words = &told->puzzle.words;
	nonet_json_set_word(told, &words->title, root, "title");
	nonet_json_set_word(told, &words->author, root, "author");
	nonet_json_set_word(told, &words->level, root, "level");
	nonet_json_set_word(told, &words->rating, root, "rating");
	nonet_json_set_word(told, &words->source, root, "source");
	nonet_json_set_word(told, &words->date, root, "date");
	nonet_json_set_word(told, &words->rules, root, "rules");
	nonet_json_set_word(told, &words->comment, root, "comment");
}

static bool read(const json_t *root, struct nonet_told *told_ret, struct nonet_error *error_ret) {
	struct nonet_puzzle *puzzle = &told_ret->puzzle;
	size_t ncells;
	int version;
	if (!nonet_json_int(json_object_get(root, "nonet"), VERSION, VERSION, &version)) {
		nonet_json_fault(error_ret, json_object_get(root, "nonet"), N_("\"nonet\": 1, the version"),
		                 NULL);
		return false;
	}
	if (!nonet_json_string(json_object_get(root, "puzzle"), &ncells)) {
		nonet_json_fault(error_ret, json_object_get(root, "puzzle"), N_("\"puzzle\": the clues"),
		                 NULL);
		return false;
	}
	if (size_of(ncells) == 0)
		return refuse(error_ret, "puzzle",
		              N_("\"{name}\" is no square of 1 to 625 characters; expected such as 81"));
	nonet_told_clear(told_ret, size_of(ncells));
	read_words(root, told_ret);
	return read_cells(root, puzzle, error_ret) && read_regions(root, puzzle, error_ret) &&
	       (!has(root, "solution") ||
	        read_symbols(root, "solution", puzzle->size, 1, puzzle->solution, error_ret)) &&
	       read_all_marks(root, puzzle, error_ret) && read_time(root, puzzle, error_ret);
}

const struct nonet_json_kind nonet_json_nonet = {matches, read};

#endif
