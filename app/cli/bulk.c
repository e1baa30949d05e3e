#define _POSIX_C_SOURCE 200809L
#include "cli/bulk.h"
#include "cli/bulk_block.h"
#include "common/elapsed.h"
#include "common/interrupt.h"
#include "common/language.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>

enum {
	/* Puzzles in a block. A kernel's lanes run empty at the end of a block, which costs a tenth in
	 * blocks of 4096 and a fortieth in these, where puzzles are easy ... */
	LARGEST_BLOCK = 16384,
	SMALLEST_BLOCK = 512,
	FIRST_BLOCK = 1024,
	/* ... but where they are hard, threads would wait long for the last one. */
	BLOCK_TIME_NS = 16000000,
	/* Puzzles with many solutions may take any time to count. */
	COUNT_BLOCK = 64,
	/* With a time limit puzzles are expected to take theirs. */
	LIMITED_BLOCK = 32,
	ROOM_NBYTES = 40 << 20, /* for all blocks */
	STACK_NBYTES = 1 << 19
};

/* Where the threads meet. A thread that holds `reading` may take `state`, never the other way
 * round. */
struct bulk {
	struct cli *cli;
	const struct bulk_wish *wish;
	struct bulk_block *blocks; /* a ring: block number n is blocks[n % nblocks] */
	size_t nblocks;
	size_t room; /* puzzles that fit into a block */

	pthread_mutex_t reading; /* guards what follows */
	struct input *input;
	bool ended;

	pthread_mutex_t state;  /* guards what follows, and `done` of each block */
	pthread_cond_t changed; /* a block was written */
	size_t nread;           /* blocks */
	size_t nwritten;
	size_t wanted; /* puzzles in the next block */
	bool writing;  /* a thread is at it */
	bool cut;
	uint64_t npuzzles; /* written */

	pthread_t *threads; /* besides the first */
	int nthreads;
};

static void *run_thread(void *context);

/* The input is about to say something: what was read before comes first. */
static void write_all(void *context) {
	struct bulk *bulk = context;
	pthread_mutex_lock(&bulk->state);
	while (bulk->nwritten < bulk->nread)
		pthread_cond_wait(&bulk->changed, &bulk->state);
	pthread_mutex_unlock(&bulk->state);
}

static struct bulk_block *free_block(struct bulk *bulk, size_t *wanted_ret) {
	pthread_mutex_lock(&bulk->state);
	while (bulk->nread - bulk->nwritten == bulk->nblocks)
		pthread_cond_wait(&bulk->changed, &bulk->state);
	struct bulk_block *block = &bulk->blocks[bulk->nread % bulk->nblocks];
	*wanted_ret = bulk->wanted;
	pthread_mutex_unlock(&bulk->state);
	return block;
}

/* More threads, once there is work for them. */
static void start_threads(struct bulk *bulk) {
	pthread_attr_t attributes;
	pthread_attr_init(&attributes);
	pthread_attr_setstacksize(&attributes, STACK_NBYTES);
	while (bulk->nthreads < bulk->wish->threads - 1 &&
	       pthread_create(&bulk->threads[bulk->nthreads], &attributes, run_thread, bulk) == 0)
		bulk->nthreads++;
	pthread_attr_destroy(&attributes);
}

/* Reads the next block; NULL at the end. `full_ret`: it has as many puzzles as were wanted. */
static struct bulk_block *read_block(struct bulk *bulk, bool *full_ret) {
	size_t wanted;
	pthread_mutex_lock(&bulk->reading);
	struct bulk_block *block = bulk->ended ? NULL : free_block(bulk, &wanted);
	if (block && !input_next_block(bulk->input, wanted, &block->in)) {
		bulk->ended = true;
		block = NULL;
	}
	if (block) {
		*full_ret = block->in.number == wanted;
		pthread_mutex_lock(&bulk->state);
		bulk->nread++;
		pthread_mutex_unlock(&bulk->state);
	}
	pthread_mutex_unlock(&bulk->reading);
	return block;
}

static size_t clamp(size_t value, size_t lowest, size_t highest) {
	if (value < lowest)
		return lowest;
	return value < highest ? value : highest;
}

/* Chooses the size of the next blocks by how long the last one took. */
static void choose_size(struct bulk *bulk, uint64_t time_ns, size_t npuzzles) {
	size_t wanted = (size_t)(BLOCK_TIME_NS / (time_ns / npuzzles + 1));
	wanted = wanted < 2 * bulk->wanted ? wanted : 2 * bulk->wanted;
	size_t smallest = bulk->wish->answer == BULK_NUMBER ? COUNT_BLOCK : SMALLEST_BLOCK;
	bulk->wanted = clamp(wanted, smallest, bulk->room);
}

static void write_block(struct bulk *bulk, const struct bulk_block *block) {
	if (bulk->cut)
		return;
	bulk_block_write(block, bulk->wish, bulk->cli);
	bulk->cut = block->cut;
	bulk->npuzzles += block->in.number + block->in.nfaults;
	output_progress(&bulk->cli->output, bulk->npuzzles, _("puzzles"));
}

/* Writes all blocks whose turn it is, unless another thread is writing: that one then does. The
 * state is locked, but not while writing. */
static void write_in_order(struct bulk *bulk) {
	if (bulk->writing)
		return;
	bulk->writing = true;
	while (bulk->nwritten < bulk->nread && bulk->blocks[bulk->nwritten % bulk->nblocks].done) {
		struct bulk_block *block = &bulk->blocks[bulk->nwritten % bulk->nblocks];
		pthread_mutex_unlock(&bulk->state);
		write_block(bulk, block);
		pthread_mutex_lock(&bulk->state);
		block->done = false;
		bulk->nwritten++;
		pthread_cond_broadcast(&bulk->changed);
	}
	bulk->writing = false;
}

/* While a puzzle is counted alone: shows how far it is, when all others wait for its block. Nothing
 * is written meanwhile. */
static bool show_count(void *context, uint64_t solutions) {
	struct bulk_block *block = context;
	struct bulk *bulk = block->bulk;
	pthread_mutex_lock(&bulk->state);
	if (block == &bulk->blocks[bulk->nwritten % bulk->nblocks])
		output_progress(&bulk->cli->output, solutions, _("solutions so far"));
	pthread_mutex_unlock(&bulk->state);
	return interrupted();
}

static size_t first_size(const struct bulk_wish *wish) {
	if (wish->time_ns > 0)
		return LIMITED_BLOCK;
	return wish->answer == BULK_NUMBER ? COUNT_BLOCK : FIRST_BLOCK;
}

static void work(struct bulk *bulk, bool is_first) {
	bool full;
	struct bulk_block *block;
	while ((block = read_block(bulk, &full))) {
		if (is_first && full && bulk->nthreads == 0)
			start_threads(bulk);
		uint64_t begin_ns = elapsed_now_ns();
		if (!bulk_block_answer(block, bulk->wish, bulk->cli->kernel, show_count))
			output_fail(&bulk->cli->output, ENOMEM);
		uint64_t time_ns = elapsed_now_ns() - begin_ns;

		pthread_mutex_lock(&bulk->state);
		block->done = true;
		if (full && bulk->wish->time_ns == 0)
			choose_size(bulk, time_ns, block->in.number);
		write_in_order(bulk);
		pthread_mutex_unlock(&bulk->state);
	}
}

static void *run_thread(void *context) {
	work(context, false);
	return NULL;
}

static bool allocate(struct bulk *bulk) {
	int threads = bulk->wish->threads;
	bulk->nblocks = threads == 1 ? 1 : 2 * (size_t)threads;
	bulk->room =
	    clamp(ROOM_NBYTES / bulk_block_puzzle_nbytes() / bulk->nblocks, FIRST_BLOCK, LARGEST_BLOCK);
	bulk->threads = calloc((size_t)threads, sizeof *bulk->threads);
	bulk->blocks = calloc(bulk->nblocks, sizeof *bulk->blocks);
	bool worked = bulk->threads && bulk->blocks;
	for (size_t i = 0; worked && i < bulk->nblocks; i++) {
		bulk->blocks[i].bulk = bulk;
		worked = bulk_block_allocate(&bulk->blocks[i], bulk->room);
	}
	return worked;
}

void bulk_run(struct cli *cli, const struct bulk_wish *wish, int noperands, char **operands) {
	struct bulk bulk = {.cli = cli,
	                    .wish = wish,
	                    .reading = PTHREAD_MUTEX_INITIALIZER,
	                    .state = PTHREAD_MUTEX_INITIALIZER,
	                    .changed = PTHREAD_COND_INITIALIZER,
	                    .wanted = first_size(wish)};
	bulk.input = input_open(noperands, operands, &cli->output);
	if (bulk.input && allocate(&bulk)) {
		input_settle_with(bulk.input, write_all, &bulk);
		work(&bulk, true);
	} else if (bulk.input) {
		output_fail(&cli->output, ENOMEM);
	}
	for (int i = 0; i < bulk.nthreads; i++)
		pthread_join(bulk.threads[i], NULL);
	for (size_t i = 0; bulk.blocks && i < bulk.nblocks; i++)
		bulk_block_free(&bulk.blocks[i]);
	free(bulk.blocks);
	free(bulk.threads);
	command_worsen(cli, input_close(bulk.input));
}
