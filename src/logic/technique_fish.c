/* Fish: as many cover houses as base houses hold all candidates of a digit in the base houses, so
 * the digit goes from the rest of the covers. Base candidates outside the covers are fins, those in
 * two base houses endo fins: then only what sees all of them goes. A candidate in two covers goes
 * although it belongs to the base (cannibalism).
 *
 * Bases are tried in lexicographic order of their houses, and the fish of a base are told in that
 * of their covers.
 */
#include "logic/fish.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_ENDO_FINS = 2 };
enum { ROWS = 0x1FF, COLUMNS = 0x1FF << 9 };

static bool is_basic(uint32_t base, uint32_t cover) {
	return (!(base & ~(uint32_t)ROWS) && !(cover & ~(uint32_t)COLUMNS)) ||
	       (!(base & ~(uint32_t)COLUMNS) && !(cover & ~(uint32_t)ROWS));
}

static bool is_franken(uint32_t base, uint32_t cover) {
	return (!(base & COLUMNS) && !(cover & ROWS) && (base & ROWS) && (cover & COLUMNS)) ||
	       (!(base & ROWS) && !(cover & COLUMNS) && (base & COLUMNS) && (cover & ROWS));
}

static bool has_short_base(const struct nonet_fish *fish, struct nonet_cellset fins) {
	for (uint32_t houses = fish->base_houses; houses; houses &= houses - 1) {
		struct nonet_cellset body =
		    nonet_cellset_minus(fish->in_house[__builtin_ctz(houses)], fins);
		if (nonet_cellset_count(body) <= 1)
			return true;
	}
	return false;
}

static const enum nonet_technique plain_names[] = {
    NONET_TECHNIQUE_X_WING,    NONET_TECHNIQUE_SWORDFISH, NONET_TECHNIQUE_JELLYFISH,
    NONET_TECHNIQUE_SQUIRMBAG, NONET_TECHNIQUE_WHALE,     NONET_TECHNIQUE_LEVIATHAN};

/* The six sizes of a kind follow one another in the enumeration. */
static enum nonet_technique sized(enum nonet_technique x_wing, int size) {
	return (enum nonet_technique)((int)x_wing + size - 2);
}

static enum nonet_technique technique_of(const struct nonet_fish *fish, uint32_t cover_houses,
                                         struct nonet_cellset fins) {
	bool finned = !nonet_cellset_is_empty(fins);
	enum nonet_technique first;
	if (is_basic(fish->base_houses, cover_houses)) {
		if (!finned)
			return plain_names[fish->size - 2];
		first = has_short_base(fish, fins) ? NONET_TECHNIQUE_SASHIMI_X_WING
		                                   : NONET_TECHNIQUE_FINNED_X_WING;
	} else if (is_franken(fish->base_houses, cover_houses)) {
		first = finned ? NONET_TECHNIQUE_FINNED_FRANKEN_X_WING : NONET_TECHNIQUE_FRANKEN_X_WING;
	} else {
		first = finned ? NONET_TECHNIQUE_FINNED_MUTANT_X_WING : NONET_TECHNIQUE_MUTANT_X_WING;
	}
	return sized(first, fish->size);
}

void nonet_fish_begin(struct nonet_fish *fish, enum nonet_technique technique,
                      uint32_t cover_houses, struct nonet_cellset fins) {
	struct nonet_search *search = fish->search;
	unsigned digits = 1u << (fish->digit - 1);
	nonet_finding_begin(search, technique);
	search->finding.digits = (uint16_t)digits;
	search->finding.base_houses = fish->base_houses;
	search->finding.cover_houses = cover_houses;
	nonet_finding_pattern_cells(search, nonet_cellset_minus(fish->base, fins), digits,
	                            NONET_ROLE_BASE);
	nonet_finding_pattern_cells(search, fins, digits, NONET_ROLE_EXTRA);
}

/* Keeps the first with what it takes: others make no new twins. */
static void keep_twin(struct nonet_fish *fish, enum nonet_technique technique,
                      uint32_t cover_houses, struct nonet_cellset fins, struct nonet_cellset gone) {
	if (fish->twins_met++ >= NONET_FISH_TWINS)
		return;
	for (int i = 0; i < fish->twin_count; i++)
		if (nonet_cellset_equal(fish->twins[i].gone, gone) &&
		    (technique != fish->wanted || fish->twins[i].technique == technique))
			return;
	fish->twins[fish->twin_count++] = (struct nonet_fish_twin){technique, cover_houses, fins, gone};
}

/* In a search for all, most fish take what others have taken before; only the first is told. */
static bool is_told(struct nonet_fish *fish, struct nonet_cellset gone) {
	return fish->new_only && !nonet_fish_told_add(&fish->told, gone);
}

static bool report_fish(struct nonet_fish *fish, const struct nonet_fish_cover *cover,
                        struct nonet_cellset fins, struct nonet_cellset outside,
                        struct nonet_cellset cannibals) {
	enum nonet_technique technique = technique_of(fish, cover->houses, fins);
	if (fish->search->all) {
		struct nonet_cellset gone = nonet_cellset_or(outside, cannibals);
		if (!nonet_cellset_is_empty(fins))
			keep_twin(fish, technique, cover->houses, fins, gone);
		if (technique != fish->wanted || is_told(fish, gone))
			return false;
	} else if (fish->shape == NONET_FISH_BASIC && technique != fish->wanted) {
		return false;
	}
	nonet_fish_begin(fish, technique, cover->houses, fins);
	nonet_finding_eliminate_cells(fish->search, outside, fish->digit);
	nonet_finding_eliminate_cells(fish->search, cannibals, fish->digit);
	return nonet_finding_report(fish->search);
}

/* Two fish on the same base, taken as one. */
static bool report_twins(struct nonet_fish *fish) {
	for (int i = 0; i < fish->twin_count; i++) {
		const struct nonet_fish_twin *a = &fish->twins[i];
		if (a->technique != fish->wanted)
			continue;
		for (int j = 0; j < fish->twin_count; j++) {
			const struct nonet_fish_twin *b = &fish->twins[j];
			struct nonet_cellset gone = nonet_cellset_or(a->gone, b->gone);
			if (nonet_cellset_equal(gone, a->gone) || is_told(fish, gone))
				continue;
			nonet_fish_begin(fish, a->technique, a->cover_houses | b->cover_houses,
			                 nonet_cellset_or(a->fins, b->fins));
			nonet_finding_eliminate_cells(fish->search, gone, fish->digit);
			if (nonet_finding_report(fish->search))
				return true;
		}
	}
	return false;
}

static bool is_twin_kept(const struct nonet_fish *fish, struct nonet_cellset gone) {
	for (int i = 0; i < fish->twin_count; i++)
		if (nonet_cellset_equal(fish->twins[i].gone, gone) &&
		    fish->twins[i].technique == fish->wanted)
			return true;
	return false;
}

static bool may_have_new_twins(const struct nonet_fish *fish) {
	for (int i = 0; i < fish->twin_count; i++)
		for (int j = 0; j < fish->twin_count && fish->twins[i].technique == fish->wanted; j++)
			if (!nonet_fish_told_has(&fish->told,
			                         nonet_cellset_or(fish->twins[i].gone, fish->twins[j].gone)))
				return true;
	return false;
}

/* Whether any of the finned fish that were found, or twins of them, may not have been told. */
static bool is_any_new(struct nonet_fish *fish) {
	fish->twin_count = fish->twins_met = 0;
	for (int i = 0; i < fish->caught_count; i++) {
		const struct nonet_fish_caught *caught = &fish->caught[i];
		struct nonet_cellset gone = nonet_cellset_or(caught->outside, caught->cannibals);
		if (is_twin_kept(fish, gone))
			continue;
		enum nonet_technique technique = fish->wanted;
		if (!nonet_fish_told_has(&fish->told, gone)) {
			technique = technique_of(fish, caught->cover.houses, caught->fins);
			if (technique == fish->wanted)
				return true;
		}
		keep_twin(fish, technique, caught->cover.houses, caught->fins, gone);
		if (fish->twins_met == NONET_FISH_TWINS)
			return true;
	}
	return may_have_new_twins(fish);
}

static bool cover_base(struct nonet_fish *fish) {
	if (nonet_search_stopped(fish->search))
		return true;
	if (fish->new_only && fish->finned && !nonet_fish_may_be_new(fish))
		return false;
	nonet_fish_find_covers(fish);
	if (fish->new_only && fish->finned && !is_any_new(fish))
		return false;
	nonet_fish_order_covers(fish);
	fish->twin_count = fish->twins_met = 0;
	fish->gone_known = 0;
	for (int i = 0; i < fish->caught_count; i++) {
		const struct nonet_fish_caught *caught = &fish->caught[(uint32_t)fish->order[i]];
		if (fish->sets ? nonet_fish_check_kraken(fish, &caught->cover, caught->fins)
		               : report_fish(fish, &caught->cover, caught->fins, caught->outside,
		                             caught->cannibals))
			return true;
	}
	return report_twins(fish);
}

/* Whether the base lines already meet more lines than covers and fins can hold: the fins of a basic
 * fish lie in one box, as only cells of that box see them outside the base. */
static bool is_too_wide(const struct nonet_fish *fish, unsigned crossings) {
	return fish->shape == NONET_FISH_BASIC &&
	       nonet_digit_count(crossings) > (fish->finned ? fish->size + 3 : fish->size);
}

/* Counts cells of one more base house that have to be covered, for a target or in any case, as far
 * as no cover holds two of those counted; false when these are more than the covers. */
static inline bool has_covers_for(struct nonet_fish *fish, int depth, int house, int target,
                                  struct nonet_cellset cells, int covers) {
	struct nonet_fish_need need = fish->needs[depth][target];
	cells = nonet_cellset_minus(cells, need.held);
	while (!nonet_cellset_is_empty(cells)) {
		if (need.covers == covers)
			return false;
		struct nonet_cellset held = fish->in_others[nonet_cellset_take(&cells)][house / 9];
		need.held = nonet_cellset_or(need.held, held);
		need.covers++;
		cells = nonet_cellset_minus(cells, held);
	}
	fish->needs[depth + 1][target] = need;
	return true;
}

/* Of the cells of a base, so many at most are in no cover of another: each has its own cover, or is
 * a Kraken fin. */
static int most_apart(const struct nonet_fish *fish) {
	return fish->size + (fish->sets ? NONET_FISH_KRAKEN_FINS : 0);
}

/* Of the targets, those that a fish with these base houses, and maybe more, can take for all that
 * is quickly seen. What does not see the target cannot be a fin, and none of the target's houses
 * covers it: one cover is left for the target, or two when it is in the base. */
static struct nonet_cellset still_in_reach(struct nonet_fish *fish, int depth, int house,
                                           struct nonet_cellset targets) {
	struct nonet_cellset in_reach = targets;
	while (!nonet_cellset_is_empty(targets)) {
		int target = nonet_cellset_take(&targets);
		struct nonet_cellset cells =
		    nonet_cellset_minus(fish->in_house[house], nonet_masks_peers[target]);
		bool in_base = nonet_cellset_has(fish->base, target);
		if (in_base)
			nonet_cellset_remove(&cells, target);
		if (!has_covers_for(fish, depth, house, target, cells, fish->size - (in_base ? 2 : 1)))
			nonet_cellset_remove(&in_reach, target);
	}
	return in_reach;
}

static bool choose_bases(struct nonet_fish *fish, int depth, int start, unsigned crossings) {
	if (depth == fish->size)
		return cover_base(fish);
	struct nonet_cellset base = fish->base;
	struct nonet_cellset endo_fins = fish->endo_fins;
	struct nonet_cellset in_reach = fish->in_reach;
	uint32_t houses = fish->base_houses;
	bool enough = false;
	for (int i = start; !enough && i <= fish->base_count - fish->size + depth; i++) {
		int house = fish->base_house[i];
		unsigned more = crossings | fish->search->state->places[house][fish->digit - 1];
		if (is_too_wide(fish, more))
			continue;
		struct nonet_cellset cells = fish->in_house[house];
		struct nonet_cellset twice = nonet_cellset_and(base, cells);
		if (!nonet_cellset_is_empty(twice) &&
		    (!fish->finned || fish->sets ||
		     nonet_cellset_count(endo_fins) + nonet_cellset_count(twice) > MAX_ENDO_FINS))
			continue;
		fish->base = nonet_cellset_or(base, cells);
		fish->endo_fins = nonet_cellset_or(endo_fins, twice);
		fish->base_houses = houses | 1u << house;
		fish->in_reach = in_reach;
		if (!nonet_cellset_is_empty(twice))
			fish->in_reach = nonet_cellset_and(in_reach, nonet_masks_common_peers(twice));
		if (fish->finned && !fish->sets)
			fish->in_reach = still_in_reach(fish, depth, house, fish->in_reach);
		else if (!has_covers_for(fish, depth, house, 0, cells, most_apart(fish)))
			continue;
		if (nonet_cellset_is_empty(fish->in_reach) ||
		    (fish->new_only && nonet_fish_told_all(&fish->told, fish->in_reach)))
			continue;
		enough = choose_bases(fish, depth + 1, i + 1, more);
	}
	fish->base = base;
	fish->endo_fins = endo_fins;
	fish->in_reach = in_reach;
	fish->base_houses = houses;
	return enough;
}

/* Lists the houses for one direction: rows or columns as base. Mutant fish mix all of them. */
static void list_houses(struct nonet_fish *fish, bool rows) {
	fish->base_count = 0;
	fish->cover_houses = 0;
	for (int house = 0; house < (fish->shape == NONET_FISH_BASIC ? 18 : NONET_HOUSES); house++) {
		struct nonet_cellset cells = fish->in_house[house];
		if (nonet_cellset_is_empty(cells))
			continue;
		bool both = house >= 18 || fish->shape == NONET_FISH_MUTANT;
		bool as_base = both || (house < 9) == rows;
		if (as_base && (fish->finned || nonet_cellset_count(cells) <= fish->size))
			fish->base_house[fish->base_count++] = (uint8_t)house;
		if (both || !as_base)
			fish->cover_houses |= 1u << house;
	}
}

/* A cell in a base house may be covered by its other two houses. */
static void list_others(struct nonet_fish *fish, struct nonet_cellset cells) {
	while (!nonet_cellset_is_empty(cells)) {
		int cell = nonet_cellset_take(&cells);
		struct nonet_cellset in_covers[3];
		for (int k = 0; k < 3; k++) {
			int house = nonet_masks_house_of(cell, k);
			bool covers = fish->cover_houses >> house & 1;
			in_covers[k] = covers ? fish->in_house[house] : (struct nonet_cellset){0, 0};
		}
		for (int k = 0; k < 3; k++)
			fish->in_others[cell][k] =
			    nonet_cellset_or(in_covers[(k + 1) % 3], in_covers[(k + 2) % 3]);
	}
}

static bool find_for_digit(struct nonet_fish *fish, int digit) {
	fish->digit = digit;
	fish->fins_known = (struct nonet_cellset){0, 0};
	fish->cells = fish->search->state->cells[digit - 1];
	struct nonet_cellset targets =
	    fish->sets ? fish->cells : nonet_fish_targets(fish->search, digit);
	if (nonet_cellset_is_empty(targets))
		return false;
	if (fish->new_only)
		nonet_fish_told_start(&fish->told, targets);
	for (int house = 0; house < NONET_HOUSES; house++)
		fish->in_house[house] = nonet_cellset_and(fish->cells, nonet_masks_house[house]);
	for (int rows = 1; rows >= (fish->shape == NONET_FISH_MUTANT ? 1 : 0); rows--) {
		list_houses(fish, rows);
		list_others(fish, fish->cells);
		fish->in_reach = targets;
		if (choose_bases(fish, 0, 0, 0))
			return true;
	}
	return false;
}

bool nonet_fish_find(struct nonet_search *search, enum nonet_fish_shape shape, int size,
                     bool finned, enum nonet_technique wanted,
                     const struct nonet_consequences *sets) {
	struct nonet_fish fish;
	fish.sets = sets;
	fish.search = search;
	fish.shape = shape;
	fish.size = size;
	fish.finned = finned;
	fish.wanted = wanted;
	fish.new_only = search->all && !sets;
	fish.base_houses = 0;
	memset(fish.needs[0], 0, sizeof fish.needs[0]);
	fish.base = fish.endo_fins = (struct nonet_cellset){0, 0};
	fish.told.many = fish.kraken_told = fish.kraken_tried = (struct nonet_hash_set){0};
	fish.caught = NULL;
	fish.order = NULL;
	fish.caught_capacity = 0;
	fish.room[0] = 0;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		fish.houses_of[cell] = 1u << nonet_masks_house_of(cell, 0) |
		                       1u << nonet_masks_house_of(cell, 1) |
		                       1u << nonet_masks_house_of(cell, 2);
	bool enough = false;
	for (int digit = 1; digit <= 9 && !enough; digit++)
		enough = find_for_digit(&fish, digit);
	search->no_memory |=
	    fish.told.many.no_memory || fish.kraken_told.no_memory || fish.kraken_tried.no_memory;
	nonet_hash_set_free_inside(&fish.told.many);
	nonet_hash_set_free_inside(&fish.kraken_told);
	nonet_hash_set_free_inside(&fish.kraken_tried);
	free(fish.caught);
	free(fish.order);
	return enough && !search->stopped;
}

static bool find_fish(struct nonet_search *search, enum nonet_fish_shape shape, int size,
                      bool finned, enum nonet_technique wanted) {
	return nonet_fish_find(search, shape, size, finned, wanted, NULL);
}

bool nonet_find_basic_fish(struct nonet_search *search, int variant) {
	return find_fish(search, NONET_FISH_BASIC, variant, false, plain_names[variant - 2]);
}

bool nonet_find_finned_fish(struct nonet_search *search, int variant) {
	return find_fish(search, NONET_FISH_BASIC, variant, true,
	                 sized(NONET_TECHNIQUE_FINNED_X_WING, variant));
}

bool nonet_find_sashimi_fish(struct nonet_search *search, int variant) {
	return find_fish(search, NONET_FISH_BASIC, variant, true,
	                 sized(NONET_TECHNIQUE_SASHIMI_X_WING, variant));
}

bool nonet_find_franken_fish(struct nonet_search *search, int variant) {
	return find_fish(search, NONET_FISH_FRANKEN, variant, false,
	                 sized(NONET_TECHNIQUE_FRANKEN_X_WING, variant));
}

bool nonet_find_finned_franken_fish(struct nonet_search *search, int variant) {
	return find_fish(search, NONET_FISH_FRANKEN, variant, true,
	                 sized(NONET_TECHNIQUE_FINNED_FRANKEN_X_WING, variant));
}

bool nonet_find_mutant_fish(struct nonet_search *search, int variant) {
	return find_fish(search, NONET_FISH_MUTANT, variant, false,
	                 sized(NONET_TECHNIQUE_MUTANT_X_WING, variant));
}

bool nonet_find_finned_mutant_fish(struct nonet_search *search, int variant) {
	return find_fish(search, NONET_FISH_MUTANT, variant, true,
	                 sized(NONET_TECHNIQUE_FINNED_MUTANT_X_WING, variant));
}
