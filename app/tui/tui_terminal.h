/* The terminal: taking it over and giving it back, keys, signals, and how things look. */
#ifndef NONET_APP_TUI_TERMINAL_H
#define NONET_APP_TUI_TERMINAL_H

#include <stdbool.h>
#include <stdint.h>

enum tui_look {
	LOOK_PLAIN,
	LOOK_CLUE,
	LOOK_ENTRY,
	LOOK_CONFLICT,
	LOOK_MISTAKE,
	LOOK_TITLE,
	LOOK_HINT,
	LOOK_COUNT
};

/* What a key press is: the character that it types, or one of these. */
enum {
	TUI_NO_KEY = -1,   /* the time was over */
	TUI_STOP = -2,     /* the player or the system wants the program to end; see tui_stop_signal */
	TUI_SUSPEND = -3,  /* Ctrl-Z: call tui_suspend */
	TUI_ALT = 1 << 24, /* added to the character of a key that was pressed with Alt */
	TUI_FUNCTION = 1 << 25 /* added to the code that curses gives to a key without character */
};

/* Takes the terminal over. False, with the terminal as it was, when it cannot show a full screen.
 */
bool tui_open(bool color);

/* Gives it back as it was. */
void tui_close(void);

/* Gives the terminal back and stops the program until it is continued. */
void tui_suspend(void);

/* Waits for a key, up to so many milliseconds. */
int tui_wait_key(int timeout_ms);

/* Whether a key was pressed, or the program is to end: for long work, which should then stop. The
 * key stays to be read. */
bool tui_is_called(void);

/* The signal that asked the program to end; 0: none did. */
int tui_stop_signal(void);

/* Attributes of curses for text that looks so; `shaded` is for what lies in a house of the cursor.
 */
unsigned tui_attributes(enum tui_look look, bool shaded);

/* Those of black on one of the nine colours for cells; 0 where the terminal has too few colours. */
unsigned tui_palette(int color);

/* Writes what follows with these attributes. */
void tui_use(unsigned attributes);

/* Whether the locale's characters are UTF-8. */
bool tui_unicode(void);

#endif
