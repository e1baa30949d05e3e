#include "common/language.h"
#include "common/wrap.h"
#include "tui/tui_cell_text.h"
#include "tui/tui_screen.h"
#include "tui/tui_terminal.h"
#include "tui/tui_text.h"

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Where the next line goes. */
struct panel {
	struct play *play;
	int y, height;
};

enum { NAME_SIZE = 64, MODE_SIZE = 128, LINE_SIZE = 256 };

/* A line as far as there is room. */
static void add_text(struct panel *panel, const char *text, int y) {
	const struct tui_layout *layout = &panel->play->layout;
	if (y < panel->height)
		tui_put(y, layout->panel_x, text, layout->panel_width);
}

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static void
add(struct panel *panel, const char *format, ...) {
	char text[LINE_SIZE];
	va_list arguments;
	va_start(arguments, format);
	vsnprintf(text, sizeof text, format, arguments);
	va_end(arguments);
	add_text(panel, text, panel->y++);
}

/* An empty line, unless room is short. */
static void add_gap(struct panel *panel) {
	enum { ROOMY = 16 };
	panel->y += panel->height >= ROOMY;
}

static void add_title(struct panel *panel) {
	enum { ROOMY = 16 };
	const struct nonet_words *words = nonet_session_words(panel->play->session);
	if (panel->height < ROOMY)
		return;
	tui_use(tui_attributes(LOOK_TITLE, false));
	add(panel, "%s", words->title ? words->title : words->comment ? words->comment : "nonet");
	tui_use(tui_attributes(LOOK_PLAIN, false));
	if (words->level)
		add(panel, _("Level: %s"), _(words->level));
}

static const char *mode_name(enum play_mode mode) {
	static const char *const names[] = {[MODE_DIGITS] = N_("Digits"),
	                                    [MODE_CORNER] = N_("Corner marks"),
	                                    [MODE_CENTER] = N_("Centre marks"),
	                                    [MODE_COLORS] = N_("Colours")};
	return _(names[mode]);
}

/* The digit that was chosen first, as the mode shows it. */
static char digit_sign(const struct play *play) {
	if (play->digit == 0)
		return '?';
	return play->mode == MODE_COLORS ? (char)('a' + play->digit - 1) : tui_digit(play->digit);
}

static void add_state(struct panel *panel) {
	const struct play *play = panel->play;
	char time[PLAY_TIME_SIZE];
	play_time(nonet_session_elapsed_ms(play->session, play_now_ms()), time);
	add(panel, play->paused ? _("Time %s, paused") : _("Time %s"), time);
	char name[NAME_SIZE], mode[MODE_SIZE], labelled[LINE_SIZE];
	if (play->digit_first)
		snprintf(name, sizeof name, "%s: %c", mode_name(play->mode), digit_sign(play));
	else
		snprintf(name, sizeof name, "%s", mode_name(play->mode));
	snprintf(mode, sizeof mode, play->choosing ? _("%s, choosing") : "%s", name);
	/* Where room is short it is the label that is left out. */
	snprintf(labelled, sizeof labelled, _("Mode: %s"), mode);
	bool fits = wrap_columns(labelled, strlen(labelled)) <= play->layout.panel_width;
	add(panel, "%s", fits ? labelled : mode);
}

static void add_marks(struct panel *panel, const char *name, uint32_t mask) {
	char digits[2 * NONET_MAX_SIZE + 1];
	int length = 0;
	for (int digit = 1; digit <= NONET_MAX_SIZE; digit++)
		if (mask >> (digit - 1) & 1)
			length +=
			    snprintf(digits + length, sizeof digits - (size_t)length, " %c", tui_digit(digit));
	if (length > 0)
		add(panel, "%s%s", name, digits);
}

/* What the cell under the cursor holds, in words: small cells cannot show it all. */
static void add_cell(struct panel *panel) {
	const struct play *play = panel->play;
	struct nonet_session_cell cell = nonet_session_cell(play->session, play->cursor);
	int row = play->cursor / play->layout.size + 1, column = play->cursor % play->layout.size + 1;
	int before = panel->y;
	if (cell.value)
		add(panel, cell.given ? _("r%dc%d: clue %c") : _("r%dc%d: %c"), row, column,
		    tui_digit(cell.value));
	else
		add(panel, _("r%dc%d: empty"), row, column);
	if (cell.value == 0) {
		add_marks(panel, _("centre"), cell.center);
		add_marks(panel, _("corner"), cell.corner);
	}
	if (cell.color)
		add(panel, _("colour %c"), 'a' + cell.color - 1);
	/* What stands below stays where it is. */
	while (panel->y < before + 4)
		panel->y++;
}

/* How often each digit still has to be put in. One can click at it. */
static void add_left(struct panel *panel) {
	enum { ENTRY_WIDTH = 5 };
	struct play *play = panel->play;
	int per_line = play->layout.panel_width / ENTRY_WIDTH;
	if (play->layout.size == 9)
		per_line = 3;
	add(panel, "%s", _("Still to go:"));
	for (int digit = 1; digit <= play->layout.size; digit++) {
		int x = play->layout.panel_x + (digit - 1) % per_line * ENTRY_WIDTH;
		int y = panel->y + (digit - 1) / per_line;
		bool seen = y < panel->height;
		play->digit_y[digit] = seen ? y : -1;
		play->digit_x[digit] = x;
		if (seen)
			mvprintw(y, x, "%c:%d", tui_digit(digit), nonet_session_left(play->session, digit));
	}
	panel->y += (play->layout.size + per_line - 1) / per_line;
}

static void add_keys(struct panel *panel) {
	static const char *const keys[] = {N_("? help   H hint"), N_("u undo   U redo"),
	                                   N_("d s c v  mode"), N_("C check  p pause"),
	                                   N_("N new    q leave")};
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		add(panel, "%s", _(keys[i]));
}

static void add_wrapped(struct panel *panel, const char *text) {
	const struct tui_layout *layout = &panel->play->layout;
	panel->y += tui_put_lines(panel->y, layout->panel_x, text, layout->panel_width, 0,
	                          panel->height - panel->y);
}

void tui_panel_draw(struct play *play) {
	struct panel panel = {play, 0, play->layout.height};
	tui_use(A_NORMAL);
	for (int digit = 1; digit <= NONET_MAX_SIZE; digit++)
		play->digit_y[digit] = -1;
	add_title(&panel);
	add_state(&panel);
	add_gap(&panel);
	if (play->hint && !play->paused) {
		add_wrapped(&panel, play->hint);
		return;
	}
	if (!play->paused)
		add_cell(&panel);
	add_gap(&panel);
	add_left(&panel);
	add_gap(&panel);
	add_keys(&panel);
}
