/* Fish: as many cover houses as base houses hold all candidates of a digit in the base houses, so
 * the digit goes from the rest of the covers. Base candidates outside the covers are fins, those in
 * two base houses endo fins: then only what sees all of them goes. A candidate in two covers goes
 * although it belongs to the base (cannibalism).
 *
 * Houses are tried in order: bases before covers, each in lexicographic order. Branches are left as
 * soon as the fins that can no longer be avoided are too many, or see nothing in common.
 */
#include "base/rng.h"
#include "logic/consequences.h"
#include "logic/hash_set.h"

#include <stdlib.h>

enum shape { BASIC, FRANKEN, MUTANT };
enum { MAX_FINS = 5, MAX_ENDO_FINS = 2, MAX_TWINS = 48, MAX_KRAKEN_FINS = 2, MAX_KRAKEN_SIZE = 4 };

struct cover {
	struct nonet_cellset all;
	struct nonet_cellset twice;
	uint32_t houses;
};

/* What twins (siamese fish: same base, other covers) are made of. */
struct twin {
	enum nonet_technique technique;
	uint32_t cover_houses;
	struct nonet_cellset fins;
	struct nonet_cellset gone;
};

struct fish_search {
	struct nonet_search *search;
	enum shape shape;
	int size;
	bool finned;
	enum nonet_technique wanted;
	/* For Kraken fish: what follows from each candidate; else NULL. */
	const struct nonet_consequences *sets;

	int digit;
	struct nonet_cellset cells; /* that have the digit */
	int base_count, cover_count;
	uint8_t base_house[NONET_HOUSES], cover_house[NONET_HOUSES];
	struct nonet_cellset in_house[NONET_HOUSES];

	/* the base now chosen */
	uint32_t base_houses;
	struct nonet_cellset base, endo_fins;
	/* the covers that meet it; rest[i]: all that covers from i on hold */
	int option_count;
	uint8_t option[NONET_HOUSES];
	struct nonet_cellset rest[NONET_HOUSES + 1];

	int twin_count;
	struct twin twins[MAX_TWINS];
	struct nonet_hash_set told; /* in a search for all: what fish have taken so far */
};

enum { ROWS = 0x1FF, COLUMNS = 0x1FF << 9, BOXES = 0x1FF << 18 };

static bool has_more_than(struct nonet_cellset cells, int count) {
	for (; count > 0; count--) {
		if (cells.low)
			cells.low &= cells.low - 1;
		else
			cells.high &= cells.high - 1;
	}
	return !nonet_cellset_is_empty(cells);
}

static bool is_basic(uint32_t base, uint32_t cover) {
	return (!(base & ~(uint32_t)ROWS) && !(cover & ~(uint32_t)COLUMNS)) ||
	       (!(base & ~(uint32_t)COLUMNS) && !(cover & ~(uint32_t)ROWS));
}

static bool is_franken(uint32_t base, uint32_t cover) {
	return (!(base & COLUMNS) && !(cover & ROWS) && (base & ROWS) && (cover & COLUMNS)) ||
	       (!(base & ROWS) && !(cover & COLUMNS) && (base & COLUMNS) && (cover & ROWS));
}

static bool has_short_base(const struct fish_search *fish, struct nonet_cellset fins) {
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

static enum nonet_technique technique_of(const struct fish_search *fish, uint32_t cover_houses,
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

static void begin(struct fish_search *fish, enum nonet_technique technique, uint32_t cover_houses,
                  struct nonet_cellset fins) {
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

static void keep_twin(struct fish_search *fish, enum nonet_technique technique,
                      uint32_t cover_houses, struct nonet_cellset fins, struct nonet_cellset gone) {
	if (fish->twin_count < MAX_TWINS)
		fish->twins[fish->twin_count++] = (struct twin){technique, cover_houses, fins, gone};
}

/* In a search for all, most fish take what others have taken before; only the first is told. */
static bool is_told(struct fish_search *fish, enum nonet_technique technique, int digit,
                    struct nonet_cellset gone) {
	if (!fish->search->all)
		return false;
	uint64_t hash = nonet_rng_mix((uint64_t)technique * 10 + (uint64_t)digit);
	hash = nonet_rng_mix(hash ^ gone.low);
	return !nonet_hash_set_add(&fish->told, nonet_rng_mix(hash ^ gone.high));
}

static bool report_fish(struct fish_search *fish, const struct cover *cover,
                        struct nonet_cellset fins, struct nonet_cellset outside,
                        struct nonet_cellset cannibals) {
	enum nonet_technique technique = technique_of(fish, cover->houses, fins);
	if (fish->search->all) {
		struct nonet_cellset gone = nonet_cellset_or(outside, cannibals);
		if (!nonet_cellset_is_empty(fins))
			keep_twin(fish, technique, cover->houses, fins, gone);
		if (technique != fish->wanted || is_told(fish, technique, fish->digit, gone))
			return false;
	} else if (fish->shape == BASIC && technique != fish->wanted) {
		return false;
	}
	begin(fish, technique, cover->houses, fins);
	nonet_finding_eliminate_cells(fish->search, outside, fish->digit);
	nonet_finding_eliminate_cells(fish->search, cannibals, fish->digit);
	return nonet_finding_report(fish->search);
}

/* What goes in any case: whichever of the candidates is true. */
static struct nonet_cellset gone_after_all(const struct fish_search *fish,
                                           struct nonet_cellset cells, int digit) {
	struct nonet_cellset gone = nonet_cellset_minus(fish->search->state->cells[digit - 1], cells);
	while (!nonet_cellset_is_empty(cells)) {
		int start = nonet_node_of(nonet_cellset_take(&cells), fish->digit, true);
		gone = nonet_cellset_and(gone, fish->sets[start].off[digit - 1]);
	}
	return gone;
}

static bool report_kraken(struct fish_search *fish, enum nonet_technique technique,
                          const struct cover *cover, struct nonet_cellset fins,
                          struct nonet_cellset starts, struct nonet_cellset gone, int digit) {
	if (nonet_cellset_is_empty(gone) || is_told(fish, technique, digit, gone))
		return false;
	begin(fish, technique, cover->houses, fins);
	nonet_finding_eliminate_cells(fish->search, gone, digit);
	while (!nonet_cellset_is_empty(starts))
		nonet_finding_start(fish->search,
		                    nonet_node_of(nonet_cellset_take(&starts), fish->digit, true));
	return nonet_finding_report(fish->search);
}

/* Type 1: what the fish would take without its fins, when every fin leads to the same. Type 2: what
 * follows from every candidate that a cover, or a fin, may make true. */
static bool check_kraken(struct fish_search *fish, const struct cover *cover,
                         struct nonet_cellset fins) {
	struct nonet_cellset targets =
	    nonet_cellset_or(nonet_cellset_minus(cover->all, fish->base), cover->twice);
	struct nonet_cellset gone = nonet_cellset_and(targets, gone_after_all(fish, fins, fish->digit));
	if (report_kraken(fish, NONET_TECHNIQUE_KRAKEN_FISH_1, cover, fins, fins, gone, fish->digit))
		return true;
	for (uint32_t houses = cover->houses; houses; houses &= houses - 1) {
		struct nonet_cellset in_cover = fish->in_house[__builtin_ctz(houses)];
		struct nonet_cellset body =
		    nonet_cellset_minus(nonet_cellset_and(in_cover, fish->base), cover->twice);
		if (nonet_cellset_equal(body, in_cover))
			continue;
		struct nonet_cellset starts = nonet_cellset_or(body, fins);
		for (int digit = 1; digit <= 9; digit++)
			if (report_kraken(fish, NONET_TECHNIQUE_KRAKEN_FISH_2, cover, fins, starts,
			                  gone_after_all(fish, starts, digit), digit))
				return true;
	}
	return false;
}

static bool check_fish(struct fish_search *fish, const struct cover *cover) {
	struct nonet_cellset fins =
	    nonet_cellset_or(nonet_cellset_minus(fish->base, cover->all), fish->endo_fins);
	struct nonet_cellset outside = nonet_cellset_minus(cover->all, fish->base);
	struct nonet_cellset cannibals = cover->twice;
	bool finned = !nonet_cellset_is_empty(fins);
	if (fish->finned != finned || has_more_than(fins, fish->sets ? MAX_KRAKEN_FINS : MAX_FINS))
		return false;
	if (finned) {
		struct nonet_cellset seen = nonet_masks_common_peers(fins);
		outside = nonet_cellset_and(outside, seen);
		cannibals = nonet_cellset_and(cannibals, seen);
	}
	if (fish->sets)
		return nonet_cellset_is_empty(outside) && nonet_cellset_is_empty(cannibals) &&
		       check_kraken(fish, cover, fins);
	if (nonet_cellset_is_empty(outside) && nonet_cellset_is_empty(cannibals))
		return false;
	return report_fish(fish, cover, fins, outside, cannibals);
}

/* Whether the candidates that no cover from `start` on can hold leave anything to be found. */
static bool may_go_on(const struct fish_search *fish, const struct cover *cover, int start) {
	struct nonet_cellset open = nonet_cellset_minus(fish->base, cover->all);
	struct nonet_cellset fins =
	    nonet_cellset_or(nonet_cellset_minus(open, fish->rest[start]), fish->endo_fins);
	if (nonet_cellset_is_empty(fins))
		return true;
	if (!fish->finned || has_more_than(fins, fish->sets ? MAX_KRAKEN_FINS : MAX_FINS))
		return false;
	if (fish->sets)
		return true;
	struct nonet_cellset seen = nonet_cellset_and(nonet_masks_common_peers(fins), fish->cells);
	if (fish->shape == BASIC)
		seen = nonet_cellset_minus(seen, fish->base);
	return !nonet_cellset_is_empty(seen);
}

static bool choose_covers(struct fish_search *fish, int depth, int start,
                          const struct cover *cover) {
	if (depth == fish->size)
		return check_fish(fish, cover);
	for (int i = start; i <= fish->option_count - fish->size + depth; i++) {
		if (!may_go_on(fish, cover, i))
			return false;
		struct nonet_cellset cells = fish->in_house[fish->option[i]];
		struct cover more = {
		    nonet_cellset_or(cover->all, cells),
		    nonet_cellset_or(cover->twice, nonet_cellset_and(cover->all, cells)),
		    cover->houses | 1u << fish->option[i],
		};
		if (choose_covers(fish, depth + 1, i + 1, &more))
			return true;
	}
	return false;
}

/* Two fish on the same base, taken as one. */
static bool report_twins(struct fish_search *fish) {
	for (int i = 0; i < fish->twin_count; i++) {
		const struct twin *a = &fish->twins[i];
		if (a->technique != fish->wanted)
			continue;
		for (int j = 0; j < fish->twin_count; j++) {
			const struct twin *b = &fish->twins[j];
			struct nonet_cellset gone = nonet_cellset_or(a->gone, b->gone);
			if (nonet_cellset_equal(gone, a->gone) ||
			    is_told(fish, a->technique, fish->digit, gone))
				continue;
			begin(fish, a->technique, a->cover_houses | b->cover_houses,
			      nonet_cellset_or(a->fins, b->fins));
			nonet_finding_eliminate_cells(fish->search, gone, fish->digit);
			if (nonet_finding_report(fish->search))
				return true;
		}
	}
	return false;
}

static bool cover_base(struct fish_search *fish) {
	fish->option_count = 0;
	for (int i = 0; i < fish->cover_count; i++) {
		int house = fish->cover_house[i];
		if (fish->base_houses >> house & 1 ||
		    nonet_cellset_is_empty(nonet_cellset_and(fish->in_house[house], fish->base)))
			continue;
		fish->option[fish->option_count++] = (uint8_t)house;
	}
	fish->rest[fish->option_count] = (struct nonet_cellset){0, 0};
	for (int i = fish->option_count - 1; i >= 0; i--)
		fish->rest[i] = nonet_cellset_or(fish->rest[i + 1], fish->in_house[fish->option[i]]);
	fish->twin_count = 0;
	struct cover none = {{0, 0}, {0, 0}, 0};
	return choose_covers(fish, 0, 0, &none) || report_twins(fish);
}

/* Whether the base lines already meet more lines than covers and fins can hold: the fins of a basic
 * fish lie in one box, as only cells of that box see them outside the base. */
static bool is_too_wide(const struct fish_search *fish, unsigned crossings) {
	return fish->shape == BASIC &&
	       nonet_digit_count(crossings) > (fish->finned ? fish->size + 3 : fish->size);
}

static bool choose_bases(struct fish_search *fish, int depth, int start, unsigned crossings) {
	if (depth == fish->size)
		return cover_base(fish);
	struct nonet_cellset base = fish->base;
	struct nonet_cellset endo_fins = fish->endo_fins;
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
		enough = choose_bases(fish, depth + 1, i + 1, more);
	}
	fish->base = base;
	fish->endo_fins = endo_fins;
	fish->base_houses = houses;
	return enough;
}

/* Lists the houses for one direction: rows or columns as base. Mutant fish mix all of them. */
static void list_houses(struct fish_search *fish, bool rows) {
	fish->base_count = fish->cover_count = 0;
	for (int house = 0; house < (fish->shape == BASIC ? 18 : NONET_HOUSES); house++) {
		struct nonet_cellset cells = fish->in_house[house];
		if (nonet_cellset_is_empty(cells))
			continue;
		bool both = house >= 18 || fish->shape == MUTANT;
		bool as_base = both || (house < 9) == rows;
		if (as_base && (fish->finned || nonet_cellset_count(cells) <= fish->size))
			fish->base_house[fish->base_count++] = (uint8_t)house;
		if (both || !as_base)
			fish->cover_house[fish->cover_count++] = (uint8_t)house;
	}
}

static bool find_for_digit(struct fish_search *fish, int digit) {
	fish->digit = digit;
	fish->cells = fish->search->state->cells[digit - 1];
	for (int house = 0; house < NONET_HOUSES; house++)
		fish->in_house[house] = nonet_cellset_and(fish->cells, nonet_masks_house[house]);
	for (int rows = 1; rows >= (fish->shape == MUTANT ? 1 : 0); rows--) {
		list_houses(fish, rows);
		if (choose_bases(fish, 0, 0, 0))
			return true;
	}
	return false;
}

static bool find_sized(struct nonet_search *search, enum shape shape, int size, bool finned,
                       enum nonet_technique wanted, const struct nonet_consequences *sets) {
	struct fish_search fish;
	fish.sets = sets;
	fish.search = search;
	fish.shape = shape;
	fish.size = size;
	fish.finned = finned;
	fish.wanted = wanted;
	fish.base_houses = 0;
	fish.base = fish.endo_fins = (struct nonet_cellset){0, 0};
	fish.told = (struct nonet_hash_set){0};
	bool enough = false;
	for (int digit = 1; digit <= 9 && !enough && !nonet_search_stopped(search); digit++)
		enough = find_for_digit(&fish, digit);
	search->no_memory |= fish.told.no_memory;
	nonet_hash_set_free_inside(&fish.told);
	return enough;
}

static bool find_fish(struct nonet_search *search, enum shape shape, int size, bool finned,
                      enum nonet_technique wanted) {
	return find_sized(search, shape, size, finned, wanted, NULL);
}

bool nonet_find_basic_fish(struct nonet_search *search, int variant) {
	return find_fish(search, BASIC, variant, false, plain_names[variant - 2]);
}

bool nonet_find_finned_fish(struct nonet_search *search, int variant) {
	return find_fish(search, BASIC, variant, true, sized(NONET_TECHNIQUE_FINNED_X_WING, variant));
}

bool nonet_find_sashimi_fish(struct nonet_search *search, int variant) {
	return find_fish(search, BASIC, variant, true, sized(NONET_TECHNIQUE_SASHIMI_X_WING, variant));
}

bool nonet_find_franken_fish(struct nonet_search *search, int variant) {
	return find_fish(search, FRANKEN, variant, false,
	                 sized(NONET_TECHNIQUE_FRANKEN_X_WING, variant));
}

bool nonet_find_finned_franken_fish(struct nonet_search *search, int variant) {
	return find_fish(search, FRANKEN, variant, true,
	                 sized(NONET_TECHNIQUE_FINNED_FRANKEN_X_WING, variant));
}

bool nonet_find_mutant_fish(struct nonet_search *search, int variant) {
	return find_fish(search, MUTANT, variant, false, sized(NONET_TECHNIQUE_MUTANT_X_WING, variant));
}

bool nonet_find_finned_mutant_fish(struct nonet_search *search, int variant) {
	return find_fish(search, MUTANT, variant, true,
	                 sized(NONET_TECHNIQUE_FINNED_MUTANT_X_WING, variant));
}

bool nonet_find_kraken_fish(struct nonet_search *search, int variant) {
	(void)variant;
	struct nonet_consequences *sets = nonet_consequences_of(search, false);
	bool enough = false;
	for (int size = 2; sets && !enough && !search->stopped && size <= MAX_KRAKEN_SIZE; size++)
		enough = find_sized(search, FRANKEN, size, true, NONET_TECHNIQUE_KRAKEN_FISH_1, sets);
	free(sets);
	return enough;
}
