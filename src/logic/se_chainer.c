/* The producers of chains: they search, and write the best find as a step, or all of them. */
#include "logic/se_advanced.h"
#include "logic/se_multiple.h"
#include "logic/se_story.h"

#include <stdlib.h>
#include <string.h>

struct nonet_se_chainer *nonet_se_chainer_new(void) {
	struct nonet_se_chainer *chainer = malloc(sizeof *chainer);
	if (!chainer)
		return NULL;
	chainer->frame = &chainer->own_frame;
	chainer->inner = NULL;
	chainer->links_led_nowhere = chainer->multiple_led_nowhere = false;
	chainer->story = chainer->own_story = NULL;
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
		nonet_se_story_free(chainer->own_story);
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
		engine->watch.status = NONET_NO_MEMORY;
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
	nonet_se_hints_start(&engine->chainer->hints, !engine->visit);
	engine->chainer->hints.kinds = engine->kinds;
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

/* The candidates that the chains begin with. */
static void write_source(const struct nonet_se_engine *engine, struct nonet_step *step,
                         const struct nonet_se_hint *hint) {
	const struct nonet_state *state = &engine->state;
	int cell = hint->source % NONET_SE_CANDIDATES / 9;
	unsigned digit = 1u << hint->source % 9;
	if (hint->kind == NONET_SE_REGION) {
		step->base_houses = 1u << hint->house;
		unsigned places = state->places[hint->house][hint->source % 9];
		for (; places; places &= places - 1)
			nonet_step_mark(step, nonet_units_house[hint->house][nonet_lowest_bit(places)], digit,
			                NONET_ROLE_BASE);
		step->digits = (uint16_t)digit;
		return;
	}
	unsigned digits = hint->kind == NONET_SE_CELL ? state->candidates[cell] : digit;
	nonet_step_mark(step, cell, digits, NONET_ROLE_BASE);
	step->digits = (uint16_t)digits;
}

/* An empty story, or NULL with the engine's status set. */
static struct nonet_se_story *begin_story(struct nonet_se_engine *engine) {
	struct nonet_se_chainer *chainer = engine->chainer;
	if (!chainer->own_story)
		chainer->own_story = nonet_se_story_new();
	if (!chainer->own_story) {
		engine->watch.status = NONET_NO_MEMORY;
		return NULL;
	}
	nonet_se_story_clear(chainer->own_story);
	return chainer->own_story;
}

static bool show_story(struct nonet_se_engine *engine, struct nonet_step *step) {
	struct nonet_se_story *story = engine->chainer->own_story;
	if (story->out_of_memory)
		engine->watch.status = NONET_NO_MEMORY;
	else
		nonet_se_story_show(story, step);
	return engine->watch.status == NONET_OK;
}

static bool tell_static(struct nonet_se_engine *engine, const struct nonet_se_hint *hint,
                        struct nonet_step *step) {
	struct nonet_se_traced trace[NONET_SE_NODES + 2];
	struct nonet_se_story *story = begin_story(engine);
	if (!story)
		return false;
	int count = nonet_se_static_trace(&engine->chainer->links, hint, trace);
	nonet_se_story_add_trace(story, trace, count);
	nonet_se_story_own(story);
	return show_story(engine, step);
}

static bool tell_target(void *context, const struct nonet_se_net *net, int position,
                        enum nonet_se_cause cause_of_start) {
	(void)cause_of_start;
	struct nonet_se_chainer *chainer = context;
	nonet_se_story_add_net(chainer->own_story, chainer, net, position);
	nonet_se_story_own(chainer->own_story);
	return !chainer->own_story->out_of_memory;
}

/* Makes nets that have something nested in them again, now writing that down. */
static bool tell_multiple(struct nonet_se_engine *engine, const struct nonet_se_grid *grid,
                          enum nonet_se_chain_kind kind, const struct nonet_se_hint *hint,
                          struct nonet_step *step) {
	struct nonet_se_chainer *chainer = engine->chainer;
	if (!begin_story(engine))
		return false;
	if (kind > NONET_SE_DYNAMIC)
		nonet_se_multiple_begin(chainer);
	chainer->story = chainer->own_story;
	bool told = nonet_se_multiple_visit(chainer, grid, kind, hint, tell_target, chainer);
	chainer->story = NULL;
	if (!told && chainer->out_of_memory)
		engine->watch.status = NONET_NO_MEMORY;
	return told && show_story(engine, step);
}

static bool write_static(struct nonet_se_engine *engine, const struct nonet_se_hint *hint,
                         struct nonet_step *step) {
	nonet_step_begin(step, nonet_se_hint_technique(hint), in_tenths(hint->rating));
	if (hint->cycle >= 0)
		write_cycle(step, &engine->chainer->hints.cycles[hint->cycle]);
	else
		write_conclusion(engine, step, hint->target);
	write_source(engine, step, hint);
	return !engine->with_chains || tell_static(engine, hint, step);
}

static bool write_multiple(struct nonet_se_engine *engine, const struct nonet_se_grid *grid,
                           enum nonet_se_chain_kind kind, const struct nonet_se_hint *hint,
                           struct nonet_step *step) {
	nonet_step_begin(
	    step, kind == NONET_SE_NISHIO ? NONET_TECHNIQUE_NISHIO : nonet_se_hint_technique(hint),
	    in_tenths(hint->rating));
	step->level = (uint8_t)(kind >= NONET_SE_DYNAMIC ? kind - NONET_SE_DYNAMIC + 1 : 0);
	write_conclusion(engine, step, hint->target);
	write_source(engine, step, hint);
	return !engine->with_chains || tell_multiple(engine, grid, kind, hint, step);
}

/* Writes the best hint, or tells all, best first. Static chains come without a grid. */
static bool take_hint(struct nonet_se_engine *engine, const struct nonet_se_grid *grid,
                      enum nonet_se_chain_kind kind, struct nonet_step *step) {
	struct nonet_se_hints *hints = &engine->chainer->hints;
	nonet_se_hints_sort(hints);
	for (int i = 0; i < hints->count; i++) {
		bool written = grid ? write_multiple(engine, grid, kind, &hints->items[i], step)
		                    : write_static(engine, &hints->items[i], step);
		if (!written)
			return false;
		if (nonet_se_engine_takes(engine, step))
			return true;
	}
	return false;
}

bool nonet_se_static_chain(struct nonet_se_engine *engine, int variant, struct nonet_step *step) {
	(void)variant;
	struct nonet_se_grid grid;
	if (!prepare(engine, &grid))
		return false;
	struct nonet_se_chainer *chainer = engine->chainer;
	struct nonet_se_starts starts;
	bool recall =
	    chainer->links_led_nowhere && nonet_se_recall_gone(&chainer->links, &grid, &starts);
	nonet_se_links_make(&chainer->links, &grid);
	if (recall)
		nonet_se_recall_new(&chainer->links, &grid, &starts);
	if (!nonet_se_static_search(&chainer->links, &grid, recall ? &starts : NULL,
	                            nonet_se_changed_digits(engine, NONET_SE_X_CHAINS),
	                            &chainer->hints))
		engine->memory[NONET_SE_X_CHAINS].seen = engine->now;
	if (chainer->hints.out_of_memory) {
		engine->watch.status = NONET_NO_MEMORY;
		return false;
	}
	chainer->links_led_nowhere = chainer->hints.count == 0;
	if (chainer->links_led_nowhere)
		return false;
	return take_hint(engine, NULL, 0, step);
}

bool nonet_se_multiple_chain(struct nonet_se_engine *engine, int kind, struct nonet_step *step) {
	struct nonet_se_grid grid;
	if (!prepare(engine, &grid))
		return false;
	struct nonet_se_chainer *chainer = engine->chainer;
	unsigned digits = kind == NONET_SE_NISHIO
	                      ? nonet_se_changed_digits(engine, NONET_SE_NISHIO_NETS)
	                      : NONET_ALL_DIGITS;
	struct nonet_se_starts starts;
	bool recall = kind == NONET_SE_MULTIPLE && chainer->multiple_led_nowhere &&
	              nonet_se_recall_grid(&chainer->multiple_grid, &grid, &starts);
	/* The links are those of the same position: static chains have just been searched. */
	if (recall)
		nonet_se_recall_new(&chainer->links, &grid, &starts);
	if (!nonet_se_multiple_search(chainer, &grid, (enum nonet_se_chain_kind)kind, digits,
	                              recall ? &starts : NULL)) {
		if (chainer->out_of_memory)
			engine->watch.status = NONET_NO_MEMORY;
		return false;
	}
	if (chainer->hints.count == 0) {
		if (kind == NONET_SE_NISHIO)
			engine->memory[NONET_SE_NISHIO_NETS].seen = engine->now;
		if (kind == NONET_SE_MULTIPLE) {
			chainer->multiple_led_nowhere = true;
			chainer->multiple_grid = grid;
		}
		return false;
	}
	return take_hint(engine, &grid, (enum nonet_se_chain_kind)kind, step);
}
