/* The words that all kernels share: the cells of one band (three rows) where one digit is possible.
 *
 * Nine bits a row, rows ten bits apart, so that every row is followed by a guard bit, which is
 * always 0:
 *
 *      bit  29 28 ... 20 19 18 ... 10  9  8 ... 1 0
 *            g |  row 2 | g |  row 1 |  g |  row 0 |
 */
#ifndef NONET_SOLVE_BAND_WORDS_H
#define NONET_SOLVE_BAND_WORDS_H

#include "solve/lanes.h"

/* The same nine bits in each of the three rows. */
#define ROWS(bits) ((uint32_t)(bits)*0x100401u)

static const uint32_t all_cells = ROWS(0x1FF);
static const uint32_t first_column = ROWS(1);
static const uint32_t guards = ROWS(0x200);
static const uint32_t minirows = ROWS(0x49); /* the first cell of each minirow */
static const uint32_t one_row = 0x1FF;

/* Nine ones in each row without a bit of `v`: the guard bit survives the subtraction only above an
 * empty row. */
LANES_INLINE lanes empty_rows(lanes v) {
	lanes guard = (lanes_splat(guards) - v) & guards;
	return guard - (guard >> 9);
}

/* A multiplication spreads a bit to several places at once. With constants that the compiler sees
 * it would make shifts and additions of it, which is right only where multiplying is slow. */
LANES_INLINE lanes spread(lanes v, uint32_t places) {
	lanes factor = lanes_splat(places);
	LANES_OPAQUE(factor);
	return lanes_multiply(v, factor);
}

/* The cells of minirows, each given by its first cell; other bits of `v` do not matter. */
LANES_INLINE lanes cells_of_minirows(lanes v) {
	return spread(v & minirows, 7);
}

/* The cells of whole columns, each given by its bit in row 0; other bits do not matter. */
LANES_INLINE lanes cells_of_columns(lanes v) {
	return spread(v & one_row, first_column);
}

/* Some bit is set in each row that has two bits or more. */
LANES_INLINE lanes rows_with_two(lanes v) {
	return v & ((v | guards) - first_column);
}

/* Each box takes the place of the next but one, or of the next, inside its row. */
LANES_INLINE lanes turn_boxes_1(lanes v) {
	return lanes_choose(lanes_splat(ROWS(0x03F)), v >> 3, v << 6);
}

LANES_INLINE lanes turn_boxes_2(lanes v) {
	return lanes_choose(lanes_splat(ROWS(0x007)), v >> 6, v << 3);
}

/* The same for the columns of each box. */
LANES_INLINE lanes turn_columns_1(lanes v) {
	return lanes_choose(lanes_splat(ROWS(0x0DB)), v >> 1, v << 2);
}

LANES_INLINE lanes turn_columns_2(lanes v) {
	return lanes_choose(lanes_splat(ROWS(0x049)), v >> 2, v << 1);
}

/* Rows turned by one or two: a rotation of the low thirty bits, done by shifting two copies as one
 * long word. The bits above are rubbish. */
#define turn_rows_1(v) lanes_shift_double(v, (v) << 2, 20)
#define turn_rows_2(v) lanes_shift_double(v, (v) << 2, 10)

/* In a band a digit takes one minirow in each row and each box, a permutation of 3 x 3 (and in a
 * stack likewise one place in each column and each band). A place stays possible when the other two
 * rows can take the other two boxes, either way round. `one` and `two` are `v` with boxes (or
 * columns) turned. */
LANES_INLINE lanes keep_permutations(lanes v, lanes one, lanes two) {
	lanes either = turn_rows_1(one) & turn_rows_2(two);
	return v & lanes_or_and(either, turn_rows_1(two), turn_rows_2(one));
}

#endif
