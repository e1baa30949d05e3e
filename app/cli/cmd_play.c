#include "cli/command.h"
#include "common/append.h"
#include "common/language.h"
#include "tui/play.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

struct play_options {
	struct args_common common;
	const char *level;
	bool resume;
	bool list;
};

#ifdef NONET_HAVE_NCURSESW
static const bool is_built = true;

static enum exit_code play(struct cli *cli, const struct play_start *start) {
	return play_run(&cli->output, start);
}

static enum exit_code list(struct cli *cli) {
	return play_list(&cli->output);
}
#else
static const bool is_built = false;

/* These are never called: is_usable has said that it was not built. */
static enum exit_code play(struct cli *cli, const struct play_start *start) {
	(void)cli;
	(void)start;
	return EXIT_CODE_WRONG_USE;
}

static enum exit_code list(struct cli *cli) {
	(void)cli;
	return EXIT_CODE_WRONG_USE;
}
#endif

static void wrong_use(struct cli *cli, const char *message) {
	output_note(&cli->output, "nonet play: %s (see 'nonet help play')", _(message));
	command_worsen(cli, EXIT_CODE_WRONG_USE);
}

static bool read_level(struct cli *cli, const char *text, struct play_start *start) {
	char message[256];
	snprintf(message, sizeof message, _("--level '%.40s': expected one of "), text);
	start->new_game = true;
	for (int level = 0; level <= NONET_LEVEL_EXTREME; level++) {
		const char *name = nonet_level_name((enum nonet_level)level);
		start->level = (enum nonet_level)level;
		if (strcasecmp(text, name) == 0)
			return true;
		append(message, sizeof message, "%s%s", level ? ", " : "", name);
	}
	wrong_use(cli, message);
	return false;
}

/* The first puzzle that the operand names, which stays as long as `input` does. NULL, and told why,
 * when there is none. */
static struct nonet_puzzle *read_puzzle(struct cli *cli, struct input *input,
                                        struct nonet_puzzle *puzzle) {
	struct puzzle read;
	while (input_next(input, &read)) {
		if (!read.readable)
			continue;
		nonet_item_puzzle(&read.item, puzzle);
		return puzzle;
	}
	command_worsen(cli, EXIT_CODE_UNREADABLE);
	return NULL;
}

static bool is_usable(struct cli *cli, const struct play_options *options, int noperands,
                      char **operands) {
	if (!is_built)
		wrong_use(cli, "was not built, because ncursesw was missing");
	else if (noperands + (options->level != NULL) + options->resume + options->list > 1)
		wrong_use(cli, "expected one puzzle or file, or --level, or --resume with a number or "
		               "nothing, or --list");
	else if (noperands == 1 && strcmp(operands[0], "-") == 0)
		wrong_use(cli, "standard input is for the keys; expected a file or a puzzle");
	else if (!options->list && !(isatty(STDIN_FILENO) && isatty(STDOUT_FILENO)))
		wrong_use(cli, "needs a terminal, for keys and for the screen");
	else
		return true;
	return false;
}

static void play_operand(struct cli *cli, char **operands, struct play_start start) {
	struct nonet_puzzle puzzle;
	struct input *input = input_open(1, operands, &cli->output);
	if (!input) {
		command_worsen(cli, EXIT_CODE_SYSTEM);
		return;
	}
	input_take_all_sizes(input);
	start.puzzle = read_puzzle(cli, input, &puzzle);
	if (start.puzzle)
		command_worsen(cli, play(cli, &start));
	input_close(input);
}

static void run(struct cli *cli, int argc, char **argv) {
	struct play_options options = {0};
	struct play_start start = {0};
	int first = command_begin(cli, argc, argv, &options);
	/* --resume N */
	if (first >= 0 && options.resume && first < argc && args_number(argv[first], 1, &start.number))
		first++;
	if (first < 0 || (options.level && !read_level(cli, options.level, &start)) ||
	    !is_usable(cli, &options, argc - first, argv + first))
		return;
	start.resume = options.resume;
	start.color = cli->output.term.color;
	if (options.list)
		command_worsen(cli, list(cli));
	else if (first < argc)
		play_operand(cli, argv + first, start);
	else
		command_worsen(cli, play(cli, &start));
}

static const struct args_option options_table[] = {
    {ARGS_TEXT, "level", 0, "LEVEL",
     N_("make a new puzzle of this level, from Beginner to Extreme"),
     offsetof(struct play_options, level)},
    {ARGS_FLAG, "resume", 0, NULL,
     N_("go on with the game that was played last, or number N of the list: --resume N"),
     offsetof(struct play_options, resume)},
    {ARGS_FLAG, "list", 0, NULL, N_("list the games that are kept, the last one first"),
     offsetof(struct play_options, list)},
    {0}};

const struct command command_play = {
    .name = "play",
    .operands = "[PUZZLE|FILE]",
    .summary = N_("plays a puzzle on the terminal"),
    .description =
        N_("Shows a puzzle to be solved by hand: the one that is given, the first one of a\n"
           "file, or a new one. Without any, it goes on with the game that was played last,\n"
           "or offers levels for a new one. Arrows move, digits are put in, ? tells all keys:\n"
           "marks in the centre and the corners of cells, colours, undo without end, hints in\n"
           "three levels, a check against the solution, a pause that hides the grid. The mouse\n"
           "goes to cells and chooses several; a puzzle that is pasted is offered to be played.\n"
           "\n"
           "Each game is kept after each move, in the folder nonet of XDG_STATE_HOME or of\n"
           "~/.local/state, until it is solved; who plays its puzzle again goes on with it.\n"
           "A line of the list has its number, when it was kept, how long it was played, how\n"
           "many of the empty cells are filled, how many clues it has, and title and level.\n"
           "A screen of 40 columns by 12 lines is enough, colours are not needed, and where\n"
           "the locale is not UTF-8 frames are plain ASCII.\n"
           "\n"
           "Exit status 0 after a game, 1 when there was no game to resume or list, 2 without a\n"
           "terminal, 3 when the puzzle or a kept game could not be read, 4 when the game\n"
           "could not be kept.\n"),
    .examples = "  nonet play --level hard\n"
                "  nonet play puzzles.txt\n"
                "  nonet play --resume 2\n",
    .options = options_table,
    .run = run,
};
