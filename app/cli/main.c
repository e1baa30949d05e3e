#include "cli/command.h"
#include "cli/guided.h"
#include "cli/help.h"
#include "common/interrupt.h"
#include "common/language.h"

#include <nonet.h>
#include <signal.h>
#include <unistd.h>

extern const struct command command_bench, command_canon, command_check, command_convert,
    command_count, command_explain, command_generate, command_grid, command_help, command_hint,
    command_kernels, command_minimize, command_morph, command_neighbours, command_play,
    command_rate, command_render, command_same, command_serve, command_show, command_solve,
    command_steps;

/* clang-format off */
const struct command *const command_table[] = {
    &command_solve,
    &command_check,
    &command_count,
    &command_rate,
    &command_hint,
    &command_explain,
    &command_steps,
    &command_show,
    &command_convert,
    &command_render,
    &command_play,
    &command_generate,
    &command_grid,
    &command_canon,
    &command_same,
    &command_morph,
    &command_minimize,
    &command_neighbours,
    &command_kernels,
    &command_serve,
    &command_bench,
    &command_help,
    NULL
};
/* clang-format on */

struct main_options {
	struct args_common common;
	bool version;
};

const struct args_option command_main_options[] = {{ARGS_FLAG, "version", 'V', NULL,
                                                    N_("say which nonet this is and exit"),
                                                    offsetof(struct main_options, version)},
                                                   {0}};

static void say_version(struct output *output) {
	output_print(output, "nonet %s\n%s", nonet_version(), NONET_LIBRARIES_TEXT);
}

static void run_without_command(struct cli *cli) {
	if (isatty(STDIN_FILENO) && isatty(STDOUT_FILENO)) {
		command_worsen(cli, guided_run(&cli->output));
		return;
	}
	output_note(
	    &cli->output,
	    "Usage: nonet COMMAND [OPTION...] [FILE...]; 'nonet solve' solves what standard input "
	    "holds (see 'nonet help')");
	command_worsen(cli, EXIT_CODE_WRONG_USE);
}

static void run(struct cli *cli, int argc, char **argv) {
	static const struct args_parse parse = {"nonet", "nonet help", command_main_options, true};
	struct main_options options = {0};
	int first = args_parse(&parse, argc, argv, &options);
	/* A command says it of itself: the language may be another one by then. */
	if (first < 0 || first == argc || options.version || options.common.help)
		args_note_missing_language("nonet", &options.common);
	if (first < 0) {
		command_worsen(cli, EXIT_CODE_WRONG_USE);
		return;
	}
	cli->common = options.common;
	output_color(&cli->output, options.common.color);
	if (options.version) {
		say_version(&cli->output);
	} else if (options.common.help) {
		help_overview(&cli->output);
	} else if (first == argc) {
		run_without_command(cli);
	} else {
		cli->command = command_find(cli, argv[first]);
		if (cli->command)
			cli->command->run(cli, argc - first, argv + first);
		else
			args_note_missing_language("nonet", &options.common);
	}
}

int main(int argc, char **argv) {
	struct cli cli = {0};
	language_begin();
	/* Some parents leave it ignored; then `nonet solve big | head` would complain. */
	signal(SIGPIPE, SIG_DFL);
	interrupt_catch();
	output_open(&cli.output);
	run(&cli, argc, argv);
	return (int)output_close(&cli.output, cli.exit_code);
}
