/* Drawing the links of a step's chains: from each candidate to what follows from it, strong links
 * solid and weak ones dashed, in curves that keep off the digits. */
#ifndef NONET_RENDER_LINK_DRAWING_H
#define NONET_RENDER_LINK_DRAWING_H

#include "render/grid_drawing.h"

/* `shown`: the candidates that stand in the cells; `part`: what they do (enum nonet_part). */
void nonet_links_draw(const struct nonet_grid *grid, const uint32_t shown[NONET_MAX_CELLS],
                      const uint8_t part[NONET_CELLS][9]);

#endif
