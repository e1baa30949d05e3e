/* Running one function in several threads at a time. */
#ifndef NONET_BASE_POOL_H
#define NONET_BASE_POOL_H

enum { NONET_POOL_MAX_THREADS = 256 };

/* Calls task(context, i) for each i in 0..threads - 1, all at the same time, 0 in the calling
 * thread, and returns when all have returned. Where the system gives fewer threads than asked for,
 * the calling thread does their part after its own, and all of it where nonet is built without
 * threads; `threads` is 1..NONET_POOL_MAX_THREADS. */
void nonet_pool_run(int threads, void (*task)(void *context, int thread), void *context);

#endif
