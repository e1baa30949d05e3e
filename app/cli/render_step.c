#include "cli/render_step.h"
#include "cli/finding.h"
#include "cli/step_options.h"
#include "common/elapsed.h"
#include "common/language.h"

#include <errno.h>
#include <stdlib.h>

enum { MESSAGE_SIZE = 160 };

struct search {
	struct cli *cli;
	const struct render_plan *plan;
	const struct puzzle *puzzle;
	struct nonet_position position; /* in which the step is found */
	uint64_t begin_ns;
	render_step_draw *draw;
	void *context;
	bool found;
};

static void no_step(struct search *search, const char *message) {
	input_note(&search->cli->output, search->puzzle, message);
	command_worsen(search->cli, EXIT_CODE_NO);
}

static struct nonet_limits limits_left(const struct search *search) {
	return step_options_limits(search->plan->step.time_ns, search->begin_ns);
}

static void draw_found(struct search *search, const struct nonet_step *step) {
	struct nonet_puzzle before;
	char *words;
	nonet_puzzle_from_position(&search->position, &before);
	if (nonet_explain_step(&search->position, step, &search->plan->wording, NONET_DETAIL_LONG,
	                       &words) != NONET_OK) {
		output_fail(&search->cli->output, ENOMEM);
		return;
	}
	search->found = true;
	search->draw(search->context, &before, step, words);
	free(words);
}

static bool take_first(void *context, const struct nonet_step *step) {
	draw_found(context, step);
	return false;
}

static void find_technique(struct search *search, bool unique) {
	const struct render_step *wanted = &search->plan->step;
	struct nonet_limits limits = limits_left(search);
	struct nonet_find_options options = {.technique = NONET_TECHNIQUE_COUNT,
	                                     .unique = unique && !wanted->without_uniqueness,
	                                     .among = wanted->techniques};
	struct finding finding = {.puzzle = search->puzzle};
	finding.ended = nonet_find_steps(&search->position, &options, &limits, take_first, search);
	if (!search->found)
		no_step(search, finding.ended == NONET_OK ? N_("no such step is possible here")
		                                          : finding_end_text(&finding));
}

/* Goes to the step that is wanted, drawing it alone. */
static enum nonet_status walk(struct search *search, struct nonet_path *path, uint64_t *taken_ret) {
	static struct nonet_step step;
	enum nonet_status status = NONET_OK;
	for (*taken_ret = 0; status == NONET_OK && *taken_ret < search->plan->step.number;) {
		struct nonet_limits limits = limits_left(search);
		nonet_path_position(path, &search->position);
		status = nonet_path_next(path, &limits, &step);
		if (status == NONET_OK && ++*taken_ret == search->plan->step.number)
			draw_found(search, &step);
	}
	return status;
}

static void find_number(struct search *search) {
	const struct render_step *wanted = &search->plan->step;
	struct nonet_path_options options = {.without_uniqueness = wanted->without_uniqueness};
	struct nonet_path *path = nonet_path_new(wanted->profile, &search->position, &options);
	struct finding finding = {.puzzle = search->puzzle};
	char message[MESSAGE_SIZE];
	uint64_t taken;
	if (!path) {
		output_fail(&search->cli->output, ENOMEM);
		return;
	}
	finding.ended = walk(search, path, &taken);
	if (finding.ended == NONET_END) {
		bool solved = nonet_board_is_solved(&search->position.board);
		snprintf(message, sizeof message,
		         solved ? _("there is no step %llu: after %llu it is solved")
		                : _("there is no step %llu: after %llu no technique goes on"),
		         (unsigned long long)wanted->number, (unsigned long long)taken);
		no_step(search, message);
	} else if (!search->found) {
		no_step(search, finding_end_text(&finding));
	}
	nonet_path_free(path);
}

/* Whether there is a solution to go to; says so when not, and when there are several. */
static bool can_go_on(struct search *search, struct nonet_position_answer *answer_ret) {
	struct nonet_limits limits = limits_left(search);
	struct finding finding = {.puzzle = search->puzzle};
	finding.ended = nonet_position_solve(&search->position, &limits, answer_ret);
	if (finding.ended != NONET_OK) {
		no_step(search, finding_end_text(&finding));
		return false;
	}
	if (answer_ret->verdict == NONET_MANY)
		no_step(search, N_("it has two or more solutions"));
	if (answer_ret->verdict != NONET_NONE)
		return true;
	char *fault = step_options_fault(&search->position, &search->plan->wording);
	no_step(search, fault ? fault : N_("it has no solution"));
	free(fault);
	return false;
}

void render_step_find(struct cli *cli, const struct render_plan *plan, const struct puzzle *puzzle,
                      render_step_draw *draw, void *context) {
	struct search search = {.cli = cli,
	                        .plan = plan,
	                        .puzzle = puzzle,
	                        .begin_ns = elapsed_now_ns(),
	                        .draw = draw,
	                        .context = context};
	struct nonet_position_answer answer;
	struct nonet_puzzle told;
	nonet_item_puzzle(&puzzle->item, &told);
	if (!nonet_puzzle_position(&told, &search.position)) {
		no_step(&search, N_("steps are found in grids of 9x9 cells with 3x3 boxes alone"));
		return;
	}
	if (!can_go_on(&search, &answer))
		return;
	if (plan->step.any_of)
		find_technique(&search, answer.clues == NONET_UNIQUE);
	else
		find_number(&search);
}
