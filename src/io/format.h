/* A row of the table of formats, with the functions that write it. docs/add-a-format.md says how a
 * format comes into the table, and how the reader comes to read it.
 */
#ifndef NONET_IO_FORMAT_H
#define NONET_IO_FORMAT_H

#include "base/buffer.h"
#include "base/sentence.h"

#include <nonet/format.h>

/* `put` gets a puzzle without what its format cannot hold; NULL: the format is only read. `index`
 * counts the puzzles of the file from 0. Of the others, NULL means that nothing is to be done:
 * `title` is called before `put` for the first puzzle and where the title is another than before,
 * `end` gets the number of puzzles that were put, and `loses` tells what else of this puzzle would
 * not be read back as it is (NONET_HOLDS_*), such as a date in another form than the format's. */
struct nonet_format_row {
	struct nonet_format format;
	void (*begin)(struct nonet_buffer *text);
	void (*title)(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, uint64_t index);
	void (*put)(struct nonet_buffer *text, const struct nonet_puzzle *puzzle, uint64_t index);
	void (*end)(struct nonet_buffer *text, uint64_t number);
	unsigned (*loses)(const struct nonet_puzzle *puzzle);
};

/* One line adds a format: its row is `const struct nonet_format_row nonet_format_NAME`, which
 * format_NAME.c holds or a file with others of its kind. In the order of docs/formats.md. */
#define NONET_FORMAT_LIST(X)                                                                       \
	X(line)                                                                                        \
	X(zeros)                                                                                       \
	X(sdm)                                                                                         \
	X(csv)                                                                                         \
	X(exchange)                                                                                    \
	X(gsf)                                                                                         \
	X(hodoku)                                                                                      \
	X(iss)                                                                                         \
	X(grid)                                                                                        \
	X(msk)                                                                                         \
	X(sol)                                                                                         \
	X(spf)                                                                                         \
	X(ss)                                                                                          \
	X(clipboard)                                                                                   \
	X(sadman)                                                                                      \
	X(sudocue)                                                                                     \
	X(pm)                                                                                          \
	X(sdx)                                                                                         \
	X(sukaku)                                                                                      \
	X(opensudoku)                                                                                  \
	X(gsudoku)                                                                                     \
	X(ksudoku)                                                                                     \
	X(gnome)                                                                                       \
	X(json)                                                                                        \
	X(fpuzzles)                                                                                    \
	X(fpuzzles_json)                                                                               \
	X(sudokupad)                                                                                   \
	X(sudokuwiki)                                                                                  \
	X(solo)

#define NONET_FORMAT_DECLARATION(name) extern const struct nonet_format_row nonet_format_##name;
NONET_FORMAT_LIST(NONET_FORMAT_DECLARATION)
#undef NONET_FORMAT_DECLARATION

#endif
