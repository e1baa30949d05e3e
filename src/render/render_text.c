#include <nonet/render.h>

#include <assert.h>
#include <string.h>

/* A frame is drawn by ten horizontal lines and ten vertical ones; those around the boxes are strong
 * and those between the cells of a box, drawn only with candidates, are thin. */
enum line { LINE_FIRST, LINE_THIN, LINE_STRONG, LINE_LAST };

struct frame {
	const char *strong_across, *thin_across;
	const char *strong_down, *thin_down;
	const char *crossing[4][4]; /* [horizontal line][vertical line] */
};

static const struct frame frame_ascii = {
    "-", "", "|", "", {{"+", "", "+", "+"}, {0}, {"+", "", "+", "+"}, {"+", "", "+", "+"}}};

static const struct frame frame_unicode = {
    "─", "", "│", "", {{"┌", "", "┬", "┐"}, {0}, {"├", "", "┼", "┤"}, {"└", "", "┴", "┘"}}};

static const struct frame frame_ascii_candidates = {
    "=",
    "-",
    "|",
    ":",
    {{"+", "+", "+", "+"}, {"|", "+", "|", "|"}, {"+", "+", "+", "+"}, {"+", "+", "+", "+"}}};

static const struct frame frame_unicode_candidates = {
    "═",
    "─",
    "║",
    "│",
    {{"╔", "╤", "╦", "╗"}, {"╟", "┼", "╫", "╢"}, {"╠", "╪", "╬", "╣"}, {"╚", "╧", "╩", "╝"}}};

static const struct frame *choose_frame(const struct nonet_text_style *style) {
	if (style->candidates)
		return style->unicode ? &frame_unicode_candidates : &frame_ascii_candidates;
	return style->unicode ? &frame_unicode : &frame_ascii;
}

struct drawing {
	const struct nonet_board *board;
	const struct nonet_board *clues;
	const uint8_t *marked;
	const struct nonet_text_style *style;
	const struct frame *frame;
	char *text;
	size_t length;
};

static void put(struct drawing *drawing, const char *text) {
	size_t nbytes = strlen(text);
	assert(drawing->length + nbytes < NONET_TEXT_SIZE);
	memcpy(drawing->text + drawing->length, text, nbytes + 1);
	drawing->length += nbytes;
}

/* Which line runs above the row `index` or left of the column `index`. */
static enum line line_at(int index) {
	if (index == 0)
		return LINE_FIRST;
	if (index == 9)
		return LINE_LAST;
	return index % 3 == 0 ? LINE_STRONG : LINE_THIN;
}

static void put_down(struct drawing *drawing, int index) {
	const struct frame *frame = drawing->frame;
	put(drawing, line_at(index) == LINE_THIN ? frame->thin_down : frame->strong_down);
}

static bool is_marked(const struct drawing *drawing, int cell) {
	return drawing->marked && drawing->marked[cell];
}

/* Three places of a cell, or one, in the cell's colours. */
static void put_coloured(struct drawing *drawing, int cell, const char *text) {
	bool clue = drawing->clues && drawing->clues->cell[cell];
	bool color = drawing->style->color && (clue || is_marked(drawing, cell));
	if (color)
		put(drawing, is_marked(drawing, cell) ? (clue ? "\033[1;7m" : "\033[7m") : "\033[1m");
	put(drawing, text);
	if (color)
		put(drawing, "\033[0m");
}

static bool needs_sign(const struct drawing *drawing, int cell) {
	return is_marked(drawing, cell) && !drawing->style->color;
}

static void horizontal_line(struct drawing *drawing, int row) {
	const struct frame *frame = drawing->frame;
	enum line line = line_at(row);
	bool candidates = drawing->style->candidates;
	const char *across = line == LINE_THIN ? frame->thin_across : frame->strong_across;
	int places = candidates ? 3 : 2;
	for (int column = 0; column <= 9; column++) {
		if (!candidates && column % 3 == 0 && column > 0)
			put(drawing, across);
		put(drawing, frame->crossing[line][line_at(column)]);
		for (int place = 0; column < 9 && place < places; place++)
			put(drawing, across);
	}
	put(drawing, "\n");
}

/* Each cell is a place for the mark's sign and one for the digit: "| 5*3 . | ". */
static void plain_row(struct drawing *drawing, int row) {
	for (int column = 0; column < 9; column++) {
		int cell = 9 * row + column;
		char digit[2] = {".123456789"[drawing->board->cell[cell]], '\0'};
		put_down(drawing, column);
		put(drawing, needs_sign(drawing, cell) ? "*" : " ");
		put_coloured(drawing, cell, digit);
		if (column % 3 == 2)
			put(drawing, " ");
	}
	put_down(drawing, 9);
	put(drawing, "\n");
}

/* The three places of a cell on one of its three text lines. */
static void cell_places(const struct drawing *drawing, int cell, int line, char places_ret[4]) {
	memcpy(places_ret, "   ", 4);
	int digit = drawing->board->cell[cell];
	if (digit > 0) {
		if (line == 1)
			places_ret[1] = (char)('0' + digit);
		return;
	}
	unsigned candidates = nonet_board_candidates(drawing->board, cell);
	for (int place = 0; place < 3; place++)
		if (candidates >> (3 * line + place) & 1)
			places_ret[place] = (char)('1' + 3 * line + place);
}

/* All nine places of a cell may be taken, so the mark's sign stands in the frame left of it. */
static void candidates_row(struct drawing *drawing, int row) {
	for (int line = 0; line < 3; line++) {
		for (int column = 0; column < 9; column++) {
			int cell = 9 * row + column;
			char places[4];
			cell_places(drawing, cell, line, places);
			if (line == 1 && needs_sign(drawing, cell))
				put(drawing, "*");
			else
				put_down(drawing, column);
			put_coloured(drawing, cell, places);
		}
		put_down(drawing, 9);
		put(drawing, "\n");
	}
}

size_t nonet_render_text(const struct nonet_board *board, const struct nonet_board *clues,
                         const uint8_t marked[NONET_CELLS], const struct nonet_text_style *style,
                         char text_ret[NONET_TEXT_SIZE]) {
	struct drawing drawing = {.board = board,
	                          .clues = clues,
	                          .marked = marked,
	                          .style = style,
	                          .frame = choose_frame(style)};
	drawing.text = text_ret;
	for (int row = 0; row < 9; row++) {
		if (style->candidates || row % 3 == 0)
			horizontal_line(&drawing, row);
		if (style->candidates)
			candidates_row(&drawing, row);
		else
			plain_row(&drawing, row);
	}
	horizontal_line(&drawing, 9);
	return drawing.length;
}
