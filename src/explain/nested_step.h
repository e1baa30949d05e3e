/* The pattern that a chain has made possible, read off the position without the candidates that are
 * false by then. */
#ifndef NONET_EXPLAIN_NESTED_STEP_H
#define NONET_EXPLAIN_NESTED_STEP_H

#include "explain/telling.h"

/* The sentence for a node that such a pattern makes false: with the houses and cells of a pattern
 * that needs all of the node's parents, or, where these do not tell all that it needs, with its
 * name alone. `cells` are by digit - 1 those that have the candidate but for what is false. */
const char *nonet_phrase_nested_step(const struct nonet_telling *telling,
                                     const struct nonet_cellset cells[9],
                                     const struct nonet_chain_node *node);

#endif
