#include "io/told_item.h"

#include "base/sentence.h"

#include <string.h>

static void refuse(const struct nonet_puzzle *puzzle, struct nonet_error *error) {
	if (puzzle->size != 9)
		nonet_error_say(error, N_("a puzzle of {size}x{size} cells; expected one of 9x9"),
		                NONET_WITH(NONET_NUMBER("size", puzzle->size)));
	else
		nonet_error_say(error, N_("a puzzle with irregular regions (a jigsaw); expected 3x3 boxes"),
		                NULL);
}

enum nonet_status nonet_told_item(const struct nonet_told *told, size_t offset,
                                  struct nonet_item *item_ret) {
	const struct nonet_puzzle *puzzle = &told->puzzle;
	item_ret->told = puzzle;
	item_ret->line = told->line;
	item_ret->form = told->form;
	item_ret->marked = false;
	if (!nonet_puzzle_board(puzzle, &item_ret->board)) {
		memset(&item_ret->board, 0, sizeof item_ret->board);
		item_ret->error = (struct nonet_error){.offset = offset, .line = told->line, .column = 1};
		refuse(puzzle, &item_ret->error);
		return NONET_SYNTAX;
	}
	item_ret->marked = puzzle->complete || nonet_puzzle_is_begun(puzzle);
	if (item_ret->marked)
		nonet_puzzle_position(puzzle, &item_ret->position);
	return NONET_OK;
}
