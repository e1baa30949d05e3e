/* Solving, checking and counting. */
#include "common/words.h"
#include "server/endpoint.h"

#include <microhttpd.h>

enum { MOST_SOLUTIONS = 1000, USUAL_COUNT = 1000000 };

static void answer_verdict(json_t *answer, enum nonet_verdict verdict) {
	json_object_set_new(answer, "status", json_string(words_verdict(verdict)));
}

/* {"puzzle", "status", "solution", "guesses"} */
void endpoint_solve(const struct question *question) {
	struct nonet_position position;
	struct nonet_answer found;
	if (!question_puzzle(question, &position))
		return;
	nonet_solve(&position.board, &question->limits, &found);
	json_t *answer = question_answer(&position.board);
	answer_verdict(answer, found.verdict);
	if (found.verdict == NONET_UNIQUE || found.verdict == NONET_MANY)
		json_object_set_new(answer, "solution", question_line(&found.solution));
	json_object_set_new(answer, "guesses", json_integer((json_int_t)found.guesses));
	reply_json(question->reply, MHD_HTTP_OK, answer);
}

static json_t *conflict_list(const struct nonet_board *board) {
	struct nonet_conflict conflicts[NONET_MAX_CONFLICTS];
	size_t number = nonet_board_conflicts(board, conflicts, NONET_MAX_CONFLICTS);
	json_t *list = json_array();
	for (size_t i = 0; i < number; i++) {
		char text[NONET_CONFLICT_TEXT_SIZE];
		json_array_append_new(list, json_string(nonet_conflict_text(&conflicts[i], text)));
	}
	return list;
}

struct solutions {
	json_t *list;
	size_t most;
	uint64_t number;
};

static bool keep_solution(void *context, const struct nonet_board *solution) {
	struct solutions *solutions = context;
	if (solutions->number++ < solutions->most)
		json_array_append_new(solutions->list, question_line(solution));
	return true;
}

static enum nonet_verdict verdict_of(uint64_t number, enum nonet_status ended) {
	if (number > 1)
		return NONET_MANY;
	if (ended != NONET_OK)
		return NONET_UNKNOWN;
	return number == 1 ? NONET_UNIQUE : NONET_NONE;
}

/* {"puzzle", "status", "clues", "conflicts", "solutions": the first two} */
void endpoint_check(const struct question *question) {
	struct nonet_position position;
	if (!question_puzzle(question, &position))
		return;
	struct nonet_limits limits = question->limits;
	struct solutions solutions = {.list = json_array(), .most = 2};
	limits.solutions = 2;
	enum nonet_status ended =
	    nonet_enumerate(&position.board, &limits, keep_solution, &solutions, NULL);
	json_t *answer = question_answer(&position.board);
	answer_verdict(answer, verdict_of(solutions.number, ended));
	json_object_set_new(answer, "clues", json_integer(nonet_board_clue_count(&position.board)));
	json_object_set_new(answer, "conflicts", conflict_list(&position.board));
	json_object_set_new(answer, "solutions", solutions.list);
	reply_json(question->reply, MHD_HTTP_OK, answer);
}

/* {"puzzle", "count", "complete", "solutions": as many as "list" asks for} */
void endpoint_count(const struct question *question) {
	struct nonet_position position;
	json_int_t limit, list;
	if (!question_puzzle(question, &position) ||
	    !question_number(question, "limit", USUAL_COUNT, 1, INT64_MAX, &limit) ||
	    !question_number(question, "list", 0, 0, MOST_SOLUTIONS, &list))
		return;
	struct nonet_limits limits = question->limits;
	struct solutions solutions = {.list = json_array(), .most = (size_t)list};
	limits.solutions = (uint64_t)limit;
	enum nonet_status ended =
	    list == 0 ? nonet_count(&position.board, &limits, &solutions.number)
	              : nonet_enumerate(&position.board, &limits, keep_solution, &solutions, NULL);
	json_t *answer = question_answer(&position.board);
	json_object_set_new(answer, "count", json_integer((json_int_t)solutions.number));
	json_object_set_new(answer, "complete", json_boolean(ended == NONET_OK));
	json_object_set_new(answer, "solutions", solutions.list);
	reply_json(question->reply, MHD_HTTP_OK, answer);
}
