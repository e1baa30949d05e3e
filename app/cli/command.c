#include "cli/command.h"
#include "cli/help.h"
#include "cli/json.h"
#include "common/language.h"
#include "common/machine.h"
#include "common/nearest.h"

#include <stdlib.h>
#include <string.h>

enum { TITLE_SIZE = 64, MAX_THREADS = 256 };

/* Whether a shell takes the puzzle as it stands. */
static bool is_one_word(const char *puzzle) {
	return strspn(puzzle, "0123456789._-xX/") == strlen(puzzle);
}

const struct command *command_find(struct cli *cli, const char *name) {
	struct nearest nearest = {.word = name};
	for (const struct command *const *row = command_table; *row; row++) {
		if (strcmp((*row)->name, name) == 0)
			return *row;
		nearest_try(&nearest, (*row)->name);
	}
	if (input_is_puzzle(name))
		output_note(&cli->output,
		            "nonet: a puzzle is not a command; did you mean 'nonet solve %s'? "
		            "(see 'nonet help')",
		            is_one_word(name) ? name : "PUZZLE");
	else if (nearest.name)
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
	args_note_missing_language(program, common);
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

static const struct nonet_kernel *find_kernel(const char *name) {
	size_t number;
	const struct nonet_kernel *const *kernels = nonet_kernels(&number);
	for (size_t i = 0; i < number; i++)
		if (strcmp(kernels[i]->name, name) == 0)
			return kernels[i];
	return NULL;
}

static void list_kernels_here(char *list_ret, size_t nbytes) {
	size_t number, length = 0;
	const struct nonet_kernel *const *kernels = nonet_kernels(&number);
	*list_ret = '\0';
	for (size_t i = 0; i < number && length < nbytes; i++)
		if (nonet_kernel_state(kernels[i]) == NONET_KERNEL_HERE)
			length += (size_t)snprintf(list_ret + length, nbytes - length, "%s%s",
			                           length > 0 ? ", " : "", kernels[i]->name);
}

bool command_choose_kernel(struct cli *cli, const char *name) {
	static const char *const reasons[] = {[NONET_KERNEL_NOT_BUILT] = N_("was not built"),
	                                      [NONET_KERNEL_NOT_THIS_CPU] =
	                                          N_("needs what this processor lacks")};
	const char *origin = name ? "--kernel" : "NONET_KERNEL";
	char here[128];
	name = name ? name : getenv("NONET_KERNEL");
	if (!name || !*name)
		return true;
	const struct nonet_kernel *kernel = find_kernel(name);
	enum nonet_kernel_state state = kernel ? nonet_kernel_state(kernel) : NONET_KERNEL_NOT_BUILT;
	if (kernel && state == NONET_KERNEL_HERE) {
		cli->kernel = kernel;
		return true;
	}
	list_kernels_here(here, sizeof here);
	output_note(&cli->output, "nonet %s: %s '%s' %s; expected one of %s (see 'nonet kernels')",
	            cli->command->name, origin, name, _(kernel ? reasons[state] : N_("is no kernel")),
	            here);
	command_worsen(cli, EXIT_CODE_WRONG_USE);
	return false;
}

int command_threads(uint64_t option) {
	if (option == 0)
		return machine_processors(MAX_THREADS);
	return option < MAX_THREADS ? (int)option : MAX_THREADS;
}

uint64_t command_seed(const struct args_seed *option) {
	return option->given ? option->value : machine_seed();
}

bool command_number(struct cli *cli, int noperands, char **operands, uint64_t *number) {
	if (noperands == 0 || (noperands == 1 && args_number(operands[0], 1, number)))
		return true;
	output_note(&cli->output,
	            "nonet %s: '%s': expected one whole number from 1, how many to make (see "
	            "'nonet help %s')",
	            cli->command->name, operands[noperands - 1], cli->command->name);
	return false;
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

static void answer_each(struct cli *cli, struct input *input,
                        void (*answer)(void *context, const struct puzzle *puzzle), void *context) {
	struct puzzle puzzle;
	uint64_t npuzzles = 0;
	while (input && input_next(input, &puzzle)) {
		answer(context, &puzzle);
		if (!cli->output.term.is_terminal)
			output_progress(&cli->output, ++npuzzles, _("puzzles"));
	}
	command_worsen(cli, input_close(input));
}

void command_each_puzzle(struct cli *cli, int noperands, char **operands,
                         void (*answer)(void *context, const struct puzzle *puzzle),
                         void *context) {
	answer_each(cli, input_open(noperands, operands, &cli->output), answer, context);
}

void command_each_of_any_size(struct cli *cli, int noperands, char **operands,
                              void (*answer)(void *context, const struct puzzle *puzzle),
                              void *context) {
	struct input *input = input_open(noperands, operands, &cli->output);
	if (input)
		input_take_all_sizes(input);
	answer_each(cli, input, answer, context);
}

void command_worsen(struct cli *cli, enum exit_code exit_code) {
	cli->exit_code = exit_code_worse(cli->exit_code, exit_code);
}
