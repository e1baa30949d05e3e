/* Our own way through a puzzle: easiest first, every step where it can be seen, none in vain. */
#include "support.h"

#include <string.h>

static struct nonet_position position_of(const struct nonet_board *puzzle) {
	struct nonet_position position;
	nonet_position_start(puzzle, &position);
	return position;
}

/* Whether a digit has to go into a cell, as the only one there or in one of its houses. */
static bool is_single(const struct nonet_position *position, int cell, int digit) {
	unsigned bit = 1u << (digit - 1);
	if (!(position->candidates[cell] & bit))
		return false;
	if (position->candidates[cell] == bit)
		return true;
	for (int house = 0; house < NONET_HOUSES; house++) {
		int places = 0;
		bool has_cell = false;
		for (int i = 0; i < 9; i++) {
			int other = nonet_house_cells(house)[i];
			places += (position->candidates[other] & bit) != 0;
			has_cell |= other == cell;
		}
		if (has_cell && places == 1)
			return true;
	}
	return false;
}

static bool has_single(const struct nonet_position *position) {
	for (int cell = 0; cell < NONET_CELLS; cell++)
		for (int digit = 1; digit <= 9; digit++)
			if (is_single(position, cell, digit))
				return true;
	return false;
}

/* ---- Every step is there to be seen ---- */

struct wanted {
	const struct nonet_step *step;
	bool found;
};

/* Whether a step takes away and places all that the wanted one does. */
static bool compare(void *context, const struct nonet_step *step) {
	struct wanted *wanted = context;
	uint16_t gone[NONET_CELLS] = {0};
	bool all = step->placement_count >= wanted->step->placement_count;
	for (int i = 0; i < step->elimination_count; i++)
		gone[step->eliminations[i].cell] = step->eliminations[i].digits;
	for (int i = 0; i < wanted->step->elimination_count; i++)
		all &= !(wanted->step->eliminations[i].digits &
		         ~(unsigned)gone[wanted->step->eliminations[i].cell]);
	wanted->found |= all;
	return !wanted->found;
}

static bool is_from_list(const struct nonet_step *step) {
	return step->technique > NONET_TECHNIQUE_CONTRADICTION_CHAINS ||
	       (step->technique < NONET_TECHNIQUE_ALIGNED_PAIR_EXCLUSION && step->placement_count == 0);
}

static int dropped; /* easier steps that were passed over */

/* An easier technique that finds something where a harder one is shown has been dropped. */
static bool note_dropped(void *context, const struct nonet_step *step) {
	(void)context;
	(void)step;
	dropped++;
	return false;
}

static void check_way(const struct nonet_board *puzzle) {
	struct nonet_path *path = path_from(NONET_PROFILE_NONET, puzzle);
	struct nonet_position position = position_of(puzzle);
	struct nonet_step step;
	while (nonet_path_next(path, NULL, &step) == NONET_OK) {
		struct wanted wanted = {&step, false};
		struct nonet_find_options options = {.technique = step.technique, .unique = true};
		if (has_single(&position)) {
			assert_int_equal(step.rating, 1);
			assert_true(is_single(&position, step.placements[0].cell,
			                      __builtin_ctz(step.placements[0].digits) + 1));
		} else if (is_from_list(&step)) {
			nonet_find_steps(&position, &options, NULL, compare, &wanted);
			if (!wanted.found)
				fail_msg("%s is not there", nonet_technique_name(step.technique));
		}
		options.technique = NONET_TECHNIQUE_POINTING;
		if (step.rating > 2)
			nonet_find_steps(&position, &options, NULL, note_dropped, NULL);
		nonet_path_position(path, &position);
	}
	assert_int_equal(nonet_path_verdict(path), NONET_UNIQUE);
	assert_true(nonet_board_is_solved(&position.board));
	nonet_path_free(path);
}

static void every_step_can_be_seen_where_it_is_shown(void **state) {
	(void)state;
	dropped = 0;
	for_each_puzzle("path/puzzles.txt", check_way);
	assert_true(dropped > 0);
}

/* ---- Which one is shown ---- */

static struct nonet_step first_step(const struct nonet_position *position) {
	struct nonet_path *path = nonet_path_new(NONET_PROFILE_NONET, position, NULL);
	struct nonet_step step;
	assert_non_null(path);
	assert_int_equal(nonet_path_next(path, NULL, &step), NONET_OK);
	nonet_path_free(path);
	return step;
}

/* After eleven hidden singles nothing is left to be filled but r4c4, which can only be 9. */
static void a_naked_single_is_shown_before_eliminations(void **state) {
	(void)state;
	struct nonet_board puzzle = board_of(
	    ".......71..83......2.......41....6.....87....7........6.3.4.......5..82..........");
	struct nonet_path *path = path_from(NONET_PROFILE_NONET, &puzzle);
	struct nonet_step step;
	bool naked = false;
	for (int i = 0; i < 12; i++) {
		assert_int_equal(nonet_path_next(path, NULL, &step), NONET_OK);
		assert_int_equal(step.placement_count, 1);
		naked |= step.technique == NONET_TECHNIQUE_NAKED_SINGLE && step.placements[0].cell == 30 &&
		         step.placements[0].digits == 1u << 8;
	}
	assert_true(naked);
	nonet_path_free(path);
}

static struct nonet_position emptied(const struct nonet_board *grid, const int *cells, int count) {
	struct nonet_board puzzle = *grid;
	for (int i = 0; i < count; i++)
		puzzle.cell[cells[i]] = 0;
	return position_of(&puzzle);
}

static void the_last_cell_of_a_house_comes_first(void **state) {
	(void)state;
	struct nonet_board grid = board_of(
	    "123456789456789123789123456231674895875912364694538217317265948542897631968341572");
	/* The middle box lacks only r5c5; the other cells are hidden and naked singles. */
	static const int cells[] = {0, 1, 3, 9, 10, 12, 40};
	struct nonet_position position = emptied(&grid, cells, 7);
	struct nonet_step step = first_step(&position);
	assert_int_equal(step.technique, NONET_TECHNIQUE_FULL_HOUSE);
}

/* Of two pairs that differ only in what follows, the one that opens a placement is shown. */
static void what_opens_a_placement_is_preferred(void **state) {
	(void)state;
	struct nonet_position position = {.board = {{0}}};
	for (int cell = 0; cell < NONET_CELLS; cell++)
		position.candidates[cell] = NONET_ALL_DIGITS;
	/* Row 2: a pair 12, and a cell 129 that it leaves the 9; row 5: a pair 34 alone. */
	position.candidates[9] = position.candidates[13] = 3;
	position.candidates[17] = 3 | 1u << 8;
	position.candidates[36] = position.candidates[40] = 12;
	struct nonet_step step = first_step(&position);
	assert_int_equal(step.technique, NONET_TECHNIQUE_NAKED_PAIR);
	assert_int_equal(step.digits, 3);
}

/* Whether each house that a link of chains names has the two places alone. */
static bool names_true_houses(const struct nonet_step *step,
                              const struct nonet_position *position) {
	for (uint32_t i = 0; i < step->chain_count; i++)
		for (uint32_t k = 0; k < step->chains[i].node_count; k++) {
			const struct nonet_chain_node *node = &step->nodes[step->chains[i].first_node + k];
			if (!node->on || node->cause != NONET_CAUSE_SAME_HOUSE || node->parent_count != 1)
				continue;
			int places = 0;
			for (int place = 0; place < 9; place++)
				places += position->candidates[nonet_house_cells(node->house)[place]] >>
				              (node->digit - 1) &
				          1;
			if (places != 2)
				return false;
		}
	return true;
}

/* The first chains here have a link that a third pointing makes true in one of the two houses that
 * its cells share; in the other it is true without. */
static void a_step_is_not_needed_for_one_of_two_houses(void **state) {
	(void)state;
	struct nonet_board puzzle = board_of(
	    "6..3.2....5.....1..........7.26............543.........8.15........4.2........7..");
	struct nonet_path *path = path_from(NONET_PROFILE_NONET, &puzzle);
	struct nonet_position position = position_of(&puzzle);
	struct nonet_step step;
	int pointings = 0;
	while (nonet_path_next(path, NULL, &step) == NONET_OK && step.chain_count == 0) {
		pointings += step.technique == NONET_TECHNIQUE_POINTING;
		nonet_path_position(path, &position);
	}
	assert_int_equal(step.technique, NONET_TECHNIQUE_REGION_CHAINS);
	assert_int_equal(pointings, 2);
	assert_true(names_true_houses(&step, &position));
	nonet_path_free(path);
}

/* ---- Nothing in vain ---- */

enum { MOST_STEPS = 200 };

/* The steps of a path, and the positions before them. */
struct way {
	int count;
	struct nonet_step steps[MOST_STEPS];
	struct nonet_position before[MOST_STEPS + 1];
};

static void go(struct way *way, const struct nonet_board *puzzle) {
	struct nonet_path *path = path_from(NONET_PROFILE_NONET, puzzle);
	way->before[0] = position_of(puzzle);
	for (way->count = 0; nonet_path_next(path, NULL, &way->steps[way->count]) == NONET_OK;) {
		assert_true(way->count + 1 < MOST_STEPS);
		nonet_path_position(path, &way->before[++way->count]);
	}
	nonet_path_free(path);
}

/* Gives a position what a step takes, as far as candidates go. */
static void take_from(struct nonet_position *position, const struct nonet_step *step) {
	for (int i = 0; i < step->elimination_count; i++)
		position->candidates[step->eliminations[i].cell] &=
		    (uint16_t) ~(unsigned)step->eliminations[i].digits;
}

/* Whether the steps after number `left_out`, up to the next digit, are there without it. */
static bool can_be_spared(const struct way *way, int left_out) {
	struct nonet_position position = way->before[left_out];
	for (int i = left_out + 1; i < way->count; i++) {
		const struct nonet_step *step = &way->steps[i];
		struct wanted wanted = {step, false};
		struct nonet_find_options options = {.technique = step->technique, .unique = true};
		if (step->placement_count)
			return is_single(&position, step->placements[0].cell,
			                 __builtin_ctz(step->placements[0].digits) + 1);
		nonet_find_steps(&position, &options, NULL, compare, &wanted);
		if (!wanted.found)
			return false;
		take_from(&position, step);
	}
	return false;
}

/* Chains, sets and fish are found again in another form, and hidden singles in another house. */
static void no_step_can_be_spared(void **state) {
	(void)state;
	static const char *const puzzles[] = {
	    ".19...6.........8..7.25..4.3........9.6.......2.937.....28...9....4.9..1....6...3",
	    "72.8.9..........2..1.4....63.....7....97.52....8.....14....8.3..6..........6.3.95",
	    "..14.....57......429.1..3.....5...62....69.57...........795....4...2....13....7..",
	    "...2.....54....2.31....4.6..7..6..4....1.2....3..7..8..1.5....48.9....15.....8..."};
	static struct way way;
	int tried = 0;
	for (size_t i = 0; i < sizeof puzzles / sizeof puzzles[0]; i++) {
		struct nonet_board puzzle = board_of(puzzles[i]);
		go(&way, &puzzle);
		for (int k = 0; k < way.count; k++) {
			tried += way.steps[k].placement_count == 0;
			if (way.steps[k].placement_count == 0 && can_be_spared(&way, k))
				fail_msg("%s: step %d, %s", puzzles[i], k + 1,
				         nonet_technique_name(way.steps[k].technique));
		}
	}
	assert_true(tried > 10);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(every_step_can_be_seen_where_it_is_shown),
	    cmocka_unit_test(a_naked_single_is_shown_before_eliminations),
	    cmocka_unit_test(the_last_cell_of_a_house_comes_first),
	    cmocka_unit_test(what_opens_a_placement_is_preferred),
	    cmocka_unit_test(a_step_is_not_needed_for_one_of_two_houses),
	    cmocka_unit_test(no_step_can_be_spared),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
