/* What the place that is written to can show. */
#ifndef NONET_APP_TERM_H
#define NONET_APP_TERM_H

#include <stdbool.h>
#include <stdio.h>

enum term_color { TERM_COLOR_AUTO, TERM_COLOR_ALWAYS, TERM_COLOR_NEVER };

struct term {
	bool is_terminal;
	bool color;
	bool unicode; /* the locale's characters are UTF-8 */
	int width;    /* columns; 80 when it is no terminal or does not say */
};

/* With TERM_COLOR_AUTO there is colour on a terminal, unless NO_COLOR is set to something or TERM
 * is "dumb" or not set. setlocale must have been called. */
struct term term_of(FILE *file, enum term_color color);

/* Whether the locale's characters are UTF-8. */
bool term_reads_unicode(void);

#endif
