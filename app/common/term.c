/* _DEFAULT_SOURCE: struct winsize */
#define _DEFAULT_SOURCE
#include "common/term.h"

#include <langinfo.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

static bool wants_color(void) {
	const char *no_color = getenv("NO_COLOR");
	const char *kind = getenv("TERM");
	if (no_color && *no_color)
		return false;
	return kind && *kind && strcmp(kind, "dumb") != 0;
}

static int width_of(FILE *file) {
	struct winsize size;
	if (ioctl(fileno(file), TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
		return size.ws_col;
	return 80;
}

bool term_reads_unicode(void) {
	return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

struct term term_of(FILE *file, enum term_color color) {
	struct term term = {.is_terminal = isatty(fileno(file)) != 0, .width = 80};
	term.color = color == TERM_COLOR_ALWAYS ||
	             (color == TERM_COLOR_AUTO && term.is_terminal && wants_color());
	term.unicode = term_reads_unicode();
	if (term.is_terminal)
		term.width = width_of(file);
	return term;
}
