/* "Did you mean ...?" */
#ifndef NONET_APP_NEAREST_H
#define NONET_APP_NEAREST_H

#include <stddef.h>

/* Remembers the name that is nearest to a word. Begin with {word}, then nearest_try every name;
 * `name` is then the nearest, or NULL when none is so near that the word may be a slip of it. */
struct nearest {
	const char *word;
	const char *name;
	size_t distance;
};

void nearest_try(struct nearest *nearest, const char *name);

#endif
