/* A step on one line, in the notation that players use. */
#ifndef NONET_EXPLAIN_SHORT_FORM_H
#define NONET_EXPLAIN_SHORT_FORM_H

#include "explain/telling.h"

void nonet_tell_short(const struct nonet_telling *telling);

#endif
