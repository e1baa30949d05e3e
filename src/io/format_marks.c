/* Positions: the candidates of every cell. */
#include "io/format.h"
#include "io/marks.h"
#include "io/marks_text.h"

#include <string.h>

/* Which digits of each row were put in. */
static void placed_of(const struct nonet_puzzle *puzzle, uint16_t placed_ret[9]) {
	memset(placed_ret, 0, 9 * sizeof *placed_ret);
	for (int cell = 0; cell < NONET_CELLS; cell++)
		if (puzzle->value[cell] && !puzzle->given[cell])
			placed_ret[cell / 9] |= (uint16_t)(1u << (cell % 9));
}

/* A cell with one candidate is read as filled where no other in its houses has it. */
static bool reads_back(const struct nonet_puzzle *puzzle, const uint16_t placed[9]) {
	uint16_t marks[NONET_CELLS];
	struct nonet_position position, read;
	nonet_marks_of(puzzle, marks);
	nonet_puzzle_position(puzzle, &position);
	nonet_marks_place(marks, placed, &read);
	return memcmp(&position.board, &read.board, sizeof read.board) == 0 &&
	       memcmp(position.candidates, read.candidates, sizeof read.candidates) == 0;
}

static unsigned lost(const struct nonet_puzzle *puzzle) {
	static const uint16_t none_placed[9] = {0};
	return nonet_marks_lost(puzzle) | (reads_back(puzzle, none_placed) ? 0u : NONET_HOLDS_MARKS);
}

static unsigned lost_in_sdx(const struct nonet_puzzle *puzzle) {
	uint16_t placed[9];
	placed_of(puzzle, placed);
	return nonet_marks_lost(puzzle) | (reads_back(puzzle, placed) ? 0u : NONET_HOLDS_MARKS);
}

static void put_pm(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, uint64_t index) {
	if (index > 0)
		nonet_buffer_add(text, "\n", 1);
	nonet_marks_put_grid(text, puzzle);
}

static void put_sdx(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, uint64_t index) {
	uint16_t marks[NONET_CELLS], placed[9];
	(void)index;
	nonet_marks_of(puzzle, marks);
	placed_of(puzzle, placed);
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		if (placed[cell / 9] >> (cell % 9) & 1)
			nonet_buffer_add(text, "u", 1);
		nonet_marks_put_digits(text, marks[cell]);
		nonet_buffer_add_text(text, cell % 9 < 8 ? " " : "\r\n");
	}
}

static void put_sukaku(struct nonet_buffer *text, const struct nonet_puzzle *puzzle,
                       uint64_t index) {
	uint16_t marks[NONET_CELLS];
	char line[9 * NONET_CELLS + 1];
	(void)index;
	nonet_marks_of(puzzle, marks);
	for (int i = 0; i < 9 * NONET_CELLS; i++)
		line[i] = (char)(marks[i / 9] >> (i % 9) & 1 ? '1' + i % 9 : '.');
	line[9 * NONET_CELLS] = '\n';
	nonet_buffer_add(text, line, sizeof line);
}

const struct nonet_format_row nonet_format_pm = {
    .format = {.name = "pm",
               .form = NONET_FORM_MARKS,
               .description = N_("a framed grid of pencil marks, an empty line between puzzles"),
               .holds = NONET_HOLDS_MARKS | NONET_HOLDS_MANY,
               .reads = true,
               .writes = true},
    .put = put_pm,
    .loses = lost};

const struct nonet_format_row nonet_format_sdx = {
    .format = {.name = "sdx",
               .extension = ".sdx",
               .form = NONET_FORM_MARKS,
               .description = N_("SudoCue's candidates, with u before a digit that was put in"),
               .holds = NONET_HOLDS_GIVENS | NONET_HOLDS_MARKS,
               .reads = true,
               .writes = true},
    .put = put_sdx,
    .loses = lost_in_sdx};

const struct nonet_format_row nonet_format_sukaku = {
    .format = {.name = "sukaku",
               .form = NONET_FORM_SUKAKU,
               .description = N_("729 characters on a line, nine for the candidates of each cell"),
               .stand_in = "invalid",
               .holds = NONET_HOLDS_MARKS | NONET_HOLDS_MANY,
               .reads = true,
               .writes = true},
    .put = put_sukaku,
    .loses = lost};
