/* What the keys do: a table, from which the help is written too. */
#ifndef NONET_APP_TUI_KEYS_H
#define NONET_APP_TUI_KEYS_H

enum tui_command {
	COMMAND_NONE,
	COMMAND_LEFT,
	COMMAND_RIGHT,
	COMMAND_UP,
	COMMAND_DOWN,
	COMMAND_ROW_START,
	COMMAND_ROW_END,
	COMMAND_CHOOSE_LEFT,
	COMMAND_CHOOSE_RIGHT,
	COMMAND_CHOOSE_UP,
	COMMAND_CHOOSE_DOWN,
	COMMAND_CHOOSE, /* begins or ends to choose cells */
	COMMAND_CHOOSE_ALL,
	COMMAND_CANCEL,
	COMMAND_ENTER,  /* the digit, in the mode of entry */
	COMMAND_PUT_IN, /* the number, likewise, even where it could be the second half of one */
	COMMAND_CORNER, /* the digit, as a mark in the corner */
	COMMAND_CENTER,
	COMMAND_COLOR,
	COMMAND_TAKE,        /* the step of the hint, or the digit that was chosen first */
	COMMAND_FOLLOW,      /* the step of the hint */
	COMMAND_DIGIT_FIRST, /* begins or ends to choose the digit first */
	COMMAND_CLEAR,
	COMMAND_NEXT_MODE,
	COMMAND_MODE_DIGITS,
	COMMAND_MODE_CORNER,
	COMMAND_MODE_CENTER,
	COMMAND_MODE_COLORS,
	COMMAND_FILL,
	COMMAND_UNDO,
	COMMAND_REDO,
	COMMAND_UNDO_MISTAKES,
	COMMAND_HINT,
	COMMAND_CHECK,
	COMMAND_CANDIDATES,
	COMMAND_PAUSE,
	COMMAND_SETTINGS,
	COMMAND_RESTART,
	COMMAND_NEW,
	COMMAND_HELP,
	COMMAND_RESIZE,
	COMMAND_MOUSE,
	COMMAND_PASTE,
	COMMAND_LEAVE
};

struct tui_press {
	enum tui_command command;
	int digit; /* of those that have one */
};

/* What a key of tui_wait_key means. */
struct tui_press tui_press_of(int key);

/* The digit whose key types that character with Shift, on American keyboards and where others mean
 * nothing else by it; 0: none. */
int tui_shifted_digit(int key);

/* What the help says: rows of keys and what they do, closed by NULL. */
struct tui_key_help {
	const char *keys;
	const char *does;
};

extern const struct tui_key_help tui_key_help[];

#endif
