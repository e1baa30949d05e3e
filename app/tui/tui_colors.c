#include "tui/tui_terminal.h"

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <stdlib.h>
#include <string.h>

/* The program has one terminal. */
static bool colorful;

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

void tui_colors_begin(bool color) {
	colorful = color && has_colors();
	if (!colorful)
		return;
	start_color(); /* sets COLORS */
	bool many = COLORS >= MANY, light = is_light();
	use_default_colors();
	for (int look = 0; look < LOOK_COUNT; look++)
		for (int shaded = 0; shaded < 2; shaded++) {
			const struct look *row = &looks[look];
			struct colors colors = (many ? light ? row->light : row->dark : row->few)[shaded];
			init_pair(pair_of((enum tui_look)look, shaded), colors.front, colors.back);
		}
	for (int hue = 0; many && hue < NPALETTE; hue++)
		init_pair((short)(FIRST_PALETTE + hue), BLACK, palette[hue]);
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
