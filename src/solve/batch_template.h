/* Many puzzles at a time: each lane of a vector holds one 32-bit word of a different puzzle.
 *
 * A puzzle is 27 words: for each digit and each band the cells where the digit is still possible,
 * as band_words.h lays them out.
 *
 * One *round* applies every rule to the whole grid with logic and arithmetic on whole words: no
 * tables and no branches, so that all lanes do useful work whatever their puzzles look like. A lane
 * whose puzzle is contradictory or solved goes on with the next node of its own search stack, or
 * with the next puzzle. What counts is not how long a puzzle takes but how many rounds it needs and
 * what a round costs per lane.
 *
 * A file that includes this defines LANES and KERNEL, the name of its struct nonet_batch_kernel.
 */
#include "solve/band_words.h"
#include "solve/batch.h"
#include "solve/board_words.h"

#include <string.h>

static const uint32_t first_box = ROWS(7);

/* The search stack of a lane can grow by one node for each guess on a path. A guess settles or
 * narrows one of the six ways in which a digit can cross a band or a stack; each of 9 x 6 crossings
 * can be narrowed five times. */
enum { MAX_DEPTH = 9 * 6 * 5 };

/* A node waiting on the stack: the 27 words, then for each band the cells with two digits or more.
 */
struct node {
	uint32_t word[27];
	uint32_t open[3];
	uint32_t padding[2]; /* 128 bytes: two cache lines */
};

/* All lanes' puzzles, digit d in band b in word[3 * d + b], and what the last round found out about
 * them. */
struct state {
	lanes word[27];
	lanes open[3];    /* by band: cells where two digits or more are possible */
	lanes pairs[3];   /* by band: cells where exactly two are */
	lanes minirow[9]; /* [3 * band + group]: the minirows of three digits, digit j of the group at
	                     bit j of each three */
	lanes column[9];  /* by digit: the (band, column) pairs, a row for each band */
	lanes candidates; /* number of candidates */
	lanes column_sum; /* sum of the column words, which changes whenever one does */
};

/* How much a puzzle's guesses are to be doubted. Each guess takes one from its doubt, each
 * contradiction adds more than one: puzzles with one solution mostly stay in doubt, those with many
 * soon leave it behind. */
enum {
	DOUBT_AT_FIRST = 1 << 30,
	DOUBT_PER_CONTRADICTION = 2,
	HASTY_DOUBT = DOUBT_AT_FIRST - 6, /* up to this, a lane guesses after every round */
};

struct workspace {
	struct state state;
	lanes last_candidates; /* of the round before */
	lanes last_column_sum;
	lanes doubt;
	uint32_t busy;       /* lanes that have a puzzle */
	uint32_t below_root; /* lanes that have guessed since they took their puzzle */
	uint32_t bold;       /* lanes whose puzzle has not met a contradiction yet */
	uint64_t guesses;
	int depth[LANES];
	size_t puzzle[LANES];
	struct node stack[LANES][MAX_DEPTH];
};

/* ---- Counting ------------------------------------------------------------------------ */

/* How many of nine words have a bit, by full adders: the sum is ones + 2 * (twos + more_twos) + 4 *
 * fours. */
struct sum {
	lanes ones, twos, more_twos, fours;
};

LANES_INLINE struct sum add_nine(const lanes one[3], const lanes two[3]) {
	return (struct sum){lanes_xor3(one[0], one[1], one[2]), lanes_majority(one[0], one[1], one[2]),
	                    lanes_xor3(two[0], two[1], two[2]), lanes_majority(two[0], two[1], two[2])};
}

LANES_INLINE struct sum sum_words(const lanes v[9]) {
	lanes one[3], two[3];
	for (int g = 0; g < 3; g++) {
		one[g] = lanes_xor3(v[3 * g], v[3 * g + 1], v[3 * g + 2]);
		two[g] = lanes_majority(v[3 * g], v[3 * g + 1], v[3 * g + 2]);
	}
	return add_nine(one, two);
}

/* The same where three digits share a word, for the first bit of each minirow. */
LANES_INLINE struct sum sum_minirows(const lanes v[3]) {
	lanes one = lanes_xor3(v[0], v[1], v[2]), two = lanes_majority(v[0], v[1], v[2]);
	const lanes ones[3] = {one, one >> 1, one >> 2}, twos[3] = {two, two >> 1, two >> 2};
	return add_nine(ones, twos);
}

LANES_INLINE lanes exactly_three(struct sum s) {
	return lanes_and_xor(s.ones, s.twos, s.more_twos) & ~s.fours;
}

LANES_INLINE lanes three_or_more(struct sum s) {
	return s.fours | lanes_majority(s.ones, s.twos, s.more_twos);
}

/* ---- The round ----------------------------------------------------------------------- */

/* A digit alone in its row takes the cell, and the other digits leave it. Hidden singles of boxes
 * and columns need no rule: the permutations of the round before have left them alone in their
 * rows. */
LANES_INLINE void hidden_singles(lanes x[9]) {
	lanes hidden[9];
	for (int d = 0; d < 9; d++)
		hidden[d] = x[d] & empty_rows(x[d] & (x[d] - first_column));
	lanes taken = lanes_or3(lanes_or3(hidden[0], hidden[1], hidden[2]),
	                        lanes_or3(hidden[3], hidden[4], hidden[5]),
	                        lanes_or3(hidden[6], hidden[7], hidden[8]));
	for (int d = 0; d < 9; d++)
		x[d] = lanes_and_ornot(x[d], hidden[d], taken);
}

/* A cell with one digit left keeps the digit out of the rest of its row. */
LANES_INLINE void naked_singles(lanes x[9], lanes open) {
	for (int d = 0; d < 9; d++) {
		lanes naked = x[d] & ~open;
		x[d] = lanes_and_or(x[d], naked, empty_rows(naked));
	}
}

/* The minirows in which three digits are possible, in one word. */
LANES_INLINE lanes join_minirows(const lanes x[3]) {
	lanes a = lanes_or3(x[0], x[0] >> 1, x[0] >> 2);
	lanes b = lanes_or3(x[1] << 1, x[1], x[1] >> 1);
	lanes c = lanes_or3(x[2] << 2, x[2] << 1, x[2]);
	return lanes_choose(lanes_splat(minirows), a, lanes_choose(lanes_splat(minirows << 1), b, c));
}

/* Triads of rows. Every minirow holds exactly three of the nine digits. Where three are possible
 * they are forced there and leave the other boxes of their row; where three have no other box left,
 * the others leave. Returns all ones where no minirow has fewer than three possible digits. */
LANES_INLINE lanes minirow_triads(lanes minirow[9]) {
	lanes enough = lanes_splat(~0u), exact[3], forced[9];
	for (int b = 0; b < 3; b++) {
		struct sum s = sum_minirows(minirow + 3 * b);
		enough &= three_or_more(s);
		lanes three = exactly_three(s) & minirows;
		exact[b] = (three << 3) - three;
	}
	for (int g = 0; g < 9; g++) {
		lanes m = minirow[g], m1 = m >> 3, m2 = m >> 6, e = exact[g / 3], here = m & e;
		lanes somewhere = lanes_or_and(lanes_or_and(here, m1, e >> 3), m2, e >> 6);
		lanes twice = lanes_majority(m, m1, m2);
		/* From a row's first box to all three. */
		lanes settled = spread(somewhere & first_box, 0x49);
		lanes choice = spread(twice & first_box, 0x49);
		minirow[g] = lanes_and_ornot(m, here, settled);
		forced[g] = lanes_and_ornot(m, here, choice);
	}
	for (int b = 0; b < 3; b++) {
		lanes three = three_or_more(sum_minirows(forced + 3 * b)) & minirows;
		lanes full = (three << 3) - three;
		for (int g = 3 * b; g < 3 * b + 3; g++)
			minirow[g] = lanes_and_ornot(minirow[g], forced[g], full);
	}
	return enough;
}

/* The columns of three bands in one word, a row for each band. */
LANES_INLINE lanes join_columns(const lanes x[3]) {
	lanes a = lanes_or3(x[0], x[0] >> 10, x[0] >> 20);
	lanes b = lanes_or3(x[1] << 10, x[1], x[1] >> 10);
	lanes c = lanes_or3(x[2] << 20, x[2] << 10, x[2]);
	return lanes_choose(lanes_splat(0xC00003FF), a, lanes_choose(lanes_splat(0x3FF << 10), b, c));
}

/* Triads of columns, likewise. */
LANES_INLINE lanes column_triads(lanes column[9]) {
	struct sum s = sum_words(column);
	lanes exact = exactly_three(s), enough = three_or_more(s), forced[9];
	for (int d = 0; d < 9; d++) {
		lanes here = column[d] & exact;
		column[d] = lanes_and_nor(column[d], turn_rows_1(here), turn_rows_2(here));
		forced[d] = lanes_and_nor(column[d], turn_rows_1(column[d]), turn_rows_2(column[d]));
	}
	lanes full = three_or_more(sum_words(forced));
	for (int d = 0; d < 9; d++)
		column[d] = lanes_and_ornot(column[d], forced[d], full);
	return enough;
}

/* Every rule once, in the order that needs the fewest rounds. Returns the lanes that are
 * contradictory. */
LANES_INLINE uint32_t run_round(struct state *s, uint32_t *open_ret) {
	lanes *word = s->word;

	/* 1. Row by row: hidden and naked singles, and the permutations of minirows. */
#pragma GCC unroll 3
	for (int b = 0; b < 3; b++) {
		lanes x[9];
		for (int d = 0; d < 9; d++)
			x[d] = word[3 * d + b];
		hidden_singles(x);
		naked_singles(x, s->open[b]);
		for (int d = 0; d < 9; d++)
			word[3 * d + b] = x[d];
		for (int g = 0; g < 3; g++) {
			lanes m = join_minirows(x + 3 * g);
			s->minirow[3 * b + g] = keep_permutations(m, turn_boxes_1(m), turn_boxes_2(m));
		}
	}
	lanes enough = minirow_triads(s->minirow) | ~minirows;

	/* 2. What is left of the minirows, back to cells, and on to columns. */
	lanes column[9];
#pragma GCC unroll 3
	for (int g = 0; g < 3; g++)
#pragma GCC unroll 3
		for (int j = 0; j < 3; j++) {
			int d = 3 * g + j;
			for (int b = 0; b < 3; b++)
				word[3 * d + b] &= cells_of_minirows(s->minirow[3 * b + g] >> j);
			lanes k = join_columns(word + 3 * d);
			column[d] = keep_permutations(k, turn_columns_1(k), turn_columns_2(k));
		}
	enough &= column_triads(column) | ~all_cells;

	/* 3. What is left of the columns, back to cells; count the digits of each cell on the way. */
	lanes one[3][3], two[3][3];
#pragma GCC unroll 3
	for (int g = 0; g < 3; g++) {
		lanes x[3][3];
#pragma GCC unroll 3
		for (int j = 0; j < 3; j++) {
			int d = 3 * g + j;
			lanes k = column[d];
			s->column[d] = k;
			x[0][j] = word[3 * d] & cells_of_columns(k);
			x[1][j] = word[3 * d + 1] & cells_of_columns(k >> 10);
			x[2][j] = word[3 * d + 2] & cells_of_columns(k >> 20);
			for (int b = 0; b < 3; b++)
				word[3 * d + b] = x[b][j];
		}
		for (int b = 0; b < 3; b++) {
			one[b][g] = lanes_xor3(x[b][0], x[b][1], x[b][2]);
			two[b][g] = lanes_majority(x[b][0], x[b][1], x[b][2]);
		}
	}
	lanes any_open = lanes_splat(0), filled = lanes_splat(~0u);
	lanes ones = lanes_splat(0), twos = lanes_splat(0), fours = lanes_splat(0);
	for (int b = 0; b < 3; b++) {
		struct sum n = add_nine(one[b], two[b]);
		lanes open = lanes_or3(n.twos, n.more_twos, n.fours);
		s->open[b] = open;
		s->pairs[b] = lanes_nor_xor(n.ones, n.twos, n.more_twos) & ~n.fours;
		any_open |= open;
		filled = lanes_and_or(filled, n.ones, open);
		ones += n.ones;
		twos += n.twos + n.more_twos;
		fours += n.fours;
	}
	/* All 27 words added up as numbers. The sum differs from the last round's whenever a candidate
	 * has gone, but for a coincidence that would only make the search branch a round early. */
	twos += fours + fours;
	s->candidates = ones + twos + twos;
	lanes column_sum = column[0];
	for (int d = 1; d < 9; d++)
		column_sum += column[d];
	s->column_sum = column_sum;

	lanes good = enough & (filled | ~all_cells);
	*open_ret = lanes_bits(lanes_nonzero(any_open));
	return ~lanes_bits(lanes_equal(good, lanes_splat(~0u)));
}

/* Of lanes whose cells all have one digit: those where a digit is missing from a row or a column.
 */
LANES_INLINE uint32_t find_missing(const struct state *s) {
	lanes row = lanes_splat(0), column = lanes_splat(~0u), guard = lanes_splat(guards);
	for (int i = 0; i < 27; i++)
		row |= (guard - s->word[i]) & guard;
	for (int d = 0; d < 9; d++)
		column &= lanes_or3(s->column[d], s->column[d] >> 10, s->column[d] >> 20);
	return lanes_bits(lanes_nonzero(row)) |
	       ~lanes_bits(lanes_equal(column & one_row, lanes_splat(one_row)));
}

/* ---- Branching ----------------------------------------------------------------------- */

/* What each lane would branch on: a digit in one minirow of a row (or one band of a column) against
 * the rest of the row (or column), as cells of each band. */
struct branch {
	lanes digit;
	lanes inside[3];
	lanes outside[3];
};

/* The places of the nine digits in the three bands and three stacks, three digits to a word. */
LANES_INLINE void split_bands(const struct state *s, lanes band_ret[6][3]) {
	lanes left = lanes_splat(first_box), middle = lanes_splat(first_box << 3);
	for (int g = 0; g < 3; g++) {
		for (int b = 0; b < 3; b++)
			band_ret[b][g] = s->minirow[3 * b + g] & all_cells;
		lanes k0 = s->column[3 * g], k1 = s->column[3 * g + 1], k2 = s->column[3 * g + 2];
		band_ret[3][g] = lanes_choose(left, k0, lanes_choose(middle, k1 << 3, k2 << 6)) & all_cells;
		band_ret[4][g] = lanes_choose(left, k0 >> 3, lanes_choose(middle, k1, k2 << 3)) & all_cells;
		band_ret[5][g] = lanes_choose(left, k0 >> 6, lanes_choose(middle, k1 >> 3, k2)) & all_cells;
	}
}

/* The band or stack (0..5) with the fewest places of all digits, but more than the 27 that mean
 * that it is settled; a number above 5 in lanes where all six are. */
LANES_INLINE lanes tightest_band(lanes band[6][3]) {
	lanes key[6];
	for (uint32_t b = 0; b < 6; b++) {
		lanes places =
		    lanes_popcount(band[b][0]) + lanes_popcount(band[b][1]) + lanes_popcount(band[b][2]);
		key[b] = (places << 3) + (b - 28u * 8);
	}
	lanes best = lanes_min(lanes_min(lanes_min(key[0], key[1]), lanes_min(key[2], key[3])),
	                       lanes_min(key[4], key[5]));
	return lanes_pick(lanes_less(best, lanes_splat(1u << 16)), best & 7, lanes_splat(~0u));
}

/* Branches on the digit with the fewest places in the tightest band, and there on the first minirow
 * (or column) with a choice: half the guesses of branching on a cell with two digits. */
LANES_INLINE void choose_branch(lanes band[6][3], lanes chosen, struct branch *branch_ret) {
	lanes_mask in_rows = lanes_less(chosen, lanes_splat(3));
	lanes_mask is[6];
	for (uint32_t b = 0; b < 6; b++)
		is[b] = lanes_equal(chosen, lanes_splat(b));
	lanes group[3];
	for (int g = 0; g < 3; g++)
		group[g] = lanes_pick(
		    in_rows, lanes_pick(is[0], band[0][g], lanes_pick(is[1], band[1][g], band[2][g])),
		    lanes_pick(is[3], band[3][g], lanes_pick(is[4], band[4][g], band[5][g])));

	/* A group's three digits are one bit apart in minirows, three bits apart in columns. */
	lanes cells[3], key[9];
	for (uint32_t j = 0; j < 3; j++)
		cells[j] = lanes_pick(in_rows, lanes_splat(minirows << j), lanes_splat(first_box << 3 * j));
	for (uint32_t g = 0; g < 3; g++)
		for (uint32_t j = 0; j < 3; j++)
			key[3 * g + j] = (lanes_popcount(group[g] & cells[j]) << 4) + (4 * g + j - 4 * 16);
	for (int i = 0; i < 3; i++)
		key[i] = lanes_min(lanes_min(key[3 * i], key[3 * i + 1]), key[3 * i + 2]);
	lanes best = lanes_min(lanes_min(key[0], key[1]), key[2]);
	lanes g = (best >> 2) & 3, j = best & 3;
	lanes word = lanes_pick(lanes_equal(g, lanes_splat(0)), group[0],
	                        lanes_pick(lanes_equal(g, lanes_splat(1)), group[1], group[2]));
	lanes shift = lanes_pick(in_rows, j, j + j + j);
	word = lanes_shift_right_by(word, shift) &
	       lanes_pick(in_rows, lanes_splat(minirows), lanes_splat(first_box));
	branch_ret->digit = g + g + g + j;

	/* In a band: the lowest minirow in a row that has two, against the rest of that row. */
	lanes many = word & (word - first_column);
	lanes minirow = word & ~empty_rows(many) & all_cells;
	minirow &= 0u - minirow;
	lanes row_inside = (minirow << 3) - minirow;
	lanes row_outside = ~row_inside & ~empty_rows(minirow) & all_cells;

	/* In a stack: the lowest (band, column) pair whose column has two, against the column's other
	 * bands. */
	lanes pair = lanes_and_or(word, turn_rows_1(word), turn_rows_2(word));
	pair &= 0u - pair;
	lanes stack = lanes_pick(in_rows, lanes_splat(0), chosen - 3u);
	pair = lanes_shift_left_by(pair, stack + stack + stack);
	lanes others = turn_rows_1(pair) | turn_rows_2(pair);

	for (uint32_t b = 0; b < 3; b++) {
		lanes_mask here = lanes_equal(chosen, lanes_splat(b));
		lanes column_inside = cells_of_columns(pair >> (10 * b));
		lanes column_outside = cells_of_columns(others >> (10 * b));
		branch_ret->inside[b] =
		    lanes_pick(here, row_inside, lanes_pick(in_rows, lanes_splat(0), column_inside));
		branch_ret->outside[b] =
		    lanes_pick(here, row_outside, lanes_pick(in_rows, lanes_splat(0), column_outside));
	}
}

LANES_INLINE uint32_t word_in_lane(const lanes *v, int lane) {
	return ((const lane_word *)v)[lane];
}

/* Puts the branch `digit is inside` on the lane's stack and goes on with `digit is outside`:
 * puzzles with many solutions then find them sooner. Where a pair loses a digit, its cell is no
 * longer open. */
LANES_INLINE void push_branch(struct workspace *w, int lane, const struct branch *branch,
                              const lanes inside_pairs[3], const lanes outside_pairs[3]) {
	struct state *s = &w->state;
	struct node *node = &w->stack[lane][w->depth[lane]++];
	lane_word *word = (lane_word *)s->word + lane, *open = (lane_word *)s->open + lane;
	for (int i = 0; i < 27; i++)
		node->word[i] = word[i * LANES];
	uint32_t first = 3 * word_in_lane(&branch->digit, lane);
	for (uint32_t b = 0; b < 3; b++) {
		uint32_t x = word[(first + b) * LANES], cells = open[b * LANES];
		node->word[first + b] = x & ~word_in_lane(&branch->outside[b], lane);
		node->open[b] = cells & ~(x & word_in_lane(&outside_pairs[b], lane));
		word[(first + b) * LANES] = x & ~word_in_lane(&branch->inside[b], lane);
		open[b * LANES] = cells & ~(x & word_in_lane(&inside_pairs[b], lane));
	}
}

/* Two cells of a row that both allow one and the same digit and no other contradict each other, but
 * leave the digit a place in the row, so that no other rule sees it. Rare enough to look only
 * before a puzzle's first guess. */
LANES_INLINE uint32_t find_collisions(const struct state *s) {
	lanes collisions = lanes_splat(0);
	for (int b = 0; b < 3; b++)
		for (int d = 0; d < 9; d++) {
			lanes naked = s->word[3 * d + b] & ~s->open[b];
			collisions |= rows_with_two(naked);
		}
	return lanes_bits(lanes_nonzero(collisions));
}

/* Makes the stuck lanes branch. */
static __attribute__((noinline)) void guess(struct workspace *w, uint32_t stuck) {
	struct state *s = &w->state;
	lanes band[6][3];
	split_bands(s, band);
	lanes chosen = tightest_band(band);
	struct branch branch;
	choose_branch(band, chosen, &branch);
	lanes inside_pairs[3], outside_pairs[3];
	for (int b = 0; b < 3; b++) {
		inside_pairs[b] = branch.inside[b] & s->pairs[b];
		outside_pairs[b] = branch.outside[b] & s->pairs[b];
	}
	uint32_t can = stuck & lanes_bits(lanes_less(chosen, lanes_splat(6)));
	w->guesses += (uint64_t)__builtin_popcount(can);
	for (uint32_t left = can; left; left &= left - 1)
		push_branch(w, __builtin_ctz(left), &branch, inside_pairs, outside_pairs);
}

/* ---- Boards -------------------------------------------------------------------------- */

/* A clue leaves its digit alone in its cell; an empty cell allows all. */
LANES_INLINE void load_puzzle(struct state *s, int lane, const struct nonet_board *puzzle) {
	lane_word *word = (lane_word *)s->word + lane, *open = (lane_word *)s->open + lane;
	for (int b = 0; b < 3; b++) {
		uint32_t digit[9], empty;
		band_to_digits(puzzle->cell + 27 * b, digit, &empty);
		for (int d = 0; d < 9; d++)
			word[(3 * d + b) * LANES] = digit[d] | empty;
		open[b * LANES] = empty;
	}
}

/* The planes of all lanes at once; only solved lanes make sense. */
LANES_INLINE void join_planes(const struct state *s, lanes plane_ret[3][4]) {
	for (int b = 0; b < 3; b++) {
		const lanes *w = s->word + b;
		plane_ret[b][0] = lanes_or3(lanes_or3(w[0], w[6], w[12]), w[18], w[24]);
		plane_ret[b][1] = lanes_or3(w[3], w[6], w[15]) | w[18];
		plane_ret[b][2] = lanes_or3(w[9], w[12], w[15]) | w[18];
		plane_ret[b][3] = w[21] | w[24];
	}
}

LANES_INLINE void store_solution(lanes plane[3][4], int lane, struct nonet_board *board_ret) {
	for (int b = 0; b < 3; b++) {
		uint32_t one[4];
		for (int i = 0; i < 4; i++)
			one[i] = word_in_lane(&plane[b][i], lane);
		planes_to_band(one, board_ret->cell + 27 * b);
	}
}

/* ---- Search -------------------------------------------------------------------------- */

static void finish_puzzle(const struct nonet_batch *batch, struct nonet_result *result) {
	result->status = result->solutions == batch->limit_solutions ? NONET_LIMIT : NONET_OK;
	if (result->solutions > 1)
		memset(&result->solution, 0, sizeof result->solution);
}

/* A lane that came to an end takes the next node of its stack, else the next puzzle, else it is
 * idle. */
LANES_INLINE void refill_lane(struct workspace *w, struct nonet_batch *batch, int lane) {
	struct state *s = &w->state;
	if (w->depth[lane]) {
		const struct node *node = &w->stack[lane][--w->depth[lane]];
		lane_word *word = (lane_word *)s->word + lane, *open = (lane_word *)s->open + lane;
		for (int i = 0; i < 27; i++)
			word[i * LANES] = node->word[i];
		for (int b = 0; b < 3; b++)
			open[b * LANES] = node->open[b];
		return;
	}
	if (w->busy >> lane & 1) {
		finish_puzzle(batch, &batch->results[w->puzzle[lane]]);
		batch->finished = w->puzzle[lane];
		w->busy &= ~(1u << lane);
	}
	batch->busy = w->busy;
	if (batch->next == batch->end && !batch->more(batch))
		return;
	w->puzzle[lane] = batch->next;
	w->busy |= 1u << lane;
	w->below_root &= ~(1u << lane);
	w->bold |= 1u << lane;
	((lane_word *)&w->doubt)[lane] = DOUBT_AT_FIRST;
	batch->results[batch->next] = (struct nonet_result){0};
	load_puzzle(s, lane, &batch->puzzles[batch->next++]);
}

static void record_solutions(struct workspace *w, struct nonet_batch *batch, uint32_t solved) {
	lanes plane[3][4];
	join_planes(&w->state, plane);
	for (; solved; solved &= solved - 1) {
		int lane = __builtin_ctz(solved);
		struct nonet_result *result = &batch->results[w->puzzle[lane]];
		if (result->solutions++ == 0)
			store_solution(plane, lane, &result->solution);
		if (result->solutions == batch->limit_solutions)
			w->depth[lane] = 0;
	}
}

/* Lanes that had better guess than wait for the rest of what the rules find. Either the columns
 * stand still, and the lane is below the root of its search, or so many cells are open that a guess
 * will be needed anyway. Or the lane's guesses have been so good that any will do. */
LANES_INLINE uint32_t find_slow(const struct workspace *w) {
	enum { MANY_OPEN_CELLS = 50 };
	const struct state *s = &w->state;
	lanes open =
	    lanes_popcount(s->open[0]) + lanes_popcount(s->open[1]) + lanes_popcount(s->open[2]);
	uint32_t wide = lanes_bits(lanes_less(lanes_splat(MANY_OPEN_CELLS), open));
	uint32_t still = lanes_bits(lanes_equal(s->column_sum, w->last_column_sum));
	uint32_t hasty = lanes_bits(lanes_less(w->doubt, lanes_splat(HASTY_DOUBT + 1)));
	return hasty | (still & (w->below_root | wide));
}

LANES_INLINE void change_doubt(struct workspace *w, uint32_t bad, uint32_t guessed) {
	lanes doubt = lanes_pick(lanes_mask_of(bad), w->doubt + DOUBT_PER_CONTRADICTION, w->doubt);
	w->doubt = lanes_pick(lanes_mask_of(guessed), doubt - 1, doubt);
}

/* What the round means for each lane. One whose candidates no longer change, or change too slowly,
 * is stuck. As long as its puzzle has met no contradiction, it may guess again when the guess just
 * made moved no column: a puzzle with many solutions can be filled in almost any way. */
static void act_on_round(struct workspace *w, struct nonet_batch *batch, uint32_t bad,
                         uint32_t open) {
	struct state *s = &w->state;
	uint32_t stuck = lanes_bits(lanes_equal(s->candidates, w->last_candidates)) | find_slow(w);
	w->last_candidates = s->candidates;
	w->last_column_sum = s->column_sum;
	uint32_t done = w->busy & (bad | stuck | ~open);
	if (!done)
		return;

	if (done & ~bad & ~open)
		bad |= find_missing(s) & ~open;
	w->bold &= ~bad;
	uint32_t solved = done & ~bad & ~open;
	if (solved)
		record_solutions(w, batch, solved);
	uint32_t guessed = done & ~bad & open;
	if (guessed & ~w->below_root)
		guessed &= w->below_root | ~find_collisions(s);
	if (guessed) {
		guess(w, guessed);
		w->below_root |= guessed;
	}
	change_doubt(w, bad, guessed);
	for (uint32_t left = done & ~guessed; left; left &= left - 1)
		refill_lane(w, batch, __builtin_ctz(left));

	lanes_mask fresh = lanes_mask_of(done & ~(guessed & w->bold));
	w->last_candidates = lanes_pick(fresh, lanes_splat(0), w->last_candidates);
	w->last_column_sum = lanes_pick(fresh, lanes_splat(0), w->last_column_sum);
}

static bool solve(struct nonet_batch *batch, void *workspace) {
	enum { ROUNDS_PER_CHECK = 4096 };
	struct workspace *w = workspace;
	w->state = (struct state){0};
	w->last_candidates = w->last_column_sum = w->doubt = lanes_splat(0);
	w->busy = w->below_root = w->bold = 0;
	w->guesses = 0;
	batch->in_lane = w->puzzle;
	for (int lane = 0; lane < LANES; lane++) {
		w->depth[lane] = 0;
		refill_lane(w, batch, lane);
	}
	bool stopped = false;
	for (uint32_t rounds = 1; w->busy && !stopped; rounds++) {
		uint32_t open, bad = run_round(&w->state, &open);
		batch->work.rounds += (uint64_t)__builtin_popcount(w->busy);
		act_on_round(w, batch, bad, open);
		stopped = rounds % ROUNDS_PER_CHECK == 0 && batch->stop(batch);
	}
	for (uint32_t left = w->busy; left; left &= left - 1)
		batch->results[w->puzzle[__builtin_ctz(left)]].status = NONET_STOPPED;
	batch->work.guesses += w->guesses;
	return !stopped;
}

const struct nonet_batch_kernel KERNEL = {solve, sizeof(struct workspace)};
