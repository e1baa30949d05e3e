/* Text on the screen. */
#ifndef NONET_APP_TUI_TEXT_H
#define NONET_APP_TUI_TEXT_H

/* Writes as much of a text as fits into one line of `width` columns. */
void tui_put(int y, int x, const char *text, int width);

/* Writes lines first .. first + height - 1 of a text, `width` columns wide. Returns how many. */
int tui_put_lines(int y, int x, const char *text, int width, int first, int height);

#endif
