#define _POSIX_C_SOURCE 200809L
#include "tui/tui_terminal.h"
#include "common/term.h"
#include "tui/tui_sequence.h"
#include "tui/tui_signals.h"

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

/* The program has one terminal. */
static SCREEN *screen;

/* ---- What has to be asked for ------------------------------------------------------------ */

/* Keys with Ctrl and Shift told apart, in xterm's form and in kitty's; pasted text marked as such;
 * the mouse while its button is held. Some terminals take the first for underlining, so that goes
 * off again. */
static const char ask[] = "\033[>4;2m\033[m\033[>13u\033[?2004h\033[?1006;1002h";
static const char take_back[] = "\033[>4m\033[m\033[<u\033[?2004l\033[?1006;1002l";
static bool has_asked;

/* Terminals that are known to obey xterm's sequences or to pass over them. Others might show them,
 * as older consoles of Linux do. */
static bool is_like_xterm(void) {
	static const char *const kinds[] = {"xterm",   "tmux",    "screen", "foot",    "alacritty",
	                                    "kitty",   "wezterm", "rio",    "mintty",  "ghostty",
	                                    "konsole", "vte",     "gnome",  "contour", "rxvt"};
	const char *kind = getenv("TERM");
	size_t length = kind ? strcspn(kind, "-+.") : 0;
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		if (strlen(kinds[i]) == length && strncmp(kind, kinds[i], length) == 0)
			return true;
	return false;
}

/* To be called while the screen of the game is shown: kitty keeps what it is asked for by screen.
 */
static void ask_for_more(void) {
	if (!is_like_xterm())
		return;
	fputs(ask, stdout);
	fflush(stdout);
	has_asked = true;
}

static void ask_no_more(void) {
	if (!has_asked)
		return;
	fputs(take_back, stdout);
	fflush(stdout);
	has_asked = false;
}

/* ---- Crashes ----------------------------------------------------------------------------- */

/* What gives the terminal back when nothing else can be relied on. */
static char rescue[256];
static struct termios before;
static const int crashes[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
enum { NCRASHES = sizeof crashes / sizeof *crashes };
static struct sigaction old_actions[NCRASHES];

static void forget_crashes(void) {
	for (size_t i = 0; i < NCRASHES; i++)
		sigaction(crashes[i], &old_actions[i], NULL);
}

static void on_crash(int signal_number) {
	ssize_t written = write(STDOUT_FILENO, rescue, strlen(rescue));
	(void)written;
	tcsetattr(STDIN_FILENO, TCSANOW, &before);
	forget_crashes();
	raise(signal_number);
}

/* tigetstr returns NULL or (char *)-1 for what a terminal lacks. */
static const char *capability(const char *name) {
	const char *string = tigetstr(name);
	return string && (intptr_t)string != -1 ? string : NULL;
}

static void catch_crashes(void) {
	const char *leave = capability("rmcup"), *cursor = capability("cnorm");
	snprintf(rescue, sizeof rescue, "%s%s%s\r\n", is_like_xterm() ? take_back : "",
	         leave ? leave : "", cursor ? cursor : "");
	struct sigaction action = {.sa_handler = on_crash};
	sigemptyset(&action.sa_mask);
	for (size_t i = 0; i < NCRASHES; i++)
		sigaction(crashes[i], &action, &old_actions[i]);
}

/* ---- Taking over and giving back --------------------------------------------------------- */

bool tui_unicode(void) {
	return term_reads_unicode();
}

/* Curses has no fixed codes for arrows with modifiers, and loses events of the mouse that follow
 * each other quickly: it is not to know them. */
static void leave_sequences(void) {
	char sequence[32];
	for (int modifiers = 2; modifiers <= 8; modifiers++)
		for (int arrow = 'A'; arrow <= 'D'; arrow++) {
			snprintf(sequence, sizeof sequence, "\033[1;%d%c", modifiers, arrow);
			define_key(sequence, 0);
		}
	keyok(KEY_MOUSE, FALSE);
}

bool tui_open(bool color) {
	tui_signals_begin();
	tcgetattr(STDIN_FILENO, &before);
	screen = newterm(NULL, stdout, stdin);
	if (screen)
		catch_crashes();
	if (!screen || !capability("cup")) {
		tui_close();
		return false;
	}
	set_escdelay(SEQUENCE_WAIT_MS);
	cbreak();
	noecho();
	keypad(stdscr, TRUE);
	leave_sequences();
	nodelay(stdscr, TRUE);
	tui_colors_begin(color);
	ask_for_more();
	return true;
}

void tui_close(void) {
	if (screen) {
		ask_no_more();
		endwin();
		delscreen(screen);
		screen = NULL;
		forget_crashes();
	}
	tui_signals_end();
}

void tui_suspend(void) {
	ask_no_more();
	endwin();
	tui_signals_stop_here();
	refresh();
	ask_for_more();
}

void tui_take_again(void) {
	ask_no_more();
	reset_prog_mode();
	clearok(stdscr, TRUE);
	refresh();
	ask_for_more();
}
