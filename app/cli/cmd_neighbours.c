#include "cli/command.h"
#include "cli/finding.h"
#include "cli/form_set.h"
#include "common/language.h"

#include <errno.h>
#include <inttypes.h>
#include <nonet/canon.h>
#include <nonet/generate.h>
#include <string.h>

struct neighbours_options {
	struct args_common common;
	uint64_t limit;
	uint64_t time_ns;
	const char *kernel;
	uint64_t threads;
};

struct exchanging {
	struct cli *cli;
	struct output *output;
	const struct neighbours_options *options;
	int out;
	int in;
	struct form_set *known; /* forms of the puzzle and of what was written for it */
	uint64_t npuzzles;      /* before this one */
	uint64_t nwritten;      /* for this one */
	bool more;              /* there are others than those that --limit asked for */
};

/* More than an exchange has, less than a puzzle. */
enum { EXCHANGE_LENGTH = 15 };

static const uint64_t memory_nbytes = (uint64_t)1 << 32;

/* Whether the puzzle is not equivalent to one before. */
static bool is_new(struct exchanging *exchanging, const struct nonet_board *board) {
	struct nonet_board form;
	nonet_minlex(board, &form, NULL);
	struct form_key key = form_key_of(&form);
	enum form_set_answer answer = form_set_add(exchanging->known, &key);
	if (answer == FORM_SET_FULL || answer == FORM_SET_NO_MEMORY)
		output_fail(exchanging->output, ENOMEM);
	return answer == FORM_SET_ADDED;
}

static bool write_neighbour(void *context, const struct nonet_board *neighbour) {
	struct exchanging *exchanging = context;
	struct output *output = exchanging->output;
	const struct neighbours_options *options = exchanging->options;
	char line[NONET_LINE_SIZE];
	if (!is_new(exchanging, neighbour))
		return !output_failed(output);
	exchanging->more = options->limit > 0 && exchanging->nwritten == options->limit;
	if (exchanging->more)
		return false;
	exchanging->nwritten++;
	if (output->term.is_terminal)
		finding_draw(output, neighbour, neighbour, NULL);
	else
		output_print(output, "%s\n", nonet_board_print(neighbour, line));
	return !output_failed(output);
}

/* What is to be said when not all was found, or nothing. */
static void note_end(struct exchanging *exchanging, const struct puzzle *puzzle,
                     enum nonet_status ended) {
	struct output *output = exchanging->output;
	if (ended == NONET_NO_MEMORY)
		output_fail(output, ENOMEM);
	if (exchanging->more)
		input_note(output, puzzle, "the limit was reached; there are more");
	else if (ended == NONET_TIMEOUT)
		input_note(output, puzzle, "the time limit was reached; there may be more");
	else if (ended == NONET_STOPPED && !output_failed(output))
		input_note(output, puzzle, "stopped; there may be more");
	else if (ended == NONET_OK && exchanging->nwritten == 0)
		input_note(output, puzzle, "no neighbours");
	if ((ended != NONET_OK && !exchanging->more) || exchanging->nwritten == 0)
		command_worsen(exchanging->cli, EXIT_CODE_NO);
}

static void exchange(void *context, const struct puzzle *puzzle) {
	struct exchanging *exchanging = context;
	struct output *output = exchanging->output;
	const struct neighbours_options *options = exchanging->options;
	const struct nonet_board *board = &puzzle->item.board;
	struct finding finding = {.puzzle = puzzle, .verdict = NONET_NONE};
	if (exchanging->npuzzles++ > 0 && !output->term.is_terminal)
		output_print(output, "\n");
	finding.conflict = puzzle->readable && nonet_board_conflicts(board, NULL, 0) > 0;
	if (!puzzle->readable || finding.conflict) {
		if (finding.conflict)
			command_worsen(exchanging->cli, EXIT_CODE_NO);
		finding_note(output, &finding);
		output_print(output, "invalid\n");
		return;
	}
	struct nonet_limits limits = finding_limits(exchanging->cli->kernel, 0, options->time_ns);
	exchanging->nwritten = 0;
	exchanging->more = false;
	form_set_clear(exchanging->known);
	is_new(exchanging, board);
	note_end(exchanging, puzzle,
	         nonet_neighbours(board, exchanging->out, exchanging->in,
	                          command_threads(options->threads), &limits, write_neighbour,
	                          exchanging, NULL));
}

/* Reads an exchange such as -1+1 or {-2+1}. */
static bool read_exchange(const char *text, int *out_ret, int *in_ret) {
	bool braces = text[0] == '{';
	text += braces;
	if (text[0] != '-' || text[1] < '0' || text[1] > '0' + NONET_MAX_EXCHANGE || text[2] != '+' ||
	    text[3] < '0' || text[3] > '0' + NONET_MAX_EXCHANGE)
		return false;
	*out_ret = text[1] - '0';
	*in_ret = text[3] - '0';
	return strcmp(text + 4, braces ? "}" : "") == 0;
}

/* Takes what is meant as an exchange out of the arguments, as it looks like an option. NULL: there
 * is none. */
static const char *take_exchange(int *argc, char **argv) {
	for (int i = 1; i < *argc && strcmp(argv[i], "--") != 0; i++) {
		const char *text = argv[i] + (argv[i][0] == '{');
		if (text[0] != '-' || text[1] < '0' || text[1] > '9' || strlen(text) > EXCHANGE_LENGTH)
			continue;
		text = argv[i];
		memmove(argv + i, argv + i + 1, (size_t)(*argc - i) * sizeof *argv);
		--*argc;
		return text;
	}
	return NULL;
}

static void run(struct cli *cli, int argc, char **argv) {
	struct neighbours_options options = {0};
	struct exchanging exchanging = {.cli = cli, .output = &cli->output, .options = &options};
	const char *text = take_exchange(&argc, argv);
	const char *second = text ? take_exchange(&argc, argv) : NULL;
	if (second) {
		output_note(&cli->output,
		            "nonet neighbours: '%s' and '%s': expected only one exchange (see 'nonet help "
		            "neighbours')",
		            text, second);
		command_worsen(cli, EXIT_CODE_WRONG_USE);
		return;
	}
	int first = command_begin(cli, argc, argv, &options);
	if (first < 0 || !command_choose_kernel(cli, options.kernel))
		return;
	if (!text || !read_exchange(text, &exchanging.out, &exchanging.in)) {
		output_note(&cli->output,
		            "nonet neighbours: %s%s%sexpected how many clues to take out and put in, up to "
		            "%d each, such as -1+1 (see 'nonet help neighbours')",
		            text ? "'" : "", text ? text : "", text ? "': " : "", NONET_MAX_EXCHANGE);
		command_worsen(cli, EXIT_CODE_WRONG_USE);
		return;
	}
	exchanging.known = form_set_new(memory_nbytes);
	if (exchanging.known)
		command_each_puzzle(cli, argc - first, argv + first, exchange, &exchanging);
	else
		output_fail(&cli->output, ENOMEM);
	form_set_free(exchanging.known);
}

static const struct args_option options_table[] = {
    {ARGS_COUNT, "limit", 0, "N", N_("N neighbours of a puzzle at most"),
     offsetof(struct neighbours_options, limit)},
    {ARGS_SECONDS, "timeout", 0, "S", N_("give up on a puzzle after S seconds"),
     offsetof(struct neighbours_options, time_ns)},
    COMMAND_KERNEL_ROW(struct neighbours_options),
    COMMAND_THREADS_ROW(struct neighbours_options),
    {0}};

const struct command command_neighbours = {
    .name = "neighbours",
    .operands = "-M+N [FILE...]",
    .summary = N_("exchanges some clues in every way that gives a minimal puzzle"),
    .description =
        N_("Takes M clues out of each puzzle and puts N others in, in every way, and writes the\n"
           "puzzles with one solution in which no clue can be left out; none that is equivalent\n"
           "to the puzzle or to one written before for it. The solution may be another. An empty\n"
           "line stands between the neighbours of two puzzles. M and N are up to 8, but the work\n"
           "grows a hundredfold with each: -1+1 is a matter of milliseconds, -2+2 of seconds.\n"
           "A puzzle that is unreadable, or in which two clues in a house are the same, gives\n"
           "the word invalid.\n"),
    .examples =
        "  $ nonet neighbours -1+1 "
        ".................1.....2.3......45....1.6.....4......7....8.4....9...2..3.61...9.\n"
        "  ................91.....2.3......45....1.6.....4......7....8.4....9...2..3.61.....\n",
    .options = options_table,
    .run = run,
};
