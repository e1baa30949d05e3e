/* Inside of nets: what a net being made consists of, and the steps that it makes possible. */
#ifndef NONET_LOGIC_SE_ADVANCED_H
#define NONET_LOGIC_SE_ADVANCED_H

#include "logic/se_chains.h"

enum { NONET_SE_RULES = 4 };

struct nonet_se_run {
	const struct nonet_se_grid *source; /* before the assumption */
	struct nonet_se_grid grid;          /* without what has turned out false so far */
	struct nonet_se_grid fresh;         /* without what is known to be false */
	bool nishio;
	bool dynamic;
	int level;
	int most_ancestors;       /* of nodes that can still matter */
	struct nonet_se_net *net; /* own_net, or room in a chunk; the same for the nodes */
	struct nonet_se_net_node *nodes;
	struct nonet_se_net own_net;
	struct nonet_se_net_node own_nodes[NONET_SE_NODES + 1];
	uint16_t depth[NONET_SE_NODES + 1]; /* by position: steps from the assumption */
	uint16_t *parents;
	uint32_t parent_count, parent_capacity;
	uint16_t on_queue[NONET_SE_CANDIDATES], off_queue[NONET_SE_CANDIDATES]; /* positions */
	int on_begin, on_end, off_begin, off_end;
	uint16_t gone[NONET_SE_CANDIDATES]; /* candidates taken off the grid, in order */
	int gone_count;
	int seen_gone[NONET_SE_RULES]; /* how many of them each nested rule has seen */
	uint32_t mark[NONET_SE_NODES + 1];
	uint32_t last_mark;
	bool out_of_memory;
};

struct nonet_se_run *nonet_se_run_new(void);
void nonet_se_run_free(struct nonet_se_run *run); /* NULL is fine */

void nonet_se_run_add_parent(struct nonet_se_run *run, int position);

/* Adds that a candidate is false by a nested step whose parents are the last ones added. Of a
 * candidate that is known to be false nothing is added. */
void nonet_se_run_add_step(struct nonet_se_run *run, int candidate, uint32_t first_parent,
                           int technique, int32_t nested);

/* Looks for steps that the net has made possible. False when there are none. */
bool nonet_se_advance(struct nonet_se_chainer *chainer);

/* The same for chains, in searches of their own. */
bool nonet_se_advance_by_chains(struct nonet_se_chainer *chainer);

#endif
