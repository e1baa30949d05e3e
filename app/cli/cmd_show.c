#include "cli/command.h"
#include "common/language.h"

#include <nonet/render.h>

struct show_options {
	struct args_common common;
	bool candidates;
	bool ascii;
};

struct showing {
	struct output *output;
	struct nonet_text_style style;
	uint64_t npuzzles; /* before this one */
};

static void show(void *context, const struct puzzle *puzzle) {
	static char text[NONET_TEXT_SIZE];
	struct showing *showing = context;
	const struct nonet_board *board = &puzzle->item.board;
	if (showing->npuzzles++ > 0)
		output_print(showing->output, "\n");
	if (showing->output->term.is_terminal)
		input_heading(showing->output, puzzle);
	if (!puzzle->readable) {
		output_print(showing->output, "invalid\n");
		return;
	}
	output_bytes(showing->output, text,
	             nonet_render_text(board, board, NULL, &showing->style, text));
}

static void run(struct cli *cli, int argc, char **argv) {
	struct show_options options = {0};
	int first = command_begin(cli, argc, argv, &options);
	if (first < 0)
		return;
	struct showing showing = {.output = &cli->output,
	                          .style = {.unicode = cli->output.term.unicode && !options.ascii,
	                                    .color = cli->output.term.color,
	                                    .candidates = options.candidates}};
	command_each_puzzle(cli, argc - first, argv + first, show, &showing);
}

static const struct args_option options_table[] = {
    {ARGS_FLAG, "candidates", 0, NULL, N_("draw into each empty cell the digits that may go there"),
     offsetof(struct show_options, candidates)},
    {ARGS_FLAG, "ascii", 0, NULL, N_("draw frames of + - | only, whatever the locale"),
     offsetof(struct show_options, ascii)},
    {0}};

const struct command command_show = {
    .name = "show",
    .operands = "[FILE...]",
    .summary = N_("draws puzzles"),
    .description =
        N_("Draws each puzzle as it stands, with an empty line between two. In the place of one\n"
           "that cannot be read stands the word invalid, so that drawing N is puzzle N. A\n"
           "candidate of a cell is a digit that its row, column and box do not hold yet.\n"),
    .examples = "  $ nonet show --ascii "
                "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 "
                "| head -5\n"
                "  +-------+-------+-------+\n"
                "  | 5 3 . | . 7 . | . . . |\n"
                "  | 6 . . | 1 9 5 | . . . |\n"
                "  | . 9 8 | . . . | . 6 . |\n"
                "  +-------+-------+-------+\n",
    .options = options_table,
    .run = run,
};
