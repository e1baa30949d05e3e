/* A net: everything that follows from one assumption, derived in Sudoku Explainer's order.
 *
 * Two queues, one of true and one of false candidates, the true ones first. What is false is taken
 * off the grid once its consequences are drawn, so that later on cells and houses have fewer
 * candidates; a node derived from such a cell or house has all that are gone from it as parents.
 * The first way to derive a node counts, and the first contradiction ends the net. */
#include "logic/se_advanced.h"

#include <stdlib.h>
#include <string.h>

struct nonet_se_run *nonet_se_run_new(void) {
	struct nonet_se_run *run = malloc(sizeof *run);
	if (!run)
		return NULL;
	run->parents = NULL;
	run->parent_capacity = 0;
	memset(run->mark, 0, sizeof run->mark);
	run->last_mark = 0;
	return run;
}

void nonet_se_run_free(struct nonet_se_run *run) {
	if (run)
		free(run->parents);
	free(run);
}

void nonet_se_run_add_parent(struct nonet_se_run *run, int position) {
	if (run->parent_count == run->parent_capacity) {
		uint32_t capacity = run->parent_capacity ? 2 * run->parent_capacity : 4096;
		uint16_t *parents = realloc(run->parents, capacity * sizeof parents[0]);
		if (!parents) {
			run->out_of_memory = true;
			return;
		}
		run->parents = parents;
		run->parent_capacity = capacity;
	}
	run->parents[run->parent_count++] = (uint16_t)position;
}

static void take_from(struct nonet_se_grid *grid, int candidate) {
	int cell = candidate / 9, digit = candidate % 9;
	const struct nonet_se_where *where = &nonet_se_where[cell];
	grid->candidates[cell] &= (uint16_t) ~(1u << digit);
	for (int kind = 0; kind < 3; kind++)
		grid->places[where->house[kind]][digit] &= (uint16_t) ~(1u << where->place[kind]);
}

/* Ancestors of a node with several parents, by going through all of them once. */
static int count_ancestors(struct nonet_se_run *run, const struct nonet_se_net_node *node) {
	uint16_t stack[NONET_SE_NODES + 1];
	int depth = 0, count = 1;
	uint32_t mark = ++run->last_mark;
	for (;;) {
		for (uint32_t i = 0; i < node->parent_count; i++) {
			int parent = run->parents[node->first_parent + i];
			if (run->mark[parent] == mark)
				continue;
			run->mark[parent] = mark;
			stack[depth++] = (uint16_t)parent;
		}
		if (!depth)
			return count;
		count++;
		node = &run->nodes[stack[--depth]];
	}
}

/* Adds a node whose parents are the last ones added; returns its position. */
static int add_node(struct nonet_se_run *run, int id, int cause, uint32_t first_parent) {
	int position = run->net->count++;
	struct nonet_se_net_node *node = &run->nodes[position];
	node->node = (uint16_t)id;
	node->cause = (uint8_t)cause;
	node->technique = 0;
	node->nested = -1;
	node->first_parent = first_parent;
	node->parent_count = (uint16_t)(run->parent_count - first_parent);
	run->depth[position] =
	    node->parent_count ? (uint16_t)(run->depth[run->parents[first_parent]] + 1) : 0;
	node->ancestors = node->parent_count == 1
	                      ? (uint16_t)(run->nodes[run->parents[first_parent]].ancestors + 1)
	                      : (uint16_t)count_ancestors(run, node);
	return position;
}

/* The node becomes part of the net and waits for its consequences. */
static void enqueue(struct nonet_se_run *run, int position) {
	int id = run->nodes[position].node;
	run->net->position[id] = (uint16_t)(position + 1);
	run->net->members[id / 64] |= (uint64_t)1 << (id % 64);
	if (id < NONET_SE_CANDIDATES)
		run->on_queue[run->on_end++] = (uint16_t)position;
	else
		run->off_queue[run->off_end++] = (uint16_t)position;
}

void nonet_se_run_add_step(struct nonet_se_run *run, int candidate, uint32_t first_parent,
                           int technique, int32_t nested) {
	int id = candidate + NONET_SE_CANDIDATES;
	if (run->net->position[id])
		return;
	int position = add_node(run, id, NONET_SE_BY_STEP, first_parent);
	run->nodes[position].technique = (uint8_t)technique;
	run->nodes[position].nested = nested;
	enqueue(run, position);
	/* One that is true already must still be met by later consequences, as a contradiction. */
	if (!run->net->position[candidate])
		take_from(&run->fresh, candidate);
}

/* Draws that `candidate` is false from the on-node at `parent`; false at a contradiction. */
static bool turn_off(struct nonet_se_run *run, int candidate, int parent, int cause) {
	int opposite = run->net->position[candidate];
	int id = candidate + NONET_SE_CANDIDATES;
	if (!opposite && run->net->position[id])
		return true;
	uint32_t first_parent = run->parent_count;
	nonet_se_run_add_parent(run, parent);
	int position = add_node(run, id, cause, first_parent);
	if (opposite) {
		run->net->clash[0] = opposite - 1;
		run->net->clash[1] = position;
		return false;
	}
	enqueue(run, position);
	take_from(&run->fresh, candidate);
	return true;
}

/* What a true candidate makes false; false at a contradiction. */
static bool follow_on(struct nonet_se_run *run, int position) {
	int candidate = run->nodes[position].node;
	int cell = candidate / 9, digit = candidate % 9;
	if (!run->nishio)
		for (unsigned others = run->fresh.candidates[cell] & ~(1u << digit); others;
		     others &= others - 1)
			if (!turn_off(run, nonet_se_candidate(cell, nonet_lowest_bit(others)), position,
			              NONET_SE_BY_CELL))
				return false;
	for (int kind = 0; kind < 3; kind++) {
		int house = nonet_se_where[cell].house[kind];
		for (unsigned places = run->fresh.places[house][digit]; places; places &= places - 1) {
			int other = nonet_units_house[house][nonet_lowest_bit(places)];
			if (other != cell &&
			    !turn_off(run, nonet_se_candidate(other, digit), position, NONET_SE_BY_BOX + kind))
				return false;
		}
	}
	return true;
}

/* Draws that `candidate` is true; its parents are the last ones added. False at a contradiction. */
static bool turn_on(struct nonet_se_run *run, int candidate, uint32_t first_parent, int cause) {
	int opposite = run->net->position[candidate + NONET_SE_CANDIDATES];
	if (!opposite && run->net->position[candidate]) {
		run->parent_count = first_parent;
		return true;
	}
	int position = add_node(run, candidate, cause, first_parent);
	if (opposite) {
		run->net->clash[0] = position;
		run->net->clash[1] = opposite - 1;
		return false;
	}
	enqueue(run, position);
	return true;
}

static bool is_pair(unsigned set) {
	unsigned rest = set & (set - 1);
	return rest && !(rest & (rest - 1));
}

static void add_gone(struct nonet_se_run *run, int candidate) {
	nonet_se_run_add_parent(run, run->net->position[candidate + NONET_SE_CANDIDATES] - 1);
}

static bool follow_off_in_cell(struct nonet_se_run *run, int position) {
	int candidate = run->nodes[position].node - NONET_SE_CANDIDATES;
	int cell = candidate / 9;
	unsigned digits = run->grid.candidates[cell];
	if (!is_pair(digits))
		return true;
	uint32_t first_parent = run->parent_count;
	nonet_se_run_add_parent(run, position);
	for (unsigned gone = run->source->candidates[cell] & ~digits; gone; gone &= gone - 1)
		add_gone(run, nonet_se_candidate(cell, nonet_lowest_bit(gone)));
	int other = nonet_lowest_bit(digits & ~(1u << candidate % 9));
	return turn_on(run, nonet_se_candidate(cell, other), first_parent, NONET_SE_BY_CELL);
}

static bool follow_off_in_house(struct nonet_se_run *run, int position, int kind) {
	int candidate = run->nodes[position].node - NONET_SE_CANDIDATES;
	int cell = candidate / 9, digit = candidate % 9;
	int house = nonet_se_where[cell].house[kind];
	unsigned places = run->grid.places[house][digit];
	if (!is_pair(places))
		return true;
	uint32_t first_parent = run->parent_count;
	nonet_se_run_add_parent(run, position);
	for (unsigned gone = run->source->places[house][digit] & ~places; gone; gone &= gone - 1)
		add_gone(run, nonet_se_candidate(nonet_units_house[house][nonet_lowest_bit(gone)], digit));
	unsigned left = places & ~(1u << nonet_se_where[cell].place[kind]);
	int other = nonet_units_house[house][nonet_lowest_bit(left)];
	return turn_on(run, nonet_se_candidate(other, digit), first_parent, NONET_SE_BY_BOX + kind);
}

/* What a false candidate makes true; false at a contradiction. */
static bool follow_off(struct nonet_se_run *run, int position) {
	if (!run->nishio && !follow_off_in_cell(run, position))
		return false;
	for (int kind = 0; kind < 3; kind++)
		if (!follow_off_in_house(run, position, kind))
			return false;
	if (run->dynamic) {
		int candidate = run->nodes[position].node - NONET_SE_CANDIDATES;
		take_from(&run->grid, candidate);
		run->gone[run->gone_count++] = (uint16_t)candidate;
		if (run->net->position[candidate])
			take_from(&run->fresh, candidate);
	}
	return true;
}

static void begin(struct nonet_se_run *run, const struct nonet_se_grid *grid,
                  enum nonet_se_chain_kind kind, int start) {
	run->source = grid;
	run->grid = *grid;
	run->fresh = *grid;
	run->nishio = kind == NONET_SE_NISHIO;
	run->dynamic = kind != NONET_SE_MULTIPLE;
	run->level = kind > NONET_SE_DYNAMIC ? (int)kind - NONET_SE_DYNAMIC : 0;
	run->parent_count = 0;
	run->out_of_memory = false;
	run->on_begin = run->on_end = run->off_begin = run->off_end = 0;
	run->gone_count = 0;
	memset(run->seen_gone, 0, sizeof run->seen_gone);
	run->net->count = 0;
	run->net->clash[0] = run->net->clash[1] = -1;
	memset(run->net->position, 0, sizeof run->net->position);
	memset(run->net->members, 0, sizeof run->net->members);
	enqueue(run, add_node(run, start, NONET_SE_ASSUMED, 0));
	if (start >= NONET_SE_CANDIDATES)
		take_from(&run->fresh, start - NONET_SE_CANDIDATES);
}

/* An empty chunk for at least so many bytes on top of the others, or NULL when out of memory. */
static struct nonet_se_chunk *add_chunk(struct nonet_se_chainer *chainer, size_t nbytes) {
	enum { USUAL_NBYTES = 1 << 16 };
	struct nonet_se_chunk *chunk = chainer->spare;
	if (chunk && chunk->capacity >= nbytes)
		chainer->spare = chunk->next;
	else {
		size_t capacity = nbytes > USUAL_NBYTES ? nbytes : USUAL_NBYTES;
		chunk = malloc(sizeof *chunk + capacity);
		if (!chunk)
			return NULL;
		chunk->capacity = capacity;
	}
	chunk->next = chainer->chunks;
	chunk->used = 0;
	chainer->chunks = chunk;
	return chunk;
}

/* Room on top of the chainer's chunks, which is not taken yet; NULL when out of memory. */
static void *reserve(struct nonet_se_chainer *chainer, size_t nbytes) {
	struct nonet_se_chunk *chunk = chainer->chunks;
	if (!chunk || chunk->capacity - chunk->used < nbytes)
		chunk = add_chunk(chainer, nbytes);
	if (!chunk) {
		chainer->out_of_memory = true;
		return NULL;
	}
	return (char *)chunk->bytes + chunk->used;
}

static void take(struct nonet_se_chainer *chainer, size_t nbytes) {
	chainer->chunks->used += (nbytes + 7) & ~(size_t)7;
}

/* Chooses where the net is made: a net that is kept is made in its place. */
static bool choose_place(struct nonet_se_chainer *chainer, bool keep) {
	struct nonet_se_run *run = chainer->run;
	run->net = &run->own_net;
	run->nodes = run->own_nodes;
	if (!keep)
		return true;
	void *place = reserve(chainer, sizeof run->own_net + sizeof run->own_nodes);
	if (!place)
		return false;
	run->net = place;
	run->nodes = (struct nonet_se_net_node *)(run->net + 1);
	return true;
}

static bool keep_net(struct nonet_se_chainer *chainer) {
	struct nonet_se_run *run = chainer->run;
	size_t parent_nbytes = run->parent_count * sizeof run->parents[0];
	take(chainer, sizeof *run->net + (size_t)run->net->count * sizeof run->nodes[0]);
	if (!parent_nbytes)
		return true;
	uint16_t *parents = reserve(chainer, parent_nbytes);
	if (!parents)
		return false;
	memcpy(parents, run->parents, parent_nbytes);
	take(chainer, parent_nbytes);
	run->net->parents = parents;
	return true;
}

/* A chain of so many nodes is too long for any hint that is still wanted, of two chains at least.
 */
static int most_ancestors(const struct nonet_se_chainer *chainer) {
	const struct nonet_se_hints *hints = &chainer->hints;
	if (!hints->only_best || hints->count == 0)
		return NONET_SE_NODES;
	return hints->items[0].complexity - 1;
}

/* Whether all that is still to come is too long. Without nested steps, false candidates wait in
 * order of their depth, what follows from them is deeper still, and a node has at least one
 * ancestor at each smaller depth. */
static bool is_useless(const struct nonet_se_run *run) {
	return run->level == 0 && run->depth[run->off_queue[run->off_begin]] + 2 > run->most_ancestors;
}

const struct nonet_se_net *nonet_se_net_make(struct nonet_se_chainer *chainer,
                                             const struct nonet_se_grid *grid,
                                             enum nonet_se_chain_kind kind, int start, bool keep) {
	struct nonet_se_run *run = chainer->run;
	if (nonet_se_engine_stopped(chainer->frame->engine))
		return NULL;
	if (!choose_place(chainer, keep))
		return NULL;
	begin(run, grid, kind, start);
	run->most_ancestors = most_ancestors(chainer);
	for (bool consistent = true; consistent;) {
		if (run->on_begin < run->on_end)
			consistent = follow_on(run, run->on_queue[run->on_begin++]);
		else if (run->off_begin < run->off_end) {
			if (is_useless(run))
				break;
			consistent = follow_off(run, run->off_queue[run->off_begin++]);
		} else if (run->level == 0 || !nonet_se_advance(chainer))
			break;
	}
	run->net->nodes = run->nodes;
	run->net->parents = run->parents;
	if (run->out_of_memory)
		chainer->out_of_memory = true;
	if (chainer->out_of_memory || chainer->frame->engine->watch.status != NONET_OK)
		return NULL;
	return !keep || keep_net(chainer) ? run->net : NULL;
}

int nonet_se_net_trace(const struct nonet_se_net *net, int position,
                       uint16_t positions_ret[NONET_SE_NODES + 1]) {
	uint64_t seen[(NONET_SE_NODES + 64) / 64 + 1] = {0};
	int count = 0;
	positions_ret[count++] = (uint16_t)position;
	for (int i = 0; i < count; i++) {
		const struct nonet_se_net_node *node = &net->nodes[positions_ret[i]];
		for (uint32_t k = 0; k < node->parent_count; k++) {
			int parent = net->parents[node->first_parent + k];
			if (seen[parent / 64] >> (parent % 64) & 1)
				continue;
			seen[parent / 64] |= (uint64_t)1 << (parent % 64);
			positions_ret[count++] = (uint16_t)parent;
		}
	}
	return count;
}
