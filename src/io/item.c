#include <nonet/io.h>

void nonet_item_position(const struct nonet_item *item, struct nonet_position *position_ret) {
	if (item->marked)
		*position_ret = item->position;
	else
		nonet_position_start(&item->board, position_ret);
}

void nonet_item_puzzle(const struct nonet_item *item, struct nonet_puzzle *puzzle_ret) {
	if (item->told)
		*puzzle_ret = *item->told;
	else if (item->marked)
		nonet_puzzle_from_position(&item->position, puzzle_ret);
	else
		nonet_puzzle_from_board(&item->board, puzzle_ret);
	if (!item->told)
		puzzle_ret->words.comment = item->comment;
}
