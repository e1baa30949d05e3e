/* The search effort of a puzzle: how many assumptions a plain search tries until it has found the
 * solution and that there is no other.
 *
 * The search fills in all singles. Where these end, it splits the position into the cases of a cell
 * (its candidates) or of a digit in a house (its places), and tries each. It takes the split with
 * the fewest cases; among these the one that leaves the fewest candidates, counted over its cases
 * once their singles are filled in; and of those that are still equal, but lead to different
 * positions, it takes all and averages. So nothing depends on where the search begins to look, and
 * the effort is the same for every isomorph.
 */
#include "base/bits.h"
#include "base/rng.h"
#include "board/units.h"
#include "logic/grade_search.h"

#include <string.h>

enum { SPLITS = NONET_CELLS + NONET_HOUSES * 9 };

/* What an assumption leads to, by singles alone. */
struct outcome {
	bool is_known;
	int left;      /* candidates; 0: a contradiction */
	uint64_t hash; /* of the position */
};

/* The cases of one split. */
struct split {
	int count;
	int candidate[9];
};

struct node {
	const struct nonet_grade_grid *grid;
	struct outcome outcome[NONET_GRADE_BITS];
};

/* False: a contradiction. */
static bool fill_all(struct nonet_grade_grid *grid) {
	int filled;
	do
		filled = nonet_grade_fill_singles(grid, NONET_GRADE_ANYWHERE);
	while (filled > 0);
	return filled == 0;
}

static struct outcome outcome_of(const struct nonet_grade_grid *grid, int candidate) {
	struct nonet_grade_grid after = *grid;
	struct outcome outcome = {.is_known = true};
	nonet_grade_fill(&after, candidate);
	if (!fill_all(&after))
		return outcome;
	for (int i = 0; i < NONET_GRADE_WORDS; i++) {
		outcome.left += nonet_popcount(after.candidates.word[i]);
		outcome.hash = nonet_rng_mix(outcome.hash ^ after.candidates.word[i]);
	}
	return outcome;
}

/* The cases of split `index`; none when it is settled. */
static void make_split(const struct nonet_grade_grid *grid, int index, struct split *split) {
	split->count = 0;
	for (int i = 0; i < 9; i++) {
		int house = (index - NONET_CELLS) / 9, digit = (index - NONET_CELLS) % 9;
		int candidate = index < NONET_CELLS
		                    ? nonet_grade_candidate(i, index)
		                    : nonet_grade_candidate(digit, nonet_units_house[house][i]);
		if (nonet_grade_has(&grid->candidates, candidate))
			split->candidate[split->count++] = candidate;
	}
}

static int fewest_cases(const struct nonet_grade_grid *grid) {
	struct split split;
	int fewest = 9;
	for (int i = 0; i < SPLITS; i++) {
		make_split(grid, i, &split);
		if (split.count > 1 && split.count < fewest)
			fewest = split.count;
	}
	return fewest;
}

/* What the cases of a split leave together, and a hash of the positions that does not depend on
 * their order. */
static struct outcome weigh(struct node *node, const struct split *split) {
	struct outcome sum = {.is_known = true};
	for (int i = 0; i < split->count; i++) {
		struct outcome *outcome = &node->outcome[split->candidate[i]];
		if (!outcome->is_known)
			*outcome = outcome_of(node->grid, split->candidate[i]);
		sum.left += outcome->left;
		sum.hash += nonet_rng_mix(outcome->hash);
	}
	return sum;
}

/* The best splits, each outcome once; returns how many. */
static int best_splits(struct nonet_grade_search *search, const struct nonet_grade_grid *grid,
                       struct split best_ret[SPLITS]) {
	struct node node = {.grid = grid};
	struct split split;
	uint64_t seen[SPLITS];
	int count = 0, least = 0, fewest = fewest_cases(grid);
	for (int i = 0; i < SPLITS && !nonet_grade_search_stopped(search); i++) {
		make_split(grid, i, &split);
		if (split.count != fewest)
			continue;
		struct outcome sum = weigh(&node, &split);
		if (count > 0 && sum.left > least)
			continue;
		if (sum.left < least)
			count = 0;
		least = sum.left;
		int k = 0;
		while (k < count && seen[k] != sum.hash)
			k++;
		if (k < count)
			continue;
		seen[count] = sum.hash;
		best_ret[count++] = split;
	}
	return count;
}

/* A position on the way from the puzzle to those that are settled; recursion is as deep as
 * assumptions are nested. */
static double effort_of(struct nonet_grade_search *search, struct nonet_grade_grid *grid);

static double effort_of_cases(struct nonet_grade_search *search,
                              const struct nonet_grade_grid *grid, const struct split *split) {
	double effort = split->count;
	for (int i = 0; i < split->count && search->watch.status == NONET_OK; i++) {
		struct nonet_grade_grid after = *grid;
		nonet_grade_fill(&after, split->candidate[i]);
		effort += effort_of(search, &after);
	}
	return effort;
}

static double effort_of(struct nonet_grade_search *search, struct nonet_grade_grid *grid) {
	struct split best[SPLITS];
	if (!fill_all(grid) || nonet_grade_is_solved(grid))
		return 0;
	int count = best_splits(search, grid, best);
	double sum = 0;
	for (int i = 0; i < count && search->watch.status == NONET_OK; i++)
		sum += effort_of_cases(search, grid, &best[i]);
	return count > 0 ? sum / count : 0;
}

enum nonet_status nonet_rate_effort(const struct nonet_board *puzzle,
                                    const struct nonet_limits *limits,
                                    struct nonet_effort *effort_ret) {
	enum { MOST = 1000000000 };
	struct nonet_grade_search search;
	struct nonet_grade_grid grid;
	nonet_grade_search_start(&search, limits);
	enum nonet_verdict verdict = nonet_grade_search_solve(&search, puzzle);
	*effort_ret = (struct nonet_effort){.verdict = verdict};
	if (verdict == NONET_UNIQUE) {
		nonet_grade_grid_start(&grid, puzzle);
		double effort = effort_of(&search, &grid) * 10 + 0.5;
		effort_ret->guesses = effort < MOST ? (uint32_t)effort : MOST;
		effort_ret->verdict = search.watch.status == NONET_OK ? NONET_UNIQUE : NONET_UNKNOWN;
	}
	nonet_grade_search_finish(&search);
	return search.watch.status;
}
