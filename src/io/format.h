/* A row of the table of formats, with the functions that write it. */
#ifndef NONET_IO_FORMAT_H
#define NONET_IO_FORMAT_H

#include "base/buffer.h"

#include <nonet/format.h>

/* What a format can hold is checked before `put` is called: a puzzle there has nothing that must
 * not be left out. NULL for begin or end: nothing is to be written. */
struct nonet_format_row {
	struct nonet_format format;
	void (*begin)(struct nonet_buffer *text);
	void (*put)(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, uint64_t index);
	void (*end)(struct nonet_buffer *text);
};

#endif
