#define _POSIX_C_SOURCE 200809L
#include "base/clock.h"
#include "base/lock.h"
#include "base/pool.h"
#include "generate/attempt.h"
#include "generate/wish.h"

#include <assert.h>
#include <stdatomic.h>
#include <stdlib.h>

/* Threads take blocks of attempts in turn, ahead of what is known to be wanted, and hand over what
 * they found in the order of the blocks: whoever finishes the earliest block that is missing
 * visits all that have become complete. A ring of blocks bounds how far ahead they run. */
enum {
	BLOCKS_PER_THREAD = 4,
	FIRST_BLOCK = 16, /* attempts, where one puzzle may be all that is wanted */
	POLL_INTERVAL_NS = 20000000
};

struct block {
	size_t number;
	bool done;
	struct nonet_generate_tally tally;
	struct nonet_outcome outcomes[NONET_ATTEMPTS_MOST];
};

struct job {
	const struct nonet_wish *wish;
	const struct nonet_generate_options *options;
	size_t at_once;
	uint64_t attempts;             /* at most so many; 0: no limit */
	uint64_t deadline_ns;          /* UINT64_MAX: none */
	struct nonet_attempts **rooms; /* one for each thread */

	atomic_int verdict; /* enum nonet_status: NONET_OK with `stopping` unset while it goes on */
	atomic_bool stopping;
	struct nonet_lock lock; /* guards what follows, and calls to poll and visit; woken when a block
	                           was visited */
	struct block *blocks;   /* a ring: block n is at blocks[n % nblocks] */
	size_t nblocks;
	uint64_t next_attempt;
	uint64_t blocks_taken;
	uint64_t blocks_visited;
	uint64_t next_poll_ns;
	struct nonet_generate_tally tally; /* of the blocks visited */
};

static void end_job(struct job *job, enum nonet_status verdict) {
	if (!atomic_exchange(&job->stopping, true))
		atomic_store(&job->verdict, (int)verdict);
}

/* ---- Visiting ------------------------------------------------------------------------ */

static void add_tally(struct nonet_generate_tally *sum, const struct nonet_generate_tally *tally) {
	sum->attempts += tally->attempts;
	sum->crowded += tally->crowded;
	sum->proper += tally->proper;
	for (int i = 0; i < NONET_TEST_COUNT; i++)
		sum->passed[i] += tally->passed[i];
	sum->found += tally->found;
	if (tally->fewest_clues && (sum->fewest_clues == 0 || tally->fewest_clues < sum->fewest_clues))
		sum->fewest_clues = tally->fewest_clues;
	if (tally->most_clues > sum->most_clues)
		sum->most_clues = tally->most_clues;
	if (tally->lowest_se && (sum->lowest_se == 0 || tally->lowest_se < sum->lowest_se))
		sum->lowest_se = tally->lowest_se;
	if (tally->highest_se > sum->highest_se)
		sum->highest_se = tally->highest_se;
}

/* Hands a block's puzzles over, until the caller has had enough. */
static bool visit_block(struct job *job, const struct block *block) {
	add_tally(&job->tally, &block->tally);
	for (size_t i = 0; i < block->number; i++)
		if (block->outcomes[i].found &&
		    !job->options->visit(job->options->context, &block->outcomes[i].generated))
			return false;
	return true;
}

/* The lock is held. */
static void visit_in_order(struct job *job) {
	while (!atomic_load(&job->stopping) && job->blocks_visited < job->blocks_taken &&
	       job->blocks[job->blocks_visited % job->nblocks].done) {
		struct block *block = &job->blocks[job->blocks_visited++ % job->nblocks];
		block->done = false;
		if (!visit_block(job, block))
			end_job(job, NONET_OK);
	}
	nonet_lock_wake(&job->lock);
}

/* What was found when time or the caller stopped the search. */
static void visit_rest(struct job *job) {
	while (job->blocks_visited < job->blocks_taken)
		if (!visit_block(job, &job->blocks[job->blocks_visited++ % job->nblocks]))
			return;
}

/* ---- Stopping ------------------------------------------------------------------------ */

/* Asks the caller, unless another thread is at it. */
static void ask_caller(struct job *job, uint64_t now_ns) {
	if (!job->options->poll || !nonet_lock_try(&job->lock))
		return;
	if (now_ns >= job->next_poll_ns) {
		job->next_poll_ns = now_ns + POLL_INTERVAL_NS;
		if (job->options->poll(job->options->context, &job->tally))
			end_job(job, NONET_STOPPED);
	}
	nonet_lock_give(&job->lock);
}

static bool is_stopped(void *context) {
	struct job *job = context;
	if (!atomic_load(&job->stopping)) {
		uint64_t now_ns = nonet_clock_ns();
		if (now_ns >= job->deadline_ns)
			end_job(job, NONET_TIMEOUT);
		else
			ask_caller(job, now_ns);
	}
	return atomic_load(&job->stopping);
}

/* ---- Working ------------------------------------------------------------------------- */

/* How many attempts the next block takes; 0: none are left. */
static size_t block_size(const struct job *job) {
	size_t size = job->at_once;
	if (job->blocks_taken == 0 && size > FIRST_BLOCK)
		size = FIRST_BLOCK;
	if (job->attempts == 0)
		return size;
	uint64_t left = job->attempts - job->next_attempt;
	return left < size ? (size_t)left : size;
}

/* The next block, with its seeds; NULL when there is no more to do. */
static struct block *take_block(struct job *job, uint64_t seeds_ret[NONET_ATTEMPTS_MOST]) {
	struct block *block = NULL;
	nonet_lock_take(&job->lock);
	while (!atomic_load(&job->stopping) && job->blocks_taken - job->blocks_visited == job->nblocks)
		nonet_lock_wait(&job->lock);
	size_t number = block_size(job);
	if (!atomic_load(&job->stopping) && number > 0) {
		block = &job->blocks[job->blocks_taken++ % job->nblocks];
		block->number = number;
		block->tally = (struct nonet_generate_tally){0};
		for (size_t i = 0; i < number; i++) {
			uint64_t attempt = job->next_attempt++;
			seeds_ret[i] =
			    attempt ? nonet_seed_at(job->options->seed, attempt) : job->options->seed;
		}
	}
	nonet_lock_give(&job->lock);
	return block;
}

static void work(void *context, int thread) {
	struct job *job = context;
	const struct nonet_stop stop = {is_stopped, job};
	uint64_t seeds[NONET_ATTEMPTS_MOST];
	struct block *block;
	while ((block = take_block(job, seeds))) {
		bool complete = nonet_attempts_run(job->rooms[thread], seeds, block->number,
		                                   block->outcomes, &block->tally, &stop);
		is_stopped(job);
		if (!complete) /* and nobody has stopped it */
			end_job(job, NONET_NO_MEMORY);
		nonet_lock_take(&job->lock);
		block->done = complete;
		visit_in_order(job);
		nonet_lock_give(&job->lock);
	}
}

static bool allocate(struct job *job, int threads) {
	job->nblocks = (size_t)threads * BLOCKS_PER_THREAD;
	job->blocks = calloc(job->nblocks, sizeof *job->blocks);
	job->rooms = calloc((size_t)threads, sizeof(struct nonet_attempts *));
	if (!job->blocks || !job->rooms)
		return false;
	for (int i = 0; i < threads; i++) {
		job->rooms[i] = nonet_attempts_new(job->wish, job->options->kernel);
		if (!job->rooms[i])
			return false;
	}
	return true;
}

static void release(struct job *job, int threads) {
	for (int i = 0; job->rooms && i < threads; i++)
		nonet_attempts_free(job->rooms[i]);
	free(job->rooms);
	free(job->blocks);
	nonet_lock_end(&job->lock);
}

enum nonet_status nonet_generate(const struct nonet_wish *wish,
                                 const struct nonet_generate_options *options,
                                 struct nonet_generate_tally *tally_ret) {
	int threads = options->threads > 0 ? options->threads : 1;
	if (threads > NONET_POOL_MAX_THREADS)
		threads = NONET_POOL_MAX_THREADS;
	struct job job = {.wish = wish,
	                  .options = options,
	                  .at_once = nonet_attempts_at_once(wish),
	                  .attempts = nonet_wish_is_one_puzzle(wish) ? 1 : options->attempts,
	                  .deadline_ns = UINT64_MAX,
	                  .verdict = NONET_LIMIT,
	                  .lock = NONET_LOCK_START};
	assert(job.at_once <= NONET_ATTEMPTS_MOST);
	uint64_t now_ns = nonet_clock_ns();
	if (options->time_ns > 0 && options->time_ns < UINT64_MAX - now_ns)
		job.deadline_ns = now_ns + options->time_ns;
	enum nonet_status status = NONET_NO_MEMORY;
	if (allocate(&job, threads)) {
		nonet_pool_run(threads, work, &job);
		status = (enum nonet_status)atomic_load(&job.verdict);
		if (status == NONET_TIMEOUT || status == NONET_STOPPED)
			visit_rest(&job);
		if (tally_ret)
			*tally_ret = job.tally;
	}
	release(&job, threads);
	return status;
}
