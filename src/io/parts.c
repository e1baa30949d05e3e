#include "io/parts.h"

#include "io/told_item.h"

#include <string.h>

static void push(struct nonet_parts *parts, enum nonet_status status,
                 const struct nonet_item *item) {
	parts->items[parts->number] = *item;
	parts->statuses[parts->number++] = status;
}

/* Whether all digits of the board are on the other too. */
static bool is_within(const struct nonet_board *board, const struct nonet_board *other) {
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (board->cell[cell] && board->cell[cell] != other->cell[cell])
			return false;
	return true;
}

/* Makes the first item a puzzle with the clues it has, and all digits of `values`. */
static void set_values(struct nonet_parts *parts, const struct nonet_board *values,
                       struct nonet_told *told) {
	const struct nonet_board *clues = &parts->items[0].board;
	struct nonet_puzzle *puzzle = &told->puzzle;
	if (!parts->items[0].told)
		nonet_told_clear(told, 9);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		puzzle->value[cell] = values->cell[cell];
		puzzle->given[cell] = clues->cell[cell] != 0;
		puzzle->marks[cell] = 0;
	}
	puzzle->complete = false;
	told->line = parts->items[0].line;
}

/* The candidates of empty cells; where none are written, what the digits allow. */
static void set_candidates(const uint16_t marks[NONET_CELLS], struct nonet_puzzle *puzzle) {
	struct nonet_board board;
	nonet_puzzle_board(puzzle, &board);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		puzzle->marks[cell] = puzzle->value[cell] ? 0
		                      : marks[cell]       ? marks[cell]
		                                          : nonet_board_candidates(&board, cell);
	puzzle->complete = true;
}

static void settle(struct nonet_parts *parts, struct nonet_told *told, enum nonet_form form) {
	told->form = form;
	parts->statuses[0] = nonet_told_item(told, 0, &parts->items[0]);
	parts->number = parts->settled = 1;
}

static bool join_state(struct nonet_parts *parts, const struct nonet_item *item,
                       struct nonet_part part, struct nonet_told *told) {
	if (parts->first.section != NONET_SECTION_PUZZLE || part.section != NONET_SECTION_STATE ||
	    !is_within(&parts->items[0].board, &item->board))
		return false;
	set_values(parts, &item->board, told);
	settle(parts, told, NONET_FORM_SECTIONS);
	return true;
}

/* The second grid of the clipboard is kept until the third shows that it was one; with the third
 * directly after the first nothing was put in. */
static bool join_clipboard(struct nonet_parts *parts, const struct nonet_item *item,
                           struct nonet_part part, struct nonet_told *told) {
	const struct nonet_board *values = &parts->items[parts->number - 1].board;
	if (!parts->first.star_frame || !is_within(values, &item->board))
		return false;
	bool third = parts->number == 2 && part.star_frame && part.wide_frame;
	if (item->marked || third) {
		set_values(parts, values, told);
		set_candidates(part.marks, &told->puzzle);
		settle(parts, told, NONET_FORM_CLIPBOARD);
		return true;
	}
	if (!part.star_frame || part.wide_frame || parts->number == 2)
		return false;
	push(parts, NONET_OK, item);
	return true;
}

static bool may_begin(enum nonet_status status, const struct nonet_item *item,
                      struct nonet_part part) {
	return status == NONET_OK && !item->marked &&
	       (part.section == NONET_SECTION_PUZZLE || (part.star_frame && !part.wide_frame));
}

bool nonet_parts_add(struct nonet_parts *parts, enum nonet_status status,
                     const struct nonet_item *item, struct nonet_part part,
                     struct nonet_told *told) {
	bool begins = may_begin(status, item, part);
	if (parts->number == 0 && !begins)
		return false;
	if (parts->number > 0 && status == NONET_OK &&
	    (join_state(parts, item, part, told) || join_clipboard(parts, item, part, told)))
		return true;
	nonet_parts_close(parts);
	push(parts, status, item);
	parts->first = part;
	if (!begins)
		nonet_parts_close(parts);
	return true;
}

bool nonet_parts_take(struct nonet_parts *parts, enum nonet_status *status_ret,
                      struct nonet_item *item_ret) {
	if (parts->settled == 0)
		return false;
	*status_ret = parts->statuses[0];
	*item_ret = parts->items[0];
	parts->number--;
	parts->settled--;
	memmove(parts->items, parts->items + 1, (size_t)parts->number * sizeof parts->items[0]);
	memmove(parts->statuses, parts->statuses + 1,
	        (size_t)parts->number * sizeof parts->statuses[0]);
	return true;
}
