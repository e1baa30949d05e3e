#include "logic/derivation.h"

#include <stdlib.h>
#include <string.h>

struct kept {
	int start; /* -1: nothing is kept here */
	bool nets;
	struct nonet_derivation derivation;
};

struct nonet_derivations {
	uint32_t epoch; /* of the position that they were made in */
	int next;       /* to be replaced */
	struct kept *kept[NONET_FINDING_STARTS];
};

/* A fact whose parents are added next. */
static struct nonet_fact *begin_fact(struct nonet_derivation *derivation, int node) {
	struct nonet_fact *fact = &derivation->facts[derivation->count++];
	*fact = (struct nonet_fact){(uint16_t)node, 0, derivation->parent_count};
	return fact;
}

static void add_parent(struct nonet_derivation *derivation, struct nonet_fact *fact, int node) {
	derivation->parents[derivation->parent_count++] = (uint16_t)(derivation->position[node] - 1);
	fact->parent_count++;
}

static void mark(struct nonet_derivation *derivation) {
	int node = derivation->facts[derivation->count - 1].node;
	derivation->position[node] = (uint16_t)derivation->count;
	if (nonet_node_is_candidate(node))
		nonet_node_add(derivation->on, derivation->off, node);
}

static void add_single_cause(struct nonet_derivation *derivation, int node, int parent) {
	if (derivation->position[node])
		return;
	add_parent(derivation, begin_fact(derivation, node), parent);
	mark(derivation);
}

/* A cell, or a house for a digit, as a list of the candidates that it may hold. */
struct choice {
	int count;
	uint16_t candidate[9]; /* nodes, off */
};

static struct choice choice_of_cell(const struct nonet_state *state, int cell) {
	struct choice choice = {.count = 0};
	for (unsigned digits = state->candidates[cell]; digits; digits &= digits - 1)
		choice.candidate[choice.count++] =
		    (uint16_t)nonet_node_of(cell, nonet_lowest_digit(digits), false);
	return choice;
}

static struct choice choice_of_house(const struct nonet_state *state, int house, int digit) {
	struct choice choice = {.count = 0};
	struct nonet_cellset places = nonet_places(state, house, digit);
	while (!nonet_cellset_is_empty(places))
		choice.candidate[choice.count++] =
		    (uint16_t)nonet_node_of(nonet_cellset_take(&places), digit, false);
	return choice;
}

/* How many of the candidates are not known to be off; the last one of these. */
static int count_open(const struct nonet_derivation *derivation, const struct choice *choice,
                      int *open_ret) {
	int count = 0;
	for (int i = 0; i < choice->count; i++)
		if (!derivation->position[choice->candidate[i]]) {
			*open_ret = choice->candidate[i];
			count++;
		}
	return count;
}

/* That candidate is on, as all others of the choice are off. */
static void add_last(struct nonet_derivation *derivation, const struct choice *choice, int off) {
	struct nonet_fact *fact = begin_fact(derivation, off + 1);
	for (int i = 0; i < choice->count; i++)
		if (choice->candidate[i] != off)
			add_parent(derivation, fact, choice->candidate[i]);
}

/* Where one candidate is left it is on; where none is, each of them is, as the others are off. */
static void follow_choice(struct nonet_derivation *derivation, const struct choice *choice) {
	int open = -1;
	if (count_open(derivation, choice, &open) > 1)
		return;
	for (int i = 0; i < choice->count; i++) {
		int off = choice->candidate[i];
		if ((open >= 0 && off != open) || derivation->position[off + 1])
			continue;
		add_last(derivation, choice, off);
		mark(derivation);
	}
}

/* Whether nothing follows from the digit's places in the house: two or more of them are not known
 * to be off, or what would be on is so already. */
static bool is_settled(const struct nonet_derivation *derivation, const struct nonet_state *state,
                       int house, int digit) {
	struct nonet_cellset places = nonet_places(state, house, digit);
	struct nonet_cellset open = nonet_cellset_minus(places, derivation->off[digit - 1]);
	if (!nonet_cellset_is_empty(open)) {
		places = open;
		nonet_cellset_take(&open);
		if (!nonet_cellset_is_empty(open))
			return true;
	}
	return nonet_cellset_within(places, derivation->on[digit - 1]);
}

static void follow_off(struct nonet_derivation *derivation, const struct nonet_state *state,
                       int off) {
	int cell = off / 18, digit = off / 2 % 9 + 1;
	struct choice choice = choice_of_cell(state, cell);
	follow_choice(derivation, &choice);
	for (int k = 0; k < 3; k++) {
		int house = nonet_masks_house_of(cell, k);
		if (is_settled(derivation, state, house, digit))
			continue;
		choice = choice_of_house(state, house, digit);
		follow_choice(derivation, &choice);
	}
}

/* What is on without any assumption. */
static void add_singles(struct nonet_derivation *derivation, const struct nonet_state *state) {
	for (int cell = 0; cell < NONET_CELLS; cell++)
		for (unsigned digits = state->candidates[cell]; digits; digits &= digits - 1) {
			int digit = nonet_lowest_digit(digits), node = nonet_node_of(cell, digit, true);
			bool single = nonet_digit_count(state->candidates[cell]) == 1;
			for (int k = 0; k < 3; k++)
				single |= nonet_place_count(state, nonet_masks_house_of(cell, k), digit) == 1;
			if (!single || derivation->position[node])
				continue;
			begin_fact(derivation, node);
			mark(derivation);
		}
}

static void derive_net(struct nonet_derivation *derivation, const struct nonet_tables *tables,
                       const struct nonet_state *state) {
	add_singles(derivation, state);
	for (int i = 0; i < derivation->count; i++) {
		int node = derivation->facts[i].node;
		for (int k = 0; k < tables->degree[node]; k++)
			add_single_cause(derivation, tables->edge[node][k], node);
		if (nonet_node_is_candidate(node) && !nonet_node_is_on(node))
			follow_off(derivation, state, node);
	}
}

static void derive_chains(struct nonet_derivation *derivation, struct nonet_tables *tables,
                          int start) {
	nonet_tables_follow(tables, start);
	for (int i = 1; i < tables->reached_count; i++)
		add_single_cause(derivation, tables->reached[i], tables->before[tables->reached[i]]);
}

static void derive(struct nonet_derivation *derivation, struct nonet_tables *tables,
                   const struct nonet_state *state, int start, bool nets) {
	derivation->count = 0;
	derivation->parent_count = 0;
	memset(derivation->on, 0, sizeof derivation->on);
	memset(derivation->off, 0, sizeof derivation->off);
	memset(derivation->position, 0, sizeof derivation->position);
	begin_fact(derivation, start);
	mark(derivation);
	if (nets)
		derive_net(derivation, tables, state);
	else
		derive_chains(derivation, tables, start);
}

/* What is kept of the search's position. */
static struct nonet_derivations *derivations_of(struct nonet_search *search) {
	if (!search->derivations)
		search->derivations = calloc(1, sizeof *search->derivations);
	struct nonet_derivations *derivations = search->derivations;
	if (!derivations || derivations->epoch == search->epoch)
		return derivations;
	derivations->epoch = search->epoch;
	for (int i = 0; i < NONET_FINDING_STARTS; i++)
		if (derivations->kept[i])
			derivations->kept[i]->start = -1;
	return derivations;
}

static struct kept *find_kept(const struct nonet_derivations *derivations, int start, bool nets) {
	for (int i = 0; i < NONET_FINDING_STARTS; i++) {
		struct kept *kept = derivations->kept[i];
		if (kept && kept->start == start && kept->nets == nets)
			return kept;
	}
	return NULL;
}

static struct kept *replace_next(struct nonet_derivations *derivations) {
	struct kept **kept = &derivations->kept[derivations->next];
	derivations->next = (derivations->next + 1) % NONET_FINDING_STARTS;
	if (!*kept)
		*kept = malloc(sizeof **kept);
	return *kept;
}

struct nonet_derivation *nonet_derive(struct nonet_search *search, int start, bool nets) {
	struct nonet_tables *tables = nonet_tables_of(search, NONET_TABLES_GROUPED);
	struct nonet_derivations *derivations = derivations_of(search);
	if (!tables || !derivations) {
		search->no_memory = true;
		return NULL;
	}
	struct kept *kept = find_kept(derivations, start, nets);
	if (!kept) {
		kept = replace_next(derivations);
		if (!kept) {
			search->no_memory = true;
			return NULL;
		}
		kept->start = start;
		kept->nets = nets;
		derive(&kept->derivation, tables, search->state, start, nets);
	}
	return &kept->derivation;
}

void nonet_derivations_free(struct nonet_derivations *derivations) {
	for (int i = 0; derivations && i < NONET_FINDING_STARTS; i++)
		free(derivations->kept[i]);
	free(derivations);
}

/* Whether nothing is left of a choice that had something: the one that went last had to be on. */
static bool is_empty(struct nonet_derivation *derivation, const struct choice *choice,
                     int clash_ret[2]) {
	int last = 0, open;
	if (choice->count == 0 || count_open(derivation, choice, &open) > 0)
		return false;
	for (int i = 0; i < choice->count; i++)
		if (derivation->position[choice->candidate[i]] > last)
			last = derivation->position[choice->candidate[i]];
	clash_ret[0] = derivation->count;
	clash_ret[1] = last - 1;
	add_last(derivation, choice, derivation->facts[last - 1].node);
	return true;
}

bool nonet_derive_clash(struct nonet_derivation *derivation, const struct nonet_state *state,
                        int clash_ret[2]) {
	for (int i = 0; i < derivation->count; i++) {
		int node = derivation->facts[i].node;
		if (!nonet_node_is_candidate(node) || !derivation->position[node ^ 1])
			continue;
		int opposite = derivation->position[node ^ 1] - 1;
		clash_ret[0] = nonet_node_is_on(node) ? i : opposite;
		clash_ret[1] = nonet_node_is_on(node) ? opposite : i;
		return true;
	}
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		struct choice choice = choice_of_cell(state, cell);
		if (is_empty(derivation, &choice, clash_ret))
			return true;
	}
	for (int house = 0; house < NONET_HOUSES; house++)
		for (int digit = 1; digit <= 9; digit++) {
			struct choice choice = choice_of_house(state, house, digit);
			if (is_empty(derivation, &choice, clash_ret))
				return true;
		}
	return false;
}
