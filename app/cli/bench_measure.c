#define _POSIX_C_SOURCE 200809L
#include "cli/bench_measure.h"
#include "cli/finding.h"
#include "common/elapsed.h"
#include "common/interrupt.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

/* As nonet solve does it: the solution, and whether there is a second. */
enum { LIMIT_SOLUTIONS = 2 };

uint64_t bench_cpu_ns(void) {
	struct timespec now;
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
	return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

struct nonet_result *bench_results(const struct bench_set *sets, size_t nsets) {
	size_t largest = 1;
	for (size_t i = 0; i < nsets; i++)
		largest = sets[i].number > largest ? sets[i].number : largest;
	struct nonet_result *results = malloc(largest * sizeof *results);
	/* So that no run has to wait for its pages. */
	if (results)
		memset(results, 0, largest * sizeof *results);
	return results;
}

/* FNV-1a, a byte at a time. */
static uint64_t hash_bytes(uint64_t hash, const uint8_t *bytes, size_t nbytes) {
	for (size_t i = 0; i < nbytes; i++)
		hash = (hash ^ bytes[i]) * 0x100000001B3u;
	return hash;
}

uint64_t bench_hash(const struct nonet_result *results, size_t number) {
	uint64_t hash = 0xCBF29CE484222325u;
	for (size_t i = 0; i < number; i++) {
		uint8_t solutions = (uint8_t)results[i].solutions;
		hash = hash_bytes(hash, &solutions, 1);
		if (solutions == 1)
			hash = hash_bytes(hash, results[i].solution.cell, NONET_CELLS);
	}
	return hash;
}

bool bench_run_throughput(struct bench_measure *measure, struct nonet_result *results) {
	const struct bench_set *set = measure->set;
	struct nonet_limits limits = finding_limits(measure->kernel, LIMIT_SOLUTIONS, 0);
	uint64_t begin_ns = elapsed_now_ns(), cpu_begin_ns = bench_cpu_ns();
	enum nonet_status status = nonet_solve_many(set->puzzles, set->number, &limits,
	                                            measure->threads, results, &measure->work);
	uint64_t cpu_ns = bench_cpu_ns() - cpu_begin_ns, wall_ns = elapsed_now_ns() - begin_ns;
	measure->puzzle_ns[measure->nruns] = (double)cpu_ns / (double)set->number;
	measure->puzzle_wall_ns[measure->nruns] = (double)wall_ns / (double)set->number;
	if (measure->nruns == 0)
		measure->hash = bench_hash(results, set->number);
	measure->nruns++;
	return status == NONET_OK;
}

bool bench_run_latency(struct bench_measure *measure) {
	const struct bench_set *set = measure->set;
	struct nonet_limits limits = finding_limits(measure->kernel, LIMIT_SOLUTIONS, 0);
	bool first = measure->nlatencies == 0;
	size_t step = set->number / BENCH_LATENCIES + 1;
	measure->nlatencies = 0;
	for (size_t i = 0; i < set->number && !interrupted(); i += step) {
		struct nonet_answer answer;
		uint64_t begin_ns = elapsed_now_ns();
		nonet_solve(&set->puzzles[i], &limits, &answer);
		uint64_t time_ns = elapsed_now_ns() - begin_ns;
		uint32_t *shortest = &measure->latency_ns[measure->nlatencies++];
		if (first || time_ns < *shortest)
			*shortest = time_ns < UINT32_MAX ? (uint32_t)time_ns : UINT32_MAX;
	}
	return !interrupted();
}

static int compare_doubles(const void *a, const void *b) {
	double left = *(const double *)a, right = *(const double *)b;
	return (left > right) - (left < right);
}

struct bench_spread bench_spread_of(const double *values, int number) {
	double sorted[BENCH_RUNS_MAX];
	memcpy(sorted, values, (size_t)number * sizeof *values);
	qsort(sorted, (size_t)number, sizeof *sorted, compare_doubles);
	double median = (sorted[(number - 1) / 2] + sorted[number / 2]) / 2;
	return (struct bench_spread){median, 100 * (sorted[number - 1] - sorted[0]) / median};
}

static int compare_times(const void *a, const void *b) {
	uint32_t left = *(const uint32_t *)a, right = *(const uint32_t *)b;
	return (left > right) - (left < right);
}

struct bench_latency bench_latency_of(struct bench_measure *measure) {
	const uint32_t *sorted = measure->latency_ns;
	size_t last = measure->nlatencies - 1;
	size_t middle = last / 2, ninety_nine = last * 99 / 100;
	qsort(measure->latency_ns, measure->nlatencies, sizeof *measure->latency_ns, compare_times);
	return (struct bench_latency){sorted[middle] / 1e3, sorted[ninety_nine] / 1e3,
	                              sorted[last] / 1e3};
}
