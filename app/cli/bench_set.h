/* The puzzles that are measured. */
#ifndef NONET_APP_BENCH_SET_H
#define NONET_APP_BENCH_SET_H

#include "cli/command.h"

struct bench_set {
	const char *name;
	struct nonet_board *puzzles;
	size_t number;
};

/* The names of the sets that come with nonet; closed by NULL. */
extern const char *const bench_set_names[];

enum {
	/* A processor learns by heart how its branches go in a few hundred puzzles, so that a small set
	 * is filled up to so many with puzzles that are the same but look different. */
	BENCH_SET_FILLED = 20000,
	/* No more of a file are read. */
	BENCH_SET_LARGEST = 1000000
};

/* Reads a set by its name, or a file, and fills it up when wanted. What cannot be read is reported,
 * and the exit code says so. False when there is nothing to be measured then. `set_ret` is to be
 * freed in any case. */
bool bench_set_read(struct cli *cli, const char *operand, bool fills, struct bench_set *set_ret);

/* Writes a name as a JSON string. */
void bench_write_json_text(struct output *output, const char *text);

void bench_set_free(struct bench_set *set);

#endif
