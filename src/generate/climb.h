/* Climbing to puzzles that digging alone hardly ever meets. */
#ifndef NONET_GENERATE_CLIMB_H
#define NONET_GENERATE_CLIMB_H

#include "generate/attempt.h"
#include "generate/symmetry.h"

/* What it climbs for. */
enum nonet_climb_goal {
	NONET_CLIMB_NOT,   /* digging does */
	NONET_CLIMB_NEAR,  /* a puzzle that is a few steps away from a given one */
	NONET_CLIMB_CLUES, /* few clues */
	NONET_CLIMB_LEVEL, /* our level Extreme */
	NONET_CLIMB_SE     /* a high rating of Sudoku Explainer's */
};

/* The goal that a wish is best met with. */
enum nonet_climb_goal nonet_climb_goal_of(const struct nonet_wish *wish);

/* Whether a wish of the level Extreme leaves it free where to begin: then that is with a puzzle of
 * nonet_extreme_random, as hardly one grid in hundreds leads there otherwise. */
bool nonet_climb_begins_high(const struct nonet_wish *wish);

/* Climbs from generated->puzzle, which may be at the goal and is left in any case, or where that is
 * empty from one dug out of generated->solution. Clues come and go in the groups of `orbits`.
 * Writes the puzzle at which it ended, which has one solution and is minimal, and may or may not
 * have reached the goal. NONET_OK, NONET_STOPPED or NONET_NO_MEMORY. */
enum nonet_status nonet_climb(const struct nonet_wish *wish, const struct nonet_orbits *orbits,
                              struct nonet_generated *generated, const struct nonet_stop *stop);

#endif
