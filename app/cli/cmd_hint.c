#include "cli/command.h"
#include "cli/finding.h"
#include "cli/json.h"
#include "cli/step_options.h"
#include "common/elapsed.h"
#include "common/interrupt.h"
#include "common/language.h"
#include "common/step_json.h"
#include "common/words.h"

#include <errno.h>
#include <stdlib.h>

struct hint_options {
	struct args_common common;
	const char *level_text;
	int level;
	bool no_spoilers;
	bool no_uniqueness;
	const char *notation;
	const char *profile;
	uint64_t time_ns;
	bool json;
};

struct hinting {
	struct cli *cli;
	struct output *output;
	const struct hint_options *options;
	struct nonet_hint_options wish;
	struct nonet_wording wording;
	uint64_t npuzzles; /* before this one */
};

static bool is_good(const struct nonet_hint *hint) {
	enum nonet_hint_kind kind = nonet_hint_kind(hint);
	return nonet_hint_verdict(hint) == NONET_UNIQUE &&
	       (kind == NONET_HINT_STEP || kind == NONET_HINT_SOLVED);
}

/* A hint that is one paragraph stands on one line, so that line N belongs to puzzle N; longer ones
 * have an empty line between them. */
static void separate(struct hinting *hinting) {
	bool blocks = hinting->options->level == NONET_HINT_WHY || hinting->output->term.is_terminal;
	if (blocks && hinting->npuzzles > 1)
		output_print(hinting->output, "\n");
}

static void write_text(struct hinting *hinting, const struct puzzle *puzzle, char *text) {
	separate(hinting);
	if (hinting->output->term.is_terminal)
		input_heading(hinting->output, puzzle);
	step_options_write(hinting->output, text);
}

static void point_to_glossary(struct hinting *hinting, const struct nonet_hint *hint) {
	const struct nonet_step *step = nonet_hint_step(hint);
	if (step && hinting->output->term.is_terminal && hinting->options->level > NONET_HINT_WHERE)
		output_say(hinting->output, "(nonet help technique '%s' tells what that is.)",
		           nonet_technique_name(step->technique));
}

/* The step's own data would say more than a level below the last. */
static void write_json(struct hinting *hinting, const struct nonet_position *position,
                       const struct nonet_hint *hint, const char *text) {
	struct output *output = hinting->output;
	output_print(output, ",\"kind\":\"%s\",\"level\":%d,\"text\":",
	             words_hint_kind(nonet_hint_kind(hint), hinting->options->no_spoilers),
	             hinting->options->level);
	step_json_string(output, text);
	if (nonet_hint_step(hint) && hinting->options->level == NONET_HINT_WHY) {
		output_print(output, ",\"step\":");
		step_json_write(output, position, nonet_hint_step(hint), hinting->wish.profile,
		                &hinting->wording);
	}
}

static void tell(struct hinting *hinting, const struct puzzle *puzzle,
                 const struct nonet_position *position, const struct nonet_hint *hint) {
	char *text;
	if (nonet_hint_text(hint, hinting->options->level, &hinting->wording, &text) != NONET_OK) {
		output_fail(hinting->output, ENOMEM);
		return;
	}
	if (hinting->options->json) {
		write_json(hinting, position, hint, text);
	} else {
		write_text(hinting, puzzle, text);
		point_to_glossary(hinting, hint);
	}
	free(text);
	if (!is_good(hint))
		command_worsen(hinting->cli, EXIT_CODE_NO);
}

/* The reasons of an unfinished or unreadable puzzle; those of others are in the hint. */
static void end_without_hint(struct hinting *hinting, const struct finding *finding) {
	const struct json_facts facts = {.can_be_cut = true};
	if (hinting->options->json) {
		json_close(hinting->output, finding, &facts);
	} else {
		separate(hinting);
		output_print(hinting->output, "%s\n", finding_word(finding));
	}
	if (!finding->puzzle->readable)
		return;
	command_worsen(hinting->cli, EXIT_CODE_NO);
	if (!hinting->options->json)
		input_note(hinting->output, finding->puzzle, finding_end_text(finding));
}

static void answer(void *context, const struct puzzle *puzzle) {
	struct hinting *hinting = context;
	struct finding finding = {.puzzle = puzzle};
	struct nonet_position position;
	struct nonet_hint *hint = NULL;
	uint64_t begin_ns = elapsed_now_ns();
	hinting->npuzzles++;
	if (hinting->options->json)
		json_open(hinting->output, puzzle);
	if (puzzle->readable) {
		struct nonet_limits limits = finding_limits(NULL, 0, hinting->options->time_ns);
		nonet_item_position(&puzzle->item, &position);
		finding.ended = nonet_hint_new(&position, &hinting->wish, &limits, &hint);
	}
	if (!hint) {
		finding.time_ns = elapsed_now_ns() - begin_ns;
		end_without_hint(hinting, &finding);
		return;
	}
	finding.verdict = nonet_hint_verdict(hint);
	finding.conflict =
	    finding.verdict == NONET_NONE && nonet_hint_kind(hint) == NONET_HINT_CONFLICT;
	tell(hinting, puzzle, &position, hint);
	if (hinting->options->json)
		output_print(hinting->output, ",\"status\":\"%s\",\"complete\":true,\"time_ns\":%llu}\n",
		             finding_word(&finding), (unsigned long long)(elapsed_now_ns() - begin_ns));
	nonet_hint_free(hint);
}

static void run(struct cli *cli, int argc, char **argv) {
	struct hint_options options = {0};
	struct hinting hinting = {.cli = cli, .output = &cli->output, .options = &options};
	int first = command_begin(cli, argc, argv, &options);
	if (first < 0 || !command_can_json(cli, options.json) ||
	    !step_options_level(cli, options.level_text, &options.level) ||
	    !step_options_notation(cli, options.notation, options.json, &hinting.wording) ||
	    !step_options_profile(cli, options.profile, &hinting.wish.profile))
		return;
	hinting.wish.without_uniqueness = options.no_uniqueness;
	hinting.wish.no_spoilers = options.no_spoilers;
	command_each_puzzle(cli, argc - first, argv + first, answer, &hinting);
}

static const struct args_option options_table[] = {
    {ARGS_TEXT, "level", 0, "N", N_("1: where to look (the default); 2: which technique; 3: all"),
     offsetof(struct hint_options, level_text)},
    {ARGS_FLAG, "no-spoilers", 0, NULL, N_("of mistakes, say only that there are some"),
     offsetof(struct hint_options, no_spoilers)},
    STEP_OPTIONS_NOTATION_ROW(struct hint_options),
    STEP_OPTIONS_PROFILE_ROW(struct hint_options),
    STEP_OPTIONS_UNIQUENESS_ROW(struct hint_options),
    {ARGS_SECONDS, "timeout", 0, "S", N_("stop looking for a step after S seconds"),
     offsetof(struct hint_options, time_ns)},
    {ARGS_FLAG, "json", 0, NULL, N_("one JSON object a line for each puzzle"),
     offsetof(struct hint_options, json)},
    {0}};

const struct command command_hint = {
    .name = "hint",
    .operands = "[FILE...]",
    .summary = N_("gives a hint for the next step, or tells what is wrong"),
    .description =
        N_("Looks at each puzzle as far as it is solved, and gives a hint in one of three\n"
           "levels: where to look, which technique it is and in which cells, or the whole\n"
           "step with the reason for it. Besides puzzles it reads positions: grids of pencil\n"
           "marks, library lines of HoDoKu, and lines of 729 characters, nine for each cell.\n"
           "A hint goes by the candidates that are left there.\n"
           "\n"
           "When a digit or a candidate that the solution needs is missing or wrong, the hint\n"
           "says that first. A puzzle with several solutions, of which several agree with the\n"
           "digits and candidates, is said to be one. Techniques that presuppose one solution\n"
           "are used only where the clues have one.\n"
           "\n"
           "Hints of the levels 1 and 2 are one line for each puzzle, in order; those of level\n"
           "3 have an empty line between them. What is unreadable gives the word invalid, and\n"
           "a search that took too long the word unknown; JSON then has \"complete\": false.\n"),
    .examples =
        "  $ nonet hint "
        "53467891267219534819834256785976142342685379171392485696153728428741963534528617.\n"
        "  Look at row 9.\n",
    .options = options_table,
    .run = run,
};
