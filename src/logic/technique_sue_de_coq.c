/* Sue de Coq: two or three cells where a line and a box meet, with at least two digits more than
 * cells; cells from the rest of the line and from the rest of the box that between them have just
 * as many. Then each digit is tied to the line part or to the box part. */
#include "logic/technique.h"

struct part {
	struct nonet_cellset cells;
	unsigned digits;
	int cell_count;
};

struct sue_search {
	struct nonet_search *search;
	struct nonet_cellset line, box; /* their empty cells */
	struct part middle;             /* where they meet */
	int surplus;                    /* digits of the middle beyond its cells */
	struct part line_part;
	int open; /* how many cells the box part has to bring beyond its own digits */
};

static struct part with_cell(const struct sue_search *sue, const struct part *part, int cell) {
	struct part more = *part;
	nonet_cellset_add(&more.cells, cell);
	more.digits |= sue->search->state->candidates[cell];
	more.cell_count++;
	return more;
}

static void clear_rest(struct sue_search *sue, struct nonet_cellset house, struct part own,
                       struct part other) {
	unsigned digits =
	    ((sue->middle.digits | own.digits) & ~other.digits) | (own.digits & other.digits);
	struct nonet_cellset rest =
	    nonet_cellset_minus(nonet_cellset_minus(house, own.cells), sue->middle.cells);
	while (!nonet_cellset_is_empty(rest))
		nonet_finding_eliminate_digits(sue->search, nonet_cellset_take(&rest), digits);
}

static bool report(struct sue_search *sue, struct part box_part) {
	struct nonet_search *search = sue->search;
	nonet_finding_begin(search, NONET_TECHNIQUE_SUE_DE_COQ);
	search->finding.digits =
	    (uint16_t)(sue->middle.digits | sue->line_part.digits | box_part.digits);
	nonet_finding_pattern_cells(search, sue->middle.cells, NONET_ALL_DIGITS, NONET_ROLE_BASE);
	nonet_finding_pattern_cells(search, sue->line_part.cells, NONET_ALL_DIGITS, NONET_ROLE_EXTRA);
	nonet_finding_pattern_cells(search, box_part.cells, NONET_ALL_DIGITS, NONET_ROLE_EXTRA);
	clear_rest(sue, sue->box, box_part, sue->line_part);
	clear_rest(sue, sue->line, sue->line_part, box_part);
	return nonet_finding_report(search);
}

static bool choose_box_part(struct sue_search *sue, struct nonet_cellset source, unsigned forbidden,
                            const struct part *chosen) {
	while (!nonet_cellset_is_empty(source)) {
		struct part part = with_cell(sue, chosen, nonet_cellset_take(&source));
		if (part.digits & forbidden)
			continue;
		int own = nonet_digit_count(part.digits & ~sue->middle.digits);
		if ((part.digits & sue->middle.digits) && part.cell_count - own == sue->open &&
		    report(sue, part))
			return true;
		if (choose_box_part(sue, source, forbidden, &part))
			return true;
	}
	return false;
}

static bool choose_line_part(struct sue_search *sue, struct nonet_cellset source,
                             const struct part *chosen) {
	const struct part nothing = {{0, 0}, 0, 0};
	while (!nonet_cellset_is_empty(source)) {
		struct part part = with_cell(sue, chosen, nonet_cellset_take(&source));
		unsigned own = part.digits & ~sue->middle.digits;
		int brought = part.cell_count - nonet_digit_count(own);
		if ((part.digits & sue->middle.digits) && brought > 0 && brought < sue->surplus) {
			sue->line_part = part;
			sue->open = sue->surplus - brought;
			struct nonet_cellset rest =
			    nonet_cellset_minus(nonet_cellset_minus(sue->box, sue->middle.cells), part.cells);
			if (choose_box_part(sue, rest, part.digits & ~own, &nothing))
				return true;
		}
		if (choose_line_part(sue, source, &part))
			return true;
	}
	return false;
}

static bool try_middle(struct sue_search *sue, const struct part *middle) {
	const struct part nothing = {{0, 0}, 0, 0};
	sue->middle = *middle;
	sue->surplus = nonet_digit_count(middle->digits) - middle->cell_count;
	return sue->surplus >= 2 &&
	       choose_line_part(sue, nonet_cellset_minus(sue->line, middle->cells), &nothing);
}

/* Pairs of the cells that meet, each followed by the three of them that begin with it. */
static bool choose_middle(struct sue_search *sue, struct nonet_cellset meeting) {
	const struct part nothing = {{0, 0}, 0, 0};
	int cell[3], count = 0;
	while (!nonet_cellset_is_empty(meeting))
		cell[count++] = nonet_cellset_take(&meeting);
	for (int i = 0; i < count; i++)
		for (int j = i + 1; j < count; j++) {
			struct part one = with_cell(sue, &nothing, cell[i]);
			struct part two = with_cell(sue, &one, cell[j]);
			if (try_middle(sue, &two))
				return true;
			for (int k = j + 1; k < count; k++) {
				struct part three = with_cell(sue, &two, cell[k]);
				if (try_middle(sue, &three))
					return true;
			}
		}
	return false;
}

static struct nonet_cellset empty_cells(const struct nonet_state *state, int house) {
	struct nonet_cellset empty = {0, 0};
	for (int i = 0; i < 9; i++)
		if (!state->digit[nonet_units_house[house][i]])
			nonet_cellset_add(&empty, nonet_units_house[house][i]);
	return empty;
}

bool nonet_find_sue_de_coq(struct nonet_search *search, int variant) {
	(void)variant;
	struct sue_search sue = {.search = search};
	for (int line = 0; line < 18; line++)
		for (int box = 18; box < NONET_HOUSES; box++) {
			sue.line = empty_cells(search->state, line);
			sue.box = empty_cells(search->state, box);
			struct nonet_cellset meeting = nonet_cellset_and(sue.line, sue.box);
			if (nonet_cellset_count(meeting) >= 2 && choose_middle(&sue, meeting))
				return true;
		}
	return false;
}
