/* Puzzles in plain text: lines, rows, grids, lists, tables. What io.h says of text is done here. */
#ifndef NONET_IO_TEXT_READER_H
#define NONET_IO_TEXT_READER_H

#include "io/csv.h"
#include "io/grid_form.h"
#include "io/lines.h"
#include "io/list_form.h"
#include "io/parts.h"
#include "io/special.h"

struct nonet_text {
	struct nonet_line line;
	struct nonet_line_form form; /* of `line`, unless it is part of a list or a table */
	enum nonet_special special;  /* what the line is by itself, in line_told or form.fault */
	bool has_line;               /* `line` is not done with */
	bool skips_all;              /* the text is of a kind that is not read */
	bool has_title;              /* a line of words came; it is a title if a puzzle follows */
	bool has_words;              /* told.puzzle.words are about the grid or list that comes */
	unsigned nheaders;           /* lines such as #ARuud among those words */
	bool of_grid;                /* the item at hand is a grid or a list */
	bool sadman;                 /* a line [Puzzle] came: others in brackets name sections too */
	bool skips_section;
	bool star_begins, star_ends; /* a frame of stars begins, or is to end */
	bool wide_frame;             /* one that begins has room for candidates */
	bool signature;              /* lines of words are Simple Sudoku's name and version */
	bool is_record;              /* the line is one of nonet's JSON */
	bool in_table;               /* lines are rows of `csv` */
	enum nonet_section section;  /* the last one named, if no grid came since */
	struct nonet_error title_fault;
	struct nonet_grid grid;
	struct nonet_list list;
	struct nonet_csv csv;
	struct nonet_parts parts;
	struct nonet_lines lines;
	struct nonet_told told;             /* of the item, or with the words for the next */
	struct nonet_told line_told;        /* of a special line, or a row of a table */
	char comment[NONET_LINE_LIMIT + 1]; /* of the last item */
};

void nonet_text_reset(struct nonet_text *text);

/* As nonet_reader_next, except that this never runs out of memory. */
enum nonet_status nonet_text_next(struct nonet_text *text, struct nonet_item *item_ret);

/* As nonet_reader_next_many. */
size_t nonet_text_next_many(struct nonet_text *text, struct nonet_board *boards_ret,
                            size_t capacity, uint64_t *line_ret);

#endif
