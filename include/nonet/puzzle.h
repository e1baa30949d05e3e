/* A puzzle as files, links and pages hold it: a grid of any size with its regions, which digits are
 * givens, what a player has put in and noted, and the words about it. The solver and the logic work
 * on boards and positions of 9x9 cells (<nonet/board.h>); the calls below lead there and back.
 *
 * Cells are numbered in reading order, row * size + column. Sets of digits are masks: digit d is
 * bit d - 1. Every function here is pure and thread-safe, and nothing allocates.
 */
#ifndef NONET_PUZZLE_H
#define NONET_PUZZLE_H

#include <nonet/board.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { NONET_MAX_SIZE = 25, NONET_MAX_CELLS = NONET_MAX_SIZE * NONET_MAX_SIZE };

/* How a puzzle was written, as far as a text shows that by itself: several formats are written the
 * same way. */
enum nonet_form {
	NONET_FORM_LINE,      /* cells on a line, of any size */
	NONET_FORM_TABLE,     /* a row below names of columns */
	NONET_FORM_BANK,      /* a line of Sudoku Exchange's puzzle bank */
	NONET_FORM_GSF,       /* a line of gsf's collections */
	NONET_FORM_LIBRARY,   /* a library line of HoDoKu's */
	NONET_FORM_GIVENS,    /* constraints on a line */
	NONET_FORM_SUKAKU,    /* 729 candidates on a line */
	NONET_FORM_LINK,      /* a link, a game ID or the like */
	NONET_FORM_RECORD,    /* a line of nonet's JSON */
	NONET_FORM_GRID,      /* rows */
	NONET_FORM_MARKS,     /* rows of candidates */
	NONET_FORM_CLIPBOARD, /* three grids */
	NONET_FORM_SECTIONS,  /* grids with their names in brackets */
	NONET_FORM_LIST,      /* lists in brackets */
	NONET_FORM_XML,
	NONET_FORM_JSON
};

/* What a text says about a puzzle besides its cells: UTF-8, NUL-terminated, NULL where nothing is
 * said. The bytes belong to whoever made the puzzle. */
struct nonet_words {
	const char *title;
	const char *author;
	const char *level;  /* how hard it is, in the words of its source */
	const char *rating; /* a number of some scale, such as "7.1" */
	const char *source; /* where it is from: a paper, a book, an address */
	const char *date;
	const char *rules;
	const char *comment;
};

/* The caller owns it and may copy it freely; a copy shares the words. */
struct nonet_puzzle {
	uint8_t size; /* of a row, a column and a region; also the highest digit. 1..NONET_MAX_SIZE */
	uint8_t region[NONET_MAX_CELLS]; /* 0..size - 1 */
	uint8_t value[NONET_MAX_CELLS];  /* 0: empty */
	uint8_t given[NONET_MAX_CELLS];  /* 1: the value is a clue; 0 where it was put in, or none is */
	uint32_t marks[NONET_MAX_CELLS]; /* of empty cells: candidates, the marks in a cell's centre */
	uint32_t corners[NONET_MAX_CELLS]; /* of empty cells: the marks in the corners */
	bool complete; /* marks are all candidates: an empty cell without any has none. Otherwise a cell
	                  without marks is just not noted */
	uint8_t solution[NONET_MAX_CELLS]; /* all 0: not told */
	uint64_t elapsed_ms;               /* time played, 0: none, or not told */
	struct nonet_words words;
};

/* An empty grid of that size with the usual regions, and no words: boxes whose height is the
 * greatest divisor of the size that is not above its square root, so 3x3 for 9, two rows by three
 * columns for 6. */
NONET_API void nonet_puzzle_clear(struct nonet_puzzle *puzzle_ret, int size);

/* Whether the regions are those that nonet_puzzle_clear sets. */
NONET_API bool nonet_puzzle_has_boxes(const struct nonet_puzzle *puzzle);

/* The digits of all cells, as a puzzle whose filled cells are givens. */
NONET_API void nonet_puzzle_from_board(const struct nonet_board *board,
                                       struct nonet_puzzle *puzzle_ret);

/* A position with its givens and all its candidates. */
NONET_API void nonet_puzzle_from_position(const struct nonet_position *position,
                                          struct nonet_puzzle *puzzle_ret);

/* The board with all digits, given or put in. False, and the board untouched, unless the puzzle has
 * 9x9 cells and the usual boxes. */
NONET_API bool nonet_puzzle_board(const struct nonet_puzzle *puzzle, struct nonet_board *board_ret);

/* The position of its player: where marks are told they are the candidates, as far as peers allow
 * them; other empty cells have all that their peers allow. False as for nonet_puzzle_board. */
NONET_API bool nonet_puzzle_position(const struct nonet_puzzle *puzzle,
                                     struct nonet_position *position_ret);

/* Whether a player has done something: put in a digit, or noted a mark. */
NONET_API bool nonet_puzzle_is_begun(const struct nonet_puzzle *puzzle);

/* Whether both hold the same: size, regions, cells, marks, solution, time and words. */
NONET_API bool nonet_puzzle_equal(const struct nonet_puzzle *a, const struct nonet_puzzle *b);

#ifdef __cplusplus
}
#endif
#endif
