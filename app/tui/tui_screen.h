/* Drawing the game. */
#ifndef NONET_APP_TUI_SCREEN_H
#define NONET_APP_TUI_SCREEN_H

#include "tui/play_state.h"

/* Draws all of it, or a plain message where the screen is too small. */
void tui_screen_draw(struct play *play);

/* The parts: lines around the cells, the cells, what stands beside the grid. */
void tui_frame_draw(const struct play *play);
void tui_cells_draw(const struct play *play);
void tui_panel_draw(struct play *play);

#endif
