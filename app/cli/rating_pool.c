#define _POSIX_C_SOURCE 200809L
#include "cli/rating_pool.h"
#include "common/elapsed.h"
#include "common/interrupt.h"
#include "common/language.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum {
	/* Puzzles in hand for each thread: while one is slow, the others go on with so many. */
	PLACES_PER_THREAD = 256,
	PROGRESS_SIZE = 64
};

/* A puzzle with copies of what the input holds only until its next one. */
struct place {
	struct puzzle puzzle;
	char source[INPUT_NAME_SIZE];
	char *comment;
	struct rating rating;
	bool done; /* only to be written */
};

/* Where the threads meet. A thread that holds `reading` may take `state`, never the other way
 * round. */
struct pool {
	struct cli *cli;
	const struct rating_pool_wish *wish;
	struct place *places; /* a ring: puzzle number n is at places[n % nplaces] */
	size_t nplaces;
	uint64_t begin_ns;

	pthread_mutex_t reading; /* guards what follows */
	struct input *input;

	pthread_mutex_t state;  /* guards what follows, `done` of each place, and the output */
	pthread_cond_t changed; /* a puzzle was written */
	size_t nread;
	size_t nwritten;
	bool cut; /* Ctrl-C stopped a rating; those after it are left out */
};

/* The input is about to say something: what was read before comes first. */
static void write_all(void *context) {
	struct pool *pool = context;
	pthread_mutex_lock(&pool->state);
	while (pool->nwritten < pool->nread)
		pthread_cond_wait(&pool->changed, &pool->state);
	pthread_mutex_unlock(&pool->state);
}

static void show_progress(struct pool *pool) {
	char what[PROGRESS_SIZE];
	snprintf(what, sizeof what, _("seconds, %zu rated"), pool->nwritten);
	output_progress(&pool->cli->output, (elapsed_now_ns() - pool->begin_ns) / 1000000000u, what);
}

/* Called from within a rating, when it takes long. */
static bool poll(void *context, uint64_t solutions) {
	struct pool *pool = context;
	(void)solutions;
	if (pool->cli->output.shows_progress && pthread_mutex_trylock(&pool->state) == 0) {
		show_progress(pool);
		pthread_mutex_unlock(&pool->state);
	}
	return interrupted();
}

static struct place *free_place(struct pool *pool) {
	pthread_mutex_lock(&pool->state);
	while (pool->nread - pool->nwritten == pool->nplaces)
		pthread_cond_wait(&pool->changed, &pool->state);
	struct place *place = &pool->places[pool->nread % pool->nplaces];
	pthread_mutex_unlock(&pool->state);
	return place;
}

static void keep_text(struct pool *pool, struct place *place) {
	struct nonet_item *item = &place->puzzle.item;
	if (place->puzzle.is_argument) {
		snprintf(place->source, sizeof place->source, "%s", place->puzzle.source);
		place->puzzle.source = place->source;
	}
	item->told = NULL;
	if (item->comment_nbytes == 0)
		return;
	place->comment = malloc(item->comment_nbytes + 1);
	if (place->comment) {
		memcpy(place->comment, item->comment, item->comment_nbytes + 1);
		item->comment = place->comment;
	} else {
		item->comment_nbytes = 0;
		output_fail(&pool->cli->output, ENOMEM);
	}
}

/* Reads the next puzzle; NULL at the end. */
static struct place *read_place(struct pool *pool) {
	pthread_mutex_lock(&pool->reading);
	struct place *place = free_place(pool);
	memset(place, 0, sizeof *place);
	if (input_next(pool->input, &place->puzzle)) {
		place->rating.finding.puzzle = &place->puzzle;
		keep_text(pool, place);
		pthread_mutex_lock(&pool->state);
		pool->nread++;
		pthread_mutex_unlock(&pool->state);
	} else {
		place = NULL;
	}
	pthread_mutex_unlock(&pool->reading);
	return place;
}

static void write_place(struct pool *pool, struct place *place) {
	const struct rating *rating = &place->rating;
	if (!pool->cut) {
		pool->wish->write(&pool->cli->output, rating, pool->wish->scales);
		if (rating->finding.verdict != NONET_UNIQUE || rating->unfinished)
			command_worsen(pool->cli, EXIT_CODE_NO);
		if (rating->finding.ended == NONET_NO_MEMORY)
			output_fail(&pool->cli->output, ENOMEM);
		pool->cut = rating->finding.ended == NONET_STOPPED;
	}
	free(place->comment);
	place->done = false;
}

/* Writes all puzzles whose turn it is. The state is locked. */
static void write_in_order(struct pool *pool) {
	while (pool->nwritten < pool->nread && pool->places[pool->nwritten % pool->nplaces].done) {
		write_place(pool, &pool->places[pool->nwritten % pool->nplaces]);
		pool->nwritten++;
	}
	output_flush(&pool->cli->output);
	if (!pool->cli->output.term.is_terminal)
		show_progress(pool);
	pthread_cond_broadcast(&pool->changed);
}

static void *work(void *context) {
	struct pool *pool = context;
	const struct rating_wish wish = {pool->wish->scales, pool->wish->time_ns, poll, pool};
	struct place *place;
	while ((place = read_place(pool))) {
		rating_make(&place->rating, &wish);
		pthread_mutex_lock(&pool->state);
		place->done = true;
		write_in_order(pool);
		pthread_mutex_unlock(&pool->state);
	}
	return NULL;
}

/* Works with as many threads as can be had, this one among them. */
static void work_together(struct pool *pool, pthread_t *threads) {
	int nthreads = 0;
	while (nthreads < pool->wish->threads - 1 &&
	       pthread_create(&threads[nthreads], NULL, work, pool) == 0)
		nthreads++;
	work(pool);
	for (int i = 0; i < nthreads; i++)
		pthread_join(threads[i], NULL);
}

void rating_pool_run(struct cli *cli, const struct rating_pool_wish *wish, int noperands,
                     char **operands) {
	struct pool pool = {.cli = cli,
	                    .wish = wish,
	                    .nplaces = (size_t)wish->threads * PLACES_PER_THREAD,
	                    .begin_ns = elapsed_now_ns(),
	                    .reading = PTHREAD_MUTEX_INITIALIZER,
	                    .state = PTHREAD_MUTEX_INITIALIZER,
	                    .changed = PTHREAD_COND_INITIALIZER};
	pthread_t *threads = malloc((size_t)wish->threads * sizeof *threads);
	pool.places = calloc(pool.nplaces, sizeof *pool.places);
	pool.input = input_open(noperands, operands, &cli->output);
	if (!pool.places || !threads) {
		output_fail(&cli->output, ENOMEM);
	} else if (pool.input) {
		input_settle_with(pool.input, write_all, &pool);
		work_together(&pool, threads);
	}
	free(pool.places);
	free(threads);
	command_worsen(cli, input_close(pool.input));
}
