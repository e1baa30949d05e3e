/* What a batch kernel is: many puzzles at a time, one in each lane of a vector. */
#ifndef NONET_SOLVE_BATCH_H
#define NONET_SOLVE_BATCH_H

#include <nonet/solve.h>

/* Puzzles to solve and where their answers go. A kernel takes the next puzzle whenever a lane is
 * free. */
struct nonet_batch {
	const struct nonet_board *puzzles; /* cells 0..9 */
	struct nonet_result *results;      /* one for each puzzle */
	size_t next, end;                  /* the puzzles to take: next..end - 1 */
	size_t finished;                   /* the last puzzle whose result became complete */
	const size_t *in_lane;             /* by lane: its puzzle, which is in hand ... */
	uint32_t busy;                     /* ... when the lane has its bit here; true in `more` */
	uint64_t limit_solutions;          /* for each puzzle, at least 1 */

	/* Gives new next and end, or returns false when there are no more. */
	bool (*more)(struct nonet_batch *batch);
	bool (*stop)(struct nonet_batch *batch); /* asked every few thousand rounds */
	void *context;

	struct nonet_work work; /* added to by the kernel */
};

struct nonet_batch_kernel {
	/* Solves all puzzles. `workspace` has workspace_nbytes, aligned to 64, and need not be cleared.
	 * Returns false when stopped: puzzles in hand then have the status NONET_STOPPED, and next..end
	 * - 1 were not taken. */
	bool (*solve)(struct nonet_batch *batch, void *workspace);
	size_t workspace_nbytes;
};

/* Those that this build has not hold nothing but zeros. */
extern const struct nonet_batch_kernel nonet_batch_generic;
extern const struct nonet_batch_kernel nonet_batch_avx2;
extern const struct nonet_batch_kernel nonet_batch_avx512;
extern const struct nonet_batch_kernel nonet_batch_neon;

#endif
