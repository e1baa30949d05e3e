/* Puzzles of SudokuPad (sudokupad.app): cells with value, centremarks and pencilMarks (those in the
 * corners), regions as lists of [row, column] from 0, words in `metadata` or in cages without
 * cells. Names are shortened in links, so that both are looked for. Every value is a clue. There
 * are no rules but drawings; what is drawn is passed over when the words of the rules name those of
 * Sudoku only, and colours of whole cells always. */
#include "io/json_cells.h"
#include "io/json_kind.h"
#include "io/regions.h"
#include "io/tagged_word.h"
#include "io/variant.h"

#ifdef NONET_HAVE_JANSSON

#include <stdio.h>
#include <string.h>

static const json_t *get(const json_t *object, const char *name, const char *short_name) {
	const json_t *value = json_object_get(object, name);
	return value ? value : json_object_get(object, short_name);
}

static const json_t *cells_of(const json_t *root) {
	return get(root, "cells", "ce");
}

static bool matches(const json_t *root) {
	return json_is_object(json_array_get(json_array_get(cells_of(root), 0), 0));
}

/* ---- Words ---- */

/* The rules may be a list of texts, for which there is one word. */
static void read_rules(const json_t *rules, struct nonet_told *told) {
	char joined[4096];
	size_t at = 0;
	for (size_t i = 0; i < json_array_size(rules) && at < sizeof joined; i++) {
		const char *text = json_string_value(json_array_get(rules, i));
		if (text)
			at += (size_t)snprintf(joined + at, sizeof joined - at, "%s%.*s", at ? "\n" : "", 4000,
			                       text);
	}
	if (at > 0)
		nonet_told_set_word(told, &told->puzzle.words.rules, joined, strlen(joined));
}

static void read_words(const json_t *root, struct nonet_told *told) {
	const json_t *metadata = json_object_get(root, "metadata");
	struct nonet_words *words = &told->puzzle.words;
	nonet_json_set_word(told, &words->title, metadata, "t");
	if (!words->title)
		nonet_json_set_word(told, &words->title, metadata, "title");
	nonet_json_set_word(told, &words->author, metadata, "author");
	nonet_json_set_word(told, &words->rules, metadata, "rules");
	read_rules(json_object_get(metadata, "rules"), told);
	nonet_json_read_solution(json_object_get(metadata, "solution"), &told->puzzle);
	const json_t *cages = get(root, "cages", "ca");
	for (size_t i = 0; i < json_array_size(cages); i++) {
		const char *text = json_string_value(get(json_array_get(cages, i), "value", "v"));
		if (text)
			nonet_tagged_word(told, text);
	}
}

/* ---- Rules ---- */

static bool is(const json_t *value, const char *text) {
	return json_is_string(value) && strcmp(json_string_value(value), text) == 0;
}

static void add_cage(const json_t *cage, bool drawings_count, struct nonet_variant *variant) {
	const json_t *value = get(cage, "value", "v");
	const json_t *style = json_object_get(cage, "style");
	const json_t *type = json_object_get(cage, "type");
	const char *text = json_string_value(value);
	if (json_array_size(cells_of(cage)) == 0 || is(style, "box") || is(type, "region") ||
	    is(type, "rowcol"))
		return;
	if (is(style, "extraregion"))
		nonet_variant_add(variant, N_("extra regions"));
	else if (is(type, "disjoint"))
		nonet_variant_add(variant, N_("disjoint groups"));
	else if (json_object_get(cage, "sum") || json_is_number(value) ||
	         (text && *text >= '0' && *text <= '9'))
		nonet_variant_add(variant, N_("killer cages"));
	else if (drawings_count)
		nonet_variant_add(variant, N_("cages"));
}

static bool is_one(const json_t *value) {
	int number;
	return nonet_json_int(value, 1, 1, &number);
}

/* A square as large as a cell and without text is its colour. Lines with a target are the grid's
 * own. */
static bool is_decoration(const json_t *drawing) {
	bool colour = is_one(get(drawing, "width", "w")) && is_one(get(drawing, "height", "h")) &&
	              !json_is_true(get(drawing, "rounded", "r")) && !get(drawing, "text", "te");
	return colour || json_object_get(drawing, "target");
}

static void add_drawings(const json_t *drawings, const char *name, struct nonet_variant *variant) {
	for (size_t i = 0; i < json_array_size(drawings); i++)
		if (!is_decoration(json_array_get(drawings, i)))
			nonet_variant_add(variant, name);
}

static void add_global(const json_t *root, struct nonet_variant *variant) {
	const json_t *global = json_object_get(root, "global");
	for (size_t i = 0; i < json_array_size(global); i++) {
		const char *key = json_string_value(json_array_get(global, i));
		if (key)
			nonet_variant_add_key(variant, key);
		else
			nonet_variant_add(variant, N_("rules for the whole grid"));
	}
	static const char *const lists[] = {"foglight", "foglink", "fogofwar", "triggereffect"};
	for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
		if (json_object_get(root, lists[i]))
			nonet_variant_add(variant, N_("fog"));
	static const char *const flags[] = {"antiking", "antiknight"};
	for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
		if (json_is_true(json_object_get(json_object_get(root, "metadata"), flags[i])))
			nonet_variant_add_key(variant, flags[i]);
}

static bool has_only_classic_rules(const json_t *root, const struct nonet_told *told,
                                   struct nonet_error *error_ret) {
	struct nonet_variant variant = {0};
	const char *rules = told->puzzle.words.rules;
	bool drawings_count = !rules || !nonet_variant_is_classic(rules);
	const json_t *cages = get(root, "cages", "ca");
	add_global(root, &variant);
	for (size_t i = 0; i < json_array_size(cages); i++)
		add_cage(json_array_get(cages, i), drawings_count, &variant);
	if (drawings_count) {
		add_drawings(get(root, "arrows", "a"), N_("arrows"), &variant);
		add_drawings(get(root, "lines", "l"), N_("lines"), &variant);
		add_drawings(get(root, "overlays", "o"), N_("drawn clues"), &variant);
		add_drawings(get(root, "underlays", "u"), N_("drawn clues"), &variant);
	}
	return !nonet_variant_refuse(&variant, error_ret);
}

/* ---- Cells ---- */

static bool read_cell(const json_t *entry, int cell, struct nonet_puzzle *puzzle,
                      struct nonet_error *error_ret) {
	int size = puzzle->size;
	bool good =
	    nonet_json_read_value(get(entry, "value", "v"), size, &puzzle->value[cell], error_ret) &&
	    nonet_json_read_marks(json_object_get(entry, "centremarks"), size, &puzzle->marks[cell],
	                          error_ret) &&
	    nonet_json_read_marks(json_object_get(entry, "pencilMarks"), size, &puzzle->corners[cell],
	                          error_ret);
	puzzle->given[cell] = puzzle->value[cell] != 0;
	if (puzzle->value[cell] != 0)
		puzzle->marks[cell] = puzzle->corners[cell] = 0;
	return good;
}

static bool read_cells(const json_t *rows, struct nonet_puzzle *puzzle,
                       struct nonet_error *error_ret) {
	size_t size = puzzle->size;
	for (size_t cell = 0; cell < size * size; cell++) {
		const json_t *row = json_array_get(rows, cell / size);
		if (!nonet_json_is_array_of(row, size)) {
			nonet_json_fault(error_ret, row, N_("as many cells in each row as there are rows"),
			                 NULL);
			return false;
		}
		if (!read_cell(json_array_get(row, cell % size), (int)cell, puzzle, error_ret))
			return false;
	}
	return true;
}

static bool read_region(const json_t *cells, uint8_t region, struct nonet_puzzle *puzzle,
                        uint8_t seen[NONET_MAX_CELLS], struct nonet_error *error_ret) {
	int size = puzzle->size;
	for (size_t i = 0; i < json_array_size(cells); i++) {
		const json_t *place = json_array_get(cells, i);
		int row, column;
		if (!nonet_json_int(json_array_get(place, 0), 0, size - 1, &row) ||
		    !nonet_json_int(json_array_get(place, 1), 0, size - 1, &column) ||
		    seen[row * size + column]) {
			nonet_json_fault(error_ret, place, N_("each cell of the grid in one region"), NULL);
			return false;
		}
		seen[row * size + column] = 1;
		puzzle->region[row * size + column] = region;
	}
	return true;
}

/* Without any, the grid has the usual ones. */
static bool read_regions(const json_t *regions, struct nonet_puzzle *puzzle,
                         struct nonet_error *error_ret) {
	uint8_t seen[NONET_MAX_CELLS] = {0};
	int size = puzzle->size;
	if (json_array_size(regions) == 0)
		return true;
	if (!nonet_json_is_array_of(regions, (size_t)size)) {
		nonet_json_fault(error_ret, regions, N_("as many regions as rows"), NULL);
		return false;
	}
	for (size_t i = 0; i < (size_t)size; i++)
		if (!read_region(json_array_get(regions, i), (uint8_t)i, puzzle, seen, error_ret))
			return false;
	if (memchr(seen, 0, (size_t)size * (size_t)size)) {
		nonet_json_fault(error_ret, regions, N_("regions that hold every cell of the grid"), NULL);
		return false;
	}
	return nonet_regions_settle(puzzle, error_ret);
}

static bool read(const json_t *root, struct nonet_told *told_ret, struct nonet_error *error_ret) {
	const json_t *rows = cells_of(root);
	size_t size = json_array_size(rows);
	if (size < 1 || size > NONET_MAX_SIZE) {
		nonet_json_fault(error_ret, rows, N_("1 to 25 rows of cells"), NULL);
		return false;
	}
	nonet_told_clear(told_ret, (int)size);
	read_words(root, told_ret);
	if (!has_only_classic_rules(root, told_ret, error_ret) ||
	    !read_cells(rows, &told_ret->puzzle, error_ret) ||
	    !read_regions(get(root, "regions", "re"), &told_ret->puzzle, error_ret))
		return false;
	told_ret->puzzle.complete = nonet_told_is_noted(told_ret);
	return true;
}

const struct nonet_json_kind nonet_json_sudokupad = {.matches = matches, .read = read};

#endif
