#define _POSIX_C_SOURCE 200809L
#include "base/lock.h"

#include <assert.h>

#if NONET_HAVE_THREADS

void nonet_lock_end(struct nonet_lock *lock) {
	pthread_cond_destroy(&lock->changed);
	pthread_mutex_destroy(&lock->mutex);
}

void nonet_lock_take(struct nonet_lock *lock) {
	pthread_mutex_lock(&lock->mutex);
}

void nonet_lock_give(struct nonet_lock *lock) {
	pthread_mutex_unlock(&lock->mutex);
}

bool nonet_lock_try(struct nonet_lock *lock) {
	return pthread_mutex_trylock(&lock->mutex) == 0;
}

void nonet_lock_wait(struct nonet_lock *lock) {
	pthread_cond_wait(&lock->changed, &lock->mutex);
}

void nonet_lock_wake(struct nonet_lock *lock) {
	pthread_cond_broadcast(&lock->changed);
}

#else

void nonet_lock_end(struct nonet_lock *lock) {
	(void)lock;
}

void nonet_lock_take(struct nonet_lock *lock) {
	(void)lock;
}

void nonet_lock_give(struct nonet_lock *lock) {
	(void)lock;
}

bool nonet_lock_try(struct nonet_lock *lock) {
	(void)lock;
	return true;
}

void nonet_lock_wait(struct nonet_lock *lock) {
	(void)lock;
	assert(!"there is another thread to wait for");
}

void nonet_lock_wake(struct nonet_lock *lock) {
	(void)lock;
}

#endif
