/* Choosing the digit first, which cells then take. */
#ifndef NONET_APP_PLAY_DIGIT_H
#define NONET_APP_PLAY_DIGIT_H

#include "tui/play_state.h"

/* Begins or ends to choose the digit first. */
void play_set_digit_first(struct play *play, bool digit_first);

/* Chooses a digit, or none when it is chosen already. */
void play_choose_digit(struct play *play, int digit);

/* The same for a digit that was typed: in grids with more than nine, two of them make a number. */
void play_type_digit(struct play *play, int digit);

/* Puts the digit that was chosen first, if one was, into the cells, as the mode says; a digit that
 * all of them hold goes. */
void play_take_digit(struct play *play);

#endif
