/* Having a request answered by its endpoint. */
#ifndef NONET_SERVER_REQUEST_WORK_H
#define NONET_SERVER_REQUEST_WORK_H

#include "server/request.h"

/* Lets the connection sleep and a thread of the service answer; then the connection is resumed,
 * with request->worked set. */
void request_work_begin(struct request *request);

/* The job of those threads, a struct request. */
void request_work(void *job);

#endif
