/* JSON: one object a line for each puzzle. */
#ifndef NONET_APP_JSON_H
#define NONET_APP_JSON_H

#include "cli/finding.h"

/* The version of jansson, or NULL when the program was built without it; the other functions may
 * then not be called. */
const char *json_version(void);

/* Begins the object of a puzzle: "file", "line", "puzzle", "comment". */
void json_open(struct output *output, const struct puzzle *puzzle);

/* Adds a solution to the list "solutions", which must not be mixed with anything else. `index`
 * counts from 0. */
void json_solution(struct output *output, uint64_t index, const struct nonet_board *solution);

/* What may be added to a finding; NULL leaves it out. */
struct json_facts {
	const struct nonet_board *solution;
	const uint64_t *count; /* also tells in "complete" whether the search ended by itself */
	bool can_be_cut;       /* also tells that, without a count */
	const char *fault;     /* what is wrong with the position, instead of the finding's reasons */
	const uint64_t *guesses;
	const uint8_t *differ;    /* the cells in which two solutions differ */
	const uint8_t *redundant; /* the clues that could be left out */
	uint64_t nsolutions;      /* how often json_solution was called */
};

/* Ends the object: "status", the facts, "time_ns", "errors". */
void json_close(struct output *output, const struct finding *finding,
                const struct json_facts *facts);

#endif
