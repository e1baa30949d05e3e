#include <nonet/puzzle.h>

#include <assert.h>
#include <string.h>

static int cells_of(const struct nonet_puzzle *puzzle) {
	assert(puzzle->size >= 1 && puzzle->size <= NONET_MAX_SIZE);
	return puzzle->size * puzzle->size;
}

static int box_height(int size) {
	int height = 1;
	for (int divisor = 2; divisor * divisor <= size; divisor++)
		if (size % divisor == 0)
			height = divisor;
	return height;
}

static uint8_t usual_region(int size, int cell) {
	int height = box_height(size), width = size / height;
	int row = cell / size, column = cell % size;
	return (uint8_t)(row / height * height + column / width);
}

/* The same for the size that nearly every puzzle has; millions of them are read and written. */
static const uint8_t boxes_of_9[NONET_CELLS] = {
    0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 0, 1, 1, 1, 2, 2, 2,
    3, 3, 3, 4, 4, 4, 5, 5, 5, 3, 3, 3, 4, 4, 4, 5, 5, 5, 3, 3, 3, 4, 4, 4, 5, 5, 5,
    6, 6, 6, 7, 7, 7, 8, 8, 8, 6, 6, 6, 7, 7, 7, 8, 8, 8, 6, 6, 6, 7, 7, 7, 8, 8, 8,
};

void nonet_puzzle_clear(struct nonet_puzzle *puzzle_ret, int size) {
	assert(size >= 1 && size <= NONET_MAX_SIZE);
	memset(puzzle_ret, 0, sizeof *puzzle_ret);
	puzzle_ret->size = (uint8_t)size;
	if (size == 9)
		memcpy(puzzle_ret->region, boxes_of_9, sizeof boxes_of_9);
	for (int cell = 0; size != 9 && cell < size * size; cell++)
		puzzle_ret->region[cell] = usual_region(size, cell);
}

bool nonet_puzzle_has_boxes(const struct nonet_puzzle *puzzle) {
	if (puzzle->size == 9)
		return memcmp(puzzle->region, boxes_of_9, sizeof boxes_of_9) == 0;
	for (int cell = 0; cell < cells_of(puzzle); cell++)
		if (puzzle->region[cell] != usual_region(puzzle->size, cell))
			return false;
	return true;
}

void nonet_puzzle_from_board(const struct nonet_board *board, struct nonet_puzzle *puzzle_ret) {
	nonet_puzzle_clear(puzzle_ret, 9);
	memcpy(puzzle_ret->value, board->cell, NONET_CELLS);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		puzzle_ret->given[cell] = board->cell[cell] != 0;
}

void nonet_puzzle_from_position(const struct nonet_position *position,
                                struct nonet_puzzle *puzzle_ret) {
	nonet_puzzle_from_board(&position->board, puzzle_ret);
	puzzle_ret->complete = true;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		bool empty = position->board.cell[cell] == 0;
		puzzle_ret->given[cell] = !empty && position->given[cell];
		puzzle_ret->marks[cell] = empty ? position->candidates[cell] : 0;
	}
}

bool nonet_puzzle_board(const struct nonet_puzzle *puzzle, struct nonet_board *board_ret) {
	if (puzzle->size != 9 || !nonet_puzzle_has_boxes(puzzle))
		return false;
	memcpy(board_ret->cell, puzzle->value, NONET_CELLS);
	return true;
}

bool nonet_puzzle_position(const struct nonet_puzzle *puzzle, struct nonet_position *position_ret) {
	struct nonet_board board;
	if (!nonet_puzzle_board(puzzle, &board))
		return false;
	nonet_position_start(&board, position_ret);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		position_ret->given[cell] = puzzle->given[cell];
		bool told = puzzle->complete || puzzle->marks[cell] != 0;
		if (board.cell[cell] == 0 && told)
			position_ret->candidates[cell] &= (uint16_t)puzzle->marks[cell];
	}
	return true;
}

bool nonet_puzzle_is_begun(const struct nonet_puzzle *puzzle) {
	for (int cell = 0; cell < cells_of(puzzle); cell++) {
		bool put_in = puzzle->value[cell] != 0 && !puzzle->given[cell];
		if (put_in || puzzle->marks[cell] != 0 || puzzle->corners[cell] != 0)
			return true;
	}
	return false;
}

static bool same_word(const char *a, const char *b) {
	return a && b ? strcmp(a, b) == 0 : a == b;
}

static bool same_words(const struct nonet_words *a, const struct nonet_words *b) {
	return same_word(a->title, b->title) && same_word(a->author, b->author) &&
	       same_word(a->level, b->level) && same_word(a->rating, b->rating) &&
	       same_word(a->source, b->source) && same_word(a->date, b->date) &&
	       same_word(a->rules, b->rules) && same_word(a->comment, b->comment);
}

bool nonet_puzzle_equal(const struct nonet_puzzle *a, const struct nonet_puzzle *b) {
	size_t ncells = (size_t)cells_of(a);
	return a->size == b->size && a->complete == b->complete && a->elapsed_ms == b->elapsed_ms &&
	       memcmp(a->region, b->region, ncells) == 0 && memcmp(a->value, b->value, ncells) == 0 &&
	       memcmp(a->given, b->given, ncells) == 0 &&
	       memcmp(a->marks, b->marks, ncells * sizeof *a->marks) == 0 &&
	       memcmp(a->corners, b->corners, ncells * sizeof *a->corners) == 0 &&
	       memcmp(a->solution, b->solution, ncells) == 0 && same_words(&a->words, &b->words);
}
