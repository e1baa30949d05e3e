/* Searches for techniques that are given up on the way, or used for one position after another. */
#include "logic/als.h"
#include "support.h"

#include <string.h>

/* Told findings, and asked whether to go on. */
struct listener {
	int asked, stop_at; /* the number of the question that is answered with yes, 0 for none */
	int found, since_asked, most_since_asked;
	uint64_t hash;
};

static bool stop(void *context) {
	struct listener *listener = context;
	listener->since_asked = 0;
	return ++listener->asked == listener->stop_at;
}

static bool found(void *context, const struct nonet_finding *finding) {
	struct listener *listener = context;
	listener->found++;
	if (++listener->since_asked > listener->most_since_asked)
		listener->most_since_asked = listener->since_asked;
	uint64_t hash = nonet_rng_mix(listener->hash + (uint64_t)finding->technique);
	for (int i = 0; i < finding->placement_count; i++)
		hash = nonet_rng_mix(hash + 10u * finding->placements[i].cell +
		                     finding->placements[i].digit + 1000);
	for (int i = 0; i < finding->elimination_count; i++)
		hash = nonet_rng_mix(hash + 10u * finding->eliminations[i].cell +
		                     finding->eliminations[i].digit);
	listener->hash = hash;
	return false;
}

static bool go(struct nonet_search *search, const struct nonet_method *method, int stop_at,
               struct listener *listener) {
	*listener = (struct listener){.stop_at = stop_at};
	search->context = listener;
	search->found = found;
	search->stop = stop;
	search->stopped = false;
	return method->find(search, method->variant);
}

/* An open grid with the cells' candidates: its solution's, and what `others` gives with it. */
static void mark(struct nonet_state *state, unsigned (*others)(struct nonet_rng *rng, int cell)) {
	struct nonet_rng rng;
	struct nonet_board empty = {{0}}, solution;
	nonet_rng_start(&rng, 3);
	nonet_generate_grid(1, &solution, NULL);
	nonet_state_start(state, &empty);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		unsigned kept = others(&rng, cell) | 1u << (solution.cell[cell] - 1);
		for (int digit = 1; digit <= 9; digit++)
			if (!(kept >> (digit - 1) & 1))
				nonet_state_eliminate(state, cell, digit);
	}
}

/* Nearly every choice of cells of a house is an almost locked set. */
static unsigned nine(struct nonet_rng *rng, int cell) {
	(void)rng, (void)cell;
	return 1u << 8;
}

static unsigned some(struct nonet_rng *rng, int cell) {
	(void)cell;
	uint64_t bits = nonet_rng_next(rng);
	return (unsigned)(bits & bits >> 32) & NONET_ALL_DIGITS;
}

static void try_again(const struct nonet_state *state, const struct nonet_method *method, bool all,
                      int stop_at, const struct listener *whole) {
	struct nonet_search search;
	struct listener listener;
	nonet_search_init(&search, state);
	search.all = all;
	assert_false(go(&search, method, stop_at, &listener));
	assert_true(search.stopped);
	assert_int_equal(listener.asked, stop_at);
	assert_true(listener.found <= whole->found);
	assert_false(go(&search, method, 0, &listener));
	assert_false(search.stopped || search.no_memory);
	assert_int_equal(listener.found, whole->found);
	assert_true(listener.hash == whole->hash);
	nonet_search_free(&search);
}

/* Nothing half made is kept, and nothing is found after the yes. */
static void a_search_that_was_given_up_can_be_made_again(void **unused) {
	(void)unused;
	struct nonet_board puzzle = board_of(
	    "63...5..47.8.1.356.5.6..79.5.7.6.......25..4...2...5.99.58..1...831.6....1......8");
	struct nonet_state state;
	nonet_state_start(&state, &puzzle);
	int tried = 0;
	for (int i = 0; i < NONET_METHOD_COUNT; i++)
		for (int all = 0; all < 2; all++) {
			struct nonet_search search;
			struct listener whole;
			nonet_search_init(&search, &state);
			search.all = all;
			assert_false(go(&search, &nonet_methods[i], 0, &whole));
			nonet_search_free(&search);
			for (int stop_at = 1; stop_at <= whole.asked; stop_at += 1 + whole.asked / 2, tried++)
				try_again(&state, &nonet_methods[i], all, stop_at, &whole);
		}
	assert_true(tried > 100);
}

/* What is found is told at the speed of those who want it: nobody waits for many of them. */
static void searches_ask_before_they_have_found_much(void **unused) {
	(void)unused;
	struct nonet_state state;
	int most_asked = 0;
	mark(&state, some);
	for (int i = 0; i < NONET_METHOD_COUNT; i++) {
		struct nonet_search search;
		struct listener listener;
		nonet_search_init(&search, &state);
		search.all = true;
		assert_false(go(&search, &nonet_methods[i], 3000, &listener));
		most_asked = listener.asked > most_asked ? listener.asked : most_asked;
		if (listener.most_since_asked > 1500)
			fail_msg("%s finds %d between two questions", nonet_methods[i].name,
			         listener.most_since_asked);
		nonet_search_free(&search);
	}
	assert_int_equal(most_asked, 3000);
}

static void a_list_of_many_sets_can_be_given_up(void **unused) {
	(void)unused;
	struct nonet_state state;
	struct nonet_search search;
	struct listener listener = {.stop_at = 0};
	mark(&state, nine);
	nonet_search_init(&search, &state);
	search.stop = stop;
	search.context = &listener;
	for (listener.stop_at = 1; listener.stop_at < 2000; listener.stop_at *= 3) {
		listener.asked = 0;
		search.stopped = false;
		assert_null(nonet_als_list_of(&search));
		assert_true(search.stopped);
		assert_false(search.no_memory);
	}
	nonet_search_free(&search);
}

/* What was kept for a method or a position is of no use to others that do not ask for it. */
static void a_search_serves_many_positions(void **unused) {
	(void)unused;
	struct nonet_state states[3];
	struct nonet_board puzzle = board_of(
	    "..4..9.8.3...5...1...4....2.7....2..9...1...7..6....3.8....2...1...6...5.2.7..6..");
	nonet_state_start(&states[0], &puzzle);
	puzzle = board_of(
	    "63...5..47.8.1.356.5.6..79.5.7.6.......25..4...2...5.99.58..1...831.6....1......8");
	nonet_state_start(&states[1], &puzzle);
	states[2] = states[1];
	nonet_state_eliminate(&states[2], 79, nonet_lowest_digit(states[2].candidates[79]));
	struct nonet_rng rng;
	nonet_rng_start(&rng, 5);
	for (int all = 0; all < 2; all++) {
		struct nonet_search search;
		nonet_search_init(&search, &states[0]);
		search.all = all;
		for (int round = 0; round < repeats(500); round++) {
			uint32_t i = nonet_rng_below(&rng, NONET_METHOD_COUNT);
			struct nonet_search fresh;
			struct listener by_fresh, listener;
			if (nonet_rng_below(&rng, 4) == 0) {
				search.state = &states[nonet_rng_below(&rng, 3)];
				search.epoch++;
			}
			search.unique = nonet_rng_below(&rng, 2);
			nonet_search_init(&fresh, search.state);
			fresh.all = all;
			fresh.unique = search.unique;
			assert_false(go(&fresh, &nonet_methods[i], 0, &by_fresh));
			nonet_search_free(&fresh);
			assert_false(go(&search, &nonet_methods[i], 0, &listener));
			assert_int_equal(listener.found, by_fresh.found);
			assert_true(listener.hash == by_fresh.hash);
		}
		nonet_search_free(&search);
	}
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(a_search_that_was_given_up_can_be_made_again),
	    cmocka_unit_test(searches_ask_before_they_have_found_much),
	    cmocka_unit_test(a_list_of_many_sets_can_be_given_up),
	    cmocka_unit_test(a_search_serves_many_positions),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
