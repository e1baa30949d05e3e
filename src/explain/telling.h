/* A step being told, and what the tellers of all families need.
 *
 * Tellers look at the position as much as at the pattern: every reason they give is one that holds
 * there, whichever path the step came from.
 */
#ifndef NONET_EXPLAIN_TELLING_H
#define NONET_EXPLAIN_TELLING_H

#include "explain/phrases.h"
#include "logic/masks.h"

#include "base/bits.h"

struct nonet_telling {
	struct nonet_speech *speech;
	const struct nonet_position *position;
	const struct nonet_step *step;
	struct nonet_cellset cells[9]; /* by digit - 1: the empty cells that have the candidate */
};

void nonet_telling_start(struct nonet_telling *telling_ret, struct nonet_speech *speech,
                         const struct nonet_position *position, const struct nonet_step *step);

/* Tells the step in its long form. */
void nonet_tell_in_full(const struct nonet_telling *telling);

/* Tells why the consequences of the step are true; those themselves are told by the caller. */
typedef void nonet_teller(const struct nonet_telling *telling);

nonet_teller nonet_tell_full_house, nonet_tell_hidden_single, nonet_tell_naked_single,
    nonet_tell_brute_force, nonet_tell_template_set, nonet_tell_template_delete;
nonet_teller nonet_tell_locked, nonet_tell_naked_subset, nonet_tell_hidden_subset, nonet_tell_fish;
nonet_teller nonet_tell_two_links, nonet_tell_empty_rectangle, nonet_tell_remote_pair;
nonet_teller nonet_tell_colors, nonet_tell_medusa;
nonet_teller nonet_tell_xy_wing, nonet_tell_xyz_wing, nonet_tell_w_wing, nonet_tell_bent_set;
nonet_teller nonet_tell_unique_rectangle, nonet_tell_unique_loop, nonet_tell_avoidable_rectangle,
    nonet_tell_grave;
nonet_teller nonet_tell_sue_de_coq, nonet_tell_exclusion, nonet_tell_als, nonet_tell_death_blossom;
nonet_teller nonet_tell_chains, nonet_tell_kraken_1, nonet_tell_kraken_2;
nonet_teller nonet_tell_sectors, nonet_tell_tridagon, nonet_tell_exocet;

/* Names the cells only. */
nonet_teller nonet_tell_pattern;

/* Tells the step's chains link by link, and those nested in them. */
nonet_teller nonet_tell_links;

/* The places that a digit has in a house. */
static inline struct nonet_cellset nonet_telling_places(const struct nonet_telling *telling,
                                                        int house, int digit) {
	return nonet_cellset_and(telling->cells[digit - 1], nonet_masks_house[house]);
}

static inline unsigned nonet_telling_candidates(const struct nonet_telling *telling, int cell) {
	return telling->position->board.cell[cell] ? 0 : telling->position->candidates[cell];
}

/* The candidates of all these cells together. */
unsigned nonet_telling_digits(const struct nonet_telling *telling, struct nonet_cellset cells);

/* The cells of the pattern that have a role (enum nonet_role), and all of them. */
struct nonet_cellset nonet_telling_role(const struct nonet_telling *telling, int role);
struct nonet_cellset nonet_telling_pattern(const struct nonet_telling *telling);

/* The cells that lose something, or one digit. */
struct nonet_cellset nonet_telling_losers(const struct nonet_telling *telling);
struct nonet_cellset nonet_telling_losers_of(const struct nonet_telling *telling, int digit);

/* Whether the step fills the cell, so that what goes from it goes without saying. */
bool nonet_telling_fills(const struct nonet_telling *telling, int cell);

/* All digits that are eliminated. */
unsigned nonet_telling_gone(const struct nonet_telling *telling);

/* The houses, of all 27, in which all the cells lie. */
uint32_t nonet_telling_shared_houses(struct nonet_cellset cells);

/* The digit whose bit is lowest. */
static inline int nonet_telling_digit(unsigned digits) {
	return nonet_lowest_bit(digits) + 1;
}

#endif
