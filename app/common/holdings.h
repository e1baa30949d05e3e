/* What formats hold, in words; and what is dropped when they do not. */
#ifndef NONET_APP_HOLDINGS_H
#define NONET_APP_HOLDINGS_H

#include "common/input.h"

#include <nonet/format.h>

enum { HOLDINGS = 16, HOLDING_PLACE_SIZE = 256, HOLDINGS_LIST_SIZE = 256 };

/* The bits of enum nonet_holds with their words, such as "candidates". */
struct holding {
	unsigned hold;
	const char *name;
};

extern const struct holding holdings[HOLDINGS];

/* Writes the words of the set with commas between, for people `translated`; empty for none. */
const char *holdings_list(unsigned holds, bool translated, char list_ret[HOLDINGS_LIST_SIZE]);

/* How often each was dropped, and where first. All zero: never. */
struct dropped {
	uint64_t number[HOLDINGS];
	char first[HOLDINGS][HOLDING_PLACE_SIZE];
};

void dropped_add(struct dropped *dropped, unsigned holds, const struct puzzle *puzzle);

/* Says on standard error, once for each kind, what `format` could not hold. */
void dropped_note(const struct dropped *dropped, struct output *output, const char *format);

#endif
