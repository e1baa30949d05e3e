/* Solving: is there a solution, is it the only one, how many are there, which are they.
 *
 * All calls are thread-safe, keep no state between calls, use a bounded stack and allocate nothing.
 * A puzzle whose clues conflict simply has no solution; see nonet_board_conflicts for the reason.
 */
#ifndef NONET_SOLVE_H
#define NONET_SOLVE_H

#include <nonet/board.h>

#ifdef __cplusplus
extern "C" {
#endif

enum nonet_verdict {
	NONET_UNKNOWN, /* stopped by time or by the caller before the answer was known */
	NONET_NONE,    /* no solution */
	NONET_UNIQUE,  /* exactly one solution */
	NONET_MANY     /* two solutions or more */
};

/* A kernel: one way to run the search on one kind of processor. All give the same answers; they
 * differ in speed. Rows of a static table. */
struct nonet_kernel {
	const char *name;        /* such as "avx512"; unique */
	const char *description; /* a phrase for people */
	int lanes;               /* puzzles that nonet_solve_many has in hand at a time */
};

enum nonet_kernel_state {
	NONET_KERNEL_HERE,
	NONET_KERNEL_NOT_BUILT,   /* this build of the library lacks it */
	NONET_KERNEL_NOT_THIS_CPU /* built, but the processor lacks what it needs */
};

/* The table, fastest kernel first; `number_ret` is how many. The last one runs everywhere. */
NONET_API const struct nonet_kernel *const *nonet_kernels(size_t *number_ret);
NONET_API enum nonet_kernel_state nonet_kernel_state(const struct nonet_kernel *kernel);

/* When to give up. A zeroed value, or NULL for the whole struct, means: never. */
struct nonet_limits {
	uint64_t solutions; /* stop after so many; 0: find them all. nonet_solve ignores it */
	uint64_t time_ns;   /* wall time for this call, in nanoseconds; 0: no limit. Looked at every few
	                       microseconds of search, so that a call may overrun by about that much */
	/* Called now and then, at most a few thousand times a second, with the number of solutions
	 * found so far; returning true stops the search. May be NULL. It makes progress displays and
	 * Ctrl-C possible. */
	bool (*poll)(void *context, uint64_t solutions);
	void *context; /* handed to poll */
	const struct nonet_kernel
	    *kernel; /* one that is NONET_KERNEL_HERE; NULL: the fastest of them */
};

/* What nonet_solve found. */
struct nonet_answer {
	enum nonet_verdict verdict;
	struct nonet_board
	    solution;     /* NONET_UNIQUE: the solution; NONET_MANY: one of them, which one is not
	                     promised; NONET_UNKNOWN: one of them or all cells 0; NONET_NONE: all cells 0 */
	uint64_t guesses; /* branches the search took; 0 when logic alone was enough */
};

/* Finds a solution and whether it is the only one. NONET_OK, or NONET_TIMEOUT or NONET_STOPPED with
 * the verdict NONET_UNKNOWN. An answer that is found before the clock was first looked at counts,
 * however short the time limit. `limits` may be NULL. */
NONET_API enum nonet_status nonet_solve(const struct nonet_board *puzzle,
                                        const struct nonet_limits *limits,
                                        struct nonet_answer *answer_ret);

/* Counts solutions. NONET_OK: `count_ret` is their exact number. NONET_LIMIT: limits->solutions was
 * reached and is the count; there may be more. NONET_TIMEOUT, NONET_STOPPED: `count_ret` were found
 * until then. The count saturates at UINT64_MAX. */
NONET_API enum nonet_status nonet_count(const struct nonet_board *puzzle,
                                        const struct nonet_limits *limits, uint64_t *count_ret);

/* Calls `visit` with each solution in ascending order of its 81-digit line, the same on every
 * machine. `visit` returns true to go on, false to stop (NONET_STOPPED). Other results as for
 * nonet_count. `count_ret`, the number of visits, may be NULL. No branch without a solution is ever
 * entered, so the time from one visit to the next is bounded by a few hundred quick searches. */
NONET_API enum nonet_status
nonet_enumerate(const struct nonet_board *puzzle, const struct nonet_limits *limits,
                bool (*visit)(void *context, const struct nonet_board *solution), void *context,
                uint64_t *count_ret);

/* How much work nonet_solve_many had. Guesses are the same for every kernel and number of threads.
 */
struct nonet_work {
	uint64_t guesses; /* branches taken */
	uint64_t rounds;  /* times that the rules were applied to a puzzle */
};

/* What nonet_solve_many found out about one puzzle. */
struct nonet_result {
	struct nonet_board solution; /* when `solutions` is 1: the one found; else all cells 0 */
	uint8_t status; /* enum nonet_status: NONET_OK: `solutions` is their exact number; NONET_LIMIT:
	                   the limit was reached; NONET_STOPPED, NONET_TIMEOUT: found until then */
	uint64_t solutions; /* found, at most the limit */
};

/* Counts the solutions of `number` puzzles, up to limits->solutions each (0: all of them), and
 * notes their solutions in results_ret[0 .. number - 1]. `threads`, at least 1, run at a time, the
 * caller's among them; no more than are useful are started. time_ns and poll are for the call as a
 * whole; poll is called by one thread at a time and told how many puzzles were taken in hand.
 * `work_ret` may be NULL. Memory is taken once for each thread, about 600 KB, not for each puzzle.
 * NONET_OK: every result is complete. NONET_TIMEOUT, NONET_STOPPED: each result's status says
 * whether it is. NONET_NO_MEMORY: nothing was done, and the results are as they were. */
NONET_API enum nonet_status nonet_solve_many(const struct nonet_board *puzzles, size_t number,
                                             const struct nonet_limits *limits, int threads,
                                             struct nonet_result *results_ret,
                                             struct nonet_work *work_ret);

/* Where nonet_solve_stream takes puzzles from, and hands their results to. The two are called by
 * one thread at a time, not always the same one, and never at the same time; neither may be NULL.
 */
struct nonet_stream {
	/* Puts the next puzzles into boards_ret, as many as are there, at most `capacity`, and returns
	 * how many. Fewer than `capacity` says that there are no more at the moment: it is called again
	 * when all results until then were handed back. `in_hand` puzzles still wait for that. While
	 * it is above 0, do not wait for puzzles that may be long in coming, but return, with none if
	 * need be: otherwise whoever sends them only after the answers to the last waits for ever.
	 * When it is 0, waiting is fine, and 0 puzzles are the end. */
	size_t (*next)(void *context, struct nonet_board *boards_ret, size_t capacity, size_t in_hand);

	/* Takes the results of the `number`, at least 1, puzzles that come next in the order in which
	 * they were given, and returns true to go on. Both arrays are valid until it returns. */
	bool (*done)(void *context, const struct nonet_board *puzzles,
	             const struct nonet_result *results, size_t number);

	void *context; /* handed to both */
};

/* As nonet_solve_many, for any number of puzzles that come one after the other. Lanes take new
 * puzzles as soon as they are free, so that nothing is lost between one call of `next` and another,
 * as long as it gives all that it is asked for. Every puzzle that was given is handed back once,
 * unless `done` returned false. One that takes long holds up the results of those after it, while
 * it is solved beside the next 16,000 of them. Limits are for the call as a whole, with the time
 * that `next` and `done` take; they are looked at between these, and poll is not called at the same
 * time as they are. Memory is taken once, about 3 MB and 650 KB for each thread. NONET_OK: every
 * result was complete. NONET_TIMEOUT, NONET_STOPPED (poll returned true, or `done` false): each
 * result's status says whether it is. NONET_NO_MEMORY: nothing was called. `work_ret` may be NULL.
 */
NONET_API enum nonet_status nonet_solve_stream(const struct nonet_stream *stream,
                                               const struct nonet_limits *limits, int threads,
                                               struct nonet_work *work_ret);

/* Which clues a puzzle with one solution could do without, each by itself: redundant_ret[cell] is 1
 * when the puzzle stays unique without that clue, else 0. A puzzle is minimal when none is.
 * `number_ret` is how many. For a puzzle that has
 * not exactly one solution the result means nothing.
 * NONET_OK, NONET_TIMEOUT or NONET_STOPPED (limits apply to the call as a whole; clues not reached
 * stay 0). */
NONET_API enum nonet_status nonet_redundant_clues(const struct nonet_board *puzzle,
                                                  const struct nonet_limits *limits,
                                                  uint8_t redundant_ret[NONET_CELLS],
                                                  int *number_ret);

/* Why a puzzle without a conflict has no solution, where that can be said in a sentence. */
enum nonet_dead_end_kind {
	NONET_DEAD_END_NOT_FOUND, /* nothing so simple; the search had to try everything */
	NONET_DEAD_END_CELL,      /* `cell` has no candidate */
	NONET_DEAD_END_HOUSE      /* `house` has no place for `digit` */
};

struct nonet_dead_end {
	enum nonet_dead_end_kind kind;
	uint8_t cell;   /* 0..80, for NONET_DEAD_END_CELL */
	uint8_t house;  /* 0..26, for NONET_DEAD_END_HOUSE */
	uint8_t digit;  /* 1..9, for NONET_DEAD_END_HOUSE */
	uint8_t forced; /* cells that singles filled first; 0: it shows in the clues themselves */
	struct nonet_board filled; /* the puzzle with those cells filled */
};

/* Looks for a cell or house that cannot be filled: in the clues as they stand, else after filling
 * in naked and hidden singles one after the other. The clues must not conflict. */
NONET_API struct nonet_dead_end nonet_find_dead_end(const struct nonet_board *puzzle);

#ifdef __cplusplus
}
#endif
#endif
