#include "base/bits.h"
#include "base/rng.h"
#include "board/cellset.h"
#include "board/units.h"

#include <nonet/generate.h>

uint64_t nonet_seed_at(uint64_t seed, uint64_t index) {
	return nonet_rng_mix(nonet_rng_mix(seed) + index);
}

/* A grid being filled. The empty cells are kept sorted by how many candidates they have, so that
 * the tightest one is found without looking at all. */
struct filling {
	struct nonet_board *grid;
	uint16_t row[9]; /* the digits that each house still lacks */
	uint16_t column[9];
	uint16_t box[9];
	uint16_t candidates[NONET_CELLS];    /* of empty cells */
	struct nonet_cellset with_count[10]; /* empty cells that have so many */
};

/* A cell that was filled, and what else it could have taken. */
struct filled {
	uint8_t cell;
	uint16_t digits; /* not tried yet */
};

static void start(struct filling *f, struct nonet_board *grid) {
	*f = (struct filling){.grid = grid};
	*grid = (struct nonet_board){{0}};
	for (int i = 0; i < 9; i++)
		f->row[i] = f->column[i] = f->box[i] = NONET_ALL_DIGITS;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		f->candidates[cell] = NONET_ALL_DIGITS;
		nonet_cellset_add(&f->with_count[9], cell);
	}
}

/* Puts a digit's bit back into the cell's houses, or takes it out. */
static void flip_digit(struct filling *f, int cell, unsigned bit) {
	f->row[nonet_row_of(cell)] ^= (uint16_t)bit;
	f->column[nonet_column_of(cell)] ^= (uint16_t)bit;
	f->box[nonet_box_of(cell)] ^= (uint16_t)bit;
}

/* Sorts an empty cell anew after a change of its candidates. */
static void set_candidates(struct filling *f, int cell, unsigned candidates) {
	nonet_cellset_remove(&f->with_count[nonet_popcount(f->candidates[cell])], cell);
	nonet_cellset_add(&f->with_count[nonet_popcount(candidates)], cell);
	f->candidates[cell] = (uint16_t)candidates;
}

static void put(struct filling *f, int cell, unsigned bit) {
	nonet_cellset_remove(&f->with_count[nonet_popcount(f->candidates[cell])], cell);
	f->grid->cell[cell] = (uint8_t)(nonet_lowest_bit(bit) + 1);
	flip_digit(f, cell, bit);
	for (int i = 0; i < NONET_PEERS; i++) {
		int peer = nonet_units_peers[cell][i];
		if (!f->grid->cell[peer] && f->candidates[peer] & bit)
			set_candidates(f, peer, f->candidates[peer] ^ bit);
	}
}

static unsigned houses_lack(const struct filling *f, int cell) {
	return f->row[nonet_row_of(cell)] & f->column[nonet_column_of(cell)] &
	       f->box[nonet_box_of(cell)];
}

static void take_back(struct filling *f, int cell) {
	flip_digit(f, cell, 1u << (f->grid->cell[cell] - 1));
	f->grid->cell[cell] = 0;
	set_candidates(f, cell, houses_lack(f, cell));
	for (int i = 0; i < NONET_PEERS; i++) {
		int peer = nonet_units_peers[cell][i];
		if (!f->grid->cell[peer])
			set_candidates(f, peer, houses_lack(f, peer));
	}
}

/* The empty cell with the fewest candidates; the first of several. One without any and one with a
 * single one count the same. */
static int tightest_cell(const struct filling *f) {
	struct nonet_cellset cells = nonet_cellset_or(f->with_count[0], f->with_count[1]);
	for (int count = 2; nonet_cellset_is_empty(cells); count++)
		cells = f->with_count[count];
	return nonet_cellset_take(&cells);
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
	struct filling filling;
	struct filled path[NONET_CELLS];
	uint64_t placements = 0;
	nonet_rng_start(&rng, seed);
	start(&filling, grid_ret);
	for (int depth = 0; depth < NONET_CELLS; depth++) {
		int cell = tightest_cell(&filling);
		path[depth] = (struct filled){(uint8_t)cell, filling.candidates[cell]};
		while (path[depth].digits == 0) {
			depth--;
			cell = path[depth].cell;
			take_back(&filling, cell);
		}
		unsigned bit = random_bit(&rng, path[depth].digits);
		path[depth].digits ^= (uint16_t)bit;
		put(&filling, cell, bit);
		placements++;
	}
	if (placements_ret)
		*placements_ret = placements;
}
