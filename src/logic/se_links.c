#include "logic/se_chains.h"

#include <string.h>

static void add_weak(struct nonet_se_links *links, int from, int candidate, bool in_cell) {
	int to = links->number[candidate];
	links->weak[from][links->weak_count[from]++] = (uint16_t)to;
	links->weak_set[from][to / 64] |= (uint64_t)1 << (to % 64);
	if (in_cell)
		links->weak_in_cell[from]++;
	else
		links->weak_house_set[from][to / 64] |= (uint64_t)1 << (to % 64);
}

static void add_strong(struct nonet_se_links *links, int from, int candidate, int cause) {
	int to = links->number[candidate];
	int count = links->strong_count[from];
	for (int i = 0; i < count; i++)
		if (links->strong[from][i] == to)
			return;
	links->strong[from][count] = (uint16_t)to;
	links->strong_cause[from][count] = (uint8_t)cause;
	links->strong_count[from]++;
	links->strong_in_cell[from] =
	    (uint8_t)(links->strong_in_cell[from] + (cause == NONET_SE_BY_CELL));
}

static void link_in_cell(struct nonet_se_links *links, unsigned candidates, int from) {
	int cell = links->candidate[from] / 9, digit = links->candidate[from] % 9;
	unsigned others = candidates & ~(1u << digit);
	bool strong = others && !(others & (others - 1));
	for (; others; others &= others - 1) {
		int candidate = nonet_se_candidate(cell, nonet_lowest_bit(others));
		add_weak(links, from, candidate, true);
		if (strong)
			add_strong(links, from, candidate, NONET_SE_BY_CELL);
	}
}

static void link_in_houses(struct nonet_se_links *links, const struct nonet_se_grid *grid,
                           int from) {
	int cell = links->candidate[from] / 9, digit = links->candidate[from] % 9;
	for (int i = 0; i < NONET_PEERS; i++) {
		int peer = nonet_se_peers[cell][i];
		if (grid->candidates[peer] >> digit & 1)
			add_weak(links, from, nonet_se_candidate(peer, digit), false);
	}
	for (int kind = 0; kind < 3; kind++) {
		int house = nonet_se_where[cell].house[kind];
		unsigned places = grid->places[house][digit];
		if (nonet_se_size(places) != 2)
			continue;
		int other = nonet_units_house[house][nonet_lowest_bit(places)];
		if (other == cell)
			other = nonet_units_house[house][nonet_lowest_bit(places & (places - 1))];
		add_strong(links, from, nonet_se_candidate(other, digit), NONET_SE_BY_BOX + kind);
	}
}

void nonet_se_links_make(struct nonet_se_links *links, const struct nonet_se_grid *grid) {
	links->count = 0;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		for (unsigned digits = grid->candidates[cell]; digits; digits &= digits - 1) {
			int candidate = nonet_se_candidate(cell, nonet_lowest_bit(digits));
			links->number[candidate] = (uint16_t)links->count;
			links->candidate[links->count++] = (uint16_t)candidate;
		}
	links->words = (links->count + 63) / 64;
	memset(links->has_strong, 0, sizeof links->has_strong);
	for (int i = 0; i < links->count; i++) {
		links->weak_count[i] = links->weak_in_cell[i] = 0;
		links->strong_count[i] = links->strong_in_cell[i] = 0;
		memset(links->weak_set[i], 0, sizeof links->weak_set[i]);
		memset(links->weak_house_set[i], 0, sizeof links->weak_house_set[i]);
		link_in_cell(links, grid->candidates[links->candidate[i] / 9], i);
		link_in_houses(links, grid, i);
		uint64_t in_cell = links->strong_in_cell[i], all = links->strong_count[i];
		links->has_strong[NONET_SE_MODE_X][i / 64] |= (uint64_t)(all > in_cell) << (i % 64);
		links->has_strong[NONET_SE_MODE_Y][i / 64] |= (uint64_t)(in_cell > 0) << (i % 64);
		links->has_strong[NONET_SE_MODE_XY][i / 64] |= (uint64_t)(all > 0) << (i % 64);
	}
}
