#include "support.h"

#include <string.h>

static void grids_are_full_and_follow_from_the_seed(void **state) {
	(void)state;
	static const struct nonet_board empty;
	for (uint64_t i = 0; i < 2000; i++) {
		struct nonet_board grid, again;
		uint64_t placements;
		nonet_generate_grid(nonet_seed_at(1, i), &grid, &placements);
		assert_true(naive_is_solution(&grid, &empty));
		assert_true(placements >= NONET_CELLS);
		nonet_generate_grid(nonet_seed_at(1, i), &again, NULL);
		assert_memory_equal(&grid, &again, sizeof grid);
	}
}

/* The same on every machine: a change here changes what people's seeds give. */
static void a_seed_means_the_same_grid_for_ever(void **state) {
	(void)state;
	struct nonet_board grid;
	char line[NONET_LINE_SIZE];
	nonet_generate_grid(nonet_seed_at(1, 0), &grid, NULL);
	assert_string_equal(
	    nonet_board_print(&grid, line),
	    "726953814145278369983614725431589276257361498698742153512836947364197582879425631");
	nonet_generate_grid(nonet_seed_at(UINT64_MAX, UINT64_MAX), &grid, NULL);
	assert_string_equal(
	    nonet_board_print(&grid, line),
	    "136924785294875316587316249752189463618432957943657128365741892479268531821593674");
}

/* Each cell takes each digit about equally often: the expected 1000 of 9000, within six standard
 * deviations (29.8). */
static void every_cell_takes_every_digit(void **state) {
	(void)state;
	int seen[NONET_CELLS][10] = {{0}};
	for (uint64_t i = 0; i < 9000; i++) {
		struct nonet_board grid;
		nonet_generate_grid(nonet_seed_at(2, i), &grid, NULL);
		for (int cell = 0; cell < NONET_CELLS; cell++)
			seen[cell][grid.cell[cell]]++;
	}
	for (int cell = 0; cell < NONET_CELLS; cell++)
		for (int digit = 1; digit <= 9; digit++)
			assert_in_range(seen[cell][digit], 1000 - 180, 1000 + 180);
}

static void random_numbers_stay_below_their_bound(void **state) {
	(void)state;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 7);
	int seen[7] = {0};
	for (int i = 0; i < 7000; i++)
		seen[nonet_rng_below(&rng, 7)]++;
	for (int i = 0; i < 7; i++)
		assert_in_range(seen[i], 800, 1200);
	assert_int_equal(nonet_rng_below(&rng, 1), 0);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(grids_are_full_and_follow_from_the_seed),
	    cmocka_unit_test(a_seed_means_the_same_grid_for_ever),
	    cmocka_unit_test(every_cell_takes_every_digit),
	    cmocka_unit_test(random_numbers_stay_below_their_bound),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
