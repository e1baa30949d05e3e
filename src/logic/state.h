/* A position as the techniques see it: the same candidates in three views that are kept in step. */
#ifndef NONET_LOGIC_STATE_H
#define NONET_LOGIC_STATE_H

#include "board/cellset.h"
#include "board/units.h"

#include <nonet/logic.h>

struct nonet_state {
	uint8_t digit[NONET_CELLS];       /* 0 for an empty cell */
	uint16_t candidates[NONET_CELLS]; /* by cell: digit d is bit d - 1; 0 for a filled cell */
	uint16_t places[NONET_HOUSES]
	               [9]; /* by house and digit - 1: bit i for the house's i-th cell; 0 once placed */
	struct nonet_cellset cells[9]; /* by digit - 1: the empty cells that have the candidate */
	struct nonet_cellset given;    /* filled by the puzzle, not by the player */
	int empty_count;
};

/* Starts from a board without conflicts: every filled cell is a given, every empty one has all the
 * candidates that its peers allow. */
void nonet_state_start(struct nonet_state *state, const struct nonet_board *board);

/* Starts from a position: only its clues are givens, and only its candidates are left. */
void nonet_state_start_at(struct nonet_state *state, const struct nonet_position *position);

/* Fills an empty cell and takes the digit from its peers' candidates. */
void nonet_state_place(struct nonet_state *state, int cell, int digit);

/* Takes a candidate that is there. */
void nonet_state_eliminate(struct nonet_state *state, int cell, int digit);

/* Whether some empty cell has no candidate, or some house no place for a digit it lacks. */
bool nonet_state_is_contradictory(const struct nonet_state *state);

#endif
