/* What stands in one cell of the grid, as characters. */
#ifndef NONET_APP_TUI_CELL_TEXT_H
#define NONET_APP_TUI_CELL_TEXT_H

#include <nonet/session.h>

enum { CELL_MAX_WIDTH = 7, CELL_MAX_HEIGHT = 3 };

/* Signs that say without colour what a cell is. The upper ones go before the lower ones. */
enum tui_focus {
	FOCUS_CURSOR, /* [5] */
	FOCUS_CHOSEN, /* {5} */
	FOCUS_SAME,   /* (5): the same digit as under the cursor */
	FOCUS_NONE
};

struct tui_cell {
	struct nonet_session_cell cell;
	uint32_t candidates; /* what to show in the view of candidates; 0: show the marks */
	int size;            /* of the grid */
	enum tui_focus focus;
	char fault; /* '!' a conflict, '?' a mistake, ' ' nothing */
	char hint;  /* '*' in a hint, ' ' */
	bool hidden;
};

struct tui_cell_text {
	char line[CELL_MAX_HEIGHT][CELL_MAX_WIDTH + 1];
};

/* 1 to 9, then letters from A. */
char tui_digit(int digit);

/* Draws the cell in `width` (2, 3, 5 or 7) by `height` (1, 2 or 3) characters. Where marks need
 * more room, the last sign is a plus. */
void tui_cell_draw(const struct tui_cell *cell, int width, int height,
                   struct tui_cell_text *text_ret);

/* The row, from 0, in which the cell's digit stands, and its column. */
int tui_cell_middle_row(int height);
int tui_cell_middle_column(int width);

#endif
