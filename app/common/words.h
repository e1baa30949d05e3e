/* Words that programs read, the same in every language and in every kind of answer. */
#ifndef NONET_APP_WORDS_H
#define NONET_APP_WORDS_H

#include <nonet/explain.h>

/* "unique", "none", "many" or "unknown". */
const char *words_verdict(enum nonet_verdict verdict);

/* What a hint is about, such as "step" or "wrong digit". With `no_spoilers`, "wrong" for whatever
 * is wrong with the grid. */
const char *words_hint_kind(enum nonet_hint_kind kind, bool no_spoilers);

#endif
