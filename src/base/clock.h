/* A clock that only goes forward. */
#ifndef NONET_BASE_CLOCK_H
#define NONET_BASE_CLOCK_H

#include <stdint.h>

/* Nanoseconds since some fixed moment. Thread-safe. */
uint64_t nonet_clock_ns(void);

#endif
