#include "cli/bulk.h"
#include "cli/command.h"
#include "cli/finding.h"
#include "cli/json.h"
#include "common/elapsed.h"
#include "common/language.h"

#include <inttypes.h>

struct solve_options {
	struct args_common common;
	bool first;
	bool all;
	uint64_t limit;
	uint64_t time_ns;
	bool json;
	bool grid;
	const char *kernel;
	uint64_t threads;
};

enum form { FORM_LINE, FORM_DRAWING, FORM_JSON };

/* The work on one puzzle after the other. */
struct solving {
	struct cli *cli;
	struct output *output;
	const struct solve_options *options;
	enum form form;
	uint64_t npuzzles; /* before this one */
	uint64_t nsolutions;
	bool more;                /* there are others than those that --limit asked for */
	struct nonet_board first; /* the first solution of those that were enumerated */
};

static void write_line(struct output *output, const struct nonet_board *board) {
	char line[NONET_LINE_SIZE];
	nonet_board_print(board, line);
	line[NONET_CELLS] = '\n';
	output_bytes(output, line, sizeof line);
}

/* `--all`, `--limit`: writes each solution as it is found. One more than the limit is looked for,
 * to tell whether there are more. */
static bool write_solution(void *context, const struct nonet_board *solution) {
	struct solving *solving = context;
	solving->more = solving->options->limit > 0 && solving->nsolutions == solving->options->limit;
	if (solving->more)
		return false;
	if (solving->nsolutions == 0)
		solving->first = *solution;
	uint64_t index = solving->nsolutions++;
	if (solving->form == FORM_JSON)
		json_solution(solving->output, index, solution);
	else if (solving->form == FORM_DRAWING)
		finding_draw(solving->output, solution, NULL, NULL);
	else
		write_line(solving->output, solution);
	return !output_failed(solving->output);
}

static bool keep_first(void *context, const struct nonet_board *solution) {
	struct solving *solving = context;
	if (solving->nsolutions++ == 0)
		solving->first = *solution;
	return true;
}

static void enumerate(struct solving *solving, struct finding *finding, uint64_t limit,
                      bool (*visit)(void *context, const struct nonet_board *solution)) {
	if (!finding->puzzle->readable)
		return;
	struct nonet_limits limits = finding_limits(finding->kernel, limit, solving->options->time_ns);
	uint64_t begin_ns = elapsed_now_ns();
	solving->nsolutions = 0;
	enum nonet_status ended =
	    nonet_enumerate(&finding->puzzle->item.board, &limits, visit, solving, NULL);
	finding->time_ns = elapsed_now_ns() - begin_ns;
	finding_from_count(finding, ended, solving->nsolutions + solving->more);
}

static void say_solved(struct solving *solving, const struct finding *finding,
                       const struct nonet_board *solution, const char *sentence) {
	char time[FINDING_TIME_SIZE];
	finding_draw(solving->output, solution, &finding->puzzle->item.board, NULL);
	output_say(solving->output, "%s%s.", _(sentence), finding_time(solving->output, finding, time));
}

/* Without --first and --all, drawn or as JSON: the solution, and whether it is the only one. */
static void solve_unique(struct solving *solving, struct finding *finding) {
	struct nonet_answer answer = {0};
	finding_solve(finding, solving->options->time_ns, &answer);
	bool unique = finding->verdict == NONET_UNIQUE;
	bool many = finding->verdict == NONET_MANY;
	if (!unique)
		command_worsen(solving->cli, EXIT_CODE_NO);
	if (many)
		finding_choose_solution(finding, &answer);

	if (solving->form == FORM_JSON) {
		struct json_facts facts = {.solution = unique || many ? &answer.solution : NULL,
		                           .guesses = &answer.guesses};
		json_close(solving->output, finding, &facts);
	} else if (unique) {
		say_solved(solving, finding, &answer.solution, N_("This is the only solution"));
	} else if (many) {
		say_solved(solving, finding, &answer.solution, N_("This is one of two or more solutions"));
	} else {
		finding_draw_trouble(solving->output, finding);
	}
}

/* --first: the first solution in the order of their lines. JSON also tells whether it is the only
 * one, which takes a look for a second. */
static void solve_first(struct solving *solving, struct finding *finding) {
	enumerate(solving, finding, solving->form == FORM_JSON ? 2 : 1, keep_first);
	bool found = solving->nsolutions > 0;
	if (!found)
		command_worsen(solving->cli, EXIT_CODE_NO);

	if (solving->form == FORM_JSON) {
		struct json_facts facts = {.solution = found ? &solving->first : NULL};
		json_close(solving->output, finding, &facts);
	} else if (solving->form == FORM_DRAWING) {
		if (found)
			say_solved(solving, finding, &solving->first,
			           N_("This is the first solution; there may be others"));
		else
			finding_draw_trouble(solving->output, finding);
	} else if (found) {
		write_line(solving->output, &solving->first);
	} else {
		finding_note(solving->output, finding);
		output_print(solving->output, "%s\n", finding_word(finding));
	}
}

/* Why there are no more solutions of --all and --limit than those written. */
static const char *end_text(const struct solving *solving, const struct finding *finding) {
	return solving->more ? N_("the limit was reached; there are more") : finding_end_text(finding);
}

/* What is to be said below the solutions of --all. */
static void say_all(struct solving *solving, const struct finding *finding) {
	char time[FINDING_TIME_SIZE];
	unsigned long number = (unsigned long)solving->nsolutions;
	finding_time(solving->output, finding, time);
	if (finding->ended == NONET_OK)
		output_say(solving->output,
		           _n("%" PRIu64 " solution in all%s.", "%" PRIu64 " solutions in all%s.", number),
		           solving->nsolutions, time);
	else
		output_say(solving->output,
		           _n("%" PRIu64 " solution%s: %s.", "%" PRIu64 " solutions%s: %s.", number),
		           solving->nsolutions, time, _(end_text(solving, finding)));
}

static void solve_all(struct solving *solving, struct finding *finding) {
	if (solving->form == FORM_LINE && solving->npuzzles > 0)
		output_print(solving->output, "\n");
	enumerate(solving, finding, 0, write_solution);
	bool found = solving->nsolutions > 0;
	/* Those that were asked for are there, even if the look for one more was cut short. */
	if (found && solving->nsolutions == solving->options->limit && finding->ended != NONET_OK)
		finding->ended = NONET_LIMIT;
	if (!found || finding->ended == NONET_TIMEOUT || finding->ended == NONET_STOPPED)
		command_worsen(solving->cli, EXIT_CODE_NO);

	if (solving->form == FORM_JSON) {
		struct json_facts facts = {.count = &solving->nsolutions,
		                           .nsolutions = solving->nsolutions};
		json_close(solving->output, finding, &facts);
	} else if (solving->form == FORM_DRAWING) {
		if (found)
			say_all(solving, finding);
		else
			finding_draw_trouble(solving->output, finding);
	} else if (!found) {
		finding_note(solving->output, finding);
		output_print(solving->output, "%s\n", finding_word(finding));
	} else if (finding->ended != NONET_OK && !output_failed(solving->output)) {
		input_note(solving->output, finding->puzzle, end_text(solving, finding));
	}
}

static void solve(void *context, const struct puzzle *puzzle) {
	struct solving *solving = context;
	struct finding finding = {.puzzle = puzzle, .kernel = solving->cli->kernel};
	solving->nsolutions = 0;
	solving->more = false;
	if (solving->form == FORM_JSON)
		json_open(solving->output, puzzle);
	if (solving->form == FORM_DRAWING && puzzle->readable)
		input_heading(solving->output, puzzle);

	if (solving->options->all)
		solve_all(solving, &finding);
	else if (solving->options->first)
		solve_first(solving, &finding);
	else
		solve_unique(solving, &finding);
	solving->npuzzles++;
}

static bool options_fit(struct cli *cli, const struct solve_options *options) {
	const char *wrong = NULL;
	if (options->first && options->all)
		wrong = N_("--first shows one solution, --all and --limit several");
	else if (options->json && options->grid)
		wrong = N_("--json and --grid are two ways to write the same");
	if (!wrong)
		return command_can_json(cli, options->json);
	output_note(&cli->output, "nonet solve: %s (see 'nonet help solve')", _(wrong));
	command_worsen(cli, EXIT_CODE_WRONG_USE);
	return false;
}

static void run(struct cli *cli, int argc, char **argv) {
	struct solve_options options = {0};
	int first = command_begin(cli, argc, argv, &options);
	if (first < 0)
		return;
	options.all = options.all || options.limit > 0;
	if (!options_fit(cli, &options) || !command_choose_kernel(cli, options.kernel))
		return;

	struct solving solving = {.cli = cli, .output = &cli->output, .options = &options};
	if (options.json)
		solving.form = FORM_JSON;
	else if (options.grid || cli->output.term.is_terminal)
		solving.form = FORM_DRAWING;
	if (solving.form == FORM_LINE && !options.first && !options.all) {
		struct bulk_wish wish = {.answer = BULK_SOLUTION,
		                         .time_ns = options.time_ns,
		                         .threads = command_threads(options.threads)};
		bulk_run(cli, &wish, argc - first, argv + first);
		return;
	}
	command_each_puzzle(cli, argc - first, argv + first, solve, &solving);
}

static const struct args_option options_table[] = {
    {ARGS_FLAG, "first", 0, NULL,
     N_("the first solution in numerical order, be there others or not"),
     offsetof(struct solve_options, first)},
    {ARGS_FLAG, "all", 0, NULL, N_("every solution, in numerical order, one a line"),
     offsetof(struct solve_options, all)},
    {ARGS_COUNT, "limit", 0, "N", N_("as --all, but N solutions at most"),
     offsetof(struct solve_options, limit)},
    {ARGS_SECONDS, "timeout", 0, "S", N_("give up on a puzzle after S seconds"),
     offsetof(struct solve_options, time_ns)},
    {ARGS_FLAG, "json", 0, NULL, N_("one JSON object a line for each puzzle"),
     offsetof(struct solve_options, json)},
    {ARGS_FLAG, "grid", 0, NULL, N_("draw the solution, as on a terminal"),
     offsetof(struct solve_options, grid)},
    COMMAND_KERNEL_ROW(struct solve_options),
    COMMAND_THREADS_ROW(struct solve_options),
    {0}};

const struct command command_solve = {
    .name = "solve",
    .operands = "[FILE...]",
    .summary = N_("solves puzzles, and says whether the solution is the only one"),
    .description =
        N_("Solves each puzzle. On a terminal it draws the solution and says whether it is the\n"
           "only one. Into a file or a pipe it writes one line a puzzle, in order: the 81 digits\n"
           "of the only solution, or a word, with the reason on standard error:\n"
           "  none     there is no solution\n"
           "  many     there are two or more\n"
           "  invalid  it is not a puzzle: unreadable, or two clues in a house are the same\n"
           "  unknown  the time limit was reached before the answer was known\n"
           "With --all or --limit there are as many lines as solutions (or the word), and an\n"
           "empty line stands between the answers to two puzzles.\n"),
    .examples =
        "  $ nonet solve "
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
        "  534678912672195348198342567859761423426853791713924856961537284287419635345286179\n",
    .options = options_table,
    .run = run,
};
