/* What follows from a candidate's being true or false, with the reason for each: by chains of
 * links, or by nets, in which a single may need several of the things that went before. Made again
 * for a step that is told; searching for steps goes by what follows alone (see consequences.h). */
#ifndef NONET_LOGIC_DERIVATION_H
#define NONET_LOGIC_DERIVATION_H

#include "logic/tables.h"

/* A node of the tables that follows, or is assumed. The last one may be a candidate that is on
 * because a cell or house has nothing else left. */
struct nonet_fact {
	uint16_t node;
	uint16_t parent_count;
	uint32_t first_parent; /* parents[first_parent ...] are positions of earlier facts */
};

enum { NONET_FACT_PARENTS = 8 };

struct nonet_derivation {
	int count;
	uint32_t parent_count;
	struct nonet_fact facts[NONET_NODES + 1];
	uint16_t parents[(NONET_NODES + 1) * NONET_FACT_PARENTS];
	uint16_t position[NONET_NODES]; /* by node, plus one; 0 where it does not follow */
	struct nonet_cellset on[9];     /* by digit - 1, the candidates that follow */
	struct nonet_cellset off[9];
};

/* Derives what follows from the start, which stands first, in the search's position. The derivation
 * belongs to the search, which keeps as many as a finding has starts, since findings with the same
 * starts come one after the other. NULL when out of memory, as the search then says. */
struct nonet_derivation *nonet_derive(struct nonet_search *search, int start, bool nets);

void nonet_derivations_free(struct nonet_derivations *derivations);

/* Looks for a candidate that is on and off, or for a cell or house that has nothing left, which
 * adds a fact that it had to be on, with its parents: the caller sets the counts back. Gives the
 * positions of both; false when there is none. */
bool nonet_derive_clash(struct nonet_derivation *derivation, const struct nonet_state *state,
                        int clash_ret[2]);

#endif
