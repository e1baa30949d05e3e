/* Multi-sector locked sets, against a plain look at every meeting of rows and columns. */
#include "logic/hodoku_path.h"
#include "support.h"

#include <string.h>

enum { ROOM = 4096 };

struct meeting {
	unsigned rows, columns;
};

/* What the search finds: the lines, and what goes. */
struct found {
	int count;
	struct nonet_finding findings[ROOM];
};

static bool keep(void *context, const struct nonet_finding *finding) {
	struct found *found = context;
	assert_true(found->count < ROOM);
	nonet_finding_copy(&found->findings[found->count++], finding);
	return false;
}

static unsigned in_row(const struct nonet_state *state, int row, unsigned columns, int digit) {
	unsigned here = 0;
	for (int column = 0; column < 9; column++)
		if (columns >> column & 1 && nonet_state_has(state, 9 * row + column, digit))
			here |= 1u << column;
	return here;
}

/* By kind, how many rows, columns and boxes have the digit where the lines meet. */
static void count_houses(const struct nonet_state *state, struct meeting meeting, int digit,
                         int counts_ret[3]) {
	unsigned columns = 0, boxes = 0, rows = 0;
	for (int row = 0; row < 9; row++) {
		if (!(meeting.rows >> row & 1))
			continue;
		unsigned here = in_row(state, row, meeting.columns, digit);
		rows |= (unsigned)(here != 0) << row;
		columns |= here;
		for (int stack = 0; stack < 3; stack++)
			boxes |= (unsigned)((here >> 3 * stack & 7) != 0) << (row / 3 * 3 + stack);
	}
	counts_ret[0] = __builtin_popcount(rows);
	counts_ret[1] = __builtin_popcount(columns);
	counts_ret[2] = __builtin_popcount(boxes);
}

static int least_of(const int counts[3]) {
	int least = counts[0] < counts[1] ? counts[0] : counts[1];
	return least < counts[2] ? least : counts[2];
}

static bool is_in(struct meeting meeting, int cell) {
	return meeting.rows >> cell / 9 & meeting.columns >> cell % 9 & 1;
}

static bool is_locked(const struct nonet_state *state, struct meeting meeting) {
	int cells = 0, most = 0;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		cells += !state->digit[cell] && is_in(meeting, cell);
	for (int digit = 1; digit <= 9 && most <= cells; digit++) {
		int counts[3];
		count_houses(state, meeting, digit, counts);
		most += least_of(counts);
	}
	return cells > 0 && most == cells;
}

static bool is_minimal(const struct nonet_state *state, struct meeting meeting) {
	for (int line = 0; line < 9; line++) {
		struct meeting less = {meeting.rows & ~(1u << line), meeting.columns};
		struct meeting fewer = {meeting.rows, meeting.columns & ~(1u << line)};
		if ((less.rows != meeting.rows && is_locked(state, less)) ||
		    (fewer.columns != meeting.columns && is_locked(state, fewer)))
			return false;
	}
	return true;
}

static int house_of(int cell, int kind) {
	return kind == 0 ? cell / 9 : kind == 1 ? cell % 9 : cell / 27 * 3 + cell % 9 / 3;
}

/* Whether the digit is ruled out in the cell: it lies outside, in a house of a kind that counts
 * which has the digit inside. */
static bool goes(const struct nonet_state *state, struct meeting meeting, int cell, int digit) {
	int counts[3];
	count_houses(state, meeting, digit, counts);
	if (is_in(meeting, cell) || !nonet_state_has(state, cell, digit))
		return false;
	for (int other = 0; other < NONET_CELLS; other++)
		for (int kind = 0; kind < 3; kind++)
			if (counts[kind] == least_of(counts) && is_in(meeting, other) &&
			    nonet_state_has(state, other, digit) &&
			    house_of(other, kind) == house_of(cell, kind))
				return true;
	return false;
}

static bool is_taken(const struct nonet_finding *finding, int cell, int digit) {
	for (int i = 0; finding && i < finding->elimination_count; i++)
		if (finding->eliminations[i].cell == cell && finding->eliminations[i].digit == digit)
			return true;
	return false;
}

/* The finding of these lines takes what goes; there is none where nothing goes. */
static void check_finding(const struct nonet_state *state, struct meeting meeting,
                          const struct nonet_finding *finding) {
	for (int cell = 0; cell < NONET_CELLS; cell++)
		for (int digit = 1; digit <= 9; digit++)
			assert_int_equal(is_taken(finding, cell, digit), goes(state, meeting, cell, digit));
}

static bool is_tried(unsigned lines) {
	int count = __builtin_popcount(lines);
	return count >= 3 && count <= 5 && lines != 0007 && lines != 0070 && lines != 0700;
}

/* How many are found, in ascending order of rows and columns. */
static int check_position(const struct nonet_state *state) {
	static struct found found;
	struct nonet_search search;
	int next = 0;
	found.count = 0;
	nonet_search_init(&search, state);
	search.all = true;
	search.found = keep;
	search.context = &found;
	assert_false(nonet_find_multi_sector_locked_sets(&search, 0));
	nonet_search_free(&search);
	for (unsigned rows = 0; rows < 512; rows++)
		for (unsigned columns = 0; is_tried(rows) && columns < 512; columns++) {
			struct meeting meeting = {rows, columns};
			if (!is_tried(columns) || !is_locked(state, meeting) || !is_minimal(state, meeting))
				continue;
			bool is_next =
			    next < found.count && found.findings[next].base_houses == (rows | columns << 9);
			check_finding(state, meeting, is_next ? &found.findings[next] : NULL);
			next += is_next;
		}
	assert_int_equal(next, found.count);
	return found.count;
}

static void each_is_found_and_no_other(void **state) {
	(void)state;
	struct nonet_rng rng;
	int total = 0;
	nonet_rng_start(&rng, 12);
	for (int round = 0; round < repeats(12); round++) {
		struct nonet_board puzzle = random_puzzle(&rng, 81);
		struct nonet_hodoku_path path;
		const struct nonet_method *used;
		nonet_hodoku_path_start(&path, &puzzle);
		for (uint32_t steps = nonet_rng_below(&rng, 50); steps > 0; steps--)
			nonet_hodoku_path_step(&path, NULL, &used);
		struct nonet_state position = path.position.state;
		nonet_hodoku_path_finish(&path);
		/* A player's marks may be wrong. */
		for (int gone = round % 4 * 8; gone > 0; gone--) {
			int cell = (int)nonet_rng_below(&rng, NONET_CELLS);
			int digit = 1 + (int)nonet_rng_below(&rng, 9);
			if (nonet_state_has(&position, cell, digit))
				nonet_state_eliminate(&position, cell, digit);
		}
		total += check_position(&position);
	}
	assert_true(total > 0 || test_share() > 1);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(each_is_found_and_no_other),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
