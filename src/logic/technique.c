#include "logic/technique.h"

#include "logic/als.h"
#include "logic/derivation.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

const struct nonet_method nonet_methods[NONET_METHOD_COUNT] = {
#define NONET_METHOD(id, technique, name, order, level, score, on, choice, find, variant)          \
	{NONET_TECHNIQUE_##technique,                                                                  \
	 name,                                                                                         \
	 order,                                                                                        \
	 NONET_HODOKU_##level,                                                                         \
	 on,                                                                                           \
	 score,                                                                                        \
	 NONET_CHOICE_##choice,                                                                        \
	 nonet_find_##find,                                                                            \
	 variant},
#include "logic/technique_list.h"
#include "logic/technique_list_more.h"
#undef NONET_METHOD
};

const struct nonet_method nonet_method_brute_force = {
    NONET_TECHNIQUE_BRUTE_FORCE, "Brute Force", 8900, NONET_HODOKU_EXTREME, true, 10000,
    NONET_CHOICE_FIRST,          NULL,          0};

/* The techniques that one line finds follow one another in the enumeration, behind those that only
 * Sudoku Explainer has. */
const struct nonet_method *nonet_method_of(enum nonet_technique technique) {
	const struct nonet_method *nearest = NULL;
	if (technique == NONET_TECHNIQUE_BRUTE_FORCE)
		return &nonet_method_brute_force;
	for (int i = 0; i < NONET_METHOD_COUNT; i++) {
		const struct nonet_method *method = &nonet_methods[i];
		if (method->technique == technique)
			return method;
		if (method->technique < technique && (!nearest || method->technique > nearest->technique))
			nearest = method;
	}
	return technique < NONET_TECHNIQUE_FULL_HOUSE ? NULL : nearest;
}

void nonet_search_init(struct nonet_search *search, const struct nonet_state *state) {
	memset(search, 0, sizeof *search);
	search->state = state;
}

void nonet_search_free(struct nonet_search *search) {
	nonet_tables_free(search->tables);
	search->tables = NULL;
	nonet_als_list_free(search->alses);
	search->alses = NULL;
	nonet_derivations_free(search->derivations);
	search->derivations = NULL;
}

void nonet_finding_begin(struct nonet_search *search, enum nonet_technique technique) {
	struct nonet_finding *finding = &search->finding;
	finding->technique = technique;
	finding->placement_count = 0;
	finding->elimination_count = 0;
	finding->digits = 0;
	finding->base_houses = 0;
	finding->cover_houses = 0;
	finding->pattern_count = 0;
	finding->length = 0;
	finding->set_count = 0;
	finding->set_link_count = 0;
	finding->link_count = 0;
	finding->start_count = 0;
	finding->clashes = false;
	finding->nets = false;
}

void nonet_finding_place(struct nonet_search *search, int cell, int digit) {
	struct nonet_finding *finding = &search->finding;
	assert(finding->placement_count < NONET_CELLS);
	finding->placements[finding->placement_count++] =
	    (struct nonet_candidate){(uint8_t)cell, (uint8_t)digit};
}

void nonet_finding_eliminate(struct nonet_search *search, int cell, int digit) {
	struct nonet_finding *finding = &search->finding;
	assert(nonet_state_has(search->state, cell, digit));
	if (finding->elimination_count < NONET_FINDING_ELIMINATIONS)
		finding->eliminations[finding->elimination_count++] =
		    (struct nonet_candidate){(uint8_t)cell, (uint8_t)digit};
}

void nonet_finding_eliminate_cells(struct nonet_search *search, struct nonet_cellset cells,
                                   int digit) {
	while (!nonet_cellset_is_empty(cells))
		nonet_finding_eliminate(search, nonet_cellset_take(&cells), digit);
}

void nonet_finding_eliminate_digits(struct nonet_search *search, int cell, unsigned digits) {
	for (digits &= search->state->candidates[cell]; digits; digits &= digits - 1)
		nonet_finding_eliminate(search, cell, nonet_lowest_digit(digits));
}

static void add_to_pattern(struct nonet_finding *finding, int cell, unsigned digits,
                           enum nonet_role role, int set) {
	if (finding->pattern_count < NONET_STEP_PATTERN)
		finding->pattern[finding->pattern_count++] = (struct nonet_pattern_cell){
		    (uint8_t)cell, (uint8_t)role, (uint8_t)set, (uint16_t)digits};
}

void nonet_finding_pattern(struct nonet_search *search, int cell, unsigned digits,
                           enum nonet_role role) {
	add_to_pattern(&search->finding, cell, digits, role, 0);
}

void nonet_finding_pattern_cells(struct nonet_search *search, struct nonet_cellset cells,
                                 unsigned digits, enum nonet_role role) {
	while (!nonet_cellset_is_empty(cells)) {
		int cell = nonet_cellset_take(&cells);
		nonet_finding_pattern(search, cell, digits & search->state->candidates[cell], role);
	}
}

int nonet_finding_set(struct nonet_search *search, struct nonet_cellset cells,
                      enum nonet_role role) {
	int set = ++search->finding.set_count;
	while (!nonet_cellset_is_empty(cells)) {
		int cell = nonet_cellset_take(&cells);
		add_to_pattern(&search->finding, cell, search->state->candidates[cell], role, set);
	}
	return set;
}

void nonet_finding_start(struct nonet_search *search, int node) {
	struct nonet_finding *finding = &search->finding;
	assert(finding->start_count < NONET_FINDING_STARTS);
	finding->starts[finding->start_count++] = (uint16_t)node;
}

void nonet_finding_join_sets(struct nonet_search *search, int from, int to, unsigned digits) {
	struct nonet_finding *finding = &search->finding;
	if (finding->set_link_count < NONET_STEP_SET_LINKS)
		finding->set_links[finding->set_link_count++] =
		    (struct nonet_set_link){(uint8_t)from, (uint8_t)to, (uint16_t)digits};
}

void nonet_finding_sort(struct nonet_finding *finding) {
	struct nonet_cellset cells[9] = {{0, 0}};
	for (int i = 0; i < finding->elimination_count; i++)
		nonet_cellset_add(&cells[finding->eliminations[i].digit - 1],
		                  finding->eliminations[i].cell);
	finding->elimination_count = 0;
	for (int digit = 1; digit <= 9; digit++)
		while (!nonet_cellset_is_empty(cells[digit - 1]))
			finding->eliminations[finding->elimination_count++] = (struct nonet_candidate){
			    (uint8_t)nonet_cellset_take(&cells[digit - 1]), (uint8_t)digit};
}

bool nonet_finding_report(struct nonet_search *search) {
	if (search->finding.elimination_count == 0 && search->finding.placement_count == 0)
		return false;
	return search->found(search->context, &search->finding);
}

bool nonet_search_stopped(struct nonet_search *search) {
	if (!search->stopped && search->stop)
		search->stopped = search->stop(search->context);
	return search->stopped;
}

/* HoDoKu tells steps apart by this sum, in which later eliminations weigh more. */
static int place_sum(const struct nonet_finding *finding) {
	int sum = 0;
	for (int i = 0, weight = 1; i < finding->elimination_count; i++, weight += 80)
		sum += finding->eliminations[i].cell * weight + finding->eliminations[i].digit;
	return sum;
}

static bool same_eliminations(const struct nonet_finding *a, const struct nonet_finding *b) {
	return a->technique == b->technique && a->elimination_count == b->elimination_count &&
	       memcmp(a->eliminations, b->eliminations,
	              sizeof a->eliminations[0] * (size_t)a->elimination_count) == 0;
}

static int compare_forced(const struct nonet_finding *a, const struct nonet_finding *b) {
	if (a->placement_count != b->placement_count)
		return b->placement_count - a->placement_count;
	if (a->placement_count) {
		int order = a->placements[0].cell - b->placements[0].cell;
		return order ? order : a->technique == b->technique ? a->length - b->length : 0;
	}
	if (a->elimination_count != b->elimination_count)
		return b->elimination_count - a->elimination_count;
	for (int i = 0; i < a->elimination_count; i++) {
		int order = (a->eliminations[i].cell - b->eliminations[i].cell) * 10 +
		            a->eliminations[i].digit - b->eliminations[i].digit;
		if (order)
			return order;
	}
	return a->length - b->length;
}

int nonet_finding_compare(enum nonet_choice choice, const struct nonet_finding *a,
                          const struct nonet_finding *b) {
	if (choice == NONET_CHOICE_FIRST)
		return 0;
	if (choice == NONET_CHOICE_FORCED)
		return compare_forced(a, b);
	if (a->elimination_count != b->elimination_count)
		return b->elimination_count - a->elimination_count;
	if (!same_eliminations(a, b))
		return place_sum(a) - place_sum(b);
	if (choice == NONET_CHOICE_ALS && a->set_count != b->set_count)
		return a->set_count - b->set_count;
	return a->length - b->length;
}

/* Only what is used: most findings are small, and the lists are long. */
void nonet_finding_copy(struct nonet_finding *to, const struct nonet_finding *from) {
	to->technique = from->technique;
	to->placement_count = from->placement_count;
	to->elimination_count = from->elimination_count;
	to->digits = from->digits;
	to->base_houses = from->base_houses;
	to->cover_houses = from->cover_houses;
	to->pattern_count = from->pattern_count;
	to->length = from->length;
	to->set_count = from->set_count;
	to->link_count = from->link_count;
	memcpy(to->placements, from->placements,
	       sizeof from->placements[0] * (size_t)from->placement_count);
	memcpy(to->eliminations, from->eliminations,
	       sizeof from->eliminations[0] * (size_t)from->elimination_count);
	memcpy(to->pattern, from->pattern, sizeof from->pattern[0] * (size_t)from->pattern_count);
	to->set_link_count = from->set_link_count;
	memcpy(to->set_links, from->set_links,
	       sizeof from->set_links[0] * (size_t)from->set_link_count);
	to->start_count = from->start_count;
	to->clashes = from->clashes;
	to->nets = from->nets;
	memcpy(to->starts, from->starts, sizeof from->starts[0] * (size_t)from->start_count);
	memcpy(to->links, from->links, sizeof from->links[0] * (size_t)from->link_count);
}
