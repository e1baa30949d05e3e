/* Patterns of one digit made of strong links (houses with two places left): skyscraper, 2-string
 * kite, turbot fish, empty rectangle. */
#include "logic/technique.h"

/* The two places of a digit in a row or column. */
struct strong_link {
	int cell[2];
};

static int links_of(const struct nonet_state *state, int digit, int first_house, int end_house,
                    struct strong_link links_ret[9]) {
	int count = 0;
	for (int house = first_house; house < end_house; house++) {
		unsigned places = state->places[house][digit - 1];
		if (nonet_digit_count(places) != 2)
			continue;
		links_ret[count].cell[0] = nonet_units_house[house][__builtin_ctz(places)];
		links_ret[count++].cell[1] = nonet_units_house[house][31 - __builtin_clz(places)];
	}
	return count;
}

static void begin(struct nonet_search *search, enum nonet_technique technique, int digit,
                  const int cells[], int count) {
	unsigned digits = 1u << (digit - 1);
	nonet_finding_begin(search, technique);
	search->finding.digits = (uint16_t)digits;
	for (int i = 0; i < count; i++)
		nonet_finding_pattern(search, cells[i], digits, NONET_ROLE_BASE);
}

static int across(int cell, bool rows) {
	return rows ? nonet_column_of(cell) : nonet_row_of(cell);
}

static bool try_skyscraper(struct nonet_search *search, int digit, bool rows,
                           const struct strong_link *a, const struct strong_link *b) {
	int foot;
	if (across(a->cell[0], rows) == across(b->cell[0], rows))
		foot = 0;
	else if (across(a->cell[1], rows) == across(b->cell[1], rows))
		foot = 1;
	else
		return false;
	int top_a = a->cell[1 - foot];
	int top_b = b->cell[1 - foot];
	if (across(top_a, rows) == across(top_b, rows))
		return false;
	int cells[] = {top_a, top_b, a->cell[foot], b->cell[foot]};
	begin(search, NONET_TECHNIQUE_SKYSCRAPER, digit, cells, 4);
	struct nonet_cellset seen =
	    nonet_cellset_and(nonet_masks_peers[top_a], nonet_masks_peers[top_b]);
	nonet_finding_eliminate_cells(search, nonet_cellset_and(seen, search->state->cells[digit - 1]),
	                              digit);
	return nonet_finding_report(search);
}

bool nonet_find_skyscraper(struct nonet_search *search, int variant) {
	(void)variant;
	for (int rows = 1; rows >= 0; rows--)
		for (int digit = 1; digit <= 9; digit++) {
			struct strong_link links[9];
			int count = links_of(search->state, digit, rows ? 0 : 9, rows ? 9 : 18, links);
			for (int i = 0; i < count; i++)
				for (int j = i + 1; j < count; j++)
					if (try_skyscraper(search, digit, rows, &links[i], &links[j]))
						return true;
		}
	return false;
}

struct kite {
	int digit;
	int end_row, end_column; /* the ends in the row and in the column */
	int box_row, box_column; /* the ends that share a box */
	int crossing;            /* sees both ends */
};

/* Makes a kite of cell i of the row's link and cell j of the column's, which share a box. */
static bool make_kite(const struct nonet_search *search, int digit, const struct strong_link *row,
                      const struct strong_link *column, int i, int j, struct kite *kite) {
	kite->digit = digit;
	kite->box_row = row->cell[i];
	kite->end_row = row->cell[1 - i];
	kite->box_column = column->cell[j];
	kite->end_column = column->cell[1 - j];
	kite->crossing = nonet_row_of(kite->end_column) * 9 + nonet_column_of(kite->end_row);
	return kite->box_row != kite->box_column && kite->box_row != kite->end_column &&
	       kite->end_row != kite->box_column && kite->end_row != kite->end_column &&
	       nonet_state_has(search->state, kite->crossing, digit);
}

static bool report_kite(struct nonet_search *search, const struct kite *kite,
                        const struct kite *other) {
	const int cells[] = {kite->end_row, kite->end_column, kite->box_row, kite->box_column};
	begin(search, other ? NONET_TECHNIQUE_DUAL_TWO_STRING_KITE : NONET_TECHNIQUE_TWO_STRING_KITE,
	      kite->digit, cells, 4);
	nonet_finding_eliminate(search, kite->crossing, kite->digit);
	if (other) {
		unsigned digits = 1u << (other->digit - 1);
		search->finding.digits |= (uint16_t)digits;
		nonet_finding_pattern(search, other->end_row, digits, NONET_ROLE_BASE);
		nonet_finding_pattern(search, other->end_column, digits, NONET_ROLE_BASE);
		nonet_finding_eliminate(search, other->crossing, other->digit);
	}
	return nonet_finding_report(search);
}

static bool same_box_cells(const struct kite *a, const struct kite *b) {
	return (a->box_row == b->box_row && a->box_column == b->box_column) ||
	       (a->box_row == b->box_column && a->box_column == b->box_row);
}

struct kites {
	int count;
	struct kite at[400];
};

/* Two kites on the same cells of a box, be it with different digits. */
static bool report_dual_kites(struct nonet_search *search, const struct kites *kites) {
	for (int i = 0; i < kites->count; i++)
		for (int j = i + 1; j < kites->count; j++) {
			const struct kite *a = &kites->at[i], *b = &kites->at[j];
			if (same_box_cells(a, b) && (a->crossing != b->crossing || a->digit != b->digit) &&
			    report_kite(search, a, b))
				return true;
		}
	return false;
}

/* HoDoKu looks only at the first pair of cells that share a box. */
static bool try_kite(struct nonet_search *search, int digit, const struct strong_link *row,
                     const struct strong_link *column, struct kites *kites) {
	for (int i = 0; i < 2; i++)
		for (int j = 0; j < 2; j++) {
			struct kite kite;
			if (nonet_box_of(row->cell[i]) != nonet_box_of(column->cell[j]))
				continue;
			if (make_kite(search, digit, row, column, i, j, &kite)) {
				if (kites->count < (int)(sizeof kites->at / sizeof kites->at[0]))
					kites->at[kites->count++] = kite;
				if (report_kite(search, &kite, NULL))
					return true;
			}
			if (!search->all)
				return false;
		}
	return false;
}

bool nonet_find_two_string_kite(struct nonet_search *search, int variant) {
	(void)variant;
	struct kites kites;
	kites.count = 0;
	for (int digit = 1; digit <= 9; digit++) {
		struct strong_link rows[9], columns[9];
		int row_count = links_of(search->state, digit, 0, 9, rows);
		int column_count = links_of(search->state, digit, 9, 18, columns);
		for (int i = 0; i < row_count; i++)
			for (int j = 0; j < column_count; j++)
				if (try_kite(search, digit, &rows[i], &columns[j], &kites))
					return true;
	}
	return search->all && report_dual_kites(search, &kites);
}

/* A row and a column of the box that hold all its places for the digit, each with one of its own.
 */
static bool is_empty_rectangle(const struct nonet_search *search, struct nonet_cellset places,
                               int row, int column) {
	struct nonet_cellset in_row = nonet_cellset_and(places, nonet_masks_house[row]);
	struct nonet_cellset in_column = nonet_cellset_and(places, nonet_masks_house[9 + column]);
	if (!nonet_cellset_equal(nonet_cellset_or(in_row, in_column), places))
		return false;
	if (nonet_cellset_within(in_row, in_column) || nonet_cellset_within(in_column, in_row))
		return false;
	return search->all || nonet_cellset_count(in_row) >= 2 || nonet_cellset_count(in_column) >= 2;
}

struct rectangle {
	struct nonet_cellset places;
	int box;
	int link[2];
	int gone;
};

static bool report_rectangle(struct nonet_search *search, int digit, const struct rectangle *at,
                             const struct rectangle *other) {
	begin(search, other ? NONET_TECHNIQUE_DUAL_EMPTY_RECTANGLE : NONET_TECHNIQUE_EMPTY_RECTANGLE,
	      digit, at->link, 2);
	if (other)
		for (int i = 0; i < 2; i++)
			nonet_finding_pattern(search, other->link[i], 1u << (digit - 1), NONET_ROLE_BASE);
	search->finding.base_houses = 1u << (18 + at->box);
	nonet_finding_pattern_cells(search, at->places, 1u << (digit - 1), NONET_ROLE_EXTRA);
	nonet_finding_eliminate(search, at->gone, digit);
	if (other)
		nonet_finding_eliminate(search, other->gone, digit);
	return nonet_finding_report(search);
}

struct rectangles {
	int count;
	struct rectangle at[162];
};

/* Strong links that begin in the rectangle's row (or column) and end beside its column (row). */
static bool try_rectangle(struct nonet_search *search, int digit, const struct rectangle *base,
                          int row, int column, bool by_row, struct rectangles *found) {
	const struct nonet_state *state = search->state;
	struct nonet_cellset starts =
	    nonet_cellset_minus(nonet_places(state, by_row ? row : 9 + column, digit), base->places);
	while (!nonet_cellset_is_empty(starts)) {
		int start = nonet_cellset_take(&starts);
		struct nonet_cellset line =
		    nonet_places(state, by_row ? 9 + nonet_column_of(start) : nonet_row_of(start), digit);
		if (nonet_cellset_count(line) != 2)
			continue;
		nonet_cellset_remove(&line, start);
		int end = nonet_cellset_first(line);
		int gone = by_row ? nonet_row_of(end) * 9 + column : row * 9 + nonet_column_of(end);
		if (nonet_box_of(gone) == base->box || !nonet_state_has(state, gone, digit))
			continue;
		struct rectangle *at = &found->at[found->count++];
		*at = *base;
		at->link[0] = start;
		at->link[1] = end;
		at->gone = gone;
		if (report_rectangle(search, digit, at, NULL))
			return true;
	}
	return false;
}

static bool find_in_box(struct nonet_search *search, int digit, int box, struct rectangles *found) {
	struct rectangle base = {.places = nonet_places(search->state, 18 + box, digit), .box = box};
	int count = nonet_cellset_count(base.places);
	if (count < 2 || count > 5)
		return false;
	for (int i = 2; i >= 0; i--)
		for (int j = 2; j >= 0; j--) {
			int row = box / 3 * 3 + i;
			int column = box % 3 * 3 + j;
			if (!is_empty_rectangle(search, base.places, row, column))
				continue;
			if (try_rectangle(search, digit, &base, row, column, true, found) ||
			    try_rectangle(search, digit, &base, row, column, false, found))
				return true;
		}
	return false;
}

static bool report_dual_rectangles(struct nonet_search *search, int digit,
                                   const struct rectangles *found) {
	for (int i = 0; i < found->count; i++)
		for (int j = i + 1; j < found->count; j++)
			if (found->at[i].gone != found->at[j].gone &&
			    report_rectangle(search, digit, &found->at[i], &found->at[j]))
				return true;
	return false;
}

bool nonet_find_empty_rectangle(struct nonet_search *search, int variant) {
	(void)variant;
	for (int digit = 1; digit <= 9; digit++)
		for (int box = 0; box < 9; box++) {
			struct rectangles found;
			found.count = 0;
			if (find_in_box(search, digit, box, &found))
				return true;
			if (search->all && report_dual_rectangles(search, digit, &found))
				return true;
		}
	return false;
}
