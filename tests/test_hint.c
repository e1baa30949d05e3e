/* Hints: what is said of every kind of position, and that it is true. */
#include "support.h"

#include <nonet/explain.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define A_LINE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define A_DONE "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
#define MANY "1.62........4..82.2....5....8..4...7...6.3...5...1..4....9......39..4........29.5"

static struct nonet_position start_of(const char *line) {
	struct nonet_position position;
	struct nonet_board board = board_of(line);
	nonet_position_start(&board, &position);
	return position;
}

static void place(struct nonet_position *position, int cell, int digit) {
	position->board.cell[cell] = (uint8_t)digit;
	position->given[cell] = 0;
	for (int other = 0; other < NONET_CELLS; other++)
		position->candidates[other] &=
		    position->board.cell[other] ? 0
		                                : (uint16_t)nonet_board_candidates(&position->board, other);
}

static struct nonet_hint *hint_for(const struct nonet_position *position,
                                   const struct nonet_hint_options *options) {
	struct nonet_hint *hint;
	assert_int_equal(nonet_hint_new(position, options, NULL, &hint), NONET_OK);
	return hint;
}

/* Everything a hint says is in capitals when its templates are: cells are then D5. */
static const char *shout(void *context, const char *english, const char *plural,
                         unsigned long count) {
	static char texts[64][1024];
	unsigned *next = context;
	char *text = texts[(*next)++ % 64];
	bool in_place = false;
	snprintf(text, sizeof texts[0], "%s", plural && count != 1 ? plural : english);
	for (char *at = text; *at; at++) {
		in_place = *at == '{' || (in_place && *at != '}');
		if (!in_place && *at >= 'a' && *at <= 'z')
			*at = (char)(*at - 'a' + 'A');
	}
	return text;
}

static void check_text(const struct nonet_hint *hint, int level, const char *expected) {
	unsigned next = 0;
	struct nonet_wording loud = {shout, &next, NONET_NOTATION_A1};
	char *text;
	assert_int_equal(nonet_hint_text(hint, level, NULL, &text), NONET_OK);
	if (expected)
		assert_string_equal(text, expected);
	assert_null(strchr(text, '{'));
	if (level < NONET_HINT_WHY)
		assert_null(strchr(text, '\n'));
	free(text);
	assert_int_equal(nonet_hint_text(hint, level, &loud, &text), NONET_OK);
	assert_int_equal(text[strcspn(text, "abcdefghijklmnopqrstuvwxyz")], '\0');
	free(text);
}

static void check(const struct nonet_position *position, enum nonet_hint_kind kind,
                  const char *expected, const char *without_spoilers) {
	struct nonet_hint_options secret = {.no_spoilers = true};
	struct nonet_hint *hint = hint_for(position, NULL);
	assert_int_equal(nonet_hint_kind(hint), kind);
	assert_int_equal(nonet_hint_step(hint) != NULL, kind == NONET_HINT_STEP);
	for (int level = NONET_HINT_WHERE; level <= NONET_HINT_WHY; level++)
		check_text(hint, level, level < NONET_HINT_WHY ? expected : NULL);
	nonet_hint_free(hint);
	hint = hint_for(position, &secret);
	check_text(hint, NONET_HINT_WHERE, without_spoilers);
	nonet_hint_free(hint);
}

#define CONFLICTS_FIRST                                                                            \
	"r1c1 and r1c3 in row 1 both hold 5. r1c3 and r5c3 in column 3 both hold 5. r1c3 and r7c3 in " \
	"column 3 both hold 5. "

static void says_what_is_wrong(void **state) {
	(void)state;
	struct nonet_position position = start_of(A_DONE);
	check(&position, NONET_HINT_SOLVED, "This grid is already solved.",
	      "This grid is already solved.");
	position = start_of(A_LINE);
	place(&position, 2, 1);
	check(&position, NONET_HINT_WRONG_DIGIT, "This digit is wrong: 1 in r1c3.",
	      "Something is wrong in this grid.");
	place(&position, 3, 2);
	check(&position, NONET_HINT_WRONG_DIGIT, "These digits are wrong: 1 in r1c3 and 2 in r1c4.",
	      "Something is wrong in this grid.");
	place(&position, 2, 5);
	check(&position, NONET_HINT_CONFLICT, "r1c1 and r1c3 in row 1 both hold 5.",
	      "Something is wrong in this grid.");
	place(&position, 38, 5);
	place(&position, 56, 5);
	check(&position, NONET_HINT_CONFLICT, CONFLICTS_FIRST "There is 1 more such pair.",
	      "Something is wrong in this grid.");
	place(&position, 74, 5);
	check(&position, NONET_HINT_CONFLICT, CONFLICTS_FIRST "There are 4 more such pairs.",
	      "Something is wrong in this grid.");
	position = start_of(A_LINE);
	position.candidates[2] &= (uint16_t)~8u;
	check(&position, NONET_HINT_WRONG_MARKS,
	      "In r1c3, the right digit is no longer among the candidates.",
	      "Something is wrong in this grid.");
	position = start_of(
	    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");
	check(&position, NONET_HINT_NO_SOLUTION,
	      "No solution fits these digits. Every way to fill it in fails.",
	      "Something is wrong in this grid.");
	position.given[5] = 0;
	check(&position, NONET_HINT_NO_SOLUTION, NULL, "Something is wrong in this grid.");
	position =
	    start_of("12345678.........9..............................................................."
	             "");
	check(&position, NONET_HINT_NO_SOLUTION,
	      "No solution fits these digits. No digit fits in r1c9.",
	      "Something is wrong in this grid.");
}

#define MANY_FIRST "This puzzle has two or more solutions, so logic alone cannot finish it. "

static void knows_several_solutions(void **state) {
	(void)state;
	struct nonet_position position =
	    start_of("................................................................................."
	             "");
	check(&position, NONET_HINT_NO_STEP,
	      MANY_FIRST "None of the techniques in use finds a step here.", NULL);
	position.candidates[7] = 0;
	check(&position, NONET_HINT_DEAD_END, "r1c8 has no candidate left.",
	      "Something is wrong in this grid.");
	position = start_of(MANY);
	for (int cell = 0; cell < 9; cell++)
		position.candidates[cell] &= (uint16_t) ~(1u << 6);
	check(&position, NONET_HINT_DEAD_END, "There is no place left for 7 in row 1.",
	      "Something is wrong in this grid.");
}

/* A placed digit that every one of several solutions contradicts. */
static void notices_that_no_solution_is_left(void **state) {
	(void)state;
	struct nonet_board clues = board_of(MANY);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		for (int digit = 1; digit <= 9; digit++) {
			struct nonet_board board = clues;
			struct nonet_position position;
			if (clues.cell[cell] || !(nonet_board_candidates(&clues, cell) >> (digit - 1) & 1))
				continue;
			board.cell[cell] = (uint8_t)digit;
			if (naive_count(&board, 1) != 0)
				continue;
			nonet_position_start(&clues, &position);
			place(&position, cell, digit);
			check(&position, NONET_HINT_NO_SOLUTION,
			      "The clues have several solutions, but none with the digits placed so far.",
			      NULL);
			return;
		}
	fail_msg("no such digit");
}

/* Whatever is on the board, a hint says something, and a step is one of the solution. */
static void hints_are_true(void **state) {
	(void)state;
	struct nonet_rng rng = {{1, 2, 3, 4}};
	for (int i = 0; i < 60; i++) {
		struct nonet_board board =
		    random_board(&rng, 17 + (int)nonet_rng_below(&rng, 50), i % 7 == 0);
		struct nonet_position position;
		struct nonet_position_answer answer;
		nonet_position_start(&board, &position);
		for (int cell = 0; cell < NONET_CELLS; cell++)
			if (nonet_rng_below(&rng, 40) == 0)
				position.candidates[cell] &= (uint16_t)nonet_rng_below(&rng, 512);
		struct nonet_hint_options options = {.profile = NONET_PROFILE_HODOKU};
		struct nonet_hint *hint = hint_for(&position, &options);
		for (int level = NONET_HINT_WHERE; level <= NONET_HINT_WHY; level++)
			check_text(hint, level, NULL);
		const struct nonet_step *step = nonet_hint_step(hint);
		if (step && nonet_hint_verdict(hint) == NONET_UNIQUE) {
			nonet_position_solve(&position, NULL, &answer);
			for (int k = 0; k < step->placement_count; k++)
				assert_int_equal(step->placements[k].digits,
				                 1u << (answer.solution.cell[step->placements[k].cell] - 1));
			for (int k = 0; k < step->elimination_count; k++)
				assert_false(step->eliminations[k].digits >>
				                 (answer.solution.cell[step->eliminations[k].cell] - 1) &
				             1);
		}
		nonet_hint_free(hint);
	}
}

/* Which parts a step has is said at level 2: where its chains start, its sets, base and targets. */
static void check_parts(const struct nonet_hint *hint) {
	const struct nonet_step *step = nonet_hint_step(hint);
	char *text, name[16];
	assert_int_equal(nonet_hint_text(hint, NONET_HINT_WHICH, NULL, &text), NONET_OK);
	assert_int_equal(!!strstr(text, ", starting from "), step->chain_count > 0);
	for (int i = 0; i < step->pattern_count && step->chain_count == 0; i++) {
		snprintf(name, sizeof name, "set %c ", 'A' + step->pattern[i].set - 1);
		if (step->pattern[i].set)
			assert_non_null(strstr(text, name));
		if (step->pattern[i].role == NONET_ROLE_TARGET)
			assert_true(strstr(text, ": base r") && strstr(text, "; targets r"));
	}
	free(text);
}

/* Where to look is short: never three boxes. */
static void check_where(const struct nonet_hint *hint) {
	char *text;
	assert_int_equal(nonet_hint_text(hint, NONET_HINT_WHERE, NULL, &text), NONET_OK);
	const char *boxes = strstr(text, "boxes ");
	if (boxes && strchr(boxes, ','))
		fail_msg("%s", text);
	free(text);
}

static void parts_of_steps_are_named(void **state) {
	(void)state;
	static const char *const puzzles[] = {
	    "98.76.5..75..8..6...6...7..43......2..832..5.......3...6.........985..7......21..",
	    "2.435....36..7.........6....4....19...2...5...71....4....9.........2..58....874.6",
	    ".....1.....7.2.....9.6.8..5..1..7....6.9....42.9.........8...59.8....4....6.3...8"};
	struct nonet_hint_options options = {.profile = NONET_PROFILE_NONET};
	for (int i = 0; i < repeats(sizeof puzzles / sizeof puzzles[0]); i++) {
		struct nonet_board board = board_of(puzzles[i]);
		struct nonet_path *path = path_from(NONET_PROFILE_NONET, &board);
		struct nonet_position position;
		static struct nonet_step step;
		do {
			nonet_path_position(path, &position);
			struct nonet_hint *hint = hint_for(&position, &options);
			if (nonet_hint_step(hint)) {
				check_where(hint);
				check_parts(hint);
			}
			nonet_hint_free(hint);
		} while (nonet_path_next(path, NULL, &step) == NONET_OK);
		nonet_path_free(path);
	}
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(says_what_is_wrong),
	    cmocka_unit_test(knows_several_solutions),
	    cmocka_unit_test(notices_that_no_solution_is_left),
	    cmocka_unit_test(hints_are_true),
	    cmocka_unit_test(parts_of_steps_are_named),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
