#include "logic/grade_search.h"

#include "base/clock.h"

#include <stdlib.h>
#include <string.h>

void nonet_grade_search_start(struct nonet_grade_search *search,
                              const struct nonet_limits *limits) {
	memset(search, 0, sizeof *search);
	search->limits = limits;
	search->deadline_ns = limits && limits->time_ns ? nonet_clock_ns() + limits->time_ns : 0;
}

void nonet_grade_search_finish(struct nonet_grade_search *search) {
	free(search->web);
	for (int i = 0; i < NONET_GRADE_LEVELS; i++)
		free(search->nets[i]);
}

static bool ask_caller(void *context, uint64_t solutions) {
	const struct nonet_limits *limits = context;
	(void)solutions;
	return limits->poll(limits->context, 0);
}

enum nonet_verdict nonet_grade_search_solve(struct nonet_grade_search *search,
                                            const struct nonet_board *puzzle) {
	struct nonet_limits asked = search->limits ? *search->limits : (struct nonet_limits){0};
	struct nonet_limits limits = {
	    .time_ns = asked.time_ns, .poll = asked.poll ? ask_caller : NULL, .context = &asked};
	struct nonet_answer answer;
	if (nonet_board_conflicts(puzzle, NULL, 0) > 0)
		return NONET_NONE;
	search->status = nonet_solve(puzzle, &limits, &answer);
	return answer.verdict;
}

bool nonet_grade_search_stopped(struct nonet_grade_search *search) {
	enum { TICKS = 256 };
	if (search->status != NONET_OK)
		return true;
	if (!search->limits || ++search->ticks < TICKS)
		return false;
	search->ticks = 0;
	if (search->deadline_ns && nonet_clock_ns() >= search->deadline_ns)
		search->status = NONET_TIMEOUT;
	else if (search->limits->poll && search->limits->poll(search->limits->context, 0))
		search->status = NONET_STOPPED;
	return search->status != NONET_OK;
}

bool nonet_grade_search_room(struct nonet_grade_search *search, void **room, size_t nbytes) {
	if (!*room)
		*room = malloc(nbytes);
	if (!*room)
		search->status = NONET_NO_MEMORY;
	return *room != NULL;
}
