/* The whole of a picture in a scene: title, grid, caption. */
#ifndef NONET_RENDER_PICTURE_DRAWING_H
#define NONET_RENDER_PICTURE_DRAWING_H

#include "render/scene.h"

#include <nonet/picture.h>

/* Draws into a scene that was all zero or cleared, and gives it its size; its cells have a side of
 * 36. */
void nonet_picture_scene(const struct nonet_picture *picture, struct nonet_scene *scene);

/* Adds text in lines of that width below `y`, and returns where they end. `op` says the rest: its
 * x, y and room are not looked at; its anchor says which side of the lines is even. Text that goes
 * on after `most_lines` is cut, with an ellipsis. */
double nonet_paragraph_draw(struct nonet_scene *scene, const struct nonet_op *op, const char *text,
                            double x, double y, double width, int most_lines);

#endif
