/* Rounds of grading, for the tests too. */
#ifndef NONET_LOGIC_GRADE_H
#define NONET_LOGIC_GRADE_H

#include "logic/grade_search.h"

/* What one round took. */
struct nonet_grade_round {
	enum nonet_means means; /* NONET_MEANS_NOTHING: nothing helps, or the search broke off */
	int depth;              /* of chains and nets */
	enum nonet_means least; /* without means: the one that the search broke off at, or the hardest;
	                           nothing easier helps */
};

/* Takes the easiest means that gives anything, and applies all that it gives. */
struct nonet_grade_round nonet_grade_next(struct nonet_grade_search *search,
                                          struct nonet_grade_grid *grid);

/* Grades what is left to do in a position of a puzzle with one solution. */
enum nonet_status nonet_grade_position(struct nonet_grade_search *search,
                                       struct nonet_grade_grid *grid,
                                       struct nonet_grade *grade_ret);

#endif
