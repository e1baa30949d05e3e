#include "generate/wish.h"

#include "generate/pattern.h"
#include "generate/symmetry.h"
#include "generate/wish_means.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* No puzzle with fewer has one solution: G. McGuire, B. Tugemann and G. Civario, "There is no
 * 16-Clue Sudoku" (2012), by an exhaustive search. */
enum { FEWEST_CLUES_EVER = 17 };

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static bool
refuse(char reason_ret[NONET_WISH_TEXT_SIZE], const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	vsnprintf(reason_ret, NONET_WISH_TEXT_SIZE, format, arguments);
	va_end(arguments);
	return false;
}

static int marked_count(const uint8_t marked[NONET_CELLS]) {
	int count = 0;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		count += marked[cell] != 0;
	return count;
}

enum { RANGE_SIZE = 32 };

static const char *range_text(int fewest, int most, char text_ret[RANGE_SIZE]) {
	if (fewest == most)
		snprintf(text_ret, RANGE_SIZE, "%d", fewest);
	else
		snprintf(text_ret, RANGE_SIZE, "%d to %d", fewest, most);
	return text_ret;
}

/* In a row that is full, each clue follows from the others: a minimal puzzle has one empty cell in
 * each. Every symmetry leaves some cell where it is, whose clue is redundant in a full grid. */
static bool minimal_count_possible(const struct nonet_wish *wish,
                                   char reason_ret[NONET_WISH_TEXT_SIZE]) {
	bool alone = !wish->random_symmetry && wish->symmetry == NONET_SYMMETRY_NONE;
	int most = alone ? NONET_CELLS - 9 : NONET_CELLS - 1;
	return wish->fewest_clues <= most ||
	       refuse(reason_ret, "no minimal puzzle has more than %d clues", most);
}

static bool clues_possible(const struct nonet_wish *wish, char reason_ret[NONET_WISH_TEXT_SIZE]) {
	int fewest = wish->fewest_clues, most = wish->most_clues ? wish->most_clues : NONET_CELLS;
	char range[RANGE_SIZE];
	if (most < FEWEST_CLUES_EVER)
		return refuse(reason_ret, "no puzzle with fewer than %d clues has only one solution",
		              FEWEST_CLUES_EVER);
	if (fewest > most)
		return refuse(reason_ret, "%d clues or more and %d or fewer exclude one another", fewest,
		              most);
	if (!wish->random_symmetry && !nonet_symmetry_allows(wish->symmetry, fewest, most))
		return refuse(reason_ret, "no arrangement with the symmetry %s has %s clues",
		              nonet_symmetry_name(wish->symmetry), range_text(fewest, most, range));
	return wish->keep_redundant || minimal_count_possible(wish, reason_ret);
}

static bool is_empty_house(const uint8_t pattern[NONET_CELLS], int house) {
	const uint8_t *cells = nonet_house_cells(house);
	for (int i = 0; i < 9; i++)
		if (pattern[cells[i]])
			return false;
	return true;
}

/* Two empty rows of a band, or columns of a stack, can be exchanged in any solution. */
static bool lines_possible(const uint8_t pattern[NONET_CELLS],
                           char reason_ret[NONET_WISH_TEXT_SIZE]) {
	int empty = -1;
	for (int house = 0; house < 18; house++) {
		char first[NONET_NAME_SIZE], second[NONET_NAME_SIZE];
		if (house % 3 == 0)
			empty = -1;
		if (!is_empty_house(pattern, house))
			continue;
		if (empty >= 0)
			return refuse(reason_ret,
			              "the pattern leaves %s and %s empty, and every solution stays one when "
			              "they are exchanged",
			              nonet_house_name(empty, first), nonet_house_name(house, second));
		empty = house;
	}
	return true;
}

static bool house_holds(int house, int cell) {
	return memchr(nonet_house_cells(house), cell, 9) != NULL;
}

static bool is_full_house(const uint8_t pattern[NONET_CELLS], int house) {
	const uint8_t *cells = nonet_house_cells(house);
	for (int i = 0; i < 9; i++)
		if (!pattern[cells[i]])
			return false;
	return true;
}

/* A house that holds a cell which the symmetry leaves where it is must not be full. */
static bool houses_possible(const struct nonet_wish *wish, char reason_ret[NONET_WISH_TEXT_SIZE]) {
	struct nonet_orbits orbits;
	nonet_orbits_of(wish->symmetry, &orbits);
	for (int i = 0; i < orbits.count; i++) {
		int cell = orbits.cell[orbits.first[i]];
		for (int house = 0; house < 27; house++) {
			char name[NONET_NAME_SIZE];
			if (orbits.first[i + 1] - orbits.first[i] == 1 && house_holds(house, cell) &&
			    is_full_house(wish->pattern, house))
				return refuse(reason_ret,
				              "the pattern fills %s, where a clue follows from the others, so that "
				              "no puzzle with it is minimal",
				              nonet_house_name(house, name));
		}
	}
	return true;
}

static bool pattern_possible(const struct nonet_wish *wish, char reason_ret[NONET_WISH_TEXT_SIZE]) {
	int clues = marked_count(wish->pattern);
	if (clues < FEWEST_CLUES_EVER)
		return refuse(reason_ret,
		              "the pattern has %d clues, and no puzzle with fewer than %d has only one "
		              "solution",
		              clues, FEWEST_CLUES_EVER);
	if (clues < wish->fewest_clues || (wish->most_clues && clues > wish->most_clues))
		return refuse(reason_ret, "the pattern has %d clues", clues);
	if (!wish->random_symmetry && !nonet_symmetry_holds(wish->symmetry, wish->pattern))
		return refuse(reason_ret, "the pattern does not have the symmetry %s",
		              nonet_symmetry_name(wish->symmetry));
	return lines_possible(wish->pattern, reason_ret) &&
	       (wish->keep_redundant || houses_possible(wish, reason_ret));
}

/* The pattern and the solution together are one puzzle. */
static bool puzzle_possible(const struct nonet_wish *wish, char reason_ret[NONET_WISH_TEXT_SIZE]) {
	struct nonet_board puzzle = wish->solution;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (!wish->pattern[cell])
			puzzle.cell[cell] = 0;
	struct nonet_answer answer;
	nonet_solve(&puzzle, NULL, &answer);
	if (answer.verdict != NONET_UNIQUE)
		return refuse(reason_ret, "the pattern does not tell this solution from others");
	return wish->keep_redundant || nonet_pattern_is_minimal(&puzzle, wish->symmetry) ||
	       refuse(reason_ret, "the only puzzle with this pattern and this solution is not minimal");
}

bool nonet_wish_allows(const struct nonet_wish *wish, enum nonet_technique technique) {
	bool allowed = wish->only_count == 0 || nonet_is_single(technique);
	for (uint32_t i = 0; i < wish->only_count; i++)
		allowed |= wish->only[i] == technique;
	return allowed;
}

/* Unless a single, a technique that has to be taken must be one of those that may be. */
static bool techniques_possible(const struct nonet_wish *wish,
                                char reason_ret[NONET_WISH_TEXT_SIZE]) {
	for (uint32_t i = 0; wish->only_count > 0 && i < wish->required_count; i++)
		if (!nonet_wish_allows(wish, wish->required[i].technique))
			return refuse(reason_ret, "a path with %s has not only the others",
			              nonet_technique_name(wish->required[i].technique));
	return true;
}

/* The puzzle to begin with. */
static bool from_possible(const struct nonet_wish *wish, char reason_ret[NONET_WISH_TEXT_SIZE]) {
	struct nonet_answer answer;
	if (wish->has_pattern || wish->has_solution || wish->random_symmetry)
		return refuse(reason_ret, "the puzzle to begin with settles the solution, and has no "
		                          "pattern or symmetry to be chosen");
	if (!nonet_symmetry_holds(wish->symmetry, wish->from.cell))
		return refuse(reason_ret, "the puzzle to begin with does not have the symmetry %s",
		              nonet_symmetry_name(wish->symmetry));
	nonet_solve(&wish->from, NULL, &answer);
	return answer.verdict == NONET_UNIQUE ||
	       refuse(reason_ret, "the puzzle to begin with has not exactly one solution");
}

/* Every arrangement has to be possible. */
static bool unbiased_possible(const struct nonet_wish *wish,
                              char reason_ret[NONET_WISH_TEXT_SIZE]) {
	return !(wish->has_from || wish->has_pattern || wish->keep_redundant || wish->random_symmetry ||
	         wish->symmetry != NONET_SYMMETRY_NONE) ||
	       refuse(reason_ret, "unbiased puzzles are minimal ones of any arrangement");
}

bool nonet_wish_is_one_puzzle(const struct nonet_wish *wish) {
	return wish->has_solution &&
	       (wish->has_pattern || (wish->keep_redundant && wish->fewest_clues == NONET_CELLS));
}

bool nonet_wish_possible(const struct nonet_wish *wish, char reason_ret[NONET_WISH_TEXT_SIZE]) {
	if (wish->has_solution && !nonet_board_is_solved(&wish->solution))
		return refuse(reason_ret, "the solution is not a full grid that keeps the rules");
	if (wish->has_pattern && !pattern_possible(wish, reason_ret))
		return false;
	if (!clues_possible(wish, reason_ret) || !techniques_possible(wish, reason_ret) ||
	    !nonet_wish_means_possible(wish, reason_ret))
		return false;
	if (wish->unbiased && !unbiased_possible(wish, reason_ret))
		return false;
	if (wish->has_from && !from_possible(wish, reason_ret))
		return false;
	return !wish->has_pattern || !wish->has_solution || puzzle_possible(wish, reason_ret);
}
