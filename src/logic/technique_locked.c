/* A digit whose places in one house all lie in another: it goes from the rest of that other one. */
#include "logic/technique.h"

static bool report_locked(struct nonet_search *search, enum nonet_technique technique, int digit,
                          int base, int cover) {
	struct nonet_cellset places = nonet_places(search->state, base, digit);
	nonet_finding_begin(search, technique);
	search->finding.digits = (uint16_t)(1u << (digit - 1));
	search->finding.base_houses = 1u << base;
	search->finding.cover_houses = 1u << cover;
	nonet_finding_pattern_cells(search, places, 1u << (digit - 1), NONET_ROLE_BASE);
	nonet_finding_eliminate_cells(
	    search, nonet_cellset_minus(nonet_places(search->state, cover, digit), places), digit);
	return nonet_finding_report(search);
}

/* The row, else the column, that holds all the places of the box's digit; -1 for none. */
static int line_of_places(unsigned places) {
	for (int i = 0; i < 3; i++)
		if (!(places & ~(7u << 3 * i)))
			return i;
	for (int i = 0; i < 3; i++)
		if (!(places & ~(0111u << i)))
			return 3 + i;
	return -1;
}

static bool find_pointing(struct nonet_search *search) {
	for (int box = 0; box < 9; box++)
		for (int digit = 1; digit <= 9; digit++) {
			unsigned places = search->state->places[18 + box][digit - 1];
			int count = nonet_digit_count(places);
			if (count != 2 && count != 3)
				continue;
			int line = line_of_places(places);
			if (line < 0)
				continue;
			int cover = line < 3 ? box / 3 * 3 + line : 9 + box % 3 * 3 + line - 3;
			if (report_locked(search, NONET_TECHNIQUE_POINTING, digit, 18 + box, cover))
				return true;
		}
	return false;
}

static bool find_claiming(struct nonet_search *search) {
	for (int line = 0; line < 18; line++)
		for (int digit = 1; digit <= 9; digit++) {
			unsigned places = search->state->places[line][digit - 1];
			int count = nonet_digit_count(places);
			if (count != 2 && count != 3)
				continue;
			int third = __builtin_ctz(places) / 3;
			if (places & ~(7u << 3 * third))
				continue;
			int box = line < 9 ? line / 3 * 3 + third : third * 3 + (line - 9) / 3;
			if (report_locked(search, NONET_TECHNIQUE_CLAIMING, digit, line, 18 + box))
				return true;
		}
	return false;
}

/* Variant 1: from box to line (pointing); variant 2: from line to box (claiming). */
bool nonet_find_locked_candidates(struct nonet_search *search, int variant) {
	return variant == 1 ? find_pointing(search) : find_claiming(search);
}
