/* Takes clues out and puts others in, in every way, and keeps what has one solution and no clue too
 * many. The last clue to put in is tried in all places at once, by the many-puzzle search. */
#include "base/bits.h"
#include "base/clock.h"
#include "solve/kernel.h"

#include <assert.h>
#include <nonet/generate.h>
#include <stdlib.h>

enum { HELPING = 4096, MOST_TRIED = NONET_CELLS * 9 };

struct exchange {
	const struct nonet_board *puzzle;
	const struct nonet_limits *limits;
	int threads;
	uint64_t deadline_ns;
	struct nonet_board *tried; /* puzzles of which it is not known yet what they are */
	struct nonet_result *results;
	size_t ntried;
	uint64_t found;
	enum nonet_status status;
	bool (*visit)(void *context, const struct nonet_board *neighbour);
	void *context;
};

/* What is left of the limits for a call within. */
static struct nonet_limits inner_limits(struct exchange *exchange, uint64_t solutions) {
	struct nonet_limits limits = {.solutions = solutions};
	if (exchange->limits) {
		limits.poll = exchange->limits->poll;
		limits.context = exchange->limits->context;
		limits.kernel = exchange->limits->kernel;
	}
	if (exchange->deadline_ns != UINT64_MAX) {
		uint64_t now_ns = nonet_clock_ns();
		limits.time_ns = now_ns < exchange->deadline_ns ? exchange->deadline_ns - now_ns : 1;
		if (now_ns >= exchange->deadline_ns)
			exchange->status = NONET_TIMEOUT;
	}
	return limits;
}

static void take_unique(struct exchange *exchange, const struct nonet_board *puzzle) {
	struct nonet_limits limits = inner_limits(exchange, 0);
	uint8_t redundant[NONET_CELLS];
	int number;
	enum nonet_status status = nonet_redundant_clues(puzzle, &limits, redundant, &number);
	if (status != NONET_OK) {
		exchange->status = status;
	} else if (number == 0) {
		exchange->found++;
		if (!exchange->visit(exchange->context, puzzle))
			exchange->status = NONET_STOPPED;
		else if (exchange->limits && exchange->found == exchange->limits->solutions)
			exchange->status = NONET_LIMIT;
	}
}

/* Finds out about the puzzles that were put together. */
static void settle(struct exchange *exchange) {
	struct nonet_limits limits = inner_limits(exchange, 2);
	size_t ntried = exchange->ntried;
	exchange->ntried = 0;
	if (exchange->status != NONET_OK || ntried == 0)
		return;
	exchange->status = nonet_solve_many(exchange->tried, ntried, &limits, exchange->threads,
	                                    exchange->results, NULL);
	for (size_t i = 0; i < ntried && exchange->status == NONET_OK; i++)
		if (exchange->results[i].status == NONET_OK && exchange->results[i].solutions == 1)
			take_unique(exchange, &exchange->tried[i]);
}

/* Digits that may be put into an empty cell: not what was there. */
static unsigned digits_for(const struct exchange *exchange, const struct nonet_board *board,
                           int cell) {
	unsigned digits = nonet_board_candidates(board, cell);
	if (exchange->puzzle->cell[cell])
		digits &= ~(1u << (exchange->puzzle->cell[cell] - 1));
	return digits;
}

/* Puts the last clue in, everywhere from a cell on. */
static void put_last(struct exchange *exchange, const struct nonet_board *board, int from) {
	for (int cell = from; cell < NONET_CELLS; cell++) {
		if (board->cell[cell])
			continue;
		for (unsigned digits = digits_for(exchange, board, cell); digits; digits &= digits - 1) {
			struct nonet_board *tried = &exchange->tried[exchange->ntried++];
			*tried = *board;
			tried->cell[cell] = (uint8_t)(nonet_lowest_bit(digits) + 1);
		}
	}
	if (exchange->ntried + MOST_TRIED > HELPING)
		settle(exchange);
}

/* A clue that is put in, before the last. */
struct put {
	int cell;
	unsigned digits; /* still to try there */
	bool is_in;
};

/* Puts the next clue in that comes in the turn of `put`; false when there is none. */
static bool put_next(const struct exchange *exchange, struct nonet_board *board, struct put *put) {
	if (put->is_in)
		board->cell[put->cell] = 0;
	put->is_in = false;
	while (put->digits == 0) {
		if (++put->cell == NONET_CELLS)
			return false;
		if (board->cell[put->cell] == 0)
			put->digits = digits_for(exchange, board, put->cell);
	}
	board->cell[put->cell] = (uint8_t)(nonet_lowest_bit(put->digits) + 1);
	put->digits &= put->digits - 1;
	put->is_in = true;
	return true;
}

/* Puts `in` clues in, in ascending order of cells. */
static void put_in(struct exchange *exchange, struct nonet_board *board, int in) {
	struct put put[NONET_MAX_EXCHANGE];
	int depth = 0;
	if (in == 0) {
		exchange->tried[exchange->ntried++] = *board;
		if (exchange->ntried + MOST_TRIED > HELPING)
			settle(exchange);
		return;
	}
	put[0] = (struct put){.cell = -1};
	while (depth >= 0 && exchange->status == NONET_OK) {
		struct put *top = &put[depth];
		if (depth == in - 1) {
			put_last(exchange, board, top->cell + 1);
			depth--;
			continue;
		}
		if (put_next(exchange, board, top))
			put[++depth] = (struct put){.cell = top->cell};
		else
			depth--;
	}
}

/* The next choice of `number` out of `from` things in ascending order; false at the end. */
static bool next_choice(int *choice, int number, int from) {
	for (int i = number - 1; i >= 0; i--)
		if (choice[i] < from - number + i) {
			choice[i]++;
			for (int j = i + 1; j < number; j++)
				choice[j] = choice[j - 1] + 1;
			return true;
		}
	return false;
}

static void take_out(struct exchange *exchange, int out, int in) {
	int cells[NONET_CELLS], choice[NONET_MAX_EXCHANGE], nclues = 0;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (exchange->puzzle->cell[cell])
			cells[nclues++] = cell;
	for (int i = 0; i < out; i++)
		choice[i] = i;
	if (out > nclues)
		return;
	/* Where nothing can be put in, no search looks at the clock. */
	struct nonet_search search;
	nonet_search_start(&search, exchange->limits);
	do {
		struct nonet_board board = *exchange->puzzle;
		for (int i = 0; i < out; i++)
			board.cell[cells[choice[i]]] = 0;
		put_in(exchange, &board, in);
		if (exchange->status == NONET_OK)
			exchange->status = nonet_search_check(&search);
	} while (exchange->status == NONET_OK && next_choice(choice, out, nclues));
	settle(exchange);
}

enum nonet_status nonet_neighbours(const struct nonet_board *puzzle, int out, int in, int threads,
                                   const struct nonet_limits *limits,
                                   bool (*visit)(void *context,
                                                 const struct nonet_board *neighbour),
                                   void *context, uint64_t *count_ret) {
	assert(out >= 0 && out <= NONET_MAX_EXCHANGE && in >= 0 && in <= NONET_MAX_EXCHANGE);
	struct exchange exchange = {.puzzle = puzzle,
	                            .limits = limits,
	                            .threads = threads,
	                            .deadline_ns = nonet_search_deadline(limits),
	                            .status = NONET_OK,
	                            .visit = visit,
	                            .context = context};
	exchange.tried = malloc(HELPING * sizeof *exchange.tried);
	exchange.results = malloc(HELPING * sizeof *exchange.results);
	if (exchange.tried && exchange.results)
		take_out(&exchange, out, in);
	else
		exchange.status = NONET_NO_MEMORY;
	free(exchange.tried);
	free(exchange.results);
	if (count_ret)
		*count_ret = exchange.found;
	return exchange.status;
}
