/* What a puzzle has that a format may be unable to hold, as a set of NONET_HOLDS_*. */
#ifndef NONET_IO_HOLDS_H
#define NONET_IO_HOLDS_H

#include <nonet/format.h>

/* Marks that are just what the digits allow say nothing, and are not in the set. */
unsigned nonet_puzzle_holds(const struct nonet_puzzle *puzzle);

/* Whether the marks are all candidates and an empty cell has none, which formats that do not say
 * whether marks are complete cannot tell. */
bool nonet_puzzle_has_bare_cell(const struct nonet_puzzle *puzzle);

/* Takes out of the puzzle what the set names, among all but its size and regions. Without givens,
 * each digit is one. */
void nonet_puzzle_drop(struct nonet_puzzle *puzzle, unsigned holds);

/* The word that a single bit of the set stands for; NULL when it stands for none. */
const char **nonet_puzzle_word(struct nonet_words *words, unsigned hold);

#endif
