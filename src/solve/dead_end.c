#include "base/bits.h"
#include "board/units.h"

#include <assert.h>
#include <nonet/solve.h>

/* A puzzle being filled in, with the candidates of its empty cells, and the one digit of filled
 * ones. */
struct filling {
	struct nonet_board board;
	uint16_t candidates[NONET_CELLS];
};

static void start(const struct nonet_board *puzzle, struct filling *filling_ret) {
	filling_ret->board = *puzzle;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		filling_ret->candidates[cell] =
		    (uint16_t)(puzzle->cell[cell] ? 1u << (puzzle->cell[cell] - 1)
		                                  : nonet_board_candidates(puzzle, cell));
}

static void fill(struct filling *filling, int cell, int digit) {
	unsigned mask = 1u << (digit - 1);
	filling->board.cell[cell] = (uint8_t)digit;
	filling->candidates[cell] = (uint16_t)mask;
	for (int i = 0; i < NONET_PEERS; i++) {
		int peer = nonet_units_peers[cell][i];
		if (filling->board.cell[peer] == 0)
			filling->candidates[peer] &= (uint16_t)~mask;
	}
}

/* The digits that have a place in the house, and those that have exactly one. */
static unsigned digits_with_place(const struct filling *filling, int house, unsigned *once_ret) {
	unsigned once = 0, more = 0;
	for (int i = 0; i < 9; i++) {
		unsigned candidates = filling->candidates[nonet_units_house[house][i]];
		more |= once & candidates;
		once |= candidates;
	}
	*once_ret = once & ~more;
	return once;
}

static bool find_cell_or_house(const struct filling *filling, struct nonet_dead_end *end_ret) {
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (filling->candidates[cell] == 0) {
			end_ret->kind = NONET_DEAD_END_CELL;
			end_ret->cell = (uint8_t)cell;
			return true;
		}
	for (int house = 0; house < NONET_HOUSES; house++) {
		unsigned once;
		unsigned missing = NONET_ALL_DIGITS & ~digits_with_place(filling, house, &once);
		if (missing) {
			end_ret->kind = NONET_DEAD_END_HOUSE;
			end_ret->house = (uint8_t)house;
			end_ret->digit = (uint8_t)(nonet_lowest_bit(missing) + 1);
			return true;
		}
	}
	return false;
}

static bool fill_naked_single(struct filling *filling) {
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		unsigned candidates = filling->candidates[cell];
		if (filling->board.cell[cell] == 0 && (candidates & (candidates - 1)) == 0) {
			fill(filling, cell, nonet_lowest_bit(candidates) + 1);
			return true;
		}
	}
	return false;
}

/* Fills the digit into the one cell of the house that has it as a candidate, unless it is filled.
 */
static bool fill_in_house(struct filling *filling, int house, int digit) {
	const uint8_t *cells = nonet_units_house[house];
	int i = 0;
	while (!(filling->candidates[cells[i]] >> (digit - 1) & 1))
		i++;
	if (filling->board.cell[cells[i]])
		return false;
	fill(filling, cells[i], digit);
	return true;
}

static bool fill_hidden_single(struct filling *filling) {
	for (int house = 0; house < NONET_HOUSES; house++) {
		unsigned once;
		digits_with_place(filling, house, &once);
		for (; once; once &= once - 1)
			if (fill_in_house(filling, house, nonet_lowest_bit(once) + 1))
				return true;
	}
	return false;
}

struct nonet_dead_end nonet_find_dead_end(const struct nonet_board *puzzle) {
	assert(nonet_board_conflicts(puzzle, NULL, 0) == 0);
	struct nonet_dead_end end = {.kind = NONET_DEAD_END_NOT_FOUND};
	struct filling filling;
	start(puzzle, &filling);
	while (!find_cell_or_house(&filling, &end) &&
	       (fill_naked_single(&filling) || fill_hidden_single(&filling)))
		end.forced++;
	end.filled = filling.board;
	return end;
}
