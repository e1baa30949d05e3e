#include "io/marks_text.h"

#include <nonet/format.h>

#include <string.h>

void nonet_marks_of(const struct nonet_puzzle *puzzle, uint16_t marks_ret[NONET_CELLS]) {
	struct nonet_position position;
	nonet_puzzle_position(puzzle, &position);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		int digit = position.board.cell[cell];
		marks_ret[cell] = (uint16_t)(digit ? 1u << (digit - 1) : position.candidates[cell]);
	}
}

/* The digits of a set run together. Returns how many. */
static int digits_of(char text_ret[10], unsigned digits) {
	int length = 0;
	for (int digit = 1; digit <= 9; digit++)
		if (digits >> (digit - 1) & 1)
			text_ret[length++] = (char)('0' + digit);
	if (length == 0)
		text_ret[length++] = '.';
	return length;
}

void nonet_marks_put_digits(struct nonet_buffer *text, unsigned digits) {
	char run[10];
	nonet_buffer_add(text, run, (size_t)digits_of(run, digits));
}

static int column_width(const uint16_t marks[NONET_CELLS], int column) {
	char digits[10];
	int width = 0;
	for (int row = 0; row < 9; row++) {
		int length = digits_of(digits, marks[9 * row + column]);
		width = length > width ? length : width;
	}
	return width;
}

/* A border: `corner` at both ends, dashes, and `crossing` between the boxes. */
static void put_border(struct nonet_buffer *text, const int width[9], char corner, char crossing) {
	nonet_buffer_add(text, &corner, 1);
	for (int box = 0; box < 3; box++) {
		int dashes = 6;
		for (int i = 0; i < 3; i++)
			dashes += width[3 * box + i];
		for (int i = 0; i < dashes; i++)
			nonet_buffer_add(text, "-", 1);
		nonet_buffer_add(text, box < 2 ? &crossing : &corner, 1);
	}
	nonet_buffer_add(text, "\n", 1);
}

static void put_row(struct nonet_buffer *text, const uint16_t marks[9], const int width[9]) {
	for (int column = 0; column < 9; column++) {
		char digits[10];
		int length = digits_of(digits, marks[column]);
		nonet_buffer_add_text(text, column % 3 ? "  " : "| ");
		nonet_buffer_add(text, digits, (size_t)length);
		for (; length < width[column] + (column % 3 == 2); length++)
			nonet_buffer_add(text, " ", 1);
	}
	nonet_buffer_add_text(text, "|\n");
}

void nonet_marks_put_grid(struct nonet_buffer *text, const struct nonet_puzzle *puzzle) {
	uint16_t marks[NONET_CELLS];
	int width[9];
	nonet_marks_of(puzzle, marks);
	for (int column = 0; column < 9; column++)
		width[column] = column_width(marks, column);
	put_border(text, width, '*', '-');
	for (int row = 0; row < 9; row++) {
		if (row == 3 || row == 6)
			put_border(text, width, '|', '+');
		put_row(text, marks + 9 * row, width);
	}
	put_border(text, width, '*', '-');
}

unsigned nonet_marks_lost(const struct nonet_puzzle *puzzle) {
	struct nonet_position position;
	nonet_puzzle_position(puzzle, &position);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (!puzzle->value[cell] &&
		    (position.candidates[cell] == 0 || (puzzle->marks[cell] & ~position.candidates[cell])))
			return NONET_HOLDS_MARKS;
	return 0;
}
