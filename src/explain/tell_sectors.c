/* Large patterns in which digits are counted by houses: SK-loops and multi-sector locked sets;
 * and the tridagon. */
#include "explain/telling.h"

enum { MOST_COVERS = 6 };

static struct nonet_cellset cells_of_houses(uint32_t houses) {
	struct nonet_cellset cells = {0, 0};
	for (; houses; houses &= houses - 1)
		cells = nonet_cellset_or(cells, nonet_masks_house[nonet_lowest_bit(houses)]);
	return cells;
}

/* Up to `count` of the houses that cover the cells, each chosen for the first cell that is still
 * open: its row, column or box, as the digits of `choice` in base 3 say. 0 when they do not. */
static uint32_t cover_by(uint32_t houses, struct nonet_cellset cells, int count, int choice) {
	uint32_t chosen = 0;
	for (; count > 0 && !nonet_cellset_is_empty(cells); count--, choice /= 3) {
		struct nonet_cellset left = cells;
		uint32_t house = 1u << nonet_masks_house_of(nonet_cellset_take(&left), choice % 3);
		if (!(house & houses))
			return 0;
		chosen |= house;
		cells = nonet_cellset_minus(cells, cells_of_houses(house));
	}
	return nonet_cellset_is_empty(cells) ? chosen : 0;
}

/* As few of the houses as cover the cells; 0 when there are none, or they cannot be covered. */
static uint32_t smallest_cover(uint32_t houses, struct nonet_cellset cells) {
	for (int count = 1, choices = 3; count <= MOST_COVERS; count++, choices *= 3)
		for (int choice = 0; choice < choices; choice++) {
			uint32_t found = cover_by(houses, cells, count, choice);
			if (found)
				return found;
		}
	return 0;
}

/* What a digit loses when it is in each of these houses within the pattern: all other places there,
 * and those that lie in two of the houses. */
static struct nonet_cellset taken_by(struct nonet_cellset pattern, uint32_t houses) {
	struct nonet_cellset once = {0, 0}, twice = {0, 0};
	for (; houses; houses &= houses - 1) {
		struct nonet_cellset cells = nonet_masks_house[nonet_lowest_bit(houses)];
		twice = nonet_cellset_or(twice, nonet_cellset_and(once, cells));
		once = nonet_cellset_or(once, cells);
	}
	return nonet_cellset_or(nonet_cellset_minus(once, pattern), twice);
}

/* Other houses, as few, by which a digit can be counted, where these take what the first ones do
 * not. */
static void tell_other_houses(const struct nonet_telling *telling, int digit,
                              struct nonet_cellset pattern, uint32_t cover) {
	struct nonet_speech *speech = telling->speech;
	struct nonet_cellset places = nonet_cellset_and(pattern, telling->cells[digit - 1]);
	struct nonet_cellset open =
	    nonet_cellset_minus(nonet_telling_losers_of(telling, digit), taken_by(pattern, cover));
	int count = nonet_popcount(cover), choices = 1;
	for (int i = 0; i < count; i++)
		choices *= 3;
	for (int choice = 0; choice < choices && !nonet_cellset_is_empty(open); choice++) {
		uint32_t other = cover_by((1u << NONET_HOUSES) - 1, places, count, choice);
		struct nonet_cellset taken = taken_by(pattern, other);
		if (!nonet_cellset_meets(open, taken))
			continue;
		open = nonet_cellset_minus(open, taken);
		nonet_say(speech, NONET_MESSAGE_SECTORS_DIGIT_ALSO,
		          NONET_FILLS({"digit", nonet_phrase_number(speech, digit)},
		                      {"houses", nonet_phrase_houses(speech, other)}));
	}
}

void nonet_tell_sectors(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	struct nonet_cellset cells = nonet_telling_pattern(telling);
	const char *cell_count = nonet_phrase_number(speech, nonet_cellset_count(cells));
	nonet_say(speech, NONET_MESSAGE_SECTORS,
	          NONET_FILLS({"count", cell_count}, {"cells", nonet_phrase_cells(speech, cells)}));
	for (int digit = 1; digit <= 9; digit++) {
		struct nonet_cellset places = nonet_cellset_and(cells, telling->cells[digit - 1]);
		uint32_t cover = smallest_cover(telling->step->cover_houses, places);
		if (!cover)
			continue;
		nonet_speech_item(speech);
		nonet_say(speech,
		          (cover & (cover - 1)) ? NONET_MESSAGE_SECTORS_DIGIT_EACH
		                                : NONET_MESSAGE_SECTORS_DIGIT,
		          NONET_FILLS({"digit", nonet_phrase_number(speech, digit)},
		                      {"houses", nonet_phrase_houses(speech, cover)},
		                      {"count", nonet_phrase_number(speech, nonet_popcount(cover))}));
		tell_other_houses(telling, digit, cells, cover);
	}
	nonet_speech_break(speech);
	nonet_say(speech, NONET_MESSAGE_SECTORS_SO, NONET_FILLS({"count", cell_count}));
}

static void tell_guardians(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	const struct nonet_step *step = telling->step;
	const char *texts[NONET_CELLS];
	int count = 0;
	unsigned all = 0;
	for (int i = 0; i < step->pattern_count; i++) {
		const struct nonet_pattern_cell *at = &step->pattern[i];
		if (at->role != NONET_ROLE_EXTRA)
			continue;
		texts[count++] = nonet_phrase_candidates(speech, at->cell, at->digits);
		all += (unsigned)nonet_popcount(at->digits);
	}
	if (count > 0)
		nonet_say(speech,
		          all == 1 ? NONET_MESSAGE_TRIDAGON_GUARDIAN : NONET_MESSAGE_TRIDAGON_GUARDIANS,
		          NONET_FILLS({"guardians", nonet_phrase_list(speech, texts, count)}));
}

void nonet_tell_tridagon(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	nonet_say(speech, NONET_MESSAGE_TRIDAGON,
	          NONET_FILLS({"boxes", nonet_phrase_houses(speech, telling->step->base_houses)},
	                      {"cells", nonet_phrase_cells(
	                                    speech, nonet_telling_role(telling, NONET_ROLE_BASE))},
	                      {"digits", nonet_phrase_digits(speech, telling->step->digits)}));
	tell_guardians(telling);
}
