/* A position with a step marked in it, as text. Where the width allows, each cell is written on one
 * line, its candidates side by side; otherwise they stand in a 3x3 of small places. */
#include <nonet/render.h>

#include <assert.h>
#include <string.h>

enum { SMALL_COLUMNS = 37, CELL_TEXT_SIZE = 16 };

/* What a cell shows. */
struct view {
	uint8_t digit;
	char sign; /* ' ' for a cell without a part in the step */
	uint16_t kept, gone;
};

struct picture {
	struct view view[NONET_CELLS];
	int width[9]; /* of the columns, on one line */
	bool unicode;
	char *text;
	size_t length;
};

static void put(struct picture *picture, const char *text) {
	size_t nbytes = strlen(text);
	assert(picture->length + nbytes < NONET_TEXT_SIZE);
	memcpy(picture->text + picture->length, text, nbytes + 1);
	picture->length += nbytes;
}

static void put_times(struct picture *picture, const char *text, int times) {
	while (times-- > 0)
		put(picture, text);
}

/* A cell of the pattern shows the digits that it has there even when candidates are not asked for;
 * chains mark the cells that they go through. */
static void mark(struct view *view, char sign, unsigned digits) {
	if (view->sign == ' ')
		view->sign = sign;
	if (!view->digit)
		view->kept |= (uint16_t)digits;
}

static void mark_step(struct picture *picture, const struct nonet_position *position,
                      const struct nonet_step *step) {
	for (int i = 0; i < step->placement_count; i++)
		mark(&picture->view[step->placements[i].cell], '=', step->placements[i].digits);
	for (int i = 0; i < step->pattern_count; i++) {
		const struct nonet_pattern_cell *at = &step->pattern[i];
		mark(&picture->view[at->cell], at->role == NONET_ROLE_EXTRA ? '+' : '*',
		     at->digits & position->candidates[at->cell]);
	}
	for (uint32_t i = 0; i < step->chain_count; i++)
		for (uint32_t k = 0; k < step->chains[i].node_count; k++) {
			const struct nonet_chain_node *node = &step->nodes[step->chains[i].first_node + k];
			mark(&picture->view[node->cell], '*', 1u << (node->digit - 1));
		}
	for (int i = 0; i < step->elimination_count; i++) {
		struct view *view = &picture->view[step->eliminations[i].cell];
		view->gone |= step->eliminations[i].digits;
		view->kept &= (uint16_t)~step->eliminations[i].digits;
	}
}

/* Cells that a view of places shows as dots have neither digit nor candidates. */
static void take_views(struct picture *picture, const struct nonet_position *position,
                       const struct nonet_step *step, enum nonet_position_view what) {
	unsigned shown = what == NONET_VIEW_CANDIDATES       ? NONET_ALL_DIGITS
	                 : what == NONET_VIEW_PLACES && step ? step->digits
	                                                     : 0;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		struct view *view = &picture->view[cell];
		uint8_t digit = position->board.cell[cell];
		*view = (struct view){.sign = ' '};
		if (!digit)
			view->kept = (uint16_t)(position->candidates[cell] & shown);
		else if (what != NONET_VIEW_PLACES)
			view->digit = digit;
	}
	if (step)
		mark_step(picture, position, step);
}

static void add_digits(char *text, int *length, unsigned digits) {
	for (int digit = 1; digit <= 9; digit++)
		if (digits >> (digit - 1) & 1)
			text[(*length)++] = (char)('0' + digit);
}

/* "*25-7": a cell of the pattern with 2 and 5, which loses 7. */
static int cell_text(const struct view *view, char text_ret[CELL_TEXT_SIZE]) {
	int length = 0;
	if (view->sign != ' ')
		text_ret[length++] = view->sign;
	if (view->digit)
		text_ret[length++] = (char)('0' + view->digit);
	add_digits(text_ret, &length, view->kept);
	if (view->gone) {
		text_ret[length++] = '-';
		add_digits(text_ret, &length, view->gone);
	}
	if (length == 0)
		text_ret[length++] = '.';
	text_ret[length] = '\0';
	return length;
}

/* The columns that the drawing takes with each cell on one line. */
static int measure(struct picture *picture) {
	int columns = 7;
	for (int column = 0; column < 9; column++) {
		int width = 1;
		for (int row = 0; row < 9; row++) {
			char text[CELL_TEXT_SIZE];
			int length = cell_text(&picture->view[row * 9 + column], text);
			width = length > width ? length : width;
		}
		picture->width[column] = width;
		columns += width + 1;
	}
	return columns;
}

static void flat_line(struct picture *picture, int row) {
	static const char *const corners[3][4] = {
	    {"┌", "┬", "┬", "┐"}, {"├", "┼", "┼", "┤"}, {"└", "┴", "┴", "┘"}};
	const char *const *corner = corners[row == 0 ? 0 : row == 9 ? 2 : 1];
	for (int stack = 0; stack < 3; stack++) {
		int columns = 1;
		for (int i = 0; i < 3; i++)
			columns += picture->width[3 * stack + i] + 1;
		put(picture, picture->unicode ? corner[stack] : "+");
		put_times(picture, picture->unicode ? "─" : "-", columns);
	}
	put(picture, picture->unicode ? corner[3] : "+");
	put(picture, "\n");
}

static void draw_flat(struct picture *picture) {
	const char *down = picture->unicode ? "│" : "|";
	for (int row = 0; row < 9; row++) {
		if (row % 3 == 0)
			flat_line(picture, row);
		for (int column = 0; column < 9; column++) {
			char text[CELL_TEXT_SIZE];
			int length = cell_text(&picture->view[row * 9 + column], text);
			if (column % 3 == 0) {
				put(picture, down);
				put(picture, " ");
			}
			put(picture, text);
			put_times(picture, " ", picture->width[column] - length + 1);
		}
		put(picture, down);
		put(picture, "\n");
	}
	flat_line(picture, 9);
}

static void small_line(struct picture *picture, int row) {
	bool strong = row % 3 == 0;
	for (int column = 0; column < 9; column++) {
		put(picture, strong || column % 3 == 0 ? "+" : ".");
		put(picture, strong ? "---" : "   ");
	}
	put(picture, "+\n");
}

/* One of the three lines of a cell; "x" stands for a candidate that goes. */
static void small_places(const struct view *view, int line, char places_ret[4]) {
	memcpy(places_ret, "   ", 4);
	if (view->digit && line == 1)
		places_ret[1] = (char)('0' + view->digit);
	for (int place = 0; place < 3; place++) {
		int digit = 3 * line + place;
		if (view->kept >> digit & 1)
			places_ret[place] = (char)('1' + digit);
		if (view->gone >> digit & 1)
			places_ret[place] = 'x';
	}
}

/* All nine places of a cell may be taken, so its sign stands in the frame left of it. */
static void draw_small(struct picture *picture) {
	for (int row = 0; row < 9; row++) {
		small_line(picture, row);
		for (int line = 0; line < 3; line++) {
			for (int column = 0; column < 9; column++) {
				const struct view *view = &picture->view[row * 9 + column];
				char places[4], left[2] = {column % 3 == 0 ? '|' : ' ', '\0'};
				if (line == 1 && view->sign != ' ')
					left[0] = view->sign;
				small_places(view, line, places);
				put(picture, left);
				put(picture, places);
			}
			put(picture, "|\n");
		}
	}
	small_line(picture, 9);
}

size_t nonet_render_position(const struct nonet_position *position, const struct nonet_step *step,
                             const struct nonet_position_style *style,
                             char text_ret[NONET_TEXT_SIZE]) {
	struct picture picture = {.unicode = style->unicode};
	assert(style->columns >= SMALL_COLUMNS);
	picture.text = text_ret;
	take_views(&picture, position, step, style->view);
	if (measure(&picture) <= style->columns)
		draw_flat(&picture);
	else
		draw_small(&picture);
	return picture.length;
}
