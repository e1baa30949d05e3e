#include "generate/extreme.h"
#include "generate/symmetry.h"
#include "support.h"

#include <string.h>

enum { PUZZLES = 64 };

/* Puzzles as they come. */
struct collection {
	size_t wanted;
	size_t number;
	struct nonet_generated puzzle[PUZZLES];
};

static bool collect(void *context, const struct nonet_generated *generated) {
	struct collection *collection = context;
	collection->puzzle[collection->number++] = *generated;
	return collection->number < collection->wanted;
}

static const struct nonet_kernel *slowest_kernel(void) {
	size_t number;
	const struct nonet_kernel *const *kernels = nonet_kernels(&number);
	return kernels[number - 1];
}

static struct collection make(const struct nonet_wish *wish, size_t wanted,
                              struct nonet_generate_options options) {
	struct collection collection = {.wanted = wanted};
	options.visit = collect;
	options.context = &collection;
	assert_int_equal(nonet_generate(wish, &options, NULL), NONET_OK);
	assert_int_equal(collection.number, wanted);
	return collection;
}

static struct collection make_from_seed(const struct nonet_wish *wish, size_t wanted,
                                        uint64_t seed) {
	return make(wish, wanted, (struct nonet_generate_options){.seed = seed});
}

/* ---- Checks that share no code with the search ---------------------------------------- */

/* Where a cell goes under each of the eight symmetries of the square. */
static int image(int turn, int cell) {
	int r = cell / 9, c = cell % 9;
	if (turn & 4) {
		int t = r;
		r = c;
		c = t;
	}
	return (turn & 1 ? 8 - r : r) * 9 + (turn & 2 ? 8 - c : c);
}

/* Which of those eight each symmetry means, as bits. */
static const unsigned turns_of[NONET_SYMMETRY_COUNT] = {
    [NONET_SYMMETRY_NONE] = 1u << 0,
    [NONET_SYMMETRY_ROTATE180] = 1u << 0 | 1u << 3,
    [NONET_SYMMETRY_ROTATE90] = 1u << 0 | 1u << 3 | 1u << 5 | 1u << 6,
    [NONET_SYMMETRY_HORIZONTAL] = 1u << 0 | 1u << 1,
    [NONET_SYMMETRY_VERTICAL] = 1u << 0 | 1u << 2,
    [NONET_SYMMETRY_DIAGONAL] = 1u << 0 | 1u << 4,
    [NONET_SYMMETRY_ANTIDIAGONAL] = 1u << 0 | 1u << 7,
    [NONET_SYMMETRY_BOTH_DIAGONALS] = 1u << 0 | 1u << 3 | 1u << 4 | 1u << 7,
    [NONET_SYMMETRY_FULL] = 0xFF,
};

static void assert_symmetrical(const struct nonet_board *puzzle, enum nonet_symmetry symmetry) {
	for (int turn = 0; turn < 8; turn++)
		if (turns_of[symmetry] >> turn & 1)
			for (int cell = 0; cell < NONET_CELLS; cell++)
				assert_int_equal(puzzle->cell[cell] != 0, puzzle->cell[image(turn, cell)] != 0);
}

/* No orbit of the symmetry can be taken out. */
static void assert_minimal(const struct nonet_board *puzzle, enum nonet_symmetry symmetry) {
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		struct nonet_board without = *puzzle;
		if (!puzzle->cell[cell])
			continue;
		for (int turn = 0; turn < 8; turn++)
			if (turns_of[symmetry] >> turn & 1)
				without.cell[image(turn, cell)] = 0;
		assert_int_not_equal(naive_count(&without, 2), 1);
	}
}

static void assert_proper(const struct nonet_generated *generated) {
	uint64_t count = naive_count(&generated->puzzle, 2);
	assert_true(count == 1 || count == NAIVE_GAVE_UP);
	assert_true(naive_is_solution(&generated->solution, &generated->puzzle));
	assert_int_equal(generated->clues, nonet_board_clue_count(&generated->puzzle));
}

/* ---- Tests ---------------------------------------------------------------------------- */

static void puzzles_are_proper_minimal_and_symmetrical(void **state) {
	(void)state;
	for (int i = 0; i < NONET_SYMMETRY_COUNT; i++) {
		struct nonet_wish wish = {.symmetry = (enum nonet_symmetry)i};
		struct collection made = make_from_seed(&wish, 3, 3);
		for (size_t j = 0; j < made.number; j++) {
			assert_proper(&made.puzzle[j]);
			assert_int_equal(made.puzzle[j].symmetry, i);
			assert_symmetrical(&made.puzzle[j].puzzle, wish.symmetry);
			assert_minimal(&made.puzzle[j].puzzle, wish.symmetry);
		}
	}
}

static void symmetries_are_drawn_at_random(void **state) {
	(void)state;
	struct nonet_wish wish = {.random_symmetry = true};
	struct collection made = make_from_seed(&wish, PUZZLES, 4);
	unsigned seen = 0;
	for (size_t i = 0; i < made.number; i++) {
		seen |= 1u << made.puzzle[i].symmetry;
		assert_symmetrical(&made.puzzle[i].puzzle, made.puzzle[i].symmetry);
	}
	assert_int_equal(seen, (1u << NONET_SYMMETRY_COUNT) - 1);
}

static void assert_same(const struct collection *a, const struct collection *b) {
	assert_int_equal(a->number, b->number);
	for (size_t i = 0; i < a->number; i++) {
		assert_memory_equal(&a->puzzle[i].puzzle, &b->puzzle[i].puzzle, sizeof(struct nonet_board));
		assert_true(a->puzzle[i].seed == b->puzzle[i].seed);
	}
}

static void threads_and_kernels_do_not_matter(void **state) {
	(void)state;
	struct nonet_wish wish = {.symmetry = NONET_SYMMETRY_DIAGONAL, .most_clues = 26};
	struct collection one = make_from_seed(&wish, PUZZLES, 5);
	struct collection three =
	    make(&wish, PUZZLES, (struct nonet_generate_options){.seed = 5, .threads = 3});
	struct collection plain = make(
	    &wish, PUZZLES, (struct nonet_generate_options){.seed = 5, .kernel = slowest_kernel()});
	assert_same(&one, &three);
	assert_same(&one, &plain);

	struct nonet_wish few = {.most_clues = 21};
	struct collection alone = make_from_seed(&few, 3, 5);
	struct collection together =
	    make(&few, 3,
	         (struct nonet_generate_options){.seed = 5, .threads = 2, .kernel = slowest_kernel()});
	assert_same(&alone, &together);
}

static void each_puzzle_comes_first_from_its_own_seed(void **state) {
	(void)state;
	struct nonet_wish wish = {.symmetry = NONET_SYMMETRY_ROTATE180, .fewest_clues = 24};
	struct collection made = make_from_seed(&wish, 10, 6);
	for (size_t i = 0; i < made.number; i++) {
		struct collection again = make_from_seed(&wish, 1, made.puzzle[i].seed);
		assert_memory_equal(&again.puzzle[0].puzzle, &made.puzzle[i].puzzle,
		                    sizeof(struct nonet_board));
	}
}

/* The same on every machine: a change here changes what people's seeds give. */
static void a_seed_means_the_same_puzzle_for_ever(void **state) {
	(void)state;
	struct nonet_wish wish = {0};
	char line[NONET_LINE_SIZE];
	struct collection made = make_from_seed(&wish, 1, 1);
	assert_string_equal(
	    nonet_board_print(&made.puzzle[0].puzzle, line),
	    "2.5.37.....78.....3.....7...2.9...7.6...4.3..5........9....5....12.7..39..64..2..");
}

static void clue_counts_are_kept(void **state) {
	(void)state;
	struct nonet_wish wish = {.fewest_clues = 23, .most_clues = 24};
	struct collection made = make_from_seed(&wish, 20, 7);
	for (size_t i = 0; i < made.number; i++)
		assert_in_range(made.puzzle[i].clues, 23, 24);
	assert_minimal(&made.puzzle[0].puzzle, NONET_SYMMETRY_NONE);
}

static void redundant_clues_make_up_the_number(void **state) {
	(void)state;
	struct nonet_wish wish = {.symmetry = NONET_SYMMETRY_FULL,
	                          .keep_redundant = true,
	                          .fewest_clues = 40,
	                          .most_clues = 41};
	struct collection made = make_from_seed(&wish, 20, 8);
	for (size_t i = 0; i < made.number; i++) {
		assert_proper(&made.puzzle[i]);
		assert_in_range(made.puzzle[i].clues, 40, 41);
		assert_symmetrical(&made.puzzle[i].puzzle, NONET_SYMMETRY_FULL);
	}
}

static void solutions_are_kept(void **state) {
	(void)state;
	struct nonet_wish wish = {.has_solution = true};
	nonet_generate_grid(9, &wish.solution, NULL);
	struct collection made = make_from_seed(&wish, 10, 9);
	for (size_t i = 0; i < made.number; i++) {
		assert_proper(&made.puzzle[i]);
		assert_true(naive_is_solution(&wish.solution, &made.puzzle[i].puzzle));
	}
}

static void set_pattern(struct nonet_wish *wish, const struct nonet_board *puzzle) {
	wish->has_pattern = true;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		wish->pattern[cell] = puzzle->cell[cell] != 0;
}

static void assert_pattern(const struct nonet_wish *wish, const struct nonet_board *puzzle) {
	for (int cell = 0; cell < NONET_CELLS; cell++)
		assert_int_equal(puzzle->cell[cell] != 0, wish->pattern[cell]);
}

static void patterns_are_filled(void **state) {
	(void)state;
	struct nonet_wish wish = {0};
	struct nonet_board puzzle = board_of(
	    ".1..11...1......1...1..111......1.1.1...1...1.1.1......111..1...1......1...11..1.");
	set_pattern(&wish, &puzzle);
	struct collection minimal = make_from_seed(&wish, 2, 10);
	wish.keep_redundant = true;
	struct collection any = make_from_seed(&wish, 2, 10);
	for (size_t i = 0; i < 2; i++) {
		assert_proper(&minimal.puzzle[i]);
		assert_pattern(&wish, &minimal.puzzle[i].puzzle);
		assert_minimal(&minimal.puzzle[i].puzzle, NONET_SYMMETRY_NONE);
		assert_proper(&any.puzzle[i]);
		assert_pattern(&wish, &any.puzzle[i].puzzle);
	}
}

/* Few puzzles with so many clues need all of them. */
static void large_patterns_are_filled(void **state) {
	(void)state;
	struct nonet_wish wish = {0};
	struct nonet_board puzzle = board_of(
	    ".1..1..1.1..1.1..1..1...1..11..1..1..1..1..1..1..1...1...1..1..1.1..1.1..1..1..1.");
	set_pattern(&wish, &puzzle);
	assert_int_equal(nonet_board_clue_count(&puzzle), 28);
	struct collection made = make_from_seed(&wish, 1, 3);
	assert_proper(&made.puzzle[0]);
	assert_pattern(&wish, &made.puzzle[0].puzzle);
	assert_minimal(&made.puzzle[0].puzzle, NONET_SYMMETRY_NONE);
}

/* Puzzles that a symmetry arranged have it, or, by chance, a larger one. */
static void symmetries_are_recognised(void **state) {
	(void)state;
	for (int i = 0; i < NONET_SYMMETRY_COUNT; i++) {
		struct nonet_wish wish = {.symmetry = (enum nonet_symmetry)i};
		struct collection made = make_from_seed(&wish, PUZZLES, 4);
		bool is_seen = false;
		for (size_t j = 0; j < PUZZLES; j++) {
			enum nonet_symmetry found = nonet_symmetry_of(made.puzzle[j].puzzle.cell);
			assert_symmetrical(&made.puzzle[j].puzzle, found);
			assert_true(found == wish.symmetry ||
			            __builtin_popcount(turns_of[found]) > __builtin_popcount(turns_of[i]));
			is_seen |= found == wish.symmetry;
		}
		assert_true(is_seen);
	}
	struct nonet_board empty = {{0}};
	assert_int_equal(nonet_symmetry_of(empty.cell), NONET_SYMMETRY_FULL);
}

/* A pattern and a solution are one puzzle, which has to be as wished like any other. */
static void a_pattern_of_a_solution_is_looked_at(void **state) {
	(void)state;
	struct nonet_wish wish = {0};
	struct collection made = make_from_seed(&wish, 1, 11);
	set_pattern(&wish, &made.puzzle[0].puzzle);
	wish.has_solution = true;
	wish.solution = made.puzzle[0].solution;
	struct collection again = make_from_seed(&wish, 1, 12);
	assert_memory_equal(&again.puzzle[0].puzzle, &made.puzzle[0].puzzle,
	                    sizeof(struct nonet_board));

	int cell = 0;
	while (wish.pattern[cell])
		cell++;
	wish.pattern[cell] = 1;
	char reason[NONET_WISH_TEXT_SIZE];
	assert_false(nonet_wish_possible(&wish, reason));
	assert_string_equal(reason,
	                    "the only puzzle with this pattern and this solution is not minimal");
}

/* Of puzzles of which there is only one, no second is looked for. */
static void the_only_puzzle_comes_once(void **state) {
	(void)state;
	struct nonet_wish wish = {.keep_redundant = true, .has_solution = true};
	nonet_generate_grid(9, &wish.solution, NULL);
	struct nonet_wish full = wish;
	full.fewest_clues = NONET_CELLS;
	wish.has_pattern = true;
	memset(wish.pattern, 1, NONET_CELLS - 1);
	const struct nonet_wish *wishes[] = {&wish, &full};
	for (size_t i = 0; i < 2; i++) {
		struct collection some = {.wanted = PUZZLES};
		struct nonet_generate_options options = {.visit = collect, .context = &some, .threads = 2};
		assert_int_equal(nonet_generate(wishes[i], &options, NULL), NONET_LIMIT);
		assert_int_equal(some.number, 1);
	}
}

/* A pattern is filled with what is minimal under the wished symmetry, which is less than what is
 * minimal clue by clue. */
static void patterns_are_minimal_under_their_symmetry(void **state) {
	(void)state;
	char reason[NONET_WISH_TEXT_SIZE];
	for (int i = 0; i < NONET_SYMMETRY_COUNT; i++) {
		struct nonet_wish wish = {.symmetry = (enum nonet_symmetry)i};
		struct collection made = make_from_seed(&wish, 1, 2);
		set_pattern(&wish, &made.puzzle[0].puzzle);
		struct nonet_wish settled = wish;
		settled.has_solution = true;
		settled.solution = made.puzzle[0].solution;
		assert_true(nonet_wish_possible(&settled, reason));
		struct collection again = make_from_seed(&settled, 1, 1);
		assert_memory_equal(&again.puzzle[0].puzzle, &made.puzzle[0].puzzle,
		                    sizeof(struct nonet_board));
	}
	struct nonet_wish turned = {.symmetry = NONET_SYMMETRY_ROTATE180};
	struct collection made = make_from_seed(&turned, 1, 2);
	set_pattern(&turned, &made.puzzle[0].puzzle);
	struct collection others = make_from_seed(&turned, 1, 1);
	assert_proper(&others.puzzle[0]);
	assert_pattern(&turned, &others.puzzle[0].puzzle);
	assert_minimal(&others.puzzle[0].puzzle, NONET_SYMMETRY_ROTATE180);
}

static void puzzles_with_few_clues_are_climbed_to(void **state) {
	(void)state;
	struct nonet_wish wish = {.most_clues = 21};
	struct nonet_wish turned = {.symmetry = NONET_SYMMETRY_ROTATE180, .most_clues = 23};
	struct collection few = make_from_seed(&wish, 3, 30);
	struct collection more = make_from_seed(&turned, 3, 30);
	struct collection again = make_from_seed(&wish, 1, few.puzzle[2].seed);
	for (size_t i = 0; i < 3; i++) {
		assert_proper(&few.puzzle[i]);
		assert_true(few.puzzle[i].clues <= 21);
		assert_minimal(&few.puzzle[i].puzzle, NONET_SYMMETRY_NONE);
		assert_proper(&more.puzzle[i]);
		assert_true(more.puzzle[i].clues <= 23);
		assert_symmetrical(&more.puzzle[i].puzzle, NONET_SYMMETRY_ROTATE180);
		assert_minimal(&more.puzzle[i].puzzle, NONET_SYMMETRY_ROTATE180);
	}
	assert_memory_equal(&again.puzzle[0].puzzle, &few.puzzle[2].puzzle, sizeof(struct nonet_board));
}

static void hard_puzzles_are_climbed_to(void **state) {
	(void)state;
	struct nonet_wish wish = {.lowest_se = 90};
	struct collection made = make_from_seed(&wish, 1, 31);
	struct nonet_se_rating se;
	nonet_rate_se(&made.puzzle[0].puzzle, NULL, &se);
	assert_true(se.er >= 90);
	assert_minimal(&made.puzzle[0].puzzle, NONET_SYMMETRY_NONE);

	/* Near one that is as wished there are others. */
	wish.has_from = true;
	wish.from = made.puzzle[0].puzzle;
	made = make_from_seed(&wish, 2, 31);
	for (size_t i = 0; i < made.number; i++)
		assert_memory_not_equal(&made.puzzle[i].puzzle, &wish.from, sizeof wish.from);
}

static void extreme_puzzles_come_at_once(void **state) {
	(void)state;
	for (uint64_t seed = 0; seed < 12; seed++) {
		struct nonet_board start = nonet_extreme_random(seed);
		struct nonet_grade grade;
		nonet_rate_nonet(&start, NULL, &grade);
		assert_int_equal(grade.verdict, NONET_UNIQUE);
		assert_int_equal(grade.level, NONET_LEVEL_EXTREME);
		assert_minimal(&start, NONET_SYMMETRY_NONE);
	}
	const struct nonet_wish wish = {.has_level = true,
	                                .lowest_level = NONET_LEVEL_EXTREME,
	                                .highest_level = NONET_LEVEL_EXTREME};
	struct collection made =
	    make(&wish, 1, (struct nonet_generate_options){.seed = 5, .attempts = 20});
	assert_proper(&made.puzzle[0]);
	assert_minimal(&made.puzzle[0].puzzle, NONET_SYMMETRY_NONE);
	assert_int_equal(made.puzzle[0].grade.level, NONET_LEVEL_EXTREME);
}

static void neighbours_share_the_solution(void **state) {
	(void)state;
	struct nonet_wish wish = {.symmetry = NONET_SYMMETRY_ROTATE180};
	struct collection start = make_from_seed(&wish, 1, 32);
	wish.has_from = true;
	wish.from = start.puzzle[0].puzzle;
	struct collection made = make_from_seed(&wish, 5, 33);
	for (size_t i = 0; i < made.number; i++) {
		assert_proper(&made.puzzle[i]);
		assert_memory_equal(&made.puzzle[i].solution, &start.puzzle[0].solution,
		                    sizeof(struct nonet_board));
		assert_symmetrical(&made.puzzle[i].puzzle, NONET_SYMMETRY_ROTATE180);
		assert_minimal(&made.puzzle[i].puzzle, NONET_SYMMETRY_ROTATE180);
	}
}

/* A seed whose first attempt is known to find one, as most do not. */
static void unbiased_puzzles_are_minimal_and_weighed(void **state) {
	(void)state;
	struct nonet_wish wish = {.unbiased = true};
	struct collection made = make_from_seed(&wish, 1, UINT64_C(6499323580385351587));
	assert_proper(&made.puzzle[0]);
	assert_minimal(&made.puzzle[0].puzzle, NONET_SYMMETRY_NONE);
	double weight = 1; /* C(81, n) / C(81, 25) */
	for (int n = 26; n <= made.puzzle[0].clues; n++)
		weight = weight * (82 - n) / n;
	assert_true(made.puzzle[0].clues >= 25);
	assert_true(made.puzzle[0].weight > weight * 0.999999);
	assert_true(made.puzzle[0].weight < weight * 1.000001);
}

/* The means that are looked for quickly have to be those of the whole grade. */
static void levels_are_kept(void **state) {
	(void)state;
	static const enum nonet_level ranges[][2] = {
	    {NONET_LEVEL_BEGINNER, NONET_LEVEL_BEGINNER}, {NONET_LEVEL_EASY, NONET_LEVEL_EASY},
	    {NONET_LEVEL_MEDIUM, NONET_LEVEL_MEDIUM},     {NONET_LEVEL_TRICKY, NONET_LEVEL_TRICKY},
	    {NONET_LEVEL_HARD, NONET_LEVEL_EXPERT},       {NONET_LEVEL_TRICKY, NONET_LEVEL_EXTREME},
	};
	for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++) {
		struct nonet_wish wish = {
		    .has_level = true, .lowest_level = ranges[i][0], .highest_level = ranges[i][1]};
		struct collection made = make_from_seed(&wish, 6, 20);
		for (size_t j = 0; j < made.number; j++) {
			struct nonet_grade grade;
			assert_int_equal(nonet_rate_nonet(&made.puzzle[j].puzzle, NULL, &grade), NONET_OK);
			assert_in_range(grade.level, ranges[i][0], ranges[i][1]);
		}
	}
}

/* The quick look at levels rules out nothing that the whole grade would not. */
static void no_level_is_overlooked(void **state) {
	(void)state;
	struct nonet_wish any = {.scales = NONET_SCALE_NONET};
	struct collection made = make_from_seed(&any, PUZZLES, 21);
	for (int level = NONET_LEVEL_BEGINNER; level <= NONET_LEVEL_HARD; level++) {
		struct nonet_wish wish = {.has_level = true,
		                          .lowest_level = (enum nonet_level)level,
		                          .highest_level = (enum nonet_level)level};
		size_t expected = 0;
		for (size_t i = 0; i < made.number; i++)
			expected += made.puzzle[i].grade.level == wish.lowest_level;
		struct collection some = {.wanted = PUZZLES};
		struct nonet_generate_options options = {
		    .seed = 21, .attempts = PUZZLES, .visit = collect, .context = &some};
		assert_int_equal(nonet_generate(&wish, &options, NULL), NONET_LIMIT);
		assert_int_equal(some.number, expected);
	}
}

static void other_scales_are_kept(void **state) {
	(void)state;
	struct nonet_wish wish = {.lowest_se = 70,
	                          .highest_se = 75,
	                          .has_hodoku_level = true,
	                          .lowest_hodoku_level = NONET_HODOKU_HARD,
	                          .highest_hodoku_level = NONET_HODOKU_UNFAIR};
	struct collection made = make_from_seed(&wish, 3, 22);
	for (size_t i = 0; i < made.number; i++) {
		struct nonet_se_rating se;
		struct nonet_hodoku_rating hodoku;
		nonet_rate_se(&made.puzzle[i].puzzle, NULL, &se);
		nonet_rate_hodoku(&made.puzzle[i].puzzle, NULL, &hodoku);
		assert_in_range(se.er, 70, 75);
		assert_in_range(hodoku.level, NONET_HODOKU_HARD, NONET_HODOKU_UNFAIR);
		assert_int_equal(made.puzzle[i].se.er, se.er);
		assert_int_equal(made.puzzle[i].hodoku.score, hodoku.score);
	}
}

/* How often our own path takes each technique. */
static void count_steps(const struct nonet_board *puzzle, int steps_ret[NONET_TECHNIQUE_COUNT]) {
	struct nonet_path *path = path_from(NONET_PROFILE_NONET, puzzle);
	struct nonet_step step;
	memset(steps_ret, 0, NONET_TECHNIQUE_COUNT * sizeof *steps_ret);
	while (nonet_path_next(path, NULL, &step) == NONET_OK)
		steps_ret[step.technique]++;
	nonet_path_free(path);
}

static void techniques_are_taken(void **state) {
	(void)state;
	struct nonet_wish wish = {
	    .required_count = 2,
	    .required = {{NONET_TECHNIQUE_SKYSCRAPER, 1}, {NONET_TECHNIQUE_POINTING, 2}}};
	struct collection made = make_from_seed(&wish, 3, 23);
	for (size_t i = 0; i < made.number; i++) {
		int steps[NONET_TECHNIQUE_COUNT];
		count_steps(&made.puzzle[i].puzzle, steps);
		assert_true(steps[NONET_TECHNIQUE_SKYSCRAPER] >= 1);
		assert_true(steps[NONET_TECHNIQUE_POINTING] >= 2);
	}
}

static void other_techniques_are_not_taken(void **state) {
	(void)state;
	struct nonet_wish wish = {.only_count = 2,
	                          .only = {NONET_TECHNIQUE_NAKED_PAIR, NONET_TECHNIQUE_CLAIMING}};
	struct collection made = make_from_seed(&wish, 3, 24);
	for (size_t i = 0; i < made.number; i++) {
		int steps[NONET_TECHNIQUE_COUNT];
		count_steps(&made.puzzle[i].puzzle, steps);
		assert_true(steps[NONET_TECHNIQUE_NAKED_PAIR] > 0);
		assert_true(steps[NONET_TECHNIQUE_CLAIMING] > 0);
		steps[NONET_TECHNIQUE_NAKED_PAIR] = steps[NONET_TECHNIQUE_CLAIMING] = 0;
		steps[NONET_TECHNIQUE_FULL_HOUSE] = 0;
		steps[NONET_TECHNIQUE_NAKED_SINGLE] = steps[NONET_TECHNIQUE_HIDDEN_SINGLE] = 0;
		for (int t = 0; t < NONET_TECHNIQUE_COUNT; t++)
			assert_int_equal(steps[t], 0);
	}
}

static void the_impossible_is_refused(void **state) {
	(void)state;
	char reason[NONET_WISH_TEXT_SIZE];
	struct nonet_wish good = {.fewest_clues = 17, .most_clues = 17};
	struct nonet_wish few = {.most_clues = 16};
	struct nonet_wish crossed = {.fewest_clues = 30, .most_clues = 20};
	struct nonet_wish odd = {
	    .symmetry = NONET_SYMMETRY_ROTATE90, .fewest_clues = 26, .most_clues = 27};
	assert_true(nonet_wish_possible(&good, reason));
	assert_false(nonet_wish_possible(&few, reason));
	assert_false(nonet_wish_possible(&crossed, reason));
	assert_false(nonet_wish_possible(&odd, reason));
	assert_string_equal(reason, "no arrangement with the symmetry rotate90 has 26 to 27 clues");

	struct nonet_wish exact = {
	    .symmetry = NONET_SYMMETRY_ROTATE90, .fewest_clues = 26, .most_clues = 26};
	assert_false(nonet_wish_possible(&exact, reason));
	assert_string_equal(reason, "no arrangement with the symmetry rotate90 has 26 clues");

	struct nonet_wish torn = {.required_count = 1,
	                          .required = {{NONET_TECHNIQUE_AIC, 1}},
	                          .only_count = 1,
	                          .only = {NONET_TECHNIQUE_X_WING}};
	assert_false(nonet_wish_possible(&torn, reason));
	struct nonet_wish bad_grid = {.has_solution = true};
	assert_false(nonet_wish_possible(&bad_grid, reason));
	struct nonet_wish empty_rows = {.has_pattern = true};
	memset(empty_rows.pattern + 18, 1, NONET_CELLS - 18);
	assert_false(nonet_wish_possible(&empty_rows, reason));
	assert_non_null(strstr(reason, "row 1 and row 2"));
	memset(empty_rows.pattern, 1, 9);
	empty_rows.keep_redundant = true;
	assert_true(nonet_wish_possible(&empty_rows, reason));
	empty_rows.symmetry = NONET_SYMMETRY_HORIZONTAL;
	assert_false(nonet_wish_possible(&empty_rows, reason));
}

/* A clue of a full house follows from the others, unless it only goes together with another one. */
static void what_is_never_minimal_is_refused(void **state) {
	(void)state;
	char reason[NONET_WISH_TEXT_SIZE];
	for (int i = 0; i < NONET_SYMMETRY_COUNT; i++) {
		struct nonet_wish full = {.symmetry = (enum nonet_symmetry)i, .fewest_clues = NONET_CELLS};
		struct nonet_wish pattern = {.symmetry = (enum nonet_symmetry)i, .has_pattern = true};
		memset(pattern.pattern, 1, NONET_CELLS);
		assert_false(nonet_wish_possible(&full, reason));
		assert_false(nonet_wish_possible(&pattern, reason));
		full.keep_redundant = pattern.keep_redundant = true;
		assert_true(nonet_wish_possible(&full, reason));
		assert_true(nonet_wish_possible(&pattern, reason));
	}
	struct nonet_wish most = {.fewest_clues = 72};
	assert_true(nonet_wish_possible(&most, reason));
	most.fewest_clues = 73;
	assert_false(nonet_wish_possible(&most, reason));

	struct nonet_wish row = {.has_pattern = true};
	for (int cell = 0; cell < NONET_CELLS; cell++)
		row.pattern[cell] = cell < 9 || cell >= 72 || cell % 2;
	assert_false(nonet_wish_possible(&row, reason));
	assert_non_null(strstr(reason, "row 1"));
	row.symmetry = NONET_SYMMETRY_ROTATE180;
	assert_true(nonet_wish_possible(&row, reason));
}

static void levels_without_a_wished_technique_are_refused(void **state) {
	(void)state;
	char reason[NONET_WISH_TEXT_SIZE];
	for (int level = NONET_LEVEL_BEGINNER; level <= NONET_LEVEL_EXTREME; level++) {
		struct nonet_wish required = {.has_level = true,
		                              .highest_level = (enum nonet_level)level,
		                              .required_count = 1,
		                              .required = {{NONET_TECHNIQUE_X_WING, 1}}};
		struct nonet_wish only = {.has_level = true,
		                          .highest_level = (enum nonet_level)level,
		                          .only_count = 1,
		                          .only = {NONET_TECHNIQUE_X_WING}};
		struct nonet_wish single = {.has_level = true,
		                            .highest_level = (enum nonet_level)level,
		                            .required_count = 1,
		                            .required = {{NONET_TECHNIQUE_HIDDEN_SINGLE, 1}}};
		assert_int_equal(nonet_wish_possible(&required, reason), level > NONET_LEVEL_MEDIUM);
		assert_int_equal(nonet_wish_possible(&only, reason), level > NONET_LEVEL_MEDIUM);
		assert_true(nonet_wish_possible(&single, reason));
	}
}

/* Adds the techniques of our own path, as required and as the only ones. */
static void wish_for_path(const struct nonet_board *puzzle, struct nonet_wish *wish) {
	bool taken[NONET_TECHNIQUE_COUNT] = {false};
	struct nonet_position start;
	struct nonet_step step;
	nonet_position_start(puzzle, &start);
	struct nonet_path *path = nonet_path_new(NONET_PROFILE_NONET, &start, NULL);
	assert_non_null(path);
	while (nonet_path_next(path, NULL, &step) == NONET_OK)
		taken[step.technique] = true;
	nonet_path_free(path);
	for (int i = 0; i < NONET_TECHNIQUE_COUNT && wish->only_count < NONET_WISH_TECHNIQUES; i++)
		if (taken[i]) {
			wish->required[wish->required_count++] =
			    (struct nonet_required){(enum nonet_technique)i, 1};
			wish->only[wish->only_count++] = (enum nonet_technique)i;
		}
}

/* What some puzzle has is not refused. */
static void what_there_is_is_possible(void **state) {
	(void)state;
	char reason[NONET_WISH_TEXT_SIZE];
	for (int level = NONET_LEVEL_BEGINNER; level <= NONET_LEVEL_HARD; level++) {
		struct nonet_wish wish = {.has_level = true,
		                          .lowest_level = (enum nonet_level)level,
		                          .highest_level = (enum nonet_level)level,
		                          .scales =
		                              NONET_SCALE_NONET | NONET_SCALE_SE | NONET_SCALE_HODOKU};
		struct collection made = make_from_seed(&wish, 30, 5);
		for (size_t i = 0; i < made.number; i++) {
			struct nonet_wish same = wish;
			same.lowest_se = same.highest_se = made.puzzle[i].se.er;
			same.has_hodoku_level = true;
			same.lowest_hodoku_level = same.highest_hodoku_level = made.puzzle[i].hodoku.level;
			wish_for_path(&made.puzzle[i].puzzle, &same);
			assert_true(nonet_wish_possible(&same, reason));
		}
	}
}

/* Scales that exclude one another, with the last wish that they do not exclude. */
static void what_is_too_hard_or_too_easy_is_refused(void **state) {
	(void)state;
	static const struct {
		enum nonet_level level;
		uint16_t possible_se, impossible_se; /* as the lowest, for puzzles up to the level */
	} lowest[] = {
	    {NONET_LEVEL_BEGINNER, 12, 13}, {NONET_LEVEL_EASY, 23, 24}, {NONET_LEVEL_MEDIUM, 34, 35}};
	static const struct {
		enum nonet_level level;
		uint16_t possible_se, impossible_se; /* as the highest, for puzzles from the level on */
	} highest[] = {{NONET_LEVEL_EASY, 15, 12},
	               {NONET_LEVEL_MEDIUM, 17, 16},
	               {NONET_LEVEL_TRICKY, 25, 24},
	               {NONET_LEVEL_HARD, 42, 41}};
	char reason[NONET_WISH_TEXT_SIZE];
	for (size_t i = 0; i < sizeof lowest / sizeof *lowest; i++) {
		struct nonet_wish wish = {.has_level = true,
		                          .highest_level = lowest[i].level,
		                          .lowest_se = lowest[i].possible_se};
		assert_true(nonet_wish_possible(&wish, reason));
		wish.lowest_se = lowest[i].impossible_se;
		assert_false(nonet_wish_possible(&wish, reason));
	}
	for (size_t i = 0; i < sizeof highest / sizeof *highest; i++) {
		struct nonet_wish wish = {.has_level = true,
		                          .lowest_level = highest[i].level,
		                          .highest_level = NONET_LEVEL_EXTREME,
		                          .highest_se = highest[i].possible_se};
		assert_true(nonet_wish_possible(&wish, reason));
		wish.highest_se = highest[i].impossible_se;
		assert_false(nonet_wish_possible(&wish, reason));
	}
	struct nonet_wish hodoku = {
	    .has_hodoku_level = true, .highest_hodoku_level = NONET_HODOKU_EASY, .lowest_se = 24};
	assert_false(nonet_wish_possible(&hodoku, reason));
	hodoku.highest_hodoku_level = NONET_HODOKU_MEDIUM;
	assert_true(nonet_wish_possible(&hodoku, reason));
	struct nonet_wish only = {
	    .only_count = 1, .only = {NONET_TECHNIQUE_SWORDFISH}, .lowest_se = 55};
	assert_false(nonet_wish_possible(&only, reason));
	only.only[0] = NONET_TECHNIQUE_XY_WING;
	assert_true(nonet_wish_possible(&only, reason));
}

static void attempts_end_and_are_counted(void **state) {
	(void)state;
	struct nonet_wish wish = {.fewest_clues = 17, .most_clues = 18};
	struct nonet_generate_tally tally;
	struct collection none = {.wanted = 1};
	struct nonet_generate_options options = {
	    .seed = 1, .attempts = 4, .threads = 2, .visit = collect, .context = &none};
	assert_int_equal(nonet_generate(&wish, &options, &tally), NONET_LIMIT);
	assert_int_equal(tally.attempts, 4);
	assert_int_equal(tally.proper, 4);
	assert_int_equal(none.number, tally.found);

	struct nonet_wish common = {.most_clues = 23};
	struct collection some = {.wanted = PUZZLES};
	options.context = &some;
	options.attempts = 30;
	assert_int_equal(nonet_generate(&common, &options, &tally), NONET_LIMIT);
	assert_int_equal(tally.crowded + tally.proper, 30);
	assert_in_range(tally.crowded, 1, 29);
	assert_int_equal(some.number, tally.proper);
}

static bool stop_at_once(void *context, const struct nonet_generate_tally *tally) {
	(void)context, (void)tally;
	return true;
}

static void time_and_caller_stop_the_search(void **state) {
	(void)state;
	struct nonet_wish wish = {.fewest_clues = 70, .most_clues = 70};
	struct nonet_generate_options late = {.time_ns = 1, .visit = collect};
	struct nonet_generate_options asked = {.poll = stop_at_once, .visit = collect};
	assert_int_equal(nonet_generate(&wish, &late, NULL), NONET_TIMEOUT);
	assert_int_equal(nonet_generate(&wish, &asked, NULL), NONET_STOPPED);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(puzzles_are_proper_minimal_and_symmetrical),
	    cmocka_unit_test(symmetries_are_drawn_at_random),
	    cmocka_unit_test(threads_and_kernels_do_not_matter),
	    cmocka_unit_test(each_puzzle_comes_first_from_its_own_seed),
	    cmocka_unit_test(a_seed_means_the_same_puzzle_for_ever),
	    cmocka_unit_test(clue_counts_are_kept),
	    cmocka_unit_test(redundant_clues_make_up_the_number),
	    cmocka_unit_test(solutions_are_kept),
	    cmocka_unit_test(patterns_are_filled),
	    cmocka_unit_test(large_patterns_are_filled),
	    cmocka_unit_test(symmetries_are_recognised),
	    cmocka_unit_test(a_pattern_of_a_solution_is_looked_at),
	    cmocka_unit_test(the_only_puzzle_comes_once),
	    cmocka_unit_test(patterns_are_minimal_under_their_symmetry),
	    cmocka_unit_test(puzzles_with_few_clues_are_climbed_to),
	    cmocka_unit_test(hard_puzzles_are_climbed_to),
	    cmocka_unit_test(extreme_puzzles_come_at_once),
	    cmocka_unit_test(neighbours_share_the_solution),
	    cmocka_unit_test(unbiased_puzzles_are_minimal_and_weighed),
	    cmocka_unit_test(levels_are_kept),
	    cmocka_unit_test(no_level_is_overlooked),
	    cmocka_unit_test(other_scales_are_kept),
	    cmocka_unit_test(techniques_are_taken),
	    cmocka_unit_test(other_techniques_are_not_taken),
	    cmocka_unit_test(the_impossible_is_refused),
	    cmocka_unit_test(what_is_never_minimal_is_refused),
	    cmocka_unit_test(levels_without_a_wished_technique_are_refused),
	    cmocka_unit_test(what_there_is_is_possible),
	    cmocka_unit_test(what_is_too_hard_or_too_easy_is_refused),
	    cmocka_unit_test(attempts_end_and_are_counted),
	    cmocka_unit_test(time_and_caller_stop_the_search),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
