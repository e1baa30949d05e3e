/* What a wish says about techniques. */
#ifndef NONET_GENERATE_WISH_H
#define NONET_GENERATE_WISH_H

#include <nonet/generate.h>

static inline bool nonet_is_single(enum nonet_technique technique) {
	return technique == NONET_TECHNIQUE_FULL_HOUSE || technique == NONET_TECHNIQUE_HIDDEN_SINGLE ||
	       technique == NONET_TECHNIQUE_NAKED_SINGLE;
}

/* Whether a path with a step of this technique may be as wished. */
bool nonet_wish_allows(const struct nonet_wish *wish, enum nonet_technique technique);

#endif
