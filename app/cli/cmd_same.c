#include "cli/command.h"
#include "cli/finding.h"
#include "cli/json.h"
#include "common/interrupt.h"
#include "common/language.h"

#include <nonet/canon.h>

struct same_options {
	struct args_common common;
	bool json;
};

/* Says why a puzzle cannot be compared, when it cannot. */
static bool is_sound(struct output *output, const struct puzzle *puzzle) {
	struct finding finding = {.puzzle = puzzle, .verdict = NONET_NONE};
	finding.conflict = puzzle->readable && nonet_board_conflicts(&puzzle->item.board, NULL, 0) > 0;
	if (finding.conflict)
		finding_note(output, &finding);
	return puzzle->readable && !finding.conflict;
}

/* The second puzzle is an object in that of the first. */
static void write_json(struct output *output, const struct puzzle *a, const struct puzzle *b,
                       const char *word, const char *transform) {
	json_open(output, a);
	output_print(output, ",\"other\":");
	json_open(output, b);
	output_print(output, "}");
	if (transform)
		output_print(output, ",\"transform\":\"%s\"", transform);
	output_print(output, ",\"status\":\"%s\"}\n", word);
}

static void compare(struct cli *cli, const struct same_options *options, const struct puzzle *a,
                    const struct puzzle *b) {
	struct output *output = &cli->output;
	struct nonet_transform transform;
	char text[NONET_TRANSFORM_SIZE];
	bool sound = is_sound(output, a);
	sound = is_sound(output, b) && sound;
	bool same = sound && nonet_equivalent(&a->item.board, &b->item.board, &transform);
	const char *word = !sound ? "invalid" : same ? "same" : "different";
	if (same)
		nonet_transform_print(&transform, text);
	else
		command_worsen(cli, EXIT_CODE_NO);
	if (options->json)
		write_json(output, a, b, word, same ? text : NULL);
	else
		output_print(output, "%s%s%s\n", word, same ? " " : "", same ? text : "");
}

/* Compares puzzle after puzzle of the two inputs. */
static void compare_all(struct cli *cli, const struct same_options *options, struct input *a,
                        struct input *b, char **operands) {
	struct puzzle of_a, of_b;
	for (bool is_first = true;; is_first = false) {
		bool more_of_a = input_next(a, &of_a);
		bool more_of_b = input_next(b, &of_b);
		if (more_of_a && more_of_b) {
			compare(cli, options, &of_a, &of_b);
			continue;
		}
		/* An input without any puzzle is spoken of by itself. */
		if (more_of_a != more_of_b && !is_first && !interrupted()) {
			output_note(&cli->output, "nonet same: there are more puzzles in '%s' than in '%s'",
			            operands[more_of_b], operands[more_of_a]);
			command_worsen(cli, EXIT_CODE_UNREADABLE);
		}
		return;
	}
}

static void run(struct cli *cli, int argc, char **argv) {
	struct same_options options = {0};
	int first = command_begin(cli, argc, argv, &options);
	if (first < 0 || !command_can_json(cli, options.json))
		return;
	if (argc - first != 2) {
		output_note(&cli->output,
		            "nonet same: expected two puzzles, or two files of puzzles, not %d (see "
		            "'nonet help same')",
		            argc - first);
		command_worsen(cli, EXIT_CODE_WRONG_USE);
		return;
	}
	struct input *a = input_open(1, argv + first, &cli->output);
	struct input *b = input_open(1, argv + first + 1, &cli->output);
	if (a && b)
		compare_all(cli, &options, a, b, argv + first);
	command_worsen(cli, input_close(a));
	command_worsen(cli, input_close(b));
}

static const struct args_option options_table[] = {{ARGS_FLAG, "json", 0, NULL,
                                                    N_("one JSON object a line for each pair"),
                                                    offsetof(struct same_options, json)},
                                                   {0}};

const struct command command_same = {
    .name = "same",
    .operands = "PUZZLE|FILE PUZZLE|FILE",
    .summary = N_("says whether two puzzles are essentially the same, and how"),
    .description =
        N_("Compares two puzzles, or the puzzles of two files pair by pair. For each pair it\n"
           "writes a line:\n"
           "  same       one becomes the other by transposing, by permuting bands, stacks,\n"
           "             rows in a band and columns in a stack, and by renaming digits; a\n"
           "             transformation that leads from the first to the second follows, as\n"
           "             'nonet help canon' explains and 'nonet morph --by' applies\n"
           "  different  it does not\n"
           "  invalid    one of them is unreadable, or two clues in a house are the same\n"),
    .examples =
        "  $ nonet same "
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 "
        "...4........12.6..638.95....8...9.5.4.6.13.92.1...7.3....6..9.8......1..271....65\n"
        "  same t,r789654231,c654798321,d348756219\n",
    .options = options_table,
    .run = run,
};
