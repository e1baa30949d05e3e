/* Any number of puzzles to the lines of their minlex forms, by several threads and in order. */
#ifndef NONET_APP_CANON_LINES_H
#define NONET_APP_CANON_LINES_H

#include "cli/command.h"

struct canon_lines_wish {
	bool writes_transforms; /* behind the forms */
	int threads;            /* at least 1 */
};

/* Writes a line for each puzzle that the operands name. */
void canon_lines_run(struct cli *cli, const struct canon_lines_wish *wish, int noperands,
                     char **operands);

#endif
