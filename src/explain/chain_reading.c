#include "explain/chain_reading.h"

static struct nonet_chain_group group_at(const struct nonet_step *step,
                                         const struct nonet_chain *chain, uint32_t last) {
	struct nonet_chain_group group = {.last = chain->first_node + last};
	uint32_t at = group.last;
	while (step->nodes[at].joined && at > chain->first_node)
		at--;
	for (uint32_t i = at; i <= group.last; i++) {
		nonet_cellset_add(&group.cells, step->nodes[i].cell);
		group.digits |= 1u << (step->nodes[i].digit - 1);
	}
	group.first = at;
	group.node = &step->nodes[at];
	return group;
}

bool nonet_chain_next(struct nonet_chain_reading *reading, struct nonet_chain_group *group_ret) {
	if (reading->next == 0)
		return false;
	*group_ret = group_at(reading->step, reading->chain, reading->next - 1);
	reading->next = group_ret->first - reading->chain->first_node;
	return true;
}

struct nonet_chain_group nonet_chain_start(const struct nonet_step *step, uint32_t chain) {
	return group_at(step, &step->chains[chain], step->chains[chain].node_count - 1);
}

struct nonet_chain_group nonet_chain_end(const struct nonet_step *step, uint32_t chain) {
	const struct nonet_chain *at = &step->chains[chain];
	uint32_t last = 0;
	while (last + 1 < at->node_count && step->nodes[at->first_node + last + 1].joined)
		last++;
	return group_at(step, at, last);
}

bool nonet_chain_is_linear(const struct nonet_step *step, uint32_t chain) {
	struct nonet_chain_reading reading = nonet_chain_read(step, chain);
	struct nonet_chain_group group, before;
	if (!nonet_chain_next(&reading, &before))
		return true;
	for (; nonet_chain_next(&reading, &group); before = group) {
		if (group.node->parent_count == 0)
			return false;
		for (uint32_t i = 0; i < group.node->parent_count; i++) {
			uint32_t parent = step->parents[group.node->first_parent + i];
			if (parent < before.first || parent > before.last)
				return false;
		}
	}
	return true;
}

bool nonet_chain_of_cases(const struct nonet_step *step) {
	if (step->technique == NONET_TECHNIQUE_KRAKEN_FISH_1 ||
	    step->technique == NONET_TECHNIQUE_KRAKEN_FISH_2)
		return true;
	if (step->chain_count < 2)
		return false;
	struct nonet_chain_group first = nonet_chain_start(step, 0);
	for (uint32_t i = 1; i < step->chain_count; i++) {
		struct nonet_chain_group start = nonet_chain_start(step, i);
		if (!nonet_chain_same_candidate(&first, &start) || first.node->on != start.node->on)
			return true;
	}
	return false;
}

/* Of true groups only single candidates are compared. */
static bool cannot_be_both(const struct nonet_chain_group *a, const struct nonet_chain_group *b) {
	bool same_digit = a->node->digit == b->node->digit;
	if (a->node->on != b->node->on) {
		const struct nonet_chain_group *on = a->node->on ? a : b, *off = a->node->on ? b : a;
		return on->digits == off->digits && nonet_cellset_within(on->cells, off->cells);
	}
	int cell = nonet_chain_cell(a), other = nonet_chain_cell(b);
	if (!a->node->on || cell < 0 || other < 0)
		return false;
	return same_digit ? nonet_masks_sees(cell, other) : cell == other;
}

static bool clashes(const struct nonet_step *step, uint32_t chain,
                    const struct nonet_chain_group *group, struct nonet_chain_group *earlier_ret) {
	struct nonet_chain_reading reading = nonet_chain_read(step, chain);
	while (nonet_chain_next(&reading, earlier_ret) && earlier_ret->first != group->first)
		if (cannot_be_both(earlier_ret, group))
			return true;
	return false;
}

bool nonet_chain_falls(const struct nonet_step *step, uint32_t chain,
                       struct nonet_chain_group *group_ret, struct nonet_chain_group *earlier_ret) {
	struct nonet_chain_reading reading = nonet_chain_read(step, chain);
	if (chain >= step->chain_count || !nonet_chain_of_cases(step))
		return false;
	while (nonet_chain_next(&reading, group_ret) && reading.next > 0)
		if (clashes(step, chain, group_ret, earlier_ret))
			return true;
	return false;
}

bool nonet_chain_is_bare(const struct nonet_step *step, uint32_t chain) {
	if (step->chain_count != 2 || chain > 1)
		return false;
	struct nonet_chain_group own = nonet_chain_start(step, chain);
	struct nonet_chain_group other = nonet_chain_start(step, 1 - chain);
	return own.first == step->chains[chain].first_node &&
	       other.first != step->chains[1 - chain].first_node &&
	       nonet_chain_same_candidate(&own, &other) && own.node->on == other.node->on;
}

int nonet_chain_cell(const struct nonet_chain_group *group) {
	return group->first == group->last ? group->node->cell : -1;
}

bool nonet_chain_same_candidate(const struct nonet_chain_group *a,
                                const struct nonet_chain_group *b) {
	return a->node->digit == b->node->digit && nonet_cellset_equal(a->cells, b->cells);
}
