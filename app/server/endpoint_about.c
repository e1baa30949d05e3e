/* The server itself. */
#include "server/endpoint.h"

#include <microhttpd.h>
#include <nonet.h>

/* {"version": of nonet} */
void endpoint_version(const struct question *question) {
	reply_json(question->reply, MHD_HTTP_OK, json_pack("{s:s}", "version", nonet_version()));
}

/* {"status": "ok"}: it is there, and its connections are looked after. */
void endpoint_health(const struct question *question) {
	reply_json(question->reply, MHD_HTTP_OK, json_pack("{s:s}", "status", "ok"));
}
