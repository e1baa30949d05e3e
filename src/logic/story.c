#include "logic/story.h"

#include "base/room.h"

#include <stdlib.h>

void nonet_story_clear(struct nonet_story *story) {
	story->chain_count = story->node_count = story->parent_count = 0;
	story->no_memory = false;
}

void nonet_story_free_inside(struct nonet_story *story) {
	free(story->chains);
	free(story->nodes);
	free(story->parents);
	*story = (struct nonet_story){0};
}

/* The list with room for one more item; NULL when out of memory. */
static void *with_room(struct nonet_story *story, void *list, uint32_t count, size_t *capacity,
                       size_t nbytes) {
	void *moved = nonet_room_make(list, (size_t)count + 1, capacity, nbytes);
	story->no_memory |= !moved;
	return moved;
}

void nonet_story_begin_chain(struct nonet_story *story) {
	struct nonet_chain *chains =
	    with_room(story, story->chains, story->chain_count, &story->chain_capacity, sizeof *chains);
	if (!chains)
		return;
	story->chains = chains;
	chains[story->chain_count++] = (struct nonet_chain){story->node_count, 0};
}

void nonet_story_add_node(struct nonet_story *story, const struct nonet_chain_node *node) {
	if (story->no_memory)
		return;
	struct nonet_chain_node *nodes =
	    with_room(story, story->nodes, story->node_count, &story->node_capacity, sizeof *nodes);
	if (!nodes)
		return;
	story->nodes = nodes;
	struct nonet_chain_node *added = &nodes[story->node_count++];
	*added = *node;
	added->first_parent = story->parent_count;
	added->parent_count = 0;
	story->chains[story->chain_count - 1].node_count++;
}

void nonet_story_add_parent(struct nonet_story *story, uint32_t parent) {
	if (story->no_memory)
		return;
	uint32_t *parents = with_room(story, story->parents, story->parent_count,
	                              &story->parent_capacity, sizeof *parents);
	if (!parents)
		return;
	story->parents = parents;
	parents[story->parent_count++] = parent;
	story->nodes[story->node_count - 1].parent_count++;
}

void nonet_story_show(const struct nonet_story *story, struct nonet_step *step) {
	if (story->no_memory || story->chain_count == 0)
		return;
	step->chain_count = story->chain_count;
	step->chains = story->chains;
	step->nodes = story->nodes;
	step->parents = story->parents;
}
