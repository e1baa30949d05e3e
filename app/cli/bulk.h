/* Any number of puzzles, answered with a line each, in order, by several threads.
 *
 * The input is cut into blocks. Each thread reads a block, solves it, makes its lines, and writes
 * what is next to be written. As many blocks as can be in hand at a time are kept and used again,
 * so that memory does not grow with the input. What is read is answered before more is waited for.
 */
#ifndef NONET_APP_BULK_H
#define NONET_APP_BULK_H

#include "cli/command.h"

enum bulk_answer {
	BULK_WORD,     /* unique, none, many, invalid or unknown */
	BULK_SOLUTION, /* the solution where it is the only one; otherwise a word */
	BULK_NUMBER    /* of solutions */
};

struct bulk_wish {
	enum bulk_answer answer;
	uint64_t limit;   /* stop counting at so many solutions; 0: count all. For BULK_NUMBER */
	uint64_t time_ns; /* for each puzzle; 0: no limit */
	int threads;      /* at least 1 */
};

/* Answers all puzzles that the operands name, with the reasons on standard error. */
void bulk_run(struct cli *cli, const struct bulk_wish *wish, int noperands, char **operands);

#endif
