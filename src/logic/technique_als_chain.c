/* Chains of almost locked sets that are joined by restricted commons, walked breadth first from one
 * set and the digit by which the chain leaves it.
 */
#include "logic/als.h"

#include <stdlib.h>
#include <string.h>

enum { MIN_CHAIN = 3, MAX_CHAIN = 50, MAX_CHAIN_ALL = 6 };

/* A chain that has come to a set: by which digits, and from where. A restricted common of two
 * digits brings both when the set before it had lost neither. */
struct arrival {
	uint16_t set;
	uint16_t digits;
	int before; /* place in the queue, or FIRST */
};

enum { FIRST = -1 };

/* What a finding holds of the chain up to a place in the queue. */
struct beginning {
	int last;
	int pattern_count, length, set_count, set_link_count;
};

/* Where a chain can go, and by which digits. */
struct way {
	uint16_t to;
	uint16_t digits;
};

/* The ways on from a set are in groups: one for each digit - 1 that alone joins it to others, one
 * for the pairs of digits. */
enum { PAIRS = 9, GROUPS };

struct chain_search {
	struct nonet_search *search;
	const struct nonet_als_list *list;
	struct way *ways;
	int *first_way; /* by set * GROUPS + group */
	/* By group of a digit: numbers from 0 on, in a search for all the same for the same ways. */
	int *number;
	int number_count;

	int start;
	unsigned first; /* the digit by which chains leave the start, a mask */
	int max_length;
	int arrival_count;
	struct arrival *queue;
	bool *closed; /* by number of a group: chains have gone all its ways */
	/* By set, digits: those that it can take together with the start; those by which chains may
	 * still come to it, with NONET_ALS_PAIR for two; those that it had lost when chains went on
	 * from it. */
	uint16_t *takes, *open, *went_on;
	struct way *found; /* the ways on from a set */
	int found_count;
	struct beginning beginning;
};

/* What a set takes with the start at the end of a chain that comes to it by `digits`. */
static unsigned taken(const struct chain_search *chain, int set, unsigned digits) {
	return chain->takes[set] & ~(chain->first | digits);
}

static int add_to_chain(struct chain_search *chain, int from, const struct arrival *arrival) {
	const struct nonet_als *set = &chain->list->sets[arrival->set];
	int to = nonet_als_describe(chain->search, set, NONET_ROLE_EXTRA);
	nonet_finding_join_sets(chain->search, from, to, arrival->digits);
	return to;
}

static void describe_beginning(struct chain_search *chain, int last) {
	int arrivals[MAX_CHAIN], count = 0;
	for (int at = last; at != FIRST; at = chain->queue[at].before)
		arrivals[count++] = at;
	const struct nonet_als *start = &chain->list->sets[chain->start];
	int from = nonet_als_describe(chain->search, start, NONET_ROLE_BASE);
	while (count > 0)
		from = add_to_chain(chain, from, &chain->queue[arrivals[--count]]);
}

/* Chains that differ in their last set only follow one another: the finding still holds what they
 * have in common. */
static void describe_chain(struct chain_search *chain, int last) {
	struct nonet_finding *finding = &chain->search->finding;
	const struct arrival *end = &chain->queue[last];
	struct beginning *known = &chain->beginning;
	if (known->last == end->before) {
		finding->pattern_count = known->pattern_count;
		finding->length = known->length;
		finding->set_count = known->set_count;
		finding->set_link_count = known->set_link_count;
	} else {
		describe_beginning(chain, end->before);
		*known = (struct beginning){end->before, finding->pattern_count, finding->length,
		                            finding->set_count, finding->set_link_count};
	}
	add_to_chain(chain, finding->set_count, end);
}

static bool try_chain_end(struct chain_search *chain, int last) {
	const struct arrival *end = &chain->queue[last];
	if (!taken(chain, end->set, end->digits))
		return false;
	unsigned used = chain->first | end->digits;
	nonet_finding_begin(chain->search, NONET_TECHNIQUE_ALS_XY_CHAIN);
	nonet_als_clear_common(chain->search, &chain->list->sets[chain->start],
	                       &chain->list->sets[end->set], used);
	chain->search->finding.digits = (uint16_t)used;
	describe_chain(chain, last);
	return nonet_finding_report(chain->search);
}

static void arrive(struct chain_search *chain, int set, unsigned digits, int before) {
	chain->queue[chain->arrival_count++] =
	    (struct arrival){(uint16_t)set, (uint16_t)digits, before};
}

static void reach_first(struct chain_search *chain) {
	const struct nonet_als_list *list = chain->list;
	chain->arrival_count = 0;
	chain->beginning.last = FIRST;
	for (int i = list->first_common[chain->start]; i < list->first_common[chain->start + 1]; i++)
		if (list->commons[i].digits & chain->first)
			arrive(chain, list->commons[i].to, chain->first, FIRST);
}

/* Keeps the ways found in ascending order of their sets. */
static void add_way(struct chain_search *chain, int to, unsigned digits) {
	int at = chain->found_count++;
	for (; at > 0 && chain->found[at - 1].to > to; at--)
		chain->found[at] = chain->found[at - 1];
	chain->found[at] = (struct way){(uint16_t)to, (uint16_t)digits};
}

/* Chains go but once by each common of one digit. */
static void find_ways_by_one(struct chain_search *chain, int group, unsigned digit) {
	const struct way *way = chain->ways + chain->first_way[group];
	const struct way *end = chain->ways + chain->first_way[group + 1];
	if (chain->closed[chain->number[group]])
		return;
	chain->closed[chain->number[group]] = true;
	for (; way < end; way++)
		if (chain->open[way->to] & digit)
			add_way(chain, way->to, digit);
}

/* By both digits of a pair chains go once, when the set has lost neither. */
static void find_ways_by_pairs(struct chain_search *chain, int group, unsigned lost,
                               unsigned before) {
	const struct way *way = chain->ways + chain->first_way[group];
	const struct way *end = chain->ways + chain->first_way[group + 1];
	for (; way < end; way++) {
		unsigned pair = way->digits, left = pair & ~lost;
		bool open = left == pair ? !(before & ~pair) && chain->open[way->to] & NONET_ALS_PAIR
		                         : chain->open[way->to] & left;
		if (open)
			add_way(chain, way->to, left);
	}
}

/* In a search for all only the first chain that comes to a set by a digit is told: others take the
 * same and go on alike. */
static void go(struct chain_search *chain, struct way way, int at, int length) {
	unsigned lower = way.digits & -(unsigned)way.digits;
	if (chain->list->all && way.digits == lower)
		chain->open[way.to] &= (uint16_t)~lower;
	bool goes_on = length < chain->max_length && !(chain->went_on[way.to] & lower);
	if (length < MIN_CHAIN || goes_on || taken(chain, way.to, way.digits))
		arrive(chain, way.to, way.digits, at);
}

/* What comes next depends on the set, the digit that it has lost, and whether it is the second of
 * the chain. Where it has lost two, HoDoKu goes by the lower. */
static void reach_next(struct chain_search *chain, int at, int length) {
	int set = chain->queue[at].set, group = set * GROUPS;
	unsigned lost = chain->queue[at].digits & -(unsigned)chain->queue[at].digits;
	unsigned before = chain->went_on[set];
	if (before & lost)
		return;
	chain->went_on[set] |= (uint16_t)lost;
	chain->found_count = 0;
	unsigned digits = chain->list->sets[set].digits & ~lost;
	for (; digits; digits &= digits - 1)
		find_ways_by_one(chain, group + nonet_lowest_digit(digits) - 1, digits & -digits);
	find_ways_by_pairs(chain, group + PAIRS, lost, before);
	for (int i = 0; i < chain->found_count; i++)
		go(chain, chain->found[i], at, length);
}

static void forget(struct chain_search *chain) {
	size_t size = (size_t)chain->list->count * sizeof *chain->open;
	memset(chain->open, 0xFF, size);
	memset(chain->went_on, 0, size);
	chain->open[chain->start] = 0;
	memset(chain->closed, 0, (size_t)chain->number_count * sizeof *chain->closed);
}

static void find_takes(struct chain_search *chain) {
	const struct nonet_als_list *list = chain->list;
	memset(chain->takes, 0, (size_t)list->count * sizeof *chain->takes);
	for (unsigned digits = list->sets[chain->start].digits; digits; digits &= digits - 1) {
		const uint64_t *taking = nonet_als_taking(list, chain->start, nonet_lowest_digit(digits));
		for (int w = 0; w < list->word_count; w++)
			for (uint64_t sets = taking[w]; sets; sets &= sets - 1)
				chain->takes[64 * w + __builtin_ctzll(sets)] |= (uint16_t)(digits & -digits);
	}
}

/* True when what was found is enough, or the search is to stop. */
static bool walk_chains(struct chain_search *chain) {
	reach_first(chain);
	int at = 0;
	for (int length = 1; at < chain->arrival_count; length++) {
		if (length <= 2)
			forget(chain);
		for (int end = chain->arrival_count; at < end; at++) {
			if (nonet_search_stopped(chain->search) ||
			    (length >= MIN_CHAIN && try_chain_end(chain, at)))
				return true;
			if (length < chain->max_length)
				reach_next(chain, at, length + 1);
		}
	}
	return false;
}

static bool find_chains(struct chain_search *chain) {
	for (chain->start = 0; chain->start < chain->list->count; chain->start++) {
		unsigned digits = chain->list->sets[chain->start].digits;
		find_takes(chain);
		for (; digits; digits &= digits - 1) {
			chain->first = digits & -digits;
			if (walk_chains(chain))
				return !chain->search->stopped;
		}
	}
	return false;
}

static int group_of(const struct nonet_restricted_common *common) {
	if (common->digits & NONET_ALS_PAIR)
		return PAIRS;
	return nonet_lowest_digit(common->digits) - 1;
}

static void list_ways(struct chain_search *chain, int set) {
	const struct nonet_als_list *list = chain->list;
	int *first = &chain->first_way[set * GROUPS], at = list->first_common[set];
	for (int group = 0; group < GROUPS; group++) {
		first[group] = at;
		for (int i = list->first_common[set]; i < list->first_common[set + 1]; i++) {
			const struct nonet_restricted_common *common = &list->commons[i];
			unsigned digits = common->digits & NONET_ALL_DIGITS;
			if (group_of(common) == group)
				chain->ways[at++] = (struct way){common->to, (uint16_t)digits};
		}
	}
	first[GROUPS] = at;
}

static bool same_ways(const struct chain_search *chain, int a, int b) {
	int first_a = chain->first_way[a], count = chain->first_way[a + 1] - first_a;
	int first_b = chain->first_way[b];
	return chain->first_way[b + 1] - first_b == count &&
	       memcmp(&chain->ways[first_a], &chain->ways[first_b],
	              (size_t)count * sizeof *chain->ways) == 0;
}

/* Sets with the same places for a digit have the same ways by it, but for pairs. */
static int number_of(struct chain_search *chain, int set, int digit) {
	const struct nonet_als *sets = chain->list->sets;
	int group = set * GROUPS + digit - 1;
	for (int i = 0; chain->list->all && i < set; i++) {
		int other = i * GROUPS + digit - 1;
		if (nonet_cellset_equal(sets[i].places[digit - 1], sets[set].places[digit - 1]) &&
		    same_ways(chain, other, group))
			return chain->number[other];
	}
	return chain->number_count++;
}

static void prepare_ways(struct chain_search *chain) {
	for (int set = 0; set < chain->list->count && !nonet_search_stopped(chain->search); set++) {
		list_ways(chain, set);
		unsigned digits = chain->list->sets[set].digits;
		for (; digits; digits &= digits - 1) {
			int digit = nonet_lowest_digit(digits);
			chain->number[set * GROUPS + digit - 1] = number_of(chain, set, digit);
		}
	}
}

static bool make_room(struct chain_search *chain) {
	size_t count = (size_t)chain->list->count, commons = (size_t)chain->list->common_count;
	chain->ways = calloc(commons, sizeof *chain->ways);
	chain->first_way = malloc((count * GROUPS + 1) * sizeof *chain->first_way);
	chain->number = malloc(count * GROUPS * sizeof *chain->number);
	/* A chain comes by each common as its first, second, or a later one, by one of its digits, the
	 * other, or both. */
	chain->queue = malloc(9 * commons * sizeof *chain->queue);
	chain->closed = malloc(count * GROUPS * sizeof *chain->closed);
	chain->takes = malloc(count * sizeof *chain->takes);
	chain->open = malloc(count * sizeof *chain->open);
	chain->went_on = malloc(count * sizeof *chain->went_on);
	chain->found = malloc(count * sizeof *chain->found);
	return chain->ways && chain->first_way && chain->number && chain->queue && chain->closed &&
	       chain->takes && chain->open && chain->went_on && chain->found;
}

static void free_room(struct chain_search *chain) {
	free(chain->ways);
	free(chain->first_way);
	free(chain->number);
	free(chain->queue);
	free(chain->closed);
	free(chain->takes);
	free(chain->open);
	free(chain->went_on);
	free(chain->found);
}

bool nonet_find_als_xy_chain(struct nonet_search *search, int variant) {
	(void)variant;
	const struct nonet_als_list *list = nonet_als_list_of(search);
	if (!list || list->common_count == 0)
		return false;
	struct chain_search chain = {
	    .search = search, .list = list, .max_length = search->all ? MAX_CHAIN_ALL : MAX_CHAIN};
	bool enough = false;
	if (make_room(&chain)) {
		prepare_ways(&chain);
		enough = !search->stopped && find_chains(&chain);
	} else {
		search->no_memory = true;
	}
	free_room(&chain);
	return enough;
}
