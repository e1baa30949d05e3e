/* Unique rectangles and loops: a closed walk over cells that all hold the same two candidates, and
 * that enters every house once on an odd and once on an even step or never. Left with those two
 * candidates alone it would have two fillings, so in a puzzle with one solution something must give
 * way in the cells that hold more.
 *
 * All loops are looked at; the lowest rating wins, then the lowest type, then the first. Where all
 * steps are wanted, each is told as soon as it is written. */
#include "logic/se_engine.h"

#include <string.h>

/* A cell of the walk, and how far the search has come there. */
struct frame {
	uint8_t cell;
	uint8_t kind;        /* of houses, that is being searched: 0 box, 1 row, 2 column */
	uint16_t places;     /* in that house, still to be looked at */
	uint8_t came_by;     /* kind of house that led here; 3 for the start */
	int8_t extra_cells;  /* how many more cells with other candidates may join */
	uint32_t entered[2]; /* houses, by parity of the step that entered them */
	uint16_t extra;      /* other candidates met so far; cells that turned out to lead nowhere count
	                        too, as they do in Sudoku Explainer */
};

struct loop_search {
	struct nonet_se_engine *engine;
	const struct nonet_state *state;
	struct nonet_step *step;
	struct frame walk[NONET_CELLS];
	int length;
	int most_cells; /* of a loop that could still be better than the best so far */
	unsigned pair;  /* the two candidates */
	struct nonet_cellset on_walk;
	struct nonet_cellset possible; /* cells that can be part of a loop for the pair */
	/* By pair, 9 * lower digit + higher: whether it need not be walked; whether it was walked, and
	 * whether that led to a loop. */
	bool skipped[81], walked[81], closed[81];
	double rating; /* of the best so far; above everything when there is none */
	int type;
	bool enough; /* where all steps are told: no more of them */
};

/* Whether a find is better than the best so far, and if so begins to write it. */
static bool begin_better(struct loop_search *search, double added, int type) {
	double rating = 4.5;
	if (search->length >= 10)
		rating += 0.3;
	if (search->length >= 8)
		rating += 0.2;
	else if (search->length >= 6)
		rating += 0.1;
	rating += added;
	bool better = rating < search->rating || (!(rating > search->rating) && type < search->type);
	if (!search->engine->visit) {
		if (!better)
			return false;
		search->rating = rating;
		search->type = type;
		search->most_cells = rating < 4.55   ? 4
		                     : rating < 4.65 ? 6
		                     : rating < 4.95 ? 8
		                                     : NONET_CELLS;
	}
	nonet_step_begin(search->step, (enum nonet_technique)(NONET_TECHNIQUE_UNIQUE_LOOP_1 + type - 1),
	                 (int)((rating + 0.05) * 10));
	search->step->digits = (uint16_t)search->pair;
	for (int i = 0; i < search->length; i++) {
		int cell = search->walk[i].cell;
		nonet_step_mark(search->step, cell, search->state->candidates[cell], NONET_ROLE_BASE);
	}
	return true;
}

/* To be called when a step is written. */
static void end(struct loop_search *search) {
	search->enough |= search->engine->visit && nonet_se_engine_takes(search->engine, search->step);
}

static void try_type_1(struct loop_search *search, int cell) {
	if (!begin_better(search, 0, 1))
		return;
	nonet_step_eliminate(search->step, cell, search->pair);
	end(search);
}

static void try_type_2(struct loop_search *search, const uint8_t *cells, int count) {
	const struct nonet_state *state = search->state;
	int digit = nonet_lowest_bit(state->candidates[cells[0]] & ~search->pair);
	struct nonet_cellset seen = state->cells[digit];
	for (int i = 0; i < count; i++)
		seen = nonet_cellset_and(seen, nonet_masks_peers[cells[i]]);
	if (nonet_cellset_is_empty(seen) || !begin_better(search, 0, 2))
		return;
	while (!nonet_cellset_is_empty(seen))
		nonet_step_eliminate(search->step, nonet_cellset_take(&seen), 1u << digit);
	end(search);
}

/* The two extra cells and a house they share, for type 3. */
struct shared_house {
	int house;
	int place[2];
	unsigned extra;  /* candidates of either cell beyond the pair */
	unsigned common; /* those of both */
};

/* The digits of a naked set made of the first extra cell, which stands for both and holds their
 * extra candidates, and the others at `places`; 0 when there is none. */
static unsigned naked_digits(const struct loop_search *search, const struct shared_house *shared,
                             unsigned places) {
	unsigned covered = shared->common, all = shared->extra;
	int size = nonet_se_size(places);
	if (!(shared->extra & (shared->extra - 1)))
		return 0;
	for (unsigned rest = places & ~(1u << shared->place[0]); rest; rest &= rest - 1) {
		unsigned digits =
		    search->state->candidates[nonet_units_house[shared->house][nonet_lowest_bit(rest)]];
		if (!(digits & (digits - 1)))
			return 0;
		covered |= digits;
		all |= digits;
	}
	return nonet_se_size(covered) == size && nonet_se_size(all) == size ? all : 0;
}

static void use_naked_set(struct loop_search *search, const struct shared_house *shared,
                          unsigned places, unsigned digits) {
	const struct nonet_state *state = search->state;
	const uint8_t *cells = nonet_units_house[shared->house];
	unsigned set = places | 1u << shared->place[1];
	unsigned found = 0;
	for (int i = 0; i < 9; i++)
		if (!(set >> i & 1))
			found |= state->candidates[cells[i]] & digits;
	if (!found || !begin_better(search, (nonet_se_size(digits) - 1) * 0.1, 3))
		return;
	search->step->base_houses = 1u << shared->house;
	for (int i = 0; i < 9; i++) {
		unsigned common = state->candidates[cells[i]] & digits;
		if (!(set >> i & 1)) {
			if (common)
				nonet_step_eliminate(search->step, cells[i], common);
		} else if (i != shared->place[0] && i != shared->place[1])
			nonet_step_mark(search->step, cells[i], common, NONET_ROLE_EXTRA);
	}
	end(search);
}

static void try_naked_sets(struct loop_search *search, const struct shared_house *shared,
                           int size) {
	for (unsigned places = (1u << size) - 1; places; places = nonet_se_next_set(places)) {
		if (!(places >> shared->place[0] & 1) || places >> shared->place[1] & 1)
			continue;
		unsigned digits = naked_digits(search, shared, places);
		if (digits)
			use_naked_set(search, shared, places, digits);
	}
}

/* The places of a hidden set of the digits, among them the first extra cell, which stands for both;
 * 0 when there is none. */
static unsigned hidden_places(const struct loop_search *search, const struct shared_house *shared,
                              unsigned digits) {
	unsigned all = 0;
	for (unsigned rest = digits; rest; rest &= rest - 1) {
		unsigned places = search->state->places[shared->house][nonet_lowest_bit(rest)] &
		                  ~(1u << shared->place[1]);
		if (!places)
			return 0;
		all |= places;
	}
	return nonet_se_size(all) == nonet_se_size(digits) ? all : 0;
}

static void use_hidden_set(struct loop_search *search, const struct shared_house *shared,
                           unsigned digits, unsigned places) {
	const struct nonet_state *state = search->state;
	const uint8_t *cells = nonet_units_house[shared->house];
	unsigned others = places & ~(1u << shared->place[0]);
	unsigned found = 0;
	for (unsigned rest = others; rest; rest &= rest - 1)
		found |= state->candidates[cells[nonet_lowest_bit(rest)]] & ~digits;
	if (!found || !begin_better(search, (nonet_se_size(others) - 1) * 0.1, 3))
		return;
	search->step->base_houses = 1u << shared->house;
	for (unsigned rest = others; rest; rest &= rest - 1) {
		int cell = cells[nonet_lowest_bit(rest)];
		nonet_step_mark(search->step, cell, state->candidates[cell] & digits, NONET_ROLE_EXTRA);
		if (state->candidates[cell] & ~digits)
			nonet_step_eliminate(search->step, cell, state->candidates[cell] & ~digits);
	}
	end(search);
}

/* The pair and size - 2 of the digits that are neither of it nor extra. */
static void try_hidden_sets(struct loop_search *search, const struct shared_house *shared,
                            int size) {
	unsigned rest = NONET_ALL_DIGITS & ~search->pair & ~shared->extra;
	if (size - 2 > nonet_se_size(rest))
		return;
	if (size == 2) {
		unsigned places = hidden_places(search, shared, search->pair);
		if (places)
			use_hidden_set(search, shared, search->pair, places);
		return;
	}
	for (unsigned set = (1u << (size - 2)) - 1; set; set = nonet_se_next_set(set)) {
		/* Ascending sets of nine digits, of which only those within `rest` count, come in the
		 * same order as sets of the rest alone. */
		if (set & ~rest)
			continue;
		unsigned places = hidden_places(search, shared, set | search->pair);
		if (places)
			use_hidden_set(search, shared, set | search->pair, places);
	}
}

static void try_type_3(struct loop_search *search, const uint8_t cells[2]) {
	const struct nonet_state *state = search->state;
	unsigned first = state->candidates[cells[0]] & ~search->pair;
	unsigned second = state->candidates[cells[1]] & ~search->pair;
	for (int size = nonet_se_size(first | second); size <= 7; size++)
		for (int kind = 0; kind < 3; kind++) {
			int house = nonet_se_house_of(nonet_se_box_row_column[kind], cells[0]);
			if (house != nonet_se_house_of(nonet_se_box_row_column[kind], cells[1]))
				continue;
			struct shared_house shared = {
			    house,
			    {nonet_se_place_in(house, cells[0]), nonet_se_place_in(house, cells[1])},
			    first | second,
			    first & second};
			int empty = search->engine->empty_count[house];
			if (size * 2 <= empty)
				try_naked_sets(search, &shared, size);
			if (size * 2 < empty)
				try_hidden_sets(search, &shared, size);
		}
}

/* One digit of the pair is locked into the two extra cells; the other one goes. Of several houses
 * the last counts, of the two digits the lower. */
static void try_type_4(struct loop_search *search, const uint8_t cells[2]) {
	int lower = nonet_lowest_bit(search->pair);
	int locked_house[2] = {-1, -1};
	unsigned digits[2] = {1u << lower, search->pair & ~(1u << lower)};
	for (int kind = 0; kind < 3; kind++) {
		int house = nonet_se_house_of(nonet_se_box_row_column[kind], cells[0]);
		if (house != nonet_se_house_of(nonet_se_box_row_column[kind], cells[1]))
			continue;
		unsigned own =
		    1u << nonet_se_place_in(house, cells[0]) | 1u << nonet_se_place_in(house, cells[1]);
		for (int i = 0; i < 2; i++)
			if (!(search->state->places[house][nonet_lowest_bit(digits[i])] & ~own))
				locked_house[i] = house;
	}
	int locked = locked_house[0] >= 0 ? 0 : 1;
	if (locked_house[locked] < 0 || !begin_better(search, 0, 4))
		return;
	search->step->base_houses = 1u << locked_house[locked];
	nonet_step_eliminate(search->step, cells[0], digits[1 - locked]);
	nonet_step_eliminate(search->step, cells[1], digits[1 - locked]);
	end(search);
}

static int pair_number(unsigned pair) {
	return 9 * nonet_lowest_bit(pair) + nonet_lowest_bit(pair & (pair - 1));
}

static void use_loop(struct loop_search *search) {
	uint8_t cells[NONET_CELLS];
	int count = 0;
	const struct frame *last = &search->walk[search->length - 1];
	if (last->entered[0] != last->entered[1])
		return;
	search->closed[pair_number(search->pair)] = true;
	for (int i = 0; i < search->length; i++)
		if (search->state->candidates[search->walk[i].cell] & ~search->pair)
			cells[count++] = search->walk[i].cell;
	if (count == 1)
		try_type_1(search, cells[0]);
	if (count > 2)
		try_type_2(search, cells, count);
	if (count != 2)
		return;
	unsigned extra =
	    (unsigned)(search->state->candidates[cells[0]] | search->state->candidates[cells[1]]) &
	    ~search->pair;
	if (extra & (extra - 1))
		try_type_3(search, cells);
	else
		try_type_2(search, cells, 2);
	try_type_4(search, cells);
}

/* The places of the pair in the frame's house, that of the cell itself left out. */
static unsigned places_of_pair(const struct loop_search *search, const struct frame *frame) {
	int house = nonet_se_house_of(nonet_se_box_row_column[frame->kind], frame->cell);
	unsigned low = (unsigned)nonet_lowest_bit(search->pair),
	         high = (unsigned)nonet_lowest_bit(search->pair & (search->pair - 1));
	return (unsigned)(search->state->places[house][low] & search->state->places[house][high]) &
	       ~(1u << nonet_se_place_in(house, frame->cell));
}

static uint32_t houses_of(int cell) {
	return 1u << nonet_row_of(cell) | 1u << (9 + nonet_column_of(cell)) |
	       1u << (18 + nonet_box_of(cell));
}

static void enter(struct loop_search *search, int cell, int came_by, int extra_cells,
                  unsigned extra) {
	struct frame *frame = &search->walk[search->length];
	*frame = (struct frame){.cell = (uint8_t)cell,
	                        .kind = came_by == 0,
	                        .came_by = (uint8_t)came_by,
	                        .extra_cells = (int8_t)extra_cells,
	                        .extra = (uint16_t)extra};
	frame->places = (uint16_t)places_of_pair(search, frame);
	for (int parity = 0; search->length && parity < 2; parity++)
		frame->entered[parity] = search->walk[search->length - 1].entered[parity];
	frame->entered[search->length & 1] |= houses_of(cell);
	nonet_cellset_add(&search->on_walk, cell);
	search->length++;
}

/* Turns to the next kind of house; false when there is none. */
static bool turn(struct loop_search *search, struct frame *frame) {
	frame->kind++;
	if (frame->kind == frame->came_by)
		frame->kind++;
	if (frame->kind >= 3)
		return false;
	frame->places = (uint16_t)places_of_pair(search, frame);
	return true;
}

/* Goes on from the last cell of the walk to `next`, if it may join. Also a cell that can be part of
 * no loop counts for the extra candidates. */
static void consider(struct loop_search *search, struct frame *frame, int next) {
	unsigned candidates = search->state->candidates[next];
	if (nonet_cellset_has(search->on_walk, next))
		return;
	frame->extra = (uint16_t)((frame->extra | candidates) & ~search->pair);
	bool plain = candidates == search->pair;
	if (!nonet_cellset_has(search->possible, next) || search->length == search->most_cells ||
	    frame->entered[search->length & 1] & houses_of(next))
		return;
	if (plain || nonet_se_size(frame->extra) == 1 || frame->extra_cells > 0)
		enter(search, next, frame->kind, frame->extra_cells - !plain, frame->extra);
}

/* The cells with the pair that have another such cell in each of their houses, the other's houses
 * likewise. */
static void find_possible(struct loop_search *search) {
	const struct nonet_state *state = search->state;
	int low = nonet_lowest_bit(search->pair),
	    high = nonet_lowest_bit(search->pair & (search->pair - 1));
	struct nonet_cellset possible = nonet_cellset_and(state->cells[low], state->cells[high]);
	for (bool changed = true; changed;) {
		changed = false;
		for (struct nonet_cellset rest = possible; !nonet_cellset_is_empty(rest);) {
			int cell = nonet_cellset_take(&rest);
			for (int kind = 0; kind < 27; kind += 9)
				if (!nonet_se_has_two(nonet_cellset_and(
				        possible, nonet_masks_house[nonet_se_house_of(kind, cell)]))) {
					nonet_cellset_remove(&possible, cell);
					changed = true;
					break;
				}
		}
	}
	search->possible = possible;
}

/* A pair that led to no loop leads to none as long as its digits and cells stay the same. */
static bool is_unchanged(const struct loop_search *search) {
	const struct nonet_se_engine *engine = search->engine;
	int low = nonet_lowest_bit(search->pair),
	    high = nonet_lowest_bit(search->pair & (search->pair - 1));
	int seen = engine->loop_seen[pair_number(search->pair)];
	if (engine->digit_changed[low] > seen || engine->digit_changed[high] > seen)
		return false;
	struct nonet_cellset cells =
	    nonet_cellset_and(search->state->cells[low], search->state->cells[high]);
	while (!nonet_cellset_is_empty(cells))
		if (engine->cell_changed[nonet_cellset_take(&cells)] > seen)
			return false;
	return true;
}

static void choose_pair(struct loop_search *search, unsigned pair) {
	int number = pair_number(pair);
	search->pair = pair;
	if (!search->walked[number] && !search->skipped[number])
		search->skipped[number] = is_unchanged(search);
	if (search->skipped[number])
		search->possible = (struct nonet_cellset){0, 0};
	else {
		search->walked[number] = true;
		find_possible(search);
	}
}

/* When a loop was found, others may not have been walked to their end. */
static void remember_pairs(const struct loop_search *search) {
	if (search->type)
		return;
	for (int number = 0; number < 81; number++)
		if (search->walked[number] && !search->closed[number])
			search->engine->loop_seen[number] = search->engine->now;
}

/* On a path the loops are few; marks that are wrong may allow any number. */
static bool is_over(struct loop_search *search) {
	return search->enough || (search->engine->visit && nonet_se_engine_stopped(search->engine));
}

static void walk_from(struct loop_search *search, int start) {
	if (search->pair != search->state->candidates[start])
		choose_pair(search, search->state->candidates[start]);
	if (!nonet_cellset_has(search->possible, start))
		return;
	enter(search, start, 3, 2, 0);
	while (search->length && !is_over(search)) {
		struct frame *frame = &search->walk[search->length - 1];
		if (!frame->places) {
			if (!turn(search, frame)) {
				nonet_cellset_remove(&search->on_walk, frame->cell);
				search->length--;
			}
			continue;
		}
		int house = nonet_se_house_of(nonet_se_box_row_column[frame->kind], frame->cell);
		int next = nonet_units_house[house][nonet_lowest_bit(frame->places)];
		frame->places &= (uint16_t)(frame->places - 1);
		if (next == start && search->length >= 4)
			use_loop(search);
		else
			consider(search, frame, next);
	}
}

bool nonet_se_unique_loop(struct nonet_se_engine *engine, int variant, struct nonet_step *step) {
	(void)variant;
	struct loop_search search;
	memset(&search, 0, sizeof search);
	search.engine = engine;
	search.state = &engine->state;
	search.step = step;
	search.rating = 100;
	search.most_cells = NONET_CELLS;
	for (int cell = 0; cell < NONET_CELLS && !is_over(&search); cell++)
		if (nonet_se_size(engine->state.candidates[cell]) == 2)
			walk_from(&search, cell);
	remember_pairs(&search);
	return search.type || search.enough;
}
