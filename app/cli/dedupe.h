/* A stream of puzzles without those that are equivalent to an earlier one. */
#ifndef NONET_APP_DEDUPE_H
#define NONET_APP_DEDUPE_H

#include "cli/command.h"

struct dedupe_wish {
	uint64_t memory_nbytes; /* for forms; when they need more, temporary files are used */
	int threads;            /* at least 1 */
};

/* Writes of all puzzles that the operands name those that are the first of their form, with their
 * comments and in order. */
void dedupe_run(struct cli *cli, const struct dedupe_wish *wish, int noperands, char **operands);

#endif
