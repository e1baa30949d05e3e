#include "als_plain.h"

#include <string.h>

static int cell_of(int house, int i) {
	int box = house - 18;
	return house < 9    ? 9 * house + i
	       : house < 18 ? 9 * i + house - 9
	                    : 9 * (box / 3 * 3 + i / 3) + box % 3 * 3 + i % 3;
}

/* Choices of some of nine places in the order of the list: by the first, then the second, and so
 * on, each before those that go on from it. 0 after the last. */
static unsigned next_choice(unsigned places) {
	if (places >> 8 == 0)
		return places | 1u << (32 - __builtin_clz(places));
	places &= 255;
	return places ? places + (1u << (31 - __builtin_clz(places))) : 0;
}

static int first_house_with(struct nonet_cellset cells) {
	for (int house = 0;; house++) {
		int inside = 0;
		for (int i = 0; i < 9; i++)
			inside += nonet_cellset_has(cells, cell_of(house, i));
		if (inside == nonet_cellset_count(cells))
			return house;
	}
}

static bool is_almost_locked(const struct nonet_state *position, struct nonet_cellset cells,
                             unsigned *digits_ret) {
	*digits_ret = 0;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		if (!nonet_cellset_has(cells, cell))
			continue;
		if (position->digit[cell])
			return false;
		*digits_ret |= position->candidates[cell];
	}
	return nonet_digit_count(*digits_ret) == nonet_cellset_count(cells) + 1;
}

/* False when there are too many. */
static bool list_sets(struct plain *plain, int most) {
	plain->count = 0;
	for (int house = 0; house < NONET_HOUSES; house++)
		for (unsigned places = 1; places; places = next_choice(places)) {
			struct nonet_cellset cells = {0, 0};
			unsigned digits;
			for (int i = 0; i < 9; i++)
				if (places >> i & 1)
					nonet_cellset_add(&cells, cell_of(house, i));
			if (!is_almost_locked(&plain->position, cells, &digits) ||
			    first_house_with(cells) != house)
				continue;
			if (plain->count == most)
				return false;
			plain->cells[plain->count] = cells;
			plain->digits[plain->count++] = digits;
		}
	return true;
}

static bool sees_all_places(const struct nonet_state *position, int cell, struct nonet_cellset set,
                            int digit) {
	for (int other = 0; other < NONET_CELLS; other++)
		if (nonet_cellset_has(set, other) && nonet_state_has(position, other, digit) &&
		    !naive_sees(cell, other))
			return false;
	return true;
}

static void find_seen(struct plain *plain, int set) {
	const struct nonet_state *position = &plain->position;
	memset(plain->seen[set], 0, sizeof plain->seen[set]);
	for (unsigned digits = plain->digits[set]; digits; digits &= digits - 1) {
		int digit = nonet_lowest_digit(digits);
		for (int cell = 0; cell < NONET_CELLS; cell++)
			if (nonet_state_has(position, cell, digit) &&
			    sees_all_places(position, cell, plain->cells[set], digit))
				nonet_cellset_add(&plain->seen[set][digit - 1], cell);
	}
}

struct candidates plain_takes(const struct plain *plain, int a, int b, unsigned used) {
	struct candidates takes = {0};
	for (int k = 0; k < 9; k++)
		if (!(used >> k & 1))
			takes.cells[k] = nonet_cellset_and(plain->seen[a][k], plain->seen[b][k]);
	return takes;
}

static void relate(struct plain *plain, int a, int b) {
	struct candidates takes = plain_takes(plain, a, b, 0);
	unsigned joined = 0, taken = 0, both = plain->digits[a] & plain->digits[b];
	for (int k = 0; k < 9; k++) {
		struct nonet_cellset places = nonet_cellset_and(plain->cells[b], plain->position.cells[k]);
		struct nonet_cellset apart = nonet_cellset_minus(places, plain->seen[a][k]);
		if (both >> k & 1 && nonet_cellset_is_empty(apart))
			joined |= 1u << k;
		if (!nonet_cellset_is_empty(takes.cells[k]))
			taken |= 1u << k;
	}
	if (!plain->all && nonet_cellset_meets(plain->cells[a], plain->cells[b]))
		joined = 0;
	plain->crowded += nonet_digit_count(joined) > 2;
	while (nonet_digit_count(joined) > 2)
		joined &= ~(1u << (nonet_lowest_digit(joined & (joined - 1)) - 1));
	plain->joined[a][b] = joined;
	plain->taken[a][b] = taken;
}

static void look(struct plain *plain, struct nonet_search *search, int most, plain_check *check) {
	search->epoch++;
	if (!list_sets(plain, most))
		return;
	for (int set = 0; set < plain->count; set++)
		find_seen(plain, set);
	for (uint32_t i = 0; i < 2; i++) {
		plain->all = search->all = (search->epoch + i) % 2;
		plain->crowded = 0;
		for (int a = 0; a < plain->count; a++)
			for (int b = 0; b < plain->count; b++)
				relate(plain, a, b);
		check(plain, search);
	}
}

static void erase_candidates(struct nonet_state *position, struct nonet_rng *rng,
                             uint32_t percent) {
	for (int cell = 0; cell < NONET_CELLS; cell++)
		for (int digit = 1; digit <= 9; digit++)
			if (nonet_state_has(position, cell, digit) && nonet_rng_below(rng, 100) < percent)
				nonet_state_eliminate(position, cell, digit);
}

/* The position as it is, and twice with fewer of its candidates. */
static void look_around(struct plain *plain, struct nonet_search *search, struct nonet_rng *rng,
                        int most, plain_check *check) {
	look(plain, search, most, check);
	for (int i = 0; i < 2; i++) {
		erase_candidates(&plain->position, rng, 1 + nonet_rng_below(rng, 40));
		look(plain, search, most, check);
	}
}

/* Three empty rows or columns: sets may have eight cells. */
static void start_with_band(struct nonet_state *position, struct nonet_rng *rng) {
	struct nonet_board board;
	nonet_generate_grid(nonet_rng_next(rng), &board, NULL);
	int band = (int)nonet_rng_below(rng, 3), turned = (int)nonet_rng_below(rng, 2);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if ((turned ? cell % 9 : cell / 9) / 3 == band)
			board.cell[cell] = 0;
	nonet_state_start(position, &board);
	erase_candidates(position, rng, 30);
}

void plain_positions(uint64_t seed, int puzzles, int most, plain_check *check) {
	static struct plain plain;
	struct nonet_search search;
	struct nonet_rng rng;
	nonet_rng_start(&rng, seed);
	nonet_search_init(&search, &plain.position);
	for (int i = 0; i < puzzles; i++) {
		start_with_band(&plain.position, &rng);
		look_around(&plain, &search, &rng, most, check);
		struct nonet_board puzzle = random_puzzle(&rng, 300);
		struct nonet_path *path = path_from(NONET_PROFILE_HODOKU, &puzzle);
		struct nonet_step step;
		for (int k = 0; nonet_path_next(path, NULL, &step) == NONET_OK; k++) {
			struct nonet_position after;
			if (k % 8 && step.placement_count)
				continue;
			nonet_path_position(path, &after);
			nonet_state_start_at(&plain.position, &after);
			look_around(&plain, &search, &rng, most, check);
		}
		nonet_path_free(path);
	}
	nonet_search_free(&search);
}

void plain_find(struct plain *plain, struct nonet_search *search, nonet_finder *find,
                bool (*hear)(void *plain, const struct nonet_finding *finding)) {
	search->found = hear;
	search->context = plain;
	assert_false(find(search, 0));
	assert_false(search->no_memory);
}

int plain_set_told(const struct plain *plain, const struct nonet_finding *finding, int number,
                   enum nonet_role role) {
	struct nonet_cellset cells = {0, 0};
	for (int i = 0; i < finding->pattern_count; i++)
		if (finding->pattern[i].set == number) {
			assert_int_equal(finding->pattern[i].role, role);
			nonet_cellset_add(&cells, finding->pattern[i].cell);
		}
	int set = 0;
	while (set < plain->count && !nonet_cellset_equal(plain->cells[set], cells))
		set++;
	assert_true(set < plain->count);
	return set;
}

void plain_assert_takes(const struct nonet_finding *finding, const struct candidates *takes) {
	struct candidates told = {0};
	for (int i = 0; i < finding->elimination_count; i++)
		nonet_cellset_add(&told.cells[finding->eliminations[i].digit - 1],
		                  finding->eliminations[i].cell);
	assert_true(finding->elimination_count > 0);
	assert_memory_equal(&told, takes, sizeof told);
}

void plain_assert_link(const struct nonet_finding *finding, int link, int from, int to,
                       unsigned digits) {
	assert_true(link < finding->set_link_count);
	assert_int_equal(finding->set_links[link].from, from);
	assert_int_equal(finding->set_links[link].to, to);
	assert_int_equal(finding->set_links[link].digits, digits);
}
