/* Puzzles written as lists, as programs print them and people paste them: nested by rows or flat,
 * in [], {} or (), of numbers, quoted cells or quoted rows, on one line or many.
 *
 * Brackets are only counted, and their kinds are not compared: what matters is how many cells an
 * innermost list has (9: a row, 81: a puzzle) and how many rows the list around it.
 */
#ifndef NONET_IO_LIST_FORM_H
#define NONET_IO_LIST_FORM_H

#include "io/cells.h"

#include <nonet/io.h>

/* All zero: outside of any list. */
struct nonet_list {
	unsigned depth;           /* open brackets */
	int rows;                 /* finished rows of the puzzle being read */
	int cells;                /* cells since the last bracket */
	struct nonet_board board; /* the cells so far */
	struct nonet_error fault; /* the first thing wrong with the puzzle being read */
	struct nonet_error end;   /* where the last line ended */
	uint64_t line;            /* where the puzzle, or the list, begins */
	bool found;               /* the list held an item so far */
	bool broken;              /* a bracket is missing: what follows on the line is no guide */
	bool value_follows;       /* a key came, so that a single cell is something else */
	bool in_line;             /* cursor is inside a line whose rest is to be read */
	struct nonet_cursor cursor;
};

void nonet_list_reset(struct nonet_list *list);

/* Whether a list begins on the line. */
bool nonet_list_begins(const struct nonet_line *line);

/* Whether something was begun that may go on on the next line. */
bool nonet_list_is_open(const struct nonet_list *list);

/* Reads on in the line. True with an item: call again with the same line. False: the line was read
 * to its end. */
bool nonet_list_read(struct nonet_list *list, const struct nonet_line *line,
                     enum nonet_status *status_ret, struct nonet_item *item_ret);

/* Nothing more belongs to the list. True when it was not finished: the error is the item. */
bool nonet_list_finish(struct nonet_list *list, enum nonet_status *status_ret,
                       struct nonet_item *item_ret);

#endif
