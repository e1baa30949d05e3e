/* Boards as links to SudokuWiki's solver have them behind "bd=": 81 digits, or two characters for
 * each cell. There are two such forms. That of January 2023, described on its page on string
 * definitions, is a number in base 32: bits 1 to 9 for the candidates or the digit, bit 0 for a
 * clue. What the solver writes since begins with S9B, and is a number in base 36, as its examples
 * show: 1-9 clues, 10-18 digits put in, from 18 on the set of candidates added to 18. */
#include "io/sudokuwiki.h"

#include "base/sentence.h"
#include "io/format.h"
#include "io/marks.h"
#include "io/symbols.h"

#include <stdio.h>
#include <string.h>

enum { PAIRS = 2 * NONET_CELLS, BASE_32 = 32, BASE_36 = 36, PUT_IN = 9, CANDIDATES = 18 };

static const char mark[] = "S9B";
enum { MARK = sizeof mark - 1 };

/* ---- Reading ---- */

/* 0..35, or -1. */
static int symbol_value(char byte) {
	if (byte >= '0' && byte <= '9')
		return byte - '0';
	return byte >= 'a' && byte <= 'z' ? byte - 'a' + 10 : -1;
}

bool nonet_sudokuwiki_begins(const char *bytes, size_t nbytes) {
	if (nbytes < MARK + PAIRS || memcmp(bytes, mark, MARK) != 0)
		return false;
	for (size_t i = 0; i < PAIRS; i++)
		if (symbol_value(bytes[MARK + i]) < 0)
			return false;
	return true;
}

static bool expect(bool good, struct nonet_error *error_ret, const char *expected) {
	if (!good)
		nonet_error_say(error_ret, expected, NULL);
	return good;
}

/* The numbers of the cells; false where one is none of the base. */
static bool read_pairs(const char *bytes, int base, int numbers_ret[NONET_CELLS],
                       size_t *offset_ret) {
	for (size_t i = 0; i < PAIRS; i++) {
		int value = symbol_value(bytes[i]);
		*offset_ret = i;
		if (value < 0 || value >= base)
			return false;
		numbers_ret[i / 2] = i % 2 ? numbers_ret[i / 2] + value : value * base;
	}
	return true;
}

static bool read_base_32(const int numbers[NONET_CELLS], struct nonet_puzzle *puzzle,
                         size_t *offset_ret) {
	struct nonet_position position;
	uint16_t candidates[NONET_CELLS];
	static const uint16_t placed[9] = {0};
	for (size_t cell = 0; cell < NONET_CELLS; cell++) {
		candidates[cell] = (uint16_t)(numbers[cell] >> 1);
		*offset_ret = 2 * cell;
		if ((numbers[cell] & 1) &&
		    (candidates[cell] == 0 || (candidates[cell] & (candidates[cell] - 1))))
			return false;
	}
	nonet_marks_place(candidates, placed, &position);
	for (size_t cell = 0; cell < NONET_CELLS; cell++)
		position.given[cell] = numbers[cell] & 1;
	nonet_puzzle_from_position(&position, puzzle);
	return true;
}

static bool read_base_36(const int numbers[NONET_CELLS], struct nonet_puzzle *puzzle,
                         size_t *offset_ret) {
	for (size_t cell = 0; cell < NONET_CELLS; cell++) {
		int number = numbers[cell];
		*offset_ret = MARK + 2 * cell;
		if (number > CANDIDATES + NONET_ALL_DIGITS)
			return false;
		if (number > CANDIDATES)
			puzzle->marks[cell] = (uint32_t)number - CANDIDATES;
		else if (number > 0)
			puzzle->value[cell] = (uint8_t)(number > PUT_IN ? number - PUT_IN : number);
		puzzle->given[cell] = number >= 1 && number <= PUT_IN;
	}
	puzzle->complete = true;
	return true;
}

static bool read_digits(const char *bytes, struct nonet_puzzle *puzzle, size_t *offset_ret) {
	for (size_t cell = 0; cell < NONET_CELLS; cell++) {
		*offset_ret = cell;
		if (bytes[cell] != '.' && (bytes[cell] < '0' || bytes[cell] > '9'))
			return false;
		puzzle->value[cell] = (uint8_t)(bytes[cell] == '.' ? 0 : bytes[cell] - '0');
		puzzle->given[cell] = puzzle->value[cell] != 0;
	}
	return true;
}

bool nonet_sudokuwiki_read(const char *bytes, size_t nbytes, struct nonet_told *told_ret,
                           size_t *offset_ret, struct nonet_error *error_ret) {
	int numbers[NONET_CELLS];
	struct nonet_puzzle *puzzle = &told_ret->puzzle;
	nonet_told_clear(told_ret, 9);
	*offset_ret = 0;
	if (nbytes == NONET_CELLS)
		return expect(read_digits(bytes, puzzle, offset_ret), error_ret,
		              N_("expected 81 digits, 0 or . for blanks"));
	if (nbytes == MARK + PAIRS && memcmp(bytes, mark, MARK) == 0) {
		bool good = read_pairs(bytes + MARK, BASE_36, numbers, offset_ret);
		*offset_ret += MARK;
		return expect(good && read_base_36(numbers, puzzle, offset_ret), error_ret,
		              N_("expected two of 0-9 and a-z for each cell, 00 to ep"));
	}
	if (nbytes == PAIRS)
		return expect(read_pairs(bytes, BASE_32, numbers, offset_ret) &&
		                  read_base_32(numbers, puzzle, offset_ret),
		              error_ret,
		              N_("expected two of 0-9 and a-v for each cell, of one digit where it is a "
		                 "clue"));
	nonet_error_say(error_ret,
	                N_("found a board of {length} characters; expected 81, 162, or S9B and 162"),
	                NONET_WITH(NONET_NUMBER("length", (long long)nbytes)));
	return false;
}

/* ---- Writing ---- */

static int number_of(const struct nonet_position *position, size_t cell) {
	int digit = position->board.cell[cell];
	if (digit != 0)
		return position->given[cell] ? digit : PUT_IN + digit;
	return position->candidates[cell] ? CANDIDATES + position->candidates[cell] : 0;
}

static void put_pairs(struct nonet_buffer *text, const struct nonet_puzzle *puzzle) {
	static const char symbols[] = "0123456789abcdefghijklmnopqrstuvwxyz";
	struct nonet_position position;
	nonet_puzzle_position(puzzle, &position);
	nonet_buffer_add_text(text, mark);
	for (size_t cell = 0; cell < NONET_CELLS; cell++) {
		int number = number_of(&position, cell);
		nonet_buffer_add(text, &symbols[number / BASE_36], 1);
		nonet_buffer_add(text, &symbols[number % BASE_36], 1);
	}
}

static void put(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, uint64_t index) {
	(void)index;
	nonet_buffer_add_text(text, "https://www.sudokuwiki.org/sudoku.htm?bd=");
	if (puzzle->complete || nonet_puzzle_is_begun(puzzle))
		put_pairs(text, puzzle);
	else
		nonet_symbols_put_cells(text, puzzle, puzzle->value, '0');
	nonet_buffer_add(text, "\n", 1);
}

const struct nonet_format_row nonet_format_sudokuwiki = {
    .format = {.name = "sudokuwiki",
               .form = NONET_FORM_LINK,
               .description = N_("links to the solver of sudokuwiki.org"),
               .holds = NONET_HOLDS_GIVENS | NONET_HOLDS_MARKS | NONET_HOLDS_MANY,
               .reads = true,
               .writes = true},
    .put = put};
