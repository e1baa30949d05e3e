#include "base/bits.h"

#include <assert.h>
#include <nonet/solve.h>

static unsigned places_of_digit(const unsigned candidates[NONET_CELLS], int house, int digit) {
	const uint8_t *cells = nonet_house_cells(house);
	unsigned places = 0;
	for (int i = 0; i < 9; i++)
		places |= (candidates[cells[i]] >> (digit - 1) & 1u) << i;
	return places;
}

/* The candidates of empty cells, and the one digit of filled ones. */
static void list_candidates(const struct nonet_board *board, unsigned candidates_ret[NONET_CELLS]) {
	for (int cell = 0; cell < NONET_CELLS; cell++)
		candidates_ret[cell] =
		    board->cell[cell] ? 1u << (board->cell[cell] - 1) : nonet_board_candidates(board, cell);
}

static bool find_cell_or_house(const unsigned candidates[NONET_CELLS],
                               struct nonet_dead_end *end_ret) {
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (candidates[cell] == 0) {
			end_ret->kind = NONET_DEAD_END_CELL;
			end_ret->cell = (uint8_t)cell;
			return true;
		}
	for (int house = 0; house < NONET_HOUSES; house++)
		for (int digit = 1; digit <= 9; digit++)
			if (places_of_digit(candidates, house, digit) == 0) {
				end_ret->kind = NONET_DEAD_END_HOUSE;
				end_ret->house = (uint8_t)house;
				end_ret->digit = (uint8_t)digit;
				return true;
			}
	return false;
}

static bool fill_naked_single(const unsigned candidates[NONET_CELLS], struct nonet_board *board) {
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (board->cell[cell] == 0 && nonet_popcount(candidates[cell]) == 1) {
			board->cell[cell] = (uint8_t)(nonet_lowest_bit(candidates[cell]) + 1);
			return true;
		}
	return false;
}

static bool fill_hidden_single(const unsigned candidates[NONET_CELLS], struct nonet_board *board) {
	for (int house = 0; house < NONET_HOUSES; house++)
		for (int digit = 1; digit <= 9; digit++) {
			unsigned places = places_of_digit(candidates, house, digit);
			if (nonet_popcount(places) != 1)
				continue;
			int cell = nonet_house_cells(house)[nonet_lowest_bit(places)];
			if (board->cell[cell] == 0) {
				board->cell[cell] = (uint8_t)digit;
				return true;
			}
		}
	return false;
}

struct nonet_dead_end nonet_find_dead_end(const struct nonet_board *puzzle) {
	assert(nonet_board_conflicts(puzzle, NULL, 0) == 0);
	struct nonet_dead_end end = {.kind = NONET_DEAD_END_NOT_FOUND, .filled = *puzzle};
	for (;; end.forced++) {
		unsigned candidates[NONET_CELLS];
		list_candidates(&end.filled, candidates);
		if (find_cell_or_house(candidates, &end) || !(fill_naked_single(candidates, &end.filled) ||
		                                              fill_hidden_single(candidates, &end.filled)))
			return end;
	}
}
