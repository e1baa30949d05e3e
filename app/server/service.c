#define _POSIX_C_SOURCE 200809L
#include "server/service.h"

#include "common/elapsed.h"
#include "common/machine.h"
#include "server/microhttpd_library.h"
#include "server/request_log.h"
#include "server/request_work.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

/* MOST_BODY is what a body may have; of more, up to MOST_DRAINED is read before the request is
 * refused, as many clients look for an answer only when they have sent everything. MOST_HELD is for
 * all requests together. */
enum {
	MOST_BODY = 1 << 20,
	MOST_DRAINED = 8 << 20,
	MOST_HELD = 128 << 20,
	QUEUE_ROOM = 2048,
	MOST_WORKERS = 64, /* of each pace, where nobody says how many */
};

/* ---- Threads ---- */

bool service_start(struct service *service, int threads) {
	bool begun = (service->watch = client_watch_new()) != NULL;
	for (int i = 0; i < ENDPOINT_PACES; i++) {
		service->queues[i] = work_queue_new(
		    threads > 0 ? threads : machine_processors(MOST_WORKERS), QUEUE_ROOM, request_work);
		begun &= service->queues[i] != NULL;
	}
	if (!begun)
		service_stop(service);
	return begun;
}

/* Returns as soon as every request is answered. */
static void wait_for_requests(struct service *service, uint64_t most_ns) {
	const struct timespec step = {.tv_nsec = 20000000};
	uint64_t end_ns = elapsed_now_ns() + most_ns;
	while (atomic_load(&service->open) > 0 && elapsed_now_ns() < end_ns)
		nanosleep(&step, NULL);
}

void service_finish(struct service *service) {
	const uint64_t second_ns = 1000000000;
	atomic_store(&service->ending, true);
	client_watch_end(service->watch); /* of a request that never comes to an end */
	wait_for_requests(service, service->request_ns);
	atomic_store(&service->stopping, true);
	for (int i = 0; i < ENDPOINT_PACES; i++)
		work_queue_close(service->queues[i]);
	wait_for_requests(service, second_ns); /* what was answered is still to be sent */
}

void service_stop(struct service *service) {
	for (int i = 0; i < ENDPOINT_PACES; i++)
		work_queue_free(service->queues[i]);
	client_watch_free(service->watch);
}

/* ---- Endpoints ---- */

/* A request of another site's page in a browser cannot send this type without asking first. */
static bool is_json(const struct request *request) {
	static const char wanted[] = "application/json";
	const size_t length = sizeof wanted - 1;
	const char *type = request_header(request, "Content-Type");
	return type && strncasecmp(type, wanted, length) == 0 && strchr("; \t", type[length]);
}

static enum MHD_Result answer_about(struct request *request) {
	const struct question question = {.reply = &request->reply};
	if (!request_is(request, "GET") && !request_is(request, "HEAD"))
		return request_send_error(request, MHD_HTTP_METHOD_NOT_ALLOWED, "bad-method",
		                          "only GET and HEAD are answered here");
	request->endpoint->answer(&question);
	return request_send_reply(request);
}

static enum MHD_Result answer_endpoint(struct request *request) {
	if (request->worked)
		return request_send_reply(request);
	if (request_is(request, "OPTIONS") && request->service->origin) {
		request->reply.status = MHD_HTTP_NO_CONTENT;
		return request_send_reply(request);
	}
	if (strcmp(request->endpoint->method, "GET") == 0)
		return answer_about(request);
	if (!request_is(request, "POST"))
		return request_send_error(request, MHD_HTTP_METHOD_NOT_ALLOWED, "bad-method",
		                          "only POST is answered here");
	if (!is_json(request))
		return request_send_error(request, MHD_HTTP_UNSUPPORTED_MEDIA_TYPE, "bad-type",
		                          "expected a body of type application/json");
	if (request_work_at_once(request))
		return request_send_reply(request);
	request_work_begin(request);
	return MHD_YES;
}

/* ---- Requests ---- */

static void end_request(struct request *request) {
	atomic_fetch_sub(&request->service->held, request->held);
	free(request->path);
	free(request->method);
	free(request->body);
	free(request->reply.body);
	free(request);
}

static struct client *client_of(struct MHD_Connection *connection) {
	const union MHD_ConnectionInfo *info =
	    microhttpd.MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
	return info ? info->socket_context : NULL;
}

/* Whether the request is for this server by a name that only this machine has: a name that leads
 * here may be another site's. */
static bool is_for_us(const struct request *request) {
	static const char *const names[] = {"localhost", "127.0.0.1", "[::1]"};
	const char *host = request_header(request, "Host");
	if (!request->service->only_local || !host)
		return true;
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		size_t length = strlen(names[i]);
		if (strncasecmp(host, names[i], length) == 0 &&
		    (host[length] == '\0' || host[length] == ':'))
			return true;
	}
	return strncmp(host, "127.", 4) == 0 && strspn(host, "0123456789.:") == strlen(host);
}

/* What is refused before the body has come: too much to read it for nothing, or what the client
 * waits to send until it is told to. */
static bool is_not_worth_reading(const struct request *request) {
	const char *length = request_header(request, "Content-Length");
	unsigned long long nbytes = length ? strtoull(length, NULL, 10) : 0;
	return nbytes > MOST_DRAINED || (nbytes > MOST_BODY && request_header(request, "Expect"));
}

static enum MHD_Result refuse_body(struct request *request) {
	if (request->too_large)
		return request_send_error(request, MHD_HTTP_CONTENT_TOO_LARGE, "too-large",
		                          "the body is larger than 1 MB");
	return request_send_error(request, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
	                          "there is no memory for the body; try again");
}

static int descriptor_of(struct MHD_Connection *connection) {
	const union MHD_ConnectionInfo *info =
	    microhttpd.MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
	return info ? info->connect_fd : -1;
}

static enum MHD_Result begin_request(struct service *service, struct MHD_Connection *connection,
                                     const char *path, const char *method, void **request_ret) {
	struct request *request = calloc(1, sizeof *request);
	if (!request)
		return MHD_NO;
	*request = (struct request){.service = service,
	                            .connection = connection,
	                            .descriptor = descriptor_of(connection),
	                            .endpoint = endpoint_find(path),
	                            .path = strdup(path),
	                            .method = strdup(method),
	                            .begin_ns = elapsed_now_ns()};
	*request_ret = request;
	atomic_fetch_add(&service->open, 1);
	client_hurry(service->watch, client_of(connection));
	if (!request->path || !request->method)
		return MHD_NO;
	if (!is_for_us(request))
		return request_send_error(request, MHD_HTTP_FORBIDDEN, "bad-host",
		                          "the request names another host than this machine");
	request->too_large = is_not_worth_reading(request);
	return request->too_large ? refuse_body(request) : MHD_YES;
}

/* Keeps the next part of a body that an endpoint reads, unless it is refused. */
static void take_body(struct request *request, const char *bytes, size_t nbytes) {
	struct service *service = request->service;
	request->too_large |= request->nbytes + nbytes > MOST_BODY;
	if (request->too_large || request->no_room || !request->endpoint)
		return;
	request->held += nbytes;
	if (atomic_fetch_add(&service->held, nbytes) + nbytes > MOST_HELD) {
		request->no_room = true;
		return;
	}
	char *grown = realloc(request->body, request->nbytes + nbytes);
	request->no_room = !grown;
	if (!grown)
		return;
	memcpy(grown + request->nbytes, bytes, nbytes);
	request->body = grown;
	request->nbytes += nbytes;
}

enum MHD_Result service_answer(void *context, struct MHD_Connection *connection, const char *path,
                               const char *method, const char *version, const char *upload,
                               size_t *upload_nbytes, void **request_at) {
	(void)version;
	struct service *service = context;
	struct request *request = *request_at;
	if (!request)
		return begin_request(service, connection, path, method, request_at);
	if (*upload_nbytes > 0) {
		take_body(request, upload, *upload_nbytes);
		*upload_nbytes = 0;
		return MHD_YES;
	}
	if (request->too_large || request->no_room)
		return refuse_body(request);
	if (!request->worked)
		client_rest(service->watch, client_of(connection));
	enum MHD_Result result =
	    request->endpoint ? answer_endpoint(request) : request_send_file(request);
	if (request->answer_status)
		client_hurry(service->watch, client_of(connection));
	return result;
}

void service_connection(void *context, struct MHD_Connection *connection, void **client,
                        enum MHD_ConnectionNotificationCode what) {
	struct service *service = context;
	if (what == MHD_CONNECTION_NOTIFY_STARTED)
		*client = client_come(service->watch, descriptor_of(connection));
	else if (what == MHD_CONNECTION_NOTIFY_CLOSED)
		client_go(service->watch, *client);
}

void service_completed(void *context, struct MHD_Connection *connection, void **request_at,
                       enum MHD_RequestTerminationCode how) {
	struct service *service = context;
	struct request *request = *request_at;
	if (!request)
		return;
	*request_at = NULL;
	client_hurry(service->watch, client_of(connection));
	if (!service->quiet)
		request_log(request->method ? request->method : "", request->path ? request->path : "",
		            request->answer_status, request->answer_nbytes,
		            how == MHD_REQUEST_TERMINATED_COMPLETED_OK,
		            elapsed_now_ns() - request->begin_ns);
	end_request(request);
	atomic_fetch_sub(&service->open, 1);
}
