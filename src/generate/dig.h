/* Digging: taking clues out of a puzzle with one solution, in a given order, as long as there is
 * only one.
 *
 * A clue whose turn has come and that could not be taken out is needed for good: what other clues
 * are taken out later only makes it more so. So the order alone decides what is left, and the tests
 * may be made for several clues at a time: where all of a run can go together, each of them can in
 * its turn; where they cannot, halving the run finds the first that has to stay.
 */
#ifndef NONET_GENERATE_DIG_H
#define NONET_GENERATE_DIG_H

#include "generate/symmetry.h"

struct nonet_dig {
	struct nonet_board puzzle; /* what is left, with one solution */
	struct nonet_orbits order; /* clues to take out, each group only as a whole */
	int clues;                 /* of the puzzle */
	int needed;                /* of them, those that are known to stay */
	int fewest;                /* no group is taken out that would leave fewer than so many */
	int most;                  /* it gives up when more than so many are needed */

	int next; /* the group whose turn it is */
	int run;  /* groups that the test in hand takes out */
	int bad;  /* groups next .. bad - 1 cannot all go; 0: not known */
};

/* Begins at a puzzle or full grid that has one solution. */
void nonet_dig_start(struct nonet_dig *dig, const struct nonet_board *puzzle,
                     const struct nonet_orbits *order, int fewest, int most);

/* Writes the next board whose number of solutions has to be known. False when there is none:
 * dig->puzzle is what is left, unless dig->needed is above dig->most. */
bool nonet_dig_next(struct nonet_dig *dig, struct nonet_board *trial_ret);

/* Tells whether that board has one solution. */
void nonet_dig_answer(struct nonet_dig *dig, bool unique);

#endif
