#define _XOPEN_SOURCE 700 /* wcwidth */
#include "tui/tui_wrap.h"

#include <string.h>
#include <wchar.h>

/* The first character: how many bytes it has and how many columns it takes. */
static size_t character(const char *text, int *columns_ret) {
	mbstate_t state = {0};
	wchar_t wide;
	size_t nbytes = mbrtowc(&wide, text, strlen(text), &state);
	*columns_ret = 1;
	if (nbytes == (size_t)-1 || nbytes == (size_t)-2 || nbytes == 0)
		return 1;
	int columns = wcwidth(wide);
	*columns_ret = columns < 0 ? 1 : columns;
	return nbytes;
}

bool tui_next_line(const char **rest, int width, struct tui_line *line_ret) {
	const char *at = *rest, *end = NULL, *next = NULL; /* where the line could end */
	int column = 0;
	if (!*at)
		return false;
	while (*at && *at != '\n') {
		int columns;
		size_t nbytes = character(at, &columns);
		if (*at == ' ') {
			end = at;
			next = at + 1;
		}
		if (column + columns > width && at > *rest)
			break;
		column += columns;
		at += nbytes;
	}
	bool full = *at && *at != '\n';
	if (!full || !end || end == *rest) {
		end = at;
		next = full || !*at ? at : at + 1;
	}
	*line_ret = (struct tui_line){*rest, (int)(end - *rest)};
	*rest = next;
	return true;
}

int tui_count_lines(const char *text, int width) {
	struct tui_line line;
	int number = 0;
	while (tui_next_line(&text, width, &line))
		number++;
	return number;
}
