#include "cli/bulk.h"
#include "cli/command.h"
#include "cli/finding.h"
#include "cli/json.h"
#include "common/elapsed.h"
#include "common/interrupt.h"
#include "common/language.h"

#include <inttypes.h>

struct count_options {
	struct args_common common;
	uint64_t limit;
	uint64_t time_ns;
	bool json;
	const char *kernel;
	uint64_t threads;
};

struct counting {
	struct cli *cli;
	struct output *output;
	const struct count_options *options;
};

static bool show_progress(void *context, uint64_t solutions) {
	struct output *output = context;
	output_progress(output, solutions, _("solutions so far"));
	return interrupted();
}

static void write_number(struct counting *counting, const struct finding *finding, uint64_t count) {
	const char *at_least = finding->ended == NONET_OK ? "" : ">=";
	char time[FINDING_TIME_SIZE];
	/* The limit is what was asked for, the other ends are not. */
	if (finding->ended == NONET_TIMEOUT || finding->ended == NONET_STOPPED)
		input_note(counting->output, finding->puzzle, finding_end_text(finding));
	else if (finding->verdict == NONET_NONE)
		finding_note(counting->output, finding);
	output_print(counting->output, "%s%" PRIu64 "%s\n", at_least, count,
	             finding_time(counting->output, finding, time));
}

static void count(void *context, const struct puzzle *puzzle) {
	struct counting *counting = context;
	struct finding finding = {.puzzle = puzzle};
	struct json_facts facts = {0};
	uint64_t count = 0;
	if (puzzle->readable) {
		struct nonet_limits limits = {.solutions = counting->options->limit,
		                              .time_ns = counting->options->time_ns,
		                              .poll = show_progress,
		                              .context = counting->output,
		                              .kernel = counting->cli->kernel};
		uint64_t begin_ns = elapsed_now_ns();
		enum nonet_status ended = nonet_count(&puzzle->item.board, &limits, &count);
		finding.time_ns = elapsed_now_ns() - begin_ns;
		finding_from_count(&finding, ended, count);
		if (count == 0 || ended == NONET_TIMEOUT || ended == NONET_STOPPED)
			command_worsen(counting->cli, EXIT_CODE_NO);
		facts.count = &count;
	}
	if (counting->options->json) {
		json_open(counting->output, puzzle);
		json_close(counting->output, &finding, &facts);
	} else if (puzzle->readable) {
		write_number(counting, &finding, count);
	} else {
		output_print(counting->output, "%s\n", finding_word(&finding));
	}
}

static void run(struct cli *cli, int argc, char **argv) {
	struct count_options options = {0};
	int first = command_begin(cli, argc, argv, &options);
	if (first < 0 || !command_choose_kernel(cli, options.kernel) ||
	    !command_can_json(cli, options.json))
		return;
	if (!options.json && !cli->output.term.is_terminal) {
		struct bulk_wish wish = {.answer = BULK_NUMBER,
		                         .limit = options.limit,
		                         .time_ns = options.time_ns,
		                         .threads = command_threads(options.threads)};
		bulk_run(cli, &wish, argc - first, argv + first);
		return;
	}
	struct counting counting = {cli, &cli->output, &options};
	command_each_puzzle(cli, argc - first, argv + first, count, &counting);
}

static const struct args_option options_table[] = {
    {ARGS_COUNT, "limit", 0, "N", N_("stop counting a puzzle's solutions at N"),
     offsetof(struct count_options, limit)},
    {ARGS_SECONDS, "timeout", 0, "S", N_("stop counting a puzzle's solutions after S seconds"),
     offsetof(struct count_options, time_ns)},
    {ARGS_FLAG, "json", 0, NULL, N_("one JSON object a line for each puzzle"),
     offsetof(struct count_options, json)},
    COMMAND_KERNEL_ROW(struct count_options),
    COMMAND_THREADS_ROW(struct count_options),
    {0}};

const struct command command_count = {
    .name = "count",
    .operands = "[FILE...]",
    .summary = N_("counts the solutions of puzzles"),
    .description =
        N_("Counts the solutions of each puzzle and writes the number, one line a puzzle, in\n"
           "order. A count that was stopped by the limit, the time or Ctrl-C is written with\n"
           "the sign for \"at least\" before it: >=1000. A puzzle without solution gives 0, with\n"
           "the reason on standard error, and what is unreadable gives the word invalid.\n"),
    .examples =
        "  $ nonet count "
        "1.62........4..82.2....5....8..4...7...6.3...5...1..4....9......39..4........29.5\n"
        "  28\n",
    .options = options_table,
    .run = run,
};
