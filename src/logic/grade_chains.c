/* Consequences are followed for all candidates together, one link at a time, so that the first
 * contradictions are the shortest: which ones these are does not depend on any order. */
#include "logic/grade_chains.h"

#include "base/bits.h"
#include "board/units.h"

#include <string.h>

enum { MAX_PARTNERS = 4 };

/* What has followed from one candidate, and what was new in the last link. */
struct strand {
	int candidate;
	bool is_still; /* nothing was new */
	struct nonet_grade_set on, off, new_on, new_off;
};

/* The links of a position and the strands in it. */
struct nonet_grade_web {
	uint8_t partner_count[NONET_GRADE_BITS];
	uint16_t partner[NONET_GRADE_BITS][MAX_PARTNERS]; /* true when the candidate is false */
	int count;
	struct strand strands[NONET_GRADE_BITS];
};

static void link(struct nonet_grade_web *web, int one, int other) {
	for (int i = 0; i < web->partner_count[one]; i++)
		if (web->partner[one][i] == other)
			return;
	web->partner[one][web->partner_count[one]++] = (uint16_t)other;
}

static void link_if_two(struct nonet_grade_web *web, const int candidates[9], int count) {
	if (count != 2)
		return;
	link(web, candidates[0], candidates[1]);
	link(web, candidates[1], candidates[0]);
}

static void find_links(struct nonet_grade_web *web, const struct nonet_grade_grid *grid) {
	int two[9];
	memset(web->partner_count, 0, sizeof web->partner_count);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		int count = 0;
		for (int digit = 0; digit < 9; digit++)
			if (nonet_grade_has(&grid->candidates, nonet_grade_candidate(digit, cell)))
				two[count++] = nonet_grade_candidate(digit, cell);
		link_if_two(web, two, count);
	}
	for (int house = 0; house < NONET_HOUSES; house++)
		for (int digit = 0; digit < 9; digit++) {
			int count = 0;
			for (int i = 0; i < 9; i++) {
				int candidate = nonet_grade_candidate(digit, nonet_units_house[house][i]);
				if (nonet_grade_has(&grid->candidates, candidate))
					two[count++] = candidate;
			}
			link_if_two(web, two, count);
		}
}

static void begin_strands(struct nonet_grade_web *web, const struct nonet_grade_grid *grid) {
	web->count = 0;
	for (int word = 0; word < NONET_GRADE_WORDS; word++) {
		uint32_t bits = grid->candidates.word[word] & ~grid->filled[word % 3];
		for (; bits; bits &= bits - 1) {
			struct strand *strand = &web->strands[web->count++];
			memset(strand, 0, sizeof *strand);
			strand->candidate = 27 * word + nonet_lowest_bit(bits);
			nonet_grade_add(&strand->on, strand->candidate);
			strand->new_on = strand->on;
		}
	}
}

/* One link further: from what has become true to what is false by it, and the other way round. */
static void follow(const struct nonet_grade_web *web, const struct nonet_grade_grid *grid,
                   struct strand *strand) {
	struct nonet_grade_set on = {{0}}, off = {{0}};
	uint32_t any = 0;
	nonet_grade_add_rivals(&strand->new_on, &off);
	for (int word = 0; word < NONET_GRADE_WORDS; word++)
		for (uint32_t bits = strand->new_off.word[word]; bits; bits &= bits - 1) {
			int candidate = 27 * word + nonet_lowest_bit(bits);
			for (int i = 0; i < web->partner_count[candidate]; i++)
				nonet_grade_add(&on, web->partner[candidate][i]);
		}
	for (int i = 0; i < NONET_GRADE_WORDS; i++) {
		strand->new_on.word[i] = on.word[i] & ~strand->on.word[i];
		strand->new_off.word[i] = off.word[i] & grid->candidates.word[i] & ~strand->off.word[i];
		strand->on.word[i] |= on.word[i];
		strand->off.word[i] |= strand->new_off.word[i];
		any |= strand->new_on.word[i] | strand->new_off.word[i];
	}
	strand->is_still = any == 0;
}

static bool contradicts_itself(const struct strand *strand) {
	uint32_t both = 0;
	for (int i = 0; i < NONET_GRADE_WORDS; i++)
		both |= strand->on.word[i] & strand->off.word[i];
	return both != 0;
}

static bool leaves_nothing(const struct strand *strand, const struct nonet_grade_grid *grid) {
	struct nonet_grade_set left;
	for (int i = 0; i < NONET_GRADE_WORDS; i++)
		left.word[i] = grid->candidates.word[i] & ~strand->off.word[i];
	return nonet_grade_is_contradictory(&left);
}

/* Follows all strands by one link; false when there was none to follow. */
static bool follow_all(struct nonet_grade_search *search, const struct nonet_grade_grid *grid,
                       struct nonet_grade_set *gone) {
	bool any = false;
	for (int i = 0; i < search->web->count && !nonet_grade_search_stopped(search); i++) {
		struct strand *strand = &search->web->strands[i];
		if (strand->is_still)
			continue;
		bool is_false = leaves_nothing(strand, grid);
		follow(search->web, grid, strand);
		if (is_false || contradicts_itself(strand))
			nonet_grade_add(gone, strand->candidate);
		any = true;
	}
	return any;
}

int nonet_grade_take_chains(struct nonet_grade_search *search, struct nonet_grade_grid *grid) {
	struct nonet_grade_set gone = {{0}};
	search->web = nonet_grade_search_room(search, search->web, sizeof *search->web);
	if (!search->web)
		return 0;
	find_links(search->web, grid);
	begin_strands(search->web, grid);
	for (int depth = 1;; depth++) {
		bool goes_on = follow_all(search, grid, &gone);
		if (search->watch.status != NONET_OK)
			return 0;
		if (nonet_grade_take_away(grid, &gone))
			return depth;
		if (!goes_on)
			return 0;
	}
}
