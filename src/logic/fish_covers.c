/* The covers of a fish's base. What a finned fish may take is tried candidate by candidate: only
 * cells that see it can be fins, all others of the base have to be covered, and each of these lies
 * in one or two covers, so few choices are left. */
#include "logic/fish.h"

#include <stdlib.h>

enum { MAX_FINS = 5, MAX_KRAKEN_FINS = 2 };

/* Covers of a base, as far as they are chosen. */
struct covering {
	uint32_t houses;
	uint32_t open_houses;      /* that may still be chosen */
	int left;                  /* covers still to be chosen */
	int fins_left;             /* cells that may still be fins */
	struct nonet_cellset open; /* cells of the base, neither covered nor fins so far */
};

static bool has_more_than(struct nonet_cellset cells, int count) {
	for (; count > 0; count--) {
		if (cells.low)
			cells.low &= cells.low - 1;
		else
			cells.high &= cells.high - 1;
	}
	return !nonet_cellset_is_empty(cells);
}

static int most_fins(const struct nonet_fish *fish) {
	return !fish->finned ? 0 : fish->sets ? MAX_KRAKEN_FINS : MAX_FINS;
}

/* Room for one more fish; NULL when out of memory. */
static struct nonet_fish_caught *next_caught(struct nonet_fish *fish) {
	if (fish->caught_count == fish->caught_capacity) {
		int capacity = fish->caught_capacity ? 2 * fish->caught_capacity : 64;
		void *moved = realloc(fish->caught, (size_t)capacity * sizeof *fish->caught);
		if (!moved) {
			fish->search->no_memory = true;
			return NULL;
		}
		fish->caught = moved;
		fish->caught_capacity = capacity;
	}
	return &fish->caught[fish->caught_count++];
}

static struct nonet_fish_cover cover_of(const struct nonet_fish *fish, uint32_t houses) {
	struct nonet_fish_cover cover = {{0, 0}, {0, 0}, houses};
	for (; houses; houses &= houses - 1) {
		struct nonet_cellset cells = fish->in_house[__builtin_ctz(houses)];
		cover.twice = nonet_cellset_or(cover.twice, nonet_cellset_and(cover.all, cells));
		cover.all = nonet_cellset_or(cover.all, cells);
	}
	return cover;
}

/* Keeps a fish, once for the first cell that it takes; true when it is enough. A Kraken fish takes
 * nothing by itself. */
static bool keep_fish(struct nonet_fish *fish, uint32_t houses) {
	struct nonet_fish_cover cover = cover_of(fish, houses);
	struct nonet_cellset outside = nonet_cellset_minus(cover.all, fish->base);
	struct nonet_cellset cannibals = cover.twice;
	struct nonet_cellset fins =
	    nonet_cellset_or(nonet_cellset_minus(fish->base, cover.all), fish->endo_fins);
	bool finned = !nonet_cellset_is_empty(fins);
	if (finned) {
		struct nonet_cellset seen = nonet_masks_common_peers(fins);
		outside = nonet_cellset_and(outside, seen);
		cannibals = nonet_cellset_and(cannibals, seen);
	}
	struct nonet_cellset gone = nonet_cellset_or(outside, cannibals);
	if (fish->finned != finned || nonet_cellset_is_empty(gone) != (fish->sets != NULL))
		return false;
	if (fish->any_will_do)
		return true;
	if (fish->taking >= 0 && nonet_cellset_first(gone) != fish->taking)
		return false;
	struct nonet_fish_caught *caught = next_caught(fish);
	if (caught)
		*caught = (struct nonet_fish_caught){cover, fins, outside, cannibals};
	return false;
}

static void add_cover(const struct nonet_fish *fish, struct covering *at, int house) {
	at->houses |= 1u << house;
	at->open_houses &= ~(1u << house);
	at->open = nonet_cellset_minus(at->open, fish->in_house[house]);
	at->left--;
}

/* Any of the houses may be taken. */
static bool choose_rest(struct nonet_fish *fish, const struct covering *at) {
	struct covering rest = *at;
	if (at->left == 0)
		return keep_fish(fish, at->houses);
	for (; rest.open_houses; rest.open_houses &= rest.open_houses - 1) {
		struct covering more = rest;
		add_cover(fish, &more, __builtin_ctz(rest.open_houses));
		if (choose_rest(fish, &more))
			return true;
	}
	return false;
}

/* Of cells that have to be covered, the one with the fewest covers; -1 when one has none. */
static int hardest_to_cover(const struct nonet_fish *fish, const struct covering *at,
                            struct nonet_cellset cells) {
	int hardest = -1;
	while (!nonet_cellset_is_empty(cells)) {
		int cell = nonet_cellset_take(&cells);
		uint32_t houses = fish->houses_of[cell] & at->open_houses;
		if (!houses)
			return -1;
		if (hardest < 0 || !(houses & (houses - 1)))
			hardest = cell;
	}
	return hardest;
}

/* The cell by which covers are chosen next: it has to be covered, or else too many are open; -1
 * when no choice leads to a fish. */
static int next_to_cover(const struct nonet_fish *fish, const struct covering *at,
                         struct nonet_cellset must) {
	if (!nonet_cellset_is_empty(must))
		return has_more_than(must, fish->room[at->left]) ? -1 : hardest_to_cover(fish, at, must);
	return has_more_than(at->open, fish->room[at->left] + at->fins_left)
	           ? -1
	           : nonet_cellset_first(at->open);
}

/* The last cover has to hold all that must be covered. */
static bool choose_last_cover(struct nonet_fish *fish, const struct covering *at,
                              struct nonet_cellset must) {
	uint32_t houses = at->open_houses;
	while (houses && !nonet_cellset_is_empty(must))
		houses &= fish->houses_of[nonet_cellset_take(&must)];
	for (; houses; houses &= houses - 1) {
		struct covering more = *at;
		add_cover(fish, &more, __builtin_ctz(houses));
		if (!has_more_than(more.open, at->fins_left) && keep_fish(fish, more.houses))
			return true;
	}
	return false;
}

static bool choose_covers(struct nonet_fish *fish, const struct covering *at) {
	struct nonet_cellset must = nonet_cellset_minus(at->open, fish->may_be_fins);
	if (at->left == 1)
		return choose_last_cover(fish, at, must);
	if (nonet_cellset_is_empty(must) && !has_more_than(at->open, at->fins_left))
		return choose_rest(fish, at);
	int cell = next_to_cover(fish, at, must);
	if (cell < 0)
		return false;
	uint32_t houses = fish->houses_of[cell] & at->open_houses;
	struct covering rest = *at;
	for (; houses && at->left; houses &= houses - 1) {
		struct covering more = rest;
		add_cover(fish, &more, __builtin_ctz(houses));
		rest.open_houses = more.open_houses;
		if (choose_covers(fish, &more))
			return true;
	}
	if (!nonet_cellset_is_empty(must) || rest.fins_left-- <= 0)
		return false;
	rest.open_houses &= ~fish->houses_of[cell];
	nonet_cellset_remove(&rest.open, cell);
	return choose_covers(fish, &rest);
}

/* The lexicographic order of the covers. */
static int compare_caught(const void *a, const void *b) {
	uint32_t houses = ((const struct nonet_fish_caught *)a)->cover.houses;
	uint32_t differ = houses ^ ((const struct nonet_fish_caught *)b)->cover.houses;
	return !differ ? 0 : (houses & differ & (~differ + 1)) ? -1 : 1;
}

/* Covers that take a candidate: outside the base, one has to hold it; in the base, two. */
static bool choose_covers_taking(struct nonet_fish *fish, const struct covering *none, int cell) {
	uint32_t houses = fish->houses_of[cell] & none->open_houses;
	struct covering rest = *none;
	fish->taking = cell;
	fish->may_be_fins = nonet_cellset_and(none->open, nonet_masks_peers[cell]);
	if (has_more_than(nonet_cellset_minus(none->open, fish->may_be_fins), fish->room[fish->size]))
		return false;
	if (nonet_cellset_has(fish->base, cell)) {
		if (!(houses & (houses - 1)))
			return false;
		for (; houses; houses &= houses - 1)
			add_cover(fish, &rest, __builtin_ctz(houses));
		return choose_covers(fish, &rest);
	}
	for (; houses; houses &= houses - 1) {
		struct covering more = rest;
		add_cover(fish, &more, __builtin_ctz(houses));
		rest.open_houses = more.open_houses;
		if (choose_covers(fish, &more))
			return true;
	}
	return false;
}

/* Lists the covers that meet the base, and how much of it they hold. */
static uint32_t list_covers(struct nonet_fish *fish) {
	int by_count[10] = {0};
	uint32_t met = 0;
	for (uint32_t houses = fish->cover_houses & ~fish->base_houses; houses; houses &= houses - 1) {
		int house = __builtin_ctz(houses);
		int count = nonet_cellset_count(nonet_cellset_and(fish->in_house[house], fish->base));
		by_count[count]++;
		if (count)
			met |= 1u << house;
	}
	for (int size = 0, count = 9; size < fish->size; size++) {
		while (count && !by_count[count])
			count--;
		by_count[count]--;
		fish->room[size + 1] = fish->room[size] + count;
	}
	return met;
}

static struct covering no_covers(struct nonet_fish *fish) {
	struct covering none = {.open_houses = list_covers(fish),
	                        .left = fish->size,
	                        .open = nonet_cellset_minus(fish->base, fish->endo_fins)};
	none.fins_left = most_fins(fish) - nonet_cellset_count(fish->endo_fins);
	return none;
}

/* All choices of covers for the base. */
void nonet_fish_find_covers(struct nonet_fish *fish) {
	struct covering none = no_covers(fish);
	fish->caught_count = 0;
	fish->any_will_do = false;
	if (fish->sets || !fish->finned) {
		fish->taking = -1;
		fish->may_be_fins = fish->sets ? fish->base : (struct nonet_cellset){0, 0};
		choose_covers(fish, &none);
	} else {
		struct nonet_cellset targets = fish->in_reach;
		while (!nonet_cellset_is_empty(targets))
			choose_covers_taking(fish, &none, nonet_cellset_take(&targets));
	}
	if (fish->caught_count > 1)
		qsort(fish->caught, (size_t)fish->caught_count, sizeof *fish->caught, compare_caught);
}

/* Looks for one fish that takes each target; what was found so far has all been told, or it ends.
 */
bool nonet_fish_may_be_new(struct nonet_fish *fish) {
	struct covering none = no_covers(fish);
	struct nonet_cellset targets = fish->in_reach, taken = {0, 0};
	fish->any_will_do = true;
	while (!nonet_cellset_is_empty(targets)) {
		int cell = nonet_cellset_take(&targets);
		if (!choose_covers_taking(fish, &none, cell))
			continue;
		nonet_cellset_add(&taken, cell);
		if (!nonet_fish_told_all(&fish->told, taken))
			return true;
	}
	return false;
}
