#include "io/holds.h"

#include <string.h>

static const struct {
	unsigned hold;
	size_t offset; /* in struct nonet_words */
} word_rows[] = {
    {NONET_HOLDS_TITLE, offsetof(struct nonet_words, title)},
    {NONET_HOLDS_AUTHOR, offsetof(struct nonet_words, author)},
    {NONET_HOLDS_LEVEL, offsetof(struct nonet_words, level)},
    {NONET_HOLDS_RATING, offsetof(struct nonet_words, rating)},
    {NONET_HOLDS_SOURCE, offsetof(struct nonet_words, source)},
    {NONET_HOLDS_DATE, offsetof(struct nonet_words, date)},
    {NONET_HOLDS_RULES, offsetof(struct nonet_words, rules)},
    {NONET_HOLDS_COMMENT, offsetof(struct nonet_words, comment)},
};

enum { WORDS = sizeof word_rows / sizeof word_rows[0] };

const char **nonet_puzzle_word(struct nonet_words *words, unsigned hold) {
	for (size_t i = 0; i < WORDS; i++)
		if (word_rows[i].hold == hold)
			return (const char **)((char *)words + word_rows[i].offset);
	return NULL;
}

static unsigned words_of(const struct nonet_puzzle *puzzle) {
	struct nonet_words words = puzzle->words;
	unsigned holds = 0;
	for (size_t i = 0; i < WORDS; i++)
		if (*nonet_puzzle_word(&words, word_rows[i].hold))
			holds |= word_rows[i].hold;
	return holds;
}

/* Whether the marks are all that the digits allow. */
static bool marks_say_nothing(const struct nonet_puzzle *puzzle) {
	struct nonet_board board;
	if (!puzzle->complete || !nonet_puzzle_board(puzzle, &board))
		return false;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (!board.cell[cell] && puzzle->marks[cell] != nonet_board_candidates(&board, cell))
			return false;
	return true;
}

/* Loops without a way out in the middle become vectors; nearly all puzzles have nothing of all
 * this. */
static unsigned cells_of(const struct nonet_puzzle *puzzle) {
	int ncells = puzzle->size * puzzle->size;
	uint32_t marks = puzzle->complete, corners = 0;
	unsigned put_in = 0, solution = 0;
	for (int cell = 0; cell < ncells; cell++) {
		put_in |= (unsigned)(puzzle->value[cell] != 0) & (unsigned)!puzzle->given[cell];
		solution |= puzzle->solution[cell];
	}
	for (int cell = 0; cell < ncells; cell++) {
		marks |= puzzle->marks[cell];
		corners |= puzzle->corners[cell];
	}
	return (put_in ? NONET_HOLDS_GIVENS : 0u) | (corners ? NONET_HOLDS_CORNERS : 0u) |
	       (solution ? NONET_HOLDS_SOLUTION : 0u) |
	       (marks && !marks_say_nothing(puzzle) ? NONET_HOLDS_MARKS : 0u);
}

unsigned nonet_puzzle_holds(const struct nonet_puzzle *puzzle) {
	unsigned holds = cells_of(puzzle) | words_of(puzzle);
	if (puzzle->elapsed_ms)
		holds |= NONET_HOLDS_ELAPSED;
	if (puzzle->size != 9)
		holds |= NONET_HOLDS_SIZES;
	if (!nonet_puzzle_has_boxes(puzzle))
		holds |= NONET_HOLDS_REGIONS;
	return holds;
}

bool nonet_puzzle_has_bare_cell(const struct nonet_puzzle *puzzle) {
	for (int cell = 0; puzzle->complete && cell < puzzle->size * puzzle->size; cell++)
		if (puzzle->value[cell] == 0 && puzzle->marks[cell] == 0)
			return true;
	return false;
}

void nonet_puzzle_drop(struct nonet_puzzle *puzzle, unsigned holds) {
	if (holds & NONET_HOLDS_GIVENS)
		for (int cell = 0; cell < puzzle->size * puzzle->size; cell++)
			puzzle->given[cell] = puzzle->value[cell] != 0;
	if (holds & NONET_HOLDS_MARKS) {
		memset(puzzle->marks, 0, sizeof puzzle->marks);
		puzzle->complete = false;
	}
	if (holds & NONET_HOLDS_CORNERS)
		memset(puzzle->corners, 0, sizeof puzzle->corners);
	if (holds & NONET_HOLDS_SOLUTION)
		memset(puzzle->solution, 0, sizeof puzzle->solution);
	if (holds & NONET_HOLDS_ELAPSED)
		puzzle->elapsed_ms = 0;
	for (size_t i = 0; i < WORDS; i++)
		if (holds & word_rows[i].hold)
			*nonet_puzzle_word(&puzzle->words, word_rows[i].hold) = NULL;
}
