#include "io/regions.h"

#include <stdio.h>
#include <string.h>

bool nonet_regions_settle(struct nonet_puzzle *puzzle, struct nonet_error *error_ret) {
	enum { UNSEEN = NONET_MAX_SIZE };
	uint8_t number[NONET_MAX_SIZE];
	int count[NONET_MAX_SIZE] = {0};
	uint8_t next = 0;
	memset(number, UNSEEN, sizeof number);
	for (int cell = 0; cell < puzzle->size * puzzle->size; cell++) {
		uint8_t told = puzzle->region[cell];
		if (number[told] == UNSEEN)
			number[told] = next++;
		puzzle->region[cell] = number[told];
		count[number[told]]++;
	}
	for (int region = 0; region < puzzle->size; region++) {
		if (count[region] == puzzle->size)
			continue;
		*error_ret = (struct nonet_error){.line = 1, .column = 1};
		snprintf(error_ret->message, sizeof error_ret->message,
		         "found %d regions, of which one has %d cells; expected %d of %d cells each", next,
		         count[region], puzzle->size, puzzle->size);
		return false;
	}
	return true;
}
