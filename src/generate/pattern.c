#include "generate/pattern.h"

#include "base/rng.h"
#include "generate/symmetry.h"

/* A walk over the ways to fill the pattern. It begins with the clues of a random full grid, and
 * exchanges the digit of one clue at a time as long as the number of solutions does not grow, down
 * to one; then, when the puzzle is to be minimal under the wished symmetry, as long as the clues
 * that can be left out do not become more, but for a step now and then, down to none. A walk that
 * stands still for long is given up: others begin elsewhere. */
enum {
	MANY_SOLUTIONS = 3000, /* a start with more than so many is not worth a walk */
	PATIENCE = 2000,       /* exchanges in a row that lead nowhere */
	STEPS_PER_RISE = 16    /* one step in so many may make one clue more redundant */
};

struct walk {
	struct nonet_rng rng;
	struct nonet_board puzzle;
	uint8_t clues[NONET_CELLS]; /* the cells of the pattern */
	uint32_t nclues;
	uint64_t solutions;         /* of the puzzle */
	int redundant;              /* orbits of its clues, once it has one solution */
	bool minimal;               /* it has to be */
	struct nonet_orbits orbits; /* what can be left out only together */
};

static uint64_t count_up_to(const struct nonet_board *puzzle, uint64_t limit) {
	const struct nonet_limits limits = {.solutions = limit};
	uint64_t count;
	nonet_count(puzzle, &limits, &count);
	return count;
}

/* How many orbits of clues of a puzzle with one solution are redundant, up to a limit. */
static int redundant_up_to(const struct nonet_board *puzzle, const struct nonet_orbits *orbits,
                           int limit) {
	int number = 0;
	for (int orbit = 0; orbit < orbits->count && number < limit; orbit++) {
		struct nonet_board without = *puzzle;
		if (!puzzle->cell[orbits->cell[orbits->first[orbit]]])
			continue;
		for (int i = orbits->first[orbit]; i < orbits->first[orbit + 1]; i++)
			without.cell[orbits->cell[i]] = 0;
		number += count_up_to(&without, 2) == 1;
	}
	return number;
}

bool nonet_pattern_is_minimal(const struct nonet_board *puzzle, enum nonet_symmetry symmetry) {
	struct nonet_orbits orbits;
	nonet_orbits_of(symmetry, &orbits);
	return redundant_up_to(puzzle, &orbits, 1) == 0;
}

/* The pattern's clues in a random full grid. */
static void begin(struct walk *walk) {
	struct nonet_board grid;
	nonet_generate_grid(nonet_rng_next(&walk->rng), &grid, NULL);
	walk->puzzle = (struct nonet_board){{0}};
	for (uint32_t i = 0; i < walk->nclues; i++)
		walk->puzzle.cell[walk->clues[i]] = grid.cell[walk->clues[i]];
	walk->solutions = count_up_to(&walk->puzzle, MANY_SOLUTIONS);
	walk->redundant = NONET_CELLS;
}

/* Another digit for a random clue that conflicts with no other clue; false when that clue has none.
 */
static bool propose(struct walk *walk, struct nonet_board *puzzle_ret) {
	int cell = walk->clues[nonet_rng_below(&walk->rng, walk->nclues)];
	*puzzle_ret = walk->puzzle;
	puzzle_ret->cell[cell] = 0;
	unsigned others =
	    nonet_board_candidates(puzzle_ret, cell) & ~(1u << (walk->puzzle.cell[cell] - 1));
	if (!others)
		return false;
	uint32_t skip = nonet_rng_below(&walk->rng, (uint32_t)__builtin_popcount(others));
	while (skip--)
		others &= others - 1;
	puzzle_ret->cell[cell] = (uint8_t)(__builtin_ctz(others) + 1);
	return true;
}

/* Whether to go there, and whether that is progress. */
static bool accept(struct walk *walk, const struct nonet_board *puzzle, bool *better_ret) {
	uint64_t solutions = count_up_to(puzzle, walk->solutions + 1);
	*better_ret = false;
	if (solutions == 0 || solutions > walk->solutions)
		return false;
	int redundant = NONET_CELLS;
	if (solutions == 1 && walk->minimal) {
		int most = walk->redundant + (nonet_rng_below(&walk->rng, STEPS_PER_RISE) == 0);
		redundant = redundant_up_to(puzzle, &walk->orbits, most + 1);
		if (redundant > most)
			return false;
	}
	*better_ret = solutions < walk->solutions || redundant < walk->redundant;
	walk->puzzle = *puzzle;
	walk->solutions = solutions;
	walk->redundant = redundant;
	return true;
}

static bool has_arrived(const struct walk *walk) {
	return walk->solutions == 1 && (!walk->minimal || walk->redundant == 0);
}

/* Goes on until the walk has arrived, or nothing has become better for long. */
static void go(struct walk *walk, const struct nonet_stop *stop) {
	if (walk->solutions == 1 && walk->minimal)
		walk->redundant = redundant_up_to(&walk->puzzle, &walk->orbits, NONET_CELLS);
	for (int idle = 0; !has_arrived(walk) && idle < PATIENCE; idle++) {
		struct nonet_board puzzle;
		bool better = false;
		if (propose(walk, &puzzle) && accept(walk, &puzzle, &better) && better)
			idle = 0;
		if (idle % 64 == 0 && nonet_stop_asked(stop))
			return;
	}
}

static bool keep(const struct nonet_board *puzzle, struct nonet_generated *generated) {
	struct nonet_answer answer;
	nonet_solve(puzzle, NULL, &answer);
	generated->puzzle = *puzzle;
	generated->solution = answer.solution;
	return answer.verdict == NONET_UNIQUE;
}

bool nonet_pattern_take(const struct nonet_wish *wish, struct nonet_generated *generated) {
	struct nonet_board puzzle = wish->solution;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (!wish->pattern[cell])
			puzzle.cell[cell] = 0;
	return keep(&puzzle, generated);
}

bool nonet_pattern_search(const struct nonet_wish *wish, uint64_t seed,
                          struct nonet_generated *generated, const struct nonet_stop *stop) {
	struct walk walk = {.minimal = !wish->keep_redundant};
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (wish->pattern[cell])
			walk.clues[walk.nclues++] = (uint8_t)cell;
	nonet_orbits_of(wish->symmetry, &walk.orbits);
	nonet_rng_start(&walk.rng, seed);
	begin(&walk);
	if (walk.solutions == MANY_SOLUTIONS)
		return false;
	go(&walk, stop);
	return has_arrived(&walk) && keep(&walk.puzzle, generated);
}
