/* Templates: all ways in which a digit can still fill the grid. Cells that all of them hold are
 * placed, candidates that none of them holds go. */
#include "logic/technique.h"

struct templates {
	struct nonet_cellset allowed;
	struct nonet_cellset in_all;
	struct nonet_cellset in_any;
};

/* Chooses a cell in each row from `row` on, with no column or box twice. */
static void go_through(struct templates *templates, int row, unsigned columns, unsigned boxes,
                       struct nonet_cellset cells) {
	if (row == 9) {
		templates->in_all = nonet_cellset_and(templates->in_all, cells);
		templates->in_any = nonet_cellset_or(templates->in_any, cells);
		return;
	}
	struct nonet_cellset open = nonet_cellset_and(templates->allowed, nonet_masks_house[row]);
	while (!nonet_cellset_is_empty(open)) {
		int cell = nonet_cellset_take(&open);
		unsigned column = 1u << nonet_column_of(cell), box = 1u << nonet_box_of(cell);
		if ((columns & column) || (boxes & box))
			continue;
		struct nonet_cellset more = cells;
		nonet_cellset_add(&more, cell);
		go_through(templates, row + 1, columns | column, boxes | box, more);
	}
}

static struct nonet_cellset filled_with(const struct nonet_state *state, int digit) {
	struct nonet_cellset cells = {0, 0};
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (state->digit[cell] == digit)
			nonet_cellset_add(&cells, cell);
	return cells;
}

static void find_templates(struct templates *templates) {
	templates->in_any = (struct nonet_cellset){0, 0};
	templates->in_all = templates->allowed;
	go_through(templates, 0, 0, 0, (struct nonet_cellset){0, 0});
}

/* Cells that belong to one digit for certain are closed to the others, until nothing changes. */
static void settle(const struct nonet_state *state, struct templates templates[9]) {
	for (int i = 0; i < 9; i++) {
		templates[i].allowed = nonet_cellset_or(state->cells[i], filled_with(state, i + 1));
		find_templates(&templates[i]);
	}
	bool changed = true;
	while (changed) {
		changed = false;
		for (int i = 0; i < 9; i++) {
			struct nonet_cellset taken = {0, 0};
			for (int k = 0; k < 9; k++)
				if (k != i)
					taken = nonet_cellset_or(taken, templates[k].in_all);
			struct nonet_cellset closed = nonet_cellset_and(templates[i].allowed, taken);
			if (nonet_cellset_is_empty(closed))
				continue;
			templates[i].allowed = nonet_cellset_minus(templates[i].allowed, closed);
			find_templates(&templates[i]);
			changed = true;
		}
	}
}

bool nonet_find_template_set(struct nonet_search *search, int variant) {
	(void)variant;
	struct templates templates[9];
	settle(search->state, templates);
	for (int digit = 1; digit <= 9; digit++) {
		struct nonet_cellset cells =
		    nonet_cellset_and(templates[digit - 1].in_all, search->state->cells[digit - 1]);
		if (nonet_cellset_is_empty(templates[digit - 1].in_any))
			continue;
		nonet_finding_begin(search, NONET_TECHNIQUE_TEMPLATE_SET);
		search->finding.digits = (uint16_t)(1u << (digit - 1));
		nonet_finding_pattern_cells(search, cells, 1u << (digit - 1), NONET_ROLE_BASE);
		while (!nonet_cellset_is_empty(cells))
			nonet_finding_place(search, nonet_cellset_take(&cells), digit);
		if (nonet_finding_report(search))
			return true;
	}
	return false;
}

bool nonet_find_template_delete(struct nonet_search *search, int variant) {
	(void)variant;
	struct templates templates[9];
	settle(search->state, templates);
	for (int digit = 1; digit <= 9; digit++) {
		struct nonet_cellset in_any = templates[digit - 1].in_any;
		if (nonet_cellset_is_empty(in_any))
			continue;
		nonet_finding_begin(search, NONET_TECHNIQUE_TEMPLATE_DELETE);
		search->finding.digits = (uint16_t)(1u << (digit - 1));
		nonet_finding_eliminate_cells(
		    search, nonet_cellset_minus(search->state->cells[digit - 1], in_any), digit);
		if (nonet_finding_report(search))
			return true;
	}
	return false;
}
