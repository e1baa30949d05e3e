/* A technique: a function from a position to what it finds there, told one by one to the caller.
 *
 * Finders work on one scratch finding that belongs to the search: they begin it, add what they see,
 * and report it when it takes something away. The order in which they look and the order of what
 * they take away matter, because the path takes the first or the best and singles come to light in
 * the order in which candidates go.
 */
#ifndef NONET_LOGIC_TECHNIQUE_H
#define NONET_LOGIC_TECHNIQUE_H

#include "base/bits.h"
#include "logic/masks.h"
#include "logic/state.h"

#include <nonet/logic.h>

enum { NONET_FINDING_ELIMINATIONS = 400, NONET_FINDING_LINKS = 512, NONET_FINDING_STARTS = 12 };

struct nonet_candidate {
	uint8_t cell;
	uint8_t digit; /* 1..9 */
};

/* A link of a chain: a candidate that is thought to be true (on) or false. A group of cells has one
 * link for each of them, joined. */
struct nonet_link {
	uint8_t cell;
	uint8_t digit;
	bool on;
	bool joined; /* with the link before it */
	uint8_t set; /* the almost locked set of the pattern that it follows from; 0 for none */
};

struct nonet_finding {
	enum nonet_technique technique;
	int placement_count;
	int elimination_count;
	struct nonet_candidate placements[NONET_CELLS];
	struct nonet_candidate eliminations[NONET_FINDING_ELIMINATIONS]; /* as found: may repeat */

	uint16_t digits; /* of the pattern */
	uint32_t base_houses;
	uint32_t cover_houses;
	int pattern_count;
	struct nonet_pattern_cell pattern[NONET_STEP_PATTERN];
	int set_count; /* number of almost locked sets */
	int set_link_count;
	struct nonet_set_link set_links[NONET_STEP_SET_LINKS];

	/* What the path weighs against each other. */
	int length; /* of the chains, in links; for ALS the number of their cells */
	int link_count;
	struct nonet_link links[NONET_FINDING_LINKS];

	/* What is tried: candidate nodes of the tables. What follows from each of them is concluded; or
	 * one leads to a clash. Chains are derived anew from them for those who want to be told. */
	int start_count;
	uint16_t starts[NONET_FINDING_STARTS];
	bool clashes;
	bool nets;
};

/* What finders need beyond a stack frame: made by the first that asks, kept for the next. */
struct nonet_tables;
struct nonet_als_list;
struct nonet_derivations;

/* By digit - 1, what fish may take; of the digits whose bits (1 << digit) are in `known`. */
struct nonet_fish_reach {
	uint32_t epoch;
	uint16_t known;
	struct nonet_cellset targets[9];
};

struct nonet_search {
	const struct nonet_state *state;
	bool unique; /* the puzzle is proven to have one solution */
	/* Every step of the technique, those with overlapping sets, dual and siamese ones among them;
	 * otherwise those that HoDoKu's solver considers. Stays while the position does. */
	bool all;
	/* Told each finding; true: enough, the finder returns true at once. */
	bool (*found)(void *context, const struct nonet_finding *finding);
	/* Asked now and then by finders that take long; true: give up, and set `stopped`. May be NULL.
	 */
	bool (*stop)(void *context);
	void *context;

	/* Findings with fewer eliminations than this need not be reported. */
	int least;
	uint32_t epoch; /* changes whenever the position does, so that finders know what is stale */
	bool stopped;
	bool no_memory;
	struct nonet_tables *tables;           /* belongs to the search; NULL until needed */
	struct nonet_als_list *alses;          /* the same */
	struct nonet_derivations *derivations; /* the same */
	struct nonet_fish_reach fish_reach;
	struct nonet_finding finding; /* scratch */
};

/* Looks for one kind of step, `variant` of the technique; true when `found` said enough. */
typedef bool nonet_finder(struct nonet_search *search, int variant);

/* How the path chooses among what a finder reports. */
enum nonet_choice {
	NONET_CHOICE_FIRST,
	NONET_CHOICE_MOST,  /* most eliminations, then the smallest sum of places, then the shortest */
	NONET_CHOICE_ALS,   /* the same, then fewest sets, then fewest cells */
	NONET_CHOICE_FORCED /* placements first, then most eliminations, lowest place, shortest */
};

/* A line of the list. */
struct nonet_method {
	enum nonet_technique technique; /* the first of those that it finds */
	const char *name;
	uint16_t order;
	uint8_t level; /* enum nonet_hodoku_level */
	bool on;       /* by default */
	uint16_t score;
	enum nonet_choice choice;
	nonet_finder *find;
	int variant;
};

enum nonet_method_index {
#define NONET_METHOD(id, technique, name, order, level, score, on, choice, find, variant)          \
	NONET_METHOD_##id,
#include "logic/technique_list.h"
#include "logic/technique_list_more.h"
#undef NONET_METHOD
	NONET_METHOD_COUNT
};

/* In HoDoKu's order, then those that it lacks. */
extern const struct nonet_method nonet_methods[NONET_METHOD_COUNT];

/* What HoDoKu does when nothing of its list helps: fill a cell from the known solution. No finder.
 */
extern const struct nonet_method nonet_method_brute_force;

/* The line that finds the technique; NULL for those that only Sudoku Explainer has. */
const struct nonet_method *nonet_method_of(enum nonet_technique technique);

void nonet_search_init(struct nonet_search *search, const struct nonet_state *state);
/* Frees what finders made. */
void nonet_search_free(struct nonet_search *search);

/* Begins a finding. */
void nonet_finding_begin(struct nonet_search *search, enum nonet_technique technique);
void nonet_finding_place(struct nonet_search *search, int cell, int digit);
/* Adds an elimination; the candidate must be there. */
void nonet_finding_eliminate(struct nonet_search *search, int cell, int digit);
void nonet_finding_eliminate_cells(struct nonet_search *search, struct nonet_cellset cells,
                                   int digit);
/* Those of `digits` that the cell has, in ascending order. */
void nonet_finding_eliminate_digits(struct nonet_search *search, int cell, unsigned digits);
/* Adds a cell of the pattern; nothing beyond what fits. */
void nonet_finding_pattern(struct nonet_search *search, int cell, unsigned digits,
                           enum nonet_role role);
void nonet_finding_pattern_cells(struct nonet_search *search, struct nonet_cellset cells,
                                 unsigned digits, enum nonet_role role);
/* Adds a numbered set of cells, with all their candidates, to the pattern; its number. */
int nonet_finding_set(struct nonet_search *search, struct nonet_cellset cells,
                      enum nonet_role role);
/* Says what digits join two sets; nothing beyond what fits. */
void nonet_finding_join_sets(struct nonet_search *search, int from, int to, unsigned digits);
/* Adds a candidate node that is tried. */
void nonet_finding_start(struct nonet_search *search, int node);
/* Sorts the eliminations by digit, then cell, each once. */
void nonet_finding_sort(struct nonet_finding *finding);
void nonet_finding_copy(struct nonet_finding *to, const struct nonet_finding *from);
/* Reports the finding if it takes something away or places something; true: enough. */
bool nonet_finding_report(struct nonet_search *search);
/* Whether the search should be given up. */
bool nonet_search_stopped(struct nonet_search *search);

/* Negative when the path prefers `a` to `b`, positive the other way round, 0 for no preference. */
int nonet_finding_compare(enum nonet_choice choice, const struct nonet_finding *a,
                          const struct nonet_finding *b);

static inline bool nonet_state_has(const struct nonet_state *state, int cell, int digit) {
	return state->candidates[cell] >> (digit - 1) & 1;
}

static inline int nonet_digit_count(unsigned digits) {
	return nonet_popcount64(digits);
}

/* The lowest digit of a mask that is not 0. */
static inline int nonet_lowest_digit(unsigned digits) {
	return __builtin_ctz(digits) + 1;
}

/* How many places the house has for the digit. */
static inline int nonet_place_count(const struct nonet_state *state, int house, int digit) {
	return nonet_popcount64(state->places[house][digit - 1]);
}

/* The places of a digit in a house. */
static inline struct nonet_cellset nonet_places(const struct nonet_state *state, int house,
                                                int digit) {
	return nonet_cellset_and(state->cells[digit - 1], nonet_masks_house[house]);
}

/* The lowest cell of a set that is not empty. */
static inline int nonet_cellset_first(struct nonet_cellset set) {
	return nonet_cellset_take(&set);
}

nonet_finder nonet_find_full_house, nonet_find_naked_single, nonet_find_hidden_single,
    nonet_find_locked_subset, nonet_find_locked_candidates, nonet_find_naked_subset,
    nonet_find_hidden_subset, nonet_find_basic_fish, nonet_find_finned_fish,
    nonet_find_sashimi_fish, nonet_find_franken_fish, nonet_find_finned_franken_fish,
    nonet_find_mutant_fish, nonet_find_finned_mutant_fish, nonet_find_kraken_fish,
    nonet_find_remote_pair, nonet_find_bug_plus_1, nonet_find_skyscraper,
    nonet_find_two_string_kite, nonet_find_turbot_fish, nonet_find_empty_rectangle,
    nonet_find_w_wing, nonet_find_xy_wing, nonet_find_xyz_wing, nonet_find_uniqueness,
    nonet_find_avoidable_rectangle, nonet_find_sue_de_coq, nonet_find_simple_colors,
    nonet_find_multi_colors, nonet_find_x_chain, nonet_find_xy_chain, nonet_find_nice_loop,
    nonet_find_grouped_nice_loop, nonet_find_als_xz, nonet_find_als_xy_wing,
    nonet_find_als_xy_chain, nonet_find_death_blossom, nonet_find_forcing_chain,
    nonet_find_forcing_net, nonet_find_template_set, nonet_find_template_delete,
    nonet_find_wxyz_wing, nonet_find_m_wing, nonet_find_s_wing, nonet_find_l_wing,
    nonet_find_medusa, nonet_find_tridagon, nonet_find_junior_exocet, nonet_find_senior_exocet,
    nonet_find_sk_loop, nonet_find_multi_sector_locked_sets;

#endif
