/* Locked candidates: all places of a digit in one house lie in a second one that crosses it. A box
 * as the first house makes it pointing, a line claiming. The direct form is rated for the hidden
 * single that it leaves in another house of the first one's kind, and only that is placed. */
#include "logic/se_engine.h"

/* A digit whose places in `base` lie in `crossing.cover`. */
struct lock {
	const struct nonet_state *state;
	int base;
	struct nonet_se_crossing crossing;
	int digit;
};

static void write_pattern(const struct lock *lock, struct nonet_step *step) {
	step->digits = (uint16_t)(1u << lock->digit);
	step->base_houses = 1u << lock->base;
	step->cover_houses = 1u << lock->crossing.cover;
	for (unsigned places = lock->state->places[lock->base][lock->digit]; places;
	     places &= places - 1)
		nonet_step_mark(step, nonet_units_house[lock->base][nonet_lowest_bit(places)], step->digits,
		                NONET_ROLE_BASE);
}

static bool eliminate_in_cover(const struct lock *lock, struct nonet_step *step) {
	int cover = lock->crossing.cover;
	unsigned places = lock->state->places[cover][lock->digit] & ~lock->crossing.cover_places;
	if (!places)
		return false;
	bool box = lock->base >= 18;
	nonet_step_begin(step, box ? NONET_TECHNIQUE_POINTING : NONET_TECHNIQUE_CLAIMING,
	                 box ? 26 : 28);
	for (; places; places &= places - 1)
		nonet_step_eliminate(step, nonet_units_house[cover][nonet_lowest_bit(places)],
		                     1u << lock->digit);
	write_pattern(lock, step);
	return true;
}

/* Looks for a house of the base's kind that the cover crosses too, and that keeps one place only
 * when those in the cover go. */
static bool place_in_third_house(const struct lock *lock, struct nonet_step *step) {
	int cover = lock->crossing.cover;
	for (int k = 0; k < 3; k++) {
		struct nonet_se_crossing back = nonet_se_crossing_of(cover, lock->base / 9 * 9, k);
		unsigned places = lock->state->places[back.cover][lock->digit];
		unsigned left = places & ~back.cover_places;
		if (back.cover == lock->base || !(places & (places - 1)) || !left || left & (left - 1))
			continue;
		bool box = lock->base >= 18;
		nonet_step_begin(step,
		                 box ? NONET_TECHNIQUE_DIRECT_POINTING : NONET_TECHNIQUE_DIRECT_CLAIMING,
		                 box ? 17 : 19);
		nonet_step_place(step, nonet_units_house[back.cover][nonet_lowest_bit(left)],
		                 lock->digit + 1);
		write_pattern(lock, step);
		return true;
	}
	return false;
}

/* All locked digits, in order of the kinds of the two houses, then of base, cover and digit. */
static bool find(struct nonet_se_engine *engine, int memory, struct nonet_step *step,
                 bool (*use)(const struct lock *lock, struct nonet_step *step)) {
	static const struct {
		uint8_t base, cover, shift; /* of the bits of nonet_se_thirds */
	} kinds[4] = {{18, 9, 3}, {18, 0, 0}, {9, 18, 0}, {0, 18, 0}};
	const struct nonet_state *state = &engine->state;
	unsigned changed = nonet_se_changed_digits(engine, memory);
	for (int i = 0; changed && i < 4; i++)
		for (int base = kinds[i].base; base < kinds[i].base + 9; base++) {
			unsigned digits[3] = {0, 0, 0};
			for (unsigned rest = changed; rest; rest &= rest - 1) {
				int digit = nonet_lowest_bit(rest);
				unsigned thirds =
				    nonet_se_thirds[state->places[base][digit]] >> kinds[i].shift & 7u;
				if (thirds)
					digits[thirds / 2] |= 1u << digit;
			}
			for (int k = 0; k < 3; k++)
				for (; digits[k]; digits[k] &= digits[k] - 1) {
					struct lock lock = {state, base, nonet_se_crossing_of(base, kinds[i].cover, k),
					                    nonet_lowest_bit(digits[k])};
					if (use(&lock, step))
						return true;
				}
		}
	engine->memory[memory].seen = engine->now;
	return false;
}

bool nonet_se_direct_locked(struct nonet_se_engine *engine, int variant, struct nonet_step *step) {
	(void)variant;
	return find(engine, NONET_SE_DIRECT_LOCKED, step, place_in_third_house);
}

bool nonet_se_locked(struct nonet_se_engine *engine, int variant, struct nonet_step *step) {
	(void)variant;
	return find(engine, NONET_SE_LOCKED, step, eliminate_in_cover);
}
