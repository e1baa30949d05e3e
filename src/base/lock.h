/* A lock on which threads can also wait for a change. Where nonet is built without threads, as for
 * WebAssembly, the only thread always has it. */
#ifndef NONET_BASE_LOCK_H
#define NONET_BASE_LOCK_H

#include <stdbool.h>

#if defined(__wasm__)
#define NONET_HAVE_THREADS 0
#else
#define NONET_HAVE_THREADS 1
#endif

#if NONET_HAVE_THREADS
#include <pthread.h>

struct nonet_lock {
	pthread_mutex_t mutex;
	pthread_cond_t changed;
};

#define NONET_LOCK_START                                                                           \
	{ PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER }
#else
struct nonet_lock {
	char unused;
};

#define NONET_LOCK_START                                                                           \
	{ 0 }
#endif

/* A lock begins with NONET_LOCK_START and ends here; nobody holds it then. */
void nonet_lock_end(struct nonet_lock *lock);

void nonet_lock_take(struct nonet_lock *lock);
void nonet_lock_give(struct nonet_lock *lock);

/* Takes it unless another thread has it. */
bool nonet_lock_try(struct nonet_lock *lock);

/* Gives the lock back until another thread calls nonet_lock_wake, now and then also without that.
 */
void nonet_lock_wait(struct nonet_lock *lock);
void nonet_lock_wake(struct nonet_lock *lock);

#endif
