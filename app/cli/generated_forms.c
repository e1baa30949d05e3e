#include "cli/generated_forms.h"

#include "cli/finding.h"
#include "common/language.h"

#include <inttypes.h>

unsigned generated_scales(const struct nonet_wish *wish) {
	bool se = wish->lowest_se || wish->highest_se;
	return NONET_SCALE_NONET | (se ? (unsigned)NONET_SCALE_SE : 0) |
	       (wish->has_hodoku_level ? (unsigned)NONET_SCALE_HODOKU : 0);
}

void generated_begin(struct output *output, const struct generated_form *form, uint64_t seed) {
	if (form->verbose)
		output_note(output, "seed %" PRIu64, seed);
	if (form->kind == GENERATED_CSV)
		output_print(output, "puzzle,solution,clues,symmetry,seed,level,grade,hardest%s%s%s\n",
		             form->scales & NONET_SCALE_SE ? ",er,ep,ed,se_hardest" : "",
		             form->scales & NONET_SCALE_HODOKU ? ",hodoku_level,score,hodoku_hardest" : "",
		             form->weights ? ",weight" : "");
}

static const char *se_hardest(const struct nonet_se_rating *se) {
	return se->er ? nonet_technique_name(se->hardest) : "";
}

static const char *hodoku_hardest(const struct nonet_hodoku_rating *hodoku) {
	return hodoku->step_count ? nonet_technique_name(hodoku->hardest) : "";
}

/* The means of our own scale have commas in their names. */
static void write_csv(struct output *output, const struct generated_form *form,
                      const struct nonet_generated *generated) {
	char puzzle[NONET_LINE_SIZE], solution[NONET_LINE_SIZE];
	const struct nonet_grade *grade = &generated->grade;
	const struct nonet_se_rating *se = &generated->se;
	const struct nonet_hodoku_rating *hodoku = &generated->hodoku;
	output_print(output, "%s,%s,%d,%s,%" PRIu64 ",%s,%d.%d,\"%s\"",
	             nonet_board_print(&generated->puzzle, puzzle),
	             nonet_board_print(&generated->solution, solution), generated->clues,
	             nonet_symmetry_name(generated->symmetry), generated->seed,
	             nonet_level_name(grade->level), grade->grade / 10, grade->grade % 10,
	             nonet_means_name(grade->hardest));
	if (form->scales & NONET_SCALE_SE)
		output_print(output, ",%d.%d,%d.%d,%d.%d,%s", se->er / 10, se->er % 10, se->ep / 10,
		             se->ep % 10, se->ed / 10, se->ed % 10, se_hardest(se));
	if (form->scales & NONET_SCALE_HODOKU)
		output_print(output, ",%s,%" PRIu32 ",%s", nonet_hodoku_level_name(hodoku->level),
		             hodoku->score, hodoku_hardest(hodoku));
	if (form->weights)
		output_print(output, ",%.6g", generated->weight);
	output_print(output, "\n");
}

/* The seed is a string: a number of 64 bits is more than most readers of JSON keep. The ratings
 * look as those of `nonet rate --json` do. */
static void write_json(struct output *output, const struct generated_form *form,
                       const struct nonet_generated *generated) {
	char puzzle[NONET_LINE_SIZE], solution[NONET_LINE_SIZE];
	const struct nonet_grade *grade = &generated->grade;
	const struct nonet_se_rating *se = &generated->se;
	const struct nonet_hodoku_rating *hodoku = &generated->hodoku;
	output_print(output,
	             "{\"puzzle\":\"%s\",\"solution\":\"%s\",\"clues\":%d,\"symmetry\":\"%s\","
	             "\"seed\":\"%" PRIu64 "\"",
	             nonet_board_print(&generated->puzzle, puzzle),
	             nonet_board_print(&generated->solution, solution), generated->clues,
	             nonet_symmetry_name(generated->symmetry), generated->seed);
	if (form->weights)
		output_print(output, ",\"weight\":%.6g", generated->weight);
	if (form->scales & NONET_SCALE_SE)
		output_print(output, ",\"se\":{\"ER\":%d.%d,\"EP\":%d.%d,\"ED\":%d.%d,\"hardest\":\"%s\"}",
		             se->er / 10, se->er % 10, se->ep / 10, se->ep % 10, se->ed / 10, se->ed % 10,
		             se_hardest(se));
	if (form->scales & NONET_SCALE_HODOKU)
		output_print(output,
		             ",\"hodoku\":{\"level\":\"%s\",\"score\":%" PRIu32 ",\"hardest\":\"%s\"}",
		             nonet_hodoku_level_name(hodoku->level), hodoku->score, hodoku_hardest(hodoku));
	output_print(output, ",\"nonet\":{\"level\":\"%s\",\"grade\":%d.%d,\"hardest\":\"%s\"}}\n",
	             nonet_level_name(grade->level), grade->grade / 10, grade->grade % 10,
	             nonet_means_name(grade->hardest));
}

static void write_line(struct output *output, const struct nonet_generated *generated) {
	char line[NONET_LINE_SIZE];
	if (output->term.is_terminal) {
		finding_draw(output, &generated->puzzle, &generated->puzzle, NULL);
		if (generated->scales & NONET_SCALE_NONET)
			output_say(output, "%s, grade %d.%d.", _(nonet_level_name(generated->grade.level)),
			           generated->grade.grade / 10, generated->grade.grade % 10);
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
		write_csv(output, form, generated);
	else if (form->kind == GENERATED_JSON)
		write_json(output, form, generated);
	else
		write_line(output, generated);
}
