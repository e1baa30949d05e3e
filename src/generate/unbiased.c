#include "generate/unbiased.h"

#include "base/rng.h"

/* D. Berthier's controlled-bias generator ("Unbiased Statistics of a CSP - A Controlled-Bias
 * Generator", 2009). Clues are taken out of a full grid in a random order, none is ever put back,
 * and what is left is kept only if it is a minimal puzzle just before it would have several
 * solutions. All sets of n cells being equally likely to be what is left at n clues, so are all
 * minimal puzzles with n clues of the grid, each with the probability 1 / C(81, n); and with all
 * grids equally likely, all minimal puzzles with n clues are. */
enum {
	FEWEST_CLUES = 17,
	MOST_CLUES = 33,     /* what is beyond is less than one in a million of minimal puzzles */
	ORDERS_PER_GRID = 64 /* few enough that a grid seldom has two puzzles among them */
};

/* Whether the first `clues` of the cells, but for number `without`, are a proper puzzle with the
 * solution's digits. */
static bool is_proper(const struct nonet_board *solution, const uint8_t cells[], int clues,
                      int without, struct nonet_board *puzzle_ret) {
	const struct nonet_limits two = {.solutions = 2};
	uint64_t solutions;
	*puzzle_ret = (struct nonet_board){{0}};
	for (int i = 0; i < clues; i++)
		if (i != without)
			puzzle_ret->cell[cells[i]] = solution->cell[cells[i]];
	nonet_count(puzzle_ret, &two, &solutions);
	return solutions == 1;
}

/* The smallest number of the first cells that are a proper puzzle; `most` are. */
static int smallest_proper(const struct nonet_board *solution, const uint8_t cells[], int most) {
	struct nonet_board puzzle;
	int low = FEWEST_CLUES - 1;
	while (most - low > 1) {
		int middle = (low + most) / 2;
		if (is_proper(solution, cells, middle, -1, &puzzle))
			most = middle;
		else
			low = middle;
	}
	return most;
}

static bool is_minimal(const struct nonet_board *solution, const uint8_t cells[], int clues) {
	struct nonet_board puzzle;
	for (int i = 0; i < clues - 1; i++) /* without the last one it was just seen to be improper */
		if (is_proper(solution, cells, clues, i, &puzzle))
			return false;
	return true;
}

/* The first `number` cells of a random order. */
static void draw_cells(struct nonet_rng *rng, uint8_t cells[NONET_CELLS], int number) {
	for (int i = 0; i < number; i++) {
		uint32_t pick = (uint32_t)i + nonet_rng_below(rng, (uint32_t)(NONET_CELLS - i));
		uint8_t cell = cells[pick];
		cells[pick] = cells[i];
		cells[i] = cell;
	}
}

/* C(81, clues) / C(81, 25). */
static double weight_of(int clues) {
	double weight = 1;
	for (int n = 25; n < clues; n++)
		weight *= (double)(NONET_CELLS - n) / (n + 1);
	for (int n = 25; n > clues; n--)
		weight *= (double)n / (NONET_CELLS - n + 1);
	return weight;
}

bool nonet_unbiased_search(const struct nonet_wish *wish, uint64_t seed,
                           struct nonet_generated *generated) {
	struct nonet_rng rng;
	uint8_t cells[NONET_CELLS];
	int most = wish->most_clues && wish->most_clues < MOST_CLUES ? wish->most_clues : MOST_CLUES;
	nonet_rng_start(&rng, seed);
	if (wish->has_solution)
		generated->solution = wish->solution;
	else
		nonet_generate_uniform_grid(nonet_rng_next(&rng), &generated->solution, NULL);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		cells[cell] = (uint8_t)cell;
	for (int i = 0; i < ORDERS_PER_GRID; i++) {
		draw_cells(&rng, cells, most);
		if (!is_proper(&generated->solution, cells, most, -1, &generated->puzzle))
			continue;
		int clues = smallest_proper(&generated->solution, cells, most);
		if (!is_minimal(&generated->solution, cells, clues))
			continue;
		generated->weight = weight_of(clues);
		return is_proper(&generated->solution, cells, clues, -1, &generated->puzzle);
	}
	return false;
}
