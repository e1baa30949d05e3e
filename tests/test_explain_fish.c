/* Fish as a reader checks them: the line of a step holds one fish, or two on the same base, each
 * with as many covers as bases and its fins, that are right and take what the step takes; and the
 * sentences are about the same fish. */
#include "support.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A fish as written: "r29 b1\c17 b3 fin r2c3". */
struct written {
	uint32_t bases, covers; /* by house */
	bool fin[NONET_CELLS];
};

static const char *const puzzles[] = {
    "..6..1....9.....3..2.6.4..8....1....6...53...8.......4..4.7....2..5....1.739.68..",
    "......5.9..4..3..2...1.....7.5.............1....2....68....75....416.8....9..2..8"};

static int siamese_seen, finned_seen;

static int count_houses(uint32_t houses) {
	int count = 0;
	for (; houses; houses &= houses - 1)
		count++;
	return count;
}

/* "r29 b1", up to what is no house. */
static const char *read_houses(const char *at, uint32_t *houses_ret) {
	static const char kinds[] = "rcb";
	*houses_ret = 0;
	while (*at && strchr(kinds, *at) && isdigit((unsigned char)at[1])) {
		int first = 9 * (int)(strchr(kinds, *at++) - kinds);
		for (; isdigit((unsigned char)*at); at++)
			*houses_ret |= 1u << (first + *at - '1');
		at += *at == ' ';
	}
	return at;
}

/* "r12c3,r4c56", up to a space. */
static const char *read_short_cells(const char *at, bool cells_ret[NONET_CELLS]) {
	while (*at == 'r') {
		const char *rows = at + 1, *columns = strchr(rows, 'c') + 1;
		for (const char *row = rows; isdigit((unsigned char)*row); row++)
			for (at = columns; isdigit((unsigned char)*at); at++)
				cells_ret[9 * (*row - '1') + *at - '1'] = true;
		at += *at == ',';
	}
	return at;
}

/* Reads the fish of a line; returns how many. */
static int read_fish(const char *brief, struct written fish_ret[2]) {
	const char *at = strstr(brief, ": ") + 4;
	int count = 0;
	memset(fish_ret, 0, 2 * sizeof fish_ret[0]);
	while (strncmp(at, "=> ", 3) != 0) {
		struct written *fish = &fish_ret[count++];
		at = read_houses(at, &fish->bases);
		if (*at++ != '\\')
			fail_msg("not understood: %s", brief);
		at = read_houses(at, &fish->covers);
		if (strncmp(at, "fin", 3) == 0)
			at = read_short_cells(strchr(at, ' ') + 1, fish->fin) + 1;
		if (strncmp(at, "| ", 2) == 0) {
			assert_int_equal(count, 1);
			at += 2;
		}
	}
	return count;
}

/* How many of the houses hold the cell. */
static int times_in(uint32_t houses, int cell) {
	int times = 0;
	for (int house = 0; house < NONET_HOUSES; house++)
		times += houses >> house & 1 && naive_in_house(house, cell);
	return times;
}

static bool has_candidate(const struct nonet_position *position, int cell, unsigned digits) {
	return !position->board.cell[cell] && position->candidates[cell] & digits;
}

/* Whether the fish is one in this position: all that is in the bases is in the covers or a fin. */
static bool is_fish(const struct written *fish, const struct nonet_position *position,
                    unsigned digits) {
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		int times = has_candidate(position, cell, digits) ? times_in(fish->bases, cell) : 0;
		bool has_to_be_fin = times > 1 || (times == 1 && !times_in(fish->covers, cell));
		if (has_to_be_fin != fish->fin[cell])
			return false;
	}
	return count_houses(fish->bases) == count_houses(fish->covers);
}

static bool takes(const struct written *fish, int cell) {
	int times = times_in(fish->covers, cell);
	for (int fin = 0; fin < NONET_CELLS; fin++)
		if (fish->fin[fin] && !naive_sees(fin, cell))
			return false;
	return times > 1 || (times == 1 && !times_in(fish->bases, cell));
}

static bool is_fin(const struct nonet_step *step, int cell) {
	for (int i = 0; i < step->pattern_count; i++)
		if (step->pattern[i].cell == cell && step->pattern[i].role == NONET_ROLE_EXTRA)
			return true;
	return false;
}

static void check_fish(const struct nonet_position *position, const struct nonet_step *step,
                       const struct written fish[2], int count, const char *brief) {
	uint32_t covers = 0;
	for (int i = 0; i < count; i++) {
		covers |= fish[i].covers;
		if (fish[i].bases != step->base_houses || !is_fish(&fish[i], position, step->digits))
			fail_msg("no fish: %s", brief);
	}
	assert_int_equal(covers, step->cover_houses);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		assert_int_equal(fish[0].fin[cell] || fish[1].fin[cell], is_fin(step, cell));
	for (int i = 0; i < step->elimination_count; i++)
		if (!takes(&fish[0], step->eliminations[i].cell) &&
		    !(count > 1 && takes(&fish[1], step->eliminations[i].cell)))
			fail_msg("not taken: %s", brief);
}

/* The cells called fins in a line of a text: "Leave r1c2 and r3c4 out of account". */
static void read_fins(const char *line, bool cells_ret[NONET_CELLS]) {
	memset(cells_ret, 0, NONET_CELLS * sizeof cells_ret[0]);
	if (strncmp(line, "Leave ", 6) != 0)
		return;
	for (const char *end = strstr(line, " out of account"); line < end; line++)
		if (line[0] == 'r' && line[2] == 'c')
			cells_ret[9 * (line[1] - '1') + line[3] - '1'] = true;
}

/* After the name, a line for each fish, and one that says that there are two. */
static void check_sentences(const struct written fish[2], int count, const char *text) {
	bool fins[NONET_CELLS];
	const char *line = strchr(text, '\n') + 1;
	if ((strstr(line, "Siamese") != NULL) != (count == 2))
		fail_msg("%d fish: %s", count, text);
	if (count == 2)
		line = strchr(line, '\n') + 1;
	for (int i = 0; i < count; i++, line = strchr(line, '\n') + 1) {
		read_fins(line, fins);
		if (memcmp(fins, fish[i].fin, sizeof fins) != 0)
			fail_msg("other fins in %s", text);
	}
	assert_memory_equal(line, "So remove ", 10);
}

static bool check_step(void *context, const struct nonet_step *step) {
	const struct nonet_position *position = context;
	struct written fish[2];
	char *brief, *text;
	assert_int_equal(nonet_explain_step(position, step, NULL, NONET_DETAIL_SHORT, &brief),
	                 NONET_OK);
	assert_int_equal(nonet_explain_step(position, step, NULL, NONET_DETAIL_LONG, &text), NONET_OK);
	int count = read_fish(brief, fish);
	check_fish(position, step, fish, count, brief);
	check_sentences(fish, count, text);
	siamese_seen += count == 2;
	finned_seen += strstr(brief, " fin") != NULL;
	free(brief);
	free(text);
	return true;
}

/* Whether a technique is a fish, of up to four houses if not all of these are rows or columns. */
static bool is_wanted(enum nonet_technique technique) {
	static const char *const ends[] = {"X-Wing",    "Swordfish", "Jellyfish",
	                                   "Squirmbag", "Whale",     "Leviathan"};
	const char *name = nonet_technique_name(technique);
	bool of_lines = !strstr(name, "Franken") && !strstr(name, "Mutant");
	for (int i = 0; i < (of_lines ? 6 : 3); i++)
		if (strstr(name, ends[i]))
			return true;
	return false;
}

static void fish_can_be_checked(void **state) {
	(void)state;
	enum { EVERY = 12 };
	uint8_t among[NONET_TECHNIQUE_COUNT];
	for (int i = 0; i < NONET_TECHNIQUE_COUNT; i++)
		among[i] = is_wanted((enum nonet_technique)i);
	struct nonet_find_options options = {
	    .technique = NONET_TECHNIQUE_COUNT, .unique = true, .among = among};
	struct nonet_position position;
	static struct nonet_step step;
	for (size_t i = 0; i < sizeof puzzles / sizeof puzzles[0]; i++) {
		struct nonet_board puzzle = board_of(puzzles[i]);
		struct nonet_path *path = path_from(NONET_PROFILE_NONET, &puzzle);
		for (int at = 0; at == 0 || nonet_path_next(path, NULL, &step) == NONET_OK; at++) {
			nonet_path_position(path, &position);
			if (at % (EVERY * test_share()) == 0)
				assert_int_equal(nonet_find_steps(&position, &options, NULL, check_step, &position),
				                 NONET_OK);
		}
		nonet_path_free(path);
	}
	assert_true(siamese_seen > 100 && finned_seen > 500);
}

/* ---- Kraken fish ---- */

static int covers_seen, shared_seen;

static bool is_named(const char *from, const char *end, int cell) {
	for (; from < end; from++)
		if (from[0] == 'r' && from[1] == cell / 9 + '1' && from[2] == 'c' &&
		    from[3] == cell % 9 + '1')
			return true;
	return false;
}

/* "the 2 of box 3 is in r2c9 or r3c9": each other place of it in the bases is a fin, or has been
 * ruled out before. */
static bool check_cover(void *context, const struct nonet_step *step) {
	static const char *const kinds[] = {"row ", "column ", "box "};
	const struct nonet_position *position = context;
	char *text;
	assert_int_equal(nonet_explain_step(position, step, NULL, NONET_DETAIL_LONG, &text), NONET_OK);
	const char *cover = strstr(text, ", the ");
	while (cover && strncmp(cover + 7, " of ", 4) != 0)
		cover = strstr(cover + 1, ", the ");
	if (cover) {
		int house = -1;
		for (int kind = 0; kind < 3; kind++)
			if (strncmp(cover + 11, kinds[kind], strlen(kinds[kind])) == 0)
				house = 9 * kind + cover[11 + strlen(kinds[kind])] - '1';
		assert_true(house >= 0);
		const char *end = strstr(cover, "So in any case");
		for (int cell = 0; cell < NONET_CELLS; cell++)
			if (naive_in_house(house, cell) && times_in(step->base_houses, cell) &&
			    has_candidate(position, cell, step->digits) && !is_named(text, end, cell))
				fail_msg("a place is forgotten: %s", text);
		covers_seen++;
		shared_seen += strstr(text, " would use up both") != NULL;
	}
	free(text);
	return true;
}

static void kraken_fish_account_for_all_places_of_a_cover(void **state) {
	(void)state;
	struct nonet_find_options options = {.technique = NONET_TECHNIQUE_KRAKEN_FISH_2,
	                                     .unique = true};
	struct nonet_position position;
	for (size_t i = 0; i < sizeof puzzles / sizeof puzzles[0]; i++) {
		struct nonet_board puzzle = board_of(puzzles[i]);
		nonet_position_start(&puzzle, &position);
		assert_int_equal(nonet_find_steps(&position, &options, NULL, check_cover, &position),
		                 NONET_OK);
	}
	assert_true(covers_seen > 100 && shared_seen > 5);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(fish_can_be_checked),
	    cmocka_unit_test(kraken_fish_account_for_all_places_of_a_cover),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
