/* Forcing chains and nets: a candidate whose being true, or false, leads to a contradiction; or
 * something that follows in any case: whether a candidate is true or false, whatever candidate of a
 * cell is true, whatever place a digit of a house takes. */
#include "logic/consequences.h"

#include <stdlib.h>

struct forcing {
	struct nonet_search *search;
	const struct nonet_consequences *sets; /* by candidate node */
	enum nonet_technique contradiction, verity;
	bool nets;
	struct nonet_cellset empty;
	/* By digit - 1, of the houses that lack it: the empty cells that no placed digit forbids. */
	int open_count[9];
	struct nonet_cellset open[9][NONET_HOUSES];
};

/* Begins findings, all of which follow from these starts. */
static void begin(struct forcing *forcing, enum nonet_technique technique, const uint16_t starts[],
                  int start_count) {
	struct nonet_search *search = forcing->search;
	nonet_finding_begin(search, technique);
	for (int i = 0; i < start_count; i++) {
		nonet_finding_pattern(search, starts[i] / 18, 1u << starts[i] / 2 % 9, NONET_ROLE_BASE);
		nonet_finding_start(search, starts[i]);
	}
	search->finding.clashes = technique == forcing->contradiction;
	search->finding.nets = forcing->nets;
}

/* Reports one of the findings that have been begun. */
static bool report(struct nonet_search *search, int cell, int digit, bool on) {
	search->finding.digits = (uint16_t)(1u << (digit - 1));
	search->finding.placement_count = 0;
	search->finding.elimination_count = 0;
	if (on)
		nonet_finding_place(search, cell, digit);
	else
		nonet_finding_eliminate(search, cell, digit);
	return nonet_finding_report(search);
}

static bool see_each_other(struct nonet_cellset cells) {
	for (struct nonet_cellset rest = cells; !nonet_cellset_is_empty(rest);)
		if (nonet_cellset_meets(nonet_masks_peers[nonet_cellset_take(&rest)], rest))
			return true;
	return false;
}

/* A digit twice in a house, or nowhere in it. */
static bool digit_breaks(const struct forcing *forcing, const struct nonet_consequences *set,
                         int digit) {
	struct nonet_cellset on = set->on[digit - 1];
	struct nonet_cellset dead = nonet_cellset_minus(set->off[digit - 1], on);
	if (see_each_other(on))
		return true;
	if (nonet_cellset_is_empty(dead))
		return false;
	for (int i = 0; i < forcing->open_count[digit - 1]; i++)
		if (nonet_cellset_within(forcing->open[digit - 1][i], dead))
			return true;
	return false;
}

/* A candidate true and false, a cell with two digits, or with none. */
static bool cell_breaks(const struct forcing *forcing, const struct nonet_consequences *set) {
	struct nonet_cellset filled = {0, 0}, dead = forcing->empty;
	for (int i = 0; i < 9; i++) {
		if (nonet_cellset_meets(set->on[i], set->off[i]) || nonet_cellset_meets(set->on[i], filled))
			return true;
		filled = nonet_cellset_or(filled, set->on[i]);
		dead = nonet_cellset_minus(
		    dead, nonet_cellset_minus(forcing->search->state->cells[i], set->off[i]));
	}
	return !nonet_cellset_within(dead, filled);
}

static bool breaks(const struct forcing *forcing, const struct nonet_consequences *set) {
	if (cell_breaks(forcing, set))
		return true;
	for (int digit = 1; digit <= 9; digit++)
		if (digit_breaks(forcing, set, digit))
			return true;
	return false;
}

static bool try_contradiction(struct forcing *forcing, int cell, int digit) {
	for (int on = 1; on >= 0; on--) {
		uint16_t start = (uint16_t)nonet_node_of(cell, digit, on);
		if (!breaks(forcing, &forcing->sets[start]))
			continue;
		begin(forcing, forcing->contradiction, &start, 1);
		if (report(forcing->search, cell, digit, !on))
			return true;
	}
	return false;
}

/* What follows from every one of the starts; what lies in `but` does not count. */
static bool try_verity(struct forcing *forcing, const uint16_t starts[], int count,
                       struct nonet_cellset but) {
	struct nonet_search *search = forcing->search;
	bool begun = false;
	for (int digit = 1; digit <= 9; digit++)
		for (int on = 1; on >= 0; on--) {
			struct nonet_cellset common = nonet_cellset_minus(search->state->cells[digit - 1], but);
			for (int i = 0; i < count; i++) {
				const struct nonet_consequences *set = &forcing->sets[starts[i]];
				common = nonet_cellset_and(common, on ? set->on[digit - 1] : set->off[digit - 1]);
			}
			if (nonet_cellset_is_empty(common))
				continue;
			if (!begun)
				begin(forcing, forcing->verity, starts, count);
			begun = true;
			while (!nonet_cellset_is_empty(common))
				if (report(search, nonet_cellset_take(&common), digit, on))
					return true;
		}
	return false;
}

static bool try_both_ways(struct forcing *forcing, int cell, int digit) {
	uint16_t starts[2] = {(uint16_t)nonet_node_of(cell, digit, true),
	                      (uint16_t)nonet_node_of(cell, digit, false)};
	struct nonet_cellset own = {0, 0};
	nonet_cellset_add(&own, cell);
	return try_verity(forcing, starts, 2, own);
}

static bool try_cell(struct forcing *forcing, int cell) {
	uint16_t starts[9];
	int count = 0;
	unsigned digits = forcing->search->state->candidates[cell];
	for (; digits; digits &= digits - 1)
		starts[count++] = (uint16_t)nonet_node_of(cell, nonet_lowest_digit(digits), true);
	return count && try_verity(forcing, starts, count, (struct nonet_cellset){0, 0});
}

static bool try_house(struct forcing *forcing, int house, int digit) {
	uint16_t starts[9];
	int count = 0;
	struct nonet_cellset places = nonet_places(forcing->search->state, house, digit);
	while (!nonet_cellset_is_empty(places))
		starts[count++] = (uint16_t)nonet_node_of(nonet_cellset_take(&places), digit, true);
	return count && try_verity(forcing, starts, count, (struct nonet_cellset){0, 0});
}

/* True when what was found is enough, or the search is to stop. */
static bool try_all(struct forcing *forcing) {
	struct nonet_search *search = forcing->search;
	const struct nonet_state *state = search->state;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		for (unsigned digits = state->candidates[cell]; digits; digits &= digits - 1) {
			int digit = nonet_lowest_digit(digits);
			if (nonet_search_stopped(search) || try_contradiction(forcing, cell, digit) ||
			    try_both_ways(forcing, cell, digit))
				return true;
		}
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (nonet_search_stopped(search) || try_cell(forcing, cell))
			return true;
	for (int house = 0; house < NONET_HOUSES; house++)
		for (int digit = 1; digit <= 9; digit++)
			if (nonet_search_stopped(search) || try_house(forcing, house, digit))
				return true;
	return false;
}

static void list_open_houses(struct forcing *forcing) {
	const struct nonet_state *state = forcing->search->state;
	struct nonet_cellset forbidden[9] = {{0, 0}};
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		if (!state->digit[cell]) {
			nonet_cellset_add(&forcing->empty, cell);
			continue;
		}
		struct nonet_cellset *by_digit = &forbidden[state->digit[cell] - 1];
		*by_digit = nonet_cellset_or(*by_digit, nonet_masks_peers[cell]);
	}
	for (int i = 0; i < 9; i++) {
		struct nonet_cellset allowed = nonet_cellset_minus(forcing->empty, forbidden[i]);
		for (int house = 0; house < NONET_HOUSES; house++)
			if (nonet_cellset_meets(allowed, nonet_masks_house[house]))
				forcing->open[i][forcing->open_count[i]++] =
				    nonet_cellset_and(allowed, nonet_masks_house[house]);
	}
}

static bool find_forcing(struct nonet_search *search, bool nets) {
	struct nonet_consequences *sets = nonet_consequences_of(search, nets);
	if (!sets)
		return false;
	struct forcing forcing = {.search = search, .sets = sets, .nets = nets};
	forcing.contradiction = nets ? NONET_TECHNIQUE_FORCING_NET_CONTRADICTION
	                             : NONET_TECHNIQUE_FORCING_CHAIN_CONTRADICTION;
	forcing.verity =
	    nets ? NONET_TECHNIQUE_FORCING_NET_VERITY : NONET_TECHNIQUE_FORCING_CHAIN_VERITY;
	list_open_houses(&forcing);
	bool enough = try_all(&forcing) && !search->stopped;
	free(sets);
	return enough;
}

bool nonet_find_forcing_chain(struct nonet_search *search, int variant) {
	(void)variant;
	return find_forcing(search, false);
}

bool nonet_find_forcing_net(struct nonet_search *search, int variant) {
	(void)variant;
	return find_forcing(search, true);
}
