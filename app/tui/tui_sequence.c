#include "tui/tui_sequence.h"
#include "tui/tui_keys.h"

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <stdbool.h>
#include <string.h>

/* Modifiers as they are sent, one more than their sum. The locks, from 64 on, do not count. */
enum { SHIFT = 1, ALT = 2, CONTROL = 4, MODIFIERS = 63 };

/* CSI < P;P:S:S;P F: a sign of its own or none, then up to three parameters, each with up to three
 * parts; -1: not told. */
enum { PARAMETERS = 3, PARTS = 3, HIGHEST = 0x10FFFF };

struct sequence {
	int parameter[PARAMETERS][PARTS];
	int sign; /* 0: none */
	int last; /* the final character; negative: none came */
};

static struct sequence read_csi(int (*next)(void)) {
	struct sequence sequence;
	int parameter = 0, part = 0;
	memset(sequence.parameter, -1, sizeof sequence.parameter);
	sequence.sign = 0;
	while ((sequence.last = next()) >= ' ' && sequence.last < '@') {
		bool fits = parameter < PARAMETERS && part < PARTS;
		int *value = fits ? &sequence.parameter[parameter][part] : NULL;
		if (sequence.last == ';') {
			parameter++;
			part = 0;
		} else if (sequence.last == ':') {
			part++;
		} else if (sequence.last >= '<') {
			sequence.sign = sequence.last;
		} else if (value && sequence.last >= '0' && sequence.last <= '9' && *value < HIGHEST) {
			*value = (*value < 0 ? 0 : *value * 10) + sequence.last - '0';
		}
	}
	return sequence;
}

static int modifiers_of(const struct sequence *sequence) {
	int told = sequence->parameter[1][0];
	return told > 0 ? (told - 1) & MODIFIERS : 0;
}

/* ---- Characters -------------------------------------------------------------------------- */

/* The digit that the numpad's key has, with and without NumLock, by kitty's numbers; -1: none. */
static int numpad_digit(int code) {
	/* left, right, up, down, page up, page down, home, end, insert, delete, begin */
	static const signed char without_lock[] = {4, 6, 8, 2, 9, 3, 7, 1, 0, -1, 5};
	enum { KP_0 = 57399, KP_9 = 57408, KP_LEFT = 57417, KP_BEGIN = 57427 };
	if (code >= KP_0 && code <= KP_9)
		return code - KP_0;
	return code >= KP_LEFT && code <= KP_BEGIN ? without_lock[code - KP_LEFT] : -1;
}

/* The digit of the key itself, whatever Shift makes of it. `base` is what the key is on American
 * keyboards. -1: none. */
static int digit_of(int code, int base, int modifiers) {
	if (base >= '0' && base <= '9')
		return base - '0';
	if (code >= '0' && code <= '9')
		return code - '0';
	int shifted = modifiers & SHIFT ? tui_shifted_digit(code) : 0;
	return shifted ? shifted : numpad_digit(code);
}

static int with_modifiers(int key, int modifiers) {
	return key + (modifiers & SHIFT ? TUI_SHIFT : 0) + (modifiers & CONTROL ? TUI_CONTROL : 0) +
	       (modifiers & ALT ? TUI_ALT : 0);
}

static bool is_letter(int code) {
	return (code >= 'a' && code <= 'z') || (code >= 'A' && code <= 'Z');
}

/* `shifted` is what the key types with Shift, negative when that is not told. */
static int character(int code, int shifted, int base, int modifiers) {
	enum { KP_DECIMAL = 57409, KP_ENTER = 57414, KP_DELETE = 57426, PRIVATE = 57344, LAST = 63743 };
	int digit = digit_of(code, base, modifiers);
	if (modifiers & ~(SHIFT | ALT | CONTROL))
		return TUI_NO_KEY;
	if (digit >= 0)
		return with_modifiers('0' + digit, modifiers);
	if (code == KP_DELETE || code == KP_DECIMAL)
		return TUI_FUNCTION + KEY_DC;
	if (code == KP_ENTER)
		return '\r';
	/* Keys without a character, such as Shift alone. */
	if (code < 0 || (code >= PRIVATE && code <= LAST))
		return TUI_NO_KEY;
	if (modifiers & CONTROL)
		return is_letter(code) || code == '\\' ? code & 0x1F : TUI_NO_KEY;
	if (modifiers & SHIFT && shifted > 0)
		code = shifted;
	else if (modifiers & SHIFT && code >= 'a' && code <= 'z')
		code += 'A' - 'a';
	return modifiers & ALT ? code + TUI_ALT : code;
}

/* With CapsLock letters come as without it, and Shift makes them small. */
static int letter_of(const struct sequence *sequence, int modifiers) {
	enum { CAPS_LOCK = 64 };
	int code = sequence->parameter[0][0], told = sequence->parameter[1][0];
	bool caps = told > 0 && ((told - 1) & CAPS_LOCK) != 0;
	if (!caps || code < 'a' || code > 'z' || modifiers & (CONTROL | ALT))
		return character(code, sequence->parameter[0][1], sequence->parameter[0][2], modifiers);
	return modifiers & SHIFT ? code : code + 'A' - 'a';
}

/* ---- Keys without a character ------------------------------------------------------------ */

static int numbered_key(int number) {
	switch (number) {
	case 1:
	case 7:
		return TUI_FUNCTION + KEY_HOME;
	case 3:
		return TUI_FUNCTION + KEY_DC;
	case 4:
	case 8:
		return TUI_FUNCTION + KEY_END;
	case 5:
		return TUI_FUNCTION + KEY_PPAGE;
	case 6:
		return TUI_FUNCTION + KEY_NPAGE;
	case 11:
		return TUI_FUNCTION + KEY_F(1);
	case 200:
		return TUI_PASTE;
	case 201:
		return SEQUENCE_PASTE_END;
	default:
		return TUI_NO_KEY;
	}
}

/* Arrows with Shift or Ctrl choose cells. */
static int lettered_key(int letter, int modifiers) {
	bool chooses = (modifiers & (SHIFT | CONTROL)) != 0;
	switch (letter) {
	case 'A':
		return TUI_FUNCTION + (chooses ? KEY_SR : KEY_UP);
	case 'B':
		return TUI_FUNCTION + (chooses ? KEY_SF : KEY_DOWN);
	case 'C':
		return TUI_FUNCTION + (chooses ? KEY_SRIGHT : KEY_RIGHT);
	case 'D':
		return TUI_FUNCTION + (chooses ? KEY_SLEFT : KEY_LEFT);
	case 'F':
		return TUI_FUNCTION + KEY_END;
	case 'H':
		return TUI_FUNCTION + KEY_HOME;
	case 'P':
		return TUI_FUNCTION + KEY_F(1);
	case 'E': /* the numpad's middle without NumLock */
		return '5';
	default:
		return TUI_NO_KEY;
	}
}

/* The numpad in application mode. */
static int numpad_key(int letter) {
	static const char letters[] = "pqrstuvwxy";
	const char *found = letter > 0 && letter < 128 ? strchr(letters, letter) : NULL;
	if (found)
		return '0' + (int)(found - letters);
	return letter == 'M' ? '\r' : lettered_key(letter, 0);
}

/* ---- The mouse --------------------------------------------------------------------------- */

/* What a report's number adds up; without any it is the left button. */
enum { NO_BUTTON = 3, MOUSE_SHIFT = 4, MOUSE_ALT = 8, MOUSE_CONTROL = 16, MOTION = 32 };

/* `column` and `row` from 1. */
static int mouse_key(int report, bool released, int column, int row, struct tui_mouse *mouse_ret) {
	if (report & ~(MOUSE_SHIFT | MOUSE_ALT | MOUSE_CONTROL | MOTION) || column < 1 || row < 1)
		return TUI_NO_KEY;
	mouse_ret->kind = released ? MOUSE_RELEASE : report & MOTION ? MOUSE_DRAG : MOUSE_PRESS;
	mouse_ret->modified = (report & (MOUSE_SHIFT | MOUSE_CONTROL)) != 0;
	mouse_ret->y = row - 1;
	mouse_ret->x = column - 1;
	return TUI_MOUSE;
}

/* The older form: three characters, each 32 more than what it tells. */
static int old_mouse_key(int (*next)(void), struct tui_mouse *mouse_ret) {
	int report = next() - ' ', column = next() - ' ', row = next() - ' ';
	bool released = (report & (NO_BUTTON | MOTION)) == NO_BUTTON;
	return mouse_key(released ? report - NO_BUTTON : report, released, column, row, mouse_ret);
}

/* ------------------------------------------------------------------------------------------ */

int sequence_read(int introducer, int (*next)(void), struct tui_mouse *mouse_ret) {
	enum { OTHER_KEY = 27 };
	if (introducer == 'O')
		return numpad_key(next());
	struct sequence sequence = read_csi(next);
	int first = sequence.parameter[0][0], modifiers = modifiers_of(&sequence);
	if (sequence.sign == '<' && (sequence.last == 'M' || sequence.last == 'm'))
		return mouse_key(first, sequence.last == 'm', sequence.parameter[1][0],
		                 sequence.parameter[2][0], mouse_ret);
	if (sequence.sign != 0)
		return TUI_NO_KEY;
	switch (sequence.last) {
	case 'M':
		return first < 0 ? old_mouse_key(next, mouse_ret) : TUI_NO_KEY;
	case 'u':
		return letter_of(&sequence, modifiers);
	case '~':
		return first == OTHER_KEY ? character(sequence.parameter[2][0], -1, -1, modifiers)
		                          : numbered_key(first);
	default:
		return lettered_key(sequence.last, modifiers);
	}
}
