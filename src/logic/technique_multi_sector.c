/* Multi-sector locked sets: the empty cells in which some rows and some columns meet. Each digit is
 * in each row, column and box at most once, so it fills no more of these cells than it has rows in
 * them, or columns, or boxes, whichever is fewest. When that adds up to no more than the number of
 * cells, every digit fills as many as it can: each of the houses that count for a digit holds it
 * in the pattern, and it is false in the rest of the house.
 *
 * The pattern is the New Sudoku Players' Forum's (David P Bird, "Using Multi-Sector Locked Sets"),
 * in the form of a naked set. Here from three by three to five by five lines, and none from which a
 * row or a column can be left out. */
#include "logic/technique.h"

#include <string.h>

enum { LEAST = 3, MOST = 5, KINDS = 3 };

struct sectors {
	struct nonet_search *search;
	/* By set of nine: its size, and in how many thirds it is. */
	uint8_t size[512], thirds[512];
	uint16_t empty[9]; /* by row: the columns of its empty cells */
	/* By digit - 1 and set of rows or columns: the columns or rows where these have the digit. */
	uint16_t columns_of[9][512], rows_of[9][512];
	unsigned rows, columns;
};

/* How many houses of each kind have a digit where the lines meet: rows, columns, boxes. */
struct spread {
	int houses[KINDS];
};

static struct spread spread_of(const struct sectors *sectors, int digit, unsigned rows,
                               unsigned columns) {
	const uint16_t *columns_of = sectors->columns_of[digit - 1];
	const uint8_t *thirds = sectors->thirds;
	return (struct spread){{sectors->size[sectors->rows_of[digit - 1][columns] & rows],
	                        sectors->size[columns_of[rows] & columns],
	                        thirds[columns_of[rows & 0007] & columns] +
	                            thirds[columns_of[rows & 0070] & columns] +
	                            thirds[columns_of[rows & 0700] & columns]}};
}

static int fewest(const struct spread *spread) {
	int least = spread->houses[0];
	for (int kind = 1; kind < KINDS; kind++)
		if (spread->houses[kind] < least)
			least = spread->houses[kind];
	return least;
}

static int count_cells(const struct sectors *sectors, unsigned rows, unsigned columns) {
	int count = 0;
	for (; rows; rows &= rows - 1)
		count += sectors->size[sectors->empty[__builtin_ctz(rows)] & columns];
	return count;
}

static bool is_locked(const struct sectors *sectors, unsigned rows, unsigned columns) {
	int left = count_cells(sectors, rows, columns);
	if (left == 0)
		return false;
	for (int digit = 1; digit <= 9 && left >= 0; digit++) {
		struct spread spread = spread_of(sectors, digit, rows, columns);
		left -= fewest(&spread);
	}
	return left == 0;
}

/* Whether it is still locked without one of its lines. */
static bool is_too_large(const struct sectors *sectors) {
	for (unsigned rest = sectors->rows; rest; rest &= rest - 1)
		if (is_locked(sectors, sectors->rows & ~(rest & (~rest + 1)), sectors->columns))
			return true;
	for (unsigned rest = sectors->columns; rest; rest &= rest - 1)
		if (is_locked(sectors, sectors->rows, sectors->columns & ~(rest & (~rest + 1))))
			return true;
	return false;
}

static struct nonet_cellset cells_of(const struct sectors *sectors) {
	struct nonet_cellset cells = {0, 0};
	for (unsigned rows = sectors->rows; rows; rows &= rows - 1) {
		int row = __builtin_ctz(rows);
		for (unsigned here = sectors->empty[row] & sectors->columns; here; here &= here - 1)
			nonet_cellset_add(&cells, 9 * row + __builtin_ctz(here));
	}
	return cells;
}

/* Takes the digit from the houses that count for it; where kinds of houses tie, each of them
 * counts. */
static void rule_out(const struct sectors *sectors, struct nonet_cellset cells, int digit) {
	struct nonet_search *search = sectors->search;
	struct nonet_cellset candidates = search->state->cells[digit - 1], gone = {0, 0};
	struct nonet_cellset inside = nonet_cellset_and(cells, candidates);
	struct spread spread = spread_of(sectors, digit, sectors->rows, sectors->columns);
	bool first = true;
	if (nonet_cellset_is_empty(inside))
		return;
	search->finding.digits |= (uint16_t)(1u << (digit - 1));
	for (int kind = 0; kind < KINDS; kind++) {
		if (spread.houses[kind] != fewest(&spread))
			continue;
		for (struct nonet_cellset left = inside; !nonet_cellset_is_empty(left);) {
			int house = nonet_masks_house_of(nonet_cellset_take(&left), kind);
			gone = nonet_cellset_or(gone, nonet_cellset_minus(nonet_masks_house[house], cells));
			if (first)
				search->finding.cover_houses |= 1u << house;
		}
		first = false;
	}
	nonet_finding_eliminate_cells(search, nonet_cellset_and(gone, candidates), digit);
}

static bool report(const struct sectors *sectors) {
	struct nonet_search *search = sectors->search;
	struct nonet_cellset cells = cells_of(sectors);
	nonet_finding_begin(search, NONET_TECHNIQUE_MULTI_SECTOR_LOCKED_SETS);
	search->finding.base_houses = sectors->rows | sectors->columns << 9;
	nonet_finding_pattern_cells(search, cells, NONET_ALL_DIGITS, NONET_ROLE_BASE);
	for (int digit = 1; digit <= 9; digit++)
		rule_out(sectors, cells, digit);
	return nonet_finding_report(search);
}

static void set_up(struct sectors *sectors, struct nonet_search *search) {
	memset(sectors, 0, sizeof *sectors);
	sectors->search = search;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		int row = nonet_row_of(cell), column = nonet_column_of(cell);
		if (!search->state->digit[cell])
			sectors->empty[row] |= (uint16_t)(1u << column);
		for (unsigned left = search->state->candidates[cell]; left; left &= left - 1) {
			int digit = nonet_lowest_digit(left);
			sectors->columns_of[digit - 1][1u << row] |= (uint16_t)(1u << column);
			sectors->rows_of[digit - 1][1u << column] |= (uint16_t)(1u << row);
		}
	}
	for (unsigned set = 1; set < 512; set++) {
		unsigned rest = set & (set - 1), lowest = set & ~rest;
		sectors->size[set] = (uint8_t)(sectors->size[rest] + 1);
		sectors->thirds[set] =
		    (uint8_t)(((set & 0007) != 0) + ((set & 0070) != 0) + ((set & 0700) != 0));
		for (int digit = 0; digit < 9; digit++) {
			uint16_t *columns_of = sectors->columns_of[digit], *rows_of = sectors->rows_of[digit];
			columns_of[set] = columns_of[rest] | columns_of[lowest];
			rows_of[set] = rows_of[rest] | rows_of[lowest];
		}
	}
}

/* Lines enough, but not too many, and not all in one band or stack. */
static bool is_fit(const struct sectors *sectors, unsigned lines) {
	int size = sectors->size[lines];
	return size >= LEAST && size <= MOST && sectors->thirds[lines] > 1;
}

bool nonet_find_multi_sector_locked_sets(struct nonet_search *search, int variant) {
	(void)variant;
	struct sectors sectors;
	set_up(&sectors, search);
	for (sectors.rows = 1; sectors.rows < 512; sectors.rows++) {
		if (!is_fit(&sectors, sectors.rows))
			continue;
		if (nonet_search_stopped(search))
			return false;
		for (sectors.columns = 1; sectors.columns < 512; sectors.columns++)
			if (is_fit(&sectors, sectors.columns) &&
			    is_locked(&sectors, sectors.rows, sectors.columns) && !is_too_large(&sectors) &&
			    report(&sectors))
				return true;
	}
	return false;
}
