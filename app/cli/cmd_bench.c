#include "cli/bench_measure.h"
#include "cli/bench_rate.h"
#include "common/interrupt.h"
#include "common/language.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>

struct bench_options {
	struct args_common common;
	bool all_kernels;
	bool signature;
	bool json;
	uint64_t runs;
	uint64_t threads;
	const char *kernel;
	const char *rate;
};

enum { RUNS = 5, MAX_KERNELS = 8 };

/* All that is to be measured: each kernel on each set. */
struct bench {
	struct cli *cli;
	struct output *output;
	const struct bench_options *options;
	int runs;
	struct bench_set *sets;
	size_t nsets;
	const struct nonet_kernel *kernels[MAX_KERNELS];
	size_t nkernels;
	struct bench_measure *measures; /* set by set */
	size_t nmeasures;
	struct nonet_result *results;
	uint64_t ndone; /* measurements, for the progress */
};

static void choose_kernels(struct bench *bench) {
	size_t number;
	const struct nonet_kernel *const *kernels = nonet_kernels(&number);
	if (bench->cli->kernel && !bench->options->all_kernels) {
		bench->kernels[bench->nkernels++] = bench->cli->kernel;
		return;
	}
	for (size_t i = 0; i < number && bench->nkernels < MAX_KERNELS; i++)
		if (nonet_kernel_state(kernels[i]) == NONET_KERNEL_HERE &&
		    (bench->options->all_kernels || bench->nkernels == 0))
			bench->kernels[bench->nkernels++] = kernels[i];
}

static void read_sets(struct bench *bench, int noperands, char **operands) {
	const char *const *names = bench->options->rate ? bench_rate_set_names : bench_set_names;
	bool all = noperands == 0;
	for (int i = 0; (all ? names[i] != NULL : i < noperands) && !interrupted(); i++)
		if (bench_set_read(bench->cli, all ? names[i] : operands[i], !bench->options->rate,
		                   &bench->sets[bench->nsets]))
			bench->nsets++;
		else
			bench_set_free(&bench->sets[bench->nsets]);
}

static bool allocate(struct bench *bench, int noperands) {
	size_t most = (size_t)noperands + 1;
	for (const char *const *name = bench_set_names; *name; name++)
		most++;
	bench->sets = calloc(most, sizeof *bench->sets);
	bench->measures = calloc(most * MAX_KERNELS, sizeof *bench->measures);
	return bench->sets && bench->measures;
}

static void list_measures(struct bench *bench) {
	uint64_t threads = bench->options->threads;
	for (size_t set = 0; set < bench->nsets; set++)
		for (size_t kernel = 0; kernel < bench->nkernels; kernel++)
			bench->measures[bench->nmeasures++] =
			    (struct bench_measure){.set = &bench->sets[set],
			                           .kernel = bench->kernels[kernel],
			                           .threads = threads ? command_threads(threads) : 1};
}

/* Everything once, then everything once more, so that what disturbs the machine for a while does
 * not fall on one measure alone. */
static bool run_measures(struct bench *bench) {
	/* The first run of all is thrown away: the processor has to get up to speed. */
	if (bench->nmeasures > 0 && !bench->options->signature) {
		struct bench_measure warming_up = bench->measures[0];
		bench_run_throughput(&warming_up, bench->results);
	}
	for (int done = 0; done < bench->runs; done++) {
		for (size_t i = 0; i < bench->nmeasures; i++) {
			struct bench_measure *measure = &bench->measures[i];
			if (!bench_run_throughput(measure, bench->results))
				return false;
			if (!bench->options->signature && !bench_run_latency(measure))
				return false;
			output_progress(bench->output, ++bench->ndone, _("measurements"));
		}
	}
	return true;
}

static void write_signature(struct bench *bench, const struct bench_measure *measure) {
	output_print(bench->output,
	             "%-14s  %-7s  %7zu puzzles  %9" PRIu64 " guesses  answers %016" PRIx64 "\n",
	             measure->set->name, measure->kernel->name, measure->set->number,
	             measure->work.guesses, measure->hash);
}

/* Puzzles a second: by CPU time with one thread, which is steadier than the clock; by the clock
 * with several, whose CPU time says nothing about that. */
static struct bench_spread wall_or_cpu(const struct bench_measure *measure) {
	return bench_spread_of(measure->threads == 1 ? measure->puzzle_ns : measure->puzzle_wall_ns,
	                       measure->nruns);
}

static void write_head(struct bench *bench) {
	output_print(bench->output, "%s",
	             output_table_text(
	                 bench->output,
	                 N_("                                throughput                            "
	                    "    one at a time, us\n"
	                    "set             kernel   puzzles/s  spread  ns/puzzle  guesses  rounds"
	                    "     p50     p99      max\n")));
}

static void write_row(struct bench *bench, struct bench_measure *measure) {
	struct bench_spread spread = wall_or_cpu(measure);
	struct bench_spread cpu = bench_spread_of(measure->puzzle_ns, measure->nruns);
	struct bench_latency latency = bench_latency_of(measure);
	double number = (double)measure->set->number;
	output_print(
	    bench->output, "%-14s  %-7s  %9.0f  %5.1f%%  %9.1f  %7.2f  %6.1f  %6.2f  %6.2f  %7.2f\n",
	    measure->set->name, measure->kernel->name, 1e9 / spread.median, spread.percent, cpu.median,
	    (double)measure->work.guesses / number, (double)measure->work.rounds / number,
	    latency.p50_us, latency.p99_us, latency.max_us);
}

static void write_json(struct bench *bench, struct bench_measure *measure) {
	struct output *output = bench->output;
	double number = (double)measure->set->number;
	output_print(output, "{\"set\":");
	bench_write_json_text(output, measure->set->name);
	output_print(output,
	             ",\"kernel\":\"%s\",\"threads\":%d,\"puzzles\":%zu,\"guesses\":%" PRIu64
	             ",\"answers\":\"%016" PRIx64 "\"",
	             measure->kernel->name, measure->threads, measure->set->number,
	             measure->work.guesses, measure->hash);
	if (!bench->options->signature) {
		struct bench_spread spread = wall_or_cpu(measure);
		struct bench_latency latency = bench_latency_of(measure);
		output_print(output,
		             ",\"runs\":%d,\"puzzles_per_second\":%.0f,\"spread_percent\":%.2f,"
		             "\"cpu_ns_per_puzzle\":%.2f,\"rounds_per_puzzle\":%.3f,"
		             "\"latency_us\":{\"p50\":%.3f,\"p99\":%.3f,\"max\":%.3f}",
		             measure->nruns, 1e9 / spread.median, spread.percent,
		             bench_spread_of(measure->puzzle_ns, measure->nruns).median,
		             (double)measure->work.rounds / number, latency.p50_us, latency.p99_us,
		             latency.max_us);
	}
	output_print(output, "}\n");
}

static void write_report(struct bench *bench) {
	if (!bench->options->json && !bench->options->signature && bench->nmeasures > 0)
		write_head(bench);
	for (size_t i = 0; i < bench->nmeasures; i++) {
		if (bench->options->json)
			write_json(bench, &bench->measures[i]);
		else if (bench->options->signature)
			write_signature(bench, &bench->measures[i]);
		else
			write_row(bench, &bench->measures[i]);
	}
}

static void measure_all(struct bench *bench, int noperands, char **operands) {
	choose_kernels(bench);
	read_sets(bench, noperands, operands);
	list_measures(bench);
	bench->results = bench_results(bench->sets, bench->nsets);
	bool measured = bench->results && run_measures(bench);
	if (measured)
		write_report(bench);
	else if (interrupted())
		command_worsen(bench->cli, EXIT_CODE_INTERRUPTED);
	else
		output_fail(bench->output, ENOMEM);
}

static void rate_all(struct bench *bench, int noperands, char **operands) {
	const struct bench_scale *scale = bench_scale_named(bench->options->rate);
	read_sets(bench, noperands, operands);
	if (!bench->options->json && bench->nsets > 0)
		bench_rate_write_head(bench->output);
	for (size_t i = 0; i < bench->nsets; i++) {
		bool complete =
		    bench_rate(bench->output, &bench->sets[i], scale, bench->runs, bench->options->json);
		if (complete)
			continue;
		if (interrupted())
			command_worsen(bench->cli, EXIT_CODE_INTERRUPTED);
		else
			output_fail(bench->output, ENOMEM);
		return;
	}
}

static bool options_fit(struct cli *cli, const struct bench_options *options) {
	if (!options->rate)
		return true;
	if (!bench_scale_named(options->rate))
		output_note(&cli->output,
		            "nonet bench: --rate '%s': expected se, hodoku or nonet "
		            "(see 'nonet help bench')",
		            options->rate);
	else if (options->all_kernels || options->kernel || options->signature || options->threads)
		output_note(&cli->output, "nonet bench: --rate goes with --runs and --json only "
		                          "(see 'nonet help bench')");
	else
		return true;
	command_worsen(cli, EXIT_CODE_WRONG_USE);
	return false;
}

static void run(struct cli *cli, int argc, char **argv) {
	struct bench_options options = {0};
	int first = command_begin(cli, argc, argv, &options);
	if (first < 0 || !options_fit(cli, &options) || !command_choose_kernel(cli, options.kernel))
		return;
	struct bench bench = {.cli = cli, .output = &cli->output, .options = &options, .runs = RUNS};
	if (options.runs > 0)
		bench.runs = options.runs < BENCH_RUNS_MAX ? (int)options.runs : BENCH_RUNS_MAX;
	if (options.signature)
		bench.runs = 1;
	if (allocate(&bench, argc - first))
		(options.rate ? rate_all : measure_all)(&bench, argc - first, argv + first);
	else
		output_fail(&cli->output, ENOMEM);
	for (size_t i = 0; i < bench.nsets; i++)
		bench_set_free(&bench.sets[i]);
	free(bench.sets);
	free(bench.measures);
	free(bench.results);
}

static const struct args_option options_table[] = {
    {ARGS_FLAG, "all-kernels", 0, NULL,
     N_("measure every kernel that runs here, not only the fastest"),
     offsetof(struct bench_options, all_kernels)},
    COMMAND_KERNEL_ROW(struct bench_options),
    {ARGS_COUNT, "threads", 0, "N", N_("use N threads instead of one for the throughput"),
     offsetof(struct bench_options, threads)},
    {ARGS_COUNT, "runs", 0, "N", N_("measure N times, at most 99, instead of 5 times"),
     offsetof(struct bench_options, runs)},
    {ARGS_FLAG, "signature", 0, NULL, N_("measure nothing; show that all answers are the same"),
     offsetof(struct bench_options, signature)},
    {ARGS_TEXT, "rate", 0, "SCALE", N_("measure rating instead: se, hodoku or nonet"),
     offsetof(struct bench_options, rate)},
    {ARGS_FLAG, "json", 0, NULL, N_("one JSON object a line for each set and kernel, or class"),
     offsetof(struct bench_options, json)},
    {0}};

const struct command command_bench = {
    .name = "bench",
    .operands = "[SET|FILE...]",
    .summary = N_("measures how fast puzzles are solved"),
    .description = N_(
        "Measures how fast the puzzles of a set are solved: each puzzle's solution, and whether\n"
        "it is the only one. The sets that come with nonet are easy, minimal, 17_clue, top1465,\n"
        "hardest_11plus, hardest_1106, multi, serg_multi and none; without an operand it is all "
        "of\n"
        "them. Sets of fewer than 20000 puzzles are filled up with others that are the same but\n"
        "for the names of the digits and the order of rows and columns. Throughput is many\n"
        "puzzles in one call, in CPU time with one thread and by the clock with more; then\n"
        "come the times of single calls with one puzzle. Numbers are medians of all runs, and\n"
        "spread is from the slowest to the fastest of them.\n"
        "With --rate it measures how fast puzzles are rated on a scale, one after the other, by\n"
        "class of difficulty: as many puzzles from all over a set, which is not filled up, as\n"
        "can be rated in ten seconds, each with its shortest time of all runs.\n"
        "Without an operand it rates easy, minimal, 17_clue and top1465.\n"
        "With --signature it prints the number of guesses and a hash of all answers, which\n"
        "are the same for every kernel and number of threads.\n"),
    .examples = "  $ nonet bench --signature --kernel generic none | cut -c 1-40\n"
                "  none            generic    20000 puzzles\n",
    .options = options_table,
    .run = run,
};
