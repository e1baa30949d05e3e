#include "io/grid_form.h"
#include "io/lines.h"
#include "io/list_form.h"

#include <nonet/io.h>

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* What the bytes at the beginning of a text say about its encoding. */
static const char utf16_little_endian[] = "\xFF\xFE";
static const char utf16_big_endian[] = "\xFE\xFF";

struct nonet_reader {
	struct nonet_line line;
	struct nonet_line_form form; /* of `line`, unless it is part of a list */
	bool has_line;               /* `line` is not done with */
	bool skips_all;              /* the text is of a kind that is not read */
	bool has_title;              /* a line of words came; it is a title if a puzzle follows */
	struct nonet_error title_fault;
	struct nonet_grid grid;
	struct nonet_list list;
	struct nonet_lines lines;
	char comment[NONET_LINE_LIMIT + 1]; /* of the last item */
};

struct nonet_reader *nonet_reader_new(void) {
	struct nonet_reader *reader = malloc(sizeof *reader);
	if (reader)
		nonet_reader_reset(reader);
	return reader;
}

void nonet_reader_free(struct nonet_reader *reader) {
	free(reader);
}

void nonet_reader_reset(struct nonet_reader *reader) {
	reader->has_line = reader->skips_all = reader->has_title = false;
	nonet_grid_reset(&reader->grid);
	nonet_list_reset(&reader->list);
	nonet_lines_reset(&reader->lines);
}

void nonet_reader_feed(struct nonet_reader *reader, const char *bytes, size_t nbytes) {
	assert(bytes || nbytes == 0);
	assert(!reader->lines.finished);
	assert(reader->lines.at == reader->lines.fed_nbytes && !reader->has_line);
	nonet_lines_feed(&reader->lines, bytes, nbytes);
}

void nonet_reader_finish(struct nonet_reader *reader) {
	reader->lines.finished = true;
}

static bool is_between_puzzles(const struct nonet_reader *reader) {
	return !reader->has_line && !reader->has_title && !reader->skips_all &&
	       reader->grid.nrows == 0 && !nonet_list_is_open(&reader->list);
}

/* Most lines of large files are 81 plain cells and nothing else; they are read from the caller's
 * bytes at once. 0 when the next line is another, which is then still there. */
static size_t read_plain_lines(struct nonet_reader *reader, struct nonet_board *boards_ret,
                               size_t capacity, uint64_t *line_ret) {
	size_t number = 0;
	while (number < capacity) {
		const unsigned char *bytes = nonet_lines_peek(&reader->lines, NONET_CELLS);
		if (!bytes || !nonet_cells_read_plain(bytes, &boards_ret[number]))
			break;
		uint64_t line = nonet_lines_pass(&reader->lines, NONET_CELLS);
		if (number++ == 0)
			*line_ret = line;
	}
	if (number > 0)
		nonet_grid_note_puzzle(&reader->grid);
	return number;
}

size_t nonet_reader_next_many(struct nonet_reader *reader, struct nonet_board *boards_ret,
                              size_t capacity, uint64_t *line_ret) {
	return is_between_puzzles(reader) ? read_plain_lines(reader, boards_ret, capacity, line_ret)
	                                  : 0;
}

static void set_syntax_error(struct nonet_item *item_ret, const struct nonet_error *fault) {
	memset(&item_ret->board, 0, sizeof item_ret->board);
	item_ret->line = fault->line;
	item_ret->error = *fault;
}

static void set_comment(struct nonet_reader *reader, struct nonet_item *item_ret) {
	size_t nbytes = reader->form.comment_nbytes;
	if (nbytes == 0)
		return;
	memcpy(reader->comment, reader->form.comment, nbytes);
	reader->comment[nbytes] = '\0';
	item_ret->comment = reader->comment;
	item_ret->comment_nbytes = nbytes;
}

static enum nonet_status give_puzzle(struct nonet_reader *reader, struct nonet_item *item_ret) {
	item_ret->board = reader->form.cells.board;
	item_ret->line = reader->line.number;
	set_comment(reader, item_ret);
	item_ret->marked = reader->form.marked;
	if (item_ret->marked)
		item_ret->position = reader->form.position;
	nonet_grid_note_puzzle(&reader->grid);
	reader->has_line = false;
	return NONET_OK;
}

static enum nonet_status give_fault(struct nonet_reader *reader, struct nonet_item *item_ret) {
	set_syntax_error(item_ret, &reader->form.fault);
	nonet_grid_note_puzzle(&reader->grid);
	reader->has_line = false;
	return NONET_SYNTAX;
}

/* What a step of reading came to: an item's status, or NONET_MORE when there is none yet. */
static enum nonet_status finish_title(struct nonet_reader *reader, struct nonet_item *item_ret) {
	if (!reader->has_title)
		return NONET_MORE;
	reader->has_title = false;
	set_syntax_error(item_ret, &reader->title_fault);
	return NONET_SYNTAX;
}

/* A title before short lines that stand each for itself was none. */
static enum nonet_status finish_grid(struct nonet_reader *reader, bool line_follows,
                                     struct nonet_item *item_ret) {
	enum nonet_status status;
	if (reader->has_title && nonet_grid_is_short_lines(&reader->grid, line_follows))
		return finish_title(reader, item_ret);
	if (!nonet_grid_finish(&reader->grid, line_follows, &status, item_ret))
		return NONET_MORE;
	reader->has_title = false;
	return status;
}

/* Ends what was begun, as a puzzle or a fault on one line follows, or the end. */
static enum nonet_status finish_before(struct nonet_reader *reader, bool line_follows,
                                       struct nonet_item *item_ret) {
	enum nonet_status status = finish_grid(reader, line_follows, item_ret);
	return status == NONET_MORE ? finish_title(reader, item_ret) : status;
}

static enum nonet_status take_row(struct nonet_reader *reader, struct nonet_item *item_ret) {
	enum nonet_status status;
	if (reader->form.kind == NONET_LINE_CELLS && reader->grid.nrows == 0) {
		status = finish_title(reader, item_ret);
		if (status != NONET_MORE)
			return status;
	}
	enum nonet_grid_taken taken =
	    nonet_grid_add_row(&reader->grid, &reader->form, &status, item_ret);
	reader->has_line = taken == NONET_GRID_ITEM_BEFORE;
	if (taken == NONET_GRID_TAKEN)
		return NONET_MORE;
	reader->has_title = false;
	return status;
}

/* The first of the line that is no space. */
static struct nonet_cursor first_character(const struct nonet_reader *reader) {
	struct nonet_cursor first = nonet_cursor_first(&reader->line);
	nonet_cursor_skip_spaces(&first);
	return first;
}

static enum nonet_status take_gap(struct nonet_reader *reader, bool border) {
	nonet_grid_add_gap(&reader->grid, border);
	reader->has_line = false;
	return NONET_MORE;
}

static enum nonet_status take_comment_line(struct nonet_reader *reader,
                                           struct nonet_item *item_ret) {
	struct nonet_cursor first = first_character(reader);
	enum nonet_status status = NONET_MORE;
	if (!nonet_cursor_is(&first, '#') || !nonet_grid_takes_comment(&reader->grid))
		status = finish_grid(reader, false, item_ret);
	if (status == NONET_MORE)
		reader->has_line = false;
	return status;
}

static enum nonet_status take_list(struct nonet_reader *reader, struct nonet_item *item_ret) {
	enum nonet_status status;
	bool item = nonet_list_read(&reader->list, &reader->line, &status, item_ret);
	reader->has_line = reader->list.in_line;
	if (!item)
		return NONET_MORE;
	reader->has_title = false;
	return status;
}

/* The list ends though it is open. Without a single cell it has no title either. */
static enum nonet_status cut_list(struct nonet_reader *reader, struct nonet_item *item_ret) {
	enum nonet_status status;
	bool empty = reader->list.rows == 0 && reader->list.cells == 0 && !reader->list.held.any;
	if (reader->has_title && empty)
		return finish_title(reader, item_ret);
	reader->has_title = false;
	return nonet_list_finish(&reader->list, &status, item_ret) ? status : NONET_MORE;
}

static enum nonet_status take_title(struct nonet_reader *reader, struct nonet_item *item_ret) {
	enum nonet_status status = finish_before(reader, false, item_ret);
	if (status != NONET_MORE)
		return status;
	reader->has_title = true;
	reader->title_fault = reader->form.fault;
	reader->has_line = false;
	return NONET_MORE;
}

static enum nonet_status take_line_fault(struct nonet_reader *reader, struct nonet_item *item_ret) {
	enum nonet_status status = finish_before(reader, true, item_ret);
	return status == NONET_MORE ? give_fault(reader, item_ret) : status;
}

/* Whether a line of words before the list may be its title. It is none where each line stands for
 * itself: before a string, and before brackets with too few cells for a row. */
static bool may_have_title(const struct nonet_reader *reader) {
	unsigned depth = 0;
	struct nonet_cursor cursor = first_character(reader);
	for (; cursor.glyph.folded != NONET_FOLD_END; nonet_cursor_step(&cursor)) {
		depth += nonet_cursor_in(&cursor, NONET_SET_OPENING);
		depth -= depth > 0 && nonet_cursor_in(&cursor, NONET_SET_CLOSING);
	}
	return !nonet_list_has_string(&reader->line) && (depth > 0 || reader->form.cells.count >= 9);
}

static enum nonet_status begin_list(struct nonet_reader *reader, struct nonet_item *item_ret) {
	enum nonet_status status = may_have_title(reader) ? finish_grid(reader, false, item_ret)
	                                                  : finish_before(reader, true, item_ret);
	return status == NONET_MORE ? take_list(reader, item_ret) : status;
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
static enum nonet_status take_other(struct nonet_reader *reader, struct nonet_item *item_ret) {
	const struct nonet_cells *cells = &reader->form.cells;
	bool text = reader->form.kind == NONET_LINE_TEXT;
	struct nonet_cursor first = first_character(reader);
	if (reader->line.too_long)
		return take_line_fault(reader, item_ret);
	if (!text && !nonet_cursor_in(&first, NONET_SET_OPENING) &&
	    nonet_grid_goes_on(&reader->grid, cells))
		return take_row(reader, item_ret);
	if (!begins_with_run(first) && nonet_list_begins(&reader->line))
		return begin_list(reader, item_ret);
	if (text)
		return take_title(reader, item_ret);
	if (nonet_grid_may_begin(cells))
		return take_row(reader, item_ret);
	return take_line_fault(reader, item_ret);
}

/* Whether the line is a puzzle of cells without commas, as no list has them. */
static bool is_spaced_puzzle(const struct nonet_reader *reader) {
	struct nonet_cursor first = first_character(reader);
	struct nonet_cursor second = first;
	nonet_cursor_step(&second);
	return reader->form.kind == NONET_LINE_PUZZLE && nonet_cell_value(first.glyph.folded) >= 0 &&
	       !nonet_cursor_is(&second, ',');
}

/* Whether the line is plainly none of the list that is open. */
static bool ends_list(const struct nonet_reader *reader) {
	switch (reader->form.kind) {
	case NONET_LINE_BORDER:
	case NONET_LINE_DASHES:
		return true;
	default:
		return reader->line.too_long || is_spaced_puzzle(reader) ||
		       !nonet_list_goes_on(&reader->list, &reader->line);
	}
}

static enum nonet_status take_line_in_list(struct nonet_reader *reader,
                                           struct nonet_item *item_ret) {
	if (!reader->list.in_line && reader->form.kind == NONET_LINE_COMMENT) {
		reader->has_line = false;
		return NONET_MORE;
	}
	if (reader->list.in_line || !ends_list(reader))
		return take_list(reader, item_ret);
	return cut_list(reader, item_ret);
}

static bool is_empty_row(const struct nonet_reader *reader) {
	const struct nonet_cells *cells = &reader->form.cells;
	return cells->count == 9 && cells->space_blank && cells->after.glyph.folded == NONET_FOLD_END &&
	       nonet_grid_takes_spaces(&reader->grid);
}

/* One step with the line at hand. */
static enum nonet_status take_line(struct nonet_reader *reader, struct nonet_item *item_ret) {
	if (nonet_list_is_open(&reader->list))
		return take_line_in_list(reader, item_ret);
	enum nonet_status status;
	switch (reader->form.kind) {
	case NONET_LINE_BLANK:
		return is_empty_row(reader) ? take_row(reader, item_ret) : take_gap(reader, false);
	case NONET_LINE_BORDER:
		return take_gap(reader, true);
	case NONET_LINE_DASHES:
		return nonet_grid_takes_dashes(&reader->grid) ? take_row(reader, item_ret)
		                                              : take_gap(reader, true);
	case NONET_LINE_COMMENT:
		return take_comment_line(reader, item_ret);
	case NONET_LINE_PUZZLE:
		status = finish_before(reader, true, item_ret);
		return status == NONET_MORE ? give_puzzle(reader, item_ret) : status;
	case NONET_LINE_ROW:
		return take_row(reader, item_ret);
	case NONET_LINE_CELLS:
	case NONET_LINE_TEXT:
		return take_other(reader, item_ret);
	default:
		reader->has_line = false;
		return NONET_MORE;
	}
}

/* Ends what was begun, as the text ends. */
static enum nonet_status take_end(struct nonet_reader *reader, struct nonet_item *item_ret) {
	enum nonet_status status = NONET_MORE;
	if (nonet_list_is_open(&reader->list))
		status = cut_list(reader, item_ret);
	if (status == NONET_MORE)
		status = finish_before(reader, false, item_ret);
	return status == NONET_MORE ? NONET_END : status;
}

/* Text in UTF-16 would be one fault after the other; it is said once. */
static bool is_utf16(const struct nonet_line *line) {
	return line->offset == 0 && line->nbytes >= 2 &&
	       (memcmp(line->bytes, utf16_little_endian, 2) == 0 ||
	        memcmp(line->bytes, utf16_big_endian, 2) == 0);
}

static enum nonet_status refuse_utf16(struct nonet_reader *reader, struct nonet_item *item_ret) {
	struct nonet_cursor first = nonet_cursor_first(&reader->line);
	nonet_fault(&reader->form.fault, &first,
	            "found bytes 0x%02X 0x%02X, which begin text in UTF-16; expected text in UTF-8",
	            reader->line.bytes[0], reader->line.bytes[1]);
	reader->skips_all = true;
	return give_fault(reader, item_ret);
}

enum nonet_status nonet_reader_next(struct nonet_reader *reader, struct nonet_item *item_ret) {
	item_ret->comment = NULL;
	item_ret->comment_nbytes = 0;
	item_ret->marked = false;
	item_ret->told = NULL;
	if (nonet_reader_next_many(reader, &item_ret->board, 1, &item_ret->line) == 1)
		return NONET_OK;
	if (reader->skips_all)
		return nonet_lines_discard(&reader->lines);
	for (;;) {
		enum nonet_status status;
		if (!reader->has_line) {
			status = nonet_lines_next(&reader->lines, &reader->line);
			if (status != NONET_OK)
				return status == NONET_END ? take_end(reader, item_ret) : status;
			reader->has_line = true;
			if (is_utf16(&reader->line))
				return refuse_utf16(reader, item_ret);
			nonet_line_form_read(&reader->line, &reader->form);
		}
		status = take_line(reader, item_ret);
		if (status != NONET_MORE)
			return status;
	}
}
