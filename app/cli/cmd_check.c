#include "cli/bulk.h"
#include "cli/command.h"
#include "cli/finding.h"
#include "cli/json.h"
#include "common/language.h"

#include <string.h>

struct check_options {
	struct args_common common;
	bool minimal;
	uint64_t time_ns;
	bool json;
	const char *kernel;
	uint64_t threads;
};

struct checking {
	struct cli *cli;
	struct output *output;
	const struct check_options *options;
};

/* What a check found out besides the verdict. */
struct details {
	struct nonet_answer answer;
	uint8_t redundant[NONET_CELLS];
	int nredundant;
	enum nonet_status redundant_ended;
	struct nonet_board pair[2]; /* the first two solutions, when there are many */
	uint8_t differ[NONET_CELLS];
	int ndiffer;
};

/* Keeps the two solutions of a search that stops after two. */
struct pair_context {
	struct details *details;
	int count;
};

static bool keep_solution(void *context, const struct nonet_board *solution) {
	struct pair_context *pair = context;
	pair->details->pair[pair->count++] = *solution;
	return true;
}

/* The two solutions that come first in their numerical order: the same ones on every machine. */
static void find_pair(const struct nonet_board *puzzle, const struct nonet_kernel *kernel,
                      struct details *details) {
	struct pair_context pair = {details, 0};
	struct nonet_limits limits = {.solutions = 2, .kernel = kernel};
	nonet_enumerate(puzzle, &limits, keep_solution, &pair, NULL);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		details->differ[cell] = details->pair[0].cell[cell] != details->pair[1].cell[cell];
		details->ndiffer += details->differ[cell];
	}
}

static void find_redundant(const struct checking *checking, const struct finding *finding,
                           struct details *details) {
	struct nonet_limits limits = finding_limits(finding->kernel, 0, checking->options->time_ns);
	if (limits.time_ns > 0)
		limits.time_ns = limits.time_ns > finding->time_ns ? limits.time_ns - finding->time_ns : 1;
	details->redundant_ended = nonet_redundant_clues(&finding->puzzle->item.board, &limits,
	                                                 details->redundant, &details->nredundant);
}

static void write_word(struct checking *checking, const struct finding *finding,
                       const struct details *details) {
	char cells[FINDING_CELLS_SIZE];
	finding_note(checking->output, finding);
	output_print(checking->output, "%s", finding_word(finding));
	if (checking->options->minimal && finding->verdict == NONET_UNIQUE) {
		if (details->redundant_ended != NONET_OK) {
			output_print(checking->output, " unknown");
			input_note(checking->output, finding->puzzle,
			           nonet_status_text(details->redundant_ended));
		} else if (details->nredundant > 0) {
			output_print(checking->output, " redundant %s",
			             finding_cells(details->redundant, " ", cells));
		} else {
			output_print(checking->output, " minimal");
		}
	}
	output_print(checking->output, "\n");
}

static void say_redundant(struct output *output, const struct details *details) {
	char cells[FINDING_CELLS_SIZE];
	if (details->redundant_ended != NONET_OK)
		output_say(output, "Whether it is minimal: %s.",
		           _(nonet_status_text(details->redundant_ended)));
	else if (details->nredundant == 0)
		output_say(output, "It is minimal: no clue can be left out.");
	else if (details->nredundant == 1)
		output_say(output, "It is not minimal: the clue %s can be left out.",
		           finding_cells(details->redundant, ", ", cells));
	else
		output_say(output, "It is not minimal: any one of these clues can be left out: %s.",
		           finding_cells(details->redundant, ", ", cells));
}

static void draw_unique(struct checking *checking, const struct finding *finding,
                        const struct details *details) {
	const struct nonet_board *board = &finding->puzzle->item.board;
	char time[FINDING_TIME_SIZE];
	finding_draw(checking->output, board, board, details->redundant);
	output_say(checking->output, "It has exactly one solution%s.",
	           finding_time(checking->output, finding, time));
	if (checking->options->minimal)
		say_redundant(checking->output, details);
}

static void draw_many(struct checking *checking, const struct finding *finding,
                      const struct details *details) {
	const struct nonet_board *board = &finding->puzzle->item.board;
	char cells[FINDING_CELLS_SIZE], time[FINDING_TIME_SIZE];
	for (int i = 0; i < 2; i++)
		finding_draw(checking->output, &details->pair[i], board, details->differ);
	output_say(checking->output,
	           "It has two or more solutions%s. The two above differ in %d cells: %s.",
	           finding_time(checking->output, finding, time), details->ndiffer,
	           finding_cells(details->differ, ", ", cells));
}

static void draw(struct checking *checking, const struct finding *finding,
                 const struct details *details) {
	if (!finding->puzzle->readable)
		return;
	input_heading(checking->output, finding->puzzle);
	if (finding->verdict == NONET_UNIQUE)
		draw_unique(checking, finding, details);
	else if (finding->verdict == NONET_MANY)
		draw_many(checking, finding, details);
	else
		finding_draw_trouble(checking->output, finding);
}

static void write_json(struct checking *checking, const struct finding *finding,
                       const struct details *details) {
	bool unique = finding->verdict == NONET_UNIQUE;
	bool many = finding->verdict == NONET_MANY;
	bool tells_redundant =
	    unique && checking->options->minimal && details->redundant_ended == NONET_OK;
	struct json_facts facts = {.solution = unique ? &details->answer.solution : NULL,
	                           .guesses = &details->answer.guesses,
	                           .differ = many ? details->differ : NULL,
	                           .redundant = tells_redundant ? details->redundant : NULL,
	                           .nsolutions = many ? 2 : 0};
	json_open(checking->output, finding->puzzle);
	for (uint64_t i = 0; i < facts.nsolutions; i++)
		json_solution(checking->output, i, &details->pair[i]);
	json_close(checking->output, finding, &facts);
}

static void check(void *context, const struct puzzle *puzzle) {
	struct checking *checking = context;
	struct finding finding = {.puzzle = puzzle, .kernel = checking->cli->kernel};
	struct details details = {0};
	bool is_line = !checking->options->json && !checking->output->term.is_terminal;

	finding_solve(&finding, checking->options->time_ns, &details.answer);
	if (finding.verdict == NONET_UNIQUE && checking->options->minimal)
		find_redundant(checking, &finding, &details);
	else if (finding.verdict == NONET_MANY && !is_line)
		find_pair(&puzzle->item.board, checking->cli->kernel, &details);
	if (finding.verdict != NONET_UNIQUE || details.redundant_ended != NONET_OK ||
	    details.nredundant > 0)
		command_worsen(checking->cli, EXIT_CODE_NO);

	if (is_line)
		write_word(checking, &finding, &details);
	else if (checking->options->json)
		write_json(checking, &finding, &details);
	else
		draw(checking, &finding, &details);
}

static void run(struct cli *cli, int argc, char **argv) {
	struct check_options options = {0};
	int first = command_begin(cli, argc, argv, &options);
	if (first < 0 || !command_choose_kernel(cli, options.kernel) ||
	    !command_can_json(cli, options.json))
		return;
	if (!options.json && !options.minimal && !cli->output.term.is_terminal) {
		struct bulk_wish wish = {.answer = BULK_WORD,
		                         .time_ns = options.time_ns,
		                         .threads = command_threads(options.threads)};
		bulk_run(cli, &wish, argc - first, argv + first);
		return;
	}
	struct checking checking = {cli, &cli->output, &options};
	command_each_puzzle(cli, argc - first, argv + first, check, &checking);
}

static const struct args_option options_table[] = {
    {ARGS_FLAG, "minimal", 0, NULL, N_("also tell which clues could be left out, each by itself"),
     offsetof(struct check_options, minimal)},
    {ARGS_SECONDS, "timeout", 0, "S", N_("give up on a puzzle after S seconds"),
     offsetof(struct check_options, time_ns)},
    {ARGS_FLAG, "json", 0, NULL, N_("one JSON object a line for each puzzle"),
     offsetof(struct check_options, json)},
    COMMAND_KERNEL_ROW(struct check_options),
    COMMAND_THREADS_ROW(struct check_options),
    {0}};

const struct command command_check = {
    .name = "check",
    .operands = "[FILE...]",
    .summary = N_("says whether puzzles have exactly one solution, and if not, why"),
    .description =
        N_("Says about each puzzle whether it has exactly one solution. On a terminal it draws\n"
           "the puzzle and tells all it found: every conflict, or two solutions and the cells\n"
           "where they differ, or the cell or house that cannot be filled. Into a file or a\n"
           "pipe it writes one word a puzzle, in order, with reasons on standard error:\n"
           "  unique   there is exactly one solution\n"
           "  none     there is none\n"
           "  many     there are two or more\n"
           "  invalid  it is not a puzzle: unreadable, or two clues in a house are the same\n"
           "  unknown  the time limit was reached before the answer was known\n"
           "With --minimal, unique is followed by minimal, or by redundant and the clues that\n"
           "could be left out, each by itself, or by unknown.\n"),
    .examples =
        "  $ nonet check --minimal "
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\n"
        "  unique minimal\n",
    .options = options_table,
    .run = run,
};
