/* Where everything stands on the screen. */
#ifndef NONET_APP_TUI_LAYOUT_H
#define NONET_APP_TUI_LAYOUT_H

#include <nonet/session.h>

/* The smallest screen on which a grid of 9x9 cells can be played. */
enum { LAYOUT_ROWS = 12, LAYOUT_COLUMNS = 40 };

struct tui_layout {
	int size;
	int cell_width, cell_height;
	bool inner_lines;               /* every two cells have a line between them */
	int column_x[NONET_MAX_SIZE];   /* of the first character of its cells */
	int row_y[NONET_MAX_SIZE];      /* of the first line */
	int line_x[NONET_MAX_SIZE + 1]; /* of the line left of column i; -1: there is none */
	int line_y[NONET_MAX_SIZE + 1]; /* of the line above row i */
	int width, height;              /* of the grid */
	int panel_x, panel_width;       /* beside it, as high as the grid */
	int message_y, message_height;  /* below it, as wide as the screen */
};

/* Chooses the largest layout for which there is room. False when there is none: the screen has to
 * have needed_rows_ret lines of needed_columns_ret characters. */
bool tui_layout_choose(const struct nonet_session *session, int rows, int columns,
                       struct tui_layout *layout_ret, int *needed_rows_ret,
                       int *needed_columns_ret);

/* The cell at a place of the screen, -1 when none is there. */
int tui_layout_cell(const struct tui_layout *layout, int y, int x);

#endif
