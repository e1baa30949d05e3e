/* What a solving kernel is, and what it shares with the public calls around it. */
#ifndef NONET_SOLVE_KERNEL_H
#define NONET_SOLVE_KERNEL_H

#include <nonet/solve.h>

/* One search in progress. The public call fills in what is wanted; the kernel keeps the numbers. */
struct nonet_search {
	uint64_t limit_solutions;  /* stop after so many, at least 1 */
	struct nonet_board *first; /* receives the first solution found; may be NULL */
	uint64_t solutions;        /* found so far */
	uint64_t guesses;          /* branches taken so far */

	uint64_t found_before;             /* by the public call in earlier searches, for poll */
	const struct nonet_limits *limits; /* time and poll */
	uint64_t deadline_ns;              /* on nonet_clock_ns's clock; UINT64_MAX: none */
	uint64_t next_poll_ns;
	uint32_t until_check; /* guesses until the clock is looked at again */
};

/* A kernel looks for up to search->limit_solutions solutions of a puzzle whose cells are 0..9;
 * conflicting clues are its business too. NONET_OK: all were found. NONET_LIMIT: the limit was
 * reached. NONET_TIMEOUT, NONET_STOPPED: as nonet_search_check said. Every kernel finds the same
 * set of solutions, in an order of its own. */
typedef enum nonet_status nonet_kernel_search(const struct nonet_board *puzzle,
                                              struct nonet_search *search);

/* Digits in the lanes of four-lane vectors, in plain C with the compilers' vector extension. */
nonet_kernel_search nonet_single_generic;

/* Starts a search under the caller's limits; NULL: none. */
void nonet_search_start(struct nonet_search *search, const struct nonet_limits *limits);

/* Looks at the clock and asks the caller. NONET_OK: go on. Called through nonet_search_guessed. */
enum nonet_status nonet_search_check(struct nonet_search *search);

/* A kernel calls this once a guess; anything but NONET_OK ends the search. */
static inline enum nonet_status nonet_search_guessed(struct nonet_search *search) {
	search->guesses++;
	return --search->until_check == 0 ? nonet_search_check(search) : NONET_OK;
}

#endif
