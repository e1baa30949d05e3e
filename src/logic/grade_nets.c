#include "logic/grade_nets.h"

#include "base/bits.h"
#include "board/units.h"
#include "logic/grade_patterns.h"

#include <assert.h>
#include <string.h>

/* What one assumption has led to. */
struct net {
	struct nonet_grade_grid grid;
	bool is_still; /* nothing more follows */
	bool is_dead;  /* it contradicts itself */
};

struct nonet_grade_nets {
	int count;
	int16_t of_candidate[NONET_GRADE_BITS]; /* position in nets[]; -1: no candidate */
	struct net nets[NONET_GRADE_BITS];
	uint16_t candidate[NONET_GRADE_BITS]; /* of each net */
};

static void assume_all(struct nonet_grade_nets *nets, const struct nonet_grade_grid *grid) {
	nets->count = 0;
	memset(nets->of_candidate, -1, sizeof nets->of_candidate);
	for (int word = 0; word < NONET_GRADE_WORDS; word++) {
		uint32_t bits = grid->candidates.word[word] & ~grid->filled[word % 3];
		for (; bits; bits &= bits - 1) {
			int candidate = 27 * word + nonet_lowest_bit(bits);
			struct net *net = &nets->nets[nets->count];
			net->grid = *grid;
			net->is_still = net->is_dead = false;
			nonet_grade_fill(&net->grid, candidate);
			nets->candidate[nets->count] = (uint16_t)candidate;
			nets->of_candidate[candidate] = (int16_t)nets->count++;
		}
	}
}

static bool take_patterns(struct nonet_grade_grid *grid) {
	return nonet_grade_take_locked(grid) || nonet_grade_take_subsets(grid, 2);
}

static void go_on(struct nonet_grade_search *search, struct net *net, int level) {
	int filled = nonet_grade_fill_singles(&net->grid, NONET_GRADE_ANYWHERE);
	if (filled < 0)
		net->is_dead = net->is_still = true;
	else if (filled == 0)
		net->is_still = !(level >= 2 && take_patterns(&net->grid)) &&
		                !(level >= 3 && nonet_grade_take_nets(search, &net->grid, level - 2));
}

/* All nets by one round; returns whether any has changed. */
static bool go_on_all(struct nonet_grade_search *search, struct nonet_grade_nets *nets, int level) {
	bool any = false;
	for (int i = 0; i < nets->count; i++) {
		struct net *net = &nets->nets[i];
		if (net->is_still)
			continue;
		if (nonet_grade_search_stopped(search))
			return false;
		go_on(search, net, level);
		any = true;
	}
	return any;
}

/* Adds what is gone whichever of some candidates is assumed. */
static void compare(const struct nonet_grade_nets *nets, const struct nonet_grade_grid *grid,
                    const int candidates[9], int count, struct nonet_grade_set *gone) {
	struct nonet_grade_set left = {{0}};
	for (int i = 0; i < count; i++) {
		const struct net *net = &nets->nets[nets->of_candidate[candidates[i]]];
		if (net->is_dead)
			continue;
		for (int word = 0; word < NONET_GRADE_WORDS; word++)
			left.word[word] |= net->grid.candidates.word[word];
	}
	for (int word = 0; word < NONET_GRADE_WORDS; word++)
		gone->word[word] |= grid->candidates.word[word] & ~left.word[word];
}

/* Adds `candidate` to a list if a net assumes it. */
static int add(const struct nonet_grade_nets *nets, int candidate, int candidates[9], int count) {
	if (nets->of_candidate[candidate] >= 0)
		candidates[count++] = candidate;
	return count;
}

static void compare_cells(const struct nonet_grade_nets *nets, const struct nonet_grade_grid *grid,
                          struct nonet_grade_set *gone) {
	int candidates[9];
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		int count = 0;
		for (int digit = 0; digit < 9; digit++)
			count = add(nets, nonet_grade_candidate(digit, cell), candidates, count);
		if (count > 0)
			compare(nets, grid, candidates, count, gone);
	}
}

static void compare_houses(const struct nonet_grade_nets *nets, const struct nonet_grade_grid *grid,
                           struct nonet_grade_set *gone) {
	int candidates[9];
	for (int house = 0; house < NONET_HOUSES; house++)
		for (int digit = 0; digit < 9; digit++) {
			int count = 0;
			for (int i = 0; i < 9; i++)
				count = add(nets, nonet_grade_candidate(digit, nonet_units_house[house][i]),
				            candidates, count);
			if (count > 0)
				compare(nets, grid, candidates, count, gone);
		}
}

static void find_gone(const struct nonet_grade_nets *nets, const struct nonet_grade_grid *grid,
                      struct nonet_grade_set *gone) {
	for (int i = 0; i < nets->count; i++)
		if (nets->nets[i].is_dead)
			nonet_grade_add(gone, nets->candidate[i]);
	compare_cells(nets, grid, gone);
	compare_houses(nets, grid, gone);
}

int nonet_grade_take_nets(struct nonet_grade_search *search, struct nonet_grade_grid *grid,
                          int level) {
	assert(level > 0 && level < NONET_GRADE_LEVELS);
	struct nonet_grade_set gone = {{0}};
	struct nonet_grade_nets *nets =
	    nonet_grade_search_room(search, search->nets[level], sizeof *nets);
	search->nets[level] = nets;
	if (!nets)
		return 0;
	assume_all(nets, grid);
	for (int depth = 1;; depth++) {
		if (!go_on_all(search, nets, level))
			return 0;
		find_gone(nets, grid, &gone);
		if (nonet_grade_take_away(grid, &gone))
			return depth;
	}
}
