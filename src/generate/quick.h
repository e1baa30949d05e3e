/* What a puzzle takes, as far as a few microseconds tell. */
#ifndef NONET_GENERATE_QUICK_H
#define NONET_GENERATE_QUICK_H

#include <nonet/logic.h>

/* The hardest means that the puzzle's grade would be based on, where that is not above
 * NONET_MEANS_QUADS; NONET_MEANS_CHAINS: more than such patterns is needed. Gives up at means above
 * `highest`, and returns the one that was needed. The clues must not conflict. */
enum nonet_means nonet_quick_means(const struct nonet_board *puzzle, enum nonet_means highest);

/* The easiest means of the grading that does what a technique does, not above NONET_MEANS_QUADS;
 * NONET_MEANS_CHAINS: none of these does. */
enum nonet_means nonet_quick_means_for(enum nonet_technique technique);

/* Whether the puzzle is solved by singles and by all that these techniques do, and not by singles
 * alone. Techniques without a quick test count as doing anything. */
bool nonet_quick_only(const struct nonet_board *puzzle, const enum nonet_technique *techniques,
                      uint32_t count);

#endif
