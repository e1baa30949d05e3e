#include "io/text_line.h"

#include "io/told_item.h"

#include <string.h>

/* What the bytes at the beginning of a text say about its encoding. */
static const char utf16_little_endian[] = "\xFF\xFE";
static const char utf16_big_endian[] = "\xFE\xFF";

void nonet_text_reset(struct nonet_text *text) {
	text->has_line = text->skips_all = text->skips_section = text->of_grid = text->signature =
	    false;
	text->has_title = text->has_words = text->sadman = false;
	text->star_begins = text->star_ends = false;
	text->section = NONET_SECTION_NONE;
	text->csv.ncolumns = 0;
	text->nheaders = 0;
	text->in_table = text->is_record = false;
	text->parts.number = text->parts.settled = 0;
	nonet_grid_reset(&text->grid);
	nonet_list_reset(&text->list);
	nonet_lines_reset(&text->lines);
}

static bool is_between_puzzles(const struct nonet_text *text) {
	return !text->has_line && text->parts.number == 0 && !text->has_title && !text->skips_all &&
	       text->grid.nrows == 0 && !nonet_list_is_open(&text->list);
}

/* The top or bottom of a frame that is as long as a puzzle. */
static bool is_border(const unsigned char bytes[NONET_CELLS]) {
	int dash = 1;
	if ((bytes[0] != '*' && bytes[0] != '.') || bytes[NONET_CELLS - 1] != bytes[0])
		return false;
	while (bytes[dash] == '-')
		dash++;
	return dash == NONET_CELLS - 1;
}

/* Most lines of large files are 81 plain cells and nothing else; they are read from the caller's
 * bytes at once. 0 when the next line is another, which is then still there. */
static size_t read_plain_lines(struct nonet_text *text, struct nonet_board *boards_ret,
                               size_t capacity, uint64_t *line_ret) {
	size_t number = 0;
	while (number < capacity) {
		const unsigned char *bytes = nonet_lines_peek(&text->lines, NONET_CELLS);
		if (!bytes || !nonet_cells_read_plain(bytes, &boards_ret[number]) || is_border(bytes))
			break;
		uint64_t line = nonet_lines_pass(&text->lines, NONET_CELLS);
		if (number++ == 0)
			*line_ret = line;
	}
	if (number > 0)
		nonet_grid_note_puzzle(&text->grid);
	return number;
}

size_t nonet_text_next_many(struct nonet_text *text, struct nonet_board *boards_ret,
                            size_t capacity, uint64_t *line_ret) {
	return is_between_puzzles(text) ? read_plain_lines(text, boards_ret, capacity, line_ret) : 0;
}

static void set_syntax_error(struct nonet_item *item_ret, const struct nonet_error *fault) {
	memset(&item_ret->board, 0, sizeof item_ret->board);
	item_ret->line = fault->line;
	item_ret->error = *fault;
}

static void set_comment(struct nonet_text *text, struct nonet_item *item_ret) {
	size_t nbytes = text->form.comment_nbytes;
	if (nbytes == 0)
		return;
	memcpy(text->comment, text->form.comment, nbytes);
	text->comment[nbytes] = '\0';
	item_ret->comment = text->comment;
	item_ret->comment_nbytes = nbytes;
}

static enum nonet_status give_fault(struct nonet_text *text, struct nonet_item *item_ret) {
	set_syntax_error(item_ret, &text->form.fault);
	nonet_grid_note_puzzle(&text->grid);
	text->has_line = false;
	return NONET_SYNTAX;
}

/* The puzzle of the line, which was read into line_told. */
static enum nonet_status give_line_told(struct nonet_text *text, struct nonet_item *item_ret) {
	nonet_grid_note_puzzle(&text->grid);
	text->has_line = false;
	text->line_told.line = text->line.number;
	if (text->in_table || text->is_record)
		text->line_told.form = text->is_record ? NONET_FORM_RECORD : NONET_FORM_TABLE;
	return nonet_told_item(&text->line_told, text->line.offset, item_ret);
}

/* In the puzzle bank the comment is the rating. */
static void set_rating(struct nonet_text *text, struct nonet_item *item_ret) {
	nonet_told_clear(&text->line_told, 9);
	nonet_puzzle_from_board(&item_ret->board, &text->line_told.puzzle);
	nonet_told_set_word(&text->line_told, &text->line_told.puzzle.words.rating, item_ret->comment,
	                    item_ret->comment_nbytes);
	item_ret->told = &text->line_told.puzzle;
}

static enum nonet_status give_puzzle(struct nonet_text *text, struct nonet_item *item_ret) {
	item_ret->board = text->form.cells.board;
	item_ret->line = text->line.number;
	item_ret->form = text->form.bank ? NONET_FORM_BANK : NONET_FORM_LINE;
	item_ret->marked = text->form.marked;
	if (item_ret->marked) {
		item_ret->form = text->form.library ? NONET_FORM_LIBRARY : NONET_FORM_SUKAKU;
		item_ret->position = text->form.position;
	}
	set_comment(text, item_ret);
	if (text->form.bank && item_ret->comment)
		set_rating(text, item_ret);
	nonet_grid_note_puzzle(&text->grid);
	text->has_line = false;
	return NONET_OK;
}

/* What a step of reading came to: an item's status, or NONET_MORE when there is none yet. */
static enum nonet_status finish_title(struct nonet_text *text, struct nonet_item *item_ret) {
	if (!text->has_title)
		return NONET_MORE;
	text->has_title = false;
	set_syntax_error(item_ret, &text->title_fault);
	return NONET_SYNTAX;
}

/* A title before short lines that stand each for itself was none. */
static enum nonet_status finish_grid(struct nonet_text *text, bool line_follows,
                                     struct nonet_item *item_ret) {
	enum nonet_status status;
	if (text->has_title && nonet_grid_is_short_lines(&text->grid, line_follows))
		return finish_title(text, item_ret);
	if (!nonet_grid_finish(&text->grid, line_follows, &status, item_ret))
		return NONET_MORE;
	text->of_grid = true;
	item_ret->form = item_ret->marked ? NONET_FORM_MARKS : NONET_FORM_GRID;
	text->has_title = false;
	return status;
}

/* Ends what was begun, as a puzzle or a fault on one line follows, or the end. */
static enum nonet_status finish_before(struct nonet_text *text, bool line_follows,
                                       struct nonet_item *item_ret) {
	enum nonet_status status = finish_grid(text, line_follows, item_ret);
	return status == NONET_MORE ? finish_title(text, item_ret) : status;
}

static enum nonet_status take_row(struct nonet_text *text, struct nonet_item *item_ret) {
	enum nonet_status status;
	if (text->form.kind == NONET_LINE_CELLS && text->grid.nrows == 0) {
		status = finish_title(text, item_ret);
		if (status != NONET_MORE)
			return status;
	}
	enum nonet_grid_taken taken = nonet_grid_add_row(&text->grid, &text->form, &status, item_ret);
	text->has_line = taken == NONET_GRID_ITEM_BEFORE;
	if (taken == NONET_GRID_TAKEN)
		return NONET_MORE;
	text->has_title = false;
	text->of_grid = true;
	item_ret->form = item_ret->marked ? NONET_FORM_MARKS : NONET_FORM_GRID;
	return status;
}

/* Nine cells and four bars are thirteen characters; candidates take twice as many. */
enum { WIDE_FRAME = 20 };

static bool is_star_border(struct nonet_cursor first) {
	if (!nonet_cursor_is(&first, '*'))
		return false;
	nonet_cursor_step(&first);
	return nonet_cursor_is(&first, '-');
}

/* A frame of stars begins or ends where no grid is begun. */
static void note_border(struct nonet_text *text) {
	if (text->grid.nrows > 0 || !is_star_border(nonet_text_first(text)))
		return;
	text->star_begins = !text->star_ends;
	text->wide_frame = text->line.nbytes >= WIDE_FRAME;
	text->signature = text->star_ends;
	text->star_ends = false;
}

static enum nonet_status take_gap(struct nonet_text *text, bool border) {
	if (border)
		note_border(text);
	nonet_grid_add_gap(&text->grid, border);
	text->has_line = false;
	return NONET_MORE;
}

/* What a comment before a grid says: after %, as the program sudoku writes it, a title. */
static void keep_words(struct nonet_text *text, struct nonet_cursor first) {
	if (!text->has_words)
		nonet_told_clear(&text->told, 9);
	if (nonet_cursor_is(&first, '#')) {
		text->nheaders += nonet_header_read(first, &text->told);
	} else {
		nonet_cursor_step(&first);
		nonet_cursor_skip_spaces(&first);
		nonet_header_set_title(first, &text->told);
	}
	text->has_words |= text->nheaders > 0 || text->told.puzzle.words.title;
}

static enum nonet_status take_comment_line(struct nonet_text *text, struct nonet_item *item_ret) {
	struct nonet_cursor first = nonet_text_first(text);
	bool inside = nonet_cursor_is(&first, '#') && nonet_grid_takes_comment(&text->grid);
	enum nonet_status status = inside ? NONET_MORE : finish_grid(text, false, item_ret);
	if (status != NONET_MORE)
		return status;
	if (!inside)
		keep_words(text, first);
	text->has_line = false;
	return NONET_MORE;
}

static enum nonet_status take_list(struct nonet_text *text, struct nonet_item *item_ret) {
	enum nonet_status status;
	bool item = nonet_list_read(&text->list, &text->line, &status, item_ret);
	text->has_line = text->list.in_line;
	if (!item)
		return NONET_MORE;
	text->has_title = false;
	text->of_grid = true;
	item_ret->form = NONET_FORM_LIST;
	return status;
}

/* The list ends though it is open. Without a single cell it has no title either. */
static enum nonet_status cut_list(struct nonet_text *text, struct nonet_item *item_ret) {
	enum nonet_status status;
	bool empty = text->list.rows == 0 && text->list.cells == 0 && !text->list.held.any;
	if (text->has_title && empty)
		return finish_title(text, item_ret);
	text->has_title = false;
	text->of_grid = true;
	item_ret->form = NONET_FORM_LIST;
	return nonet_list_finish(&text->list, &status, item_ret) ? status : NONET_MORE;
}

static enum nonet_status take_line_fault(struct nonet_text *text, struct nonet_item *item_ret) {
	enum nonet_status status = finish_before(text, true, item_ret);
	return status == NONET_MORE ? give_fault(text, item_ret) : status;
}

/* A line of words: a title of what follows, or names above a table. A word with which nonet answers
 * is none: it stands in the place of a puzzle. */
static enum nonet_status take_title(struct nonet_text *text, struct nonet_item *item_ret) {
	if (nonet_header_is_answer(nonet_text_first(text)))
		return take_line_fault(text, item_ret);
	enum nonet_status status = finish_before(text, false, item_ret);
	if (status != NONET_MORE)
		return status;
	text->has_title = true;
	text->title_fault = text->form.fault;
	text->has_line = false;
	if (!text->has_words)
		nonet_told_clear(&text->told, 9);
	text->has_words = true;
	nonet_header_set_title(nonet_text_first(text), &text->told);
	nonet_csv_begin(&text->csv, &text->line);
	return NONET_MORE;
}

/* Whether a line of words before the list may be its title. It is none where each line stands for
 * itself: before a string, and before brackets with too few cells for a row. */
static bool may_have_title(const struct nonet_text *text) {
	unsigned depth = 0;
	struct nonet_cursor cursor = nonet_text_first(text);
	for (; cursor.glyph.folded != NONET_FOLD_END; nonet_cursor_step(&cursor)) {
		depth += nonet_cursor_in(&cursor, NONET_SET_OPENING);
		depth -= depth > 0 && nonet_cursor_in(&cursor, NONET_SET_CLOSING);
	}
	return !nonet_list_has_string(&text->line) && (depth > 0 || text->form.cells.count >= 9);
}

static enum nonet_status begin_list(struct nonet_text *text, struct nonet_item *item_ret) {
	enum nonet_status status = may_have_title(text) ? finish_grid(text, false, item_ret)
	                                                : finish_before(text, true, item_ret);
	return status == NONET_MORE ? take_list(text, item_ret) : status;
}

/* Whether the line begins with more cells together than a row has: a puzzle on a line, perhaps a
 * broken one. */
static bool begins_with_run(struct nonet_cursor first) {
	struct nonet_cells run;
	nonet_cells_read_run(first, &run);
	return run.count > 9;
}

/* A line that is neither a puzzle nor a row: perhaps a spoilt row, a list or a title. In the middle
 * of a grid a bracket is more likely a slip than a list, unless it comes first. */
static enum nonet_status take_other(struct nonet_text *text, struct nonet_item *item_ret) {
	const struct nonet_cells *cells = &text->form.cells;
	bool words = text->form.kind == NONET_LINE_TEXT;
	struct nonet_cursor first = nonet_text_first(text);
	if (text->line.too_long)
		return take_line_fault(text, item_ret);
	if (!words && !nonet_cursor_in(&first, NONET_SET_OPENING) &&
	    nonet_grid_goes_on(&text->grid, cells))
		return take_row(text, item_ret);
	if (!begins_with_run(first) && nonet_list_begins(&text->line))
		return begin_list(text, item_ret);
	if (words)
		return take_title(text, item_ret);
	if (nonet_grid_may_begin(cells))
		return take_row(text, item_ret);
	return take_line_fault(text, item_ret);
}

/* Whether the line is a puzzle of cells without commas, as no list has them. */
static bool is_spaced_puzzle(const struct nonet_text *text) {
	struct nonet_cursor first = nonet_text_first(text);
	struct nonet_cursor second = first;
	nonet_cursor_step(&second);
	return text->form.kind == NONET_LINE_PUZZLE && nonet_cell_value(first.glyph.folded) >= 0 &&
	       !nonet_cursor_is(&second, ',');
}

/* Whether the line is plainly none of the list that is open. */
static bool ends_list(const struct nonet_text *text) {
	switch (text->form.kind) {
	case NONET_LINE_BORDER:
	case NONET_LINE_DASHES:
		return true;
	default:
		return text->line.too_long || is_spaced_puzzle(text) ||
		       !nonet_list_goes_on(&text->list, &text->line);
	}
}

static enum nonet_status take_line_in_list(struct nonet_text *text, struct nonet_item *item_ret) {
	if (!text->list.in_line && text->form.kind == NONET_LINE_COMMENT) {
		text->has_line = false;
		return NONET_MORE;
	}
	if (text->list.in_line || !ends_list(text))
		return take_list(text, item_ret);
	return cut_list(text, item_ret);
}

static bool is_empty_row(const struct nonet_text *text) {
	const struct nonet_cells *cells = &text->form.cells;
	return cells->count == 9 && cells->space_blank && cells->after.glyph.folded == NONET_FOLD_END &&
	       nonet_grid_takes_spaces(&text->grid);
}

/* A line in brackets that names what follows. */
static enum nonet_status take_section(struct nonet_text *text, enum nonet_section section,
                                      struct nonet_item *item_ret) {
	enum nonet_status status = finish_grid(text, false, item_ret);
	if (status != NONET_MORE)
		return status;
	text->sadman = true;
	text->section = section;
	text->skips_section = section == NONET_SECTION_OTHER;
	text->has_line = false;
	return NONET_MORE;
}

static enum nonet_status take_special(struct nonet_text *text, struct nonet_item *item_ret) {
	enum nonet_status status = finish_before(text, true, item_ret);
	if (status != NONET_MORE)
		return status;
	return text->special == NONET_SPECIAL_FAULT ? give_fault(text, item_ret)
	                                            : give_line_told(text, item_ret);
}

/* A line of words or of cells that are neither a puzzle nor a row. */
static enum nonet_status take_spoilt(struct nonet_text *text, struct nonet_item *item_ret) {
	enum nonet_section section = nonet_section_of(nonet_text_first(text));
	if (section != NONET_SECTION_NONE && (text->sadman || section == NONET_SECTION_PUZZLE))
		return take_section(text, section, item_ret);
	if (text->signature && text->form.kind == NONET_LINE_TEXT) {
		text->has_line = false;
		return NONET_MORE;
	}
	return text->special == NONET_SPECIAL_NONE ? take_other(text, item_ret)
	                                           : take_special(text, item_ret);
}

/* One step with the line at hand. */
static enum nonet_status take_line(struct nonet_text *text, struct nonet_item *item_ret) {
	if (text->is_record && nonet_list_is_open(&text->list))
		return cut_list(text, item_ret);
	if (text->in_table || text->is_record)
		return take_special(text, item_ret);
	if (nonet_list_is_open(&text->list))
		return take_line_in_list(text, item_ret);
	enum nonet_status status;
	switch (text->form.kind) {
	case NONET_LINE_BLANK:
		return is_empty_row(text) ? take_row(text, item_ret) : take_gap(text, false);
	case NONET_LINE_BORDER:
		return take_gap(text, true);
	case NONET_LINE_DASHES:
		return nonet_grid_takes_dashes(&text->grid) ? take_row(text, item_ret)
		                                            : take_gap(text, true);
	case NONET_LINE_COMMENT:
		return take_comment_line(text, item_ret);
	case NONET_LINE_PUZZLE:
		status = finish_before(text, true, item_ret);
		return status == NONET_MORE ? give_puzzle(text, item_ret) : status;
	case NONET_LINE_ROW:
		return take_row(text, item_ret);
	case NONET_LINE_CELLS:
	case NONET_LINE_TEXT:
		return take_spoilt(text, item_ret);
	default:
		text->has_line = false;
		return NONET_MORE;
	}
}

/* Ends what was begun, as the text ends. */
static enum nonet_status take_end(struct nonet_text *text, struct nonet_item *item_ret) {
	enum nonet_status status = NONET_MORE;
	if (nonet_list_is_open(&text->list))
		status = cut_list(text, item_ret);
	if (status == NONET_MORE)
		status = finish_before(text, false, item_ret);
	return status == NONET_MORE ? NONET_END : status;
}

/* Text in UTF-16 would be one fault after the other; it is said once. */
static bool is_utf16(const struct nonet_line *line) {
	return line->offset == 0 && line->nbytes >= 2 &&
	       (memcmp(line->bytes, utf16_little_endian, 2) == 0 ||
	        memcmp(line->bytes, utf16_big_endian, 2) == 0);
}

static void refuse_utf16(struct nonet_text *text) {
	struct nonet_cursor first = nonet_cursor_first(&text->line);
	nonet_fault(
	    &text->form.fault, &first,
	    text->line.bytes[0] == 0xFF
	        ? N_("found bytes 0xFF 0xFE, which begin text in UTF-16; expected text in UTF-8")
	        : N_("found bytes 0xFE 0xFF, which begin text in UTF-16; expected text in UTF-8"),
	    NULL);
	text->skips_all = true;
}

/* Gives the words to the grid or list that they are about. */
static void attach_words(struct nonet_text *text, struct nonet_item *item) {
	struct nonet_words words = text->told.puzzle.words;
	nonet_item_puzzle(item, &text->told.puzzle);
	text->told.puzzle.words = words;
	text->told.line = item->line;
	text->told.form = item->form;
	item->told = &text->told.puzzle;
}

/* A comment may begin as if it told the author; only several such lines, or a section below, show
 * that it does. */
static bool words_are_meant(const struct nonet_text *text) {
	return text->has_words && (text->nheaders != 1 || text->section == NONET_SECTION_PUZZLE);
}

/* An item is complete. Whether it is kept as a part of something. */
static bool keep_part(struct nonet_text *text, enum nonet_status status, struct nonet_item *item) {
	struct nonet_part part = {text->section, text->star_begins, text->wide_frame, text->grid.marks};
	if (text->of_grid && text->section == NONET_SECTION_PUZZLE)
		item->form = NONET_FORM_SECTIONS;
	if (text->of_grid && words_are_meant(text) && status == NONET_OK)
		attach_words(text, item);
	if (!text->of_grid)
		part = (struct nonet_part){NONET_SECTION_NONE, false, false, NULL};
	text->has_words = false;
	text->nheaders = 0;
	text->section = NONET_SECTION_NONE;
	text->star_begins = false;
	text->star_ends = part.star_frame;
	return nonet_parts_add(&text->parts, status, item, part, &text->told);
}

static void clear_item(struct nonet_item *item_ret) {
	item_ret->comment = NULL;
	item_ret->comment_nbytes = 0;
	item_ret->marked = false;
	item_ret->told = NULL;
	item_ret->form = NONET_FORM_LINE;
}

/* Gets the next line, unless one is at hand. NONET_OK, NONET_MORE or NONET_END. */
static enum nonet_status get_line(struct nonet_text *text) {
	while (!text->has_line) {
		enum nonet_status status = nonet_lines_next(&text->lines, &text->line);
		if (status != NONET_OK)
			return status;
		text->has_line = nonet_text_read_line(text);
		if (nonet_parts_open(&text->parts) && !nonet_text_may_be_part(text))
			nonet_parts_close(&text->parts);
	}
	return NONET_OK;
}

enum nonet_status nonet_text_next(struct nonet_text *text, struct nonet_item *item_ret) {
	clear_item(item_ret);
	if (nonet_text_next_many(text, &item_ret->board, 1, &item_ret->line) == 1)
		return NONET_OK;
	if (text->skips_all)
		return nonet_lines_discard(&text->lines);
	for (;;) {
		enum nonet_status status = get_line(text);
		if (nonet_parts_take(&text->parts, &status, item_ret))
			return status;
		if (status == NONET_MORE)
			return NONET_MORE;
		if (status == NONET_OK && is_utf16(&text->line)) {
			refuse_utf16(text);
			return give_fault(text, item_ret);
		}
		clear_item(item_ret);
		text->of_grid = false;
		status = status == NONET_OK ? take_line(text, item_ret) : take_end(text, item_ret);
		if (status == NONET_MORE)
			continue;
		if (status == NONET_END && !nonet_parts_open(&text->parts))
			return NONET_END;
		if (status == NONET_END)
			nonet_parts_close(&text->parts);
		else if (!keep_part(text, status, item_ret))
			return status;
	}
}
