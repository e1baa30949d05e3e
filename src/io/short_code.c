#include "io/short_code.h"

#include <string.h>

/* 0..59, or -1. */
static int number_of(char byte) {
	if (byte >= '0' && byte <= '9')
		return byte - '0';
	if (byte >= 'A' && byte <= 'Z')
		return byte - 'A' + 10;
	return byte >= 'a' && byte <= 'x' ? byte - 'a' + 36 : -1;
}

size_t nonet_short_code_read(const char *bytes, size_t nbytes, struct nonet_board *board_ret) {
	int cell = 0;
	memset(board_ret, 0, sizeof *board_ret);
	for (size_t i = 0; i < nbytes; i++) {
		int number = number_of(bytes[i]);
		int blanks = number / 10;
		if (number < 0 || cell + 1 + blanks > NONET_CELLS)
			return 0;
		board_ret->cell[cell] = (uint8_t)(number % 10);
		cell += 1 + blanks;
		if (cell == NONET_CELLS)
			return i + 1;
	}
	return 0;
}
