#include "logic/grade_grid.h"

#include "base/bits.h"

#include <string.h>

enum { ROW = 0x1FF, COLUMN = 0x40201, BOX = 0x1C0E07 };

static int single_bit(uint32_t word) {
	return word && !(word & (word - 1));
}

/* The row, column and box of a bit within its own band. */
static uint32_t houses_in_band(int bit) {
	int column = bit % 9;
	return (uint32_t)ROW << (bit - column) | (uint32_t)COLUMN << column |
	       (uint32_t)BOX << column / 3 * 3;
}

void nonet_grade_fill(struct nonet_grade_grid *grid, int candidate) {
	int word = candidate / 27, bit = candidate % 27, band = word % 3;
	uint32_t *candidates = grid->candidates.word;
	for (int digit = 0; digit < 9; digit++)
		candidates[3 * digit + band] &= ~(1u << bit);
	for (int i = 0; i < 3; i++)
		candidates[word - band + i] &=
		    ~(i == band ? houses_in_band(bit) : (uint32_t)COLUMN << bit % 9);
	candidates[word] |= 1u << bit;
	grid->filled[band] |= 1u << bit;
}

void nonet_grade_grid_start(struct nonet_grade_grid *grid, const struct nonet_board *board) {
	for (int i = 0; i < NONET_GRADE_WORDS; i++)
		grid->candidates.word[i] = NONET_GRADE_BAND;
	memset(grid->filled, 0, sizeof grid->filled);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (board->cell[cell])
			nonet_grade_fill(grid, nonet_grade_candidate(board->cell[cell] - 1, cell));
}

bool nonet_grade_is_solved(const struct nonet_grade_grid *grid) {
	return (grid->filled[0] & grid->filled[1] & grid->filled[2]) == NONET_GRADE_BAND;
}

/* Which columns have exactly one bit in three bands; `any_ret`: which have one or more. */
static uint32_t single_columns(const uint32_t band[3], uint32_t *any_ret) {
	uint32_t once = 0, twice = 0;
	for (int i = 0; i < 9; i++) {
		uint32_t row = band[i / 3] >> i % 3 * 9 & ROW;
		twice |= once & row;
		once |= row;
	}
	*any_ret = once;
	return once & ~twice;
}

/* The bits of a band that are alone in one of its rows, or boxes; `empty_ret` is set when one of
 * these has none. */
static uint32_t alone_in(uint32_t band, uint32_t first_house, int shift, bool *empty_ret) {
	uint32_t alone = 0;
	for (int i = 0; i < 3; i++) {
		uint32_t bits = band & first_house << i * shift;
		*empty_ret |= bits == 0;
		if (single_bit(bits))
			alone |= bits;
	}
	return alone;
}

/* Adds the digit's only places. */
static bool find_places(const struct nonet_grade_grid *grid, int digit, unsigned kinds,
                        struct nonet_grade_set *found) {
	const uint32_t *band = &grid->candidates.word[3 * digit];
	uint32_t any_in_column;
	uint32_t columns = single_columns(band, &any_in_column);
	bool empty = any_in_column != ROW;
	for (int i = 0; i < 3; i++) {
		uint32_t in_box = alone_in(band[i], BOX, 3, &empty);
		uint32_t in_line = alone_in(band[i], ROW, 9, &empty) | (band[i] & columns * COLUMN);
		found->word[3 * digit + i] |=
		    (kinds & NONET_GRADE_IN_BOX ? in_box : 0) | (kinds & NONET_GRADE_IN_LINE ? in_line : 0);
	}
	return !empty;
}

/* The cells with one candidate; false when one has none. */
static bool find_cells(const struct nonet_grade_set *candidates, uint32_t cells_ret[3]) {
	bool full = true;
	for (int band = 0; band < 3; band++) {
		uint32_t once = 0, twice = 0;
		for (int digit = 0; digit < 9; digit++) {
			twice |= once & candidates->word[3 * digit + band];
			once |= candidates->word[3 * digit + band];
		}
		full &= once == NONET_GRADE_BAND;
		cells_ret[band] = once & ~twice;
	}
	return full;
}

/* The empty cells that are the last of a row, column or box. */
static void find_last_cells(const uint32_t filled[3], uint32_t cells_ret[3]) {
	uint32_t empty[3], any;
	bool ignored = false;
	for (int i = 0; i < 3; i++)
		empty[i] = ~filled[i] & NONET_GRADE_BAND;
	uint32_t columns = single_columns(empty, &any);
	for (int i = 0; i < 3; i++)
		cells_ret[i] = alone_in(empty[i], ROW, 9, &ignored) | alone_in(empty[i], BOX, 3, &ignored) |
		               (empty[i] & columns * COLUMN);
}

static bool find_singles(const struct nonet_grade_grid *grid, unsigned kinds,
                         struct nonet_grade_set *found) {
	uint32_t naked[3], last[3] = {0, 0, 0};
	if (!find_cells(&grid->candidates, naked))
		return false;
	if (kinds & NONET_GRADE_IN_BOX && !(kinds & NONET_GRADE_IN_CELL))
		find_last_cells(grid->filled, last);
	for (int digit = 0; digit < 9; digit++) {
		if (!find_places(grid, digit, kinds, found))
			return false;
		for (int band = 0; band < 3; band++) {
			uint32_t cells = kinds & NONET_GRADE_IN_CELL ? naked[band] : last[band];
			uint32_t *word = &found->word[3 * digit + band];
			*word |= grid->candidates.word[3 * digit + band] & cells;
			*word &= ~grid->filled[band];
		}
	}
	return true;
}

/* Whether each row, box and, together with the other bands, column has a bit. `columns` collects.
 */
static bool has_all_places(uint32_t band, uint32_t *columns) {
	uint32_t minirows = band | band >> 1 | band >> 2;
	uint32_t rows = minirows | minirows >> 3 | minirows >> 6;
	uint32_t boxes = minirows | minirows >> 9 | minirows >> 18;
	*columns |= band | band >> 9 | band >> 18;
	return (rows & COLUMN) == COLUMN && (boxes & 0x49) == 0x49;
}

bool nonet_grade_is_contradictory(const struct nonet_grade_set *candidates) {
	uint32_t cells[3] = {0};
	for (int digit = 0; digit < 9; digit++) {
		const uint32_t *band = &candidates->word[3 * digit];
		uint32_t columns = 0;
		for (int i = 0; i < 3; i++) {
			cells[i] |= band[i];
			if (!has_all_places(band[i], &columns))
				return true;
		}
		if ((columns & ROW) != ROW)
			return true;
	}
	return (cells[0] & cells[1] & cells[2]) != NONET_GRADE_BAND;
}

void nonet_grade_add_rivals(const struct nonet_grade_set *candidates,
                            struct nonet_grade_set *rivals) {
	for (int band = 0; band < 3; band++) {
		uint32_t once = 0, twice = 0;
		for (int digit = 0; digit < 9; digit++) {
			twice |= once & candidates->word[3 * digit + band];
			once |= candidates->word[3 * digit + band];
		}
		for (int digit = 0; digit < 9; digit++)
			rivals->word[3 * digit + band] |= (once & ~candidates->word[3 * digit + band]) | twice;
	}
	for (int word = 0; word < NONET_GRADE_WORDS; word++) {
		uint32_t *rival = &rivals->word[word - word % 3];
		for (uint32_t bits = candidates->word[word]; bits; bits &= bits - 1) {
			int bit = nonet_lowest_bit(bits), band = word % 3;
			uint32_t column = (uint32_t)COLUMN << bit % 9;
			rival[band] |= houses_in_band(bit) & ~(1u << bit);
			rival[(band + 1) % 3] |= column;
			rival[(band + 2) % 3] |= column;
		}
	}
}

/* Singles that contradict each other take each other away, the one that is filled in later the
 * other: which one is left would depend on the order. */
int nonet_grade_fill_singles(struct nonet_grade_grid *grid, unsigned kinds) {
	struct nonet_grade_set found = {{0}};
	uint32_t lost = 0;
	int count = 0;
	if (!find_singles(grid, kinds, &found))
		return -1;
	for (int word = 0; word < NONET_GRADE_WORDS; word++)
		for (uint32_t bits = found.word[word]; bits; bits &= bits - 1, count++)
			nonet_grade_fill(grid, 27 * word + nonet_lowest_bit(bits));
	for (int word = 0; word < NONET_GRADE_WORDS; word++)
		lost |= found.word[word] & ~grid->candidates.word[word];
	return lost ? -1 : count;
}
