#include "logic/consequences.h"

#include "logic/closure.h"
#include "logic/trial.h"

#include <stdlib.h>
#include <string.h>

/* What follows from what, among the candidates of the position, on and off, and its groups. These
 * are numbered, the candidates first, so that the rows of the closure stay short. */
struct work {
	struct nonet_search *search;
	const struct nonet_tables *tables;
	struct nonet_closure closure;
	int candidate_count, count;
	uint16_t node[NONET_NODES];   /* by number */
	uint16_t number[NONET_NODES]; /* by node, of those that are numbered */
};

static void number_node(struct work *work, int node) {
	work->node[work->count] = (uint16_t)node;
	work->number[node] = (uint16_t)work->count++;
}

static void number_nodes(struct work *work) {
	work->count = 0;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		unsigned digits = work->search->state->candidates[cell];
		for (; digits; digits &= digits - 1)
			for (int on = 0; on < 2; on++)
				number_node(work, nonet_node_of(cell, nonet_lowest_digit(digits), on));
	}
	work->candidate_count = work->count;
	for (int i = 0; i < 2 * work->tables->group_count; i++)
		number_node(work, NONET_CANDIDATE_NODES + i);
}

static void add_links(struct work *work) {
	for (int i = 0; i < work->count; i++) {
		int node = work->node[i];
		for (int k = 0; k < work->tables->degree[node]; k++)
			nonet_closure_add(&work->closure, i, work->number[work->tables->edge[node][k]]);
	}
}

static void add_all(struct work *work, int from, const struct nonet_cellset cells[9], bool on) {
	for (int i = 0; i < 9; i++)
		for (struct nonet_cellset rest = cells[i]; !nonet_cellset_is_empty(rest);) {
			int node = nonet_node_of(nonet_cellset_take(&rest), i + 1, on);
			nonet_closure_add(&work->closure, from, work->number[node]);
		}
}

static void add_trials(struct work *work) {
	struct nonet_trial trial;
	nonet_trial_start(&trial, work->search->state);
	for (int i = 0; i < work->candidate_count && !nonet_search_stopped(work->search); i++) {
		int node = work->node[i];
		nonet_trial_run(&trial, node / 18, node / 2 % 9 + 1, nonet_node_is_on(node));
		add_all(work, i, trial.on, true);
		add_all(work, i, trial.off, false);
	}
}

/* Writes down the candidates of a row. */
static void write_set(const struct work *work, int number, struct nonet_consequences *set) {
	const uint64_t *row = nonet_closure_row(&work->closure, number);
	memset(set, 0, sizeof *set);
	for (int first = 0; first < work->candidate_count; first += 64)
		for (uint64_t bits = row[first / 64]; bits; bits &= bits - 1) {
			int at = first + __builtin_ctzll(bits);
			if (at < work->candidate_count)
				nonet_node_add(set->on, set->off, work->node[at]);
		}
}

static void find_sets(struct work *work, bool nets, struct nonet_consequences *sets) {
	add_links(work);
	if (nets)
		add_trials(work);
	for (int i = 0; i < work->candidate_count && !nonet_search_stopped(work->search); i++) {
		nonet_closure_close(&work->closure, i);
		write_set(work, i, &sets[work->node[i]]);
	}
}

struct nonet_consequences *nonet_consequences_of(struct nonet_search *search, bool nets) {
	struct work work = {.search = search};
	work.tables = nonet_tables_of(search, NONET_TABLES_GROUPED);
	if (!work.tables)
		return NULL;
	number_nodes(&work);
	struct nonet_consequences *sets = malloc(NONET_CANDIDATE_NODES * sizeof *sets);
	if (!sets || !nonet_closure_start(&work.closure, work.count)) {
		search->no_memory = true;
		free(sets);
		return NULL;
	}
	find_sets(&work, nets, sets);
	nonet_closure_free_inside(&work.closure);
	if (!search->stopped)
		return sets;
	free(sets);
	return NULL;
}
