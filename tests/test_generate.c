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
	for (int which = 0; which < repeats(6); which++) {
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

static bool is_unique(const struct nonet_board *puzzle) {
	struct nonet_answer answer;
	nonet_solve(puzzle, NULL, &answer);
	return answer.verdict == NONET_UNIQUE;
}

static bool is_minimal(const struct nonet_board *puzzle) {
	uint8_t redundant[NONET_CELLS];
	int number;
	if (!is_unique(puzzle))
		return false;
	nonet_redundant_clues(puzzle, NULL, redundant, &number);
	return number == 0;
}

static bool is_within(const struct nonet_board *part, const struct nonet_board *whole) {
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (part->cell[cell] && part->cell[cell] != whole->cell[cell])
			return false;
	return true;
}

static void minimizing_leaves_a_minimal_puzzle(void **state) {
	(void)state;
	for (uint64_t i = 0; i < 30; i++) {
		struct nonet_board grid, minimal, again, other;
		nonet_generate_grid(nonet_seed_at(4, i), &grid, NULL);
		const uint64_t *seed = i % 2 ? &i : NULL;
		assert_int_equal(nonet_minimize(&grid, seed, NULL, &minimal), NONET_OK);
		assert_true(is_minimal(&minimal) && is_within(&minimal, &grid));
		nonet_minimize(&grid, seed, NULL, &again);
		assert_memory_equal(&minimal, &again, sizeof minimal);
		nonet_minimize(&minimal, NULL, NULL, &again);
		assert_memory_equal(&minimal, &again, sizeof minimal);
		uint64_t other_seed = i + 1000;
		nonet_minimize(&grid, &other_seed, NULL, &other);
		assert_memory_not_equal(&minimal, &other, sizeof minimal);
	}
}

/* Puzzles as they are visited. */
struct puzzle_list {
	struct nonet_board puzzle[4096];
	int number;
	int limit; /* when to stop; 0: never */
};

static bool add_puzzle(void *context, const struct nonet_board *puzzle) {
	struct puzzle_list *list = context;
	assert_in_range(list->number, 0, 4095);
	list->puzzle[list->number++] = *puzzle;
	return list->number != list->limit;
}

static int compare_boards(const void *a, const void *b) {
	return memcmp(a, b, sizeof(struct nonet_board));
}

static bool list_has(struct puzzle_list *list, const struct nonet_board *puzzle) {
	return bsearch(puzzle, list->puzzle, (size_t)list->number, sizeof *puzzle, compare_boards);
}

static void sort_list(struct puzzle_list *list) {
	qsort(list->puzzle, (size_t)list->number, sizeof *list->puzzle, compare_boards);
	for (int i = 1; i < list->number; i++)
		assert_true(compare_boards(&list->puzzle[i - 1], &list->puzzle[i]) < 0);
}

/* How many minimal puzzles there are, by trying all subsets of the clues that are redundant, each
 * by itself; they have to be in the list. */
static int check_subsets(const struct nonet_board *puzzle, struct puzzle_list *list) {
	uint8_t redundant[NONET_CELLS], cells[NONET_CELLS];
	int number, found = 0;
	nonet_redundant_clues(puzzle, NULL, redundant, &number);
	for (int cell = 0, n = 0; cell < NONET_CELLS; cell++)
		if (redundant[cell])
			cells[n++] = (uint8_t)cell;
	for (int without = 0; without < 1 << number; without++) {
		struct nonet_board subset = *puzzle;
		for (int i = 0; i < number; i++)
			if (without >> i & 1)
				subset.cell[cells[i]] = 0;
		if (is_minimal(&subset)) {
			assert_true(list_has(list, &subset));
			found++;
		}
	}
	return found;
}

static void all_minimal_subsets_are_found_once(void **state) {
	(void)state;
	static struct puzzle_list list;
	int checked = 0;
	for (uint64_t i = 0; checked < repeats(8); i++) {
		struct nonet_board grid, puzzle;
		nonet_generate_grid(nonet_seed_at(5, i), &grid, NULL);
		nonet_minimize(&grid, &i, NULL, &puzzle);
		for (int cell = (int)(i % 7), more = 0; cell < NONET_CELLS && more < 5; cell += 7)
			if (puzzle.cell[cell] == 0) {
				puzzle.cell[cell] = grid.cell[cell];
				more++;
			}
		uint8_t redundant[NONET_CELLS];
		int number;
		nonet_redundant_clues(&puzzle, NULL, redundant, &number);
		if (number > 9)
			continue;
		checked++;
		list.number = list.limit = 0;
		uint64_t count;
		assert_int_equal(nonet_minimal_subsets(&puzzle, NULL, add_puzzle, &list, &count), NONET_OK);
		assert_int_equal(count, list.number);
		sort_list(&list);
		assert_int_equal(check_subsets(&puzzle, &list), list.number);
	}
}

static void minimal_subsets_can_be_limited(void **state) {
	(void)state;
	static struct puzzle_list list;
	struct nonet_board grid;
	uint64_t count;
	nonet_generate_grid(6, &grid, NULL);
	struct nonet_limits limits = {.solutions = 50};
	list.number = list.limit = 0;
	assert_int_equal(nonet_minimal_subsets(&grid, &limits, add_puzzle, &list, &count), NONET_LIMIT);
	assert_int_equal(count, 50);
	sort_list(&list);
	for (int i = 0; i < 50; i++)
		assert_true(is_minimal(&list.puzzle[i]) && is_within(&list.puzzle[i], &grid));

	list.number = 0;
	list.limit = 3;
	assert_int_equal(nonet_minimal_subsets(&grid, NULL, add_puzzle, &list, &count), NONET_STOPPED);
	assert_int_equal(count, 3);
	struct nonet_limits short_time = {.time_ns = 20000000};
	list.number = list.limit = 0;
	assert_int_equal(nonet_minimal_subsets(&grid, &short_time, add_puzzle, &list, NULL),
	                 NONET_TIMEOUT);

	static const struct nonet_board empty;
	assert_int_equal(nonet_minimal_subsets(&empty, NULL, add_puzzle, &list, &count), NONET_OK);
	assert_int_equal(count, 0);
}

/* A puzzle with few clues, so that all exchanges can be tried by plain loops. */
static const char seventeen[] =
    "................12..3..4...........5....4.36.78..1.........5..4.1...3....2.....8.";

/* All of the neighbours -1+1, in the plain way. */
static int check_exchanges(const struct nonet_board *puzzle, struct puzzle_list *list) {
	int found = 0;
	for (int out = 0; out < NONET_CELLS; out++)
		for (int in = 0; in < NONET_CELLS; in++)
			for (uint8_t digit = 1; digit <= 9; digit++) {
				struct nonet_board board = *puzzle;
				board.cell[out] = 0;
				if (!puzzle->cell[out] || board.cell[in] || puzzle->cell[in] == digit)
					continue;
				board.cell[in] = digit;
				if (is_minimal(&board)) {
					assert_true(list_has(list, &board));
					found++;
				}
			}
	return found;
}

static void neighbours_are_all_exchanges(void **state) {
	(void)state;
	static struct puzzle_list list, other;
	struct nonet_board puzzle = board_of(seventeen);
	for (int threads = 1; threads <= 3; threads += 2) {
		uint64_t count;
		list.number = list.limit = 0;
		assert_int_equal(nonet_neighbours(&puzzle, 1, 1, threads, NULL, add_puzzle, &list, &count),
		                 NONET_OK);
		assert_int_equal(count, list.number);
		sort_list(&list);
		assert_int_equal(check_exchanges(&puzzle, &list), list.number);
	}
	assert_true(list.number > 0);
	/* The way back: the puzzle is a neighbour of its neighbours, by the same exchange. */
	for (int i = 0; i < list.number && i < repeats(3); i++) {
		other.number = other.limit = 0;
		nonet_neighbours(&list.puzzle[i], 1, 1, 1, NULL, add_puzzle, &other, NULL);
		sort_list(&other);
		assert_true(list_has(&other, &puzzle));
	}
}

static void neighbours_of_other_sizes(void **state) {
	(void)state;
	static struct puzzle_list list;
	struct nonet_board puzzle = board_of(seventeen);
	uint64_t count;
	list.number = list.limit = 0;
	/* Nothing exchanged: the puzzle itself. Of a minimal one nothing can only be taken out, and a
	 * clue that is only put in is one too many. */
	assert_int_equal(nonet_neighbours(&puzzle, 0, 0, 1, NULL, add_puzzle, &list, &count), NONET_OK);
	assert_int_equal(count, 1);
	assert_memory_equal(&list.puzzle[0], &puzzle, sizeof puzzle);
	nonet_neighbours(&puzzle, 1, 0, 1, NULL, add_puzzle, &list, &count);
	assert_int_equal(count, 0);

	/* One out and two in, as far as a limit: minimal, of 18 clues, 16 of them the puzzle's. */
	struct nonet_limits limits = {.solutions = 40};
	list.number = 0;
	assert_int_equal(nonet_neighbours(&puzzle, 1, 2, 2, &limits, add_puzzle, &list, &count),
	                 NONET_LIMIT);
	assert_int_equal(count, 40);
	sort_list(&list);
	for (int i = 0; i < 40; i++) {
		int kept = 0;
		for (int cell = 0; cell < NONET_CELLS; cell++)
			kept += puzzle.cell[cell] && puzzle.cell[cell] == list.puzzle[i].cell[cell];
		assert_int_equal(kept, 16);
		assert_int_equal(nonet_board_clue_count(&list.puzzle[i]), 18);
		assert_true(is_minimal(&list.puzzle[i]));
	}
	/* A grid with a few cells empty leaves next to nothing to put in. */
	struct nonet_board grid;
	nonet_generate_grid(7, &grid, NULL);
	struct nonet_limits short_time = {.time_ns = 1000000};
	list.number = 0;
	assert_int_equal(nonet_neighbours(&grid, 5, 1, 1, &short_time, add_puzzle, &list, NULL),
	                 NONET_TIMEOUT);
	assert_int_equal(nonet_neighbours(&puzzle, 2, 2, 1, &short_time, add_puzzle, &list, NULL),
	                 NONET_TIMEOUT);
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
	    cmocka_unit_test(minimizing_leaves_a_minimal_puzzle),
	    cmocka_unit_test(all_minimal_subsets_are_found_once),
	    cmocka_unit_test(minimal_subsets_can_be_limited),
	    cmocka_unit_test(neighbours_are_all_exchanges),
	    cmocka_unit_test(neighbours_of_other_sizes),
	    cmocka_unit_test(random_numbers_stay_below_their_bound),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
