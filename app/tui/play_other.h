/* Commands that leave the game as it is: modes, pages, pause. */
#ifndef NONET_APP_PLAY_OTHER_H
#define NONET_APP_PLAY_OTHER_H

#include "tui/play_state.h"
#include "tui/tui_keys.h"

/* Does one of those commands, and nothing for any other. */
void play_other(struct play *play, enum tui_command command);

#endif
