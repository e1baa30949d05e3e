/* Almost locked sets, what joins them, and what two of them take, alone (XZ) or with a third (XY),
 * against what plain loops over the definitions find. */
#include "als_plain.h"

#include <string.h>

static struct { int lists, long_lists, long_sets, pairs, crowded, without_candidates; } met;

static void compare_sets(const struct plain *plain, const struct nonet_als_list *list) {
	assert_int_equal(list->count, plain->count);
	for (int i = 0; i < plain->count; i++) {
		const struct nonet_als *set = &list->sets[i];
		assert_true(nonet_cellset_equal(set->cells, plain->cells[i]));
		assert_int_equal(set->digits, plain->digits[i]);
		assert_int_equal(set->cell_count, nonet_cellset_count(plain->cells[i]));
		met.long_sets += set->cell_count == 8;
		for (int k = 0; k < 9; k++) {
			struct nonet_cellset places = nonet_cellset_and(set->cells, plain->position.cells[k]);
			assert_true(nonet_cellset_equal(set->places[k], places));
			assert_true(nonet_cellset_equal(set->seen[k], plain->seen[i][k]));
		}
	}
}

static bool bit(const uint64_t *row, int at) {
	return row[at / 64] >> at % 64 & 1;
}

static void compare_rows(const struct plain *plain, const struct nonet_als_list *list, int i,
                         int j) {
	unsigned taken = 0;
	for (int k = 0; k < 9; k++)
		if (plain->digits[i] >> k & 1)
			taken |= (unsigned)bit(nonet_als_taking(list, i, k + 1), j) << k;
	assert_int_equal(taken, plain->taken[i][j]);
	assert_int_equal(nonet_als_joining(list, i, j), plain->joined[i][j]);
	assert_int_equal(bit(nonet_als_joined(list, i), j), plain->joined[i][j] != 0);
}

static void compare_commons(const struct plain *plain, const struct nonet_als_list *list) {
	int at = 0;
	for (int i = 0; i < plain->count; i++) {
		assert_int_equal(list->first_common[i], at);
		for (int j = plain->all ? 0 : i + 1; j < plain->count; j++) {
			unsigned joined = plain->joined[i][j];
			bool is_pair = nonet_digit_count(joined) == 2;
			if (!joined)
				continue;
			assert_true(at < list->common_count);
			assert_int_equal(list->commons[at].from, i);
			assert_int_equal(list->commons[at].to, j);
			assert_int_equal(list->commons[at].digits, joined | (is_pair ? NONET_ALS_PAIR : 0));
			met.pairs += is_pair;
			at++;
		}
	}
	assert_int_equal(list->first_common[plain->count], at);
	assert_int_equal(list->common_count, at);
}

static void check_list(struct plain *plain, struct nonet_search *search) {
	const struct nonet_als_list *list = nonet_als_list_of(search);
	assert_non_null(list);
	compare_sets(plain, list);
	for (int i = 0; i < plain->count; i++)
		for (int j = 0; j < plain->count; j++)
			compare_rows(plain, list, i, j);
	compare_commons(plain, list);
	met.lists++;
	met.long_lists += plain->count > 128;
	met.crowded += plain->crowded > 0;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		met.without_candidates += !plain->position.digit[cell] && !plain->position.candidates[cell];
}

static void sets_and_what_joins_them(void **state) {
	(void)state;
	plain_positions(1, repeats(2), PLAIN_SETS, check_list);
	assert_true(met.lists > repeats(20));
	if (test_share() == 1)
		assert_true(met.long_lists > 0 && met.long_sets > 0 && met.pairs > 0 && met.crowded > 0 &&
		            met.without_candidates > 0);
}

enum { SETS = 140 };

static struct {
	uint8_t told[SETS][SETS];
	int count, double_count;
} joins;

static void add_locked(const struct plain *plain, int set, int other, unsigned used,
                       struct candidates *takes) {
	for (int k = 0; k < 9; k++)
		if (!(used >> k & 1)) {
			struct nonet_cellset more =
			    nonet_cellset_minus(plain->seen[set][k], plain->cells[other]);
			takes->cells[k] = nonet_cellset_or(takes->cells[k], more);
		}
}

/* One of two sets that are joined by a digit holds all its others. Joined by two digits, both sets
 * hold all their others, and each of the two is in one set. */
static struct candidates join_takes(const struct plain *plain, int a, int b) {
	unsigned joined = plain->joined[a][b];
	if (nonet_digit_count(joined) < 2)
		return plain_takes(plain, a, b, joined ? joined : NONET_ALL_DIGITS);
	struct candidates takes = plain_takes(plain, a, b, 0);
	add_locked(plain, a, b, joined, &takes);
	add_locked(plain, b, a, joined, &takes);
	return takes;
}

static bool hear_join(void *context, const struct nonet_finding *finding) {
	const struct plain *plain = context;
	int a = plain_set_told(plain, finding, 1, NONET_ROLE_BASE);
	int b = plain_set_told(plain, finding, 2, NONET_ROLE_EXTRA);
	struct candidates takes = join_takes(plain, a, b);
	plain_assert_takes(finding, &takes);
	assert_true(a < b);
	assert_int_equal(finding->digits, plain->joined[a][b]);
	assert_int_equal(finding->set_link_count, 1);
	plain_assert_link(finding, 0, 1, 2, plain->joined[a][b]);
	assert_int_equal(joins.told[a][b]++, 0);
	joins.double_count += nonet_digit_count(plain->joined[a][b]) == 2;
	return false;
}

static void check_joins(struct plain *plain, struct nonet_search *search) {
	static const struct candidates nothing;
	memset(joins.told, 0, sizeof joins.told);
	plain_find(plain, search, nonet_find_als_xz, hear_join);
	for (int a = 0; a < plain->count; a++)
		for (int b = a + 1; b < plain->count; b++) {
			struct candidates takes = join_takes(plain, a, b);
			assert_int_equal(joins.told[a][b], memcmp(&takes, &nothing, sizeof takes) != 0);
			joins.count += joins.told[a][b];
		}
}

static void joined_sets_take_all_that_they_can(void **state) {
	(void)state;
	plain_positions(5, repeats(4), SETS, check_joins);
	assert_true(joins.count > repeats(400) && joins.double_count > 0);
}

static struct {
	uint8_t told[SETS][SETS][SETS]; /* by pivot and wings, the lower one first */
	int count;
} wings;

/* Two sets, neither of which contains the other, hang on a pivot by different digits. */
static bool is_wing(const struct plain *plain, int pivot, int a, int b) {
	unsigned by_a = plain->joined[pivot][a], by_b = plain->joined[pivot][b];
	struct nonet_cellset in_a = plain->cells[a], in_b = plain->cells[b];
	return by_a && by_b && nonet_digit_count(by_a | by_b) > 1 &&
	       (plain->all || !nonet_cellset_meets(in_a, in_b)) && !nonet_cellset_within(in_a, in_b) &&
	       !nonet_cellset_within(in_b, in_a);
}

static bool hear_wing(void *context, const struct nonet_finding *finding) {
	const struct plain *plain = context;
	int a = plain_set_told(plain, finding, 1, NONET_ROLE_BASE);
	int b = plain_set_told(plain, finding, 2, NONET_ROLE_EXTRA);
	int pivot = plain_set_told(plain, finding, 3, NONET_ROLE_PIVOT);
	unsigned by_a = plain->joined[pivot][a], by_b = plain->joined[pivot][b];
	struct candidates takes = plain_takes(plain, a, b, by_a | by_b);
	assert_true(is_wing(plain, pivot, a, b));
	plain_assert_takes(finding, &takes);
	assert_int_equal(finding->digits, by_a | by_b);
	assert_int_equal(finding->set_link_count, 2);
	plain_assert_link(finding, 0, 1, 3, by_a);
	plain_assert_link(finding, 1, 3, 2, by_b);
	assert_int_equal(wings.told[pivot][a < b ? a : b][a < b ? b : a]++, 0);
	return false;
}

static void check_wings(struct plain *plain, struct nonet_search *search) {
	memset(wings.told, 0, (size_t)plain->count * sizeof wings.told[0]);
	plain_find(plain, search, nonet_find_als_xy_wing, hear_wing);
	for (int pivot = 0; pivot < plain->count; pivot++)
		for (int a = 0; a < plain->count; a++)
			for (int b = a + 1; b < plain->count; b++) {
				unsigned used = plain->joined[pivot][a] | plain->joined[pivot][b];
				bool is_told = is_wing(plain, pivot, a, b) && plain->taken[a][b] & ~used;
				if (wings.told[pivot][a][b] != is_told)
					fail_msg("wing %d %d of %d told: %d", a, b, pivot, !is_told);
				wings.count += is_told;
			}
}

static void wings_are_all_that_there_are(void **state) {
	(void)state;
	plain_positions(2, repeats(3), SETS, check_wings);
	assert_true(wings.count > repeats(4000));
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(sets_and_what_joins_them),
	    cmocka_unit_test(joined_sets_take_all_that_they_can),
	    cmocka_unit_test(wings_are_all_that_there_are),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
