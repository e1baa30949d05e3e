#include "cli/command.h"
#include "cli/finding.h"
#include "common/interrupt.h"
#include "common/language.h"

#include <inttypes.h>
#include <nonet/generate.h>

struct grid_options {
	struct args_common common;
	struct args_seed seed;
	bool uniform;
	bool verbose;
};

static void write_grid(struct output *output, const struct nonet_board *grid) {
	char line[NONET_LINE_SIZE];
	if (output->term.is_terminal)
		finding_draw(output, grid, NULL, NULL);
	else
		output_print(output, "%s\n", nonet_board_print(grid, line));
}

static void make_grids(struct cli *cli, uint64_t ngrids, uint64_t seed,
                       const struct grid_options *options) {
	struct output *output = &cli->output;
	void (*make)(uint64_t seed, struct nonet_board * grid_ret, uint64_t * tries_ret) =
	    options->uniform ? nonet_generate_uniform_grid : nonet_generate_grid;
	for (uint64_t i = 0; i < ngrids && !interrupted() && !output_failed(output); i++) {
		struct nonet_board grid;
		uint64_t tries;
		make(nonet_seed_at(seed, i), &grid, &tries);
		if (options->verbose && options->uniform)
			output_note(output, N_("grid %" PRIu64 ": %" PRIu64 " choices tried"), i + 1, tries);
		else if (options->verbose)
			output_note(output, N_("grid %" PRIu64 ": %" PRIu64 " placements tried"), i + 1, tries);
		write_grid(output, &grid);
	}
	if (interrupted())
		command_worsen(cli, EXIT_CODE_INTERRUPTED);
}

static void run(struct cli *cli, int argc, char **argv) {
	struct grid_options options = {0};
	uint64_t ngrids = 1;
	int first = command_begin(cli, argc, argv, &options);
	if (first < 0)
		return;
	if (argc - first > 1 || (first < argc && !args_number(argv[first], 1, &ngrids))) {
		output_note(
		    &cli->output,
		    "nonet grid: '%s': expected one whole number from 1, how many grids to make (see "
		    "'nonet help grid')",
		    argv[argc - 1]);
		command_worsen(cli, EXIT_CODE_WRONG_USE);
		return;
	}
	uint64_t seed = command_seed(&options.seed);
	if (options.verbose)
		output_note(&cli->output, "seed %" PRIu64, seed);
	make_grids(cli, ngrids, seed, &options);
}

static const struct args_option options_table[] = {
    {ARGS_SEED, "seed", 0, "S", N_("make the grids that belong to the number S, always the same"),
     offsetof(struct grid_options, seed)},
    {ARGS_FLAG, "uniform", 0, NULL, N_("make every grid equally likely"),
     offsetof(struct grid_options, uniform)},
    {ARGS_FLAG, "verbose", 'v', NULL, N_("tell the seed, and how many tries each grid took"),
     offsetof(struct grid_options, verbose)},
    {0}};

const struct command command_grid = {
    .name = "grid",
    .operands = "[N]",
    .summary = N_("makes random full grids"),
    .description =
        N_("Makes N random full grids, or one: drawn on a terminal, otherwise one a line. The\n"
           "method rules no grid out, but does not make all equally likely; --uniform takes\n"
           "another that does, for statistics. A seed, a number of 64 bits, picks among 2^64 of\n"
           "the 6,670,903,752,021,072,936,960 grids.\n"
           "Without --seed they are others each time; -v tells on standard error with which seed\n"
           "to make the same ones again, and how many digits were tried in a cell, those taken\n"
           "back included, until the grid was full; with --uniform, how many random choices were\n"
           "made until one of them gave a grid.\n"),
    .examples = "  $ nonet grid 3 --seed 7 | nonet check\n"
                "  unique\n"
                "  unique\n"
                "  unique\n",
    .options = options_table,
    .run = run,
};
