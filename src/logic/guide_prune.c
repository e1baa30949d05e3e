/* Dropping what is not needed: from the last move but one to the first, each is left out for good
 * when all later ones can be found without it. */
#include "logic/guide_chain.h"

#include <stdlib.h>
#include <string.h>

/* A search for a move in another position: a find of the same technique with the same consequences,
 * or more. */
struct again {
	const struct nonet_finding *wanted;
	struct nonet_finding *found_ret;
	bool found;
};

/* Whether a find takes away all that the wanted one does. */
static bool does_as_much(const struct nonet_finding *finding, const struct nonet_finding *wanted) {
	uint16_t gone[NONET_CELLS] = {0};
	if (finding->technique != wanted->technique ||
	    finding->placement_count < wanted->placement_count)
		return false;
	for (int i = 0; i < finding->elimination_count; i++)
		gone[finding->eliminations[i].cell] |=
		    (uint16_t)(1u << (finding->eliminations[i].digit - 1));
	for (int i = 0; i < wanted->elimination_count; i++)
		if (!(gone[wanted->eliminations[i].cell] >> (wanted->eliminations[i].digit - 1) & 1))
			return false;
	return true;
}

static bool compare(void *context, const struct nonet_finding *finding) {
	struct again *again = context;
	if (again->found || !does_as_much(finding, again->wanted))
		return again->found;
	nonet_finding_copy(again->found_ret, finding);
	again->found = true;
	return true;
}

/* A single is still there when it is the only digit of its cell, or the only place in its house, or
 * in another house of the cell, which is then its house. */
static bool single_holds(struct nonet_finding *single, const struct nonet_state *state) {
	int cell = single->placements[0].cell, digit = single->placements[0].digit;
	if (single->technique == NONET_TECHNIQUE_NAKED_SINGLE)
		return nonet_digit_count(state->candidates[cell]) == 1;
	if (nonet_place_count(state, nonet_lowest_bit(single->base_houses), digit) == 1)
		return true;
	for (int k = 2; k >= 0 && single->technique == NONET_TECHNIQUE_HIDDEN_SINGLE; k--)
		if (nonet_place_count(state, nonet_masks_house_of(cell, k), digit) == 1) {
			single->base_houses = 1u << nonet_masks_house_of(cell, k);
			return true;
		}
	return false;
}

/* Whether the group of links that ends at `last` is true because the one before it, which ends at
 * `before`, is false: the cell has no other digit, or a house of both no other place. */
static bool is_forced(const struct nonet_finding *finding, int before, int last,
                      const struct nonet_state *state) {
	struct nonet_cellset cells = {0, 0};
	const struct nonet_link *links = finding->links;
	int digit = links[last].digit;
	if (links[before].digit != digit)
		return links[before].cell == links[last].cell &&
		       nonet_digit_count(state->candidates[links[last].cell]) == 2;
	for (int i = last;; i--) {
		nonet_cellset_add(&cells, links[i].cell);
		if (i <= before && !links[i].joined)
			break;
	}
	for (int k = 0; k < 3; k++) {
		int house = nonet_masks_house_of(links[last].cell, k);
		if (nonet_cellset_within(cells, nonet_masks_house[house]) &&
		    nonet_cellset_within(nonet_places(state, house, digit), cells))
			return true;
	}
	return false;
}

static bool links_hold(const struct nonet_finding *finding, const struct nonet_state *state) {
	int before = -1; /* the end of the group before */
	for (int i = 0; i < finding->link_count; i++) {
		if (i + 1 < finding->link_count && finding->links[i + 1].joined)
			continue;
		if (finding->links[i].set ||
		    (finding->links[i].on && before >= 0 && !is_forced(finding, before, i, state)))
			return false;
		before = i;
	}
	return true;
}

/* Whether nothing has changed for the pattern: the candidates of its cells, and the places of its
 * digits in its base houses. */
static bool pattern_holds(const struct nonet_finding *finding, const struct nonet_state *before,
                          const struct nonet_state *state) {
	for (int i = 0; i < finding->pattern_count; i++)
		if (state->candidates[finding->pattern[i].cell] !=
		    before->candidates[finding->pattern[i].cell])
			return false;
	for (uint32_t houses = finding->base_houses; houses; houses &= houses - 1)
		for (unsigned digits = finding->digits; digits; digits &= digits - 1) {
			int house = nonet_lowest_bit(houses), digit = nonet_lowest_bit(digits);
			if (state->places[house][digit] != before->places[house][digit])
				return false;
		}
	return true;
}

/* Whether a move of the hard tiers holds in another position as it is, which is quicker to tell
 * than by a search. */
static bool hard_move_holds(const struct nonet_guide_move *move, const struct nonet_state *state) {
	return move->finding.link_count > 0 ? links_hold(&move->finding, state)
	                                    : pattern_holds(&move->finding, &move->before, state);
}

/* Finds a move again in the position `move->before`, which has more candidates than where it was
 * found first. */
static bool find_again(struct nonet_guide *guide, const struct nonet_guide_move *wanted,
                       struct nonet_guide_move *move) {
	move->method = wanted->method;
	move->tier = wanted->tier;
	move->chain = wanted->chain;
	if (wanted->chain)
		return nonet_guide_chain_holds(wanted->chain, &move->before);
	nonet_finding_copy(&move->finding, &wanted->finding);
	if (!wanted->method)
		return single_holds(&move->finding, &move->before);
	if (wanted->tier >= NONET_GUIDE_HARD && wanted->tier < NONET_GUIDE_RARE &&
	    hard_move_holds(wanted, &move->before))
		return true;
	struct again again = {&wanted->finding, &move->finding, false};
	guide->search.epoch++;
	nonet_guide_search(guide, &move->before, wanted->method, compare, &again);
	return again.found;
}

/* Goes the moves after number `left_out` from where that one was made; `again` takes them. */
static bool can_do_without(struct nonet_guide *guide, int left_out,
                           struct nonet_guide_move *again) {
	again[0].before = guide->moves[left_out].before;
	for (int i = left_out + 1, k = 0; i < guide->move_count; i++, k++) {
		if (!find_again(guide, &guide->moves[i], &again[k]) || guide->watch.status != NONET_OK)
			return false;
		if (i + 1 < guide->move_count) {
			again[k + 1].before = again[k].before;
			nonet_guide_apply(&again[k], &again[k + 1].before);
		}
	}
	return true;
}

enum nonet_status nonet_guide_prune(struct nonet_guide *guide) {
	if (guide->move_count < 2)
		return NONET_OK;
	struct nonet_guide_move *again = malloc((size_t)(guide->move_count - 1) * sizeof again[0]);
	if (!again)
		return NONET_NO_MEMORY;
	for (int i = guide->move_count - 2; i >= 0 && guide->watch.status == NONET_OK; i--) {
		if (!can_do_without(guide, i, again))
			continue;
		free(guide->moves[i].chain);
		guide->move_count--;
		memcpy(&guide->moves[i], again, (size_t)(guide->move_count - i) * sizeof again[0]);
	}
	free(again);
	if (guide->watch.status != NONET_OK)
		return guide->watch.status;
	const struct nonet_guide_move *last = &guide->moves[guide->move_count - 1];
	guide->ahead = last->before;
	nonet_guide_apply(last, &guide->ahead);
	return NONET_OK;
}
