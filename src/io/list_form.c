#include "io/list_form.h"

#include <string.h>

void nonet_list_reset(struct nonet_list *list) {
	list->depth = 0;
	list->rows = list->cells = 0;
	list->found = list->broken = list->value_follows = list->in_line = false;
	list->fault.message[0] = '\0';
}

bool nonet_list_is_open(const struct nonet_list *list) {
	return list->in_line || list->depth > 0 || list->rows > 0;
}

static bool is_word_character(uint8_t folded) {
	return nonet_is_letter(folded) || folded == '_' || (folded >= '0' && folded <= '9');
}

/* Whether the text up to the cursor's end, or up to a character that is in no word, is one of the
 * names that programming languages have for nothing. */
static bool is_nothing_word(struct nonet_cursor cursor) {
	static const char *const words[] = {"none", "null", "nil", "nan", "undefined", "nothing"};
	char word[12];
	size_t length = 0;
	for (; is_word_character(cursor.glyph.folded) && length < sizeof word - 1;
	     nonet_cursor_step(&cursor))
		word[length++] = (char)(cursor.glyph.folded | 0x20);
	word[length] = '\0';
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (strcmp(word, words[i]) == 0)
			return true;
	return false;
}

/* Whether the bracket under the cursor begins a list. An index, a call or a remark in brackets does
 * not. `before` is the character before it, 0 at the beginning of the line. */
static bool begins_list(struct nonet_cursor cursor, uint8_t before) {
	bool round = nonet_cursor_is(&cursor, '(');
	if (nonet_cursor_is(&cursor, '[') && (is_word_character(before) || before == ']'))
		return false;
	nonet_cursor_step(&cursor);
	nonet_cursor_skip_spaces(&cursor);
	if (round && before != 0)
		return nonet_cursor_in(&cursor, NONET_SET_OPENING);
	return cursor.glyph.folded == NONET_FOLD_END ||
	       nonet_cursor_in(&cursor, NONET_SET_OPENING | NONET_SET_CLOSING | NONET_SET_QUOTE |
	                                    NONET_SET_COMMA) ||
	       nonet_cursor_at_comment(&cursor) || nonet_cell_value(cursor.glyph.folded) >= 0 ||
	       is_nothing_word(cursor);
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

static bool is_sound(const struct nonet_list *list) {
	return list->fault.message[0] == '\0';
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
	list->fault.message[0] = '\0';
	list->rows = list->cells = 0;
	list->found = true;
	return true;
}

static const char *plural(int number) {
	return number == 1 ? "" : "s";
}

static bool is_puzzle_full(const struct nonet_list *list) {
	return list->rows == 9 || (list->rows == 0 && list->cells == NONET_CELLS);
}

static void end_row(struct nonet_list *list) {
	if (list->cells != 9 && is_sound(list))
		nonet_fault(&list->fault, &list->cursor, "the row ends after %d cell%s; expected 9",
		            list->cells, plural(list->cells));
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
		nonet_fault_found(&list->fault, &list->cursor, "the end of the list after 81 cells");
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

/* Returns whether the puzzle ended. */
static bool close_bracket(struct nonet_list *list) {
	bool ended = false;
	list->depth--;
	if (list->cells > 0) {
		bool flat = list->rows == 0 && list->cells > 27;
		if (flat && list->cells != NONET_CELLS && is_sound(list))
			nonet_fault(&list->fault, &list->cursor, "the list ends after %d cells; expected 81",
			            list->cells);
		else if (list->cells == 1 && list->rows == 0 && list->depth == 0 && is_sound(list))
			list->cells = 0; /* an array bound, as in [9] */
		else if (!flat)
			end_row(list);
		ended = flat || list->rows == 9;
	} else if (list->rows > 0) {
		if (is_sound(list))
			nonet_fault(&list->fault, &list->cursor, "the list ends after %d row%s; expected 9",
			            list->rows, plural(list->rows));
		ended = true;
	}
	return ended;
}

/* A bracket opens where the row before should have been closed; the row is ended here. */
static bool end_row_before_bracket(struct nonet_list *list) {
	if (list->cells == 0)
		return false;
	if (is_sound(list))
		nonet_fault_found(&list->fault, &list->cursor, "the end of the row");
	list->broken = true;
	end_row(list);
	return is_puzzle_full(list);
}

/* Where the token under the cursor ends: at the closing quote, or before the next separator. */
static struct nonet_cursor token_end(struct nonet_cursor cursor, uint8_t quote) {
	while (cursor.glyph.folded != NONET_FOLD_END &&
	       (quote
	            ? cursor.glyph.folded != quote
	            : !nonet_cursor_in(&cursor, NONET_SET_OPENING | NONET_SET_CLOSING |
	                                            NONET_SET_QUOTE | NONET_SET_SPACE |
	                                            NONET_SET_COMMA | NONET_SET_KEY | NONET_SET_HASH)))
		nonet_cursor_step(&cursor);
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

/* Takes one token, whose end is the end of `from`. Returns whether the puzzle ended. */
static bool take_token(struct nonet_list *list, struct nonet_cursor from, bool quoted) {
	struct nonet_cells cells;
	nonet_cells_read_parted(from, &cells);
	bool sound = nonet_cells_sound(&cells);
	bool value_follows = list->value_follows;
	list->value_follows = false;

	int number = quoted ? -1 : float_value(from);
	if (number < 0 && is_nothing_word(from))
		number = 0;
	if (number < 0 && sound && cells.count <= 1 && (quoted || cells.count == 1))
		number = cells.board.cell[0];
	if (number >= 0) {
		if (!value_follows)
			add_cell(list, number);
	} else if (sound && cells.count == NONET_CELLS && list->rows == 0 && list->cells == 0) {
		begin_puzzle(list);
		list->board = cells.board;
		return true;
	} else if (sound && (cells.count == 9 || (quoted && cells.count > 6 && cells.count < 12))) {
		add_row(list, &cells);
	} else if (sound && cells.count > 0) {
		nonet_fault(&cells.fault, &from, "found %d cells together; expected one, or a row of 9",
		            cells.count);
		add_bad_cell(list, &cells.fault);
	} else if (!sound && !value_follows && !is_remark(list, &from)) {
		add_bad_cell(list, &cells.fault);
	}
	return is_puzzle_full(list) && list->cells == 0;
}

static bool read_token(struct nonet_list *list) {
	struct nonet_cursor from = list->cursor;
	bool quoted = nonet_cursor_in(&from, NONET_SET_QUOTE);
	if (quoted)
		nonet_cursor_step(&from);
	struct nonet_cursor end = token_end(from, quoted ? list->cursor.glyph.folded : 0);
	bool ended = take_token(list, nonet_cursor_until(from, end.at), quoted);
	list->cursor = end;
	if (quoted)
		nonet_cursor_step(&list->cursor);
	return ended;
}

/* What came before a colon was a key, not a cell. */
static void take_colon(struct nonet_list *list) {
	if (list->cells == 1) {
		list->cells = 0;
		if (list->rows == 0)
			list->fault.message[0] = '\0';
	}
	list->value_follows = true;
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

/* Reads one thing at the cursor and steps over it. Returns whether the puzzle ended. */
static bool read_on(struct nonet_list *list) {
	struct nonet_cursor *cursor = &list->cursor;
	if (nonet_cursor_in(cursor, NONET_SET_OPENING)) {
		if (end_row_before_bracket(list))
			return true;
		list->value_follows = false;
		list->depth++;
	} else if (nonet_cursor_in(cursor, NONET_SET_CLOSING)) {
		bool ended = close_bracket(list);
		nonet_cursor_step(cursor);
		return ended;
	} else if (nonet_cursor_in(cursor, NONET_SET_KEY)) {
		take_colon(list);
	} else if (skip_remark(cursor)) {
		return false;
	} else if (!nonet_cursor_in(cursor, NONET_SET_SPACE | NONET_SET_COMMA)) {
		return read_token(list);
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
	if (list->depth == 0 && list->rows == 0) {
		list->found = false;
		list->line = line->number;
	}
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
		if (list->cursor.glyph.folded != NONET_FOLD_END && (read_on(list) || is_runaway(list))) {
			skip_rest_if_broken(list);
			return give_item(list, status_ret, item_ret);
		}
	}
	nonet_fault(&list->end, &list->cursor, "%s", "");
	list->in_line = false;
	return list->depth == 0 && list->rows == 0 && nonet_list_finish(list, status_ret, item_ret);
}

bool nonet_list_finish(struct nonet_list *list, enum nonet_status *status_ret,
                       struct nonet_item *item_ret) {
	bool unfinished = list->rows > 0 || list->cells > 0 || !list->found;
	if (unfinished && is_sound(list)) {
		list->fault = list->end;
		const char *message = list->rows > 0 || list->cells > 0
		                          ? "the list is not finished; expected 9 rows or 81 cells"
		                          : "the list holds no puzzle; expected 9 rows or 81 cells";
		strcpy(list->fault.message, message);
	}
	if (unfinished)
		give_item(list, status_ret, item_ret);
	nonet_list_reset(list);
	return unfinished;
}
