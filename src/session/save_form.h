/* How a saved game is written, for its writer and its reader. */
#ifndef NONET_SESSION_SAVE_FORM_H
#define NONET_SESSION_SAVE_FORM_H

#include <nonet/puzzle.h>

/* Raised when an older reader could not understand what is written. */
enum { NONET_SAVE_VERSION = 1 };

/* A step is a string of cells with what each holds afterwards, as "r1c2=5 r1c3+27^39#1": a digit,
 * marks in the centre, marks in the corners, a colour, in this order; what is missing is none. */
enum {
	NONET_SAVE_VALUE = '=',
	NONET_SAVE_CENTER = '+',
	NONET_SAVE_CORNER = '^',
	NONET_SAVE_COLOR = '#'
};

/* 1 to 9, then letters from A; '.' for 0. */
static inline char nonet_save_digit(int digit) {
	return (char)(digit == 0 ? '.' : digit <= 9 ? '0' + digit : 'A' + digit - 10);
}

/* The same backwards, -1 for anything else. */
static inline int nonet_save_value(char digit) {
	if (digit == '.')
		return 0;
	if (digit >= '1' && digit <= '9')
		return digit - '0';
	return digit >= 'A' && digit <= 'A' + NONET_MAX_SIZE - 10 ? digit - 'A' + 10 : -1;
}

#endif
