/* Whether scales and techniques that are wished for together exclude one another. */
#ifndef NONET_GENERATE_WISH_MEANS_H
#define NONET_GENERATE_WISH_MEANS_H

#include <nonet/generate.h>

/* Gives a sentence without a full stop and returns false when no puzzle can be as hard as one part
 * of the wish wants it and as easy as another one does. */
bool nonet_wish_means_possible(const struct nonet_wish *wish, struct nonet_sentence *reason_ret);

#endif
