/* Puzzles of f-puzzles (f-puzzles.com), whose fields the solvers that read them name: a grid of
 * cells with value, given, centerPencilMarks, cornerPencilMarks, givenPencilMarks and region; each
 * kind of rule is a field of its own. Drawings mean nothing unless the words of the rules do more
 * than name those of Sudoku. */
#include "io/json_cells.h"
#include "io/json_kind.h"
#include "io/regions.h"
#include "io/tagged_word.h"
#include "io/variant.h"

#ifdef NONET_HAVE_JANSSON

#include <string.h>

static bool matches(const json_t *root) {
	const json_t *grid = json_object_get(root, "grid");
	return json_object_get(root, "size") &&
	       json_is_object(json_array_get(json_array_get(grid, 0), 0));
}

/* ---- Rules ---- */

/* Whether the field is there and not off. */
static bool is_on(const json_t *value) {
	return json_is_true(value) || json_array_size(value) > 0 || json_object_size(value) > 0;
}

static bool is_one_of(const char *key, const char *const *keys, size_t number) {
	for (size_t i = 0; i < number; i++)
		if (strcmp(keys[i], key) == 0)
			return true;
	return false;
}

static void add_rules(const json_t *root, bool drawings_count, struct nonet_variant *variant) {
	static const char *const other[] = {"grid",          "solution",
	                                    "metadata",      "highlightConflicts",
	                                    "disabledlogic", "truecandidatesoptions"};
	static const char *const drawings[] = {"line", "rectangle", "circle", "text"};
	const char *key;
	json_t *value;
	/* The object is only read; jansson has no iterator for constant ones. */
	json_object_foreach((json_t *)root, key, value) {
		if (!is_on(value) || strcmp(key, "cage") == 0 ||
		    is_one_of(key, other, sizeof other / sizeof *other))
			continue;
		if (!is_one_of(key, drawings, sizeof drawings / sizeof *drawings))
			nonet_variant_add_key(variant, key);
		else if (drawings_count)
			nonet_variant_add(variant, N_("drawn clues"));
	}
}

/* Cages without a sum are drawings, some of which say something else in their text. */
static void add_cages(const json_t *cages, bool drawings_count, struct nonet_told *told,
                      struct nonet_variant *variant) {
	for (size_t i = 0; i < json_array_size(cages); i++) {
		const json_t *cage = json_array_get(cages, i);
		const char *value = json_string_value(json_object_get(cage, "value"));
		if (value && nonet_tagged_word(told, value))
			continue;
		if (value && (strcmp(value, "FOW") == 0 || strcmp(value, "FOGLIGHT") == 0))
			nonet_variant_add(variant, N_("fog"));
		else if (drawings_count || json_is_number(json_object_get(cage, "value")) ||
		         (value && *value >= '0' && *value <= '9'))
			nonet_variant_add(variant, N_("cages"));
	}
}

static bool has_only_classic_rules(const json_t *root, struct nonet_told *told,
                                   struct nonet_error *error_ret) {
	struct nonet_variant variant = {0};
	const char *rules = told->puzzle.words.rules;
	bool drawings_count = rules && !nonet_variant_is_classic(rules);
	add_rules(root, drawings_count, &variant);
	add_cages(json_object_get(root, "cage"), drawings_count, told, &variant);
	return !nonet_variant_refuse(&variant, error_ret);
}

/* ---- Cells ---- */

static bool read_region(const json_t *entry, int size, uint8_t *region,
                        struct nonet_error *error_ret) {
	const json_t *told = json_object_get(entry, "region");
	int number = *region;
	if (told && !nonet_json_int(told, 0, size - 1, &number)) {
		nonet_json_fault(error_ret, told, N_("the number of a region, from 0, for each cell"),
		                 NULL);
		return false;
	}
	*region = (uint8_t)number;
	return true;
}

static bool read_cell(const json_t *entry, int cell, struct nonet_puzzle *puzzle,
                      struct nonet_error *error_ret) {
	int size = puzzle->size;
	uint32_t given_marks = 0, *marks = &puzzle->marks[cell];
	bool good = nonet_json_read_value(json_object_get(entry, "value"), size, &puzzle->value[cell],
	                                  error_ret) &&
	            nonet_json_read_marks(json_object_get(entry, "centerPencilMarks"), size, marks,
	                                  error_ret) &&
	            nonet_json_read_marks(json_object_get(entry, "cornerPencilMarks"), size,
	                                  &puzzle->corners[cell], error_ret) &&
	            nonet_json_read_marks(json_object_get(entry, "givenPencilMarks"), size,
	                                  &given_marks, error_ret) &&
	            read_region(entry, size, &puzzle->region[cell], error_ret);
	if (given_marks != 0)
		*marks = (*marks & given_marks) != 0 ? *marks & given_marks : given_marks;
	puzzle->given[cell] = puzzle->value[cell] != 0 && json_is_true(json_object_get(entry, "given"));
	if (puzzle->value[cell] != 0)
		puzzle->marks[cell] = puzzle->corners[cell] = 0;
	return good;
}

static bool read_grid(const json_t *grid, struct nonet_puzzle *puzzle,
                      struct nonet_error *error_ret) {
	size_t size = puzzle->size;
	if (!nonet_json_is_array_of(grid, size)) {
		nonet_json_fault(error_ret, grid, N_("a grid of as many rows as its size says"), NULL);
		return false;
	}
	for (size_t cell = 0; cell < size * size; cell++) {
		const json_t *row = json_array_get(grid, cell / size);
		if (!nonet_json_is_array_of(row, size)) {
			nonet_json_fault(error_ret, row, N_("a row of as many cells as the size says"), NULL);
			return false;
		}
		if (!read_cell(json_array_get(row, cell % size), (int)cell, puzzle, error_ret))
			return false;
	}
	return nonet_regions_settle(puzzle, error_ret);
}

/* Where no cell says `given`, at whatever value, the filled ones are the puzzle. */
static void settle_givens(const json_t *grid, struct nonet_puzzle *puzzle) {
	size_t size = puzzle->size;
	for (size_t cell = 0; cell < size * size; cell++)
		if (json_object_get(json_array_get(json_array_get(grid, cell / size), cell % size),
		                    "given"))
			return;
	for (size_t cell = 0; cell < size * size; cell++)
		puzzle->given[cell] = puzzle->value[cell] != 0;
}

static bool read(const json_t *root, struct nonet_told *told_ret, struct nonet_error *error_ret) {
	const json_t *grid = json_object_get(root, "grid");
	int size;
	if (!nonet_json_int(json_object_get(root, "size"), 1, NONET_MAX_SIZE, &size)) {
		nonet_json_fault(error_ret, json_object_get(root, "size"), N_("a size from 1 to 25"), NULL);
		return false;
	}
	nonet_told_clear(told_ret, size);
	struct nonet_puzzle *puzzle = &told_ret->puzzle;
	nonet_json_set_word(told_ret, &puzzle->words.title, root, "title");
	nonet_json_set_word(told_ret, &puzzle->words.author, root, "author");
	nonet_json_set_word(told_ret, &puzzle->words.rules, root, "ruleset");
	if (!has_only_classic_rules(root, told_ret, error_ret) || !read_grid(grid, puzzle, error_ret))
		return false;
	settle_givens(grid, puzzle);
	nonet_json_read_solution(json_object_get(root, "solution"), puzzle);
	puzzle->complete = nonet_told_is_noted(told_ret);
	return true;
}

const struct nonet_json_kind nonet_json_fpuzzles = {.matches = matches, .read = read};

#endif
