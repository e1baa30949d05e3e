/* Running text in lines. */
#ifndef NONET_APP_TUI_WRAP_H
#define NONET_APP_TUI_WRAP_H

#include <stdbool.h>
#include <stddef.h>

struct tui_line {
	const char *bytes; /* of the text */
	int nbytes;
};

/* The next line of a text, broken between words, or within one that is too wide. *rest goes on to
 * what follows. False when nothing is left. */
bool tui_next_line(const char **rest, int width, struct tui_line *line_ret);

/* How many lines the text takes. */
int tui_count_lines(const char *text, int width);

#endif
