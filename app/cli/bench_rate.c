#include "cli/bench_rate.h"

#include "cli/bench_measure.h"
#include "common/interrupt.h"
#include "common/language.h"

#include <nonet/logic.h>
#include <stdlib.h>
#include <string.h>

enum { NO_CLASS = -1 };

const char *const bench_rate_set_names[] = {"easy", "minimal", "17_clue", "top1465", NULL};

struct bench_scale {
	const char *name;
	int class_count;
	/* The class that a puzzle belongs to, 0..class_count - 1; NO_CLASS when it has no rating. */
	int (*rate)(const struct nonet_board *puzzle, const struct nonet_limits *limits);
	const char *(*class_name)(int class);
};

/* Classes of Sudoku Explainer's ER by what is needed: the last of each one in tenths. */
static const struct {
	int last;
	const char *name;
} se_classes[] = {{20, "1.0-2.0"}, {31, "2.1-3.1"},        {44, "3.2-4.4"}, {62, "4.5-6.2"},
                  {70, "6.3-7.0"}, {75, "7.1-7.5"},        {82, "7.6-8.2"}, {89, "8.3-8.9"},
                  {98, "9.0-9.8"}, {200, N_("9.9 and up")}};

static int rate_se(const struct nonet_board *puzzle, const struct nonet_limits *limits) {
	struct nonet_se_rating rating;
	if (nonet_rate_se(puzzle, limits, &rating) != NONET_OK || rating.verdict != NONET_UNIQUE)
		return NO_CLASS;
	int class = 0;
	while (rating.er > se_classes[class].last)
		class ++;
	return class;
}

static const char *se_class_name(int class) {
	return se_classes[class].name;
}

static int rate_hodoku(const struct nonet_board *puzzle, const struct nonet_limits *limits) {
	struct nonet_hodoku_rating rating;
	if (nonet_rate_hodoku(puzzle, limits, &rating) != NONET_OK || rating.verdict != NONET_UNIQUE)
		return NO_CLASS;
	return (int)rating.level;
}

static const char *hodoku_class_name(int class) {
	return nonet_hodoku_level_name((enum nonet_hodoku_level) class);
}

static int rate_nonet(const struct nonet_board *puzzle, const struct nonet_limits *limits) {
	struct nonet_grade grade;
	if (nonet_rate_nonet(puzzle, limits, &grade) != NONET_OK || grade.verdict != NONET_UNIQUE)
		return NO_CLASS;
	return (int)grade.level;
}

static const char *nonet_class_name(int class) {
	return nonet_level_name((enum nonet_level) class);
}

static const struct bench_scale scales[] = {
    {"se", sizeof se_classes / sizeof se_classes[0], rate_se, se_class_name},
    {"hodoku", NONET_HODOKU_EXTREME + 1, rate_hodoku, hodoku_class_name},
    {"nonet", NONET_LEVEL_EXTREME + 1, rate_nonet, nonet_class_name},
};

const struct bench_scale *bench_scale_named(const char *name) {
	for (size_t i = 0; i < sizeof scales / sizeof scales[0]; i++)
		if (strcmp(scales[i].name, name) == 0)
			return &scales[i];
	return NULL;
}

struct rated {
	int class;
	double time_ns; /* the shortest of all runs */
};

static bool poll_interrupt(void *context, uint64_t solutions) {
	(void)context;
	(void)solutions;
	return interrupted();
}

static size_t greatest_common_divisor(size_t a, size_t b) {
	while (b > 0) {
		size_t rest = a % b;
		a = b;
		b = rest;
	}
	return a;
}

/* A step by which one comes by all puzzles of a set, and never stays in one part of it for long. */
static size_t stride_through(size_t number) {
	size_t stride = number * 5 / 13 + 1;
	while (greatest_common_divisor(stride, number) > 1)
		stride++;
	return stride;
}

/* Rates once up to `number` puzzles; returns how many. */
static size_t rate_all(const struct bench_set *set, const struct bench_scale *scale, bool first,
                       size_t number, struct rated *rated) {
	struct nonet_limits limits = {.poll = poll_interrupt};
	size_t stride = stride_through(set->number), at = 0, done = 0;
	uint64_t begin_ns = bench_cpu_ns();
	for (; done < number && !interrupted(); done++, at = (at + stride) % set->number) {
		uint64_t before_ns = bench_cpu_ns();
		if (first && before_ns - begin_ns > (uint64_t)BENCH_RATE_SECONDS * 1000000000u)
			break;
		rated[done].class = scale->rate(&set->puzzles[at], &limits);
		double time_ns = (double)(bench_cpu_ns() - before_ns);
		if (first || time_ns < rated[done].time_ns)
			rated[done].time_ns = time_ns;
	}
	return done;
}

static int compare_times(const void *a, const void *b) {
	const struct rated *left = a, *right = b;
	return (left->time_ns > right->time_ns) - (left->time_ns < right->time_ns);
}

void bench_rate_write_head(struct output *output) {
	output_print(
	    output, "%s",
	    output_table_text(
	        output, N_("                                                        CPU time, ms\n"
	                   "set             scale    class        rated  puzzles/s"
	                   "      p50      p99       max\n")));
}

struct row {
	size_t number;
	double sum_ns, p50_ms, p99_ms, max_ms;
};

/* Of the puzzles of a class, which are sorted by time. */
static struct row row_of(const struct rated *rated, size_t number, int class) {
	struct row row = {0};
	size_t seen = 0;
	for (size_t i = 0; i < number; i++)
		if (rated[i].class == class) {
			row.number++;
			row.sum_ns += rated[i].time_ns;
		}
	for (size_t i = 0; i < number; i++) {
		if (rated[i].class != class)
			continue;
		if (seen == (row.number - 1) / 2)
			row.p50_ms = rated[i].time_ns / 1e6;
		if (seen == (row.number - 1) * 99 / 100)
			row.p99_ms = rated[i].time_ns / 1e6;
		row.max_ms = rated[i].time_ns / 1e6;
		seen++;
	}
	return row;
}

static void write_row(struct output *output, const struct bench_set *set,
                      const struct bench_scale *scale, const char *class_name,
                      const struct row *row, bool json) {
	double speed = 1e9 * (double)row->number / row->sum_ns;
	if (!json) {
		output_print(output, "%-14s  %-7s  ", set->name, scale->name);
		output_cell(output, output_table_text(output, class_name), 10);
		output_print(output, "  %6zu  %9.1f  %7.3f  %7.3f  %8.3f\n", row->number, speed,
		             row->p50_ms, row->p99_ms, row->max_ms);
		return;
	}
	output_print(output, "{\"set\":");
	bench_write_json_text(output, set->name);
	output_print(output,
	             ",\"scale\":\"%s\",\"class\":\"%s\",\"rated\":%zu,\"puzzles_per_second\":%.1f,"
	             "\"cpu_ms\":{\"p50\":%.4f,\"p99\":%.4f,\"max\":%.4f}}\n",
	             scale->name, class_name, row->number, speed, row->p50_ms, row->p99_ms,
	             row->max_ms);
}

bool bench_rate(struct output *output, const struct bench_set *set, const struct bench_scale *scale,
                int runs, bool json) {
	struct rated *rated = malloc(set->number * sizeof *rated);
	if (!rated)
		return false;
	size_t number = rate_all(set, scale, true, set->number, rated);
	for (int run = 1; run < runs; run++)
		rate_all(set, scale, false, number, rated);
	bool complete = !interrupted();
	qsort(rated, number, sizeof *rated, compare_times);
	for (int class = 0; complete && class < scale->class_count; class ++) {
		struct row row = row_of(rated, number, class);
		if (row.number > 0)
			write_row(output, set, scale, scale->class_name(class), &row, json);
	}
	free(rated);
	return complete;
}
