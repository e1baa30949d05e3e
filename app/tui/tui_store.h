/* Where games are kept: a file for each puzzle that was begun and is not finished, in the folder
 * nonet of XDG_STATE_HOME or else of ~/.local/state. */
#ifndef NONET_APP_TUI_STORE_H
#define NONET_APP_TUI_STORE_H

#include <nonet/session.h>
#include <sys/stat.h>

enum { STORE_PATH_SIZE = 4096, STORE_REASON_SIZE = STORE_PATH_SIZE + 256 };

struct tui_store {
	char folder[STORE_PATH_SIZE];   /* empty: there is no place to keep games */
	char reason[STORE_REASON_SIZE]; /* why the last call failed */

	char path[STORE_PATH_SIZE]; /* of the game that was loaded or looked for last */
	struct stat own;            /* of that file as this program read or wrote it; all 0: none */
	bool met_other;             /* another program wrote it meanwhile */
};

void tui_store_open(struct tui_store *store);

/* Keeps the game that was loaded, or looked for in vain, so that whatever happens there is this one
 * or the one before. What another program made of it meanwhile is kept as well, under another name.
 * False with a reason. */
bool tui_store_save(struct tui_store *store, const struct nonet_session *session, uint64_t now_ms);

/* Forgets the game, unless another program goes on with it. */
void tui_store_remove(struct tui_store *store);

enum tui_store_answer {
	STORE_NOTHING, /* no game is kept */
	STORE_GAME,
	STORE_DAMAGED, /* one is, but cannot be read: `reason` tells why, and how it is called now */
	STORE_FAILED   /* the system says no, for `reason` */
};

/* The game that is kept of the puzzle of this one. */
enum tui_store_answer tui_store_load(struct tui_store *store, const struct nonet_session *session,
                                     struct nonet_session **session_ret);

/* The game that was kept last. */
enum tui_store_answer tui_store_load_latest(struct tui_store *store,
                                            struct nonet_session **session_ret);

/* Whether a file of the folder that is called so holds a game. */
bool tui_store_is_game(const char *name);

/* The game in that file, to be looked at. A damaged one stays where it is. */
enum tui_store_answer tui_store_peek(struct tui_store *store, const char *name,
                                     struct nonet_session **session_ret);

/* The same, to go on with it. Without STORE_GAME the game that was loaded before still is. */
enum tui_store_answer tui_store_load_named(struct tui_store *store, const char *name,
                                           struct nonet_session **session_ret);

#endif
