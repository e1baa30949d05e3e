#include "generate/pattern.h"

#include "base/rng.h"
#include "generate/symmetry.h"

#include <string.h>

/* A walk over the ways to fill the pattern. It begins with the clues of a random full grid, and
 * exchanges the digit of one clue at a time as long as the number of solutions does not grow, down
 * to one; then, when the puzzle is to be minimal, of one or two clues, so that there stays one
 * solution, down to no clue that can be left out. This second part is simulated annealing: as a
 * rule the redundant clues do not become more, but now and then a few more are taken. A walk that
 * stands still for long is given up: others begin elsewhere. */
enum {
	MANY_SOLUTIONS = 3000,      /* a start with more than so many is not worth a walk */
	PATIENCE = 2000,            /* exchanges in a row that lead to no fewer solutions */
	MINIMAL_PATIENCE = 1 << 17, /* and to fewer redundant clues than ever */
	EXCHANGES_PER_SINGLE = 5,   /* one exchange in so many is of one clue, the others are of two */
	EXCHANGES_PER_RISE = 8 /* one in so many may make one clue more redundant, one in so many of
	                          these another one, and so on */
};

struct walk {
	struct nonet_rng rng;
	struct nonet_board puzzle;
	uint8_t clues[NONET_CELLS]; /* the cells of the pattern */
	uint32_t nclues;
	uint64_t solutions; /* of the puzzle */

	struct nonet_orbits groups;     /* clues that can be left out only together */
	uint8_t group_of[NONET_CELLS];  /* by cell */
	uint8_t order[NONET_CELLS];     /* groups, those in front that were often found redundant */
	bool is_redundant[NONET_CELLS]; /* by group, when the puzzle has one solution */
	int redundant;                  /* how many are */
};

static uint64_t count_up_to(const struct nonet_board *puzzle, uint64_t limit) {
	const struct nonet_limits limits = {.solutions = limit};
	uint64_t count;
	nonet_count(puzzle, &limits, &count);
	return count;
}

/* The orbits that the pattern has clues in. */
static void choose_groups(const uint8_t pattern[NONET_CELLS], enum nonet_symmetry symmetry,
                          struct nonet_orbits *groups_ret) {
	struct nonet_orbits orbits;
	nonet_orbits_of(symmetry, &orbits);
	groups_ret->count = groups_ret->first[0] = 0;
	for (int orbit = 0; orbit < orbits.count; orbit++) {
		int from = orbits.first[orbit], size = orbits.first[orbit + 1] - from;
		int end = groups_ret->first[groups_ret->count];
		if (!pattern[orbits.cell[from]])
			continue;
		memcpy(groups_ret->cell + end, orbits.cell + from, (size_t)size);
		groups_ret->first[++groups_ret->count] = (uint8_t)(end + size);
	}
}

/* Whether a puzzle with one solution has only one without this group of clues too. */
static bool is_redundant(const struct nonet_board *puzzle, const struct nonet_orbits *groups,
                         int group) {
	struct nonet_board without = *puzzle;
	for (int i = groups->first[group]; i < groups->first[group + 1]; i++)
		without.cell[groups->cell[i]] = 0;
	return count_up_to(&without, 2) == 1;
}

bool nonet_pattern_is_minimal(const struct nonet_board *puzzle, enum nonet_symmetry symmetry) {
	struct nonet_orbits groups;
	choose_groups(puzzle->cell, symmetry, &groups);
	for (int group = 0; group < groups.count; group++)
		if (is_redundant(puzzle, &groups, group))
			return false;
	return true;
}

static void start(struct walk *walk, const struct nonet_wish *wish, uint64_t seed) {
	nonet_rng_start(&walk->rng, seed);
	walk->nclues = 0;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (wish->pattern[cell])
			walk->clues[walk->nclues++] = (uint8_t)cell;
	choose_groups(wish->pattern, wish->symmetry, &walk->groups);
	for (int group = 0; group < walk->groups.count; group++) {
		walk->order[group] = (uint8_t)group;
		for (int i = walk->groups.first[group]; i < walk->groups.first[group + 1]; i++)
			walk->group_of[walk->groups.cell[i]] = (uint8_t)group;
	}
}

/* The pattern's clues in a random full grid. */
static void begin(struct walk *walk) {
	struct nonet_board grid;
	nonet_generate_grid(nonet_rng_next(&walk->rng), &grid, NULL);
	walk->puzzle = (struct nonet_board){{0}};
	for (uint32_t i = 0; i < walk->nclues; i++)
		walk->puzzle.cell[walk->clues[i]] = grid.cell[walk->clues[i]];
	walk->solutions = count_up_to(&walk->puzzle, MANY_SOLUTIONS);
}

static int draw_clue(struct walk *walk) {
	return walk->clues[nonet_rng_below(&walk->rng, walk->nclues)];
}

/* Puts another digit than it had into an empty cell, a random one that conflicts with no clue;
 * false when there is none. */
static bool exchange(struct walk *walk, int cell, struct nonet_board *puzzle) {
	unsigned others = nonet_board_candidates(puzzle, cell) & ~(1u << (walk->puzzle.cell[cell] - 1));
	if (!others)
		return false;
	uint32_t skip = nonet_rng_below(&walk->rng, (uint32_t)__builtin_popcount(others));
	while (skip--)
		others &= others - 1;
	puzzle->cell[cell] = (uint8_t)(__builtin_ctz(others) + 1);
	return true;
}

/* ---- To one solution ----------------------------------------------------------------- */

/* Exchanges a digit; false when that was for nothing. */
static bool step_to_one(struct walk *walk) {
	struct nonet_board puzzle = walk->puzzle;
	int cell = draw_clue(walk);
	puzzle.cell[cell] = 0;
	if (!exchange(walk, cell, &puzzle))
		return false;
	uint64_t before = walk->solutions, solutions = count_up_to(&puzzle, before + 1);
	if (solutions == 0 || solutions > before)
		return false;
	walk->puzzle = puzzle;
	walk->solutions = solutions;
	return solutions < before;
}

/* Goes on until there is one solution, or they have not become fewer for long. */
static bool go_to_one(struct walk *walk, const struct nonet_stop *stop) {
	for (int idle = 0; walk->solutions > 1 && idle < PATIENCE; idle++) {
		if (step_to_one(walk))
			idle = 0;
		if (idle % 64 == 0 && nonet_stop_asked(stop))
			return false;
	}
	return walk->solutions == 1;
}

/* ---- To a minimal puzzle ------------------------------------------------------------- */

static void move_forward(struct walk *walk, int place) {
	uint8_t group = walk->order[place];
	int to = place / 2;
	memmove(walk->order + to + 1, walk->order + to, (size_t)(place - to));
	walk->order[to] = group;
}

/* Goes to a puzzle with one solution unless more than `most` of its groups are redundant. */
static bool go_unless_worse(struct walk *walk, const struct nonet_board *puzzle, int most) {
	bool redundant[NONET_CELLS] = {false};
	int number = 0;
	for (int i = 0; i < walk->groups.count; i++) {
		int group = walk->order[i];
		redundant[group] = is_redundant(puzzle, &walk->groups, group);
		if (!redundant[group])
			continue;
		move_forward(walk, i);
		if (++number > most)
			return false;
	}
	memcpy(walk->is_redundant, redundant, sizeof redundant);
	walk->puzzle = *puzzle;
	walk->redundant = number;
	return true;
}

/* Exchanges the digits of two clues, or of one: but not of one in a redundant group, as the others
 * leave only the digit that it has. */
static bool propose(struct walk *walk, struct nonet_board *puzzle_ret) {
	int first = draw_clue(walk), second = first;
	if (nonet_rng_below(&walk->rng, EXCHANGES_PER_SINGLE) > 0)
		second = draw_clue(walk);
	else if (walk->is_redundant[walk->group_of[first]])
		return false;
	*puzzle_ret = walk->puzzle;
	puzzle_ret->cell[first] = puzzle_ret->cell[second] = 0;
	return exchange(walk, first, puzzle_ret) &&
	       (first == second || exchange(walk, second, puzzle_ret));
}

static void step_to_minimal(struct walk *walk) {
	struct nonet_board puzzle;
	if (!propose(walk, &puzzle) || count_up_to(&puzzle, 2) != 1)
		return;
	int most = walk->redundant;
	while (nonet_rng_below(&walk->rng, EXCHANGES_PER_RISE) == 0)
		most++;
	go_unless_worse(walk, &puzzle, most);
}

/* Goes on until no clue is redundant, or there were never fewer of them for long. */
static bool go_to_minimal(struct walk *walk, const struct nonet_stop *stop) {
	const struct nonet_board puzzle = walk->puzzle;
	go_unless_worse(walk, &puzzle, NONET_CELLS);
	int fewest = walk->redundant;
	for (int idle = 0; walk->redundant > 0 && idle < MINIMAL_PATIENCE; idle++) {
		step_to_minimal(walk);
		if (walk->redundant < fewest) {
			fewest = walk->redundant;
			idle = 0;
		}
		if (idle % 64 == 0 && nonet_stop_asked(stop))
			return false;
	}
	return walk->redundant == 0;
}

/* ---- Patterns ------------------------------------------------------------------------ */

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
	struct walk walk;
	start(&walk, wish, seed);
	begin(&walk);
	if (walk.solutions == MANY_SOLUTIONS || !go_to_one(&walk, stop))
		return false;
	return (wish->keep_redundant || go_to_minimal(&walk, stop)) && keep(&walk.puzzle, generated);
}
