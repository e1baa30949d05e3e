/* The rules that a puzzle has besides those of Sudoku, for saying why it is not read. */
#ifndef NONET_IO_VARIANT_H
#define NONET_IO_VARIANT_H

#include "base/sentence.h"

#include <stdbool.h>

enum { NONET_VARIANT_NAMED = 4 }; /* as many are named; all are counted */

/* All zero: none. */
struct nonet_variant {
	struct {
		const char *name;
		bool known; /* the name is one of ours, not a text of the puzzle's */
	} rules[NONET_VARIANT_NAMED];
	size_t named;
	unsigned more; /* not named */
};

/* Adds a rule once: by a static name such as N_("killer cages"), or by its key in the puzzle's
 * data, which stays the caller's. */
void nonet_variant_add(struct nonet_variant *variant, const char *name);
void nonet_variant_add_key(struct nonet_variant *variant, const char *key);

/* Whether there are any; then fills error_ret with a sentence that names them. */
bool nonet_variant_refuse(const struct nonet_variant *variant, struct nonet_error *error_ret);

/* Whether the words for a puzzle's rules say no more than that those of Sudoku apply. */
bool nonet_variant_is_classic(const char *rules);

#endif
