/* Patterns that a puzzle with one solution cannot end in: rectangles, loops and graves. */
#include "explain/telling.h"

#include "board/units.h"

/* A rectangle or a loop over the same two digits. */
struct deadly {
	const struct nonet_telling *telling;
	unsigned pair;
	struct nonet_cellset corners; /* all its cells */
	struct nonet_cellset extra;   /* those with other candidates */
	unsigned extra_digits;
	struct nonet_cellset others; /* cells beside it that make a subset with the extra digits */
};

/* The cells of the pattern itself come first: four for rectangles, for loops those with the pair.
 */
static struct deadly read_pattern(const struct nonet_telling *telling, bool loop) {
	const struct nonet_step *step = telling->step;
	struct deadly deadly = {.telling = telling, .pair = step->digits};
	for (int i = 0; i < step->pattern_count; i++) {
		int cell = step->pattern[i].cell;
		bool own = loop ? step->pattern[i].role == NONET_ROLE_BASE : i < 4;
		nonet_cellset_add(own ? &deadly.corners : &deadly.others, cell);
		unsigned more = nonet_telling_candidates(telling, cell) & ~deadly.pair;
		if (!own || !more)
			continue;
		nonet_cellset_add(&deadly.extra, cell);
		deadly.extra_digits |= more;
	}
	return deadly;
}

static void tell_threat(const struct deadly *deadly) {
	struct nonet_speech *speech = deadly->telling->speech;
	nonet_say(speech,
	          nonet_cellset_count(deadly->corners) == 4 ? NONET_MESSAGE_RECTANGLE
	                                                    : NONET_MESSAGE_UNIQUE_LOOP,
	          NONET_FILLS({"corners", nonet_phrase_cells(speech, deadly->corners)},
	                      {"digits", nonet_phrase_digits(speech, deadly->pair)}));
}

static void tell_one_extra(const struct deadly *deadly) {
	struct nonet_speech *speech = deadly->telling->speech;
	nonet_say(speech, NONET_MESSAGE_UNIQUE_ONE_EXTRA,
	          NONET_FILLS({"cell", nonet_phrase_cells(speech, deadly->extra)}));
}

static void tell_one_digit(const struct deadly *deadly) {
	struct nonet_speech *speech = deadly->telling->speech;
	struct nonet_cellset targets = nonet_telling_losers(deadly->telling);
	nonet_say_counted(speech, NONET_MESSAGE_UNIQUE_ONE_DIGIT,
	                  (unsigned long)nonet_cellset_count(targets),
	                  NONET_FILLS({"digits", nonet_phrase_digits(speech, deadly->pair)},
	                              {"extra", nonet_phrase_digits(speech, deadly->extra_digits)},
	                              {"cells", nonet_phrase_cells(speech, deadly->extra)},
	                              {"targets", nonet_phrase_cells(speech, targets)}));
}

/* The digits of the hidden set: those whose places in the house lie in the extra cells and the
 * others. */
static unsigned hidden_digits(const struct deadly *deadly, int house) {
	unsigned digits = 0;
	struct nonet_cellset own = nonet_cellset_or(deadly->extra, deadly->others);
	for (int digit = 1; digit <= 9; digit++) {
		struct nonet_cellset places = nonet_telling_places(deadly->telling, house, digit);
		if (!nonet_cellset_is_empty(places) && nonet_cellset_within(places, own))
			digits |= 1u << (digit - 1);
	}
	return digits & ~deadly->extra_digits;
}

static void tell_subset(const struct deadly *deadly) {
	struct nonet_speech *speech = deadly->telling->speech;
	int house = nonet_lowest_bit(deadly->telling->step->base_houses);
	struct nonet_cellset losers = nonet_telling_losers(deadly->telling);
	bool hidden = nonet_cellset_meets(losers, deadly->others);
	unsigned digits =
	    hidden ? hidden_digits(deadly, house)
	           : deadly->extra_digits | nonet_telling_digits(deadly->telling, deadly->others);
	struct nonet_cellset set = nonet_cellset_or(deadly->extra, deadly->others);
	uint32_t houses = nonet_telling_shared_houses(set);
	const struct nonet_fill *fills =
	    NONET_FILLS({"cells", nonet_phrase_cells(speech, deadly->extra)},
	                {"extra", nonet_phrase_digits(speech, deadly->extra_digits)},
	                {"house", nonet_phrase_house(speech, house)},
	                {"houses", nonet_phrase_houses(speech, houses)},
	                {"others", nonet_phrase_cells(speech, deadly->others)},
	                {"digits", nonet_phrase_digits(speech, digits)});
	unsigned long extra_count = (unsigned long)nonet_popcount(deadly->extra_digits);
	nonet_say_counted(speech, NONET_MESSAGE_UNIQUE_EXTRA_SET, extra_count, fills);
	if (hidden)
		nonet_say(speech, NONET_MESSAGE_UNIQUE_HIDDEN, fills);
	else
		nonet_say_counted(speech, NONET_MESSAGE_UNIQUE_NAKED, extra_count, fills);
}

/* The house that both cells are in, and where no other cell has the digit; -1 when there is none.
 */
static int locking_house(const struct nonet_telling *telling, struct nonet_cellset cells,
                         int digit) {
	for (uint32_t houses = nonet_telling_shared_houses(cells); houses; houses &= houses - 1) {
		int house = nonet_lowest_bit(houses);
		if (nonet_cellset_within(nonet_telling_places(telling, house, digit), cells))
			return house;
	}
	return -1;
}

static void tell_locked_digit(const struct deadly *deadly) {
	struct nonet_speech *speech = deadly->telling->speech;
	unsigned gone = nonet_telling_gone(deadly->telling), locked = deadly->pair & ~gone;
	struct nonet_cellset cells = deadly->extra;
	int first = nonet_cellset_take(&cells), second = nonet_cellset_take(&cells);
	int house = locking_house(deadly->telling, deadly->extra, nonet_telling_digit(locked));
	if (house < 0)
		return;
	nonet_say(speech, NONET_MESSAGE_UNIQUE_LOCKED,
	          NONET_FILLS({"house", nonet_phrase_house(speech, house)},
	                      {"locked", nonet_phrase_digits(speech, locked)},
	                      {"gone", nonet_phrase_digits(speech, gone)},
	                      {"first", nonet_phrase_cell(speech, first)},
	                      {"second", nonet_phrase_cell(speech, second)}));
}

static uint32_t lines_of(struct nonet_cellset cells) {
	uint32_t lines = 0;
	while (!nonet_cellset_is_empty(cells)) {
		int cell = nonet_cellset_take(&cells);
		lines |= 1u << nonet_row_of(cell) | 1u << (9 + nonet_column_of(cell));
	}
	return lines;
}

static void tell_crossed(const struct deadly *deadly) {
	struct nonet_speech *speech = deadly->telling->speech;
	unsigned locked = nonet_telling_gone(deadly->telling);
	struct nonet_cellset cells = deadly->extra;
	int first = nonet_cellset_take(&cells), second = nonet_cellset_take(&cells);
	nonet_say(speech, NONET_MESSAGE_UNIQUE_CROSSED,
	          NONET_FILLS({"houses", nonet_phrase_houses(speech, lines_of(deadly->corners))},
	                      {"locked", nonet_phrase_digits(speech, locked)},
	                      {"other", nonet_phrase_digits(speech, deadly->pair & ~locked)},
	                      {"first", nonet_phrase_cell(speech, first)},
	                      {"second", nonet_phrase_cell(speech, second)}));
}

static void tell_hidden_corner(const struct deadly *deadly) {
	struct nonet_speech *speech = deadly->telling->speech;
	unsigned gone = nonet_telling_gone(deadly->telling);
	int cell = deadly->telling->step->eliminations[0].cell;
	struct nonet_cellset rest = deadly->corners;
	nonet_cellset_remove(&rest, cell);
	struct nonet_cellset beside =
	    nonet_cellset_and(rest, nonet_cellset_or(nonet_masks_house[nonet_row_of(cell)],
	                                             nonet_masks_house[9 + nonet_column_of(cell)]));
	struct nonet_cellset opposite = nonet_cellset_minus(rest, beside);
	int first = nonet_cellset_take(&beside), second = nonet_cellset_take(&beside);
	struct nonet_cellset own = {0, 0};
	nonet_cellset_add(&own, cell);
	nonet_say(speech, NONET_MESSAGE_UNIQUE_HIDDEN_CORNER,
	          NONET_FILLS({"houses", nonet_phrase_houses(speech, lines_of(own))},
	                      {"locked", nonet_phrase_digits(speech, deadly->pair & ~gone)},
	                      {"gone", nonet_phrase_digits(speech, gone)},
	                      {"cell", nonet_phrase_cell(speech, cell)},
	                      {"first", nonet_phrase_cell(speech, first)},
	                      {"second", nonet_phrase_cell(speech, second)},
	                      {"opposite", nonet_phrase_cells(speech, opposite)}));
}

void nonet_tell_unique_rectangle(const struct nonet_telling *telling) {
	struct deadly deadly = read_pattern(telling, false);
	tell_threat(&deadly);
	switch (telling->step->technique) {
	case NONET_TECHNIQUE_UNIQUENESS_1:
		tell_one_extra(&deadly);
		break;
	case NONET_TECHNIQUE_UNIQUENESS_3:
		tell_subset(&deadly);
		break;
	case NONET_TECHNIQUE_UNIQUENESS_4:
		tell_locked_digit(&deadly);
		break;
	case NONET_TECHNIQUE_UNIQUENESS_6:
		tell_crossed(&deadly);
		break;
	case NONET_TECHNIQUE_HIDDEN_RECTANGLE:
		tell_hidden_corner(&deadly);
		break;
	default:
		tell_one_digit(&deadly);
	}
}

void nonet_tell_unique_loop(const struct nonet_telling *telling) {
	struct deadly deadly = read_pattern(telling, true);
	tell_threat(&deadly);
	switch (telling->step->technique) {
	case NONET_TECHNIQUE_UNIQUE_LOOP_1:
		tell_one_extra(&deadly);
		break;
	case NONET_TECHNIQUE_UNIQUE_LOOP_2:
		tell_one_digit(&deadly);
		break;
	case NONET_TECHNIQUE_UNIQUE_LOOP_3:
		tell_subset(&deadly);
		break;
	default:
		tell_locked_digit(&deadly);
	}
}

void nonet_tell_avoidable_rectangle(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	const struct nonet_step *step = telling->step;
	struct nonet_cellset filled = {0, 0}, open = {0, 0};
	for (int i = 0; i < 4; i++)
		nonet_cellset_add(telling->position->board.cell[step->pattern[i].cell] ? &filled : &open,
		                  step->pattern[i].cell);
	struct nonet_cellset targets = nonet_telling_losers(telling);
	unsigned gone = nonet_telling_gone(telling);
	nonet_say(
	    speech, NONET_MESSAGE_AVOIDABLE,
	    NONET_FILLS({"corners", nonet_phrase_cells(speech, nonet_telling_pattern(telling))},
	                {"first", nonet_phrase_number(speech, nonet_telling_digit(step->digits))},
	                {"second", nonet_phrase_digits(speech, step->digits & (step->digits - 1u))}));
	const char *filled_text = nonet_phrase_cells(speech, filled);
	if (step->technique == NONET_TECHNIQUE_AVOIDABLE_RECTANGLE_1) {
		nonet_say(speech, NONET_MESSAGE_AVOIDABLE_1,
		          NONET_FILLS({"filled", filled_text},
		                      {"cell", nonet_phrase_cells(speech, targets)},
		                      {"digit", nonet_phrase_digits(speech, gone)}));
		return;
	}
	int first = nonet_cellset_take(&open), second = nonet_cellset_take(&open);
	nonet_say_counted(
	    speech, NONET_MESSAGE_AVOIDABLE_2, (unsigned long)nonet_cellset_count(targets),
	    NONET_FILLS({"filled", filled_text}, {"first", nonet_phrase_cell(speech, first)},
	                {"second", nonet_phrase_cell(speech, second)},
	                {"digit", nonet_phrase_digits(speech, gone)},
	                {"targets", nonet_phrase_cells(speech, targets)}));
}

/* Graves: the cells with extra candidates are the pattern's; for type 3 those of a subset follow
 * with another role. */
struct grave {
	const struct nonet_telling *telling;
	struct nonet_cellset cells, others;
	unsigned extra;
};

static void tell_grave(const struct grave *grave, const uint16_t extras[NONET_CELLS]) {
	struct nonet_speech *speech = grave->telling->speech;
	const char *texts[NONET_CELLS];
	int count = 0;
	unsigned long candidates = 0;
	for (struct nonet_cellset cells = grave->cells; !nonet_cellset_is_empty(cells);) {
		int cell = nonet_cellset_take(&cells);
		texts[count++] = nonet_phrase_candidates(speech, cell, extras[cell]);
		candidates += (unsigned long)nonet_popcount(extras[cell]);
	}
	nonet_say_counted(speech, NONET_MESSAGE_BUG, candidates,
	                  NONET_FILLS({"extras", nonet_phrase_list(speech, texts, count)}));
}

static void tell_grave_subset(const struct grave *grave) {
	struct nonet_speech *speech = grave->telling->speech;
	unsigned digits = grave->extra | nonet_telling_digits(grave->telling, grave->others);
	uint32_t houses = grave->telling->step->base_houses;
	nonet_say_counted(speech, NONET_MESSAGE_UNIQUE_NAKED,
	                  (unsigned long)nonet_popcount(grave->extra),
	                  NONET_FILLS({"house", nonet_phrase_houses(speech, houses)},
	                              {"houses", nonet_phrase_houses(speech, houses)},
	                              {"extra", nonet_phrase_digits(speech, grave->extra)},
	                              {"others", nonet_phrase_cells(speech, grave->others)},
	                              {"digits", nonet_phrase_digits(speech, digits)}));
}

static void tell_grave_locked(const struct grave *grave) {
	struct nonet_speech *speech = grave->telling->speech;
	struct nonet_cellset cells = grave->cells;
	int first = nonet_cellset_take(&cells), second = nonet_cellset_take(&cells);
	unsigned common = nonet_telling_candidates(grave->telling, first) &
	                  nonet_telling_candidates(grave->telling, second) & ~grave->extra;
	nonet_say(speech, NONET_MESSAGE_BUG_LOCKED,
	          NONET_FILLS({"house", nonet_phrase_houses(speech, grave->telling->step->base_houses)},
	                      {"digit", nonet_phrase_digits(speech, common)},
	                      {"first", nonet_phrase_cell(speech, first)},
	                      {"second", nonet_phrase_cell(speech, second)}));
}

static void tell_grave_seen(const struct grave *grave) {
	struct nonet_speech *speech = grave->telling->speech;
	struct nonet_cellset targets = nonet_telling_losers(grave->telling);
	nonet_say_counted(speech, NONET_MESSAGE_BUG_SEEN, (unsigned long)nonet_cellset_count(targets),
	                  NONET_FILLS({"targets", nonet_phrase_cells(speech, targets)},
	                              {"cells", nonet_phrase_cells(speech, grave->cells)},
	                              {"digit", nonet_phrase_digits(speech, grave->extra)}));
}

void nonet_tell_grave(const struct nonet_telling *telling) {
	const struct nonet_step *step = telling->step;
	struct grave grave = {.telling = telling, .extra = step->digits};
	uint16_t extras[NONET_CELLS] = {0};
	bool plus_one = step->technique == NONET_TECHNIQUE_BUG_PLUS_1;
	for (int i = 0; i < step->pattern_count; i++) {
		const struct nonet_pattern_cell *at = &step->pattern[i];
		bool own = plus_one || at->role == NONET_ROLE_EXTRA;
		nonet_cellset_add(own ? &grave.cells : &grave.others, at->cell);
		extras[at->cell] = plus_one ? step->digits : at->digits;
	}
	tell_grave(&grave, extras);
	if (step->technique == NONET_TECHNIQUE_BUG_2)
		tell_grave_seen(&grave);
	else if (step->technique == NONET_TECHNIQUE_BUG_3)
		tell_grave_subset(&grave);
	else if (step->technique == NONET_TECHNIQUE_BUG_4)
		tell_grave_locked(&grave);
}
