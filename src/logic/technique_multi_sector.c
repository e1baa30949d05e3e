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

#include <stdlib.h>
#include <string.h>

enum { LEAST = 3, MOST = 5, KINDS = 3, LINE_SETS = 333, NO_LINE_SET = -1, NO_CELLS = 127 };

struct sectors {
	struct nonet_search *search;
	/* By set of nine: its size, and in how many thirds it is. */
	uint8_t size[512], thirds[512];
	uint16_t empty[9]; /* by row: the columns of its empty cells */
	/* By digit - 1 and set of rows or columns: the columns or rows where these have the digit. */
	uint16_t columns_of[9][512], rows_of[9][512];
	/* The sets of rows, and of columns, that are tried, in ascending order; by set: its place
	 * there. */
	uint16_t lines[LINE_SETS];
	int16_t place[512];
	/* By place of the rows and of the columns: how many more cells the digits could fill than there
	 * are, so that these are locked when it is 0; NO_CELLS when there are none. */
	int8_t (*slack)[LINE_SETS];
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
	int i = sectors->place[rows], j = sectors->place[columns];
	if (i != NO_LINE_SET && j != NO_LINE_SET)
		return sectors->slack[i][j] == 0;
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

static void index_sets(struct sectors *sectors) {
	int count = 0;
	for (unsigned set = 1; set < 512; set++) {
		sectors->size[set] = (uint8_t)(sectors->size[set & (set - 1)] + 1);
		sectors->thirds[set] =
		    (uint8_t)(((set & 0007) != 0) + ((set & 0070) != 0) + ((set & 0700) != 0));
	}
	/* Lines enough, but not too many, and not all in one band or stack. */
	for (unsigned set = 0; set < 512; set++) {
		int size = sectors->size[set];
		bool fits = size >= LEAST && size <= MOST && sectors->thirds[set] > 1;
		if (fits)
			sectors->lines[count] = (uint16_t)set;
		sectors->place[set] = (int16_t)(fits ? count++ : NO_LINE_SET);
	}
}

static void index_position(struct sectors *sectors) {
	const struct nonet_state *state = sectors->search->state;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		int row = nonet_row_of(cell), column = nonet_column_of(cell);
		if (!state->digit[cell])
			sectors->empty[row] |= (uint16_t)(1u << column);
		for (unsigned left = state->candidates[cell]; left; left &= left - 1) {
			int digit = nonet_lowest_digit(left);
			sectors->columns_of[digit - 1][1u << row] |= (uint16_t)(1u << column);
			sectors->rows_of[digit - 1][1u << column] |= (uint16_t)(1u << row);
		}
	}
	for (int digit = 0; digit < 9; digit++) {
		uint16_t *columns_of = sectors->columns_of[digit], *rows_of = sectors->rows_of[digit];
		for (unsigned set = 1; set < 512; set++) {
			unsigned rest = set & (set - 1), lowest = set & ~rest;
			columns_of[set] = columns_of[rest] | columns_of[lowest];
			rows_of[set] = rows_of[rest] | rows_of[lowest];
		}
	}
}

/* Begins the slack with what is to be filled. */
static void take_cells(struct sectors *sectors) {
	int8_t *slack = sectors->slack[0];
	memset(slack, 0, LINE_SETS * sizeof *sectors->slack);
	for (int row = 0; row < 9; row++) {
		int8_t count[LINE_SETS];
		for (int j = 0; j < LINE_SETS; j++)
			count[j] = (int8_t)sectors->size[sectors->empty[row] & sectors->lines[j]];
		for (int i = 0; i < LINE_SETS; i++)
			if (sectors->lines[i] >> row & 1)
				for (int j = 0; j < LINE_SETS; j++)
					sectors->slack[i][j] = (int8_t)(sectors->slack[i][j] - count[j]);
	}
	for (int k = 0; k < LINE_SETS * LINE_SETS; k++)
		slack[k] = slack[k] ? slack[k] : NO_CELLS;
}

/* How many cells the digit fills at most in some of its rows, by set of columns. */
static void count_fills(const struct sectors *sectors, int digit, unsigned rows,
                        int8_t fills[LINE_SETS]) {
	unsigned with_digit = sectors->columns_of[digit - 1][rows];
	int8_t by_columns[512];
	for (unsigned columns = with_digit, more = 1; more; columns = (columns - 1) & with_digit) {
		struct spread spread = spread_of(sectors, digit, rows, columns);
		by_columns[columns] = (int8_t)fewest(&spread);
		more = columns;
	}
	for (int j = 0; j < LINE_SETS; j++)
		fills[j] = by_columns[sectors->lines[j] & with_digit];
}

/* Sets of rows with the same rows of the digit in them have the same fills. */
static void add_fills(struct sectors *sectors, int digit) {
	unsigned with_digit = sectors->rows_of[digit - 1][0777], without = 0777 & ~with_digit;
	for (unsigned rows = with_digit; rows; rows = (rows - 1) & with_digit) {
		int8_t fills[LINE_SETS];
		if (sectors->size[rows] > MOST)
			continue;
		count_fills(sectors, digit, rows, fills);
		for (unsigned others = without, more = 1; more; others = (others - 1) & without) {
			int place = sectors->place[rows | others];
			for (int j = 0; place != NO_LINE_SET && j < LINE_SETS; j++)
				sectors->slack[place][j] = (int8_t)(sectors->slack[place][j] + fills[j]);
			more = others;
		}
	}
}

static bool try_rows(struct sectors *sectors, const int8_t slack[LINE_SETS]) {
	const int8_t *end = slack + LINE_SETS;
	for (const int8_t *at = slack; (at = memchr(at, 0, (size_t)(end - at))); at++) {
		sectors->columns = sectors->lines[at - slack];
		if (!is_too_large(sectors) && report(sectors))
			return true;
	}
	return false;
}

static bool try_lines(struct sectors *sectors) {
	take_cells(sectors);
	for (int digit = 1; digit <= 9; digit++)
		add_fills(sectors, digit);
	for (int i = 0; i < LINE_SETS; i++) {
		sectors->rows = sectors->lines[i];
		if (nonet_search_stopped(sectors->search))
			return false;
		if (try_rows(sectors, sectors->slack[i]))
			return true;
	}
	return false;
}

bool nonet_find_multi_sector_locked_sets(struct nonet_search *search, int variant) {
	(void)variant;
	struct sectors sectors = {.search = search};
	sectors.slack = malloc(LINE_SETS * sizeof *sectors.slack);
	if (!sectors.slack) {
		search->no_memory = true;
		return false;
	}
	index_sets(&sectors);
	index_position(&sectors);
	bool enough = try_lines(&sectors);
	free(sectors.slack);
	return enough;
}
