#define _POSIX_C_SOURCE 200809L
#include "server/request_work.h"

#include "common/elapsed.h"
#include "server/microhttpd_library.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/socket.h>

/* What may be answered in the thread that looks after connections: others wait meanwhile. */
enum { SMALL_BODY = 4096 };
static const uint64_t at_once_ns = 2000000;

static const uint64_t look_every_ns = 100000000, longest_wait_ns = 30000000000;

/* Whether the client has closed its side: then nobody waits for the answer. The descriptor stays
 * that of the connection as long as this sleeps. */
static bool has_gone(int descriptor) {
	char byte;
	ssize_t nbytes = recv(descriptor, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
	return nbytes == 0 || (nbytes < 0 && errno == ECONNRESET);
}

static bool poll_request(void *context, uint64_t solutions) {
	(void)solutions;
	struct request *request = context;
	uint64_t now_ns = elapsed_now_ns();
	if (now_ns >= request->look_ns) {
		request->gone |= has_gone(request->descriptor);
		request->look_ns = now_ns + look_every_ns;
	}
	request->cut =
	    request->gone || atomic_load(&request->service->stopping) || now_ns >= request->work_end_ns;
	return request->cut;
}

static void answer(struct request *request) {
	json_error_t error;
	json_t *body = json_loadb(request->body ? request->body : "", request->nbytes,
	                          JSON_REJECT_DUPLICATES, &error);
	if (json_is_object(body)) {
		struct question question = {.body = body,
		                            .limits = {.time_ns = request->service->request_ns,
		                                       .poll = poll_request,
		                                       .context = request},
		                            .reply = &request->reply};
		request->endpoint->answer(&question);
	} else {
		reply_error(&request->reply, MHD_HTTP_BAD_REQUEST, "bad-json",
		            "the body is no JSON object: %s", body ? "expected { ... }" : error.text);
	}
	json_decref(body);
}

static void refuse(struct request *request, const char *reason) {
	reply_error(&request->reply, MHD_HTTP_SERVICE_UNAVAILABLE, "busy", "%s", reason);
}

/* The answer takes the place of the body among what is held. */
static void let_go_of_body(struct request *request) {
	free(request->body);
	request->body = NULL;
	atomic_fetch_add(&request->service->held, request->reply.nbytes);
	atomic_fetch_sub(&request->service->held, request->held);
	request->held = request->reply.nbytes;
}

void request_work(void *job) {
	struct request *request = job;
	const struct service *service = request->service;
	uint64_t now_ns = elapsed_now_ns();
	request->work_end_ns = now_ns + service->request_ns;
	if (atomic_load(&service->stopping))
		refuse(request, "the server is ending");
	else if (now_ns - request->queued_ns > longest_wait_ns)
		refuse(request, "other requests took too long; try again");
	else
		answer(request);
	let_go_of_body(request);
	request->worked = true;
	microhttpd.MHD_resume_connection(request->connection); /* from here on it may be freed */
}

bool request_work_at_once(struct request *request) {
	if (request->endpoint->pace != ENDPOINT_QUICK || request->nbytes > SMALL_BODY)
		return false;
	request->work_end_ns = elapsed_now_ns() + at_once_ns;
	answer(request);
	if (request->cut) {
		free(request->reply.body);
		request->reply = (struct reply){0};
		return false;
	}
	let_go_of_body(request);
	return true;
}

void request_work_begin(struct request *request) {
	request->queued_ns = elapsed_now_ns();
	microhttpd.MHD_suspend_connection(request->connection);
	if (work_queue_add(request->service->queues[request->endpoint->pace], request))
		return;
	refuse(request, "too many requests are waiting; try again");
	request->worked = true;
	microhttpd.MHD_resume_connection(request->connection);
}
