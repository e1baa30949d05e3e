/* What the producers of Sudoku Explainer's path share.
 *
 * A *producer* looks for one family of techniques in a position and stops at its first find, or,
 * where the family is sorted, at its cheapest. Which find comes first decides the rest of the path,
 * so all of them go through houses, cells and digits in Sudoku Explainer's order.
 */
#ifndef NONET_LOGIC_SE_ENGINE_H
#define NONET_LOGIC_SE_ENGINE_H

#include "logic/masks.h"
#include "logic/state.h"
#include "logic/step.h"
#include "logic/watch.h"

struct nonet_se_chainer;

/* Producers that remember. */
enum {
	NONET_SE_DIRECT_LOCKED,
	NONET_SE_LOCKED,
	NONET_SE_X_WING,
	NONET_SE_SWORDFISH,
	NONET_SE_JELLYFISH,
	NONET_SE_XY_WING,
	NONET_SE_XYZ_WING,
	NONET_SE_ALIGNED_PAIR,
	NONET_SE_ALIGNED_TRIPLE,
	NONET_SE_X_CHAINS,
	NONET_SE_NISHIO_NETS,
	NONET_SE_MEMORIES
};

/* Those that do so house by house: direct hidden sets, hidden sets and naked sets of 2..4. */
enum {
	NONET_SE_DIRECT_HIDDEN,
	NONET_SE_HIDDEN = 3,
	NONET_SE_NAKED = 6,
	NONET_SE_SET_PRODUCERS = 9
};

struct nonet_se_engine {
	struct nonet_state state;
	/* Kept in step with the position, by house: digits with one place, and empty cells. */
	uint16_t single_digits[NONET_HOUSES];
	uint8_t empty_count[NONET_HOUSES];
	uint32_t single_houses; /* houses with such digits */
	uint32_t last_houses;   /* houses with one empty cell */
	/* When a cell and a digit last lost a candidate, in moves so far; and when producers last
	 * looked and found nothing. What has not changed since need not be looked at again. */
	uint16_t now;
	uint16_t cell_changed[NONET_CELLS];
	uint16_t digit_changed[9];
	uint16_t house_changed[NONET_HOUSES];
	uint16_t loop_seen[81];                  /* by pair of digits, 9 * lower + higher */
	uint16_t few_digits[3][NONET_HOUSES];    /* digits with 2 to 2, 3 or 4 places */
	uint16_t few_digits_known[NONET_HOUSES]; /* when they were counted */
	uint16_t house_seen[NONET_SE_SET_PRODUCERS][NONET_HOUSES];
	struct nonet_se_memory {
		uint16_t seen;
		struct nonet_cellset taking_part; /* of exclusions: the cells that could then take part */
	} memory[NONET_SE_MEMORIES];
	bool with_chains;        /* write the chains of a step down */
	bool without_uniqueness; /* leave out what presupposes one solution */
	/* Where not the first or best step is wanted but all of them: told each, true to go on. The
	 * producer then returns true only when told to end. NULL on a path. */
	bool (*visit)(void *context, const struct nonet_step *step);
	void *context;
	unsigned kinds; /* then, of chains: bit k for those of kind k, see enum nonet_se_hint_kind */
	enum nonet_verdict verdict; /* of the puzzle, as far as it was needed */
	int least; /* what the next step of the path is rated at the least, as far as was searched */
	struct nonet_watch watch;         /* its status: why the search broke off */
	struct nonet_se_chainer *chainer; /* NULL until chains are needed */
};

/* Looks for a step and writes it; false when there is none, or when engine->watch.status says that
 * the search broke off. */
typedef bool nonet_se_producer(struct nonet_se_engine *engine, int variant,
                               struct nonet_step *step_ret);

nonet_se_producer nonet_se_hidden_single;
nonet_se_producer nonet_se_naked_single;
nonet_se_producer nonet_se_direct_locked;
nonet_se_producer nonet_se_locked;
nonet_se_producer nonet_se_direct_hidden_set; /* variant: how many digits */
nonet_se_producer nonet_se_hidden_set;
nonet_se_producer nonet_se_naked_set;
nonet_se_producer nonet_se_fish; /* variant: how many lines */
nonet_se_producer nonet_se_wing; /* variant: candidates of the pivot */
nonet_se_producer nonet_se_unique_loop;
nonet_se_producer nonet_se_bug;
nonet_se_producer nonet_se_aligned_pair;
nonet_se_producer nonet_se_aligned_triple;
nonet_se_producer nonet_se_static_chain;
nonet_se_producer nonet_se_multiple_chain; /* variant: enum nonet_se_chain_kind */

/* Begins at a board; when clues conflict, the verdict says that there is no solution. */
void nonet_se_engine_start(struct nonet_se_engine *engine, const struct nonet_board *puzzle);
/* Begins at a position about which the verdict is known. */
void nonet_se_engine_start_at(struct nonet_se_engine *engine, const struct nonet_position *position,
                              enum nonet_verdict verdict);
void nonet_se_engine_free_inside(struct nonet_se_engine *engine);
void nonet_se_engine_limit(struct nonet_se_engine *engine, const struct nonet_limits *limits);

/* Whether to break off; looks at the clock and asks the caller now and then. To be called every
 * few microseconds; what takes longer adds to the watch's ticks. */
bool nonet_se_engine_stopped(struct nonet_se_engine *engine);

/* What a producer asks when a step is written: whether to end with it. */
static inline bool nonet_se_engine_takes(const struct nonet_se_engine *engine,
                                         const struct nonet_step *step) {
	return !engine->visit || !engine->visit(engine->context, step);
}

/* Finds the next step and applies it. NONET_END when there is none. */
enum nonet_status nonet_se_engine_next(struct nonet_se_engine *engine, struct nonet_step *step_ret);

/* How deep chains are. */
enum nonet_se_depth {
	NONET_SE_DEPTH_CHAINS, /* static ones, and Nishio */
	NONET_SE_DEPTH_NETS,   /* dynamic ones */
	NONET_SE_DEPTH_NESTED  /* dynamic ones with nested steps */
};

/* Finds the next step among the chains of a depth, and applies nothing. NONET_END when there is
 * none. */
enum nonet_status nonet_se_engine_find_chain(struct nonet_se_engine *engine,
                                             enum nonet_se_depth depth,
                                             struct nonet_step *step_ret);

/* The kinds of houses in the orders that matter: the first house of each kind. */
static const uint8_t nonet_se_box_column_row[3] = {18, 9, 0};
static const uint8_t nonet_se_box_row_column[3] = {18, 0, 9};

static inline int nonet_se_house_of(int first_house, int cell) {
	return first_house + (first_house == 0   ? nonet_row_of(cell)
	                      : first_house == 9 ? nonet_column_of(cell)
	                                         : nonet_box_of(cell));
}

/* Where a cell stands in one of its houses. */
static inline int nonet_se_place_in(int house, int cell) {
	int row = nonet_row_of(cell), column = nonet_column_of(cell);
	return house < 9 ? column : house < 18 ? row : row % 3 * 3 + column % 3;
}

/* The cells and digits that have changed since a producer found nothing. */
struct nonet_cellset nonet_se_changed_cells(const struct nonet_se_engine *engine, int memory);
unsigned nonet_se_changed_digits(const struct nonet_se_engine *engine, int memory);

static inline bool nonet_se_has_two(struct nonet_cellset set) {
	return (set.low & (set.low - 1)) || (set.high & (set.high - 1)) || (set.low && set.high);
}

/* The digits of a house with 2 to `size` places, for sizes 2..4. */
unsigned nonet_se_few_digits(struct nonet_se_engine *engine, int house, int size);

/* Moves; they keep all of the engine in step. */
void nonet_se_engine_place(struct nonet_se_engine *engine, int cell, int digit);
void nonet_se_engine_eliminate(struct nonet_se_engine *engine, int cell, int digit);

/* Number of bits of a nine-bit set: a table is faster than counting where the processor cannot. */
extern const uint8_t nonet_se_sizes[512];

static inline int nonet_se_size(unsigned set) {
	return nonet_se_sizes[set];
}

/* For a set of two places or more in a house: whether it lies within the first, second or last
 * three places (bits 0..2), or, in a box, within one column (bits 3..5). 0 for smaller sets. */
extern const uint8_t nonet_se_thirds[512];

/* Where a house meets the k-th of the three houses of another kind that cross it: that house, and
 * for each of the two the places they have in common. A line meets boxes; a box meets rows (kind 0)
 * or columns (kind 9). */
struct nonet_se_crossing {
	int cover;
	unsigned base_places, cover_places;
};

static inline struct nonet_se_crossing nonet_se_crossing_of(int base, int cover_kind, int k) {
	static const uint16_t thirds[3] = {0007, 0070, 0700};
	static const uint16_t columns[3] = {0111, 0222, 0444};
	int index = base % 9;
	if (base < 9)
		return (struct nonet_se_crossing){18 + index / 3 * 3 + k, thirds[k], thirds[index % 3]};
	if (base < 18)
		return (struct nonet_se_crossing){18 + k * 3 + index / 3, thirds[k], columns[index % 3]};
	if (cover_kind == 0)
		return (struct nonet_se_crossing){index / 3 * 3 + k, thirds[k], thirds[index % 3]};
	return (struct nonet_se_crossing){9 + index % 3 * 3 + k, columns[k], thirds[index / 3]};
}

/* The next number with as many bits set, or 0 when it would not fit into nine bits: goes through
 * all sets of a size in ascending order. */
static inline unsigned nonet_se_next_set(unsigned set) {
	unsigned lowest = set & (~set + 1);
	unsigned ripple = set + lowest;
	unsigned next = ripple | (((set ^ ripple) >> 2) >> __builtin_ctz(lowest));
	return next < 0x200 ? next : 0;
}

/* The houses of each cell, and where it stands in them: box, row, column. */
extern const struct nonet_se_where { uint8_t house[3], place[3]; } nonet_se_where[NONET_CELLS];

/* The twenty peers of each cell: box, then row, then column, each in house order. */
extern const uint8_t nonet_se_peers[NONET_CELLS][NONET_PEERS];

#endif
