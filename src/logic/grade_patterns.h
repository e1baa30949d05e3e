/* Locked candidates, subsets and fish: all of a position at once. */
#ifndef NONET_LOGIC_GRADE_PATTERNS_H
#define NONET_LOGIC_GRADE_PATTERNS_H

#include "logic/grade_grid.h"

/* Each takes away what all patterns of its kind in the grid do, and returns whether that is
 * anything. The grid has no singles. */
bool nonet_grade_take_locked(struct nonet_grade_grid *grid);

/* Naked and hidden sets of `size` (2..4). */
bool nonet_grade_take_subsets(struct nonet_grade_grid *grid, int size);

/* Fish of `size` (2..4) rows and columns. */
bool nonet_grade_take_fish(struct nonet_grade_grid *grid, int size);

#endif
