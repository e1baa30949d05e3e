/* Where to look again after a static search has found nothing. Since then candidates have only
 * gone, and links with them, so what is new must go through a new strong link: a chain begins with
 * a node from which one end of such a link turns false. A cycle depends on the order of derivation
 * too, so it also counts when a node turns false whose strong links have gone. By contraposition
 * those starts are the ones that turn false, or true, when that end is true. */
#include "logic/se_chains.h"

#include <string.h>

enum { MOST_GONE = 24 };

struct reach {
	const struct nonet_se_links *links;
	bool seen[2][NONET_SE_CANDIDATES]; /* by sign (1 for on) and number */
	uint16_t queue[2 * NONET_SE_CANDIDATES];
	int count;
};

static void add(struct reach *reach, int number, int sign) {
	if (reach->seen[sign][number])
		return;
	reach->seen[sign][number] = true;
	reach->queue[reach->count++] = (uint16_t)(2 * number + sign);
}

static void follow(struct reach *reach) {
	const struct nonet_se_links *links = reach->links;
	for (int head = 0; head < reach->count; head++) {
		int number = reach->queue[head] / 2, sign = reach->queue[head] & 1;
		const uint16_t *list = sign ? links->weak[number] : links->strong[number];
		int count = sign ? links->weak_count[number] : links->strong_count[number];
		for (int i = 0; i < count; i++)
			add(reach, list[i], 1 - sign);
	}
}

static void mark(uint64_t set[12], int candidate) {
	set[candidate / 64] |= (uint64_t)1 << (candidate % 64);
}

bool nonet_se_recall_gone(const struct nonet_se_links *before, const struct nonet_se_grid *grid,
                          struct nonet_se_starts *starts) {
	struct reach reach = {.links = before};
	memset(starts, 0, sizeof *starts);
	for (int i = 0; i < before->count; i++) {
		int candidate = before->candidate[i];
		if (grid->candidates[candidate / 9] >> candidate % 9 & 1)
			continue;
		if (starts->gone_count == MOST_GONE)
			return false;
		starts->gone[starts->gone_count++] = (uint16_t)candidate;
		for (int k = 0; k < before->strong_count[i]; k++)
			add(&reach, before->strong[i][k], 1);
		if (before->strong_count[i])
			add(&reach, i, 1);
	}
	follow(&reach);
	for (int i = 0; i < before->count; i++)
		if (reach.seen[0][i])
			mark(starts->cycles, before->candidate[i]);
	return true;
}

bool nonet_se_recall_grid(const struct nonet_se_grid *before, const struct nonet_se_grid *grid,
                          struct nonet_se_starts *starts) {
	memset(starts, 0, sizeof *starts);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		unsigned gone = before->candidates[cell] & ~(unsigned)grid->candidates[cell];
		for (; gone; gone &= gone - 1) {
			if (starts->gone_count == MOST_GONE)
				return false;
			starts->gone[starts->gone_count++] =
			    (uint16_t)nonet_se_candidate(cell, nonet_lowest_bit(gone));
		}
	}
	return true;
}

static bool is_pair(unsigned set) {
	return nonet_se_size(set) == 2;
}

/* The ends of strong links that are new because a candidate has gone. */
static void add_new_ends(struct reach *reach, const struct nonet_se_grid *grid, int candidate) {
	const struct nonet_se_links *links = reach->links;
	int cell = candidate / 9, digit = candidate % 9;
	if (is_pair(grid->candidates[cell]))
		for (unsigned digits = grid->candidates[cell]; digits; digits &= digits - 1)
			add(reach, links->number[nonet_se_candidate(cell, nonet_lowest_bit(digits))], 1);
	for (int kind = 0; kind < 3; kind++) {
		int house = nonet_se_where[cell].house[kind];
		unsigned places = grid->places[house][digit];
		for (unsigned rest = is_pair(places) ? places : 0; rest; rest &= rest - 1) {
			int end = nonet_units_house[house][nonet_lowest_bit(rest)];
			add(reach, links->number[nonet_se_candidate(end, digit)], 1);
		}
	}
}

void nonet_se_recall_new(const struct nonet_se_links *now, const struct nonet_se_grid *grid,
                         struct nonet_se_starts *starts) {
	struct reach reach = {.links = now};
	for (int i = 0; i < starts->gone_count; i++)
		add_new_ends(&reach, grid, starts->gone[i]);
	int ends = reach.count;
	follow(&reach);
	for (int i = 0; i < now->count; i++) {
		int candidate = now->candidate[i];
		if (reach.seen[0][i]) {
			mark(starts->chains[0], candidate);
			mark(starts->cycles, candidate);
		}
		if (reach.seen[1][i])
			mark(starts->chains[1], candidate);
	}
	for (int i = 0; i < ends; i++) {
		int candidate = now->candidate[reach.queue[i] / 2];
		mark(starts->chains[0], candidate);
		mark(starts->chains[1], candidate);
		mark(starts->cycles, candidate);
	}
}
