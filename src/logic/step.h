/* Writing a step down. */
#ifndef NONET_LOGIC_STEP_H
#define NONET_LOGIC_STEP_H

#include "base/bits.h"

#include <nonet/logic.h>

static inline void nonet_step_begin(struct nonet_step *step, enum nonet_technique technique,
                                    int rating) {
	step->technique = technique;
	step->rating = (uint16_t)rating;
	step->level = 0;
	step->placement_count = 0;
	step->elimination_count = 0;
	step->digits = 0;
	step->base_houses = 0;
	step->cover_houses = 0;
	step->pattern_count = 0;
	step->set_link_count = 0;
	step->chain_count = 0;
	step->chains = NULL;
	step->nodes = NULL;
	step->parents = NULL;
}

static inline void nonet_step_place(struct nonet_step *step, int cell, int digit) {
	step->placements[step->placement_count++] =
	    (struct nonet_cell_digits){(uint8_t)cell, (uint16_t)(1u << (digit - 1))};
}

/* Each cell at most once. */
static inline void nonet_step_eliminate(struct nonet_step *step, int cell, unsigned digits) {
	step->eliminations[step->elimination_count++] =
	    (struct nonet_cell_digits){(uint8_t)cell, (uint16_t)digits};
}

static inline void nonet_step_mark(struct nonet_step *step, int cell, unsigned digits,
                                   enum nonet_role role) {
	step->pattern[step->pattern_count++] =
	    (struct nonet_pattern_cell){(uint8_t)cell, (uint8_t)role, 0, (uint16_t)digits};
}

#endif
