/* Making grids and puzzles. Every random choice comes from a seed, and the same seed gives the same
 * result on every machine. */
#ifndef NONET_GENERATE_H
#define NONET_GENERATE_H

#include <nonet/logic.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The seed of the index-th thing made under `seed`, so that any one of a series can be made again
 * by itself: different pairs give unrelated seeds. Thread-safe. */
NONET_API uint64_t nonet_seed_at(uint64_t seed, uint64_t index);

/* Fills `grid_ret` with a random full grid. The method rules out no grid, though not all are
 * equally likely; one seed gives one grid, so that of the 6,670,903,752,021,072,936,960 there are,
 * 2^64 at most can come out. `placements_ret`, unless NULL, is the number of digits that were put
 * into a cell on the way: the 81 that stayed and those taken back. Thread-safe. */
NONET_API void nonet_generate_grid(uint64_t seed, struct nonet_board *grid_ret,
                                   uint64_t *placements_ret);

/* The same with every grid equally likely, as far as the random numbers go that the seed stands
 * for. `attempts_ret`, unless NULL, is the number of choices that were made until one gave a grid,
 * 11.8 on average. docs/uniform_grids.md has the method and its proof. */
NONET_API void nonet_generate_uniform_grid(uint64_t seed, struct nonet_board *grid_ret,
                                           uint64_t *attempts_ret);

/* How the cells with clues may be arranged. `horizontal` mirrors the upper half in the lower one,
 * `vertical` the left in the right; `full` is all of the square's eight symmetries. */
enum nonet_symmetry {
	NONET_SYMMETRY_NONE, /* any arrangement */
	NONET_SYMMETRY_ROTATE180,
	NONET_SYMMETRY_ROTATE90,
	NONET_SYMMETRY_HORIZONTAL,
	NONET_SYMMETRY_VERTICAL,
	NONET_SYMMETRY_DIAGONAL,
	NONET_SYMMETRY_ANTIDIAGONAL,
	NONET_SYMMETRY_BOTH_DIAGONALS,
	NONET_SYMMETRY_FULL,
	NONET_SYMMETRY_COUNT
};

/* Its name, as "rotate180" or "both-diagonals". Static. */
NONET_API const char *nonet_symmetry_name(enum nonet_symmetry symmetry);

/* The largest symmetry of the cells with an entry other than 0: the one that takes a cell to most
 * others, and of several such the first. */
NONET_API enum nonet_symmetry nonet_symmetry_of(const uint8_t marked[NONET_CELLS]);

/* Scales on which a puzzle can be rated, to be combined. */
enum nonet_scale {
	NONET_SCALE_NONET = 1, /* nonet_rate_nonet */
	NONET_SCALE_SE = 2,    /* nonet_rate_se */
	NONET_SCALE_HODOKU = 4 /* nonet_rate_hodoku */
};

/* A technique that the path of the profile NONET_PROFILE_NONET has to take. */
struct nonet_required {
	enum nonet_technique technique;
	uint32_t steps; /* at least so many, from 1 */
};

enum { NONET_WISH_TECHNIQUES = 16 };

/* What a puzzle has to be like, besides having exactly one solution. A zeroed value wishes for
 * nothing but a minimal puzzle.
 *
 * A puzzle is *minimal* when no clue can be taken out without giving it more solutions; under a
 * symmetry, when no set of clues can that the symmetry takes to one another, so that some one of
 * them may be redundant. */
struct nonet_wish {
	enum nonet_symmetry symmetry;
	bool random_symmetry; /* draw one for each puzzle instead */
	bool keep_redundant;  /* it need not be minimal */
	uint8_t fewest_clues; /* 0: no bound */
	uint8_t most_clues;   /* 0: no bound */
	bool has_pattern;
	uint8_t pattern[NONET_CELLS]; /* 1: a clue stands here; 0: none does */
	bool has_solution;
	struct nonet_board solution; /* the grid that solves it */

	bool unbiased; /* every minimal puzzle with as many clues is equally likely */
	bool has_from;
	struct nonet_board from; /* has one solution, and is changed step by step to what is wished,
	                            clues coming and going in the groups of the symmetry */

	bool has_level; /* our own, as nonet_rate_nonet gives it */
	enum nonet_level lowest_level, highest_level;
	uint16_t lowest_se, highest_se; /* Sudoku Explainer's ER in tenths; 0: no bound */
	bool has_hodoku_level;
	enum nonet_hodoku_level lowest_hodoku_level, highest_hodoku_level;

	/* What our own path through the puzzle takes: each of `required`; and, unless only_count is 0,
	 * besides singles each technique of `only` and no other. */
	uint32_t required_count; /* 0..NONET_WISH_TECHNIQUES */
	struct nonet_required required[NONET_WISH_TECHNIQUES];
	uint32_t only_count; /* 0..NONET_WISH_TECHNIQUES */
	enum nonet_technique only[NONET_WISH_TECHNIQUES];

	unsigned scales; /* enum nonet_scale: rate what is found on these too */
};

enum { NONET_WISH_TEXT_SIZE = 200 };

/* Looks for a reason why no puzzle can be as wished, as far as that can be told without a search.
 * Gives it as a sentence without a full stop and returns false; else returns true. Thread-safe. */
NONET_API bool nonet_wish_check(const struct nonet_wish *wish, struct nonet_sentence *reason_ret);

/* The same with the sentence in English. */
NONET_API bool nonet_wish_possible(const struct nonet_wish *wish,
                                   char reason_ret[NONET_WISH_TEXT_SIZE]);

/* A puzzle that is as wished. */
struct nonet_generated {
	struct nonet_board puzzle;
	struct nonet_board solution;
	uint64_t seed; /* the same wish with this seed gives this puzzle first */
	uint8_t clues;
	enum nonet_symmetry symmetry; /* that was wished for or drawn */
	double weight;   /* of an unbiased one: how many minimal puzzles it stands for, next to one with
	                    25 clues; else 0 */
	unsigned scales; /* enum nonet_scale: on which it was rated */
	struct nonet_grade grade;
	struct nonet_se_rating se;
	struct nonet_hodoku_rating hodoku;
};

/* The tests that a proper puzzle has to pass, in the order in which they are made. */
enum nonet_test {
	NONET_TEST_CLUES,
	NONET_TEST_LEVEL,
	NONET_TEST_TECHNIQUES,
	NONET_TEST_HODOKU,
	NONET_TEST_SE,
	NONET_TEST_COUNT
};

/* What the attempts came to so far. */
struct nonet_generate_tally {
	uint64_t attempts; /* that were made */
	uint64_t crowded;  /* of them were given up since the puzzle needs more clues than wished */
	uint64_t proper;   /* of them gave a puzzle with one solution, minimal, symmetrical and with the
	                      pattern as wished */
	uint64_t passed[NONET_TEST_COUNT]; /* of these passed the tests up to this one */
	uint64_t found;                    /* were all that was wished */
	uint8_t fewest_clues;              /* of the proper ones; 0: there were none */
	uint8_t most_clues;
	uint16_t lowest_se; /* ER of those that were rated for it, in tenths; 0: none was */
	uint16_t highest_se;
};

/* How to go about it. All but `visit` may be left at 0. */
struct nonet_generate_options {
	uint64_t seed;
	uint64_t attempts;                 /* at most so many; 0: no limit */
	int threads;                       /* that work at a time, the caller's among them; 0: one */
	uint64_t time_ns;                  /* wall time for the call; 0: no limit */
	const struct nonet_kernel *kernel; /* NULL: the fastest */
	/* Called now and then, by one thread at a time; returning true stops the search. May be NULL.
	 */
	bool (*poll)(void *context, const struct nonet_generate_tally *tally);
	/* Called with each puzzle, by one thread at a time, in the order of the attempts; returning
	 * false ends the search. */
	bool (*visit)(void *context, const struct nonet_generated *generated);
	void *context; /* handed to both */
};

/* Makes puzzles until `visit` has had enough.
 *
 * The search is a row of attempts. Attempt j of a seed is a computation that follows from
 * nonet_seed_at(seed, j) alone, or from `seed` itself for j = 0, and gives a puzzle that is as
 * wished, or none. So the puzzles of a seed and their order do not depend on the machine, the
 * kernel, or the number of threads; and each can be made again from its own seed. Puzzles of one
 * wish may be equivalent or equal.
 *
 * NONET_OK: `visit` ended it. NONET_LIMIT: all attempts were made, or the one that there is when
 * the solution is wished together with all its clues, or with a pattern. NONET_TIMEOUT,
 * NONET_STOPPED: by time, by poll; then, puzzles of attempts before the last visited one may be
 * missing. NONET_NO_MEMORY. The wish has to be one that nonet_wish_possible does not refuse.
 * `tally_ret` may be NULL. */
NONET_API enum nonet_status nonet_generate(const struct nonet_wish *wish,
                                           const struct nonet_generate_options *options,
                                           struct nonet_generate_tally *tally_ret);

/* Takes clues out of a puzzle with one solution, one after the other, each when there is still one
 * solution without it: in reading order, or, unless `seed` is NULL, in a random order that belongs
 * to *seed. What is left is minimal: no clue can be left out. For a puzzle that has not exactly one
 * solution the result means nothing. NONET_OK, or NONET_TIMEOUT or NONET_STOPPED, with what was
 * left then; limits->solutions does not apply, and `limits` may be NULL. Thread-safe. */
NONET_API enum nonet_status nonet_minimize(const struct nonet_board *puzzle, const uint64_t *seed,
                                           const struct nonet_limits *limits,
                                           struct nonet_board *minimal_ret);

/* Calls `visit` with each minimal puzzle whose clues are among those of a puzzle with one solution,
 * each once, in an order that is the same on every machine; `visit` returns true to go on. A puzzle
 * that has not exactly one solution has none. Of many clues too many there may be more subsets than
 * anybody can wait for. NONET_OK: all were found. NONET_LIMIT: limits->solutions were found.
 * NONET_STOPPED (by `visit` or limits->poll), NONET_TIMEOUT, NONET_NO_MEMORY. `limits` and
 * `count_ret`, the number of visits, may be NULL. Memory grows slowly with the number of subsets.
 * Thread-safe. */
NONET_API enum nonet_status
nonet_minimal_subsets(const struct nonet_board *puzzle, const struct nonet_limits *limits,
                      bool (*visit)(void *context, const struct nonet_board *minimal),
                      void *context, uint64_t *count_ret);

enum { NONET_MAX_EXCHANGE = 8 };

/* Calls `visit` with each puzzle that is made by taking `out` clues out of `puzzle` and putting
 * `in` others in, 0..NONET_MAX_EXCHANGE each, and that is minimal and has one solution. Its
 * solution may be another than that of `puzzle`. The order is the same on every machine; some of
 * these puzzles may be equivalent (see <nonet/canon.h>), none comes twice. Results as for
 * nonet_minimal_subsets; poll is not told numbers that mean anything. `threads`, at least 1, search
 * at a time, the caller's among them, which alone calls `visit`. */
NONET_API enum nonet_status nonet_neighbours(const struct nonet_board *puzzle, int out, int in,
                                             int threads, const struct nonet_limits *limits,
                                             bool (*visit)(void *context,
                                                           const struct nonet_board *neighbour),
                                             void *context, uint64_t *count_ret);

#ifdef __cplusplus
}
#endif
#endif
