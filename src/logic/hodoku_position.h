/* A position as HoDoKu's solver walks through it: the candidates, and the singles in the order in
 * which they came to light. Which single it takes next, and so its score, depends on that order. */
#ifndef NONET_LOGIC_HODOKU_POSITION_H
#define NONET_LOGIC_HODOKU_POSITION_H

#include "logic/technique.h"

/* Each place of a digit in a house, and each cell, comes down to one candidate only once. */
enum { NONET_SINGLES = NONET_HOUSES * 9 };

struct nonet_singles {
	int first;
	int end;
	struct nonet_candidate at[NONET_SINGLES];
};

struct nonet_hodoku_position {
	struct nonet_state state;
	uint8_t open[NONET_HOUSES]; /* number of empty cells */
	struct nonet_singles naked;
	struct nonet_singles hidden;
};

/* Places the clues of a puzzle without conflicts, in reading order. */
void nonet_hodoku_position_start(struct nonet_hodoku_position *position,
                                 const struct nonet_board *puzzle);

/* The same from a position, whose missing candidates are then taken. */
void nonet_hodoku_position_start_at(struct nonet_hodoku_position *position,
                                    const struct nonet_position *from);

void nonet_hodoku_position_place(struct nonet_hodoku_position *position, int cell, int digit);

/* Takes a candidate that is there. */
void nonet_hodoku_position_eliminate(struct nonet_hodoku_position *position, int cell, int digit);

/* The next full house, naked or hidden single; false when there is none. A naked or hidden single
 * is taken from its queue, so that it is found once. */
bool nonet_hodoku_position_full_house(const struct nonet_hodoku_position *position,
                                      struct nonet_candidate *single_ret);
bool nonet_hodoku_position_naked_single(struct nonet_hodoku_position *position,
                                        struct nonet_candidate *single_ret);
bool nonet_hodoku_position_hidden_single(struct nonet_hodoku_position *position,
                                         struct nonet_candidate *single_ret);

#endif
