#include "explain/chain_lines.h"

#include <stdlib.h>

/* How many chains there are along with the nested ones. */
static uint32_t chain_count(const struct nonet_step *step) {
	uint32_t count = step->chain_count;
	for (uint32_t i = 0; i < count; i++)
		for (uint32_t k = 0; k < step->chains[i].node_count; k++) {
			const struct nonet_chain_node *node = &step->nodes[step->chains[i].first_node + k];
			if (node->nested_count && node->nested + node->nested_count > count)
				count = node->nested + node->nested_count;
		}
	return count;
}

static void mark(int *lines, const struct nonet_chain_group *group, int line) {
	for (uint32_t i = group->first; i <= group->last; i++)
		lines[i] = line;
}

/* Marks what the marked groups follow from; conclusions are before their sources. */
static void mark_sources(const struct nonet_step *step, const struct nonet_chain *chain,
                         int *lines) {
	uint32_t end = chain->first_node + chain->node_count;
	for (uint32_t first = chain->first_node, last; first < end; first = last + 1) {
		const struct nonet_chain_node *node = &step->nodes[first];
		int told = lines[first];
		for (last = first; last + 1 < end && step->nodes[last + 1].joined; last++)
			told |= lines[last + 1];
		for (uint32_t i = first; i <= last; i++)
			lines[i] = told;
		for (uint32_t i = 0; told && i < node->parent_count; i++)
			lines[step->parents[node->first_parent + i]] = told;
	}
}

static void number_lines(const struct nonet_step *step, uint32_t chain, int *lines) {
	struct nonet_chain_reading reading = nonet_chain_read(step, chain);
	struct nonet_chain_group group, earlier;
	bool falls = nonet_chain_falls(step, chain, &group, &earlier);
	if (falls) {
		mark(lines, &group, 1);
		mark(lines, &earlier, 1);
		mark_sources(step, &step->chains[chain], lines);
	}
	for (int line = 1; nonet_chain_next(&reading, &group);)
		if (!falls || lines[group.first])
			mark(lines, &group, line++);
}

int *nonet_chain_lines(const struct nonet_step *step) {
	uint32_t chains = chain_count(step), nodes = 1;
	for (uint32_t i = 0; i < chains; i++)
		if (step->chains[i].first_node + step->chains[i].node_count > nodes)
			nodes = step->chains[i].first_node + step->chains[i].node_count;
	int *lines = calloc(nodes, sizeof *lines);
	for (uint32_t i = 0; lines && i < chains; i++)
		number_lines(step, i, lines);
	return lines;
}
