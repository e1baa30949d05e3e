/* That each step with chains can be followed: an examiner of its own, with no code in common with
 * the library, goes through every node, link and set, and through what is concluded from them. */
#include "base/rng.h"
#include "support.h"

#include <nonet/logic.h>
#include <stdio.h>
#include <string.h>

/* What the examiner sees of a position. */
struct view {
	uint16_t candidates[NONET_CELLS];
};

/* A candidate that is claimed to be true or false. */
struct claim {
	int cell, digit;
	bool on;
};

struct exam {
	const struct nonet_step *step;
	const struct nonet_chain *chain; /* the one being examined, for messages */
};

static uint64_t nodes_seen, sets_seen, nested_seen;
static uint64_t chained[NONET_TECHNIQUE_COUNT];

#define MUST(exam, condition)                                                                      \
	do {                                                                                           \
		if (!(condition))                                                                          \
			refuse(exam, #condition, __LINE__);                                                    \
	} while (0)

static void print_candidates(const struct nonet_step *step) {
	for (int i = 0; i < step->elimination_count; i++)
		print_message("  r%dc%d<>%03x\n", step->eliminations[i].cell / 9 + 1,
		              step->eliminations[i].cell % 9 + 1, step->eliminations[i].digits);
	for (int i = 0; i < step->placement_count; i++)
		print_message("  r%dc%d=%03x\n", step->placements[i].cell / 9 + 1,
		              step->placements[i].cell % 9 + 1, step->placements[i].digits);
}

static void refuse(const struct exam *exam, const char *condition, int line) {
	const struct nonet_step *step = exam->step;
	print_message("%s, level %d\n", nonet_technique_name(step->technique), step->level);
	print_candidates(step);
	for (int i = 0; i < step->pattern_count; i++)
		print_message("  pattern r%dc%d %03x set %d role %d\n", step->pattern[i].cell / 9 + 1,
		              step->pattern[i].cell % 9 + 1, step->pattern[i].digits, step->pattern[i].set,
		              step->pattern[i].role);
	for (int i = 0; i < step->set_link_count; i++)
		print_message("  link %d %d %03x\n", step->set_links[i].from, step->set_links[i].to,
		              step->set_links[i].digits);
	for (uint32_t i = 0; exam->chain && i < exam->chain->node_count; i++) {
		const struct nonet_chain_node *node = &step->nodes[exam->chain->first_node + i];
		print_message("  %u: r%dc%d %s %d cause %d house %d set %d joined %d <-",
		              exam->chain->first_node + i, node->cell / 9 + 1, node->cell % 9 + 1,
		              node->on ? "=" : "<>", node->digit, node->cause, node->house, node->set,
		              node->joined);
		for (uint32_t k = 0; k < node->parent_count; k++)
			print_message(" %u", step->parents[node->first_parent + k]);
		print_message("\n");
	}
	fail_msg("line %d: %s", line, condition);
}

/* ---- Plain facts ---- */

static bool has(const struct view *view, int cell, int digit) {
	return view->candidates[cell] >> (digit - 1) & 1;
}

/* Whether both cannot be true. */
static bool conflict(int cell, int digit, int other_cell, int other_digit) {
	return digit == other_digit ? naive_sees(cell, other_cell) : cell == other_cell;
}

static int count_bits(unsigned set) {
	int count = 0;
	for (; set; set &= set - 1)
		count++;
	return count;
}

/* ---- Almost locked sets ---- */

struct set {
	int cell_count;
	int cells[NONET_CELLS];
	unsigned digits;
};

static bool set_holds(const struct set *set, int cell) {
	for (int i = 0; i < set->cell_count; i++)
		if (set->cells[i] == cell)
			return true;
	return false;
}

static struct set set_of(const struct exam *exam, const struct view *view, int number) {
	struct set set = {.cell_count = 0};
	bool one_house = false;
	for (int i = 0; i < exam->step->pattern_count; i++) {
		const struct nonet_pattern_cell *at = &exam->step->pattern[i];
		if (at->set != number)
			continue;
		MUST(exam, !set_holds(&set, at->cell));
		MUST(exam, at->digits == view->candidates[at->cell]);
		set.cells[set.cell_count++] = at->cell;
		set.digits |= at->digits;
	}
	MUST(exam, set.cell_count > 0 && count_bits(set.digits) == set.cell_count + 1);
	for (int house = 0; house < NONET_HOUSES; house++) {
		bool all = true;
		for (int i = 0; i < set.cell_count; i++)
			all &= naive_in_house(house, set.cells[i]);
		one_house |= all;
	}
	MUST(exam, one_house);
	sets_seen++;
	return set;
}

/* Whether a candidate outside sees all places of its digit in the set. */
static bool sees_set(const struct view *view, const struct set *set, int cell, int digit) {
	if (!(set->digits >> (digit - 1) & 1))
		return false;
	for (int i = 0; i < set->cell_count; i++)
		if (has(view, set->cells[i], digit) && !naive_sees(set->cells[i], cell))
			return false;
	return true;
}

/* ---- The nodes of a chain ---- */

static const struct nonet_chain_node *node_at(const struct exam *exam, uint32_t at) {
	return &exam->step->nodes[at];
}

/* The first and the last node of the group to which one belongs. */
static uint32_t group_first(const struct exam *exam, const struct nonet_chain *chain, uint32_t at) {
	while (node_at(exam, at)->joined) {
		MUST(exam, at > chain->first_node);
		at--;
	}
	return at;
}

static uint32_t group_last(const struct exam *exam, const struct nonet_chain *chain, uint32_t at) {
	while (at + 1 < chain->first_node + chain->node_count && node_at(exam, at + 1)->joined)
		at++;
	return at;
}

static const struct nonet_chain_node *parent_of(const struct exam *exam,
                                                const struct nonet_chain_node *node, uint32_t k) {
	return node_at(exam, exam->step->parents[node->first_parent + k]);
}

/* Parents stand later in the chain, and groups are used whole. */
static void examine_parents(const struct exam *exam, const struct nonet_chain *chain, uint32_t at) {
	const struct nonet_chain_node *node = node_at(exam, at);
	for (uint32_t k = 0; k < node->parent_count; k++) {
		uint32_t parent = exam->step->parents[node->first_parent + k];
		MUST(exam, parent > group_last(exam, chain, at));
		MUST(exam, parent < chain->first_node + chain->node_count);
		if (!node_at(exam, parent)->on)
			continue;
		/* A true group says only that one of its nodes is. */
		uint32_t last = group_last(exam, chain, parent);
		for (uint32_t other = group_first(exam, chain, parent); other <= last; other++) {
			bool used = false;
			for (uint32_t i = 0; i < node->parent_count; i++)
				used |= exam->step->parents[node->first_parent + i] == other;
			MUST(exam, used);
		}
	}
}

static void examine_off(const struct exam *exam, const struct nonet_chain *chain, uint32_t at) {
	const struct nonet_chain_node *node = node_at(exam, at);
	MUST(exam, node->parent_count > 0);
	/* One house holds all of a group and what rules it out. */
	MUST(exam, node_at(exam, group_first(exam, chain, at))->house == node->house);
	for (uint32_t k = 0; k < node->parent_count; k++) {
		const struct nonet_chain_node *parent = parent_of(exam, node, k);
		MUST(exam, parent->on);
		MUST(exam, conflict(node->cell, node->digit, parent->cell, parent->digit));
		if (node->cause == NONET_CAUSE_SAME_CELL) {
			MUST(exam, node->cell == parent->cell);
		} else {
			MUST(exam, node->digit == parent->digit);
			MUST(exam, naive_in_house(node->house, node->cell) &&
			               naive_in_house(node->house, parent->cell));
		}
	}
}

static void examine_off_by_set(const struct exam *exam, const struct view *view,
                               const struct nonet_chain_node *node) {
	struct set set = set_of(exam, view, node->set);
	MUST(exam, node->parent_count > 0);
	int lost = parent_of(exam, node, 0)->digit;
	for (int i = 0; i < set.cell_count; i++) {
		bool gone = !has(view, set.cells[i], lost);
		for (uint32_t k = 0; k < node->parent_count; k++) {
			const struct nonet_chain_node *parent = parent_of(exam, node, k);
			MUST(exam, !parent->on && parent->digit == lost);
			gone |= parent->cell == set.cells[i];
		}
		MUST(exam, gone);
	}
	MUST(exam, node->digit != lost && !set_holds(&set, node->cell));
	MUST(exam, sees_set(view, &set, node->cell, node->digit));
}

/* No other candidate of the cell is left, or no other place in the house but those of the group. */
static void examine_on(const struct exam *exam, const struct view *view,
                       const struct nonet_chain *chain, uint32_t at) {
	const struct nonet_chain_node *node = node_at(exam, at);
	bool by_cell = node->cause == NONET_CAUSE_SAME_CELL;
	uint32_t first = group_first(exam, chain, at), last = group_last(exam, chain, at);
	MUST(exam, by_cell ? first == last : naive_in_house(node->house, node->cell));
	for (uint32_t k = 0; k < node->parent_count; k++)
		MUST(exam, !parent_of(exam, node, k)->on);
	for (int i = 0; i < (by_cell ? 9 : NONET_CELLS); i++) {
		int cell = by_cell ? node->cell : i, digit = by_cell ? i + 1 : node->digit;
		if (!has(view, cell, digit) || (!by_cell && !naive_in_house(node->house, cell)))
			continue;
		bool known = false;
		for (uint32_t k = first; k <= last; k++)
			known |= node_at(exam, k)->cell == cell && node_at(exam, k)->digit == digit;
		for (uint32_t k = 0; k < node->parent_count; k++)
			known |=
			    parent_of(exam, node, k)->cell == cell && parent_of(exam, node, k)->digit == digit;
		MUST(exam, known);
	}
}

/* ---- Steps and chains within chains ---- */

/* The position without the candidates that the parents say are false. */
static struct view view_without_parents(const struct exam *exam, const struct view *view,
                                        const struct nonet_chain_node *node) {
	struct view rest = *view;
	MUST(exam, node->parent_count > 0);
	for (uint32_t k = 0; k < node->parent_count; k++) {
		const struct nonet_chain_node *parent = parent_of(exam, node, k);
		MUST(exam, !parent->on);
		rest.candidates[parent->cell] &= (uint16_t) ~(1u << (parent->digit - 1));
	}
	return rest;
}

static bool locking_takes(const struct view *view, int cell, int digit) {
	for (int base = 0; base < NONET_HOUSES; base++)
		for (int cover = 0; cover < NONET_HOUSES; cover++) {
			int places = 0, outside = 0;
			for (int other = 0; other < NONET_CELLS; other++)
				if (naive_in_house(base, other) && has(view, other, digit)) {
					places++;
					outside += !naive_in_house(cover, other);
				}
			if (places > 0 && outside == 0 && naive_in_house(cover, cell) &&
			    !naive_in_house(base, cell))
				return true;
		}
	return false;
}

static bool naked_pair_takes(const struct view *view, int cell, int digit) {
	for (int house = 0; house < NONET_HOUSES; house++)
		for (int a = 0; naive_in_house(house, cell) && a < NONET_CELLS; a++)
			for (int b = a + 1; b < NONET_CELLS; b++) {
				unsigned both = view->candidates[a] | view->candidates[b];
				if (a != cell && b != cell && naive_in_house(house, a) &&
				    naive_in_house(house, b) && view->candidates[a] && view->candidates[b] &&
				    count_bits(both) == 2 && both >> (digit - 1) & 1)
					return true;
			}
	return false;
}

static bool hidden_pair_takes(const struct view *view, int cell, int digit) {
	for (int house = 0; house < NONET_HOUSES; house++) {
		unsigned within[NONET_CELLS] = {0};
		for (int other = 0; naive_in_house(house, cell) && other < NONET_CELLS; other++)
			for (int d = 1; d <= 9; d++) {
				bool fits = other != cell && naive_in_house(house, other), has_place = false;
				for (int k = 0; k < NONET_CELLS; k++)
					if (naive_in_house(house, k) && has(view, k, d)) {
						has_place = true;
						fits &= k == cell || k == other;
					}
				if (fits && has_place && d != digit)
					within[other] |= 1u << d;
			}
		for (int other = 0; other < NONET_CELLS; other++)
			if (count_bits(within[other]) >= 2)
				return true;
	}
	return false;
}

static bool x_wing_takes(const struct view *view, int cell, int digit) {
	for (int turned = 0; turned < 2; turned++)
		for (int a = 0; a < 9; a++)
			for (int b = a + 1; b < 9; b++) {
				unsigned places = 0;
				for (int i = 0; i < 9; i++)
					if (has(view, turned ? 9 * i + a : 9 * a + i, digit) ||
					    has(view, turned ? 9 * i + b : 9 * b + i, digit))
						places |= 1u << i;
				int own = turned ? cell % 9 : cell / 9, across = turned ? cell / 9 : cell % 9;
				if (count_bits(places) == 2 && places >> across & 1 && own != a && own != b)
					return true;
			}
	return false;
}

static bool nested_step_takes(const struct view *view, const struct nonet_chain_node *node) {
	switch (node->technique) {
	case NONET_TECHNIQUE_POINTING:
	case NONET_TECHNIQUE_CLAIMING:
		return locking_takes(view, node->cell, node->digit);
	case NONET_TECHNIQUE_NAKED_PAIR:
		return naked_pair_takes(view, node->cell, node->digit);
	case NONET_TECHNIQUE_HIDDEN_PAIR:
		return hidden_pair_takes(view, node->cell, node->digit);
	case NONET_TECHNIQUE_X_WING:
		return x_wing_takes(view, node->cell, node->digit);
	default:
		return false;
	}
}

static void examine_chain(const struct exam *exam, const struct view *view,
                          const struct nonet_chain *chain, int depth);
static bool is_proven(const struct exam *exam, const struct view *view,
                      const struct nonet_chain *chains, uint32_t count, struct claim claim);

static void examine_nested_chains(const struct exam *exam, const struct view *view,
                                  const struct nonet_chain_node *node, int depth) {
	const struct nonet_chain *chains = &exam->step->chains[node->nested];
	MUST(exam, node->nested_count > 0 && node->nested >= exam->step->chain_count);
	for (uint32_t i = 0; i < node->nested_count; i++) {
		struct exam inner = *exam;
		inner.chain = &chains[i];
		examine_chain(&inner, view, &chains[i], depth + 1);
	}
	struct claim claim = {node->cell, node->digit, false};
	MUST(exam, is_proven(exam, view, chains, node->nested_count, claim));
}

static void examine_nested(const struct exam *exam, const struct view *view,
                           const struct nonet_chain_node *node, int depth) {
	nested_seen++;
	MUST(exam, !node->on && depth < 2);
	/* Of what is nested in nested chains, only that it is there is told. */
	if (depth == 1) {
		MUST(exam, exam->step->level == 6);
		return;
	}
	struct view rest = view_without_parents(exam, view, node);
	if (node->cause == NONET_CAUSE_NESTED_STEP)
		MUST(exam, nested_step_takes(&rest, node));
	else
		examine_nested_chains(exam, &rest, node, depth);
}

static void examine_node(const struct exam *exam, const struct view *view,
                         const struct nonet_chain *chain, uint32_t at, int depth) {
	const struct nonet_chain_node *node = node_at(exam, at);
	nodes_seen++;
	MUST(exam, node->cell < NONET_CELLS && node->digit >= 1 && node->digit <= 9);
	MUST(exam, has(view, node->cell, node->digit));
	examine_parents(exam, chain, at);
	bool is_last = group_last(exam, chain, at) + 1 == chain->first_node + chain->node_count;
	MUST(exam, (node->cause == NONET_CAUSE_ASSUMED) == is_last);
	switch (node->cause) {
	case NONET_CAUSE_ASSUMED:
		MUST(exam, node->parent_count == 0);
		break;
	case NONET_CAUSE_SAME_CELL:
	case NONET_CAUSE_SAME_HOUSE:
		if (node->on)
			examine_on(exam, view, chain, at);
		else
			examine_off(exam, chain, at);
		break;
	case NONET_CAUSE_SAME_SET:
		MUST(exam, !node->on);
		examine_off_by_set(exam, view, node);
		break;
	default:
		examine_nested(exam, view, node, depth);
	}
}

static void examine_chain(const struct exam *exam, const struct view *view,
                          const struct nonet_chain *chain, int depth) {
	MUST(exam, chain->node_count > 0);
	for (uint32_t i = 0; i < chain->node_count; i++)
		examine_node(exam, view, chain, chain->first_node + i, depth);
}

/* ---- Conclusions ---- */

/* One of the ends of a chain: a group of nodes. */
struct group {
	uint32_t first, last;
};

static struct group end_of(const struct exam *exam, const struct nonet_chain *chain) {
	return (struct group){chain->first_node, group_last(exam, chain, chain->first_node)};
}

static struct group start_of(const struct exam *exam, const struct nonet_chain *chain) {
	uint32_t last = chain->first_node + chain->node_count - 1;
	return (struct group){group_first(exam, chain, last), last};
}

static bool is_claim(const struct exam *exam, struct group group, struct claim claim) {
	const struct nonet_chain_node *node = node_at(exam, group.first);
	return group.first == group.last && node->cell == claim.cell && node->digit == claim.digit &&
	       node->on == claim.on;
}

static bool same_node(const struct nonet_chain_node *a, const struct nonet_chain_node *b) {
	return a->cell == b->cell && a->digit == b->digit;
}

/* Whether a candidate being true makes each of the group false, or the group being true (one of
 * them) makes the candidate false: the same thing. */
static bool excludes(const struct exam *exam, struct group group, int cell, int digit) {
	for (uint32_t i = group.first; i <= group.last; i++)
		if (!conflict(cell, digit, node_at(exam, i)->cell, node_at(exam, i)->digit))
			return false;
	return true;
}

/* The opposite of the claim leads to the start, and the end to the claim. */
static bool by_contradiction(const struct exam *exam, const struct nonet_chain *chain,
                             struct claim claim) {
	struct claim opposite = {claim.cell, claim.digit, !claim.on};
	struct group start = start_of(exam, chain), end = end_of(exam, chain);
	bool starts = is_claim(exam, start, opposite);
	bool ends = is_claim(exam, end, claim);
	if (!claim.on) {
		starts |= !node_at(exam, start.first)->on && excludes(exam, start, claim.cell, claim.digit);
		ends |= node_at(exam, end.first)->on && excludes(exam, end, claim.cell, claim.digit);
	}
	return starts && ends;
}

/* Whether the end of a chain leads back to its start. */
static bool is_loop(const struct exam *exam, const struct view *view,
                    const struct nonet_chain *chain) {
	struct group start = start_of(exam, chain), end = end_of(exam, chain);
	const struct nonet_chain_node *first = node_at(exam, start.first);
	const struct nonet_chain_node *last = node_at(exam, end.first);
	if (same_node(first, last))
		return first->on == last->on;
	if (first->cell != last->cell || first->on == last->on)
		return false;
	return last->on || count_bits(view->candidates[first->cell]) == 2;
}

/* Whether the candidate excludes some group of the chain that is on, or one that is off. */
static bool excludes_some(const struct exam *exam, const struct nonet_chain *chain, bool on,
                          int cell, int digit) {
	uint32_t end = chain->first_node + chain->node_count;
	for (uint32_t at = chain->first_node; at < end; at = group_last(exam, chain, at) + 1) {
		struct group group = {at, group_last(exam, chain, at)};
		if (node_at(exam, at)->on == on && excludes(exam, group, cell, digit))
			return true;
	}
	return false;
}

/* A set that a loop goes through has lost the digit by which the loop comes, or one by which it
 * leaves, and holds its others. */
static bool set_takes(const struct exam *exam, const struct view *view, struct group left, int cell,
                      int digit) {
	const struct nonet_chain_node *node = node_at(exam, left.first);
	int lost = parent_of(exam, node, 0)->digit;
	bool is_free = digit != lost;
	for (uint32_t i = left.first; i <= left.last; i++)
		is_free &= node_at(exam, i)->digit != digit || naive_sees(cell, node_at(exam, i)->cell);
	struct set set = set_of(exam, view, node->set);
	return is_free && !set_holds(&set, cell) && sees_set(view, &set, cell, digit);
}

/* In a loop, all that is on is true, or all that is off is true. */
static bool loop_takes(const struct exam *exam, const struct view *view,
                       const struct nonet_chain *chain, int cell, int digit) {
	uint32_t end = chain->first_node + chain->node_count;
	if (excludes_some(exam, chain, true, cell, digit) &&
	    excludes_some(exam, chain, false, cell, digit))
		return true;
	for (uint32_t at = chain->first_node; at < end; at = group_last(exam, chain, at) + 1) {
		struct group group = {at, group_last(exam, chain, at)};
		if (node_at(exam, at)->cause == NONET_CAUSE_SAME_SET &&
		    set_takes(exam, view, group, cell, digit))
			return true;
	}
	return false;
}

/* All candidates of a cell, or all places of a digit in a house, or both states of a candidate. */
static bool starts_cover_all(const struct view *view, const struct claim starts[], int count) {
	if (count == 2 && starts[0].cell == starts[1].cell && starts[0].digit == starts[1].digit &&
	    starts[0].on != starts[1].on)
		return true;
	for (int i = 0; i < count; i++)
		if (!starts[i].on)
			return false;
	for (int house = -1; house < NONET_HOUSES; house++) {
		bool all = true;
		int number = 0;
		for (int i = 0; i < 81 * 9; i++) {
			int cell = i / 9, digit = i % 9 + 1;
			bool counts = house < 0 ? cell == starts[0].cell
			                        : digit == starts[0].digit && naive_in_house(house, cell);
			if (!counts || !has(view, cell, digit))
				continue;
			number++;
			bool found = false;
			for (int k = 0; k < count; k++)
				found |= starts[k].cell == cell && starts[k].digit == digit;
			all &= found;
		}
		if (all && number > 0)
			return true;
	}
	return false;
}

static struct claim start_claim(const struct exam *exam, const struct nonet_chain *chain) {
	const struct nonet_chain_node *node = node_at(exam, start_of(exam, chain).first);
	return (struct claim){node->cell, node->digit, node->on};
}

/* A claim follows from whatever of several starts is true. */
static bool by_cases(const struct exam *exam, const struct view *view,
                     const struct nonet_chain *chains, uint32_t count, struct claim claim) {
	struct claim starts[24];
	int start_count = 0;
	for (uint32_t i = 0; i < count && start_count < 24; i++) {
		struct group end = end_of(exam, &chains[i]);
		if (is_claim(exam, end, claim))
			starts[start_count++] = start_claim(exam, &chains[i]);
	}
	return start_count > 0 && starts_cover_all(view, starts, start_count);
}

/* Two chains from one start end in a candidate being true and false. */
static bool by_clash(const struct exam *exam, const struct nonet_chain *chains, uint32_t count,
                     struct claim claim) {
	if (count != 2)
		return false;
	struct claim opposite = {claim.cell, claim.digit, !claim.on};
	struct group a = end_of(exam, &chains[0]), b = end_of(exam, &chains[1]);
	return is_claim(exam, start_of(exam, &chains[0]), opposite) &&
	       is_claim(exam, start_of(exam, &chains[1]), opposite) && a.first == a.last &&
	       b.first == b.last && same_node(node_at(exam, a.first), node_at(exam, b.first)) &&
	       node_at(exam, a.first)->on != node_at(exam, b.first)->on;
}

static bool is_proven_directly(const struct exam *exam, const struct view *view,
                               const struct nonet_chain *chains, uint32_t count,
                               struct claim claim) {
	if (count == 1 && (by_contradiction(exam, chains, claim) ||
	                   (!claim.on && is_loop(exam, view, chains) &&
	                    loop_takes(exam, view, chains, claim.cell, claim.digit))))
		return true;
	return by_clash(exam, chains, count, claim) || by_cases(exam, view, chains, count, claim);
}

/* What makes a candidate true takes the others of its cell. */
static bool is_proven(const struct exam *exam, const struct view *view,
                      const struct nonet_chain *chains, uint32_t count, struct claim claim) {
	if (is_proven_directly(exam, view, chains, count, claim))
		return true;
	for (int digit = 1; digit <= 9 && !claim.on; digit++)
		if (digit != claim.digit && has(view, claim.cell, digit) &&
		    is_proven_directly(exam, view, chains, count, (struct claim){claim.cell, digit, true}))
			return true;
	return false;
}

/* ---- Kraken fish ---- */

/* Without fins, as many covers as bases take all their candidates: one in each. */
static bool kraken_proves(const struct exam *exam, const struct view *view, struct claim claim) {
	const struct nonet_step *step = exam->step;
	int digit = __builtin_ctz(step->digits) + 1;
	bool is_start[NONET_CELLS] = {false}, in_base[NONET_CELLS] = {false}, is_fin[NONET_CELLS];
	int covers[NONET_CELLS] = {0};
	for (uint32_t i = 0; i < step->chain_count; i++)
		if (is_claim(exam, end_of(exam, &step->chains[i]), claim)) {
			struct claim start = start_claim(exam, &step->chains[i]);
			MUST(exam, start.on && start.digit == digit);
			is_start[start.cell] = true;
		}
	MUST(exam, count_bits(step->base_houses) == count_bits(step->cover_houses));
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		int bases = 0;
		for (int house = 0; house < NONET_HOUSES; house++) {
			bases += step->base_houses >> house & 1 && naive_in_house(house, cell);
			covers[cell] += step->cover_houses >> house & 1 && naive_in_house(house, cell);
		}
		in_base[cell] = bases > 0 && has(view, cell, digit);
		is_fin[cell] = in_base[cell] && (covers[cell] == 0 || bases > 1);
		MUST(exam, !is_fin[cell] || is_start[cell]);
	}
	/* Type 1: the fish takes the candidate. */
	if (claim.digit == digit && covers[claim.cell] > (in_base[claim.cell] ? 1 : 0))
		return true;
	/* Type 2: one cover has nothing but starts. */
	for (int house = 0; house < NONET_HOUSES; house++) {
		bool all = step->cover_houses >> house & 1;
		for (int cell = 0; cell < NONET_CELLS; cell++)
			if (naive_in_house(house, cell) && in_base[cell] && covers[cell] == 1)
				all &= is_start[cell];
		if (all)
			return true;
	}
	return false;
}

/* ---- Sets that hang together ---- */

static const struct nonet_set_link *link_from(const struct nonet_step *step, int from) {
	for (int i = 0; i < step->set_link_count; i++)
		if (step->set_links[i].from == from)
			return &step->set_links[i];
	return NULL;
}

/* Of the digits of a link, at most one set holds each. */
static void examine_link(const struct exam *exam, const struct view *view, const struct set *a,
                         const struct set *b, unsigned digits) {
	MUST(exam, digits && !(digits & ~(a->digits & b->digits)));
	for (int digit = 1; digit <= 9; digit++)
		for (int i = 0; digits >> (digit - 1) & 1 && i < a->cell_count; i++)
			MUST(exam, !has(view, a->cells[i], digit) || sees_set(view, b, a->cells[i], digit));
}

/* The digits by which a chain of sets may come to its last set when it leaves the first by one of
 * `allowed`; consecutive links must use different digits. */
static unsigned digits_at_end(const struct exam *exam, const struct view *view, int first,
                              unsigned allowed, int *end_ret) {
	const struct nonet_step *step = exam->step;
	unsigned arriving = 0;
	int at = first;
	for (const struct nonet_set_link *link; (link = link_from(step, at)); at = link->to) {
		struct set a = set_of(exam, view, at), b = set_of(exam, view, link->to);
		examine_link(exam, view, &a, &b, link->digits);
		unsigned leaving = 0;
		for (int digit = 0; digit < 9; digit++)
			if (link->digits >> digit & 1 &&
			    (at == first ? allowed >> digit & 1 : arriving & ~(1u << digit)))
				leaving |= 1u << digit;
		arriving = leaving;
	}
	*end_ret = at;
	return arriving;
}

static bool chain_of_sets_proves(const struct exam *exam, const struct view *view,
                                 struct claim claim) {
	unsigned own = 1u << (claim.digit - 1);
	int end;
	unsigned arriving = digits_at_end(exam, view, 1, 0x1FF & ~own, &end) & ~own;
	struct set a = set_of(exam, view, 1), b = set_of(exam, view, end);
	if (arriving && sees_set(view, &a, claim.cell, claim.digit) &&
	    sees_set(view, &b, claim.cell, claim.digit) && !set_holds(&a, claim.cell) &&
	    !set_holds(&b, claim.cell))
		return true;
	/* Two sets joined twice lose one digit each to the other, and hold the rest. */
	unsigned both = exam->step->set_links[0].digits;
	if (exam->step->set_link_count != 1 || count_bits(both) != 2 || both & own)
		return false;
	return (sees_set(view, &a, claim.cell, claim.digit) && !set_holds(&a, claim.cell)) ||
	       (sees_set(view, &b, claim.cell, claim.digit) && !set_holds(&b, claim.cell));
}

/* Whatever the stem holds, some petal loses that digit and holds the claim's. */
static bool blossom_proves(const struct exam *exam, const struct view *view, struct claim claim) {
	const struct nonet_step *step = exam->step;
	int stem = -1;
	unsigned taken = 0;
	for (int i = 0; i < step->pattern_count; i++)
		if (step->pattern[i].set == 0) {
			MUST(exam, stem < 0 && step->pattern[i].role == NONET_ROLE_PIVOT);
			stem = step->pattern[i].cell;
		}
	MUST(exam, stem >= 0);
	for (int i = 0; i < step->set_link_count; i++) {
		const struct nonet_set_link *link = &step->set_links[i];
		struct set petal = set_of(exam, view, link->to);
		int digit = __builtin_ctz(link->digits) + 1;
		MUST(exam, link->from == 0 && count_bits(link->digits) == 1 && digit != claim.digit);
		MUST(exam, sees_set(view, &petal, stem, digit) && !set_holds(&petal, stem));
		if (!sees_set(view, &petal, claim.cell, claim.digit) || set_holds(&petal, claim.cell))
			return false;
		taken |= link->digits;
	}
	return taken == view->candidates[stem] && claim.cell != stem;
}

/* ---- Whole steps ---- */

static bool step_proves(const struct exam *exam, const struct view *view, struct claim claim) {
	const struct nonet_step *step = exam->step;
	switch (step->technique) {
	case NONET_TECHNIQUE_KRAKEN_FISH_1:
	case NONET_TECHNIQUE_KRAKEN_FISH_2:
		return kraken_proves(exam, view, claim);
	case NONET_TECHNIQUE_ALS_XZ:
	case NONET_TECHNIQUE_ALS_XY_WING:
	case NONET_TECHNIQUE_ALS_XY_CHAIN:
		return chain_of_sets_proves(exam, view, claim);
	case NONET_TECHNIQUE_DEATH_BLOSSOM:
		return blossom_proves(exam, view, claim);
	default:
		return is_proven(exam, view, step->chains, step->chain_count, claim);
	}
}

/* Techniques that are nothing without their chains or sets. */
static bool needs_chains(enum nonet_technique technique) {
	switch (technique) {
	case NONET_TECHNIQUE_X_CYCLE:
	case NONET_TECHNIQUE_Y_CYCLE:
	case NONET_TECHNIQUE_XY_CYCLE:
	case NONET_TECHNIQUE_FORCING_X_CHAIN:
	case NONET_TECHNIQUE_FORCING_CHAIN:
	case NONET_TECHNIQUE_NISHIO:
	case NONET_TECHNIQUE_CELL_CHAINS:
	case NONET_TECHNIQUE_REGION_CHAINS:
	case NONET_TECHNIQUE_DOUBLE_CHAINS:
	case NONET_TECHNIQUE_CONTRADICTION_CHAINS:
	case NONET_TECHNIQUE_TURBOT_FISH:
	case NONET_TECHNIQUE_X_CHAIN:
	case NONET_TECHNIQUE_XY_CHAIN:
	case NONET_TECHNIQUE_CONTINUOUS_NICE_LOOP:
	case NONET_TECHNIQUE_DISCONTINUOUS_NICE_LOOP:
	case NONET_TECHNIQUE_AIC:
	case NONET_TECHNIQUE_GROUPED_CONTINUOUS_NICE_LOOP:
	case NONET_TECHNIQUE_GROUPED_DISCONTINUOUS_NICE_LOOP:
	case NONET_TECHNIQUE_GROUPED_AIC:
	case NONET_TECHNIQUE_KRAKEN_FISH_1:
	case NONET_TECHNIQUE_KRAKEN_FISH_2:
	case NONET_TECHNIQUE_FORCING_CHAIN_CONTRADICTION:
	case NONET_TECHNIQUE_FORCING_CHAIN_VERITY:
	case NONET_TECHNIQUE_FORCING_NET_CONTRADICTION:
	case NONET_TECHNIQUE_FORCING_NET_VERITY:
		return true;
	default:
		return false;
	}
}

static bool is_made_of_sets(enum nonet_technique technique) {
	return technique == NONET_TECHNIQUE_ALS_XZ || technique == NONET_TECHNIQUE_ALS_XY_WING ||
	       technique == NONET_TECHNIQUE_ALS_XY_CHAIN || technique == NONET_TECHNIQUE_DEATH_BLOSSOM;
}

static void examine_step(const struct nonet_step *step, const struct view *view) {
	struct exam exam = {step, NULL};
	if (!needs_chains(step->technique) && !is_made_of_sets(step->technique))
		return;
	MUST(&exam, is_made_of_sets(step->technique) || step->chain_count > 0);
	chained[step->technique]++;
	for (uint32_t i = 0; i < step->chain_count; i++) {
		exam.chain = &step->chains[i];
		examine_chain(&exam, view, exam.chain, 0);
	}
	for (int i = 0; i < step->placement_count; i++) {
		struct claim claim = {step->placements[i].cell,
		                      __builtin_ctz(step->placements[i].digits) + 1, true};
		MUST(&exam, step_proves(&exam, view, claim));
	}
	for (int i = 0; i < step->elimination_count; i++)
		for (int digit = 1; digit <= 9; digit++)
			if (step->eliminations[i].digits >> (digit - 1) & 1)
				MUST(&exam, step_proves(&exam, view,
				                        (struct claim){step->eliminations[i].cell, digit, false}));
}

static bool examine_found(void *context, const struct nonet_step *step) {
	examine_step(step, context);
	return true;
}

/* ---- Where the steps come from ---- */

static struct view view_of(const struct nonet_position *position) {
	struct view view;
	memcpy(view.candidates, position->candidates, sizeof view.candidates);
	return view;
}

static void follow_path(enum nonet_profile profile, const struct nonet_board *puzzle) {
	struct nonet_position position;
	nonet_position_start(puzzle, &position);
	struct nonet_path *path = nonet_path_new(profile, &position, NULL);
	assert_non_null(path);
	struct nonet_step step;
	for (;;) {
		struct nonet_position before;
		nonet_path_position(path, &before);
		if (nonet_path_next(path, NULL, &step) != NONET_OK)
			break;
		struct view view = view_of(&before);
		examine_step(&step, &view);
	}
	nonet_path_free(path);
}

/* One of the profiles for every second puzzle, so that it does not take too long. */
static void follow_a_path(const struct nonet_board *puzzle) {
	static unsigned number;
	if (number++ % 2)
		follow_path((enum nonet_profile)(number / 2 % 3), puzzle);
}

static void steps_of_paths_can_be_followed(void **state) {
	(void)state;
	for_each_puzzle("se/ratings.tsv", follow_a_path);
	assert_true(test_share() > 1 || nodes_seen > 3000);
}

/* Puzzles in which Sudoku Explainer's way begins with nested dynamic chains. */
static void chains_within_chains_can_be_followed(void **state) {
	(void)state;
	static const char *const hard[] = {
	    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6",
	    "98.7..6......96.......85...4......3..9..5.7....2.....11.......3.6...85....4....2.",
	};
	nested_seen = 0;
	for (size_t i = 0; i < sizeof hard / sizeof hard[0]; i++) {
		struct nonet_board puzzle = board_of(hard[i]);
		struct nonet_position position;
		nonet_position_start(&puzzle, &position);
		struct view view = view_of(&position);
		struct nonet_path *path = nonet_path_new(NONET_PROFILE_SE, &position, NULL);
		struct nonet_step step;
		assert_int_equal(nonet_path_next(path, NULL, &step), NONET_OK);
		assert_in_range(step.level, 3, 5);
		examine_step(&step, &view);
		nonet_path_free(path);
	}
	assert_true(nested_seen > 10);
}

/* Every chain that can be found in some positions, told for each set of consequences. */
static void all_steps_of_positions_can_be_followed(void **state) {
	(void)state;
	static const enum nonet_technique techniques[] = {
	    NONET_TECHNIQUE_X_CYCLE,
	    NONET_TECHNIQUE_Y_CYCLE,
	    NONET_TECHNIQUE_XY_CYCLE,
	    NONET_TECHNIQUE_FORCING_X_CHAIN,
	    NONET_TECHNIQUE_FORCING_CHAIN,
	    NONET_TECHNIQUE_NISHIO,
	    NONET_TECHNIQUE_CELL_CHAINS,
	    NONET_TECHNIQUE_REGION_CHAINS,
	    NONET_TECHNIQUE_TURBOT_FISH,
	    NONET_TECHNIQUE_X_CHAIN,
	    NONET_TECHNIQUE_XY_CHAIN,
	    NONET_TECHNIQUE_CONTINUOUS_NICE_LOOP,
	    NONET_TECHNIQUE_DISCONTINUOUS_NICE_LOOP,
	    NONET_TECHNIQUE_AIC,
	    NONET_TECHNIQUE_GROUPED_CONTINUOUS_NICE_LOOP,
	    NONET_TECHNIQUE_GROUPED_DISCONTINUOUS_NICE_LOOP,
	    NONET_TECHNIQUE_GROUPED_AIC,
	    NONET_TECHNIQUE_ALS_XZ,
	    NONET_TECHNIQUE_ALS_XY_WING,
	    NONET_TECHNIQUE_ALS_XY_CHAIN,
	    NONET_TECHNIQUE_DEATH_BLOSSOM,
	    NONET_TECHNIQUE_KRAKEN_FISH_1,
	    NONET_TECHNIQUE_KRAKEN_FISH_2,
	    NONET_TECHNIQUE_FORCING_CHAIN_CONTRADICTION,
	    NONET_TECHNIQUE_FORCING_CHAIN_VERITY,
	    NONET_TECHNIQUE_FORCING_NET_CONTRADICTION,
	    NONET_TECHNIQUE_FORCING_NET_VERITY,
	};
	struct nonet_rng rng;
	nonet_rng_start(&rng, 3);
	memset(chained, 0, sizeof chained);
	for (int i = 0; i < 3; i++) {
		struct nonet_board puzzle = random_puzzle(&rng, 200);
		struct nonet_position position;
		nonet_position_start(&puzzle, &position);
		struct nonet_path *path = nonet_path_new(NONET_PROFILE_HODOKU, &position, NULL);
		struct nonet_step step;
		for (int number = 0; nonet_path_next(path, NULL, &step) == NONET_OK; number++) {
			if (number % 40 != 20)
				continue;
			nonet_path_position(path, &position);
			struct view view = view_of(&position);
			for (size_t k = 0; k < sizeof techniques / sizeof techniques[0]; k++) {
				struct nonet_find_options options = {.technique = techniques[k], .unique = true};
				assert_int_equal(nonet_find_steps(&position, &options, NULL, examine_found, &view),
				                 NONET_OK);
			}
		}
		nonet_path_free(path);
	}
	for (size_t k = 0; k < sizeof techniques / sizeof techniques[0]; k++)
		if (chained[techniques[k]] == 0)
			fail_msg("no %s was found", nonet_technique_name(techniques[k]));
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(steps_of_paths_can_be_followed),
	    cmocka_unit_test(chains_within_chains_can_be_followed),
	    cmocka_unit_test(all_steps_of_positions_can_be_followed),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
