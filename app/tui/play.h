/* Playing on a terminal. */
#ifndef NONET_APP_PLAY_H
#define NONET_APP_PLAY_H

#include "common/exit_codes.h"
#include "common/output.h"

#include <nonet/logic.h>
#include <nonet/puzzle.h>

/* With what to begin. All zero: the game that was played last, if it is not finished, or else a
 * menu. */
struct play_start {
	const struct nonet_puzzle *puzzle; /* NULL: none is given */
	bool resume;                       /* a game that is kept: */
	uint64_t number;                   /* in the list, from 1; 0: the one that was played last */
	bool new_game;                     /* a new puzzle of this level */
	enum nonet_level level;
	bool color; /* whether colours may be used */
};

/* Plays until the player leaves. Only in a program that was built with ncursesw. Standard input and
 * output are a terminal. What is wrong is told on standard error before or after, never while the
 * screen is in use. */
enum exit_code play_run(struct output *output, const struct play_start *start);

/* Writes the list of the games that are kept, a line each; standard output may be anything. */
enum exit_code play_list(struct output *output);

#endif
