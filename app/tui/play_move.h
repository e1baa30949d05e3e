/* Moving the cursor and choosing cells. */
#ifndef NONET_APP_PLAY_MOVE_H
#define NONET_APP_PLAY_MOVE_H

#include "tui/play_state.h"
#include "tui/tui_keys.h"

/* Does one of those commands. False when the command is none of them. */
bool play_move(struct play *play, enum tui_command command);

/* Follows a click: at a cell it goes there, at a digit beside the grid it enters that. */
void play_click(struct play *play);

#endif
