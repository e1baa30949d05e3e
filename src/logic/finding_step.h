/* Findings as steps for callers. */
#ifndef NONET_LOGIC_FINDING_STEP_H
#define NONET_LOGIC_FINDING_STEP_H

#include "logic/technique.h"

/* Begins the step with what it takes away and places. */
void nonet_finding_conclude(const struct nonet_finding *finding, int score,
                            struct nonet_step *step_ret);

/* Writes the step down without chains, for which see finding_story.h. */
void nonet_finding_to_step(const struct nonet_finding *finding, int score,
                           struct nonet_step *step_ret);

#endif
