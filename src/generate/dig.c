#include "generate/dig.h"

void nonet_dig_start(struct nonet_dig *dig, const struct nonet_board *puzzle,
                     const struct nonet_orbits *order, int fewest, int most) {
	dig->puzzle = *puzzle;
	dig->order = *order;
	dig->clues = nonet_board_clue_count(puzzle);
	dig->needed = dig->next = dig->run = dig->bad = 0;
	dig->fewest = fewest;
	dig->most = most;
}

/* How many clues a test takes out at first: about as many as can go together in half the cases. */
static int daring(int clues) {
	return clues > 60 ? clues - 47 : clues > 34 ? (clues - 28) / 4 : 1;
}

static int size_of(const struct nonet_dig *dig, int from, int to) {
	return dig->order.first[to] - dig->order.first[from];
}

/* Whether all clues of the group are there and may go without leaving too few. */
static bool may_go(const struct nonet_dig *dig, int group) {
	return dig->clues - size_of(dig, group, group + 1) >= dig->fewest;
}

static void skip_group(struct nonet_dig *dig) {
	dig->needed += size_of(dig, dig->next, dig->next + 1);
	dig->next++;
	dig->bad = 0;
}

/* The groups that the next test takes out together: at least one. */
static int choose_run(const struct nonet_dig *dig) {
	int end = dig->bad ? dig->bad : dig->order.count, run = 1;
	if (dig->bad)
		return (dig->bad - dig->next) / 2;
	int clues = daring(dig->clues);
	while (dig->next + run < end && size_of(dig, dig->next, dig->next + run + 1) <= clues &&
	       dig->clues - size_of(dig, dig->next, dig->next + run + 1) >= dig->fewest)
		run++;
	return run;
}

bool nonet_dig_next(struct nonet_dig *dig, struct nonet_board *trial_ret) {
	while (dig->next < dig->order.count && !may_go(dig, dig->next))
		skip_group(dig);
	if (dig->next == dig->order.count || dig->needed > dig->most)
		return false;
	dig->run = choose_run(dig);
	*trial_ret = dig->puzzle;
	for (int i = dig->order.first[dig->next]; i < dig->order.first[dig->next + dig->run]; i++)
		trial_ret->cell[dig->order.cell[i]] = 0;
	return true;
}

void nonet_dig_answer(struct nonet_dig *dig, bool unique) {
	if (unique) {
		int from = dig->order.first[dig->next], to = dig->order.first[dig->next + dig->run];
		for (int i = from; i < to; i++)
			dig->puzzle.cell[dig->order.cell[i]] = 0;
		dig->clues -= to - from;
		dig->next += dig->run;
	} else if (dig->run > 1) {
		dig->bad = dig->next + dig->run;
	} else {
		skip_group(dig);
	}
	if (dig->bad && dig->bad - dig->next == 1)
		skip_group(dig);
}
