/* Locking, hidden pairs, naked pairs and X-wings inside a net. Only what the net has made possible
 * counts: each such step must need candidates that the net has taken away, and they become its
 * parents. So a rule only has to look where something has gone since it last looked. */
#include "logic/se_advanced.h"

#include <string.h>

/* A nested rule at work. */
struct rule {
	struct nonet_se_run *run;
	const struct nonet_se_frame *frame;
	uint16_t changed[NONET_HOUSES]; /* digits that have lost places since the rule last looked */
	struct nonet_cellset changed_cells;
};

static void note_changes(struct rule *rule, int seen) {
	const struct nonet_se_run *run = rule->run;
	memset(rule->changed, 0, sizeof rule->changed);
	rule->changed_cells = (struct nonet_cellset){0, 0};
	for (int i = seen; i < run->gone_count; i++) {
		int cell = run->gone[i] / 9, digit = run->gone[i] % 9;
		for (int kind = 0; kind < 27; kind += 9)
			rule->changed[nonet_se_house_of(kind, cell)] |= (uint16_t)(1u << digit);
		nonet_cellset_add(&rule->changed_cells, cell);
	}
}

static void add_parent(const struct rule *rule, int cell, int digit) {
	int id = nonet_se_candidate(cell, digit) + NONET_SE_CANDIDATES;
	nonet_se_run_add_parent(rule->run, rule->run->net->position[id] - 1);
}

/* Adds the parents at these places of a house. */
static void add_parents(const struct rule *rule, int house, unsigned places, int digit) {
	for (; places; places &= places - 1)
		add_parent(rule, nonet_units_house[house][nonet_lowest_bit(places)], digit);
}

static void eliminate(const struct rule *rule, int house, unsigned places, int digit,
                      uint32_t first_parent, enum nonet_technique technique) {
	for (; places; places &= places - 1)
		nonet_se_run_add_step(
		    rule->run,
		    nonet_se_candidate(nonet_units_house[house][nonet_lowest_bit(places)], digit),
		    first_parent, (int)technique, -1);
}

static void eliminate_in_cell(const struct rule *rule, int cell, unsigned digits,
                              uint32_t first_parent, enum nonet_technique technique) {
	for (; digits; digits &= digits - 1)
		nonet_se_run_add_step(rule->run, nonet_se_candidate(cell, nonet_lowest_bit(digits)),
		                      first_parent, (int)technique, -1);
}

/* ---- Locking ---- */

static void try_locking(const struct rule *rule, int base, const struct nonet_se_crossing *crossing,
                        int digit) {
	struct nonet_se_run *run = rule->run;
	unsigned places = run->grid.places[base][digit];
	if (!(places & (places - 1)) || places & ~crossing->base_places)
		return;
	unsigned hit = run->grid.places[crossing->cover][digit] & ~crossing->cover_places;
	unsigned parents = run->source->places[base][digit] & ~places & ~crossing->base_places;
	if (!hit || !parents)
		return;
	uint32_t first_parent = run->parent_count;
	add_parents(rule, base, parents, digit);
	eliminate(rule, crossing->cover, hit, digit, first_parent,
	          base >= 18 ? NONET_TECHNIQUE_POINTING : NONET_TECHNIQUE_CLAIMING);
}

static void find_locking(const struct rule *rule) {
	static const struct { uint8_t base, cover; } kinds[4] = {{18, 9}, {18, 0}, {9, 18}, {0, 18}};
	for (int i = 0; i < 4; i++)
		for (int base = kinds[i].base; base < kinds[i].base + 9; base++) {
			if (!rule->changed[base])
				continue;
			for (int k = 0; k < 3; k++) {
				struct nonet_se_crossing crossing = nonet_se_crossing_of(base, kinds[i].cover, k);
				for (unsigned digits = rule->changed[base]; digits; digits &= digits - 1)
					try_locking(rule, base, &crossing, nonet_lowest_bit(digits));
			}
		}
}

/* ---- Pairs ---- */

static void use_hidden_pair(const struct rule *rule, int house, int low, int high) {
	struct nonet_se_run *run = rule->run;
	unsigned places = run->grid.places[house][low];
	unsigned pair = 1u << low | 1u << high;
	const uint8_t *cells = nonet_units_house[house];
	const uint16_t *source = run->source->candidates;
	unsigned hit = 0;
	for (unsigned rest = places; rest; rest &= rest - 1)
		hit |= run->grid.candidates[cells[nonet_lowest_bit(rest)]] & ~pair;
	unsigned gone = (run->source->places[house][low] | run->source->places[house][high]) & ~places;
	if (!hit || !gone)
		return;
	uint32_t first_parent = run->parent_count;
	for (; gone; gone &= gone - 1) {
		int cell = cells[nonet_lowest_bit(gone)];
		for (unsigned digits = source[cell] & pair; digits; digits &= digits - 1)
			add_parent(rule, cell, nonet_lowest_bit(digits));
	}
	for (; places; places &= places - 1) {
		int cell = cells[nonet_lowest_bit(places)];
		eliminate_in_cell(rule, cell, run->grid.candidates[cell] & ~pair, first_parent,
		                  NONET_TECHNIQUE_HIDDEN_PAIR);
	}
}

static void find_hidden_pairs(const struct rule *rule) {
	for (int kind = 0; kind < 3; kind++)
		for (int i = 0; i < 9; i++) {
			int house = nonet_se_box_column_row[kind] + i;
			unsigned changed = rule->changed[house];
			if (!changed || rule->frame->empty_count[house] <= 4)
				continue;
			const uint16_t *places = rule->run->grid.places[house];
			for (int high = 1; high < 9; high++) {
				if (nonet_se_size(places[high]) != 2)
					continue;
				for (int low = 0; low < high; low++)
					if (places[low] == places[high] && changed & (1u << low | 1u << high))
						use_hidden_pair(rule, house, low, high);
			}
		}
}

static void use_naked_pair(const struct rule *rule, int house, int low, int high) {
	struct nonet_se_run *run = rule->run;
	const uint8_t *cells = nonet_units_house[house];
	const uint16_t *candidates = run->grid.candidates;
	unsigned pair = candidates[cells[low]];
	unsigned hit = 0;
	for (int i = 0; i < 9; i++)
		if (i != low && i != high)
			hit |= candidates[cells[i]] & pair;
	if (!hit)
		return;
	uint32_t first_parent = run->parent_count;
	for (int i = 0; i < 2; i++) {
		int cell = cells[i ? high : low];
		for (unsigned gone = run->source->candidates[cell] & ~pair; gone; gone &= gone - 1)
			add_parent(rule, cell, nonet_lowest_bit(gone));
	}
	for (int i = 0; i < 9; i++)
		if (i != low && i != high)
			eliminate_in_cell(rule, cells[i], candidates[cells[i]] & pair, first_parent,
			                  NONET_TECHNIQUE_NAKED_PAIR);
}

static void find_naked_pairs(const struct rule *rule) {
	for (int kind = 0; kind < 3; kind++)
		for (int i = 0; i < 9; i++) {
			int house = nonet_se_box_column_row[kind] + i;
			if (!rule->changed[house] || rule->frame->empty_count[house] < 4)
				continue;
			const uint8_t *cells = nonet_units_house[house];
			const uint16_t *candidates = rule->run->grid.candidates;
			for (int high = 1; high < 9; high++) {
				if (nonet_se_size(candidates[cells[high]]) != 2)
					continue;
				for (int low = 0; low < high; low++)
					if (candidates[cells[low]] == candidates[cells[high]] &&
					    (nonet_cellset_has(rule->changed_cells, cells[low]) ||
					     nonet_cellset_has(rule->changed_cells, cells[high])))
						use_naked_pair(rule, house, low, high);
			}
		}
}

/* ---- X-wings ---- */

static void try_x_wing(const struct rule *rule, int first_base, int low, int high, int digit) {
	struct nonet_se_run *run = rule->run;
	int first_cover = 9 - first_base;
	unsigned places = run->grid.places[first_base + low][digit];
	unsigned base = 1u << low | 1u << high;
	unsigned hit = 0;
	for (unsigned rest = places; rest; rest &= rest - 1)
		hit |= run->grid.places[first_cover + nonet_lowest_bit(rest)][digit] & ~base;
	unsigned gone[2] = {run->source->places[first_base + low][digit] & ~places,
	                    run->source->places[first_base + high][digit] & ~places};
	if (!hit || !(gone[0] | gone[1]))
		return;
	uint32_t first_parent = run->parent_count;
	add_parents(rule, first_base + low, gone[0], digit);
	add_parents(rule, first_base + high, gone[1], digit);
	for (unsigned rest = places; rest; rest &= rest - 1) {
		int line = first_cover + nonet_lowest_bit(rest);
		eliminate(rule, line, run->grid.places[line][digit] & ~base, digit, first_parent,
		          NONET_TECHNIQUE_X_WING);
	}
}

static void find_x_wings(const struct rule *rule) {
	const struct nonet_se_run *run = rule->run;
	unsigned possible = 0;
	for (int digit = 0; digit < 9; digit++)
		possible |= (unsigned)(rule->frame->missing[digit] >= 4) << digit;
	for (int first_base = 9; first_base >= 0; first_base -= 9) {
		/* By line: the digits with two places in it. */
		uint16_t twice[9] = {0};
		for (int line = 0; line < 9; line++)
			for (int digit = 0; digit < 9; digit++)
				twice[line] |=
				    (uint16_t)((nonet_se_size(run->grid.places[first_base + line][digit]) == 2)
				               << digit);
		for (int high = 1; high < 9; high++)
			for (int low = 0; low < high; low++) {
				unsigned changed =
				    rule->changed[first_base + low] | rule->changed[first_base + high];
				for (unsigned digits = twice[low] & twice[high] & changed & possible; digits;
				     digits &= digits - 1) {
					int digit = nonet_lowest_bit(digits);
					if (run->grid.places[first_base + low][digit] ==
					    run->grid.places[first_base + high][digit])
						try_x_wing(rule, first_base, low, high, digit);
				}
			}
	}
}

bool nonet_se_advance(struct nonet_se_chainer *chainer) {
	static void (*const find[NONET_SE_RULES])(const struct rule *rule) = {
	    find_locking, find_hidden_pairs, find_naked_pairs, find_x_wings};
	struct rule rule = {.run = chainer->run, .frame = chainer->frame};
	int count = rule.run->net->count;
	for (int i = 0; i < NONET_SE_RULES; i++) {
		note_changes(&rule, rule.run->seen_gone[i]);
		rule.run->seen_gone[i] = rule.run->gone_count;
		find[i](&rule);
		if (rule.run->net->count > count)
			return true;
	}
	return rule.run->level >= 2 && nonet_se_advance_by_chains(chainer);
}
