/* Chains of almost locked sets and death blossoms, against what a plain walk and plain loops over
 * the definitions reach. */
#include "als_plain.h"

#include <string.h>

enum { SETS = 100, CHAINS = 1 << 17, MIN_LINKS = 3, MAX_LINKS_ALL = 6, MAX_LINKS = 50 };

/* Where a chain has come: over how many links, by which digits from which set. */
struct stop {
	int set, links, from;
	unsigned digits;
};

/* What chains end in, with where they start and by which digit, in the order in which they are
 * found. */
static struct chains {
	int count;
	uint64_t ends[CHAINS];
} told, reached;
static int chain_count, two_digit_chain_count;

static void add_end(struct chains *chains, int start, unsigned first, struct stop end) {
	uint64_t sets = ((uint64_t)start << 8 | (unsigned)end.from) << 8 | (unsigned)end.set;
	assert_true(chains->count < CHAINS);
	chains->ends[chains->count++] =
	    ((sets << 9 | first) << 9 | end.digits) << 6 | (unsigned)end.links;
}

static int most_links(const struct plain *plain) {
	return plain->all ? MAX_LINKS_ALL : MAX_LINKS;
}

/* Sets are joined by the digits told, and none is used twice in a row: where two are told, the
 * lower is meant, and the end is told without either. */
static bool hear_chain(void *context, const struct nonet_finding *finding) {
	const struct plain *plain = context;
	int start = plain_set_told(plain, finding, 1, NONET_ROLE_BASE);
	unsigned first = finding->set_links[0].digits, lost = 0;
	struct stop end = {.set = start};
	while (end.links < finding->set_link_count) {
		unsigned digits = finding->set_links[end.links].digits;
		int from = end.set, link = end.links;
		int to = plain_set_told(plain, finding, link + 2, NONET_ROLE_EXTRA);
		plain_assert_link(finding, link, link + 1, link + 2,
		                  digits & plain->joined[from][to] & ~lost);
		assert_true(digits && to != start && (plain->all || from < to));
		end = (struct stop){to, link + 1, from, digits};
		lost = digits & -digits;
	}
	struct candidates takes = plain_takes(plain, start, end.set, first | end.digits);
	plain_assert_takes(finding, &takes);
	assert_in_range(end.links, MIN_LINKS, most_links(plain));
	assert_int_equal(finding->set_count, end.links + 1);
	assert_int_equal(nonet_digit_count(first), 1);
	assert_int_equal(finding->digits, first | end.digits);
	add_end(&told, start, first, end);
	chain_count++;
	two_digit_chain_count += end.digits != lost;
	return false;
}

/* Whether chains have not gone this way since the start. In a search for all those that come to a
 * set by one digit are all the same. To have gone it as the first or the second of the links does
 * not count: no chain is so short. */
static bool is_new(const struct plain *plain, int walk_number, struct stop next) {
	static int gone[MIN_LINKS][SETS][SETS][10];
	int stage = next.links < MIN_LINKS ? next.links - 1 : MIN_LINKS - 1;
	int digit = nonet_digit_count(next.digits) == 1 ? nonet_lowest_digit(next.digits) : 0;
	int *last = &gone[stage][plain->all && digit ? 0 : next.from][next.set][digit];
	bool is_gone = *last == walk_number;
	*last = walk_number;
	return !is_gone;
}

/* Goes breadth first from a set and the digit by which chains leave it, and by two digits where it
 * can go by either. */
static void walk(const struct plain *plain, int start, unsigned first) {
	static struct stop queue[1 + MIN_LINKS * 3 * SETS * SETS];
	static int walks;
	int count = 1;
	walks++;
	queue[0] = (struct stop){.set = start};
	for (int at = 0; at < count; at++) {
		struct stop here = queue[at];
		unsigned left = here.links ? ~(here.digits & -here.digits) : first;
		if (here.links >= MIN_LINKS && plain->taken[start][here.set] & ~(first | here.digits))
			add_end(&reached, start, first, here);
		for (int to = 0; to < plain->count && here.links < most_links(plain); to++) {
			struct stop next = {to, here.links + 1, here.set, plain->joined[here.set][to] & left};
			if (next.digits && to != start && (plain->all || here.set < to) &&
			    is_new(plain, walks, next))
				queue[count++] = next;
		}
	}
}

static void check_chains(struct plain *plain, struct nonet_search *search) {
	told.count = reached.count = 0;
	plain_find(plain, search, nonet_find_als_xy_chain, hear_chain);
	for (int start = 0; start < plain->count; start++)
		for (unsigned digits = plain->digits[start]; digits; digits &= digits - 1)
			walk(plain, start, digits & -digits);
	assert_int_equal(told.count, reached.count);
	for (int i = 0; i < told.count; i++)
		assert_true(told.ends[i] == reached.ends[i]);
}

static void chains_are_valid_and_reach_all(void **state) {
	(void)state;
	plain_positions(3, repeats(4), SETS, check_chains);
	assert_true(chain_count > repeats(2000));
	if (test_share() == 1)
		assert_true(two_digit_chain_count > 0);
}

static struct candidates told_of[NONET_CELLS]; /* by stem: what blossoms take */
static int blossom_count;

static bool hear_blossom(void *context, const struct nonet_finding *finding) {
	const struct plain *plain = context;
	int stem = finding->pattern[0].cell;
	struct candidates takes;
	struct nonet_cellset petals = {0, 0};
	unsigned digits = plain->position.candidates[stem];
	assert_int_equal(finding->pattern[0].role, NONET_ROLE_PIVOT);
	assert_int_equal(finding->digits, digits);
	assert_int_equal(finding->set_count, nonet_digit_count(digits));
	assert_int_equal(finding->set_link_count, finding->set_count);
	for (int k = 0; k < 9; k++)
		takes.cells[k] = digits >> k & 1 ? petals : plain->position.cells[k];
	for (int i = 1; digits; i++, digits &= digits - 1) {
		int petal = plain_set_told(plain, finding, i, NONET_ROLE_BASE);
		int digit = nonet_lowest_digit(digits);
		plain_assert_link(finding, i - 1, 0, i, 1u << (digit - 1));
		assert_true(nonet_cellset_has(plain->seen[petal][digit - 1], stem));
		assert_true(plain->all || !nonet_cellset_meets(plain->cells[petal], petals));
		petals = nonet_cellset_or(petals, plain->cells[petal]);
		for (int k = 0; k < 9; k++)
			takes.cells[k] = nonet_cellset_and(takes.cells[k], plain->seen[petal][k]);
	}
	plain_assert_takes(finding, &takes);
	for (int k = 0; k < 9; k++)
		told_of[stem].cells[k] = nonet_cellset_or(told_of[stem].cells[k], takes.cells[k]);
	blossom_count++;
	return false;
}

/* A candidate goes when for each digit of the stem there is some set of which the stem sees all
 * places of that digit, and the candidate those of its own: petals may overlap, so that each can be
 * chosen alone. */
static struct candidates blossom_takes(const struct plain *plain, int stem) {
	struct candidates takes = {0};
	unsigned digits = plain->position.candidates[stem];
	for (int k = 0; k < 9 && digits; k++) {
		if (!(digits >> k & 1))
			takes.cells[k] = plain->position.cells[k];
		for (unsigned rest = digits; rest; rest &= rest - 1) {
			struct nonet_cellset seen = {0, 0};
			for (int set = 0; set < plain->count; set++)
				if (nonet_cellset_has(plain->seen[set][nonet_lowest_digit(rest) - 1], stem))
					seen = nonet_cellset_or(seen, plain->seen[set][k]);
			takes.cells[k] = nonet_cellset_and(takes.cells[k], seen);
		}
	}
	return takes;
}

static void check_blossoms(struct plain *plain, struct nonet_search *search) {
	memset(told_of, 0, sizeof told_of);
	plain_find(plain, search, nonet_find_death_blossom, hear_blossom);
	for (int stem = 0; plain->all && stem < NONET_CELLS; stem++) {
		struct candidates takes = blossom_takes(plain, stem);
		assert_memory_equal(&told_of[stem], &takes, sizeof takes);
	}
}

static void blossoms_are_valid_and_take_all(void **state) {
	(void)state;
	plain_positions(4, repeats(4), SETS, check_blossoms);
	assert_true(blossom_count > repeats(2000));
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(chains_are_valid_and_reach_all),
	    cmocka_unit_test(blossoms_are_valid_and_take_all),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
