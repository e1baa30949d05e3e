/* Writing to a descriptor. */
#ifndef NONET_APP_WRITE_ALL_H
#define NONET_APP_WRITE_ALL_H

#include <stdbool.h>
#include <stddef.h>

/* Writes all of the bytes, in as many pieces as it takes, whatever signals come between. False,
 * with errno set. */
bool write_all(int descriptor, const char *bytes, size_t nbytes);

#endif
