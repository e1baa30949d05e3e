#include "render/scene.h"
#include "render/letters.h"

#include <stdlib.h>

enum { FIRST_OPS = 256 };

uint32_t nonet_ink_color(enum nonet_ink ink) {
	static const uint32_t colors[NONET_INK_COUNT] = {
#define INK_COLOR(name, color) [NONET_INK_##name] = (color),
	    NONET_INK_LIST(INK_COLOR)
#undef INK_COLOR
	};
	return colors[ink];
}

void nonet_scene_free_inside(struct nonet_scene *scene) {
	free(scene->ops);
	nonet_buffer_free_inside(&scene->texts);
	*scene = (struct nonet_scene){0};
}

void nonet_scene_clear(struct nonet_scene *scene, double width, double height) {
	scene->width = width;
	scene->height = height;
	scene->nops = 0;
	scene->texts.length = 0;
	scene->turned = false;
}

static bool make_room(struct nonet_scene *scene) {
	if (scene->nops < scene->capacity)
		return true;
	size_t capacity = scene->capacity > 0 ? 2 * scene->capacity : FIRST_OPS;
	struct nonet_op *moved = realloc(scene->ops, capacity * sizeof *moved);
	if (!moved) {
		scene->no_memory = true;
		return false;
	}
	scene->ops = moved;
	scene->capacity = capacity;
	return true;
}

/* Of a circle x2 is a radius. */
static void turn(const struct nonet_scene *scene, struct nonet_op *op) {
	op->x = 2 * scene->turn_x - op->x;
	op->y = 2 * scene->turn_y - op->y;
	if (op->kind != NONET_OP_CIRCLE)
		op->x2 = 2 * scene->turn_x - op->x2;
	op->y2 = 2 * scene->turn_y - op->y2;
	op->cx = 2 * scene->turn_x - op->cx;
	op->cy = 2 * scene->turn_y - op->cy;
	op->turned = true;
}

void nonet_scene_add(struct nonet_scene *scene, const struct nonet_op *op) {
	if (scene->no_memory || !make_room(scene))
		return;
	scene->ops[scene->nops] = *op;
	if (scene->turned)
		turn(scene, &scene->ops[scene->nops]);
	scene->nops++;
}

void nonet_scene_fill(struct nonet_scene *scene, enum nonet_ink ink, double x, double y, double x2,
                      double y2) {
	nonet_scene_add(
	    scene, &(struct nonet_op){
	               .kind = NONET_OP_RECT, .ink = (uint8_t)ink, .x = x, .y = y, .x2 = x2, .y2 = y2});
}

void nonet_scene_outline(struct nonet_scene *scene, enum nonet_ink ink, double size, double x,
                         double y, double x2, double y2) {
	nonet_scene_add(scene, &(struct nonet_op){.kind = NONET_OP_RECT,
	                                          .ink = (uint8_t)ink,
	                                          .x = x,
	                                          .y = y,
	                                          .x2 = x2,
	                                          .y2 = y2,
	                                          .size = size});
}

void nonet_scene_line(struct nonet_scene *scene, enum nonet_ink ink, double size, double x,
                      double y, double x2, double y2) {
	nonet_scene_add(scene, &(struct nonet_op){.kind = NONET_OP_LINE,
	                                          .ink = (uint8_t)ink,
	                                          .square = true,
	                                          .x = x,
	                                          .y = y,
	                                          .x2 = x2,
	                                          .y2 = y2,
	                                          .size = size});
}

void nonet_scene_text(struct nonet_scene *scene, const struct nonet_op *op, const char *text,
                      size_t nbytes) {
	struct nonet_op with_text = *op;
	with_text.kind = NONET_OP_TEXT;
	with_text.text = scene->texts.length;
	nonet_letters_add(&scene->texts, text, nbytes);
	nonet_buffer_add(&scene->texts, "", 1);
	scene->no_memory = scene->no_memory || scene->texts.no_memory;
	nonet_scene_add(scene, &with_text);
}
