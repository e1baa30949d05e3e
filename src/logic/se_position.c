/* The engine's position: every move keeps the views of the state, and what is known of singles, in
 * step. */
#include "logic/se_engine.h"

#include <assert.h>
#include <string.h>

static void note_single(struct nonet_se_engine *engine, int house, int digit) {
	unsigned places = engine->state.places[house][digit];
	unsigned single = places && !(places & (places - 1));
	unsigned digits = (engine->single_digits[house] & ~(1u << digit)) | single << digit;
	engine->single_digits[house] = (uint16_t)digits;
	engine->single_houses = (engine->single_houses & ~(1u << house)) | (uint32_t)(digits != 0)
	                                                                       << house;
}

void nonet_se_engine_eliminate(struct nonet_se_engine *engine, int cell, int digit) {
	struct nonet_state *state = &engine->state;
	int k = digit - 1;
	assert(state->candidates[cell] >> k & 1);
	state->candidates[cell] &= (uint16_t) ~(1u << k);
	nonet_cellset_remove(&state->cells[k], cell);
	engine->cell_changed[cell] = engine->digit_changed[k] = ++engine->now;
	for (int kind = 0; kind < 3; kind++) {
		int house = nonet_se_where[cell].house[kind];
		state->places[house][k] &= (uint16_t) ~(1u << nonet_se_where[cell].place[kind]);
		engine->house_changed[house] = engine->now;
		note_single(engine, house, k);
	}
}

unsigned nonet_se_few_digits(struct nonet_se_engine *engine, int house, int size) {
	if (engine->few_digits_known[house] < engine->house_changed[house]) {
		unsigned few[3] = {0, 0, 0};
		for (int digit = 0; digit < 9; digit++) {
			int places = nonet_se_size(engine->state.places[house][digit]);
			for (int i = 0; i < 3; i++)
				few[i] |= (unsigned)(places >= 2 && places <= i + 2) << digit;
		}
		for (int i = 0; i < 3; i++)
			engine->few_digits[i][house] = (uint16_t)few[i];
		engine->few_digits_known[house] = engine->now;
	}
	return engine->few_digits[size - 2][house];
}

struct nonet_cellset nonet_se_changed_cells(const struct nonet_se_engine *engine, int memory) {
	struct nonet_cellset changed = {0, 0};
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (engine->cell_changed[cell] > engine->memory[memory].seen)
			nonet_cellset_add(&changed, cell);
	return changed;
}

unsigned nonet_se_changed_digits(const struct nonet_se_engine *engine, int memory) {
	unsigned changed = 0;
	for (int digit = 0; digit < 9; digit++)
		changed |= (unsigned)(engine->digit_changed[digit] > engine->memory[memory].seen) << digit;
	return changed;
}

void nonet_se_engine_place(struct nonet_se_engine *engine, int cell, int digit) {
	struct nonet_state *state = &engine->state;
	for (unsigned digits = state->candidates[cell]; digits; digits &= digits - 1)
		nonet_se_engine_eliminate(engine, cell, nonet_lowest_bit(digits) + 1);
	struct nonet_cellset seen = nonet_cellset_and(nonet_masks_peers[cell], state->cells[digit - 1]);
	while (!nonet_cellset_is_empty(seen))
		nonet_se_engine_eliminate(engine, nonet_cellset_take(&seen), digit);
	state->digit[cell] = (uint8_t)digit;
	state->empty_count--;
	for (int kind = 0; kind < 3; kind++) {
		int house = nonet_se_where[cell].house[kind];
		int left = --engine->empty_count[house];
		engine->last_houses = (engine->last_houses & ~(1u << house)) | (uint32_t)(left == 1)
		                                                                   << house;
	}
}

/* The same position as nonet_state_start's. False when clues conflict. */
static bool start_state(struct nonet_state *state, const struct nonet_board *board) {
	uint16_t used[NONET_HOUSES] = {0};
	unsigned twice = 0;
	memset(state, 0, sizeof *state);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		if (!board->cell[cell])
			continue;
		unsigned digit = 1u << (board->cell[cell] - 1);
		for (int kind = 0; kind < 3; kind++) {
			uint16_t *in_house = &used[nonet_se_where[cell].house[kind]];
			twice |= *in_house & digit;
			*in_house |= (uint16_t)digit;
		}
	}
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		state->digit[cell] = board->cell[cell];
		if (board->cell[cell]) {
			nonet_cellset_add(&state->given, cell);
			continue;
		}
		int row = nonet_row_of(cell), column = 9 + nonet_column_of(cell),
		    box = 18 + nonet_box_of(cell);
		unsigned in_row = 1u << nonet_se_place_in(row, cell),
		         in_column = 1u << nonet_se_place_in(column, cell),
		         in_box = 1u << nonet_se_place_in(box, cell);
		unsigned digits = NONET_ALL_DIGITS & ~(unsigned)(used[row] | used[column] | used[box]);
		state->candidates[cell] = (uint16_t)digits;
		state->empty_count++;
		for (; digits; digits &= digits - 1) {
			int digit = nonet_lowest_bit(digits);
			state->places[row][digit] |= (uint16_t)in_row;
			state->places[column][digit] |= (uint16_t)in_column;
			state->places[box][digit] |= (uint16_t)in_box;
			nonet_cellset_add(&state->cells[digit], cell);
		}
	}
	return !twice;
}

void nonet_se_engine_start(struct nonet_se_engine *engine, const struct nonet_board *puzzle) {
	bool consistent = start_state(&engine->state, puzzle);
	engine->now = 1;
	for (int i = 0; i < NONET_CELLS; i++)
		engine->cell_changed[i] = 1;
	for (int i = 0; i < 9; i++)
		engine->digit_changed[i] = 1;
	for (int i = 0; i < NONET_HOUSES; i++)
		engine->house_changed[i] = 1;
	memset(engine->house_seen, 0, sizeof engine->house_seen);
	memset(engine->memory, 0, sizeof engine->memory);
	memset(engine->loop_seen, 0, sizeof engine->loop_seen);
	memset(engine->few_digits_known, 0, sizeof engine->few_digits_known);
	engine->single_houses = engine->last_houses = 0;
	for (int house = 0; house < NONET_HOUSES; house++) {
		engine->single_digits[house] = 0;
		engine->empty_count[house] = 0;
		for (int digit = 0; digit < 9; digit++)
			note_single(engine, house, digit);
		for (int i = 0; i < 9; i++)
			engine->empty_count[house] =
			    (uint8_t)(engine->empty_count[house] + !puzzle->cell[nonet_units_house[house][i]]);
		engine->last_houses |= (uint32_t)(engine->empty_count[house] == 1) << house;
	}
	engine->with_chains = engine->without_uniqueness = false;
	engine->visit = NULL;
	engine->context = NULL;
	engine->kinds = ~0u;
	engine->verdict = consistent ? NONET_UNKNOWN : NONET_NONE;
	engine->chainer = NULL;
	nonet_se_engine_limit(engine, NULL);
}

void nonet_se_engine_start_at(struct nonet_se_engine *engine, const struct nonet_position *position,
                              enum nonet_verdict verdict) {
	nonet_se_engine_start(engine, &position->board);
	engine->verdict = verdict;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		if (!position->given[cell])
			nonet_cellset_remove(&engine->state.given, cell);
		unsigned gone = engine->state.candidates[cell] & ~(unsigned)position->candidates[cell];
		for (; gone; gone &= gone - 1)
			nonet_se_engine_eliminate(engine, cell, nonet_lowest_bit(gone) + 1);
	}
}
