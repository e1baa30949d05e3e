/* Chains written down for the caller of a path. */
#ifndef NONET_LOGIC_SE_STORY_H
#define NONET_LOGIC_SE_STORY_H

#include "logic/se_chains.h"

enum { NONET_SE_OWN_CHAINS = 9 };

/* Growing lists, laid out as in struct nonet_step. Nested chains are written as they come up,
 * before it is known which of them are needed. */
struct nonet_se_story {
	struct nonet_chain *chains;
	struct nonet_chain_node *nodes;
	uint32_t *parents;
	int chain_count;
	size_t chain_capacity;
	uint32_t node_count;
	size_t node_capacity;
	uint32_t parent_count;
	size_t parent_capacity;
	int own[NONET_SE_OWN_CHAINS], own_count; /* which chains are the step's own */
	bool out_of_memory;
};

struct nonet_se_story *nonet_se_story_new(void);
void nonet_se_story_free(struct nonet_se_story *story); /* NULL is fine */
void nonet_se_story_clear(struct nonet_se_story *story);

/* Each adds one chain: a static one, and that to a node of a net. */
void nonet_se_story_add_trace(struct nonet_se_story *story, const struct nonet_se_traced *trace,
                              int count);
void nonet_se_story_add_net(struct nonet_se_story *story, const struct nonet_se_chainer *chainer,
                            const struct nonet_se_net *net, int position);

/* Says that the chain added last is the step's own. */
void nonet_se_story_own(struct nonet_se_story *story);

/* Puts the step's own chains before all others, and shows them in the step. */
void nonet_se_story_show(struct nonet_se_story *story, struct nonet_step *step);

#endif
