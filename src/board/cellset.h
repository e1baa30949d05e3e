/* A set of cells: 81 bits in two words. Plain values, all operations a few instructions. */
#ifndef NONET_BOARD_CELLSET_H
#define NONET_BOARD_CELLSET_H

#include "base/bits.h"

#include <stdbool.h>
#include <stdint.h>

/* Cell c is bit c of `low` for c < 64, else bit c - 64 of `high`; the other bits of `high` are 0.
 */
struct nonet_cellset {
	uint64_t low;
	uint64_t high;
};

static inline bool nonet_cellset_has(struct nonet_cellset set, int cell) {
	return cell < 64 ? set.low >> cell & 1 : set.high >> (cell - 64) & 1;
}

static inline void nonet_cellset_add(struct nonet_cellset *set, int cell) {
	if (cell < 64)
		set->low |= (uint64_t)1 << cell;
	else
		set->high |= (uint64_t)1 << (cell - 64);
}

static inline void nonet_cellset_remove(struct nonet_cellset *set, int cell) {
	if (cell < 64)
		set->low &= ~((uint64_t)1 << cell);
	else
		set->high &= ~((uint64_t)1 << (cell - 64));
}

static inline struct nonet_cellset nonet_cellset_and(struct nonet_cellset a,
                                                     struct nonet_cellset b) {
	return (struct nonet_cellset){a.low & b.low, a.high & b.high};
}

static inline struct nonet_cellset nonet_cellset_or(struct nonet_cellset a,
                                                    struct nonet_cellset b) {
	return (struct nonet_cellset){a.low | b.low, a.high | b.high};
}

/* The cells of `a` that are not in `b`. */
static inline struct nonet_cellset nonet_cellset_minus(struct nonet_cellset a,
                                                       struct nonet_cellset b) {
	return (struct nonet_cellset){a.low & ~b.low, a.high & ~b.high};
}

static inline bool nonet_cellset_is_empty(struct nonet_cellset set) {
	return (set.low | set.high) == 0;
}

static inline bool nonet_cellset_equal(struct nonet_cellset a, struct nonet_cellset b) {
	return a.low == b.low && a.high == b.high;
}

/* Whether all cells of `inner` are in `outer`. */
static inline bool nonet_cellset_within(struct nonet_cellset inner, struct nonet_cellset outer) {
	return nonet_cellset_is_empty(nonet_cellset_minus(inner, outer));
}

/* Whether some cell is in both. */
static inline bool nonet_cellset_meets(struct nonet_cellset a, struct nonet_cellset b) {
	return !nonet_cellset_is_empty(nonet_cellset_and(a, b));
}

static inline int nonet_cellset_count(struct nonet_cellset set) {
	return nonet_popcount64(set.low) + nonet_popcount64(set.high);
}

/* Takes the lowest cell out of a set that is not empty, and returns it: the way to go through a
 * set. */
static inline int nonet_cellset_take(struct nonet_cellset *set) {
	if (set->low) {
		int cell = __builtin_ctzll(set->low);
		set->low &= set->low - 1;
		return cell;
	}
	int cell = 64 + __builtin_ctzll(set->high);
	set->high &= set->high - 1;
	return cell;
}

#endif
