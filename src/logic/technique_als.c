/* Almost locked sets that are joined by restricted commons: once a set loses a digit it holds all
 * its others, so what two ends of a chain of sets have in common is in one of them.
 */
#include "logic/als.h"

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
	unsigned digits = common->digits & NONET_ALL_DIGITS;
	unsigned first = digits & -digits, second = digits & ~first;
	nonet_finding_begin(search, NONET_TECHNIQUE_ALS_XZ);
	nonet_als_clear_common(search, a, b, first);
	if (second) {
		nonet_als_clear_common(search, a, b, second);
		clear_locked(search, a, b, digits);
		clear_locked(search, b, a, digits);
	}
	if (search->finding.elimination_count == 0)
		return false;
	search->finding.digits = (uint16_t)digits;
	nonet_als_describe(search, a, NONET_ROLE_BASE);
	nonet_als_describe(search, b, NONET_ROLE_EXTRA);
	nonet_finding_join_sets(search, 1, 2, digits);
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
		if (nonet_search_stopped(search))
			return false;
	}
	return false;
}

/* Sets a and b hang on c by different digits. */
static bool try_xy(struct nonet_search *search, const struct nonet_als_list *list, int a, int b,
                   int c, unsigned by_a, unsigned by_b) {
	const struct nonet_als *set_a = &list->sets[a], *set_b = &list->sets[b];
	bool same_single = by_a == by_b && !(by_a & (by_a - 1));
	if (same_single)
		return false;
	struct nonet_cellset both = nonet_cellset_or(set_a->cells, set_b->cells);
	if (!search->all && nonet_cellset_meets(set_a->cells, set_b->cells))
		return false;
	if (nonet_cellset_equal(both, set_a->cells) || nonet_cellset_equal(both, set_b->cells))
		return false;
	nonet_finding_begin(search, NONET_TECHNIQUE_ALS_XY_WING);
	nonet_als_clear_common(search, set_a, set_b, by_a | by_b);
	if (search->finding.elimination_count == 0)
		return false;
	search->finding.digits = (uint16_t)(by_a | by_b);
	nonet_als_describe(search, set_a, NONET_ROLE_BASE);
	nonet_als_describe(search, set_b, NONET_ROLE_EXTRA);
	nonet_als_describe(search, &list->sets[c], NONET_ROLE_PIVOT);
	nonet_finding_join_sets(search, 1, 3, by_a);
	nonet_finding_join_sets(search, 3, 2, by_b);
	return nonet_finding_report(search);
}

/* Sets behind `end` in the list that hang on the pivot and see with it what a digit can take. */
static bool try_wings(struct nonet_search *search, const struct nonet_als_list *list, int end,
                      int pivot, unsigned by_end) {
	uint64_t behind = ~(uint64_t)1 << end % 64;
	for (int w = end / 64; w < list->word_count; w++, behind = ~(uint64_t)0) {
		uint64_t taking = 0;
		for (unsigned digits = list->sets[end].digits & ~by_end; digits; digits &= digits - 1)
			taking |= nonet_als_taking(list, end, nonet_lowest_digit(digits))[w];
		uint64_t others = taking & nonet_als_joined(list, pivot)[w] & behind;
		for (; others; others &= others - 1) {
			int other = 64 * w + __builtin_ctzll(others);
			unsigned by_other = nonet_als_joining(list, pivot, other);
			if (try_xy(search, list, end, other, pivot, by_end, by_other))
				return true;
		}
	}
	return false;
}

/* Each pair of restricted commons in the order of the list: a common with those behind it that
 * begin at the same set, then with those behind it that touch the set where it ends. */
bool nonet_find_als_xy_wing(struct nonet_search *search, int variant) {
	(void)variant;
	const struct nonet_als_list *list = nonet_als_list_of(search);
	for (int i = 0; list && i < list->common_count; i++) {
		const struct nonet_restricted_common *x = &list->commons[i];
		unsigned by = x->digits & NONET_ALL_DIGITS;
		if (x->from > x->to)
			continue;
		if (try_wings(search, list, x->to, x->from, by) ||
		    try_wings(search, list, x->from, x->to, by))
			return true;
		if (nonet_search_stopped(search))
			return false;
	}
	return false;
}
