#define _POSIX_C_SOURCE 200809L
#include "server/service.h"

#include "common/elapsed.h"
#include "server/request_log.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>
#include <unistd.h>

enum { MOST_BODY = 1 << 20, QUEUE_ROOM = 2048, GRACE_STEPS = 200, GRACE_STEP_NS = 50000000 };

/* A request under way. */
struct request {
	struct service *service;
	struct MHD_Connection *connection;
	const struct endpoint *endpoint; /* NULL: a file, or nothing that there is */
	char *path, *method;             /* copies, for the log */
	uint64_t begin_ns, work_end_ns;
	char *body;
	size_t nbytes;
	bool too_large;
	bool worked; /* the endpoint has answered */
	struct reply reply;
	size_t answer_nbytes;
	unsigned answer_status;
};

/* ---- Threads ---- */

static bool poll_request(void *context, uint64_t solutions) {
	(void)solutions;
	const struct request *request = context;
	return atomic_load(&request->service->stopping) || elapsed_now_ns() >= request->work_end_ns;
}

/* Answers in a thread of the queue; the connection sleeps meanwhile. */
static void work(void *job) {
	struct request *request = job;
	json_error_t error;
	request->work_end_ns = elapsed_now_ns() + request->service->request_ns;
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
	request->worked = true;
	MHD_resume_connection(request->connection);
}

static int processors(void) {
	long number = sysconf(_SC_NPROCESSORS_ONLN);
	return number > 1 ? (int)(number < 64 ? number : 64) : 1;
}

bool service_start(struct service *service, int threads) {
	bool begun = (service->watch = client_watch_new()) != NULL;
	for (int i = 0; i < ENDPOINT_PACES; i++) {
		service->queues[i] = work_queue_new(threads > 0 ? threads : processors(), QUEUE_ROOM, work);
		begun &= service->queues[i] != NULL;
	}
	if (!begun)
		service_stop(service);
	return begun;
}

void service_finish(struct service *service) {
	const struct timespec step = {.tv_nsec = GRACE_STEP_NS};
	for (int i = 0; i < GRACE_STEPS && atomic_load(&service->open) > 0; i++)
		nanosleep(&step, NULL);
	atomic_store(&service->stopping, true);
	for (int i = 0; i < ENDPOINT_PACES; i++) {
		work_queue_free(service->queues[i]);
		service->queues[i] = NULL;
	}
	/* What these have answered is still to be sent. */
	for (int i = 0; i < GRACE_STEPS / 10 && atomic_load(&service->open) > 0; i++)
		nanosleep(&step, NULL);
}

void service_stop(struct service *service) {
	for (int i = 0; i < ENDPOINT_PACES; i++)
		work_queue_free(service->queues[i]);
	client_watch_free(service->watch);
}

/* ---- Answers ---- */

static void add_headers(const struct service *service, struct MHD_Response *response) {
	static const char *const headers[][2] = {
	    {"Content-Security-Policy",
	     "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri "
	     "'none'; form-action 'none'; frame-ancestors 'none'"},
	    {"X-Content-Type-Options", "nosniff"},
	    {"X-Frame-Options", "DENY"},
	    {"Referrer-Policy", "no-referrer"},
	    {"Cross-Origin-Opener-Policy", "same-origin"},
	    {"Permissions-Policy", "camera=(), microphone=(), geolocation=()"}};
	for (size_t i = 0; i < sizeof headers / sizeof *headers; i++)
		MHD_add_response_header(response, headers[i][0], headers[i][1]);
	MHD_add_response_header(response, "Cross-Origin-Resource-Policy",
	                        service->origin ? "cross-origin" : "same-origin");
	if (service->origin) {
		MHD_add_response_header(response, "Access-Control-Allow-Origin", service->origin);
		MHD_add_response_header(response, "Access-Control-Allow-Headers", "content-type");
		MHD_add_response_header(response, "Vary", "Origin");
	}
}

static enum MHD_Result send_response(struct request *request, unsigned status,
                                     struct MHD_Response *response, size_t nbytes) {
	if (!response)
		return MHD_NO;
	add_headers(request->service, response);
	request->answer_status = status;
	request->answer_nbytes = nbytes;
	enum MHD_Result result = MHD_queue_response(request->connection, status, response);
	MHD_destroy_response(response);
	return result;
}

static enum MHD_Result send_reply(struct request *request) {
	struct reply *reply = &request->reply;
	struct MHD_Response *response =
	    MHD_create_response_from_buffer(reply->nbytes, reply->body, MHD_RESPMEM_MUST_FREE);
	if (!response)
		return MHD_NO;
	reply->body = NULL; /* it is the response's now */
	if (reply->type)
		MHD_add_response_header(response, "Content-Type", reply->type);
	MHD_add_response_header(response, "Cache-Control", "no-store");
	if (reply->status == MHD_HTTP_METHOD_NOT_ALLOWED)
		MHD_add_response_header(response, "Allow", request->endpoint ? "POST" : "GET, HEAD");
	return send_response(request, reply->status, response, reply->nbytes);
}

static enum MHD_Result send_error(struct request *request, unsigned status, const char *code,
                                  const char *message) {
	reply_error(&request->reply, status, code, "%s", message);
	return send_reply(request);
}

static bool header_holds(const struct request *request, const char *name, const char *part) {
	const char *value = MHD_lookup_connection_value(request->connection, MHD_HEADER_KIND, name);
	return value && strstr(value, part);
}

static enum MHD_Result send_file(struct request *request, const struct page_file *file) {
	static char nothing[1];
	bool known = header_holds(request, "If-None-Match", file->tag);
	bool packed = !known && file->packed && header_holds(request, "Accept-Encoding", "gzip");
	char *bytes = known ? nothing : packed ? file->packed : file->bytes;
	size_t nbytes = known ? 0 : packed ? file->packed_nbytes : file->nbytes;
	struct MHD_Response *response =
	    MHD_create_response_from_buffer(nbytes, bytes, MHD_RESPMEM_PERSISTENT);
	if (!response)
		return MHD_NO;
	/* Names in this folder change with what is in the files. */
	bool lasting = strncmp(file->path, "/assets/", 8) == 0;
	MHD_add_response_header(response, "Content-Type", file->type);
	MHD_add_response_header(response, "ETag", file->tag);
	MHD_add_response_header(response, "Vary", "Accept-Encoding");
	MHD_add_response_header(response, "Cache-Control",
	                        lasting ? "public, max-age=31536000, immutable" : "no-cache");
	if (packed)
		MHD_add_response_header(response, "Content-Encoding", "gzip");
	return send_response(request, known ? MHD_HTTP_NOT_MODIFIED : MHD_HTTP_OK, response, nbytes);
}

static enum MHD_Result answer_file(struct request *request) {
	const struct page_file *file = page_files_find(&request->service->page, request->path);
	bool get = strcmp(request->method, "GET") == 0 || strcmp(request->method, "HEAD") == 0;
	if (!get && file)
		return send_error(request, MHD_HTTP_METHOD_NOT_ALLOWED, "bad-method",
		                  "only GET and HEAD are answered here");
	if (file)
		return send_file(request, file);
	if (get && strcmp(request->path, "/") == 0)
		return send_error(request, MHD_HTTP_NOT_FOUND, "no-page",
		                  "the page was not built (make web); the engine is at /api/");
	return send_error(request, MHD_HTTP_NOT_FOUND, "not-found", "there is nothing at this path");
}

/* A request of another site's page in a browser cannot send this type without asking first. */
static bool is_json(const struct request *request) {
	const char *type =
	    MHD_lookup_connection_value(request->connection, MHD_HEADER_KIND, "Content-Type");
	return type && strncasecmp(type, "application/json", 16) == 0;
}

static enum MHD_Result begin_work(struct request *request) {
	struct work_queue *queue = request->service->queues[request->endpoint->pace];
	MHD_suspend_connection(request->connection);
	if (work_queue_add(queue, request))
		return MHD_YES;
	reply_error(&request->reply, MHD_HTTP_SERVICE_UNAVAILABLE, "busy",
	            "too many requests are waiting; try again");
	request->worked = true;
	MHD_resume_connection(request->connection);
	return MHD_YES;
}

static enum MHD_Result answer_endpoint(struct request *request) {
	if (request->worked)
		return send_reply(request);
	if (strcmp(request->method, "OPTIONS") == 0 && request->service->origin) {
		request->reply.status = MHD_HTTP_NO_CONTENT;
		return send_reply(request);
	}
	if (strcmp(request->method, "POST") != 0)
		return send_error(request, MHD_HTTP_METHOD_NOT_ALLOWED, "bad-method",
		                  "only POST is answered here");
	if (!is_json(request))
		return send_error(request, MHD_HTTP_UNSUPPORTED_MEDIA_TYPE, "bad-type",
		                  "expected a body of type application/json");
	return begin_work(request);
}

/* ---- Requests ---- */

static void end_request(struct request *request) {
	free(request->path);
	free(request->method);
	free(request->body);
	free(request->reply.body);
	free(request);
}

static struct client *client_of(struct MHD_Connection *connection) {
	const union MHD_ConnectionInfo *info =
	    MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
	return info ? info->socket_context : NULL;
}

/* Whether the request is for this server by a name that only this machine has: a name that leads
 * here may be another site's. */
static bool is_for_us(const struct request *request) {
	static const char *const names[] = {"localhost", "127.0.0.1", "[::1]"};
	const char *host = MHD_lookup_connection_value(request->connection, MHD_HEADER_KIND, "Host");
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

/* What is refused before the body has come. */
static bool has_large_body(const struct request *request) {
	const char *length =
	    MHD_lookup_connection_value(request->connection, MHD_HEADER_KIND, "Content-Length");
	return length && strtoull(length, NULL, 10) > MOST_BODY;
}

static enum MHD_Result begin_request(struct service *service, struct MHD_Connection *connection,
                                     const char *path, const char *method, void **request_ret) {
	struct request *request = calloc(1, sizeof *request);
	if (!request)
		return MHD_NO;
	*request = (struct request){.service = service,
	                            .connection = connection,
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
		return send_error(request, MHD_HTTP_FORBIDDEN, "bad-host",
		                  "the request names another host than this machine");
	if (has_large_body(request))
		return send_error(request, MHD_HTTP_CONTENT_TOO_LARGE, "too-large",
		                  "the body is larger than 1 MB");
	return MHD_YES;
}

static void take_body(struct request *request, const char *bytes, size_t nbytes) {
	char *grown = NULL;
	request->too_large |= request->nbytes + nbytes > MOST_BODY;
	if (!request->too_large && request->endpoint)
		grown = realloc(request->body, request->nbytes + nbytes);
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
	if (request->too_large)
		return send_error(request, MHD_HTTP_CONTENT_TOO_LARGE, "too-large",
		                  "the body is larger than 1 MB");
	if (!request->worked)
		client_rest(service->watch, client_of(connection));
	enum MHD_Result result = request->endpoint ? answer_endpoint(request) : answer_file(request);
	if (request->answer_status)
		client_hurry(service->watch, client_of(connection));
	return result;
}

void service_connection(void *context, struct MHD_Connection *connection, void **client,
                        enum MHD_ConnectionNotificationCode what) {
	struct service *service = context;
	const union MHD_ConnectionInfo *info =
	    MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
	if (what == MHD_CONNECTION_NOTIFY_STARTED && info)
		*client = client_come(service->watch, info->connect_fd);
	else if (what == MHD_CONNECTION_NOTIFY_CLOSED)
		client_go(service->watch, *client);
}

void service_completed(void *context, struct MHD_Connection *connection, void **request_at,
                       enum MHD_RequestTerminationCode how) {
	(void)how;
	struct service *service = context;
	struct request *request = *request_at;
	if (!request)
		return;
	*request_at = NULL;
	client_hurry(service->watch, client_of(connection));
	if (!service->quiet)
		request_log(request->method ? request->method : "", request->path ? request->path : "",
		            request->answer_status, request->answer_nbytes,
		            elapsed_now_ns() - request->begin_ns);
	end_request(request);
	atomic_fetch_sub(&service->open, 1);
}
