/* Our own grade: the puzzle is solved in rounds. Each round takes the easiest means that gives
 * anything, and applies all that it gives at once, so that nothing depends on where one begins to
 * look. The hardest means, with its depth, makes the grade; how often it was needed adds a little.
 */
#include "logic/grade.h"

#include "logic/grade_chains.h"
#include "logic/grade_nets.h"
#include "logic/grade_patterns.h"

#include <string.h>

static bool take_triples(struct nonet_grade_grid *grid) {
	bool any = nonet_grade_take_subsets(grid, 3);
	return nonet_grade_take_fish(grid, 2) || any;
}

static bool take_quads(struct nonet_grade_grid *grid) {
	bool any = nonet_grade_take_subsets(grid, 4);
	any |= nonet_grade_take_fish(grid, 3);
	return nonet_grade_take_fish(grid, 4) || any;
}

static bool take_patterns(struct nonet_grade_grid *grid, enum nonet_means means) {
	switch (means) {
	case NONET_MEANS_SINGLES_IN_BOXES:
		return nonet_grade_fill_singles(grid, NONET_GRADE_IN_BOX) > 0;
	case NONET_MEANS_SINGLES:
		return nonet_grade_fill_singles(grid, NONET_GRADE_IN_LINE | NONET_GRADE_IN_CELL) > 0;
	case NONET_MEANS_LOCKED_CANDIDATES:
		return nonet_grade_take_locked(grid);
	case NONET_MEANS_PAIRS:
		return nonet_grade_take_subsets(grid, 2);
	case NONET_MEANS_TRIPLES:
		return take_triples(grid);
	default:
		return take_quads(grid);
	}
}

struct nonet_grade_round nonet_grade_next(struct nonet_grade_search *search,
                                          struct nonet_grade_grid *grid) {
	int means = NONET_MEANS_SINGLES_IN_BOXES;
	for (; means < NONET_MEANS_CHAINS; means++)
		if (take_patterns(grid, (enum nonet_means)means))
			return (struct nonet_grade_round){.means = (enum nonet_means)means};
	enum nonet_means least = NONET_MEANS_CHAINS;
	for (; means < NONET_MEANS_COUNT && search->watch.status == NONET_OK; means++) {
		least = (enum nonet_means)means;
		int depth = means == NONET_MEANS_CHAINS
		                ? nonet_grade_take_chains(search, grid)
		                : nonet_grade_take_nets(search, grid, means - NONET_MEANS_CHAINS);
		if (depth > 0)
			return (struct nonet_grade_round){.means = least, .depth = depth};
	}
	return (struct nonet_grade_round){.means = NONET_MEANS_NOTHING, .least = least};
}

/* How the rounds add up. */
struct tally {
	enum nonet_means hardest;
	int depth;      /* the greatest among those of the hardest means */
	uint32_t often; /* rounds that took the hardest means */
	uint32_t rounds;
};

static void count_round(struct tally *tally, struct nonet_grade_round round) {
	if (round.means > tally->hardest) {
		tally->hardest = round.means;
		tally->depth = 0;
		tally->often = 0;
	}
	if (round.means < tally->hardest)
		return;
	tally->often++;
	if (round.depth > tally->depth)
		tally->depth = round.depth;
}

/* The grades of a means, in hundredths, from where they begin to where they end. `deep` is added
 * for each step of depth beyond the first that occurs, up to `depths` steps, and `deeper` for each
 * one more; `often` for each time that the number of rounds with the hardest means doubles, or, for
 * singles, which always take many, for each two rounds. */
static const struct {
	int begin, end, first_depth, depths, deep, deeper, often;
} scale[NONET_MEANS_COUNT] = {
    [NONET_MEANS_NOTHING] = {0, 0, 0, 0, 0, 0, 0},
    [NONET_MEANS_SINGLES_IN_BOXES] = {0, 90, 0, 0, 0, 0, 5},
    [NONET_MEANS_SINGLES] = {100, 190, 0, 0, 0, 0, 10},
    [NONET_MEANS_LOCKED_CANDIDATES] = {200, 240, 0, 0, 0, 0, 10},
    [NONET_MEANS_PAIRS] = {250, 290, 0, 0, 0, 0, 10},
    [NONET_MEANS_TRIPLES] = {300, 330, 0, 0, 0, 0, 10},
    [NONET_MEANS_QUADS] = {340, 360, 0, 0, 0, 0, 10},
    [NONET_MEANS_CHAINS] = {370, 690, 3, 5, 50, 10, 10},
    [NONET_MEANS_NETS] = {700, 790, 1, 99, 10, 0, 10},
    [NONET_MEANS_NETS_WITH_PATTERNS] = {800, 890, 2, 99, 10, 0, 10},
    [NONET_MEANS_NETS_WITH_NETS] = {900, 970, 2, 99, 5, 0, 10},
    [NONET_MEANS_NETS_WITH_PATTERN_NETS] = {980, 980, 0, 0, 0, 0, 0},
    [NONET_MEANS_NETS_THREE_DEEP] = {990, 1000, 2, 99, 10, 0, 0},
};

static int doublings(uint32_t number) {
	int count = 0;
	for (; number > 1; number /= 2)
		count++;
	return count;
}

static int grade_of(const struct tally *tally) {
	enum nonet_means means = tally->hardest;
	int steps = tally->depth - scale[means].first_depth;
	int deep = steps < scale[means].depths ? steps : scale[means].depths;
	int often = means <= NONET_MEANS_SINGLES ? (int)tally->often / 2 : doublings(tally->often);
	int grade = scale[means].begin + often * scale[means].often;
	if (steps > 0)
		grade += deep * scale[means].deep + (steps - deep) * scale[means].deeper;
	return (grade < scale[means].end ? grade : scale[means].end) / 10;
}

static enum nonet_level level_of(int grade) {
	static const int begins[] = {0, 10, 20, 30, 40, 60, 80};
	int level = NONET_LEVEL_EXTREME;
	while (grade < begins[level])
		level--;
	return (enum nonet_level)level;
}

enum nonet_status nonet_grade_position(struct nonet_grade_search *search,
                                       struct nonet_grade_grid *grid,
                                       struct nonet_grade *grade_ret) {
	struct tally tally = {.hardest = NONET_MEANS_NOTHING};
	while (!nonet_grade_is_solved(grid)) {
		struct nonet_grade_round round = nonet_grade_next(search, grid);
		if (round.means == NONET_MEANS_NOTHING) {
			count_round(&tally, (struct nonet_grade_round){.means = round.least});
			break;
		}
		count_round(&tally, round);
		tally.rounds++;
	}
	int grade = grade_of(&tally);
	*grade_ret = (struct nonet_grade){
	    .level = level_of(grade),
	    .grade = (uint16_t)grade,
	    .hardest = tally.hardest,
	    .depth = (uint16_t)tally.depth,
	    .rounds = tally.rounds,
	    .verdict = nonet_grade_is_solved(grid) ? NONET_UNIQUE : NONET_UNKNOWN,
	};
	return search->watch.status;
}

enum nonet_status nonet_rate_nonet(const struct nonet_board *puzzle,
                                   const struct nonet_limits *limits,
                                   struct nonet_grade *grade_ret) {
	struct nonet_grade_grid grid;
	struct nonet_grade_search search;
	nonet_grade_search_start(&search, limits);
	enum nonet_verdict verdict = nonet_grade_search_solve(&search, puzzle);
	*grade_ret = (struct nonet_grade){.verdict = verdict};
	if (verdict == NONET_UNIQUE || verdict == NONET_UNKNOWN) {
		nonet_grade_grid_start(&grid, puzzle);
		nonet_grade_position(&search, &grid, grade_ret);
		if (verdict == NONET_UNKNOWN)
			grade_ret->verdict = NONET_UNKNOWN;
	}
	nonet_grade_search_finish(&search);
	return search.watch.status;
}

const char *nonet_level_name(enum nonet_level level) {
	static const char *const names[] = {"Beginner", "Easy",   "Medium", "Tricky",
	                                    "Hard",     "Expert", "Extreme"};
	return names[level];
}

const char *nonet_means_name(enum nonet_means means) {
	static const char *const names[] = {
#define NONET_MEANS_TEXT(name, text) text,
	    NONET_MEANS_LIST(NONET_MEANS_TEXT)
#undef NONET_MEANS_TEXT
	};
	return names[means];
}
