/* The techniques that HoDoKu lacks: exactly what they find in positions made for them, nothing
 * where one candidate is in the way, and nothing false in positions of real puzzles. */
#include "logic/technique.h"

#include "logic/hodoku_path.h"
#include "support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 4096 };

/* ---- Positions made by hand, see data/logic/examples.txt ---- */

enum { FIELDS = 8 };

struct example {
	enum nonet_technique technique;
	const char *puzzle, *position;
	const char *steps[FIELDS]; /* up to the first NULL */
};

static void keep(struct nonet_position *position, int cell, unsigned digits) {
	position->candidates[cell] &= (uint16_t)digits;
}

static unsigned read_digits(const char **text) {
	unsigned digits = 0;
	for (; **text >= '1' && **text <= '9'; ++*text)
		digits |= 1u << (**text - '1');
	return digits;
}

/* Reads "c2c8" or "r2r8" as places in a line. */
static unsigned read_places(const char **text) {
	unsigned places = 0;
	for (; **text == 'r' || **text == 'c'; *text += 2)
		places |= 1u << ((*text)[1] - '1');
	return places;
}

static void read_cell(struct nonet_position *position, const char **text) {
	int cell = ((*text)[1] - '1') * 9 + (*text)[3] - '1';
	bool absent = (*text)[4] == '-';
	*text += 5;
	unsigned digits = read_digits(text);
	keep(position, cell, absent ? NONET_ALL_DIGITS & ~digits : digits);
}

static void read_line(struct nonet_position *position, const char **text) {
	unsigned digits = read_digits(text);
	bool is_row = **text == 'r';
	int line = (*text)[1] - '1';
	bool absent = (*text)[2] == '-';
	*text += 3;
	unsigned places = read_places(text);
	for (int i = 0; i < 9; i++)
		if ((places >> i & 1) == absent)
			keep(position, is_row ? 9 * line + i : 9 * i + line, NONET_ALL_DIGITS & ~digits);
}

static struct nonet_position position_of(const struct example *example) {
	struct nonet_position position = {.board = {{0}}};
	if (strcmp(example->puzzle, "-") != 0)
		position.board = board_of(example->puzzle);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		position.given[cell] = position.board.cell[cell] != 0;
		if (!position.given[cell])
			position.candidates[cell] = (uint16_t)nonet_board_candidates(&position.board, cell);
	}
	for (const char *text = example->position; *text;) {
		if (*text == ' ' || *text == '-')
			text++;
		else if (*text == 'r')
			read_cell(&position, &text);
		else
			read_line(&position, &text);
	}
	return position;
}

static void print_consequences(const struct nonet_step *step, char *text) {
	uint16_t gone[NONET_CELLS] = {0};
	*text = '\0';
	for (int i = 0; i < step->elimination_count; i++)
		gone[step->eliminations[i].cell] |= step->eliminations[i].digits;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		if (!gone[cell])
			continue;
		text += sprintf(text, " r%dc%d<>", cell / 9 + 1, cell % 9 + 1);
		for (int digit = 1; digit <= 9; digit++)
			if (gone[cell] >> (digit - 1) & 1)
				text += sprintf(text, "%d", digit);
	}
	for (int cell = 0; cell < NONET_CELLS; cell++)
		for (int i = 0; i < step->placement_count; i++)
			if (step->placements[i].cell == cell)
				text += sprintf(text, " r%dc%d=%d", cell / 9 + 1, cell % 9 + 1,
				                __builtin_ctz(step->placements[i].digits) + 1);
}

struct found {
	const struct example *example;
	const struct nonet_position *position;
	int count;
	bool matched[FIELDS];
};

/* Every cell of the pattern is empty and has what it is said to have. */
static void check_pattern(const struct nonet_step *step, const struct nonet_position *position) {
	assert_true(step->pattern_count > 0);
	for (int i = 0; i < step->pattern_count; i++) {
		assert_true(step->pattern[i].digits != 0);
		assert_false(step->pattern[i].digits & ~position->candidates[step->pattern[i].cell]);
	}
}

/* Whether a line of the text that says what cannot be names both the cell and the digit. */
static bool has_reason(const char *text, int cell, int digit) {
	char name[NONET_NAME_SIZE];
	nonet_cell_name(cell, name);
	for (const char *line = text; line; line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL) {
		char copy[TEXT];
		snprintf(copy, sizeof copy, "%.*s", (int)strcspn(line, "\n"), line);
		const char *end = strrchr(copy, 'b'); /* of "cannot be" */
		if (line[0] == '-' && strstr(copy, name) && end && strchr(end, '0' + digit))
			return true;
	}
	return false;
}

/* Every candidate that an exocet takes has a reason of its own, and what only junior exocets have
 * is not told of senior ones. */
static void check_reasons(const struct nonet_step *step, const struct nonet_position *position) {
	char *text;
	assert_int_equal(nonet_explain_step(position, step, NULL, NONET_DETAIL_LONG, &text), NONET_OK);
	for (int i = 0; i < step->elimination_count; i++)
		for (int digit = 1; digit <= 9; digit++)
			if (step->eliminations[i].digits >> (digit - 1) & 1 &&
			    !has_reason(text, step->eliminations[i].cell, digit))
				fail_msg("no reason why cell %d is not %d: %s", step->eliminations[i].cell, digit,
				         text);
	if (step->technique == NONET_TECHNIQUE_SENIOR_EXOCET)
		assert_true(!strstr(text, "unior") && !strstr(text, "mirror"));
	free(text);
}

static bool match(void *context, const struct nonet_step *step) {
	struct found *found = context;
	char text[TEXT];
	check_pattern(step, found->position);
	if (step->technique == NONET_TECHNIQUE_JUNIOR_EXOCET ||
	    step->technique == NONET_TECHNIQUE_SENIOR_EXOCET)
		check_reasons(step, found->position);
	print_consequences(step, text);
	found->count++;
	for (int i = 0; found->example->steps[i]; i++)
		if (strcmp(text + 1, found->example->steps[i]) == 0) {
			assert_false(found->matched[i]);
			found->matched[i] = true;
			return true;
		}
	fail_msg("%s in %s finds%s", nonet_technique_name(step->technique), found->example->position,
	         text);
	return false;
}

static void check_example(const struct example *example) {
	struct nonet_position position = position_of(example);
	struct nonet_find_options options = {.technique = example->technique, .unique = false};
	struct found found = {.example = example, .position = &position};
	assert_int_equal(nonet_find_steps(&position, &options, NULL, match, &found), NONET_OK);
	for (int i = 0; example->steps[i]; i++)
		if (!found.matched[i])
			fail_msg("%s in %s does not find %s", nonet_technique_name(example->technique),
			         example->position, example->steps[i]);
}

static enum nonet_technique technique_named(const char *name) {
	for (int t = 0; t < NONET_TECHNIQUE_COUNT; t++)
		if (strcmp(nonet_technique_name((enum nonet_technique)t), name) == 0)
			return (enum nonet_technique)t;
	fail_msg("no such technique: %s", name);
	return NONET_TECHNIQUE_COUNT;
}

/* Cuts the line at its tabs. */
static struct example read_example(char *line) {
	struct example example = {.technique = NONET_TECHNIQUE_COUNT};
	char *fields[FIELDS] = {line, line, line};
	int count = 1;
	line[strcspn(line, "\n")] = '\0';
	for (char *tab = line; (tab = strchr(tab, '\t')) && count < FIELDS; count++) {
		*tab++ = '\0';
		fields[count] = tab;
	}
	assert_true(count >= 3);
	example.technique = technique_named(fields[0]);
	example.puzzle = fields[1];
	example.position = fields[2];
	for (int i = 3; i < count; i++)
		example.steps[i - 3] = fields[i];
	return example;
}

static void examples_give_exactly_their_steps(void **state) {
	(void)state;
	int steps[NONET_TECHNIQUE_COUNT] = {0}, misses[NONET_TECHNIQUE_COUNT] = {0};
	char line[TEXT];
	FILE *file = fopen(NONET_TEST_DATA "/logic/examples.txt", "r");
	assert_non_null(file);
	while (fgets(line, sizeof line, file)) {
		if (line[0] == '#')
			continue;
		struct example example = read_example(line);
		check_example(&example);
		steps[example.technique] += example.steps[0] != NULL;
		misses[example.technique] += example.steps[0] == NULL;
	}
	fclose(file);
	for (int t = NONET_TECHNIQUE_WXYZ_WING; t <= NONET_TECHNIQUE_TRIDAGON; t++)
		if (steps[t] < 3 || misses[t] < 1)
			fail_msg("%s has %d examples and %d near misses",
			         nonet_technique_name((enum nonet_technique)t), steps[t], misses[t]);
}

/* ---- Positions of real puzzles ---- */

struct truth {
	const struct nonet_state *position;
	struct nonet_board solution;
	int positions;
	int findings[NONET_TECHNIQUE_COUNT];
};

static bool check_truth(void *context, const struct nonet_finding *finding) {
	struct truth *truth = context;
	const uint8_t *solution = truth->solution.cell;
	truth->findings[finding->technique]++;
	for (int i = 0; i < finding->placement_count; i++)
		assert_int_equal(finding->placements[i].digit, solution[finding->placements[i].cell]);
	for (int i = 0; i < finding->elimination_count; i++) {
		struct nonet_candidate gone = finding->eliminations[i];
		assert_int_not_equal(gone.digit, solution[gone.cell]);
		assert_true(nonet_state_has(truth->position, gone.cell, gone.digit));
	}
	return false;
}

/* One that takes long is tried in every fifth position. */
static void try_all(struct truth *truth, const struct nonet_state *position) {
	truth->position = position;
	truth->positions++;
	for (int k = NONET_METHOD_WXYZ_WING; k < NONET_METHOD_COUNT; k++) {
		if (k == NONET_METHOD_MULTI_SECTOR_LOCKED_SETS && truth->positions % 5)
			continue;
		struct nonet_search search;
		nonet_search_init(&search, position);
		search.all = true;
		search.found = check_truth;
		search.context = truth;
		assert_false(nonet_methods[k].find(&search, nonet_methods[k].variant));
		nonet_search_free(&search);
	}
}

/* Takes away some of what is false. */
static void thin_out(struct nonet_state *position, const struct nonet_board *solution,
                     struct nonet_rng *rng) {
	uint32_t percent = nonet_rng_below(rng, 90);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		for (int digit = 1; digit <= 9; digit++)
			if (nonet_state_has(position, cell, digit) && solution->cell[cell] != digit &&
			    nonet_rng_below(rng, 100) < percent)
				nonet_state_eliminate(position, cell, digit);
}

static void try_puzzle(struct truth *truth, const char *line, struct nonet_rng *rng) {
	struct nonet_board puzzle = board_of(line);
	struct nonet_answer answer;
	struct nonet_state position;
	nonet_solve(&puzzle, NULL, &answer);
	assert_int_equal(answer.verdict, NONET_UNIQUE);
	truth->solution = answer.solution;
	nonet_state_start(&position, &puzzle);
	try_all(truth, &position);
	for (int i = 0; i < 4; i++) {
		nonet_state_start(&position, &puzzle);
		thin_out(&position, &answer.solution, rng);
		try_all(truth, &position);
	}
}

/* The first puzzles of a set. */
static void try_set(struct truth *truth, const char *name, int count, struct nonet_rng *rng) {
	char path[TEXT], line[TEXT];
	snprintf(path, sizeof path, "%s/sets/%s", NONET_TEST_DATA, name);
	FILE *file = fopen(path, "r");
	assert_non_null(file);
	for (int i = 0; i < repeats(count) && fgets(line, sizeof line, file); i++) {
		line[NONET_CELLS] = '\0';
		try_puzzle(truth, line, rng);
	}
	fclose(file);
}

static void nothing_false_is_found(void **state) {
	(void)state;
	static const char *const sets[] = {"easy.txt",    "minimal.txt",      "17_clue.txt",
	                                   "top1465.txt", "hardest_1106.txt", "hardest_11plus.txt"};
	static const char *const tridagon =
	    "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..";
	static const char *const sk_loop =
	    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
	struct truth truth = {.position = NULL};
	struct nonet_rng rng;
	nonet_rng_start(&rng, 22);
	for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++)
		try_set(&truth, sets[i], 10, &rng);
	for (int i = 0; i < repeats(4); i++) {
		try_puzzle(&truth, tridagon, &rng);
		try_puzzle(&truth, sk_loop, &rng);
	}
	assert_true(truth.positions > repeats(300));
	if (test_share() > 1)
		return;
	for (int t = NONET_TECHNIQUE_WXYZ_WING; t <= NONET_TECHNIQUE_TRIDAGON; t++)
		if (truth.findings[t] == 0)
			fail_msg("%s was not found", nonet_technique_name((enum nonet_technique)t));
}

/* Positions on the way through a puzzle, where digits are placed. */
static void nothing_false_is_found_on_the_way(void **state) {
	(void)state;
	struct truth truth = {.position = NULL};
	struct nonet_board puzzle = board_of(
	    "98.76.5..75..8..6...6...7..43......2..832..5.......3...6.........985..7......21..");
	struct nonet_hodoku_path path;
	const struct nonet_method *used;
	nonet_hodoku_path_start(&path, &puzzle);
	truth.solution = path.solution;
	do {
		try_all(&truth, &path.position.state);
	} while (nonet_hodoku_path_step(&path, NULL, &used) == NONET_OK);
	nonet_hodoku_path_finish(&path);
	assert_true(truth.positions > 50);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(examples_give_exactly_their_steps),
	    cmocka_unit_test(nothing_false_is_found),
	    cmocka_unit_test(nothing_false_is_found_on_the_way),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
