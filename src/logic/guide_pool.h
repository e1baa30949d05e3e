/* The finds of a tier, the one to be shown first in front. */
#ifndef NONET_LOGIC_GUIDE_POOL_H
#define NONET_LOGIC_GUIDE_POOL_H

#include "logic/technique.h"

struct nonet_guide_find {
	struct nonet_finding finding;
	const struct nonet_method *method; /* which found it */
	bool opens;                        /* a placement */
	int effort;                        /* how much there is to look at */
	uint64_t hash;                     /* of the eliminations */
};

struct nonet_guide_pool {
	int tier;
	int count, capacity; /* the best finds are kept, as many as there is room for */
	int next;            /* the first that has not been taken */
	struct nonet_guide_find *finds;
};

/* Adds a find of a position, unless there are better ones enough, or one that eliminates the same.
 */
void nonet_guide_pool_add(struct nonet_guide_pool *pool, const struct nonet_state *state,
                          const struct nonet_method *method, const struct nonet_finding *finding);

/* Takes the first find of which everything is still there in a position that has since lost some
 * candidates, with the eliminations that are left; NULL when there is none. It stays until the next
 * find is added. */
const struct nonet_guide_find *nonet_guide_pool_take(struct nonet_guide_pool *pool,
                                                     const struct nonet_state *state);

#endif
