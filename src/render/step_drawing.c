#include "render/step_drawing.h"

/* In parts of a cell. */
static const double hatch_size = 0.018, frame_size = 0.045;
static const double ring_size = 0.022, strike_size = 0.032;

enum { HATCH_LINES = 13 };

enum hatch { HATCH_NONE = 0, HATCH_UP = 1, HATCH_DOWN = 2 };

/* How the cells of a role look, or, where almost locked sets are numbered, those of a set. */
struct look {
	enum nonet_ink fill;
	unsigned hatch; /* enum hatch, or'ed */
	bool frame;
};

static const struct look role_look[NONET_ROLE_COUNT] = {
    [NONET_ROLE_BASE] = {NONET_INK_BASE, HATCH_NONE, false},
    [NONET_ROLE_EXTRA] = {NONET_INK_EXTRA, HATCH_UP, false},
    [NONET_ROLE_PIVOT] = {NONET_INK_PIVOT, HATCH_NONE, true},
    [NONET_ROLE_TARGET] = {NONET_INK_TARGET, HATCH_DOWN, false}};

static const struct look set_look[] = {{NONET_INK_BASE, HATCH_NONE, false},
                                       {NONET_INK_EXTRA, HATCH_UP, false},
                                       {NONET_INK_TARGET, HATCH_DOWN, false},
                                       {NONET_INK_PIVOT, HATCH_UP | HATCH_DOWN, false}};
enum { SET_LOOKS = sizeof set_look / sizeof set_look[0] };

static void add_parts(uint8_t part[NONET_CELLS][9], int cell, unsigned digits, unsigned what) {
	for (int i = 0; i < 9; i++)
		if (digits >> i & 1)
			part[cell][i] |= (uint8_t)what;
}

void nonet_step_parts(const struct nonet_step *step, uint8_t part_ret[NONET_CELLS][9]) {
	for (int i = 0; i < step->pattern_count; i++)
		add_parts(part_ret, step->pattern[i].cell, step->pattern[i].digits,
		          step->pattern[i].role == NONET_ROLE_EXTRA ? NONET_PART_EXTRA : NONET_PART_BASE);
	for (uint32_t i = 0; i < step->chain_count; i++)
		for (uint32_t k = 0; k < step->chains[i].node_count; k++) {
			const struct nonet_chain_node *node = &step->nodes[step->chains[i].first_node + k];
			add_parts(part_ret, node->cell, 1u << (node->digit - 1),
			          node->on ? NONET_PART_ON : NONET_PART_OFF);
		}
	for (int i = 0; i < step->placement_count; i++)
		add_parts(part_ret, step->placements[i].cell, step->placements[i].digits,
		          NONET_PART_PLACED);
	for (int i = 0; i < step->elimination_count; i++)
		add_parts(part_ret, step->eliminations[i].cell, step->eliminations[i].digits,
		          NONET_PART_GONE);
}

/* Slanted lines across a cell; those that go down are the others in a mirror. */
static void draw_hatch(const struct nonet_grid *grid, int cell, bool down) {
	double left = nonet_grid_left(grid, cell), top = nonet_grid_top(grid, cell);
	struct nonet_op op = {
	    .kind = NONET_OP_LINE, .ink = NONET_INK_HATCH, .size = hatch_size * grid->cell};
	for (int i = 1; i <= HATCH_LINES; i++) {
		/* From the left or lower side to the upper or right one, in parts of the cell. */
		double sum = 2.0 * i / (HATCH_LINES + 1);
		double near = sum < 1 ? 0 : sum - 1, far = sum < 1 ? sum : 1;
		op.x = left + near * grid->cell;
		op.y = top + (down ? 1 - far : far) * grid->cell;
		op.x2 = left + far * grid->cell;
		op.y2 = top + (down ? 1 - near : near) * grid->cell;
		nonet_scene_add(grid->scene, &op);
	}
}

static void draw_look(const struct nonet_grid *grid, int cell, const struct look *look, bool fill) {
	double left = nonet_grid_left(grid, cell), top = nonet_grid_top(grid, cell), side = grid->cell;
	double in = 0.075 * grid->cell;
	if (fill)
		nonet_scene_fill(grid->scene, look->fill, left, top, left + side, top + side);
	if (look->hatch & HATCH_UP)
		draw_hatch(grid, cell, false);
	if (look->hatch & HATCH_DOWN)
		draw_hatch(grid, cell, true);
	if (look->frame)
		nonet_scene_outline(grid->scene, NONET_INK_PLAYED, frame_size * grid->cell, left + in,
		                    top + in, left + side - in, top + side - in);
}

/* The letter of an almost locked set, in the corner that candidates leave free: as in sentences, A
 * for the first one, or K where A is a row, and none beyond Z. */
static void draw_set_letter(const struct nonet_grid *grid, int cell, int set, int earlier) {
	char first = grid->style.notation == NONET_NOTATION_A1 ? 'K' : 'A';
	char text[2] = {(char)(first + set - 1), '\0'};
	struct nonet_op op = {.ink = NONET_INK_PLAYED,
	                      .bold = true,
	                      .x = nonet_grid_left(grid, cell) + (0.91 - 0.13 * earlier) * grid->cell,
	                      .y = nonet_grid_top(grid, cell) + 0.1 * grid->cell,
	                      .size = 0.17 * grid->cell};
	if (first + set - 1 <= 'Z')
		nonet_grid_text(grid, &op, text);
}

/* A house is a row, a column or a box: always a rectangle. Its frame keeps to the edges of the
 * cells, where no candidates are. */
static void draw_houses(const struct nonet_grid *grid, uint32_t houses, bool cover) {
	double in = (cover ? 0.07 : 0.03) * grid->cell;
	struct nonet_op op = {.kind = NONET_OP_RECT,
	                      .ink = cover ? NONET_INK_COVER : NONET_INK_HOUSE,
	                      .dashed = cover,
	                      .size = 0.04 * grid->cell};
	for (int house = 0; house < NONET_HOUSES; house++) {
		const uint8_t *cells = nonet_house_cells(house);
		if (!(houses >> house & 1))
			continue;
		op.x = nonet_grid_left(grid, cells[0]) + in;
		op.y = nonet_grid_top(grid, cells[0]) + in;
		op.x2 = nonet_grid_left(grid, cells[8]) + grid->cell - in;
		op.y2 = nonet_grid_top(grid, cells[8]) + grid->cell - in;
		nonet_scene_add(grid->scene, &op);
	}
}

void nonet_step_draw_cells(const struct nonet_grid *grid) {
	const struct nonet_step *step = grid->step;
	uint8_t times[NONET_CELLS] = {0}, letters[NONET_CELLS] = {0};
	for (int i = 0; i < step->pattern_count; i++) {
		const struct nonet_pattern_cell *at = &step->pattern[i];
		const struct look *look =
		    at->set ? &set_look[(at->set - 1) % SET_LOOKS] : &role_look[at->role];
		draw_look(grid, at->cell, look, times[at->cell]++ == 0);
		if (at->set)
			draw_set_letter(grid, at->cell, at->set, letters[at->cell]++);
	}
}

static void draw_ring(const struct nonet_grid *grid, const struct nonet_places *places, int cell,
                      int digit, unsigned part) {
	struct nonet_op op = {.kind = NONET_OP_CIRCLE, .x2 = places->radius};
	double side = 0.92 * places->radius;
	nonet_grid_place(grid, places, cell, digit, &op.x, &op.y);
	if (part & (NONET_PART_PLACED | NONET_PART_ON)) {
		op.ink = part & NONET_PART_PLACED ? NONET_INK_TEXT : NONET_INK_STRONG_FILL;
		nonet_scene_add(grid->scene, &op);
	}
	op.size = ring_size * grid->cell;
	if (part & (NONET_PART_ON | NONET_PART_OFF)) {
		op.dashed = !(part & NONET_PART_ON);
		op.ink = op.dashed ? NONET_INK_WEAK : NONET_INK_STRONG;
		nonet_scene_add(grid->scene, &op);
	} else if (part & NONET_PART_EXTRA) {
		nonet_scene_outline(grid->scene, NONET_INK_COVER, op.size, op.x - side, op.y - side,
		                    op.x + side, op.y + side);
	} else if ((part & NONET_PART_BASE) && !(part & (NONET_PART_PLACED | NONET_PART_GONE))) {
		op.ink = NONET_INK_PLAYED;
		nonet_scene_add(grid->scene, &op);
	}
}

/* The candidates of a group are one node: a band joins their rings. */
static void draw_groups(const struct nonet_grid *grid, const struct nonet_places *places) {
	const struct nonet_step *step = grid->step;
	for (uint32_t i = 0; i < step->chain_count; i++)
		for (uint32_t k = 1; k < step->chains[i].node_count; k++) {
			const struct nonet_chain_node *node = &step->nodes[step->chains[i].first_node + k];
			struct nonet_op op = {
			    .kind = NONET_OP_LINE, .ink = NONET_INK_STRONG_FILL, .size = 1.4 * places->radius};
			if (!node->joined)
				continue;
			nonet_grid_place(grid, places, node[-1].cell, node[-1].digit, &op.x, &op.y);
			nonet_grid_place(grid, places, node->cell, node->digit, &op.x2, &op.y2);
			nonet_scene_add(grid->scene, &op);
		}
}

void nonet_step_draw_rings(const struct nonet_grid *grid, const uint8_t part[NONET_CELLS][9]) {
	struct nonet_places places = nonet_grid_places(grid);
	draw_houses(grid, grid->step->base_houses, false);
	draw_houses(grid, grid->step->cover_houses, true);
	draw_groups(grid, &places);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		for (int digit = 1; digit <= 9; digit++)
			if (part[cell][digit - 1] && !grid->puzzle->value[cell])
				draw_ring(grid, &places, cell, digit, part[cell][digit - 1]);
}

void nonet_step_draw_strikes(const struct nonet_grid *grid, const uint8_t part[NONET_CELLS][9]) {
	struct nonet_places places = nonet_grid_places(grid);
	double reach = 0.85 * places.radius;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		for (int digit = 1; digit <= 9; digit++) {
			double x, y;
			if (!(part[cell][digit - 1] & NONET_PART_GONE) || grid->puzzle->value[cell])
				continue;
			nonet_grid_place(grid, &places, cell, digit, &x, &y);
			nonet_scene_line(grid->scene, NONET_INK_GONE, strike_size * grid->cell, x - reach,
			                 y + reach, x + reach, y - reach);
		}
}
