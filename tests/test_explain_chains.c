/* The lines of chains as a reader checks them: a house named holds what it is said to hold, and
 * every only place follows from the lines that it names. */
#include "support.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHAINS = 400, LINES = 800 };

/* A text of chains, read line by line. */
struct reader {
	const struct nonet_position *position;
	const char *text; /* for messages */
	const char *line[CHAINS][LINES];
	int length[CHAINS];
	int chain; /* the one at hand */
};

static int lines_checked, patterns_checked, outer_checked, cases_fallen, places_lost;
static bool all_are_cases; /* each chain of the steps at hand begins with a case */

#define MUST(reader, condition, at)                                                                \
	do {                                                                                           \
		if (!(condition))                                                                          \
			fail_msg("%s fails for \"%.*s\" in:\n%s", #condition, (int)strcspn(at, "\n"), at,      \
			         (reader)->text);                                                              \
	} while (0)

/* Whether a cell is named here: r1c2. */
static bool is_cell(const char *at) {
	return at[0] == 'r' && isdigit((unsigned char)at[1]) && at[2] == 'c' &&
	       isdigit((unsigned char)at[3]);
}

/* Marks the cells named in [at, end). */
static void read_cells(const char *at, const char *end, bool cells_ret[NONET_CELLS]) {
	memset(cells_ret, 0, NONET_CELLS * sizeof cells_ret[0]);
	for (; at < end; at++)
		if (is_cell(at))
			cells_ret[9 * (at[1] - '1') + at[3] - '1'] = true;
}

/* "row 4", "column 5" or "box 6". */
static int read_house(const char *at) {
	const char *number = strchr(at, ' ') + 1;
	return (at[0] == 'r' ? 0 : at[0] == 'c' ? 9 : 18) + *number - '1';
}

/* Where `words` are in a line, or NULL. */
static const char *find(const char *line, const char *words) {
	const char *at = strstr(line, words);
	return at && at < line + strcspn(line, "\n") ? at : NULL;
}

/* The candidates that a line says are false go from `view`. */
static void take_false(const char *line, uint16_t view[NONET_CELLS]) {
	bool cells[NONET_CELLS];
	const char *is = find(line, " is not "), *none = find(line, "one of ");
	if (!is && none)
		is = find(none, " is ");
	if (!is || (none && !find(line, "none of ")))
		return;
	const char *digit = is + (find(line, " is not ") ? 8 : 4); /* "4", or "2, 4 or 6" */
	read_cells(line, is, cells);
	for (int left = (int)strspn(digit, "123456789, or"); left > 0; left--, digit++)
		for (int cell = 0; cell < NONET_CELLS; cell++)
			if (cells[cell] && isdigit((unsigned char)*digit))
				view[cell] &= (uint16_t) ~(1u << (*digit - '1'));
}

/* The lines named in "[from 1, 3, lines 4 and 5 of chain 2, ...]". */
static void take_sources(const struct reader *reader, const char *line,
                         uint16_t view[NONET_CELLS]) {
	const char *at = find(line, " [from "), *end = line + strcspn(line, "\n");
	int pending[LINES], count = 0;
	bool elsewhere = false; /* "lines 4 and 5", of a chain that is named after them */
	for (; at && at < end; at++) {
		elsewhere |= strncmp(at, "line", 4) == 0;
		if (strncmp(at, "of chain ", 9) == 0) {
			int chain = atoi(at + 9) - 1;
			for (int i = 0; i < count; i++) {
				MUST(reader, pending[i] <= reader->length[chain], line);
				take_false(reader->line[chain][pending[i] - 1], view);
			}
			outer_checked++;
			elsewhere = false;
			count = 0;
			at += 9 + strspn(at + 9, "0123456789");
		} else if (isdigit((unsigned char)*at)) {
			int number = atoi(at);
			MUST(reader, elsewhere || number <= reader->length[reader->chain], line);
			if (elsewhere)
				pending[count++] = number;
			else
				take_false(reader->line[reader->chain][number - 1], view);
			at += strspn(at, "0123456789") - 1;
		}
	}
}

static void check_only_place(const struct reader *reader, const char *line,
                             const uint16_t view[NONET_CELLS]) {
	bool named[NONET_CELLS];
	const char *is = find(line, " is "), *left = find(line, "left for it in ");
	const char *house = left ? left + 15 : find(line, ", as ") + 5;
	int digit = is[4] - '0';
	read_cells(line, is, named);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (naive_in_house(read_house(house), cell) && view[cell] >> (digit - 1) & 1)
			MUST(reader, named[cell], line);
}

static void check_only_candidate(const struct reader *reader, const char *line,
                                 const uint16_t view[NONET_CELLS]) {
	bool named[NONET_CELLS];
	const char *is = find(line, " is ");
	read_cells(line, is, named);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (named[cell])
			MUST(reader, view[cell] == 1u << (is[4] - '1'), line);
}

/* "as box 7 has its 1 in r8c2": one house for all. */
static void check_house(const struct reader *reader, const char *line) {
	bool named[NONET_CELLS];
	read_cells(line, line + strcspn(line, "[\n"), named);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (named[cell])
			MUST(reader, naive_in_house(read_house(find(line, ", as ") + 5), cell), line);
}

/* "the only places left for 4 in box 2 are r1c4 and r3c4, all in column 4 (Pointing)". */
static void check_locking(const struct reader *reader, const char *line,
                          const uint16_t view[NONET_CELLS]) {
	bool places[NONET_CELLS], own[NONET_CELLS];
	const char *left = find(line, " left for ");
	int base = read_house(left + 15), digit = left[10] - '0';
	const char *last =
	    find(line, ", all in ") ? find(line, ", all in ") + 9 : find(line, ", in ") + 5;
	read_cells(left, last, places);
	read_cells(line, left, own);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		bool is_place = naive_in_house(base, cell) && view[cell] >> (digit - 1) & 1;
		MUST(reader, places[cell] == is_place, line);
		MUST(reader, (!places[cell] && !own[cell]) || naive_in_house(read_house(last), cell), line);
		MUST(reader, !own[cell] || !naive_in_house(base, cell), line);
	}
	patterns_checked++;
}

static void check_line(const struct reader *reader, int number) {
	const char *line = reader->line[reader->chain][number];
	uint16_t view[NONET_CELLS];
	memcpy(view, reader->position->candidates, sizeof view);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		view[cell] = reader->position->board.cell[cell] ? 0 : view[cell];
	take_sources(reader, line, view);
	if (line[0] == '-' && number > 0)
		take_false(reader->line[reader->chain][number - 1], view);
	lines_checked++;
	if (find(line, "left for it in ") || find(line, "has no other place left for it"))
		check_only_place(reader, line, view);
	else if (find(line, "the only candidate left there"))
		check_only_candidate(reader, line, view);
	else if (find(line, " has its "))
		check_house(reader, line);
	else if (find(line, "(Pointing)") || find(line, "(Claiming)"))
		check_locking(reader, line, view);
	else if (find(line, "Pair)") || find(line, "X-Wing)"))
		patterns_checked++;
}

/* What a line says: that one of these cells is a digit, or that none is, or not this digit; of no
 * cell where it says something else. */
struct fact {
	bool on, cells[NONET_CELLS];
	int digit, count;
	unsigned digits; /* bits of all that the cells are not; of one that is, its own */
};

static struct fact read_fact(const char *line) {
	const char *is = find(line, " is ");
	struct fact fact = {.on = is && strncmp(is, " is not ", 8) != 0};
	if (!is)
		return fact;
	const char *digit = is + (fact.on ? 4 : 8);
	fact.digit = *digit - '0';
	for (int left = (int)strspn(digit, "123456789, or"); left > 0; left--, digit++)
		if (isdigit((unsigned char)*digit))
			fact.digits |= 1u << (*digit - '0');
	fact.on &= !find(line, "none of ") || find(line, "none of ") > is;
	read_cells(line, is, fact.cells);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		fact.count += fact.cells[cell];
	return fact;
}

static bool contradict(const struct fact *a, const struct fact *b) {
	bool within = true;
	const struct fact *on = a->on ? a : b, *off = a->on ? b : a;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		within &= !on->cells[cell] || off->cells[cell];
	if (a->on != b->on)
		return within && a->digit == b->digit;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		for (int other = 0; other < NONET_CELLS; other++)
			if (a->on && a->count == 1 && b->count == 1 && a->cells[cell] && b->cells[other] &&
			    (a->digit == b->digit ? naive_sees(cell, other) : cell == other))
				return true;
	return false;
}

/* Marks the lines of its own chain from which a line follows. */
static void mark_sources(const struct reader *reader, const char *line, int number,
                         bool needed[LINES]) {
	const char *at = find(line, " [from "), *elsewhere = at ? find(at, "line") : NULL;
	const char *end = elsewhere ? elsewhere : line + strcspn(line, "\n");
	if (line[0] == '-' && number > 0)
		needed[number - 1] = true;
	for (; at && at < end; at++)
		if (isdigit((unsigned char)*at)) {
			int source = atoi(at);
			MUST(reader, source > 0 && source <= number, line);
			needed[source - 1] = true;
			at += strspn(at, "0123456789") - 1;
		}
}

/* The last line of a case and the one that it contradicts, as `but` says, need all others. */
static void check_needed(const struct reader *reader, int chain, const char *but) {
	bool needed[LINES] = {false};
	const char *line;
	struct fact other = read_fact(but);
	int count = reader->length[chain], first = 0;
	for (; first < count && (line = reader->line[chain][first]); first++) {
		struct fact fact = read_fact(line);
		if (fact.on == other.on && fact.digit == other.digit &&
		    memcmp(fact.cells, other.cells, sizeof fact.cells) == 0)
			break;
	}
	MUST(reader, first < count - 1, but);
	needed[first] = needed[count - 1] = true;
	for (int i = count - 1; i >= 0 && (line = reader->line[chain][i]); i--) {
		MUST(reader, needed[i], line);
		mark_sources(reader, line, i, needed);
	}
}

/* A case goes on to its conclusion, or else to where it contradicts itself, as it then says. */
static void check_case(const struct reader *reader, int chain) {
	static struct fact facts[LINES];
	int count = reader->length[chain];
	bool clashes = false;
	const char *line = reader->text;
	for (int i = 0; i < count && reader->line[chain][i]; i++) {
		MUST(reader, !clashes, line);
		line = reader->line[chain][i];
		facts[i] = read_fact(line);
		for (int k = 0; k < i; k++)
			clashes |= contradict(&facts[i], &facts[k]);
	}
	const char *end = strchr(line, '\n');
	bool falls = count > 0 && end && strncmp(end, "\nBut ", 5) == 0;
	cases_fallen += falls;
	MUST(reader, !falls || clashes, line);
	if (falls)
		check_needed(reader, chain, end + 1);
}

static bool is_link(const char *line) {
	return (line[0] == '-' && line[1] == ' ' &&
	        (strncmp(line + 2, "Suppose", 7) == 0 || strncmp(line + 2, "Then", 4) == 0)) ||
	       (line[0] == '(' && isdigit((unsigned char)line[1]));
}

/* Whether of two facts one cannot hold in a cell when the other does. */
static bool loses_place(const struct fact *before, const struct fact *places) {
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		struct fact place = {.on = true, .digit = places->digit, .count = 1};
		bool seen = before->on && before->digit == places->digit && !before->cells[cell];
		for (int other = 0; other < NONET_CELLS; other++)
			seen &= !before->cells[other] || naive_sees(cell, other);
		place.cells[cell] = true;
		if (places->cells[cell] &&
		    (seen || (before->count == 1 && contradict(before, &place)) ||
		     (!before->on && before->digits >> places->digit & 1 && before->cells[cell])))
			return true;
	}
	return false;
}

/* Several places are called all that are left just when no line before takes one of them. */
static void check_places_left(const struct reader *reader, int chain) {
	static struct fact facts[LINES];
	const char *line;
	for (int i = 0; i < reader->length[chain] && (line = reader->line[chain][i]); i++) {
		bool lost = false;
		facts[i] = read_fact(line);
		bool only = find(line, "the only places left for it in "),
		     open = find(line, "has no other place left for it");
		if (!only && !open)
			continue;
		for (int k = 0; k < i; k++)
			lost |= loses_place(&facts[k], &facts[i]);
		MUST(reader, open == lost, line);
		places_lost += lost;
	}
}

/* Reads the chains of a text, and checks each of their lines. A line that names no pattern is one
 * of a nested chain of level 6. */
static void check_text(const struct nonet_position *position, const struct nonet_step *step) {
	static struct reader reader;
	char *text;
	assert_int_equal(nonet_explain_step(position, step, NULL, NONET_DETAIL_LONG, &text), NONET_OK);
	memset(&reader, 0, sizeof reader);
	reader.position = position;
	reader.text = text;
	int chain = 0, last = 0;
	for (const char *line = text, *end;; line = end + 1) {
		if (strncmp(line, "Chain ", 6) == 0)
			chain = atoi(line + 6) - 1;
		if (chain > last)
			last = chain;
		assert_true(chain < CHAINS && reader.length[chain] < LINES);
		if (is_link(line))
			reader.line[chain][reader.length[chain]++] = line;
		end = strchr(line, '\n');
		if (!end)
			break;
	}
	for (int i = 0; all_are_cases && i <= last; i++)
		check_case(&reader, i);
	for (int i = 0; i <= last; i++)
		check_places_left(&reader, i);
	for (reader.chain = 0; reader.chain <= last; reader.chain++)
		for (int i = 0; i < reader.length[reader.chain]; i++)
			check_line(&reader, i);
	assert_true(step->level == 6 || !strstr(text, "as a pattern shows"));
	assert_null(strstr(text, " a X"));
	free(text);
}

static void follow(enum nonet_profile profile, const char *puzzle, int most) {
	static struct nonet_step step;
	struct nonet_board board = board_of(puzzle);
	struct nonet_position position;
	struct nonet_path *path = path_from(profile, &board);
	nonet_path_position(path, &position);
	for (int i = 0; i < most && nonet_path_next(path, NULL, &step) == NONET_OK; i++) {
		check_text(&position, &step);
		nonet_path_position(path, &position);
	}
	nonet_path_free(path);
}

/* Groups that see a candidate through their box only, among others. */
static void lines_of_chains_can_be_checked(void **state) {
	(void)state;
	static const char *const puzzles[] = {
	    "2.435....36..7.........6....4....19...2...5...71....4....9.........2..58....874.6",
	    "4.....7....68....59..72..1....26.....4.5....9.....1....85.....3.....3...7.....8.4",
	    "86.9................1478...7.8.....6542..3.1........3..83.65.7...4..2........46.3"};
	lines_checked = 0;
	for (size_t i = 0; i < sizeof puzzles / sizeof puzzles[0]; i++)
		for (int profile = NONET_PROFILE_NONET; profile <= NONET_PROFILE_HODOKU; profile++)
			follow((enum nonet_profile)profile, puzzles[i], 100);
	assert_true(lines_checked > 500);
}

static void patterns_and_chains_within_chains_can_be_checked(void **state) {
	(void)state;
	static const char *const puzzles[] = {
	    "1...56....5718...66...7.....9.3............9.8....5..35...17..8..2....1.......4..",
	    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6",
	    "98.7..6......96.......85...4......3..9..5.7....2.....11.......3.6...85....4....2."};
	patterns_checked = outer_checked = 0;
	follow(NONET_PROFILE_NONET, puzzles[0], 3);
	for (size_t i = 0; i < sizeof puzzles / sizeof puzzles[0]; i++)
		follow(NONET_PROFILE_SE, puzzles[i], 3);
	assert_true(patterns_checked > 20 && outer_checked > 5);
}

static bool check_found(void *context, const struct nonet_step *step) {
	check_text(context, step);
	return true;
}

/* A set takes several candidates from a cell at once. */
static void lines_of_chains_through_sets_can_be_checked(void **state) {
	(void)state;
	static const char puzzle[] =
	    "..6..1....9.....3..2.6.4..8....1....6...53...8.......4..4.7....2..5....1.739.68..";
	static const enum nonet_technique techniques[] = {
	    NONET_TECHNIQUE_GROUPED_CONTINUOUS_NICE_LOOP,
	    NONET_TECHNIQUE_GROUPED_DISCONTINUOUS_NICE_LOOP, NONET_TECHNIQUE_GROUPED_AIC};
	struct nonet_board board = board_of(puzzle);
	struct nonet_position position;
	nonet_position_start(&board, &position);
	lines_checked = places_lost = 0;
	for (int i = 0; i < 3; i++) {
		struct nonet_find_options options = {.technique = techniques[i]};
		assert_int_equal(nonet_find_steps(&position, &options, NULL, check_found, &position),
		                 NONET_OK);
	}
	assert_true(lines_checked > 500 && places_lost > 0);
}

static void a_case_ends_where_it_contradicts_itself(void **state) {
	(void)state;
	static const char puzzle[] =
	    "......5.9..4..3172...1.....7.5.............15...25..68....75....416.8.5..97.21.8.";
	static const enum nonet_technique techniques[] = {
	    NONET_TECHNIQUE_KRAKEN_FISH_1, NONET_TECHNIQUE_KRAKEN_FISH_2,
	    NONET_TECHNIQUE_FORCING_CHAIN_VERITY, NONET_TECHNIQUE_FORCING_NET_VERITY};
	struct nonet_board board = board_of(puzzle);
	struct nonet_position position;
	nonet_position_start(&board, &position);
	cases_fallen = places_lost = 0;
	all_are_cases = true;
	for (size_t i = 0; i < sizeof techniques / sizeof techniques[0]; i++) {
		struct nonet_find_options options = {.technique = techniques[i]};
		assert_int_equal(nonet_find_steps(&position, &options, NULL, check_found, &position),
		                 NONET_OK);
	}
	all_are_cases = false;
	assert_true(cases_fallen > 20 && places_lost > 20);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(lines_of_chains_can_be_checked),
	    cmocka_unit_test(lines_of_chains_through_sets_can_be_checked),
	    cmocka_unit_test(a_case_ends_where_it_contradicts_itself),
	    cmocka_unit_test(patterns_and_chains_within_chains_can_be_checked),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
