#define _POSIX_C_SOURCE 200809L
#include "base/pool.h"

#include "base/lock.h"

#include <assert.h>

#if NONET_HAVE_THREADS

struct thread {
	pthread_t handle;
	bool started;
	void (*task)(void *context, int thread);
	void *context;
	int number;
};

static void *run_thread(void *argument) {
	struct thread *thread = argument;
	thread->task(thread->context, thread->number);
	return NULL;
}

void nonet_pool_run(int threads, void (*task)(void *context, int thread), void *context) {
	assert(threads >= 1 && threads <= NONET_POOL_MAX_THREADS);
	struct thread thread[NONET_POOL_MAX_THREADS];
	int extra = threads - 1;
	for (int i = 0; i < extra; i++) {
		thread[i] = (struct thread){.task = task, .context = context, .number = i + 1};
		thread[i].started = pthread_create(&thread[i].handle, NULL, run_thread, &thread[i]) == 0;
	}
	task(context, 0);
	for (int i = 0; i < extra; i++) {
		if (thread[i].started)
			pthread_join(thread[i].handle, NULL);
		else
			run_thread(&thread[i]);
	}
}

#else

void nonet_pool_run(int threads, void (*task)(void *context, int thread), void *context) {
	assert(threads >= 1 && threads <= NONET_POOL_MAX_THREADS);
	for (int i = 0; i < threads; i++)
		task(context, i);
}

#endif
