#include "tui/tui_keys.h"
#include "common/language.h"
#include "tui/tui_terminal.h"

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <stddef.h>
#include <string.h>

enum {
	ESCAPE = 27,
	CONTROL_A = 'A' & 0x1F,
	CONTROL_R = 'R' & 0x1F,
	CONTROL_L = 'L' & 0x1F,
	RUBOUT = 127
};

static const struct {
	int key;
	enum tui_command command;
} keys[] = {
    {TUI_FUNCTION + KEY_LEFT, COMMAND_LEFT},
    {'h', COMMAND_LEFT},
    {TUI_FUNCTION + KEY_RIGHT, COMMAND_RIGHT},
    {'l', COMMAND_RIGHT},
    {TUI_FUNCTION + KEY_UP, COMMAND_UP},
    {'k', COMMAND_UP},
    {TUI_FUNCTION + KEY_DOWN, COMMAND_DOWN},
    {'j', COMMAND_DOWN},
    {TUI_FUNCTION + KEY_HOME, COMMAND_ROW_START},
    {TUI_FUNCTION + KEY_END, COMMAND_ROW_END},
    {TUI_FUNCTION + KEY_SLEFT, COMMAND_CHOOSE_LEFT},
    {TUI_FUNCTION + KEY_SRIGHT, COMMAND_CHOOSE_RIGHT},
    {TUI_FUNCTION + KEY_SR, COMMAND_CHOOSE_UP},
    {TUI_FUNCTION + KEY_SF, COMMAND_CHOOSE_DOWN},
    {'m', COMMAND_CHOOSE},
    {CONTROL_A, COMMAND_CHOOSE_ALL},
    {'n', COMMAND_DIGIT_FIRST},
    {'\r', COMMAND_TAKE},
    {'\n', COMMAND_TAKE},
    {TUI_FUNCTION + KEY_ENTER, COMMAND_TAKE},
    {ESCAPE, COMMAND_CANCEL},
    {' ', COMMAND_CLEAR},
    {'x', COMMAND_CLEAR},
    {'X', COMMAND_CLEAR},
    {'0', COMMAND_CLEAR},
    {'\b', COMMAND_CLEAR},
    {RUBOUT, COMMAND_CLEAR},
    {TUI_FUNCTION + KEY_DC, COMMAND_CLEAR},
    {TUI_FUNCTION + KEY_BACKSPACE, COMMAND_CLEAR},
    {'\t', COMMAND_NEXT_MODE},
    {'d', COMMAND_MODE_DIGITS},
    {'z', COMMAND_MODE_DIGITS},
    {'s', COMMAND_MODE_CORNER},
    {'c', COMMAND_MODE_CENTER},
    {'v', COMMAND_MODE_COLORS},
    {'f', COMMAND_FILL},
    {'u', COMMAND_UNDO},
    {'U', COMMAND_REDO},
    {CONTROL_R, COMMAND_REDO},
    {'b', COMMAND_UNDO_MISTAKES},
    {'H', COMMAND_HINT},
    {'C', COMMAND_CHECK},
    {'w', COMMAND_CANDIDATES},
    {'p', COMMAND_PAUSE},
    {'S', COMMAND_SETTINGS},
    {'R', COMMAND_RESTART},
    {'N', COMMAND_NEW},
    {'?', COMMAND_HELP},
    {TUI_FUNCTION + KEY_F(1), COMMAND_HELP},
    {CONTROL_L, COMMAND_RESIZE},
    {TUI_FUNCTION + KEY_RESIZE, COMMAND_RESIZE},
    {TUI_MOUSE, COMMAND_MOUSE},
    {TUI_PASTE, COMMAND_PASTE},
    {'q', COMMAND_LEAVE},
    {'Q', COMMAND_LEAVE},
};

/* What Shift makes of the digits: American keys, then those of others that mean nothing else. */
int tui_shifted_digit(int key) {
	static const char american[] = "!@#$%^&*(";
	const char *found = key > 0 && key < 128 ? strchr(american, key) : NULL;
	if (found)
		return (int)(found - american) + 1;
	return key == '"' ? 2 : key == 0xA7 || key == 0xA3 ? 3 : 0; /* section sign, pound sign */
}

/* What a digit does with modifiers. */
static enum tui_command with_digit(int modifiers) {
	switch (modifiers) {
	case 0:
		return COMMAND_ENTER;
	case TUI_SHIFT:
		return COMMAND_CORNER;
	case TUI_CONTROL:
	case TUI_ALT:
		return COMMAND_CENTER;
	case TUI_CONTROL + TUI_SHIFT:
		return COMMAND_COLOR;
	default:
		return COMMAND_NONE;
	}
}

struct tui_press tui_press_of(int key) {
	int modifiers = key > 0 ? key & (TUI_SHIFT | TUI_CONTROL | TUI_ALT) : 0;
	int digit = key - modifiers - '0';
	if (digit >= 1 && digit <= 9)
		return (struct tui_press){with_digit(modifiers), digit};
	digit = tui_shifted_digit(key);
	if (digit > 0)
		return (struct tui_press){COMMAND_CORNER, digit};
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		if (keys[i].key == key)
			return (struct tui_press){keys[i].command, 0};
	return (struct tui_press){COMMAND_NONE, 0};
}

const struct tui_key_help tui_key_help[] = {
    {N_("arrows, h j k l"), N_("move; Home and End: to the ends of the row")},
    {N_("1 to 9"), N_("put in the digit, or the mark or colour of the mode")},
    {N_("Shift+digit"), N_("mark in the corner")},
    {N_("Ctrl/Alt+digit"), N_("mark in the centre; Ctrl+Shift: colour")},
    {N_("d s c v, Tab"), N_("mode: digits, corner marks, centre marks, colours; the next")},
    {N_("Space, x, Delete"), N_("clear: digits first, then marks, then colours")},
    {N_("m, Shift+arrows"), N_("choose several cells; Ctrl-A: all; Escape: no more")},
    {N_("mouse"), N_("go to a cell, or choose those that it is drawn over")},
    {N_("n, Enter"), N_("choose the digit first; Enter or a click puts it in")},
    {N_("f"), N_("mark in every cell what can be there")},
    {N_("w"), N_("show or hide the candidates of all cells")},
    {N_("u, U"), N_("undo, redo")},
    {N_("b"), N_("undo back to before the first mistake")},
    {N_("R"), N_("restart (u takes that back)")},
    {N_("H"), N_("hint: where to look; again: which, why; Enter does it")},
    {N_("C"), N_("check against the solution")},
    {N_("p"), N_("pause, which hides the grid")},
    {N_("S, N"), N_("settings, new game")},
    {N_("?"), N_("this help")},
    {N_("q, Ctrl-C"), N_("leave; the game is kept, and 'nonet play' goes on with it")},
    {N_("Signs"), N_("! conflict, ? mistake, [5] cursor, (5) same digit, {5} chosen")},
    {"", N_("* cell of the hint; in small grids . empty, : with marks")},
    {NULL, NULL},
};
