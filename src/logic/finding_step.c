#include "logic/finding_step.h"

#include "logic/step.h"

#include <assert.h>
#include <string.h>

static void write_consequences(const struct nonet_finding *finding, struct nonet_step *step) {
	uint16_t gone[NONET_CELLS] = {0};
	for (int i = 0; i < finding->placement_count; i++)
		nonet_step_place(step, finding->placements[i].cell, finding->placements[i].digit);
	for (int i = 0; i < finding->elimination_count; i++)
		gone[finding->eliminations[i].cell] |=
		    (uint16_t)(1u << (finding->eliminations[i].digit - 1));
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (gone[cell])
			nonet_step_eliminate(step, cell, gone[cell]);
}

/* Cells that the finding names several times in one role, with other digits, are marked once, and
 * once for each set that they belong to. */
static void write_pattern(const struct nonet_finding *finding, struct nonet_step *step) {
	int position[NONET_ROLE_COUNT][NONET_CELLS];
	memset(position, -1, sizeof position);
	for (int i = 0; i < finding->pattern_count; i++) {
		const struct nonet_pattern_cell *at = &finding->pattern[i];
		int *own = &position[at->role][at->cell];
		if (!at->set && *own >= 0) {
			step->pattern[*own].digits |= at->digits;
			continue;
		}
		if (!at->set)
			*own = step->pattern_count;
		step->pattern[step->pattern_count++] = *at;
	}
	step->set_link_count = (uint8_t)finding->set_link_count;
	memcpy(step->set_links, finding->set_links,
	       sizeof finding->set_links[0] * (size_t)finding->set_link_count);
}

static int common_house(int a, int b) {
	for (int k = 0; k < 3; k++)
		if (nonet_masks_house_of(a, k) == nonet_masks_house_of(b, k))
			return nonet_masks_house_of(a, k);
	return 0;
}

static void write_node(const struct nonet_link *link, const struct nonet_link *parent,
                       struct nonet_chain_node *node) {
	*node = (struct nonet_chain_node){.cell = link->cell, .digit = link->digit, .on = link->on};
	if (!parent) {
		node->cause = NONET_CAUSE_ASSUMED;
	} else if (parent->cell == link->cell && parent->digit != link->digit) {
		node->cause = NONET_CAUSE_SAME_CELL;
	} else {
		node->cause = NONET_CAUSE_SAME_HOUSE;
		node->house = (uint8_t)common_house(parent->cell, link->cell);
	}
}

/* The first link of the group that link i belongs to; the first one is not joined to any. */
static int group_start(const struct nonet_finding *finding, int i) {
	assert(i < NONET_FINDING_LINKS);
	while (finding->links[i].joined)
		i--;
	return i;
}

/* From the conclusion back to the assumption; each follows from all cells of the link before it. */
static void write_chain(const struct nonet_finding *finding, struct nonet_step_chain *chain,
                        struct nonet_step *step) {
	int count = finding->link_count;
	uint32_t parent_count = 0;
	for (int i = count - 1, at = 0; i >= 0; i--, at++) {
		int start = group_start(finding, i);
		struct nonet_chain_node *node = &chain->nodes[at];
		write_node(&finding->links[i], start ? &finding->links[start - 1] : NULL, node);
		node->joined = at > 0 && finding->links[i + 1].joined;
		if (start == 0)
			continue;
		node->first_parent = parent_count;
		for (int p = group_start(finding, start - 1); p < start; p++) {
			chain->parents[parent_count++] = (uint32_t)(count - 1 - p);
			node->parent_count++;
		}
	}
	chain->chain = (struct nonet_chain){0, (uint32_t)count};
	step->chain_count = 1;
	step->chains = &chain->chain;
	step->nodes = chain->nodes;
	step->parents = chain->parents;
}

void nonet_finding_to_step(const struct nonet_finding *finding, int score,
                           struct nonet_step_chain *chain, struct nonet_step *step_ret) {
	nonet_step_begin(step_ret, finding->technique, score);
	step_ret->digits = finding->digits;
	step_ret->base_houses = finding->base_houses;
	step_ret->cover_houses = finding->cover_houses;
	write_consequences(finding, step_ret);
	write_pattern(finding, step_ret);
	if (finding->link_count > 0)
		write_chain(finding, chain, step_ret);
}
