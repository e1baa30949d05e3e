#include "canon/minlex.h"

/* The orders of three things of which only the first one, two or three may move: the first 1, 2 or
 * 6 of these. */
static const uint8_t orders[6][3] = {{0, 1, 2}, {1, 0, 2}, {0, 2, 1},
                                     {2, 0, 1}, {1, 2, 0}, {2, 1, 0}};
static const uint8_t order_count[4] = {1, 1, 2, 6};

/* Lines of a form without clues, which are all alike. In a minlex form they come first in their
 * three, and threes without clues come first of all. */
struct alike {
	int lines[3]; /* of each three */
	int threes;
};

/* Of the rows of a form (steps 9 and 1) or its columns (1 and 9). */
static struct alike find_alike(const struct nonet_board *form, int line_step, int cell_step) {
	struct alike alike = {{0}, 0};
	for (int line = 0; line < 9; line++) {
		int filled = 0;
		for (int i = 0; i < 9; i++)
			filled += form->cell[line * line_step + i * cell_step] != 0;
		alike.lines[line / 3] += filled == 0;
	}
	for (int i = 0; i < 3; i++)
		alike.threes += alike.lines[i] == 3;
	return alike;
}

static uint64_t count_orders(const struct alike *alike) {
	uint64_t count = order_count[alike->threes];
	for (int i = 0; i < 3; i++)
		count *= order_count[alike->lines[i]];
	return count;
}

/* The choice-th order of lines that are alike. */
static void order_lines(const struct alike *alike, uint64_t choice, uint8_t line_ret[9]) {
	const uint8_t *three = orders[choice % order_count[alike->threes]];
	choice /= order_count[alike->threes];
	for (int i = 0; i < 3; i++) {
		const uint8_t *line = orders[choice % order_count[alike->lines[i]]];
		choice /= order_count[alike->lines[i]];
		for (int j = 0; j < 3; j++)
			line_ret[3 * i + j] = (uint8_t)(3 * three[i] + line[j]);
	}
}

/* The way from each transformation to the form to all automorphisms. */
struct walk {
	bool (*visit)(void *context, const struct nonet_transform *automorphism);
	void *context;
	struct alike rows;
	struct alike columns;
	struct nonet_transform back; /* from the form */
};

static bool visit_alike(void *context, const struct nonet_transform *to_form) {
	const struct walk *walk = context;
	uint64_t nrows = count_orders(&walk->rows), ncolumns = count_orders(&walk->columns);
	struct nonet_transform order = nonet_transform_identity();
	for (uint64_t r = 0; r < nrows; r++) {
		order_lines(&walk->rows, r, order.row);
		for (uint64_t c = 0; c < ncolumns; c++) {
			order_lines(&walk->columns, c, order.column);
			struct nonet_transform there = nonet_transform_compose(to_form, &order);
			struct nonet_transform automorphism = nonet_transform_compose(&there, &walk->back);
			if (!walk->visit(walk->context, &automorphism))
				return false;
		}
	}
	return true;
}

uint64_t nonet_automorphisms(const struct nonet_board *board,
                             bool (*visit)(void *context,
                                           const struct nonet_transform *automorphism),
                             void *context) {
	struct walk walk = {.visit = visit, .context = context};
	struct nonet_board form;
	struct nonet_transform to_form;
	uint64_t found = nonet_minlex_search(board, &form, &to_form, NULL);
	walk.rows = find_alike(&form, 9, 1);
	walk.columns = find_alike(&form, 1, 9);
	walk.back = nonet_transform_invert(&to_form);
	if (visit) {
		struct nonet_minlex_visit each = {visit_alike, &walk};
		nonet_minlex_search(board, &form, NULL, &each);
	}
	return found * count_orders(&walk.rows) * count_orders(&walk.columns);
}
