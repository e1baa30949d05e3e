/* What follows from a chain that ends where it began: whatever such a step takes away has its
 * reason in the text, and the reason is true. */
#include "support.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct nonet_position position;
static struct nonet_board solution;
static const char *text; /* for messages */
static int turns, seen_by_set, ends;

#define MUST(condition)                                                                            \
	do {                                                                                           \
		if (!(condition))                                                                          \
			fail_msg("%s fails for:\n%s", #condition, text);                                       \
	} while (0)

/* Marks the cells named in [at, end); returns how many. */
static int read_cells(const char *at, const char *end, bool cells_ret[NONET_CELLS]) {
	int count = 0;
	memset(cells_ret, 0, NONET_CELLS * sizeof cells_ret[0]);
	for (; at < end; at++)
		if (at[0] == 'r' && isdigit((unsigned char)at[1]) && at[2] == 'c') {
			cells_ret[9 * (at[1] - '1') + at[3] - '1'] = true;
			count++;
		}
	return count;
}

/* Whether the cell sees all of these. */
static bool sees_all(int cell, const bool cells[NONET_CELLS]) {
	for (int other = 0; other < NONET_CELLS; other++)
		if (cells[other] && !naive_sees(cell, other))
			return false;
	return true;
}

/* "6 is in r8c2 or r6c5 too: r8c5 cannot hold it." */
static void take_seen(const char *is, const char *end, uint16_t open[NONET_CELLS]) {
	bool places[NONET_CELLS] = {false}, targets[NONET_CELLS] = {false}, holds = false;
	const char *colon = strchr(is, ':');
	int digit = is[-1] - '0';
	MUST(colon && colon < end && read_cells(is, colon, places) > 1);
	MUST(read_cells(colon, end, targets) > 0);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		holds |= places[cell] && solution.cell[cell] == digit;
		MUST(!targets[cell] || sees_all(cell, places));
		open[cell] &= (uint16_t) ~(targets[cell] << (digit - 1));
	}
	MUST(holds);
}

/* "r1c4 holds 3 or 7 and nothing else." */
static void take_cell(const char *holds, uint16_t open[NONET_CELLS]) {
	int cell = 9 * (holds[-3] - '1') + holds[-1] - '1';
	int first = holds[7] - '0', second = holds[12] - '0';
	MUST(solution.cell[cell] == first || solution.cell[cell] == second);
	open[cell] &= (uint16_t)(1u << (first - 1) | 1u << (second - 1));
}

/* A set keeps its digits from what sees all places of one of them. */
static void take_sets(const struct nonet_step *step, uint16_t open[NONET_CELLS]) {
	for (int set = 1; set <= step->pattern_count; set++)
		for (int digit = 1; digit <= 9; digit++) {
			bool places[NONET_CELLS] = {false}, any = false;
			for (int i = 0; i < step->pattern_count; i++) {
				int cell = step->pattern[i].cell;
				if (step->pattern[i].set == set && position.candidates[cell] >> (digit - 1) & 1)
					places[cell] = any = true;
			}
			for (int cell = 0; any && cell < NONET_CELLS; cell++)
				if (sees_all(cell, places) && open[cell] >> (digit - 1) & 1) {
					open[cell] &= (uint16_t) ~(1u << (digit - 1));
					seen_by_set++;
				}
		}
}

static void check_loop(const struct nonet_step *step) {
	uint16_t open[NONET_CELLS] = {0};
	for (int i = 0; i < step->elimination_count; i++)
		open[step->eliminations[i].cell] = step->eliminations[i].digits;
	const char *at = strstr(text, "comes back to where it began");
	const char *last = strstr(text, "\nSo remove ");
	MUST(at && last && last > at);
	turns += strstr(at, "take turns around the loop") != NULL;
	for (const char *is = strstr(at, " is in r"); is && is < last; is = strstr(is + 1, " is in r"))
		take_seen(is, strchr(is, '.'), open);
	for (const char *holds = strstr(at, " holds "); holds && holds < last;
	     holds = strstr(holds + 1, " holds "))
		if (isdigit((unsigned char)holds[7]))
			take_cell(holds, open);
	if (strstr(at, "Each set that the chain goes through is locked"))
		take_sets(step, open);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		MUST(!open[cell]);
}

/* A candidate whose falsehood makes it true: "So r3c9 is 7. r2c9 sees it and cannot be 7." */
static void check_end(const struct nonet_step *step) {
	const struct nonet_chain_node *node = &step->nodes[step->chains[0].first_node];
	char so[32];
	bool named[NONET_CELLS];
	snprintf(so, sizeof so, "So r%dc%d is %d", node->cell / 9 + 1, node->cell % 9 + 1, node->digit);
	const char *at = strstr(text, so);
	MUST(at);
	ends++;
	if (step->placement_count > 0)
		return;
	MUST(at < strstr(text, "\nSo remove "));
	read_cells(at, strchr(at, '\n'), named);
	for (int i = 0; i < step->elimination_count; i++) {
		int cell = step->eliminations[i].cell;
		MUST(named[cell]);
		MUST(cell == node->cell ? strncmp(at + strlen(so), " and nothing else", 17) == 0
		                        : naive_sees(cell, node->cell));
	}
}

static bool check_step(void *context, const struct nonet_step *step) {
	(void)context;
	char *told;
	if (step->chain_count != 1)
		return true;
	assert_int_equal(nonet_explain_step(&position, step, NULL, NONET_DETAIL_LONG, &told), NONET_OK);
	const struct nonet_chain *chain = &step->chains[0];
	const struct nonet_chain_node *end = &step->nodes[chain->first_node];
	const struct nonet_chain_node *start = end + chain->node_count - 1;
	bool same = start->cell == end->cell && start->digit == end->digit;
	text = told;
	if (strstr(told, "comes back to where it began"))
		check_loop(step);
	else if (same && !start->on && end->on)
		check_end(step);
	free(told);
	return true;
}

static const enum nonet_technique with_loops[] = {
    NONET_TECHNIQUE_TURBOT_FISH,
    NONET_TECHNIQUE_X_CHAIN,
    NONET_TECHNIQUE_XY_CHAIN,
    NONET_TECHNIQUE_CONTINUOUS_NICE_LOOP,
    NONET_TECHNIQUE_DISCONTINUOUS_NICE_LOOP,
    NONET_TECHNIQUE_GROUPED_CONTINUOUS_NICE_LOOP,
    NONET_TECHNIQUE_GROUPED_DISCONTINUOUS_NICE_LOOP,
    NONET_TECHNIQUE_X_CYCLE,
    NONET_TECHNIQUE_Y_CYCLE,
    NONET_TECHNIQUE_XY_CYCLE,
    NONET_TECHNIQUE_FORCING_X_CHAIN,
    NONET_TECHNIQUE_FORCING_CHAIN,
};

/* Looks for all of them in the positions on the way through a puzzle. */
static void check_puzzle(const char *puzzle) {
	static struct nonet_step step;
	struct nonet_board board = board_of(puzzle);
	struct nonet_path *path = path_from(NONET_PROFILE_SE, &board);
	uint8_t among[NONET_TECHNIQUE_COUNT] = {0};
	for (size_t i = 0; i < sizeof with_loops / sizeof with_loops[0]; i++)
		among[with_loops[i]] = 1;
	struct nonet_find_options options = {.technique = NONET_TECHNIQUE_COUNT, .among = among};
	struct nonet_answer answer;
	assert_int_equal(nonet_solve(&board, NULL, &answer), NONET_OK);
	solution = answer.solution;
	do {
		nonet_path_position(path, &position);
		assert_int_equal(nonet_find_steps(&position, &options, NULL, check_step, NULL), NONET_OK);
	} while (nonet_path_next(path, NULL, &step) == NONET_OK);
	nonet_path_free(path);
}

static void what_a_loop_takes_has_its_reason(void **state) {
	(void)state;
	static const char *const puzzles[] = {
	    "7.96.8...8..2.5.....6.4......8.1.6.3....2..5......4.1...2.....75.......9.3....8..",
	    "..6..1....9.....3..2.6.4..8....1....6...53...8.......4..4.7....2..5....1.739.68..",
	    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"};
	turns = seen_by_set = ends = 0;
	int most = repeats(3);
	for (int i = 0; i < 3 && i < most; i++)
		check_puzzle(puzzles[i]);
	assert_true(turns > 20 && seen_by_set > 100 && ends > 200);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(what_a_loop_takes_has_its_reason),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
