/* Saved games of GNOME Sudoku, as its sources write and read them: cells with a position (row and
 * column from 0), a value, whether it is fixed, and earmarks; cells that have none of it are left
 * out. */
#include "io/json_kind.h"

#ifdef NONET_HAVE_JANSSON

static bool matches(const json_t *root) {
	const json_t *cells = json_object_get(root, "cells");
	return json_is_array(cells) &&
	       (json_object_get(root, "difficulty_category") || json_object_get(root, "time_elapsed") ||
	        json_object_get(json_array_get(cells, 0), "earmarks"));
}

/* -1 with an error when it is none. */
static int read_position(const json_t *entry, struct nonet_error *error_ret) {
	const json_t *position = json_object_get(entry, "position");
	int row, column;
	if (nonet_json_is_array_of(position, 2) &&
	    nonet_json_int(json_array_get(position, 0), 0, 8, &row) &&
	    nonet_json_int(json_array_get(position, 1), 0, 8, &column))
		return 9 * row + column;
	nonet_json_fault(error_ret, position, N_("a position of two numbers from 0 to 8 for each cell"),
	                 NULL);
	return -1;
}

static bool read_earmarks(const json_t *earmarks, uint32_t *marks_ret,
                          struct nonet_error *error_ret) {
	int digit;
	*marks_ret = 0;
	for (size_t i = 0; i < json_array_size(earmarks); i++) {
		if (!nonet_json_int(json_array_get(earmarks, i), 1, 9, &digit)) {
			nonet_json_fault(error_ret, json_array_get(earmarks, i), N_("earmarks from 1 to 9"),
			                 NULL);
			return false;
		}
		*marks_ret |= UINT32_C(1) << (digit - 1);
	}
	return true;
}

static bool read_cell(const json_t *entry, struct nonet_puzzle *puzzle, bool seen[NONET_CELLS],
                      struct nonet_error *error_ret) {
	const json_t *value = json_object_get(entry, "value");
	int digit = 0;
	int cell = read_position(entry, error_ret);
	if (cell < 0 ||
	    !read_earmarks(json_object_get(entry, "earmarks"), &puzzle->marks[cell], error_ret))
		return false;
	if (value && !nonet_json_int(value, 0, 9, &digit)) {
		nonet_json_fault(error_ret, value, N_("a value from 0 to 9 for each cell"), NULL);
		return false;
	}
	if (seen[cell]) {
		nonet_json_fault(error_ret, json_object_get(entry, "position"),
		                 N_("each position once; one comes again"), NULL);
		return false;
	}
	seen[cell] = true;
	puzzle->value[cell] = (uint8_t)digit;
	puzzle->given[cell] = digit != 0 && json_is_true(json_object_get(entry, "fixed"));
	if (digit != 0)
		puzzle->marks[cell] = 0;
	return true;
}

/* Seconds; -1 where no time was kept. */
static uint64_t read_time(const json_t *root) {
	double seconds = json_number_value(json_object_get(root, "time_elapsed"));
	return seconds > 0 && seconds < 1e12 ? (uint64_t)(seconds * 1000 + 0.5) : 0;
}

static bool read(const json_t *root, struct nonet_told *told_ret, struct nonet_error *error_ret) {
	bool seen[NONET_CELLS] = {false};
	const json_t *cells = json_object_get(root, "cells");
	nonet_told_clear(told_ret, 9);
	for (size_t i = 0; i < json_array_size(cells); i++)
		if (!read_cell(json_array_get(cells, i), &told_ret->puzzle, seen, error_ret))
			return false;
	told_ret->puzzle.complete = nonet_told_is_noted(told_ret);
	told_ret->puzzle.elapsed_ms = read_time(root);
	nonet_json_set_word(told_ret, &told_ret->puzzle.words.level, root, "difficulty_category");
	return true;
}

const struct nonet_json_kind nonet_json_gnome = {matches, read};

#endif
