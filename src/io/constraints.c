#include "io/constraints.h"

#include <string.h>

enum { LONGEST_TYPE = 32 };

static bool is_digit(const struct nonet_cursor *cursor) {
	return cursor->glyph.folded >= '1' && cursor->glyph.folded <= '9';
}

/* Whether the cursor stands before an argument such as "~R1C2" or "~9x9", or one is behind it. */
static bool has_argument(struct nonet_cursor cursor) {
	while (cursor.glyph.folded != NONET_FOLD_END) {
		bool wave = nonet_cursor_is(&cursor, '~');
		nonet_cursor_step(&cursor);
		struct nonet_cursor digit = cursor;
		nonet_cursor_step(&digit);
		bool shape = is_digit(&cursor) && nonet_cursor_is(&digit, 'x');
		if (wave && (shape || (nonet_cursor_is(&cursor, 'R') && is_digit(&digit))))
			return true;
	}
	return false;
}

/* Whether the text begins with a given, ".~R1", or with a constraint that has a name, and
 * arguments somewhere. */
static bool begins(struct nonet_cursor cursor) {
	int length = 0;
	if (!nonet_cursor_is(&cursor, '.'))
		return false;
	nonet_cursor_step(&cursor);
	for (; nonet_is_letter(cursor.glyph.folded); nonet_cursor_step(&cursor))
		length++;
	bool ends = nonet_cursor_is(&cursor, '~') || (length > 0 && nonet_cursor_is(&cursor, '.'));
	return ends && has_argument(cursor);
}

/* Reads the name of a constraint, over which the cursor goes. */
static void read_type(struct nonet_cursor *cursor, char type_ret[LONGEST_TYPE]) {
	size_t length = 0;
	for (; cursor->glyph.folded != NONET_FOLD_END && !nonet_cursor_is(cursor, '~') &&
	       !nonet_cursor_is(cursor, '.');
	     nonet_cursor_step(cursor))
		if (length < LONGEST_TYPE - 1 && cursor->glyph.folded > ' ')
			type_ret[length++] = (char)cursor->glyph.folded;
	type_ret[length] = '\0';
}

/* Reads "R1C2" and goes past it: the cell, or -1. */
static int read_cell(struct nonet_cursor *cursor) {
	int place[2];
	for (int i = 0; i < 2; i++) {
		if (!nonet_cursor_is(cursor, i ? 'C' : 'R'))
			return -1;
		nonet_cursor_step(cursor);
		if (!is_digit(cursor))
			return -1;
		place[i] = cursor->glyph.folded - '1';
		nonet_cursor_step(cursor);
	}
	return 9 * place[0] + place[1];
}

/* Reads "_5" or "_5_6" and goes past it: the set of values, 0 when there is none. */
static uint32_t read_values(struct nonet_cursor *cursor) {
	uint32_t values = 0;
	while (nonet_cursor_is(cursor, '_')) {
		nonet_cursor_step(cursor);
		if (!is_digit(cursor))
			return 0;
		values |= 1u << (cursor->glyph.folded - '1');
		nonet_cursor_step(cursor);
	}
	return values;
}

static void set_cell(struct nonet_puzzle *puzzle, int cell, uint32_t values) {
	bool single = !(values & (values - 1));
	puzzle->given[cell] = single;
	puzzle->marks[cell] = single ? 0 : values;
	for (int digit = 1; single && digit <= 9; digit++)
		if (values >> (digit - 1) & 1)
			puzzle->value[cell] = (uint8_t)digit;
}

static bool read_givens(struct nonet_cursor *cursor, struct nonet_puzzle *puzzle,
                        struct nonet_error *fault_ret) {
	while (nonet_cursor_is(cursor, '~')) {
		nonet_cursor_step(cursor);
		struct nonet_cursor begin = *cursor;
		int cell = read_cell(cursor);
		uint32_t values = cell >= 0 ? read_values(cursor) : 0;
		if (values == 0) {
			nonet_fault(fault_ret, &begin,
			            N_("found no given such as R1C2_5 after '~'; expected row, column and "
			               "values"),
			            NULL);
			return false;
		}
		set_cell(puzzle, cell, values);
	}
	return true;
}

static void skip_arguments(struct nonet_cursor *cursor) {
	while (cursor->glyph.folded != NONET_FOLD_END && !nonet_cursor_is(cursor, '.'))
		nonet_cursor_step(cursor);
}

static bool is_argument(struct nonet_cursor cursor, const char *argument) {
	for (; *argument; argument++, nonet_cursor_step(&cursor))
		if (cursor.glyph.folded != (uint8_t)*argument)
			return false;
	return true;
}

/* Reads one constraint, whose point the cursor is on. */
static bool read_constraint(struct nonet_cursor *cursor, struct nonet_puzzle *puzzle,
                            struct nonet_error *fault_ret) {
	char type[LONGEST_TYPE];
	struct nonet_cursor begin = *cursor;
	nonet_cursor_step(cursor);
	read_type(cursor, type);
	if (type[0] == '\0' && nonet_cursor_is(cursor, '~'))
		return read_givens(cursor, puzzle, fault_ret);
	if (strcmp(type, "Shape") == 0 && is_argument(*cursor, "~9x9")) {
		skip_arguments(cursor);
		return true;
	}
	nonet_fault(fault_ret, &begin,
	            N_("found the constraint '{name}'; expected given digits alone (classic rules)"),
	            NONET_WITH(NONET_TEXT("name", type)));
	return false;
}

enum nonet_special nonet_constraints_read(struct nonet_cursor from, struct nonet_told *told_ret,
                                          struct nonet_error *fault_ret) {
	if (!begins(from))
		return NONET_SPECIAL_NONE;
	nonet_told_clear(told_ret, 9);
	told_ret->form = NONET_FORM_GIVENS;
	while (nonet_cursor_is(&from, '.'))
		if (!read_constraint(&from, &told_ret->puzzle, fault_ret))
			return NONET_SPECIAL_FAULT;
	nonet_cursor_skip_spaces(&from);
	if (from.glyph.folded == NONET_FOLD_END)
		return NONET_SPECIAL_PUZZLE;
	nonet_fault_found(fault_ret, &from, N_("'~', '.' or the end of the constraints"));
	return NONET_SPECIAL_FAULT;
}
