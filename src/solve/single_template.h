/* One puzzle at a time, at the lowest latency: digits in the lanes.
 *
 * A word holds the cells of one band where one digit is still possible, as band_words.h lays them
 * out. A puzzle is 27 such words. The words of the digits 1..8 in one band fill the lanes of
 * PER_BAND vectors; the three words of digit 9 share one vector of their own, lane b for band b,
 * which saves a third of the work that a padded vector per band would be. Every rule is then the
 * same few logic operations for all digits at once, without tables or branches; only what counts
 * across digits (naked singles, triads) combines lanes.
 *
 * One round applies hidden singles of rows, naked singles, and locked candidates in rows and in
 * columns. A box's or a column's hidden single needs no rule of its own: locked candidates leave it
 * alone in its row. Rounds repeat until nothing changes; then triads are tried (see below), and
 * when these are stuck too, the search branches.
 *
 * A file that includes this defines LANES (4 or 8) and SEARCH, the name of its pointer to the
 * kernel.
 */
#include "solve/band_words.h"
#include "solve/board_words.h"
#include "solve/kernel.h"

#include <string.h>

enum { PER_BAND = 8 / LANES, NINE = 3 * PER_BAND, VECTORS = NINE + 1 };

/* The candidates of a puzzle: digits 1..8 of band b in vector[b * PER_BAND ...], digit 9 in
 * vector[NINE]. */
struct state {
	lanes vector[VECTORS];
};

/* ---- Vectors ------------------------------------------------------------------------- */

/* Lanes exchanged with the lanes one, two and four away. Going through these combines all lanes, in
 * every lane. */
#if LANES == 4
#define SWAP_1(v) __builtin_shufflevector(v, v, 1, 0, 3, 2)
#define SWAP_2(v) __builtin_shufflevector(v, v, 2, 3, 0, 1)
#define FOR_EACH_SWAP(step) step(SWAP_2) step(SWAP_1)
#define BROADCAST(v, lane) __builtin_shufflevector(v, v, lane, lane, lane, lane)
static const lanes lane_digit[PER_BAND] = {{0, 1, 2, 3}, {4, 5, 6, 7}};
#else
#define SWAP_1(v) __builtin_shufflevector(v, v, 1, 0, 3, 2, 5, 4, 7, 6)
#define SWAP_2(v) __builtin_shufflevector(v, v, 2, 3, 0, 1, 6, 7, 4, 5)
#define SWAP_4(v) __builtin_shufflevector(v, v, 4, 5, 6, 7, 0, 1, 2, 3)
#define FOR_EACH_SWAP(step) step(SWAP_4) step(SWAP_2) step(SWAP_1)
#define BROADCAST(v, lane)                                                                         \
	__builtin_shufflevector(v, v, lane, lane, lane, lane, lane, lane, lane, lane)
static const lanes lane_digit[PER_BAND] = {{0, 1, 2, 3, 4, 5, 6, 7}};
#endif
static const lanes band_lane[3] = {{~0u}, {0, ~0u}, {0, 0, ~0u}};

LANES_INLINE bool any_bit(lanes v) {
#if LANES == 8
	return !_mm256_testz_si256((__m256i)v, (__m256i)v);
#else
	typedef uint64_t doubles __attribute__((vector_size(16)));
	doubles pairs = (doubles)v;
	return (pairs[0] | pairs[1]) != 0;
#endif
}

/* The OR of all lanes, in every lane. */
LANES_INLINE lanes or_across(lanes v) {
#define OR_LANES(swap) v |= swap(v);
	FOR_EACH_SWAP(OR_LANES)
#undef OR_LANES
	return v;
}

/* Words that belong to bands 0, 1, 2 (the same in every lane) brought together, lane b for band b,
 * as digit 9 keeps them; and such lanes put side by side in one word `step` bits apart, and taken
 * apart again. */
LANES_INLINE lanes in_band_lanes(const lanes word[3]) {
	return (word[0] & band_lane[0]) | (word[1] & band_lane[1]) | (word[2] & band_lane[2]);
}

LANES_INLINE lanes join_bands(lanes v, int step) {
	return or_across((v & band_lane[0]) | ((v << step) & band_lane[1]) |
	                 ((v << (2 * step)) & band_lane[2]));
}

LANES_INLINE lanes part_bands(lanes v, int step) {
	return (v & band_lane[0]) | ((v >> step) & band_lane[1]) | ((v >> (2 * step)) & band_lane[2]);
}

/* ---- Permutations -------------------------------------------------------------------- */

/* Locked candidates. `v` holds the minirows of the three bands, band b at bit b of each group of
 * three, so that one filter serves them all. */
LANES_INLINE lanes filter_minirows(lanes v) {
	return keep_permutations(v, turn_boxes_1(v), turn_boxes_2(v));
}

/* The same for columns: row b of `v` holds the nine (band b, column) pairs. */
LANES_INLINE lanes filter_minicolumns(lanes v) {
	return keep_permutations(v, turn_columns_1(v), turn_columns_2(v));
}

/* ---- Rounds -------------------------------------------------------------------------- */

/* For each band, the OR of a word over all nine digits. */
LANES_INLINE void or_over_digits(const struct state *s, lanes band_ret[3]) {
	for (int b = 0; b < 3; b++) {
		lanes sum = s->vector[b * PER_BAND];
		for (int p = 1; p < PER_BAND; p++)
			sum |= s->vector[b * PER_BAND + p];
		band_ret[b] = or_across(sum);
	}
	band_ret[0] |= BROADCAST(s->vector[NINE], 0);
	band_ret[1] |= BROADCAST(s->vector[NINE], 1);
	band_ret[2] |= BROADCAST(s->vector[NINE], 2);
}

/* Counts each band's cells by the number of digits possible there: at least one, at least two. */
LANES_INLINE void count_digits(const struct state *s, lanes once_ret[3], lanes twice_ret[3]) {
	for (int b = 0; b < 3; b++) {
		lanes once = s->vector[b * PER_BAND], twice = lanes_splat(0);
		for (int p = 1; p < PER_BAND; p++) {
			lanes x = s->vector[b * PER_BAND + p];
			twice |= once & x;
			once |= x;
		}
#define COUNT_LANES(swap)                                                                          \
	twice = lanes_or3(twice, swap(twice), once & swap(once));                                      \
	once |= swap(once);
		FOR_EACH_SWAP(COUNT_LANES)
#undef COUNT_LANES
		once_ret[b] = once;
		twice_ret[b] = twice;
	}
	const lanes nine[3] = {BROADCAST(s->vector[NINE], 0), BROADCAST(s->vector[NINE], 1),
	                       BROADCAST(s->vector[NINE], 2)};
	for (int b = 0; b < 3; b++) {
		twice_ret[b] |= once_ret[b] & nine[b];
		once_ret[b] |= nine[b];
	}
}

/* Hidden singles: a digit alone in its row takes the cell, and the other digits leave it. Naked
 * singles: a cell with one digit left keeps the digit out of the rest of its row. Both look at the
 * same candidates, so that neither waits for the other; nothing is lost, since a hidden single has
 * no rest of its row. */
LANES_INLINE void singles(struct state *s, const lanes twice[3]) {
	struct state hidden;
	lanes taken[3];
	for (int i = 0; i < VECTORS; i++) {
		lanes x = s->vector[i];
		hidden.vector[i] = x & empty_rows(x & (x - first_column));
	}
	or_over_digits(&hidden, taken);
	const lanes nine_taken = in_band_lanes(taken), nine_twice = in_band_lanes(twice);
	for (int i = 0; i < VECTORS; i++) {
		lanes x = s->vector[i];
		lanes naked = x & ~(i == NINE ? nine_twice : twice[i / PER_BAND]);
		x = lanes_and_ornot(x, hidden.vector[i], i == NINE ? nine_taken : taken[i / PER_BAND]);
		s->vector[i] = lanes_and_or(x, naked, empty_rows(naked));
	}
}

/* Minirows or (band, column) pairs of all digits: digits 1..8 in `low`, digit 9 in every lane of
 * `nine`. */
struct triads {
	lanes low[PER_BAND];
	lanes nine;
};

LANES_INLINE lanes minirows_of(lanes x) {
	return (x | (x >> 1) | (x >> 2)) & minirows;
}

LANES_INLINE lanes columns_of(lanes x) {
	return (x | (x >> 10) | (x >> 20)) & one_row;
}

LANES_INLINE void keep_minirows(struct state *s, const struct triads *rows) {
	for (int b = 0; b < 3; b++)
		for (int p = 0; p < PER_BAND; p++)
			s->vector[b * PER_BAND + p] &= cells_of_minirows(rows->low[p] >> b);
	s->vector[NINE] &= cells_of_minirows(part_bands(rows->nine, 1));
}

LANES_INLINE void keep_columns(struct state *s, const struct triads *columns) {
	for (int b = 0; b < 3; b++)
		for (int p = 0; p < PER_BAND; p++)
			s->vector[b * PER_BAND + p] &= cells_of_columns(columns->low[p] >> (10 * b));
	s->vector[NINE] &= cells_of_columns(part_bands(columns->nine, 10));
}

LANES_INLINE void filter_rows(struct state *s, struct triads *rows_ret) {
	for (int p = 0; p < PER_BAND; p++)
		rows_ret->low[p] = filter_minirows(minirows_of(s->vector[p]) |
		                                   (minirows_of(s->vector[PER_BAND + p]) << 1) |
		                                   (minirows_of(s->vector[2 * PER_BAND + p]) << 2));
	rows_ret->nine = filter_minirows(join_bands(minirows_of(s->vector[NINE]), 1));
	keep_minirows(s, rows_ret);
}

/* Returns false when some digit has no way left to take its columns. A digit without a place in
 * some row has lost its whole band to filter_rows, so that this finds it too. */
LANES_INLINE bool filter_columns(struct state *s, struct triads *columns_ret) {
	for (int p = 0; p < PER_BAND; p++)
		columns_ret->low[p] = filter_minicolumns(columns_of(s->vector[p]) |
		                                         (columns_of(s->vector[PER_BAND + p]) << 10) |
		                                         (columns_of(s->vector[2 * PER_BAND + p]) << 20));
	columns_ret->nine = filter_minicolumns(join_bands(columns_of(s->vector[NINE]), 10));
	lanes lost = (lanes)(columns_ret->nine == 0);
	for (int p = 0; p < PER_BAND; p++)
		lost |= (lanes)(columns_ret->low[p] == 0);
	keep_columns(s, columns_ret);
	return !any_bit(lost);
}

/* Two cells of a row that both allow one and the same digit and no other contradict each other, but
 * leave the digit a place in the row, so that no other rule sees it. Rare enough to look only when
 * rounds are stuck. */
LANES_INLINE bool singles_collide(const struct state *s, const lanes twice[3]) {
	lanes collisions = rows_with_two(s->vector[NINE] & ~in_band_lanes(twice));
	for (int b = 0; b < 3; b++)
		for (int p = 0; p < PER_BAND; p++)
			collisions |= rows_with_two(s->vector[b * PER_BAND + p] & ~twice[b]);
	return any_bit(collisions);
}

enum outcome { CONTRADICTION, SOLVED, STUCK };

/* Runs rounds until one changes nothing. When `eager`, stuck already means that the columns no
 * longer change: a guess is then cheaper than the rounds that it would save. */
LANES_INLINE enum outcome run_rounds(struct state *s, struct triads *rows_ret,
                                     struct triads *columns_ret, bool eager) {
	for (;;) {
		struct state before = *s;
		struct triads columns_before = *columns_ret;
		lanes once[3], twice[3];
		count_digits(s, once, twice);
		if (any_bit((once[0] & once[1] & once[2]) ^ all_cells))
			return CONTRADICTION;
		singles(s, twice);
		filter_rows(s, rows_ret);
		if (!filter_columns(s, columns_ret))
			return CONTRADICTION;

		lanes changed = lanes_splat(0), open = lanes_or3(twice[0], twice[1], twice[2]);
		for (int i = 0; i < VECTORS; i++)
			changed |= before.vector[i] ^ s->vector[i];
		if (any_bit(changed)) {
			lanes moved = columns_before.nine ^ columns_ret->nine;
			for (int p = 0; p < PER_BAND; p++)
				moved |= columns_before.low[p] ^ columns_ret->low[p];
			if (!eager || any_bit(moved) || !any_bit(open))
				continue;
		}
		if (!any_bit(open))
			return SOLVED;
		return singles_collide(s, twice) ? CONTRADICTION : STUCK;
	}
}

/* ---- Triads -------------------------------------------------------------------------- */

/* Adds up, bit by bit, how many of the nine digits have it: at least three, at least four. */
LANES_INLINE void count_triads(const struct triads *t, lanes *three_ret, lanes *four_ret) {
	/* A carry-save adder: ones, twos, and whether the sum has reached four. */
	lanes ones = t->low[0], twos = lanes_splat(0), fours = lanes_splat(0);
	for (int p = 1; p < PER_BAND; p++) {
		twos = ones & t->low[p];
		ones ^= t->low[p];
	}
#define ADD_LANES(swap)                                                                            \
	{                                                                                              \
		lanes a = swap(ones), b = swap(twos), carry = ones & a;                                    \
		fours = lanes_or3(fours, swap(fours), lanes_majority(twos, b, carry));                     \
		ones ^= a;                                                                                 \
		twos = lanes_xor3(twos, b, carry);                                                         \
	}
	FOR_EACH_SWAP(ADD_LANES)
#undef ADD_LANES
	lanes carry = ones & t->nine;
	ones ^= t->nine;
	fours |= twos & carry;
	twos ^= carry;
	*three_ret = lanes_or_and(fours, twos, ones);
	*four_ret = fours;
}

/* The other two places of `v` in its row of boxes, or in its column of bands. */
LANES_INLINE lanes other_boxes(lanes v) {
	return turn_boxes_1(v) | turn_boxes_2(v);
}

LANES_INLINE lanes other_bands(lanes v) {
	return turn_rows_1(v) | turn_rows_2(v);
}

/* Every minirow, and every (band, column) pair, holds exactly three of the nine digits. Where only
 * three are possible they are forced there, and leave the other two places of their row (or
 * column); where three are already forced, the others leave. Returns the places where three or more
 * digits are possible. */
#define DEFINE_TRIAD_RULE(name, others)                                                            \
	LANES_INLINE lanes name(struct triads *t) {                                                    \
		lanes enough, four, full, unused;                                                          \
		count_triads(t, &enough, &four);                                                           \
		lanes exact = enough & ~four;                                                              \
		struct triads forced;                                                                      \
		for (int p = 0; p < PER_BAND; p++) {                                                       \
			t->low[p] &= ~others(t->low[p] & exact);                                               \
			forced.low[p] = t->low[p] & ~others(t->low[p]);                                        \
		}                                                                                          \
		t->nine &= ~others(t->nine & exact);                                                       \
		forced.nine = t->nine & ~others(t->nine);                                                  \
		count_triads(&forced, &full, &unused);                                                     \
		for (int p = 0; p < PER_BAND; p++)                                                         \
			t->low[p] = lanes_and_ornot(t->low[p], forced.low[p], full);                           \
		t->nine = lanes_and_ornot(t->nine, forced.nine, full);                                     \
		return enough;                                                                             \
	}
DEFINE_TRIAD_RULE(minirow_triads, other_boxes)
DEFINE_TRIAD_RULE(column_triads, other_bands)
#undef DEFINE_TRIAD_RULE

/* Returns false on a contradiction; `changed_ret` tells whether rounds are worth running again. */
LANES_INLINE bool apply_triads(struct state *s, struct triads *rows, struct triads *columns,
                               bool *changed_ret) {
	struct state before = *s;
	lanes enough = minirow_triads(rows) & column_triads(columns);
	keep_minirows(s, rows);
	keep_columns(s, columns);
	lanes changed = lanes_splat(0);
	for (int i = 0; i < VECTORS; i++)
		changed |= before.vector[i] ^ s->vector[i];
	*changed_ret = any_bit(changed);
	return !any_bit(~enough & all_cells);
}

/* ---- Branching ----------------------------------------------------------------------- */

/* A choice: digit (0..8) in the cells `inside`, one minirow or one (band, column) pair, or in the
 * cells `outside`, the rest of that row or column. */
struct branch {
	uint32_t digit;
	uint32_t inside[3];
	uint32_t outside[3];
};

/* How many places each digit has in each of three bands (or stacks), a byte for each. */
LANES_INLINE lanes places_in_bands(lanes v) {
	lanes sum = lanes_splat(0);
	for (int b = 0; b < 3; b++) {
		lanes x = (v >> b) & minirows;
		x += (x >> 3) + (x >> 6);
		x &= ROWS(7);
		sum |= ((x + (x >> 10) + (x >> 20)) & 0xF) << (8 * b);
	}
	return sum;
}

LANES_INLINE lanes places_in_stacks(lanes v) {
	lanes sum = lanes_splat(0);
	for (int b = 0; b < 3; b++) {
		lanes x = v >> (3 * b);
		x = (x & ROWS(1)) + ((x >> 1) & ROWS(1)) + ((x >> 2) & ROWS(1));
		sum |= ((x + (x >> 10) + (x >> 20)) & 0xF) << (8 * b);
	}
	return sum;
}

/* The number of places of all digits together, a byte for each of the three; every digit's own in
 * digits_ret[9]. */
LANES_INLINE uint32_t count_places(const struct triads *t, lanes (*places)(lanes),
                                   uint32_t digits_ret[9]) {
	lanes sum = lanes_splat(0);
	for (int p = 0; p < PER_BAND; p++) {
		lanes count = places(t->low[p]);
		memcpy(digits_ret + p * LANES, &count, sizeof count);
		sum += count;
	}
#define SUM_LANES(swap) sum += swap(sum);
	FOR_EACH_SWAP(SUM_LANES)
#undef SUM_LANES
	digits_ret[8] = places(t->nine)[0];
	return sum[0] + digits_ret[8];
}

LANES_INLINE uint32_t word_of_digit(const struct triads *t, uint32_t digit) {
	uint32_t word[9];
	for (int p = 0; p < PER_BAND; p++)
		memcpy(word + p * LANES, &t->low[p], sizeof t->low[p]);
	word[8] = t->nine[0];
	return word[digit];
}

/* The digit with the fewest places, but more than the three that mean that it is settled. */
LANES_INLINE uint32_t tightest_digit(const uint32_t places[9], int band) {
	uint32_t best = UINT32_MAX;
	for (uint32_t digit = 0; digit < 9; digit++) {
		uint32_t key = (((places[digit] >> (8 * band) & 0xFF) - 4) << 4) | digit;
		best = key < best ? key : best;
	}
	return best & 0xF;
}

LANES_INLINE uint32_t lowest_bit(uint32_t word) {
	return word & (0u - word);
}

/* Choose a minirow in a row that offers two or more. */
LANES_INLINE void branch_on_minirow(uint32_t word, int band, struct branch *branch_ret) {
	word = (word >> band) & minirows;
	uint32_t many = word & (word - first_column);
	uint32_t guard = (guards - many) & guards;
	uint32_t minirow = lowest_bit(word & ~(guard - (guard >> 9)));
	uint32_t row = minirow < 1u << 10   ? one_row
	               : minirow < 1u << 20 ? one_row << 10
	                                    : one_row << 20;
	branch_ret->inside[band] = minirow * 7;
	branch_ret->outside[band] = row & ~(minirow * 7);
}

/* Choose a band in a column that offers two or more. */
LANES_INLINE void branch_on_column(uint32_t word, int stack, struct branch *branch_ret) {
	word &= ROWS(7) << (3 * stack);
	uint32_t pair = lowest_bit(word & ((word >> 10 | word << 20) | (word >> 20 | word << 10)));
	int band = pair < 1u << 10 ? 0 : pair < 1u << 20 ? 1 : 2;
	uint32_t column = (pair >> (10 * band)) * first_column;
	for (int b = 0; b < 3; b++)
		branch_ret->outside[b] = column;
	branch_ret->inside[band] = column;
	branch_ret->outside[band] = 0;
}

/* Of the three bands and the three stacks, takes the unsettled one with the fewest places for its
 * nine digits together, in it the digit with the fewest, and there the first minirow or column with
 * a choice. This takes half the guesses that branching on a cell with two candidates does. When all
 * six are settled so is every cell. */
LANES_INLINE bool choose_branch(const struct triads *rows, const struct triads *columns,
                                struct branch *branch_ret) {
	uint32_t row_places[9], column_places[9];
	uint32_t in_rows = count_places(rows, places_in_bands, row_places);
	uint32_t in_columns = count_places(columns, places_in_stacks, column_places);
	uint32_t best = UINT32_MAX;
	for (uint32_t i = 0; i < 6; i++) {
		uint32_t sum = (i < 3 ? in_rows >> (8 * i) : in_columns >> (8 * (i - 3))) & 0xFF;
		uint32_t key = (sum - 28) << 3 | i;
		best = key < best ? key : best;
	}
	if (best >= 1u << 16)
		return false;
	int band = (int)(best & 7);
	*branch_ret = (struct branch){0};
	if (band < 3) {
		branch_ret->digit = tightest_digit(row_places, band);
		branch_on_minirow(word_of_digit(rows, branch_ret->digit), band, branch_ret);
	} else {
		branch_ret->digit = tightest_digit(column_places, band - 3);
		branch_on_column(word_of_digit(columns, branch_ret->digit), band - 3, branch_ret);
	}
	return true;
}

LANES_INLINE void remove_cells(struct state *s, uint32_t digit, const uint32_t cells[3]) {
	for (int p = 0; p < PER_BAND; p++) {
		lanes its_lane = (lanes)(lane_digit[p] == digit);
		for (int b = 0; b < 3; b++)
			s->vector[b * PER_BAND + p] &= ~(its_lane & cells[b]);
	}
	if (digit == 8)
		s->vector[NINE] &=
		    ~((band_lane[0] & cells[0]) | (band_lane[1] & cells[1]) | (band_lane[2] & cells[2]));
}

/* ---- Boards -------------------------------------------------------------------------- */

/* All ones in the lanes of those digits 1..9 whose number has bit `plane` set. */
LANES_INLINE lanes lanes_with_bit(int p, int plane) {
	return (lanes)((((lane_digit[p] + 1) >> plane) & 1) != 0);
}

/* A clue leaves its digit alone in its cell; an empty cell allows all. What that means for the
 * peers is left to the first round. The digits' numbers are taken apart into four planes of one
 * bit, and a lane matches a cell where all four agree. */
LANES_INLINE void load_board(struct state *s, const struct nonet_board *board) {
	lanes nine[3];
	for (int b = 0; b < 3; b++) {
		uint32_t plane[4];
		band_to_planes(board->cell + 27 * b, plane);
		uint32_t empty = all_cells & ~(plane[0] | plane[1] | plane[2] | plane[3]);
		for (int p = 0; p < PER_BAND; p++) {
			lanes differ = lanes_splat(0);
			for (int i = 0; i < 4; i++)
				differ |= lanes_with_bit(p, i) ^ plane[i];
			s->vector[b * PER_BAND + p] = (~differ & all_cells) | empty;
		}
		nine[b] = lanes_splat((plane[0] & plane[3]) | empty);
	}
	s->vector[NINE] = in_band_lanes(nine);
}

static void store_board(const struct state *s, struct nonet_board *board_ret) {
	for (int b = 0; b < 3; b++) {
		uint32_t plane[4];
		for (int i = 0; i < 4; i++) {
			lanes sum = lanes_splat(0);
			for (int p = 0; p < PER_BAND; p++)
				sum |= s->vector[b * PER_BAND + p] & lanes_with_bit(p, i);
			plane[i] = or_across(sum)[0];
		}
		plane[0] |= s->vector[NINE][b];
		plane[3] |= s->vector[NINE][b];
		planes_to_band(plane, board_ret->cell + 27 * b);
	}
}

/* ---- Search -------------------------------------------------------------------------- */

/* Each guess on the way down settles, for one digit, one row among a band's minirows or one column
 * among a stack's pairs; two of three settle the third. So 9 digits x 6 bands and stacks x 2
 * guesses lie on one path at the most. */
enum { MAX_DEPTH = 108 };

static enum nonet_status search_puzzle(const struct nonet_board *puzzle,
                                       struct nonet_search *search) {
	struct state stack[MAX_DEPTH];
	int depth = 0;
	struct state s;
	struct triads rows, columns = {0};
	load_board(&s, puzzle);
	/* After the first guess, until the search has met its first contradiction, triads are left out:
	 * a puzzle with many solutions can be filled in almost any way, and gains nothing from them. */
	bool eager = false, contradicted = false;
	for (;;) {
		enum outcome outcome = run_rounds(&s, &rows, &columns, eager);
		if (outcome == STUCK) {
			bool changed = false;
			if ((eager && !contradicted) || apply_triads(&s, &rows, &columns, &changed)) {
				struct branch branch;
				if (changed)
					continue;
				eager = choose_branch(&rows, &columns, &branch);
				if (!eager)
					continue;
				enum nonet_status status = nonet_search_guessed(search);
				if (status != NONET_OK)
					return status;
				stack[depth] = s;
				remove_cells(&stack[depth++], branch.digit, branch.inside);
				remove_cells(&s, branch.digit, branch.outside);
				continue;
			}
		} else if (outcome == SOLVED) {
			if (search->solutions++ == 0 && search->first)
				store_board(&s, search->first);
			if (search->solutions == search->limit_solutions)
				return NONET_LIMIT;
		}
		contradicted |= outcome != SOLVED;
		if (depth == 0)
			return NONET_OK;
		s = stack[--depth];
		columns = (struct triads){0};
		eager = true;
	}
}

nonet_kernel_search *const SEARCH = search_puzzle;
