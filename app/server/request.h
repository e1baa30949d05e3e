/* A request under way, and sending its answer. */
#ifndef NONET_SERVER_REQUEST_H
#define NONET_SERVER_REQUEST_H

#include "server/service.h"

struct request {
	struct service *service;
	struct MHD_Connection *connection;
	const struct endpoint *endpoint; /* NULL: a file, or nothing that there is */
	char *path, *method;             /* copies, for the log */
	uint64_t begin_ns;

	char *body;
	size_t nbytes;
	size_t held;    /* bytes of the body and the answer that count in service->held */
	bool too_large; /* the body is */
	bool no_room;   /* for the body, now */

	/* While it is worked at. */
	int descriptor;
	uint64_t queued_ns, work_end_ns, look_ns;
	bool gone; /* the client is */
	bool cut;  /* the work was, by the last poll */

	bool worked; /* the endpoint has answered */
	struct reply reply;
	size_t answer_nbytes;
	unsigned answer_status; /* 0: no answer has been handed to libmicrohttpd */
};

bool request_is(const struct request *request, const char *method);

/* The first header of that name; NULL: there is none. */
const char *request_header(const struct request *request, const char *name);

/* Hand an answer to libmicrohttpd: the reply, an error, or a file of the page. MHD_NO ends the
 * connection. */
enum MHD_Result request_send_reply(struct request *request);
enum MHD_Result request_send_error(struct request *request, unsigned status, const char *code,
                                   const char *message);
enum MHD_Result request_send_file(struct request *request);

#endif
