/* What a terminal sends as control sequences, as far as curses does not know it or not well: keys
 * with modifiers, in the forms of xterm (modifyOtherKeys) and of kitty's keyboard protocol, the
 * numpad's, arrows where the description of the terminal lacks them, the mouse, and where pasted
 * text begins and ends. */
#ifndef NONET_APP_TUI_SEQUENCE_H
#define NONET_APP_TUI_SEQUENCE_H

#include "tui/tui_terminal.h"

/* The rest of a sequence comes within that time, or it was a key of its own. */
enum { SEQUENCE_WAIT_MS = 60 };

enum { SEQUENCE_PASTE_END = -100 };

/* Reads the rest of the sequence that ESC and `introducer`, '[' or 'O', began. `next` gives one
 * character after the other, and something negative when none comes. Returns the key in the form of
 * tui_wait_key, with `mouse_ret` filled for TUI_MOUSE; TUI_PASTE before pasted text, and
 * SEQUENCE_PASTE_END behind it; TUI_NO_KEY for all else. */
int sequence_read(int introducer, int (*next)(void), struct tui_mouse *mouse_ret);

#endif
