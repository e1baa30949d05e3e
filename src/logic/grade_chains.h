/* Chains of links that hold in the position as it stands. */
#ifndef NONET_LOGIC_GRADE_CHAINS_H
#define NONET_LOGIC_GRADE_CHAINS_H

#include "logic/grade_search.h"

/* Takes away all that the shortest chains prove false, and returns their depth; 0: chains prove
 * nothing, or the search broke off.
 *
 * A candidate is assumed true and its consequences are followed, link by link. It is false when
 * within `depth` links another candidate comes out both true and false (then there is an
 * alternating chain of at most 2 * depth - 1 links that eliminates it), or when within depth - 1
 * links no candidate is left in some cell, or for some digit in a house (then chains from all of
 * these lead back to it). */
int nonet_grade_take_chains(struct nonet_grade_search *search, struct nonet_grade_grid *grid);

#endif
