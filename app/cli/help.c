#include "cli/help.h"
#include "cli/paragraphs.h"
#include "common/language.h"

#include <stdbool.h>
#include <string.h>

enum {
	OPTION_TEXT_SIZE = 64,
	OPTION_COLUMNS = 18,
	EXIT_CODE_COLUMNS = 7,
	COMMAND_COLUMNS = 14,
	USAGE_SIZE = 256,
	USAGE_COLUMNS = 7
};

static void list_options(struct output *output, const struct args_option *options) {
	for (; options->kind != ARGS_END; options++) {
		char text[OPTION_TEXT_SIZE];
		int length = 0;
		if (options->letter)
			length = snprintf(text, sizeof text, "-%c, ", options->letter);
		length += snprintf(text + length, sizeof text - (size_t)length, "--%s", options->name);
		if (options->value)
			snprintf(text + length, sizeof text - (size_t)length, " %s", options->value);
		/* What is too long for its column has a line of its own. */
		bool fits = strlen(text) <= OPTION_COLUMNS - 4;
		output_print(output, fits ? "  %-14s  " : "  %s\n                  ", text);
		paragraphs_write_one(output, _(options->help), paragraphs_width(output), OPTION_COLUMNS,
		                     OPTION_COLUMNS);
	}
}

static void list_exit_codes(struct output *output) {
#define EXIT_CODE_LINE(name, number, sentence)                                                     \
	output_print(output, "  %-3d  ", number);                                                      \
	paragraphs_write_one(output, _(sentence), paragraphs_width(output), EXIT_CODE_COLUMNS,         \
	                     EXIT_CODE_COLUMNS);
	EXIT_CODE_LIST(EXIT_CODE_LINE)
#undef EXIT_CODE_LINE
}

static void write_usage(struct output *output, const char *command, const char *operands) {
	char usage[USAGE_SIZE];
	snprintf(usage, sizeof usage, "%snonet %s [OPTION...]%s%s", _("Usage: "), command,
	         *operands ? " " : "", operands);
	paragraphs_write_one(output, usage, paragraphs_width(output), USAGE_COLUMNS, 0);
}

/* What is said below the list of commands. */
static const char about_files[] =
    N_("Each FILE is the name of a file, - for standard input, or a puzzle itself, and\n"
       "without any FILE standard input is read. How a puzzle is written is recognised:\n"
       "81 characters on a line with . or 0 for an empty cell, nine rows, rows with /\n"
       "between them, framed grids, and lists as programs print them.\n");

void help_overview(struct output *output) {
	paragraphs_write(output, _("nonet solves, checks, rates and explains Sudoku puzzles.\n"),
	                 paragraphs_width(output));
	output_print(output, "\n");
	write_usage(output, "COMMAND", "[FILE...]");
	output_print(output, "       nonet    ");
	paragraphs_write_one(output, _("on a terminal: asks for a puzzle and leads you by the hand"),
	                     paragraphs_width(output), 16, 16);
	output_print(output, "\n%s\n", _("Commands:"));
	for (const struct command *const *row = command_table; *row; row++) {
		output_print(output, "  %-10s  ", (*row)->name);
		paragraphs_write_one(output, _((*row)->summary), paragraphs_width(output), COMMAND_COLUMNS,
		                     COMMAND_COLUMNS);
	}
	output_print(output, "\n");
	paragraphs_write(output, _(about_files), paragraphs_width(output));
	output_print(output, "\n%s\n", _("Options:"));
	list_options(output, command_main_options);
	list_options(output, args_common_options);
	output_print(output, "\n%s\n", _("Exit codes, the highest that applies:"));
	list_exit_codes(output);
	output_print(output, "\n");
	paragraphs_write(output,
	                 _("nonet help COMMAND tells more about a command, nonet help technique about\n"
	                   "solving techniques.\n"),
	                 paragraphs_width(output));
}

void help_command(struct output *output, const struct command *command) {
	write_usage(output, command->name, command->operands);
	output_print(output, "\n");
	paragraphs_write(output, _(command->description), paragraphs_width(output));
	output_print(output, "\n%s\n", _("Options:"));
	list_options(output, command->options);
	list_options(output, args_common_options);
	output_print(output, "\n%s\n%s", _("Examples:"), command->examples);
}
