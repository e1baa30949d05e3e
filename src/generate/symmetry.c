#include "generate/symmetry.h"

#include "board/units.h"

/* Ways to map the square onto itself, as bits. */
enum {
	TURN_HALF = 1,
	TURN_QUARTER = 2,
	FLIP_ROWS = 4,
	FLIP_COLUMNS = 8,
	FLIP_DIAGONAL = 16,
	FLIP_ANTIDIAGONAL = 32,
	MOVES = 6
};

static const struct {
	const char *name;
	unsigned generators;
} symmetries[NONET_SYMMETRY_COUNT] = {
    [NONET_SYMMETRY_NONE] = {"none", 0},
    [NONET_SYMMETRY_ROTATE180] = {"rotate180", TURN_HALF},
    [NONET_SYMMETRY_ROTATE90] = {"rotate90", TURN_QUARTER},
    [NONET_SYMMETRY_HORIZONTAL] = {"horizontal", FLIP_ROWS},
    [NONET_SYMMETRY_VERTICAL] = {"vertical", FLIP_COLUMNS},
    [NONET_SYMMETRY_DIAGONAL] = {"diagonal", FLIP_DIAGONAL},
    [NONET_SYMMETRY_ANTIDIAGONAL] = {"antidiagonal", FLIP_ANTIDIAGONAL},
    [NONET_SYMMETRY_BOTH_DIAGONALS] = {"both-diagonals", FLIP_DIAGONAL | FLIP_ANTIDIAGONAL},
    [NONET_SYMMETRY_FULL] = {"full", TURN_QUARTER | FLIP_ROWS},
};

const char *nonet_symmetry_name(enum nonet_symmetry symmetry) {
	return symmetries[symmetry].name;
}

static int move_cell(unsigned move, int cell) {
	int r = nonet_row_of(cell), c = nonet_column_of(cell);
	switch (move) {
	case TURN_HALF:
		return (8 - r) * 9 + 8 - c;
	case TURN_QUARTER:
		return c * 9 + 8 - r;
	case FLIP_ROWS:
		return (8 - r) * 9 + c;
	case FLIP_COLUMNS:
		return r * 9 + 8 - c;
	case FLIP_DIAGONAL:
		return c * 9 + r;
	default:
		return (8 - c) * 9 + 8 - r;
	}
}

/* Adds to the open orbit, which begins at `from`, the images of the cells in it until none is new;
 * returns its end. */
static int close_orbit(unsigned generators, struct nonet_orbits *orbits, int from,
                       uint8_t seen[NONET_CELLS]) {
	int end = from + 1;
	for (int i = from; i < end; i++) {
		for (int bit = 0; bit < MOVES; bit++) {
			if (!(generators >> bit & 1))
				continue;
			int image = move_cell(1u << bit, orbits->cell[i]);
			if (!seen[image])
				orbits->cell[end++] = (uint8_t)image;
			seen[image] = 1;
		}
	}
	return end;
}

void nonet_orbits_of(enum nonet_symmetry symmetry, struct nonet_orbits *orbits_ret) {
	uint8_t seen[NONET_CELLS] = {0};
	int end = 0;
	orbits_ret->count = 0;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		if (seen[cell])
			continue;
		seen[cell] = 1;
		orbits_ret->first[orbits_ret->count++] = (uint8_t)end;
		orbits_ret->cell[end] = (uint8_t)cell;
		end = close_orbit(symmetries[symmetry].generators, orbits_ret, end, seen);
	}
	orbits_ret->first[orbits_ret->count] = NONET_CELLS;
}

bool nonet_symmetry_holds(enum nonet_symmetry symmetry, const uint8_t marked[NONET_CELLS]) {
	for (int bit = 0; bit < MOVES; bit++)
		if (symmetries[symmetry].generators >> bit & 1)
			for (int cell = 0; cell < NONET_CELLS; cell++)
				if (!marked[cell] != !marked[move_cell(1u << bit, cell)])
					return false;
	return true;
}

enum nonet_symmetry nonet_symmetry_of(const uint8_t marked[NONET_CELLS]) {
	enum nonet_symmetry largest = NONET_SYMMETRY_NONE;
	int fewest_orbits = NONET_CELLS;
	for (int i = 0; i < NONET_SYMMETRY_COUNT; i++) {
		struct nonet_orbits orbits;
		nonet_orbits_of((enum nonet_symmetry)i, &orbits);
		if (orbits.count < fewest_orbits && nonet_symmetry_holds((enum nonet_symmetry)i, marked)) {
			largest = (enum nonet_symmetry)i;
			fewest_orbits = orbits.count;
		}
	}
	return largest;
}

bool nonet_symmetry_allows(enum nonet_symmetry symmetry, int lowest, int highest) {
	struct nonet_orbits orbits;
	bool can[NONET_CELLS + 1] = {true};
	nonet_orbits_of(symmetry, &orbits);
	for (int i = 0; i < orbits.count; i++) {
		int size = orbits.first[i + 1] - orbits.first[i];
		for (int sum = NONET_CELLS; sum >= size; sum--)
			can[sum] = can[sum] || can[sum - size];
	}
	for (int sum = lowest; sum <= highest; sum++)
		if (can[sum])
			return true;
	return false;
}
