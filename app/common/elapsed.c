#define _POSIX_C_SOURCE 200809L
#include "common/elapsed.h"

#include <stdio.h>
#include <time.h>

uint64_t elapsed_now_ns(void) {
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

char *elapsed_text(uint64_t duration_ns, char text_ret[ELAPSED_TEXT_SIZE]) {
	double ms = (double)duration_ns / 1e6;
	if (ms < 1000)
		snprintf(text_ret, ELAPSED_TEXT_SIZE, ms < 10 ? "%.2f ms" : "%.0f ms", ms);
	else
		snprintf(text_ret, ELAPSED_TEXT_SIZE, "%.1f s", ms / 1000);
	return text_ret;
}
