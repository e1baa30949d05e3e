/* The closure of random relations, held against one that is found link by link. */
#include "logic/closure.h"
#include "support.h"

#include <string.h>

enum { MOST = 150 };

static bool follows[MOST][MOST];

static void close_plainly(int count) {
	for (int i = 0; i < count; i++)
		follows[i][i] = true;
	for (int via = 0; via < count; via++)
		for (int from = 0; from < count; from++)
			for (int to = 0; to < count && follows[from][via]; to++)
				follows[from][to] |= follows[via][to];
}

/* In what order rows are closed, and that some never are, makes no difference. */
static void compare(struct nonet_closure *closure, int count, int step) {
	for (int i = 0, from = 0; i < count / 2; i++, from = (from + step) % count) {
		nonet_closure_close(closure, from);
		for (int to = 0; to < count; to++) {
			const uint64_t *row = nonet_closure_row(closure, from);
			assert_int_equal(row[to / 64] >> to % 64 & 1, follows[from][to]);
		}
	}
}

static void rows_hold_all_that_follows(void **state) {
	struct nonet_rng rng;
	(void)state;
	nonet_rng_start(&rng, 1);
	for (int round = 0; round < 300; round++) {
		int count = 1 + (int)nonet_rng_below(&rng, MOST);
		int links = (int)nonet_rng_below(&rng, (uint32_t)(3 * count));
		struct nonet_closure closure;
		assert_true(nonet_closure_start(&closure, count));
		memset(follows, 0, sizeof follows);
		for (int i = 0; i < links; i++) {
			int from = (int)nonet_rng_below(&rng, (uint32_t)count);
			int to = (int)nonet_rng_below(&rng, (uint32_t)count);
			nonet_closure_add(&closure, from, to);
			follows[from][to] = true;
		}
		close_plainly(count);
		compare(&closure, count, 1 + (int)nonet_rng_below(&rng, 7));
		nonet_closure_free_inside(&closure);
	}
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(rows_hold_all_that_follows),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
