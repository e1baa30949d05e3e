/* Typing a puzzle row by row, and correcting it. */
#ifndef NONET_APP_ENTRY_H
#define NONET_APP_ENTRY_H

#include "cli/passage.h"

/* Why a line is no row: at most two sentences. */
enum { ENTRY_REASON_SIZE = 160 };

/* Reads nine cells, with or without spaces, commas and frames between them. NULL, or the reason why
 * the line is no row. */
const char *entry_parse_row(const char *line, uint8_t cells_ret[9],
                            char reason_ret[ENTRY_REASON_SIZE]);

/* A puzzle that is being typed. */
struct entry {
	struct nonet_board board;
	bool unread[9]; /* the row was pasted, could not be read, and is yet to be corrected */
};

/* Whether the passage is such as nine rows or fewer, most of which can be read. */
bool entry_is_rows(const struct passage *passage);

/* Asks for the nine rows, or those that follow on `begun` (NULL: none is there yet). False when the
 * talk is over. */
bool entry_type_rows(struct talk *talk, struct entry *entry, const struct passage *begun);

/* Shows the board and lets rows be corrected until the user confirms. False when the talk is over.
 */
bool entry_confirm(struct talk *talk, struct entry *entry);

#endif
