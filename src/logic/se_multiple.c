/* Nishio, multiple and dynamic forcing chains: what follows from a candidate being true and from
 * its being false, and what follows whichever candidate of a cell or place in a house is true.
 *
 * The conclusions of the cheapest rating win, then the shortest, then contradictions come after
 * cells and houses, and ties go to the first in order of search: candidate by candidate; of each
 * one contradictions, then double chains, then houses that begin with it; cells when all their
 * candidates are done. */
#include "logic/se_multiple.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct search {
	struct nonet_se_chainer *chainer;
	const struct nonet_se_grid *grid;
	enum nonet_se_chain_kind kind;
	double base;
	/* What has changed since a search in vain; only used with `starts`. */
	const struct nonet_se_starts *starts;
	struct nonet_cellset lost_cells;    /* that have lost a candidate */
	uint16_t lost_digits[NONET_HOUSES]; /* that have lost a place in a house */
};

static double base_rating(enum nonet_se_chain_kind kind) {
	int level = (int)kind - NONET_SE_DYNAMIC;
	if (kind == NONET_SE_NISHIO)
		return 7.5;
	if (kind == NONET_SE_MULTIPLE)
		return 8.0;
	return level >= 2 ? 9.5 + 0.5 * (level - 2) : 8.5 + 0.5 * level;
}

const struct nonet_se_net *nonet_se_multiple_net(struct nonet_se_chainer *chainer,
                                                 const struct nonet_se_grid *grid,
                                                 enum nonet_se_chain_kind kind, int candidate) {
	if (!chainer->nets[candidate])
		chainer->nets[candidate] =
		    (struct nonet_se_net *)nonet_se_net_make(chainer, grid, kind, candidate, true);
	return chainer->nets[candidate];
}

/* ---- How complex a hint is ---- */

/* The nodes to which chains lead, each in its net. */
struct targets {
	const struct nonet_se_net *net[9];
	int position[9];
	int count;
};

static void add_target(struct targets *targets, const struct nonet_se_net *net, int position) {
	targets->net[targets->count] = net;
	targets->position[targets->count++] = position;
}

static int flat_complexity(const struct targets *targets) {
	int sum = 0;
	for (int i = 0; i < targets->count; i++)
		sum += targets->net[i]->nodes[targets->position[i]].ancestors;
	return sum;
}

/* That of all chains nested in these, equal ones counted once. */
static int nested_complexity(const struct nonet_se_chainer *chainer,
                             const struct targets *targets) {
	uint64_t seen[NONET_SE_NODES];
	int count = 0, sum = 0;
	for (int i = 0; i < targets->count; i++) {
		const struct nonet_se_net *net = targets->net[i];
		uint16_t positions[NONET_SE_NODES + 1];
		int length = nonet_se_net_trace(net, targets->position[i], positions);
		for (int k = 0; k < length; k++) {
			int nested = net->nodes[positions[k]].nested;
			if (nested < 0 || count == NONET_SE_NODES)
				continue;
			uint64_t identity = chainer->nested[nested].identity;
			int known = 0;
			while (known < count && seen[known] != identity)
				known++;
			if (known < count)
				continue;
			seen[count++] = identity;
			sum += chainer->nested[nested].complexity;
		}
	}
	return sum;
}

/* Adds the hint when it is wanted and eliminates something. */
static void consider(struct search *search, struct nonet_se_hint *hint,
                     const struct targets *targets) {
	struct nonet_se_hints *hints = &search->chainer->hints;
	int target = hint->target;
	if (target < NONET_SE_CANDIDATES &&
	    !(search->grid->candidates[target / 9] & ~(1u << target % 9)))
		return;
	int passes = search->kind > NONET_SE_DYNAMIC + 1 ? 2 : 1;
	for (int nested = 0; nested < passes; nested++) {
		hint->complexity = flat_complexity(targets);
		if (nested)
			hint->complexity += nested_complexity(search->chainer, targets);
		hint->rating = search->base + nonet_se_length_penalty(hint->complexity);
		if (!nonet_se_hints_want(hints, hint))
			return;
	}
	hint->cycle = -1;
	nonet_se_hints_add(hints, search->grid, hint);
}

/* ---- One candidate ---- */

static void consider_contradiction(struct search *search, int source,
                                   const struct nonet_se_net *net) {
	if (net->clash[0] < 0)
		return;
	struct targets targets = {.count = 0};
	add_target(&targets, net, net->clash[0]);
	add_target(&targets, net, net->clash[1]);
	struct nonet_se_hint hint = {.sort_key = 7,
	                             .kind = NONET_SE_CONTRADICTION,
	                             .source = (uint16_t)source,
	                             .target =
	                                 (uint16_t)((source + NONET_SE_CANDIDATES) % NONET_SE_NODES)};
	consider(search, &hint, &targets);
}

/* Nodes that follow both ways; the true ones first. */
static void consider_doubles(struct search *search, int source, const struct nonet_se_net *on,
                             const struct nonet_se_net *off) {
	for (int sign = 0; sign < 2; sign++)
		for (int i = 0; i < on->count; i++) {
			int node = on->nodes[i].node;
			if ((node >= NONET_SE_CANDIDATES) != sign || on->position[node] != i + 1 ||
			    !off->position[node])
				continue;
			struct targets targets = {.count = 0};
			add_target(&targets, on, i);
			add_target(&targets, off, off->position[node] - 1);
			struct nonet_se_hint hint = {.sort_key = 1,
			                             .kind = NONET_SE_DOUBLE,
			                             .source = (uint16_t)source,
			                             .target = (uint16_t)node};
			consider(search, &hint, &targets);
		}
}

/* ---- Cells and houses ---- */

/* Nodes that follow from every net, in the order of the first one; the true ones first. */
static void consider_common(struct search *search, const struct nonet_se_net *const *nets,
                            int count, struct nonet_se_hint *hint) {
	enum { WORDS = sizeof nets[0]->members / sizeof nets[0]->members[0] };
	assert(count > 0);
	uint64_t common[WORDS], any = 0;
	for (int word = 0; word < WORDS; word++) {
		common[word] = nets[0]->members[word];
		for (int i = 1; i < count; i++)
			common[word] &= nets[i]->members[word];
		any |= common[word];
	}
	if (!any)
		return;
	for (int sign = 0; sign < 2; sign++)
		for (int i = 0; i < nets[0]->count; i++) {
			int node = nets[0]->nodes[i].node;
			if (!(common[node / 64] >> (node % 64) & 1) || (node >= NONET_SE_CANDIDATES) != sign ||
			    nets[0]->position[node] != i + 1)
				continue;
			struct targets targets = {.count = 0};
			for (int k = 0; k < count; k++)
				add_target(&targets, nets[k], nets[k]->position[node] - 1);
			hint->target = (uint16_t)node;
			consider(search, hint, &targets);
		}
}

/* Whether one of the candidates may lead to more than it did in the search before. */
static bool is_new(const struct search *search, const uint16_t *candidates, int count) {
	for (int i = 0; i < count; i++)
		if (search->starts->chains[0][candidates[i] / 64] >> (candidates[i] % 64) & 1)
			return true;
	return false;
}

static bool collect_nets(struct search *search, const uint16_t *candidates, int count,
                         const struct nonet_se_net **nets_ret) {
	for (int i = 0; i < count; i++) {
		nets_ret[i] =
		    nonet_se_multiple_net(search->chainer, search->grid, search->kind, candidates[i]);
		if (!nets_ret[i])
			return false;
	}
	return true;
}

/* The houses of which the candidate's cell is the first place of its digit. */
static bool consider_houses(struct search *search, int candidate) {
	for (int kind = 0; kind < 3; kind++) {
		int house = nonet_se_house_of(nonet_se_box_row_column[kind], candidate / 9);
		uint16_t candidates[9];
		const struct nonet_se_net *nets[9];
		int count = 0;
		for (unsigned places = search->grid->places[house][candidate % 9]; places;
		     places &= places - 1)
			candidates[count++] = (uint16_t)nonet_se_candidate(
			    nonet_units_house[house][nonet_lowest_bit(places)], candidate % 9);
		if (count < 2 || candidates[0] != candidate ||
		    (search->starts && !(search->lost_digits[house] >> candidate % 9 & 1) &&
		     !is_new(search, candidates, count)))
			continue;
		if (!collect_nets(search, candidates, count, nets))
			return false;
		struct nonet_se_hint hint = {.sort_key = 6,
		                             .kind = NONET_SE_REGION,
		                             .house = (uint8_t)house,
		                             .source = (uint16_t)candidate};
		consider_common(search, nets, count, &hint);
	}
	return true;
}

static bool consider_cell(struct search *search, int cell) {
	uint16_t candidates[9];
	const struct nonet_se_net *nets[9];
	int count = 0;
	for (unsigned digits = search->grid->candidates[cell]; digits; digits &= digits - 1)
		candidates[count++] = (uint16_t)nonet_se_candidate(cell, nonet_lowest_bit(digits));
	if (search->starts && !nonet_cellset_has(search->lost_cells, cell) &&
	    !is_new(search, candidates, count))
		return true;
	if (!collect_nets(search, candidates, count, nets))
		return false;
	struct nonet_se_hint hint = {.sort_key = 5, .kind = NONET_SE_CELL, .source = candidates[0]};
	consider_common(search, nets, count, &hint);
	return true;
}

/* Whether nothing follows from a candidate being false. */
static bool is_dead_end(const struct search *search, int candidate) {
	const struct nonet_se_where *where = &nonet_se_where[candidate / 9];
	if (search->kind > NONET_SE_DYNAMIC ||
	    (search->kind != NONET_SE_NISHIO &&
	     nonet_se_size(search->grid->candidates[candidate / 9]) == 2))
		return false;
	for (int kind = 0; kind < 3; kind++)
		if (nonet_se_size(search->grid->places[where->house[kind]][candidate % 9]) == 2)
			return false;
	return true;
}

/* What follows from one candidate alone; not for static chains, which have been searched before. */
static bool consider_binary(struct search *search, int candidate, int cell_size) {
	struct nonet_se_chainer *chainer = search->chainer;
	const struct nonet_se_net *on =
	    nonet_se_multiple_net(chainer, search->grid, search->kind, candidate);
	if (!on)
		return false;
	consider_contradiction(search, candidate, on);
	if (is_dead_end(search, candidate))
		return true;
	const struct nonet_se_net *off = nonet_se_net_make(chainer, search->grid, search->kind,
	                                                   candidate + NONET_SE_CANDIDATES, false);
	if (!off)
		return false;
	consider_contradiction(search, candidate + NONET_SE_CANDIDATES, off);
	if (cell_size >= 3 && search->kind != NONET_SE_NISHIO)
		consider_doubles(search, candidate, on, off);
	return true;
}

static bool consider_candidate(struct search *search, int candidate, int cell_size) {
	if (search->kind != NONET_SE_MULTIPLE && !consider_binary(search, candidate, cell_size))
		return false;
	return search->kind == NONET_SE_NISHIO || consider_houses(search, candidate);
}

static void note_losses(struct search *search) {
	for (int i = 0; search->starts && i < search->starts->gone_count; i++) {
		int cell = search->starts->gone[i] / 9, digit = search->starts->gone[i] % 9;
		nonet_cellset_add(&search->lost_cells, cell);
		for (int kind = 0; kind < 3; kind++)
			search->lost_digits[nonet_se_where[cell].house[kind]] |= (uint16_t)(1u << digit);
	}
}

void nonet_se_multiple_begin(struct nonet_se_chainer *chainer) {
	while (chainer->chunks) {
		struct nonet_se_chunk *chunk = chainer->chunks;
		chainer->chunks = chunk->next;
		chunk->next = chainer->spare;
		chainer->spare = chunk;
	}
	memset(chainer->nets, 0, sizeof chainer->nets);
	chainer->nested_count = 0;
}

bool nonet_se_multiple_search(struct nonet_se_chainer *chainer, const struct nonet_se_grid *grid,
                              enum nonet_se_chain_kind kind, unsigned digits,
                              const struct nonet_se_starts *starts) {
	struct search search = {.chainer = chainer,
	                        .grid = grid,
	                        .kind = kind,
	                        .base = base_rating(kind),
	                        .starts = starts};
	note_losses(&search);
	int smallest = kind == NONET_SE_MULTIPLE ? 3 : 2;
	nonet_se_multiple_begin(chainer);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		int size = nonet_se_size(grid->candidates[cell]);
		if (size < smallest)
			continue;
		for (unsigned rest = grid->candidates[cell] & digits; rest; rest &= rest - 1)
			if (!consider_candidate(&search, nonet_se_candidate(cell, nonet_lowest_bit(rest)),
			                        size))
				return false;
		if (kind != NONET_SE_NISHIO && !consider_cell(&search, cell))
			return false;
	}
	return true;
}

/* ---- The chains of a hint ---- */

static bool visit_candidate(struct nonet_se_chainer *chainer, const struct nonet_se_grid *grid,
                            enum nonet_se_chain_kind kind, int candidate, int target,
                            enum nonet_se_cause cause, nonet_se_target_visitor *visit,
                            void *context) {
	const struct nonet_se_net *net = nonet_se_multiple_net(chainer, grid, kind, candidate);
	return net && visit(context, net, net->position[target] - 1, cause);
}

static bool visit_binary(struct nonet_se_chainer *chainer, const struct nonet_se_grid *grid,
                         enum nonet_se_chain_kind kind, const struct nonet_se_hint *hint,
                         nonet_se_target_visitor *visit, void *context) {
	int source = hint->source;
	const struct nonet_se_net *net = source < NONET_SE_CANDIDATES
	                                     ? nonet_se_multiple_net(chainer, grid, kind, source)
	                                     : nonet_se_net_make(chainer, grid, kind, source, false);
	if (!net)
		return false;
	if (hint->kind == NONET_SE_CONTRADICTION)
		return visit(context, net, net->clash[0], NONET_SE_ASSUMED) &&
		       visit(context, net, net->clash[1], NONET_SE_ASSUMED);
	if (!visit(context, net, net->position[hint->target] - 1, NONET_SE_ASSUMED))
		return false;
	net = nonet_se_net_make(chainer, grid, kind, source + NONET_SE_CANDIDATES, false);
	return net && visit(context, net, net->position[hint->target] - 1, NONET_SE_ASSUMED);
}

bool nonet_se_multiple_visit(struct nonet_se_chainer *chainer, const struct nonet_se_grid *grid,
                             enum nonet_se_chain_kind kind, const struct nonet_se_hint *hint,
                             nonet_se_target_visitor *visit, void *context) {
	int cell = hint->source / 9, digit = hint->source % 9, house = hint->house;
	if (hint->kind == NONET_SE_CELL) {
		for (unsigned digits = grid->candidates[cell]; digits; digits &= digits - 1)
			if (!visit_candidate(chainer, grid, kind,
			                     nonet_se_candidate(cell, nonet_lowest_bit(digits)), hint->target,
			                     NONET_SE_BY_CELL, visit, context))
				return false;
		return true;
	}
	if (hint->kind == NONET_SE_REGION) {
		enum nonet_se_cause cause = house >= 18 ? NONET_SE_BY_BOX
		                            : house < 9 ? NONET_SE_BY_ROW
		                                        : NONET_SE_BY_COLUMN;
		for (unsigned places = grid->places[house][digit]; places; places &= places - 1) {
			int other = nonet_units_house[house][nonet_lowest_bit(places)];
			if (!visit_candidate(chainer, grid, kind, nonet_se_candidate(other, digit),
			                     hint->target, cause, visit, context))
				return false;
		}
		return true;
	}
	return visit_binary(chainer, grid, kind, hint, visit, context);
}
