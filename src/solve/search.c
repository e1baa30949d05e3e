#include "base/clock.h"
#include "solve/kernel.h"

/* The clock costs about as much as a tenth of a guess, so it is asked this seldom. */
static const uint32_t guesses_per_check = 64;

static const uint64_t ns_per_poll = 1000000;

static const struct nonet_limits no_limits = {0};

static uint64_t add_saturated(uint64_t a, uint64_t b) {
	return a + b < a ? UINT64_MAX : a + b;
}

uint64_t nonet_search_deadline(const struct nonet_limits *limits) {
	return limits && limits->time_ns ? add_saturated(nonet_clock_ns(), limits->time_ns)
	                                 : UINT64_MAX;
}

void nonet_search_start(struct nonet_search *search, const struct nonet_limits *limits) {
	*search = (struct nonet_search){
	    .limit_solutions = UINT64_MAX,
	    .row = nonet_kernel_row(limits),
	    .limits = limits ? limits : &no_limits,
	    .deadline_ns = UINT64_MAX,
	    .next_poll_ns = UINT64_MAX,
	    .until_check = UINT32_MAX,
	};
	limits = search->limits;
	if (limits->solutions)
		search->limit_solutions = limits->solutions;
	if (limits->time_ns == 0 && !limits->poll)
		return;

	search->until_check = guesses_per_check;
	search->deadline_ns = nonet_search_deadline(limits);
	if (limits->poll)
		search->next_poll_ns = add_saturated(nonet_clock_ns(), ns_per_poll);
}

enum nonet_status nonet_search_check(struct nonet_search *search) {
	search->until_check = guesses_per_check;
	const struct nonet_limits *limits = search->limits;
	uint64_t now = nonet_clock_ns();
	if (now >= search->deadline_ns)
		return NONET_TIMEOUT;
	if (now < search->next_poll_ns)
		return NONET_OK;
	search->next_poll_ns = add_saturated(now, ns_per_poll);
	return limits->poll && limits->poll(limits->context, search->found_before + search->solutions)
	           ? NONET_STOPPED
	           : NONET_OK;
}
