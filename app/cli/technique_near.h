/* What a name that no technique has may have been meant as. */
#ifndef NONET_APP_TECHNIQUE_NEAR_H
#define NONET_APP_TECHNIQUE_NEAR_H

#include <stdbool.h>

enum { TECHNIQUE_NEAR_SIZE = 400 };

/* Writes the English names of techniques that are similar, with `or_family` also of families, with
 * ", " between them, or "": first those of a slip, then those that hold the word. */
void technique_near_find(const char *name, bool or_family, char near_ret[TECHNIQUE_NEAR_SIZE]);

#endif
