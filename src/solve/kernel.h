/* What a solving kernel is, and what it shares with the public calls around it. */
#ifndef NONET_SOLVE_KERNEL_H
#define NONET_SOLVE_KERNEL_H

#include "solve/batch.h"

#include <nonet/solve.h>

struct nonet_kernel_row;

/* One search in progress. The public call fills in what is wanted; the kernel keeps the numbers. */
struct nonet_search {
	uint64_t limit_solutions;  /* stop after so many, at least 1 */
	struct nonet_board *first; /* receives the first solution found; may be NULL */
	uint64_t solutions;        /* found so far */
	uint64_t guesses;          /* branches taken so far */

	const struct nonet_kernel_row *row; /* the kernel that searches */
	uint64_t found_before;              /* by the public call in earlier searches, for poll */
	const struct nonet_limits *limits;  /* time and poll */
	uint64_t deadline_ns;               /* on nonet_clock_ns's clock; UINT64_MAX: none */
	uint64_t next_poll_ns;
	uint32_t until_check; /* guesses until the clock is looked at again */
};

/* A kernel looks for up to search->limit_solutions solutions of a puzzle whose cells are 0..9;
 * conflicting clues are its business too. NONET_OK: all were found. NONET_LIMIT: the limit was
 * reached. NONET_TIMEOUT, NONET_STOPPED: as nonet_search_check said. Every kernel finds the same
 * set of solutions, in an order of its own. */
typedef enum nonet_status nonet_kernel_search(const struct nonet_board *puzzle,
                                              struct nonet_search *search);

/* Those that this build has not are NULL. */
extern nonet_kernel_search *const nonet_single_generic;
extern nonet_kernel_search *const nonet_single_avx2;
extern nonet_kernel_search *const nonet_single_avx512;

/* A row of the kernel table: what callers see of it, and what runs. */
struct nonet_kernel_row {
	struct nonet_kernel kernel; /* first, so that a pointer to it is a pointer to the row */
	bool (*cpu_has)(void);      /* NULL: runs everywhere */
	nonet_kernel_search *const *search;
	const struct nonet_batch_kernel *batch;
};

/* The row of the kernel that limits (NULL: none) ask for, or of the fastest here. */
const struct nonet_kernel_row *nonet_kernel_row(const struct nonet_limits *limits);

/* Starts a search under the caller's limits; NULL: none. */
void nonet_search_start(struct nonet_search *search, const struct nonet_limits *limits);

/* When the limits' time will be over, on nonet_clock_ns's clock; UINT64_MAX: never. */
uint64_t nonet_search_deadline(const struct nonet_limits *limits);

/* Looks at the clock and asks the caller. NONET_OK: go on. Called through nonet_search_guessed. */
enum nonet_status nonet_search_check(struct nonet_search *search);

/* Runs the search's kernel. */
static inline enum nonet_status nonet_search_run(const struct nonet_board *puzzle,
                                                 struct nonet_search *search) {
	return (*search->row->search)(puzzle, search);
}

/* A kernel calls this once a guess; anything but NONET_OK ends the search. */
static inline enum nonet_status nonet_search_guessed(struct nonet_search *search) {
	search->guesses++;
	return --search->until_check == 0 ? nonet_search_check(search) : NONET_OK;
}

#endif
