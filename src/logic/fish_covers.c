/* The covers of a fish's base. Only cells that see something that a finned fish may take can be its
 * fins, all others of the base have to be covered, and each of these lies in one or two covers, so
 * few choices are left. With every fin less can be taken. */
#include "logic/fish.h"

#include <stdlib.h>

enum { MAX_FINS = 5 };

/* Covers of a base, as far as they are chosen. */
struct covering {
	struct nonet_fish_cover cover;
	uint32_t open_houses;       /* that may still be chosen */
	int left;                   /* covers still to be chosen */
	int fins_left;              /* cells that may still be fins */
	struct nonet_cellset open;  /* cells of the base, neither covered nor fins so far */
	struct nonet_cellset reach; /* of a finned fish: the targets that see all fins so far */
	struct nonet_cellset may_be_fins;
};

/* Few are sooner counted one by one. */
static bool has_more_than(struct nonet_cellset cells, int count) {
	if (count > MAX_FINS)
		return nonet_cellset_count(cells) > count;
	for (; count > 0; count--) {
		if (cells.low)
			cells.low &= cells.low - 1;
		else
			cells.high &= cells.high - 1;
	}
	return !nonet_cellset_is_empty(cells);
}

static int most_fins(const struct nonet_fish *fish) {
	return !fish->finned ? 0 : fish->sets ? NONET_FISH_KRAKEN_FINS : MAX_FINS;
}

/* Room for more fish. */
static bool make_room(struct nonet_fish *fish) {
	size_t capacity = fish->caught_capacity ? 2 * (size_t)fish->caught_capacity : 64;
	struct nonet_fish_caught *caught = realloc(fish->caught, capacity * sizeof *caught);
	if (caught)
		fish->caught = caught;
	uint64_t *order = realloc(fish->order, capacity * sizeof *order);
	if (order)
		fish->order = order;
	if (!caught || !order) {
		fish->search->no_memory = true;
		return false;
	}
	fish->caught_capacity = (int)capacity;
	return true;
}

static void cover_by(const struct nonet_fish *fish, struct nonet_fish_cover *cover, int house) {
	struct nonet_cellset cells = fish->in_house[house];
	cover->twice = nonet_cellset_or(cover->twice, nonet_cellset_and(cover->all, cells));
	cover->all = nonet_cellset_or(cover->all, cells);
	cover->houses |= 1u << house;
}

/* Keeps a fish; true when it is enough. A Kraken fish takes nothing by itself. */
static bool keep_fish(struct nonet_fish *fish, const struct nonet_fish_cover *cover) {
	struct nonet_cellset outside = nonet_cellset_minus(cover->all, fish->base);
	struct nonet_cellset cannibals = cover->twice;
	struct nonet_cellset fins =
	    nonet_cellset_or(nonet_cellset_minus(fish->base, cover->all), fish->endo_fins);
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
	if (fish->caught_count < fish->caught_capacity || make_room(fish))
		fish->caught[fish->caught_count++] =
		    (struct nonet_fish_caught){*cover, fins, outside, cannibals};
	return false;
}

static void add_cover(const struct nonet_fish *fish, struct covering *at, int house) {
	cover_by(fish, &at->cover, house);
	at->open_houses &= ~(1u << house);
	at->open = nonet_cellset_minus(at->open, fish->in_house[house]);
	at->left--;
}

/* Only what sees a target can be a fin. */
static void reach_only(struct covering *at, struct nonet_cellset targets) {
	at->reach = targets;
	at->may_be_fins = (struct nonet_cellset){0, 0};
	while (!nonet_cellset_is_empty(targets))
		at->may_be_fins =
		    nonet_cellset_or(at->may_be_fins, nonet_masks_peers[nonet_cellset_take(&targets)]);
}

/* Whether one of the covers still to be chosen has to hold a target, and so nothing that has to be
 * covered: no target sees that. */
static bool lacks_target(const struct nonet_fish *fish, const struct covering *at) {
	if (!fish->finned || fish->sets)
		return false;
	struct nonet_cellset held =
	    nonet_cellset_or(nonet_cellset_minus(at->cover.all, fish->base), at->cover.twice);
	return !nonet_cellset_meets(at->reach, held);
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

/* Of cells that may be fins, one that no more than one cover can hold, else the first. */
static int easiest_to_choose(const struct nonet_fish *fish, const struct covering *at) {
	struct nonet_cellset cells = at->open;
	while (!nonet_cellset_is_empty(cells)) {
		int cell = nonet_cellset_take(&cells);
		uint32_t houses = fish->houses_of[cell] & at->open_houses;
		if (!(houses & (houses - 1)))
			return cell;
	}
	return nonet_cellset_first(at->open);
}

/* The cell by which covers are chosen next: it has to be covered, or else too many are open; -1
 * when no choice leads to a fish. */
static int next_to_cover(const struct nonet_fish *fish, const struct covering *at,
                         struct nonet_cellset must) {
	if (nonet_cellset_is_empty(must))
		return has_more_than(at->open, fish->room[at->left] + at->fins_left)
		           ? -1
		           : easiest_to_choose(fish, at);
	int covers = at->left - lacks_target(fish, at);
	return has_more_than(must, fish->room[covers]) ? -1 : hardest_to_cover(fish, at, must);
}

static uint32_t houses_of_targets(const struct nonet_fish *fish, struct nonet_cellset targets) {
	uint32_t houses = 0;
	while (!nonet_cellset_is_empty(targets))
		houses |= fish->houses_of[nonet_cellset_take(&targets)];
	return houses;
}

/* No cell of the base is open: any of the houses may be taken. */
static bool choose_rest(struct nonet_fish *fish, const struct covering *at) {
	struct covering rest = *at;
	if (at->left == 0)
		return keep_fish(fish, &at->cover);
	if (at->left == 1 && lacks_target(fish, at))
		rest.open_houses &= houses_of_targets(fish, at->reach);
	for (; rest.open_houses; rest.open_houses &= rest.open_houses - 1) {
		struct covering more = rest;
		add_cover(fish, &more, __builtin_ctz(rest.open_houses));
		if (choose_rest(fish, &more))
			return true;
	}
	return false;
}

/* The houses that leave no more cells of the base open than may be fins. */
static uint32_t last_covers(const struct nonet_fish *fish, const struct covering *at,
                            struct nonet_cellset must) {
	uint32_t houses = at->open_houses;
	if (lacks_target(fish, at))
		houses &= houses_of_targets(fish, at->reach);
	struct nonet_cellset others = nonet_cellset_minus(at->open, must);
	while (houses && !nonet_cellset_is_empty(must))
		houses &= fish->houses_of[nonet_cellset_take(&must)];
	uint32_t missed[MAX_FINS + 1] = {0}; /* the houses that leave more than so many open */
	while (houses && !nonet_cellset_is_empty(others)) {
		uint32_t without = ~fish->houses_of[nonet_cellset_take(&others)];
		for (int i = at->fins_left; i > 0; i--)
			missed[i] |= missed[i - 1] & without;
		missed[0] |= without;
		houses &= ~missed[at->fins_left];
	}
	return houses;
}

static bool choose_last_cover(struct nonet_fish *fish, const struct covering *at,
                              struct nonet_cellset must) {
	uint32_t houses = last_covers(fish, at, must);
	for (; houses; houses &= houses - 1) {
		struct nonet_fish_cover cover = at->cover;
		cover_by(fish, &cover, __builtin_ctz(houses));
		if (keep_fish(fish, &cover))
			return true;
	}
	return false;
}

static bool choose_covers(struct nonet_fish *fish, const struct covering *at) {
	struct nonet_cellset must = nonet_cellset_minus(at->open, at->may_be_fins);
	if (at->left == 1)
		return choose_last_cover(fish, at, must);
	if (nonet_cellset_is_empty(at->open))
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
	if (!fish->sets) {
		reach_only(&rest, nonet_cellset_and(rest.reach, nonet_masks_peers[cell]));
		if (nonet_cellset_is_empty(rest.reach))
			return false;
	}
	return choose_covers(fish, &rest);
}

/* Covers that take a candidate: outside the base, one has to hold it; in the base, two. */
static bool choose_covers_taking(struct nonet_fish *fish, const struct covering *none, int cell) {
	uint32_t houses = fish->houses_of[cell] & none->open_houses;
	struct covering rest = *none;
	reach_only(&rest, (struct nonet_cellset){0, 0});
	nonet_cellset_add(&rest.reach, cell);
	rest.may_be_fins = nonet_masks_peers[cell];
	if (has_more_than(nonet_cellset_minus(none->open, rest.may_be_fins), fish->room[fish->size]))
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
	if (fish->sets)
		none.may_be_fins = fish->base;
	else if (fish->finned)
		reach_only(&none, fish->in_reach);
	choose_covers(fish, &none);
}

/* Less for houses that come before others in lexicographic order. */
static uint32_t rank_of(uint32_t houses) {
	uint32_t rank = UINT32_MAX;
	for (; houses; houses &= houses - 1)
		rank -= (uint32_t)1 << 31 >> __builtin_ctz(houses);
	return rank;
}

/* Sorts by insertion over shrinking distances: mostly there are few. */
void nonet_fish_order_covers(struct nonet_fish *fish) {
	uint64_t *order = fish->order;
	for (int i = 0; i < fish->caught_count; i++)
		order[i] = (uint64_t)rank_of(fish->caught[i].cover.houses) << 32 | (uint32_t)i;
	int gap = 1;
	while (4 * gap < fish->caught_count)
		gap *= 4;
	for (; gap > 0; gap /= 4)
		for (int i = gap; i < fish->caught_count; i++) {
			uint64_t moved = order[i];
			int to = i;
			for (; to >= gap && order[to - gap] > moved; to -= gap)
				order[to] = order[to - gap];
			order[to] = moved;
		}
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
