/* Locked candidates: all places of a digit in one house lie in a second one that crosses it. A box
 * as the first house makes it pointing, a line claiming. The direct form is rated for the hidden
 * single that it leaves in another house of the first one's kind, and only that is placed. */
#include "logic/se_engine.h"

/* Kinds of the two houses, in order of search. */
static const struct { uint8_t base, cover; } crossings[4] = {{18, 9}, {18, 0}, {9, 18}, {0, 18}};

/* The places of `house` that lie in `other`; 0 when they do not cross. */
static unsigned common_places(int house, int other) {
	unsigned places = 0;
	for (int i = 0; i < 9; i++)
		places |= (unsigned)nonet_cellset_has(nonet_masks_house[other], nonet_units_house[house][i])
		          << i;
	return places;
}

static bool is_locked(const struct nonet_state *state, int base, int digit, unsigned common) {
	unsigned places = state->places[base][digit - 1];
	return (places & (places - 1)) && !(places & ~common);
}

static void write_pattern(const struct nonet_state *state, struct nonet_step *step, int base,
                          int cover, int digit) {
	step->digits = (uint16_t)(1u << (digit - 1));
	step->base_houses = 1u << base;
	step->cover_houses = 1u << cover;
	for (unsigned places = state->places[base][digit - 1]; places; places &= places - 1)
		nonet_step_mark(step, nonet_units_house[base][nonet_lowest_bit(places)], step->digits,
		                NONET_ROLE_BASE);
}

static bool eliminate_in_cover(const struct nonet_state *state, struct nonet_step *step, int base,
                               int cover, int digit) {
	unsigned places = state->places[cover][digit - 1] & ~common_places(cover, base);
	if (!places)
		return false;
	nonet_step_begin(step, base >= 18 ? NONET_TECHNIQUE_POINTING : NONET_TECHNIQUE_CLAIMING,
	                 base >= 18 ? 26 : 28);
	for (; places; places &= places - 1)
		nonet_step_eliminate(step, nonet_units_house[cover][nonet_lowest_bit(places)],
		                     1u << (digit - 1));
	write_pattern(state, step, base, cover, digit);
	return true;
}

static bool place_in_third_house(const struct nonet_state *state, struct nonet_step *step, int base,
                                 int cover, int digit) {
	int first = base / 9 * 9;
	for (int third = first; third < first + 9; third++) {
		unsigned common = common_places(third, cover);
		unsigned places = state->places[third][digit - 1];
		if (third == base || !common || !(places & (places - 1)))
			continue;
		unsigned left = places & ~common;
		if (!left || (left & (left - 1)))
			continue;
		nonet_step_begin(
		    step, base >= 18 ? NONET_TECHNIQUE_DIRECT_POINTING : NONET_TECHNIQUE_DIRECT_CLAIMING,
		    base >= 18 ? 17 : 19);
		nonet_step_place(step, nonet_units_house[third][nonet_lowest_bit(left)], digit);
		write_pattern(state, step, base, cover, digit);
		return true;
	}
	return false;
}

static bool find(const struct nonet_state *state, struct nonet_step *step,
                 bool (*use)(const struct nonet_state *state, struct nonet_step *step, int base,
                             int cover, int digit)) {
	for (int k = 0; k < 4; k++)
		for (int base = crossings[k].base; base < crossings[k].base + 9; base++)
			for (int cover = crossings[k].cover; cover < crossings[k].cover + 9; cover++) {
				unsigned common = common_places(base, cover);
				if (!common)
					continue;
				for (int digit = 1; digit <= 9; digit++)
					if (is_locked(state, base, digit, common) &&
					    use(state, step, base, cover, digit))
						return true;
			}
	return false;
}

bool nonet_se_direct_locked(struct nonet_se_engine *engine, int variant, struct nonet_step *step) {
	(void)variant;
	return find(&engine->state, step, place_in_third_house);
}

bool nonet_se_locked(struct nonet_se_engine *engine, int variant, struct nonet_step *step) {
	(void)variant;
	return find(&engine->state, step, eliminate_in_cover);
}
