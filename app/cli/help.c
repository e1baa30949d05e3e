#include "cli/help.h"

#include <string.h>

enum { OPTION_TEXT_SIZE = 64, OPTION_COLUMNS = 18, WIDTH = 79 };

/* Writes words until the text or its paragraph ends, which it does before an empty or an indented
 * line. Each line is as full as WIDTH allows and, but for the first, indented; `column` is where
 * the first one begins. Returns what follows. */
static const char *write_paragraph(struct output *output, const char *text, int indent,
                                   int column) {
	const char *gap = "";
	while (*text && *text != '\n' && *text != ' ') {
		int length = (int)strcspn(text, " \n");
		if (*gap && column + 1 + length > WIDTH) {
			output_print(output, "\n%*s", indent, "");
			column = indent;
			gap = "";
		}
		output_print(output, "%s%.*s", gap, length, text);
		column += (int)strlen(gap) + length;
		gap = " ";
		text += length;
		text += *text != '\0';
	}
	output_print(output, "\n");
	return text;
}

/* Writes paragraphs; lines that are empty or begin with a space stay as they are. */
static void write_text(struct output *output, const char *text) {
	while (*text) {
		int length = (int)strcspn(text, "\n");
		if (length > 0 && *text != ' ') {
			text = write_paragraph(output, text, 0, 0);
		} else {
			output_print(output, "%.*s\n", length, text);
			text += length;
			text += *text != '\0';
		}
	}
}

static void list_options(struct output *output, const struct args_option *options) {
	for (; options->kind != ARGS_END; options++) {
		char text[OPTION_TEXT_SIZE];
		int length = 0;
		if (options->letter)
			length = snprintf(text, sizeof text, "-%c, ", options->letter);
		length += snprintf(text + length, sizeof text - (size_t)length, "--%s", options->name);
		if (options->value)
			snprintf(text + length, sizeof text - (size_t)length, " %s", options->value);
		output_print(output, "  %-14s  ", text);
		write_paragraph(output, options->help, OPTION_COLUMNS, OPTION_COLUMNS);
	}
}

static void list_exit_codes(struct output *output) {
#define EXIT_CODE_LINE(name, number, sentence)                                                     \
	output_print(output, "  %-3d  %s\n", number, sentence);
	EXIT_CODE_LIST(EXIT_CODE_LINE)
#undef EXIT_CODE_LINE
}

void help_overview(struct output *output) {
	output_print(output,
	             "nonet solves, checks and rates Sudoku puzzles.\n"
	             "\n"
	             "Usage: nonet COMMAND [OPTION...] [FILE...]\n"
	             "       nonet    on a terminal: asks for a puzzle and leads you by the hand\n"
	             "\n"
	             "Commands:\n");
	for (const struct command *const *row = command_table; *row; row++)
		output_print(output, "  %-7s  %s\n", (*row)->name, (*row)->summary);
	output_print(output,
	             "\n"
	             "Each FILE is the name of a file, - for standard input, or a puzzle itself, and\n"
	             "without any FILE standard input is read. How a puzzle is written is recognised:\n"
	             "81 characters on a line with . or 0 for an empty cell, nine rows, rows with /\n"
	             "between them, framed grids, and lists as programs print them.\n"
	             "\n"
	             "Options:\n");
	list_options(output, command_main_options);
	list_options(output, args_common_options);
	output_print(output, "\nExit codes, the highest that applies:\n");
	list_exit_codes(output);
	output_print(output, "\nnonet help COMMAND tells more about a command.\n");
}

void help_command(struct output *output, const struct command *command) {
	output_print(output, "Usage: nonet %s [OPTION...]%s%s\n\n", command->name,
	             *command->operands ? " " : "", command->operands);
	write_text(output, command->description);
	output_print(output, "\nOptions:\n");
	list_options(output, command->options);
	list_options(output, args_common_options);
	output_print(output, "\nExamples:\n%s", command->examples);
}
