/* What fish can take at all. A fish says of some houses that each of them holds the digit, and of
 * others that none holds it twice; so a candidate that is true in a template, a way to fill all
 * houses with the digit, is never taken. Few candidates are in no template: fish are looked for
 * with these alone. */
#include "logic/fish.h"

/* Ways to fill the houses that have candidates. */
struct templates {
	struct nonet_cellset in_any;
	int row_count;
	uint8_t rows[9]; /* that have candidates */
};

static int count_houses(struct nonet_cellset cells, int first) {
	int count = 0;
	for (int house = first; house < first + 9; house++)
		count += nonet_cellset_meets(cells, nonet_masks_house[house]);
	return count;
}

/* Fills the rows from the one at `at` on with candidates of `open`. Keeps the first template. */
static bool fill_rows(struct templates *templates, int at, struct nonet_cellset open,
                      struct nonet_cellset filled) {
	if (at == templates->row_count) {
		templates->in_any = nonet_cellset_or(templates->in_any, filled);
		return true;
	}
	struct nonet_cellset row = nonet_cellset_and(open, nonet_masks_house[templates->rows[at]]);
	while (!nonet_cellset_is_empty(row)) {
		int cell = nonet_cellset_take(&row);
		struct nonet_cellset more = filled;
		nonet_cellset_add(&more, cell);
		if (fill_rows(templates, at + 1, nonet_cellset_minus(open, nonet_masks_peers[cell]), more))
			return true;
	}
	return false;
}

/* As many rows as columns and boxes have candidates, else not all of them can be filled. */
static struct nonet_cellset find_targets(struct nonet_cellset cells) {
	struct templates templates = {.row_count = count_houses(cells, 0)};
	if (count_houses(cells, 9) != templates.row_count ||
	    count_houses(cells, 18) != templates.row_count)
		return cells;
	for (int row = 0, count = 0; row < 9; row++)
		if (nonet_cellset_meets(cells, nonet_masks_house[row]))
			templates.rows[count++] = (uint8_t)row;
	struct nonet_cellset targets = {0, 0};
	for (struct nonet_cellset rest = cells; !nonet_cellset_is_empty(rest);) {
		int cell = nonet_cellset_take(&rest);
		if (!fill_rows(&templates, 0, nonet_cellset_minus(cells, nonet_masks_peers[cell]),
		               (struct nonet_cellset){0, 0}))
			nonet_cellset_add(&targets, cell);
		rest = nonet_cellset_minus(rest, templates.in_any);
	}
	return targets;
}

struct nonet_cellset nonet_fish_targets(struct nonet_search *search, int digit) {
	struct nonet_fish_reach *reach = &search->fish_reach;
	if (reach->epoch != search->epoch) {
		reach->epoch = search->epoch;
		reach->known = 0;
	}
	if (!(reach->known >> digit & 1)) {
		reach->known |= (uint16_t)(1u << digit);
		reach->targets[digit - 1] = find_targets(search->state->cells[digit - 1]);
	}
	return reach->targets[digit - 1];
}
