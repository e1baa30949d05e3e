#include "tui/tui_text.h"
#include "common/wrap.h"
#include "tui/tui_terminal.h"

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <string.h>

static bool is_shown(unsigned char byte) {
	return byte >= ' ' && byte != 0x7F && (byte < 0x80 || tui_unicode());
}

/* Curses would show what it cannot show in other widths: here each such character is a '?'. */
static void put(int y, int x, const char *bytes, int nbytes) {
	int first = 0;
	move(y, x);
	for (int i = 0; i < nbytes; i++) {
		unsigned char byte = (unsigned char)bytes[i];
		if (is_shown(byte))
			continue;
		addnstr(bytes + first, i - first);
		if ((byte & 0xC0) != 0x80)
			addch('?');
		first = i + 1;
	}
	addnstr(bytes + first, nbytes - first);
}

void tui_put(int y, int x, const char *text, int width) {
	tui_put_lines(y, x, text, width, 0, 1);
}

int tui_put_lines(int y, int x, const char *text, int width, int first, int height) {
	const char *end = text + strlen(text);
	struct wrap_line line;
	int number = 0;
	while (number < first + height && wrap_next_line(&text, end, width, WRAP_CUTS, &line)) {
		if (number >= first)
			put(y + number - first, x, line.bytes, line.nbytes);
		number++;
	}
	return number > first ? number - first : 0;
}
