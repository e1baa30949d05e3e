#include "cli/command.h"
#include "cli/finding.h"
#include "cli/json.h"
#include "common/language.h"

#include <inttypes.h>
#include <nonet/canon.h>
#include <nonet/generate.h>
#include <string.h>

struct morph_options {
	struct args_common common;
	struct args_seed seed;
	const char *by;
	bool back;
	bool json;
	bool verbose;
};

struct morphing {
	struct cli *cli;
	bool is_random;
	bool json;
	uint64_t seed;
	uint64_t npuzzles; /* before this one */
	struct nonet_transform transform;
};

static void write_json(struct morphing *morphing, const struct puzzle *puzzle) {
	const struct finding finding = {.puzzle = puzzle, .verdict = NONET_NONE};
	struct output *output = &morphing->cli->output;
	char line[NONET_LINE_SIZE], text[NONET_TRANSFORM_SIZE];
	json_open(output, puzzle);
	if (!puzzle->readable) {
		json_close(output, &finding, &(struct json_facts){0});
		return;
	}
	struct nonet_board board = nonet_transform_apply(&morphing->transform, &puzzle->item.board);
	output_print(output, ",\"morph\":\"%s\",\"transform\":\"%s\",\"status\":\"ok\"}\n",
	             nonet_board_print(&board, line),
	             nonet_transform_print(&morphing->transform, text));
}

static void morph(void *context, const struct puzzle *puzzle) {
	struct morphing *morphing = context;
	struct output *output = &morphing->cli->output;
	char line[NONET_LINE_SIZE];
	if (morphing->is_random)
		morphing->transform =
		    nonet_transform_random(nonet_seed_at(morphing->seed, morphing->npuzzles));
	morphing->npuzzles++;
	if (morphing->json) {
		write_json(morphing, puzzle);
		return;
	}
	if (!puzzle->readable) {
		if (!output->term.is_terminal)
			output_print(output, "invalid\n");
		return;
	}
	struct nonet_board board = nonet_transform_apply(&morphing->transform, &puzzle->item.board);
	if (output->term.is_terminal) {
		input_heading(output, puzzle);
		finding_draw(output, &board, &board, NULL);
	} else {
		output_print(output, "%s\n", nonet_board_print(&board, line));
	}
}

/* Reads the transformation of --by. False when it is none. */
static bool read_transform(struct cli *cli, const struct morph_options *options,
                           struct nonet_transform *transform_ret) {
	struct nonet_error error;
	const char *text = options->by;
	if (nonet_transform_parse(text, strlen(text), transform_ret, &error) != NONET_OK) {
		char message[NONET_SENTENCE_SIZE];
		output_note(&cli->output, "nonet morph: --by '%s': character %zu: %s", text,
		            error.offset + 1, language_sentence(&error.sentence, message));
		return false;
	}
	if (options->back)
		*transform_ret = nonet_transform_invert(transform_ret);
	return true;
}

static bool options_fit(struct cli *cli, const struct morph_options *options) {
	const char *wrong = NULL;
	if (options->by && options->seed.given)
		wrong = N_("--seed is for random transformations, --by names one");
	else if (options->back && !options->by)
		wrong = N_("--back needs --by");
	if (wrong)
		output_note(&cli->output, "nonet morph: %s (see 'nonet help morph')", _(wrong));
	return !wrong;
}

static void run(struct cli *cli, int argc, char **argv) {
	struct morph_options options = {0};
	int first = command_begin(cli, argc, argv, &options);
	if (first < 0 || !command_can_json(cli, options.json))
		return;
	struct morphing morphing = {.cli = cli, .is_random = !options.by, .json = options.json};
	if (!options_fit(cli, &options) ||
	    (options.by && !read_transform(cli, &options, &morphing.transform))) {
		command_worsen(cli, EXIT_CODE_WRONG_USE);
		return;
	}
	morphing.seed = command_seed(&options.seed);
	if (options.verbose && morphing.is_random)
		output_note(&cli->output, "seed %" PRIu64, morphing.seed);
	command_each_puzzle(cli, argc - first, argv + first, morph, &morphing);
}

static const struct args_option options_table[] = {
    {ARGS_SEED, "seed", 0, "S",
     N_("make the equivalents that belong to the number S, always the same"),
     offsetof(struct morph_options, seed)},
    {ARGS_TEXT, "by", 0, "T", N_("apply the transformation T instead of a random one"),
     offsetof(struct morph_options, by)},
    {ARGS_FLAG, "back", 0, NULL, N_("apply what leads back from where --by leads"),
     offsetof(struct morph_options, back)},
    {ARGS_FLAG, "json", 0, NULL,
     N_("one JSON object a line for each puzzle, with the transformation"),
     offsetof(struct morph_options, json)},
    {ARGS_FLAG, "verbose", 'v', NULL, N_("tell the seed"), offsetof(struct morph_options, verbose)},
    {0}};

const struct command command_morph = {
    .name = "morph",
    .operands = "[FILE...]",
    .summary = N_("disguises puzzles: writes a random equivalent of each"),
    .description =
        N_("Writes for each puzzle another that is essentially the same: transposed or not, with\n"
           "bands, stacks, rows in a band and columns in a stack permuted and digits renamed at\n"
           "random, every way equally likely. Without --seed it is another one each time; -v\n"
           "tells on standard error with which seed to make it again. With --by it is the one\n"
           "that a transformation leads to, such as 'nonet canon --transform' writes.\n"
           "What is no puzzle gives the word invalid.\n"),
    .examples =
        "  $ nonet grid --seed 7 | nonet morph --seed 1\n"
        "  169852347257634891348179652476321985982547136531968724895416273713295468624783519\n",
    .options = options_table,
    .run = run,
};
