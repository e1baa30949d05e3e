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

struct chain_search {
	struct nonet_search *search;
	const struct nonet_als_list *list;
	int start;
	unsigned first; /* the digit by which chains leave the start, a mask */
	int max_length;
	int arrival_count;
	struct arrival *queue;
	/* By set, digits: those that it can take together with the start; those by which chains may
	 * still come to it, with NONET_ALS_PAIR for two; those that it had lost when chains went on
	 * from it. */
	uint16_t *takes, *open, *went_on;
	int *found; /* commons by which a chain may go on */
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

/* Goes on by a common from a set that has lost a digit, and had lost those of `before` when chains
 * went on from it earlier: by a common that has nothing of one of them and of this one, chains have
 * come already. In a search for all, only the first chain that comes to a set by a digit is told:
 * others take the same and go on alike. */
static void reach(struct chain_search *chain, const struct nonet_restricted_common *common,
                  unsigned lost, unsigned before, int at, int length) {
	int to = common->to;
	if (!(common->digits & lost) && before & ~(unsigned)common->digits)
		return;
	unsigned digits = common->digits & NONET_ALL_DIGITS & ~lost, lower = digits & -digits;
	if (chain->list->all && digits == lower) {
		if (!(chain->open[to] & digits))
			return;
		chain->open[to] &= (uint16_t)~digits;
	}
	bool goes_on = length < chain->max_length && !(chain->went_on[to] & lower);
	if (length < MIN_CHAIN || goes_on || taken(chain, to, digits))
		arrive(chain, to, digits, at);
}

/* Lists the commons of a set by which, with one of the digits, a chain may come: few of many. */
static int find_open(const struct nonet_als_list *list, int set, unsigned digits,
                     const uint16_t *open, int *found) {
	int count = 0;
	for (int i = list->first_common[set]; i < list->first_common[set + 1]; i++)
		if (list->commons[i].digits & digits & open[list->commons[i].to])
			found[count++] = i;
	return count;
}

/* What comes next depends on the set, the digit that it has lost, and whether it is the second of
 * the chain. Where it has lost two, HoDoKu goes by the lower. */
static void reach_next(struct chain_search *chain, int at, int length) {
	const struct nonet_als_list *list = chain->list;
	int set = chain->queue[at].set;
	unsigned lost = chain->queue[at].digits & -(unsigned)chain->queue[at].digits;
	unsigned before = chain->went_on[set];
	if (before & lost)
		return;
	chain->went_on[set] |= (uint16_t)lost;
	int count = find_open(list, set, ~lost, chain->open, chain->found);
	for (int i = 0; i < count; i++)
		reach(chain, &list->commons[chain->found[i]], lost, before, at, length);
}

static void forget(struct chain_search *chain) {
	size_t size = (size_t)chain->list->count * sizeof *chain->open;
	memset(chain->open, 0xFF, size);
	memset(chain->went_on, 0, size);
	chain->open[chain->start] = 0;
}

static void find_takes(struct chain_search *chain) {
	const struct nonet_als_list *list = chain->list;
	memset(chain->takes, 0, (size_t)list->count * sizeof *chain->takes);
	for (int w = 0; w < list->word_count; w++) {
		const struct nonet_als_word *word = nonet_als_word(list, chain->start, w);
		unsigned digits = list->sets[chain->start].digits;
		for (; digits; digits &= digits - 1) {
			uint64_t sets = word->taking[nonet_lowest_digit(digits) - 1];
			for (; sets; sets &= sets - 1)
				chain->takes[64 * w + __builtin_ctzll(sets)] |= (uint16_t)(digits & -digits);
		}
	}
}

static bool walk_chains(struct chain_search *chain) {
	reach_first(chain);
	int at = 0;
	for (int length = 1; at < chain->arrival_count; length++) {
		if (length <= 2)
			forget(chain);
		for (int end = chain->arrival_count; at < end; at++) {
			if (length >= MIN_CHAIN && try_chain_end(chain, at))
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
				return true;
			if (nonet_search_stopped(chain->search))
				return false;
		}
	}
	return false;
}

bool nonet_find_als_xy_chain(struct nonet_search *search, int variant) {
	(void)variant;
	const struct nonet_als_list *list = nonet_als_list_of(search);
	if (!list || list->common_count == 0)
		return false;
	struct chain_search chain = {
	    .search = search, .list = list, .max_length = search->all ? MAX_CHAIN_ALL : MAX_CHAIN};
	size_t count = (size_t)list->count;
	/* A chain comes by each common as its first, second, or a later one, by one of its digits, the
	 * other, or both. */
	chain.queue = malloc(9 * (size_t)list->common_count * sizeof *chain.queue);
	chain.takes = malloc(3 * count * sizeof *chain.takes);
	chain.found = malloc(count * sizeof *chain.found);
	bool enough = false;
	if (chain.queue && chain.takes && chain.found) {
		chain.open = chain.takes + count;
		chain.went_on = chain.open + count;
		enough = find_chains(&chain);
	} else {
		search->no_memory = true;
	}
	free(chain.queue);
	free(chain.takes);
	free(chain.found);
	return enough;
}
