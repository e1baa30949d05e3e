/* A growing set of hash values: what was met before. */
#ifndef NONET_LOGIC_HASH_SET_H
#define NONET_LOGIC_HASH_SET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* All zero is the empty set. */
struct nonet_hash_set {
	size_t count, capacity;
	uint64_t *slots; /* open addressing, 0 is free */
	bool no_memory;
};

/* Adds a value; true when it was not there. When out of memory, no_memory is set and the value
 * counts as new. */
bool nonet_hash_set_add(struct nonet_hash_set *set, uint64_t hash);
void nonet_hash_set_clear(struct nonet_hash_set *set);
void nonet_hash_set_free_inside(struct nonet_hash_set *set);

#endif
