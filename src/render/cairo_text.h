/* Text drawn by cairo, in fonts that are found as they are needed. */
#ifndef NONET_RENDER_CAIRO_TEXT_H
#define NONET_RENDER_CAIRO_TEXT_H

#include "render/render_cairo.h"

#include <cairo.h>

/* Draws a text of the scene; the colour has been set. */
void nonet_cairo_text(cairo_t *cairo, struct nonet_fonts *fonts, const struct nonet_scene *scene,
                      const struct nonet_op *op);

#endif
