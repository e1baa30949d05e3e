#include "base/bits.h"
#include "base/rng.h"
#include "board/units.h"

#include <nonet/generate.h>

uint64_t nonet_seed_at(uint64_t seed, uint64_t index) {
	return nonet_rng_mix(nonet_rng_mix(seed) + index);
}

/* Which digits each row, column and box still lacks. */
struct missing {
	uint16_t row[9];
	uint16_t column[9];
	uint16_t box[9];
};

/* A cell that was filled, and what else it could have taken. */
struct filled {
	uint8_t cell;
	uint16_t digits; /* not tried yet */
};

static unsigned candidates_of(const struct missing *m, int cell) {
	return m->row[nonet_row_of(cell)] & m->column[nonet_column_of(cell)] &
	       m->box[nonet_box_of(cell)];
}

/* Puts a digit's bit back into the cell's houses, or takes it out. */
static void flip_digit(struct missing *m, int cell, unsigned bit) {
	m->row[nonet_row_of(cell)] ^= (uint16_t)bit;
	m->column[nonet_column_of(cell)] ^= (uint16_t)bit;
	m->box[nonet_box_of(cell)] ^= (uint16_t)bit;
}

/* The empty cell with the fewest candidates; the first of several. */
static int tightest_cell(const struct missing *m, const struct nonet_board *grid) {
	int best = 0, fewest = 10;
	for (int cell = 0; cell < NONET_CELLS && fewest > 1; cell++) {
		if (grid->cell[cell])
			continue;
		int count = nonet_popcount(candidates_of(m, cell));
		if (count < fewest) {
			fewest = count;
			best = cell;
		}
	}
	return best;
}

static unsigned random_bit(struct nonet_rng *rng, unsigned mask) {
	uint32_t skip = nonet_rng_below(rng, (uint32_t)nonet_popcount(mask));
	while (skip--)
		mask &= mask - 1;
	return mask & (0u - mask);
}

/* Back-tracking on the tightest cell with its candidates in random order, so that every grid can be
 * reached. */
void nonet_generate_grid(uint64_t seed, struct nonet_board *grid_ret, uint64_t *placements_ret) {
	struct nonet_rng rng;
	nonet_rng_start(&rng, seed);
	struct missing missing;
	for (int i = 0; i < 9; i++)
		missing.row[i] = missing.column[i] = missing.box[i] = NONET_ALL_DIGITS;
	*grid_ret = (struct nonet_board){{0}};
	struct filled path[NONET_CELLS];
	uint64_t placements = 0;
	for (int depth = 0; depth < NONET_CELLS; depth++) {
		int cell = tightest_cell(&missing, grid_ret);
		path[depth] = (struct filled){(uint8_t)cell, (uint16_t)candidates_of(&missing, cell)};
		while (path[depth].digits == 0) {
			depth--;
			cell = path[depth].cell;
			flip_digit(&missing, cell, 1u << (grid_ret->cell[cell] - 1));
			grid_ret->cell[cell] = 0;
		}
		unsigned bit = random_bit(&rng, path[depth].digits);
		path[depth].digits ^= (uint16_t)bit;
		flip_digit(&missing, cell, bit);
		grid_ret->cell[cell] = (uint8_t)(nonet_lowest_bit(bit) + 1);
		placements++;
	}
	if (placements_ret)
		*placements_ret = placements;
}
