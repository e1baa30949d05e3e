/* Singles, and digits that no reasoning of this kind finds. */
#include "explain/telling.h"

#include "board/units.h"

static int placed_cell(const struct nonet_telling *telling) {
	return telling->step->placements[0].cell;
}

static int placed_digit(const struct nonet_telling *telling) {
	return nonet_telling_digit(telling->step->placements[0].digits);
}

static struct nonet_cellset empty_cells(const struct nonet_telling *telling, int house) {
	struct nonet_cellset empty = {0, 0};
	for (int i = 0; i < 9; i++)
		if (!telling->position->board.cell[nonet_units_house[house][i]])
			nonet_cellset_add(&empty, nonet_units_house[house][i]);
	return empty;
}

/* The house of the cell in which `is_it` holds: the step's own, else the box, the row, the column.
 */
static int find_house(const struct nonet_telling *telling,
                      bool (*is_it)(const struct nonet_telling *telling, int house)) {
	static const int order[3] = {2, 0, 1};
	if (telling->step->base_houses && is_it(telling, nonet_lowest_bit(telling->step->base_houses)))
		return nonet_lowest_bit(telling->step->base_houses);
	for (int k = 0; k < 3; k++) {
		int house = nonet_masks_house_of(placed_cell(telling), order[k]);
		if (is_it(telling, house))
			return house;
	}
	return -1;
}

static bool is_full_but_one(const struct nonet_telling *telling, int house) {
	return nonet_cellset_count(empty_cells(telling, house)) == 1;
}

static bool has_one_place(const struct nonet_telling *telling, int house) {
	return nonet_cellset_count(nonet_telling_places(telling, house, placed_digit(telling))) == 1;
}

void nonet_tell_full_house(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	int house = find_house(telling, is_full_but_one);
	if (house < 0) {
		nonet_tell_hidden_single(telling);
		return;
	}
	nonet_say(speech, NONET_MESSAGE_FULL_HOUSE,
	          NONET_FILLS({"house", nonet_phrase_house(speech, house)},
	                      {"cell", nonet_phrase_cell(speech, placed_cell(telling))},
	                      {"digit", nonet_phrase_number(speech, placed_digit(telling))}));
}

/* The placed digits that keep the cell from having the digit. */
static struct nonet_cellset blockers_of(const struct nonet_telling *telling, int cell, int digit) {
	struct nonet_cellset blockers = {0, 0};
	for (int i = 0; i < NONET_PEERS; i++)
		if (telling->position->board.cell[nonet_units_peers[cell][i]] == digit)
			nonet_cellset_add(&blockers, nonet_units_peers[cell][i]);
	return blockers;
}

/* Why the other empty cells of the house cannot hold the digit: seldom more than a few placed
 * digits do all of it, so those that rule out the most come first. */
static struct nonet_cellset choose_blockers(const struct nonet_telling *telling, int digit,
                                            struct nonet_cellset cells) {
	struct nonet_cellset chosen = {0, 0};
	while (!nonet_cellset_is_empty(cells)) {
		int best = -1, most = 0;
		for (int cell = 0; cell < NONET_CELLS; cell++) {
			if (telling->position->board.cell[cell] != digit)
				continue;
			int count = nonet_cellset_count(nonet_cellset_and(nonet_masks_peers[cell], cells));
			if (count > most) {
				best = cell;
				most = count;
			}
		}
		if (best < 0)
			break;
		nonet_cellset_add(&chosen, best);
		cells = nonet_cellset_minus(cells, nonet_masks_peers[best]);
	}
	return chosen;
}

static void tell_blocked(const struct nonet_telling *telling, int house, int digit) {
	struct nonet_speech *speech = telling->speech;
	struct nonet_cellset blocked = {0, 0}, erased = {0, 0}, others = empty_cells(telling, house);
	nonet_cellset_remove(&others, placed_cell(telling));
	while (!nonet_cellset_is_empty(others)) {
		int cell = nonet_cellset_take(&others);
		bool is_blocked = !nonet_cellset_is_empty(blockers_of(telling, cell, digit));
		nonet_cellset_add(is_blocked ? &blocked : &erased, cell);
	}
	if (!nonet_cellset_is_empty(blocked)) {
		struct nonet_cellset blockers = choose_blockers(telling, digit, blocked);
		nonet_say_counted(speech,
		                  nonet_cellset_is_empty(erased) ? NONET_MESSAGE_HIDDEN_BLOCKED
		                                                 : NONET_MESSAGE_HIDDEN_BLOCKED_IN,
		                  (unsigned long)nonet_cellset_count(blockers),
		                  NONET_FILLS({"digit", nonet_phrase_number(speech, digit)},
		                              {"blockers", nonet_phrase_cells(speech, blockers)},
		                              {"cells", nonet_phrase_cells(speech, blocked)}));
	}
	if (!nonet_cellset_is_empty(erased))
		nonet_say(speech, NONET_MESSAGE_HIDDEN_ERASED,
		          NONET_FILLS({"cells", nonet_phrase_cells(speech, erased)}));
}

void nonet_tell_hidden_single(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	int house = find_house(telling, has_one_place), digit = placed_digit(telling);
	if (house < 0)
		return;
	nonet_say(speech, NONET_MESSAGE_HIDDEN_SINGLE,
	          NONET_FILLS({"house", nonet_phrase_house(speech, house)},
	                      {"digit", nonet_phrase_number(speech, digit)},
	                      {"cell", nonet_phrase_cell(speech, placed_cell(telling))}));
	tell_blocked(telling, house, digit);
}

void nonet_tell_naked_single(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	int cell = placed_cell(telling);
	unsigned own = telling->step->placements[0].digits;
	unsigned open = nonet_board_candidates(&telling->position->board, cell);
	unsigned erased = open & ~own, seen = NONET_ALL_DIGITS & ~open & ~own;
	enum nonet_message message = !erased ? NONET_MESSAGE_NAKED_SINGLE
	                             : seen  ? NONET_MESSAGE_NAKED_SINGLE_ERASED
	                                     : NONET_MESSAGE_NAKED_SINGLE_ONLY_ERASED;
	nonet_say(speech, message,
	          NONET_FILLS({"cell", nonet_phrase_cell(speech, cell)},
	                      {"digit", nonet_phrase_digits(speech, own)},
	                      {"seen", seen ? nonet_phrase_digits(speech, seen) : ""},
	                      {"erased", erased ? nonet_phrase_digits(speech, erased) : ""}));
}

void nonet_tell_brute_force(const struct nonet_telling *telling) {
	nonet_say(telling->speech, NONET_MESSAGE_BRUTE_FORCE, NULL);
}

static void tell_template(const struct nonet_telling *telling, enum nonet_message message,
                          int digit, struct nonet_cellset cells) {
	nonet_say_counted(telling->speech, message, (unsigned long)nonet_cellset_count(cells),
	                  NONET_FILLS({"digit", nonet_phrase_number(telling->speech, digit)},
	                              {"cells", nonet_phrase_cells(telling->speech, cells)}));
}

void nonet_tell_template_set(const struct nonet_telling *telling) {
	struct nonet_cellset cells = {0, 0};
	for (int i = 0; i < telling->step->placement_count; i++)
		nonet_cellset_add(&cells, telling->step->placements[i].cell);
	tell_template(telling, NONET_MESSAGE_TEMPLATE_SET, placed_digit(telling), cells);
}

void nonet_tell_template_delete(const struct nonet_telling *telling) {
	int digit = nonet_telling_digit(nonet_telling_gone(telling));
	tell_template(telling, NONET_MESSAGE_TEMPLATE_DELETE, digit, nonet_telling_losers(telling));
}
