#include "tui/tui_screen.h"
#include "common/language.h"
#include "tui/tui_cell_text.h"
#include "tui/tui_terminal.h"
#include "tui/tui_text.h"

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <stdio.h>

static void draw_too_small(int needed_rows, int needed_columns) {
	char text[128];
	snprintf(text, sizeof text,
	         _("This window has %d by %d characters; the game needs %d by %d. Please enlarge it. "
	           "q leaves."),
	         COLS, LINES, needed_columns, needed_rows);
	tui_put_lines(0, 0, text, COLS, 0, LINES);
}

static void draw_message(const struct play *play) {
	const char *text = play->paused ? _("Paused. Any key goes on.") : play->message;
	/* In the last place of the screen some terminals would scroll. */
	tui_put_lines(play->layout.message_y, 0, text, COLS - 1, 0, play->layout.message_height);
}

static void place_cursor(const struct play *play) {
	const struct tui_layout *layout = &play->layout;
	move(layout->row_y[play->cursor / layout->size] + tui_cell_middle_row(layout->cell_height),
	     layout->column_x[play->cursor % layout->size] +
	         tui_cell_middle_column(layout->cell_width));
}

void tui_screen_draw(struct play *play) {
	int needed_rows, needed_columns;
	erase();
	play->has_layout =
	    tui_layout_choose(play->session, LINES, COLS, &play->layout, &needed_rows, &needed_columns);
	if (!play->has_layout) {
		draw_too_small(needed_rows, needed_columns);
	} else {
		tui_frame_draw(play);
		tui_cells_draw(play);
		tui_panel_draw(play);
		draw_message(play);
		place_cursor(play);
	}
	refresh();
}
