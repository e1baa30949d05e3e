#include "cli/canon_lines.h"
#include "cli/command.h"
#include "cli/dedupe.h"
#include "cli/finding.h"
#include "cli/json.h"
#include "common/interrupt.h"
#include "common/language.h"

#include <inttypes.h>
#include <nonet/canon.h>

struct canon_options {
	struct args_common common;
	bool transform;
	bool automorphisms;
	bool list;
	bool json;
	bool dedupe;
	uint64_t memory_nbytes;
	uint64_t threads;
};

static const uint64_t default_memory_nbytes = (uint64_t)1 << 30;

struct canonizing {
	struct cli *cli;
	struct output *output;
	const struct canon_options *options;
	uint64_t npuzzles; /* before this one */
	uint64_t nlisted;  /* automorphisms of this one */
};

/* What was found out about a puzzle. */
struct canonized {
	const struct nonet_board *board;
	struct nonet_board form;
	struct nonet_transform transform;
	uint64_t automorphisms; /* 0: not counted */
};

static bool write_automorphism(void *context, const struct nonet_transform *automorphism) {
	struct canonizing *canonizing = context;
	char text[NONET_TRANSFORM_SIZE];
	nonet_transform_print(automorphism, text);
	if (canonizing->options->json)
		output_print(canonizing->output, "%s\"%s\"", canonizing->nlisted > 0 ? "," : "", text);
	else
		output_print(canonizing->output, "%s\n", text);
	canonizing->nlisted++;
	return !output_failed(canonizing->output) && !interrupted();
}

static void list_automorphisms(struct canonizing *canonizing, const struct nonet_board *board) {
	canonizing->nlisted = 0;
	nonet_automorphisms(board, write_automorphism, canonizing);
}

static void write_line(struct canonizing *canonizing, const struct canonized *found) {
	char line[NONET_LINE_SIZE], text[NONET_TRANSFORM_SIZE];
	if (canonizing->options->list) {
		list_automorphisms(canonizing, found->board);
		return;
	}
	output_print(canonizing->output, "%s", nonet_board_print(&found->form, line));
	if (canonizing->options->transform)
		output_print(canonizing->output, " %s", nonet_transform_print(&found->transform, text));
	if (found->automorphisms > 0)
		output_print(canonizing->output, " %" PRIu64, found->automorphisms);
	output_print(canonizing->output, "\n");
}

static void write_json(struct canonizing *canonizing, const struct canonized *found) {
	char line[NONET_LINE_SIZE], text[NONET_TRANSFORM_SIZE];
	output_print(canonizing->output, ",\"canonical\":\"%s\",\"transform\":\"%s\"",
	             nonet_board_print(&found->form, line),
	             nonet_transform_print(&found->transform, text));
	if (found->automorphisms > 0)
		output_print(canonizing->output, ",\"automorphisms\":%" PRIu64, found->automorphisms);
	if (canonizing->options->list) {
		output_print(canonizing->output, ",\"list\":[");
		list_automorphisms(canonizing, found->board);
		output_print(canonizing->output, "]");
	}
	output_print(canonizing->output, ",\"status\":\"ok\"}\n");
}

static void draw(struct canonizing *canonizing, const struct canonized *found) {
	char text[NONET_TRANSFORM_SIZE];
	unsigned long number = (unsigned long)found->automorphisms;
	finding_draw(canonizing->output, &found->form, &found->form, NULL);
	output_say(canonizing->output, "This is the minlex form, reached by %s.",
	           nonet_transform_print(&found->transform, text));
	if (found->automorphisms > 0)
		output_say(canonizing->output,
		           canonizing->options->list
		               ? _n("%" PRIu64 " automorphism:", "%" PRIu64 " automorphisms:", number)
		               : _n("%" PRIu64 " automorphism.", "%" PRIu64 " automorphisms.", number),
		           found->automorphisms);
	if (canonizing->options->list)
		list_automorphisms(canonizing, found->board);
}

/* A puzzle that cannot have a form: unreadable, or its clues conflict. */
static void reject(struct canonizing *canonizing, const struct finding *finding) {
	if (finding->conflict)
		command_worsen(canonizing->cli, EXIT_CODE_NO);
	if (canonizing->options->json) {
		json_close(canonizing->output, finding, &(struct json_facts){0});
	} else if (canonizing->output->term.is_terminal) {
		finding_draw_trouble(canonizing->output, finding);
	} else {
		finding_note(canonizing->output, finding);
		output_print(canonizing->output, "invalid\n");
	}
}

static void canonize(void *context, const struct puzzle *puzzle) {
	struct canonizing *canonizing = context;
	struct output *output = canonizing->output;
	const struct nonet_board *board = &puzzle->item.board;
	struct finding finding = {.puzzle = puzzle, .verdict = NONET_NONE};
	struct canonized found = {.board = board};
	bool is_line = !canonizing->options->json && !output->term.is_terminal;
	if (is_line && canonizing->options->list && canonizing->npuzzles++ > 0)
		output_print(output, "\n");
	if (canonizing->options->json)
		json_open(output, puzzle);
	else if (!is_line && puzzle->readable)
		input_heading(output, puzzle);
	finding.conflict = puzzle->readable && nonet_board_conflicts(board, NULL, 0) > 0;
	if (!puzzle->readable || finding.conflict) {
		reject(canonizing, &finding);
		return;
	}
	nonet_minlex(board, &found.form, &found.transform);
	if (canonizing->options->automorphisms || canonizing->options->list)
		found.automorphisms = nonet_automorphisms(board, NULL, NULL);
	if (is_line)
		write_line(canonizing, &found);
	else if (canonizing->options->json)
		write_json(canonizing, &found);
	else
		draw(canonizing, &found);
}

static bool options_fit(struct cli *cli, const struct canon_options *options) {
	const char *wrong = NULL;
	if (options->dedupe &&
	    (options->transform || options->automorphisms || options->list || options->json))
		wrong = N_("--dedupe writes puzzles as they are, and nothing about their forms");
	else if (!options->dedupe && options->memory_nbytes > 0)
		wrong = N_("--memory is for --dedupe");
	if (!wrong)
		return command_can_json(cli, options->json);
	output_note(&cli->output, "nonet canon: %s (see 'nonet help canon')", _(wrong));
	command_worsen(cli, EXIT_CODE_WRONG_USE);
	return false;
}

static void run(struct cli *cli, int argc, char **argv) {
	struct canon_options options = {0};
	int first = command_begin(cli, argc, argv, &options);
	if (first < 0 || !options_fit(cli, &options))
		return;
	if (options.dedupe) {
		struct dedupe_wish wish = {.memory_nbytes = options.memory_nbytes > 0
		                                                ? options.memory_nbytes
		                                                : default_memory_nbytes,
		                           .threads = command_threads(options.threads)};
		dedupe_run(cli, &wish, argc - first, argv + first);
		return;
	}
	if (!options.json && !options.list && !options.automorphisms && !cli->output.term.is_terminal) {
		struct canon_lines_wish wish = {.writes_transforms = options.transform,
		                                .threads = command_threads(options.threads)};
		canon_lines_run(cli, &wish, argc - first, argv + first);
		return;
	}
	struct canonizing canonizing = {.cli = cli, .output = &cli->output, .options = &options};
	command_each_puzzle(cli, argc - first, argv + first, canonize, &canonizing);
}

static const struct args_option options_table[] = {
    {ARGS_FLAG, "transform", 0, NULL, N_("also write a transformation that leads to the form"),
     offsetof(struct canon_options, transform)},
    {ARGS_FLAG, "automorphisms", 0, NULL,
     N_("also write in how many ways the puzzle can be moved onto itself"),
     offsetof(struct canon_options, automorphisms)},
    {ARGS_FLAG, "list", 0, NULL, N_("write instead those ways, one transformation a line"),
     offsetof(struct canon_options, list)},
    {ARGS_FLAG, "json", 0, NULL, N_("one JSON object a line for each puzzle"),
     offsetof(struct canon_options, json)},
    {ARGS_FLAG, "dedupe", 0, NULL,
     N_("write the puzzles as they are, without those that are equivalent to an earlier one"),
     offsetof(struct canon_options, dedupe)},
    {ARGS_SIZE, "memory", 0, "SIZE",
     N_("for --dedupe: use temporary files when forms need more memory than SIZE (1G)"),
     offsetof(struct canon_options, memory_nbytes)},
    COMMAND_THREADS_ROW(struct canon_options),
    {0}};

const struct command command_canon = {
    .name = "canon",
    .operands = "[FILE...]",
    .summary = N_("writes the form that essentially the same puzzles have in common"),
    .description =
        N_("Two puzzles are equivalent when one becomes the other by transposing, by permuting\n"
           "bands, stacks, rows in a band and columns in a stack, and by renaming digits. Of all\n"
           "equivalents of a puzzle, or a grid, the minlex form is the one whose line of 81\n"
           "digits, with 0 for an empty cell, is the smallest. Two puzzles are equivalent exactly\n"
           "when their forms are equal.\n"
           "\n"
           "A transformation is written as one word, such as t,r312456789,c123456789,d987654321:\n"
           "t where it transposes; then the row that comes to be row 1, row 2, and so on; the\n"
           "same for columns; then what the digits 1, 2, ... become. 'nonet morph --by' applies\n"
           "one. With --list there are as many lines as the puzzle has automorphisms, and an\n"
           "empty line stands between those of two puzzles.\n"
           "\n"
           "With --dedupe the first of equivalent puzzles is written with its comment, and the\n"
           "others are left out. The order is that of the input. Forms are kept in memory, 64\n"
           "bytes each, up to --memory; beyond that they go to temporary files in the folder\n"
           "that TMPDIR names, or /tmp, and so do the puzzles, which are then written at the end.\n"
           "\n"
           "A puzzle that is unreadable, or in which two clues in a house are the same, gives\n"
           "the word invalid, or with --dedupe nothing.\n"),
    .examples =
        "  $ nonet canon --automorphisms "
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
        "  ........1.....2.34156...27......8.......51..232974......16..9....34..7..28.91.45. 1\n",
    .options = options_table,
    .run = run,
};
