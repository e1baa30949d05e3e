/* Aligned pair and triple exclusion: of all fillings of two or three cells, those go that repeat a
 * digit where the cells see each other, or that would leave a common peer without a candidate. A
 * candidate that no remaining filling has is false. */
#include "logic/se_engine.h"

struct exclusion {
	const struct nonet_se_engine *engine;
	const struct nonet_state *state;
	struct nonet_cellset excluders[NONET_CELLS]; /* by cell: small peers */
	uint8_t cells[NONET_CELLS];                  /* that may take part */
	int count;
	struct nonet_cellset taking_part;
	struct nonet_cellset changed;             /* or new among those, since nothing was found */
	uint8_t thirds[NONET_CELLS][NONET_PEERS]; /* by cell: excluders that may take part, in order */
	uint8_t third_count[NONET_CELLS];
};

static int size_of(const struct nonet_state *state, int cell) {
	return nonet_se_size(state->candidates[cell]);
}

/* The cells that have peers with 2..size candidates, and none with one only. */
static void prepare(struct exclusion *exclusion, const struct nonet_se_engine *engine, int size) {
	const struct nonet_state *state = &engine->state;
	int memory = NONET_SE_ALIGNED_PAIR + size - 2;
	struct nonet_cellset small = {0, 0}, single = {0, 0};
	exclusion->engine = engine;
	exclusion->state = state;
	exclusion->count = 0;
	exclusion->taking_part = (struct nonet_cellset){0, 0};
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		int own = size_of(state, cell);
		if (own == 1)
			nonet_cellset_add(&single, cell);
		else if (own >= 2 && own <= size)
			nonet_cellset_add(&small, cell);
	}
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		struct nonet_cellset peers = nonet_masks_peers[cell];
		exclusion->excluders[cell] = nonet_cellset_and(peers, small);
		if (size_of(state, cell) < 2 || nonet_cellset_is_empty(exclusion->excluders[cell]) ||
		    nonet_cellset_meets(peers, single))
			continue;
		exclusion->cells[exclusion->count++] = (uint8_t)cell;
		nonet_cellset_add(&exclusion->taking_part, cell);
	}
	exclusion->changed = nonet_cellset_or(
	    nonet_se_changed_cells(engine, memory),
	    nonet_cellset_minus(exclusion->taking_part, engine->memory[memory].taking_part));
}

static void remember(const struct exclusion *exclusion, struct nonet_se_engine *engine, int size) {
	struct nonet_se_memory *memory = &engine->memory[NONET_SE_ALIGNED_PAIR + size - 2];
	memory->seen = engine->now;
	memory->taking_part = exclusion->taking_part;
}

/* What the common excluders of the cells forbid. */
struct forbidden {
	uint16_t sets[NONET_PEERS];
	int count;
};

static bool is_forbidden(const struct forbidden *forbidden, unsigned digits) {
	for (int i = 0; i < forbidden->count; i++)
		if (!(forbidden->sets[i] & ~digits))
			return true;
	return false;
}

static void collect(const struct exclusion *exclusion, struct nonet_cellset excluders,
                    struct forbidden *forbidden) {
	forbidden->count = 0;
	while (!nonet_cellset_is_empty(excluders))
		forbidden->sets[forbidden->count++] =
		    exclusion->state->candidates[nonet_cellset_take(&excluders)];
}

/* Writes the candidates that no allowed filling has. True when that is to be the step. */
static bool use(const struct exclusion *exclusion, struct nonet_step *step,
                enum nonet_technique technique, int rating, const int *cells,
                const unsigned *allowed, int count, struct nonet_cellset excluders) {
	const struct nonet_state *state = exclusion->state;
	bool found = false;
	for (int i = 0; i < count; i++)
		found |= state->candidates[cells[i]] != allowed[i];
	if (!found)
		return false;
	nonet_step_begin(step, technique, rating);
	for (int i = 0; i < count; i++) {
		nonet_step_mark(step, cells[i], state->candidates[cells[i]], NONET_ROLE_BASE);
		if (state->candidates[cells[i]] & ~allowed[i])
			nonet_step_eliminate(step, cells[i], state->candidates[cells[i]] & ~allowed[i]);
	}
	while (!nonet_cellset_is_empty(excluders)) {
		int cell = nonet_cellset_take(&excluders);
		nonet_step_mark(step, cell, state->candidates[cell], NONET_ROLE_EXTRA);
	}
	return nonet_se_engine_takes(exclusion->engine, step);
}

static bool try_pair(const struct exclusion *exclusion, struct nonet_step *step, int first,
                     int second) {
	struct nonet_cellset excluders =
	    nonet_cellset_and(exclusion->excluders[first], exclusion->excluders[second]);
	if (!nonet_se_has_two(excluders) || (!nonet_cellset_has(exclusion->changed, first) &&
	                                     !nonet_cellset_has(exclusion->changed, second) &&
	                                     !nonet_cellset_meets(excluders, exclusion->changed)))
		return false;
	struct forbidden forbidden;
	collect(exclusion, excluders, &forbidden);
	const int cells[2] = {first, second};
	unsigned allowed[2] = {0, 0};
	bool see = nonet_masks_sees(first, second);
	for (unsigned a = exclusion->state->candidates[first]; a; a &= a - 1)
		for (unsigned b = exclusion->state->candidates[second]; b; b &= b - 1) {
			unsigned one = a & (~a + 1), two = b & (~b + 1);
			if ((one == two && see) || is_forbidden(&forbidden, one | two))
				continue;
			allowed[0] |= one;
			allowed[1] |= two;
		}
	return use(exclusion, step, NONET_TECHNIQUE_ALIGNED_PAIR_EXCLUSION, 62, cells, allowed, 2,
	           excluders);
}

/* Pairs in the order of their later, then their earlier cell. */
bool nonet_se_aligned_pair(struct nonet_se_engine *engine, int variant, struct nonet_step *step) {
	(void)variant;
	struct exclusion exclusion;
	prepare(&exclusion, engine, 2);
	for (int j = 1; j < exclusion.count; j++)
		for (int i = 0; i < j; i++)
			if (try_pair(&exclusion, step, exclusion.cells[i], exclusion.cells[j]))
				return true;
	remember(&exclusion, engine, 2);
	return false;
}

/* A triple of cells, and which of its candidates some allowed filling has. */
struct triple {
	bool see[3]; /* the other two cells see each other */
	unsigned candidates[3], allowed[3];
	const struct forbidden *forbidden;
};

/* Looks for an allowed filling that has `one` in cell i. All digits are masks. */
static void find_filling(struct triple *triple, int i, unsigned one) {
	int j = (i + 1) % 3, k = (i + 2) % 3;
	for (unsigned b = triple->candidates[j]; b; b &= b - 1) {
		unsigned two = b & (~b + 1);
		if (one == two && triple->see[k])
			continue;
		for (unsigned c = triple->candidates[k]; c; c &= c - 1) {
			unsigned three = c & (~c + 1);
			if ((one == three && triple->see[j]) || (two == three && triple->see[i]) ||
			    is_forbidden(triple->forbidden, one | two | three))
				continue;
			triple->allowed[i] |= one;
			triple->allowed[j] |= two;
			triple->allowed[k] |= three;
			return;
		}
	}
}

static bool try_triple(const struct exclusion *exclusion, struct nonet_step *step,
                       const int cells[3]) {
	struct nonet_cellset excluders = nonet_cellset_and(
	    nonet_cellset_and(exclusion->excluders[cells[0]], exclusion->excluders[cells[1]]),
	    exclusion->excluders[cells[2]]);
	struct forbidden forbidden;
	collect(exclusion, excluders, &forbidden);
	struct triple triple = {.forbidden = &forbidden};
	for (int i = 0; i < 3; i++) {
		triple.candidates[i] = exclusion->state->candidates[cells[i]];
		triple.see[i] = nonet_masks_sees(cells[(i + 1) % 3], cells[(i + 2) % 3]);
	}
	for (int i = 0; i < 3; i++)
		for (unsigned left = triple.candidates[i]; left; left &= left - 1)
			if (!(triple.allowed[i] & left & (~left + 1)))
				find_filling(&triple, i, left & (~left + 1));
	return use(exclusion, step, NONET_TECHNIQUE_ALIGNED_TRIPLE_EXCLUSION, 75, cells, triple.allowed,
	           3, excluders);
}

static void list_thirds(struct exclusion *exclusion) {
	for (int i = 0; i < exclusion->count; i++) {
		int cell = exclusion->cells[i], count = 0;
		struct nonet_cellset thirds =
		    nonet_cellset_and(exclusion->excluders[cell], exclusion->taking_part);
		for (int k = 0; k < NONET_PEERS; k++)
			if (nonet_cellset_has(thirds, nonet_se_peers[cell][k]))
				exclusion->thirds[cell][count++] = nonet_se_peers[cell][k];
		exclusion->third_count[cell] = (uint8_t)count;
	}
}

static bool is_third(const struct exclusion *exclusion, int first, int second, int third) {
	return nonet_cellset_has(exclusion->excluders[first], third) ||
	       nonet_cellset_has(exclusion->excluders[second], third);
}

/* Whether the same cells have come up before, as another pair with another third. */
static bool was_tried(const struct exclusion *exclusion, int first, int second, int third) {
	if (third > second)
		return false;
	if (third > first)
		return is_third(exclusion, first, third, second);
	return is_third(exclusion, third, first, second) || is_third(exclusion, third, second, first);
}

/* The third cell is an excluder of one of the others: those of the first come first. */
static bool try_thirds(const struct exclusion *exclusion, struct nonet_step *step, int first,
                       int second) {
	struct nonet_cellset common =
	    nonet_cellset_and(exclusion->excluders[first], exclusion->excluders[second]);
	if (!nonet_se_has_two(common))
		return false;
	struct nonet_cellset seen_by_first = exclusion->excluders[first];
	bool changed = nonet_cellset_has(exclusion->changed, first) ||
	               nonet_cellset_has(exclusion->changed, second);
	struct nonet_cellset thirds =
	    nonet_cellset_and(exclusion->taking_part, nonet_cellset_or(exclusion->excluders[first],
	                                                               exclusion->excluders[second]));
	if (!changed && !nonet_cellset_meets(exclusion->changed, nonet_cellset_or(common, thirds)))
		return false;
	for (int k = 0; k < 2; k++) {
		int cell = k ? second : first;
		for (int i = 0; i < exclusion->third_count[cell]; i++) {
			int third = exclusion->thirds[cell][i];
			if (third == first || third == second ||
			    (k && nonet_cellset_has(seen_by_first, third)) ||
			    !nonet_se_has_two(nonet_cellset_and(common, exclusion->excluders[third])) ||
			    (!changed && !nonet_cellset_has(exclusion->changed, third) &&
			     !nonet_cellset_meets(exclusion->changed,
			                          nonet_cellset_and(common, exclusion->excluders[third]))) ||
			    was_tried(exclusion, first, second, third))
				continue;
			const int cells[3] = {first, second, third};
			if (try_triple(exclusion, step, cells))
				return true;
		}
	}
	return false;
}

bool nonet_se_aligned_triple(struct nonet_se_engine *engine, int variant, struct nonet_step *step) {
	(void)variant;
	struct exclusion exclusion;
	prepare(&exclusion, engine, 3);
	list_thirds(&exclusion);
	for (int j = 1; j < exclusion.count; j++)
		for (int i = 0; i < j; i++)
			if (try_thirds(&exclusion, step, exclusion.cells[i], exclusion.cells[j]))
				return true;
	remember(&exclusion, engine, 3);
	return false;
}
