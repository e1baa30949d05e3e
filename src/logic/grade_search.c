#include "logic/grade_search.h"

#include <stdlib.h>
#include <string.h>

void nonet_grade_search_start(struct nonet_grade_search *search,
                              const struct nonet_limits *limits) {
	memset(search, 0, sizeof *search);
	nonet_watch_start(&search->watch, limits);
}

void nonet_grade_search_finish(struct nonet_grade_search *search) {
	free(search->web);
	for (int i = 0; i < NONET_GRADE_LEVELS; i++)
		free(search->nets[i]);
}

enum nonet_verdict nonet_grade_search_solve(struct nonet_grade_search *search,
                                            const struct nonet_board *puzzle) {
	struct nonet_limits limits = nonet_watch_rest(&search->watch);
	struct nonet_answer answer;
	if (nonet_board_conflicts(puzzle, NULL, 0) > 0)
		return NONET_NONE;
	search->watch.status = nonet_solve(puzzle, &limits, &answer);
	return answer.verdict;
}

bool nonet_grade_search_stopped(struct nonet_grade_search *search) {
	return nonet_watch_stopped(&search->watch, 256, 0);
}

void *nonet_grade_search_room(struct nonet_grade_search *search, void *room, size_t nbytes) {
	if (!room)
		room = malloc(nbytes);
	if (!room)
		search->watch.status = NONET_NO_MEMORY;
	return room;
}
