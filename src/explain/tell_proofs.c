/* What chains prove, read off their starts and ends, so that the chains of every technique are told
 * alike: one chain from one end to the other, a loop, or several that all lead to the same, or
 * contradict one another. */
#include "explain/chain_reading.h"
#include "explain/tell_als.h"

static const char *cell_text(const struct nonet_telling *telling,
                             const struct nonet_chain_group *group) {
	return nonet_phrase_cells(telling->speech, group->cells);
}

static const char *digit_text(const struct nonet_telling *telling,
                              const struct nonet_chain_group *group) {
	return nonet_phrase_number(telling->speech, group->node->digit);
}

static void say_about(const struct nonet_telling *telling, enum nonet_message message,
                      const struct nonet_chain_group *group,
                      const struct nonet_chain_group *other) {
	nonet_say(telling->speech, message,
	          NONET_FILLS({"cell", cell_text(telling, group)},
	                      {"digit", digit_text(telling, group)},
	                      {"other", digit_text(telling, other)}));
}

/* ---- One chain ---- */

/* A loop, and of what it takes, by digit - 1, what has not been told yet. */
struct loop {
	const struct nonet_telling *telling;
	struct nonet_cellset targets[9];
};

/* Whether the first may rule the second out: true and false of the same digit, or in one cell. */
static bool is_weak_link(const struct nonet_chain_group *from, const struct nonet_chain_group *to) {
	return from->node->on && !to->node->on &&
	       (from->node->digit == to->node->digit || nonet_cellset_equal(from->cells, to->cells));
}

/* Says of two groups of a digit, one of which is true, what sees both. */
static void tell_seen(struct loop *loop, enum nonet_message message, int digit,
                      struct nonet_cellset first, struct nonet_cellset second) {
	struct nonet_speech *speech = loop->telling->speech;
	struct nonet_cellset places = nonet_cellset_or(first, second);
	struct nonet_cellset targets =
	    nonet_cellset_and(nonet_masks_common_peers(places), loop->targets[digit - 1]);
	loop->targets[digit - 1] = nonet_cellset_minus(loop->targets[digit - 1], targets);
	if (!nonet_cellset_is_empty(targets))
		nonet_say(speech, message,
		          NONET_FILLS({"digit", nonet_phrase_number(speech, digit)},
		                      {"places", nonet_phrase_cells_or(speech, places)},
		                      {"targets", nonet_phrase_cells(speech, targets)}));
}

/* What a weak link of a loop takes. */
static void tell_loop_link(struct loop *loop, const struct nonet_chain_group *from,
                           const struct nonet_chain_group *to) {
	struct nonet_speech *speech = loop->telling->speech;
	int cell = nonet_chain_cell(from);
	if (from->node->digit == to->node->digit) {
		tell_seen(loop, NONET_MESSAGE_LOOP_SEEN, from->node->digit, from->cells, to->cells);
		return;
	}
	if (cell < 0 || !nonet_cellset_has(nonet_telling_losers(loop->telling), cell))
		return;
	unsigned pair = from->digits | to->digits;
	nonet_say(speech, NONET_MESSAGE_LOOP_CELL,
	          NONET_FILLS({"cell", nonet_phrase_cell(speech, cell)},
	                      {"digits", nonet_phrase_digits_or(speech, pair)}));
	for (int digit = 1; digit <= 9; digit++)
		if (!(pair >> (digit - 1) & 1))
			nonet_cellset_remove(&loop->targets[digit - 1], cell);
}

/* What a set of a loop takes by the digits that it rules out in the next group. */
static void tell_loop_set(struct loop *loop, const struct nonet_chain_group *to) {
	struct nonet_cellset set = nonet_telling_set(loop->telling, to->node->set);
	for (unsigned digits = to->digits; digits; digits &= digits - 1) {
		int digit = nonet_telling_digit(digits);
		tell_seen(loop, NONET_MESSAGE_LOOP_SEEN, digit,
		          nonet_cellset_and(set, loop->telling->cells[digit - 1]), to->cells);
	}
}

/* What is left and sees a group that is true and one that is false, neighbours or not. */
static void tell_turns(struct loop *loop) {
	struct nonet_chain_reading all = nonet_chain_read(loop->telling->step, 0), others;
	struct nonet_chain_group on, off;
	while (nonet_chain_next(&all, &on))
		for (others = nonet_chain_read(loop->telling->step, 0); nonet_chain_next(&others, &off);)
			if (on.node->on && !off.node->on && on.digits == off.digits)
				tell_seen(loop, NONET_MESSAGE_LOOP_TURNS, on.node->digit, on.cells, off.cells);
}

static void tell_loop(const struct nonet_telling *telling) {
	struct loop loop = {.telling = telling};
	struct nonet_chain_reading reading = nonet_chain_read(telling->step, 0);
	struct nonet_chain_group first, before, group;
	bool through_sets = false;
	for (int digit = 1; digit <= 9; digit++)
		loop.targets[digit - 1] = nonet_telling_losers_of(telling, digit);
	nonet_say(telling->speech, NONET_MESSAGE_CHAIN_LOOP, NULL);
	if (!nonet_chain_next(&reading, &first))
		return;
	for (before = first; nonet_chain_next(&reading, &group); before = group) {
		bool by_set = group.node->cause == NONET_CAUSE_SAME_SET;
		through_sets |= by_set;
		if (by_set)
			tell_loop_set(&loop, &group);
		else if (is_weak_link(&before, &group))
			tell_loop_link(&loop, &before, &group);
	}
	/* Unless the last is the first again, the link from the one to the other closes the loop. */
	if (is_weak_link(&before, &first) && !nonet_chain_same_candidate(&before, &first))
		tell_loop_link(&loop, &before, &first);
	if (through_sets)
		nonet_say(telling->speech, NONET_MESSAGE_LOOP_SETS, NULL);
	else
		tell_turns(&loop);
}

static void tell_ends(const struct nonet_telling *telling, const struct nonet_chain_group *start,
                      const struct nonet_chain_group *end) {
	struct nonet_speech *speech = telling->speech;
	struct nonet_cellset targets = nonet_telling_losers(telling);
	if (start->node->digit == end->node->digit)
		nonet_say_counted(
		    speech, NONET_MESSAGE_CHAIN_ENDS, (unsigned long)nonet_cellset_count(targets),
		    NONET_FILLS({"first", cell_text(telling, start)}, {"last", cell_text(telling, end)},
		                {"digit", digit_text(telling, start)},
		                {"targets", nonet_phrase_cells(speech, targets)}));
	else
		nonet_say(speech, NONET_MESSAGE_CHAIN_TWO_DIGITS,
		          NONET_FILLS(
		              {"first", cell_text(telling, start)}, {"last", cell_text(telling, end)},
		              {"digit", digit_text(telling, start)}, {"other", digit_text(telling, end)}));
}

/* A candidate that its own falsehood makes true. The step need not fill its cell. */
static void tell_true(const struct nonet_telling *telling, const struct nonet_chain_group *end) {
	struct nonet_speech *speech = telling->speech;
	struct nonet_cellset targets = nonet_telling_losers(telling);
	if (telling->step->placement_count > 0)
		return;
	if (nonet_cellset_equal(targets, end->cells))
		say_about(telling, NONET_MESSAGE_CHAIN_PROVES_ALONE, end, end);
	else
		nonet_say_counted(
		    speech, NONET_MESSAGE_CHAIN_PROVES, (unsigned long)nonet_cellset_count(targets),
		    NONET_FILLS({"cell", cell_text(telling, end)}, {"digit", digit_text(telling, end)},
		                {"targets", nonet_phrase_cells(speech, targets)}));
}

static bool is_loop(const struct nonet_step *step, const struct nonet_chain_group *start,
                    const struct nonet_chain_group *end) {
	if (nonet_chain_same_candidate(start, end))
		return start->node->on == end->node->on;
	return step->technique == NONET_TECHNIQUE_CONTINUOUS_NICE_LOOP ||
	       step->technique == NONET_TECHNIQUE_GROUPED_CONTINUOUS_NICE_LOOP;
}

static void tell_one_chain(const struct nonet_telling *telling) {
	struct nonet_chain_group start = nonet_chain_start(telling->step, 0);
	struct nonet_chain_group end = nonet_chain_end(telling->step, 0);
	bool same_cell = nonet_cellset_equal(start.cells, end.cells);
	nonet_tell_links(telling);
	if (is_loop(telling->step, &start, &end))
		tell_loop(telling);
	else if (nonet_chain_same_candidate(&start, &end)) {
		nonet_say(telling->speech, NONET_MESSAGE_CHAIN_REFUTES, NULL);
		if (end.node->on)
			tell_true(telling, &end);
	} else if (start.node->on && end.node->on && same_cell)
		say_about(telling, NONET_MESSAGE_CHAIN_TWO_IN_CELL, &start, &end);
	else if (!start.node->on && !end.node->on && same_cell)
		say_about(telling, NONET_MESSAGE_CHAIN_NEITHER, &start, &end);
	else if (!start.node->on && end.node->on)
		tell_ends(telling, &start, &end);
}

/* ---- Several chains ---- */

struct proof {
	const struct nonet_telling *telling;
	const struct nonet_step *step;
	uint32_t count;
};

/* The cells of all starts, or of all ends, and their digits. */
static struct nonet_cellset cells_of(const struct proof *proof, bool ends, unsigned *digits_ret) {
	struct nonet_cellset cells = {0, 0};
	*digits_ret = 0;
	for (uint32_t i = 0; i < proof->count; i++) {
		struct nonet_chain_group group =
		    ends ? nonet_chain_end(proof->step, i) : nonet_chain_start(proof->step, i);
		cells = nonet_cellset_or(cells, group.cells);
		*digits_ret |= 1u << (group.node->digit - 1);
	}
	return cells;
}

static bool all_on(const struct proof *proof, bool ends, bool on) {
	for (uint32_t i = 0; i < proof->count; i++) {
		struct nonet_chain_group group =
		    ends ? nonet_chain_end(proof->step, i) : nonet_chain_start(proof->step, i);
		if ((group.node->on != 0) != on)
			return false;
	}
	return true;
}

/* The house of which these cells are all places of the digit, or -1. */
static int house_of_places(const struct nonet_telling *telling, struct nonet_cellset cells,
                           int digit) {
	for (uint32_t houses = nonet_telling_shared_houses(cells); houses; houses &= houses - 1) {
		int house = nonet_lowest_bit(houses);
		if (nonet_cellset_equal(nonet_telling_places(telling, house, digit), cells))
			return house;
	}
	return -1;
}

/* The cases that the chains begin with, of which one must be. */
static void tell_cases(const struct proof *proof) {
	struct nonet_speech *speech = proof->telling->speech;
	unsigned digits;
	struct nonet_cellset cells = cells_of(proof, false, &digits);
	bool one_cell = nonet_cellset_count(cells) == 1, one_digit = !(digits & (digits - 1));
	int house =
	    one_digit ? house_of_places(proof->telling, cells, nonet_telling_digit(digits)) : -1;
	enum nonet_message message = NONET_MESSAGE_CASES;
	if (one_cell && one_digit)
		message = NONET_MESSAGE_CASES_YES_NO;
	else if (all_on(proof, false, true) && one_cell)
		message = NONET_MESSAGE_CASES_CELL;
	else if (all_on(proof, false, true) && house >= 0)
		message = NONET_MESSAGE_CASES_HOUSE;
	nonet_say(speech, message,
	          NONET_FILLS({"cell", nonet_phrase_cells(speech, cells)},
	                      {"cells", nonet_phrase_cells_or(speech, cells)},
	                      {"digit", nonet_phrase_digits(speech, digits)},
	                      {"digits", nonet_phrase_digits_or(speech, digits)},
	                      {"house", house >= 0 ? nonet_phrase_house(speech, house) : ""}));
}

static void tell_verity(const struct proof *proof) {
	tell_cases(proof);
	nonet_tell_links(proof->telling);
}

/* What cannot be together among the ends. */
static void tell_clash(const struct proof *proof) {
	struct nonet_speech *speech = proof->telling->speech;
	unsigned digits;
	struct nonet_cellset cells = cells_of(proof, true, &digits), rest = cells;
	bool one_cell = nonet_cellset_count(cells) == 1, one_digit = !(digits & (digits - 1));
	bool on = all_on(proof, true, true), off = all_on(proof, true, false);
	int first = nonet_cellset_take(&rest);
	int second = nonet_cellset_is_empty(rest) ? first : nonet_cellset_take(&rest);
	uint32_t houses = nonet_telling_shared_houses(cells);
	int house = houses ? nonet_lowest_bit(houses) : -1;
	if (off && one_digit)
		house = house_of_places(proof->telling, cells, nonet_telling_digit(digits));
	enum nonet_message message = NONET_MESSAGE_CLASH_CANDIDATE;
	if (one_cell && off)
		message = NONET_MESSAGE_CLASH_CELL_EMPTY;
	else if (one_cell && on)
		message = NONET_MESSAGE_CLASH_CELL_TWICE;
	else if (off && house >= 0)
		message = NONET_MESSAGE_CLASH_HOUSE_EMPTY;
	else if (on && house >= 0)
		message = NONET_MESSAGE_CLASH_HOUSE_TWICE;
	nonet_say(speech, message,
	          NONET_FILLS({"cell", nonet_phrase_cell(speech, first)},
	                      {"digit", nonet_phrase_digits(speech, digits)},
	                      {"house", house >= 0 ? nonet_phrase_house(speech, house) : ""},
	                      {"first", nonet_phrase_cell(speech, first)},
	                      {"second", nonet_phrase_cell(speech, second)}));
}

static void tell_contradiction(const struct proof *proof) {
	struct nonet_speech *speech = proof->telling->speech;
	bool returns = nonet_chain_is_bare(proof->step, 0) || nonet_chain_is_bare(proof->step, 1);
	struct nonet_chain_group first = nonet_chain_end(proof->step, 0);
	struct nonet_chain_group second = nonet_chain_end(proof->step, 1);
	nonet_say(speech, NONET_MESSAGE_CLASH, NULL);
	nonet_tell_links(proof->telling);
	if (returns && nonet_chain_same_candidate(&first, &second)) {
		nonet_say(speech, NONET_MESSAGE_CHAIN_REFUTES, NULL);
		return;
	}
	tell_clash(proof);
	nonet_say(speech, NONET_MESSAGE_CLASH_REFUTES, NULL);
}

/* Chains that go through almost locked sets name them. */
static bool has_sets(const struct nonet_step *step) {
	for (int i = 0; i < step->pattern_count; i++)
		if (step->pattern[i].set)
			return true;
	return false;
}

void nonet_tell_chains(const struct nonet_telling *telling) {
	struct proof proof = {telling, telling->step, telling->step->chain_count};
	if (has_sets(telling->step))
		nonet_tell_sets(telling);
	if (proof.count == 0)
		nonet_tell_pattern(telling);
	else if (proof.count == 1)
		tell_one_chain(telling);
	else if (nonet_chain_of_cases(proof.step))
		tell_verity(&proof);
	else
		tell_contradiction(&proof);
}
