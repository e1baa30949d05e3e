#include "generate/dig_lanes.h"

#include "solve/kernel.h"

#include <stdlib.h>

/* A lane that has finished the test of a puzzle takes the next test of the same puzzle, and when
 * that is dug to the end, the first test of the next one. So all lanes are busy until the last few
 * puzzles, though the tests of one puzzle follow from one another. */
struct nonet_dig_lanes {
	const struct nonet_kernel_row *row;
	void *workspace;
	struct nonet_dig *digs;
	struct nonet_board *trials;
	struct nonet_result *results;
	size_t number;  /* of puzzles to dig */
	size_t started; /* of them */
	bool (*stop)(void *context);
	void *context;
};

struct nonet_dig_lanes *nonet_dig_lanes_new(const struct nonet_kernel *kernel, size_t capacity) {
	struct nonet_dig_lanes *lanes = calloc(1, sizeof *lanes);
	if (!lanes)
		return NULL;
	const struct nonet_limits limits = {.kernel = kernel};
	lanes->row = nonet_kernel_row(&limits);
	size_t nbytes = (lanes->row->batch->workspace_nbytes + 127) / 128 * 128;
	lanes->workspace = aligned_alloc(128, nbytes);
	lanes->digs = malloc(capacity * sizeof *lanes->digs);
	lanes->trials = malloc(capacity * sizeof *lanes->trials);
	lanes->results = malloc(capacity * sizeof *lanes->results);
	if (lanes->workspace && lanes->digs && lanes->trials && lanes->results)
		return lanes;
	nonet_dig_lanes_free(lanes);
	return NULL;
}

void nonet_dig_lanes_free(struct nonet_dig_lanes *lanes) {
	if (!lanes)
		return;
	free(lanes->workspace);
	free(lanes->digs);
	free(lanes->trials);
	free(lanes->results);
	free(lanes);
}

struct nonet_dig *nonet_dig_lanes_place(struct nonet_dig_lanes *lanes, size_t index) {
	return &lanes->digs[index];
}

static bool take(struct nonet_batch *batch, size_t index) {
	struct nonet_dig_lanes *lanes = batch->context;
	batch->next = index;
	batch->end = index + 1;
	return nonet_dig_next(&lanes->digs[index], &lanes->trials[index]);
}

static bool more(struct nonet_batch *batch) {
	struct nonet_dig_lanes *lanes = batch->context;
	size_t finished = batch->finished;
	batch->finished = SIZE_MAX;
	if (finished != SIZE_MAX) {
		nonet_dig_answer(&lanes->digs[finished], lanes->results[finished].solutions == 1);
		if (take(batch, finished))
			return true;
	}
	while (lanes->started < lanes->number)
		if (take(batch, lanes->started++))
			return true;
	batch->next = batch->end;
	return false;
}

static bool is_stopped(struct nonet_batch *batch) {
	struct nonet_dig_lanes *lanes = batch->context;
	return lanes->stop(lanes->context);
}

bool nonet_dig_lanes_run(struct nonet_dig_lanes *lanes, size_t number, bool (*stop)(void *context),
                         void *context) {
	lanes->number = number;
	lanes->started = 0;
	lanes->stop = stop;
	lanes->context = context;
	struct nonet_batch batch = {.puzzles = lanes->trials,
	                            .results = lanes->results,
	                            .finished = SIZE_MAX,
	                            .limit_solutions = 2,
	                            .more = more,
	                            .stop = is_stopped,
	                            .context = lanes};
	return lanes->row->batch->solve(&batch, lanes->workspace);
}
