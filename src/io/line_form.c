#include "io/line_form.h"

#include "io/comment.h"
#include "io/marks.h"

/* Groups of cells have 3, 9 or 27; a longer run is meant to be a whole puzzle. */
enum { LONGEST_GROUP = 27, BANK_DIGITS = 12 };

static bool is_hex_digit(uint8_t folded) {
	return (folded >= '0' && folded <= '9') || ((folded | 0x20) >= 'a' && (folded | 0x20) <= 'f');
}

/* The characters a frame is made of, counted over a whole line. */
struct frame_count {
	int dashes, other_cells, crossings;
	bool others;  /* something that no frame has */
	bool stretch; /* three horizontal strokes in a row */
	bool corners; /* the first and the last are '*' or '.', and all between are dashes */
};

static struct frame_count count_frame(struct nonet_cursor cursor) {
	struct frame_count count = {0};
	int strokes = 0;
	bool ends = false, begins = cursor.glyph.folded == '.' || cursor.glyph.folded == '*';
	for (; cursor.glyph.folded != NONET_FOLD_END && !count.others; nonet_cursor_step(&cursor)) {
		uint8_t folded = cursor.glyph.folded;
		strokes = folded == '-' || folded == '=' ? strokes + 1 : 0;
		count.stretch |= strokes == 3;
		ends = folded == '.' || folded == '*';
		if (folded == '-')
			count.dashes++;
		else if (folded == '.' || folded == '*')
			count.other_cells++;
		else if (folded == '+' || folded == '=' || folded == ':')
			count.crossings++;
		else if (!nonet_cursor_in(&cursor, NONET_SET_SPACE | NONET_SET_FRAME | NONET_SET_QUOTE))
			count.others = true;
	}
	count.corners = begins && ends && count.other_cells == 2 && count.dashes > 2;
	return count;
}

/* Tells the lines of a frame from rows of blanks, which may consist of the same characters. */
static bool read_frame(const struct nonet_cursor *from, enum nonet_line_kind *kind_ret) {
	struct frame_count count = count_frame(*from);
	int cells = count.dashes + count.other_cells;
	if (count.others)
		return false;
	*kind_ret = NONET_LINE_DECORATION;
	if (cells + count.crossings == 0)
		return true;
	*kind_ret = NONET_LINE_BORDER;
	if (count.crossings > 0)
		return count.stretch || (count.dashes > 0 && count.other_cells == 0);
	if (!count.stretch)
		return false;
	if (cells == 9 && count.dashes == 9)
		*kind_ret = NONET_LINE_DASHES;
	return (cells != NONET_CELLS || count.corners) && (cells != 9 || count.dashes == 9);
}

/* Sudoku Exchange's puzzle bank begins each line with 12 hexadecimal digits of a hash. */
static bool skip_bank_hash(struct nonet_cursor *cursor) {
	struct nonet_cursor ahead = *cursor;
	int digits = 0;
	for (; is_hex_digit(ahead.glyph.folded); nonet_cursor_step(&ahead))
		digits++;
	if (digits != BANK_DIGITS || !nonet_cursor_in(&ahead, NONET_SET_SPACE))
		return false;
	nonet_cursor_skip_spaces(&ahead);
	struct nonet_cells run;
	nonet_cells_read_run(ahead, &run);
	if (run.count > LONGEST_GROUP)
		*cursor = ahead;
	return run.count > LONGEST_GROUP;
}

/* What may stand between a puzzle and its comment. */
enum {
	TAIL_SETS = NONET_SET_SPACE | NONET_SET_FRAME | NONET_SET_QUOTE | NONET_SET_HASH |
	            NONET_SET_COMMA | NONET_SET_KEY | NONET_SET_OPENING
};

/* Whether a line may end here, or its comment begin. */
static bool is_tail(const struct nonet_cursor *cursor) {
	return cursor->glyph.folded == NONET_FOLD_END || nonet_cursor_is(cursor, '/') ||
	       nonet_cursor_in(cursor, TAIL_SETS);
}

static enum nonet_line_kind found_puzzle(struct nonet_line_form *form) {
	form->comment = nonet_comment_of(form->cells.stop, &form->comment_nbytes);
	return NONET_LINE_PUZZLE;
}

/* Sizes by which other kinds of puzzles are known. */
static const char *name_other_kind(int cells) {
	switch (cells) {
	case 16:
	case 36:
		return N_("a smaller Sudoku");
	case 256:
		return N_("a 16x16 Sudoku");
	case 625:
		return N_("a 25x25 Sudoku");
	default:
		return NULL;
	}
}

static enum nonet_line_kind wrong_number(struct nonet_line_form *form) {
	const struct nonet_cells *cells = &form->cells;
	const char *other = cells->bad == 0 ? name_other_kind(cells->count) : NULL;
	if (other)
		nonet_fault(&form->fault, &cells->after,
		            N_("the line has {cells} cells, which looks like {kind}; expected 81"),
		            NONET_WITH(NONET_NUMBER("cells", cells->count), NONET_PHRASE("kind", other)));
	else if (!nonet_cells_sound(cells))
		form->fault = cells->fault;
	else if (cells->count == 0 && cells->after.glyph.folded != NONET_FOLD_END)
		nonet_fault_found(&form->fault, &cells->after, NONET_CELL_EXPECTED);
	else
		nonet_cells_too_few(&form->fault, &cells->after,
		                    cells->after.glyph.folded == NONET_FOLD_END ? N_("the line")
		                                                                : N_("the puzzle"),
		                    cells->count);
	return NONET_LINE_CELLS;
}

/* A line of 729 characters with some too many or too few, or with something else behind. */
static enum nonet_line_kind read_about_729(struct nonet_line_form *form) {
	struct nonet_cells *cells = &form->cells;
	if (is_tail(&cells->stop))
		nonet_fault(&form->fault, &cells->after,
		            N_("the line has {count} characters; expected 81 cells, or 729 characters for "
		               "the candidates of all cells"),
		            NONET_WITH(NONET_NUMBER("count", cells->count)));
	else
		nonet_fault_found(&form->fault, &cells->stop,
		                  cells->count == 9 * NONET_CELLS
		                      ? N_("the end of the line or a comment after the 729th character")
		                      : NONET_CELL_EXPECTED);
	return NONET_LINE_CELLS;
}

/* A run of cells that is too long for a group: a puzzle with exactly 81, otherwise a broken one. */
static enum nonet_line_kind read_long_run(struct nonet_line_form *form) {
	struct nonet_cells *cells = &form->cells;
	bool ends = is_tail(&cells->stop);
	if (nonet_marks_is_about_729(cells->count) && !form->bank)
		return read_about_729(form);
	if (cells->count == NONET_CELLS && ends)
		return found_puzzle(form);
	if (!ends && nonet_cells_sound(cells))
		nonet_fault_found(&cells->fault, &cells->stop,
		                  cells->count == NONET_CELLS ? NONET_TAIL_EXPECTED : NONET_CELL_EXPECTED);
	return wrong_number(form);
}

/* Whether the line begins with a word, perhaps in brackets or behind a frame. */
static bool is_text(struct nonet_cursor cursor) {
	while (nonet_cursor_in(&cursor, NONET_SET_SPACE | NONET_SET_FRAME | NONET_SET_QUOTE |
	                                    NONET_SET_OPENING) ||
	       nonet_cursor_is(&cursor, '-') || nonet_cursor_is(&cursor, '*'))
		nonet_cursor_step(&cursor);
	if (cursor.glyph.folded == NONET_FOLD_OTHER)
		return cursor.glyph.code >= 0x80;
	if (!nonet_is_letter(cursor.glyph.folded))
		return false;
	if (nonet_cell_value(cursor.glyph.folded) < 0)
		return true;
	nonet_cursor_step(&cursor);
	return nonet_is_letter(cursor.glyph.folded) && nonet_cell_value(cursor.glyph.folded) < 0;
}

static enum nonet_line_kind read_parted(struct nonet_cursor from, struct nonet_line_form *form) {
	nonet_cells_read_parted(from, &form->cells);
	if (nonet_cells_sound(&form->cells) && form->cells.count == NONET_CELLS)
		return found_puzzle(form);
	if (nonet_cells_sound(&form->cells) && form->cells.count == 9)
		return NONET_LINE_ROW;
	wrong_number(form);
	/* Some letters among many cells are slips. */
	bool wordy = 2 * form->cells.bad >= form->cells.count;
	return wordy && is_text(from) ? NONET_LINE_TEXT : NONET_LINE_CELLS;
}

static enum nonet_line_kind read_cells(const struct nonet_cursor *first, struct nonet_cursor from,
                                       struct nonet_line_form *form) {
	struct nonet_cells *cells = &form->cells;
	struct nonet_cursor run_from = from;
	form->bank = skip_bank_hash(&run_from);
	nonet_cells_read_run(run_from, cells);
	if (cells->count >= NONET_CELLS)
		return read_long_run(form);
	if (cells->count == 9 && cells->stop.glyph.folded == NONET_FOLD_END)
		return NONET_LINE_ROW;
	if (nonet_cells_read_spaced(*first, cells))
		return found_puzzle(form);
	if (nonet_cells_read_fields(*first, cells)) {
		if (cells->count == NONET_CELLS || cells->count == 9)
			return cells->count == 9 ? NONET_LINE_ROW : found_puzzle(form);
		return wrong_number(form);
	}
	nonet_cells_read_run(run_from, cells);
	if (cells->count > LONGEST_GROUP)
		return read_long_run(form);
	return read_parted(from, form);
}

/* A line of spaces and tabs: an empty puzzle, an empty row copied from a table, or nothing. */
static enum nonet_line_kind read_spaces(const struct nonet_cursor *first,
                                        struct nonet_line_form *form) {
	if (nonet_cells_read_spaced(*first, &form->cells) &&
	    form->cells.after.glyph.folded == NONET_FOLD_END)
		return NONET_LINE_PUZZLE;
	if (nonet_cells_read_fields(*first, &form->cells) && form->cells.count == 9)
		return NONET_LINE_ROW;
	nonet_cells_read_spaced_row(*first, &form->cells);
	return NONET_LINE_BLANK;
}

/* A puzzle that was complete before the limit is kept, with as much of its comment. */
static enum nonet_line_kind read_too_long(const struct nonet_cursor *first,
                                          struct nonet_cursor from, struct nonet_line_form *form) {
	if (read_cells(first, from, form) == NONET_LINE_PUZZLE &&
	    form->cells.stop.glyph.folded != NONET_FOLD_END)
		return NONET_LINE_PUZZLE;
	nonet_cells_clear(&form->cells, &from);
	while (from.glyph.folded != NONET_FOLD_END)
		nonet_cursor_step(&from);
	nonet_fault(&form->fault, &from, N_("the line is longer than {limit} bytes; expected 81 cells"),
	            NONET_WITH(NONET_NUMBER("limit", NONET_LINE_LIMIT)));
	return NONET_LINE_CELLS;
}

/* Nine groups of digits are a row of a grid with candidates, unless the line is as long as a puzzle
 * whose blanks are spaces. */
static bool read_marks_row(const struct nonet_cursor *first, const struct nonet_cursor *from,
                           struct nonet_line_form *form) {
	struct nonet_cells spaced;
	return nonet_marks_read_row(*from, &form->cells, form->position.candidates, &form->placed) &&
	       (!nonet_cells_read_spaced(*first, &spaced) || nonet_marks_is_plainly_row(*from));
}

static bool is_729(const struct nonet_cursor *from, struct nonet_cursor *stop_ret) {
	return nonet_marks_is_729(*from, stop_ret) && is_tail(stop_ret);
}

/* The line is taken for a position, whether it could be read as one or has a fault. */
static void found_position(const struct nonet_cursor *from, struct nonet_line_form *form) {
	form->kind = form->marked ? NONET_LINE_PUZZLE : NONET_LINE_CELLS;
	nonet_cells_clear(&form->cells, from);
	form->cells.count = NONET_CELLS;
}

/* A puzzle with what a player has done, in one of the forms that are known by their beginning or
 * their length; or a row of a grid with candidates. */
static bool read_marked(const struct nonet_cursor *first, const struct nonet_cursor *from,
                        struct nonet_line_form *form) {
	struct nonet_cursor stop;
	if (nonet_marks_is_library(*from)) {
		form->library = true;
		form->marked = nonet_marks_read_library(*from, &form->position, &form->fault);
		found_position(from, form);
	} else if (is_729(from, &stop)) {
		form->marked = nonet_marks_read_729(*from, &form->position, &form->fault);
		found_position(from, form);
		if (form->marked) {
			form->cells.stop = stop;
			form->kind = found_puzzle(form);
		}
	} else if (read_marks_row(first, from, form)) {
		form->marked = true;
		form->kind = NONET_LINE_ROW;
		return true;
	} else {
		return false;
	}
	form->cells.board = form->position.board;
	return true;
}

/* Such a row spoils its grid, and is none of its own. */
static void read_spoilt_marks(const struct nonet_cursor *from, struct nonet_line_form *form) {
	struct nonet_cells cells;
	if (!nonet_marks_read_spoilt_row(*from, &cells))
		return;
	form->cells = cells;
	if (!nonet_cells_sound(&cells))
		form->fault = cells.fault;
}

void nonet_line_form_read(const struct nonet_line *line, struct nonet_line_form *form_ret) {
	struct nonet_cursor first = nonet_cursor_first(line);
	struct nonet_cursor from = first;
	nonet_cursor_skip_spaces(&from);
	form_ret->comment = NULL;
	form_ret->comment_nbytes = 0;
	form_ret->marked = form_ret->bank = form_ret->library = false;
	form_ret->placed = 0;

	if (from.glyph.folded == NONET_FOLD_END && !line->too_long) {
		form_ret->kind = read_spaces(&first, form_ret);
	} else if (nonet_cursor_is(&from, '#') || nonet_cursor_is(&from, '%')) {
		form_ret->kind = NONET_LINE_COMMENT;
	} else if (line->too_long) {
		form_ret->kind = read_too_long(&first, from, form_ret);
	} else if (read_marked(&first, &from, form_ret)) {
		return;
	} else if (nonet_cells_read_barred_row(from, &form_ret->cells) ||
	           nonet_cells_read_spaced_row(first, &form_ret->cells)) {
		form_ret->kind = NONET_LINE_ROW;
	} else if (read_frame(&from, &form_ret->kind)) {
		if (form_ret->kind == NONET_LINE_DASHES)
			nonet_cells_read_parted(from, &form_ret->cells);
	} else {
		form_ret->kind = read_cells(&first, from, form_ret);
		if (form_ret->kind == NONET_LINE_CELLS)
			read_spoilt_marks(&from, form_ret);
	}
}
