/* Exocets. Two base cells where a line meets a box have three or four digits, of which two are true
 * there. Three lines cross the base line: one through the third cell of that meeting, one through
 * each of the two other boxes of the band. A digit that is true in the base is in each of the three
 * crossing lines true outside the base line, and outside the base box. If, but for two target
 * cells, the places that are left in the three lines cannot hold the digit three times (two lines
 * cover them), it is true in a target. When that is so for every base digit, the targets hold the
 * two digits of the base.
 *
 * Junior: both targets lie in the band, one in each of the other boxes, and the cell next to each
 * across the lines, its companion, has none of the base digits. A fourth line of these boxes whose
 * cells in the band have none of them either may then cross too, with one place more to fill and
 * one cover more. Senior: a target lies outside the band, and each base digit can be in a target.
 * After David P Bird's JExocet Compendium (New Sudoku Players' Forum) and SudokuWiki ("Exocet").
 *
 * What follows is what holds for all pairs of digits that the targets could still have: the pair
 * must fit into the base; each of its digits needs a place in each other crossing line; and a
 * junior's target repeats its digit in its mirror, the two cells of the other target's box, in the
 * line that neither base nor this target is in, that are not the other target or its companion. */
#include "logic/technique.h"

enum { LINES = 3, MOST_LINES = 4, TARGETS = 2 };

struct place {
	uint8_t line; /* which of the crossing lines */
	uint8_t row;  /* 0..8: where in it */
};

struct exocet {
	struct nonet_search *search;
	bool turned; /* the base line is a column: rows and columns change places */
	bool junior;
	int base_row;
	int band; /* its first row */
	uint8_t base[2];
	unsigned digits;
	int line_count;                 /* how many lines cross */
	uint8_t cross[MOST_LINES];      /* their columns: that of the base box first */
	uint16_t places[9][MOST_LINES]; /* by base digit - 1: rows */
	struct place targets[TARGETS];
	/* What is left for the targets, the base cells, and the digits that are true for certain. */
	unsigned left[TARGETS], left_in_base[2], certain;
};

static int cell_at(const struct exocet *exocet, int row, int column) {
	return exocet->turned ? 9 * column + row : 9 * row + column;
}

static int target_cell(const struct exocet *exocet, int i) {
	return cell_at(exocet, exocet->targets[i].row, exocet->cross[exocet->targets[i].line]);
}

/* The digits that a cell holds or could hold. */
static unsigned digits_at(const struct exocet *exocet, int cell) {
	const struct nonet_state *state = exocet->search->state;
	return state->digit[cell] ? 1u << (state->digit[cell] - 1) : state->candidates[cell];
}

/* Whether a row can be taken from each set, all different: by Hall's theorem, when no sets have
 * fewer rows together than there are of them. */
static bool fit(const unsigned rows[MOST_LINES], int count) {
	for (unsigned chosen = 1; chosen < 1u << count; chosen++) {
		unsigned all = 0;
		for (unsigned rest = chosen; rest; rest &= rest - 1)
			all |= rows[__builtin_ctz(rest)];
		if (nonet_digit_count(all) < nonet_digit_count(chosen))
			return false;
	}
	return true;
}

static void list_places(struct exocet *exocet) {
	for (unsigned digits = exocet->digits; digits; digits &= digits - 1) {
		int digit = nonet_lowest_digit(digits);
		for (int line = 0; line < exocet->line_count; line++) {
			unsigned rows = 0;
			for (int row = 0; row < 9; row++) {
				bool in_band = row / 3 == exocet->band / 3;
				if (row == exocet->base_row || (line == 0 && in_band))
					continue;
				int cell = cell_at(exocet, row, exocet->cross[line]);
				rows |= (digits_at(exocet, cell) >> (digit - 1) & 1) << row;
			}
			exocet->places[digit - 1][line] = (uint16_t)rows;
		}
	}
}

/* The rows for a digit in one of the lines, the targets left out. */
static unsigned rows_beside(const struct exocet *exocet, int digit, int line) {
	unsigned rows = exocet->places[digit - 1][line];
	for (int i = 0; i < TARGETS; i++)
		if (exocet->targets[i].line == line)
			rows &= ~(1u << exocet->targets[i].row);
	return rows;
}

static bool is_exocet(const struct exocet *exocet) {
	for (unsigned digits = exocet->digits; digits; digits &= digits - 1) {
		unsigned rows[MOST_LINES];
		for (int line = 0; line < exocet->line_count; line++)
			rows[line] = rows_beside(exocet, nonet_lowest_digit(digits), line);
		if (fit(rows, exocet->line_count))
			return false;
	}
	return true;
}

/* ---- Mirrors ---- */

/* The two cells that mirror target i of a junior exocet. */
static void mirror_of(const struct exocet *exocet, int i, int cells_ret[2]) {
	int own_row = exocet->targets[i].row, other_row = exocet->targets[1 - i].row;
	int third = 3 * exocet->band + 3 - exocet->base_row - own_row;
	int row = own_row == other_row ? third : other_row;
	int column = exocet->cross[exocet->targets[1 - i].line];
	for (int k = 0; k < 2; k++)
		cells_ret[k] = cell_at(exocet, row, column / 3 * 3 + (column + k + 1) % 3);
}

static unsigned digits_in_mirror(const struct exocet *exocet, int i) {
	int cells[2];
	mirror_of(exocet, i, cells);
	return digits_at(exocet, cells[0]) | digits_at(exocet, cells[1]);
}

/* The digits other than those of the base that the mirror must hold: its box or its line has no
 * other place for them. */
static unsigned locked_in(const struct exocet *exocet, const int cells[2]) {
	const struct nonet_state *state = exocet->search->state;
	struct nonet_cellset mirror = {0, 0};
	unsigned locked = 0;
	nonet_cellset_add(&mirror, cells[0]);
	nonet_cellset_add(&mirror, cells[1]);
	int houses[2] = {nonet_masks_house_of(cells[0], exocet->turned),
	                 nonet_masks_house_of(cells[0], 2)};
	for (int digit = 1; digit <= 9; digit++)
		for (int k = 0; k < 2 && !(exocet->digits >> (digit - 1) & 1); k++) {
			struct nonet_cellset places = nonet_places(state, houses[k], digit);
			if (!nonet_cellset_is_empty(places) && nonet_cellset_within(places, mirror))
				locked |= 1u << (digit - 1);
		}
	return locked;
}

/* One of the two cells holds the target's digit, the other one none of the true base digits. */
static void clear_mirror(const struct exocet *exocet, int i) {
	int cells[2];
	mirror_of(exocet, i, cells);
	unsigned locked = locked_in(exocet, cells);
	for (int k = 0; k < 2; k++) {
		unsigned kept = NONET_ALL_DIGITS;
		if (!(digits_at(exocet, cells[1 - k]) & exocet->left[i]))
			kept = exocet->left[i];
		else if (locked)
			kept = exocet->left[i] | locked;
		nonet_finding_eliminate_digits(exocet->search, cells[k], NONET_ALL_DIGITS & ~kept);
	}
}

/* ---- Pairs of digits ---- */

/* Whether target i can hold the digit, the other target another one. */
static bool can_hold(const struct exocet *exocet, int i, int digit) {
	struct place target = exocet->targets[i];
	unsigned rows[MOST_LINES];
	if (!(exocet->places[digit - 1][target.line] >> target.row & 1))
		return false;
	for (int line = 0; line < exocet->line_count; line++)
		rows[line] = rows_beside(exocet, digit, line);
	rows[target.line] = 1u << target.row;
	if (!fit(rows, exocet->line_count))
		return false;
	return !exocet->junior || digits_in_mirror(exocet, i) >> (digit - 1) & 1;
}

static void allow_pair(struct exocet *exocet, unsigned first, unsigned second) {
	const uint16_t *candidates = exocet->search->state->candidates;
	bool fits = false;
	for (int k = 0; k < 2; k++) {
		if (!(candidates[exocet->base[k]] & first) || !(candidates[exocet->base[1 - k]] & second))
			continue;
		exocet->left_in_base[k] |= first;
		exocet->left_in_base[1 - k] |= second;
		fits = true;
	}
	if (!fits)
		return;
	exocet->left[0] |= first;
	exocet->left[1] |= second;
	exocet->certain &= first | second;
}

static void try_pairs(struct exocet *exocet) {
	unsigned may[TARGETS] = {0, 0};
	exocet->left[0] = exocet->left[1] = exocet->left_in_base[0] = exocet->left_in_base[1] = 0;
	exocet->certain = exocet->digits;
	for (int i = 0; i < TARGETS; i++)
		for (unsigned digits = exocet->digits; digits; digits &= digits - 1)
			if (can_hold(exocet, i, nonet_lowest_digit(digits)))
				may[i] |= digits & (~digits + 1);
	if (!exocet->junior && (may[0] | may[1]) != exocet->digits)
		return;
	for (unsigned a = may[0]; a; a &= a - 1)
		for (unsigned b = may[1]; b; b &= b - 1)
			if ((a & (~a + 1)) != (b & (~b + 1)))
				allow_pair(exocet, a & (~a + 1), b & (~b + 1));
}

/* ---- Consequences ---- */

static struct nonet_cellset cells_of_line(const struct exocet *exocet, int k, bool crossing) {
	return nonet_masks_house[crossing != exocet->turned ? 9 + k : k];
}

static uint32_t house_bit(const struct exocet *exocet, int k, bool crossing) {
	return 1u << (crossing != exocet->turned ? 9 + k : k);
}

/* Whether lines cover all places of the digit beside the targets: bits 0..8 for rows, those from 9
 * on for the crossing lines. */
static bool covers(const struct exocet *exocet, int digit, unsigned cover) {
	for (int line = 0; line < exocet->line_count; line++)
		if (!(cover >> (9 + line) & 1) && rows_beside(exocet, digit, line) & ~cover)
			return false;
	return true;
}

/* The next set of lines, one fewer than those that cross, that covers the digit's places; 0 after
 * the last. */
static unsigned next_cover(const struct exocet *exocet, int digit, unsigned cover) {
	unsigned end = 1u << (9 + exocet->line_count);
	while (++cover < end)
		if (nonet_digit_count(cover) == exocet->line_count - 1 && covers(exocet, digit, cover))
			return cover;
	return 0;
}

static struct nonet_cellset cells_of_cover(const struct exocet *exocet, unsigned cover) {
	struct nonet_cellset cells = {0, 0};
	for (; cover; cover &= cover - 1) {
		int k = __builtin_ctz(cover);
		cells = nonet_cellset_or(cells, k < 9 ? cells_of_line(exocet, k, false)
		                                      : cells_of_line(exocet, exocet->cross[k - 9], true));
	}
	return cells;
}

static uint32_t houses_of_cover(const struct exocet *exocet, unsigned cover) {
	uint32_t houses = 0;
	for (; cover; cover &= cover - 1) {
		int k = __builtin_ctz(cover);
		houses |=
		    k < 9 ? house_bit(exocet, k, false) : house_bit(exocet, exocet->cross[k - 9], true);
	}
	return houses;
}

/* The cells of the crossing lines that a digit can be in beside the targets. */
static struct nonet_cellset crossing_cells(const struct exocet *exocet, int digit) {
	struct nonet_cellset cells = {0, 0};
	for (int line = 0; line < exocet->line_count; line++)
		for (unsigned rows = rows_beside(exocet, digit, line); rows; rows &= rows - 1)
			nonet_cellset_add(&cells, cell_at(exocet, __builtin_ctz(rows), exocet->cross[line]));
	return cells;
}

/* A digit that is true for certain is in a base cell, in a target, and in all crossing lines but
 * one beside the targets: once in each line of a cover of its places there. */
static void clear_certain(const struct exocet *exocet, int digit) {
	struct nonet_search *search = exocet->search;
	struct nonet_cellset candidates = search->state->cells[digit - 1], gone;
	int first = target_cell(exocet, 0), second = target_cell(exocet, 1);
	gone = nonet_cellset_or(
	    nonet_cellset_and(nonet_masks_peers[first], nonet_masks_peers[second]),
	    nonet_cellset_and(nonet_masks_peers[exocet->base[0]], nonet_masks_peers[exocet->base[1]]));
	struct nonet_cellset crossing = crossing_cells(exocet, digit);
	for (unsigned cover = 0; (cover = next_cover(exocet, digit, cover));)
		gone = nonet_cellset_or(gone, nonet_cellset_minus(cells_of_cover(exocet, cover), crossing));
	nonet_finding_eliminate_cells(search, nonet_cellset_and(gone, candidates), digit);
}

static void describe(const struct exocet *exocet) {
	struct nonet_search *search = exocet->search;
	struct nonet_finding *finding = &search->finding;
	finding->digits = (uint16_t)exocet->digits;
	for (int i = 0; i < 2; i++)
		nonet_finding_pattern(search, exocet->base[i],
		                      search->state->candidates[exocet->base[i]] & exocet->digits,
		                      NONET_ROLE_BASE);
	for (int i = 0; i < TARGETS; i++) {
		int cell = target_cell(exocet, i);
		nonet_finding_pattern(search, cell, search->state->candidates[cell] & exocet->digits,
		                      NONET_ROLE_TARGET);
	}
	for (int line = 0; line < exocet->line_count; line++)
		finding->base_houses |= house_bit(exocet, exocet->cross[line], true);
	for (unsigned digits = exocet->digits; digits; digits &= digits - 1) {
		int digit = nonet_lowest_digit(digits);
		finding->cover_houses |= houses_of_cover(exocet, next_cover(exocet, digit, 0));
		nonet_finding_pattern_cells(
		    search,
		    nonet_cellset_and(crossing_cells(exocet, digit), search->state->cells[digit - 1]),
		    1u << (digit - 1), NONET_ROLE_EXTRA);
	}
}

static bool report(struct exocet *exocet) {
	struct nonet_search *search = exocet->search;
	try_pairs(exocet);
	if (!exocet->left[0])
		return false;
	nonet_finding_begin(search, exocet->junior ? NONET_TECHNIQUE_JUNIOR_EXOCET
	                                           : NONET_TECHNIQUE_SENIOR_EXOCET);
	for (int i = 0; i < 2; i++) {
		nonet_finding_eliminate_digits(search, exocet->base[i],
		                               NONET_ALL_DIGITS & ~exocet->left_in_base[i]);
		nonet_finding_eliminate_digits(search, target_cell(exocet, i),
		                               NONET_ALL_DIGITS & ~exocet->left[i]);
		if (exocet->junior)
			clear_mirror(exocet, i);
	}
	for (unsigned digits = exocet->certain; digits; digits &= digits - 1)
		clear_certain(exocet, nonet_lowest_digit(digits));
	if (search->finding.elimination_count == 0)
		return false;
	describe(exocet);
	return nonet_finding_report(search);
}

/* ---- Search ---- */

static bool may_be_target(const struct exocet *exocet, int line, int row) {
	if (row == exocet->base_row || (line == 0 && row / 3 == exocet->band / 3))
		return false;
	int cell = cell_at(exocet, row, exocet->cross[line]);
	return exocet->search->state->candidates[cell] & exocet->digits;
}

static bool has_clean_companion(const struct exocet *exocet, int i) {
	int row = 3 * exocet->band + 3 - exocet->base_row - exocet->targets[i].row;
	int cell = cell_at(exocet, row, exocet->cross[exocet->targets[i].line]);
	return !(digits_at(exocet, cell) & exocet->digits);
}

static bool is_junior(const struct exocet *exocet) {
	for (int i = 0; i < TARGETS; i++)
		if (exocet->targets[i].row / 3 != exocet->band / 3 || !has_clean_companion(exocet, i))
			return false;
	return exocet->targets[0].line != exocet->targets[1].line;
}

static bool is_in_band(const struct exocet *exocet) {
	return exocet->targets[0].row / 3 == exocet->band / 3 &&
	       exocet->targets[1].row / 3 == exocet->band / 3;
}

/* Whether no cell of the line has a base digit in the band, the base line aside. */
static bool is_clean(const struct exocet *exocet, int column) {
	for (int row = exocet->band; row < exocet->band + 3; row++)
		if (row != exocet->base_row &&
		    digits_at(exocet, cell_at(exocet, row, column)) & exocet->digits)
			return false;
	return true;
}

static bool try_fourth_line(struct exocet *exocet) {
	bool enough = false;
	exocet->line_count = MOST_LINES;
	for (int column = 0; column < 9 && !enough; column++) {
		if (column / 3 == exocet->cross[0] / 3 || !is_clean(exocet, column))
			continue;
		exocet->cross[LINES] = (uint8_t)column;
		list_places(exocet);
		enough = is_exocet(exocet) && report(exocet);
	}
	exocet->line_count = LINES;
	return enough;
}

static bool try_targets(struct exocet *exocet, bool junior) {
	struct place places[LINES * 9];
	int count = 0;
	for (int line = 0; line < LINES; line++)
		for (int row = 0; row < 9; row++)
			if (may_be_target(exocet, line, row))
				places[count++] = (struct place){(uint8_t)line, (uint8_t)row};
	for (int i = 0; i < count; i++)
		for (int j = i + 1; j < count; j++) {
			exocet->targets[0] = places[i];
			exocet->targets[1] = places[j];
			if (junior ? !is_junior(exocet) : is_in_band(exocet))
				continue;
			if (is_exocet(exocet) ? report(exocet) : junior && try_fourth_line(exocet))
				return true;
		}
	return false;
}

static bool try_crossing(struct exocet *exocet, bool junior) {
	int first = exocet->cross[0] / 3 * 3;
	for (int i = 0; i < 9; i++) {
		exocet->cross[1] = (uint8_t)((first + 3) % 9 + i / 3);
		exocet->cross[2] = (uint8_t)((first + 6) % 9 + i % 3);
		list_places(exocet);
		if (try_targets(exocet, junior))
			return true;
	}
	return false;
}

/* `third` is the place of the cell in the meeting that is not a base cell. */
static bool try_base(struct exocet *exocet, bool junior, int row, int column, int third) {
	const struct nonet_state *state = exocet->search->state;
	int count = 0;
	exocet->junior = junior;
	exocet->line_count = LINES;
	exocet->base_row = row;
	exocet->band = row / 3 * 3;
	exocet->digits = 0;
	for (int k = 0; k < 3; k++) {
		if (k == third)
			continue;
		int cell = cell_at(exocet, row, column + k);
		if (state->digit[cell])
			return false;
		exocet->base[count++] = (uint8_t)cell;
		exocet->digits |= state->candidates[cell];
	}
	exocet->cross[0] = (uint8_t)(column + third);
	int size = nonet_digit_count(exocet->digits);
	return size >= 3 && size <= 4 && try_crossing(exocet, junior);
}

static bool find_exocet(struct nonet_search *search, bool junior) {
	struct exocet exocet = {.search = search};
	for (int turned = 0; turned < 2; turned++)
		for (int row = 0; row < 9; row++)
			for (int i = 0; i < 9; i++) {
				exocet.turned = turned;
				if (try_base(&exocet, junior, row, i / 3 * 3, i % 3))
					return true;
			}
	return false;
}

bool nonet_find_junior_exocet(struct nonet_search *search, int variant) {
	(void)variant;
	return find_exocet(search, true);
}

bool nonet_find_senior_exocet(struct nonet_search *search, int variant) {
	(void)variant;
	return find_exocet(search, false);
}
