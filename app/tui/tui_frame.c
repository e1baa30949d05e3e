#include "tui/tui_screen.h"
#include "tui/tui_terminal.h"

#define NCURSES_WIDECHAR 1
#include <curses.h>

/* How strong a line is. */
enum weight { NO_LINE, LIGHT, HEAVY };

/* By the weights of the arms that meet in a place: up, right, down, left, each three times as much
 * as the next. */
static const char *const characters[81] = {
    " ", "╴", "╸", "╷", "┐", "┑", "╻", "┒", "┓", "╶", "─", "╾", "┌", "┬", "┭", "┎", "┰",
    "┱", "╺", "╼", "━", "┍", "┮", "┯", "┏", "┲", "┳", "╵", "┘", "┙", "│", "┤", "┥", "╽",
    "┧", "┪", "└", "┴", "┵", "├", "┼", "┽", "┟", "╁", "╅", "┕", "┶", "┷", "┝", "┾", "┿",
    "┢", "╆", "╈", "╹", "┚", "┛", "╿", "┦", "┩", "┃", "┨", "┫", "┖", "┸", "┹", "┞", "╀",
    "╃", "┠", "╂", "╉", "┗", "┺", "┻", "┡", "╄", "╇", "┣", "╊", "╋",
};

/* The weight of the line above a row, over one column. */
static enum weight above(const struct play *play, int row, int column) {
	const struct tui_layout *layout = &play->layout;
	int size = layout->size, cell = row * size + column;
	if (column < 0 || column >= size || layout->line_y[row] < 0)
		return NO_LINE;
	if (row == 0 || row == size ||
	    nonet_session_region(play->session, cell) !=
	        nonet_session_region(play->session, cell - size))
		return HEAVY;
	return layout->inner_lines ? LIGHT : NO_LINE;
}

/* The weight of the line left of a column, beside one row. */
static enum weight left_of(const struct play *play, int row, int column) {
	const struct tui_layout *layout = &play->layout;
	int size = layout->size, cell = row * size + column;
	if (row < 0 || row >= size || layout->line_x[column] < 0)
		return NO_LINE;
	if (column == 0 || column == size ||
	    nonet_session_region(play->session, cell) != nonet_session_region(play->session, cell - 1))
		return HEAVY;
	return layout->inner_lines ? LIGHT : NO_LINE;
}

static const char *ascii(const enum weight arm[4]) {
	bool vertical = arm[0] == HEAVY || arm[2] == HEAVY;
	bool horizontal = arm[1] == HEAVY || arm[3] == HEAVY;
	return vertical && horizontal ? "+" : vertical ? "|" : horizontal ? "-" : " ";
}

static const char *character(enum weight up, enum weight right, enum weight down,
                             enum weight left) {
	const enum weight arm[4] = {up, right, down, left};
	return tui_unicode() ? characters[((up * 3 + right) * 3 + down) * 3 + left] : ascii(arm);
}

static void draw_horizontal(const struct play *play, int row, int column) {
	const struct tui_layout *layout = &play->layout;
	enum weight weight = above(play, row, column);
	for (int i = 0; i < layout->cell_width; i++)
		mvaddstr(layout->line_y[row], layout->column_x[column] + i,
		         character(NO_LINE, weight, NO_LINE, weight));
}

static void draw_vertical(const struct play *play, int row, int column) {
	const struct tui_layout *layout = &play->layout;
	enum weight weight = left_of(play, row, column);
	for (int i = 0; i < layout->cell_height; i++)
		mvaddstr(layout->row_y[row] + i, layout->line_x[column],
		         character(weight, NO_LINE, weight, NO_LINE));
}

static void draw_junction(const struct play *play, int row, int column) {
	mvaddstr(play->layout.line_y[row], play->layout.line_x[column],
	         character(left_of(play, row - 1, column), above(play, row, column),
	                   left_of(play, row, column), above(play, row, column - 1)));
}

void tui_frame_draw(const struct play *play) {
	const struct tui_layout *layout = &play->layout;
	tui_use(tui_attributes(LOOK_PLAIN, false));
	for (int row = 0; row <= layout->size; row++)
		for (int column = 0; column <= layout->size; column++) {
			bool horizontal = layout->line_y[row] >= 0, vertical = layout->line_x[column] >= 0;
			if (horizontal && vertical)
				draw_junction(play, row, column);
			if (horizontal && column < layout->size)
				draw_horizontal(play, row, column);
			if (vertical && row < layout->size)
				draw_vertical(play, row, column);
		}
}
