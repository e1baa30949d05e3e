/* What a wish says. */
#ifndef NONET_GENERATE_WISH_H
#define NONET_GENERATE_WISH_H

#include <nonet/generate.h>

static inline bool nonet_is_single(enum nonet_technique technique) {
	return technique == NONET_TECHNIQUE_FULL_HOUSE || technique == NONET_TECHNIQUE_HIDDEN_SINGLE ||
	       technique == NONET_TECHNIQUE_NAKED_SINGLE;
}

/* Whether a path with a step of this technique may be as wished. */
bool nonet_wish_allows(const struct nonet_wish *wish, enum nonet_technique technique);

/* Whether just one puzzle may be as wished, so that one attempt finds it or proves that none is. */
bool nonet_wish_is_one_puzzle(const struct nonet_wish *wish);

#endif
