#include "render/grid_drawing.h"
#include "render/letters.h"
#include "render/link_drawing.h"
#include "render/step_drawing.h"

#include <assert.h>
#include <string.h>

/* In parts of a cell. */
static const double label_room = 0.6, label_size = 0.36;
static const double places_margin = 0.07;

/* From the base line to the middle of a digit, in parts of the type's size. */
static const double half_digit = 0.365;

/* What is drawn where the puzzle and the style leave a choice. */
struct contents {
	uint32_t shown[NONET_MAX_CELLS]; /* candidates in their places */
	uint8_t part[NONET_CELLS][9];    /* of a step */
	bool notes;                      /* a player's marks, side by side, and in the corners */
};

double nonet_grid_label_cells(const struct nonet_grid_style *style) {
	return style->labels ? label_room : 0;
}

struct nonet_places nonet_grid_places(const struct nonet_grid *grid) {
	int size = grid->puzzle->size, across = 1;
	while (across * across < size)
		across++;
	int down = (size + across - 1) / across;
	double inner = (1 - 2 * places_margin) * grid->cell;
	struct nonet_places places = {across, down, inner / across, inner / down, 0};
	places.radius = 0.42 * (places.width < places.height ? places.width : places.height);
	return places;
}

void nonet_grid_place(const struct nonet_grid *grid, const struct nonet_places *places, int cell,
                      int digit, double *x_ret, double *y_ret) {
	int column = (digit - 1) % places->across, row = (digit - 1) / places->across;
	double in = places_margin * grid->cell;
	*x_ret = nonet_grid_left(grid, cell) + in + (column + 0.5) * places->width;
	*y_ret = nonet_grid_top(grid, cell) + in + (row + 0.5) * places->height;
}

const char *nonet_grid_number(int digit, char text_ret[NONET_NUMBER_SIZE]) {
	char *at = text_ret;
	if (digit >= 10)
		*at++ = (char)('0' + digit / 10);
	*at++ = (char)('0' + digit % 10);
	*at = '\0';
	return text_ret;
}

void nonet_grid_text(const struct nonet_grid *grid, const struct nonet_op *op, const char *text) {
	struct nonet_op fitted = *op;
	size_t nbytes = strlen(text);
	double width = nonet_letters_width(text, nbytes, op->bold);
	if (op->room > 0 && width * op->size > op->room)
		fitted.size = op->room / width;
	fitted.y += half_digit * fitted.size;
	fitted.anchor = NONET_ANCHOR_MIDDLE;
	nonet_scene_text(grid->scene, &fitted, text, nbytes);
}

/* What rows, columns and regions leave to each empty cell. */
static void find_candidates(const struct nonet_puzzle *puzzle, uint32_t shown_ret[]) {
	int size = puzzle->size;
	uint32_t rows[NONET_MAX_SIZE] = {0}, columns[NONET_MAX_SIZE] = {0};
	uint32_t regions[NONET_MAX_SIZE] = {0};
	for (int cell = 0; cell < size * size; cell++) {
		uint32_t bit = puzzle->value[cell] ? UINT32_C(1) << (puzzle->value[cell] - 1) : 0;
		rows[cell / size] |= bit;
		columns[cell % size] |= bit;
		regions[puzzle->region[cell]] |= bit;
	}
	uint32_t all = (UINT32_C(1) << size) - 1;
	for (int cell = 0; cell < size * size; cell++)
		shown_ret[cell] =
		    all & ~(rows[cell / size] | columns[cell % size] | regions[puzzle->region[cell]]);
}

static void choose_candidates(const struct nonet_puzzle *puzzle, struct contents *contents) {
	if (puzzle->complete)
		memcpy(contents->shown, puzzle->marks, sizeof contents->shown);
	else
		find_candidates(puzzle, contents->shown);
	for (int cell = 0; cell < puzzle->size * puzzle->size; cell++)
		if (puzzle->value[cell])
			contents->shown[cell] = 0;
}

/* A step shows the candidates that have a part in it even where the others are not wanted. */
static void choose_contents(const struct nonet_grid *grid, struct contents *contents_ret) {
	memset(contents_ret, 0, sizeof *contents_ret);
	contents_ret->notes = !grid->style.candidates && !grid->step;
	if (grid->style.candidates)
		choose_candidates(grid->puzzle, contents_ret);
	if (!grid->step)
		return;
	nonet_step_parts(grid->step, contents_ret->part);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		for (int i = 0; i < 9; i++)
			if (contents_ret->part[cell][i] && !grid->puzzle->value[cell])
				contents_ret->shown[cell] |= UINT32_C(1) << i;
}

/* The border between two neighbours of different regions is thick; so is the frame. */
static bool is_border(const struct nonet_puzzle *puzzle, int row, int column, bool below) {
	int size = puzzle->size;
	int other_row = row + (below ? 1 : 0), other_column = column + (below ? 0 : 1);
	return puzzle->region[row * size + column] != puzzle->region[other_row * size + other_column];
}

/* Draws the borders along one line of the grid, each stretch as one line. */
static void draw_borders(const struct nonet_grid *grid, int line, bool across, double width) {
	int size = grid->puzzle->size, begin = -1;
	double at = (line + 1) * grid->cell;
	for (int i = 0; i <= size; i++) {
		bool border =
		    i < size && is_border(grid->puzzle, across ? line : i, across ? i : line, across);
		if (border && begin < 0)
			begin = i;
		if (border || begin < 0)
			continue;
		double from = begin * grid->cell, to = i * grid->cell;
		if (across)
			nonet_scene_line(grid->scene, NONET_INK_GRID, width, grid->x + from, grid->y + at,
			                 grid->x + to, grid->y + at);
		else
			nonet_scene_line(grid->scene, NONET_INK_GRID, width, grid->x + at, grid->y + from,
			                 grid->x + at, grid->y + to);
		begin = -1;
	}
}

static void draw_lines(const struct nonet_grid *grid) {
	int size = grid->puzzle->size;
	double side = size * grid->cell, x = grid->x, y = grid->y;
	double thin = (grid->style.large ? 0.03 : 0.02) * grid->cell;
	double thick = (grid->style.large ? 0.08 : 0.065) * grid->cell;
	for (int i = 1; i < size; i++) {
		double at = i * grid->cell;
		nonet_scene_line(grid->scene, NONET_INK_THIN, thin, x, y + at, x + side, y + at);
		nonet_scene_line(grid->scene, NONET_INK_THIN, thin, x + at, y, x + at, y + side);
	}
	for (int line = 0; line + 1 < size; line++) {
		draw_borders(grid, line, true, thick);
		draw_borders(grid, line, false, thick);
	}
	nonet_scene_outline(grid->scene, NONET_INK_GRID, thick, x, y, x + side, y + side);
}

/* "5", or of rows in the other notation "E": letters without I, which looks like a 1. */
static const char *label(const struct nonet_grid *grid, int index, bool row,
                         char text_ret[NONET_NUMBER_SIZE]) {
	static const char letters[] = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
	if (!row || grid->style.notation == NONET_NOTATION_RC)
		return nonet_grid_number(index + 1, text_ret);
	text_ret[0] = letters[index];
	text_ret[1] = '\0';
	return text_ret;
}

static void draw_labels(const struct nonet_grid *grid) {
	struct nonet_op op = {.ink = NONET_INK_LABEL, .size = label_size * grid->cell};
	double back = 0.55 * label_room * grid->cell;
	char text[NONET_NUMBER_SIZE];
	for (int i = 0; grid->style.labels && i < grid->puzzle->size; i++) {
		double along = (i + 0.5) * grid->cell;
		op.x = grid->x + along;
		op.y = grid->y - back;
		nonet_grid_text(grid, &op, label(grid, i, false, text));
		op.x = grid->x - back;
		op.y = grid->y + along;
		nonet_grid_text(grid, &op, label(grid, i, true, text));
	}
}

static void draw_digit(const struct nonet_grid *grid, int cell) {
	bool given = grid->puzzle->given[cell];
	char text[NONET_NUMBER_SIZE];
	struct nonet_op op = {.ink = given          ? NONET_INK_GIVEN
	                             : grid->solved ? NONET_INK_TEXT
	                                            : NONET_INK_ENTERED,
	                      .bold = given || (grid->style.large && !grid->solved),
	                      .x = nonet_grid_left(grid, cell) + 0.5 * grid->cell,
	                      .y = nonet_grid_top(grid, cell) + 0.5 * grid->cell,
	                      .size = (grid->style.large ? 0.86 : 0.66) * grid->cell,
	                      .room = 0.86 * grid->cell};
	nonet_grid_text(grid, &op, nonet_grid_number(grid->puzzle->value[cell], text));
}

static void draw_dot(const struct nonet_grid *grid, int cell) {
	struct nonet_op op = {.ink = NONET_INK_PAPER,
	                      .bold = true,
	                      .x = nonet_grid_left(grid, cell) + 0.5 * grid->cell,
	                      .y = nonet_grid_top(grid, cell) + 0.5 * grid->cell,
	                      .size = (grid->style.large ? 0.86 : 0.66) * grid->cell};
	nonet_grid_text(grid, &op, ".");
}

static void draw_candidates(const struct nonet_grid *grid, const struct contents *contents,
                            int cell) {
	struct nonet_places places = nonet_grid_places(grid);
	char text[NONET_NUMBER_SIZE];
	for (int digit = 1; digit <= grid->puzzle->size; digit++) {
		struct nonet_op op = {.ink = NONET_INK_MARK,
		                      .size = (grid->style.large ? 2.25 : 2) * places.radius,
		                      .room = 0.9 * places.width};
		unsigned part = grid->step ? contents->part[cell][digit - 1] : 0;
		if (!(contents->shown[cell] >> (digit - 1) & 1))
			continue;
		if (part) {
			op.bold = true;
			op.ink = part & NONET_PART_PLACED ? NONET_INK_PAPER
			         : part & NONET_PART_GONE ? NONET_INK_GONE
			                                  : NONET_INK_TEXT;
		}
		nonet_grid_place(grid, &places, cell, digit, &op.x, &op.y);
		nonet_grid_text(grid, &op, nonet_grid_number(digit, text));
	}
}

/* Marks in the centre: side by side, with spaces between where a number may have two digits. */
static void draw_centre(const struct nonet_grid *grid, int cell) {
	char text[NONET_MAX_SIZE * NONET_NUMBER_SIZE] = "", number[NONET_NUMBER_SIZE];
	int size = grid->puzzle->size;
	for (int digit = 1; digit <= size; digit++) {
		if (!(grid->puzzle->marks[cell] >> (digit - 1) & 1))
			continue;
		if (size > 9 && text[0])
			strcat(text, " ");
		strcat(text, nonet_grid_number(digit, number));
	}
	struct nonet_op op = {.ink = NONET_INK_MARK,
	                      .x = nonet_grid_left(grid, cell) + 0.5 * grid->cell,
	                      .y = nonet_grid_top(grid, cell) + 0.5 * grid->cell,
	                      .size = 0.3 * grid->cell,
	                      .room = 0.86 * grid->cell};
	if (text[0])
		nonet_grid_text(grid, &op, text);
}

/* Marks in the corners: first the four corners, then between them, then what is left in the middle
 * of the upper half. In parts of a cell. */
static void draw_corners(const struct nonet_grid *grid, int cell) {
	static const struct {
		double x, y;
	} spots[] = {{0.17, 0.18}, {0.83, 0.18}, {0.17, 0.82}, {0.83, 0.82}, {0.5, 0.18},
	             {0.5, 0.82},  {0.17, 0.5},  {0.83, 0.5},  {0.34, 0.32}};
	enum { SPOTS = sizeof spots / sizeof spots[0] };
	char text[NONET_NUMBER_SIZE];
	int used = 0;
	for (int digit = 1; digit <= grid->puzzle->size && used < SPOTS; digit++) {
		struct nonet_op op = {.ink = NONET_INK_MARK,
		                      .x = nonet_grid_left(grid, cell) + spots[used].x * grid->cell,
		                      .y = nonet_grid_top(grid, cell) + spots[used].y * grid->cell,
		                      .size = 0.26 * grid->cell,
		                      .room = 0.3 * grid->cell};
		if (!(grid->puzzle->corners[cell] >> (digit - 1) & 1))
			continue;
		nonet_grid_text(grid, &op, nonet_grid_number(digit, text));
		used++;
	}
}

static void draw_cell(const struct nonet_grid *grid, const struct contents *contents, int cell) {
	if (grid->puzzle->value[cell]) {
		draw_digit(grid, cell);
		return;
	}
	if (grid->dots && !contents->shown[cell])
		draw_dot(grid, cell);
	draw_candidates(grid, contents, cell);
	if (contents->notes && !grid->puzzle->complete)
		draw_centre(grid, cell);
	if (contents->notes)
		draw_corners(grid, cell);
}

void nonet_grid_draw(const struct nonet_grid *grid) {
	struct contents contents;
	assert(grid->puzzle->size >= 1 && grid->puzzle->size <= NONET_MAX_SIZE);
	choose_contents(grid, &contents);
	if (grid->step)
		nonet_step_draw_cells(grid);
	draw_lines(grid);
	if (grid->step)
		nonet_step_draw_rings(grid, (const uint8_t(*)[9])contents.part);
	draw_labels(grid);
	for (int cell = 0; cell < grid->puzzle->size * grid->puzzle->size; cell++)
		draw_cell(grid, &contents, cell);
	if (grid->step) {
		nonet_step_draw_strikes(grid, (const uint8_t(*)[9])contents.part);
		nonet_links_draw(grid, contents.shown, (const uint8_t(*)[9])contents.part);
	}
}
