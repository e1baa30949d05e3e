/* Jobs that threads take in turn: as many at a time as there are threads, and no more waiting than
 * there is room for. */
#ifndef NONET_SERVER_WORK_QUEUE_H
#define NONET_SERVER_WORK_QUEUE_H

#include <stdbool.h>
#include <stddef.h>

struct work_queue; /* opaque */

/* NULL when out of memory, or when no thread could be begun. */
struct work_queue *work_queue_new(int threads, size_t room, void (*work)(void *job));

/* Takes on no more, and waits until the jobs are done that were taken on. May be called while other
 * threads add jobs, which is then refused. */
void work_queue_close(struct work_queue *queue);

/* Closes it first. NULL is fine; nobody may be using it. */
void work_queue_free(struct work_queue *queue);

/* False when there is no room, or the queue was closed. */
bool work_queue_add(struct work_queue *queue, void *job);

#endif
