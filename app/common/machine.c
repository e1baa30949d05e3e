/* _DEFAULT_SOURCE: getentropy */
#define _DEFAULT_SOURCE
#include "common/machine.h"
#include "common/elapsed.h"

#include <unistd.h>

uint64_t machine_seed(void) {
	uint64_t seed;
	return getentropy(&seed, sizeof seed) == 0 ? seed : elapsed_now_ns();
}

int machine_processors(int most) {
	long processors = sysconf(_SC_NPROCESSORS_ONLN);
	return processors < 1 ? 1 : processors < most ? (int)processors : most;
}
