#include "logic/hash_set.h"

#include <stdlib.h>
#include <string.h>

/* The slot that holds the value, or the free one where it belongs. */
static uint64_t *slot_of(uint64_t *slots, size_t capacity, uint64_t hash) {
	size_t at = (size_t)(hash >> 1) & (capacity - 1);
	while (slots[at] && slots[at] != hash)
		at = (at + 1) & (capacity - 1);
	return &slots[at];
}

static bool grow(struct nonet_hash_set *set) {
	size_t capacity = set->capacity ? 2 * set->capacity : 256;
	uint64_t *slots = calloc(capacity, sizeof *slots);
	if (!slots) {
		set->no_memory = true;
		return false;
	}
	for (size_t i = 0; i < set->capacity; i++)
		if (set->slots[i])
			*slot_of(slots, capacity, set->slots[i]) = set->slots[i];
	free(set->slots);
	set->slots = slots;
	set->capacity = capacity;
	return true;
}

bool nonet_hash_set_add(struct nonet_hash_set *set, uint64_t hash) {
	if (2 * set->count >= set->capacity && !grow(set))
		return true;
	hash |= 1;
	uint64_t *slot = slot_of(set->slots, set->capacity, hash);
	if (*slot)
		return false;
	*slot = hash;
	set->count++;
	return true;
}

void nonet_hash_set_clear(struct nonet_hash_set *set) {
	if (set->count)
		memset(set->slots, 0, set->capacity * sizeof set->slots[0]);
	set->count = 0;
}

void nonet_hash_set_free_inside(struct nonet_hash_set *set) {
	free(set->slots);
	*set = (struct nonet_hash_set){0};
}
