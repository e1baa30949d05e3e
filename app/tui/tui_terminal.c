#define _POSIX_C_SOURCE 200809L
#include "tui/tui_terminal.h"
#include "common/term.h"

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <unistd.h>
#include <wchar.h>

enum { ESCAPE_MS = 60, ESCAPE = 27 };

/* The program has one terminal. */
static SCREEN *screen;
static bool colorful;
static sigset_t blocked, free_to_come; /* while working, and while waiting */
static volatile sig_atomic_t stop_signal, wants_suspend;

static void on_stop(int signal_number) {
	stop_signal = signal_number;
}

static void on_suspend(int signal_number) {
	(void)signal_number;
	wants_suspend = 1;
}

static void catch_signal(int signal_number, void (*handler)(int)) {
	struct sigaction action = {.sa_handler = handler};
	sigemptyset(&action.sa_mask);
	sigaction(signal_number, &action, NULL);
}

/* Signals only come while the program waits, so that none comes between looking and waiting. */
static void catch_signals(void) {
	static const int stops[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
	sigemptyset(&blocked);
	for (size_t i = 0; i < sizeof stops / sizeof *stops; i++) {
		catch_signal(stops[i], on_stop);
		sigaddset(&blocked, stops[i]);
	}
	catch_signal(SIGTSTP, on_suspend);
	sigaddset(&blocked, SIGTSTP);
	sigaddset(&blocked, SIGWINCH);
	sigprocmask(SIG_BLOCK, &blocked, &free_to_come);
}

/* ---- Colours ----------------------------------------------------------------------------- */

/* Foreground and background; -1 is the terminal's own. */
struct colors {
	short front, back;
};

/* As it is, and shaded; on a dark and a light terminal of 256 colours, and on one of 8. Where both
 * colours are ours their contrast is 4.5:1 or more. */
struct look {
	struct colors dark[2], light[2], few[2];
	attr_t attributes;
};

enum {
	MANY = 256,
	GRAY = 237,
	PALE = 254,
	WHITE = 255,
	BLACK = 16,
	WINE = 124,
	PLUM = 90,
	MOSS = 22
};

#define SAME_SHADED(front, back)                                                                   \
	{                                                                                              \
		{front, back}, {                                                                           \
			front, back                                                                            \
		}                                                                                          \
	}
#define TEXT_LOOK(attributes)                                                                      \
	{                                                                                              \
		{{-1, -1}, {WHITE, GRAY}}, {{-1, -1}, {BLACK, PALE}},                                      \
		    {{-1, -1}, {COLOR_WHITE, COLOR_BLUE}}, attributes                                      \
	}

static const struct look looks[LOOK_COUNT] = {
    [LOOK_PLAIN] = TEXT_LOOK(A_NORMAL),
    [LOOK_CLUE] = TEXT_LOOK(A_BOLD),
    [LOOK_ENTRY] = {{{33, -1}, {117, GRAY}},
                    {{26, -1}, {25, PALE}},
                    {{COLOR_CYAN, -1}, {COLOR_CYAN, COLOR_BLUE}},
                    A_NORMAL},
    [LOOK_CONFLICT] = {SAME_SHADED(WHITE, WINE), SAME_SHADED(WHITE, WINE),
                       SAME_SHADED(COLOR_WHITE, COLOR_RED), A_BOLD},
    [LOOK_MISTAKE] = {SAME_SHADED(WHITE, PLUM), SAME_SHADED(WHITE, PLUM),
                      SAME_SHADED(COLOR_WHITE, COLOR_MAGENTA), A_BOLD},
    [LOOK_HINT] = {SAME_SHADED(WHITE, MOSS), SAME_SHADED(WHITE, MOSS),
                   SAME_SHADED(COLOR_BLACK, COLOR_GREEN), A_BOLD},
    [LOOK_TITLE] = TEXT_LOOK(A_BOLD),
};

/* Light ones, on which black is easily read. */
static const short palette[] = {217, 223, 229, 157, 159, 117, 183, 225, 252};

enum { NPALETTE = sizeof palette / sizeof *palette, FIRST_PALETTE = 1 + 2 * LOOK_COUNT };

static short pair_of(enum tui_look look, bool shaded) {
	return (short)(1 + 2 * (int)look + shaded);
}

/* Some terminals tell their colours as "foreground;background". */
static bool is_light(void) {
	const char *colors = getenv("COLORFGBG");
	const char *back = colors ? strrchr(colors, ';') : NULL;
	return back && (strcmp(back, ";7") == 0 || strcmp(back, ";15") == 0);
}

static void make_colors(void) {
	start_color(); /* sets COLORS */
	bool many = COLORS >= MANY, light = is_light();
	use_default_colors();
	for (int look = 0; look < LOOK_COUNT; look++)
		for (int shaded = 0; shaded < 2; shaded++) {
			const struct look *row = &looks[look];
			struct colors colors = (many ? light ? row->light : row->dark : row->few)[shaded];
			init_pair(pair_of((enum tui_look)look, shaded), colors.front, colors.back);
		}
	for (int color = 0; many && color < NPALETTE; color++)
		init_pair((short)(FIRST_PALETTE + color), BLACK, palette[color]);
}

unsigned tui_palette(int color) {
	return colorful && COLORS >= MANY ? (unsigned)COLOR_PAIR(FIRST_PALETTE + color - 1) : 0;
}

unsigned tui_attributes(enum tui_look look, bool shaded) {
	unsigned attributes = looks[look].attributes;
	if (colorful)
		return attributes | (unsigned)COLOR_PAIR(pair_of(look, shaded));
	return shaded ? attributes | A_UNDERLINE : attributes;
}

void tui_use(unsigned attributes) {
	attrset((int)attributes);
}

bool tui_unicode(void) {
	return term_reads_unicode();
}

/* ---- Taking over and giving back --------------------------------------------------------- */

/* tigetstr returns NULL or (char *)-1 for what a terminal lacks. */
static bool can_place_text(void) {
	intptr_t place = (intptr_t)tigetstr("cup");
	return place != 0 && place != -1;
}

bool tui_open(bool color) {
	catch_signals();
	screen = newterm(NULL, stdout, stdin);
	if (!screen || !can_place_text()) {
		tui_close();
		return false;
	}
	set_escdelay(ESCAPE_MS);
	cbreak();
	noecho();
	keypad(stdscr, TRUE);
	nodelay(stdscr, TRUE);
	colorful = color && has_colors();
	if (colorful)
		make_colors();
	mouseinterval(0);
	mousemask(BUTTON1_PRESSED, NULL);
	return true;
}

void tui_close(void) {
	if (screen) {
		endwin();
		delscreen(screen);
		screen = NULL;
	}
	sigprocmask(SIG_SETMASK, &free_to_come, NULL);
}

void tui_suspend(void) {
	sigset_t suspend;
	wants_suspend = 0;
	endwin();
	catch_signal(SIGTSTP, SIG_DFL);
	kill(getpid(), SIGTSTP);
	sigemptyset(&suspend);
	sigaddset(&suspend, SIGTSTP);
	sigprocmask(SIG_UNBLOCK, &suspend, NULL); /* stops here */
	sigprocmask(SIG_BLOCK, &suspend, NULL);
	catch_signal(SIGTSTP, on_suspend);
	refresh();
}

/* ---- Keys -------------------------------------------------------------------------------- */

/* The next key that is there, or TUI_NO_KEY. */
static int next_key(void) {
	wint_t character;
	switch (get_wch(&character)) {
	case OK:
		return (int)character;
	case KEY_CODE_YES:
		return TUI_FUNCTION + (int)character;
	default:
		return TUI_NO_KEY;
	}
}

/* A key with Alt comes as Escape and the key at once. */
static int with_alt(int key) {
	if (key != ESCAPE)
		return key;
	int next = next_key();
	return next == TUI_NO_KEY ? ESCAPE : next < TUI_ALT ? next + TUI_ALT : next;
}

/* Whether there is something to read within that time; signals may come meanwhile. */
static bool wait_readable(int timeout_ms) {
	fd_set readable;
	const struct timespec time = {timeout_ms / 1000, timeout_ms % 1000 * 1000000L};
	FD_ZERO(&readable);
	FD_SET(STDIN_FILENO, &readable);
	return pselect(STDIN_FILENO + 1, &readable, NULL, NULL, &time, &free_to_come) > 0;
}

static bool is_gone(void) {
	struct pollfd terminal = {.fd = STDIN_FILENO, .events = POLLIN};
	return poll(&terminal, 1, 0) > 0 && (terminal.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
}

int tui_wait_key(int timeout_ms) {
	int key = with_alt(next_key());
	if (key == TUI_NO_KEY && !stop_signal && !wants_suspend) {
		wait_readable(timeout_ms);
		key = with_alt(next_key());
		/* It would be readable for ever. */
		if (key == TUI_NO_KEY && is_gone())
			stop_signal = SIGHUP;
	}
	if (stop_signal)
		return TUI_STOP;
	return wants_suspend ? TUI_SUSPEND : key;
}

bool tui_is_called(void) {
	return wait_readable(0) || stop_signal || wants_suspend;
}

int tui_stop_signal(void) {
	return stop_signal;
}
