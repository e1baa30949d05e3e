/* Locked candidates and subsets, and the direct forms of both, which are worth the single that they
 * leave. */
#include "explain/telling.h"

/* For direct forms: the house in which the digit that is placed has no other place than its own and
 * those that have just been taken. */
static void tell_last_place(const struct nonet_telling *telling, struct nonet_cellset taken) {
	struct nonet_speech *speech = telling->speech;
	if (telling->step->placement_count == 0)
		return;
	int cell = telling->step->placements[0].cell;
	int digit = nonet_telling_digit(telling->step->placements[0].digits);
	for (int k = 0; k < 3; k++) {
		int house = nonet_masks_house_of(cell, k);
		struct nonet_cellset left =
		    nonet_cellset_minus(nonet_telling_places(telling, house, digit), taken);
		if (nonet_cellset_count(left) != 1)
			continue;
		nonet_say(speech, NONET_MESSAGE_LAST_PLACE,
		          NONET_FILLS({"digit", nonet_phrase_number(speech, digit)},
		                      {"house", nonet_phrase_house(speech, house)},
		                      {"cell", nonet_phrase_cell(speech, cell)}));
		return;
	}
}

void nonet_tell_locked(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	int cover = nonet_lowest_bit(telling->step->cover_houses);
	struct nonet_cellset cells = nonet_telling_pattern(telling);
	const struct nonet_fill *fills =
	    NONET_FILLS({"base", nonet_phrase_houses(speech, telling->step->base_houses)},
	                {"cover", nonet_phrase_house(speech, cover)},
	                {"digit", nonet_phrase_digits(speech, telling->step->digits)},
	                {"cells", nonet_phrase_cells_or(speech, cells)});
	nonet_say(speech, NONET_MESSAGE_LOCKED, fills);
	nonet_say(speech, NONET_MESSAGE_LOCKED_SO, fills);
	tell_last_place(telling, nonet_masks_house[cover]);
}

void nonet_tell_naked_subset(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	struct nonet_cellset cells = nonet_telling_pattern(telling);
	int count = nonet_cellset_count(cells);
	const struct nonet_fill *fills =
	    NONET_FILLS({"cells", nonet_phrase_cells(speech, cells)},
	                {"houses", nonet_phrase_houses(speech, telling->step->base_houses)},
	                {"digits", nonet_phrase_digits(speech, telling->step->digits)},
	                {"count", nonet_phrase_number(speech, count)});
	nonet_say_counted(speech, NONET_MESSAGE_NAKED_SUBSET, (unsigned long)count, fills);
	nonet_say(speech, NONET_MESSAGE_NAKED_SUBSET_SO, fills);
}

void nonet_tell_hidden_subset(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	struct nonet_cellset cells = nonet_telling_pattern(telling);
	int count = nonet_cellset_count(cells);
	nonet_say_counted(
	    speech, NONET_MESSAGE_HIDDEN_SUBSET, (unsigned long)count,
	    NONET_FILLS({"house", nonet_phrase_houses(speech, telling->step->base_houses)},
	                {"digits", nonet_phrase_digits(speech, telling->step->digits)},
	                {"cells", nonet_phrase_cells(speech, cells)},
	                {"count", nonet_phrase_number(speech, count)}));
	nonet_say(speech, NONET_MESSAGE_HIDDEN_SUBSET_SO, NULL);
	tell_last_place(telling, cells);
}
