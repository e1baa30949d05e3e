/* A puzzle as a reader of some format builds it up, with room of its own for the words. */
#ifndef NONET_IO_TOLD_H
#define NONET_IO_TOLD_H

#include <nonet/puzzle.h>

enum { NONET_TOLD_WORDS = 16384 };

/* Not to be copied: the words of the puzzle lie in `words`. */
struct nonet_told {
	struct nonet_puzzle puzzle;
	uint64_t line; /* on which it begins, from 1 */
	enum nonet_form form;
	size_t words_nbytes;
	char words[NONET_TOLD_WORDS];
};

/* As nonet_puzzle_clear. */
void nonet_told_clear(struct nonet_told *told_ret, int size);

/* Keeps a copy of the text as one of told->puzzle.words, `word`; an earlier one is replaced, an
 * empty one is none. Spaces around it and control characters go; what has no room is cut off, at a
 * whole character. */
void nonet_told_set_word(struct nonet_told *told, const char **word, const char *text,
                         size_t nbytes);

/* Whether every empty cell has marks, as where a player noted all candidates: for formats that do
 * not say whether the marks are complete. */
bool nonet_told_is_noted(const struct nonet_told *told);

#endif
