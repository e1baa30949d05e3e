#define _POSIX_C_SOURCE 200809L
#include "server/request.h"

#include "server/microhttpd_library.h"

#include <stdlib.h>
#include <string.h>

bool request_is(const struct request *request, const char *method) {
	return strcmp(request->method, method) == 0;
}

const char *request_header(const struct request *request, const char *name) {
	return microhttpd.MHD_lookup_connection_value(request->connection, MHD_HEADER_KIND, name);
}

static bool only_reads(const struct request *request) {
	return request_is(request, "GET") || request_is(request, "HEAD");
}

static void add_header(struct MHD_Response *response, const char *name, const char *value) {
	microhttpd.MHD_add_response_header(response, name, value);
}

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
		add_header(response, headers[i][0], headers[i][1]);
	add_header(response, "Cross-Origin-Resource-Policy",
	           service->origin ? "cross-origin" : "same-origin");
	if (service->origin) {
		add_header(response, "Access-Control-Allow-Origin", service->origin);
		add_header(response, "Access-Control-Allow-Headers", "content-type");
		add_header(response, "Access-Control-Max-Age", "600");
	}
	/* A client that stays would hold up the end. */
	if (atomic_load(&service->ending))
		add_header(response, "Connection", "close");
}

static enum MHD_Result send_response(struct request *request, unsigned status,
                                     struct MHD_Response *response, size_t nbytes) {
	add_headers(request->service, response);
	request->answer_status = status;
	request->answer_nbytes = request_is(request, "HEAD") ? 0 : nbytes;
	enum MHD_Result result = microhttpd.MHD_queue_response(request->connection, status, response);
	microhttpd.MHD_destroy_response(response);
	return result;
}

static const char *allowed(const struct request *request) {
	if (!request->endpoint || strcmp(request->endpoint->method, "GET") == 0)
		return "GET, HEAD";
	return request->service->origin ? "POST, OPTIONS" : "POST";
}

enum MHD_Result request_send_reply(struct request *request) {
	struct reply *reply = &request->reply;
	struct MHD_Response *response = microhttpd.MHD_create_response_from_buffer(
	    reply->nbytes, reply->body, MHD_RESPMEM_MUST_FREE);
	if (!response)
		return MHD_NO;
	reply->body = NULL; /* it is the response's now */
	if (reply->type)
		add_header(response, "Content-Type", reply->type);
	add_header(response, "Cache-Control", "no-store");
	if (reply->status == MHD_HTTP_METHOD_NOT_ALLOWED)
		add_header(response, "Allow", allowed(request));
	if (reply->status == MHD_HTTP_SERVICE_UNAVAILABLE)
		add_header(response, "Retry-After", "1");
	return send_response(request, reply->status, response, reply->nbytes);
}

enum MHD_Result request_send_error(struct request *request, unsigned status, const char *code,
                                   const char *message) {
	reply_error(&request->reply, status, code, "%s", message);
	return request_send_reply(request);
}

/* ---- Files ---- */

/* Whether the client takes gzip: it is named, and not with ";q=0". */
static bool takes_gzip(const struct request *request) {
	const char *value = request_header(request, "Accept-Encoding");
	const char *name = value ? strstr(value, "gzip") : NULL;
	if (!name)
		return false;
	const char *weight = name + strlen("gzip");
	weight += strspn(weight, " ;");
	return strncmp(weight, "q=0", 3) != 0 || weight[3 + strspn(weight + 3, ".0")] > '0';
}

static bool is_known(const struct request *request, const struct page_file *file) {
	const char *tags = request_header(request, "If-None-Match");
	return tags && (strcmp(tags, "*") == 0 || strstr(tags, file->tag));
}

static enum MHD_Result send_page_file(struct request *request, const struct page_file *file) {
	static char nothing[1];
	bool known = is_known(request, file);
	bool packed = !known && file->packed && takes_gzip(request);
	char *bytes = known ? nothing : packed ? file->packed : file->bytes;
	size_t nbytes = known ? 0 : packed ? file->packed_nbytes : file->nbytes;
	struct MHD_Response *response =
	    microhttpd.MHD_create_response_from_buffer(nbytes, bytes, MHD_RESPMEM_PERSISTENT);
	if (!response)
		return MHD_NO;
	/* Names in this folder change with what is in the files. */
	bool lasting = strncmp(file->path, "/assets/", 8) == 0;
	add_header(response, "Content-Type", file->type);
	add_header(response, "ETag", file->tag);
	add_header(response, "Vary", "Accept-Encoding");
	add_header(response, "Cache-Control",
	           lasting ? "public, max-age=31536000, immutable" : "no-cache");
	if (packed)
		add_header(response, "Content-Encoding", "gzip");
	return send_response(request, known ? MHD_HTTP_NOT_MODIFIED : MHD_HTTP_OK, response, nbytes);
}

enum MHD_Result request_send_file(struct request *request) {
	const struct page_file *file = page_files_find(&request->service->page, request->path);
	if (file && !only_reads(request))
		return request_send_error(request, MHD_HTTP_METHOD_NOT_ALLOWED, "bad-method",
		                          "only GET and HEAD are answered here");
	if (file)
		return send_page_file(request, file);
	if (only_reads(request) && strcmp(request->path, "/") == 0)
		return request_send_error(request, MHD_HTTP_NOT_FOUND, "no-page",
		                          "the page was not built (make web), or not installed since (make "
		                          "install); the engine is "
		                          "at /api/, see docs/http-api.md");
	return request_send_error(request, MHD_HTTP_NOT_FOUND, "not-found",
	                          "there is nothing at this path");
}
