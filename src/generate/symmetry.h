/* Which cells a symmetry takes to one another. */
#ifndef NONET_GENERATE_SYMMETRY_H
#define NONET_GENERATE_SYMMETRY_H

#include <nonet/generate.h>

/* A partition of the cells: group i is cell[first[i]] .. cell[first[i + 1] - 1]. */
struct nonet_orbits {
	int count;
	uint8_t cell[NONET_CELLS];
	uint8_t first[NONET_CELLS + 1];
};

/* The orbits of a symmetry: the sets of cells that have to be clues, or empty, together. */
void nonet_orbits_of(enum nonet_symmetry symmetry, struct nonet_orbits *orbits_ret);

/* Whether the cells with a non-zero entry are a union of orbits. */
bool nonet_symmetry_holds(enum nonet_symmetry symmetry, const uint8_t marked[NONET_CELLS]);

/* Whether some union of orbits has lowest..highest cells. */
bool nonet_symmetry_allows(enum nonet_symmetry symmetry, int lowest, int highest);

#endif
