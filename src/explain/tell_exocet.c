/* Exocets: why the targets hold the digits of the base, and what rules out each candidate, with the
 * rules in the order in which a reader can follow them. */
#include "explain/telling.h"

#include "board/units.h"

enum { TARGETS = 2, MOST_LINES = 4, LINE_CELLS = 9 };

struct exocet {
	const struct nonet_telling *telling;
	bool turned; /* the base lies in a column */
	bool junior;
	int base[2], target[TARGETS];
	int line_count, line[MOST_LINES];            /* the houses that cross the base line */
	struct nonet_cellset places[9][MOST_LINES];  /* by digit - 1, the targets left out */
	unsigned may[TARGETS], left[TARGETS], in[2]; /* for the targets alone; with the base; in it */
	unsigned certain;                            /* the digits of all pairs that are left */
	uint16_t open[NONET_CELLS];                  /* what goes and has no reason yet */
};

static struct nonet_cellset set_of(const int cells[2]) {
	struct nonet_cellset set = {0, 0};
	nonet_cellset_add(&set, cells[0]);
	nonet_cellset_add(&set, cells[1]);
	return set;
}

static unsigned digits_at(const struct exocet *exocet, int cell) {
	int digit = exocet->telling->position->board.cell[cell];
	return digit ? 1u << (digit - 1) : nonet_telling_candidates(exocet->telling, cell);
}

/* The line across the crossing lines in which a cell lies, 0..8. */
static int across(const struct exocet *exocet, int cell) {
	return exocet->turned ? nonet_column_of(cell) : nonet_row_of(cell);
}

static int house_across(const struct exocet *exocet, int k) {
	return exocet->turned ? 9 + k : k;
}

/* Whether the base leaves a cell of a crossing line free to hold one of its digits. */
static bool is_apart(const struct exocet *exocet, int cell) {
	int base = exocet->base[0];
	return across(exocet, cell) != across(exocet, base) &&
	       nonet_box_of(cell) != nonet_box_of(base) && cell != exocet->target[0] &&
	       cell != exocet->target[1];
}

static void read_places(struct exocet *exocet) {
	for (int k = 0; k < exocet->line_count; k++)
		for (struct nonet_cellset cells = nonet_masks_house[exocet->line[k]];
		     !nonet_cellset_is_empty(cells);) {
			int cell = nonet_cellset_take(&cells);
			unsigned digits = is_apart(exocet, cell) ? digits_at(exocet, cell) : 0;
			for (; digits; digits &= digits - 1)
				nonet_cellset_add(&exocet->places[nonet_lowest_bit(digits)][k], cell);
		}
}

/* ---- What the targets and the base can hold ---- */

static unsigned rows_of(const struct exocet *exocet, struct nonet_cellset cells) {
	unsigned rows = 0;
	while (!nonet_cellset_is_empty(cells))
		rows |= 1u << across(exocet, nonet_cellset_take(&cells));
	return rows;
}

/* Whether each crossing line has a place for the digit, all in different lines across, with target
 * i as that of its line; by Hall's theorem. */
static bool fits_lines(const struct exocet *exocet, int i, int digit) {
	unsigned rows[MOST_LINES];
	for (int k = 0; k < exocet->line_count; k++)
		rows[k] = nonet_cellset_has(nonet_masks_house[exocet->line[k]], exocet->target[i])
		              ? 1u << across(exocet, exocet->target[i])
		              : rows_of(exocet, exocet->places[digit - 1][k]);
	for (unsigned chosen = 1; chosen < 1u << exocet->line_count; chosen++) {
		unsigned all = 0;
		for (unsigned rest = chosen; rest; rest &= rest - 1)
			all |= rows[nonet_lowest_bit(rest)];
		if (nonet_popcount(all) < nonet_popcount(chosen))
			return false;
	}
	return true;
}

/* The two cells that mirror target i: in the box of the other target, beside it, in the line across
 * in which neither the base nor target i is. */
static void mirror_of(const struct exocet *exocet, int i, int cells_ret[2]) {
	int other = exocet->target[1 - i], count = 0;
	int own = across(exocet, exocet->target[i]), base = across(exocet, exocet->base[0]);
	int row = base / 3 * 9 + 3 - base - own;
	for (struct nonet_cellset cells =
	         nonet_cellset_and(nonet_masks_house[house_across(exocet, row)],
	                           nonet_masks_house[nonet_masks_house_of(other, 2)]);
	     !nonet_cellset_is_empty(cells) && count < 2;) {
		int cell = nonet_cellset_take(&cells);
		int kind = exocet->turned ? 0 : 1;
		if (nonet_masks_house_of(cell, kind) != nonet_masks_house_of(other, kind))
			cells_ret[count++] = cell;
	}
}

static bool fits_mirror(const struct exocet *exocet, int i, int digit) {
	int cells[2];
	if (!exocet->junior)
		return true;
	mirror_of(exocet, i, cells);
	return (digits_at(exocet, cells[0]) | digits_at(exocet, cells[1])) >> (digit - 1) & 1;
}

static void allow_pair(struct exocet *exocet, unsigned first, unsigned second) {
	bool fits = false;
	for (int k = 0; k < 2; k++)
		if (digits_at(exocet, exocet->base[k]) & first &&
		    digits_at(exocet, exocet->base[1 - k]) & second) {
			exocet->in[k] |= first;
			exocet->in[1 - k] |= second;
			fits = true;
		}
	if (!fits)
		return;
	exocet->left[0] |= first;
	exocet->left[1] |= second;
	exocet->certain &= first | second;
}

static void read_pairs(struct exocet *exocet) {
	exocet->certain = exocet->telling->step->digits;
	for (unsigned digits = exocet->certain; digits; digits &= digits - 1)
		for (int i = 0; i < TARGETS; i++) {
			int digit = nonet_telling_digit(digits);
			if (digits_at(exocet, exocet->target[i]) >> (digit - 1) & 1 &&
			    fits_lines(exocet, i, digit) && fits_mirror(exocet, i, digit))
				exocet->may[i] |= 1u << (digit - 1);
		}
	for (unsigned a = exocet->may[0]; a; a &= a - 1)
		for (unsigned b = exocet->may[1]; b; b &= b - 1)
			if ((a & (~a + 1)) != (b & (~b + 1)))
				allow_pair(exocet, a & (~a + 1), b & (~b + 1));
}

static void read_two(const struct nonet_telling *telling, int role, int cells_ret[2]) {
	struct nonet_cellset cells = nonet_telling_role(telling, role);
	cells_ret[0] = nonet_cellset_take(&cells);
	cells_ret[1] = nonet_cellset_take(&cells);
}

static void read_exocet(const struct nonet_telling *telling, struct exocet *exocet_ret) {
	const struct nonet_step *step = telling->step;
	*exocet_ret = (struct exocet){.telling = telling};
	exocet_ret->junior = step->technique == NONET_TECHNIQUE_JUNIOR_EXOCET;
	read_two(telling, NONET_ROLE_BASE, exocet_ret->base);
	read_two(telling, NONET_ROLE_TARGET, exocet_ret->target);
	exocet_ret->turned =
	    nonet_column_of(exocet_ret->base[0]) == nonet_column_of(exocet_ret->base[1]);
	for (uint32_t lines = step->base_houses; lines && exocet_ret->line_count < MOST_LINES;
	     lines &= lines - 1)
		exocet_ret->line[exocet_ret->line_count++] = nonet_lowest_bit(lines);
	for (int i = 0; i < step->elimination_count; i++)
		exocet_ret->open[step->eliminations[i].cell] |= step->eliminations[i].digits;
	read_places(exocet_ret);
	read_pairs(exocet_ret);
}

/* ---- What it is ---- */

/* Lines, one fewer than those that cross, of the crossing ones and those across, that hold all
 * places of the digit beside the targets: the set of houses after `cover`, or 0 after the last. */
static uint32_t next_cover(const struct exocet *exocet, int digit, uint32_t cover) {
	while (++cover < 1u << 18) {
		if (nonet_popcount(cover) != exocet->line_count - 1)
			continue;
		struct nonet_cellset open = {0, 0};
		uint32_t crossing = exocet->turned ? 0x1FFu : 0x1FFu << 9;
		if (cover & crossing & ~exocet->telling->step->base_houses)
			continue;
		for (int k = 0; k < exocet->line_count; k++)
			open = nonet_cellset_or(open, exocet->places[digit - 1][k]);
		for (uint32_t rest = cover; rest; rest &= rest - 1)
			open = nonet_cellset_minus(open, nonet_masks_house[nonet_lowest_bit(rest)]);
		if (nonet_cellset_is_empty(open))
			return cover;
	}
	return 0;
}

static struct nonet_cellset crossing_cells(const struct exocet *exocet, int digit) {
	struct nonet_cellset cells = {0, 0};
	for (int k = 0; k < exocet->line_count; k++)
		cells = nonet_cellset_or(cells, exocet->places[digit - 1][k]);
	return cells;
}

/* The smallest number of such lines, for the words. */
static uint32_t fewest_lines(const struct exocet *exocet, int digit) {
	uint32_t cover = next_cover(exocet, digit, 0);
	for (uint32_t rest = cover; rest; rest &= rest - 1) {
		struct nonet_cellset open = crossing_cells(exocet, digit);
		for (uint32_t k = cover & ~(rest & (~rest + 1)); k; k &= k - 1)
			open = nonet_cellset_minus(open, nonet_masks_house[nonet_lowest_bit(k)]);
		if (nonet_cellset_is_empty(open))
			cover &= ~(rest & (~rest + 1));
	}
	return cover;
}

static void say_digit(const struct exocet *exocet, int digit) {
	struct nonet_speech *speech = exocet->telling->speech;
	uint32_t cover = fewest_lines(exocet, digit);
	nonet_speech_item(speech);
	nonet_say(
	    speech, cover ? NONET_MESSAGE_EXOCET_DIGIT : NONET_MESSAGE_EXOCET_NOWHERE,
	    NONET_FILLS({"digit", nonet_phrase_number(speech, digit)},
	                {"targets", nonet_phrase_cells(speech, set_of(exocet->target))},
	                {"lines", nonet_phrase_houses(speech, exocet->telling->step->base_houses)},
	                {"cover", cover ? nonet_phrase_houses(speech, cover) : ""}));
}

/* ---- What follows ---- */

/* Says why these cells lose these digits, all of which are open. */
static void say_why(const struct exocet *exocet, enum nonet_message message,
                    struct nonet_cellset cells, unsigned digits, struct nonet_cellset others) {
	struct nonet_speech *speech = exocet->telling->speech;
	bool has_others = !nonet_cellset_is_empty(others);
	nonet_speech_item(speech);
	nonet_say_counted(
	    speech, message, (unsigned long)nonet_cellset_count(cells),
	    NONET_FILLS({"cells", nonet_phrase_cells(speech, cells)},
	                {"digits", nonet_phrase_digits_or(speech, digits)},
	                {"base", nonet_phrase_cells(speech, set_of(exocet->base))},
	                {"targets", nonet_phrase_cells(speech, set_of(exocet->target))},
	                {"lines", nonet_phrase_houses(speech, exocet->telling->step->base_houses)},
	                {"others", has_others ? nonet_phrase_cells(speech, others) : ""}));
}

static struct nonet_cellset only(int cell) {
	struct nonet_cellset set = {0, 0};
	nonet_cellset_add(&set, cell);
	return set;
}

/* A target that cannot hold one of the base digits. */
static void tell_target_digit(const struct exocet *exocet, int i, int digit) {
	struct nonet_cellset cell = only(exocet->target[i]);
	int mirror[2] = {0, 0};
	if (!fits_lines(exocet, i, digit)) {
		say_why(exocet, NONET_MESSAGE_EXOCET_TARGET_LINES, cell, 1u << (digit - 1), cell);
	} else if (!fits_mirror(exocet, i, digit)) {
		mirror_of(exocet, i, mirror);
		say_why(exocet, NONET_MESSAGE_EXOCET_TARGET_MIRROR, cell, 1u << (digit - 1),
		        set_of(mirror));
	} else {
		say_why(exocet, NONET_MESSAGE_EXOCET_TARGET_PAIR, cell, 1u << (digit - 1),
		        only(exocet->target[1 - i]));
	}
}

static void tell_targets(struct exocet *exocet) {
	unsigned base_digits = exocet->telling->step->digits;
	for (int i = 0; i < TARGETS; i++) {
		uint16_t *open = &exocet->open[exocet->target[i]];
		if (*open & ~base_digits)
			say_why(exocet, NONET_MESSAGE_EXOCET_TARGET_OTHER, only(exocet->target[i]),
			        *open & ~base_digits, set_of(exocet->base));
		for (unsigned digits = *open & base_digits; digits; digits &= digits - 1)
			tell_target_digit(exocet, i, nonet_telling_digit(digits));
		*open = 0;
	}
}

static void tell_base(struct exocet *exocet) {
	unsigned nowhere = ~(exocet->left[0] | exocet->left[1]);
	unsigned both = exocet->open[exocet->base[0]] & exocet->open[exocet->base[1]] & nowhere;
	if (both)
		say_why(exocet, NONET_MESSAGE_EXOCET_BASE, set_of(exocet->base), both,
		        set_of(exocet->target));
	for (int k = 0; k < 2; k++) {
		unsigned digits = exocet->open[exocet->base[k]] & ~both;
		if (digits & nowhere)
			say_why(exocet, NONET_MESSAGE_EXOCET_BASE, only(exocet->base[k]), digits & nowhere,
			        set_of(exocet->target));
		if (digits & ~nowhere)
			say_why(exocet, NONET_MESSAGE_EXOCET_BASE_PAIR, only(exocet->base[k]),
			        digits & ~nowhere, only(exocet->base[1 - k]));
	}
	exocet->open[exocet->base[0]] = exocet->open[exocet->base[1]] = 0;
}

/* One cell of a mirror holds what its target holds, and the other none of the base's digits. */
static void tell_mirror(struct exocet *exocet, int i) {
	struct nonet_speech *speech = exocet->telling->speech;
	int mirror[2] = {0, 0};
	mirror_of(exocet, i, mirror);
	for (int k = 0; k < 2; k++) {
		unsigned gone = exocet->open[mirror[k]];
		bool alone = !(digits_at(exocet, mirror[1 - k]) & exocet->left[i]);
		unsigned locked = nonet_telling_candidates(exocet->telling, mirror[k]) & ~gone &
		                  ~(unsigned)exocet->telling->step->digits;
		if (!gone)
			continue;
		nonet_speech_item(speech);
		nonet_say(speech,
		          alone    ? NONET_MESSAGE_EXOCET_MIRROR_ALONE
		          : locked ? NONET_MESSAGE_EXOCET_MIRROR_LOCKED
		                   : NONET_MESSAGE_EXOCET_MIRROR_FULL,
		          NONET_FILLS({"cell", nonet_phrase_cell(speech, mirror[k])},
		                      {"digits", nonet_phrase_digits_or(speech, gone)},
		                      {"mirror", nonet_phrase_cells(speech, set_of(mirror))},
		                      {"other", nonet_phrase_cell(speech, mirror[1 - k])},
		                      {"target", nonet_phrase_cell(speech, exocet->target[i])},
		                      {"left", nonet_phrase_digits_or(speech, exocet->left[i])}));
		exocet->open[mirror[k]] = 0;
	}
}

/* The cells among these that still lose the digit, which from now on have a reason. */
static struct nonet_cellset take_open(struct exocet *exocet, struct nonet_cellset cells,
                                      int digit) {
	struct nonet_cellset taken = {0, 0};
	while (!nonet_cellset_is_empty(cells)) {
		int cell = nonet_cellset_take(&cells);
		if (exocet->open[cell] >> (digit - 1) & 1)
			nonet_cellset_add(&taken, cell);
		exocet->open[cell] &= (uint16_t) ~(1u << (digit - 1));
	}
	return taken;
}

static void tell_seen(struct exocet *exocet, const int two[2], int digit) {
	struct nonet_cellset both = set_of(two);
	struct nonet_cellset cells = take_open(exocet, nonet_masks_common_peers(both), digit);
	if (!nonet_cellset_is_empty(cells))
		say_why(exocet, NONET_MESSAGE_EXOCET_SEEN, cells, 1u << (digit - 1), both);
}

static void tell_cover(struct exocet *exocet, int digit, uint32_t cover) {
	struct nonet_speech *speech = exocet->telling->speech;
	struct nonet_cellset cells = {0, 0};
	for (uint32_t rest = cover; rest; rest &= rest - 1)
		cells = nonet_cellset_or(cells, nonet_masks_house[nonet_lowest_bit(rest)]);
	cells = take_open(exocet, nonet_cellset_minus(cells, crossing_cells(exocet, digit)), digit);
	if (nonet_cellset_is_empty(cells))
		return;
	nonet_speech_item(speech);
	nonet_say_counted(
	    speech, NONET_MESSAGE_EXOCET_COVER, (unsigned long)nonet_cellset_count(cells),
	    NONET_FILLS({"cells", nonet_phrase_cells(speech, cells)},
	                {"digit", nonet_phrase_number(speech, digit)},
	                {"targets", nonet_phrase_cells(speech, set_of(exocet->target))},
	                {"lines", nonet_phrase_houses(speech, exocet->telling->step->base_houses)},
	                {"cover", nonet_phrase_houses(speech, cover)}));
}

/* What goes because a digit is certain to be in the base and in the targets. */
static void tell_certain(struct exocet *exocet, int digit) {
	struct nonet_speech *speech = exocet->telling->speech;
	bool open = false;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		open |= exocet->open[cell] >> (digit - 1) & 1;
	if (!open)
		return;
	nonet_speech_item(speech);
	nonet_say(speech, NONET_MESSAGE_EXOCET_CERTAIN,
	          NONET_FILLS({"digit", nonet_phrase_number(speech, digit)},
	                      {"targets", nonet_phrase_cells(speech, set_of(exocet->target))}));
	tell_seen(exocet, exocet->base, digit);
	tell_seen(exocet, exocet->target, digit);
	for (uint32_t cover = 0; (cover = next_cover(exocet, digit, cover));)
		tell_cover(exocet, digit, cover);
}

void nonet_tell_exocet(const struct nonet_telling *telling) {
	struct nonet_speech *speech = telling->speech;
	const struct nonet_step *step = telling->step;
	struct exocet exocet;
	read_exocet(telling, &exocet);
	const struct nonet_fill *fills =
	    NONET_FILLS({"base", nonet_phrase_cells(speech, set_of(exocet.base))},
	                {"targets", nonet_phrase_cells(speech, set_of(exocet.target))},
	                {"digits", nonet_phrase_digits(speech, step->digits)},
	                {"lines", nonet_phrase_houses(speech, step->base_houses)});
	nonet_say(speech, NONET_MESSAGE_EXOCET, fills);
	for (unsigned digits = step->digits; digits; digits &= digits - 1)
		say_digit(&exocet, nonet_telling_digit(digits));
	nonet_speech_break(speech);
	nonet_say(speech, NONET_MESSAGE_EXOCET_TARGETS, fills);
	tell_targets(&exocet);
	tell_base(&exocet);
	for (int i = 0; exocet.junior && i < TARGETS; i++)
		tell_mirror(&exocet, i);
	for (unsigned digits = exocet.certain; digits; digits &= digits - 1)
		tell_certain(&exocet, nonet_telling_digit(digits));
}
