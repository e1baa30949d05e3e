#include "cli/form_set.h"

#include <stdlib.h>
#include <string.h>

enum {
	KEYS_PER_PAGE = 1024,
	FIRST_SLOTS = 1024,
	FIRST_PAGES = 16,
	LEAST_KEYS = 16,
	MOST_KEYS = INT32_MAX, /* a slot has 32 bits */
	/* At least. Just after they were doubled there are twice as many: with them a key takes up to
	 * 36
	 * + 4 * 4 bytes and its part of a pointer, and FORM_SET_KEY_NBYTES is enough. */
	SLOTS_PER_KEY = 2
};

struct page {
	struct form_key *keys;
};

/* Open addressing: a slot is 1 + the index of its key, or 0. */
struct form_set {
	uint64_t limit; /* keys */
	uint64_t number;
	struct page *pages;
	uint64_t npages;
	uint64_t room_pages;
	uint32_t *slots;
	uint64_t nslots; /* a power of two */
};

struct form_key form_key_of(const struct nonet_board *form) {
	struct form_key key;
	for (int r = 0; r < 9; r++) {
		key.row[r] = 0;
		for (int c = 0; c < 9; c++)
			key.row[r] = 10 * key.row[r] + form->cell[9 * r + c];
	}
	return key;
}

uint64_t form_key_hash(const struct form_key *key) {
	uint64_t hash = 0;
	for (int r = 0; r < 9; r++) {
		hash = (hash ^ key->row[r]) * 0x9E3779B97F4A7C15u;
		hash ^= hash >> 32;
	}
	return hash;
}

struct form_set *form_set_new(uint64_t limit_nbytes) {
	struct form_set *set = calloc(1, sizeof *set);
	if (!set)
		return NULL;
	set->limit = limit_nbytes / FORM_SET_KEY_NBYTES;
	if (set->limit < LEAST_KEYS)
		set->limit = LEAST_KEYS;
	if (set->limit > MOST_KEYS)
		set->limit = MOST_KEYS;
	set->nslots = FIRST_SLOTS;
	set->room_pages = FIRST_PAGES;
	set->slots = calloc(set->nslots, sizeof *set->slots);
	set->pages = calloc(set->room_pages, sizeof *set->pages);
	if (set->slots && set->pages)
		return set;
	form_set_free(set);
	return NULL;
}

void form_set_free(struct form_set *set) {
	if (!set)
		return;
	for (uint64_t i = 0; set->pages && i < set->npages; i++)
		free(set->pages[i].keys);
	free(set->pages);
	free(set->slots);
	free(set);
}

void form_set_clear(struct form_set *set) {
	set->number = 0;
	memset(set->slots, 0, set->nslots * sizeof *set->slots);
}

uint64_t form_set_number(const struct form_set *set) {
	return set->number;
}

const struct form_key *form_set_key(const struct form_set *set, uint64_t index) {
	return &set->pages[index / KEYS_PER_PAGE].keys[index % KEYS_PER_PAGE];
}

/* The slot of the key, or the one where it would go. */
static uint32_t *find_slot(const struct form_set *set, const struct form_key *key) {
	uint64_t at = form_key_hash(key);
	for (;; at++) {
		uint32_t *slot = &set->slots[at & (set->nslots - 1)];
		if (*slot == 0 || memcmp(form_set_key(set, *slot - 1), key, sizeof *key) == 0)
			return slot;
	}
}

static bool double_slots(struct form_set *set) {
	uint32_t *slots = calloc(2 * set->nslots, sizeof *slots);
	if (!slots)
		return false;
	free(set->slots);
	set->slots = slots;
	set->nslots *= 2;
	for (uint64_t i = 0; i < set->number; i++)
		*find_slot(set, form_set_key(set, i)) = (uint32_t)(i + 1);
	return true;
}

/* Makes room for one key more. */
static bool make_room(struct form_set *set) {
	if (set->number == set->room_pages * KEYS_PER_PAGE) {
		struct page *pages = realloc(set->pages, 2 * set->room_pages * sizeof *set->pages);
		if (!pages)
			return false;
		set->pages = pages;
		set->room_pages *= 2;
	}
	if (set->number == set->npages * KEYS_PER_PAGE) {
		struct form_key *keys = malloc(KEYS_PER_PAGE * sizeof *keys);
		if (!keys)
			return false;
		set->pages[set->npages++].keys = keys;
	}
	return SLOTS_PER_KEY * (set->number + 1) <= set->nslots || double_slots(set);
}

enum form_set_answer form_set_add(struct form_set *set, const struct form_key *key) {
	if (*find_slot(set, key))
		return FORM_SET_THERE;
	if (set->number >= set->limit)
		return FORM_SET_FULL;
	if (!make_room(set))
		return FORM_SET_NO_MEMORY;
	*find_slot(set, key) = (uint32_t)(set->number + 1);
	set->pages[set->number / KEYS_PER_PAGE].keys[set->number % KEYS_PER_PAGE] = *key;
	set->number++;
	return FORM_SET_ADDED;
}
