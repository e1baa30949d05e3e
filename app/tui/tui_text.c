#include "tui/tui_text.h"
#include "common/wrap.h"

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <string.h>

void tui_put(int y, int x, const char *text, int width) {
	tui_put_lines(y, x, text, width, 0, 1);
}

int tui_put_lines(int y, int x, const char *text, int width, int first, int height) {
	const char *end = text + strlen(text);
	struct wrap_line line;
	int number = 0;
	while (number < first + height && wrap_next_line(&text, end, width, WRAP_CUTS, &line)) {
		if (number >= first)
			mvaddnstr(y + number - first, x, line.bytes, line.nbytes);
		number++;
	}
	return number > first ? number - first : 0;
}
