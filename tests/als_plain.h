/* Almost locked sets by plain loops over the definitions, and the positions in which tests hold
 * what the library finds against them. */
#ifndef NONET_TESTS_ALS_PLAIN_H
#define NONET_TESTS_ALS_PLAIN_H

#include "logic/als.h"
#include "support.h"

enum { PLAIN_SETS = 400 };

/* A position and its sets in the order of the list. */
struct plain {
	struct nonet_state position;
	bool all; /* as in a search: sets may overlap */
	int count;
	struct nonet_cellset cells[PLAIN_SETS];
	unsigned digits[PLAIN_SETS];
	struct nonet_cellset seen[PLAIN_SETS][9]; /* by digit - 1: candidates that see all its places */
	/* By which digits sets are joined: the lowest and the highest, where wrong candidates give more
	 * than two, as they do `crowded` times. */
	unsigned joined[PLAIN_SETS][PLAIN_SETS];
	int crowded;
	unsigned taken[PLAIN_SETS][PLAIN_SETS]; /* digits that some candidate sees in both */
};

struct candidates {
	struct nonet_cellset cells[9]; /* by digit - 1 */
};

/* Candidates that see, in both sets, all places of a digit that is not `used`. */
struct candidates plain_takes(const struct plain *plain, int a, int b, unsigned used);

/* What a test does in a position, twice: for all, and not. */
typedef void plain_check(struct plain *plain, struct nonet_search *search);

/* Goes through positions that have at most `most` sets, which are at most PLAIN_SETS: random grids
 * with three empty rows or columns, and some on the way through random puzzles, each as it is and
 * without some candidates taken at random, so that many contradict themselves. All in one search:
 * what belongs to it is made anew in the room of what was there before. */
void plain_positions(uint64_t seed, int puzzles, int most, plain_check *check);

/* Has a finder tell `hear`, whose context is `plain`, all that it finds. */
void plain_find(struct plain *plain, struct nonet_search *search, nonet_finder *find,
                bool (*hear)(void *plain, const struct nonet_finding *finding));

/* The place in the list of the finding's set of that number, which has the role. */
int plain_set_told(const struct plain *plain, const struct nonet_finding *finding, int number,
                   enum nonet_role role);

/* That the finding takes just these, and something. */
void plain_assert_takes(const struct nonet_finding *finding, const struct candidates *takes);

void plain_assert_link(const struct nonet_finding *finding, int link, int from, int to,
                       unsigned digits);

#endif
