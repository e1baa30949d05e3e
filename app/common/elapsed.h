/* How long something took. */
#ifndef NONET_APP_ELAPSED_H
#define NONET_APP_ELAPSED_H

#include <stdint.h>

/* Nanoseconds of a clock that only runs forward. */
uint64_t elapsed_now_ns(void);

enum { ELAPSED_TEXT_SIZE = 32 };

/* Writes a duration for people to read, such as "0.42 ms" or "3.1 s", and returns it. */
char *elapsed_text(uint64_t duration_ns, char text_ret[ELAPSED_TEXT_SIZE]);

#endif
