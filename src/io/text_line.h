/* What a new line of text is, before it is known what it means where it stands. */
#ifndef NONET_IO_TEXT_LINE_H
#define NONET_IO_TEXT_LINE_H

#include "io/text_reader.h"

/* The first character of the line that is no space. */
static inline struct nonet_cursor nonet_text_first(const struct nonet_text *text) {
	struct nonet_cursor first = nonet_cursor_first(&text->line);
	nonet_cursor_skip_spaces(&first);
	return first;
}

/* Sets form, special, is_record and in_table for the line. False when it means nothing. */
bool nonet_text_read_line(struct nonet_text *text);

/* Whether the line may belong to a grid that is a part of what is kept. */
bool nonet_text_may_be_part(const struct nonet_text *text);

#endif
