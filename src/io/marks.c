#include "io/marks.h"

#include "base/bits.h"
#include "board/units.h"

#include <string.h>

enum {
	LIBRARY_COLONS = 6, /* at least */
	CELLS_FIELD = 3,
	DELETED_FIELD = 4,
	LONG_MARKS = 729,
	MOST_OTHERS = 9 /* characters of such a line that are no cells: slips */
};

static bool is_digit(const struct nonet_cursor *cursor) {
	return cursor->glyph.folded >= '1' && cursor->glyph.folded <= '9';
}

static int digit_at(const struct nonet_cursor *cursor) {
	return cursor->glyph.folded - '0';
}

/* ---- Library lines ---- */

bool nonet_marks_is_library(struct nonet_cursor from) {
	int colons = 0;
	if (!nonet_cursor_is(&from, ':'))
		return false;
	struct nonet_cursor second = from;
	nonet_cursor_step(&second);
	if (!nonet_cursor_is(&second, '0') && !is_digit(&second))
		return false;
	for (; from.glyph.folded != NONET_FOLD_END; nonet_cursor_step(&from))
		colons += nonet_cursor_is(&from, ':');
	return colons >= LIBRARY_COLONS;
}

/* Goes to the first character of a field; the first field, of number 0, is before the first colon.
 */
static struct nonet_cursor field_of(struct nonet_cursor cursor, int number) {
	for (; number > 0; nonet_cursor_step(&cursor))
		number -= nonet_cursor_is(&cursor, ':');
	return cursor;
}

/* The cells; digits with a + are no clues. */
static bool read_library_cells(struct nonet_cursor at, struct nonet_position *position,
                               struct nonet_error *fault) {
	int count = 0;
	for (; !nonet_cursor_is(&at, ':'); nonet_cursor_step(&at), count++) {
		bool placed = nonet_cursor_is(&at, '+');
		if (placed)
			nonet_cursor_step(&at);
		int value = nonet_cell_value(at.glyph.folded);
		if (value < 0 || (placed && value == 0)) {
			nonet_fault_found(fault, &at,
			                  placed ? N_("a digit 1-9 after '+'")
			                         : N_("a digit 1-9, '+' and a digit, or a blank"));
			return false;
		}
		if (count == NONET_CELLS)
			break;
		position->board.cell[count] = (uint8_t)value;
		position->given[count] = value != 0 && !placed;
	}
	if (count == NONET_CELLS && nonet_cursor_is(&at, ':'))
		return true;
	nonet_fault(fault, &at,
	            count < NONET_CELLS ? N_("the cells of the library line are too few; expected 81")
	                                : N_("the cells of the library line are too many; expected 81"),
	            NULL);
	return false;
}

static void fill_candidates(struct nonet_position *position) {
	for (int cell = 0; cell < NONET_CELLS; cell++)
		position->candidates[cell] = position->board.cell[cell]
		                                 ? 0
		                                 : (uint16_t)nonet_board_candidates(&position->board, cell);
}

static bool delete_candidates(struct nonet_cursor at, struct nonet_position *position,
                              struct nonet_error *fault) {
	while (!nonet_cursor_is(&at, ':')) {
		int triple[3];
		nonet_cursor_skip_spaces(&at);
		if (nonet_cursor_is(&at, ':'))
			return true;
		for (int i = 0; i < 3; i++, nonet_cursor_step(&at)) {
			if (!is_digit(&at)) {
				nonet_fault_found(fault, &at,
				                  N_("three digits 1-9: digit, row and column of a candidate"));
				return false;
			}
			triple[i] = digit_at(&at);
		}
		position->candidates[9 * (triple[1] - 1) + triple[2] - 1] &=
		    (uint16_t) ~(1u << (triple[0] - 1));
	}
	return true;
}

/* nonet_fault_found must not be called at the end of a line; there are always colons to come. */
bool nonet_marks_read_library(struct nonet_cursor from, struct nonet_position *position_ret,
                              struct nonet_error *fault_ret) {
	if (!read_library_cells(field_of(from, CELLS_FIELD), position_ret, fault_ret))
		return false;
	fill_candidates(position_ret);
	return delete_candidates(field_of(from, DELETED_FIELD), position_ret, fault_ret);
}

/* ---- Lists of candidates ---- */

static bool has_in_peers(const uint16_t candidates[NONET_CELLS], int cell) {
	for (int i = 0; i < NONET_PEERS; i++) {
		unsigned other = candidates[nonet_units_peers[cell][i]];
		if (other & (other - 1) && other & candidates[cell])
			return true;
	}
	return false;
}

void nonet_marks_place(const uint16_t candidates[NONET_CELLS], const uint16_t placed[9],
                       struct nonet_position *position_ret) {
	memset(position_ret, 0, sizeof *position_ret);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		unsigned own = candidates[cell];
		bool single = own && !(own & (own - 1));
		bool put_in = (placed[cell / 9] >> (cell % 9) & 1) != 0;
		bool filled = single && (put_in || !has_in_peers(candidates, cell));
		for (int digit = 1; filled && digit <= 9; digit++)
			if (own >> (digit - 1) & 1)
				position_ret->board.cell[cell] = (uint8_t)digit;
		position_ret->given[cell] = filled && !put_in;
	}
	fill_candidates(position_ret);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (candidates[cell])
			position_ret->candidates[cell] &= candidates[cell];
}

bool nonet_marks_is_729(struct nonet_cursor from, struct nonet_cursor *stop_ret) {
	int count = 0, others = 0;
	bool is_cell = false;
	if (from.line->nbytes < LONG_MARKS)
		return false;
	for (; from.glyph.folded != NONET_FOLD_END && count < LONG_MARKS; count++) {
		is_cell = nonet_cell_value(from.glyph.folded) >= 0;
		others += !is_cell;
		if (others > MOST_OTHERS)
			return false;
		nonet_cursor_step(&from);
	}
	*stop_ret = from;
	return count == LONG_MARKS && (is_cell || from.glyph.folded == NONET_FOLD_END);
}

bool nonet_marks_is_about_729(int count) {
	return count >= LONG_MARKS - MOST_OTHERS && count <= LONG_MARKS + MOST_OTHERS;
}

static void set_place_fault(struct nonet_error *fault, const struct nonet_cursor *at, int place) {
	int cell = place / 9;
	nonet_fault(fault, at,
	            N_("found {digit} among the nine characters of r{row}c{column}, which are its "
	               "candidates; expected {place} or a blank"),
	            NONET_WITH(NONET_NUMBER("digit", digit_at(at)), NONET_NUMBER("row", cell / 9 + 1),
	                       NONET_NUMBER("column", cell % 9 + 1),
	                       NONET_NUMBER("place", place % 9 + 1)));
}

bool nonet_marks_read_729(struct nonet_cursor from, struct nonet_position *position_ret,
                          struct nonet_error *fault_ret) {
	uint16_t candidates[NONET_CELLS] = {0};
	for (int i = 0; i < LONG_MARKS; i++, nonet_cursor_step(&from)) {
		int value = nonet_cell_value(from.glyph.folded);
		if (value < 0) {
			nonet_fault_found(fault_ret, &from, NONET_CELL_EXPECTED);
			return false;
		}
		if (value > 0 && value != i % 9 + 1) {
			set_place_fault(fault_ret, &from, i);
			return false;
		}
		if (value > 0)
			candidates[i / 9] |= (uint16_t)(1u << (value - 1));
	}
	static const uint16_t none_placed[9] = {0};
	nonet_marks_place(candidates, none_placed, position_ret);
	return true;
}

/* What the groups of a row are made of. */
struct groups {
	int characters; /* with the blanks in them */
	bool ascending;
	bool several; /* some group has more than one character, or an u before it */
	bool mixed;   /* some group has digits and blanks */
	bool commas;  /* stand between groups */
};

static bool is_group_blank(const struct nonet_cursor *cursor) {
	return nonet_cursor_is(cursor, '.') || nonet_cursor_is(cursor, '-');
}

/* Reads the digits and blanks of a group. False when a digit comes twice. */
static bool read_digits(struct nonet_cursor *cursor, uint16_t *candidates_ret,
                        struct groups *groups) {
	int last = 0;
	*candidates_ret = 0;
	for (; is_group_blank(cursor) || is_digit(cursor); nonet_cursor_step(cursor)) {
		groups->characters++;
		if (is_group_blank(cursor))
			continue;
		if (*candidates_ret >> (digit_at(cursor) - 1) & 1)
			return false;
		groups->ascending &= digit_at(cursor) > last;
		last = digit_at(cursor);
		*candidates_ret |= (uint16_t)(1u << (last - 1));
	}
	return true;
}

static bool at_group_end(const struct nonet_cursor *cursor) {
	return cursor->glyph.folded == NONET_FOLD_END ||
	       nonet_cursor_in(cursor, NONET_SET_SPACE | NONET_SET_FRAME | NONET_SET_COMMA);
}

/* Reads a group and what stands before it. False at the end, and for anything else. */
static bool read_group(struct nonet_cursor *cursor, uint16_t *candidates_ret, bool *placed_ret,
                       struct groups *groups) {
	int before = groups->characters;
	while (nonet_cursor_in(cursor, NONET_SET_SPACE | NONET_SET_FRAME))
		nonet_cursor_step(cursor);
	*placed_ret = nonet_cursor_is(cursor, 'u');
	groups->several |= *placed_ret;
	if (*placed_ret || nonet_cursor_is(cursor, '*') || nonet_cursor_is(cursor, '#'))
		nonet_cursor_step(cursor);
	if (!read_digits(cursor, candidates_ret, groups))
		return false;
	groups->several |= groups->characters > before + 1;
	groups->mixed |=
	    *candidates_ret && groups->characters > before + nonet_popcount(*candidates_ret);
	bool one = *candidates_ret && !(*candidates_ret & (*candidates_ret - 1));
	bool sound =
	    *candidates_ret ? one || !*placed_ret : groups->characters == before + 1 && !*placed_ret;
	return sound && at_group_end(cursor);
}

/* Goes to the next group: between two may be a comma, and one behind the last. */
static void pass_gap(struct nonet_cursor *cursor, struct groups *groups) {
	while (nonet_cursor_in(cursor, NONET_SET_SPACE | NONET_SET_FRAME))
		nonet_cursor_step(cursor);
	if (!nonet_cursor_in(cursor, NONET_SET_COMMA))
		return;
	groups->commas = true;
	nonet_cursor_step(cursor);
}

static int count_digits(const uint16_t candidates[9]) {
	int count = 0;
	for (int i = 0; i < 9; i++)
		for (unsigned digits = candidates[i]; digits; digits &= digits - 1)
			count++;
	return count;
}

bool nonet_marks_read_row(struct nonet_cursor from, struct nonet_cells *cells_ret,
                          uint16_t candidates_ret[9], uint16_t *placed_ret) {
	struct groups groups = {.ascending = true};
	nonet_cells_clear(cells_ret, &from);
	*placed_ret = 0;
	for (int i = 0; i < 9; i++) {
		bool placed;
		if (!read_group(&from, &candidates_ret[i], &placed, &groups))
			return false;
		*placed_ret |= (uint16_t)(placed << i);
		cells_ret->after = from;
		pass_gap(&from, &groups);
	}
	while (nonet_cursor_in(&from, NONET_SET_SPACE | NONET_SET_FRAME))
		nonet_cursor_step(&from);
	cells_ret->stop = from;
	cells_ret->count = 9;
	/* 81 digits are candidates only where all cells have all of them. */
	bool full = count_digits(candidates_ret) == NONET_CELLS && groups.ascending;
	bool plain = groups.characters == NONET_CELLS && !full;
	/* With commas they could be the rows of a puzzle with a cell too few. */
	if (groups.commas && (groups.mixed || !groups.ascending))
		return false;
	return from.glyph.folded == NONET_FOLD_END && groups.several && !plain;
}

/* ---- Spoilt rows ---- */

/* Around nine, of which most are sound and some are long: a row of candidates all the same. */
enum { FEWEST_GROUPS = 7, MOST_GROUPS = 11, MOST_SPOILT = 3 };

/* Reading the group from `start` stopped at `stop`. */
static void set_group_fault(struct nonet_error *fault, const struct nonet_cursor *start,
                            const struct nonet_cursor *stop) {
	if (is_digit(stop))
		nonet_fault(fault, stop,
		            N_("the cell has candidate {digit} twice; expected each of them once"),
		            NONET_WITH(NONET_NUMBER("digit", digit_at(stop))));
	else
		nonet_fault_found(fault, at_group_end(stop) ? start : stop,
		                  N_("the candidates of a cell, digits 1-9 together, or one blank"));
}

/* Reads the group under the cursor, to its end, as one more cell. Whether it is sound. */
static bool read_spoilt_group(struct nonet_cursor *cursor, struct groups *groups,
                              struct nonet_cells *cells) {
	struct nonet_cursor at = *cursor;
	uint16_t candidates;
	bool placed;
	bool sound = read_group(&at, &candidates, &placed, groups);
	if (!sound && nonet_cells_sound(cells))
		set_group_fault(&cells->fault, cursor, &at);
	nonet_cells_add(cells, cursor, 0);
	while (!at_group_end(&at))
		nonet_cursor_step(&at);
	cells->after = *cursor = at;
	return sound;
}

bool nonet_marks_read_spoilt_row(struct nonet_cursor from, struct nonet_cells *cells_ret) {
	struct groups groups = {.ascending = true};
	int spoilt = 0;
	nonet_cells_clear(cells_ret, &from);
	for (;;) {
		while (from.glyph.folded != NONET_FOLD_END && at_group_end(&from)) {
			groups.commas |= nonet_cursor_in(&from, NONET_SET_COMMA);
			nonet_cursor_step(&from);
		}
		if (from.glyph.folded == NONET_FOLD_END)
			break;
		if (cells_ret->count == MOST_GROUPS)
			return false;
		spoilt += !read_spoilt_group(&from, &groups, cells_ret);
	}
	cells_ret->stop = from;
	cells_ret->bad = spoilt > 0;
	bool wrong = spoilt > 0 || cells_ret->count != 9;
	return wrong && cells_ret->count >= FEWEST_GROUPS && spoilt <= MOST_SPOILT && groups.several &&
	       groups.ascending && !(groups.commas && groups.mixed);
}

/* Nine groups of two digits and more, on the average. */
enum { MANY_DIGITS = 21 };

bool nonet_marks_is_plainly_row(struct nonet_cursor from) {
	int digits = 0, last = 0;
	for (; from.glyph.folded != NONET_FOLD_END; nonet_cursor_step(&from)) {
		int digit = is_digit(&from) ? digit_at(&from) : 0;
		if (digit > 0 && digit <= last)
			return false;
		digits += digit > 0;
		last = digit;
	}
	return digits >= MANY_DIGITS;
}
