/* Puzzles written as nine rows on nine lines.
 *
 * The question here is which rows belong together, also when some are missing, so that a broken
 * grid never takes rows from the next one. Rows that follow each other directly make a *block*. A
 * grid is one block of nine; or three *bands* of three with the same gap of blank lines or borders
 * between them; or nine single rows with the same gap after each. A block that fits none of these
 * is a grid with rows missing, and so is what came before a block that shows, by its gaps or its
 * length, that it begins a grid of its own. A comment in a block is passed over when the block has
 * nine rows with what came before it, and parts two grids when nine rows come after it.
 */
#ifndef NONET_IO_GRID_FORM_H
#define NONET_IO_GRID_FORM_H

#include "io/line_form.h"

#include <nonet/io.h>

/* Three bands of at most four rows each: a row too many is noticed as such. Up to eight rows and
 * nine more where a comment between may part two grids. */
enum { NONET_GRID_ROWS = 17 };

struct nonet_grid_row {
	uint8_t cell[9];
	bool marked;            /* the cells are as candidates[] says */
	uint16_t candidates[9]; /* only set when `marked` */
	bool dash, other_blank, space_blank, star, dot;
	uint16_t placed;    /* bit i: cell i is said to be no clue */
	bool after_comment; /* a comment stands between it and the row before */
	uint64_t line;
	struct nonet_error fault; /* with an empty message: the place where the row ends */
};

struct nonet_grid_gap {
	unsigned blanks, borders;
};

enum nonet_grid_style { NONET_GRID_BLOCK, NONET_GRID_BANDS, NONET_GRID_SINGLES };

/* All zero: no row was read, and none before. */
struct nonet_grid {
	struct nonet_grid_row rows[NONET_GRID_ROWS];
	int nrows;
	int nbands;        /* finished bands */
	int band_start[3]; /* the row with which each band begins */
	int tentative;     /* first rows that may turn out to be borders */
	enum nonet_grid_style style;
	struct nonet_grid_gap style_gap; /* what stands between bands or single rows */
	struct nonet_grid_gap gap;       /* what came since the last row */
	bool comment;                    /* a comment came directly after the last row */
	bool after_grid;                 /* a grid ended, and nothing came since */
	bool after_puzzle;               /* a puzzle on one line came, and nothing since */
	bool block_goes_on;              /* the first block began directly after a grid */
	bool lines_before;               /* the first block began directly after a puzzle on one line */
	uint16_t marks[NONET_CELLS];     /* the digits in each cell of the last grid, as written */
};

void nonet_grid_reset(struct nonet_grid *grid);

/* A puzzle, or what should be one, came on one line; nothing is begun. */
static inline void nonet_grid_note_puzzle(struct nonet_grid *grid) {
	grid->gap = (struct nonet_grid_gap){0, 0};
	grid->after_grid = false;
	grid->after_puzzle = true;
}

/* A blank line or a border came. */
void nonet_grid_add_gap(struct nonet_grid *grid, bool border);

/* A comment came. Whether it may be one inside the grid; otherwise it ends the grid. */
bool nonet_grid_takes_comment(struct nonet_grid *grid);

/* Whether nine spaces are a row here: directly after one where spaces are blanks. */
bool nonet_grid_takes_spaces(const struct nonet_grid *grid);

/* Whether nine dashes are a row here, as far as can be told. */
bool nonet_grid_takes_dashes(const struct nonet_grid *grid);

/* Whether a line of kind NONET_LINE_CELLS is a spoilt row: of the grid it follows directly, or of
 * one that begins or goes on after a gap. */
bool nonet_grid_goes_on(const struct nonet_grid *grid, const struct nonet_cells *cells);
bool nonet_grid_may_begin(const struct nonet_cells *cells);

enum nonet_grid_taken {
	NONET_GRID_TAKEN,      /* the row was taken, the grid goes on */
	NONET_GRID_ITEM,       /* the row was taken and made the item complete */
	NONET_GRID_ITEM_BEFORE /* an item ended before the row; offer the row again */
};

/* Adds a row. `status_ret` and `item_ret` are set when there is an item. */
enum nonet_grid_taken nonet_grid_add_row(struct nonet_grid *grid,
                                         const struct nonet_line_form *form,
                                         enum nonet_status *status_ret,
                                         struct nonet_item *item_ret);

/* Whether the rows so far are, if the grid ends here, short lines that stand each for itself: one
 * or two beside a puzzle on one line. `puzzle_follows`: such a one comes now. */
bool nonet_grid_is_short_lines(const struct nonet_grid *grid, bool puzzle_follows);

/* Something came that is no part of a grid, or the end of the text: what was begun is an item.
 * Returns false when nothing was begun; otherwise call again, as there may be more. */
bool nonet_grid_finish(struct nonet_grid *grid, bool puzzle_follows, enum nonet_status *status_ret,
                       struct nonet_item *item_ret);

#endif
