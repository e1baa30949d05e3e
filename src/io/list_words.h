/* The words in a list: names of values, and names for nothing. */
#ifndef NONET_IO_LIST_WORDS_H
#define NONET_IO_LIST_WORDS_H

#include "io/text.h"

/* What the name of a value says about it. */
enum nonet_list_name { NONET_NAME_SOLUTION, NONET_NAME_OTHER, NONET_NAME_PUZZLE };

static inline bool nonet_list_in_word(uint8_t folded) {
	return nonet_is_letter(folded) || folded == '_' || (folded >= '0' && folded <= '9');
}

/* Whether one of the names that programming languages have for nothing is under the cursor. */
bool nonet_list_is_nothing(struct nonet_cursor cursor);

enum nonet_list_name nonet_list_read_name(struct nonet_cursor cursor);

/* Whether a word and a colon are under the cursor. */
bool nonet_list_is_key(struct nonet_cursor cursor);

#endif
