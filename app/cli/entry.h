/* Typing a puzzle row by row, and correcting it. */
#ifndef NONET_APP_ENTRY_H
#define NONET_APP_ENTRY_H

#include "cli/talk.h"

#include <nonet/board.h>

/* Why a line is no row: at most two sentences. */
enum { ENTRY_REASON_SIZE = 160 };

/* Reads nine cells, with or without spaces, commas and frames between them. NULL, or the reason why
 * the line is no row. */
const char *entry_parse_row(const char *line, uint8_t cells_ret[9],
                            char reason_ret[ENTRY_REASON_SIZE]);

/* Whether the line has nothing but lines of a frame: such may come along with a pasted grid. */
bool entry_is_frame(const char *line);

/* Asks for the nine rows; `first_row` is the first one, when it was typed already, or NULL. False
 * when the talk is over. */
bool entry_type_rows(struct talk *talk, struct nonet_board *board, const char *first_row);

/* Shows the board and lets rows be corrected until the user confirms. False when the talk is over.
 */
bool entry_confirm(struct talk *talk, struct nonet_board *board);

#endif
