/* How fast one kernel solves one set. */
#ifndef NONET_APP_BENCH_MEASURE_H
#define NONET_APP_BENCH_MEASURE_H

#include "cli/bench_set.h"

enum {
	BENCH_RUNS_MAX = 99,
	BENCH_LATENCIES = 4000 /* of a set so many puzzles, at most, are solved one at a time */
};

struct bench_measure {
	const struct bench_set *set;
	const struct nonet_kernel *kernel;
	int threads;

	int nruns;
	double puzzle_ns[BENCH_RUNS_MAX];      /* CPU time a puzzle, of each run */
	double puzzle_wall_ns[BENCH_RUNS_MAX]; /* by the clock */
	struct nonet_work work;                /* of one run: each run's is the same */
	uint64_t hash;                         /* of all answers */

	size_t nlatencies;
	uint32_t latency_ns[BENCH_LATENCIES]; /* of each puzzle the shortest of all runs */
};

/* CPU time of this program so far. */
uint64_t bench_cpu_ns(void);

/* Room for the answers to the largest set; NULL when out of memory. */
struct nonet_result *bench_results(const struct bench_set *sets, size_t nsets);

/* Solves all puzzles of the set, in the lanes. `results` are overwritten. False when it was
 * interrupted or out of memory. */
bool bench_run_throughput(struct bench_measure *measure, struct nonet_result *results);

/* Solves puzzles of the set one at a time. False when it was interrupted. */
bool bench_run_latency(struct bench_measure *measure);

/* A number that depends on every answer. */
uint64_t bench_hash(const struct nonet_result *results, size_t number);

struct bench_spread {
	double median;
	double percent; /* from the lowest to the highest, of the median */
};

struct bench_spread bench_spread_of(const double *values, int number);

struct bench_latency {
	double p50_us, p99_us, max_us;
};

/* Sorts measure->latency_ns. */
struct bench_latency bench_latency_of(struct bench_measure *measure);

#endif
