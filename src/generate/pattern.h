/* Puzzles whose clues stand exactly where a pattern says. */
#ifndef NONET_GENERATE_PATTERN_H
#define NONET_GENERATE_PATTERN_H

#include "generate/attempt.h"

/* Takes the pattern's clues from the wished solution, which they determine; false when they are
 * more than it needs, and that is not wished. */
bool nonet_pattern_take(const struct nonet_wish *wish, struct nonet_generated *generated);

/* Looks for clues that fit the pattern. Writes puzzle and solution; false when this seed leads to
 * none, or when stopped. */
bool nonet_pattern_search(const struct nonet_wish *wish, uint64_t seed,
                          struct nonet_generated *generated, const struct nonet_stop *stop);

#endif
