#include "io/list_record.h"

bool nonet_list_give_held(struct nonet_list *list, enum nonet_status *status_ret,
                          struct nonet_item *item_ret) {
	*status_ret = NONET_OK;
	item_ret->line = list->held.line;
	item_ret->board = list->held.board;
	list->held.any = false;
	list->found = true;
	nonet_list_drop_begun(list);
	return true;
}

void nonet_list_hold(struct nonet_list *list, const struct nonet_board *board, bool named) {
	bool round = (list->round >> (list->depth % 64) & 1) != 0;
	list->held = (struct nonet_list_held){.any = true,
	                                      .record = round || named,
	                                      .named = named,
	                                      .name = list->key_name,
	                                      .depth = list->depth,
	                                      .line = list->cursor.line->number,
	                                      .board = *board};
}

bool nonet_list_is_of_held(const struct nonet_list *list) {
	const struct nonet_list_held *held = &list->held;
	bool same_line = held->line == list->cursor.line->number;
	return held->record && (same_line || (list->value_follows && held->name != list->key_name));
}
