/* Nets: a candidate is assumed true, and whatever follows in the position that it makes. */
#ifndef NONET_LOGIC_GRADE_NETS_H
#define NONET_LOGIC_GRADE_NETS_H

#include "logic/grade_search.h"

/* Takes away all that the shallowest nets prove false, and returns their depth in rounds; 0: nets
 * of this level prove nothing, or the search broke off.
 *
 * In each round all that one step gives is applied at once: singles; at level 2 and above locked
 * candidates and pairs where there is no single; at level 3 and above nets of the level two lower
 * where there are none of these either. A candidate is false when it leads to a contradiction, or
 * when it is gone whichever candidate of some cell, or place of some digit in a house, is assumed.
 */
int nonet_grade_take_nets(struct nonet_grade_search *search, struct nonet_grade_grid *grid,
                          int level);

#endif
