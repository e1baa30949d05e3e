/* The cells in a stretch of a line: digits and blanks, with whatever people put between them. */
#ifndef NONET_IO_CELLS_H
#define NONET_IO_CELLS_H

#include "io/text.h"

#include <nonet/board.h>

struct nonet_cells {
	struct nonet_board board;  /* the first `count` cells, 0 for a blank; the rest 0 */
	int count;                 /* cells in all, those past the 81st too */
	int bad;                   /* characters that are neither cells nor stand between cells */
	bool contiguous;           /* nothing stands between the first cell and the last */
	bool dash;                 /* some blank is '-' */
	bool other_blank;          /* some blank is another character */
	bool star, dot;            /* some blank is '*', some is '.' */
	bool space_blank;          /* some blank is a space in a row of nine characters */
	struct nonet_cursor after; /* past the last cell */
	struct nonet_cursor tenth; /* on the tenth cell, when count > 9 */
	struct nonet_cursor stop;  /* where reading stopped: the end, or where a comment may begin */
	struct nonet_error fault;  /* the first thing wrong, with an empty message when nothing is */
};

/* What the messages call a cell. */
#define NONET_CELL_EXPECTED N_("a digit 1-9 or a blank (. 0 * _ - x)")
#define NONET_TAIL_EXPECTED N_("the end of the line or a comment after the 81st cell")

/* Forgets all cells; `from` is where reading will begin. */
void nonet_cells_clear(struct nonet_cells *cells, const struct nonet_cursor *from);

/* Notes the cell under the cursor, whose value is 0..9. */
void nonet_cells_add(struct nonet_cells *cells, const struct nonet_cursor *cursor, int value);

/* Reads 81 ASCII cells that directly follow each other. False when it is not such cells that the
 * bytes hold; `board_ret` is then spoilt. */
bool nonet_cells_read_plain(const unsigned char bytes[NONET_CELLS], struct nonet_board *board_ret);

/* Whether nothing was wrong so far. */
static inline bool nonet_cells_sound(const struct nonet_cells *cells) {
	return cells->fault.message[0] == '\0';
}

/* Fills `fault` for a part of the text, such as "the line", that ends after `count` cells. */
void nonet_cells_too_few(struct nonet_error *fault, const struct nonet_cursor *end,
                         const char *part, int count);

/* Reads the cells that directly follow each other. */
void nonet_cells_read_run(struct nonet_cursor from, struct nonet_cells *cells_ret);

/* Reads cells with spaces, bars, quotes, commas or row ends ('/' or a backslash and n) between
 * them, up to the end or a comment. A row end that does not follow nine cells is a fault. */
void nonet_cells_read_parted(struct nonet_cursor from, struct nonet_cells *cells_ret);

/* Reads one cell, or none for a blank, between each two commas, semicolons or tabs, whichever comes
 * first. Returns false when the text is not written so, or when reading it as parted cells gives
 * the same. */
bool nonet_cells_read_fields(struct nonet_cursor from, struct nonet_cells *cells_ret);

/* Reads exactly 81 characters where spaces are blanks. Returns false when there are more or fewer,
 * or when it cannot be told whether the spaces are blanks. */
bool nonet_cells_read_spaced(struct nonet_cursor from, struct nonet_cells *cells_ret);

/* Reads a row of nine characters where spaces are blanks, or of nine fields with bars between, each
 * a cell or empty. Returns false when it is not written so, or no space or field is empty. */
bool nonet_cells_read_spaced_row(struct nonet_cursor from, struct nonet_cells *cells_ret);
bool nonet_cells_read_barred_row(struct nonet_cursor from, struct nonet_cells *cells_ret);

#endif
