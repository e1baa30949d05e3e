/* SK-loop: four boxes at the corners of a rectangle, in each a filled cell, the four of them in two
 * rows and two columns. In these lines each box has two pairs of cells beside its filled one. Eight
 * houses in a ring (row, box, column, box and so on) have a pair in common with each neighbour, and
 * all eight pairs together are the pattern. A digit's pairs in the ring can be covered by houses;
 * each house holds the digit at most once. When all digits need no more covers than the pairs have
 * empty cells, every cover holds its digit in the pattern: it is false in the rest of that house,
 * and where two covers of the digit overlap.
 *
 * Found by Steve Kurzhals in the Easter Monster; after SudokuWiki ("SK-Loops") and David P Bird's
 * "Domino Loops" (New Sudoku Players' Forum). */
#include "logic/technique.h"

enum { RING = 8 };

struct ring {
	struct nonet_search *search;
	/* House i has pair i in common with the next house; the last one's next is the first. */
	uint8_t houses[RING];
	struct nonet_cellset pairs[RING];
	struct nonet_cellset cells;
};

/* Whether the houses cover all the pairs; both are sets of numbers. */
static bool covers(unsigned houses, unsigned pairs) {
	unsigned covered = houses | houses >> 1 | houses << (RING - 1);
	return !(pairs & ~covered);
}

static int cover_size(unsigned pairs) {
	int size = RING;
	for (unsigned houses = 0; houses < 1u << RING; houses++)
		if (nonet_digit_count(houses) < size && covers(houses, pairs))
			size = nonet_digit_count(houses);
	return size;
}

/* The pairs that have the digit. */
static unsigned pairs_with(const struct ring *ring, int digit) {
	unsigned pairs = 0;
	struct nonet_cellset cells = ring->search->state->cells[digit - 1];
	for (int i = 0; i < RING; i++)
		pairs |= (unsigned)nonet_cellset_meets(ring->pairs[i], cells) << i;
	return pairs;
}

static unsigned digits_in(const struct nonet_state *state, struct nonet_cellset cells) {
	unsigned digits = 0;
	while (!nonet_cellset_is_empty(cells))
		digits |= state->candidates[nonet_cellset_take(&cells)];
	return digits;
}

/* Each two pairs that follow one another have a digit in common. */
static bool is_linked(const struct ring *ring) {
	const struct nonet_state *state = ring->search->state;
	for (int i = 0; i < RING; i++)
		if (!(digits_in(state, ring->pairs[i]) & digits_in(state, ring->pairs[(i + 1) % RING])))
			return false;
	return true;
}

static bool is_locked(const struct ring *ring) {
	int covers_needed = 0;
	for (int digit = 1; digit <= 9; digit++)
		covers_needed += cover_size(pairs_with(ring, digit));
	return covers_needed == nonet_cellset_count(ring->cells);
}

/* What a cover of a digit's pairs makes false. */
static struct nonet_cellset ruled_out(const struct ring *ring, unsigned houses) {
	struct nonet_cellset gone = {0, 0};
	for (int i = 0; i < RING; i++) {
		if (!(houses >> i & 1))
			continue;
		gone = nonet_cellset_or(
		    gone, nonet_cellset_minus(nonet_masks_house[ring->houses[i]], ring->cells));
		if (houses >> ((i + 1) % RING) & 1)
			gone = nonet_cellset_or(gone, ring->pairs[i]);
	}
	return gone;
}

static void rule_out(const struct ring *ring, int digit) {
	struct nonet_finding *finding = &ring->search->finding;
	struct nonet_cellset candidates = ring->search->state->cells[digit - 1], gone = {0, 0};
	unsigned pairs = pairs_with(ring, digit);
	int size = cover_size(pairs);
	if (pairs)
		finding->digits |= (uint16_t)(1u << (digit - 1));
	for (unsigned houses = 0; houses < 1u << RING; houses++)
		if (nonet_digit_count(houses) == size && covers(houses, pairs))
			gone = nonet_cellset_or(gone, ruled_out(ring, houses));
	nonet_finding_eliminate_cells(ring->search, nonet_cellset_and(gone, candidates), digit);
}

static bool try_ring(struct ring *ring) {
	struct nonet_search *search = ring->search;
	if (!is_linked(ring) || !is_locked(ring))
		return false;
	nonet_finding_begin(search, NONET_TECHNIQUE_SK_LOOP);
	nonet_finding_pattern_cells(search, ring->cells, NONET_ALL_DIGITS, NONET_ROLE_BASE);
	for (int i = 0; i < RING; i++)
		search->finding.cover_houses |= 1u << ring->houses[i];
	for (int digit = 1; digit <= 9; digit++)
		rule_out(ring, digit);
	return nonet_finding_report(search);
}

/* Lays the ring through two rows and two columns; false when a cell where they cross is empty or a
 * pair is full. */
static bool lay(struct ring *ring, const int rows[2], const int columns[2]) {
	const struct nonet_state *state = ring->search->state;
	static const uint8_t corner_row[4] = {0, 1, 1, 0}, corner_column[4] = {1, 1, 0, 0};
	ring->cells = (struct nonet_cellset){0, 0};
	for (int i = 0; i < RING; i++) {
		int row = rows[corner_row[i / 2]], column = columns[corner_column[i / 2]];
		int cell = 9 * row + column;
		/* Around the corner boxes: row pair and column pair, then column pair and row pair. */
		int line = (i % 4 == 0 || i % 4 == 3) ? row : 9 + column;
		struct nonet_cellset pair =
		    nonet_cellset_and(nonet_masks_house[line], nonet_masks_house[18 + nonet_box_of(cell)]);
		nonet_cellset_remove(&pair, cell);
		for (struct nonet_cellset left = pair; !nonet_cellset_is_empty(left);) {
			int other = nonet_cellset_take(&left);
			if (state->digit[other])
				nonet_cellset_remove(&pair, other);
		}
		if (!state->digit[cell] || nonet_cellset_is_empty(pair))
			return false;
		ring->pairs[i] = pair;
		ring->cells = nonet_cellset_or(ring->cells, pair);
		/* Pair i joins house i to the next: a line to a box, or a box to a line. */
		ring->houses[(i + i % 2) % RING] = (uint8_t)line;
		ring->houses[(i + 1 - i % 2) % RING] = (uint8_t)(18 + nonet_box_of(cell));
	}
	return true;
}

bool nonet_find_sk_loop(struct nonet_search *search, int variant) {
	(void)variant;
	struct ring ring = {.search = search};
	for (int top = 0; top < 6; top++)
		for (int bottom = top / 3 * 3 + 3; bottom < 9; bottom++)
			for (int left = 0; left < 6; left++)
				for (int right = left / 3 * 3 + 3; right < 9; right++) {
					const int rows[2] = {top, bottom}, columns[2] = {left, right};
					if (lay(&ring, rows, columns) && try_ring(&ring))
						return true;
				}
	return false;
}
