#define _POSIX_C_SOURCE 200809L
#include "tui/tui_sequence.h"
#include "tui/tui_signals.h"
#include "tui/tui_terminal.h"

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

enum { ESCAPE = 27 };

/* The program has one terminal. */
static char pasted[TUI_PASTED_MOST + 1];
static struct tui_mouse mouse;
static int left_over = TUI_NO_KEY; /* what curses gave, but did not belong to what was read */
static int waiting = TUI_NO_KEY;   /* a key that was read, but not taken yet */

struct tui_mouse tui_mouse(void) {
	return mouse;
}

bool tui_ends_click(int key) {
	return key == TUI_MOUSE && mouse.kind != MOUSE_PRESS;
}

/* The next key that is there, or TUI_NO_KEY. */
static int next_key(void) {
	wint_t character;
	int key = left_over;
	left_over = TUI_NO_KEY;
	if (key != TUI_NO_KEY)
		return key;
	switch (get_wch(&character)) {
	case OK:
		return (int)character;
	case KEY_CODE_YES:
		return TUI_FUNCTION + (int)character;
	default:
		return TUI_NO_KEY;
	}
}

/* The same where it belongs to the one before and may take a moment. */
static int next_within(int timeout_ms) {
	int key = next_key();
	if (key == TUI_NO_KEY && tui_signals_wait(timeout_ms))
		key = next_key();
	return key;
}

/* Another key cuts a sequence off. */
static int next_of_sequence(void) {
	int key = next_within(SEQUENCE_WAIT_MS);
	if (key != ESCAPE && key < TUI_ALT)
		return key;
	left_over = key;
	return TUI_NO_KEY;
}

/* ---- Pasted text ------------------------------------------------------------------------- */

const char *tui_pasted(void) {
	return pasted;
}

static size_t add_character(size_t nbytes, int character) {
	char bytes[MB_LEN_MAX];
	mbstate_t state = {0};
	if (character < 0 || character >= TUI_ALT)
		return nbytes;
	size_t length = wcrtomb(bytes, character == '\r' ? L'\n' : (wchar_t)character, &state);
	if (length == (size_t)-1 || nbytes + length > TUI_PASTED_MOST)
		return nbytes;
	memcpy(pasted + nbytes, bytes, length);
	return nbytes + length;
}

/* Reads up to the end of the paste; where that is missing, until nothing comes any more. */
static int take_pasted(void) {
	enum { LATEST_MS = 1000 };
	size_t nbytes = 0;
	int key;
	while ((key = next_within(LATEST_MS)) != TUI_NO_KEY) {
		if (key != ESCAPE)
			nbytes = add_character(nbytes, key);
		else if (next_of_sequence() == '[' &&
		         sequence_read('[', next_of_sequence, &mouse) == SEQUENCE_PASTE_END)
			break;
	}
	pasted[nbytes] = '\0';
	return TUI_PASTE;
}

/* ---- Keys -------------------------------------------------------------------------------- */

/* What follows Escape at once is a sequence, or a key with Alt. */
static int after_escape(void) {
	int next = next_key();
	if (next == ESCAPE) /* Alt and a sequence, on some terminals */
		next = next_key();
	if (next == TUI_NO_KEY)
		return ESCAPE;
	if (next != '[' && next != 'O')
		return next < TUI_ALT ? next + TUI_ALT : next;
	int key = sequence_read(next, next_of_sequence, &mouse);
	if (key == TUI_PASTE)
		return take_pasted();
	return key == SEQUENCE_PASTE_END ? TUI_NO_KEY : key;
}

/* Where the terminal tells keys with Ctrl apart, these do not come as signals. */
static bool is_signal(int key) {
	static const struct {
		int key, signal_number;
	} signals[] = {{'C' & 0x1F, SIGINT}, {'\\' & 0x1F, SIGQUIT}, {'Z' & 0x1F, SIGTSTP}};
	for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
		if (signals[i].key == key) {
			tui_signals_take(signals[i].signal_number);
			return true;
		}
	return false;
}

static int read_key(void) {
	int key = next_key();
	if (key == ESCAPE)
		key = after_escape();
	return is_signal(key) ? TUI_NO_KEY : key;
}

static int take_key(void) {
	int key = waiting == TUI_NO_KEY ? read_key() : waiting;
	waiting = TUI_NO_KEY;
	return key;
}

static bool is_gone(void) {
	struct pollfd terminal = {.fd = STDIN_FILENO, .events = POLLIN};
	return poll(&terminal, 1, 0) > 0 && (terminal.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
}

/* A terminal that is gone would be readable for ever. */
static void notice_end(int key) {
	if (key == TUI_NO_KEY && is_gone())
		tui_signals_take(SIGHUP);
}

int tui_wait_key(int timeout_ms) {
	tui_signals_let_in(); /* also while key follows key */
	int key = take_key();
	if (key == TUI_NO_KEY && !tui_stop_signal() && !tui_signals_want_suspend()) {
		tui_signals_wait(timeout_ms);
		key = take_key();
		notice_end(key);
	}
	if (tui_stop_signal())
		return TUI_STOP;
	if (tui_signals_continued())
		tui_take_again();
	return tui_signals_want_suspend() ? TUI_SUSPEND : key;
}

bool tui_is_called(void) {
	tui_signals_let_in();
	if (waiting == TUI_NO_KEY && tui_signals_wait(0)) {
		waiting = read_key();
		notice_end(waiting);
	}
	return waiting != TUI_NO_KEY || tui_stop_signal() || tui_signals_want_suspend();
}

void tui_drop_keys(void) {
	waiting = left_over = TUI_NO_KEY;
	flushinp();
}
