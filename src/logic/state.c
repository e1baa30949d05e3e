#include "logic/state.h"

#include "base/bits.h"

#include <assert.h>
#include <string.h>

/* The cell's place in each of its three houses. */
static int place_in_row(int cell) {
	return cell % 9;
}

static int place_in_column(int cell) {
	return cell / 9;
}

static int place_in_box(int cell) {
	return cell / 9 % 3 * 3 + cell % 3;
}

static void add_candidate(struct nonet_state *state, int cell, int digit) {
	state->candidates[cell] |= (uint16_t)(1u << (digit - 1));
	state->places[nonet_row_of(cell)][digit - 1] |= (uint16_t)(1u << place_in_row(cell));
	state->places[9 + nonet_column_of(cell)][digit - 1] |= (uint16_t)(1u << place_in_column(cell));
	state->places[18 + nonet_box_of(cell)][digit - 1] |= (uint16_t)(1u << place_in_box(cell));
	nonet_cellset_add(&state->cells[digit - 1], cell);
}

void nonet_state_eliminate(struct nonet_state *state, int cell, int digit) {
	assert(state->candidates[cell] >> (digit - 1) & 1);
	state->candidates[cell] &= (uint16_t) ~(1u << (digit - 1));
	state->places[nonet_row_of(cell)][digit - 1] &= (uint16_t) ~(1u << place_in_row(cell));
	state->places[9 + nonet_column_of(cell)][digit - 1] &=
	    (uint16_t) ~(1u << place_in_column(cell));
	state->places[18 + nonet_box_of(cell)][digit - 1] &= (uint16_t) ~(1u << place_in_box(cell));
	nonet_cellset_remove(&state->cells[digit - 1], cell);
}

void nonet_state_start(struct nonet_state *state, const struct nonet_board *board) {
	memset(state, 0, sizeof *state);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		state->digit[cell] = board->cell[cell];
		if (board->cell[cell]) {
			nonet_cellset_add(&state->given, cell);
			continue;
		}
		state->empty_count++;
		unsigned candidates = nonet_board_candidates(board, cell);
		for (int digit = 1; digit <= 9; digit++)
			if (candidates >> (digit - 1) & 1)
				add_candidate(state, cell, digit);
	}
}

void nonet_state_start_at(struct nonet_state *state, const struct nonet_position *position) {
	nonet_state_start(state, &position->board);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		if (!position->given[cell])
			nonet_cellset_remove(&state->given, cell);
		unsigned gone = state->candidates[cell] & ~(unsigned)position->candidates[cell];
		for (; gone; gone &= gone - 1)
			nonet_state_eliminate(state, cell, nonet_lowest_bit(gone) + 1);
	}
}

void nonet_state_place(struct nonet_state *state, int cell, int digit) {
	assert(state->digit[cell] == 0);
	for (int other = 1; other <= 9; other++)
		if (state->candidates[cell] >> (other - 1) & 1)
			nonet_state_eliminate(state, cell, other);
	for (int i = 0; i < NONET_PEERS; i++) {
		int peer = nonet_units_peers[cell][i];
		if (state->candidates[peer] >> (digit - 1) & 1)
			nonet_state_eliminate(state, peer, digit);
	}
	state->digit[cell] = (uint8_t)digit;
	state->empty_count--;
}

static unsigned digits_in_house(const struct nonet_state *state, int house) {
	unsigned digits = 0;
	for (int i = 0; i < 9; i++)
		digits |= 1u << state->digit[nonet_units_house[house][i]];
	return digits >> 1;
}

bool nonet_state_is_contradictory(const struct nonet_state *state) {
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (state->digit[cell] == 0 && state->candidates[cell] == 0)
			return true;
	for (int house = 0; house < NONET_HOUSES; house++) {
		unsigned digits = digits_in_house(state, house);
		for (int digit = 0; digit < 9; digit++)
			if (state->places[house][digit] == 0 && !(digits >> digit & 1))
				return true;
	}
	return false;
}
