#include "logic/finding_story.h"

#include "logic/derivation.h"

#include <assert.h>
#include <stdlib.h>

enum { MAX_PARENTS = 32 };

/* What nodes follow from: positions in the story, and the cells. */
struct parents {
	int count;
	uint32_t at[MAX_PARENTS];
	struct nonet_cellset cells;
	int digit; /* of the first */
};

static void add_parent(struct parents *parents, uint32_t at, int cell, int digit) {
	if (parents->count == 0)
		parents->digit = digit;
	if (parents->count < MAX_PARENTS)
		parents->at[parents->count++] = at;
	nonet_cellset_add(&parents->cells, cell);
}

/* The house by which some cells follow from others: for true ones it has no other place. Of false
 * ones with the parents that rule them all out, at least two lie where a line meets a box, so one
 * of these two houses holds the parents too. */
static int house_between(const struct nonet_state *state, struct nonet_cellset cells,
                         struct nonet_cellset parents, int digit, bool on) {
	struct nonet_cellset both = nonet_cellset_or(cells, parents);
	int first = nonet_cellset_first(cells);
	for (int k = 0; k < 3; k++) {
		int house = nonet_masks_house_of(first, k);
		if (nonet_cellset_within(both, nonet_masks_house[house]) &&
		    (!on || nonet_cellset_within(nonet_places(state, house, digit), both)))
			return house;
	}
	return 0;
}

/* Adds a node of a group, `cells`, or of one candidate alone. */
static void add_node(struct nonet_story *story, const struct nonet_state *state,
                     const struct nonet_link *link, struct nonet_cellset cells,
                     const struct parents *parents) {
	struct nonet_chain_node node = {
	    .cell = link->cell, .digit = link->digit, .on = link->on, .set = link->set};
	struct nonet_cellset own = {0, 0};
	nonet_cellset_add(&own, link->cell);
	bool same_cell = parents->count
	                     ? nonet_cellset_equal(parents->cells, own) && parents->digit != link->digit
	                     : nonet_digit_count(state->candidates[link->cell]) == 1;
	node.joined = link->joined;
	if (link->set) {
		node.cause = NONET_CAUSE_SAME_SET;
	} else if (same_cell) {
		node.cause = NONET_CAUSE_SAME_CELL;
	} else {
		node.cause = NONET_CAUSE_SAME_HOUSE;
		node.house = (uint8_t)house_between(state, cells, parents->cells, link->digit, link->on);
	}
	nonet_story_add_node(story, &node);
	for (int i = 0; i < parents->count; i++)
		nonet_story_add_parent(story, parents->at[i]);
}

/* The start of a chain, of which each candidate is assumed. */
static void add_start(struct nonet_story *story, const struct nonet_link *link) {
	nonet_story_add_node(story, &(struct nonet_chain_node){.cell = link->cell,
	                                                       .digit = link->digit,
	                                                       .on = link->on,
	                                                       .joined = link->joined,
	                                                       .cause = NONET_CAUSE_ASSUMED});
}

/* ---- A chain of links ---- */

/* The first link of the group that link i belongs to; the first one is not joined to any. */
static int group_start(const struct nonet_finding *finding, int i) {
	assert(i < NONET_FINDING_LINKS);
	while (finding->links[i].joined)
		i--;
	return i;
}

/* The chain has the last group of links first, each group in its own order. */
static void tell_links(const struct nonet_finding *finding, const struct nonet_state *state,
                       struct nonet_story *story) {
	uint32_t after = story->node_count; /* where the group begins that is told next */
	nonet_story_begin_chain(story);
	for (int end = finding->link_count; end > 0;) {
		int start = group_start(finding, end - 1);
		struct parents parents = {.count = 0};
		struct nonet_cellset cells = {0, 0};
		after += (uint32_t)(end - start);
		int from = start > 0 ? group_start(finding, start - 1) : 0;
		for (int p = from; p < start; p++)
			add_parent(&parents, after + (uint32_t)(p - from), finding->links[p].cell,
			           finding->links[p].digit);
		for (int i = start; i < end; i++)
			nonet_cellset_add(&cells, finding->links[i].cell);
		for (int i = start; i < end; i++)
			if (start > 0)
				add_node(story, state, &finding->links[i], cells, &parents);
			else
				add_start(story, &finding->links[i]);
		end = start;
	}
}

/* ---- Derivations ---- */

struct telling {
	const struct nonet_derivation *derivation;
	const struct nonet_tables *tables;
	const struct nonet_state *state;
	struct nonet_story *story;
	uint64_t is_needed[NONET_NODES / 64 + 1]; /* by position of a fact: still to be listed */
	int needed_count;                         /* of the chain that is told */
	uint16_t needed[NONET_NODES + 1];         /* positions, from the last on */
	uint32_t at[NONET_NODES + 1]; /* by position, where the fact's nodes begin in the story */
};

static int node_count_of(const struct telling *telling, int fact) {
	int node = telling->derivation->facts[fact].node;
	return nonet_cellset_count(nonet_node_cells(telling->tables, node));
}

static void need(struct telling *telling, int fact) {
	telling->is_needed[fact / 64] |= (uint64_t)1 << fact % 64;
}

/* Lists what the fact follows from, directly or not: facts that come before it. The start is listed
 * even if nothing needs it. */
static void list_needed(struct telling *telling, int fact) {
	const struct nonet_derivation *derivation = telling->derivation;
	uint32_t at = telling->story->node_count;
	telling->needed_count = 0;
	for (int word = fact / 64; word >= 0; word--)
		telling->is_needed[word] = 0;
	need(telling, fact);
	need(telling, 0);
	for (int word = fact / 64; word >= 0; word--)
		while (telling->is_needed[word]) {
			int i = 64 * word + 63 - __builtin_clzll(telling->is_needed[word]);
			const uint16_t *parents = &derivation->parents[derivation->facts[i].first_parent];
			telling->is_needed[word] &= ~((uint64_t)1 << i % 64);
			for (int k = 0; k < derivation->facts[i].parent_count; k++)
				need(telling, parents[k]);
			telling->needed[telling->needed_count++] = (uint16_t)i;
			telling->at[i] = at;
			at += (uint32_t)node_count_of(telling, i);
		}
}

static void list_parents(const struct telling *telling, int fact, struct parents *parents) {
	const struct nonet_derivation *derivation = telling->derivation;
	parents->count = 0;
	parents->cells = (struct nonet_cellset){0, 0};
	for (uint32_t k = 0; k < derivation->facts[fact].parent_count; k++) {
		int parent = derivation->parents[derivation->facts[fact].first_parent + k];
		int node = derivation->facts[parent].node;
		struct nonet_cellset cells = nonet_node_cells(telling->tables, node);
		for (uint32_t at = telling->at[parent]; !nonet_cellset_is_empty(cells); at++)
			add_parent(parents, at, nonet_cellset_take(&cells),
			           nonet_node_digit(telling->tables, node));
	}
}

static void tell_fact(struct telling *telling, int fact) {
	int node = telling->derivation->facts[fact].node;
	struct nonet_cellset cells = nonet_node_cells(telling->tables, node), rest = cells;
	struct parents parents;
	list_parents(telling, fact, &parents);
	struct nonet_link link = {.digit = (uint8_t)nonet_node_digit(telling->tables, node),
	                          .on = nonet_node_is_on(node)};
	for (; !nonet_cellset_is_empty(rest); link.joined = true) {
		link.cell = (uint8_t)nonet_cellset_take(&rest);
		if (fact > 0)
			add_node(telling->story, telling->state, &link, cells, &parents);
		else
			add_start(telling->story, &link);
	}
}

/* The chain that leads to a fact. */
static void tell_chain(struct telling *telling, int fact) {
	list_needed(telling, fact);
	nonet_story_begin_chain(telling->story);
	for (int i = 0; i < telling->needed_count; i++)
		tell_fact(telling, telling->needed[i]);
}

static void tell_conclusion(struct telling *telling, int node) {
	int position = telling->derivation->position[node];
	assert(position > 0);
	tell_chain(telling, position - 1);
}

/* What follows from one start: a clash, or all conclusions. */
static void tell_start(struct telling *telling, struct nonet_derivation *derivation,
                       const struct nonet_finding *finding, const uint16_t gone[NONET_CELLS]) {
	int clash[2];
	if (finding->clashes) {
		int count = derivation->count;
		uint32_t parent_count = derivation->parent_count;
		if (!nonet_derive_clash(derivation, telling->state, clash))
			return;
		tell_chain(telling, clash[0]);
		tell_chain(telling, clash[1]);
		derivation->count = count;
		derivation->parent_count = parent_count;
		return;
	}
	for (int i = 0; i < finding->placement_count; i++)
		tell_conclusion(telling, nonet_node_of(finding->placements[i].cell,
		                                       finding->placements[i].digit, true));
	for (int cell = 0; cell < NONET_CELLS; cell++)
		for (unsigned digits = gone[cell]; digits; digits &= digits - 1)
			tell_conclusion(telling, nonet_node_of(cell, nonet_lowest_digit(digits), false));
}

static bool tell_starts(struct nonet_search *search, const struct nonet_finding *finding,
                        struct nonet_story *story) {
	struct telling *telling = malloc(sizeof *telling);
	bool has_room = telling != NULL;
	uint16_t gone[NONET_CELLS] = {0};
	for (int i = 0; i < finding->elimination_count; i++)
		gone[finding->eliminations[i].cell] |=
		    (uint16_t)(1u << (finding->eliminations[i].digit - 1));
	for (int i = 0; has_room && i < finding->start_count; i++) {
		struct nonet_derivation *derivation =
		    nonet_derive(search, finding->starts[i], finding->nets);
		if (!derivation) {
			has_room = false;
			break;
		}
		telling->derivation = derivation;
		telling->tables = search->tables;
		telling->state = search->state;
		telling->story = story;
		tell_start(telling, derivation, finding, gone);
	}
	free(telling);
	return has_room;
}

bool nonet_finding_tell(struct nonet_search *search, const struct nonet_finding *finding,
                        struct nonet_story *story) {
	nonet_story_clear(story);
	if (finding->link_count > 0)
		tell_links(finding, search->state, story);
	return (finding->start_count == 0 || tell_starts(search, finding, story)) && !story->no_memory;
}
