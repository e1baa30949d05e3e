/* Puzzles written as lists, as programs print them and people paste them: nested by rows or flat,
 * in [], {} or (), of numbers, quoted cells or quoted rows, on one line or many.
 *
 * Brackets are only counted, and their kinds are not compared: what matters is how many cells an
 * innermost list has (9: a row, 81: a puzzle) and how many rows the list around it.
 *
 * A string of 81 cells is a puzzle by itself, and what stands beside it in its brackets are other
 * facts about it. A tuple or an object with several such strings, as a puzzle and its solution, is
 * one *record*: the string that bears the name of a puzzle counts, otherwise the first. It can only
 * be given when the record has ended, and is held until then.
 */
#ifndef NONET_IO_LIST_FORM_H
#define NONET_IO_LIST_FORM_H

#include "io/cells.h"
#include "io/list_words.h"

#include <nonet/io.h>

/* A string of 81 cells whose record may go on. */
struct nonet_list_held {
	bool any;
	bool record; /* the strings beside it belong to the same puzzle */
	bool named;  /* it has a name, so that its record may go on on the next line */
	enum nonet_list_name name;
	unsigned depth; /* of brackets, where it stands */
	uint64_t line;
	struct nonet_board board;
};

/* All zero: outside of any list. */
struct nonet_list {
	unsigned depth;           /* open brackets */
	uint64_t round;           /* bit d % 64: the bracket that opened at depth d is round */
	int rows;                 /* finished rows of the puzzle being read */
	int cells;                /* cells since the last bracket */
	struct nonet_board board; /* the cells so far */
	struct nonet_error fault; /* the first thing wrong with the puzzle being read */
	struct nonet_error end;   /* where the last line ended */
	uint64_t line;            /* where the puzzle, or the list, begins */
	bool found;               /* the list held an item so far */
	bool broken;              /* a bracket is missing: what follows on the line is no guide */
	bool fresh;               /* the list began on the line that was read last */
	bool row_like;            /* a row of about nine cells came, be it spoilt */
	bool garbage;             /* something came that no list has, so that it ends with its line */
	bool of_strings;          /* the line has a string of cells: shorter ones are facts about it */
	bool value_follows;       /* a key came, so that a single cell is something else */
	enum nonet_list_name token_name; /* what the token before would say as a key */
	enum nonet_list_name key_name;   /* of the value that follows */
	struct nonet_list_held held;
	bool in_line; /* cursor is inside a line whose rest is to be read */
	struct nonet_cursor cursor;
};

void nonet_list_reset(struct nonet_list *list);

/* Whether a list begins on the line. */
bool nonet_list_begins(const struct nonet_line *line);

/* Whether so many cells directly follow each other on the line that it has a puzzle as a string. */
bool nonet_list_has_string(const struct nonet_line *line);

/* Whether the line, which is none by itself, may be the next of the list that is open. */
bool nonet_list_goes_on(const struct nonet_list *list, const struct nonet_line *line);

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
