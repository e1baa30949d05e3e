#include "render/picture_drawing.h"
#include "render/grid_drawing.h"
#include "render/letters.h"

#include <limits.h>
#include <string.h>

static const double cell_side = 36, margin = 9;
static const double title_size = 17, caption_size = 11, line_height = 1.35;

static bool has_text(const char *text) {
	return text && *text;
}

/* The last line that there is room for ends in an ellipsis when the text goes on. */
static void draw_cut(struct nonet_scene *scene, const struct nonet_op *line, const char *text) {
	static const char ellipsis[] = "\xE2\x80\xA6";
	struct nonet_buffer cut = {0};
	size_t next;
	nonet_buffer_add(&cut, text,
	                 nonet_letters_line(text, line->room / line->size - 1, line->bold, &next));
	nonet_buffer_add_text(&cut, ellipsis);
	if (cut.no_memory)
		scene->no_memory = true;
	else
		nonet_scene_text(scene, line, cut.bytes, cut.length);
	nonet_buffer_free_inside(&cut);
}

double nonet_paragraph_draw(struct nonet_scene *scene, const struct nonet_op *op, const char *text,
                            double x, double y, double width, int most_lines) {
	struct nonet_op line = *op;
	line.x = op->anchor == NONET_ANCHOR_START    ? x
	         : op->anchor == NONET_ANCHOR_MIDDLE ? x + width / 2
	                                             : x + width;
	line.room = width;
	for (int i = 1; *text && i <= most_lines; i++) {
		size_t next, nbytes = nonet_letters_line(text, width / op->size, op->bold, &next);
		line.y = y + op->size;
		if (i == most_lines && text[next])
			draw_cut(scene, &line, text);
		else
			nonet_scene_text(scene, &line, text, nbytes);
		y += line_height * op->size;
		text += next;
	}
	return y;
}

/* Its first line is bold. */
static double draw_caption(struct nonet_scene *scene, const char *text, double y) {
	struct nonet_op op = {.ink = NONET_INK_TEXT, .bold = true, .size = caption_size};
	double width = scene->width - 2 * margin;
	const char *rest = strchr(text, '\n');
	size_t nbytes = rest ? (size_t)(rest - text) : strlen(text);
	struct nonet_buffer first = {0};
	nonet_buffer_add(&first, text, nbytes);
	if (first.no_memory)
		scene->no_memory = true;
	else
		y = nonet_paragraph_draw(scene, &op, first.bytes, margin, y, width, INT_MAX);
	nonet_buffer_free_inside(&first);
	op.bold = false;
	return rest ? nonet_paragraph_draw(scene, &op, rest + 1, margin, y, width, INT_MAX) : y;
}

void nonet_picture_scene(const struct nonet_picture *picture, struct nonet_scene *scene) {
	double labels = nonet_grid_label_cells(&picture->style) * cell_side;
	double side = picture->puzzle->size * cell_side;
	double width = side + labels + 2 * margin, y = margin;
	struct nonet_op title = {
	    .ink = NONET_INK_TEXT, .anchor = NONET_ANCHOR_MIDDLE, .bold = true, .size = title_size};
	nonet_scene_clear(scene, width, 0);
	size_t paper = scene->nops;
	nonet_scene_fill(scene, NONET_INK_PAPER, 0, 0, width, 0);
	if (has_text(picture->title))
		y = nonet_paragraph_draw(scene, &title, picture->title, margin, y, width - 2 * margin,
		                         INT_MAX) +
		    margin / 2;
	struct nonet_grid grid = {.scene = scene,
	                          .puzzle = picture->puzzle,
	                          .step = picture->step,
	                          .style = picture->style,
	                          .x = margin + labels,
	                          .y = y + labels,
	                          .cell = cell_side};
	nonet_grid_draw(&grid);
	y += labels + side + margin;
	if (has_text(picture->caption))
		y = draw_caption(scene, picture->caption, y) + margin / 2;
	scene->height = y;
	if (!scene->no_memory)
		scene->ops[paper].y2 = y;
}
