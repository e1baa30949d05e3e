/* Given digits as constraints of Interactive Sudoku Solver. */
#include "io/format.h"

static void put_iss(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, uint64_t index) {
	(void)index;
	const char *point = ".";
	/* Without it an empty grid would be nothing at all. */
	nonet_buffer_add_text(text, ".Shape~9x9");
	for (int cell = 0; cell < NONET_CELLS; cell++) {
		char given[] = "~R1C1_1";
		given[2] = (char)('1' + cell / 9);
		given[4] = (char)('1' + cell % 9);
		given[6] = (char)('0' + puzzle->value[cell]);
		if (!puzzle->value[cell])
			continue;
		nonet_buffer_add_text(text, point);
		nonet_buffer_add_text(text, given);
		point = "";
	}
	nonet_buffer_add(text, "\n", 1);
}

const struct nonet_format_row nonet_format_iss = {
    .format = {.name = "iss",
               .form = NONET_FORM_GIVENS,
               .description = N_("Interactive Sudoku Solver's constraints, given digits alone"),
               .stand_in = "invalid",
               .holds = NONET_HOLDS_MANY,
               .reads = true,
               .writes = true},
    .put = put_iss};
