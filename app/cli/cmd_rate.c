#include "cli/command.h"
#include "cli/json.h"
#include "cli/rating_pool.h"
#include "common/language.h"

#include <string.h>

struct rate_options {
	struct args_common common;
	const char *scale;
	uint64_t time_ns;
	bool json;
	bool csv;
	uint64_t threads;
};

/* Names with commas between them; 0 when one of them is no scale. */
static unsigned read_scales(const char *text) {
	static const struct {
		const char *name;
		enum rating_scale scale;
	} known[] = {{"se", RATING_SE},
	             {"hodoku", RATING_HODOKU},
	             {"nonet", RATING_NONET},
	             {"effort", RATING_EFFORT}};
	enum { KNOWN = sizeof known / sizeof known[0] };
	unsigned scales = 0;
	for (;;) {
		size_t length = strcspn(text, ",");
		size_t i = 0;
		while (i < KNOWN &&
		       (strlen(known[i].name) != length || strncmp(text, known[i].name, length) != 0))
			i++;
		if (i == KNOWN)
			return 0;
		scales |= known[i].scale;
		if (text[length] == '\0')
			return scales;
		text += length + 1;
	}
}

static bool options_fit(struct cli *cli, const struct rate_options *options, unsigned scales) {
	if (scales == 0)
		output_note(&cli->output,
		            "nonet rate: --scale '%s': expected se, hodoku, nonet or effort, or some of "
		            "these with commas between them (see 'nonet help rate')",
		            options->scale);
	else if (options->json && options->csv)
		output_note(&cli->output, "nonet rate: --json and --csv are two ways to write the same "
		                          "(see 'nonet help rate')");
	else
		return command_can_json(cli, options->json);
	command_worsen(cli, EXIT_CODE_WRONG_USE);
	return false;
}

static void run(struct cli *cli, int argc, char **argv) {
	struct rate_options options = {0};
	int first = command_begin(cli, argc, argv, &options);
	if (first < 0)
		return;
	unsigned scales = options.scale ? read_scales(options.scale) : RATING_USUAL;
	if (!options_fit(cli, &options, scales))
		return;
	struct rating_pool_wish wish = {.scales = scales,
	                                .time_ns = options.time_ns,
	                                .threads = command_threads(options.threads),
	                                .write = options.json                   ? rating_write_json
	                                         : options.csv                  ? rating_write_table_row
	                                         : cli->output.term.is_terminal ? rating_say
	                                                                        : rating_write_line};
	if (options.csv)
		rating_write_table_head(&cli->output, scales);
	rating_pool_run(cli, &wish, argc - first, argv + first);
}

static const struct args_option options_table[] = {
    {ARGS_TEXT, "scale", 0, "LIST",
     N_("rate on these scales only: se, hodoku, nonet, effort (se,hodoku,nonet is the default)"),
     offsetof(struct rate_options, scale)},
    {ARGS_SECONDS, "timeout", 0, "S", N_("stop rating a puzzle after S seconds"),
     offsetof(struct rate_options, time_ns)},
    {ARGS_FLAG, "json", 0, NULL, N_("one JSON object a line for each puzzle"),
     offsetof(struct rate_options, json)},
    {ARGS_FLAG, "csv", 0, NULL, N_("a table with commas and a line of column names"),
     offsetof(struct rate_options, csv)},
    COMMAND_THREADS_ROW(struct rate_options),
    {0}};

const struct command command_rate = {
    .name = "rate",
    .operands = "[FILE...]",
    .summary = N_("says how hard puzzles are, on its own and two well-known scales"),
    .description =
        N_("Solves each puzzle as a person would and says how hard that is. Into a file or\n"
           "a pipe it writes one line a puzzle, in order, such as\n"
           "7.1/1.2/1.2 Hard 1126 Hard 4.2:\n"
           "  se       ER/EP/ED of Sudoku Explainer 1.2.1, as serate 1.2.1.3 gives them:\n"
           "           the hardest step, the hardest up to the first digit, the first step\n"
           "  hodoku   level and score of HoDoKu 2.2.0 with its default settings: Easy,\n"
           "           Medium, Hard, Unfair or Extreme, and the sum of what its steps cost\n"
           "  nonet    level and grade of its own: Beginner, Easy, Medium, Tricky, Hard,\n"
           "           Expert or Extreme, and a number from 0.0 to 10.0\n"
           "  effort   guesses that a plain search takes to prove the only solution; only\n"
           "           when asked for\n"
           "The last two are the same for puzzles that differ only by the names of digits,\n"
           "the order of rows and columns, or a turn. The numbers of the first two may not\n"
           "be: where several steps are equally easy, these programs take the one that they\n"
           "come upon first.\n"
           "\n"
           "A rating that was stopped by the time or by Ctrl-C is written with the sign for\n"
           "\"at least\" before it: >=7.1/1.2/1.2. On the scales se and nonet this counts\n"
           "what the last position could not be left by: if the search stopped while it\n"
           "looked for chains, all that is easier had failed. A full grid gives\n"
           "0.0/0.0/0.0 Easy 0 Beginner 0.0. Only a puzzle with exactly one solution is\n"
           "rated. Others give a word, with the reason on standard error:\n"
           "  none     there is no solution\n"
           "  many     there are two or more\n"
           "  invalid  it is not a puzzle: unreadable, or two clues in a house are the same\n"
           "  unknown  the time limit was reached before the number of solutions was known\n"
           "With --json and --csv what was hardest is named too.\n"),
    .examples =
        "  $ nonet rate "
        "...6.13..85.............4......7..523.1.............8..2.....7....1..6.....9.....\n"
        "  7.1/1.2/1.2 Hard 1126 Hard 4.2\n",
    .options = options_table,
    .run = run,
};
