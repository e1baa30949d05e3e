/* A step of Sudoku Explainer's chains, kept for as long as the plan needs it. */
#ifndef NONET_LOGIC_GUIDE_CHAIN_H
#define NONET_LOGIC_GUIDE_CHAIN_H

#include "logic/guide.h"

struct nonet_guide_chain {
	struct nonet_step step; /* its lists lie behind this struct */
};

/* Finds the chain of a depth that Sudoku Explainer would take in a position. NONET_END when there
 * is none. The caller frees the chain. */
enum nonet_status nonet_guide_chain_find(struct nonet_guide *guide, const struct nonet_state *state,
                                         enum nonet_se_depth depth,
                                         struct nonet_guide_chain **chain_ret);

/* Whether every link of the chain holds in a position with the same candidates or more. Chains with
 * nested steps, which cannot be told so simply, do not. Links that hold there by another house than
 * they name are made to name it; with fewer candidates it holds as well. */
bool nonet_guide_chain_holds(struct nonet_guide_chain *chain, const struct nonet_state *state);

#endif
