/* The lines in which the chains of a step are told. */
#ifndef NONET_EXPLAIN_CHAIN_LINES_H
#define NONET_EXPLAIN_CHAIN_LINES_H

#include "explain/chain_reading.h"

/* By node of the step, of nested chains as well: the number of its line in its chain, from 1 on, or
 * 0 for what is not told, as the case ends without it. NULL when there is no memory; the caller
 * frees it. */
int *nonet_chain_lines(const struct nonet_step *step);

#endif
