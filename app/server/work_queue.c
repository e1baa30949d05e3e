#define _POSIX_C_SOURCE 200809L
#include "server/work_queue.h"

#include <pthread.h>
#include <stdlib.h>

struct work_queue {
	void (*work)(void *job);
	pthread_mutex_t lock; /* guards what follows */
	pthread_cond_t changed;
	bool closed;
	void **jobs; /* a ring */
	size_t room, first, number;

	int nthreads;
	pthread_t threads[];
};

/* NULL at the end. */
static void *take(struct work_queue *queue) {
	void *job = NULL;
	pthread_mutex_lock(&queue->lock);
	while (queue->number == 0 && !queue->closed)
		pthread_cond_wait(&queue->changed, &queue->lock);
	if (queue->number > 0) {
		job = queue->jobs[queue->first];
		queue->first = (queue->first + 1) % queue->room;
		queue->number--;
	}
	pthread_mutex_unlock(&queue->lock);
	return job;
}

static void *run(void *argument) {
	struct work_queue *queue = argument;
	for (void *job; (job = take(queue));)
		queue->work(job);
	return NULL;
}

struct work_queue *work_queue_new(int threads, size_t room, void (*work)(void *job)) {
	struct work_queue *queue = calloc(1, sizeof *queue + (size_t)threads * sizeof *queue->threads);
	void **jobs = calloc(room, sizeof *jobs);
	if (!queue || !jobs) {
		free(queue);
		free(jobs);
		return NULL;
	}
	queue->work = work;
	queue->jobs = jobs;
	queue->room = room;
	pthread_mutex_init(&queue->lock, NULL);
	pthread_cond_init(&queue->changed, NULL);
	while (queue->nthreads < threads &&
	       pthread_create(&queue->threads[queue->nthreads], NULL, run, queue) == 0)
		queue->nthreads++;
	if (queue->nthreads > 0)
		return queue;
	work_queue_free(queue);
	return NULL;
}

void work_queue_close(struct work_queue *queue) {
	pthread_mutex_lock(&queue->lock);
	queue->closed = true;
	pthread_cond_broadcast(&queue->changed);
	pthread_mutex_unlock(&queue->lock);
	while (queue->nthreads > 0)
		pthread_join(queue->threads[--queue->nthreads], NULL);
}

void work_queue_free(struct work_queue *queue) {
	if (!queue)
		return;
	work_queue_close(queue);
	pthread_cond_destroy(&queue->changed);
	pthread_mutex_destroy(&queue->lock);
	free(queue->jobs);
	free(queue);
}

bool work_queue_add(struct work_queue *queue, void *job) {
	pthread_mutex_lock(&queue->lock);
	bool fits = queue->number < queue->room && !queue->closed;
	if (fits) {
		queue->jobs[(queue->first + queue->number++) % queue->room] = job;
		pthread_cond_signal(&queue->changed);
	}
	pthread_mutex_unlock(&queue->lock);
	return fits;
}
