/* Patterns of one digit and a few strong links. A skyscraper, kite or turbot fish is two strong
 * links, the near ends of which see each other; a dual one is told for each of its eliminations. */
#include "explain/telling.h"

/* The house in which the two cells are the only places of the digit, or -1. */
static int linking_house(const struct nonet_telling *telling, int a, int b, int digit) {
	for (int k = 0; k < 3; k++) {
		int house = nonet_masks_house_of(a, k);
		struct nonet_cellset places = nonet_telling_places(telling, house, digit);
		if (nonet_cellset_count(places) == 2 && nonet_cellset_has(places, a) &&
		    nonet_cellset_has(places, b))
			return house;
	}
	return -1;
}

static int common_house(int a, int b) {
	for (int k = 0; k < 3; k++)
		if (nonet_masks_house_of(a, k) == nonet_masks_house_of(b, k))
			return nonet_masks_house_of(a, k);
	return -1;
}

static void tell_link(const struct nonet_telling *telling, enum nonet_message message, int a, int b,
                      int house, int digit) {
	struct nonet_speech *speech = telling->speech;
	nonet_say(speech, message,
	          NONET_FILLS({"house", nonet_phrase_house(speech, house)},
	                      {"digit", nonet_phrase_number(speech, digit)},
	                      {"first", nonet_phrase_cell(speech, a)},
	                      {"second", nonet_phrase_cell(speech, b)}));
}

/* Two strong links between cells of the pattern: a and b, c and d; b sees c. */
struct two_links {
	int cell[4];
	int digit;
};

static struct nonet_cellset seen_by_ends(const struct two_links *links,
                                         struct nonet_cellset cells) {
	return nonet_cellset_and(cells, nonet_cellset_and(nonet_masks_peers[links->cell[0]],
	                                                  nonet_masks_peers[links->cell[3]]));
}

static bool are_links(const struct nonet_telling *telling, const struct two_links *links) {
	const int *cell = links->cell;
	for (int i = 0; i < 4; i++)
		for (int k = 0; k < i; k++)
			if (cell[i] == cell[k])
				return false;
	return nonet_masks_sees(cell[1], cell[2]) &&
	       linking_house(telling, cell[0], cell[1], links->digit) >= 0 &&
	       linking_house(telling, cell[2], cell[3], links->digit) >= 0;
}

static void tell_two_links(const struct nonet_telling *telling, const struct two_links *links,
                           struct nonet_cellset targets) {
	struct nonet_speech *speech = telling->speech;
	const int *cell = links->cell;
	int digit = links->digit;
	tell_link(telling, NONET_MESSAGE_STRONG_LINK, cell[0], cell[1],
	          linking_house(telling, cell[0], cell[1], digit), digit);
	tell_link(telling, NONET_MESSAGE_STRONG_LINK, cell[2], cell[3],
	          linking_house(telling, cell[2], cell[3], digit), digit);
	tell_link(telling, NONET_MESSAGE_WEAK_LINK, cell[1], cell[2], common_house(cell[1], cell[2]),
	          digit);
	nonet_say_counted(speech, NONET_MESSAGE_TWO_LINKS_SO,
	                  (unsigned long)nonet_cellset_count(targets),
	                  NONET_FILLS({"first", nonet_phrase_cell(speech, cell[0])},
	                              {"second", nonet_phrase_cell(speech, cell[1])},
	                              {"third", nonet_phrase_cell(speech, cell[2])},
	                              {"fourth", nonet_phrase_cell(speech, cell[3])},
	                              {"digit", nonet_phrase_number(speech, digit)},
	                              {"targets", nonet_phrase_cells(speech, targets)}));
	nonet_speech_break(speech);
}

/* Any links between four of the pattern's cells by which some of the losers go; tells them, and
 * returns what goes. */
static struct nonet_cellset tell_any_links(const struct nonet_telling *telling, int digit,
                                           struct nonet_cellset losers) {
	const struct nonet_step *step = telling->step;
	int count = step->pattern_count;
	for (int i = 0; i < count * count * count * count; i++) {
		struct two_links links = {.digit = digit};
		for (int k = 3, rest = i; k >= 0; k--, rest /= count)
			links.cell[k] = step->pattern[rest % count].cell;
		struct nonet_cellset targets = seen_by_ends(&links, losers);
		if (nonet_cellset_is_empty(targets) || !are_links(telling, &links))
			continue;
		tell_two_links(telling, &links, targets);
		return targets;
	}
	return (struct nonet_cellset){0, 0};
}

/* A turbot fish of three cells, whose ends are one, is told as a chain. */
void nonet_tell_two_links(const struct nonet_telling *telling) {
	for (unsigned digits = nonet_telling_gone(telling); digits; digits &= digits - 1) {
		int digit = nonet_telling_digit(digits);
		struct nonet_cellset losers = nonet_telling_losers_of(telling, digit);
		while (!nonet_cellset_is_empty(losers)) {
			struct nonet_cellset told = tell_any_links(telling, digit, losers);
			if (nonet_cellset_is_empty(told)) {
				nonet_tell_chains(telling);
				return;
			}
			losers = nonet_cellset_minus(losers, told);
		}
	}
}

/* An empty rectangle: every place of the digit in the box lies in one of two lines. */
struct rectangle {
	int box, near, far; /* near: the line of the link's first cell; far: that of the target */
	int first, second;  /* the link; the second sees the target */
	int target, digit;
};

static bool is_rectangle(const struct nonet_telling *telling, const struct rectangle *at) {
	struct nonet_cellset places = nonet_telling_places(telling, at->box, at->digit);
	struct nonet_cellset lines =
	    nonet_cellset_or(nonet_masks_house[at->near], nonet_masks_house[at->far]);
	return nonet_cellset_within(places, lines) &&
	       nonet_cellset_has(nonet_masks_house[at->near], at->first) &&
	       nonet_cellset_has(nonet_masks_house[at->far], at->target) &&
	       !nonet_cellset_has(nonet_masks_house[at->box], at->first) &&
	       !nonet_cellset_has(nonet_masks_house[at->box], at->target) &&
	       nonet_masks_sees(at->second, at->target) &&
	       linking_house(telling, at->first, at->second, at->digit) >= 0;
}

static void tell_rectangle(const struct nonet_telling *telling, const struct rectangle *at) {
	struct nonet_speech *speech = telling->speech;
	const struct nonet_fill *fills = NONET_FILLS({"box", nonet_phrase_house(speech, at->box)},
	                                             {"near", nonet_phrase_house(speech, at->near)},
	                                             {"far", nonet_phrase_house(speech, at->far)},
	                                             {"first", nonet_phrase_cell(speech, at->first)},
	                                             {"second", nonet_phrase_cell(speech, at->second)},
	                                             {"target", nonet_phrase_cell(speech, at->target)},
	                                             {"digit", nonet_phrase_number(speech, at->digit)});
	nonet_say(speech, NONET_MESSAGE_EMPTY_RECTANGLE, fills);
	tell_link(telling, NONET_MESSAGE_STRONG_LINK, at->first, at->second,
	          linking_house(telling, at->first, at->second, at->digit), at->digit);
	nonet_say(speech, NONET_MESSAGE_EMPTY_RECTANGLE_SO, fills);
	nonet_speech_break(speech);
}

/* Tells the first rectangle for the target, with any link between cells of the pattern. */
static void tell_rectangle_for(const struct nonet_telling *telling, struct rectangle at) {
	const struct nonet_step *step = telling->step;
	for (int i = 0; i < step->pattern_count * step->pattern_count; i++) {
		at.first = step->pattern[i / step->pattern_count].cell;
		at.second = step->pattern[i % step->pattern_count].cell;
		for (int k = 0; k < 2; k++) {
			at.near = nonet_masks_house_of(at.first, k);
			at.far = nonet_masks_house_of(at.target, 1 - k);
			if (at.first != at.second && is_rectangle(telling, &at)) {
				tell_rectangle(telling, &at);
				return;
			}
		}
	}
}

void nonet_tell_empty_rectangle(const struct nonet_telling *telling) {
	struct rectangle at = {.box = nonet_lowest_bit(telling->step->base_houses),
	                       .digit = nonet_telling_digit(telling->step->digits)};
	struct nonet_cellset losers = nonet_telling_losers(telling);
	while (!nonet_cellset_is_empty(losers)) {
		at.target = nonet_cellset_take(&losers);
		tell_rectangle_for(telling, at);
	}
}
