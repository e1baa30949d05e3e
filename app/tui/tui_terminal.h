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
	TUI_PASTE = -4,    /* text was pasted: see tui_pasted */
	TUI_MOUSE = -5,    /* the left button of the mouse: see tui_mouse */
	TUI_ALT = 1 << 24, /* added to the character of a key that was pressed with Alt */
	TUI_FUNCTION = 1 << 25, /* added to the code that curses gives to a key without character */
	TUI_CONTROL = 1 << 26,  /* added to a digit that was pressed with Ctrl */
	TUI_SHIFT = 1 << 27     /* and with Shift, where the terminal tells so */
};

/* Takes the terminal over. False, with the terminal as it was, when it cannot show a full screen.
 */
bool tui_open(bool color);

/* Gives it back as it was. */
void tui_close(void);

/* Gives the terminal back and stops the program until it is continued. */
void tui_suspend(void);

/* Draws all anew on a terminal that others may have used and set otherwise. */
void tui_take_again(void);

/* Waits for a key, up to so many milliseconds. */
int tui_wait_key(int timeout_ms);

/* The text of the last TUI_PASTE, without what is beyond the first TUI_PASTED_MOST bytes. */
enum { TUI_PASTED_MOST = 1 << 16 };
const char *tui_pasted(void);

/* What the mouse did. */
enum tui_mouse_kind { MOUSE_PRESS, MOUSE_DRAG, MOUSE_RELEASE };

struct tui_mouse {
	enum tui_mouse_kind kind;
	int y, x;
	bool modified; /* with Shift or Ctrl */
};

struct tui_mouse tui_mouse(void);

/* Whether a key is what follows a press of the mouse, where any key would do. */
bool tui_ends_click(int key);

/* Whether a key was pressed, or the program is to end: for long work, which should then stop. The
 * key stays to be read. */
bool tui_is_called(void);

/* Forgets the keys that are still to be read. */
void tui_drop_keys(void);

/* The signal that asked the program to end; 0: none did. */
int tui_stop_signal(void);

/* Makes the colours that follow, or none. */
void tui_colors_begin(bool color);

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
