/* Almost locked sets of a pattern, by number. */
#ifndef NONET_EXPLAIN_TELL_ALS_H
#define NONET_EXPLAIN_TELL_ALS_H

#include "explain/telling.h"

/* Its cells. */
struct nonet_cellset nonet_telling_set(const struct nonet_telling *telling, int set);

/* Says what such a set is, and which ones there are. */
void nonet_tell_sets(const struct nonet_telling *telling);

#endif
