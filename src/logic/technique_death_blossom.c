/* Death blossom: each candidate of a cell, the stem, takes its digit from a set that sees it; all
 * the sets, the petals, then hold what they have in common.
 */
#include "logic/als.h"

#include <stdlib.h>

struct blossom {
	struct nonet_search *search;
	const struct nonet_als_list *list;
	int stem;
	int petal_count;
	int petal[9];
	/* By digit of the stem, in the order of the list: the sets that it would take the digit from.
	 */
	int option_count[9];
	uint16_t *options[9];
};

struct petals {
	struct nonet_cellset cells;
	unsigned digits;
	struct nonet_cellset seen[9]; /* by digit - 1: candidates that see all its places so far */
};

static void describe_blossom(struct blossom *blossom, unsigned stem_digits) {
	struct nonet_search *search = blossom->search;
	search->finding.digits = (uint16_t)stem_digits;
	nonet_finding_pattern(search, blossom->stem, stem_digits, NONET_ROLE_PIVOT);
	for (int i = 0; i < blossom->petal_count; i++, stem_digits &= stem_digits - 1) {
		const struct nonet_als *petal = &blossom->list->sets[blossom->petal[i]];
		int set = nonet_als_describe(search, petal, NONET_ROLE_BASE);
		nonet_finding_join_sets(search, 0, set, stem_digits & -stem_digits);
	}
}

static bool report_blossom(struct blossom *blossom, const struct petals *petals) {
	struct nonet_search *search = blossom->search;
	unsigned stem_digits = search->state->candidates[blossom->stem];
	nonet_finding_begin(search, NONET_TECHNIQUE_DEATH_BLOSSOM);
	struct nonet_cellset own = petals->cells;
	nonet_cellset_add(&own, blossom->stem);
	for (unsigned digits = petals->digits & ~stem_digits; digits; digits &= digits - 1) {
		int digit = nonet_lowest_digit(digits);
		nonet_finding_eliminate_cells(search, nonet_cellset_minus(petals->seen[digit - 1], own),
		                              digit);
	}
	if (search->finding.elimination_count == 0)
		return false;
	describe_blossom(blossom, stem_digits);
	return nonet_finding_report(search);
}

static bool add_petal(struct blossom *blossom, const struct petals *petals,
                      const struct nonet_als *set, struct petals *more) {
	if (!blossom->search->all && nonet_cellset_meets(petals->cells, set->cells))
		return false;
	more->cells = nonet_cellset_or(petals->cells, set->cells);
	more->digits = petals->digits & set->digits;
	bool hope = false;
	unsigned stem_digits = blossom->search->state->candidates[blossom->stem];
	for (unsigned digits = more->digits & ~stem_digits; digits; digits &= digits - 1) {
		int digit = nonet_lowest_digit(digits);
		more->seen[digit - 1] = nonet_cellset_and(petals->seen[digit - 1], set->seen[digit - 1]);
		hope |= !nonet_cellset_is_empty(more->seen[digit - 1]);
	}
	return hope;
}

/* True when what was found is enough, or the search is to stop. */
static bool choose_petals(struct blossom *blossom, unsigned stem_digits,
                          const struct petals *petals) {
	if (nonet_search_stopped(blossom->search))
		return true;
	if (!stem_digits)
		return report_blossom(blossom, petals);
	int digit = nonet_lowest_digit(stem_digits);
	for (int i = 0; i < blossom->option_count[digit - 1]; i++) {
		int set = blossom->options[digit - 1][i];
		struct petals more;
		if (!add_petal(blossom, petals, &blossom->list->sets[set], &more))
			continue;
		blossom->petal[blossom->petal_count++] = set;
		bool enough = choose_petals(blossom, stem_digits & (stem_digits - 1), &more);
		blossom->petal_count--;
		if (enough)
			return true;
	}
	return false;
}

/* False when some digit of the stem has no set. */
static bool list_options(struct blossom *blossom) {
	unsigned digits = blossom->search->state->candidates[blossom->stem];
	for (; digits; digits &= digits - 1) {
		int digit = nonet_lowest_digit(digits), count = 0;
		for (int i = 0; i < blossom->list->count; i++)
			if (nonet_cellset_has(blossom->list->sets[i].seen[digit - 1], blossom->stem))
				blossom->options[digit - 1][count++] = (uint16_t)i;
		blossom->option_count[digit - 1] = count;
		if (count == 0)
			return false;
	}
	return true;
}

static bool try_stems(struct blossom *blossom) {
	const struct nonet_state *state = blossom->search->state;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		blossom->stem = cell;
		if (!state->candidates[cell] || !list_options(blossom))
			continue;
		struct petals none = {.digits = NONET_ALL_DIGITS};
		for (int i = 0; i < 9; i++)
			none.seen[i] = state->cells[i];
		if (choose_petals(blossom, state->candidates[cell], &none))
			return !blossom->search->stopped;
	}
	return false;
}

bool nonet_find_death_blossom(struct nonet_search *search, int variant) {
	(void)variant;
	struct blossom blossom = {.search = search, .list = nonet_als_list_of(search)};
	if (!blossom.list || blossom.list->count == 0)
		return false;
	size_t count = (size_t)blossom.list->count;
	uint16_t *options = malloc(9 * count * sizeof *options);
	if (!options) {
		search->no_memory = true;
		return false;
	}
	for (size_t i = 0; i < 9; i++)
		blossom.options[i] = options + i * count;
	bool enough = try_stems(&blossom);
	free(options);
	return enough;
}
