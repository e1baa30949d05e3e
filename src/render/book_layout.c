#include "render/book_layout.h"

#include "base/sentence.h"
#include "render/grid_drawing.h"
#include "render/letters.h"
#include "render/picture_drawing.h"

#include <math.h>
#include <string.h>

enum { TITLE_LINES = 3 };

/* Type, and the room around it. `large` is for eyes that want it. */
struct type {
	double title, heading, number, note, page;
	double solution_cell; /* side of a cell of the solutions, about */
};

static const struct type usual_type = {22, 15, 12, 9.5, 9, 11};
static const struct type large_type = {30, 22, 20, 15, 14, 17};

static const double gap = 20, small_gap = 14;
static const double line = 1.35; /* height of a line, in sizes of its type */

static const struct type *type_of(const struct nonet_book_style *style) {
	return style->grid.large ? &large_type : &usual_type;
}

/* What a page has within its margins. */
struct area {
	double left, top, right, bottom;
};

static struct area area_of(const struct nonet_book_style *style) {
	double least = fmin(style->paper_width, style->paper_height);
	double margin = 0.068 * least;
	struct area area = {margin, margin, style->paper_width - margin, style->paper_height - margin};
	if (style->page_numbers)
		area.bottom -= 1.5 * line * type_of(style)->page;
	return area;
}

static double draw_line(struct nonet_scene *scene, const char *text, double size, bool bold,
                        enum nonet_anchor anchor, double x, double y, double width) {
	struct nonet_op op = {
	    .ink = NONET_INK_TEXT, .anchor = (uint8_t)anchor, .bold = bold, .size = size};
	return nonet_paragraph_draw(scene, &op, text, x, y, width, 1);
}

static const char *number_text(int number, char text_ret[12]) {
	char *at = text_ret + 11;
	*at = '\0';
	do
		*--at = (char)('0' + number % 10);
	while ((number /= 10) > 0);
	return at;
}

static int lines_of(const char *text, double width) {
	int lines = 0;
	for (size_t next; *text; text += next, lines++)
		nonet_letters_line(text, width, true, &next);
	return lines;
}

/* Smaller where the title would take too many lines, down to half. */
static double title_size(const char *title, double size, double width) {
	double least = size / 2;
	while (size > least && lines_of(title, width / size) > TITLE_LINES)
		size *= 0.9;
	return size;
}

/* Its heading and its number (from 1). Returns where the rest of the page begins. */
static double begin_page(const struct nonet_book_style *style, int page,
                         struct nonet_scene *scene) {
	const struct type *type = type_of(style);
	struct area area = area_of(style);
	double width = area.right - area.left, y = area.top;
	char number[12];
	nonet_scene_clear(scene, style->paper_width, style->paper_height);
	if (style->title && *style->title && page == 1) {
		struct nonet_op op = {.ink = NONET_INK_TEXT,
		                      .anchor = NONET_ANCHOR_MIDDLE,
		                      .bold = true,
		                      .size = title_size(style->title, type->title, width)};
		y = nonet_paragraph_draw(scene, &op, style->title, area.left, y, width, TITLE_LINES) +
		    small_gap;
	} else if (style->title && *style->title) {
		y = draw_line(scene, style->title, type->page, false, NONET_ANCHOR_MIDDLE, area.left, y,
		              width) +
		    small_gap / 2;
	}
	if (style->page_numbers)
		draw_line(scene, number_text(page, number), type->page, false, NONET_ANCHOR_MIDDLE,
		          area.left, area.bottom + 0.5 * line * type->page, width);
	return y;
}

/* The number, and beside it the puzzle's title. */
static void draw_number(const struct nonet_book_entry *entry, struct nonet_scene *scene,
                        double size, double x, double y, double width) {
	char number[12];
	const char *text = number_text(entry->number, number);
	double after = size * (0.7 * (double)strlen(text) + 0.7);
	draw_line(scene, text, size, true, NONET_ANCHOR_START, x, y, width);
	if (entry->title && after < width)
		draw_line(scene, entry->title, size, false, NONET_ANCHOR_START, x + after, y,
		          width - after);
}

/* The puzzle in a slot, in the middle of it, as large as it can be. `notes`: some puzzle of the
 * page has one, so that all are of one size. */
static void draw_puzzle(const struct nonet_book_style *style, const struct nonet_book_entry *entry,
                        const struct area *slot, bool notes, struct nonet_scene *scene) {
	const struct type *type = type_of(style);
	double above = 1.25 * line * type->number, below = notes ? 1.3 * line * type->note : 0;
	double labels = nonet_grid_label_cells(&style->grid);
	double width = slot->right - slot->left, height = slot->bottom - slot->top - above - below;
	double cell = fmin(width, height) / (entry->puzzle.size + labels);
	double side = entry->puzzle.size * cell;
	double x = slot->left + (width - side - labels * cell) / 2 + labels * cell;
	double y = slot->top + (height - side - labels * cell) / 2;
	draw_number(entry, scene, type->number, x, y, side);
	struct nonet_grid grid = {.scene = scene,
	                          .puzzle = &entry->puzzle,
	                          .style = style->grid,
	                          .dots = true,
	                          .x = x,
	                          .y = y + above + labels * cell,
	                          .cell = cell};
	nonet_grid_draw(&grid);
	if (entry->note)
		draw_line(scene, entry->note, type->note, false, NONET_ANCHOR_MIDDLE, x,
		          grid.y + side + 0.3 * line * type->note, side);
}

/* The solved grid, or words in its place, with the number above. */
static void draw_solution(const struct nonet_book_style *style,
                          const struct nonet_book_entry *entry, double x, double y, double side,
                          struct nonet_scene *scene) {
	const struct type *type = type_of(style);
	struct nonet_puzzle solved = entry->puzzle;
	int size = solved.size;
	double top = y + line * type->note;
	struct nonet_op words = {
	    .ink = NONET_INK_TEXT, .anchor = NONET_ANCHOR_MIDDLE, .size = type->note};
	char number[12];
	draw_line(scene, number_text(entry->number, number), type->note, true, NONET_ANCHOR_START, x, y,
	          side);
	if (solved.solution[0]) {
		memcpy(solved.value, solved.solution, sizeof solved.value);
		struct nonet_grid grid = {.scene = scene,
		                          .puzzle = &solved,
		                          .style = {.large = style->grid.large},
		                          .solved = true,
		                          .x = x,
		                          .y = top,
		                          .cell = side / size};
		nonet_grid_draw(&grid);
		return;
	}
	nonet_scene_outline(scene, NONET_INK_THIN, 0.5, x, top, x + side, top + side);
	if (entry->instead)
		nonet_paragraph_draw(scene, &words, entry->instead, x + 4, top + side / 2 - type->note,
		                     side - 8, 3);
}

static int largest_size(const struct nonet_book_entry entries[], int number) {
	int largest = 0;
	for (int i = 0; i < number; i++)
		if (entries[i].puzzle.size > largest)
			largest = entries[i].puzzle.size;
	return largest;
}

/* Solutions in one row across the foot of the page, upside down. Returns where they begin. */
static double draw_foot(const struct nonet_book_style *style,
                        const struct nonet_book_entry entries[], int number,
                        const struct area *area, int places, struct nonet_scene *scene) {
	double width = area->right - area->left;
	double side = (width - (places - 1) * small_gap) / places;
	double most = 0.17 * style->paper_height;
	double wanted = type_of(style)->solution_cell * largest_size(entries, number);
	side = fmin(side, fmin(most, wanted));
	double height = side + line * type_of(style)->note;
	double used = number * (side + small_gap) - small_gap;
	scene->turned = true;
	scene->turn_x = area->left + width / 2;
	scene->turn_y = area->bottom - height / 2;
	for (int i = 0; i < number; i++)
		draw_solution(style, &entries[i], area->left + (width - used) / 2 + i * (side + small_gap),
		              area->bottom - height, side, scene);
	scene->turned = false;
	return area->bottom - height - small_gap;
}

/* Places on a page for so many puzzles. */
static int places_for(int number) {
	return number <= 2 ? number : number <= 4 ? 4 : NONET_BOOK_PER_PAGE;
}

static bool has_note(const struct nonet_book_entry entries[], int number) {
	for (int i = 0; i < number; i++)
		if (entries[i].note)
			return true;
	return false;
}

void nonet_book_puzzle_page(const struct nonet_book_style *style,
                            const struct nonet_book_entry entries[], int number, int page,
                            bool last, struct nonet_scene *scene) {
	struct area area = area_of(style);
	int places = page == 1 && last ? places_for(number) : style->per_page;
	int columns = places > 2 ? 2 : 1, rows = places / columns;
	if (style->paper_width > style->paper_height) {
		int swapped = columns;
		columns = rows;
		rows = swapped;
	}
	area.top = begin_page(style, page, scene);
	if (style->solutions == NONET_BOOK_SOLUTIONS_PAGE)
		area.bottom = draw_foot(style, entries, number, &area, places, scene);
	double width = (area.right - area.left - (columns - 1) * gap) / columns;
	double height = (area.bottom - area.top - (rows - 1) * small_gap) / rows;
	bool notes = has_note(entries, number);
	for (int i = 0; i < number; i++) {
		int column = i % columns, row = i / columns;
		double left = area.left + column * (width + gap);
		double top = area.top + row * (height + small_gap);
		struct area slot = {left, top, left + width, top + height};
		draw_puzzle(style, &entries[i], &slot, notes, scene);
	}
}

/* Grids of solutions on a page: so many in a row that their cells have about the usual size, and
 * then a little smaller where that makes room for one more row. */
struct fit {
	double side, pitch; /* of a grid; from one to the next */
};

static struct fit fit_solutions(const struct nonet_book_style *style, int size) {
	const struct type *type = type_of(style);
	struct area area = area_of(style);
	double width = area.right - area.left, wanted = type->solution_cell * size;
	double above = line * type->note + small_gap;
	double height = area.bottom - area.top - 1.6 * line * type->heading - line * type->page;
	int columns = (int)((width + small_gap) / (wanted + small_gap));
	columns = columns > 1 ? columns : 1;
	double pitch = (width + small_gap) / columns;
	double side = fmin(pitch - small_gap, 1.35 * wanted);
	int rows = (int)(height / (side + above) + 0.3);
	double most = height / (rows > 1 ? rows : 1) - above;
	return (struct fit){fmin(side, most), pitch};
}

static double solution_height(const struct nonet_book_style *style, int size) {
	return fit_solutions(style, size).side + line * type_of(style)->note;
}

static bool row_is_full(const struct nonet_book_style *style, const struct nonet_solution_place *at,
                        int size) {
	return at->x + fit_solutions(style, size).side > area_of(style).right + 0.01;
}

bool nonet_book_solution_is_full(const struct nonet_book_style *style,
                                 const struct nonet_solution_place *at, int size) {
	double y = row_is_full(style, at, size) ? at->row_below + small_gap : at->y;
	return !at->begun || y + solution_height(style, size) > area_of(style).bottom + 0.01;
}

void nonet_book_solution_page(const struct nonet_book_style *style, int page, bool first,
                              struct nonet_solution_place *at, struct nonet_scene *scene) {
	struct area area = area_of(style);
	double y = begin_page(style, page, scene);
	const char *heading = nonet_translated(style->translate, style->context, N_("Solutions"));
	if (first)
		y = draw_line(scene, heading, type_of(style)->heading, true, NONET_ANCHOR_START, area.left,
		              y, area.right - area.left) +
		    small_gap / 2;
	*at = (struct nonet_solution_place){true, area.left, y, y};
}

void nonet_book_solution(const struct nonet_book_style *style, const struct nonet_book_entry *entry,
                         struct nonet_solution_place *at, struct nonet_scene *scene) {
	int size = entry->puzzle.size;
	struct fit fit = fit_solutions(style, size);
	if (row_is_full(style, at, size)) {
		at->x = area_of(style).left;
		at->y = at->row_below + small_gap;
	}
	draw_solution(style, entry, at->x, at->y, fit.side, scene);
	at->x += fit.pitch;
	at->row_below = fmax(at->row_below, at->y + solution_height(style, size));
}
