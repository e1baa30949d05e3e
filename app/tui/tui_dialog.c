#include "tui/tui_dialog.h"
#include "common/elapsed.h"
#include "common/language.h"
#include "common/wrap.h"
#include "tui/tui_terminal.h"
#include "tui/tui_text.h"

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <stdio.h>

enum {
	PATIENCE_MS = 300,
	NS_PER_MS = 1000000,
	FOREVER_MS = 3600 * 1000,
	ENTER = '\r',
	NEWLINE = '\n',
	ESCAPE = 27
};

/* Waits for a key; being stopped and continued is dealt with. */
static int wait_key(void) {
	for (;;) {
		int key = tui_wait_key(FOREVER_MS);
		if (key == TUI_SUSPEND)
			tui_suspend();
		else if (key != TUI_NO_KEY && !tui_ends_click(key))
			return key;
	}
}

static int text_width(void) {
	enum { WIDEST = 79 };
	return COLS - 1 < WIDEST ? COLS - 1 : WIDEST;
}

static void draw_title(const char *title) {
	erase();
	tui_use(tui_attributes(LOOK_TITLE, false));
	tui_put(0, 0, title, COLS - 1);
	tui_use(A_NORMAL);
}

/* ---- Text -------------------------------------------------------------------------------- */

/* How far a key goes; 0: it leaves. */
static int scroll_of(int key, int height) {
	switch (key) {
	case TUI_FUNCTION + KEY_DOWN:
	case 'j':
		return 1;
	case TUI_FUNCTION + KEY_UP:
	case 'k':
		return -1;
	case TUI_FUNCTION + KEY_NPAGE:
	case ' ':
		return height;
	case TUI_FUNCTION + KEY_PPAGE:
		return -height;
	default:
		return 0;
	}
}

void tui_dialog_text(const char *title, const char *text) {
	for (int first = 0;;) {
		int height = LINES - 2 > 1 ? LINES - 2 : 1;
		int last = wrap_count_lines(text, text_width()) - height;
		first = first > last ? last : first;
		first = first < 0 ? 0 : first;
		draw_title(title);
		tui_put_lines(1, 0, text, text_width(), first, height);
		tui_put(LINES - 1, 0,
		        last > 0 ? _("Arrows: scroll. Any other key: back.") : _("Any key: back."),
		        COLS - 1);
		refresh();
		int key = wait_key();
		int lines = scroll_of(key, height);
		if (key == TUI_FUNCTION + KEY_RESIZE)
			continue;
		if (last <= 0 || lines == 0)
			return;
		first += lines;
	}
}

/* ---- Waiting ----------------------------------------------------------------------------- */

struct tui_wait tui_wait_begin(const char *text) {
	return (struct tui_wait){.text = text, .begin_ms = elapsed_now_ns() / NS_PER_MS};
}

bool tui_wait_stops(struct tui_wait *wait) {
	bool called = tui_is_called();
	if (tui_stop_signal())
		return true;
	if (wait->shown)
		return called;
	if (elapsed_now_ns() / NS_PER_MS - wait->begin_ms < PATIENCE_MS)
		return false;
	draw_title(wait->text);
	tui_put(1, 0, _("Any key stops that."), COLS - 1);
	refresh();
	tui_drop_keys();
	wait->shown = true;
	return false;
}

void tui_wait_end(const struct tui_wait *wait) {
	if (wait->shown && tui_wait_key(0) == TUI_SUSPEND)
		tui_suspend();
}

/* ---- Choice ------------------------------------------------------------------------------ */

/* As many items as fit, the one that is offered among them. */
static void draw_items(const char *const *items, int number, int current, int y) {
	int room = LINES - 1 - y > 1 ? LINES - 1 - y : 1;
	int indent = snprintf(NULL, 0, "> %d  ", number);
	int top = current >= room ? current - room + 1 : 0;
	for (int i = top; i < number && i - top < room; i++) {
		if (i == current)
			tui_use(A_REVERSE);
		mvprintw(y + i - top, 0, "%c %*d  ", i == current ? '>' : ' ', indent - 4, i + 1);
		tui_put(y + i - top, indent, items[i], COLS - 1 - indent);
		tui_use(A_NORMAL);
	}
}

int tui_dialog_choose(const char *title, const char *text, const char *const *items, int number,
                      int first) {
	for (int current = first;;) {
		int above = wrap_count_lines(text, text_width());
		draw_title(title);
		tui_put_lines(1, 0, text, text_width(), 0, above);
		draw_items(items, number, current, above + 2);
		tui_put(LINES - 1, 0, _("Number, or arrows and Enter. q: back."), COLS - 1);
		refresh();
		int key = wait_key();
		if (key == TUI_STOP || key == 'q' || key == 'Q' || key == ESCAPE)
			return -1;
		if (key >= '1' && key <= '9' && key < '1' + number)
			return key - '1';
		if (key == ENTER || key == NEWLINE || key == TUI_FUNCTION + KEY_ENTER)
			return current;
		if ((key == 'j' || key == TUI_FUNCTION + KEY_DOWN) && current + 1 < number)
			current++;
		if ((key == 'k' || key == TUI_FUNCTION + KEY_UP) && current > 0)
			current--;
	}
}
