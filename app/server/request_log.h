/* One line of the log for each request. */
#ifndef NONET_SERVER_REQUEST_LOG_H
#define NONET_SERVER_REQUEST_LOG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Writes a JSON object with the time, what was asked and what was answered to standard error.
 * `status` 0: nothing was; `sent`: the client took all of the answer. */
void request_log(const char *method, const char *path, unsigned status, size_t nbytes, bool sent,
                 uint64_t took_ns);

#endif
