#include "cli/command.h"
#include "cli/finding.h"
#include "cli/json.h"
#include "cli/step_options.h"
#include "common/elapsed.h"
#include "common/interrupt.h"
#include "common/language.h"
#include "common/step_json.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

struct explain_options {
	struct args_common common;
	bool brief;
	bool no_uniqueness;
	const char *notation;
	const char *profile;
	uint64_t time_ns;
	bool json;
};

struct explaining {
	struct cli *cli;
	struct output *output;
	const struct explain_options *options;
	enum nonet_profile profile;
	struct nonet_wording wording;
	uint64_t npuzzles; /* before this one */
	uint64_t nsteps;   /* of this puzzle, so far */
	bool solved;       /* by them */
	struct nonet_position position;
	struct nonet_step step;
	struct nonet_path *path;
	char *fault; /* of a position that no solution agrees with, in words */
};

/* The text with the step's number before it. The caller frees it. */
static char *number_text(uint64_t number, const char *text) {
	enum { NUMBER_SIZE = 24 };
	size_t size = strlen(text) + NUMBER_SIZE;
	char *numbered = malloc(size);
	if (numbered)
		snprintf(numbered, size, "%" PRIu64 ". %s", number, text);
	return numbered;
}

static void write_step(struct explaining *explaining) {
	struct output *output = explaining->output;
	bool brief = explaining->options->brief;
	char *text = NULL;
	if (explaining->options->json) {
		output_print(output, "%s", explaining->nsteps > 1 ? "," : "");
		step_json_write(output, &explaining->position, &explaining->step, explaining->profile,
		                &explaining->wording);
		return;
	}
	nonet_explain_step(&explaining->position, &explaining->step, &explaining->wording,
	                   brief ? NONET_DETAIL_SHORT : NONET_DETAIL_LONG, &text);
	char *numbered = text ? number_text(explaining->nsteps, text) : NULL;
	if (numbered)
		step_options_write(output, numbered);
	else
		output_fail(output, ENOMEM);
	output_print(output, "%s", brief ? "" : "\n");
	free(numbered);
	free(text);
}

static enum nonet_status walk(struct explaining *explaining, uint64_t begin_ns) {
	enum nonet_status status = NONET_OK;
	while (!output_failed(explaining->output)) {
		struct nonet_limits limits = step_options_limits(explaining->options->time_ns, begin_ns);
		status = nonet_path_next(explaining->path, &limits, &explaining->step);
		if (status != NONET_OK)
			break;
		explaining->nsteps++;
		write_step(explaining);
		nonet_path_position(explaining->path, &explaining->position);
	}
	return status == NONET_END ? NONET_OK : status;
}

/* Of a solved position: whether that took a player's digits or candidates, as the clues alone have
 * several solutions. */
static bool clues_have_several(const struct puzzle *puzzle) {
	struct nonet_position position;
	struct nonet_position_answer found;
	nonet_item_position(&puzzle->item, &position);
	nonet_position_solve(&position, NULL, &found);
	return found.clues == NONET_MANY;
}

/* How the path ended, in a sentence; with JSON nothing. */
static void end_path(struct explaining *explaining, const struct finding *finding) {
	struct output *output = explaining->output;
	bool solved = explaining->solved = nonet_board_is_solved(&explaining->position.board);
	if (finding->verdict == NONET_NONE)
		explaining->fault = step_options_fault(&explaining->position, &explaining->wording);
	if (!solved)
		command_worsen(explaining->cli, EXIT_CODE_NO);
	if (explaining->options->json)
		return;
	if (finding->ended != NONET_OK)
		output_say(output, "Not finished: %s.", _(finding_end_text(finding)));
	else if (explaining->fault)
		step_options_write(output, explaining->fault);
	else if (finding->verdict == NONET_MANY)
		output_say(output, "It has two or more solutions, so logic alone cannot finish it.");
	else if (solved && explaining->nsteps == 0)
		output_say(output, "It is already solved.");
	else if (solved)
		output_say(output,
		           _n("Solved in %" PRIu64 " step.", "Solved in %" PRIu64 " steps.",
		              (unsigned long)explaining->nsteps),
		           explaining->nsteps);
	else
		output_say(output, "None of the techniques in use goes on from here.");
	if (solved && clues_have_several(finding->puzzle))
		output_say(output, "The clues alone have two or more solutions.");
}

static void explain(struct explaining *explaining, struct finding *finding) {
	struct nonet_path_options options = {.without_uniqueness = explaining->options->no_uniqueness};
	uint64_t begin_ns = elapsed_now_ns();
	nonet_item_position(&finding->puzzle->item, &explaining->position);
	explaining->path = nonet_path_new(explaining->profile, &explaining->position, &options);
	finding->ended = NONET_NO_MEMORY;
	if (explaining->path) {
		finding->ended = walk(explaining, begin_ns);
		finding->verdict = nonet_path_verdict(explaining->path);
	}
	finding->conflict = nonet_board_conflicts(&finding->puzzle->item.board, NULL, 0) > 0;
	finding->time_ns = elapsed_now_ns() - begin_ns;
	end_path(explaining, finding);
	nonet_path_free(explaining->path);
}

static void answer(void *context, const struct puzzle *puzzle) {
	struct explaining *explaining = context;
	struct output *output = explaining->output;
	struct finding finding = {.puzzle = puzzle};
	bool json = explaining->options->json;
	explaining->nsteps = 0;
	explaining->solved = false;
	if (!json && explaining->npuzzles++ > 0)
		output_print(output, "\n");
	if (!json && output->term.is_terminal)
		input_heading(output, puzzle);
	if (json)
		json_open(output, puzzle);
	if (json)
		output_print(output, ",\"steps\":[");
	if (puzzle->readable)
		explain(explaining, &finding);
	if (json)
		output_print(output, "],\"solved\":%s", explaining->solved ? "true" : "false");
	const struct json_facts facts = {.can_be_cut = true, .fault = explaining->fault};
	if (json)
		json_close(output, &finding, &facts);
	else if (!puzzle->readable)
		output_print(output, "invalid\n");
	free(explaining->fault);
	explaining->fault = NULL;
}

static void run(struct cli *cli, int argc, char **argv) {
	struct explain_options options = {0};
	struct explaining explaining = {.cli = cli, .output = &cli->output, .options = &options};
	int first = command_begin(cli, argc, argv, &options);
	if (first < 0 || !command_can_json(cli, options.json) ||
	    !step_options_notation(cli, options.notation, options.json, &explaining.wording) ||
	    !step_options_profile(cli, options.profile, &explaining.profile))
		return;
	command_each_puzzle(cli, argc - first, argv + first, answer, &explaining);
}

static const struct args_option options_table[] = {
    {ARGS_FLAG, "short", 0, NULL, N_("one line for each step, in the notation of players"),
     offsetof(struct explain_options, brief)},
    STEP_OPTIONS_NOTATION_ROW(struct explain_options),
    STEP_OPTIONS_PROFILE_ROW(struct explain_options),
    STEP_OPTIONS_UNIQUENESS_ROW(struct explain_options),
    {ARGS_SECONDS, "timeout", 0, "S", N_("stop explaining a puzzle after S seconds"),
     offsetof(struct explain_options, time_ns)},
    {ARGS_FLAG, "json", 0, NULL, N_("one JSON object a line for each puzzle"),
     offsetof(struct explain_options, json)},
    {0}};

const struct command command_explain = {
    .name = "explain",
    .operands = "[FILE...]",
    .summary = N_("solves puzzles step by step and gives the reason for every step"),
    .description =
        N_("Goes from each puzzle or position to its solution as a person would, and tells\n"
           "every step in plain sentences: the technique, why it holds, and what follows.\n"
           "Besides puzzles it reads grids of pencil marks, library lines of HoDoKu, and lines\n"
           "of 729 characters, nine for each cell.\n"
           "\n"
           "Cells are named r4c5 (row 4, column 5), or with --notation a1 D5: rows are then\n"
           "the letters A to J from the top, without I, and columns the numbers 1 to 9. With\n"
           "--short, cells are grouped (r13c5 is r1c5 and r3c5), fish are base\\cover, and\n"
           "chains are in Eureka notation: (5) is the digit of the cell behind it, = a strong\n"
           "link (one of the two is true), - a weak one (not both are). An almost locked set is\n"
           "(5=9)r79c1: without 5 it holds 9. Of several digits, a set holds all, a cell one.\n"
           "\n"
           "The profile says whose order and choice of steps to follow: Sudoku Explainer's,\n"
           "HoDoKu's, or nonet's own. That one begins with singles, then takes locked\n"
           "candidates, pairs and triples, X-Wings, patterns of one digit, wings, rectangles,\n"
           "colours, chains, almost locked sets, and last forcing chains and nets; the manual's\n"
           "chapter on rating (docs/rating.md) has the whole order.\n"
           "\n"
           "What two puzzles give has an empty line between. A path that took too long or was\n"
           "stopped ends with the sentence \"Not finished: ...\"; JSON then has \"complete\":\n"
           "false. A step's \"rating\" in JSON is that of the profile se, in tenths, or hodoku.\n"),
    .examples =
        "  $ nonet explain --short "
        "53467891267219534819834256785976142342685379171392485696153728428741963534528617. \n"
        "  1. Full House: r9c9=9\n"
        "  Solved in 1 step.\n",
    .options = options_table,
    .run = run,
};
