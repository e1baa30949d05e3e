#include "io/cells.h"

#include <string.h>

void nonet_cells_clear(struct nonet_cells *cells, const struct nonet_cursor *from) {
	memset(&cells->board, 0, sizeof cells->board);
	cells->count = cells->bad = 0;
	cells->contiguous = true;
	cells->dash = cells->other_blank = cells->space_blank = cells->star = cells->dot = false;
	cells->after = cells->tenth = cells->stop = *from;
	cells->fault.message[0] = '\0';
}

void nonet_cells_add(struct nonet_cells *cells, const struct nonet_cursor *cursor, int value) {
	if (cells->count < NONET_CELLS)
		cells->board.cell[cells->count] = (uint8_t)value;
	if (cells->count > 0 && cells->after.at != cursor->at)
		cells->contiguous = false;
	if (cells->count == 9)
		cells->tenth = *cursor;
	if (cells->count == NONET_CELLS && nonet_cells_sound(cells) &&
	    cursor->glyph.folded != NONET_FOLD_END)
		nonet_fault_found(&cells->fault, cursor, NONET_TAIL_EXPECTED);
	cells->dash |= cursor->glyph.folded == '-';
	cells->star |= cursor->glyph.folded == '*';
	cells->dot |= cursor->glyph.folded == '.';
	cells->other_blank |= value == 0 && cursor->glyph.folded != '-';
	cells->count++;
	cells->after = *cursor;
	nonet_cursor_step(&cells->after);
}

#if defined(__GNUC__)
/* Sixteen characters at a time. Compilers do not find this form by themselves. */
typedef uint8_t chars __attribute__((vector_size(16)));

/* The values of sixteen cells; in `plain` stay the bits of those that are cells. */
static inline chars plain_values(chars text, chars *plain) {
	chars digits = text - '0';
	chars is_digit = (chars)(digits <= 9);
	*plain &= is_digit | (chars)(text == '.') | (chars)(text == '*') | (chars)(text == '_') |
	          (chars)(text == '-') | (chars)((text | 0x20) == 'x');
	return digits & is_digit;
}

bool nonet_cells_read_plain(const unsigned char bytes[NONET_CELLS], struct nonet_board *board_ret) {
	/* The last step reads 15 cells once more. */
	static const int steps[] = {0, 16, 32, 48, 64, NONET_CELLS - 16};
	chars plain = (chars){0} - 1;
	for (int i = 0; i < 6; i++) {
		chars text;
		memcpy(&text, bytes + steps[i], sizeof text);
		chars values = plain_values(text, &plain);
		memcpy(board_ret->cell + steps[i], &values, sizeof values);
	}
	uint64_t halves[2];
	memcpy(halves, &plain, sizeof halves);
	return (halves[0] & halves[1]) == UINT64_MAX;
}
#else
/* The value of every ASCII cell, marked; 0 for every other byte. */
enum { PLAIN = 0x10, PLAIN_VALUE = 0x0F };

static const uint8_t plain_cell[256] = {
    ['.'] = PLAIN,     ['0'] = PLAIN,     ['*'] = PLAIN,     ['_'] = PLAIN,
    ['-'] = PLAIN,     ['x'] = PLAIN,     ['X'] = PLAIN,     ['1'] = PLAIN | 1,
    ['2'] = PLAIN | 2, ['3'] = PLAIN | 3, ['4'] = PLAIN | 4, ['5'] = PLAIN | 5,
    ['6'] = PLAIN | 6, ['7'] = PLAIN | 7, ['8'] = PLAIN | 8, ['9'] = PLAIN | 9};

bool nonet_cells_read_plain(const unsigned char bytes[NONET_CELLS], struct nonet_board *board_ret) {
	unsigned all = PLAIN;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		uint8_t plain = plain_cell[bytes[cell]];
		all &= plain;
		board_ret->cell[cell] = plain & PLAIN_VALUE;
	}
	return all != 0;
}
#endif

/* Reads the first 81 cells of a run at once where they are plain, and goes past them. */
static void skip_plain(struct nonet_cursor *cursor, struct nonet_cells *cells) {
	struct nonet_board board;
	if (cursor->end - cursor->at < NONET_CELLS ||
	    !nonet_cells_read_plain(cursor->line->bytes + cursor->at, &board))
		return;
	cells->board = board;
	cells->count = NONET_CELLS;
	cursor->at += NONET_CELLS - 1;
	cursor->column += NONET_CELLS - 1;
	nonet_cursor_step(cursor);
	cells->after = *cursor;
}

void nonet_cells_too_few(struct nonet_error *fault, const struct nonet_cursor *end,
                         const char *part, int count) {
	nonet_fault_count(fault, end,
	                  NN_("{part} ends after {count} cell; expected 81",
	                      "{part} ends after {count} cells; expected 81"),
	                  count, NONET_WITH(NONET_PHRASE("part", part)));
}

void nonet_cells_read_run(struct nonet_cursor from, struct nonet_cells *cells_ret) {
	nonet_cells_clear(cells_ret, &from);
	skip_plain(&from, cells_ret);
	for (int value; (value = nonet_cell_value(from.glyph.folded)) >= 0; from = cells_ret->after)
		nonet_cells_add(cells_ret, &from, value);
	cells_ret->stop = from;
}

/* '/' or a backslash and n: returns how many characters it takes, or 0. Two slashes begin a
 * comment. */
static int row_end_length(struct nonet_cursor cursor) {
	if (nonet_cursor_is(&cursor, '/')) {
		nonet_cursor_step(&cursor);
		return nonet_cursor_is(&cursor, '/') ? 0 : 1;
	}
	if (!nonet_cursor_is(&cursor, '\\'))
		return 0;
	nonet_cursor_step(&cursor);
	return nonet_cursor_is(&cursor, 'n') ? 2 : 0;
}

/* What may stand between cells, apart from row ends. */
enum { BETWEEN_CELLS = NONET_SET_SPACE | NONET_SET_FRAME | NONET_SET_QUOTE | NONET_SET_COMMA };

/* Whether the text from a digit on is a number with a point in it, as a rating is. */
static bool is_decimal(struct nonet_cursor cursor) {
	int digits = 0;
	for (; cursor.glyph.folded >= '0' && cursor.glyph.folded <= '9'; nonet_cursor_step(&cursor))
		digits++;
	if (digits == 0 || !nonet_cursor_is(&cursor, '.'))
		return false;
	nonet_cursor_step(&cursor);
	digits = 0;
	for (; cursor.glyph.folded >= '0' && cursor.glyph.folded <= '9'; nonet_cursor_step(&cursor))
		digits++;
	return digits > 0 && (cursor.glyph.folded == NONET_FOLD_END ||
	                      nonet_cursor_in(&cursor, NONET_SET_SPACE | NONET_SET_COMMA));
}

/* Goes past what may stand between the 81st cell and another. Returns whether there is no other:
 * the cursor is then where a comment may begin. Where rows had ends, no space parts their cells. */
static bool pass_tail(struct nonet_cursor *cursor, bool row_ends) {
	struct nonet_cursor ahead = *cursor;
	while (nonet_cursor_in(&ahead, NONET_SET_SPACE | NONET_SET_FRAME | NONET_SET_QUOTE))
		nonet_cursor_step(&ahead);
	if (nonet_cell_value(ahead.glyph.folded) < 0 || row_ends || is_decimal(ahead))
		return true;
	*cursor = ahead;
	return false;
}

static void pass_row_end(struct nonet_cells *cells, struct nonet_cursor *cursor, int length) {
	if (cells->count % 9 != 0 && nonet_cells_sound(cells))
		nonet_fault_count(&cells->fault, cursor,
		                  NN_("row {row} ends after {count} cell; expected 9",
		                      "row {row} ends after {count} cells; expected 9"),
		                  cells->count % 9, NONET_WITH(NONET_NUMBER("row", cells->count / 9 + 1)));
	for (; length > 0; length--)
		nonet_cursor_step(cursor);
}

static void note_bad(struct nonet_cells *cells, const struct nonet_cursor *cursor) {
	cells->bad++;
	if (nonet_cells_sound(cells))
		nonet_fault_found(&cells->fault, cursor,
		                  cells->count < NONET_CELLS ? NONET_CELL_EXPECTED : NONET_TAIL_EXPECTED);
}

/* Whether a puzzle is complete, and a sign follows with which its comment may begin. */
static bool comment_follows(const struct nonet_cells *cells, const struct nonet_cursor *cursor) {
	return cells->count == NONET_CELLS && nonet_cells_sound(cells) &&
	       nonet_cursor_in(cursor, NONET_SET_KEY | NONET_SET_OPENING);
}

void nonet_cells_read_parted(struct nonet_cursor from, struct nonet_cells *cells_ret) {
	bool row_ends = false;
	nonet_cells_clear(cells_ret, &from);
	while (from.glyph.folded != NONET_FOLD_END && !nonet_cursor_at_comment(&from) &&
	       !comment_follows(cells_ret, &from)) {
		int value = nonet_cell_value(from.glyph.folded);
		int row_end = value < 0 ? row_end_length(from) : 0;
		if (row_end > 0) {
			row_ends = true;
			pass_row_end(cells_ret, &from, row_end);
		} else if (value >= 0) {
			nonet_cells_add(cells_ret, &from, value);
			nonet_cursor_step(&from);
		} else if (!nonet_cursor_in(&from, BETWEEN_CELLS)) {
			note_bad(cells_ret, &from);
			nonet_cursor_step(&from);
		} else if (cells_ret->count != NONET_CELLS) {
			nonet_cursor_step(&from);
		} else if (pass_tail(&from, row_ends)) {
			break;
		}
	}
	cells_ret->stop = from;
}

/* The first comma, semicolon or tab, or '\0'. */
static char find_separator(struct nonet_cursor cursor) {
	while (cursor.glyph.folded != NONET_FOLD_END && !nonet_cursor_in(&cursor, NONET_SET_COMMA) &&
	       !nonet_cursor_is(&cursor, '\t'))
		nonet_cursor_step(&cursor);
	return cursor.glyph.folded == NONET_FOLD_END ? '\0' : (char)cursor.glyph.folded;
}

static void pass_padding(struct nonet_cursor *cursor, char separator) {
	while (nonet_cursor_in(cursor, NONET_SET_SPACE | NONET_SET_QUOTE) &&
	       cursor->glyph.folded != (uint8_t)separator)
		nonet_cursor_step(cursor);
}

/* Reads a field up to the separator or the end. False when it holds anything but one cell or
 * nothing. */
static bool read_field(struct nonet_cursor *cursor, char separator, struct nonet_cells *cells,
                       bool *empty_ret) {
	pass_padding(cursor, separator);
	int value = nonet_cell_value(cursor->glyph.folded);
	*empty_ret = value < 0;
	nonet_cells_add(cells, cursor, *empty_ret ? 0 : value);
	if (*empty_ret)
		cells->after = *cursor;
	else
		nonet_cursor_step(cursor);
	pass_padding(cursor, separator);
	return cursor->glyph.folded == (uint8_t)separator || cursor->glyph.folded == NONET_FOLD_END ||
	       nonet_cursor_at_comment(cursor);
}

bool nonet_cells_read_fields(struct nonet_cursor from, struct nonet_cells *cells_ret) {
	char separator = find_separator(from);
	if (separator == '\0')
		return false;
	nonet_cells_clear(cells_ret, &from);
	int empty_inside = 0;
	bool first_empty = false;
	for (;;) {
		bool empty;
		if (!read_field(&from, separator, cells_ret, &empty))
			return false;
		if (cells_ret->count == 1)
			first_empty = empty;
		bool last = from.glyph.folded != (uint8_t)separator;
		if (last) {
			cells_ret->stop = from;
			bool only_edge = empty_inside + empty == 1 && (empty || first_empty);
			return empty_inside + empty > 0 &&
			       !(only_edge && cells_ret->count != 9 && cells_ret->count != NONET_CELLS);
		}
		empty_inside += empty;
		nonet_cursor_step(&from);
	}
}

/* "5 3 4 6" and so on also fills 81 places when a line is cut short after 41 cells. */
static bool is_every_second_a_space(const bool space[NONET_CELLS]) {
	for (int i = 0; i < NONET_CELLS; i++)
		if (space[i] != (i % 2 == 1))
			return false;
	return true;
}

bool nonet_cells_read_spaced(struct nonet_cursor from, struct nonet_cells *cells_ret) {
	bool space[NONET_CELLS];
	int spaces = 0;
	nonet_cells_clear(cells_ret, &from);
	for (int i = 0; i < NONET_CELLS; i++) {
		int value = nonet_cell_value(from.glyph.folded);
		space[i] = nonet_cursor_is(&from, ' ');
		if (value < 0 && !space[i])
			return false;
		spaces += space[i];
		nonet_cells_add(cells_ret, &from, space[i] ? 0 : value);
		from = cells_ret->after;
	}
	if (spaces == 0 || is_every_second_a_space(space))
		return false;

	/* With spaces at both ends the puzzle could begin at any of them. */
	bool at_end = !nonet_cursor_is(&from, ' ');
	nonet_cursor_skip_spaces(&from);
	cells_ret->stop = from;
	return (at_end || !space[0]) && (from.glyph.folded == NONET_FOLD_END ||
	                                 nonet_cursor_in(&from, NONET_SET_HASH | NONET_SET_COMMA));
}

bool nonet_cells_read_spaced_row(struct nonet_cursor from, struct nonet_cells *cells_ret) {
	bool every_second = true;
	nonet_cells_clear(cells_ret, &from);
	for (int i = 0; i < 9; i++) {
		bool space = nonet_cursor_is(&from, ' ');
		int value = nonet_cell_value(from.glyph.folded);
		if (value <= 0 && !space)
			return false;
		every_second &= space == (i % 2 == 1);
		cells_ret->space_blank |= space;
		nonet_cells_add(cells_ret, &from, space ? 0 : value);
		from = cells_ret->after;
	}
	cells_ret->stop = from;
	return cells_ret->space_blank && !every_second && from.glyph.folded == NONET_FOLD_END;
}

bool nonet_cells_read_barred_row(struct nonet_cursor from, struct nonet_cells *cells_ret) {
	nonet_cells_clear(cells_ret, &from);
	bool some_empty = false;
	if (!nonet_cursor_is(&from, '|'))
		return false;
	nonet_cursor_step(&from);
	while (cells_ret->count < 9) {
		bool empty;
		if (!read_field(&from, '|', cells_ret, &empty) || !nonet_cursor_is(&from, '|'))
			return false;
		some_empty |= empty;
		nonet_cursor_step(&from);
	}
	nonet_cursor_skip_spaces(&from);
	cells_ret->stop = from;
	return some_empty && from.glyph.folded == NONET_FOLD_END;
}
