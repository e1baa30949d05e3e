/* Playing by the mouse. */
#ifndef NONET_APP_PLAY_MOUSE_H
#define NONET_APP_PLAY_MOUSE_H

#include "tui/play_state.h"

/* Follows what the mouse just did. A press goes to a cell, or chooses or leaves out one more;
 * moving on chooses what it passes; a press at a digit beside the grid enters that. */
void play_mouse(struct play *play);

#endif
