/* The producers of chains: they search, and write the best find as a step. */
#include "logic/se_advanced.h"
#include "logic/se_multiple.h"

#include <stdlib.h>
#include <string.h>

struct nonet_se_chainer *nonet_se_chainer_new(void) {
	struct nonet_se_chainer *chainer = malloc(sizeof *chainer);
	if (!chainer)
		return NULL;
	chainer->frame = &chainer->own_frame;
	chainer->inner = NULL;
	memset(&chainer->hints, 0, sizeof chainer->hints);
	chainer->chunks = chainer->spare = NULL;
	chainer->nested = NULL;
	chainer->nested_count = chainer->nested_capacity = 0;
	chainer->out_of_memory = false;
	chainer->run = nonet_se_run_new();
	if (!chainer->run) {
		free(chainer);
		return NULL;
	}
	return chainer;
}

static void free_chunks(struct nonet_se_chunk *chunk) {
	while (chunk) {
		struct nonet_se_chunk *next = chunk->next;
		free(chunk);
		chunk = next;
	}
}

void nonet_se_chainer_free(struct nonet_se_chainer *chainer) {
	while (chainer) {
		struct nonet_se_chainer *inner = chainer->inner;
		free_chunks(chainer->chunks);
		free_chunks(chainer->spare);
		nonet_se_hints_free_inside(&chainer->hints);
		nonet_se_run_free(chainer->run);
		free(chainer->nested);
		free(chainer);
		chainer = inner;
	}
}

/* Makes the chainer ready for the engine's position; false when out of memory. */
static bool prepare(struct nonet_se_engine *engine, struct nonet_se_grid *grid_ret) {
	const struct nonet_state *state = &engine->state;
	if (!engine->chainer)
		engine->chainer = nonet_se_chainer_new();
	if (!engine->chainer) {
		engine->status = NONET_NO_MEMORY;
		return false;
	}
	struct nonet_se_frame *frame = &engine->chainer->own_frame;
	frame->engine = engine;
	memcpy(frame->empty_count, engine->empty_count, sizeof frame->empty_count);
	for (int digit = 0; digit < 9; digit++) {
		frame->missing[digit] = 0;
		for (int row = 0; row < 9; row++)
			frame->missing[digit] =
			    (uint8_t)(frame->missing[digit] + (state->places[row][digit] != 0));
	}
	memcpy(grid_ret->candidates, state->candidates, sizeof grid_ret->candidates);
	memcpy(grid_ret->places, state->places, sizeof grid_ret->places);
	nonet_se_hints_start(&engine->chainer->hints, true);
	return true;
}

/* Sudoku Explainer prints so, from a sum of tenths in floating point. */
static int in_tenths(double rating) {
	return (int)((rating + 0.05) * 10);
}

static void write_conclusion(const struct nonet_se_engine *engine, struct nonet_step *step,
                             int node) {
	int cell = node % NONET_SE_CANDIDATES / 9, digit = node % 9;
	if (node >= NONET_SE_CANDIDATES) {
		nonet_step_eliminate(step, cell, 1u << digit);
		return;
	}
	nonet_step_place(step, cell, digit + 1);
	unsigned others = engine->state.candidates[cell] & ~(1u << digit);
	if (others)
		nonet_step_eliminate(step, cell, others);
}

static void write_cycle(struct nonet_step *step, const struct nonet_se_cycle_cells *cells) {
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		unsigned digits = 0;
		for (int digit = 0; digit < 9; digit++)
			digits |= (unsigned)nonet_cellset_has(cells->by_digit[digit], cell) << digit;
		if (digits)
			nonet_step_eliminate(step, cell, digits);
	}
}

bool nonet_se_static_chain(struct nonet_se_engine *engine, int variant, struct nonet_step *step) {
	static const enum nonet_technique techniques[] = {
	    [NONET_SE_X_CYCLE] = NONET_TECHNIQUE_X_CYCLE,
	    [NONET_SE_Y_CYCLE] = NONET_TECHNIQUE_Y_CYCLE,
	    [NONET_SE_XY_CYCLE] = NONET_TECHNIQUE_XY_CYCLE,
	    [NONET_SE_X_CHAIN] = NONET_TECHNIQUE_FORCING_X_CHAIN,
	    [NONET_SE_XY_CHAIN] = NONET_TECHNIQUE_FORCING_CHAIN};
	(void)variant;
	struct nonet_se_grid grid;
	if (!prepare(engine, &grid))
		return false;
	struct nonet_se_chainer *chainer = engine->chainer;
	nonet_se_links_make(&chainer->links, &grid);
	if (!nonet_se_static_search(&chainer->links, &grid,
	                            nonet_se_changed_digits(engine, NONET_SE_X_CHAINS),
	                            &chainer->hints))
		engine->memory[NONET_SE_X_CHAINS].seen = engine->now;
	if (chainer->hints.out_of_memory) {
		engine->status = NONET_NO_MEMORY;
		return false;
	}
	if (chainer->hints.count == 0)
		return false;
	const struct nonet_se_hint *hint = &chainer->hints.items[0];
	nonet_step_begin(step, techniques[hint->kind], in_tenths(hint->rating));
	if (hint->cycle >= 0)
		write_cycle(step, &chainer->hints.cycles[hint->cycle]);
	else
		write_conclusion(engine, step, hint->target);
	return true;
}

bool nonet_se_multiple_chain(struct nonet_se_engine *engine, int kind, struct nonet_step *step) {
	static const enum nonet_technique techniques[] = {
	    [NONET_SE_CONTRADICTION] = NONET_TECHNIQUE_CONTRADICTION_CHAINS,
	    [NONET_SE_DOUBLE] = NONET_TECHNIQUE_DOUBLE_CHAINS,
	    [NONET_SE_CELL] = NONET_TECHNIQUE_CELL_CHAINS,
	    [NONET_SE_REGION] = NONET_TECHNIQUE_REGION_CHAINS};
	struct nonet_se_grid grid;
	if (!prepare(engine, &grid))
		return false;
	struct nonet_se_chainer *chainer = engine->chainer;
	unsigned digits = kind == NONET_SE_NISHIO
	                      ? nonet_se_changed_digits(engine, NONET_SE_NISHIO_NETS)
	                      : NONET_ALL_DIGITS;
	if (!nonet_se_multiple_search(chainer, &grid, (enum nonet_se_chain_kind)kind, digits)) {
		if (chainer->out_of_memory)
			engine->status = NONET_NO_MEMORY;
		return false;
	}
	if (chainer->hints.count == 0) {
		if (kind == NONET_SE_NISHIO)
			engine->memory[NONET_SE_NISHIO_NETS].seen = engine->now;
		return false;
	}
	const struct nonet_se_hint *hint = &chainer->hints.items[0];
	nonet_step_begin(step,
	                 kind == NONET_SE_NISHIO ? NONET_TECHNIQUE_NISHIO : techniques[hint->kind],
	                 in_tenths(hint->rating));
	step->level = (uint8_t)(kind >= NONET_SE_DYNAMIC ? kind - NONET_SE_DYNAMIC + 1 : 0);
	write_conclusion(engine, step, hint->target);
	return true;
}
