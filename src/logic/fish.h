/* The search for fish: a base of some houses, and covers for it. */
#ifndef NONET_LOGIC_FISH_H
#define NONET_LOGIC_FISH_H

#include "logic/consequences.h"
#include "logic/fish_told.h"

enum nonet_fish_shape { NONET_FISH_BASIC, NONET_FISH_FRANKEN, NONET_FISH_MUTANT };

enum { NONET_FISH_SIZE = 7, NONET_FISH_TWINS = 48, NONET_FISH_KRAKEN_FINS = 2 };

/* Houses chosen as covers: the cells in them, and those in two of them. */
struct nonet_fish_cover {
	struct nonet_cellset all;
	struct nonet_cellset twice;
	uint32_t houses;
};

/* A fish: what it takes outside the base, and what of the base. */
struct nonet_fish_caught {
	struct nonet_fish_cover cover;
	struct nonet_cellset fins, outside, cannibals;
};

/* What twins (siamese fish: same base, other covers) are made of. */
struct nonet_fish_twin {
	enum nonet_technique technique;
	uint32_t cover_houses;
	struct nonet_cellset fins;
	struct nonet_cellset gone;
};

/* What has to be covered, by other covers than a target's own, for a fish that takes the target: so
 * many cells, none in a cover of another; and the cells that may share a cover with one of them. */
struct nonet_fish_need {
	struct nonet_cellset held;
	int covers;
};

struct nonet_fish {
	struct nonet_search *search;
	enum nonet_fish_shape shape;
	int size;
	bool finned;
	enum nonet_technique wanted;
	bool new_only; /* what other fish have taken before is not told */
	/* For Kraken fish: what follows from each candidate; else NULL. */
	const struct nonet_consequences *sets;

	int digit;
	struct nonet_cellset cells; /* that have the digit */
	int base_count;
	uint8_t base_house[NONET_HOUSES];
	uint32_t cover_houses;
	struct nonet_cellset in_house[NONET_HOUSES];
	uint32_t houses_of[NONET_CELLS];
	/* Of a cell in a base house, by the kind of that (house / 9): what its covers may hold. */
	struct nonet_cellset in_others[NONET_CELLS][3];

	/* the base now chosen */
	uint32_t base_houses;
	struct nonet_cellset base, endo_fins;
	struct nonet_cellset in_reach; /* the targets that see all endo fins and may be taken */
	/* By depth and target; the first alone where it depends on no target. */
	struct nonet_fish_need needs[NONET_FISH_SIZE + 1][NONET_CELLS];
	int room[NONET_FISH_SIZE + 1]; /* cells of the base that so many covers hold at most */
	bool any_will_do;              /* one fish is enough */
	int caught_count, caught_capacity;
	struct nonet_fish_caught *caught;
	uint64_t *order; /* of the caught: the lower halves are their indices */

	/* For Kraken fish, by house: what its cells of the base have in common; of the houses in
	 * gone_known. */
	uint32_t gone_known;
	struct nonet_cellset gone_by_house[NONET_HOUSES][9];
	/* The same with fins, of those in fins_known. */
	struct nonet_cellset fins_known;
	struct nonet_cellset gone_by_fins[9];

	int twins_met, twin_count;
	struct nonet_fish_twin twins[NONET_FISH_TWINS];
	struct nonet_fish_told told; /* with new_only */
	/* of Kraken fish in a search for all: what was told, and the candidates that were tried */
	struct nonet_hash_set kraken_told, kraken_tried;
};

/* Looks for fish of one size; with `sets`, for Kraken fish. True when `found` said enough. */
bool nonet_fish_find(struct nonet_search *search, enum nonet_fish_shape shape, int size,
                     bool finned, enum nonet_technique wanted,
                     const struct nonet_consequences *sets);

/* Begins a finding with a fish on the base. */
void nonet_fish_begin(struct nonet_fish *fish, enum nonet_technique technique,
                      uint32_t cover_houses, struct nonet_cellset fins);

/* Reports the Kraken fish of these covers; true when `found` said enough. */
bool nonet_fish_check_kraken(struct nonet_fish *fish, const struct nonet_fish_cover *cover,
                             struct nonet_cellset fins);

/* The candidates of the digit that fish, other than Kraken fish, may take in the search's position;
 * they take no others. */
struct nonet_cellset nonet_fish_targets(struct nonet_search *search, int digit);

/* Lists all fish on the base, each once. Out of memory, search->no_memory is set. */
void nonet_fish_find_covers(struct nonet_fish *fish);

/* Puts the indices of the caught into `order`, in lexicographic order of their covers. */
void nonet_fish_order_covers(struct nonet_fish *fish);

/* Whether a finned fish on the base may take something new, in a search for all. */
bool nonet_fish_may_be_new(struct nonet_fish *fish);

#endif
