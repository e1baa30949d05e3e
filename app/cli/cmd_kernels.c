#include "cli/command.h"
#include "common/language.h"

struct kernels_options {
	struct args_common common;
	const char *kernel;
};

static void list(struct cli *cli) {
	static const char *const states[] = {[NONET_KERNEL_HERE] = N_("here"),
	                                     [NONET_KERNEL_NOT_BUILT] = N_("not built"),
	                                     [NONET_KERNEL_NOT_THIS_CPU] = N_("not this CPU")};
	struct output *output = &cli->output;
	size_t number;
	const struct nonet_kernel *const *kernels = nonet_kernels(&number);
	bool marked = false;
	for (size_t i = 0; i < number; i++) {
		const struct nonet_kernel *kernel = kernels[i];
		enum nonet_kernel_state state = nonet_kernel_state(kernel);
		bool is_taken = cli->kernel ? kernel == cli->kernel : !marked && state == NONET_KERNEL_HERE;
		marked |= is_taken;
		output_print(output, "%c %-8s  ", is_taken ? '*' : ' ', kernel->name);
		output_cell(output, output_table_text(output, states[state]), 12);
		output_print(output, output_table_text(output, N_("  %2d at a time  %s\n")), kernel->lanes,
		             output_table_text(output, kernel->description));
	}
}

static void run(struct cli *cli, int argc, char **argv) {
	struct kernels_options options = {0};
	int first = command_begin(cli, argc, argv, &options);
	if (first < 0 || !command_choose_kernel(cli, options.kernel))
		return;
	if (first < argc) {
		output_note(&cli->output,
		            "nonet kernels: '%s': no operand is expected (see 'nonet help kernels')",
		            argv[first]);
		command_worsen(cli, EXIT_CODE_WRONG_USE);
		return;
	}
	list(cli);
}

static const struct args_option options_table[] = {COMMAND_KERNEL_ROW(struct kernels_options), {0}};

const struct command command_kernels = {
    .name = "kernels",
    .operands = "",
    .summary = N_("lists the kernels that search, and marks the one that is taken"),
    .description =
        N_("Lists the kernels, fastest first. A kernel is the search, written for one kind of\n"
           "processor; all give the same answers. The fastest that is here is taken and marked\n"
           "with a star, unless --kernel or the environment variable NONET_KERNEL names another.\n"
           "For each: whether it is here, was not built, or needs what this CPU lacks, and how\n"
           "many puzzles it has in hand at a time.\n"),
    .examples = "  $ nonet kernels --kernel generic | tail -n 1\n"
                "  * generic   here           1 at a time  plain C, on every processor\n",
    .options = options_table,
    .run = run,
};
