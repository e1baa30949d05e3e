/* All minimal puzzles within a puzzle, each once.
 *
 * Every second solution shows a set of clues of which at least one has to stay: those in whose
 * cells it differs. Here such a set is called a hold. A subset of the clues has one solution
 * exactly when it meets every hold, and it is minimal exactly when each of its clues is the only
 * one in some hold. Minimal subsets are therefore the minimal hitting sets of the holds, and are
 * enumerated as in Murakami and Uno, "Efficient algorithms for dualizing large-scale hypergraphs"
 * (2014): take a hold that is not met yet, let each of its clues in turn join the subset, and go on
 * only when each clue of the subset still has, or can have, a hold of its own.
 *
 * Not all holds are known beforehand; one is looked for when the subset meets all that are known,
 * or when a clue has none of its own. It is made as small as can be by adding other clues to the
 * subset as long as there is still a second solution.
 */
#include "board/cellset.h"
#include "solve/kernel.h"

#include <nonet/generate.h>
#include <stdlib.h>

struct level {
	struct nonet_cellset open;   /* clues that may join later */
	struct nonet_cellset branch; /* clues of the hold that are still to join in turn */
	int clue;                    /* that has joined; -1: none yet */
};

struct subsets {
	struct nonet_board grid; /* the puzzle's solution */
	struct nonet_cellset clues;
	struct nonet_search search;
	enum nonet_status status; /* of the last search */

	struct nonet_cellset *holds;
	size_t nholds;
	size_t room;

	struct nonet_cellset subset;
	struct level level[NONET_CELLS + 1];
	int depth;
};

static struct nonet_board board_of(const struct subsets *subsets, struct nonet_cellset cells) {
	struct nonet_board board = {{0}};
	while (!nonet_cellset_is_empty(cells)) {
		int cell = nonet_cellset_take(&cells);
		board.cell[cell] = subsets->grid.cell[cell];
	}
	return board;
}

static uint64_t count(struct subsets *subsets, const struct nonet_board *board, uint64_t limit) {
	subsets->search.solutions = 0;
	subsets->search.limit_solutions = limit;
	enum nonet_status status = nonet_search_run(board, &subsets->search);
	if (status == NONET_TIMEOUT || status == NONET_STOPPED)
		subsets->status = status;
	return subsets->search.solutions;
}

/* Whether the clues have a second solution; with a clue >= 0, one that differs in its cell, which
 * is not among them. */
static bool has_second(struct subsets *subsets, struct nonet_cellset clues, int clue) {
	struct nonet_board board = board_of(subsets, clues);
	if (clue < 0)
		return count(subsets, &board, 2) > 1;
	unsigned digits = nonet_board_candidates(&board, clue);
	digits &= ~(1u << (subsets->grid.cell[clue] - 1));
	for (; digits && subsets->status == NONET_OK; digits &= digits - 1) {
		board.cell[clue] = (uint8_t)(__builtin_ctz(digits) + 1);
		if (count(subsets, &board, 1) > 0)
			return true;
	}
	return false;
}

/* Adds a hold that a subset with a second solution does not meet, apart from the clue, if any. */
static bool add_hold(struct subsets *subsets, struct nonet_cellset subset, int clue) {
	struct nonet_cellset others = nonet_cellset_minus(subsets->clues, subset);
	struct nonet_cellset hold = {0, 0};
	if (clue >= 0) {
		nonet_cellset_remove(&others, clue);
		nonet_cellset_add(&hold, clue);
	}
	while (!nonet_cellset_is_empty(others) && subsets->status == NONET_OK) {
		int cell = nonet_cellset_take(&others);
		nonet_cellset_add(&subset, cell);
		if (has_second(subsets, subset, clue))
			continue;
		nonet_cellset_remove(&subset, cell);
		nonet_cellset_add(&hold, cell);
	}
	if (subsets->nholds == subsets->room) {
		size_t room = subsets->room > 0 ? 2 * subsets->room : 256;
		struct nonet_cellset *holds = realloc(subsets->holds, room * sizeof *holds);
		if (!holds) {
			subsets->status = NONET_NO_MEMORY;
			return false;
		}
		subsets->holds = holds;
		subsets->room = room;
	}
	subsets->holds[subsets->nholds++] = hold;
	return subsets->status == NONET_OK;
}

/* Finds the hold that is not met and has the fewest open clues, and the clues that have a hold of
 * their own. NULL: all that are known are met. */
static const struct nonet_cellset *look_at_holds(const struct subsets *subsets,
                                                 struct nonet_cellset open,
                                                 struct nonet_cellset *own_ret) {
	const struct nonet_cellset *best = NULL;
	int fewest = NONET_CELLS + 1;
	*own_ret = (struct nonet_cellset){0, 0};
	for (size_t i = 0; i < subsets->nholds; i++) {
		struct nonet_cellset met = nonet_cellset_and(subsets->holds[i], subsets->subset);
		int nmet = nonet_cellset_count(met);
		if (nmet == 1)
			*own_ret = nonet_cellset_or(*own_ret, met);
		if (nmet > 0)
			continue;
		int nopen = nonet_cellset_count(nonet_cellset_and(subsets->holds[i], open));
		if (nopen < fewest) {
			best = &subsets->holds[i];
			fewest = nopen;
		}
	}
	return best;
}

/* Whether each clue of the subset has a hold of its own; looks for those that are not known. */
static bool each_has_own(struct subsets *subsets, struct nonet_cellset own) {
	struct nonet_cellset lacking = nonet_cellset_minus(subsets->subset, own);
	while (!nonet_cellset_is_empty(lacking)) {
		int clue = nonet_cellset_take(&lacking);
		struct nonet_cellset others = subsets->subset;
		nonet_cellset_remove(&others, clue);
		if (!has_second(subsets, others, clue) || !add_hold(subsets, others, clue))
			return false;
	}
	return true;
}

enum node { NODE_BRANCHES, NODE_DEAD, NODE_MINIMAL };

/* Looks where the subset stands. */
static enum node look(struct subsets *subsets) {
	struct level *level = &subsets->level[subsets->depth];
	while (subsets->status == NONET_OK) {
		struct nonet_cellset own;
		const struct nonet_cellset *hold = look_at_holds(subsets, level->open, &own);
		bool branches = hold != NULL;
		if (branches)
			level->branch = nonet_cellset_and(*hold, level->open);
		if (branches && nonet_cellset_is_empty(level->branch))
			return NODE_DEAD;
		if (!each_has_own(subsets, own))
			return NODE_DEAD;
		if (branches)
			return NODE_BRANCHES;
		if (!has_second(subsets, subsets->subset, -1))
			return NODE_MINIMAL;
		add_hold(subsets, subsets->subset, -1);
	}
	return NODE_DEAD;
}

/* Goes to the next subset in the order of the search. False at the end. */
static bool advance(struct subsets *subsets) {
	for (; subsets->depth >= 0; subsets->depth--) {
		struct level *level = &subsets->level[subsets->depth];
		if (level->clue >= 0) {
			nonet_cellset_remove(&subsets->subset, level->clue);
			nonet_cellset_add(&level->open, level->clue);
		}
		if (nonet_cellset_is_empty(level->branch))
			continue;
		level->clue = nonet_cellset_take(&level->branch);
		nonet_cellset_add(&subsets->subset, level->clue);
		level[1] = (struct level){.open = level->open, .clue = -1};
		subsets->depth++;
		return true;
	}
	return false;
}

static void run(struct subsets *subsets, const struct nonet_limits *limits,
                bool (*visit)(void *context, const struct nonet_board *minimal), void *context,
                uint64_t *count_ret) {
	subsets->level[0] = (struct level){.open = subsets->clues, .clue = -1};
	do {
		struct level *level = &subsets->level[subsets->depth];
		enum node node = look(subsets);
		/* Easy searches take no guess, and so do not look at the clock. */
		if (subsets->status == NONET_OK)
			subsets->status = nonet_search_check(&subsets->search);
		if (subsets->status != NONET_OK)
			return;
		if (node == NODE_MINIMAL) {
			struct nonet_board minimal = board_of(subsets, subsets->subset);
			++*count_ret;
			if (!visit(context, &minimal))
				subsets->status = NONET_STOPPED;
			else if (limits && *count_ret == limits->solutions)
				subsets->status = NONET_LIMIT;
		}
		if (node == NODE_BRANCHES)
			level->open = nonet_cellset_minus(level->open, level->branch);
		else
			level->branch = (struct nonet_cellset){0, 0};
	} while (subsets->status == NONET_OK && advance(subsets));
}

enum nonet_status
nonet_minimal_subsets(const struct nonet_board *puzzle, const struct nonet_limits *limits,
                      bool (*visit)(void *context, const struct nonet_board *minimal),
                      void *context, uint64_t *count_ret) {
	struct subsets subsets = {.status = NONET_OK};
	uint64_t number = 0;
	nonet_search_start(&subsets.search, limits);
	subsets.search.first = &subsets.grid;
	if (count(&subsets, puzzle, 2) == 1 && subsets.status == NONET_OK) {
		subsets.search.first = NULL;
		for (int cell = 0; cell < NONET_CELLS; cell++)
			if (puzzle->cell[cell])
				nonet_cellset_add(&subsets.clues, cell);
		run(&subsets, limits, visit, context, &number);
	}
	free(subsets.holds);
	if (count_ret)
		*count_ret = number;
	return subsets.status;
}
