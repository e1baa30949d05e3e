/* Having a request answered by its endpoint. */
#ifndef NONET_SERVER_REQUEST_WORK_H
#define NONET_SERVER_REQUEST_WORK_H

#include "server/request.h"

/* Answers what is quick to answer, as most questions to endpoints of the quick pace are: waking a
 * thread would take longer. False: it is not, and nothing was done. */
bool request_work_at_once(struct request *request);

/* Lets the connection sleep and a thread of the service answer; then the connection is resumed,
 * with request->worked set. */
void request_work_begin(struct request *request);

/* The job of those threads, a struct request. */
void request_work(void *job);

#endif
