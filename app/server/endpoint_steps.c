/* All steps that a position has. */
#include "common/step_json.h"
#include "common/words.h"
#include "server/endpoint.h"

#include <microhttpd.h>

enum { USUAL_STEPS = 1000, MOST_STEPS = 10000 };

static bool find_technique(const char *name, uint8_t wanted[NONET_TECHNIQUE_COUNT]) {
	enum nonet_technique technique = name ? nonet_technique_from_name(name) : NONET_TECHNIQUE_COUNT;
	if (technique < NONET_TECHNIQUE_COUNT)
		wanted[technique] = 1;
	return technique < NONET_TECHNIQUE_COUNT;
}

/* The member "techniques": a list of names; all that are looked for where there is none. */
static bool read_techniques(const struct question *question, uint8_t wanted[NONET_TECHNIQUE_COUNT],
                            bool *all_ret) {
	const json_t *list = json_object_get(question->body, "techniques");
	size_t i;
	json_t *entry;
	*all_ret = !list;
	bool fine = !list || json_array_size(list) > 0;
	json_array_foreach(list, i, entry) {
		fine = fine && find_technique(json_string_value(entry), wanted);
	}
	if (!fine)
		reply_error(question->reply, MHD_HTTP_BAD_REQUEST, "bad-member",
		            "\"techniques\": expected a list of names such as \"X-Wing\"");
	return fine;
}

struct steps {
	const struct nonet_position *position;
	const struct nonet_wording *wording;
	json_t *list;
	size_t most;
};

static bool keep_step(void *context, const struct nonet_step *step) {
	struct steps *steps = context;
	if (json_array_size(steps->list) == steps->most)
		return false;
	json_array_append_new(
	    steps->list, step_json_object(steps->position, step, NONET_PROFILE_NONET, steps->wording));
	return true;
}

/* {"puzzle", "status", "steps", "complete": whether these are all}. Techniques that presuppose one
 * solution are used only when the clues have one. */
void endpoint_steps(const struct question *question) {
	struct nonet_position position;
	struct nonet_wording wording;
	struct nonet_position_answer found;
	uint8_t wanted[NONET_TECHNIQUE_COUNT] = {0};
	struct nonet_find_options options = {.technique = NONET_TECHNIQUE_COUNT};
	json_int_t most;
	bool all;
	if (!question_puzzle(question, &position) || !question_wording(question, &wording) ||
	    !question_number(question, "limit", USUAL_STEPS, 1, MOST_STEPS, &most) ||
	    !read_techniques(question, wanted, &all))
		return;
	struct steps steps = {&position, &wording, json_array(), (size_t)most};
	enum nonet_status ended = nonet_position_solve(&position, &question->limits, &found);
	options.among = all ? NULL : wanted;
	options.unique = found.clues == NONET_UNIQUE;
	if (ended == NONET_OK && found.verdict != NONET_NONE)
		ended = nonet_find_steps(&position, &options, &question->limits, keep_step, &steps);
	if (question_no_memory(question, ended)) {
		json_decref(steps.list);
		return;
	}
	json_t *answer = question_answer(&position.board);
	json_object_set_new(answer, "status", json_string(words_verdict(found.verdict)));
	json_object_set_new(answer, "steps", steps.list);
	json_object_set_new(answer, "complete", json_boolean(ended == NONET_OK));
	reply_json(question->reply, MHD_HTTP_OK, answer);
}
