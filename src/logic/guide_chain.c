#include "logic/guide_chain.h"

#include "logic/se_story.h"

#include <stdlib.h>
#include <string.h>

/* One block: the struct, then the lists, those with the greatest alignment first. */
static struct nonet_guide_chain *keep(const struct nonet_step *step,
                                      const struct nonet_se_story *story) {
	size_t node_nbytes = story->node_count * sizeof story->nodes[0];
	size_t chain_nbytes = (size_t)story->chain_count * sizeof story->chains[0];
	size_t parent_nbytes = story->parent_count * sizeof story->parents[0];
	struct nonet_guide_chain *chain =
	    malloc(sizeof *chain + node_nbytes + chain_nbytes + parent_nbytes);
	if (!chain)
		return NULL;
	struct nonet_chain_node *nodes = (struct nonet_chain_node *)(chain + 1);
	struct nonet_chain *chains = (struct nonet_chain *)(nodes + story->node_count);
	uint32_t *parents = (uint32_t *)(chains + story->chain_count);
	memcpy(nodes, story->nodes, node_nbytes);
	memcpy(chains, story->chains, chain_nbytes);
	memcpy(parents, story->parents, parent_nbytes);
	chain->step = *step;
	chain->step.nodes = nodes;
	chain->step.chains = chains;
	chain->step.parents = parents;
	return chain;
}

static void position_of(const struct nonet_state *state, struct nonet_position *position) {
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		position->board.cell[cell] = state->digit[cell];
		position->candidates[cell] = state->candidates[cell];
		position->given[cell] = nonet_cellset_has(state->given, cell);
	}
}

enum nonet_status nonet_guide_chain_find(struct nonet_guide *guide, const struct nonet_state *state,
                                         enum nonet_se_depth depth,
                                         struct nonet_guide_chain **chain_ret) {
	struct nonet_se_engine engine;
	struct nonet_position position;
	struct nonet_step step;
	struct nonet_limits limits = nonet_watch_rest(&guide->watch);
	position_of(state, &position);
	nonet_se_engine_start_at(&engine, &position, NONET_UNIQUE);
	engine.with_chains = true;
	nonet_se_engine_limit(&engine, &limits);
	enum nonet_status status = nonet_se_engine_find_chain(&engine, depth, &step);
	if (status == NONET_OK) {
		*chain_ret = keep(&step, engine.chainer->own_story);
		status = *chain_ret ? NONET_OK : NONET_NO_MEMORY;
	}
	nonet_se_engine_free_inside(&engine);
	return status;
}

/* Whether the parents of a node leave its cell no other candidate. */
static bool is_forced_in_cell(const struct nonet_step *step, const struct nonet_chain_node *node,
                              const struct nonet_state *state) {
	unsigned left = state->candidates[node->cell] & ~(1u << (node->digit - 1));
	for (uint32_t i = 0; i < node->parent_count; i++) {
		const struct nonet_chain_node *parent = &step->nodes[step->parents[node->first_parent + i]];
		if (parent->cell == node->cell)
			left &= ~(1u << (parent->digit - 1));
	}
	return left == 0;
}

/* Whether they leave its digit no other place in a house. */
static bool is_forced_in_house(const struct nonet_step *step, const struct nonet_chain_node *node,
                               int house, const struct nonet_state *state) {
	unsigned left = state->places[house][node->digit - 1];
	left &= ~(1u << nonet_se_place_in(house, node->cell));
	for (uint32_t i = 0; i < node->parent_count; i++) {
		const struct nonet_chain_node *parent = &step->nodes[step->parents[node->first_parent + i]];
		if (parent->digit == node->digit &&
		    nonet_cellset_has(nonet_masks_house[house], parent->cell))
			left &= ~(1u << nonet_se_place_in(house, parent->cell));
	}
	return left == 0;
}

/* Whether a node that is on follows from its parents. Two cells of a box and a line are linked in
 * either; when the house that the node names is not the one, it is told which. */
static bool is_forced(const struct nonet_step *step, struct nonet_chain_node *node,
                      const struct nonet_state *state) {
	if (node->cause == NONET_CAUSE_SAME_CELL)
		return is_forced_in_cell(step, node, state);
	if (is_forced_in_house(step, node, node->house, state))
		return true;
	for (int k = 0; k < 3; k++) {
		int house = nonet_masks_house_of(node->cell, k);
		if (is_forced_in_house(step, node, house, state)) {
			node->house = (uint8_t)house;
			return true;
		}
	}
	return false;
}

static bool holds(const struct nonet_step *step, const struct nonet_chain *chain,
                  struct nonet_chain_node *nodes, const struct nonet_state *state) {
	for (uint32_t i = 0; i < chain->node_count; i++) {
		struct nonet_chain_node *node = &nodes[chain->first_node + i];
		if (node->cause == NONET_CAUSE_NESTED_STEP || node->cause == NONET_CAUSE_NESTED_CHAIN)
			return false;
		if (node->on && node->cause != NONET_CAUSE_ASSUMED && !is_forced(step, node, state))
			return false;
	}
	return true;
}

/* Whether the starts of a step that tries all cases are still all of them. When it is another house
 * in which they are, the step is told which. */
static bool covers_all_cases(struct nonet_step *step, const struct nonet_state *state) {
	bool by_cell = step->technique == NONET_TECHNIQUE_CELL_CHAINS;
	if (!by_cell && step->technique != NONET_TECHNIQUE_REGION_CHAINS)
		return true;
	struct nonet_cellset cells = {0, 0};
	unsigned digits = 0;
	for (uint32_t i = 0; i < step->chain_count; i++) {
		const struct nonet_chain *chain = &step->chains[i];
		const struct nonet_chain_node *start =
		    &step->nodes[chain->first_node + chain->node_count - 1];
		nonet_cellset_add(&cells, start->cell);
		digits |= 1u << (start->digit - 1);
	}
	int first = nonet_cellset_first(cells);
	if (by_cell)
		return state->candidates[first] == digits;
	for (int k = 0; k < 3; k++) {
		int house = nonet_masks_house_of(first, k);
		if (!nonet_cellset_equal(nonet_places(state, house, nonet_lowest_digit(digits)), cells))
			continue;
		step->base_houses = 1u << house;
		return true;
	}
	return false;
}

bool nonet_guide_chain_holds(struct nonet_guide_chain *chain, const struct nonet_state *state) {
	struct nonet_step *step = &chain->step;
	struct nonet_chain_node *nodes = (struct nonet_chain_node *)(chain + 1);
	for (uint32_t i = 0; i < step->chain_count; i++)
		if (!holds(step, &step->chains[i], nodes, state))
			return false;
	return covers_all_cases(step, state);
}
