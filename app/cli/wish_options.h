/* The options of `nonet generate` that say what a puzzle has to be like. */
#ifndef NONET_APP_WISH_OPTIONS_H
#define NONET_APP_WISH_OPTIONS_H

#include "cli/command.h"

#include <nonet/generate.h>

/* As they were given; NULL: not given. */
struct wish_options {
	const char *symmetry;
	const char *clues;
	const char *pattern;
	const char *solution;
	bool keep_redundant;
	const char *from;
	bool unbiased;
	const char *level;
	const char *se;
	const char *hodoku;
	const char *require;
	const char *only;
};

/* Makes the wish. When an option's value makes no sense, says so and returns false. */
bool wish_read(struct cli *cli, const struct wish_options *options, struct nonet_wish *wish_ret);

#endif
