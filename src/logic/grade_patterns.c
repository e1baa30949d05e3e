/* A naked set: some cells of a house have as few digits between them. A hidden set: some digits
 * have as few cells. A fish: some lines have as few crossing lines for a digit. All three are the
 * same question about nine sets of nine bits: which of these sets have no more members together
 * than they are? Then the members go from the other sets. */
#include "logic/grade_patterns.h"

#include "base/bits.h"
#include "board/units.h"

#include <string.h>

/* The places of each digit in each house, as in struct nonet_state, and the digits of cells. */
struct views {
	uint16_t places[NONET_HOUSES][9];
	uint16_t digits[NONET_CELLS];
};

static void make_views(const struct nonet_grade_grid *grid, struct views *views) {
	memset(views, 0, sizeof *views);
	for (int word = 0; word < NONET_GRADE_WORDS; word++)
		for (uint32_t bits = grid->candidates.word[word]; bits; bits &= bits - 1) {
			int digit = word / 3, cell = word % 3 * 27 + nonet_lowest_bit(bits);
			int row = cell / 9, column = cell % 9;
			views->digits[cell] |= (uint16_t)(1u << digit);
			views->places[row][digit] |= (uint16_t)(1u << column);
			views->places[9 + column][digit] |= (uint16_t)(1u << row);
			views->places[18 + row / 3 * 3 + column / 3][digit] |=
			    (uint16_t)(1u << (row % 3 * 3 + column % 3));
		}
}

static void take_places(struct nonet_grade_set *gone, int house, int digit, unsigned places) {
	for (; places; places &= places - 1)
		nonet_grade_add(
		    gone, nonet_grade_candidate(digit, nonet_units_house[house][nonet_lowest_bit(places)]));
}

/* Line and box, and their places in common: those of the line, and those of the box. */
static void lock(const struct views *views, int line, int third, struct nonet_grade_set *gone) {
	int index = line % 9;
	int box = line < 9 ? 18 + index / 3 * 3 + third : 18 + third * 3 + index / 3;
	unsigned in_line = 7u << 3 * third;
	unsigned in_box = line < 9 ? 7u << 3 * (index % 3) : 0111u << index % 3;
	for (int digit = 0; digit < 9; digit++) {
		unsigned of_line = views->places[line][digit], of_box = views->places[box][digit];
		if (!(of_line & in_line))
			continue;
		if (!(of_box & ~in_box))
			take_places(gone, line, digit, of_line & ~in_line);
		if (!(of_line & ~in_line))
			take_places(gone, box, digit, of_box & ~in_box);
	}
}

bool nonet_grade_take_locked(struct nonet_grade_grid *grid) {
	struct nonet_grade_set gone = {{0}};
	struct views views;
	make_views(grid, &views);
	for (int line = 0; line < 18; line++)
		for (int third = 0; third < 3; third++)
			lock(&views, line, third, &gone);
	return nonet_grade_take_away(grid, &gone);
}

/* The members that go from each of nine sets because `size` others hold them all. Sets with one
 * member, which are settled, take no part. */
static void match(const uint16_t sets[9], int size, uint16_t gone_ret[9]) {
	int part[9], count = 0, chosen[4], depth = 0;
	unsigned together[5] = {0};
	for (int i = 0; i < 9; i++) {
		gone_ret[i] = 0;
		if (nonet_popcount(sets[i]) > 1)
			part[count++] = i;
	}
	if (count <= size)
		return;
	for (int next = 0; depth >= 0;) {
		if (next >= count) {
			if (--depth >= 0)
				next = chosen[depth] + 1;
			continue;
		}
		together[depth + 1] = together[depth] | sets[part[next]];
		chosen[depth] = next++;
		if (nonet_popcount(together[depth + 1]) > size)
			continue;
		if (depth + 1 < size) {
			depth++;
			continue;
		}
		for (int i = 0, k = 0; i < count; i++)
			if (k < size && chosen[k] == i)
				k++;
			else
				gone_ret[part[i]] |= (uint16_t)(sets[part[i]] & together[size]);
	}
}

static void take_naked(const struct views *views, int house, int size,
                       struct nonet_grade_set *gone) {
	uint16_t sets[9], taken[9];
	for (int i = 0; i < 9; i++)
		sets[i] = views->digits[nonet_units_house[house][i]];
	match(sets, size, taken);
	for (int i = 0; i < 9; i++)
		for (unsigned digits = taken[i]; digits; digits &= digits - 1)
			nonet_grade_add(
			    gone, nonet_grade_candidate(nonet_lowest_bit(digits), nonet_units_house[house][i]));
}

static void take_hidden(const struct views *views, int house, int size,
                        struct nonet_grade_set *gone) {
	uint16_t taken[9];
	match(views->places[house], size, taken);
	for (int digit = 0; digit < 9; digit++)
		take_places(gone, house, digit, taken[digit]);
}

bool nonet_grade_take_subsets(struct nonet_grade_grid *grid, int size) {
	struct nonet_grade_set gone = {{0}};
	struct views views;
	make_views(grid, &views);
	for (int house = 0; house < NONET_HOUSES; house++) {
		take_naked(&views, house, size, &gone);
		take_hidden(&views, house, size, &gone);
	}
	return nonet_grade_take_away(grid, &gone);
}

static void take_fish(const struct views *views, int first_line, int digit, int size,
                      struct nonet_grade_set *gone) {
	uint16_t sets[9], taken[9];
	for (int i = 0; i < 9; i++)
		sets[i] = views->places[first_line + i][digit];
	match(sets, size, taken);
	for (int i = 0; i < 9; i++)
		take_places(gone, first_line + i, digit, taken[i]);
}

bool nonet_grade_take_fish(struct nonet_grade_grid *grid, int size) {
	struct nonet_grade_set gone = {{0}};
	struct views views;
	make_views(grid, &views);
	for (int digit = 0; digit < 9; digit++) {
		take_fish(&views, 0, digit, size, &gone);
		take_fish(&views, 9, digit, size, &gone);
	}
	return nonet_grade_take_away(grid, &gone);
}
