/* One block of puzzles: from boards to lines. */
#ifndef NONET_APP_BULK_BLOCK_H
#define NONET_APP_BULK_BLOCK_H

#include "cli/bulk.h"

struct bulk;

/* A line about which something is to be said on standard error. */
struct bulk_remark {
	size_t index; /* of the puzzle, or of the fault */
	bool is_fault;
	size_t at; /* where in the text its line begins */
};

struct bulk_block {
	struct input_block in;
	struct nonet_result *results;
	struct bulk_remark *remarks; /* in order */
	size_t nremarks;
	char *text; /* the lines */
	size_t nbytes;
	bool cut;  /* Ctrl-C came: the last puzzle is the first whose answer is not known */
	bool done; /* only to be written */
	struct bulk *bulk;
};

/* The bytes that a block needs for each puzzle. */
size_t bulk_block_puzzle_nbytes(void);

/* Makes room for `capacity` puzzles in a zeroed block. False when out of memory; free it then
 * too. */
bool bulk_block_allocate(struct bulk_block *block, size_t capacity);
void bulk_block_free(struct bulk_block *block);

/* Solves the puzzles and makes their lines. `poll` is called with the block now and then while a
 * puzzle is counted alone. False when out of memory; there are no lines then. */
bool bulk_block_answer(struct bulk_block *block, const struct bulk_wish *wish,
                       const struct nonet_kernel *kernel,
                       bool (*poll)(void *block, uint64_t solutions));

/* Writes the lines and the reasons, and notes in the exit code what they say. */
void bulk_block_write(const struct bulk_block *block, const struct bulk_wish *wish,
                      struct cli *cli);

#endif
