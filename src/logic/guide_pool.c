#include "logic/guide_pool.h"

#include "base/rng.h"
#include "logic/se_engine.h"

/* How much there is to look at. Each link of a chain has to be kept in mind, so that it weighs more
 * than a cell of a pattern. */
static int effort_of(const struct nonet_finding *finding) {
	int effort = 4 * finding->link_count;
	for (int i = 0; i < finding->pattern_count; i++)
		effort += 1 + nonet_digit_count(finding->pattern[i].digits);
	return effort;
}

static bool is_one(unsigned bits) {
	return bits && !(bits & (bits - 1));
}

/* Whether the eliminations leave a cell one candidate, or a digit one place in a house. */
static bool opens_placement(const struct nonet_state *state, const struct nonet_finding *finding) {
	uint16_t digits[NONET_CELLS], places[NONET_HOUSES][9];
	for (int i = 0; i < finding->elimination_count; i++) {
		int cell = finding->eliminations[i].cell, digit = finding->eliminations[i].digit - 1;
		digits[cell] = state->candidates[cell];
		for (int k = 0; k < 3; k++) {
			int house = nonet_masks_house_of(cell, k);
			places[house][digit] = state->places[house][digit];
		}
	}
	bool opens = false;
	for (int i = 0; i < finding->elimination_count; i++) {
		int cell = finding->eliminations[i].cell, digit = finding->eliminations[i].digit - 1;
		digits[cell] &= (uint16_t) ~(1u << digit);
		opens |= is_one(digits[cell]);
		for (int k = 0; k < 3; k++) {
			int house = nonet_masks_house_of(cell, k);
			places[house][digit] &= (uint16_t) ~(1u << nonet_se_place_in(house, cell));
			opens |= is_one(places[house][digit]);
		}
	}
	return opens;
}

/* The same for the same eliminations, in whatever order they were found. */
static uint64_t hash_of(const struct nonet_finding *finding) {
	uint64_t hash = 0;
	for (int i = 0; i < finding->elimination_count; i++)
		hash += nonet_rng_mix((uint64_t)finding->eliminations[i].cell * 16 +
		                      finding->eliminations[i].digit);
	return hash;
}

static void copy(struct nonet_guide_find *to, const struct nonet_guide_find *from) {
	to->method = from->method;
	to->opens = from->opens;
	to->effort = from->effort;
	to->hash = from->hash;
	nonet_finding_copy(&to->finding, &from->finding);
}

static bool is_better(bool opens, int effort, int eliminations,
                      const struct nonet_guide_find *than) {
	if (opens != than->opens)
		return opens;
	if (effort != than->effort)
		return effort < than->effort;
	return eliminations > than->finding.elimination_count;
}

/* The place of what is eliminated already, or of a find to give up for a new one, or a free one. */
static int place_for(struct nonet_guide_pool *pool, uint64_t hash) {
	for (int i = 0; i < pool->count; i++)
		if (pool->finds[i].hash == hash)
			return i;
	return pool->count < pool->capacity ? pool->count : pool->count - 1;
}

void nonet_guide_pool_add(struct nonet_guide_pool *pool, const struct nonet_state *state,
                          const struct nonet_method *method, const struct nonet_finding *finding) {
	bool opens = finding->placement_count > 0 || opens_placement(state, finding);
	int effort = effort_of(finding), eliminations = finding->elimination_count;
	uint64_t hash = hash_of(finding);
	int at = place_for(pool, hash);
	if (at == pool->count)
		pool->count++;
	else if (!is_better(opens, effort, eliminations, &pool->finds[at]))
		return;
	for (; at > 0 && is_better(opens, effort, eliminations, &pool->finds[at - 1]); at--)
		copy(&pool->finds[at], &pool->finds[at - 1]);
	pool->finds[at].method = method;
	pool->finds[at].opens = opens;
	pool->finds[at].effort = effort;
	pool->finds[at].hash = hash;
	nonet_finding_copy(&pool->finds[at].finding, finding);
}

static bool is_intact(const struct nonet_finding *finding, const struct nonet_state *state) {
	for (int i = 0; i < finding->pattern_count; i++)
		if (finding->pattern[i].digits & ~(unsigned)state->candidates[finding->pattern[i].cell])
			return false;
	for (int i = 0; i < finding->link_count; i++)
		if (!nonet_state_has(state, finding->links[i].cell, finding->links[i].digit))
			return false;
	return true;
}

static void keep_what_is_there(struct nonet_finding *finding, const struct nonet_state *state) {
	int count = 0;
	for (int i = 0; i < finding->elimination_count; i++)
		if (nonet_state_has(state, finding->eliminations[i].cell, finding->eliminations[i].digit))
			finding->eliminations[count++] = finding->eliminations[i];
	finding->elimination_count = count;
}

const struct nonet_guide_find *nonet_guide_pool_take(struct nonet_guide_pool *pool,
                                                     const struct nonet_state *state) {
	while (pool->next < pool->count) {
		struct nonet_guide_find *find = &pool->finds[pool->next++];
		keep_what_is_there(&find->finding, state);
		if (find->finding.elimination_count + find->finding.placement_count > 0 &&
		    is_intact(&find->finding, state))
			return find;
	}
	return NULL;
}
