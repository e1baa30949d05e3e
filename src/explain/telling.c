#include "explain/telling.h"

void nonet_telling_start(struct nonet_telling *telling_ret, struct nonet_speech *speech,
                         const struct nonet_position *position, const struct nonet_step *step) {
	*telling_ret = (struct nonet_telling){.speech = speech, .position = position, .step = step};
	for (int cell = 0; cell < NONET_CELLS; cell++)
		for (unsigned digits = nonet_telling_candidates(telling_ret, cell); digits;
		     digits &= digits - 1)
			nonet_cellset_add(&telling_ret->cells[nonet_lowest_bit(digits)], cell);
}

unsigned nonet_telling_digits(const struct nonet_telling *telling, struct nonet_cellset cells) {
	unsigned digits = 0;
	while (!nonet_cellset_is_empty(cells))
		digits |= nonet_telling_candidates(telling, nonet_cellset_take(&cells));
	return digits;
}

struct nonet_cellset nonet_telling_role(const struct nonet_telling *telling, int role) {
	struct nonet_cellset cells = {0, 0};
	for (int i = 0; i < telling->step->pattern_count; i++)
		if (telling->step->pattern[i].role == role)
			nonet_cellset_add(&cells, telling->step->pattern[i].cell);
	return cells;
}

struct nonet_cellset nonet_telling_pattern(const struct nonet_telling *telling) {
	struct nonet_cellset cells = {0, 0};
	for (int i = 0; i < telling->step->pattern_count; i++)
		nonet_cellset_add(&cells, telling->step->pattern[i].cell);
	return cells;
}

struct nonet_cellset nonet_telling_losers(const struct nonet_telling *telling) {
	struct nonet_cellset cells = {0, 0};
	for (int i = 0; i < telling->step->elimination_count; i++)
		nonet_cellset_add(&cells, telling->step->eliminations[i].cell);
	return cells;
}

struct nonet_cellset nonet_telling_losers_of(const struct nonet_telling *telling, int digit) {
	struct nonet_cellset cells = {0, 0};
	for (int i = 0; i < telling->step->elimination_count; i++)
		if (telling->step->eliminations[i].digits >> (digit - 1) & 1)
			nonet_cellset_add(&cells, telling->step->eliminations[i].cell);
	return cells;
}

bool nonet_telling_fills(const struct nonet_telling *telling, int cell) {
	for (int i = 0; i < telling->step->placement_count; i++)
		if (telling->step->placements[i].cell == cell)
			return true;
	return false;
}

unsigned nonet_telling_gone(const struct nonet_telling *telling) {
	unsigned digits = 0;
	for (int i = 0; i < telling->step->elimination_count; i++)
		digits |= telling->step->eliminations[i].digits;
	return digits;
}

uint32_t nonet_telling_shared_houses(struct nonet_cellset cells) {
	uint32_t houses = 0;
	for (int house = 0; house < NONET_HOUSES; house++)
		if (nonet_cellset_within(cells, nonet_masks_house[house]))
			houses |= 1u << house;
	return houses;
}
