#include "cli/command.h"
#include "cli/finding.h"
#include "cli/json.h"
#include "cli/step_options.h"
#include "cli/technique_filter.h"
#include "common/elapsed.h"
#include "common/interrupt.h"
#include "common/language.h"
#include "common/step_json.h"

#include <stdlib.h>
#include <string.h>

struct steps_options {
	struct args_common common;
	const char *technique;
	bool no_uniqueness;
	const char *notation;
	uint64_t time_ns;
	bool json;
};

struct listing {
	struct cli *cli;
	struct output *output;
	const struct steps_options *options;
	bool all;                              /* what is listed unless it is chosen */
	uint8_t wanted[NONET_TECHNIQUE_COUNT]; /* or those that are not 0 */
	struct nonet_wording wording;
	uint64_t npuzzles; /* before this one */
	struct nonet_position position;
	uint64_t nsteps; /* of this puzzle, so far */
	char *fault;     /* of a position that no solution agrees with, in words */
};

static bool write_step(void *context, const struct nonet_step *step) {
	struct listing *listing = context;
	char *text;
	listing->nsteps++;
	if (listing->options->json) {
		output_print(listing->output, "%s", listing->nsteps > 1 ? "," : "");
		step_json_write(listing->output, &listing->position, step, NONET_PROFILE_NONET,
		                &listing->wording);
	} else if (nonet_explain_step(&listing->position, step, &listing->wording, NONET_DETAIL_SHORT,
	                              &text) == NONET_OK) {
		step_options_write(listing->output, text);
		free(text);
	}
	return !output_failed(listing->output) && !interrupted();
}

/* Techniques that presuppose one solution are used only when the clues have one. */
static void list(struct listing *listing, struct finding *finding) {
	uint64_t begin_ns = elapsed_now_ns();
	struct nonet_limits limits = step_options_limits(listing->options->time_ns, begin_ns);
	struct nonet_find_options options = {.technique = NONET_TECHNIQUE_COUNT,
	                                     .among = listing->all ? NULL : listing->wanted};
	struct nonet_position_answer found;
	finding->ended = nonet_position_solve(&listing->position, &limits, &found);
	finding->verdict = found.verdict;
	finding->conflict = nonet_board_conflicts(&listing->position.board, NULL, 0) > 0;
	if (finding->verdict == NONET_NONE)
		listing->fault = step_options_fault(&listing->position, &listing->wording);
	if (finding->verdict == NONET_NONE || finding->ended != NONET_OK)
		return;
	options.unique = found.clues == NONET_UNIQUE && !listing->options->no_uniqueness;
	limits = step_options_limits(listing->options->time_ns, begin_ns);
	finding->ended = nonet_find_steps(&listing->position, &options, &limits, write_step, listing);
}

static void end_text(struct listing *listing, const struct finding *finding) {
	bool cut = finding->ended != NONET_OK;
	if (cut)
		output_print(listing->output, "unknown\n");
	else if (finding->verdict != NONET_UNIQUE)
		output_print(listing->output, "%s\n", finding_word(finding));
	if (!finding->puzzle->readable || output_failed(listing->output))
		return;
	if (cut)
		input_note(listing->output, finding->puzzle, finding_end_text(finding));
	else if (finding->verdict == NONET_MANY)
		finding_note(listing->output, finding);
	else if (listing->output->term.is_terminal && finding->verdict != NONET_NONE)
		output_say(listing->output, _n("%llu step.", "%llu steps.", (unsigned long)listing->nsteps),
		           (unsigned long long)listing->nsteps);
}

static void end(struct listing *listing, const struct finding *finding) {
	const struct json_facts facts = {.can_be_cut = true, .fault = listing->fault};
	if (listing->options->json) {
		output_print(listing->output, "]");
		json_close(listing->output, finding, &facts);
	} else {
		if (listing->fault)
			input_note(listing->output, finding->puzzle, listing->fault);
		end_text(listing, finding);
	}
}

static void answer(void *context, const struct puzzle *puzzle) {
	struct listing *listing = context;
	struct finding finding = {.puzzle = puzzle};
	uint64_t begin_ns = elapsed_now_ns();
	listing->nsteps = 0;
	if (listing->options->json)
		json_open(listing->output, puzzle);
	else if (listing->npuzzles++ > 0)
		output_print(listing->output, "\n");
	if (!listing->options->json && listing->output->term.is_terminal)
		input_heading(listing->output, puzzle);
	if (listing->options->json)
		output_print(listing->output, ",\"steps\":[");
	if (puzzle->readable) {
		nonet_item_position(&puzzle->item, &listing->position);
		list(listing, &finding);
	}
	finding.time_ns = elapsed_now_ns() - begin_ns;
	if (puzzle->readable && (finding.verdict != NONET_UNIQUE || finding.ended != NONET_OK))
		command_worsen(listing->cli, EXIT_CODE_NO);
	end(listing, &finding);
	free(listing->fault);
	listing->fault = NULL;
}

static bool is_all(const char *techniques) {
	return !techniques || strcmp(techniques, "all") == 0;
}

/* Among others, all would have to mean them. */
static bool has_all_among_others(const char *techniques) {
	for (const char *at = techniques; at; at = strchr(at, ',')) {
		at += *at == ',';
		if (strncmp(at, "all", 3) == 0 && (at[3] == ',' || at[3] == '\0'))
			return !is_all(techniques);
	}
	return false;
}

static bool choose_techniques(struct cli *cli, struct listing *listing) {
	const char *techniques = listing->options->technique;
	listing->all = is_all(techniques);
	if (has_all_among_others(techniques)) {
		output_note(&cli->output,
		            "nonet steps: --technique '%s': all stands on its own, without other names",
		            techniques);
		command_worsen(cli, EXIT_CODE_WRONG_USE);
		return false;
	}
	return listing->all || technique_filter_read(cli, "--technique", techniques, listing->wanted);
}

static void run(struct cli *cli, int argc, char **argv) {
	struct steps_options options = {0};
	struct listing listing = {.cli = cli, .output = &cli->output, .options = &options};
	int first = command_begin(cli, argc, argv, &options);
	if (first < 0 || !command_can_json(cli, options.json) ||
	    !step_options_notation(cli, options.notation, options.json, &listing.wording) ||
	    !choose_techniques(cli, &listing))
		return;
	command_each_puzzle(cli, argc - first, argv + first, answer, &listing);
}

static const struct args_option options_table[] = {
    {ARGS_TEXT, "technique", 0, "NAME[,NAME]",
     N_("only these techniques or families; all: as without this"),
     offsetof(struct steps_options, technique)},
    STEP_OPTIONS_NOTATION_ROW(struct steps_options),
    STEP_OPTIONS_UNIQUENESS_ROW(struct steps_options),
    {ARGS_SECONDS, "timeout", 0, "S", N_("stop looking at a puzzle after S seconds"),
     offsetof(struct steps_options, time_ns)},
    {ARGS_FLAG, "json", 0, NULL, N_("one JSON object a line for each puzzle"),
     offsetof(struct steps_options, json)},
    {0}};

const struct command command_steps = {
    .name = "steps",
    .operands = "[FILE...]",
    .summary = N_("lists every step that techniques find in a position"),
    .description =
        N_("Looks at each puzzle or position as it stands, and writes every step that is\n"
           "possible there, one a line: the technique, its pattern, and what follows. Nothing\n"
           "is carried out. Besides puzzles it reads grids of pencil marks, library lines of\n"
           "HoDoKu, and lines of 729 characters, nine for each cell.\n"
           "\n"
           "The easiest techniques come first. --technique takes techniques and families with\n"
           "commas between them: families are the headings of 'nonet help technique', such as\n"
           "fish or wings, or their first words; all, on its own, is what is listed without\n"
           "it. Steps of one technique that have the same consequences are listed once.\n"
           "Techniques that presuppose one solution are used only where the clues have one.\n"
           "\n"
           "Two finned fish on the same base, Siamese fish, are also listed together, under\n"
           "the name of one of them, with | between: c24\\r57 fin r6c2 | c24\\r67 fin r5c2.\n"
           "\n"
           "Franken and mutant fish of five and more houses take long: they are only looked\n"
           "for by name or family. Never listed, by family neither, are Direct Pointing, Direct\n"
           "Claiming, Direct Hidden Pair and Direct Hidden Triple, which are the step without\n"
           "'direct' and the single after it, both listed on their own, and Brute Force, which\n"
           "looks the digit up in the solution.\n"
           "\n"
           "The lists of two puzzles have an empty line between them. A puzzle that has no\n"
           "solution or several, or is unreadable, has the word none, many or invalid at the\n"
           "end of its list, and one whose search took too long or was stopped the word\n"
           "unknown; JSON then has \"complete\": false. Where a digit or a candidate that the\n"
           "solution needs is missing or wrong, that is said on standard error, and there are\n"
           "no steps, only the word none.\n"),
    .examples =
        "  $ nonet steps --technique naked-single "
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
        "  Naked Single: r5c5=5\n"
        "  Naked Single: r7c6=7\n"
        "  Naked Single: r7c9=4\n"
        "  Naked Single: r8c8=3\n",
    .options = options_table,
    .run = run,
};
