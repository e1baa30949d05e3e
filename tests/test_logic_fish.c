/* What fish may take at all, and what they have told, against the plain definitions. */
#include "logic/fish.h"
#include "support.h"

#include "base/rng.h"

#include <string.h>

/* Adds, of `cells`, those in some choice of one cell of each row that is not empty, all columns and
 * boxes that are not empty among them. */
static void add_templates(struct nonet_cellset cells, int row, struct nonet_cellset chosen,
                          struct nonet_cellset *in_any) {
	if (row < 9) {
		struct nonet_cellset here = nonet_cellset_and(cells, nonet_masks_house[row]);
		if (nonet_cellset_is_empty(here))
			add_templates(cells, row + 1, chosen, in_any);
		while (!nonet_cellset_is_empty(here)) {
			struct nonet_cellset more = chosen;
			nonet_cellset_add(&more, nonet_cellset_take(&here));
			add_templates(cells, row + 1, more, in_any);
		}
		return;
	}
	for (int house = 0; house < NONET_HOUSES; house++) {
		struct nonet_cellset here = nonet_cellset_and(cells, nonet_masks_house[house]);
		if (nonet_cellset_count(nonet_cellset_and(chosen, nonet_masks_house[house])) !=
		    !nonet_cellset_is_empty(here))
			return;
	}
	*in_any = nonet_cellset_or(*in_any, chosen);
}

/* Up to `most` cells of each row. */
static struct nonet_cellset random_cells(struct nonet_rng *rng, uint32_t most) {
	struct nonet_cellset cells = {0, 0};
	for (int row = 0; row < 9; row++)
		for (uint32_t count = nonet_rng_below(rng, most + 1); count > 0; count--)
			nonet_cellset_add(&cells, 9 * row + (int)nonet_rng_below(rng, 9));
	return cells;
}

static void targets_are_what_no_template_holds(void **state) {
	(void)state;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 4);
	int with_targets = 0, without = 0;
	for (int round = 0; round < 300; round++) {
		struct nonet_state position = {.digit = {0}};
		struct nonet_search search;
		struct nonet_cellset in_any = {0, 0};
		nonet_search_init(&search, &position);
		/* One template, so that there is something to find, and a few more cells. */
		struct nonet_board grid;
		nonet_generate_grid(nonet_rng_next(&rng), &grid, NULL);
		for (int cell = 0; cell < NONET_CELLS; cell++)
			if (grid.cell[cell] == 1 && nonet_rng_below(&rng, 40) > 0)
				nonet_cellset_add(&position.cells[3], cell);
		position.cells[3] =
		    nonet_cellset_or(position.cells[3], random_cells(&rng, (uint32_t)round % 5));
		add_templates(position.cells[3], 0, (struct nonet_cellset){0, 0}, &in_any);
		struct nonet_cellset targets = nonet_fish_targets(&search, 4);
		assert_true(nonet_cellset_equal(targets, nonet_cellset_minus(position.cells[3], in_any)));
		with_targets += !nonet_cellset_is_empty(targets);
		without += nonet_cellset_is_empty(targets);

		/* Another position is looked at anew. */
		position.cells[3] = (struct nonet_cellset){0, 0};
		search.epoch++;
		assert_true(nonet_cellset_is_empty(nonet_fish_targets(&search, 4)));
		nonet_search_free(&search);
	}
	assert_true(with_targets > 20 && without > 5);
}

/* The number-th set of the targets. */
static struct nonet_cellset choice(struct nonet_cellset targets, unsigned number) {
	struct nonet_cellset cells = {0, 0};
	for (; number; number >>= 1) {
		int cell = nonet_cellset_take(&targets);
		if (number & 1)
			nonet_cellset_add(&cells, cell);
	}
	return cells;
}

static void told_sets_are_remembered(void **state) {
	(void)state;
	static struct nonet_fish_told told;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 5);
	for (int count = 0; count <= 9; count++) {
		bool known[512] = {true};
		struct nonet_cellset targets = {0, 0};
		for (int i = 0; i < count; i++)
			nonet_cellset_add(&targets, 9 * i + 3);
		nonet_fish_told_start(&told, targets);
		for (int round = 0; round < 2000; round++) {
			unsigned number = nonet_rng_below(&rng, 1u << count);
			bool all = true;
			for (unsigned i = 0; i < 1u << count; i++)
				all &= known[i] || (i & ~number);
			assert_true(nonet_fish_told_all(&told, choice(targets, number)) == all);
			if (number) {
				assert_true(nonet_fish_told_has(&told, choice(targets, number)) == known[number]);
				assert_true(nonet_fish_told_add(&told, choice(targets, number)) != known[number]);
			}
			known[number] = true;
		}
	}
}

/* With many targets it is not known which of their choices have been told. */
static void many_told_sets_are_remembered(void **state) {
	(void)state;
	static struct nonet_fish_told told;
	struct nonet_cellset targets = {0x3FFFF, 0};
	nonet_fish_told_start(&told, targets);
	for (uint64_t cells = 1; cells < 1000; cells++)
		assert_true(nonet_fish_told_add(&told, (struct nonet_cellset){cells, 0}));
	assert_false(nonet_fish_told_add(&told, (struct nonet_cellset){7, 0}));
	assert_false(nonet_fish_told_has(&told, (struct nonet_cellset){7, 0}));
	assert_false(nonet_fish_told_all(&told, (struct nonet_cellset){1, 0}));
	nonet_fish_told_start(&told, targets);
	assert_true(nonet_fish_told_add(&told, (struct nonet_cellset){7, 0}));
	nonet_hash_set_free_inside(&told.many);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(targets_are_what_no_template_holds),
	    cmocka_unit_test(told_sets_are_remembered),
	    cmocka_unit_test(many_told_sets_are_remembered),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
