#include "logic/hodoku_position.h"

#include <assert.h>
#include <string.h>

static void push(struct nonet_singles *queue, int cell, int digit) {
	assert(queue->end < NONET_SINGLES);
	queue->at[queue->end++] = (struct nonet_candidate){(uint8_t)cell, (uint8_t)digit};
}

static void forget_hidden(struct nonet_singles *queue, int house, int digit) {
	for (int i = queue->first; i < queue->end; i++) {
		if (queue->at[i].digit != digit ||
		    !nonet_cellset_has(nonet_masks_house[house], queue->at[i].cell))
			continue;
		queue->end--;
		memmove(&queue->at[i], &queue->at[i + 1], sizeof queue->at[0] * (size_t)(queue->end - i));
		return;
	}
}

static void push_hidden(struct nonet_hodoku_position *position, int house, int digit) {
	unsigned places = position->state.places[house][digit - 1];
	push(&position->hidden, nonet_units_house[house][__builtin_ctz(places)], digit);
}

/* `placed` is a cell that is about to be filled, whose own candidates still count, or -1. */
static void eliminate(struct nonet_hodoku_position *position, int cell, int digit, int placed) {
	struct nonet_state *state = &position->state;
	nonet_state_eliminate(state, cell, digit);
	unsigned left = state->candidates[cell];
	if (nonet_digit_count(left) == 1)
		push(&position->naked, cell, nonet_lowest_digit(left));
	for (int k = 0; k < 3; k++) {
		int house = nonet_masks_house_of(cell, k);
		unsigned places = state->places[house][digit - 1];
		if (places == 0)
			forget_hidden(&position->hidden, house, digit);
		else if (!(places & (places - 1)) &&
		         nonet_units_house[house][__builtin_ctz(places)] != placed)
			push_hidden(position, house, digit);
	}
}

void nonet_hodoku_position_eliminate(struct nonet_hodoku_position *position, int cell, int digit) {
	eliminate(position, cell, digit, -1);
}

void nonet_hodoku_position_place(struct nonet_hodoku_position *position, int cell, int digit) {
	struct nonet_state *state = &position->state;
	assert(nonet_state_has(state, cell, digit));
	unsigned own = state->candidates[cell];
	struct nonet_cellset peers =
	    nonet_cellset_and(state->cells[digit - 1], nonet_masks_peers[cell]);
	while (!nonet_cellset_is_empty(peers))
		eliminate(position, nonet_cellset_take(&peers), digit, cell);
	for (unsigned digits = own; digits; digits &= digits - 1) {
		int other = nonet_lowest_digit(digits);
		nonet_state_eliminate(state, cell, other);
		for (int k = 0; k < 3 && other != digit; k++) {
			int house = nonet_masks_house_of(cell, k);
			if (nonet_place_count(state, house, other) == 1)
				push_hidden(position, house, other);
		}
	}
	for (int k = 0; k < 3; k++)
		position->open[nonet_masks_house_of(cell, k)]--;
	nonet_state_place(state, cell, digit);
}

void nonet_hodoku_position_start(struct nonet_hodoku_position *position,
                                 const struct nonet_board *puzzle) {
	const struct nonet_board empty = {{0}};
	nonet_state_start(&position->state, &empty);
	memset(position->open, 9, sizeof position->open);
	position->naked.first = position->naked.end = 0;
	position->hidden.first = position->hidden.end = 0;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		if (!puzzle->cell[cell])
			continue;
		nonet_hodoku_position_place(position, cell, puzzle->cell[cell]);
		nonet_cellset_add(&position->state.given, cell);
	}
}

void nonet_hodoku_position_start_at(struct nonet_hodoku_position *position,
                                    const struct nonet_position *from) {
	nonet_hodoku_position_start(position, &from->board);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		if (!from->given[cell])
			nonet_cellset_remove(&position->state.given, cell);
		unsigned gone = position->state.candidates[cell] & ~(unsigned)from->candidates[cell];
		for (; gone; gone &= gone - 1)
			nonet_hodoku_position_eliminate(position, cell, nonet_lowest_digit(gone));
	}
}

bool nonet_hodoku_position_full_house(const struct nonet_hodoku_position *position,
                                      struct nonet_candidate *single_ret) {
	const struct nonet_singles *queue = &position->naked;
	for (int i = queue->first; i < queue->end; i++) {
		struct nonet_candidate single = queue->at[i];
		if (position->state.digit[single.cell])
			continue;
		for (int k = 0; k < 3; k++) {
			if (position->open[nonet_masks_house_of(single.cell, k)] != 1)
				continue;
			*single_ret = single;
			return true;
		}
	}
	return false;
}

static bool take(struct nonet_singles *queue, const struct nonet_state *state,
                 struct nonet_candidate *single_ret) {
	while (queue->first < queue->end) {
		*single_ret = queue->at[queue->first++];
		if (!state->digit[single_ret->cell])
			return true;
	}
	return false;
}

bool nonet_hodoku_position_naked_single(struct nonet_hodoku_position *position,
                                        struct nonet_candidate *single_ret) {
	return take(&position->naked, &position->state, single_ret);
}

bool nonet_hodoku_position_hidden_single(struct nonet_hodoku_position *position,
                                         struct nonet_candidate *single_ret) {
	if (!take(&position->hidden, &position->state, single_ret))
		return false;
	for (int k = 0; k < 3; k++) {
		int house = nonet_masks_house_of(single_ret->cell, k);
		if (nonet_place_count(&position->state, house, single_ret->digit) == 1)
			return true;
	}
	return false;
}
