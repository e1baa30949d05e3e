#include "logic/se_story.h"

#include "base/room.h"

#include <stdlib.h>
#include <string.h>

struct nonet_se_story *nonet_se_story_new(void) {
	return calloc(1, sizeof(struct nonet_se_story));
}

void nonet_se_story_free(struct nonet_se_story *story) {
	if (!story)
		return;
	free(story->chains);
	free(story->nodes);
	free(story->parents);
	free(story);
}

void nonet_se_story_clear(struct nonet_se_story *story) {
	story->chain_count = story->own_count = 0;
	story->node_count = story->parent_count = 0;
	story->out_of_memory = false;
}

/* The list with room for `count` items; NULL when out of memory. */
static void *with_room(struct nonet_se_story *story, void *list, size_t count, size_t *capacity,
                       size_t nbytes) {
	void *moved = nonet_room_make(list, count, capacity, nbytes);
	story->out_of_memory |= !moved;
	return moved;
}

/* Makes room for one more chain with its nodes and parents; false when out of memory. */
static bool make_room(struct nonet_se_story *story, uint32_t nodes, uint32_t parents) {
	void *list = with_room(story, story->chains, (size_t)story->chain_count + 1,
	                       &story->chain_capacity, sizeof story->chains[0]);
	if (!list)
		return false;
	story->chains = list;
	list = with_room(story, story->nodes, (size_t)story->node_count + nodes, &story->node_capacity,
	                 sizeof story->nodes[0]);
	if (!list)
		return false;
	story->nodes = list;
	list = with_room(story, story->parents, (size_t)story->parent_count + parents + 1,
	                 &story->parent_capacity, sizeof story->parents[0]);
	if (!list)
		return false;
	story->parents = list;
	return true;
}

static void begin_chain(struct nonet_se_story *story, int count) {
	story->chains[story->chain_count++] = (struct nonet_chain){story->node_count, (uint32_t)count};
}

static struct nonet_chain_node *add_node(struct nonet_se_story *story, int node, int cause) {
	struct nonet_chain_node *added = &story->nodes[story->node_count++];
	int candidate = node % NONET_SE_CANDIDATES, cell = candidate / 9;
	memset(added, 0, sizeof *added);
	added->cell = (uint8_t)cell;
	added->digit = (uint8_t)(candidate % 9 + 1);
	added->on = node < NONET_SE_CANDIDATES;
	added->first_parent = story->parent_count;
	if (cause == NONET_SE_BY_CELL)
		added->cause = NONET_CAUSE_SAME_CELL;
	else if (cause == NONET_SE_BY_STEP)
		added->cause = NONET_CAUSE_NESTED_STEP;
	else if (cause != NONET_SE_ASSUMED) {
		added->cause = NONET_CAUSE_SAME_HOUSE;
		added->house =
		    (uint8_t)nonet_se_house_of(nonet_se_box_row_column[cause - NONET_SE_BY_BOX], cell);
	}
	return added;
}

void nonet_se_story_add_trace(struct nonet_se_story *story, const struct nonet_se_traced *trace,
                              int count) {
	if (!make_room(story, (uint32_t)count, (uint32_t)count))
		return;
	begin_chain(story, count);
	for (int i = 0; i < count; i++) {
		struct nonet_chain_node *node = add_node(story, trace[i].node, trace[i].cause);
		if (i + 1 == count)
			break;
		node->parent_count = 1;
		story->parents[story->parent_count++] = story->node_count;
	}
}

static int later_first(const void *a, const void *b) {
	return *(const uint16_t *)b - *(const uint16_t *)a;
}

void nonet_se_story_add_net(struct nonet_se_story *story, const struct nonet_se_chainer *chainer,
                            const struct nonet_se_net *net, int position) {
	uint16_t positions[NONET_SE_NODES + 1], index[NONET_SE_NODES + 1];
	int count = nonet_se_net_trace(net, position, positions);
	uint32_t parent_count = 0;
	/* Parents always stand before their children in a net. */
	qsort(positions, (size_t)count, sizeof positions[0], later_first);
	for (int i = 0; i < count; i++) {
		index[positions[i]] = (uint16_t)i;
		parent_count += net->nodes[positions[i]].parent_count;
	}
	if (!make_room(story, (uint32_t)count, parent_count))
		return;
	uint32_t first = story->node_count;
	begin_chain(story, count);
	for (int i = 0; i < count; i++) {
		const struct nonet_se_net_node *from = &net->nodes[positions[i]];
		struct nonet_chain_node *node = add_node(story, from->node, from->cause);
		node->technique = from->technique;
		node->parent_count = from->parent_count;
		for (uint32_t k = 0; k < from->parent_count; k++)
			story->parents[story->parent_count++] =
			    first + index[net->parents[from->first_parent + k]];
		if (from->nested < 0)
			continue;
		node->cause = NONET_CAUSE_NESTED_CHAIN;
		if (!chainer->story)
			continue;
		node->nested = (uint32_t)chainer->nested[from->nested].first_chain;
		node->nested_count = (uint32_t)chainer->nested[from->nested].chain_count;
	}
}

void nonet_se_story_own(struct nonet_se_story *story) {
	story->own[story->own_count++] = story->chain_count - 1;
}

/* How many of the step's own chains stand before a position. */
static int own_before(const struct nonet_se_story *story, int position) {
	int count = 0;
	while (count < story->own_count && story->own[count] < position)
		count++;
	return count;
}

void nonet_se_story_show(struct nonet_se_story *story, struct nonet_step *step) {
	struct nonet_chain own[NONET_SE_OWN_CHAINS] = {{0}};
	int count = story->own_count;
	for (int i = 0; i < count; i++)
		own[i] = story->chains[story->own[i]];
	for (int i = story->chain_count - 1, to = i; i >= 0; i--)
		if (own_before(story, i) == own_before(story, i + 1))
			story->chains[to--] = story->chains[i];
	memcpy(story->chains, own, (size_t)count * sizeof own[0]);
	for (uint32_t i = 0; i < story->node_count; i++) {
		struct nonet_chain_node *node = &story->nodes[i];
		if (node->nested_count)
			node->nested += (uint32_t)(count - own_before(story, (int)node->nested));
	}
	step->chain_count = (uint32_t)count;
	step->chains = story->chains;
	step->nodes = story->nodes;
	step->parents = story->parents;
}
