/* How fast puzzles are rated. */
#ifndef NONET_APP_BENCH_RATE_H
#define NONET_APP_BENCH_RATE_H

#include "cli/bench_set.h"

/* The sets that are rated when none is named; closed by NULL. */
extern const char *const bench_rate_set_names[];

struct bench_scale; /* what is measured; static */

/* A scale by its name: se, hodoku or nonet. NULL when there is no such scale. */
const struct bench_scale *bench_scale_named(const char *name);

/* Rates puzzles from all over the set, as many as it takes BENCH_RATE_SECONDS to rate once, `runs`
 * times, and writes a row for each class of difficulty. False when it was interrupted or out of
 * memory. */
enum { BENCH_RATE_SECONDS = 10 };
bool bench_rate(struct output *output, const struct bench_set *set, const struct bench_scale *scale,
                int runs, bool json);

void bench_rate_write_head(struct output *output);

#endif
