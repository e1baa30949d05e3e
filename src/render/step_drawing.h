/* Drawing a step of the logic into a grid. */
#ifndef NONET_RENDER_STEP_DRAWING_H
#define NONET_RENDER_STEP_DRAWING_H

#include "render/grid_drawing.h"

/* The part of a candidate in a step. */
enum nonet_part {
	NONET_PART_BASE = 1,   /* of the pattern */
	NONET_PART_EXTRA = 2,  /* a fin and the like */
	NONET_PART_ON = 4,     /* of a chain, true */
	NONET_PART_OFF = 8,    /* of a chain, false */
	NONET_PART_GONE = 16,  /* eliminated */
	NONET_PART_PLACED = 32 /* the cell's digit from now on */
};

/* part[cell][digit - 1]: what each candidate does. */
void nonet_step_parts(const struct nonet_step *step, uint8_t part_ret[NONET_CELLS][9]);

/* Under the lines of the grid: cells of the pattern. */
void nonet_step_draw_cells(const struct nonet_grid *grid);

/* Under the digits: the houses of the pattern, and what is around candidates. */
void nonet_step_draw_rings(const struct nonet_grid *grid, const uint8_t part[NONET_CELLS][9]);

/* Above the digits: what is struck out. */
void nonet_step_draw_strikes(const struct nonet_grid *grid, const uint8_t part[NONET_CELLS][9]);

#endif
