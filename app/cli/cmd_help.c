#include "cli/command.h"
#include "cli/help.h"
#include "cli/technique_help.h"
#include "common/language.h"

#include <string.h>

struct help_options {
	struct args_common common;
};

static void run(struct cli *cli, int argc, char **argv) {
	struct help_options options = {0};
	int first = command_begin(cli, argc, argv, &options);
	if (first < 0)
		return;
	if (first == argc)
		help_overview(&cli->output);
	if (first < argc && strcmp(argv[first], "technique") == 0) {
		technique_help(cli, argc - first - 1, argv + first + 1);
		return;
	}
	const char *gap = "";
	for (int i = first; i < argc; i++) {
		const struct command *command = command_find(cli, argv[i]);
		if (!command)
			continue;
		output_print(&cli->output, "%s", gap);
		help_command(&cli->output, command);
		gap = "\n";
	}
}

static const struct args_option options_table[] = {{0}};

const struct command command_help = {
    .name = "help",
    .operands = "[COMMAND... | technique [NAME]]",
    .summary = N_("says how to use a command, or how a technique works"),
    .description =
        N_("Lists the commands, or tells all about the ones that are named. With the word\n"
           "technique it lists the solving techniques, or says of the one that is named what it\n"
           "is, why it is true and how to spot it, with an example. Its name may be written\n"
           "x-wing, X-Wing or xwing. Of a family, such as fish, it lists the techniques.\n"),
    .examples = "  $ nonet help solve | head -n 1\n"
                "  Usage: nonet solve [OPTION...] [FILE...]\n",
    .options = options_table,
    .run = run,
};
