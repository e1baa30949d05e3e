#include "generate/quick.h"

#include "logic/grade_grid.h"
#include "logic/grade_patterns.h"

/* Kinds of patterns that the grading takes all at once. */
enum {
	LOCKED = 1,
	PAIRS = 2,
	TRIPLES = 4,
	QUADS = 8,
	FISH_2 = 16,
	FISH_3 = 32,
	FISH_4 = 64,
	ANYTHING = 128 /* a technique that is none of them */
};

static bool take(struct nonet_grade_grid *grid, unsigned kinds) {
	bool any = false;
	if (kinds & LOCKED)
		any |= nonet_grade_take_locked(grid);
	for (int size = 2; size <= 4; size++) {
		if (kinds & (unsigned)(PAIRS << (size - 2)))
			any |= nonet_grade_take_subsets(grid, size);
		if (kinds & (unsigned)(FISH_2 << (size - 2)))
			any |= nonet_grade_take_fish(grid, size);
	}
	return any;
}

/* What each means of the grading takes, besides that of the easier ones. */
static const unsigned kinds_of[] = {
    [NONET_MEANS_LOCKED_CANDIDATES] = LOCKED,
    [NONET_MEANS_PAIRS] = PAIRS,
    [NONET_MEANS_TRIPLES] = TRIPLES | FISH_2,
    [NONET_MEANS_QUADS] = QUADS | FISH_3 | FISH_4,
};

/* Makes the easiest step up to `highest`, as the grading would; NONET_MEANS_CHAINS: there is none.
 */
static enum nonet_means step(struct nonet_grade_grid *grid, enum nonet_means highest) {
	if (nonet_grade_fill_singles(grid, NONET_GRADE_IN_BOX) > 0)
		return NONET_MEANS_SINGLES_IN_BOXES;
	if (nonet_grade_fill_singles(grid, NONET_GRADE_IN_LINE | NONET_GRADE_IN_CELL) > 0)
		return NONET_MEANS_SINGLES;
	for (int means = NONET_MEANS_LOCKED_CANDIDATES; means <= NONET_MEANS_QUADS; means++)
		if (means > (int)highest || take(grid, kinds_of[means]))
			return (enum nonet_means)means;
	return NONET_MEANS_CHAINS;
}

enum nonet_means nonet_quick_means(const struct nonet_board *puzzle, enum nonet_means highest) {
	struct nonet_grade_grid grid;
	enum nonet_means hardest = NONET_MEANS_NOTHING;
	nonet_grade_grid_start(&grid, puzzle);
	while (!nonet_grade_is_solved(&grid) && hardest <= highest && hardest < NONET_MEANS_CHAINS) {
		enum nonet_means means = step(&grid, highest);
		hardest = means > hardest ? means : hardest;
	}
	return hardest;
}

static unsigned kind_of(enum nonet_technique technique) {
	switch (technique) {
	case NONET_TECHNIQUE_POINTING:
	case NONET_TECHNIQUE_CLAIMING:
		return LOCKED;
	case NONET_TECHNIQUE_NAKED_PAIR:
	case NONET_TECHNIQUE_HIDDEN_PAIR:
		return PAIRS;
	case NONET_TECHNIQUE_LOCKED_PAIR:
		return PAIRS | LOCKED;
	case NONET_TECHNIQUE_NAKED_TRIPLE:
	case NONET_TECHNIQUE_HIDDEN_TRIPLE:
		return TRIPLES;
	case NONET_TECHNIQUE_LOCKED_TRIPLE:
		return TRIPLES | LOCKED;
	case NONET_TECHNIQUE_NAKED_QUAD:
	case NONET_TECHNIQUE_HIDDEN_QUAD:
		return QUADS;
	case NONET_TECHNIQUE_X_WING:
		return FISH_2;
	case NONET_TECHNIQUE_SWORDFISH:
		return FISH_3;
	case NONET_TECHNIQUE_JELLYFISH:
		return FISH_4;
	case NONET_TECHNIQUE_FULL_HOUSE:
	case NONET_TECHNIQUE_HIDDEN_SINGLE:
	case NONET_TECHNIQUE_NAKED_SINGLE:
		return 0;
	default:
		return ANYTHING;
	}
}

enum nonet_means nonet_quick_means_for(enum nonet_technique technique) {
	unsigned kinds = kind_of(technique);
	if (kinds == 0)
		return NONET_MEANS_SINGLES;
	for (int means = NONET_MEANS_QUADS; means >= NONET_MEANS_LOCKED_CANDIDATES; means--)
		if (kinds & kinds_of[means])
			return (enum nonet_means)means;
	return NONET_MEANS_CHAINS;
}

static void fill_all_singles(struct nonet_grade_grid *grid) {
	while (nonet_grade_fill_singles(grid, NONET_GRADE_ANYWHERE) > 0) {
	}
}

bool nonet_quick_only(const struct nonet_board *puzzle, const enum nonet_technique *techniques,
                      uint32_t count) {
	struct nonet_grade_grid grid;
	unsigned kinds = 0;
	for (uint32_t i = 0; i < count; i++)
		kinds |= kind_of(techniques[i]);
	nonet_grade_grid_start(&grid, puzzle);
	fill_all_singles(&grid);
	if (nonet_grade_is_solved(&grid) || kinds == 0 || kinds & ANYTHING)
		return nonet_grade_is_solved(&grid) == (kinds == 0);
	while (take(&grid, kinds))
		fill_all_singles(&grid);
	return nonet_grade_is_solved(&grid);
}
