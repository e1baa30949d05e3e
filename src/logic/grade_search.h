/* What the parts of grading that may take long share: when to give up. */
#ifndef NONET_LOGIC_GRADE_SEARCH_H
#define NONET_LOGIC_GRADE_SEARCH_H

#include "logic/grade_grid.h"
#include "logic/watch.h"

enum { NONET_GRADE_LEVELS = 6 };

struct nonet_grade_search {
	struct nonet_watch watch;                          /* its status: why the search broke off */
	struct nonet_grade_web *web;                       /* made when needed */
	struct nonet_grade_nets *nets[NONET_GRADE_LEVELS]; /* by level; made when needed */
};

void nonet_grade_search_start(struct nonet_grade_search *search, const struct nonet_limits *limits);
void nonet_grade_search_finish(struct nonet_grade_search *search);

/* How many solutions the puzzle has; NONET_UNKNOWN when the search broke off. */
enum nonet_verdict nonet_grade_search_solve(struct nonet_grade_search *search,
                                            const struct nonet_board *puzzle);

/* To be called every few microseconds; true: give up. */
bool nonet_grade_search_stopped(struct nonet_grade_search *search);

/* The room, or when there is none yet (NULL) as much as is asked for; NULL, with the status set,
 * when out of memory. */
void *nonet_grade_search_room(struct nonet_grade_search *search, void *room, size_t nbytes);

#endif
