/* W-, XY-, XYZ- and WXYZ-wings. The longer ones are told as chains. */
#include "explain/telling.h"

/* The i-th cell of the pattern with that role. */
static int cell_with_role(const struct nonet_telling *telling, int role, int i) {
	const struct nonet_step *step = telling->step;
	for (int k = 0; k < step->pattern_count; k++)
		if (step->pattern[k].role == role && i-- == 0)
			return step->pattern[k].cell;
	return step->pattern[0].cell;
}

static void tell_pincers(const struct nonet_telling *telling, enum nonet_message message) {
	struct nonet_speech *speech = telling->speech;
	int pivot = cell_with_role(telling, NONET_ROLE_PIVOT, 0);
	int first = cell_with_role(telling, NONET_ROLE_BASE, 0);
	int second = cell_with_role(telling, NONET_ROLE_BASE, 1);
	unsigned z =
	    nonet_telling_candidates(telling, first) & nonet_telling_candidates(telling, second);
	struct nonet_cellset targets = nonet_telling_losers(telling);
	nonet_say_counted(
	    speech, message, (unsigned long)nonet_cellset_count(targets),
	    NONET_FILLS(
	        {"pivot", nonet_phrase_cell(speech, pivot)},
	        {"first", nonet_phrase_cell(speech, first)},
	        {"second", nonet_phrase_cell(speech, second)},
	        {"x", nonet_phrase_digits(speech, nonet_telling_candidates(telling, first) & ~z)},
	        {"y", nonet_phrase_digits(speech, nonet_telling_candidates(telling, second) & ~z)},
	        {"z", nonet_phrase_digits(speech, z)},
	        {"targets", nonet_phrase_cells(speech, targets)}));
}

void nonet_tell_xy_wing(const struct nonet_telling *telling) {
	tell_pincers(telling, NONET_MESSAGE_XY_WING);
}

void nonet_tell_xyz_wing(const struct nonet_telling *telling) {
	tell_pincers(telling, NONET_MESSAGE_XYZ_WING);
}

void nonet_tell_w_wing(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	int first = cell_with_role(telling, NONET_ROLE_BASE, 0);
	int second = cell_with_role(telling, NONET_ROLE_BASE, 1);
	int third = cell_with_role(telling, NONET_ROLE_EXTRA, 0);
	int fourth = cell_with_role(telling, NONET_ROLE_EXTRA, 1);
	unsigned gone = nonet_telling_gone(telling);
	unsigned linked = nonet_telling_candidates(telling, first) & ~gone;
	struct nonet_cellset targets = nonet_telling_losers(telling);
	if (!nonet_masks_sees(third, first)) {
		int swapped = third;
		third = fourth;
		fourth = swapped;
	}
	const struct nonet_fill *fills = NONET_FILLS(
	    {"first", nonet_phrase_cell(speech, first)}, {"second", nonet_phrase_cell(speech, second)},
	    {"third", nonet_phrase_cell(speech, third)}, {"fourth", nonet_phrase_cell(speech, fourth)},
	    {"x", nonet_phrase_digits(speech, gone)}, {"y", nonet_phrase_digits(speech, linked)},
	    {"targets", nonet_phrase_cells(speech, targets)});
	nonet_say(speech, NONET_MESSAGE_W_WING, fills);
	nonet_say(speech, NONET_MESSAGE_STRONG_LINK,
	          NONET_FILLS({"house", nonet_phrase_houses(speech, telling->step->base_houses)},
	                      {"digit", nonet_phrase_digits(speech, linked)},
	                      {"first", nonet_phrase_cell(speech, third)},
	                      {"second", nonet_phrase_cell(speech, fourth)}));
	nonet_say_counted(speech, NONET_MESSAGE_W_WING_SO, (unsigned long)nonet_cellset_count(targets),
	                  fills);
}

/* Cells with as many digits as cells, all but one of them restricted. */
void nonet_tell_bent_set(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	struct nonet_cellset cells = nonet_telling_pattern(telling);
	struct nonet_cellset targets = nonet_telling_losers(telling);
	unsigned digits = nonet_telling_digits(telling, cells), open = nonet_telling_gone(telling);
	struct nonet_cellset places =
	    nonet_cellset_and(cells, telling->cells[nonet_telling_digit(open) - 1]);
	nonet_say(speech, NONET_MESSAGE_BENT_SET,
	          NONET_FILLS({"cells", nonet_phrase_cells(speech, cells)},
	                      {"digits", nonet_phrase_digits(speech, digits)},
	                      {"restricted", nonet_phrase_digits_or(speech, digits & ~open)}));
	nonet_say_counted(speech, NONET_MESSAGE_BENT_SET_SO,
	                  (unsigned long)nonet_cellset_count(targets),
	                  NONET_FILLS({"open", nonet_phrase_digits(speech, open)},
	                              {"places", nonet_phrase_cells(speech, places)},
	                              {"targets", nonet_phrase_cells(speech, targets)}));
}
