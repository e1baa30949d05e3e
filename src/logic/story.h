/* Chains written down for callers, laid out as in struct nonet_step. */
#ifndef NONET_LOGIC_STORY_H
#define NONET_LOGIC_STORY_H

#include <nonet/logic.h>

/* Growing lists; all zero is an empty story. A node and a parent belong to what was begun last. */
struct nonet_story {
	uint32_t chain_count;
	size_t chain_capacity;
	uint32_t node_count;
	size_t node_capacity;
	uint32_t parent_count;
	size_t parent_capacity;
	struct nonet_chain *chains;
	struct nonet_chain_node *nodes;
	uint32_t *parents;
	bool no_memory; /* some of it is missing */
};

void nonet_story_clear(struct nonet_story *story);
void nonet_story_free_inside(struct nonet_story *story);

void nonet_story_begin_chain(struct nonet_story *story);
void nonet_story_add_node(struct nonet_story *story, const struct nonet_chain_node *node);
void nonet_story_add_parent(struct nonet_story *story, uint32_t parent);

/* Shows the chains in the step; none of them when some are missing. */
void nonet_story_show(const struct nonet_story *story, struct nonet_step *step);

#endif
