#include "support.h"

#include <nonet/generate.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct nonet_board board_of(const char *line) {
	struct nonet_board board;
	assert_int_equal(nonet_board_parse(line, strlen(line), &board, NULL), NONET_OK);
	return board;
}

struct nonet_path *path_from(enum nonet_profile profile, const struct nonet_board *puzzle) {
	struct nonet_position position;
	nonet_position_start(puzzle, &position);
	struct nonet_path *path = nonet_path_new(profile, &position, NULL);
	assert_non_null(path);
	return path;
}

struct nonet_board random_puzzle(struct nonet_rng *rng, int tries) {
	struct nonet_board puzzle;
	nonet_generate_grid(nonet_rng_next(rng), &puzzle, NULL);
	while (tries-- > 0) {
		struct nonet_board fewer = puzzle;
		struct nonet_answer answer;
		fewer.cell[nonet_rng_below(rng, NONET_CELLS)] = 0;
		if (nonet_solve(&fewer, NULL, &answer) == NONET_OK && answer.verdict == NONET_UNIQUE)
			puzzle = fewer;
	}
	return puzzle;
}

bool naive_in_house(int house, int cell) {
	return house < 9    ? cell / 9 == house
	       : house < 18 ? cell % 9 == house - 9
	                    : cell / 27 * 3 + cell % 9 / 3 == house - 18;
}

bool naive_sees(int a, int b) {
	bool in_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
	return a != b && (a / 9 == b / 9 || a % 9 == b % 9 || in_box);
}

static bool fits(const struct nonet_board *board, int cell, int digit) {
	for (int other = 0; other < NONET_CELLS; other++)
		if (board->cell[other] == digit && naive_sees(cell, other))
			return false;
	return true;
}

static unsigned fitting_digits(const struct nonet_board *board, int cell) {
	unsigned seen = 0;
	for (int other = 0; other < NONET_CELLS; other++)
		if (naive_sees(cell, other))
			seen |= 1u << board->cell[other];
	return ~seen & 0x3FE;
}

static uint64_t count_below(struct nonet_board *board, uint64_t limit, int *budget) {
	if (--*budget < 0)
		return 0;
	int best = -1, fewest = 10;
	unsigned best_digits = 0;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		if (board->cell[cell])
			continue;
		unsigned digits = fitting_digits(board, cell);
		int count = __builtin_popcount(digits);
		if (count < fewest) {
			best = cell;
			fewest = count;
			best_digits = digits;
		}
	}
	if (best < 0)
		return 1;
	uint64_t found = 0;
	for (int digit = 1; digit <= 9 && found < limit; digit++)
		if (best_digits >> digit & 1) {
			board->cell[best] = (uint8_t)digit;
			found += count_below(board, limit - found, budget);
			board->cell[best] = 0;
		}
	return found;
}

uint64_t naive_count(const struct nonet_board *puzzle, uint64_t limit) {
	struct nonet_board board = *puzzle;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (board.cell[cell] && !fits(&board, cell, board.cell[cell]))
			return 0;
	int budget = 5000;
	uint64_t count = count_below(&board, limit, &budget);
	return budget < 0 ? NAIVE_GAVE_UP : count;
}

bool naive_is_solution(const struct nonet_board *grid, const struct nonet_board *puzzle) {
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		int digit = grid->cell[cell];
		if (digit < 1 || digit > 9 || !fits(grid, cell, digit))
			return false;
		if (puzzle->cell[cell] && puzzle->cell[cell] != digit)
			return false;
	}
	return true;
}

struct nonet_board random_board(struct nonet_rng *rng, int clues, bool wild) {
	struct nonet_board grid;
	nonet_generate_grid(nonet_rng_next(rng), &grid, NULL);
	if (wild)
		for (int cell = 0; cell < NONET_CELLS; cell++)
			grid.cell[cell] = (uint8_t)(1 + nonet_rng_below(rng, 9));
	uint8_t order[NONET_CELLS];
	for (int i = 0; i < NONET_CELLS; i++)
		order[i] = (uint8_t)i;
	nonet_rng_shuffle(rng, order, NONET_CELLS);
	for (int i = clues; i < NONET_CELLS; i++)
		grid.cell[order[i]] = 0;
	return grid;
}

/* Lines 0..8 in an order that keeps bands together. */
static void shuffle_lines(struct nonet_rng *rng, uint8_t line_ret[9]) {
	uint8_t band[3] = {0, 1, 2};
	nonet_rng_shuffle(rng, band, 3);
	for (int b = 0; b < 3; b++) {
		uint8_t inside[3] = {0, 1, 2};
		nonet_rng_shuffle(rng, inside, 3);
		for (int i = 0; i < 3; i++)
			line_ret[3 * b + i] = (uint8_t)(3 * band[b] + inside[i]);
	}
}

struct disguise random_disguise(struct nonet_rng *rng) {
	struct disguise disguise;
	uint8_t row[9], column[9];
	shuffle_lines(rng, row);
	shuffle_lines(rng, column);
	bool turned = nonet_rng_below(rng, 2);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		int r = row[cell / 9], c = column[cell % 9];
		disguise.cell[cell] = (uint8_t)(turned ? 9 * c + r : 9 * r + c);
	}
	for (int digit = 0; digit < 10; digit++)
		disguise.digit[digit] = (uint8_t)digit;
	nonet_rng_shuffle(rng, disguise.digit + 1, 9);
	return disguise;
}

struct nonet_board put_on(const struct disguise *disguise, const struct nonet_board *board) {
	struct nonet_board result;
	for (int cell = 0; cell < NONET_CELLS; cell++)
		result.cell[disguise->cell[cell]] = disguise->digit[board->cell[cell]];
	return result;
}

int test_share(void) {
	const char *share = getenv("NONET_TEST_SHARE");
	return share && atoi(share) > 1 ? atoi(share) : 1;
}

int repeats(int number) {
	return number > test_share() ? number / test_share() : 1;
}

void for_each_puzzle(const char *file_name, void (*check)(const struct nonet_board *puzzle)) {
	char path[512], line[256];
	snprintf(path, sizeof path, "tests/data/%s", file_name);
	FILE *file = fopen(path, "r");
	if (!file)
		fail_msg("cannot open %s", path);
	int count = 0;
	while (fgets(line, sizeof line, file)) {
		if (line[0] == '#')
			continue;
		line[NONET_CELLS] = '\0';
		struct nonet_board board = board_of(line);
		if (count++ % test_share() == 0)
			check(&board);
	}
	fclose(file);
	assert_true(count > 0);
}

void read_in_pieces(const char *text, size_t piece,
                    void (*take)(void *context, enum nonet_status status,
                                 const struct nonet_item *item),
                    void *context) {
	struct nonet_reader *reader = nonet_reader_new();
	size_t nbytes = strlen(text), at = 0;
	struct nonet_item item;
	enum nonet_status status;
	assert_non_null(reader);
	while ((status = nonet_reader_next(reader, &item)) != NONET_END) {
		if (status != NONET_MORE) {
			take(context, status, &item);
		} else if (at == nbytes) {
			nonet_reader_finish(reader);
		} else {
			size_t size = piece < nbytes - at ? piece : nbytes - at;
			nonet_reader_feed(reader, text + at, size);
			at += size;
		}
	}
	nonet_reader_free(reader);
}
