#include "cli/command.h"
#include "cli/finding.h"
#include "common/language.h"

#include <errno.h>
#include <inttypes.h>
#include <nonet/generate.h>

struct minimize_options {
	struct args_common common;
	bool random;
	struct args_seed seed;
	bool all;
	uint64_t limit;
	uint64_t time_ns;
	bool verbose;
	const char *kernel;
};

struct minimizing {
	struct cli *cli;
	struct output *output;
	const struct minimize_options *options;
	uint64_t seed;
	uint64_t npuzzles; /* before this one */
	uint64_t nwritten; /* of this one */
	bool more;         /* there are others than those that --limit asked for */
};

static void write_puzzle(struct output *output, const struct nonet_board *board) {
	char line[NONET_LINE_SIZE];
	if (output->term.is_terminal)
		finding_draw(output, board, board, NULL);
	else
		output_print(output, "%s\n", nonet_board_print(board, line));
}

static bool write_subset(void *context, const struct nonet_board *minimal) {
	struct minimizing *minimizing = context;
	const struct minimize_options *options = minimizing->options;
	minimizing->more = options->limit > 0 && minimizing->nwritten == options->limit;
	if (minimizing->more)
		return false;
	minimizing->nwritten++;
	write_puzzle(minimizing->output, minimal);
	return !output_failed(minimizing->output);
}

/* What is to be said when not all was found. */
static void note_end(struct minimizing *minimizing, const struct puzzle *puzzle,
                     enum nonet_status ended) {
	if (ended == NONET_NO_MEMORY)
		output_fail(minimizing->output, ENOMEM);
	if (minimizing->more) {
		input_note(minimizing->output, puzzle, N_("the limit was reached; there are more"));
	} else if (ended != NONET_OK && !output_failed(minimizing->output)) {
		input_note(minimizing->output, puzzle,
		           ended == NONET_TIMEOUT ? N_("the time limit was reached; there may be more")
		                                  : N_("stopped; there may be more"));
		command_worsen(minimizing->cli, EXIT_CODE_NO);
	}
}

static void write_all(struct minimizing *minimizing, const struct finding *finding,
                      const struct nonet_limits *limits) {
	minimizing->nwritten = 0;
	minimizing->more = false;
	enum nonet_status ended =
	    nonet_minimal_subsets(&finding->puzzle->item.board, limits, write_subset, minimizing, NULL);
	unsigned long number = (unsigned long)minimizing->nwritten;
	if (minimizing->output->term.is_terminal)
		output_say(minimizing->output,
		           ended == NONET_OK
		               ? _n("%" PRIu64 " minimal puzzle in all.",
		                    "%" PRIu64 " minimal puzzles in all.", number)
		               : _n("%" PRIu64 " minimal puzzle.", "%" PRIu64 " minimal puzzles.", number),
		           minimizing->nwritten);
	note_end(minimizing, finding->puzzle, ended);
}

static void write_one(struct minimizing *minimizing, const struct finding *finding,
                      const struct nonet_limits *limits) {
	struct nonet_board minimal;
	uint64_t seed = nonet_seed_at(minimizing->seed, minimizing->npuzzles - 1);
	enum nonet_status ended = nonet_minimize(
	    &finding->puzzle->item.board, minimizing->options->random ? &seed : NULL, limits, &minimal);
	if (ended == NONET_OK) {
		write_puzzle(minimizing->output, &minimal);
		return;
	}
	input_note(minimizing->output, finding->puzzle, nonet_status_text(ended));
	output_print(minimizing->output, "unknown\n");
	command_worsen(minimizing->cli, EXIT_CODE_NO);
}

static void minimize(void *context, const struct puzzle *puzzle) {
	struct minimizing *minimizing = context;
	const struct minimize_options *options = minimizing->options;
	struct output *output = minimizing->output;
	struct finding finding = {.puzzle = puzzle, .kernel = minimizing->cli->kernel};
	struct nonet_answer answer = {0};
	if (minimizing->npuzzles++ > 0 && options->all && !output->term.is_terminal)
		output_print(output, "\n");
	if (output->term.is_terminal && puzzle->readable)
		input_heading(output, puzzle);
	finding_solve(&finding, options->time_ns, &answer);
	if (finding.verdict == NONET_UNIQUE) {
		struct nonet_limits limits = finding_limits(finding.kernel, 0, options->time_ns);
		if (options->all)
			write_all(minimizing, &finding, &limits);
		else
			write_one(minimizing, &finding, &limits);
		return;
	}
	command_worsen(minimizing->cli, EXIT_CODE_NO);
	if (output->term.is_terminal && finding.verdict == NONET_MANY) {
		output_say(output, "It has two or more solutions, so that every clue is needed.");
	} else if (output->term.is_terminal) {
		finding_draw_trouble(output, &finding);
	} else {
		finding_note(output, &finding);
		output_print(output, "%s\n", finding_word(&finding));
	}
}

static bool options_fit(struct cli *cli, const struct minimize_options *options) {
	if (!options->all || !options->random)
		return true;
	output_note(&cli->output,
	            "nonet minimize: --all and --limit show all minimal puzzles, --random and --seed "
	            "one of them (see 'nonet help minimize')");
	command_worsen(cli, EXIT_CODE_WRONG_USE);
	return false;
}

static void run(struct cli *cli, int argc, char **argv) {
	struct minimize_options options = {0};
	int first = command_begin(cli, argc, argv, &options);
	if (first < 0)
		return;
	options.all = options.all || options.limit > 0;
	options.random = options.random || options.seed.given;
	if (!options_fit(cli, &options) || !command_choose_kernel(cli, options.kernel))
		return;
	struct minimizing minimizing = {.cli = cli,
	                                .output = &cli->output,
	                                .options = &options,
	                                .seed = command_seed(&options.seed)};
	if (options.verbose && options.random)
		output_note(&cli->output, "seed %" PRIu64, minimizing.seed);
	command_each_puzzle(cli, argc - first, argv + first, minimize, &minimizing);
}

static const struct args_option options_table[] = {
    {ARGS_FLAG, "random", 0, NULL, N_("look at the clues in a random order"),
     offsetof(struct minimize_options, random)},
    {ARGS_SEED, "seed", 0, "S", N_("as --random, with the order that belongs to the number S"),
     offsetof(struct minimize_options, seed)},
    {ARGS_FLAG, "all", 0, NULL, N_("every minimal puzzle within the puzzle, one a line"),
     offsetof(struct minimize_options, all)},
    {ARGS_COUNT, "limit", 0, "N", N_("as --all, but N at most"),
     offsetof(struct minimize_options, limit)},
    {ARGS_SECONDS, "timeout", 0, "S", N_("give up on a puzzle after S seconds"),
     offsetof(struct minimize_options, time_ns)},
    {ARGS_FLAG, "verbose", 'v', NULL, N_("tell the seed"),
     offsetof(struct minimize_options, verbose)},
    COMMAND_KERNEL_ROW(struct minimize_options),
    {0}};

const struct command command_minimize = {
    .name = "minimize",
    .operands = "[FILE...]",
    .summary = N_("takes out of puzzles the clues that are not needed"),
    .description =
        N_("Takes the clues of each puzzle, or grid, out one after the other, each when there is\n"
           "still only one solution without it, and writes what is left: a minimal puzzle. The\n"
           "clues are looked at in reading order, or with --random in a random one.\n"
           "With --all or --limit there are as many lines as minimal puzzles can be made by\n"
           "taking clues out, and an empty line stands between those of two puzzles. Of a puzzle\n"
           "with many clues too many that may be more than can be waited for.\n"
           "Only a puzzle with exactly one solution can be minimized. Others give a word, with\n"
           "the reason on standard error: none, many, invalid or unknown.\n"),
    .examples =
        "  $ nonet minimize "
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
        "  .3..........1.5....98....6.....6...34..8.3..17...2.....6....28.....19..5....8..79\n",
    .options = options_table,
    .run = run,
};
