#include "cli/generated_forms.h"

#include "cli/finding.h"

#include <inttypes.h>

void generated_begin(struct output *output, const struct generated_form *form, uint64_t seed) {
	if (form->verbose)
		output_note(output, "seed %" PRIu64, seed);
	if (form->kind == GENERATED_CSV)
		output_print(output, "puzzle,solution,clues,symmetry,seed\n");
}

static void write_csv(struct output *output, const struct nonet_generated *generated) {
	char puzzle[NONET_LINE_SIZE], solution[NONET_LINE_SIZE];
	output_print(output, "%s,%s,%d,%s,%" PRIu64 "\n", nonet_board_print(&generated->puzzle, puzzle),
	             nonet_board_print(&generated->solution, solution), generated->clues,
	             nonet_symmetry_name(generated->symmetry), generated->seed);
}

/* The seed is a string: a number of 64 bits is more than most readers of JSON keep. */
static void write_json(struct output *output, const struct nonet_generated *generated) {
	char puzzle[NONET_LINE_SIZE], solution[NONET_LINE_SIZE];
	output_print(output,
	             "{\"puzzle\":\"%s\",\"solution\":\"%s\",\"clues\":%d,\"symmetry\":\"%s\","
	             "\"seed\":\"%" PRIu64 "\"}\n",
	             nonet_board_print(&generated->puzzle, puzzle),
	             nonet_board_print(&generated->solution, solution), generated->clues,
	             nonet_symmetry_name(generated->symmetry), generated->seed);
}

static void write_line(struct output *output, const struct nonet_generated *generated) {
	char line[NONET_LINE_SIZE];
	if (output->term.is_terminal) {
		finding_draw(output, &generated->puzzle, &generated->puzzle, NULL);
		output_say(output, "%d clues; seed %" PRIu64 ".", generated->clues, generated->seed);
	} else {
		output_print(output, "%s\n", nonet_board_print(&generated->puzzle, line));
	}
}

void generated_write(struct output *output, const struct generated_form *form,
                     const struct nonet_generated *generated, uint64_t number) {
	if (form->verbose)
		output_note(output, "puzzle %" PRIu64 ": seed %" PRIu64 ", %d clues", number,
		            generated->seed, generated->clues);
	if (form->kind == GENERATED_CSV)
		write_csv(output, generated);
	else if (form->kind == GENERATED_JSON)
		write_json(output, generated);
	else
		write_line(output, generated);
}
