/* Ratings, hints and paths. */
#include "common/step_json.h"
#include "common/words.h"
#include "server/endpoint.h"

#include <microhttpd.h>
#include <stdlib.h>
#include <string.h>

static void set(json_t *object, const char *name, json_t *value) {
	json_object_set_new(object, name, value);
}

/* ---- Ratings ---- */

static json_t *tenths(unsigned number) {
	return json_real(number / 10.0);
}

/* What each scale's object ends with. */
static json_t *scale(json_t *object, bool at_least, const char *hardest) {
	if (at_least)
		set(object, "at_least", json_true());
	if (hardest)
		set(object, "hardest", json_string(hardest));
	return object;
}

static json_t *rate_se(const struct question *question, const struct nonet_board *puzzle) {
	struct nonet_se_rating rating;
	enum nonet_status ended = nonet_rate_se(puzzle, &question->limits, &rating);
	json_t *object = json_object();
	set(object, "ER", tenths(rating.er));
	set(object, "EP", tenths(rating.ep));
	set(object, "ED", tenths(rating.ed));
	return scale(object, ended != NONET_OK || rating.verdict == NONET_UNKNOWN,
	             rating.step_count ? nonet_technique_name(rating.hardest) : NULL);
}

static json_t *rate_hodoku(const struct question *question, const struct nonet_board *puzzle) {
	struct nonet_hodoku_rating rating;
	enum nonet_status ended = nonet_rate_hodoku(puzzle, &question->limits, &rating);
	json_t *object = json_object();
	set(object, "level", json_string(nonet_hodoku_level_name(rating.level)));
	set(object, "score", json_integer(rating.score));
	return scale(object, ended != NONET_OK || rating.verdict == NONET_UNKNOWN,
	             rating.step_count ? nonet_technique_name(rating.hardest) : NULL);
}

static json_t *rate_nonet(const struct question *question, const struct nonet_board *puzzle) {
	struct nonet_grade grade;
	enum nonet_status ended = nonet_rate_nonet(puzzle, &question->limits, &grade);
	json_t *object = json_object();
	set(object, "level", json_string(nonet_level_name(grade.level)));
	set(object, "grade", tenths(grade.grade));
	bool any = grade.hardest != NONET_MEANS_NOTHING;
	return scale(object, ended != NONET_OK || grade.verdict == NONET_UNKNOWN,
	             any ? nonet_means_name(grade.hardest) : NULL);
}

static json_t *rate_effort(const struct question *question, const struct nonet_board *puzzle) {
	struct nonet_effort effort;
	enum nonet_status ended = nonet_rate_effort(puzzle, &question->limits, &effort);
	json_t *object = json_object();
	set(object, "guesses", tenths(effort.guesses));
	return scale(object, ended != NONET_OK || effort.verdict == NONET_UNKNOWN, NULL);
}

static const struct {
	const char *name;
	json_t *(*rate)(const struct question *question, const struct nonet_board *puzzle);
} scales[] = {
    {"se", rate_se}, {"hodoku", rate_hodoku}, {"nonet", rate_nonet}, {"effort", rate_effort}};

enum { SCALES = sizeof scales / sizeof *scales, ALL_SCALES = (1 << SCALES) - 1 };

/* Its bit; 0 for another name, or NULL. */
static unsigned scale_of(const char *name) {
	for (int i = 0; name && i < SCALES; i++)
		if (strcmp(name, scales[i].name) == 0)
			return 1u << i;
	return 0;
}

/* The member "scales": a list of names; all of them where there is none. */
static bool read_scales(const struct question *question, unsigned *wanted_ret) {
	const json_t *list = json_object_get(question->body, "scales");
	size_t i;
	json_t *entry;
	bool fine = !list || json_array_size(list) > 0;
	*wanted_ret = list ? 0 : ALL_SCALES;
	json_array_foreach(list, i, entry) {
		unsigned bit = scale_of(json_string_value(entry));
		*wanted_ret |= bit;
		fine &= bit != 0;
	}
	if (!fine)
		reply_error(question->reply, MHD_HTTP_BAD_REQUEST, "bad-member",
		            "\"scales\": expected a list of \"se\", \"hodoku\", \"nonet\", \"effort\"");
	return fine;
}

/* {"puzzle", "status", and for a puzzle with one solution "se", "hodoku", "nonet", "effort"} */
void endpoint_rate(const struct question *question) {
	struct nonet_position position;
	struct nonet_answer found;
	unsigned wanted;
	if (!question_puzzle(question, &position) || !read_scales(question, &wanted))
		return;
	nonet_solve(&position.board, &question->limits, &found);
	json_t *answer = question_answer(&position.board);
	set(answer, "status", json_string(words_verdict(found.verdict)));
	for (int i = 0; i < SCALES && found.verdict == NONET_UNIQUE; i++)
		if (wanted >> i & 1)
			set(answer, scales[i].name, scales[i].rate(question, &position.board));
	reply_json(question->reply, MHD_HTTP_OK, answer);
}

/* ---- Hints and paths ---- */

/* {"puzzle", "status", "kind", "level", "text", at level 3 "step"}; without kind and text when it
 * was not found in time. */
void endpoint_hint(const struct question *question) {
	struct nonet_position position;
	struct nonet_hint_options options = {0};
	struct nonet_wording wording;
	json_int_t level;
	if (!question_puzzle(question, &position) || !question_profile(question, &options.profile) ||
	    !question_wording(question, &wording) ||
	    !question_flag(question, "no_spoilers", &options.no_spoilers) ||
	    !question_number(question, "level", NONET_HINT_WHERE, NONET_HINT_WHERE, NONET_HINT_WHY,
	                     &level))
		return;
	struct nonet_hint *hint = NULL;
	json_t *answer = question_answer(&position.board);
	enum nonet_status ended = nonet_hint_new(&position, &options, &question->limits, &hint);
	if (ended == NONET_OK) {
		const struct nonet_step *step = nonet_hint_step(hint);
		char *text = NULL;
		nonet_hint_text(hint, (int)level, &wording, &text);
		set(answer, "status", json_string(words_verdict(nonet_hint_verdict(hint))));
		set(answer, "kind",
		    json_string(words_hint_kind(nonet_hint_kind(hint), options.no_spoilers)));
		set(answer, "level", json_integer(level));
		set(answer, "text", json_string(text ? text : ""));
		if (step && level == NONET_HINT_WHY)
			set(answer, "step", step_json_object(&position, step, options.profile, &wording));
		free(text);
	} else {
		set(answer, "status", json_string(words_verdict(NONET_UNKNOWN)));
	}
	nonet_hint_free(hint);
	if (question_no_memory(question, ended))
		json_decref(answer);
	else
		reply_json(question->reply, MHD_HTTP_OK, answer);
}

/* {"puzzle", "status", "steps", "solved", "complete": whether it was not cut short} */
void endpoint_path(const struct question *question) {
	struct nonet_position position;
	enum nonet_profile profile;
	struct nonet_wording wording;
	if (!question_puzzle(question, &position) || !question_profile(question, &profile) ||
	    !question_wording(question, &wording))
		return;
	json_t *answer = question_answer(&position.board), *steps = json_array();
	enum nonet_status status = NONET_NO_MEMORY;
	struct nonet_path *path = nonet_path_new(profile, &position, NULL);
	struct nonet_step *step = malloc(sizeof *step);
	while (path && step && (status = nonet_path_next(path, &question->limits, step)) == NONET_OK) {
		json_array_append_new(steps, step_json_object(&position, step, profile, &wording));
		nonet_path_position(path, &position);
	}
	set(answer, "status",
	    json_string(words_verdict(path ? nonet_path_verdict(path) : NONET_UNKNOWN)));
	set(answer, "steps", steps);
	set(answer, "solved", json_boolean(nonet_board_is_solved(&position.board)));
	set(answer, "complete", json_boolean(status == NONET_END));
	free(step);
	nonet_path_free(path);
	if (question_no_memory(question, status))
		json_decref(answer);
	else
		reply_json(question->reply, MHD_HTTP_OK, answer);
}
