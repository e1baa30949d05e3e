/* The chains of a finding. */
#ifndef NONET_LOGIC_FINDING_STORY_H
#define NONET_LOGIC_FINDING_STORY_H

#include "logic/story.h"
#include "logic/technique.h"

/* Writes the chains down, if the finding has any. The search is the one that made it, and is still
 * in the same position. False when out of memory. */
bool nonet_finding_tell(struct nonet_search *search, const struct nonet_finding *finding,
                        struct nonet_story *story);

#endif
