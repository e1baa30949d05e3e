#include "generate/wish.h"

#include "base/sentence.h"
#include "generate/pattern.h"
#include "generate/symmetry.h"
#include "generate/wish_means.h"

#include <string.h>

/* No puzzle with fewer has one solution: G. McGuire, B. Tugemann and G. Civario, "There is no
 * 16-Clue Sudoku" (2012), by an exhaustive search. */
enum { FEWEST_CLUES_EVER = 17 };

static bool refuse(struct nonet_sentence *reason_ret, const char *english,
                   const struct nonet_filling *fillings) {
	nonet_sentence_begin(reason_ret, english, NULL, 1);
	nonet_sentence_fill(reason_ret, fillings);
	return false;
}

static int marked_count(const uint8_t marked[NONET_CELLS]) {
	int count = 0;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		count += marked[cell] != 0;
	return count;
}

/* In a row that is full, each clue follows from the others: a minimal puzzle has one empty cell in
 * each. Every symmetry leaves some cell where it is, whose clue is redundant in a full grid. */
static bool minimal_count_possible(const struct nonet_wish *wish,
                                   struct nonet_sentence *reason_ret) {
	bool alone = !wish->random_symmetry && wish->symmetry == NONET_SYMMETRY_NONE;
	int most = alone ? NONET_CELLS - 9 : NONET_CELLS - 1;
	return wish->fewest_clues <= most ||
	       refuse(reason_ret, N_("no minimal puzzle has more than {most} clues"),
	              NONET_WITH(NONET_NUMBER("most", most)));
}

static bool clues_possible(const struct nonet_wish *wish, struct nonet_sentence *reason_ret) {
	int fewest = wish->fewest_clues, most = wish->most_clues ? wish->most_clues : NONET_CELLS;
	if (most < FEWEST_CLUES_EVER)
		return refuse(reason_ret,
		              N_("no puzzle with fewer than {fewest} clues has only one solution"),
		              NONET_WITH(NONET_NUMBER("fewest", FEWEST_CLUES_EVER)));
	if (fewest > most)
		return refuse(reason_ret,
		              N_("{fewest} clues or more and {most} or fewer exclude one another"),
		              NONET_WITH(NONET_NUMBER("fewest", fewest), NONET_NUMBER("most", most)));
	if (!wish->random_symmetry && !nonet_symmetry_allows(wish->symmetry, fewest, most))
		return refuse(
		    reason_ret,
		    fewest == most
		        ? N_("no arrangement with the symmetry {symmetry} has {most} clues")
		        : N_("no arrangement with the symmetry {symmetry} has {fewest} to {most} clues"),
		    NONET_WITH(NONET_TEXT("symmetry", nonet_symmetry_name(wish->symmetry)),
		               NONET_NUMBER("fewest", fewest), NONET_NUMBER("most", most)));
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
static bool lines_possible(const uint8_t pattern[NONET_CELLS], struct nonet_sentence *reason_ret) {
	int empty = -1;
	for (int house = 0; house < 18; house++) {
		if (house % 3 == 0)
			empty = -1;
		if (!is_empty_house(pattern, house))
			continue;
		if (empty >= 0)
			return refuse(
			    reason_ret,
			    house < 9 ? N_("the pattern leaves row {first} and row {second} empty, and every "
			                   "solution stays one when they are exchanged")
			              : N_("the pattern leaves column {first} and column {second} empty, and "
			                   "every solution stays one when they are exchanged"),
			    NONET_WITH(NONET_NUMBER("first", empty % 9 + 1),
			               NONET_NUMBER("second", house % 9 + 1)));
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

static bool refuse_full(int house, struct nonet_sentence *reason_ret) {
	static const char *const sentences[] = {
	    N_("the pattern fills row {number}, where a clue follows from the others, so that no "
	       "puzzle "
	       "with it is minimal"),
	    N_("the pattern fills column {number}, where a clue follows from the others, so that no "
	       "puzzle with it is minimal"),
	    N_("the pattern fills box {number}, where a clue follows from the others, so that no "
	       "puzzle "
	       "with it is minimal")};
	return refuse(reason_ret, sentences[house / 9],
	              NONET_WITH(NONET_NUMBER("number", house % 9 + 1)));
}

/* A house that holds a cell which the symmetry leaves where it is must not be full. */
static bool houses_possible(const struct nonet_wish *wish, struct nonet_sentence *reason_ret) {
	struct nonet_orbits orbits;
	nonet_orbits_of(wish->symmetry, &orbits);
	for (int i = 0; i < orbits.count; i++) {
		int cell = orbits.cell[orbits.first[i]];
		for (int house = 0; house < 27; house++) {
			if (orbits.first[i + 1] - orbits.first[i] == 1 && house_holds(house, cell) &&
			    is_full_house(wish->pattern, house))
				return refuse_full(house, reason_ret);
		}
	}
	return true;
}

static bool pattern_possible(const struct nonet_wish *wish, struct nonet_sentence *reason_ret) {
	int clues = marked_count(wish->pattern);
	if (clues < FEWEST_CLUES_EVER)
		return refuse(
		    reason_ret,
		    N_("the pattern has {clues} clues, and no puzzle with fewer than {fewest} "
		       "has only one solution"),
		    NONET_WITH(NONET_NUMBER("clues", clues), NONET_NUMBER("fewest", FEWEST_CLUES_EVER)));
	if (clues < wish->fewest_clues || (wish->most_clues && clues > wish->most_clues))
		return refuse(reason_ret, N_("the pattern has {clues} clues"),
		              NONET_WITH(NONET_NUMBER("clues", clues)));
	if (!wish->random_symmetry && !nonet_symmetry_holds(wish->symmetry, wish->pattern))
		return refuse(reason_ret, N_("the pattern does not have the symmetry {symmetry}"),
		              NONET_WITH(NONET_TEXT("symmetry", nonet_symmetry_name(wish->symmetry))));
	return lines_possible(wish->pattern, reason_ret) &&
	       (wish->keep_redundant || houses_possible(wish, reason_ret));
}

/* The pattern and the solution together are one puzzle. */
static bool puzzle_possible(const struct nonet_wish *wish, struct nonet_sentence *reason_ret) {
	struct nonet_board puzzle = wish->solution;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (!wish->pattern[cell])
			puzzle.cell[cell] = 0;
	struct nonet_answer answer;
	nonet_solve(&puzzle, NULL, &answer);
	if (answer.verdict != NONET_UNIQUE)
		return refuse(reason_ret, N_("the pattern does not tell this solution from others"), NULL);
	return wish->keep_redundant || nonet_pattern_is_minimal(&puzzle, wish->symmetry) ||
	       refuse(reason_ret,
	              N_("the only puzzle with this pattern and this solution is not minimal"), NULL);
}

bool nonet_wish_allows(const struct nonet_wish *wish, enum nonet_technique technique) {
	bool allowed = wish->only_count == 0 || nonet_is_single(technique);
	for (uint32_t i = 0; i < wish->only_count; i++)
		allowed |= wish->only[i] == technique;
	return allowed;
}

/* Unless a single, a technique that has to be taken must be one of those that may be. */
static bool techniques_possible(const struct nonet_wish *wish, struct nonet_sentence *reason_ret) {
	for (uint32_t i = 0; wish->only_count > 0 && i < wish->required_count; i++)
		if (!nonet_wish_allows(wish, wish->required[i].technique))
			return refuse(reason_ret, N_("a path with {technique} has not only the others"),
			              NONET_WITH(NONET_PHRASE(
			                  "technique", nonet_technique_name(wish->required[i].technique))));
	return true;
}

/* The puzzle to begin with. */
static bool from_possible(const struct nonet_wish *wish, struct nonet_sentence *reason_ret) {
	struct nonet_answer answer;
	if (wish->has_pattern || wish->has_solution || wish->random_symmetry)
		return refuse(reason_ret,
		              N_("the puzzle to begin with settles the solution, and has no "
		                 "pattern or symmetry to be chosen"),
		              NULL);
	if (!nonet_symmetry_holds(wish->symmetry, wish->from.cell))
		return refuse(reason_ret,
		              N_("the puzzle to begin with does not have the symmetry {symmetry}"),
		              NONET_WITH(NONET_TEXT("symmetry", nonet_symmetry_name(wish->symmetry))));
	nonet_solve(&wish->from, NULL, &answer);
	return answer.verdict == NONET_UNIQUE ||
	       refuse(reason_ret, N_("the puzzle to begin with has not exactly one solution"), NULL);
}

/* Every arrangement has to be possible. */
static bool unbiased_possible(const struct nonet_wish *wish, struct nonet_sentence *reason_ret) {
	return !(wish->has_from || wish->has_pattern || wish->keep_redundant || wish->random_symmetry ||
	         wish->symmetry != NONET_SYMMETRY_NONE) ||
	       refuse(reason_ret, N_("unbiased puzzles are minimal ones of any arrangement"), NULL);
}

bool nonet_wish_is_one_puzzle(const struct nonet_wish *wish) {
	return wish->has_solution &&
	       (wish->has_pattern || (wish->keep_redundant && wish->fewest_clues == NONET_CELLS));
}

bool nonet_wish_check(const struct nonet_wish *wish, struct nonet_sentence *reason_ret) {
	if (wish->has_solution && !nonet_board_is_solved(&wish->solution))
		return refuse(reason_ret, N_("the solution is not a full grid that keeps the rules"), NULL);
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

bool nonet_wish_possible(const struct nonet_wish *wish, char reason_ret[NONET_WISH_TEXT_SIZE]) {
	struct nonet_sentence reason;
	if (nonet_wish_check(wish, &reason))
		return true;
	nonet_sentence_text(&reason, NULL, NULL, reason_ret, NONET_WISH_TEXT_SIZE);
	return false;
}
