#include "tui/tui_cell_text.h"

#include <string.h>

enum { MARKS_SIZE = NONET_MAX_SIZE + 1, WIDTH_WITH_MARKS = 5 };

char tui_digit(int digit) {
	return (char)(digit <= 9 ? '0' + digit : 'A' + digit - 10);
}

int tui_cell_middle_row(int height) {
	return (height - 1) / 2;
}

int tui_cell_middle_column(int width) {
	return width / 2;
}

static int list(uint32_t mask, char marks_ret[MARKS_SIZE]) {
	int number = 0;
	for (int digit = 1; digit <= NONET_MAX_SIZE; digit++)
		if (mask >> (digit - 1) & 1)
			marks_ret[number++] = tui_digit(digit);
	marks_ret[number] = '\0';
	return number;
}

/* Puts what fits of `marks` into a line. */
static void put(char *line, int width, int column, const char *marks, int number) {
	int room = width - column, shown = number < room ? number : room;
	memcpy(line + column, marks, (size_t)shown);
	if (number > room)
		line[width - 1] = '+';
}

static void put_centered(char *line, int width, const char *marks, int number) {
	put(line, width, number < width ? (width - number) / 2 : 0, marks, number);
}

/* From the first line on, as many in each as fit. */
static void put_flowing(struct tui_cell_text *text, int width, int height, const char *marks,
                        int number) {
	for (int y = 0; y < height && number > 0; y++) {
		int here = y + 1 < height && number > width ? width : number;
		put(text->line[y], width, 0, marks, here);
		marks += here;
		number -= here;
	}
}

/* Marks in the corners stand above, those of the centre in the middle, or, where there are two
 * lines only, below. One kind alone may take all the room. */
static void put_marks(const struct tui_cell *cell, int width, int height,
                      struct tui_cell_text *text) {
	char center[MARKS_SIZE], corner[MARKS_SIZE];
	int ncenter = list(cell->cell.center, center), ncorner = list(cell->cell.corner, corner);
	if (ncenter == 0 || (ncorner == 0 && ncenter > width)) {
		put_flowing(text, width, height, ncenter ? center : corner, ncenter ? ncenter : ncorner);
		return;
	}
	put(text->line[0], width, 0, corner, ncorner);
	put_centered(text->line[1], width, center, ncenter);
}

/* Every digit at a place of its own, as far as there are enough. */
static void put_candidates(const struct tui_cell *cell, int width, int height,
                           struct tui_cell_text *text) {
	char marks[MARKS_SIZE];
	int per_line = height == 2 ? 5 : 3, step = width == 7 ? 2 : 1;
	if (cell->size > per_line * height) {
		put_flowing(text, width, height, marks, list(cell->candidates, marks));
		return;
	}
	int first = (width - (per_line - 1) * step) / 2;
	for (int digit = 1; digit <= cell->size; digit++)
		if (cell->candidates >> (digit - 1) & 1)
			text->line[(digit - 1) / per_line][first + (digit - 1) % per_line * step] =
			    tui_digit(digit);
}

static void put_if_free(struct tui_cell_text *text, int y, int x, char sign) {
	if (text->line[y][x] == ' ')
		text->line[y][x] = sign;
}

static void put_signs(const struct tui_cell *cell, int width, int height,
                      struct tui_cell_text *text) {
	static const char left[] = "[{( ", right[] = "]}) ";
	int y = tui_cell_middle_row(height), middle = tui_cell_middle_column(width);
	int reach = width >= WIDTH_WITH_MARKS ? 2 : 1;
	if (cell->cell.value && cell->fault != ' ')
		text->line[y][middle - 1] = cell->fault;
	else if (cell->hint != ' ')
		put_if_free(text, y, middle - 1, cell->hint);
	if (cell->cell.value == 0 && width >= WIDTH_WITH_MARKS)
		reach = middle;
	put_if_free(text, y, middle - reach, left[cell->focus]);
	if (middle + reach < width)
		put_if_free(text, y, middle + reach, right[cell->focus]);
}

/* In small cells there is only room to say that there are marks. */
static void put_empty(const struct tui_cell *cell, int width, int height,
                      struct tui_cell_text *text) {
	bool marked = (cell->cell.center | cell->cell.corner) != 0;
	if (width < WIDTH_WITH_MARKS)
		text->line[0][tui_cell_middle_column(width)] = marked ? ':' : '.';
	else if (cell->candidates)
		put_candidates(cell, width, height, text);
	else if (marked)
		put_marks(cell, width, height, text);
}

void tui_cell_draw(const struct tui_cell *cell, int width, int height,
                   struct tui_cell_text *text_ret) {
	memset(text_ret, 0, sizeof *text_ret);
	for (int y = 0; y < height; y++)
		memset(text_ret->line[y], ' ', (size_t)width);
	if (cell->hidden)
		return;
	if (cell->cell.value)
		text_ret->line[tui_cell_middle_row(height)][tui_cell_middle_column(width)] =
		    tui_digit(cell->cell.value);
	else
		put_empty(cell, width, height, text_ret);
	put_signs(cell, width, height, text_ret);
	if (cell->cell.color && width >= WIDTH_WITH_MARKS)
		put_if_free(text_ret, height - 1, width - 1, (char)('a' + cell->cell.color - 1));
}
