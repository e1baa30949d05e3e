/* The list of the games that are kept. */
#ifndef NONET_APP_TUI_KEPT_H
#define NONET_APP_TUI_KEPT_H

#include "tui/tui_store.h"

#include <time.h>

enum { KEPT_NAME_SIZE = 256, KEPT_TITLE_SIZE = 256, KEPT_LINE_SIZE = 512 };

struct tui_kept {
	char name[KEPT_NAME_SIZE]; /* of the file */
	struct timespec time;      /* when it was kept */
	int nclues, nfilled;       /* cells; the others are empty */
	int ncells;
	uint64_t elapsed_ms;
	/* Made safe to show; empty: none. */
	char title[KEPT_TITLE_SIZE], level[KEPT_TITLE_SIZE];
};

/* Whether there is a file of a game. */
bool tui_kept_any(const struct tui_store *store);

/* Reads all games, the latest first. What cannot be read is left out, and where it is, and for
 * `reason` of the store, is told to `skip`. Returns an array that the caller frees, or NULL when it
 * would be empty or memory is out. */
struct tui_kept *tui_kept_list(struct tui_store *store, size_t *number_ret,
                               void (*skip)(void *context, const char *reason), void *context);

enum tui_kept_form {
	KEPT_PLAIN, /* in English, for programs and pipes */
	KEPT_FULL,  /* in the language */
	KEPT_SHORT  /* for screens of 40 columns: without year and clues */
};

/* "2026-11-30 09:17     4:05   12/51  clues: 30  Easy": when it was kept, how long it was played,
 * how many of the empty cells are filled, and what it is. Returns `text_ret`. */
char *tui_kept_line(const struct tui_kept *kept, enum tui_kept_form form,
                    char text_ret[KEPT_LINE_SIZE]);

#endif
