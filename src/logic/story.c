#include "logic/story.h"

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

/* Makes room for one more item of a list; false when out of memory. */
static bool make_room(struct nonet_story *story, void **list, uint32_t count, uint32_t *capacity,
                      size_t nbytes) {
	if (count < *capacity)
		return true;
	uint32_t larger = *capacity ? 2 * *capacity : 64;
	void *moved = realloc(*list, larger * nbytes);
	if (!moved) {
		story->no_memory = true;
		return false;
	}
	*list = moved;
	*capacity = larger;
	return true;
}

void nonet_story_begin_chain(struct nonet_story *story) {
	if (make_room(story, (void **)&story->chains, story->chain_count, &story->chain_capacity,
	              sizeof story->chains[0]))
		story->chains[story->chain_count++] = (struct nonet_chain){story->node_count, 0};
}

void nonet_story_add_node(struct nonet_story *story, const struct nonet_chain_node *node) {
	if (story->no_memory || !make_room(story, (void **)&story->nodes, story->node_count,
	                                   &story->node_capacity, sizeof story->nodes[0]))
		return;
	struct nonet_chain_node *added = &story->nodes[story->node_count++];
	*added = *node;
	added->first_parent = story->parent_count;
	added->parent_count = 0;
	story->chains[story->chain_count - 1].node_count++;
}

void nonet_story_add_parent(struct nonet_story *story, uint32_t parent) {
	if (story->no_memory || !make_room(story, (void **)&story->parents, story->parent_count,
	                                   &story->parent_capacity, sizeof story->parents[0]))
		return;
	story->parents[story->parent_count++] = parent;
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
