/* Trying a candidate: what singles alone make of its being true or false. */
#ifndef NONET_LOGIC_TRIAL_H
#define NONET_LOGIC_TRIAL_H

#include "logic/state.h"

/* All by digit - 1. */
struct nonet_trial {
	const struct nonet_state *before;
	struct nonet_cellset only_before[9]; /* candidates that are the only place in a house */

	struct nonet_cellset on[9];   /* what the last trial has filled in */
	struct nonet_cellset off[9];  /* and which candidates of the position it has taken */
	struct nonet_cellset left[9]; /* candidates of the cells that are still empty */
	struct nonet_cellset only[9]; /* of these, the only places in a house */
};

/* Begins trials in a position, which must stay. */
void nonet_trial_start(struct nonet_trial *trial, const struct nonet_state *state);

/* Tries the candidate's being true (on) or false: fills in what is single, and some rounds of all
 * that is single then, though it may clash. */
void nonet_trial_run(struct nonet_trial *trial, int cell, int digit, bool on);

#endif
