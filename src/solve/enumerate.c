#include "base/bits.h"
#include "solve/kernel.h"

#include <assert.h>

/* Going through the solutions in the order of their lines: the first empty cell takes its
 * candidates in ascending order, then the next one, and so on. Before a digit is accepted the
 * kernel says whether any solution is left, so that no dead branch is entered; where it finds that
 * just one is left, that one is visited at once. */

struct choice {
	uint8_t cell;
	uint16_t digits; /* not tried yet */
};

struct enumeration {
	struct nonet_board board; /* the puzzle and the digits chosen so far */
	struct choice path[NONET_CELLS];
	int depth;
	struct nonet_search search;
	bool (*visit)(void *context, const struct nonet_board *solution);
	void *context;
	uint64_t limit_visits;
};

static void open_choice(struct enumeration *e) {
	int cell = e->depth ? e->path[e->depth - 1].cell : 0;
	while (e->board.cell[cell])
		cell++;
	e->path[e->depth++] =
	    (struct choice){(uint8_t)cell, (uint16_t)nonet_board_candidates(&e->board, cell)};
}

/* Puts the next digit into the cell of the last choice; a choice that has no more is undone and the
 * one before it moves on. Returns false when all are through. */
static bool next_choice(struct enumeration *e) {
	while (e->depth) {
		struct choice *last = &e->path[e->depth - 1];
		if (last->digits) {
			int digit = nonet_lowest_bit(last->digits) + 1;
			last->digits &= (uint16_t)(last->digits - 1);
			e->board.cell[last->cell] = (uint8_t)digit;
			return true;
		}
		e->board.cell[last->cell] = 0;
		e->depth--;
	}
	return false;
}

static enum nonet_status visit_solution(struct enumeration *e, const struct nonet_board *solution) {
	e->search.found_before++;
	if (!e->visit(e->context, solution))
		return NONET_STOPPED;
	return e->search.found_before == e->limit_visits ? NONET_LIMIT : NONET_OK;
}

/* Asks the kernel about the board as it stands: nothing to do, one solution to visit, or a choice
 * to open. */
static enum nonet_status examine(struct enumeration *e) {
	struct nonet_board solution;
	e->search.solutions = 0;
	e->search.first = &solution;
	enum nonet_status status = nonet_search_run(&e->board, &e->search);
	uint64_t solutions = e->search.solutions;
	e->search.solutions = 0;
	if (status == NONET_LIMIT) {
		open_choice(e);
		return nonet_search_guessed(&e->search);
	}
	return status == NONET_OK && solutions ? visit_solution(e, &solution) : status;
}

enum nonet_status nonet_enumerate(const struct nonet_board *puzzle,
                                  const struct nonet_limits *limits,
                                  bool (*visit)(void *context, const struct nonet_board *solution),
                                  void *context, uint64_t *count_ret) {
	assert(visit);
	struct enumeration e = {.board = *puzzle, .visit = visit, .context = context};
	nonet_search_start(&e.search, limits);
	e.limit_visits = e.search.limit_solutions;
	e.search.limit_solutions = 2;
	enum nonet_status status;
	do {
		status = examine(&e);
	} while (status == NONET_OK && next_choice(&e));
	if (count_ret)
		*count_ret = e.search.found_before;
	return status;
}
