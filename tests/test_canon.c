#include "support.h"

#include <stdlib.h>
#include <string.h>

static const char wikipedia[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char most_canonical[] = /* the grid with the most automorphisms */
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
static const char empty[] =
    ".................................................................................";

static bool same(const struct nonet_board *a, const struct nonet_board *b) {
	return memcmp(a, b, sizeof *a) == 0;
}

static uint64_t automorphisms_of(const char *line) {
	struct nonet_board board = board_of(line);
	return nonet_automorphisms(&board, NULL, NULL);
}

/* Everything that holds for the form of a board and the way to it. */
static void check_form(const struct nonet_board *board, struct nonet_rng *rng) {
	struct nonet_board form, other_form;
	struct nonet_transform to_form;
	nonet_minlex(board, &form, &to_form);

	struct nonet_board there = nonet_transform_apply(&to_form, board);
	assert_true(same(&there, &form));
	struct nonet_transform from_form = nonet_transform_invert(&to_form);
	struct nonet_board back = nonet_transform_apply(&from_form, &form);
	assert_true(same(&back, board));
	assert_true(memcmp(&form, board, sizeof form) <= 0);

	struct disguise disguise = random_disguise(rng);
	struct nonet_board other = put_on(&disguise, board);
	nonet_minlex(&other, &other_form, NULL);
	assert_true(same(&other_form, &form));
	assert_int_equal(nonet_automorphisms(board, NULL, NULL),
	                 nonet_automorphisms(&other, NULL, NULL));

	struct nonet_transform to_other;
	assert_true(nonet_equivalent(board, &other, &to_other));
	there = nonet_transform_apply(&to_other, board);
	assert_true(same(&there, &other));
}

static void a_disguised_board_has_the_same_form(void **state) {
	(void)state;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 1);
	for (int clues = 0; clues <= NONET_CELLS; clues++)
		for (int i = 0; i < (clues == NONET_CELLS ? 500 : 12); i++) {
			struct nonet_board board = random_board(&rng, clues, false);
			check_form(&board, &rng);
		}
}

/* Boards made of few different rows, with many automorphisms: a grid of which whole digits, boxes
 * or lines are left. */
static void symmetric_boards_have_one_form_too(void **state) {
	(void)state;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 2);
	struct nonet_board grid = board_of(most_canonical);
	for (int i = 0; i < repeats(150); i++) {
		struct nonet_board board = grid;
		uint32_t digits = nonet_rng_below(&rng, 512), lines = nonet_rng_below(&rng, 512),
		         boxes = nonet_rng_below(&rng, 512);
		for (int cell = 0; cell < NONET_CELLS; cell++) {
			bool digit = digits >> (grid.cell[cell] - 1) & 1, line = lines >> cell / 9 & 1,
			     box = boxes >> (cell / 27 * 3 + cell % 9 / 3) & 1;
			if (i % 3 == 0 ? digit : i % 3 == 1 ? line : box)
				board.cell[cell] = 0;
		}
		check_form(&board, &rng);
	}
}

/* The six orders of three things. */
static const int orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

/* The 1296 orders of nine lines that keep threes together. */
static void list_line_orders(uint8_t order_ret[1296][9]) {
	for (int n = 0; n < 1296; n++)
		for (int i = 0; i < 9; i++) {
			int inside = (int[]){n / 6 % 6, n / 36 % 6, n / 216}[i / 3];
			order_ret[n][i] = (uint8_t)(3 * orders[n % 6][i / 3] + orders[inside][i % 3]);
		}
}

/* Compares what the board becomes with the smallest so far, and makes it the smallest when it is
 * smaller. */
static int compare_and_keep(const struct nonet_board *board, bool transposed, const uint8_t *row,
                            const uint8_t *column, struct nonet_board *smallest) {
	struct nonet_board result;
	uint8_t label[10] = {0}, next_label = 1;
	int order = 0;
	for (int to = 0; to < NONET_CELLS && order <= 0; to++) {
		int r = row[to / 9], c = column[to % 9];
		uint8_t digit = board->cell[transposed ? 9 * c + r : 9 * r + c];
		if (digit > 0 && label[digit] == 0)
			label[digit] = next_label++;
		result.cell[to] = label[digit];
		if (order == 0)
			order = (int)label[digit] - smallest->cell[to];
	}
	if (order < 0)
		*smallest = result;
	return order;
}

/* All 3,359,232 ways to move cells, each with the best names of digits. */
static uint64_t brute_minlex(const struct nonet_board *board, struct nonet_board *form_ret) {
	static uint8_t line_order[1296][9];
	uint64_t count = 0;
	list_line_orders(line_order);
	memset(form_ret, 10, sizeof *form_ret);
	for (int transposed = 0; transposed < 2; transposed++)
		for (int r = 0; r < 1296; r++)
			for (int c = 0; c < 1296; c++) {
				int order =
				    compare_and_keep(board, transposed, line_order[r], line_order[c], form_ret);
				if (order <= 0)
					count = order < 0 ? 1 : count + 1;
			}
	return count;
}

static void forms_are_the_smallest_of_all(void **state) {
	(void)state;
	const char *const lines[] = {
	    wikipedia,
	    most_canonical,
	    empty,
	    /* a proper puzzle whose smallest form is not that with the emptiest first band */
	    "................12..3..4...........5....4.36.78..1.........5..4.1...3....2.....8.",
	    "123456789........................................................................",
	    "123......456......789.........123......456......789.........123......456......789",
	};
	for (int i = 0; i < repeats(sizeof lines / sizeof *lines); i++) {
		struct nonet_board board = board_of(lines[i]), form, brute_form;
		uint64_t count = brute_minlex(&board, &brute_form);
		nonet_minlex(&board, &form, NULL);
		assert_true(same(&form, &brute_form));
		assert_int_equal(nonet_automorphisms(&board, NULL, NULL), count);
	}
}

static void known_groups_have_their_size(void **state) {
	(void)state;
	assert_int_equal(automorphisms_of(most_canonical), 648);
	assert_int_equal(automorphisms_of(empty), NONET_CELL_SYMMETRIES);
	assert_int_equal(automorphisms_of(wikipedia), 1);
	/* One clue can be put in 81 cells, all alike. */
	assert_int_equal(
	    automorphisms_of(
	        "........................................1........................................"),
	    NONET_CELL_SYMMETRIES / 81);
	/* One digit in all its nine places: 46656 ways, all alike. */
	assert_int_equal(
	    automorphisms_of(
	        "1...........1...........1...1...........1...........1...1...........1...........1"),
	    NONET_CELL_SYMMETRIES / 46656);
}

/* A list of automorphisms as it is visited. */
struct group {
	struct nonet_board board;
	struct nonet_transform *member;
	uint64_t number;
	uint64_t limit; /* when to stop; 0: never */
};

static bool add_member(void *context, const struct nonet_transform *automorphism) {
	struct group *group = context;
	struct nonet_board image = nonet_transform_apply(automorphism, &group->board);
	assert_true(same(&image, &group->board));
	group->member[group->number++] = *automorphism;
	return group->number != group->limit;
}

static int compare_transforms(const void *a, const void *b) {
	return memcmp(a, b, sizeof(struct nonet_transform));
}

static void automorphisms_are_listed_once(void **state) {
	(void)state;
	enum { ROOM = 50000 };
	static struct nonet_transform member[ROOM];
	const char *const lines[] = {
	    wikipedia,
	    most_canonical,
	    "........................................1........................................",
	    "1..........2.......................3................................5............",
	    "...........................12345678945678912378912345623156489756489723189723156.",
	};
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		struct group group = {board_of(lines[i]), member, 0, 0};
		uint64_t size = nonet_automorphisms(&group.board, NULL, NULL);
		assert_in_range(size, 1, ROOM);
		assert_int_equal(nonet_automorphisms(&group.board, add_member, &group), size);
		assert_int_equal(group.number, size);
		qsort(member, size, sizeof *member, compare_transforms);
		int identities = 0;
		for (uint64_t j = 0; j < size; j++) {
			struct nonet_transform identity = nonet_transform_identity();
			identities += memcmp(&member[j], &identity, sizeof identity) == 0;
			assert_true(j == 0 || compare_transforms(&member[j - 1], &member[j]) < 0);
		}
		assert_int_equal(identities, 1);
	}
}

static void a_list_of_automorphisms_can_be_stopped(void **state) {
	(void)state;
	static struct nonet_transform member[10];
	const char *const lines[] = {most_canonical, empty, wikipedia};
	for (int i = 0; i < 3; i++) {
		struct group group = {board_of(lines[i]), member, 0, 1 + (uint64_t)i};
		nonet_automorphisms(&group.board, add_member, &group);
		assert_int_equal(group.number, i < 2 ? i + 1 : 1);
	}
}

static void different_boards_are_told_apart(void **state) {
	(void)state;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 3);
	for (int i = 0; i < 200; i++) {
		struct nonet_board a = random_board(&rng, 30, false), b = random_board(&rng, 30, false);
		assert_false(nonet_equivalent(&a, &b, NULL));
	}
	struct nonet_board puzzle = board_of(wikipedia), less = puzzle;
	less.cell[0] = 0;
	assert_false(nonet_equivalent(&puzzle, &less, NULL));
}

static void many_forms_are_those_of_each(void **state) {
	(void)state;
	enum { BOARDS = 3000 };
	static struct nonet_board board[BOARDS], form[BOARDS];
	static struct nonet_transform transform[BOARDS];
	struct nonet_rng rng;
	nonet_rng_start(&rng, 4);
	for (int i = 0; i < BOARDS; i++)
		board[i] = random_board(&rng, 17 + i % 65, false);
	for (int threads = 1; threads <= 4; threads++) {
		memset(form, 0, sizeof form);
		nonet_minlex_many(board, BOARDS, threads, form, threads % 2 ? transform : NULL);
		for (int i = 0; i < BOARDS; i += 7) {
			struct nonet_board alone, image = nonet_transform_apply(&transform[i], &board[i]);
			nonet_minlex(&board[i], &alone, NULL);
			assert_true(same(&alone, &form[i]));
			assert_true(same(&alone, &image));
		}
	}
	nonet_minlex_many(NULL, 0, 4, NULL, NULL);
	nonet_minlex_many(board, BOARDS, 2, board, NULL);
	assert_memory_equal(board, form, sizeof form);
}

static void transformations_compose_and_invert(void **state) {
	(void)state;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 5);
	for (int i = 0; i < 200; i++) {
		struct nonet_board board = random_board(&rng, 40, false);
		struct nonet_transform first = nonet_transform_random(nonet_rng_next(&rng));
		struct nonet_transform second = nonet_transform_random(nonet_rng_next(&rng));
		struct nonet_transform both = nonet_transform_compose(&first, &second);
		struct nonet_board half = nonet_transform_apply(&first, &board);
		struct nonet_board whole = nonet_transform_apply(&second, &half);
		struct nonet_board at_once = nonet_transform_apply(&both, &board);
		assert_true(same(&whole, &at_once));

		struct nonet_transform back = nonet_transform_invert(&both);
		struct nonet_transform nothing = nonet_transform_compose(&both, &back);
		struct nonet_transform identity = nonet_transform_identity();
		assert_memory_equal(&nothing, &identity, sizeof identity);
		nothing = nonet_transform_compose(&back, &both);
		assert_memory_equal(&nothing, &identity, sizeof identity);
	}
}

static void random_transformations_follow_from_the_seed(void **state) {
	(void)state;
	char text[NONET_TRANSFORM_SIZE];
	struct nonet_transform transform = nonet_transform_random(1);
	assert_string_equal(nonet_transform_print(&transform, text),
	                    "t,r132897465,c123789546,d472963815");
	int transposed = 0, row_seen[9][9] = {{0}};
	for (uint64_t seed = 0; seed < 2700; seed++) {
		transform = nonet_transform_random(seed);
		transposed += transform.transposed;
		for (int i = 0; i < 9; i++)
			row_seen[i][transform.row[i]]++;
	}
	assert_in_range(transposed, 1350 - 160, 1350 + 160);
	for (int i = 0; i < 81; i++)
		assert_in_range(row_seen[i / 9][i % 9], 300 - 100, 300 + 100);
}

static void transformations_are_written_and_read(void **state) {
	(void)state;
	char text[NONET_TRANSFORM_SIZE];
	for (uint64_t seed = 0; seed < 100; seed++) {
		struct nonet_transform transform = nonet_transform_random(seed), again;
		nonet_transform_print(&transform, text);
		assert_int_equal(nonet_transform_parse(text, strlen(text), &again, NULL), NONET_OK);
		assert_memory_equal(&again, &transform, sizeof again);
	}
}

static void wrong_transformations_are_explained(void **state) {
	(void)state;
	const struct {
		const char *text;
		size_t offset;
	} wrong[] = {
	    {"", 0},
	    {"x", 0},
	    {"t", 1},
	    {"tr123456789,c123456789,d123456789", 1},
	    {"r123456789c123456789,d123456789", 10},
	    {"r12345678", 1},
	    {"r123456788,c123456789,d123456789", 1},
	    {"r124356789,c123456789,d123456789", 1},
	    {"r123456789,c023456789,d123456789", 12},
	    {"r123456789,d123456789,d123456789", 11},
	    {"r123456789,c123456789,d12345678x", 23},
	    {"r123456789,c123456789,d1234567890", 32},
	};
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		struct nonet_transform transform = nonet_transform_random(1), before = transform;
		struct nonet_error error;
		size_t length = strlen(wrong[i].text);
		assert_int_equal(nonet_transform_parse(wrong[i].text, length, &transform, &error),
		                 NONET_SYNTAX);
		assert_memory_equal(&transform, &before, sizeof before);
		assert_int_equal(error.offset, wrong[i].offset);
		assert_int_equal(error.column, wrong[i].offset + 1);
		assert_non_null(strstr(error.message, "expected"));
	}
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(a_disguised_board_has_the_same_form),
	    cmocka_unit_test(symmetric_boards_have_one_form_too),
	    cmocka_unit_test(forms_are_the_smallest_of_all),
	    cmocka_unit_test(known_groups_have_their_size),
	    cmocka_unit_test(automorphisms_are_listed_once),
	    cmocka_unit_test(a_list_of_automorphisms_can_be_stopped),
	    cmocka_unit_test(different_boards_are_told_apart),
	    cmocka_unit_test(many_forms_are_those_of_each),
	    cmocka_unit_test(transformations_compose_and_invert),
	    cmocka_unit_test(random_transformations_follow_from_the_seed),
	    cmocka_unit_test(transformations_are_written_and_read),
	    cmocka_unit_test(wrong_transformations_are_explained),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
