/* Chains in short lines, read as a player reads them: links alternate, and each is what its sign
 * says in the position. */
#include "support.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TERMS = 200 };

/* Digits in cells, and the sign of the link before them. */
struct term {
	char link; /* '=' or '-'; 0 for the first */
	unsigned digits;
	bool cells[NONET_CELLS];
	bool is_inside; /* the link stays in the cells of the term before */
};

static struct nonet_position position;
static const char *line; /* for messages */
static int set_links, cell_links, weak_links;

#define MUST(condition, i)                                                                         \
	do {                                                                                           \
		if (!(condition))                                                                          \
			fail_msg("%s fails at part %d of: %s", #condition, (int)(i), line);                    \
	} while (0)

static unsigned read_digits(const char **at) {
	unsigned digits = 0;
	for (; isdigit((unsigned char)**at); (*at)++)
		digits |= 1u << (**at - '1');
	return digits;
}

/* r13c5,r7c8 */
static void read_cells(const char **at, bool cells_ret[NONET_CELLS]) {
	memset(cells_ret, 0, NONET_CELLS * sizeof cells_ret[0]);
	while (**at == 'r' || **at == ',') {
		*at += **at == ',';
		assert_int_equal(*(*at)++, 'r');
		unsigned rows = read_digits(at);
		assert_int_equal(*(*at)++, 'c');
		unsigned columns = read_digits(at);
		for (int cell = 0; cell < NONET_CELLS; cell++)
			cells_ret[cell] |= (rows >> cell / 9 & 1) && (columns >> cell % 9 & 1);
	}
}

/* A chain up to " => " or " | "; returns how many terms it has. */
static int read_chain(const char **at, struct term terms[TERMS]) {
	int count = 0;
	for (char link = 0;;) {
		struct term *term = &terms[count++];
		assert_true(count + 1 < TERMS);
		*term = (struct term){.link = link};
		assert_int_equal(*(*at)++, '(');
		term->digits = read_digits(at);
		if (**at != ')') {
			terms[count++] = (struct term){.link = *(*at)++, .is_inside = true};
			terms[count - 1].digits = read_digits(at);
		}
		assert_int_equal(*(*at)++, ')');
		read_cells(at, term->cells);
		if (&terms[count - 1] != term)
			memcpy(terms[count - 1].cells, term->cells, sizeof term->cells);
		if ((*at)[0] != ' ' || !strchr("=-", (*at)[1]) || (*at)[2] != ' ')
			return count;
		link = (*at)[1];
		*at += 3;
	}
}

static unsigned candidates(int cell) {
	return position.board.cell[cell] ? 0 : position.candidates[cell];
}

/* The cells of a term that have a digit of `digits`; returns how many. */
static int places(const struct term *term, unsigned digits, bool cells_ret[NONET_CELLS]) {
	int count = 0;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		cells_ret[cell] = term->cells[cell] && candidates(cell) & digits;
		count += cells_ret[cell];
	}
	return count;
}

static bool all_see(const bool from[NONET_CELLS], const bool to[NONET_CELLS]) {
	for (int a = 0; a < NONET_CELLS; a++)
		for (int b = 0; b < NONET_CELLS; b++)
			if (from[a] && to[b] && !naive_sees(a, b))
				return false;
	return true;
}

/* Both see each other for each digit that they share, or are in the same cell. */
static bool is_weak(const struct term *a, const struct term *b) {
	bool from[NONET_CELLS], to[NONET_CELLS];
	unsigned shared = a->digits & b->digits;
	if (!shared)
		return places(a, a->digits, from) == 1 && places(b, b->digits, to) == 1 &&
		       memcmp(from, to, sizeof from) == 0;
	for (int digit = 0; digit < 9; digit++)
		if (shared >> digit & 1 && places(a, 1u << digit, from) && places(b, 1u << digit, to) &&
		    !all_see(from, to))
			return false;
	return shared == a->digits && shared == b->digits;
}

/* A house has the digit in the cells of these two only. */
static bool is_bilocal(const struct term *a, const struct term *b) {
	if (a->digits != b->digits || a->digits & (a->digits - 1))
		return false;
	for (int house = 0; house < 27; house++) {
		bool covered = true;
		for (int cell = 0; cell < NONET_CELLS; cell++)
			if (naive_in_house(house, cell) && candidates(cell) & a->digits)
				covered &= a->cells[cell] || b->cells[cell];
		if (covered)
			return true;
	}
	return false;
}

/* One cell with just these digits, or cells of a house with one digit more than cells. */
static bool is_within(const struct term *a, const struct term *b) {
	unsigned all = 0;
	int cells = 0;
	bool one_house = false;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		cells += a->cells[cell];
		all |= a->cells[cell] ? candidates(cell) : 0;
	}
	for (int house = 0; house < 27; house++) {
		int inside = 0;
		for (int cell = 0; cell < NONET_CELLS; cell++)
			inside += a->cells[cell] && naive_in_house(house, cell);
		one_house |= inside == cells;
	}
	*(cells == 1 ? &cell_links : &set_links) += 1;
	if (cells == 1)
		return all == (a->digits | b->digits);
	return one_house && __builtin_popcount(all) == cells + 1 && !(a->digits & (a->digits - 1)) &&
	       ((a->digits | b->digits) & ~all) == 0 && !(a->digits & b->digits);
}

static void check_chain(const struct term *terms, int count) {
	for (int i = 1; i < count; i++) {
		const struct term *a = &terms[i - 1], *b = &terms[i];
		MUST(i == 1 || b->link != a->link, i);
		if (b->link == '=') {
			MUST(b->is_inside ? is_within(a, b) : is_bilocal(a, b), i);
		} else {
			MUST(is_weak(a, b), i);
			weak_links++;
		}
	}
}

/* Nets are no more than their two ends. */
static void check_line(const char *text) {
	static struct term terms[TERMS];
	line = text;
	const char *at = strstr(text, ": ") + 2;
	for (;; at += 3) {
		if (*at != '(')
			return;
		check_chain(terms, read_chain(&at, terms));
		if (strncmp(at, " | ", 3) != 0)
			break;
	}
	MUST(strncmp(at, " => ", 4) == 0, 0);
}

static bool check_step(void *context, const struct nonet_step *step) {
	(void)context;
	char *text;
	assert_int_equal(nonet_explain_step(&position, step, NULL, NONET_DETAIL_SHORT, &text),
	                 NONET_OK);
	if (step->chain_count > 0 && step->level == 0)
		check_line(text);
	free(text);
	return true;
}

static const enum nonet_technique with_chains[] = {
    NONET_TECHNIQUE_TURBOT_FISH,
    NONET_TECHNIQUE_X_CHAIN,
    NONET_TECHNIQUE_XY_CHAIN,
    NONET_TECHNIQUE_M_WING,
    NONET_TECHNIQUE_S_WING,
    NONET_TECHNIQUE_L_WING,
    NONET_TECHNIQUE_CONTINUOUS_NICE_LOOP,
    NONET_TECHNIQUE_DISCONTINUOUS_NICE_LOOP,
    NONET_TECHNIQUE_AIC,
    NONET_TECHNIQUE_GROUPED_CONTINUOUS_NICE_LOOP,
    NONET_TECHNIQUE_GROUPED_DISCONTINUOUS_NICE_LOOP,
    NONET_TECHNIQUE_GROUPED_AIC,
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
	struct nonet_path *path = path_from(NONET_PROFILE_HODOKU, &board);
	uint8_t among[NONET_TECHNIQUE_COUNT] = {0};
	for (size_t i = 0; i < sizeof with_chains / sizeof with_chains[0]; i++)
		among[with_chains[i]] = 1;
	struct nonet_find_options options = {.technique = NONET_TECHNIQUE_COUNT, .among = among};
	bool changed = true;
	for (int count = 0; count < 40; count++) {
		nonet_path_position(path, &position);
		if (changed)
			assert_int_equal(nonet_find_steps(&position, &options, NULL, check_step, NULL),
			                 NONET_OK);
		if (nonet_path_next(path, NULL, &step) != NONET_OK)
			break;
		changed = step.placement_count == 0;
	}
	nonet_path_free(path);
}

static void links_are_what_their_signs_say(void **state) {
	(void)state;
	static const char *const puzzles[] = {
	    "..6..1....9.....3..2.6.4..8....1....6...53...8.......4..4.7....2..5....1.739.68..",
	    "7.96.8...8..2.5.....6.4......8.1.6.3....2..5......4.1...2.....75.......9.3....8..",
	    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"};
	set_links = cell_links = weak_links = 0;
	int most = repeats(3);
	for (int i = 0; i < 3 && i < most; i++)
		check_puzzle(puzzles[i]);
	assert_true(set_links > 100 && cell_links > 100 && weak_links > 500);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(links_are_what_their_signs_say),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
