/* A scene as SVG: complete in itself, the same bytes for the same scene. */
#ifndef NONET_RENDER_RENDER_SVG_H
#define NONET_RENDER_RENDER_SVG_H

#include "render/scene.h"

/* Writes the drawing, `width_pt` points wide. Programs that read aloud say the title and the
 * description instead of it. */
void nonet_svg_write(const struct nonet_scene *scene, const char *title, const char *description,
                     double width_pt, struct nonet_buffer *svg);

#endif
