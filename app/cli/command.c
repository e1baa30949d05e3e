#include "cli/command.h"
#include "cli/help.h"
#include "cli/json.h"
#include "common/nearest.h"

#include <string.h>

enum { TITLE_SIZE = 64 };

const struct command *command_find(struct cli *cli, const char *name) {
	struct nearest nearest = {.word = name};
	for (const struct command *const *row = command_table; *row; row++) {
		if (strcmp((*row)->name, name) == 0)
			return *row;
		nearest_try(&nearest, (*row)->name);
	}
	if (nearest.name)
		output_note(&cli->output,
		            "nonet: unknown command '%s'; did you mean '%s'? (see 'nonet help')", name,
		            nearest.name);
	else
		output_note(&cli->output, "nonet: unknown command '%s' (see 'nonet help')", name);
	command_worsen(cli, EXIT_CODE_WRONG_USE);
	return NULL;
}

int command_begin(struct cli *cli, int argc, char **argv, void *values) {
	char program[TITLE_SIZE], manual[TITLE_SIZE];
	snprintf(program, sizeof program, "nonet %s", cli->command->name);
	snprintf(manual, sizeof manual, "nonet help %s", cli->command->name);
	struct args_parse parse = {program, manual, cli->command->options, false};
	struct args_common *common = values;
	*common = cli->common;

	int first = args_parse(&parse, argc, argv, values);
	if (first < 0) {
		command_worsen(cli, EXIT_CODE_WRONG_USE);
		return -1;
	}
	output_color(&cli->output, common->color);
	if (common->help) {
		help_command(&cli->output, cli->command);
		return -1;
	}
	return first;
}

bool command_can_json(struct cli *cli, bool wanted) {
	if (!wanted || json_version())
		return true;
	output_note(
	    &cli->output,
	    "nonet %s: --json was not built, because jansson was missing (see 'nonet --version')",
	    cli->command->name);
	command_worsen(cli, EXIT_CODE_WRONG_USE);
	return false;
}

void command_each_puzzle(struct cli *cli, int noperands, char **operands,
                         void (*answer)(void *context, const struct puzzle *puzzle),
                         void *context) {
	struct input *input = input_open(noperands, operands, &cli->output);
	struct puzzle puzzle;
	uint64_t npuzzles = 0;
	while (input && input_next(input, &puzzle)) {
		answer(context, &puzzle);
		if (!cli->output.term.is_terminal)
			output_progress(&cli->output, ++npuzzles, "puzzles");
	}
	command_worsen(cli, input_close(input));
}

void command_worsen(struct cli *cli, enum exit_code exit_code) {
	cli->exit_code = exit_code_worse(cli->exit_code, exit_code);
}
