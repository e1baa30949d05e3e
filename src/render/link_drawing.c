#include "render/link_drawing.h"

#include <math.h>
#include <stddef.h>

enum {
	MOST_LINKS = 400, /* more than that is a tangle, whatever is left out */
	SAMPLES = 32
};

/* In parts of a cell. */
static const double arrow_length = 0.1, arrow_half_width = 0.038, link_size = 0.026;

struct point {
	double x, y;
};

struct link {
	uint8_t from_cell, from_digit, to_cell, to_digit;
	bool strong;
};

struct linking {
	const struct nonet_grid *grid;
	const uint32_t *shown;
	const uint8_t (*part)[9];
	struct nonet_places places;
	struct link links[MOST_LINKS];
	int number;
};

static struct point place(const struct linking *linking, int cell, int digit) {
	struct point point;
	nonet_grid_place(linking->grid, &linking->places, cell, digit, &point.x, &point.y);
	return point;
}

static double distance(struct point a, struct point b) {
	return sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

/* The point that lies `length` from a on the way to b. */
static struct point towards(struct point a, struct point b, double length) {
	double whole = distance(a, b);
	double part = whole > 0 ? length / whole : 0;
	return (struct point){a.x + part * (b.x - a.x), a.y + part * (b.y - a.y)};
}

static void add_link(struct linking *linking, const struct link *link) {
	for (int i = 0; i < linking->number; i++) {
		const struct link *other = &linking->links[i];
		if (other->from_cell == link->from_cell && other->from_digit == link->from_digit &&
		    other->to_cell == link->to_cell && other->to_digit == link->to_digit &&
		    other->strong == link->strong)
			return;
	}
	if (linking->number < MOST_LINKS)
		linking->links[linking->number++] = *link;
}

/* Links two groups, or single candidates, where they are nearest. Parents of one group follow one
 * another: `parents[0 .. number)` are positions of nodes. */
static void link_groups(struct linking *linking, const uint32_t *parents, uint32_t number,
                        const struct nonet_chain_node *child, const struct nonet_chain_node *end) {
	const struct nonet_step *step = linking->grid->step;
	struct link best = {0};
	double nearest = INFINITY;
	for (const struct nonet_chain_node *to = child; to == child || (to < end && to->joined); to++)
		for (uint32_t i = 0; i < number; i++) {
			const struct nonet_chain_node *from = &step->nodes[parents[i]];
			double length = distance(place(linking, from->cell, from->digit),
			                         place(linking, to->cell, to->digit));
			if (length >= nearest)
				continue;
			nearest = length;
			/* What is true follows from something false, by a strong link. */
			best = (struct link){from->cell, from->digit, to->cell, to->digit, to->on};
		}
	if (nearest > 0)
		add_link(linking, &best);
}

static uint32_t leader_of(const struct nonet_step *step, uint32_t node) {
	while (node > 0 && step->nodes[node].joined)
		node--;
	return node;
}

static void collect_parents(struct linking *linking, const struct nonet_chain_node *child,
                            const struct nonet_chain_node *end) {
	const struct nonet_step *step = linking->grid->step;
	const uint32_t *parents = step->parents + child->first_parent;
	for (uint32_t i = 0; i < child->parent_count;) {
		uint32_t begin = i++;
		while (i < child->parent_count &&
		       leader_of(step, parents[i]) == leader_of(step, parents[begin]))
			i++;
		link_groups(linking, parents + begin, i - begin, child, end);
	}
}

static void collect(struct linking *linking) {
	const struct nonet_step *step = linking->grid->step;
	for (uint32_t i = 0; i < step->chain_count; i++) {
		const struct nonet_chain_node *node = step->nodes + step->chains[i].first_node;
		const struct nonet_chain_node *end = node + step->chains[i].node_count;
		for (; node < end; node++)
			if (!node->joined)
				collect_parents(linking, node, end);
	}
}

/* How much a curve that goes through this point hides: of all digits, those most that the step is
 * about. */
static double hides(const struct linking *linking, const struct link *link, struct point at) {
	const struct nonet_grid *grid = linking->grid;
	const struct nonet_places *places = &linking->places;
	double column = floor((at.x - grid->x) / grid->cell),
	       row = floor((at.y - grid->y) / grid->cell);
	if (column < 0 || column > 8 || row < 0 || row > 8)
		return 3;
	int cell = (int)row * 9 + (int)column;
	struct point middle = {grid->x + (column + 0.5) * grid->cell,
	                       grid->y + (row + 0.5) * grid->cell};
	if (grid->puzzle->value[cell])
		return distance(at, middle) < 0.33 * grid->cell ? 1.5 : 0;
	for (int digit = 1; digit <= 9; digit++) {
		bool end = (cell == link->from_cell && digit == link->from_digit) ||
		           (cell == link->to_cell && digit == link->to_digit);
		if (!end && (linking->shown[cell] >> (digit - 1) & 1) &&
		    distance(at, place(linking, cell, digit)) < 1.35 * places->radius)
			return linking->part[cell][digit - 1] ? 6 : 1;
	}
	return 0;
}

static struct point control_of(struct point from, struct point to, double bend) {
	return (struct point){(from.x + to.x) / 2 - bend * (to.y - from.y),
	                      (from.y + to.y) / 2 + bend * (to.x - from.x)};
}

static double cost_of(const struct linking *linking, const struct link *link, double bend) {
	struct point from = place(linking, link->from_cell, link->from_digit);
	struct point to = place(linking, link->to_cell, link->to_digit);
	struct point control = control_of(from, to, bend);
	double cost = 2.5 * fabs(bend);
	for (int i = 1; i < SAMPLES; i++) {
		double t = (double)i / SAMPLES, s = 1 - t;
		struct point at = {s * s * from.x + 2 * s * t * control.x + t * t * to.x,
		                   s * s * from.y + 2 * s * t * control.y + t * t * to.y};
		cost += 16 * hides(linking, link, at) / SAMPLES;
	}
	return cost;
}

/* A little bend always, so that a link and the one back are seen apart; more where digits are in
 * the way, and where both ends are so near that there would be no room for an arrow. */
static double choose_bend(const struct linking *linking, const struct link *link) {
	static const double bends[] = {0.12, -0.12, 0.06, -0.06, 0.2,  -0.2,
	                               0.3,  -0.3,  0.45, -0.45, 0.65, -0.65};
	struct point from = place(linking, link->from_cell, link->from_digit);
	struct point to = place(linking, link->to_cell, link->to_digit);
	bool near = distance(from, to) < 4 * linking->places.radius;
	double best = bends[0], least = INFINITY;
	for (size_t i = 0; i < sizeof bends / sizeof bends[0]; i++) {
		double bend = near ? 4 * bends[i] : bends[i];
		double cost = cost_of(linking, link, bend);
		if (cost < least) {
			least = cost;
			best = bend;
		}
	}
	return best;
}

static void draw_arrow(const struct linking *linking, struct point tip, struct point from,
                       enum nonet_ink ink) {
	double cell = linking->grid->cell;
	struct point back = towards(tip, from, arrow_length * cell);
	double length = distance(tip, back);
	double part = length > 0 ? arrow_half_width * cell / length : 0;
	double side_x = part * (back.y - tip.y), side_y = part * (tip.x - back.x);
	nonet_scene_add(linking->grid->scene, &(struct nonet_op){.kind = NONET_OP_TRIANGLE,
	                                                         .ink = (uint8_t)ink,
	                                                         .x = tip.x,
	                                                         .y = tip.y,
	                                                         .x2 = back.x + side_x,
	                                                         .y2 = back.y + side_y,
	                                                         .cx = back.x - side_x,
	                                                         .cy = back.y - side_y});
}

static void draw_link(const struct linking *linking, const struct link *link) {
	double radius = linking->places.radius, cell = linking->grid->cell;
	struct point from = place(linking, link->from_cell, link->from_digit);
	struct point to = place(linking, link->to_cell, link->to_digit);
	struct point control = control_of(from, to, choose_bend(linking, link));
	enum nonet_ink ink = link->strong ? NONET_INK_STRONG : NONET_INK_WEAK;
	struct point begin = towards(from, control, radius);
	struct point tip = towards(to, control, 1.1 * radius);
	struct point end = towards(tip, control, 0.8 * arrow_length * cell);
	nonet_scene_add(linking->grid->scene, &(struct nonet_op){.kind = NONET_OP_CURVE,
	                                                         .ink = (uint8_t)ink,
	                                                         .dashed = !link->strong,
	                                                         .x = begin.x,
	                                                         .y = begin.y,
	                                                         .x2 = end.x,
	                                                         .y2 = end.y,
	                                                         .cx = control.x,
	                                                         .cy = control.y,
	                                                         .size = link_size * cell});
	draw_arrow(linking, tip, control, ink);
}

void nonet_links_draw(const struct nonet_grid *grid, const uint32_t shown[NONET_MAX_CELLS],
                      const uint8_t part[NONET_CELLS][9]) {
	struct linking linking = {
	    .grid = grid, .shown = shown, .part = part, .places = nonet_grid_places(grid), .number = 0};
	collect(&linking);
	for (int i = 0; i < linking.number; i++)
		draw_link(&linking, &linking.links[i]);
}
