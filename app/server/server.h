/* The page and the engine over HTTP: `nonet serve`. */
#ifndef NONET_APP_SERVER_H
#define NONET_APP_SERVER_H

#include "common/output.h"

#include <stdbool.h>
#include <stdint.h>

struct server_options {
	const char *address;  /* to listen at; NULL: 127.0.0.1 */
	uint16_t port;        /* 0: a free one */
	const char *page;     /* folder of the page; NULL: the installed one, where there is one */
	const char *origin;   /* whose pages may ask too (CORS); NULL: only our own */
	uint64_t request_ns;  /* most time that a request is worked at; 0: 10 seconds */
	uint64_t connections; /* most at a time; 0: 1100. Fewer where the system gives
	                         no more files */
	int threads;          /* that work at a time; 0: one for each processor */
	bool quiet;           /* no log */
	/* Called once it listens, with the address of the page; or there is none, only the engine. */
	void (*started)(void *context, const char *url, bool has_page);
	void *context;
};

/* Serves until SIGINT (Ctrl-C), SIGTERM or SIGHUP; then finishes the requests that are under way,
 * for at most as long as one may take. Logs each request as one JSON object a line on standard
 * error. When it could not begin it says so, and whether that was wrong use. */
enum exit_code server_run(struct output *output, const struct server_options *options);

#endif
