#include "io/list_record.h"

#include <string.h>

/* Cells together that are more than three rows are meant to be a whole puzzle. */
enum { LONGEST_GROUP = 27 };

void nonet_list_reset(struct nonet_list *list) {
	list->depth = 0;
	list->rows = list->cells = 0;
	list->fresh = list->row_like = false;
	list->found = list->broken = list->garbage = false;
	list->of_strings = list->value_follows = list->in_line = false;
	list->token_name = list->key_name = NONET_NAME_OTHER;
	list->held.any = list->held.named = false;
	list->fault.message[0] = '\0';
}

bool nonet_list_is_open(const struct nonet_list *list) {
	return list->in_line || list->depth > 0 || list->rows > 0;
}

/* Whether the bracket under the cursor begins a list. An index, a call or a remark in brackets does
 * not. `before` is the character before it, 0 at the beginning of the line. */
static bool begins_list(struct nonet_cursor cursor, uint8_t before) {
	bool round = nonet_cursor_is(&cursor, '(');
	bool curly = nonet_cursor_is(&cursor, '{');
	if (nonet_cursor_is(&cursor, '[') && (nonet_list_in_word(before) || before == ']'))
		return false;
	nonet_cursor_step(&cursor);
	nonet_cursor_skip_spaces(&cursor);
	if (round && before != 0 && before != '=')
		return nonet_cursor_in(&cursor, NONET_SET_OPENING);
	return cursor.glyph.folded == NONET_FOLD_END ||
	       nonet_cursor_in(&cursor, NONET_SET_OPENING | NONET_SET_CLOSING | NONET_SET_QUOTE |
	                                    NONET_SET_COMMA) ||
	       nonet_cursor_at_comment(&cursor) || nonet_cell_value(cursor.glyph.folded) >= 0 ||
	       nonet_list_is_nothing(cursor) || (curly && nonet_list_is_key(cursor));
}

/* Goes to the bracket that begins a list, or to the end of the line. */
static void find_list(struct nonet_cursor *cursor) {
	uint8_t before = 0;
	for (; cursor->glyph.folded != NONET_FOLD_END; nonet_cursor_step(cursor)) {
		if (nonet_cursor_in(cursor, NONET_SET_OPENING) && begins_list(*cursor, before))
			return;
		if (!nonet_cursor_in(cursor, NONET_SET_SPACE))
			before = cursor->glyph.folded;
	}
}

bool nonet_list_begins(const struct nonet_line *line) {
	struct nonet_cursor cursor = nonet_cursor_first(line);
	find_list(&cursor);
	return cursor.glyph.folded != NONET_FOLD_END;
}

/* So many cells are meant to be a row. */
static bool is_about_nine(int cells) {
	return cells >= 7 && cells <= 11;
}

/* The number of cells that directly follow each other, and the character after them. */
static int run_length(struct nonet_cursor cursor, uint8_t *after_ret) {
	int length = 0;
	for (; nonet_cell_value(cursor.glyph.folded) >= 0; nonet_cursor_step(&cursor))
		length++;
	*after_ret = cursor.glyph.folded;
	return length;
}

bool nonet_list_has_string(const struct nonet_line *line) {
	struct nonet_cursor cursor = nonet_cursor_first(line);
	int length = 0;
	for (; cursor.glyph.folded != NONET_FOLD_END && length <= LONGEST_GROUP;
	     nonet_cursor_step(&cursor))
		length = nonet_cell_value(cursor.glyph.folded) >= 0 ? length + 1 : 0;
	return length > LONGEST_GROUP;
}

/* Whether the line is a list of about nine cells, the next row where each line is a list. */
static bool is_row_list(const struct nonet_line *line, struct nonet_cursor first) {
	struct nonet_cells cells;
	nonet_cells_read_parted(first, &cells);
	return nonet_cursor_in(&first, NONET_SET_OPENING) && nonet_list_begins(line) &&
	       is_about_nine(cells.count);
}

/* Whether the bracket with which the line begins can open inside the list. It is none of a named
 * string's record, whose values have names; and nothing but a row follows a row. */
static bool may_open(const struct nonet_list *list, const struct nonet_line *line,
                     struct nonet_cursor first) {
	if (list->held.any)
		return list->depth != list->held.depth;
	if (list->rows == 0 && list->cells == 0)
		return true;
	nonet_cursor_step(&first);
	return !nonet_cursor_in(&first, NONET_SET_OPENING) && !nonet_list_has_string(line);
}

bool nonet_list_goes_on(const struct nonet_list *list, const struct nonet_line *line) {
	struct nonet_cursor first = nonet_cursor_first(line);
	nonet_cursor_skip_spaces(&first);
	uint8_t after;
	int run = run_length(first, &after);
	if (list->depth == 0)
		return is_row_list(line, first);
	if (nonet_cursor_in(&first, NONET_SET_OPENING))
		return may_open(list, line, first);
	if (run > 0) /* one cell, also as 5. or 10, or a row as a number */
		return run <= 2 || (run == 9 && after == ',');
	if (nonet_list_in_word(first.glyph.folded))
		return nonet_list_is_nothing(first) || nonet_list_is_key(first) || nonet_list_begins(line);
	return first.glyph.folded == NONET_FOLD_END || nonet_cursor_is(&first, '/') ||
	       nonet_cursor_in(&first, NONET_SET_CLOSING | NONET_SET_QUOTE | NONET_SET_COMMA);
}

static bool is_sound(const struct nonet_list *list) {
	return list->fault.message[0] == '\0';
}

void nonet_list_drop_begun(struct nonet_list *list) {
	list->fault.message[0] = '\0';
	list->rows = list->cells = 0;
	list->row_like = false;
}

/* Makes an item of what was read, and begins the next puzzle. */
static bool give_item(struct nonet_list *list, enum nonet_status *status_ret,
                      struct nonet_item *item_ret) {
	*status_ret = is_sound(list) ? NONET_OK : NONET_SYNTAX;
	item_ret->line = list->line;
	if (is_sound(list)) {
		item_ret->board = list->board;
	} else {
		memset(&item_ret->board, 0, sizeof item_ret->board);
		item_ret->error = list->fault;
	}
	nonet_list_drop_begun(list);
	list->found = true;
	return true;
}

static bool is_puzzle_full(const struct nonet_list *list) {
	return list->rows == 9 || (list->rows == 0 && list->cells == NONET_CELLS);
}

static void end_row(struct nonet_list *list) {
	if (list->cells != 9 && is_sound(list))
		nonet_fault_count(&list->fault, &list->cursor,
		                  NN_("the row ends after {count} cell; expected 9",
		                      "the row ends after {count} cells; expected 9"),
		                  list->cells, NULL);
	list->row_like |= is_about_nine(list->cells);
	list->rows++;
	list->cells = 0;
}

static void begin_puzzle(struct nonet_list *list) {
	if (list->rows == 0 && list->cells == 0)
		list->line = list->cursor.line->number;
}

static void add_cell(struct nonet_list *list, int value) {
	begin_puzzle(list);
	if (list->cells == NONET_CELLS && is_sound(list))
		nonet_fault_found(&list->fault, &list->cursor, N_("the end of the list after 81 cells"));
	int cell = 9 * list->rows + list->cells;
	if (cell < NONET_CELLS)
		list->board.cell[cell] = (uint8_t)value;
	list->cells++;
}

/* A cell that cannot be read still has its place, so that the row keeps its length. */
static void add_bad_cell(struct nonet_list *list, const struct nonet_error *fault) {
	add_cell(list, 0);
	if (is_sound(list))
		list->fault = *fault;
}

/* A short list by itself is no row of anything. It ends here, and with it what can be understood of
 * the line. */
static bool end_lone_list(struct nonet_list *list) {
	if (list->depth > 0 || list->rows > 0 || is_about_nine(list->cells))
		return false;
	end_row(list);
	list->broken = true;
	return true;
}

/* Returns whether the puzzle ended. */
static bool close_bracket(struct nonet_list *list) {
	list->depth--;
	list->garbage = false;
	if (list->cells > 0) {
		bool flat = list->rows == 0 && list->cells > LONGEST_GROUP;
		if (flat && list->cells != NONET_CELLS && is_sound(list))
			nonet_fault(&list->fault, &list->cursor,
			            N_("the list ends after {cells} cells; expected 81"),
			            NONET_WITH(NONET_NUMBER("cells", list->cells)));
		else if (list->cells == 1 && list->rows == 0 && list->depth == 0 && is_sound(list))
			list->cells = 0; /* an array bound, as in [9] */
		else if (!flat && end_lone_list(list))
			return true;
		else if (!flat)
			end_row(list);
		return flat || list->rows == 9;
	}
	if (list->rows == 0)
		return false;
	if (is_sound(list))
		nonet_fault_count(&list->fault, &list->cursor,
		                  NN_("the list ends after {count} row; expected 9",
		                      "the list ends after {count} rows; expected 9"),
		                  list->rows, NULL);
	return true;
}

static void open_bracket(struct nonet_list *list) {
	uint64_t bit = UINT64_C(1) << (++list->depth % 64);
	list->round = nonet_cursor_is(&list->cursor, '(') ? list->round | bit : list->round & ~bit;
	list->value_follows = false;
}

/* A bracket opens where the row before should have been closed; the row is ended here. */
static bool end_row_before_bracket(struct nonet_list *list) {
	if (list->cells == 0)
		return false;
	if (is_sound(list))
		nonet_fault_found(&list->fault, &list->cursor, N_("the end of the row"));
	list->broken = true;
	end_row(list);
	return is_puzzle_full(list);
}

/* Where the token under the cursor ends: at the closing quote, or before the next separator. */
static struct nonet_cursor token_end(struct nonet_cursor cursor, uint8_t quote) {
	while (
	    cursor.glyph.folded != NONET_FOLD_END &&
	    (quote ? cursor.glyph.folded != quote
	           : !nonet_cursor_in(&cursor, NONET_SET_OPENING | NONET_SET_CLOSING | NONET_SET_QUOTE |
	                                           NONET_SET_SPACE | NONET_SET_COMMA | NONET_SET_KEY |
	                                           NONET_SET_HASH))) {
		if (quote && nonet_cursor_is(&cursor, '\\'))
			nonet_cursor_step(&cursor);
		nonet_cursor_step(&cursor);
	}
	return cursor;
}

/* "5." or "5.0", as numpy prints numbers that are not integers: its digit, otherwise -1. */
static int float_value(struct nonet_cursor cursor) {
	int value = cursor.glyph.folded - '0';
	nonet_cursor_step(&cursor);
	if (value < 0 || value > 9 || !nonet_cursor_is(&cursor, '.'))
		return -1;
	do
		nonet_cursor_step(&cursor);
	while (nonet_cursor_is(&cursor, '0'));
	return cursor.glyph.folded == NONET_FOLD_END ? value : -1;
}

/* Nine cells together are a row, a number of cells near it a spoilt one. */
static void add_row(struct nonet_list *list, const struct nonet_cells *cells) {
	begin_puzzle(list);
	if (list->cells > 0)
		end_row(list);
	if (list->rows < 9)
		memcpy(list->board.cell + 9 * list->rows, cells->board.cell, 9);
	list->cells = cells->count;
	end_row(list);
}

/* A name or a title between puzzles means nothing; anything else that is no cell is a fault. */
static bool is_remark(const struct nonet_list *list, const struct nonet_cursor *from) {
	struct nonet_cursor second = *from;
	nonet_cursor_step(&second);
	return list->cells == 0 && (nonet_is_letter(from->glyph.folded) || from->glyph.code >= 0x80) &&
	       second.glyph.folded != NONET_FOLD_END;
}

/* A number or words, by which a puzzle is described: nothing that should be one itself. */
static bool is_fact(const struct nonet_cells *cells, bool quoted) {
	return 2 * cells->bad >= cells->count ||
	       (cells->count <= LONGEST_GROUP && !(quoted && is_about_nine(cells->count)));
}

/* Takes one token, whose end is the end of `from`. Returns whether the puzzle ended. */
static bool take_token(struct nonet_list *list, struct nonet_cursor from,
                       const struct nonet_cells *cells, bool quoted) {
	bool sound = nonet_cells_sound(cells);
	int number = quoted ? -1 : float_value(from);
	if (number < 0 && nonet_list_is_nothing(from))
		number = 0;
	if (number < 0 && sound && cells->count <= 1 && (quoted || cells->count == 1))
		number = cells->board.cell[0];
	list->garbage |= !quoted && cells->count > 9;
	if (number >= 0) {
		add_cell(list, number);
	} else if (sound && (cells->count == 9 || (quoted && is_about_nine(cells->count)))) {
		add_row(list, cells);
	} else if (sound && cells->count > 0) {
		struct nonet_error fault;
		nonet_fault(&fault, &from, N_("found {cells} cells together; expected one, or a row of 9"),
		            NONET_WITH(NONET_NUMBER("cells", cells->count)));
		add_bad_cell(list, &fault);
	} else if (!sound && !is_remark(list, &from)) {
		add_bad_cell(list, &cells->fault);
	}
	return is_puzzle_full(list) && list->cells == 0;
}

/* Takes a string of 81 cells. True with an item, after which the string is offered again. */
static bool take_string(struct nonet_list *list, const struct nonet_board *board,
                        enum nonet_status *status_ret, struct nonet_item *item_ret) {
	if (list->held.any && !nonet_list_is_of_held(list))
		return nonet_list_give_held(list, status_ret, item_ret);
	bool begun = list->rows > 0 || list->cells > 0;
	if (!list->held.any && begun && list->line != list->cursor.line->number &&
	    !list->value_follows) {
		if (is_sound(list))
			nonet_fault_found(&list->fault, &list->cursor, N_("the end of the list before"));
		return give_item(list, status_ret, item_ret);
	}
	if (!list->held.any || list->key_name > list->held.name)
		nonet_list_hold(list, board, list->value_follows);
	nonet_list_drop_begun(list);
	return false;
}

/* Reads the token at the cursor. True with an item. */
static bool read_token(struct nonet_list *list, enum nonet_status *status_ret,
                       struct nonet_item *item_ret) {
	struct nonet_cursor from = list->cursor;
	bool quoted = nonet_cursor_in(&from, NONET_SET_QUOTE);
	if (quoted)
		nonet_cursor_step(&from);
	struct nonet_cursor end = token_end(from, quoted ? list->cursor.glyph.folded : 0);
	from = nonet_cursor_until(from, end.at);
	struct nonet_cells cells;
	if (!quoted || !nonet_cells_read_spaced(from, &cells))
		nonet_cells_read_parted(from, &cells);

	bool ended = false;
	if (!list->value_follows)
		list->key_name = NONET_NAME_OTHER;
	if (nonet_cells_sound(&cells) && cells.count == NONET_CELLS) {
		if (take_string(list, &cells.board, status_ret, item_ret))
			return true;
	} else if (!list->held.any && !(list->of_strings && cells.count <= LONGEST_GROUP) &&
	           !(list->value_follows && is_fact(&cells, quoted))) {
		ended = take_token(list, from, &cells, quoted);
	}
	list->token_name = nonet_list_read_name(from);
	list->value_follows = false;
	list->cursor = end;
	if (quoted)
		nonet_cursor_step(&list->cursor);
	return ended && give_item(list, status_ret, item_ret);
}

/* What came before a colon was a key, not a cell. */
static void take_colon(struct nonet_list *list) {
	if (list->cells == 1) {
		list->cells = 0;
		if (list->rows == 0)
			list->fault.message[0] = '\0';
	}
	list->value_follows = true;
	list->key_name = list->token_name;
}

/* A remark between slash and star; one that goes on on the next line is not understood. */
static bool skip_remark(struct nonet_cursor *cursor) {
	struct nonet_cursor ahead = *cursor;
	if (!nonet_cursor_is(&ahead, '/'))
		return false;
	nonet_cursor_step(&ahead);
	if (!nonet_cursor_is(&ahead, '*'))
		return false;
	bool star = false;
	do {
		star = nonet_cursor_is(&ahead, '*');
		nonet_cursor_step(&ahead);
	} while (ahead.glyph.folded != NONET_FOLD_END && !(star && nonet_cursor_is(&ahead, '/')));
	nonet_cursor_step(&ahead);
	*cursor = ahead;
	return true;
}

/* Takes a bracket that closes. True with an item. */
static bool take_closing(struct nonet_list *list, enum nonet_status *status_ret,
                         struct nonet_item *item_ret) {
	bool held = list->held.any;
	bool bad_string = list->of_strings && !is_sound(list);
	if (!held && !bad_string)
		return close_bracket(list) && give_item(list, status_ret, item_ret);
	unsigned depth = list->depth--;
	if (!held)
		return give_item(list, status_ret, item_ret);
	return depth == list->held.depth && nonet_list_give_held(list, status_ret, item_ret);
}

/* Reads one thing at the cursor and steps over it. True with an item. */
static bool read_on(struct nonet_list *list, enum nonet_status *status_ret,
                    struct nonet_item *item_ret) {
	struct nonet_cursor *cursor = &list->cursor;
	if (nonet_cursor_in(cursor, NONET_SET_OPENING)) {
		if (end_row_before_bracket(list))
			return give_item(list, status_ret, item_ret);
		open_bracket(list);
	} else if (nonet_cursor_in(cursor, NONET_SET_CLOSING)) {
		bool item = take_closing(list, status_ret, item_ret);
		nonet_cursor_step(cursor);
		return item;
	} else if (nonet_cursor_in(cursor, NONET_SET_KEY)) {
		take_colon(list);
	} else if (skip_remark(cursor)) {
		return false;
	} else if (!nonet_cursor_in(cursor, NONET_SET_SPACE | NONET_SET_COMMA)) {
		return read_token(list, status_ret, item_ret);
	}
	nonet_cursor_step(cursor);
	return false;
}

/* So many cells belong to no list that is read here; it may never end. */
static bool is_runaway(struct nonet_list *list) {
	if (list->cells <= NONET_CELLS)
		return false;
	list->depth = 0;
	list->broken = true;
	return true;
}

static void skip_rest_if_broken(struct nonet_list *list) {
	if (list->broken)
		list->cursor = nonet_cursor_until(list->cursor, list->cursor.at);
	list->broken = false;
}

static void begin_line(struct nonet_list *list, const struct nonet_line *line) {
	list->fresh = list->depth == 0 && list->rows == 0;
	if (list->fresh) {
		list->found = false;
		list->line = line->number;
	}
	list->of_strings = list->rows == 0 && list->cells == 0 && nonet_list_has_string(line);
	list->cursor = nonet_cursor_first(line);
	list->in_line = true;
}

bool nonet_list_read(struct nonet_list *list, const struct nonet_line *line,
                     enum nonet_status *status_ret, struct nonet_item *item_ret) {
	if (!list->in_line)
		begin_line(list, line);
	while (list->cursor.glyph.folded != NONET_FOLD_END && !nonet_cursor_at_comment(&list->cursor)) {
		if (list->depth == 0)
			find_list(&list->cursor);
		if (list->cursor.glyph.folded == NONET_FOLD_END)
			break;
		if (read_on(list, status_ret, item_ret) ||
		    (is_runaway(list) && give_item(list, status_ret, item_ret))) {
			skip_rest_if_broken(list);
			return true;
		}
	}
	nonet_fault_place(&list->end, &list->cursor);
	bool may_go_on = list->held.named && (list->depth == list->held.depth ||
	                                      list->held.line != list->cursor.line->number);
	if (list->held.any && !may_go_on)
		return nonet_list_give_held(list, status_ret, item_ret);
	list->in_line = false;
	list->garbage |=
	    list->fresh && !is_sound(list) && !list->found && !list->row_like && list->cells < 7;
	bool ends = list->garbage || (list->depth == 0 && list->rows == 0);
	return ends && nonet_list_finish(list, status_ret, item_ret);
}

bool nonet_list_finish(struct nonet_list *list, enum nonet_status *status_ret,
                       struct nonet_item *item_ret) {
	if (list->held.any) {
		nonet_list_give_held(list, status_ret, item_ret);
		nonet_list_reset(list);
		return true;
	}
	bool unfinished = list->rows > 0 || list->cells > 0 || !list->found;
	if (unfinished && is_sound(list)) {
		list->fault = list->end;
		nonet_error_say(&list->fault,
		                list->rows > 0 || list->cells > 0
		                    ? N_("the list is not finished; expected 9 rows or 81 cells")
		                    : N_("the list holds no puzzle; expected 9 rows or 81 cells"),
		                NULL);
	}
	if (unfinished)
		give_item(list, status_ret, item_ret);
	nonet_list_reset(list);
	return unfinished;
}
