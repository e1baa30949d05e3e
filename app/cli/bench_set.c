#include "cli/bench_set.h"
#include "common/data.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK = 4096 };

const char *const bench_set_names[] = {
    "easy",         "minimal", "17_clue",    "top1465", "hardest_11plus",
    "hardest_1106", "multi",   "serg_multi", "none",    NULL};

static bool is_name(const char *operand) {
	for (const char *const *name = bench_set_names; *name; name++)
		if (strcmp(*name, operand) == 0)
			return true;
	return false;
}

/* SplitMix64 (Steele, Lea, Flood 2014). */
static uint64_t next_random(uint64_t *state) {
	uint64_t word = (*state += 0x9E3779B97F4A7C15u);
	word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9u;
	word = (word ^ (word >> 27)) * 0x94D049BB133111EBu;
	return word ^ (word >> 31);
}

static void shuffle(uint64_t *random, uint8_t *items, size_t number) {
	for (size_t i = number - 1; i > 0; i--) {
		size_t other = (size_t)(next_random(random) % (i + 1));
		uint8_t item = items[i];
		items[i] = items[other];
		items[other] = item;
	}
}

/* An order of the nine lines that keeps those of a band together. */
static void shuffle_lines(uint64_t *random, uint8_t lines_ret[9]) {
	uint8_t bands[] = {0, 1, 2};
	shuffle(random, bands, 3);
	for (size_t i = 0; i < 9; i++)
		lines_ret[i] = (uint8_t)(3 * bands[i / 3] + i % 3);
	for (size_t band = 0; band < 3; band++)
		shuffle(random, lines_ret + 3 * band, 3);
}

/* A puzzle that differs only by renaming digits, exchanging rows and columns, and transposing. */
static struct nonet_board morph(const struct nonet_board *board, uint64_t *random) {
	uint8_t digits[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, rows[9], columns[9];
	struct nonet_board morphed;
	shuffle(random, digits + 1, 9);
	shuffle_lines(random, rows);
	shuffle_lines(random, columns);
	bool transposed = next_random(random) % 2;
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		int row = rows[cell / 9], column = columns[cell % 9];
		int from = transposed ? 9 * column + row : 9 * row + column;
		morphed.cell[cell] = digits[board->cell[from]];
	}
	return morphed;
}

static bool resize(struct bench_set *set, size_t number) {
	struct nonet_board *puzzles = realloc(set->puzzles, number * sizeof *puzzles);
	if (puzzles)
		set->puzzles = puzzles;
	return puzzles != NULL;
}

static bool fill_up(struct bench_set *set) {
	uint64_t random = 1;
	if (set->number == 0 || set->number >= BENCH_SET_FILLED)
		return true;
	if (!resize(set, BENCH_SET_FILLED))
		return false;
	for (size_t i = set->number; i < BENCH_SET_FILLED; i++)
		set->puzzles[i] = morph(&set->puzzles[i - set->number], &random);
	set->number = BENCH_SET_FILLED;
	return true;
}

static void note_faults(struct output *output, const struct input_block *block) {
	for (size_t i = 0; i < block->nfaults; i++)
		input_note_fault(output, block->source, &block->faults[i].error);
}

/* Appends the puzzles of the input; false when out of memory. */
static bool read_all(struct bench_set *set, struct input *input, struct output *output) {
	uint64_t lines[BLOCK];
	struct input_block block = {.lines = lines};
	do {
		if (!resize(set, set->number + BLOCK))
			return false;
		block.boards = set->puzzles + set->number;
		if (!input_next_block(input, BLOCK, &block))
			return true;
		set->number += block.number;
		note_faults(output, &block);
	} while (set->number + BLOCK <= BENCH_SET_LARGEST);
	return true;
}

bool bench_set_read(struct cli *cli, const char *operand, bool fills, struct bench_set *set_ret) {
	char path[DATA_PATH_SIZE], name[64];
	char *source = (char *)operand;
	*set_ret = (struct bench_set){.name = operand};
	if (is_name(operand)) {
		snprintf(name, sizeof name, "sets/%s.txt", operand);
		source = path;
		if (!data_find(name, path)) {
			output_note(&cli->output, "nonet bench: the set %s is not installed; name a file",
			            operand);
			command_worsen(cli, EXIT_CODE_UNREADABLE);
			return false;
		}
	}
	struct input *input = input_open(1, &source, &cli->output);
	bool worked = input && read_all(set_ret, input, &cli->output) && (!fills || fill_up(set_ret));
	if (!worked)
		output_fail(&cli->output, ENOMEM);
	command_worsen(cli, input_close(input));
	return worked && set_ret->number > 0;
}

void bench_set_free(struct bench_set *set) {
	free(set->puzzles);
}

void bench_write_json_text(struct output *output, const char *text) {
	output_bytes(output, "\"", 1);
	for (; *text; text++)
		if (*text == '"' || *text == '\\')
			output_print(output, "\\%c", *text);
		else if ((unsigned char)*text < ' ')
			output_print(output, "\\u%04x", (unsigned)*text);
		else
			output_bytes(output, text, 1);
	output_bytes(output, "\"", 1);
}
