/* Digging many puzzles at a time, each in a lane of its own. */
#ifndef NONET_GENERATE_DIG_LANES_H
#define NONET_GENERATE_DIG_LANES_H

#include "generate/dig.h"

struct nonet_dig_lanes; /* opaque */

/* Room to dig up to `capacity` puzzles at a time with this kernel (NULL: the fastest). NULL when
 * out of memory. */
struct nonet_dig_lanes *nonet_dig_lanes_new(const struct nonet_kernel *kernel, size_t capacity);
void nonet_dig_lanes_free(struct nonet_dig_lanes *lanes); /* NULL is fine */

/* The places to start puzzles in; as many as there are room for. */
struct nonet_dig *nonet_dig_lanes_place(struct nonet_dig_lanes *lanes, size_t index);

/* Digs the first `number` of them to the end, or until `stop`, asked now and then, returns true:
 * then it returns false. */
bool nonet_dig_lanes_run(struct nonet_dig_lanes *lanes, size_t number, bool (*stop)(void *context),
                         void *context);

#endif
