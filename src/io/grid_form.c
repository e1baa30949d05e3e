#include "io/grid_form.h"

#include "io/marks.h"

#include <assert.h>
#include <string.h>

static const struct nonet_grid_gap no_gap = {0, 0};

static bool same_gap(struct nonet_grid_gap a, struct nonet_grid_gap b) {
	return a.blanks == b.blanks && a.borders == b.borders;
}

static bool wider_gap(struct nonet_grid_gap a, struct nonet_grid_gap b) {
	return a.blanks > b.blanks || a.borders > b.borders;
}

static void start_block(struct nonet_grid *grid) {
	grid->style = NONET_GRID_BLOCK;
	grid->nbands = 0;
	grid->band_start[0] = 0;
}

void nonet_grid_reset(struct nonet_grid *grid) {
	grid->nrows = grid->tentative = 0;
	grid->gap = no_gap;
	grid->comment = false;
	grid->after_grid = grid->after_puzzle = grid->block_goes_on = grid->lines_before = false;
	start_block(grid);
}

void nonet_grid_add_gap(struct nonet_grid *grid, bool border) {
	if (grid->tentative == grid->nrows)
		nonet_grid_reset(grid);
	unsigned *count = border ? &grid->gap.borders : &grid->gap.blanks;
	*count += *count < 1000; /* so as not to wrap around in a long text */
}

/* The row from which on no comment came, 0 when there was none in the block. */
static int last_commented(const struct nonet_grid *grid) {
	int row = grid->style == NONET_GRID_BLOCK ? grid->nrows - 1 : 0;
	while (row > 0 && !grid->rows[row].after_comment)
		row--;
	return row < 0 ? 0 : row;
}

/* How many rows are a grid when no more follow directly: all, or those before the first comment if
 * they do not make nine together. */
static int count_first_rows(const struct nonet_grid *grid) {
	if (grid->nrows == 9 || last_commented(grid) == 0)
		return grid->nrows;
	int row = 1;
	while (!grid->rows[row].after_comment)
		row++;
	return row;
}

bool nonet_grid_takes_comment(struct nonet_grid *grid) {
	bool inside = grid->style == NONET_GRID_BLOCK && same_gap(grid->gap, no_gap) &&
	              grid->nrows > grid->tentative && grid->nrows < 9;
	grid->comment |= inside;
	return inside;
}

bool nonet_grid_takes_dashes(const struct nonet_grid *grid) {
	if (grid->tentative == grid->nrows)
		return true;
	bool dash = false;
	bool other_blank = false;
	for (int row = 0; row < grid->nrows; row++) {
		dash |= grid->rows[row].dash;
		other_blank |= grid->rows[row].other_blank;
	}
	return dash && !other_blank;
}

bool nonet_grid_takes_spaces(const struct nonet_grid *grid) {
	bool space_blank = false;
	for (int row = 0; row < grid->nrows; row++)
		space_blank |= grid->rows[row].space_blank;
	return space_blank && same_gap(grid->gap, no_gap);
}

static bool is_about_nine(const struct nonet_cells *cells) {
	return cells->count + cells->bad >= 7 && cells->count + cells->bad <= 11;
}

bool nonet_grid_goes_on(const struct nonet_grid *grid, const struct nonet_cells *cells) {
	bool directly = grid->nrows > grid->tentative && same_gap(grid->gap, no_gap);
	bool like_row = cells->bad <= 2 || is_about_nine(cells);
	return directly && cells->count <= 20 && (like_row || !grid->lines_before);
}

bool nonet_grid_may_begin(const struct nonet_cells *cells) {
	return is_about_nine(cells) && cells->bad <= 2;
}

/* A row that is short of some blanks may have nine characters with its spaces; where other rows
 * have other blanks, it cannot be told which it is. */
static bool mixes_blanks(const struct nonet_grid *grid, int nrows, struct nonet_error *fault_ret) {
	int space = -1;
	bool other = false;
	for (int row = 0; row < nrows; row++) {
		space = grid->rows[row].space_blank ? row : space;
		other |= grid->rows[row].dash || grid->rows[row].other_blank;
	}
	if (space < 0 || !other)
		return false;
	*fault_ret = grid->rows[space].fault;
	nonet_error_say(
	    fault_ret, N_("the row has spaces and others have another blank; expected one kind"), NULL);
	return true;
}

/* Nine rows of stars and dots say where clues are to be, not what they are. */
static bool is_pattern(const struct nonet_grid *grid, int nrows, struct nonet_error *fault_ret) {
	bool star = false, dot = false, digit = false;
	for (int row = 0; row < nrows; row++) {
		star |= grid->rows[row].star;
		dot |= grid->rows[row].dot;
		for (int i = 0; i < 9; i++)
			digit |= grid->rows[row].cell[i] != 0;
	}
	if (!star || !dot || digit || nrows != 9)
		return false;
	*fault_ret = grid->rows[nrows - 1].fault;
	nonet_error_say(fault_ret,
	                N_("the grid has only * and .: a pattern, which says where clues are; expected "
	                   "digits"),
	                NULL);
	return true;
}

/* Why the first `nrows` rows are no grid, or an empty message. */
static void find_fault(const struct nonet_grid *grid, int nrows, struct nonet_error *fault_ret) {
	fault_ret->message[0] = '\0';
	for (int row = 0; row < nrows; row++) {
		if (grid->rows[row].fault.message[0] != '\0') {
			*fault_ret = grid->rows[row].fault;
			return;
		}
	}
	if (mixes_blanks(grid, nrows, fault_ret) || is_pattern(grid, nrows, fault_ret))
		return;
	const int *start = grid->band_start;
	if (nrows != 9) {
		*fault_ret = grid->rows[nrows - 1].fault;
		nonet_error_count(
		    fault_ret,
		    NN_("the grid has {count} row; expected 9", "the grid has {count} rows; expected 9"),
		    (unsigned long)nrows, NULL);
	} else if (grid->style == NONET_GRID_BANDS && (start[1] != 3 || start[2] != 6)) {
		*fault_ret = grid->rows[start[1] != 3 ? start[1] - 1 : start[2] - 1].fault;
		nonet_error_say(
		    fault_ret, N_("the bands have {first}, {second} and {third} rows; expected 3 each"),
		    NONET_WITH(NONET_NUMBER("first", start[1]), NONET_NUMBER("second", start[2] - start[1]),
		               NONET_NUMBER("third", nrows - start[2])));
	}
}

/* Where a row has candidates, a digit of the other rows is the only candidate of its cell, and a
 * blank says nothing. */
static void take_marks(struct nonet_grid *grid, struct nonet_item *item) {
	uint16_t placed[9];
	for (int row = 0; row < 9; row++) {
		placed[row] = grid->rows[row].placed;
		item->marked |= grid->rows[row].marked;
		for (int i = 0; i < 9; i++) {
			int digit = grid->rows[row].cell[i];
			unsigned alone = digit ? 1u << (digit - 1) : 0;
			grid->marks[9 * row + i] =
			    (uint16_t)(grid->rows[row].marked ? grid->rows[row].candidates[i] : alone);
		}
	}
	if (!item->marked)
		return;
	nonet_marks_place(grid->marks, placed, &item->position);
	item->board = item->position.board;
}

/* Makes an item of the first `nrows` rows and keeps the others as the beginning of a block. */
static void cut(struct nonet_grid *grid, int nrows, enum nonet_status *status_ret,
                struct nonet_item *item_ret) {
	item_ret->line = grid->rows[0].line;
	find_fault(grid, nrows, &item_ret->error);
	if (item_ret->error.message[0] == '\0') {
		*status_ret = NONET_OK;
		for (int row = 0; row < 9; row++)
			memcpy(item_ret->board.cell + 9 * row, grid->rows[row].cell, 9);
		take_marks(grid, item_ret);
	} else {
		*status_ret = NONET_SYNTAX;
		memset(&item_ret->board, 0, sizeof item_ret->board);
	}
	grid->nrows -= nrows;
	grid->tentative = 0;
	grid->comment &= grid->nrows > 0;
	memmove(grid->rows, grid->rows + nrows, (size_t)grid->nrows * sizeof *grid->rows);
	grid->rows[0].after_comment = false;
	grid->block_goes_on = false;
	start_block(grid);
}

/* A band or a single row ended; the row that comes begins the next. */
static void start_band(struct nonet_grid *grid) {
	grid->band_start[++grid->nbands] = grid->nrows;
}

/* Looks at the gap after the first block. Returns how many rows to cut off before the next row. */
static int judge_first_gap(struct nonet_grid *grid) {
	/* Rows directly after a grid, and then a blank line, are rows too many. */
	if (grid->nrows > 4 || grid->comment || (grid->block_goes_on && grid->gap.blanks > 0))
		return count_first_rows(grid);
	grid->style_gap = grid->gap;
	grid->style = grid->nrows == 1 ? NONET_GRID_SINGLES : NONET_GRID_BANDS;
	if (grid->style == NONET_GRID_BANDS)
		start_band(grid);
	return 0;
}

static int judge_singles(const struct nonet_grid *grid) {
	if (same_gap(grid->gap, grid->style_gap))
		return 0;
	return wider_gap(grid->gap, grid->style_gap) ? grid->nrows : grid->nrows - 1;
}

static int judge_bands(struct nonet_grid *grid) {
	int band = grid->band_start[grid->nbands];
	if (same_gap(grid->gap, no_gap))
		return grid->nrows - band == 4 ? band : 0;
	if (wider_gap(grid->gap, grid->style_gap))
		return grid->nrows;
	if (!same_gap(grid->gap, grid->style_gap))
		return band;
	if (grid->nbands == 2)
		return grid->nrows;
	start_band(grid);
	return 0;
}

/* A tenth row after a comment, and the comment was one inside the grid before. */
static int judge_length(const struct nonet_grid *grid) {
	return grid->nrows - last_commented(grid) == 9 ? 9 : 0;
}

static int judge_gap(struct nonet_grid *grid) {
	switch (grid->style) {
	case NONET_GRID_BANDS:
		return judge_bands(grid);
	case NONET_GRID_SINGLES:
		return judge_singles(grid);
	default:
		return same_gap(grid->gap, no_gap) ? judge_length(grid) : judge_first_gap(grid);
	}
}

/* Whether no row can follow in the same grid. After bands that only blank lines part it takes the
 * next line to tell: it could be the fourth of nine rows. */
static bool is_complete(const struct nonet_grid *grid) {
	if (grid->style != NONET_GRID_BANDS)
		return grid->nrows == 9 && last_commented(grid) == 0;
	return grid->nbands == 2 && grid->style_gap.blanks == 0 &&
	       grid->nrows - grid->band_start[2] == 3;
}

static void set_row_fault(struct nonet_grid_row *row, const struct nonet_line_form *form) {
	const struct nonet_cells *cells = &form->cells;
	nonet_fault_place(&row->fault, &cells->after);
	if (form->kind != NONET_LINE_CELLS)
		return;
	if (cells->bad > 0)
		row->fault = form->fault;
	else if (cells->count > 9)
		nonet_fault(&row->fault, &cells->tenth,
		            N_("the row has {cells} cells; expected 9 (or 81 cells on a line)"),
		            NONET_WITH(NONET_NUMBER("cells", cells->count)));
	else
		nonet_fault_count(
		    &row->fault, &cells->after,
		    NN_("the row ends after {count} cell; expected 9 (or 81 cells on a line)",
		        "the row ends after {count} cells; expected 9 (or 81 cells on a line)"),
		    cells->count, NULL);
}

/* Nine dashes at the top were rows if the first other row has '-' for a blank too, else borders. */
static void settle_tentative(struct nonet_grid *grid, const struct nonet_line_form *form) {
	if (form->kind == NONET_LINE_DASHES && grid->tentative == grid->nrows) {
		grid->tentative++;
	} else if (grid->tentative == grid->nrows) {
		if (!form->cells.dash)
			grid->nrows = 0;
		grid->tentative = 0;
	}
}

static void append_row(struct nonet_grid *grid, const struct nonet_line_form *form) {
	settle_tentative(grid, form);
	if (grid->nrows == 0) {
		bool directly = same_gap(grid->gap, no_gap);
		grid->block_goes_on = grid->after_grid && directly;
		grid->lines_before = grid->after_puzzle && directly;
	}
	assert(grid->nrows < NONET_GRID_ROWS);
	struct nonet_grid_row *row = &grid->rows[grid->nrows++];
	memcpy(row->cell, form->cells.board.cell, 9);
	row->marked = form->marked;
	if (row->marked)
		memcpy(row->candidates, form->position.candidates, sizeof row->candidates);
	row->dash = form->cells.dash;
	row->other_blank = form->cells.other_blank && !form->cells.space_blank;
	row->space_blank = form->cells.space_blank;
	row->star = form->cells.star;
	row->dot = form->cells.dot;
	row->placed = form->placed;
	row->line = form->cells.after.line->number;
	row->after_comment = grid->comment && grid->nrows > 1;
	set_row_fault(row, form);
	grid->gap = no_gap;
	grid->comment = false;
}

enum nonet_grid_taken nonet_grid_add_row(struct nonet_grid *grid,
                                         const struct nonet_line_form *form,
                                         enum nonet_status *status_ret,
                                         struct nonet_item *item_ret) {
	int ended = grid->nrows > 0 ? judge_gap(grid) : 0;
	if (ended > 0) {
		cut(grid, ended, status_ret, item_ret);
		return NONET_GRID_ITEM_BEFORE;
	}
	append_row(grid, form);
	grid->after_grid = grid->after_puzzle = false;
	if (!is_complete(grid))
		return NONET_GRID_TAKEN;
	cut(grid, grid->nrows, status_ret, item_ret);
	grid->after_grid = true;
	return NONET_GRID_ITEM;
}

bool nonet_grid_is_short_lines(const struct nonet_grid *grid, bool puzzle_follows) {
	bool beside = grid->lines_before || (puzzle_follows && same_gap(grid->gap, no_gap));
	return beside && grid->nrows > grid->tentative && grid->nrows <= 2;
}

bool nonet_grid_finish(struct nonet_grid *grid, bool puzzle_follows, enum nonet_status *status_ret,
                       struct nonet_item *item_ret) {
	if (grid->tentative == grid->nrows) {
		nonet_grid_reset(grid);
		return false;
	}
	bool short_lines = nonet_grid_is_short_lines(grid, puzzle_follows);
	cut(grid, short_lines ? 1 : count_first_rows(grid), status_ret, item_ret);
	return true;
}
