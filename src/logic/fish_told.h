/* What the fish of one technique and digit have taken so far, in a search for all of them. */
#ifndef NONET_LOGIC_FISH_TOLD_H
#define NONET_LOGIC_FISH_TOLD_H

#include "board/cellset.h"
#include "board/units.h"
#include "logic/hash_set.h"

enum { NONET_FISH_FEW_TARGETS = 16 };

struct nonet_fish_told {
	int target_count;
	uint8_t index[NONET_CELLS]; /* by cell: which target it is */
	/* With few targets: a bit for each set of them, bit i of its number for target i. */
	uint64_t told[(1 << NONET_FISH_FEW_TARGETS) / 64];
	uint64_t closed[(1 << NONET_FISH_FEW_TARGETS) / 64]; /* all that is in it has been told */
	struct nonet_hash_set many;                          /* with more: hashes of what was told */
};

/* Forgets all. No fish takes anything but `targets`. Before the first start, `many` is all zero;
 * free it inside after the last. */
void nonet_fish_told_start(struct nonet_fish_told *told, struct nonet_cellset targets);

/* Adds what a fish takes; true when it was not there. */
bool nonet_fish_told_add(struct nonet_fish_told *told, struct nonet_cellset gone);

/* Whether a fish that takes this has been told, as far as is known. */
bool nonet_fish_told_has(const struct nonet_fish_told *told, struct nonet_cellset gone);

/* Whether every choice of these targets has been told, as far as is known: what takes nothing
 * beyond them is not new. */
bool nonet_fish_told_all(struct nonet_fish_told *told, struct nonet_cellset targets);

#endif
