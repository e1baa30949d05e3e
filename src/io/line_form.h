/* What a line is by itself: a whole puzzle, a row of one, or something else. */
#ifndef NONET_IO_LINE_FORM_H
#define NONET_IO_LINE_FORM_H

#include "io/cells.h"

enum nonet_line_kind {
	NONET_LINE_BLANK,      /* nine spaces are also read as cells: they may be an empty row */
	NONET_LINE_COMMENT,    /* begins with '#' or '%' */
	NONET_LINE_BORDER,     /* a line of a frame between rows, such as ---+---+--- */
	NONET_LINE_DASHES,     /* nine dashes: a border, or a row of blanks */
	NONET_LINE_DECORATION, /* only bars or quotes */
	NONET_LINE_PUZZLE,     /* 81 cells */
	NONET_LINE_ROW,        /* nine cells */
	NONET_LINE_CELLS,      /* cells, but not such a number of them, or not only cells */
	NONET_LINE_TEXT        /* words */
};

/* A line and what was found in it. */
struct nonet_line_form {
	enum nonet_line_kind kind;
	struct nonet_cells cells; /* of a puzzle, a row, dashes, cells or text */
	bool marked;              /* the line tells candidates: of a puzzle in `position`, of a row in
	                             the first nine of position.candidates */
	struct nonet_position position;
	uint16_t placed; /* of a row with candidates: bit i says that cell i is filled but no clue */
	bool library;    /* a library line of HoDoKu's */
	bool bank;       /* a line of Sudoku Exchange's puzzle bank, whose comment is a rating */
	struct nonet_error fault; /* why it is not a puzzle, for cells and text */
	const char *comment;      /* what follows a puzzle */
	size_t comment_nbytes;
};

void nonet_line_form_read(const struct nonet_line *line, struct nonet_line_form *form_ret);

#endif
