/* When to give up what takes long: a caller's limits, looked at now and then. */
#ifndef NONET_LOGIC_WATCH_H
#define NONET_LOGIC_WATCH_H

#include <nonet/solve.h>

struct nonet_watch {
	const struct nonet_limits *limits; /* may be NULL */
	uint64_t deadline_ns;              /* 0: none */
	unsigned ticks;                    /* calls since the last look */
	enum nonet_status status;          /* NONET_OK, or why to give up */
};

/* Begins now; `limits` may be NULL and must outlive the watch. */
void nonet_watch_start(struct nonet_watch *watch, const struct nonet_limits *limits);

/* Whether to give up. Looks at the clock and asks the caller, who is told `solutions`, every
 * `interval` calls only. */
bool nonet_watch_stopped(struct nonet_watch *watch, unsigned interval, uint64_t solutions);

/* What is left of the limits, for a call within; the watch must outlive it. The caller is told 0
 * solutions. */
struct nonet_limits nonet_watch_rest(struct nonet_watch *watch);

#endif
