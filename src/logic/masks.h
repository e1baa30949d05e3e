/* The houses and the peers of each cell, as sets of cells. */
#ifndef NONET_LOGIC_MASKS_H
#define NONET_LOGIC_MASKS_H

#include "board/cellset.h"
#include "board/units.h"

extern const struct nonet_cellset nonet_masks_house[NONET_HOUSES];
extern const struct nonet_cellset nonet_masks_peers[NONET_CELLS];

static inline bool nonet_masks_sees(int cell, int other) {
	return nonet_cellset_has(nonet_masks_peers[cell], other);
}

/* House k of a cell: its row for 0, its column for 1, its box for 2. */
static inline int nonet_masks_house_of(int cell, int k) {
	return k == 0   ? nonet_row_of(cell)
	       : k == 1 ? 9 + nonet_column_of(cell)
	                : 18 + nonet_box_of(cell);
}

/* The cells that see every cell of the set; none for the empty set. */
static inline struct nonet_cellset nonet_masks_common_peers(struct nonet_cellset cells) {
	struct nonet_cellset common = {0, 0};
	if (nonet_cellset_is_empty(cells))
		return common;
	common = nonet_masks_peers[nonet_cellset_take(&cells)];
	while (!nonet_cellset_is_empty(cells))
		common = nonet_cellset_and(common, nonet_masks_peers[nonet_cellset_take(&cells)]);
	return common;
}

#endif
