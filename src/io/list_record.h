/* Strings of 81 cells in a list: each is a puzzle by itself, but several in a tuple or an object
 * are one record, of which one string counts. */
#ifndef NONET_IO_LIST_RECORD_H
#define NONET_IO_LIST_RECORD_H

#include "io/list_form.h"

/* Keeps the string until its record ends; `named`: a name stands before it. */
void nonet_list_hold(struct nonet_list *list, const struct nonet_board *board, bool named);

/* Whether a string of 81 cells belongs to the same record as the one that is held. Values of the
 * same name are of two records, and so are those on two lines of which none has a better name. */
bool nonet_list_is_of_held(const struct nonet_list *list);

/* Makes an item of the string that was held. Returns true. */
bool nonet_list_give_held(struct nonet_list *list, enum nonet_status *status_ret,
                          struct nonet_item *item_ret);

/* Forgets the puzzle being read. */
void nonet_list_drop_begun(struct nonet_list *list);

#endif
