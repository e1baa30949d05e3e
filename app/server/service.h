/* What the server does with connections and requests, as libmicrohttpd reports them. */
#ifndef NONET_SERVER_SERVICE_H
#define NONET_SERVER_SERVICE_H

#include "server/client_watch.h"
#include "server/endpoint.h"
#include "server/page_files.h"
#include "server/work_queue.h"

#include <microhttpd.h>
#include <stdatomic.h>

struct service {
	struct page_files page;
	const char *origin; /* see server.h */
	uint64_t request_ns;
	bool only_local; /* only this machine reaches it: requests for other hosts are refused */
	bool quiet;

	struct work_queue *queues[ENDPOINT_PACES];
	struct client_watch *watch;
	atomic_int open;      /* requests that are not answered yet */
	atomic_size_t held;   /* bytes of their bodies and answers */
	atomic_bool ending;   /* each connection is to end with its answer */
	atomic_bool stopping; /* long work is to end */
};

/* Begins its threads: `threads` of each pace, or, when 0, one for each processor. False when there
 * is no memory for it, with nothing begun. */
bool service_start(struct service *service, int threads);

/* Waits for the requests that are under way, as long as one may take; what is not done then is cut
 * short. No new connections may come; requests that still do are answered, in the end with an
 * error. */
void service_finish(struct service *service);

/* Ends its threads; to be called when no connection is left. */
void service_stop(struct service *service);

/* For libmicrohttpd. */
enum MHD_Result service_answer(void *context, struct MHD_Connection *connection, const char *path,
                               const char *method, const char *version, const char *upload,
                               size_t *upload_nbytes, void **request);
void service_connection(void *context, struct MHD_Connection *connection, void **client,
                        enum MHD_ConnectionNotificationCode what);
void service_completed(void *context, struct MHD_Connection *connection, void **request,
                       enum MHD_RequestTerminationCode how);

#endif
