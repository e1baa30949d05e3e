#define _POSIX_C_SOURCE 200809L
#include "base/clock.h"
#include "base/lock.h"
#include "base/pool.h"
#include "solve/kernel.h"

#include <assert.h>
#include <stdatomic.h>
#include <stdlib.h>

/* Puzzles that a thread takes at a time: few enough that the threads end together. */
enum { PUZZLES_PER_HELPING = 256 };

/* One call of nonet_solve_many, shared by its threads. */
struct job {
	const struct nonet_kernel_row *row;
	const struct nonet_limits *limits;
	const struct nonet_board *puzzles;
	struct nonet_result *results;
	size_t number;
	uint64_t deadline_ns;
	atomic_size_t next;          /* the first puzzle that no thread has taken */
	atomic_int verdict;          /* enum nonet_status: NONET_OK until the search is stopped */
	struct nonet_lock poll_lock; /* poll is called by one thread at a time */
	struct nonet_batch *batches; /* one for each thread */
	char *workspaces;
	size_t workspace_nbytes;
};

static bool take_helping(struct nonet_batch *batch) {
	struct job *job = batch->context;
	size_t next = atomic_fetch_add(&job->next, PUZZLES_PER_HELPING);
	if (next >= job->number)
		return false;
	size_t left = job->number - next;
	batch->next = next;
	batch->end = next + (left < PUZZLES_PER_HELPING ? left : PUZZLES_PER_HELPING);
	return true;
}

/* Asks the caller, but not again once the search is stopped. */
static void ask_caller(struct job *job) {
	nonet_lock_take(&job->poll_lock);
	if (atomic_load(&job->verdict) == NONET_OK &&
	    job->limits->poll(job->limits->context, atomic_load(&job->next)))
		atomic_store(&job->verdict, NONET_STOPPED);
	nonet_lock_give(&job->poll_lock);
}

static bool is_stopped(struct nonet_batch *batch) {
	struct job *job = batch->context;
	if (job->deadline_ns != UINT64_MAX && nonet_clock_ns() >= job->deadline_ns)
		atomic_store(&job->verdict, NONET_TIMEOUT);
	else if (job->limits && job->limits->poll)
		ask_caller(job);
	return atomic_load(&job->verdict) != NONET_OK;
}

static void solve_in_thread(void *context, int thread) {
	struct job *job = context;
	job->row->batch->solve(&job->batches[thread],
	                       job->workspaces + (size_t)thread * job->workspace_nbytes);
}

/* A thread for every helping of puzzles, and none beyond what a machine may have cores. */
static int useful_threads(int threads, size_t number) {
	size_t helpings = (number + PUZZLES_PER_HELPING - 1) / PUZZLES_PER_HELPING;
	if (helpings < (size_t)threads)
		threads = helpings > 1 ? (int)helpings : 1;
	return threads < NONET_POOL_MAX_THREADS ? threads : NONET_POOL_MAX_THREADS;
}

static bool allocate(struct job *job, int threads) {
	/* Whole cache lines, so that threads do not share one. */
	job->workspace_nbytes = (job->row->batch->workspace_nbytes + 127) / 128 * 128;
	job->batches = calloc((size_t)threads, sizeof *job->batches);
	job->workspaces = aligned_alloc(128, (size_t)threads * job->workspace_nbytes);
	return job->batches && job->workspaces;
}

static void mark_not_taken(const struct nonet_batch *batch, size_t next, size_t end) {
	for (size_t i = next; i < end; i++)
		batch->results[i] = (struct nonet_result){.status = NONET_STOPPED};
}

static void run(struct job *job, int threads, struct nonet_work *work_ret) {
	uint64_t limit = job->limits ? job->limits->solutions : 0;
	for (int i = 0; i < threads; i++)
		job->batches[i] = (struct nonet_batch){.puzzles = job->puzzles,
		                                       .results = job->results,
		                                       .limit_solutions = limit ? limit : UINT64_MAX,
		                                       .more = take_helping,
		                                       .stop = is_stopped,
		                                       .context = job};
	nonet_pool_run(threads, solve_in_thread, job);

	struct nonet_work work = {0};
	for (int i = 0; i < threads; i++) {
		work.guesses += job->batches[i].work.guesses;
		work.rounds += job->batches[i].work.rounds;
		mark_not_taken(&job->batches[i], job->batches[i].next, job->batches[i].end);
	}
	size_t next = atomic_load(&job->next);
	mark_not_taken(&job->batches[0], next, job->number);
	if (work_ret)
		*work_ret = work;
}

enum nonet_status nonet_solve_many(const struct nonet_board *puzzles, size_t number,
                                   const struct nonet_limits *limits, int threads,
                                   struct nonet_result *results_ret, struct nonet_work *work_ret) {
	assert(threads >= 1);
	threads = useful_threads(threads, number);
	struct job job = {.row = nonet_kernel_row(limits),
	                  .limits = limits,
	                  .puzzles = puzzles,
	                  .results = results_ret,
	                  .number = number,
	                  .deadline_ns = nonet_search_deadline(limits),
	                  .poll_lock = NONET_LOCK_START};
	enum nonet_status status = NONET_NO_MEMORY;
	if (allocate(&job, threads)) {
		run(&job, threads, work_ret);
		status = (enum nonet_status)atomic_load(&job.verdict);
	}
	nonet_lock_end(&job.poll_lock);
	free(job.batches);
	free(job.workspaces);
	return status;
}
