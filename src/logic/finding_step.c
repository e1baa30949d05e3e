#include "logic/finding_step.h"

#include "logic/step.h"

#include <string.h>

static void write_consequences(const struct nonet_finding *finding, struct nonet_step *step) {
	struct nonet_cellset cells = {0, 0};
	uint16_t gone[NONET_CELLS]; /* of these cells */
	for (int i = 0; i < finding->placement_count; i++)
		nonet_step_place(step, finding->placements[i].cell, finding->placements[i].digit);
	for (int i = 0; i < finding->elimination_count; i++) {
		int cell = finding->eliminations[i].cell;
		if (!nonet_cellset_has(cells, cell))
			gone[cell] = 0;
		nonet_cellset_add(&cells, cell);
		gone[cell] |= (uint16_t)(1u << (finding->eliminations[i].digit - 1));
	}
	while (!nonet_cellset_is_empty(cells)) {
		int cell = nonet_cellset_take(&cells);
		nonet_step_eliminate(step, cell, gone[cell]);
	}
}

/* Cells that the finding names several times in one role, with other digits, are marked once, and
 * once for each set that they belong to. */
static void write_pattern(const struct nonet_finding *finding, struct nonet_step *step) {
	int position[NONET_ROLE_COUNT][NONET_CELLS];
	memset(position, -1, sizeof position);
	for (int i = 0; i < finding->pattern_count; i++) {
		const struct nonet_pattern_cell *at = &finding->pattern[i];
		int *own = &position[at->role][at->cell];
		if (!at->set && *own >= 0) {
			step->pattern[*own].digits |= at->digits;
			continue;
		}
		if (!at->set)
			*own = step->pattern_count;
		step->pattern[step->pattern_count++] = *at;
	}
	step->set_link_count = (uint8_t)finding->set_link_count;
	memcpy(step->set_links, finding->set_links,
	       sizeof finding->set_links[0] * (size_t)finding->set_link_count);
}

void nonet_finding_conclude(const struct nonet_finding *finding, int score,
                            struct nonet_step *step_ret) {
	nonet_step_begin(step_ret, finding->technique, score);
	write_consequences(finding, step_ret);
}

void nonet_finding_to_step(const struct nonet_finding *finding, int score,
                           struct nonet_step *step_ret) {
	nonet_finding_conclude(finding, score, step_ret);
	step_ret->digits = finding->digits;
	step_ret->base_houses = finding->base_houses;
	step_ret->cover_houses = finding->cover_houses;
	write_pattern(finding, step_ret);
}
