/* Full-screen pages: a text to read, a list to choose from. When the program is to end they go
 * away, as every wait for a key does. */
#ifndef NONET_APP_TUI_DIALOG_H
#define NONET_APP_TUI_DIALOG_H

#include <stdbool.h>
#include <stdint.h>

/* Shows a text of any length, under a title, until the player goes back. */
void tui_dialog_text(const char *title, const char *text);

/* Shows a list, with a text above it (empty: none), and returns the number of the choice from 0, -1
 * when the player goes back. Each of the first nine is chosen by its number, all
 * with the arrows and Enter; `first` is the one that is offered. */
int tui_dialog_choose(const char *title, const char *text, const char *const *items, int number,
                      int first);

/* Work that may take a while. */
struct tui_wait {
	const char *text;  /* says what is going on */
	uint64_t begin_ms; /* by elapsed_now_ns */
	bool shown;
};

struct tui_wait tui_wait_begin(const char *text);

/* To be called now and then: true when the work should stop. After a moment it shows the text on a
 * page, and from then on any key stops the work; what was typed before stays to be read. */
bool tui_wait_stops(struct tui_wait *wait);

/* After the work: the key that stopped it is read. */
void tui_wait_end(const struct tui_wait *wait);

#endif
