/* The board: a plain value of 81 cells, its houses, candidates, conflicts and text form; and the
 * position of a player in the middle of it.
 *
 * Words: a *cell* has an index 0..80 in reading order (row * 9 + column); a *digit* is 1..9; a
 * *house* is a row, a column or a box; *peers* share a house; a *clue* (given) is a filled cell of
 * a puzzle; a *candidate* is a digit that no filled peer rules out. Sets of digits are masks: digit
 * d is bit d - 1. Every function here is pure and thread-safe, and nothing allocates.
 */
#ifndef NONET_BOARD_H
#define NONET_BOARD_H

#include <nonet/status.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
	NONET_CELLS = 81,
	NONET_HOUSES = 27,        /* 0..8 rows, 9..17 columns, 18..26 boxes */
	NONET_ALL_DIGITS = 0x1FF, /* the mask of all nine digits */
	NONET_MAX_CONFLICTS = 810 /* pairs of peers on a board: 81 * 20 / 2 */
};

/* A puzzle, a grid, or anything between: 0 is an empty cell, 1..9 a digit. The caller owns it and
 * may copy and compare it (memcmp) freely. Functions assert that no cell is above 9. */
struct nonet_board {
	uint8_t cell[NONET_CELLS];
};

/* Two peers that hold the same digit. `house` is the first house they share: row before column
 * before box. cell_a < cell_b. */
struct nonet_conflict {
	uint8_t cell_a;
	uint8_t cell_b;
	uint8_t digit; /* 1..9 */
	uint8_t house; /* 0..26 */
};

/* Number of filled cells, 0..81. */
NONET_API int nonet_board_clue_count(const struct nonet_board *board);

/* The digits that no filled peer of the cell holds. For a filled cell: the same, so its own digit
 * is in the mask exactly when it conflicts with no peer. */
NONET_API unsigned nonet_board_candidates(const struct nonet_board *board, int cell);

/* Writes up to `capacity` conflicts in ascending (cell_a, cell_b) order and returns how many there
 * are in all; `conflicts_ret` may be NULL when capacity is 0. Each pair of cells is named once. */
NONET_API size_t nonet_board_conflicts(const struct nonet_board *board,
                                       struct nonet_conflict *conflicts_ret, size_t capacity);

/* Whether all 81 cells are filled and no two peers agree. */
NONET_API bool nonet_board_is_solved(const struct nonet_board *board);

/* The 9 cells of a house 0..26, in reading order. Static. */
NONET_API const uint8_t *nonet_house_cells(int house);

/* A position as a player left it. */
struct nonet_position {
	struct nonet_board board;
	uint16_t candidates[NONET_CELLS]; /* of empty cells: digits that no filled peer holds */
	uint8_t given[NONET_CELLS];       /* 1 for the puzzle's clues */
};

/* The position at which a player begins: every filled cell is a clue, every empty one has all the
 * candidates that its peers allow. */
NONET_API void nonet_position_start(const struct nonet_board *puzzle,
                                    struct nonet_position *position_ret);

/* Room that the longest name and description need, the final NUL included. */
enum { NONET_NAME_SIZE = 12, NONET_CONFLICT_TEXT_SIZE = 64, NONET_LINE_SIZE = NONET_CELLS + 1 };

/* Writes "r4c5" for a cell, "row 4", "column 5" or "box 6" for a house, or "r1c2 and r1c3 both hold
 * 9 (row 1)" for a conflict, NUL-terminated, and returns `name_ret`. */
NONET_API char *nonet_cell_name(int cell, char name_ret[NONET_NAME_SIZE]);
NONET_API char *nonet_house_name(int house, char name_ret[NONET_NAME_SIZE]);
NONET_API char *nonet_conflict_text(const struct nonet_conflict *conflict,
                                    char text_ret[NONET_CONFLICT_TEXT_SIZE]);

/* Writes the line form: 81 characters in reading order, '.' for an empty cell, and a NUL. */
NONET_API char *nonet_board_print(const struct nonet_board *board, char line_ret[NONET_LINE_SIZE]);

/* Reads the line form: 81 cells, a digit 1..9 or one of the blanks . 0 * _ - x X each; spaces and
 * tabs before them, and spaces, tabs and line ends after them are allowed, nothing else. Files and
 * every other way to write a puzzle are the business of <nonet/io.h>. The text need not end in a
 * NUL and no byte past `nbytes` is read; it may be NULL when nbytes is 0. NONET_OK, or NONET_SYNTAX
 * with `error_ret` filled (unless NULL) and the board left untouched. */
NONET_API enum nonet_status nonet_board_parse(const char *text, size_t nbytes,
                                              struct nonet_board *board_ret,
                                              struct nonet_error *error_ret);

#ifdef __cplusplus
}
#endif
#endif
