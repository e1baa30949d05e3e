/* 3D Medusa: the colouring of simple colours, carried from digit to digit by cells with two
 * candidates. One of the two colours of a cluster is true throughout, the other one false.
 *
 * The six rules are SudokuWiki's ("3D Medusa"). A wrap: a colour is false when it has two
 * candidates of a cell (rule 1), a digit twice in a house (rule 2), or would leave some cell
 * without a candidate (rule 6); the other colour is true. A trap: a candidate without a colour is
 * false when its cell has both colours (rule 3), when it sees its digit in both colours (rule 4),
 * or sees it in one colour and shares its cell with the other (rule 5). */
#include "logic/technique.h"

#include <string.h>

struct cluster {
	struct nonet_cellset colored[2][9]; /* by colour, by digit - 1 */
	uint16_t in_cell[2][NONET_CELLS];   /* the digits that have the colour */
	struct nonet_cellset seen[2][9];    /* cells that see the digit in the colour */
};

struct queue {
	int count;
	struct nonet_candidate candidates[NONET_CELLS * 9];
	uint8_t colors[NONET_CELLS * 9];
};

static bool has_color(const struct cluster *cluster, int color, int cell, int digit) {
	return cluster->in_cell[color][cell] >> (digit - 1) & 1;
}

/* A candidate that strong links give both colours keeps both: then neither colour holds up. */
static void give_color(struct cluster *cluster, struct queue *queue, int color, int cell,
                       int digit) {
	if (has_color(cluster, 0, cell, digit) || has_color(cluster, 1, cell, digit))
		return;
	nonet_cellset_add(&cluster->colored[color][digit - 1], cell);
	cluster->in_cell[color][cell] |= (uint16_t)(1u << (digit - 1));
	cluster->seen[color][digit - 1] =
	    nonet_cellset_or(cluster->seen[color][digit - 1], nonet_masks_peers[cell]);
	queue->candidates[queue->count] = (struct nonet_candidate){(uint8_t)cell, (uint8_t)digit};
	queue->colors[queue->count++] = (uint8_t)color;
}

static void color_conjugates(const struct nonet_state *state, struct cluster *cluster,
                             struct queue *queue, struct nonet_candidate from, int color) {
	for (int k = 0; k < 3; k++) {
		struct nonet_cellset places =
		    nonet_places(state, nonet_masks_house_of(from.cell, k), from.digit);
		nonet_cellset_remove(&places, from.cell);
		if (nonet_cellset_count(places) == 1)
			give_color(cluster, queue, color, nonet_cellset_first(places), from.digit);
	}
	unsigned others = state->candidates[from.cell] & ~(1u << (from.digit - 1));
	if (nonet_digit_count(others) == 1)
		give_color(cluster, queue, color, from.cell, nonet_lowest_digit(others));
}

static void grow_cluster(const struct nonet_state *state, struct cluster *cluster, int cell,
                         int digit) {
	struct queue queue;
	queue.count = 0;
	memset(cluster, 0, sizeof *cluster);
	give_color(cluster, &queue, 0, cell, digit);
	for (int i = 0; i < queue.count; i++)
		color_conjugates(state, cluster, &queue, queue.candidates[i], 1 - queue.colors[i]);
}

static unsigned digits_of(const struct cluster *cluster) {
	unsigned digits = 0;
	for (int digit = 1; digit <= 9; digit++)
		if (!nonet_cellset_is_empty(
		        nonet_cellset_or(cluster->colored[0][digit - 1], cluster->colored[1][digit - 1])))
			digits |= 1u << (digit - 1);
	return digits;
}

static void begin(struct nonet_search *search, const struct cluster *cluster,
                  enum nonet_technique technique) {
	nonet_finding_begin(search, technique);
	search->finding.digits = (uint16_t)digits_of(cluster);
	for (int color = 0; color < 2; color++)
		for (int cell = 0; cell < NONET_CELLS; cell++)
			if (cluster->in_cell[color][cell])
				nonet_finding_pattern(search, cell, cluster->in_cell[color][cell],
				                      color ? NONET_ROLE_EXTRA : NONET_ROLE_BASE);
}

/* Rules 1 and 2. */
static bool is_twice(const struct cluster *cluster, int color) {
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (nonet_digit_count(cluster->in_cell[color][cell]) > 1)
			return true;
	for (int digit = 0; digit < 9; digit++)
		if (nonet_cellset_meets(cluster->colored[color][digit], cluster->seen[color][digit]))
			return true;
	return false;
}

static unsigned seen_digits(const struct cluster *cluster, int color, int cell) {
	unsigned digits = 0;
	for (int digit = 0; digit < 9; digit++)
		digits |= (unsigned)nonet_cellset_has(cluster->seen[color][digit], cell) << digit;
	return digits;
}

/* Rule 6. */
static bool empties_a_cell(const struct nonet_state *state, const struct cluster *cluster,
                           int color) {
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (state->candidates[cell] && !cluster->in_cell[0][cell] && !cluster->in_cell[1][cell] &&
		    !(state->candidates[cell] & ~seen_digits(cluster, color, cell)))
			return true;
	return false;
}

/* The first colour that is false, or -1. */
static int false_color(const struct nonet_state *state, const struct cluster *cluster) {
	for (int color = 0; color < 2; color++)
		if (is_twice(cluster, color) || empties_a_cell(state, cluster, color))
			return color;
	return -1;
}

/* Where neither colour can be true, the position has no solution, and nothing is told. */
static bool wrap(struct nonet_search *search, const struct cluster *cluster, int color) {
	if (is_twice(cluster, 1 - color))
		return false;
	begin(search, cluster, NONET_TECHNIQUE_MEDUSA_WRAP);
	for (int digit = 1; digit <= 9; digit++) {
		struct nonet_cellset kept = cluster->colored[1 - color][digit - 1];
		while (!nonet_cellset_is_empty(kept))
			nonet_finding_place(search, nonet_cellset_take(&kept), digit);
		nonet_finding_eliminate_cells(search, cluster->colored[color][digit - 1], digit);
	}
	return nonet_finding_report(search);
}

/* The digits of a cell that rules 3, 4 and 5 take. */
static unsigned trapped(const struct nonet_state *state, const struct cluster *cluster, int cell) {
	unsigned seen[2], colored[2], gone;
	for (int color = 0; color < 2; color++) {
		seen[color] = seen_digits(cluster, color, cell);
		colored[color] = cluster->in_cell[color][cell];
	}
	gone = seen[0] & seen[1];
	if (colored[0])
		gone |= seen[1];
	if (colored[1])
		gone |= seen[0];
	if (colored[0] && colored[1])
		gone = ~0u;
	return gone & state->candidates[cell] & ~(colored[0] | colored[1]);
}

static bool trap(struct nonet_search *search, const struct cluster *cluster) {
	begin(search, cluster, NONET_TECHNIQUE_MEDUSA_TRAP);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		nonet_finding_eliminate_digits(search, cell, trapped(search->state, cluster, cell));
	return nonet_finding_report(search);
}

/* A cluster of one digit is the matter of simple colours. */
static bool try_cluster(struct nonet_search *search, const struct cluster *cluster) {
	if (nonet_digit_count(digits_of(cluster)) < 2)
		return false;
	int color = false_color(search->state, cluster);
	return color < 0 ? trap(search, cluster) : wrap(search, cluster, color);
}

bool nonet_find_medusa(struct nonet_search *search, int variant) {
	(void)variant;
	uint16_t met[NONET_CELLS] = {0};
	for (int cell = 0; cell < NONET_CELLS; cell++)
		for (unsigned digits = search->state->candidates[cell]; digits; digits &= digits - 1) {
			int digit = nonet_lowest_digit(digits);
			if (met[cell] >> (digit - 1) & 1)
				continue;
			struct cluster cluster;
			grow_cluster(search->state, &cluster, cell, digit);
			for (int other = 0; other < NONET_CELLS; other++)
				met[other] |= cluster.in_cell[0][other] | cluster.in_cell[1][other];
			if (try_cluster(search, &cluster))
				return true;
		}
	return false;
}
