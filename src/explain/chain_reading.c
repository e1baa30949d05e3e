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
