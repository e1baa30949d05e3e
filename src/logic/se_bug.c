/* Bivalue universal grave: without a few extra candidates, all cells would hold two candidates and
 * every digit would have two places in each house. Such a position has no solution or several. */
#include "logic/se_engine.h"

/* The cells with extra candidates, in the order in which they come up. */
struct grave {
	const struct nonet_se_engine *engine;
	const struct nonet_state *state;
	struct nonet_step *step;
	uint8_t cells[NONET_CELLS];
	int count;
	uint16_t extra[NONET_CELLS]; /* by cell */
	unsigned all_extra;
	struct nonet_cellset seen; /* what all of them see, themselves excluded */
};

static bool has_cell(const struct grave *grave, int cell) {
	for (int i = 0; i < grave->count; i++)
		if (grave->cells[i] == cell)
			return true;
	return false;
}

/* Adds an extra candidate; false when the pattern can no longer lead anywhere. */
static bool add_extra(struct grave *grave, int cell, int digit) {
	if (!has_cell(grave, cell)) {
		if (grave->count == 0)
			grave->seen = nonet_masks_peers[cell];
		grave->cells[grave->count++] = (uint8_t)cell;
	}
	grave->extra[cell] |= (uint16_t)(1u << digit);
	grave->all_extra |= 1u << digit;
	grave->seen = nonet_cellset_and(grave->seen, nonet_masks_peers[cell]);
	for (int i = 0; i < grave->count; i++)
		nonet_cellset_remove(&grave->seen, grave->cells[i]);
	return grave->count == 1 || nonet_se_size(grave->all_extra) == 1 ||
	       !nonet_cellset_is_empty(grave->seen);
}

/* Looks at one digit in one house; false when this is no grave. */
static bool inspect(struct grave *grave, int house, int digit) {
	unsigned places = grave->state->places[house][digit];
	int count = nonet_se_size(places);
	if (count == 0 || count == 2)
		return true;
	int large_cells = 0, cell = 0;
	for (; places; places &= places - 1) {
		int other = nonet_units_house[house][nonet_lowest_bit(places)];
		if (nonet_se_size(grave->state->candidates[other]) >= 3) {
			large_cells++;
			cell = other;
		}
	}
	if (large_cells == 1)
		return add_extra(grave, cell, digit);
	return large_cells > 1;
}

/* Whether what is left without the extra candidates is a grave indeed. */
static bool is_grave(const struct grave *grave) {
	const struct nonet_state *state = grave->state;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (state->digit[cell] == 0 &&
		    nonet_se_size(state->candidates[cell] & ~(unsigned)grave->extra[cell]) != 2)
			return false;
	for (int house = 0; house < NONET_HOUSES; house++)
		for (int digit = 0; digit < 9; digit++) {
			int count = 0;
			for (unsigned places = state->places[house][digit]; places; places &= places - 1)
				count += !(
				    grave->extra[nonet_units_house[house][nonet_lowest_bit(places)]] >> digit & 1);
			if (count != 0 && count != 2)
				return false;
		}
	return true;
}

static void begin(struct grave *grave, enum nonet_technique technique, int rating) {
	nonet_step_begin(grave->step, technique, rating);
	grave->step->digits = (uint16_t)grave->all_extra;
	for (int i = 0; i < grave->count; i++)
		nonet_step_mark(grave->step, grave->cells[i], grave->extra[grave->cells[i]],
		                NONET_ROLE_EXTRA);
}

static bool use_type_1(struct grave *grave) {
	int cell = grave->cells[0];
	begin(grave, NONET_TECHNIQUE_BUG_1, 56);
	nonet_step_eliminate(grave->step, cell, grave->state->candidates[cell] & ~grave->all_extra);
	return nonet_se_engine_takes(grave->engine, grave->step);
}

static bool use_type_2(struct grave *grave) {
	struct nonet_cellset seen =
	    nonet_cellset_and(grave->seen, grave->state->cells[nonet_lowest_bit(grave->all_extra)]);
	if (nonet_cellset_is_empty(seen))
		return false;
	begin(grave, NONET_TECHNIQUE_BUG_2, 57);
	while (!nonet_cellset_is_empty(seen))
		nonet_step_eliminate(grave->step, nonet_cellset_take(&seen), grave->all_extra);
	return nonet_se_engine_takes(grave->engine, grave->step);
}

/* The house of that kind which all the cells share, or -1. */
static int shared_house(const struct grave *grave, int first_house) {
	int house = nonet_se_house_of(first_house, grave->cells[0]);
	for (int i = 1; i < grave->count; i++)
		if (nonet_se_house_of(first_house, grave->cells[i]) != house)
			return -1;
	return house;
}

/* Cells of a house, of which some make a naked set with the extra candidates. */
struct house_cells {
	uint8_t cells[9];
	int count;
};

/* The digits of the naked set; 0 when the chosen cells make none. */
static unsigned naked_digits(const struct grave *grave, const struct house_cells *others,
                             unsigned chosen) {
	int size = nonet_se_size(chosen) + 1;
	unsigned all = 0;
	for (unsigned rest = chosen; rest; rest &= rest - 1) {
		unsigned digits = grave->state->candidates[others->cells[nonet_lowest_bit(rest)]];
		if (!(digits & (digits - 1)))
			return 0;
		all |= digits;
	}
	bool closed = nonet_se_size(all) == size && !(grave->all_extra & ~all) &&
	              (grave->all_extra & (grave->all_extra - 1));
	return closed ? all : 0;
}

static bool use_type_3(struct grave *grave, int house, const struct house_cells *others,
                       unsigned chosen, unsigned digits) {
	begin(grave, NONET_TECHNIQUE_BUG_3, 57 + nonet_se_size(digits) - 1);
	grave->step->base_houses = 1u << house;
	for (int i = 0; i < others->count; i++) {
		unsigned common = grave->state->candidates[others->cells[i]] & digits;
		if (chosen >> i & 1)
			nonet_step_mark(grave->step, others->cells[i], common, NONET_ROLE_BASE);
		else if (common)
			nonet_step_eliminate(grave->step, others->cells[i], common);
	}
	return grave->step->elimination_count && nonet_se_engine_takes(grave->engine, grave->step);
}

static bool find_type_3(struct grave *grave) {
	for (int kind = 0; kind < 3; kind++) {
		int house = shared_house(grave, nonet_se_box_row_column[kind]);
		if (house < 0)
			continue;
		struct house_cells others = {.count = 0};
		for (int i = 0; i < NONET_PEERS; i++) {
			int cell = nonet_se_peers[grave->cells[0]][i];
			if (nonet_cellset_has(grave->seen, cell) &&
			    nonet_cellset_has(nonet_masks_house[house], cell))
				others.cells[others.count++] = (uint8_t)cell;
		}
		for (int size = 2; size <= 6 && size <= others.count; size++)
			for (unsigned chosen = (1u << (size - 1)) - 1; chosen >> others.count == 0;) {
				unsigned digits = naked_digits(grave, &others, chosen);
				if (digits && use_type_3(grave, house, &others, chosen, digits))
					return true;
				chosen = nonet_se_next_set(chosen);
				if (!chosen)
					break;
			}
	}
	return false;
}

static bool find_type_4(struct grave *grave) {
	const struct nonet_state *state = grave->state;
	int first = grave->cells[0], second = grave->cells[1];
	unsigned common = state->candidates[first] & state->candidates[second] & ~grave->all_extra;
	if (nonet_se_size(common) != 1)
		return false;
	for (int kind = 0; kind < 3; kind++) {
		int house = shared_house(grave, nonet_se_box_row_column[kind]);
		if (house < 0)
			continue;
		begin(grave, NONET_TECHNIQUE_BUG_4, 57);
		grave->step->base_houses = 1u << house;
		for (int i = 0; i < 2; i++) {
			int cell = grave->cells[i];
			unsigned gone = state->candidates[cell] & ~common & ~(unsigned)grave->extra[cell];
			if (gone)
				nonet_step_eliminate(grave->step, cell, gone);
		}
		return nonet_se_engine_takes(grave->engine, grave->step);
	}
	return false;
}

bool nonet_se_bug(struct nonet_se_engine *engine, int variant, struct nonet_step *step) {
	(void)variant;
	struct grave grave = {.engine = engine, .state = &engine->state, .step = step};
	for (int kind = 0; kind < 3; kind++)
		for (int i = 0; i < 9; i++)
			for (int digit = 0; digit < 9; digit++)
				if (!inspect(&grave, nonet_se_box_row_column[kind] + i, digit))
					return false;
	if (grave.count == 0 || !is_grave(&grave))
		return false;
	if (grave.count == 1)
		return use_type_1(&grave);
	if (nonet_se_size(grave.all_extra) == 1)
		return use_type_2(&grave) || (grave.count == 2 && find_type_4(&grave));
	return !nonet_cellset_is_empty(grave.seen) &&
	       ((grave.count == 2 && find_type_4(&grave)) || find_type_3(&grave));
}
