/* Moving the cursor and choosing cells. */
#ifndef NONET_APP_PLAY_MOVE_H
#define NONET_APP_PLAY_MOVE_H

#include "tui/play_state.h"
#include "tui/tui_keys.h"

/* Does one of those commands. False when the command is none of them. */
bool play_move(struct play *play, enum tui_command command);

/* Has no cells chosen but the one under the cursor. */
void play_choose_none(struct play *play);

#endif
