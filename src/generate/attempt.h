/* An attempt: a computation that follows from a seed alone and gives a puzzle as wished, or none.
 */
#ifndef NONET_GENERATE_ATTEMPT_H
#define NONET_GENERATE_ATTEMPT_H

#include <nonet/generate.h>

/* Asked now and then; true: stop. */
struct nonet_stop {
	bool (*ask)(void *context);
	void *context;
};

static inline bool nonet_stop_asked(const struct nonet_stop *stop) {
	return stop->ask(stop->context);
}

struct nonet_outcome {
	bool found;
	struct nonet_generated generated;
};

/* What one thread needs to make attempts. */
struct nonet_attempts; /* opaque */

/* The wish belongs to the caller and has to stay. NULL when out of memory. */
struct nonet_attempts *nonet_attempts_new(const struct nonet_wish *wish,
                                          const struct nonet_kernel *kernel);
void nonet_attempts_free(struct nonet_attempts *attempts); /* NULL is fine */

enum { NONET_ATTEMPTS_MOST = 256 };

/* How many attempts to make in one go, so that it takes milliseconds where that can be. */
size_t nonet_attempts_at_once(const struct nonet_wish *wish);

/* Makes the attempts with seeds[0 .. number - 1], number at most NONET_ATTEMPTS_MOST, and adds them
 * to the tally. False when stopped; outcomes that were not reached are not found. */
bool nonet_attempts_run(struct nonet_attempts *attempts, const uint64_t *seeds, size_t number,
                        struct nonet_outcome *outcomes_ret, struct nonet_generate_tally *tally,
                        const struct nonet_stop *stop);

#endif
