/* All that follows from each candidate's being true or false: by chains, or by nets, in which
 * singles may need several of the things that went before. */
#ifndef NONET_LOGIC_CONSEQUENCES_H
#define NONET_LOGIC_CONSEQUENCES_H

#include "logic/tables.h"

struct nonet_consequences {
	struct nonet_cellset on[9]; /* by digit - 1; the start itself is one of them */
	struct nonet_cellset off[9];
};

/* By candidate node; of those that the position has. The caller frees it. NULL when out of memory
 * or stopped, as the search then says. */
struct nonet_consequences *nonet_consequences_of(struct nonet_search *search, bool nets);

#endif
