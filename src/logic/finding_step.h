/* Findings as steps for callers. */
#ifndef NONET_LOGIC_FINDING_STEP_H
#define NONET_LOGIC_FINDING_STEP_H

#include "logic/technique.h"

/* Room for the chain of a step. */
struct nonet_step_chain {
	struct nonet_chain chain;
	struct nonet_chain_node nodes[NONET_FINDING_LINKS];
	uint32_t parents[NONET_FINDING_LINKS * 3];
};

/* Writes the step down; its chain, if it has one, lies in `chain`. */
void nonet_finding_to_step(const struct nonet_finding *finding, int score,
                           struct nonet_step_chain *chain, struct nonet_step *step_ret);

#endif
