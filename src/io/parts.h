/* Grids that are parts of one puzzle: the sections of a .sdk file of SadMan's, [Puzzle] and
 * [State]; and what Simple Sudoku puts on the clipboard, framed with stars: the clues, all digits,
 * and the candidates.
 *
 * Such a grid is kept until something comes that cannot belong to it. What was kept comes out in
 * the order in which it came.
 */
#ifndef NONET_IO_PARTS_H
#define NONET_IO_PARTS_H

#include "io/header.h"

#include <nonet/io.h>

/* How a grid was marked as a part. */
struct nonet_part {
	enum nonet_section section; /* named on the line above */
	bool star_frame;
	bool wide_frame;       /* the frame has room for candidates */
	const uint16_t *marks; /* the digits in each cell, as written */
};

/* Two of a group, and the one after it, which may begin another. */
enum { NONET_PARTS = 3 };

/* All zero: nothing is kept. */
struct nonet_parts {
	struct nonet_item items[NONET_PARTS];
	enum nonet_status statuses[NONET_PARTS];
	struct nonet_part first; /* how the first item that is not settled was marked */
	int number;              /* of the items */
	int settled;             /* how many of them nothing more belongs to, the first ones */
};

/* Whether something may follow that belongs to what is kept. */
static inline bool nonet_parts_open(const struct nonet_parts *parts) {
	return parts->settled < parts->number;
}

/* Nothing more belongs to what is kept. */
static inline void nonet_parts_close(struct nonet_parts *parts) {
	parts->settled = parts->number;
}

/* Takes an item, unless nothing is kept and it need not be: then false. No item may be settled.
 * `told` is where a puzzle of several parts is built; it holds the words of an item that has
 * told. */
bool nonet_parts_add(struct nonet_parts *parts, enum nonet_status status,
                     const struct nonet_item *item, struct nonet_part part,
                     struct nonet_told *told);

/* Takes out the first item that is settled. False when there is none. */
bool nonet_parts_take(struct nonet_parts *parts, enum nonet_status *status_ret,
                      struct nonet_item *item_ret);

#endif
