/* Drawing a puzzle's grid into a scene. */
#ifndef NONET_RENDER_GRID_DRAWING_H
#define NONET_RENDER_GRID_DRAWING_H

#include "render/scene.h"

#include <nonet/picture.h>

enum { NONET_NUMBER_SIZE = 4 };

struct nonet_grid {
	struct nonet_scene *scene;
	const struct nonet_puzzle *puzzle;
	const struct nonet_step *step; /* NULL: none */
	struct nonet_grid_style style;
	bool solved; /* all digits are black: nobody has put them in */
	bool dots;   /* empty cells hold a dot in the colour of paper, for whoever copies the text */
	double x, y; /* of the upper left corner */
	double cell; /* the side of a cell */
};

/* How much room the labels take above the grid and left of it, in cells; 0 without labels. */
double nonet_grid_label_cells(const struct nonet_grid_style *style);

void nonet_grid_draw(const struct nonet_grid *grid);

/* What the two files that draw a grid share. */

/* The left side of a cell, and its upper side. */
static inline double nonet_grid_left(const struct nonet_grid *grid, int cell) {
	int column = cell % grid->puzzle->size;
	return grid->x + column * grid->cell;
}

static inline double nonet_grid_top(const struct nonet_grid *grid, int cell) {
	int row = cell / grid->puzzle->size;
	return grid->y + row * grid->cell;
}

/* Candidates stand in the places of a small grid within the cell, digit by digit. */
struct nonet_places {
	int across, down;
	double width, height; /* of a place */
	double radius;        /* of a circle around a candidate */
};

struct nonet_places nonet_grid_places(const struct nonet_grid *grid);

/* The middle of a digit's place. */
void nonet_grid_place(const struct nonet_grid *grid, const struct nonet_places *places, int cell,
                      int digit, double *x_ret, double *y_ret);

/* The number in decimals. */
const char *nonet_grid_number(int digit, char text_ret[NONET_NUMBER_SIZE]);

/* Adds text whose middle is (op->x, op->y), of no more than op->room in width. */
void nonet_grid_text(const struct nonet_grid *grid, const struct nonet_op *op, const char *text);

#endif
