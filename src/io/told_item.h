/* From a puzzle of whatever size to an item of the reader's. */
#ifndef NONET_IO_TOLD_ITEM_H
#define NONET_IO_TOLD_ITEM_H

#include "io/told.h"

#include <nonet/io.h>

/* Makes an item of what was told, which points there. NONET_OK; NONET_SYNTAX, with the reason, when
 * the puzzle has not 9x9 cells with 3x3 boxes. The place of such an error is the beginning of
 * told->line, whose first byte is `offset`. */
enum nonet_status nonet_told_item(const struct nonet_told *told, size_t offset,
                                  struct nonet_item *item_ret);

#endif
