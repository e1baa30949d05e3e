#include "board/units.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

const uint8_t *nonet_house_cells(int house) {
	assert(house >= 0 && house < NONET_HOUSES);
	return nonet_units_house[house];
}

int nonet_board_clue_count(const struct nonet_board *board) {
	int count = 0;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		count += board->cell[cell] != 0;
	return count;
}

unsigned nonet_board_candidates(const struct nonet_board *board, int cell) {
	assert(cell >= 0 && cell < NONET_CELLS);
	/* Bit d for digit d, so that an empty peer sets the meaningless bit 0. */
	unsigned seen = 0;
	for (int i = 0; i < NONET_PEERS; i++) {
		unsigned digit = board->cell[nonet_units_peers[cell][i]];
		assert(digit <= 9);
		seen |= 1u << digit;
	}
	return ~(seen >> 1) & NONET_ALL_DIGITS;
}

static uint8_t first_shared_house(int cell_a, int cell_b) {
	if (nonet_row_of(cell_a) == nonet_row_of(cell_b))
		return (uint8_t)nonet_row_of(cell_a);
	if (nonet_column_of(cell_a) == nonet_column_of(cell_b))
		return (uint8_t)(9 + nonet_column_of(cell_a));
	return (uint8_t)(18 + nonet_box_of(cell_a));
}

size_t nonet_board_conflicts(const struct nonet_board *board, struct nonet_conflict *conflicts_ret,
                             size_t capacity) {
	assert(conflicts_ret != NULL || capacity == 0);
	size_t count = 0;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		uint8_t digit = board->cell[cell];
		assert(digit <= 9);
		if (digit == 0)
			continue;
		for (int i = 0; i < NONET_PEERS; i++) {
			uint8_t peer = nonet_units_peers[cell][i];
			if (peer < cell || board->cell[peer] != digit)
				continue;
			if (count < capacity)
				conflicts_ret[count] = (struct nonet_conflict){(uint8_t)cell, peer, digit,
				                                               first_shared_house(cell, peer)};
			count++;
		}
	}
	return count;
}

bool nonet_board_is_solved(const struct nonet_board *board) {
	return nonet_board_clue_count(board) == NONET_CELLS &&
	       nonet_board_conflicts(board, NULL, 0) == 0;
}

char *nonet_cell_name(int cell, char name_ret[NONET_NAME_SIZE]) {
	assert(cell >= 0 && cell < NONET_CELLS);
	const char name[] = {'r', (char)('1' + nonet_row_of(cell)), 'c',
	                     (char)('1' + nonet_column_of(cell)), '\0'};
	return memcpy(name_ret, name, sizeof name);
}

char *nonet_house_name(int house, char name_ret[NONET_NAME_SIZE]) {
	assert(house >= 0 && house < NONET_HOUSES);
	static const char *const kind[3] = {"row", "column", "box"};
	snprintf(name_ret, NONET_NAME_SIZE, "%s %d", kind[house / 9], house % 9 + 1);
	return name_ret;
}

char *nonet_conflict_text(const struct nonet_conflict *conflict,
                          char text_ret[NONET_CONFLICT_TEXT_SIZE]) {
	char cell_a[NONET_NAME_SIZE], cell_b[NONET_NAME_SIZE], house[NONET_NAME_SIZE];
	snprintf(text_ret, NONET_CONFLICT_TEXT_SIZE, "%s and %s both hold %d (%s)",
	         nonet_cell_name(conflict->cell_a, cell_a), nonet_cell_name(conflict->cell_b, cell_b),
	         conflict->digit, nonet_house_name(conflict->house, house));
	return text_ret;
}

void nonet_position_start(const struct nonet_board *puzzle, struct nonet_position *position_ret) {
	position_ret->board = *puzzle;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		bool filled = puzzle->cell[cell] != 0;
		position_ret->given[cell] = filled;
		position_ret->candidates[cell] =
		    filled ? 0 : (uint16_t)nonet_board_candidates(puzzle, cell);
	}
}
