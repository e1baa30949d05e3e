/* Getting games: kept ones, those of a puzzle, and new ones; and the work that takes a while. */
#ifndef NONET_APP_PLAY_GAME_H
#define NONET_APP_PLAY_GAME_H

#include "tui/play_state.h"

/* Lays another game before the player, who frees the one before. Its clock goes. */
void play_take(struct play *play, struct nonet_session *session);

/* The game of a puzzle: the one that is kept, or a new one. False when out of memory. */
bool play_puzzle(struct play *play, const struct nonet_puzzle *puzzle);

/* The game that was kept last. False when there is none that can be read. */
bool play_latest(struct play *play);

/* Shows the list of the games that are kept, to choose one. False when the player goes back. */
bool play_kept(struct play *play);

/* The game of that number in the list. False when there is none that can be read. */
bool play_numbered(struct play *play, uint64_t number);

/* A new puzzle of that level. False when none was made; the message says why. */
bool play_level(struct play *play, enum nonet_level level);

/* Asks for a level and makes a puzzle of it; where games are kept, offers those too. False when the
 * player goes back, or is to leave. */
bool play_menu(struct play *play, const char *title, const char *text);

/* Offers to play the puzzle that was pasted. */
void play_paste(struct play *play);

/* Keeps the game as it stands; a finished one is forgotten. */
void play_keep(struct play *play);

/* Shows a hint, one level deeper each time. */
void play_hint(struct play *play);

#endif
