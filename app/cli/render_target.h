/* Where pictures go: one to a file or to standard output, or each to a file with its number. */
#ifndef NONET_APP_RENDER_TARGET_H
#define NONET_APP_RENDER_TARGET_H

#include "cli/command.h"

struct render_target {
	struct cli *cli;
	const char *name; /* of the file; "-": standard output */
	bool numbered;    /* the name has a place for the number */
	char *bytes;      /* of the only picture, until it is known to be that */
	size_t nbytes;
	uint64_t number; /* of pictures so far */
};

/* False, with a note and the exit code of wrong use, when the name has a % that is neither %d nor
 * %03d and the like, nor %%. */
bool render_target_open(struct render_target *target, struct cli *cli, const char *name);

/* Takes the next picture, whose bytes it frees. A second one for a name without a number is wrong
 * use, which is said. `number` is that of its puzzle. */
void render_target_put(struct render_target *target, uint64_t number, char *bytes, size_t nbytes);

/* Writes what is left, unless `failed`. */
void render_target_close(struct render_target *target, bool failed);

/* Writes bytes to the file of that name, which is replaced when they are all there. */
void render_target_write(struct cli *cli, const char *name, const char *bytes, size_t nbytes);

/* Says that the file could not be written, for the reason in errno. */
void render_target_fail(struct cli *cli, const char *name);

#endif
