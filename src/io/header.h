/* Lines that tell about the puzzle below them. */
#ifndef NONET_IO_HEADER_H
#define NONET_IO_HEADER_H

#include "io/text.h"
#include "io/told.h"

/* Keeps what a line such as "#ARuud" says: a hash, one of the letters A (author), B (date), C
 * (comment), D (description, which is a title), L (level), S (source) and U (its address), and
 * words directly after it or none, as SadMan and SudoCue write them. False when it is another
 * comment. */
bool nonet_header_read(struct nonet_cursor from, struct nonet_told *told);

/* Keeps the line from the cursor on, which is not at the end, as the title. */
void nonet_header_set_title(struct nonet_cursor from, struct nonet_told *told);

/* A line that names what follows, in brackets, as SadMan writes it. */
enum nonet_section {
	NONET_SECTION_NONE,
	NONET_SECTION_PUZZLE,
	NONET_SECTION_STATE,
	NONET_SECTION_OTHER
};

enum nonet_section nonet_section_of(struct nonet_cursor from);

/* Whether the line is one of the words with which nonet answers in the place of a puzzle. */
bool nonet_header_is_answer(struct nonet_cursor from);

#endif
