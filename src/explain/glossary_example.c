/* The worked examples. A step is not written down but found anew: by its finder, or as the next one
 * of the path that knows it; what is written down is what it takes away, to tell it from others. */
#include "base/bits.h"

#include <nonet/explain.h>

#include <stdlib.h>
#include <string.h>

enum source {
	SOURCE_NONE,
	SOURCE_FINDER,
	SOURCE_SE_PATH,
	SOURCE_HODOKU_PATH,
	/* Claiming, told for the single that it leaves. Sudoku Explainer has a name for that, but its
	 * path never comes to it: of the three boxes that the claiming lines cross, one is left with
	 * one line for the digit, and the same single follows from pointing there. */
	SOURCE_CLAIMING
};

struct example {
	enum source source;
	const char *cells, *gone, *eliminated, *placed;
};

static const struct example examples[NONET_TECHNIQUE_COUNT] = {
#define NONET_EXAMPLE(technique, source, cells, gone, eliminated, placed)                          \
	[NONET_TECHNIQUE_##technique] = {SOURCE_##source, cells, gone, eliminated, placed},
#include "explain/glossary_examples.h"
#undef NONET_EXAMPLE
};

typedef void visitor(void *context, const struct nonet_position *position,
                     const struct nonet_step *step);

struct showing {
	enum nonet_technique technique;
	const struct example *example;
	struct nonet_position position;
	visitor *visit;
	void *context;
	uint16_t eliminated[NONET_CELLS], placed[NONET_CELLS];
	bool shown;
	struct nonet_step single; /* for SOURCE_CLAIMING */
};

/* Adds "digit row column" triples. */
static void read_triples(const char *text, uint16_t digits[NONET_CELLS]) {
	for (; *text; text += strspn(text + 3, " ") + 3)
		digits[(text[1] - '1') * 9 + text[2] - '1'] |= (uint16_t)(1u << (text[0] - '1'));
}

static void read_position(const struct example *example, struct nonet_position *position_ret) {
	uint16_t gone[NONET_CELLS] = {0};
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		char letter = example->cells[cell];
		bool placed = letter >= 'a';
		position_ret->board.cell[cell] =
		    (uint8_t)(letter == '.' ? 0 : letter - (placed ? 'a' : '1') + 1);
		position_ret->given[cell] = letter != '.' && !placed;
	}
	read_triples(example->gone, gone);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		position_ret->candidates[cell] =
		    (uint16_t)(position_ret->board.cell[cell]
		                   ? 0
		                   : nonet_board_candidates(&position_ret->board, cell) & ~gone[cell]);
}

static bool is_list(const struct nonet_cell_digits list[], int count,
                    const uint16_t digits[NONET_CELLS]) {
	uint16_t found[NONET_CELLS] = {0};
	for (int i = 0; i < count; i++)
		found[list[i].cell] |= list[i].digits;
	return memcmp(found, digits, sizeof found) == 0;
}

static void show(struct showing *showing, const struct nonet_step *step) {
	showing->visit(showing->context, &showing->position, step);
	showing->shown = true;
}

static bool compare(void *context, const struct nonet_step *step) {
	struct showing *showing = context;
	if (!is_list(step->eliminations, step->elimination_count, showing->eliminated) ||
	    !is_list(step->placements, step->placement_count, showing->placed))
		return true;
	show(showing, step);
	return false;
}

static bool compare_claiming(void *context, const struct nonet_step *step) {
	struct showing *showing = context;
	if (!is_list(step->eliminations, step->elimination_count, showing->eliminated))
		return true;
	struct nonet_step *single = &showing->single;
	*single = *step;
	single->technique = showing->technique;
	single->elimination_count = 0;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (showing->placed[cell])
			single->placements[single->placement_count++] =
			    (struct nonet_cell_digits){(uint8_t)cell, showing->placed[cell]};
	show(showing, single);
	return false;
}

static enum nonet_status find(struct showing *showing, enum nonet_technique technique,
                              bool (*visit)(void *context, const struct nonet_step *step)) {
	struct nonet_find_options options = {.technique = technique, .unique = true};
	enum nonet_status status = nonet_find_steps(&showing->position, &options, NULL, visit, showing);
	return status == NONET_NO_MEMORY ? status : NONET_OK;
}

static enum nonet_status follow(struct showing *showing, enum nonet_profile profile) {
	struct nonet_step step;
	struct nonet_path *path = nonet_path_new(profile, &showing->position, NULL);
	if (!path)
		return NONET_NO_MEMORY;
	enum nonet_status status = nonet_path_next(path, NULL, &step);
	if (status == NONET_OK)
		compare(showing, &step);
	nonet_path_free(path);
	return status;
}

static enum nonet_status find_by_source(struct showing *showing) {
	switch (showing->example->source) {
	case SOURCE_FINDER:
		return find(showing, showing->technique, compare);
	case SOURCE_SE_PATH:
		return follow(showing, NONET_PROFILE_SE);
	case SOURCE_HODOKU_PATH:
		return follow(showing, NONET_PROFILE_HODOKU);
	case SOURCE_CLAIMING:
		return find(showing, NONET_TECHNIQUE_CLAIMING, compare_claiming);
	case SOURCE_NONE:
		break;
	}
	return NONET_END;
}

enum nonet_status nonet_glossary_example(enum nonet_technique technique, visitor *visit,
                                         void *context) {
	const struct example *example = &examples[technique];
	if (example->source == SOURCE_NONE)
		return NONET_END;
	struct showing *showing = calloc(1, sizeof *showing);
	if (!showing)
		return NONET_NO_MEMORY;
	showing->technique = technique;
	showing->example = example;
	showing->visit = visit;
	showing->context = context;
	read_position(example, &showing->position);
	read_triples(example->eliminated, showing->eliminated);
	read_triples(example->placed, showing->placed);
	enum nonet_status status = find_by_source(showing);
	if (status == NONET_OK && !showing->shown)
		status = NONET_END;
	free(showing);
	return status;
}
