/* What several tests need: a slow solver to check the fast one, random boards, and ways to disguise
 * a puzzle. */
#ifndef NONET_TESTS_SUPPORT_H
#define NONET_TESTS_SUPPORT_H

#include "base/rng.h"

#include <nonet.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* A board from 81 characters; fails the test when they are not a board. */
struct nonet_board board_of(const char *line);

/* A path from a puzzle as it was given. */
struct nonet_path *path_from(enum nonet_profile profile, const struct nonet_board *puzzle);

/* Counts solutions up to `limit` by plain back-tracking over the empty cells, fewest candidates
 * first: no code in common with the library. NAIVE_GAVE_UP when that would take too long. */
#define NAIVE_GAVE_UP UINT64_MAX
uint64_t naive_count(const struct nonet_board *puzzle, uint64_t limit);

/* Whether the cell is in the house (rows, columns, boxes: 0 to 26), and whether two cells share one
 * without being the same; no code in common with the library. */
bool naive_in_house(int house, int cell);
bool naive_sees(int a, int b);

/* Whether the grid is complete, keeps the rules, and agrees with the puzzle's clues; no code in
 * common with the library. */
bool naive_is_solution(const struct nonet_board *grid, const struct nonet_board *puzzle);

/* A random board with about `clues` clues: taken from a full grid, or, when `wild`, any digits
 * anywhere. */
struct nonet_board random_board(struct nonet_rng *rng, int clues, bool wild);

/* A puzzle with one solution: of a random grid, clues go one after the other, in `tries` tries,
 * while it stays the only one. */
struct nonet_board random_puzzle(struct nonet_rng *rng, int tries);

/* A symmetry of Sudoku: where each cell goes and what each digit (0 stays 0) becomes. */
struct disguise {
	uint8_t cell[NONET_CELLS];
	uint8_t digit[10];
};

struct disguise random_disguise(struct nonet_rng *rng);
struct nonet_board put_on(const struct disguise *disguise, const struct nonet_board *board);

/* What a test repeats for good measure it repeats only one time in test_share(): usually 1, and
 * what the environment variable NONET_TEST_SHARE says where everything is slow, as under valgrind.
 */
int test_share(void);

/* How often that makes `number` times: at least once. */
int repeats(int number);

/* Calls `check` with the puzzle lines of tests/data/FILE_NAME, one in test_share() of them; fails
 * when it cannot be read. */
void for_each_puzzle(const char *file_name, void (*check)(const struct nonet_board *puzzle));

/* Reads a text in pieces of `piece` bytes and calls `take` with every item. */
void read_in_pieces(const char *text, size_t piece,
                    void (*take)(void *context, enum nonet_status status,
                                 const struct nonet_item *item),
                    void *context);

#endif
