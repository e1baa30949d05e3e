/* The techniques: what they find in given positions, and that nothing they find is false. */
#include "logic/technique.h"

#include "logic/hodoku_path.h"
#include "support.h"

#include <stdio.h>
#include <string.h>

enum { LINE = 4096 };

/* Eliminations or placements as a set, for comparing regardless of order. */
struct candidates {
	struct nonet_cellset cells[9];
};

static void add_candidate(struct candidates *set, struct nonet_candidate candidate) {
	nonet_cellset_add(&set->cells[candidate.digit - 1], candidate.cell);
}

struct expectation {
	const char *technique;
	struct candidates placements, eliminations;
	bool found;
	int findings;
};

static bool compare_finding(void *context, const struct nonet_finding *finding) {
	struct expectation *expected = context;
	struct candidates placements = {0}, eliminations = {0};
	expected->findings++;
	if (strcmp(nonet_technique_name(finding->technique), expected->technique) != 0)
		return false;
	for (int i = 0; i < finding->placement_count; i++)
		add_candidate(&placements, finding->placements[i]);
	for (int i = 0; i < finding->elimination_count; i++)
		add_candidate(&eliminations, finding->eliminations[i]);
	expected->found |= !memcmp(&placements, &expected->placements, sizeof placements) &&
	                   !memcmp(&eliminations, &expected->eliminations, sizeof eliminations);
	return false;
}

/* Reads "r1c2=3 r4c5<>6 ..." up to a tab or the end of the line. */
static const char *read_candidates(const char *text, struct candidates *placements,
                                   struct candidates *eliminations) {
	while (*text && *text != '\t' && *text != '\n') {
		if (*text != 'r') {
			text++;
			continue;
		}
		int cell = (text[1] - '1') * 9 + text[3] - '1';
		bool placed = text[4] == '=';
		text += placed ? 5 : 6;
		struct nonet_candidate candidate = {(uint8_t)cell, (uint8_t)(*text - '0')};
		add_candidate(placed ? placements : eliminations, candidate);
		text++;
	}
	return text;
}

/* Digits are clues, letters a to i the digits that a player has placed. */
static void read_position(const char *cells, struct candidates removed, struct nonet_state *state) {
	struct nonet_board board = {{0}};
	struct nonet_cellset given = {0, 0};
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		if (cells[cell] >= 'a')
			board.cell[cell] = (uint8_t)(cells[cell] - 'a' + 1);
		else if (cells[cell] != '.')
			board.cell[cell] = (uint8_t)(cells[cell] - '0');
		if (cells[cell] >= '1' && cells[cell] <= '9')
			nonet_cellset_add(&given, cell);
	}
	nonet_state_start(state, &board);
	state->given = given;
	for (int digit = 1; digit <= 9; digit++)
		while (!nonet_cellset_is_empty(removed.cells[digit - 1]))
			nonet_state_eliminate(state, nonet_cellset_take(&removed.cells[digit - 1]), digit);
}

static const struct nonet_method *method_named(const char *name, size_t length) {
	for (int i = 0; i < NONET_METHOD_COUNT; i++)
		if (strlen(nonet_methods[i].name) == length && !memcmp(nonet_methods[i].name, name, length))
			return &nonet_methods[i];
	fail_msg("no such technique: %.*s", (int)length, name);
	return NULL;
}

static void run(const struct nonet_method *method, const struct nonet_state *state, bool unique,
                bool (*found)(void *context, const struct nonet_finding *finding), void *context) {
	struct nonet_search search;
	nonet_search_init(&search, state);
	search.unique = unique;
	search.all = true;
	search.found = found;
	search.context = context;
	assert_false(method->find(&search, method->variant));
	assert_false(search.no_memory);
	nonet_search_free(&search);
}

/* A line of positions.txt: technique, cells, candidates that are gone, and the line of the list
 * that finds it with what follows. */
static void check_position(char *line) {
	char *cells = strchr(line, '\t');
	*cells++ = '\0';
	struct expectation expected = {.technique = line};
	struct candidates removed = {0}, none = {0};
	const char *rest = read_candidates(strchr(cells, '\t') + 1, &none, &removed) + 1;
	const char *colon = strchr(rest, ':');
	read_candidates(colon, &expected.placements, &expected.eliminations);
	struct nonet_state state;
	read_position(cells, removed, &state);
	run(method_named(rest, (size_t)(colon - rest)), &state, true, compare_finding, &expected);
	if (!expected.found)
		fail_msg("%s not found (%d others): %.81s %s", line, expected.findings, cells, rest);
}

static void each_technique_finds_its_step(void **state) {
	(void)state;
	char line[LINE];
	int count = 0;
	FILE *file = fopen(NONET_TEST_DATA "/hodoku/positions.txt", "r");
	assert_non_null(file);
	while (fgets(line, sizeof line, file)) {
		if (line[0] == '#')
			continue;
		check_position(line);
		count++;
	}
	fclose(file);
	assert_true(count > 150);
}

struct truth {
	const struct nonet_board *solution;
	const struct nonet_method *method;
	int findings;
};

static bool check_truth(void *context, const struct nonet_finding *finding) {
	struct truth *truth = context;
	truth->findings++;
	for (int i = 0; i < finding->placement_count; i++) {
		struct nonet_candidate at = finding->placements[i];
		if (truth->solution->cell[at.cell] != at.digit)
			fail_msg("%s places r%dc%d=%d", truth->method->name, at.cell / 9 + 1, at.cell % 9 + 1,
			         at.digit);
	}
	for (int i = 0; i < finding->elimination_count; i++) {
		struct nonet_candidate at = finding->eliminations[i];
		if (truth->solution->cell[at.cell] == at.digit)
			fail_msg("%s takes r%dc%d<>%d", truth->method->name, at.cell / 9 + 1, at.cell % 9 + 1,
			         at.digit);
	}
	return false;
}

/* A minimal puzzle. */
static struct nonet_board minimal_puzzle(struct nonet_rng *rng) {
	struct nonet_board puzzle;
	struct nonet_answer answer;
	uint8_t order[NONET_CELLS];
	nonet_generate_grid(nonet_rng_next(rng), &puzzle, NULL);
	for (int i = 0; i < NONET_CELLS; i++)
		order[i] = (uint8_t)i;
	nonet_rng_shuffle(rng, order, NONET_CELLS);
	for (int i = 0; i < NONET_CELLS; i++) {
		uint8_t clue = puzzle.cell[order[i]];
		puzzle.cell[order[i]] = 0;
		nonet_solve(&puzzle, NULL, &answer);
		if (answer.verdict != NONET_UNIQUE)
			puzzle.cell[order[i]] = clue;
	}
	return puzzle;
}

/* Those that take long are tried in few positions. */
static bool is_slow(const struct nonet_method *method) {
	bool big_fish =
	    method->variant > 2 &&
	    (method->find == nonet_find_finned_franken_fish || method->find == nonet_find_mutant_fish ||
	     method->find == nonet_find_finned_mutant_fish || method->find == nonet_find_franken_fish);
	return big_fish || method->find == nonet_find_als_xy_wing ||
	       method->find == nonet_find_als_xy_chain || method->find == nonet_find_death_blossom ||
	       method->find == nonet_find_grouped_nice_loop || method->find == nonet_find_kraken_fish ||
	       method->find == nonet_find_forcing_chain || method->find == nonet_find_forcing_net ||
	       method->find == nonet_find_multi_sector_locked_sets;
}

static bool is_too_slow(const struct nonet_method *method) {
	return is_slow(method) && method->variant > 3;
}

static void nothing_false_is_found(void **state) {
	(void)state;
	struct nonet_rng rng;
	struct truth truth = {.findings = 0};
	int position = 0;
	nonet_rng_start(&rng, 20);
	for (int i = 0; i < repeats(5); i++) {
		struct nonet_board puzzle = minimal_puzzle(&rng);
		struct nonet_hodoku_path path;
		const struct nonet_method *used;
		nonet_hodoku_path_start(&path, &puzzle);
		truth.solution = &path.solution;
		do {
			bool try_slow = ++position % 20 == 0;
			for (int k = 0; k < NONET_METHOD_COUNT; k++) {
				truth.method = &nonet_methods[k];
				if (!is_too_slow(truth.method) && (try_slow || !is_slow(truth.method)))
					run(truth.method, &path.position.state, true, check_truth, &truth);
			}
		} while (nonet_hodoku_path_step(&path, NULL, &used) == NONET_OK);
		nonet_hodoku_path_finish(&path);
	}
	assert_true(truth.findings > repeats(1000));
}

static bool presupposes_one_solution(const struct nonet_method *method) {
	return method->find == nonet_find_uniqueness ||
	       method->find == nonet_find_avoidable_rectangle || method->find == nonet_find_bug_plus_1;
}

/* Without the proof of one solution, what holds for all solutions still does; so every step must be
 * true of each. */
static void all_solutions_keep_every_step(void **state) {
	(void)state;
	struct nonet_rng rng;
	nonet_rng_start(&rng, 21);
	struct truth truth = {.findings = 0};
	for (int i = 0; i < 2; i++) {
		struct nonet_board first, second, puzzle;
		nonet_generate_grid(nonet_rng_next(&rng), &first, NULL);
		second = first;
		for (int column = 0; column < 9; column++) {
			second.cell[column] = first.cell[9 + column];
			second.cell[9 + column] = first.cell[column];
		}
		puzzle = first;
		memset(puzzle.cell, 0, 18);
		for (int k = 0; k < 20; k++)
			puzzle.cell[18 + nonet_rng_below(&rng, 63)] = 0;
		struct nonet_state position;
		nonet_state_start(&position, &puzzle);
		for (int k = 0; k < NONET_METHOD_COUNT; k++) {
			truth.method = &nonet_methods[k];
			if (is_too_slow(truth.method))
				continue;
			truth.solution = &first;
			run(truth.method, &position, false, check_truth, &truth);
			truth.solution = &second;
			run(truth.method, &position, false, check_truth, &truth);
		}
	}
	assert_true(truth.findings > 0);
}

static bool count_finding(void *context, const struct nonet_finding *finding) {
	(void)finding;
	++*(int *)context;
	return false;
}

/* A puzzle of a user's that has been rated with an avoidable rectangle made of its clues. */
static const char *const clue_rectangle =
    "1549-----/-----41--/-6-75---9/-1---8---/69---7-4-/--5----37/-8-----1-/----3--68/------5--";

static void clues_make_no_avoidable_rectangle(void **state) {
	(void)state;
	struct nonet_board board = {{0}};
	int cell = 0, found = 0;
	for (const char *at = clue_rectangle; *at; at++)
		if (*at != '/')
			board.cell[cell++] = (uint8_t)(*at == '-' ? 0 : *at - '0');
	assert_int_equal(cell, NONET_CELLS);
	struct nonet_state position;
	nonet_state_start(&position, &board);
	const struct nonet_method *types[] = {&nonet_methods[NONET_METHOD_AVOIDABLE_RECTANGLE_1],
	                                      &nonet_methods[NONET_METHOD_AVOIDABLE_RECTANGLE_2]};
	for (int i = 0; i < 2; i++)
		run(types[i], &position, true, count_finding, &found);
	assert_int_equal(found, 0);
}

/* The positions of the data that need one solution give nothing when it is not proven. */
static void uniqueness_waits_for_proof(void **state) {
	(void)state;
	char line[LINE];
	int found = 0, tried = 0;
	FILE *file = fopen(NONET_TEST_DATA "/hodoku/positions.txt", "r");
	assert_non_null(file);
	while (fgets(line, sizeof line, file)) {
		if (line[0] == '#')
			continue;
		struct candidates removed = {0}, none = {0};
		const char *cells = strchr(line, '\t') + 1;
		const char *rest = read_candidates(strchr(cells, '\t') + 1, &none, &removed) + 1;
		const struct nonet_method *method = method_named(rest, (size_t)(strchr(rest, ':') - rest));
		if (!presupposes_one_solution(method))
			continue;
		struct nonet_state position;
		read_position(cells, removed, &position);
		run(method, &position, false, count_finding, &found);
		tried++;
	}
	fclose(file);
	assert_true(tried > 10);
	assert_int_equal(found, 0);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(each_technique_finds_its_step),
	    cmocka_unit_test(nothing_false_is_found),
	    cmocka_unit_test(all_solutions_keep_every_step),
	    cmocka_unit_test(clues_make_no_avoidable_rectangle),
	    cmocka_unit_test(uniqueness_waits_for_proof),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
