/* Puzzles whose clues stand exactly where a pattern says. */
#ifndef NONET_GENERATE_PATTERN_H
#define NONET_GENERATE_PATTERN_H

#include "generate/attempt.h"

/* Whether no orbit of the symmetry can be left out of a puzzle with one solution, whose clues keep
 * that symmetry. */
bool nonet_pattern_is_minimal(const struct nonet_board *puzzle, enum nonet_symmetry symmetry);

/* Takes the pattern's clues from the wished solution, which they determine. */
bool nonet_pattern_take(const struct nonet_wish *wish, struct nonet_generated *generated);

/* Looks for clues that fit the pattern. Writes puzzle and solution; false when this seed leads to
 * none, or when stopped. */
bool nonet_pattern_search(const struct nonet_wish *wish, uint64_t seed,
                          struct nonet_generated *generated, const struct nonet_stop *stop);

#endif
