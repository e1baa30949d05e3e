/* Where a cell lies, and which houses and peers it has. */
#ifndef NONET_BOARD_UNITS_H
#define NONET_BOARD_UNITS_H

#include <nonet/board.h>

enum { NONET_PEERS = 20 };

static inline int nonet_row_of(int cell) {
	return cell / 9;
}

static inline int nonet_column_of(int cell) {
	return cell % 9;
}

static inline int nonet_box_of(int cell) {
	return cell / 27 * 3 + cell % 9 / 3;
}

/* The cells of each house in reading order: rows 0..8, columns 9..17, boxes 18..26. */
extern const uint8_t nonet_units_house[NONET_HOUSES][9];

/* The 20 peers of each cell in ascending order. */
extern const uint8_t nonet_units_peers[NONET_CELLS][NONET_PEERS];

#endif
