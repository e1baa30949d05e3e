/* Which single a person sees first. */
#ifndef NONET_LOGIC_GUIDE_SINGLES_H
#define NONET_LOGIC_GUIDE_SINGLES_H

#include "logic/technique.h"

struct nonet_guide_single {
	enum nonet_technique technique; /* NONET_TECHNIQUE_FULL_HOUSE, _HIDDEN_SINGLE, _NAKED_SINGLE */
	struct nonet_candidate at;
	int house; /* of a full house or hidden single; -1 for a naked one */
};

/* The single that is easiest to see; false when there is none. */
bool nonet_guide_find_single(const struct nonet_state *state,
                             struct nonet_guide_single *single_ret);

#endif
