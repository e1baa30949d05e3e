/* Almost locked sets that are joined by restricted commons: once a set loses a digit it holds all
 * its others, so what two ends of a chain of sets have in common is in one of them.
 */
#include "logic/als.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_CHAIN = 50, MAX_CHAIN_ALL = 6 };

/* The set's number in the pattern. */
static int add_set(struct nonet_search *search, const struct nonet_als *set, enum nonet_role role) {
	search->finding.length += set->cell_count;
	return nonet_finding_set(search, set->cells, role);
}

static unsigned digit_mask(int digit) {
	return digit ? 1u << (digit - 1) : 0;
}

/* Takes the digits that both sets have, without `used`, from what sees all their places. */
static void clear_common(struct nonet_search *search, const struct nonet_als *a,
                         const struct nonet_als *b, unsigned used) {
	for (unsigned digits = a->digits & b->digits & ~used; digits; digits &= digits - 1) {
		int digit = nonet_lowest_digit(digits);
		nonet_finding_eliminate_cells(
		    search, nonet_cellset_and(a->seen[digit - 1], b->seen[digit - 1]), digit);
	}
}

/* Two sets joined twice are both locked: they hold all their other digits. */
static void clear_locked(struct nonet_search *search, const struct nonet_als *set,
                         const struct nonet_als *other, unsigned used) {
	for (unsigned digits = set->digits & ~used; digits; digits &= digits - 1) {
		int digit = nonet_lowest_digit(digits);
		nonet_finding_eliminate_cells(
		    search, nonet_cellset_minus(set->seen[digit - 1], other->cells), digit);
	}
}

static bool try_xz(struct nonet_search *search, const struct nonet_als *a,
                   const struct nonet_als *b, const struct nonet_restricted_common *common) {
	unsigned first = digit_mask(common->digit[0]), second = digit_mask(common->digit[1]);
	nonet_finding_begin(search, NONET_TECHNIQUE_ALS_XZ);
	clear_common(search, a, b, first);
	if (second) {
		clear_common(search, a, b, second);
		clear_locked(search, a, b, first | second);
		clear_locked(search, b, a, first | second);
	}
	if (search->finding.elimination_count == 0)
		return false;
	search->finding.digits = (uint16_t)(first | second);
	add_set(search, a, NONET_ROLE_BASE);
	add_set(search, b, NONET_ROLE_EXTRA);
	nonet_finding_join_sets(search, 1, 2, first | second);
	return nonet_finding_report(search);
}

bool nonet_find_als_xz(struct nonet_search *search, int variant) {
	(void)variant;
	const struct nonet_als_list *list = nonet_als_list_of(search);
	for (int i = 0; list && i < list->common_count; i++) {
		const struct nonet_restricted_common *common = &list->commons[i];
		if (common->from < common->to &&
		    try_xz(search, &list->sets[common->from], &list->sets[common->to], common))
			return true;
	}
	return false;
}

/* Sets a and b hang on c by different digits. */
static bool try_xy(struct nonet_search *search, const struct nonet_als_list *list, int a, int b,
                   int c, const struct nonet_restricted_common *to_a,
                   const struct nonet_restricted_common *to_b) {
	const struct nonet_als *set_a = &list->sets[a], *set_b = &list->sets[b];
	unsigned by_a = digit_mask(to_a->digit[0]) | digit_mask(to_a->digit[1]);
	unsigned by_b = digit_mask(to_b->digit[0]) | digit_mask(to_b->digit[1]);
	unsigned used = by_a | by_b;
	if (!(set_a->digits & set_b->digits & ~used))
		return false;
	struct nonet_cellset both = nonet_cellset_or(set_a->cells, set_b->cells);
	if (!search->all && !nonet_cellset_is_empty(nonet_cellset_and(set_a->cells, set_b->cells)))
		return false;
	if (nonet_cellset_equal(both, set_a->cells) || nonet_cellset_equal(both, set_b->cells))
		return false;
	nonet_finding_begin(search, NONET_TECHNIQUE_ALS_XY_WING);
	clear_common(search, set_a, set_b, used);
	if (search->finding.elimination_count == 0)
		return false;
	search->finding.digits = (uint16_t)used;
	add_set(search, set_a, NONET_ROLE_BASE);
	add_set(search, set_b, NONET_ROLE_EXTRA);
	add_set(search, &list->sets[c], NONET_ROLE_PIVOT);
	nonet_finding_join_sets(search, 1, 3, by_a);
	nonet_finding_join_sets(search, 3, 2, by_b);
	return nonet_finding_report(search);
}

static bool same_single(const struct nonet_restricted_common *a,
                        const struct nonet_restricted_common *b) {
	return !a->digit[1] && !b->digit[1] && a->digit[0] == b->digit[0];
}

static bool try_pair(struct nonet_search *search, const struct nonet_als_list *list,
                     const struct nonet_restricted_common *x,
                     const struct nonet_restricted_common *y) {
	if (same_single(x, y))
		return false;
	if (x->from == y->from && x->to != y->to)
		return try_xy(search, list, x->to, y->to, x->from, x, y);
	if (x->from == y->to && x->to != y->from)
		return try_xy(search, list, x->to, y->from, x->from, x, y);
	if (x->to == y->from && x->from != y->to)
		return try_xy(search, list, x->from, y->to, x->to, x, y);
	if (x->to == y->to && x->from != y->from)
		return try_xy(search, list, x->from, y->from, x->to, x, y);
	return false;
}

/* The commons that touch each set, in ascending order, for the commons with from < to. */
struct touching {
	int *first;  /* by set */
	int *common; /* positions in the list */
};

static bool list_touching(const struct nonet_als_list *list, struct touching *touching) {
	touching->first = calloc((size_t)list->count + 2, sizeof(int));
	touching->common = malloc((2 * (size_t)list->common_count + 1) * sizeof(int));
	if (!touching->first || !touching->common)
		return false;
	/* One place ahead: filling the lists moves each beginning to its end, the next one's
	 * beginning. */
	int *fill = touching->first + 1;
	for (int i = 0; i < list->common_count; i++) {
		fill[list->commons[i].from]++;
		fill[list->commons[i].to]++;
	}
	for (int i = 0, total = 0; i < list->count; i++) {
		int count = fill[i];
		fill[i] = total;
		total += count;
	}
	for (int i = 0; i < list->common_count; i++) {
		touching->common[fill[list->commons[i].from]++] = i;
		touching->common[fill[list->commons[i].to]++] = i;
	}
	return true;
}

static int after(const struct touching *touching, int at, int end, int common) {
	while (at < end && touching->common[at] <= common)
		at++;
	return at;
}

/* The commons after `i` that touch one of its sets, in ascending order. */
static bool try_wings_of(struct nonet_search *search, const struct nonet_als_list *list,
                         const struct touching *touching, int i) {
	const struct nonet_restricted_common *x = &list->commons[i];
	int end_a = touching->first[x->from + 1], end_b = touching->first[x->to + 1];
	int a = after(touching, touching->first[x->from], end_a, i);
	int b = after(touching, touching->first[x->to], end_b, i);
	while (a < end_a || b < end_b) {
		int next;
		if (b >= end_b || (a < end_a && touching->common[a] < touching->common[b]))
			next = touching->common[a++];
		else
			next = touching->common[b++];
		if (list->commons[next].from < list->commons[next].to &&
		    try_pair(search, list, x, &list->commons[next]))
			return true;
	}
	return false;
}

bool nonet_find_als_xy_wing(struct nonet_search *search, int variant) {
	(void)variant;
	const struct nonet_als_list *list = nonet_als_list_of(search);
	struct touching touching = {NULL, NULL};
	if (!list)
		return false;
	bool enough = false;
	if (list_touching(list, &touching)) {
		for (int i = 0; !enough && i < list->common_count; i++)
			if (list->commons[i].from < list->commons[i].to)
				enough = try_wings_of(search, list, &touching, i) || nonet_search_stopped(search);
	} else {
		search->no_memory = true;
	}
	free(touching.first);
	free(touching.common);
	return enough && !search->stopped;
}

/* Which digits of a restricted common a chain uses: bit 0 the first, bit 1 the second. */
enum { USE_FIRST = 1, USE_SECOND = 2, USE_BOTH = 3 };

/* What the next common can use after one that used `digit`; 0: nothing. Where both digits were
 * used, HoDoKu goes by the first. */
static int use_after(int digit, const struct nonet_restricted_common *next) {
	if (!next->digit[1])
		return digit == next->digit[0] ? 0 : USE_FIRST;
	if (digit == next->digit[1])
		return USE_FIRST;
	return digit == next->digit[0] ? USE_SECOND : USE_BOTH;
}

static int digit_used(const struct nonet_restricted_common *common, int use) {
	return common->digit[use == USE_SECOND];
}

/* Walks the commons from one set on, breadth first. A state is a common, what is used of it, and
 * whether it is the first, the second, or a later one of the chain. */
enum { FIRST = -1, NOT_REACHED = -2 };

struct chain_search {
	struct nonet_search *search;
	const struct nonet_als_list *list;
	int start;
	int first_digit;
	int state_count;
	int *before; /* by state: the state before, FIRST or NOT_REACHED */
	uint8_t *depth;
	int reached_count;
	int *queue;
	/* By set, bits of the digits by which chains have come there and gone on, as second and as
	 * later ones of the chain; in a search for all also those by which they have come, by stage. */
	struct visits {
		uint16_t went_on[2], came[3];
	} * visits;
};

static int chain_state(int common, int use, int stage) {
	return (common * 3 + use - 1) * 3 + stage;
}

static unsigned digits_used(const struct nonet_restricted_common *common, int state) {
	int use = state / 3 % 3 + 1;
	return (use & USE_FIRST ? digit_mask(common->digit[0]) : 0) |
	       (use & USE_SECOND ? digit_mask(common->digit[1]) : 0);
}

static void describe_chain(struct chain_search *chain, int state) {
	int states[MAX_CHAIN + 1], count = 0;
	for (int at = state; at >= 0 && count <= MAX_CHAIN; at = chain->before[at])
		states[count++] = at;
	int from = add_set(chain->search, &chain->list->sets[chain->start], NONET_ROLE_BASE);
	while (count > 0) {
		const struct nonet_restricted_common *common = &chain->list->commons[states[--count] / 9];
		int to = add_set(chain->search, &chain->list->sets[common->to], NONET_ROLE_EXTRA);
		nonet_finding_join_sets(chain->search, from, to, digits_used(common, states[count]));
		from = to;
	}
}

static bool try_chain_end(struct chain_search *chain, int state) {
	const struct nonet_restricted_common *last = &chain->list->commons[state / 9];
	const struct nonet_als *a = &chain->list->sets[chain->start];
	const struct nonet_als *b = &chain->list->sets[last->to];
	unsigned used = digit_mask(chain->first_digit) | digits_used(last, state);
	nonet_finding_begin(chain->search, NONET_TECHNIQUE_ALS_XY_CHAIN);
	clear_common(chain->search, a, b, used);
	if (chain->search->finding.elimination_count == 0)
		return false;
	chain->search->finding.digits = (uint16_t)used;
	describe_chain(chain, state);
	nonet_finding_sort(&chain->search->finding);
	return nonet_finding_report(chain->search);
}

/* Chains that come to a set by the same digit take the same and go on alike; in a search for all
 * only the first is told. */
static bool is_same_again(struct chain_search *chain, int state) {
	const struct nonet_restricted_common *common = &chain->list->commons[state / 9];
	int use = state / 3 % 3 + 1;
	if (!chain->search->all || use == USE_BOTH)
		return false;
	uint16_t *came = &chain->visits[common->to].came[state % 3];
	unsigned bit = 1u << digit_used(common, use);
	bool again = *came & bit;
	*came |= (uint16_t)bit;
	return again;
}

static void reach(struct chain_search *chain, int state, int before) {
	if (is_same_again(chain, state) || chain->before[state] != NOT_REACHED)
		return;
	chain->before[state] = before;
	chain->depth[state] = (uint8_t)(before < 0 ? 1 : chain->depth[before] + 1);
	chain->queue[chain->reached_count++] = state;
}

static void reach_first(struct chain_search *chain) {
	const struct nonet_als_list *list = chain->list;
	for (int i = 0; i < chain->reached_count; i++)
		chain->before[chain->queue[i]] = NOT_REACHED;
	chain->reached_count = 0;
	for (int i = list->first_common[chain->start]; i < list->first_common[chain->start + 1]; i++)
		for (int k = 0; k < 2; k++)
			if (list->commons[i].digit[k] == chain->first_digit)
				reach(chain, chain_state(i, k ? USE_SECOND : USE_FIRST, 0), FIRST);
}

/* What comes next depends on the set, the digit that it has lost, and the stage. */
static void reach_next(struct chain_search *chain, int state) {
	const struct nonet_als_list *list = chain->list;
	const struct nonet_restricted_common *last = &list->commons[state / 9];
	int digit = digit_used(last, state / 3 % 3 + 1);
	int stage = state % 3 < 2 ? state % 3 + 1 : 2;
	uint16_t *went_on = &chain->visits[last->to].went_on[stage - 1];
	if (*went_on >> digit & 1)
		return;
	*went_on |= (uint16_t)(1u << digit);
	for (int i = list->first_common[last->to]; i < list->first_common[last->to + 1]; i++) {
		int use = use_after(digit, &list->commons[i]);
		if (use && list->commons[i].to != chain->start)
			reach(chain, chain_state(i, use, stage), state);
	}
}

static bool walk_chains(struct chain_search *chain) {
	int max_depth = chain->search->all ? MAX_CHAIN_ALL : MAX_CHAIN;
	memset(chain->visits, 0, (size_t)chain->list->count * sizeof chain->visits[0]);
	reach_first(chain);
	for (int i = 0; i < chain->reached_count; i++) {
		int state = chain->queue[i];
		if (chain->depth[state] >= 3 && try_chain_end(chain, state))
			return true;
		if (chain->depth[state] < max_depth)
			reach_next(chain, state);
	}
	return false;
}

static bool find_chains(struct chain_search *chain) {
	for (chain->start = 0; chain->start < chain->list->count; chain->start++) {
		unsigned digits = chain->list->sets[chain->start].digits;
		for (; digits; digits &= digits - 1) {
			chain->first_digit = nonet_lowest_digit(digits);
			if (walk_chains(chain))
				return true;
			if (nonet_search_stopped(chain->search))
				return false;
		}
	}
	return false;
}

bool nonet_find_als_xy_chain(struct nonet_search *search, int variant) {
	(void)variant;
	struct chain_search chain = {.search = search, .list = nonet_als_list_of(search)};
	if (!chain.list || chain.list->common_count == 0)
		return false;
	chain.state_count = 9 * chain.list->common_count;
	chain.before = malloc((size_t)chain.state_count * sizeof(int));
	chain.queue = malloc((size_t)chain.state_count * sizeof(int));
	chain.depth = malloc((size_t)chain.state_count);
	chain.visits = malloc((size_t)chain.list->count * sizeof chain.visits[0]);
	bool enough = false;
	if (chain.before && chain.queue && chain.depth && chain.visits) {
		for (int i = 0; i < chain.state_count; i++)
			chain.before[i] = NOT_REACHED;
		enough = find_chains(&chain);
	} else {
		search->no_memory = true;
	}
	free(chain.before);
	free(chain.queue);
	free(chain.depth);
	free(chain.visits);
	return enough;
}

/* Death blossom: each candidate of a cell, the stem, takes its digit from a set that sees it; all
 * the sets, the petals, then hold what they have in common. */
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
		int set = add_set(search, petal, NONET_ROLE_BASE);
		nonet_finding_join_sets(search, 0, set, digit_mask(nonet_lowest_digit(stem_digits)));
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
	if (!blossom->search->all &&
	    !nonet_cellset_is_empty(nonet_cellset_and(petals->cells, set->cells)))
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

static bool choose_petals(struct blossom *blossom, unsigned stem_digits,
                          const struct petals *petals) {
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
		if (state->digit[cell] || !list_options(blossom))
			continue;
		struct petals none = {.digits = NONET_ALL_DIGITS};
		for (int i = 0; i < 9; i++)
			none.seen[i] = state->cells[i];
		if (choose_petals(blossom, state->candidates[cell], &none))
			return true;
		if (nonet_search_stopped(blossom->search))
			return false;
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
