#include "tui/tui_layout.h"

/* A way to draw the grid. */
struct form {
	int cell_width, cell_height;
	bool rows_apart, columns_apart; /* a line between every two, not only where regions end */
	bool frame;
	int panel_width; /* at least */
};

/* The largest first. Cells of five and seven characters show marks; the last form is for 40x12. */
static const struct form forms[] = {{7, 3, true, true, true, 22},
                                    {5, 3, true, true, true, 22},
                                    {5, 2, false, true, true, 22},
                                    {3, 1, false, false, true, 22},
                                    {2, 1, false, false, false, 17}};

enum { NFORMS = sizeof forms / sizeof *forms };

/* Whether regions end anywhere between column `column` and the one before it. */
static bool ends_before_column(const struct nonet_session *session, int column) {
	int size = nonet_session_size(session);
	for (int cell = column; cell < size * size; cell += size)
		if (nonet_session_region(session, cell) != nonet_session_region(session, cell - 1))
			return true;
	return false;
}

static bool ends_before_row(const struct nonet_session *session, int row) {
	int size = nonet_session_size(session);
	for (int cell = row * size; cell < (row + 1) * size; cell++)
		if (nonet_session_region(session, cell) != nonet_session_region(session, cell - size))
			return true;
	return false;
}

static void place_columns(const struct nonet_session *session, const struct form *form,
                          struct tui_layout *layout) {
	int x = 0;
	for (int column = 0; column <= layout->size; column++) {
		bool outer = column == 0 || column == layout->size;
		bool line =
		    outer ? form->frame : form->columns_apart || ends_before_column(session, column);
		layout->line_x[column] = line ? x++ : -1;
		if (column < layout->size) {
			layout->column_x[column] = x;
			x += form->cell_width;
		}
	}
	layout->width = x;
}

static void place_rows(const struct nonet_session *session, const struct form *form,
                       struct tui_layout *layout) {
	int y = 0;
	for (int row = 0; row <= layout->size; row++) {
		bool outer = row == 0 || row == layout->size;
		bool line = outer ? form->frame : form->rows_apart || ends_before_row(session, row);
		layout->line_y[row] = line ? y++ : -1;
		if (row < layout->size) {
			layout->row_y[row] = y;
			y += form->cell_height;
		}
	}
	layout->height = y;
}

static void place(const struct nonet_session *session, const struct form *form,
                  struct tui_layout *layout) {
	layout->size = nonet_session_size(session);
	layout->cell_width = form->cell_width;
	layout->cell_height = form->cell_height;
	layout->inner_lines = form->columns_apart;
	place_columns(session, form, layout);
	place_rows(session, form, layout);
}

bool tui_layout_choose(const struct nonet_session *session, int rows, int columns,
                       struct tui_layout *layout_ret, int *needed_rows_ret,
                       int *needed_columns_ret) {
	for (int i = 0; i < NFORMS; i++) {
		place(session, &forms[i], layout_ret);
		*needed_rows_ret = layout_ret->height + 1;
		*needed_columns_ret = layout_ret->width + 1 + forms[i].panel_width;
		if (rows < *needed_rows_ret || columns < *needed_columns_ret)
			continue;
		layout_ret->panel_x = layout_ret->width + 1;
		layout_ret->panel_width = columns - layout_ret->panel_x;
		layout_ret->message_y = layout_ret->height;
		layout_ret->message_height = rows - layout_ret->height;
		return true;
	}
	if (*needed_rows_ret < LAYOUT_ROWS)
		*needed_rows_ret = LAYOUT_ROWS;
	if (*needed_columns_ret < LAYOUT_COLUMNS)
		*needed_columns_ret = LAYOUT_COLUMNS;
	return false;
}

int tui_layout_cell(const struct tui_layout *layout, int y, int x) {
	for (int row = 0; row < layout->size; row++)
		for (int column = 0; column < layout->size; column++)
			if (y >= layout->row_y[row] && y < layout->row_y[row] + layout->cell_height &&
			    x >= layout->column_x[column] && x < layout->column_x[column] + layout->cell_width)
				return row * layout->size + column;
	return -1;
}
