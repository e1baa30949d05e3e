/* The minlex form of a full grid.
 *
 * Its first row is 123456789, whichever of the 18 lines that is. The second row is nearly decided
 * by how the lines a and b that come first meet. Call "stack s of a" the three digits there. Stack
 * 1 of b shares k of its digits with stack 2 of a and 3 - k with stack 3; it follows that stack 2
 * of b shares k with stack 3 of a, and stack 3 of b k with stack 1. The more, the smaller is
 * row 2:
 *   k = 3   456 789 ...: each stack of b is the next stack of a
 *   k = 2   457 ...: in each stack of b one column is odd, its digit from the previous stack of a
 * Another order of the stacks turns k into 3 - k, so that every line pair has three orders of
 * stacks with k of 2, or of 3; and where one pair of a band has k of 0 or 3, all its pairs have.
 *
 * With k = 2, what follows 457 is decided by three columns: the odd column w of stack 1; t, the odd
 * one of stack 2, and the column x of stack 1 where a has the digit that b has in t. The digit 6 of
 * a, which comes after those that are above 4 and 5, is in the column z. Row 2 is then
 *   457 1..   x is not w, t is not z, and b has in x what a has in t
 *   457 2..   x is not w, t is not z, and b has it in the other column
 *   457 3..   x is w, t is not z
 *   457 89 1  x is not w, t is z
 *   457 89 3  x is w, t is z: here alone the first two columns may come either way
 * Only the ways of the best kind are worked out, first their row 2, then, of the best, row 3, and
 * so on: a pass over 108 small cases, of which some twenty, then two or three are left.
 */
#include "canon/minlex.h"

#include "base/bits.h"

#include <string.h>

enum {
	/* Ways to begin: 36 pairs of lines, 3 orders of stacks, 6 orders of columns. */
	MAX_WAYS = 36 * 3 * 6,
	WORST_KIND = 5
};

/* The two orientations of the grid: lines 0..8 are its rows, 9..17 its columns. */
struct lines {
	uint8_t digit[18][9];
	uint8_t place[18][10]; /* where a line has a digit */
	uint16_t stack[18][3]; /* the digits of each stack, bit d - 1 for digit d */
};

/* A way to begin the form: its first three rows, and the order of its columns. */
struct way {
	uint8_t line[9];
	uint8_t column[9];
};

/* The ways that are the best so far. */
struct ways {
	int number;
	struct way way[MAX_WAYS];
};

static void fill_lines(struct lines *lines, const struct nonet_board *grid) {
	memset(lines->stack, 0, sizeof lines->stack);
	for (int r = 0; r < 9; r++)
		for (int c = 0; c < 9; c++) {
			uint8_t digit = grid->cell[9 * r + c];
			unsigned bit = 1u << (digit - 1);
			lines->digit[r][c] = lines->digit[9 + c][r] = digit;
			lines->place[r][digit] = (uint8_t)c;
			lines->place[9 + c][digit] = (uint8_t)r;
			lines->stack[r][c / 3] |= (uint16_t)bit;
			lines->stack[9 + c][r / 3] |= (uint16_t)bit;
		}
}

/* How many digits the first stack of b shares with the second of a. */
static int shared(const struct lines *lines, int a, int b) {
	return nonet_popcount(lines->stack[b][0] & (uint32_t)lines->stack[a][1]);
}

static struct way *add_way(struct ways *ways, int a, int b, int first, int second, int third) {
	struct way *way = &ways->way[ways->number++];
	int band = a / 3 * 3;
	way->line[0] = (uint8_t)a;
	way->line[1] = (uint8_t)b;
	way->line[2] = (uint8_t)(3 * band + 3 - a - b);
	way->column[0] = (uint8_t)first;
	way->column[1] = (uint8_t)second;
	way->column[2] = (uint8_t)third;
	return way;
}

/* The ways of a pair of lines with k = 3. */
static void add_pure_ways(const struct lines *lines, int a, int b, struct ways *ways) {
	static const uint8_t orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
	                                     {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
	for (int s = 0; s < 9; s += 3)
		for (int i = 0; i < 6; i++) {
			struct way *way =
			    add_way(ways, a, b, s + orders[i][0], s + orders[i][1], s + orders[i][2]);
			for (int j = 3; j < 9; j++)
				way->column[j] = lines->place[a][lines->digit[b][way->column[j - 3]]];
		}
}

/* What the three orders of stacks of a pair with k = 2 have to do with each other. */
struct odd {
	int column[3]; /* the odd column of each stack */
	int meets[3];  /* where a has the digit that b has there */
};

static struct odd find_odd(const struct lines *lines, int a, int b, int step) {
	struct odd odd;
	for (int s = 0, previous = 3 - step; s < 3; s++) {
		int digit = nonet_lowest_bit(lines->stack[b][s] & (uint32_t)lines->stack[a][previous]) + 1;
		odd.column[s] = lines->place[b][digit];
		odd.meets[s] = lines->place[a][digit];
		previous = previous == 2 ? 0 : previous + 1;
	}
	return odd;
}

/* The order of columns 4 to 9, which follows from the first three. */
static void complete_columns(const struct lines *lines, struct way *way, int x, int sixth) {
	const uint8_t *place = lines->place[way->line[0]];
	const uint8_t *second = lines->digit[way->line[1]];
	way->column[3] = place[second[way->column[0]]];
	way->column[4] = place[second[way->column[1]]];
	way->column[5] = (uint8_t)sixth;
	way->column[6] = place[second[way->column[2]]];
	for (int from = 3, to = 7; from < 6; from++) {
		uint8_t column = place[second[way->column[from]]];
		if (column != x)
			way->column[to++] = column;
	}
}

/* Adds the ways of a pair of lines with k = 2, the stacks going round by `step`, when they are not
 * of a worse kind than the best so far. */
static void add_mixed_ways(const struct lines *lines, int a, int b, int step, struct ways *ways,
                           int *kind) {
	struct odd odd = find_odd(lines, a, b, step);
	for (int s = 0; s < 3; s++) {
		int next = s + step < 3 ? s + step : s + step - 3;
		int last = 3 - s - next;
		int w = odd.column[s], t = odd.column[next], x = odd.meets[next], z = odd.meets[last];
		int under_x = lines->place[a][lines->digit[b][x]];
		int this_kind = x == w ? (t == z ? 4 : 2) : t == z ? 3 : under_x == t ? 0 : 1;
		if (this_kind > *kind)
			continue;
		if (this_kind < *kind) {
			*kind = this_kind;
			ways->number = 0;
		}
		/* The columns beside w: the one that has to be first, if any, and the other. */
		int first, second;
		if (x != w) {
			first = x;
			second = 9 * s + 3 - w - x;
			if (this_kind == 1) {
				first = second;
				second = x;
			}
		} else {
			first = 3 * s + (w == 3 * s);
			second = 9 * s + 3 - w - first;
			if (this_kind == 2 && lines->place[a][lines->digit[b][first]] != t) {
				int swapped = first;
				first = second;
				second = swapped;
			}
		}
		complete_columns(lines, add_way(ways, a, b, first, second, w), x, z);
		if (this_kind == 4)
			complete_columns(lines, add_way(ways, a, b, second, first, w), x, z);
	}
}

/* All ways whose second row begins in the best way, as far as its kind tells. */
static void find_ways(const struct lines *lines, struct ways *ways) {
	bool any_pure = false;
	int share[6];
	for (int band = 0; band < 6; band++) {
		share[band] = shared(lines, 3 * band, 3 * band + 1);
		any_pure |= share[band] % 3 == 0;
	}
	int kind = WORST_KIND;
	ways->number = 0;
	for (int band = 0; band < 6; band++) {
		if (any_pure && share[band] % 3 != 0)
			continue;
		for (int i = 0; i < 3; i++)
			for (int forward = 0; forward < 2; forward++) {
				int a = 3 * band + i, b = 3 * band + (i + 1) % 3;
				int step = (share[band] >= 2) == forward ? 1 : 2;
				if (!forward) {
					int swapped = a;
					a = b;
					b = swapped;
				}
				if (any_pure)
					add_pure_ways(lines, a, b, ways);
				else
					add_mixed_ways(lines, a, b, step, ways, &kind);
			}
	}
}

/* The label that each digit gets. */
static void label_digits(const struct lines *lines, const struct way *way, uint8_t label_ret[10]) {
	label_ret[0] = 0;
	for (int i = 0; i < 9; i++)
		label_ret[lines->digit[way->line[0]][way->column[i]]] = (uint8_t)(i + 1);
}

/* A row of the form as one number. */
static uint64_t row_key(const struct lines *lines, const struct way *way, int line,
                        const uint8_t label[10]) {
	uint64_t key = 0;
	for (int i = 0; i < 9; i++)
		key = key << 4 | label[lines->digit[line][way->column[i]]];
	return key;
}

/* Puts the last six lines in order: what stands in their first column decides. */
static void order_lines(const struct lines *lines, struct way *way, const uint8_t label[10]) {
	int orientation = way->line[0] / 9 * 9;
	uint8_t line_of[10] = {0}; /* the line that begins with a label; 0: one of the first band */
	int band = way->line[0] / 3;
	for (int i = 0; i < 9; i++) {
		int line = orientation + i;
		if (line / 3 != band)
			line_of[label[lines->digit[line][way->column[0]]]] = (uint8_t)(line + 1);
	}
	int first_band = -1, near = 3, far = 6;
	for (int l = 1; l < 10; l++) {
		if (line_of[l] == 0)
			continue;
		int line = line_of[l] - 1;
		if (first_band < 0)
			first_band = line / 3;
		way->line[line / 3 == first_band ? near++ : far++] = (uint8_t)line;
	}
}

/* Keeps the ways that make row `row` smallest. */
static void keep_best(const struct lines *lines, struct ways *ways, int row, uint8_t (*label)[10]) {
	uint64_t best = UINT64_MAX;
	int kept = 0;
	for (int i = 0; i < ways->number; i++) {
		uint64_t key = row_key(lines, &ways->way[i], ways->way[i].line[row], label[i]);
		if (key > best)
			continue;
		if (key < best)
			kept = 0;
		best = key;
		if (kept != i) {
			ways->way[kept] = ways->way[i];
			memcpy(label[kept], label[i], 10);
		}
		kept++;
	}
	ways->number = kept;
}

static struct nonet_transform transform_of(const struct way *way, const uint8_t label[10]) {
	struct nonet_transform transform = {.transposed = way->line[0] >= 9};
	for (int i = 0; i < 9; i++) {
		transform.row[i] = (uint8_t)(way->line[i] % 9);
		transform.column[i] = way->column[i];
	}
	memcpy(transform.digit, label, 10);
	return transform;
}

uint64_t nonet_minlex_grid(const struct nonet_board *grid, struct nonet_board *form_ret,
                           struct nonet_transform *transform_ret,
                           const struct nonet_minlex_visit *visit) {
	struct lines lines;
	struct ways ways;
	uint8_t label[MAX_WAYS][10];
	fill_lines(&lines, grid);
	find_ways(&lines, &ways);
	for (int i = 0; i < ways.number; i++)
		label_digits(&lines, &ways.way[i], label[i]);
	keep_best(&lines, &ways, 1, label);
	keep_best(&lines, &ways, 2, label);
	for (int i = 0; i < ways.number; i++)
		order_lines(&lines, &ways.way[i], label[i]);
	for (int row = 3; row < 9 && ways.number > 1; row++)
		keep_best(&lines, &ways, row, label);

	struct nonet_transform transform = transform_of(&ways.way[0], label[0]);
	*form_ret = nonet_transform_apply(&transform, grid);
	if (transform_ret)
		*transform_ret = transform;
	for (int i = 0; visit && i < ways.number; i++) {
		transform = transform_of(&ways.way[i], label[i]);
		if (!visit->visit(visit->context, &transform))
			break;
	}
	return (uint64_t)ways.number;
}
