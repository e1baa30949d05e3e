/* The candidates of a position in 27 words, for grading: small to copy, and quick to search for
 * what is the same however the puzzle is turned and renamed.
 *
 * Word 3 * d + b holds the places of digit d (0..8) in band b; bit 9 * r + c is row r of the band
 * and column c. A filled cell keeps its digit as its only candidate.
 */
#ifndef NONET_LOGIC_GRADE_GRID_H
#define NONET_LOGIC_GRADE_GRID_H

#include <nonet/logic.h>

enum { NONET_GRADE_WORDS = 27, NONET_GRADE_BAND = 0x7FFFFFF, NONET_GRADE_BITS = 27 * 27 };

struct nonet_grade_set {
	uint32_t word[NONET_GRADE_WORDS];
};

struct nonet_grade_grid {
	struct nonet_grade_set candidates;
	uint32_t filled[3];
};

/* Kinds of singles, to be combined. */
enum {
	NONET_GRADE_IN_BOX = 1,  /* the only place in a box, or the last empty cell of a house */
	NONET_GRADE_IN_LINE = 2, /* the only place in a row or column */
	NONET_GRADE_IN_CELL = 4, /* the only candidate of a cell */
	NONET_GRADE_ANYWHERE = 7
};

/* Clues must not conflict. */
void nonet_grade_grid_start(struct nonet_grade_grid *grid, const struct nonet_board *board);

/* Fills in all singles of some kinds that the grid has, at once; returns how many. -1: the grid has
 * a cell without candidate or a house without place for a digit, or some of its singles contradict
 * each other; what is left of it then means nothing. */
int nonet_grade_fill_singles(struct nonet_grade_grid *grid, unsigned kinds);

/* Whether some cell has no candidate, or some house no place for a digit. */
bool nonet_grade_is_contradictory(const struct nonet_grade_set *candidates);

/* Fills a cell: candidate number 27 * word + bit. */
void nonet_grade_fill(struct nonet_grade_grid *grid, int candidate);

/* Adds what is false when all of some candidates are true, whether it is a candidate or not. */
void nonet_grade_add_rivals(const struct nonet_grade_set *candidates,
                            struct nonet_grade_set *rivals);

bool nonet_grade_is_solved(const struct nonet_grade_grid *grid);

static inline bool nonet_grade_has(const struct nonet_grade_set *set, int candidate) {
	return set->word[candidate / 27] >> candidate % 27 & 1;
}

static inline void nonet_grade_add(struct nonet_grade_set *set, int candidate) {
	set->word[candidate / 27] |= 1u << candidate % 27;
}

/* The candidate of a digit (0..8) in a cell. */
static inline int nonet_grade_candidate(int digit, int cell) {
	return 27 * (3 * digit + cell / 27) + cell % 27;
}

/* Takes a set of candidates away; returns whether any of them was there. */
static inline bool nonet_grade_take_away(struct nonet_grade_grid *grid,
                                         const struct nonet_grade_set *gone) {
	uint32_t any = 0;
	for (int i = 0; i < NONET_GRADE_WORDS; i++) {
		any |= grid->candidates.word[i] & gone->word[i];
		grid->candidates.word[i] &= ~gone->word[i];
	}
	return any != 0;
}

#endif
