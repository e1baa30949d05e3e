/* Full grids with equal probability: docs/uniform_grids.md has the proof.
 *
 * All but a little of a grid is chosen without regard to the rest, by numbers that are each equally
 * likely, and thrown away when it does not fit. Every grid whose first row is 123456789 comes from
 * exactly one of 2612736 * 48168960 * 1728 choices, and one choice in 12 gives a grid. Then the
 * digits are renamed at random.
 *
 * Twice the same small question comes up: three digits are to be put into three places (the columns
 * of a minirow, or the rows of a minicolumn), one in each, and each digit has one forbidden place.
 *   all three places forbidden, one for each digit:  2 ways
 *   two digits have the same, the third another:     2 ways
 *   all have the same:                               no way
 */
#include "base/bits.h"
#include "base/rng.h"
#include "board/units.h"

#include <nonet/generate.h>
#include <string.h>

enum {
	SECOND_ROWS = 56, /* ways to choose the minirows of a row below another: 1 + 27 + 27 + 1 */
	FIRST_BAND = SECOND_ROWS * 6 * 6 * 6 * 6 * 6 * 6,
	TRIPLES = 84, /* of nine digits */
	HALVES = 20,  /* triples of six digits */
	SECOND_BAND = TRIPLES * HALVES * SECOND_ROWS * (1 << 9),
	THIRD_BAND = 6 * 6 * 6 * (1 << 3)
};

/* Where the boxes have their digits: 0..8 stand for the digits. */
struct places {
	uint8_t row[3][3][9]; /* of each band, stack and digit: 0..2 */
	uint8_t column[3][3][9];
};

static const uint8_t orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                     {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

/* Takes the next digit, or choice, out of a number. */
static uint32_t take(uint32_t *number, uint32_t bound) {
	uint32_t part = *number % bound;
	*number /= bound;
	return part;
}

/* A set of one in three of the set's digits, the choice-th. */
static uint32_t pick(uint32_t set, uint32_t choice) {
	while (choice--)
		set &= set - 1;
	return set & (0u - set);
}

/* Gives the digits of a set, in ascending order, the places of an order. */
static void put_in_order(uint32_t set, uint32_t order, uint8_t place[9]) {
	for (int i = 0; i < 3; i++, set &= set - 1)
		place[nonet_lowest_bit(set)] = orders[order][i];
}

/* Puts three digits into three places, none into its forbidden one. False when that cannot be. */
static bool put_elsewhere(uint32_t set, const uint8_t forbidden[9], uint32_t choice,
                          uint8_t place[9]) {
	int x = nonet_lowest_bit(set);
	int y = nonet_lowest_bit(set & (set - 1));
	int z = 31 - __builtin_clz(set);
	/* Make x and y the two that have the same forbidden place, if there are two. */
	if (forbidden[x] != forbidden[y]) {
		int other = forbidden[x] == forbidden[z] ? y : x;
		x = other == y ? x : y;
		y = z;
		z = other;
	}
	if (forbidden[x] == forbidden[y] && forbidden[y] == forbidden[z])
		return false;
	static const uint8_t next[5] = {0, 1, 2, 0, 1};
	if (forbidden[x] == forbidden[y]) {
		place[z] = forbidden[x];
		place[x] = next[forbidden[x] + 1 + choice];
		place[y] = next[forbidden[x] + 2 - choice];
	} else {
		place[x] = next[forbidden[x] + 1 + choice];
		place[y] = next[forbidden[y] + 1 + choice];
		place[z] = next[forbidden[z] + 1 + choice];
	}
	return true;
}

/* Chooses the minirows of the second and third row below those of the first. The first minirow of
 * the second row has n digits of the first row's second minirow, and 3 - n of its third; the others
 * follow suit. */
static void choose_rows(const uint32_t first[3], uint32_t choice, uint32_t second_ret[3],
                        uint32_t third_ret[3]) {
	uint32_t part[3]; /* of each minirow of the first row, the part that goes to the left */
	if (choice < 2) {
		for (int s = 0; s < 3; s++)
			part[s] = choice == 0 ? 0 : first[s];
	} else {
		uint32_t which = choice - 2;
		bool two = take(&which, 2);
		for (int s = 0; s < 3; s++) {
			part[s] = pick(first[s], take(&which, 3));
			if (two)
				part[s] ^= first[s];
		}
	}
	for (int s = 0; s < 3; s++) {
		int right = s < 2 ? s + 1 : 0, left = 3 - s - right;
		second_ret[s] = part[right] | (first[left] ^ part[left]);
		third_ret[s] = NONET_ALL_DIGITS ^ first[s] ^ second_ret[s];
	}
}

static void note_row(struct places *places, int band, int stack, uint32_t set, uint8_t row) {
	for (; set; set &= set - 1)
		places->row[band][stack][nonet_lowest_bit(set)] = row;
}

static void choose_first_band(uint32_t choice, struct places *places) {
	static const uint32_t first[3] = {0007, 0070, 0700};
	uint32_t rows[3][3];
	memcpy(rows[0], first, sizeof first);
	choose_rows(first, take(&choice, SECOND_ROWS), rows[1], rows[2]);
	for (uint8_t r = 0; r < 3; r++)
		for (int s = 0; s < 3; s++) {
			note_row(places, 0, s, rows[r][s], r);
			put_in_order(rows[r][s], r == 0 ? 0 : take(&choice, 6), places->column[0][s]);
		}
}

/* The choice-th triple of the digits of a set of `number`. */
static uint32_t choose_triple(uint32_t set, uint32_t number, uint32_t choice) {
	uint32_t triple = 0;
	/* Of the n left, C(n - 1, left - 1) triples have the lowest. */
	for (uint32_t left = 3; left > 0; number--, set &= set - 1) {
		uint32_t n = number - 1;
		uint32_t with = left == 3 ? n * (n - 1) / 2 : left == 2 ? n : 1;
		if (choice < with) {
			triple |= set & (0u - set);
			left--;
		} else {
			choice -= with;
		}
	}
	return triple;
}

static bool choose_second_band(uint32_t choice, struct places *places) {
	uint32_t rows[3][3];
	rows[0][0] = choose_triple(NONET_ALL_DIGITS, 9, take(&choice, TRIPLES));
	rows[0][1] = choose_triple(NONET_ALL_DIGITS ^ rows[0][0], 6, take(&choice, HALVES));
	rows[0][2] = NONET_ALL_DIGITS ^ rows[0][0] ^ rows[0][1];
	choose_rows(rows[0], take(&choice, SECOND_ROWS), rows[1], rows[2]);
	for (uint8_t r = 0; r < 3; r++)
		for (int s = 0; s < 3; s++) {
			note_row(places, 1, s, rows[r][s], r);
			if (!put_elsewhere(rows[r][s], places->column[0][s], take(&choice, 2),
			                   places->column[1][s]))
				return false;
		}
	return true;
}

/* In the third band every digit has only one column left in each stack. Its rows are chosen in the
 * first stack, nearly follow in the second, and follow in the third. */
static bool choose_third_band(uint32_t choice, struct places *places) {
	uint32_t columns[3][3] = {{0}};
	for (int s = 0; s < 3; s++)
		for (int d = 0; d < 9; d++) {
			int column = 3 - places->column[0][s][d] - places->column[1][s][d];
			places->column[2][s][d] = (uint8_t)column;
			columns[s][column] |= 1u << d;
		}
	uint8_t(*row)[9] = places->row[2];
	for (int c = 0; c < 3; c++)
		put_in_order(columns[0][c], take(&choice, 6), row[0]);
	for (int c = 0; c < 3; c++)
		if (!put_elsewhere(columns[1][c], row[0], take(&choice, 2), row[1]))
			return false;
	unsigned seen[3] = {0};
	for (int d = 0; d < 9; d++) {
		row[2][d] = (uint8_t)(3 - row[0][d] - row[1][d]);
		seen[places->column[2][2][d]] |= 1u << row[2][d];
	}
	return (seen[0] & seen[1] & seen[2]) == 7;
}

/* Writes the grid with its digits renamed at random. */
static void write_grid(const struct places *places, struct nonet_rng *rng,
                       struct nonet_board *grid_ret) {
	uint8_t name[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
	nonet_rng_shuffle(rng, name, 9);
	for (int b = 0; b < 3; b++)
		for (int s = 0; s < 3; s++)
			for (int d = 0; d < 9; d++)
				grid_ret
				    ->cell[9 * (3 * b + places->row[b][s][d]) + 3 * s + places->column[b][s][d]] =
				    name[d];
}

void nonet_generate_uniform_grid(uint64_t seed, struct nonet_board *grid_ret,
                                 uint64_t *attempts_ret) {
	struct nonet_rng rng;
	struct places places;
	uint64_t attempts = 0;
	bool fits;
	nonet_rng_start(&rng, seed);
	do {
		choose_first_band(nonet_rng_below(&rng, FIRST_BAND), &places);
		fits = choose_second_band(nonet_rng_below(&rng, SECOND_BAND), &places) &&
		       choose_third_band(nonet_rng_below(&rng, THIRD_BAND), &places);
		attempts++;
	} while (!fits);
	write_grid(&places, &rng, grid_ret);
	if (attempts_ret)
		*attempts_ret = attempts;
}
