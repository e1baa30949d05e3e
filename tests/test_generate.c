#include "support.h"

#include <stdio.h>
#include <stdlib.h>
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

/* A class of bands, as in tests/data/band_classes.txt. */
struct band_class {
	char form[28];
	uint64_t bands;
	uint64_t grids;
	uint64_t seen;
};

enum { BAND_CLASSES = 416 };

static void read_band_classes(struct band_class class_ret[BAND_CLASSES]) {
	char line[256];
	FILE *file = fopen(NONET_TEST_DATA "/band_classes.txt", "r");
	assert_non_null(file);
	int count = 0;
	while (fgets(line, sizeof line, file)) {
		if (line[0] == '#')
			continue;
		assert_in_range(count, 0, BAND_CLASSES - 1);
		struct band_class *class = &class_ret[count++];
		char *end;
		memcpy(class->form, line, 27);
		class->form[27] = '\0';
		class->bands = strtoull(line + 27, &end, 10);
		class->grids = strtoull(end, NULL, 10);
		class->seen = 0;
	}
	fclose(file);
	assert_int_equal(count, BAND_CLASSES);
}

static int compare_counts(const void *a, const void *b) {
	uint64_t x = ((const struct band_class *)a)->grids, y = ((const struct band_class *)b)->grids;
	return (x > y) - (x < y);
}

/* The numbers that are known: 416 classes of 9! * 2612736 bands, 44 numbers of grids, and
 * 6670903752021072936960 = 9! * 18383222420692992 grids in all. */
static void band_classes_add_up(void **state) {
	(void)state;
	struct band_class class[BAND_CLASSES];
	uint64_t bands = 0, grids = 0, numbers = 1;
	read_band_classes(class);
	for (int i = 0; i < BAND_CLASSES; i++) {
		bands += class[i].bands;
		grids += class[i].bands * class[i].grids;
		assert_true(i == 0 || strcmp(class[i - 1].form, class[i].form) < 0);
	}
	assert_int_equal(bands, 2612736);
	assert_int_equal(grids, 18383222420692992);
	qsort(class, BAND_CLASSES, sizeof *class, compare_counts);
	for (int i = 1; i < BAND_CLASSES; i++)
		numbers += class[i - 1].grids < class[i].grids;
	assert_int_equal(numbers, 44);
}

static const int orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

/* Labels the first row of a band from the left, but its columns in the order that makes the second
 * row small, once the order of rows and stacks and of the columns of the first stack is chosen.
 * False when the second row needs more of the third stack than of the second first: that never
 * gives the smallest. */
static bool label_band(char band[3][9], const int *rows, const int *stacks, const int *columns,
                       char form_ret[28]) {
	int column[9], label[10] = {0}, filled[3] = {3, 0, 0};
	const char *first = band[rows[0]];
	for (int i = 0; i < 3; i++)
		column[i] = 3 * stacks[0] + columns[i];
	/* The digits of the second row, from the left, say which columns of the first come next. */
	for (int i = 0; i < 6; i++) {
		if (i == 3) {
			if (filled[1] < 2)
				return false;
			for (int c = 3 * stacks[1]; filled[1] == 2 && c < 3 * stacks[1] + 3; c++)
				if (c != column[3] && c != column[4])
					column[3 + filled[1]++] = c;
		}
		int from = (int)((const char *)memchr(first, band[rows[1]][column[i]], 9) - first);
		int stack = from / 3 == stacks[1] ? 1 : 2;
		if (from / 3 != stacks[0] && !(i >= 3 && stack == 1))
			column[3 * stack + filled[stack]++] = from;
	}
	for (int i = 0; i < 9; i++)
		label[first[column[i]] - '0'] = i + 1;
	for (int i = 0; i < 27; i++)
		form_ret[i] = (char)('0' + label[band[rows[i / 9]][column[i % 9]] - '0']);
	form_ret[27] = '\0';
	return true;
}

static void find_band_form(char band[3][9], char form_ret[28]) {
	memset(form_ret, 'x', 27);
	form_ret[27] = '\0';
	for (int r = 0; r < 6; r++)
		for (int s = 0; s < 6; s++)
			for (int c = 0; c < 6; c++) {
				char form[28];
				if (label_band(band, orders[r], orders[s], orders[c], form) &&
				    strcmp(form, form_ret) < 0)
					memcpy(form_ret, form, 28);
			}
}

/* Band 0..2 of a grid, or stack 3..5 turned into one. */
static void take_band(const struct nonet_board *grid, int which, char band_ret[3][9]) {
	for (int r = 0; r < 3; r++)
		for (int c = 0; c < 9; c++) {
			int line = 3 * (which % 3) + r;
			band_ret[r][c] = (char)('0' + grid->cell[which < 3 ? 9 * line + c : 9 * c + line]);
		}
}

static int compare_forms(const void *a, const void *b) {
	return strcmp(a, ((const struct band_class *)b)->form);
}

/* How far Pearson's chi-square of the classes of a band of many grids is from its mean: the square
 * of a number that is about normal for uniform grids. Classes with fewer than 5 expected count
 * together. */
static double squared_deviation(void (*make)(uint64_t, struct nonet_board *, uint64_t *), int which,
                                int number) {
	static struct band_class class[BAND_CLASSES];
	read_band_classes(class);
	for (int i = 0; i < number; i++) {
		struct nonet_board grid;
		char band[3][9], form[28];
		make(nonet_seed_at(3, (uint64_t)i), &grid, NULL);
		take_band(&grid, which, band);
		find_band_form(band, form);
		struct band_class *found = bsearch(form, class, BAND_CLASSES, sizeof *class, compare_forms);
		assert_non_null(found);
		found->seen++;
	}
	double chi_square = 0, few_expected = 0, few_seen = 0;
	int cells = 0;
	for (int i = 0; i < BAND_CLASSES; i++) {
		double share = (double)(class[i].bands * class[i].grids) / 18383222420692992.0;
		double expected = share * number, seen = (double)class[i].seen;
		if (expected < 5) {
			few_expected += expected;
			few_seen += seen;
		} else {
			chi_square += (seen - expected) * (seen - expected) / expected;
			cells++;
		}
	}
	chi_square += (few_seen - few_expected) * (few_seen - few_expected) / few_expected;
	/* Degrees of freedom: one less than the cells, the one for the few among them. */
	return (chi_square - cells) * (chi_square - cells) / (2 * cells);
}

static void uniform_grids_have_the_known_bands(void **state) {
	(void)state;
	for (int which = 0; which < 6; which++) {
		double off = squared_deviation(nonet_generate_uniform_grid, which, 8000);
		if (off > 4 * 4)
			fail_msg("band %d: %f squared standard deviations", which, off);
	}
}

/* The test above can tell: the quick kind of grids is not uniform. */
static void other_grids_have_not(void **state) {
	(void)state;
	assert_true(squared_deviation(nonet_generate_grid, 0, 8000) > 10 * 10);
}

static void uniform_grids_are_full_and_follow_from_the_seed(void **state) {
	(void)state;
	static const struct nonet_board empty;
	uint64_t total = 0;
	for (uint64_t i = 0; i < 3000; i++) {
		struct nonet_board grid, again;
		uint64_t attempts;
		nonet_generate_uniform_grid(nonet_seed_at(1, i), &grid, &attempts);
		assert_true(naive_is_solution(&grid, &empty));
		nonet_generate_uniform_grid(nonet_seed_at(1, i), &again, NULL);
		assert_memory_equal(&grid, &again, sizeof grid);
		total += attempts;
	}
	/* One choice in 9! * 2612736 * 48168960 * 1728 / 6670903752021072936960 = 11.830 gives a grid;
	 * a standard deviation is 11.32 / sqrt(3000) = 0.21. */
	assert_in_range(total, 3000 * 11.0, 3000 * 12.7);
}

static void a_seed_means_the_same_uniform_grid_for_ever(void **state) {
	(void)state;
	struct nonet_board grid;
	char line[NONET_LINE_SIZE];
	nonet_generate_uniform_grid(nonet_seed_at(1, 0), &grid, NULL);
	assert_string_equal(
	    nonet_board_print(&grid, line),
	    "562419783984723516173856924291385647346172859758964231429537168617248395835691472");
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
	    cmocka_unit_test(band_classes_add_up),
	    cmocka_unit_test(uniform_grids_have_the_known_bands),
	    cmocka_unit_test(other_grids_have_not),
	    cmocka_unit_test(uniform_grids_are_full_and_follow_from_the_seed),
	    cmocka_unit_test(a_seed_means_the_same_uniform_grid_for_ever),
	    cmocka_unit_test(random_numbers_stay_below_their_bound),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
