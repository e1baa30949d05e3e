#include "logic/watch.h"

#include "base/clock.h"

void nonet_watch_start(struct nonet_watch *watch, const struct nonet_limits *limits) {
	watch->limits = limits;
	watch->deadline_ns = limits && limits->time_ns ? nonet_clock_ns() + limits->time_ns : 0;
	watch->ticks = 0;
	watch->status = NONET_OK;
}

bool nonet_watch_stopped(struct nonet_watch *watch, unsigned interval, uint64_t solutions) {
	if (watch->status != NONET_OK)
		return true;
	if (!watch->limits || ++watch->ticks < interval)
		return false;
	watch->ticks = 0;
	if (watch->deadline_ns && nonet_clock_ns() >= watch->deadline_ns)
		watch->status = NONET_TIMEOUT;
	else if (watch->limits->poll && watch->limits->poll(watch->limits->context, solutions))
		watch->status = NONET_STOPPED;
	return watch->status != NONET_OK;
}

static bool ask_caller(void *context, uint64_t solutions) {
	const struct nonet_watch *watch = context;
	(void)solutions;
	return watch->limits->poll(watch->limits->context, 0);
}

struct nonet_limits nonet_watch_rest(struct nonet_watch *watch) {
	struct nonet_limits rest = {.context = watch};
	if (watch->limits && watch->limits->poll)
		rest.poll = ask_caller;
	if (watch->deadline_ns) {
		uint64_t now = nonet_clock_ns();
		rest.time_ns = now < watch->deadline_ns ? watch->deadline_ns - now : 1;
	}
	return rest;
}
