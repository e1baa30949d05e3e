/* The functions of libmicrohttpd. With the TLS that it brings along it takes longer to load than
 * all else together, so only `nonet serve` loads it. */
#ifndef NONET_SERVER_MICROHTTPD_LIBRARY_H
#define NONET_SERVER_MICROHTTPD_LIBRARY_H

#include "common/library.h"

#include <microhttpd.h>

#define MICROHTTPD_FUNCTIONS(X)                                                                    \
	X(MHD_add_response_header)                                                                     \
	X(MHD_create_response_from_buffer)                                                             \
	X(MHD_destroy_response)                                                                        \
	X(MHD_get_connection_info)                                                                     \
	X(MHD_lookup_connection_value)                                                                 \
	X(MHD_queue_response)                                                                          \
	X(MHD_quiesce_daemon)                                                                          \
	X(MHD_resume_connection)                                                                       \
	X(MHD_start_daemon)                                                                            \
	X(MHD_stop_daemon)                                                                             \
	X(MHD_suspend_connection)

struct microhttpd {
	MICROHTTPD_FUNCTIONS(LIBRARY_MEMBER)
};

/* May be used once microhttpd_load has returned true. */
extern struct microhttpd microhttpd;

/* Whether the library is there. To be called before there are threads. */
bool microhttpd_load(void);

#endif
