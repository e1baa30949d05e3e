/* Commands that change the game. */
#ifndef NONET_APP_PLAY_EDIT_H
#define NONET_APP_PLAY_EDIT_H

#include "tui/play_state.h"
#include "tui/tui_keys.h"

/* Does one of those commands; then the game is to be kept. False when the command is none of them.
 */
bool play_edit(struct play *play, struct tui_press press);

#endif
