/* Which of many puzzles are the first of their form, in bounded memory: forms and lines go to
 * temporary files. */
#ifndef NONET_APP_FORM_SPILL_H
#define NONET_APP_FORM_SPILL_H

#include "cli/form_set.h"

#include <stddef.h>

struct form_spill; /* opaque */

/* Begins with the forms that `known` holds: lines with these are not the first. NULL, with errno
 * set, when that fails. The caller frees it (NULL is fine). */
struct form_spill *form_spill_new(const struct form_set *known);
void form_spill_free(struct form_spill *spill);

/* Takes the next line and its form. False, with errno set, when a write fails. */
bool form_spill_add(struct form_spill *spill, const struct form_key *key, const char *line,
                    size_t nbytes);

/* Calls `write` with each line that is the first with its form, in order, until it returns false.
 * `workspace` is a set that may be emptied and filled; its limit is `limit_nbytes`. False, with
 * errno set, when reading or writing a file fails, or there is no memory. */
bool form_spill_finish(struct form_spill *spill, struct form_set *workspace, uint64_t limit_nbytes,
                       bool (*write)(void *context, const char *line, size_t nbytes),
                       void *context);

#endif
