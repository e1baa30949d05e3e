#include "cli/command.h"
#include "cli/finding.h"
#include "cli/font_files.h"
#include "cli/render_options.h"
#include "cli/render_step.h"
#include "cli/render_target.h"
#include "common/interrupt.h"
#include "common/language.h"
#include "common/new_file.h"

#include <errno.h>
#include <string.h>

enum { MESSAGE_SIZE = 160 };

struct rendering {
	struct cli *cli;
	const struct render_plan *plan;
	struct font_files *files;
	struct nonet_fonts *fonts;
	struct render_target target; /* of pictures ... */
	struct nonet_book *book;     /* ... unless they are in one PDF; NULL: they are not */
	struct new_file file;        /* of the book, unless it goes to standard output */
	uint64_t number;             /* of puzzles so far */
	bool failed;
};

static bool to_standard_output(const struct rendering *rendering) {
	return strcmp(rendering->plan->output, "-") == 0;
}

/* Whether it went well; otherwise says what did not. */
static bool went_well(struct rendering *rendering, enum nonet_status status) {
	struct output *output = &rendering->cli->output;
	if (status == NONET_OK)
		return true;
	if (status == NONET_NO_MEMORY)
		output_fail(output, ENOMEM);
	else if (!rendering->failed)
		output_note(output, "nonet render: no font was found, or the picture would be higher than "
		                    "20000 pixels; on Debian the package fonts-dejavu-core has fonts");
	command_worsen(rendering->cli, EXIT_CODE_SYSTEM);
	rendering->failed = true;
	return false;
}

/* Writes what there is of the book so far. */
static void write_book(struct rendering *rendering) {
	size_t nbytes;
	const char *bytes = nonet_book_take(rendering->book, &nbytes);
	if (!bytes || rendering->failed)
		return;
	if (to_standard_output(rendering)) {
		output_bytes(&rendering->cli->output, bytes, nbytes);
	} else if (!new_file_write(&rendering->file, bytes, nbytes)) {
		render_target_fail(rendering->cli, rendering->plan->output);
		rendering->failed = true;
	}
}

/* The clues without what a player put in. False when they are none of 9x9 cells. */
static bool clues_of(const struct nonet_puzzle *puzzle, struct nonet_board *board_ret) {
	if (!nonet_puzzle_board(puzzle, board_ret))
		return false;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (!puzzle->given[cell])
			board_ret->cell[cell] = 0;
	return true;
}

static const char *solve(const struct nonet_board *clues, struct nonet_puzzle *puzzle) {
	struct nonet_limits limits = finding_limits(NULL, 0, 0);
	struct nonet_answer answer;
	if (nonet_solve(clues, &limits, &answer) != NONET_OK)
		return N_("not solved");
	if (answer.verdict == NONET_UNIQUE)
		memcpy(puzzle->solution, answer.solution.cell, NONET_CELLS);
	return answer.verdict == NONET_UNIQUE ? NULL
	       : answer.verdict == NONET_MANY ? N_("two or more solutions")
	                                      : N_("no solution");
}

/* Whether the solution that the file tells is one, whatever the size and the regions. */
static bool is_solved(const struct nonet_puzzle *puzzle) {
	int size = puzzle->size;
	uint32_t all = (UINT32_C(1) << size) - 1, seen[3][NONET_MAX_SIZE] = {{0}};
	for (int cell = 0; cell < size * size; cell++) {
		int digit = puzzle->solution[cell];
		if (digit < 1 || digit > size || (puzzle->given[cell] && puzzle->value[cell] != digit))
			return false;
		seen[0][cell / size] |= UINT32_C(1) << (digit - 1);
		seen[1][cell % size] |= UINT32_C(1) << (digit - 1);
		seen[2][puzzle->region[cell]] |= UINT32_C(1) << (digit - 1);
	}
	for (int i = 0; i < size; i++)
		if (seen[0][i] != all || seen[1][i] != all || seen[2][i] != all)
			return false;
	return true;
}

/* Sets the solution, or returns what is printed in its place, which is also said. */
static const char *find_solution(struct rendering *rendering, const struct puzzle *puzzle,
                                 struct nonet_puzzle *shown) {
	struct nonet_board clues;
	const char *instead = NULL;
	bool wanted = rendering->plan->style.solutions != NONET_BOOK_SOLUTIONS_NONE;
	if (clues_of(shown, &clues)) {
		memset(shown->solution, 0, sizeof shown->solution);
		instead = solve(&clues, shown);
	} else if (wanted && !is_solved(shown)) {
		instead = shown->solution[0] ? N_("solution is wrong") : N_("solution not known");
		memset(shown->solution, 0, sizeof shown->solution);
	}
	if (!instead || interrupted())
		return instead;
	char message[MESSAGE_SIZE];
	snprintf(message, sizeof message, _("puzzle %llu: %s"), (unsigned long long)rendering->number,
	         _(instead));
	input_note(&rendering->cli->output, puzzle, message);
	command_worsen(rendering->cli, EXIT_CODE_NO);
	return instead;
}

static void add_to_book(struct rendering *rendering, const struct puzzle *puzzle) {
	struct nonet_puzzle shown;
	nonet_item_puzzle(&puzzle->item, &shown);
	const char *instead = find_solution(rendering, puzzle, &shown);
	if (went_well(rendering, nonet_book_add(rendering->book, &shown, instead ? _(instead) : NULL)))
		write_book(rendering);
}

static void draw(void *context, const struct nonet_puzzle *puzzle, const struct nonet_step *step,
                 const char *words) {
	struct rendering *rendering = context;
	const struct render_plan *plan = rendering->plan;
	struct nonet_picture picture = {.puzzle = puzzle,
	                                .step = step,
	                                .style = plan->style.grid,
	                                .title = plan->style.title,
	                                .caption = plan->caption ? words : NULL,
	                                .width = plan->width,
	                                .translate = plan->style.translate};
	char *bytes;
	size_t nbytes;
	if (rendering->book) {
		if (went_well(rendering, nonet_book_add_picture(rendering->book, &picture)))
			write_book(rendering);
	} else if (went_well(rendering, nonet_picture_draw(&picture, plan->form, rendering->fonts,
	                                                   &bytes, &nbytes))) {
		render_target_put(&rendering->target, rendering->number, bytes, nbytes);
	}
}

static void render(void *context, const struct puzzle *puzzle) {
	struct rendering *rendering = context;
	struct nonet_puzzle shown;
	if (!puzzle->readable || rendering->failed)
		return;
	rendering->number++;
	if (rendering->plan->book) {
		add_to_book(rendering, puzzle);
	} else if (rendering->plan->step.number > 0 || rendering->plan->step.any_of) {
		render_step_find(rendering->cli, rendering->plan, puzzle, draw, rendering);
	} else {
		nonet_item_puzzle(&puzzle->item, &shown);
		draw(rendering, &shown, NULL, NULL);
	}
}

static bool open_fonts(struct rendering *rendering) {
	rendering->files = font_files_new();
	rendering->fonts = rendering->files ? nonet_fonts_new(font_files_find, rendering->files) : NULL;
	if (!rendering->fonts)
		output_fail(&rendering->cli->output, ENOMEM);
	return rendering->fonts != NULL;
}

static bool open_book(struct rendering *rendering) {
	const struct render_plan *plan = rendering->plan;
	if (!to_standard_output(rendering) && !new_file_open(&rendering->file, plan->output)) {
		render_target_fail(rendering->cli, plan->output);
		return false;
	}
	rendering->book = nonet_book_new(&plan->style, rendering->fonts);
	if (!rendering->book)
		went_well(rendering, NONET_NO_MEMORY);
	return true;
}

/* A PDF holds all pictures, unless each has a file of its own. */
static bool open_target(struct rendering *rendering) {
	const struct render_plan *plan = rendering->plan;
	if (to_standard_output(rendering) && plan->form != NONET_PICTURE_SVG &&
	    rendering->cli->output.term.is_terminal) {
		output_note(&rendering->cli->output,
		            "nonet render: %s is not for a terminal; name a file with -o (see 'nonet help "
		            "render')",
		            nonet_picture_form_name(plan->form));
		command_worsen(rendering->cli, EXIT_CODE_WRONG_USE);
		return false;
	}
	if (!render_target_open(&rendering->target, rendering->cli, plan->output))
		return false;
	if (plan->book && rendering->target.numbered) {
		output_note(&rendering->cli->output,
		            "nonet render: --output '%s': a book is one file, whose name needs no %%d (see "
		            "'nonet help render')",
		            plan->output);
		command_worsen(rendering->cli, EXIT_CODE_WRONG_USE);
		return false;
	}
	if (plan->form != NONET_PICTURE_PDF || rendering->target.numbered)
		return true;
	return open_book(rendering);
}

static void close_book(struct rendering *rendering) {
	bool empty = rendering->number == 0;
	if (!rendering->failed && rendering->book && !interrupted() && !empty &&
	    went_well(rendering, nonet_book_finish(rendering->book)))
		write_book(rendering);
	empty = empty || !rendering->book || nonet_book_pages(rendering->book) == 0;
	nonet_book_free(rendering->book);
	if (to_standard_output(rendering))
		return;
	if (empty || rendering->failed || interrupted())
		new_file_discard(&rendering->file);
	else if (!new_file_finish(&rendering->file))
		render_target_fail(rendering->cli, rendering->plan->output);
}

static void run(struct cli *cli, int argc, char **argv) {
	struct render_options options = {0};
	struct render_plan plan;
	struct rendering rendering = {.cli = cli, .plan = &plan};
	int first = command_begin(cli, argc, argv, &options);
	if (first < 0 || !render_options_plan(cli, &options, &plan))
		return;
	if (open_fonts(&rendering) && open_target(&rendering)) {
		command_each_of_any_size(cli, argc - first, argv + first, render, &rendering);
		if (rendering.book || (plan.form == NONET_PICTURE_PDF && !rendering.target.numbered))
			close_book(&rendering);
		else
			render_target_close(&rendering.target, rendering.failed || interrupted());
	}
	nonet_fonts_free(rendering.fonts);
	font_files_free(rendering.files);
}

const struct command command_render = {
    .name = "render",
    .operands = "[FILE...]",
    .summary = N_("draws puzzles as pictures and books: svg, png and pdf"),
    .description =
        N_("Draws each puzzle as a picture, or all of them as a book for paper. The name of\n"
           "the file says what it is: .svg, .png or .pdf. Grids of any size that the file\n"
           "tells are drawn, with their regions; clues are bold, digits and marks of a player\n"
           "are not.\n"
           "\n"
           "Of several puzzles each gets a picture of its own when the name has a %d, or %03d,\n"
           "for the number of the puzzle: -o puzzle-%d.svg. A name without it is for one.\n"
           "\n"
           "With --step a step is drawn into the grid: the next one, as nonet hint finds it;\n"
           "with a number that one of the way that nonet explain goes; or with the name of a\n"
           "technique its first step here. Cells of the pattern are shaded, fins and other\n"
           "extra cells hatched; candidates that go are struck out, a digit that is placed\n"
           "stands in a black disc. Chains are arrows: solid ones lead to what is true, dashed\n"
           "ones to what is false. --caption tells it in words. Without --candidates only\n"
           "those that have a part in it are shown.\n"
           "\n"
           "A pdf is a book, unless --size or --step asks for pictures: the puzzles with their\n"
           "numbers, what is told of each (level, rating, author), and their solutions. A\n"
           "puzzle that has no solution or several is printed all the same, with these words\n"
           "in place of its solution, a message and exit code 1. What is no puzzle is left out.\n"
           "\n"
           "The same puzzles give the same bytes: no date is in them, unless SOURCE_DATE_EPOCH\n"
           "tells one. Type is DejaVu Sans where it is installed. Files are replaced when they\n"
           "are whole, and left alone when something fails.\n"),
    .examples =
        "  $ nonet render -o puzzle.svg "
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
        "  $ nonet render -o - --format svg --step next --caption "
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 "
        "| grep -c '</text>'\n"
        "  36\n",
    .options = render_options_table,
    .run = run,
};
