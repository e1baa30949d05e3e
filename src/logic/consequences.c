#include "logic/consequences.h"

#include <stdlib.h>
#include <string.h>

enum { LOOK_AHEAD = 4 };

static void note(struct nonet_consequences *set, int node) {
	nonet_cellset_add(nonet_node_is_on(node) ? &set->on[node / 2 % 9] : &set->off[node / 2 % 9],
	                  node / 18);
}

static void follow_chains(struct nonet_tables *tables, int start, struct nonet_consequences *set) {
	nonet_tables_follow(tables, start);
	for (int i = 0; i < tables->reached_count; i++)
		if (nonet_node_is_candidate(tables->reached[i]))
			note(set, tables->reached[i]);
}

/* Trying a candidate: the position it leads to, and what has been set and taken on the way. */
struct trial {
	const struct nonet_state *before;
	struct nonet_state state;
	struct nonet_consequences *set;
};

static void try_placing(struct trial *trial, int cell, int digit) {
	nonet_cellset_add(&trial->set->on[digit - 1], cell);
	struct nonet_cellset seen =
	    nonet_cellset_and(trial->before->cells[digit - 1], nonet_masks_peers[cell]);
	trial->set->off[digit - 1] = nonet_cellset_or(trial->set->off[digit - 1], seen);
	for (int other = 1; other <= 9; other++)
		if (other != digit && nonet_state_has(&trial->state, cell, other))
			nonet_cellset_add(&trial->set->off[other - 1], cell);
	if (trial->state.digit[cell] == 0)
		nonet_state_place(&trial->state, cell, digit);
}

static bool is_one(unsigned bits) {
	return bits && !(bits & (bits - 1));
}

static bool is_hidden_single(const struct nonet_state *state, int cell, int digit) {
	for (int k = 0; k < 3; k++)
		if (is_one(state->places[nonet_masks_house_of(cell, k)][digit - 1]))
			return true;
	return false;
}

/* All singles of the moment, naked ones first; the number of them. */
static int list_singles(const struct nonet_state *state, struct nonet_candidate singles[]) {
	int count = 0;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (is_one(state->candidates[cell]))
			singles[count++] = (struct nonet_candidate){
			    (uint8_t)cell, (uint8_t)nonet_lowest_digit(state->candidates[cell])};
	for (int cell = 0; cell < NONET_CELLS; cell++)
		for (unsigned digits = state->candidates[cell]; digits; digits &= digits - 1) {
			int digit = nonet_lowest_digit(digits);
			if (!is_hidden_single(state, cell, digit))
				continue;
			singles[count++] = (struct nonet_candidate){(uint8_t)cell, (uint8_t)digit};
			break;
		}
	return count;
}

static void try_candidate(const struct nonet_state *state, int start,
                          struct nonet_consequences *set) {
	struct trial trial = {.before = state, .state = *state, .set = set};
	int cell = start / 18, digit = start / 2 % 9 + 1;
	if (nonet_node_is_on(start)) {
		try_placing(&trial, cell, digit);
	} else {
		nonet_state_eliminate(&trial.state, cell, digit);
		note(set, start);
		if (nonet_digit_count(trial.state.candidates[cell]) == 1)
			try_placing(&trial, cell, nonet_lowest_digit(trial.state.candidates[cell]));
	}
	for (int round = 0; round < LOOK_AHEAD; round++) {
		struct nonet_candidate singles[2 * NONET_CELLS];
		int count = list_singles(&trial.state, singles);
		for (int i = 0; i < count; i++)
			try_placing(&trial, singles[i].cell, singles[i].digit);
	}
}

/* Joins, to what a trial found, what the trials of those candidates found, and so on. Candidates
 * that were joined before need not be gone through again. */
struct closure {
	const struct nonet_consequences *trials;
	const struct nonet_tables *tables;
	struct nonet_consequences *sets;
	struct nonet_consequences *set; /* the one in work */
	bool is_done[NONET_CANDIDATE_NODES];
	bool is_group_known[2 * NONET_MAX_GROUPS];
	int open_count;
	uint16_t open[NONET_NODES];
};

static bool is_known(const struct closure *closure, int node) {
	if (!nonet_node_is_candidate(node))
		return closure->is_group_known[node - NONET_CANDIDATE_NODES];
	const struct nonet_cellset *cells =
	    nonet_node_is_on(node) ? closure->set->on : closure->set->off;
	return nonet_cellset_has(cells[node / 2 % 9], node / 18);
}

static void open_node(struct closure *closure, int node) {
	if (is_known(closure, node))
		return;
	closure->open[closure->open_count++] = (uint16_t)node;
	if (nonet_node_is_candidate(node))
		note(closure->set, node);
	else
		closure->is_group_known[node - NONET_CANDIDATE_NODES] = true;
}

static void open_cells(struct closure *closure, struct nonet_cellset cells,
                       struct nonet_cellset known, int digit, bool on) {
	cells = nonet_cellset_minus(cells, known);
	while (!nonet_cellset_is_empty(cells))
		open_node(closure, nonet_node_of(nonet_cellset_take(&cells), digit, on));
}

static void join(struct nonet_consequences *set, const struct nonet_consequences *more) {
	for (int k = 0; k < 9; k++) {
		set->on[k] = nonet_cellset_or(set->on[k], more->on[k]);
		set->off[k] = nonet_cellset_or(set->off[k], more->off[k]);
	}
}

static void close_over(struct closure *closure, int start) {
	closure->set = &closure->sets[start];
	closure->open_count = 0;
	memset(closure->is_group_known, 0, sizeof closure->is_group_known);
	open_node(closure, start);
	for (int i = 0; i < closure->open_count; i++) {
		int node = closure->open[i];
		if (nonet_node_is_candidate(node)) {
			const struct nonet_consequences *more = &closure->trials[node];
			if (closure->is_done[node]) {
				join(closure->set, &closure->sets[node]);
				continue;
			}
			for (int k = 0; k < 9; k++) {
				open_cells(closure, more->on[k], closure->set->on[k], k + 1, true);
				open_cells(closure, more->off[k], closure->set->off[k], k + 1, false);
			}
		}
		for (int k = 0; k < closure->tables->degree[node]; k++)
			open_node(closure, closure->tables->edge[node][k]);
	}
	closure->is_done[start] = true;
}

/* Calls for every candidate the position has, on and off. */
static bool each_start(struct nonet_search *search, void (*visit)(void *context, int start),
                       void *context) {
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		for (unsigned digits = search->state->candidates[cell]; digits; digits &= digits - 1)
			for (int on = 0; on < 2; on++)
				visit(context, nonet_node_of(cell, nonet_lowest_digit(digits), on));
		if (nonet_search_stopped(search))
			return false;
	}
	return true;
}

struct work {
	const struct nonet_state *state;
	struct nonet_tables *tables;
	struct nonet_consequences *sets;
	struct nonet_consequences *trials;
	struct closure closure;
};

static void visit_chains(void *context, int start) {
	struct work *work = context;
	follow_chains(work->tables, start, &work->sets[start]);
}

static void visit_trial(void *context, int start) {
	struct work *work = context;
	try_candidate(work->state, start, &work->trials[start]);
}

static void visit_closure(void *context, int start) {
	struct work *work = context;
	close_over(&work->closure, start);
}

static bool find_nets(struct nonet_search *search, struct work *work) {
	work->trials = calloc(NONET_CANDIDATE_NODES, sizeof *work->trials);
	if (!work->trials) {
		search->no_memory = true;
		return false;
	}
	memset(work->closure.is_done, 0, sizeof work->closure.is_done);
	work->closure.trials = work->trials;
	work->closure.tables = work->tables;
	work->closure.sets = work->sets;
	bool complete =
	    each_start(search, visit_trial, work) && each_start(search, visit_closure, work);
	free(work->trials);
	return complete;
}

struct nonet_consequences *nonet_consequences_of(struct nonet_search *search, bool nets) {
	struct work work;
	work.state = search->state;
	work.tables = nonet_tables_of(search, NONET_TABLES_GROUPED);
	if (!work.tables)
		return NULL;
	work.sets = calloc(NONET_CANDIDATE_NODES, sizeof *work.sets);
	if (!work.sets) {
		search->no_memory = true;
		return NULL;
	}
	bool complete = nets ? find_nets(search, &work) : each_start(search, visit_chains, &work);
	if (complete)
		return work.sets;
	free(work.sets);
	return NULL;
}
