#define _POSIX_C_SOURCE 200809L
#include "base/lock.h"
#include "base/pool.h"
#include "solve/kernel.h"

#include <assert.h>
#include <stdlib.h>

enum {
	/* Puzzles are asked for and handed back in blocks of so many: few enough that the threads end
	 * together, and that a block is still in the cache when it is handed back. */
	BLOCK_PUZZLES = 32,
	WAITING_BLOCKS = 512, /* that may wait for a slow puzzle before them, */
	THREAD_BLOCKS = 8,    /* and those that a thread is at */
	MAX_LANES = 32
};

/* Some puzzles: on the stack of free blocks, or in the queue of those to be handed back. */
struct block {
	struct block *next;
	size_t number; /* of puzzles */
	bool solved;
};

/* One call of nonet_solve_stream, shared by its threads. */
struct stream {
	const struct nonet_stream *caller;
	struct nonet_search search; /* limits, clock and kernel; its `solutions` are the puzzles taken,
	                               which is what poll is told */

	struct nonet_board *boards;   /* block b's begin at b * BLOCK_PUZZLES ... */
	struct nonet_result *results; /* ... and so do its results */
	struct block *blocks;
	struct worker *workers; /* one for each thread */
	char *workspaces;
	size_t workspace_nbytes;

	struct nonet_lock lock; /* guards what follows, and is held in each call of the caller's; woken
	                           when a block was handed back, and at the end */
	struct block *free;     /* the one last used first: it is still in the cache */
	struct block *first, *last; /* in the order of the puzzles */
	size_t in_hand;             /* puzzles in these blocks */
	bool drained; /* the caller had no more puzzles at the moment: it wants answers first */
	bool ended;   /* there are no more puzzles at all */
	bool closed;  /* the caller wants no more results */
	enum nonet_status verdict;
};

/* A thread, and the blocks that have puzzles in its lanes. */
struct worker {
	struct nonet_batch batch;
	struct stream *stream;
	struct block *held[MAX_LANES];
	size_t nheld;
	bool starved; /* there was no block for it: it empties its lanes, to fill all of them later */
};

static void end_stream(struct stream *stream, enum nonet_status verdict) {
	if (stream->verdict == NONET_OK)
		stream->verdict = verdict;
	nonet_lock_wake(&stream->lock);
}

static size_t first_puzzle(const struct stream *stream, const struct block *block) {
	return (size_t)(block - stream->blocks) * BLOCK_PUZZLES;
}

/* Asks the caller for a block of puzzles. NULL when there is none, or no room, at the moment. */
static struct block *ask(struct stream *stream) {
	struct block *block = stream->free;
	bool waits = stream->drained && stream->in_hand > 0;
	if (stream->verdict != NONET_OK || stream->ended || waits || !block)
		return NULL;
	const struct nonet_stream *caller = stream->caller;
	block->number = caller->next(caller->context, stream->boards + first_puzzle(stream, block),
	                             BLOCK_PUZZLES, stream->in_hand);
	assert(block->number <= BLOCK_PUZZLES);
	stream->drained = block->number < BLOCK_PUZZLES;
	if (block->number == 0) {
		stream->ended = stream->in_hand == 0;
		nonet_lock_wake(&stream->lock);
		return NULL;
	}

	stream->free = block->next;
	block->next = NULL;
	block->solved = false;
	if (stream->first)
		stream->last->next = block;
	else
		stream->first = block;
	stream->last = block;
	stream->in_hand += block->number;
	stream->search.solutions += block->number;
	return block;
}

static void hand_back(struct stream *stream, const struct block *block) {
	const struct nonet_stream *caller = stream->caller;
	size_t first = first_puzzle(stream, block);
	if (stream->closed)
		return;
	stream->closed = !caller->done(caller->context, stream->boards + first, stream->results + first,
	                               block->number);
	if (stream->closed)
		end_stream(stream, NONET_STOPPED);
}

/* Hands back the blocks whose turn it is. */
static void hand_back_in_order(struct stream *stream) {
	while (stream->first && stream->first->solved) {
		struct block *block = stream->first;
		hand_back(stream, block);
		stream->first = block->next;
		stream->in_hand -= block->number;
		block->next = stream->free;
		stream->free = block;
		nonet_lock_wake(&stream->lock);
	}
}

static bool is_in_lanes(const struct nonet_batch *batch, size_t first) {
	for (uint32_t busy = batch->busy; busy; busy &= busy - 1)
		if (batch->in_lane[__builtin_ctz(busy)] - first < BLOCK_PUZZLES)
			return true;
	return false;
}

/* Takes note of the blocks that have no puzzle in the thread's lanes any more. */
static void let_go(struct worker *worker) {
	size_t kept = 0;
	for (size_t i = 0; i < worker->nheld; i++) {
		struct block *block = worker->held[i];
		block->solved = !is_in_lanes(&worker->batch, first_puzzle(worker->stream, block));
		if (!block->solved)
			worker->held[kept++] = block;
	}
	worker->nheld = kept;
	hand_back_in_order(worker->stream);
}

static void take(struct worker *worker, struct block *block) {
	assert(worker->nheld < MAX_LANES);
	worker->held[worker->nheld++] = block;
	worker->batch.next = first_puzzle(worker->stream, block);
	worker->batch.end = worker->batch.next + block->number;
}

/* For a kernel that wants more puzzles. */
static bool take_block(struct nonet_batch *batch) {
	struct worker *worker = batch->context;
	struct stream *stream = worker->stream;
	nonet_lock_take(&stream->lock);
	let_go(worker);
	struct block *block = worker->starved ? NULL : ask(stream);
	if (block)
		take(worker, block);
	worker->starved = !block;
	nonet_lock_give(&stream->lock);
	return block != NULL;
}

static void look_at_limits(struct stream *stream) {
	enum nonet_status status = NONET_OK;
	if (stream->verdict == NONET_OK)
		status = nonet_search_check(&stream->search);
	if (status != NONET_OK)
		end_stream(stream, status);
}

static bool is_stopped(struct nonet_batch *batch) {
	struct stream *stream = ((struct worker *)batch->context)->stream;
	nonet_lock_take(&stream->lock);
	look_at_limits(stream);
	bool stopped = stream->verdict != NONET_OK;
	nonet_lock_give(&stream->lock);
	return stopped;
}

/* The first block for empty lanes: waits until there is one. False at the end. */
static bool wait_for_block(struct worker *worker) {
	struct stream *stream = worker->stream;
	struct block *block;
	nonet_lock_take(&stream->lock);
	look_at_limits(stream);
	while (!(block = ask(stream)) && stream->verdict == NONET_OK && !stream->ended)
		nonet_lock_wait(&stream->lock);
	if (block)
		take(worker, block);
	worker->starved = false;
	nonet_lock_give(&stream->lock);
	return block != NULL;
}

static void solve_in_thread(void *context, int thread) {
	struct stream *stream = context;
	struct worker *worker = &stream->workers[thread];
	struct nonet_batch *batch = &worker->batch;
	char *workspace = stream->workspaces + (size_t)thread * stream->workspace_nbytes;
	while (wait_for_block(worker)) {
		stream->search.row->batch->solve(batch, workspace);
		for (; batch->next < batch->end; batch->next++)
			batch->results[batch->next] = (struct nonet_result){.status = NONET_STOPPED};
		batch->busy = 0;
		nonet_lock_take(&stream->lock);
		let_go(worker);
		nonet_lock_give(&stream->lock);
	}
}

static bool allocate(struct stream *stream, int threads) {
	size_t nblocks = WAITING_BLOCKS + THREAD_BLOCKS * (size_t)threads;
	/* Whole cache lines, so that threads do not share one. */
	stream->workspace_nbytes = (stream->search.row->batch->workspace_nbytes + 127) / 128 * 128;
	stream->boards = calloc(nblocks, BLOCK_PUZZLES * sizeof *stream->boards);
	stream->results = calloc(nblocks, BLOCK_PUZZLES * sizeof *stream->results);
	stream->blocks = calloc(nblocks, sizeof *stream->blocks);
	stream->workers = calloc((size_t)threads, sizeof *stream->workers);
	stream->workspaces = aligned_alloc(128, (size_t)threads * stream->workspace_nbytes);
	if (!stream->boards || !stream->results || !stream->blocks || !stream->workers ||
	    !stream->workspaces)
		return false;
	for (size_t i = nblocks; i-- > 0;) {
		stream->blocks[i].next = stream->free;
		stream->free = &stream->blocks[i];
	}
	return true;
}

static void run(struct stream *stream, int threads, struct nonet_work *work_ret) {
	for (int i = 0; i < threads; i++) {
		struct worker *worker = &stream->workers[i];
		worker->stream = stream;
		worker->batch = (struct nonet_batch){.puzzles = stream->boards,
		                                     .results = stream->results,
		                                     .limit_solutions = stream->search.limit_solutions,
		                                     .more = take_block,
		                                     .stop = is_stopped,
		                                     .context = worker};
	}
	nonet_pool_run(threads, solve_in_thread, stream);

	struct nonet_work work = {0};
	for (int i = 0; i < threads; i++) {
		work.guesses += stream->workers[i].batch.work.guesses;
		work.rounds += stream->workers[i].batch.work.rounds;
	}
	if (work_ret)
		*work_ret = work;
}

enum nonet_status nonet_solve_stream(const struct nonet_stream *caller,
                                     const struct nonet_limits *limits, int threads,
                                     struct nonet_work *work_ret) {
	assert(threads >= 1);
	threads = threads < NONET_POOL_MAX_THREADS ? threads : NONET_POOL_MAX_THREADS;
	struct stream stream = {.caller = caller, .lock = NONET_LOCK_START, .verdict = NONET_NO_MEMORY};
	nonet_search_start(&stream.search, limits);
	if (allocate(&stream, threads)) {
		stream.verdict = NONET_OK;
		run(&stream, threads, work_ret);
	}
	nonet_lock_end(&stream.lock);
	free(stream.boards);
	free(stream.results);
	free(stream.blocks);
	free(stream.workers);
	free(stream.workspaces);
	return stream.verdict;
}
