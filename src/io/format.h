/* The two sides of a format: a row of the table with the functions that write it, and how the
 * reader reads it.
 *
 * The reader looks at what comes and hands it to whom it concerns:
 *
 * - A text whose first character is '<' goes, all of it, to the XML reader (io/xml_reader.h), piece
 *   by piece as it is fed:
 *       struct nonet_xml_reader *nonet_xml_reader_new(void);  NULL: out of memory
 *       void nonet_xml_reader_free(struct nonet_xml_reader *reader);
 *       void nonet_xml_reader_feed(struct nonet_xml_reader *reader, const char *bytes, size_t
 * nbytes); void nonet_xml_reader_finish(struct nonet_xml_reader *reader); enum nonet_status
 * nonet_xml_reader_next(struct nonet_xml_reader *reader, struct nonet_told *told_ret, struct
 * nonet_error *error_ret); The bytes fed stay until `next` has returned NONET_MORE; otherwise
 * NONET_OK with a puzzle, NONET_SYNTAX with the reason in error_ret (offset, line and column count
 * from the beginning of the text), NONET_END after which nothing follows, NONET_NO_MEMORY.
 * - A line that is a record of nonet's JSON (io/json_reader.h, nonet_json_line_begins) is read by
 *   itself with nonet_json_line_read, so that files of them may have any length and good lines
 * around a bad one count. Places in its errors are those of a text that is the line alone.
 * - A text that begins with '{', and whose first line is neither such a record nor has a string of
 *   cells, is held, up to NONET_JSON_MAX_NBYTES bytes, and offered to nonet_json_reader_new. Where
 *   that answers NONET_END it is read as other text (lists in brackets). A check (io/json_check.h)
 *   fed at the same time tells early when too much of it is open or there.
 * - A line, or the part of it from "http" on, that is a link (io/link.h):
 *       bool nonet_link_begins(const char *bytes, size_t nbytes);
 *       enum nonet_status nonet_link_read(const char *bytes, size_t nbytes,
 *                                         struct nonet_told *told_ret,
 *                                         struct nonet_error *error_ret);
 *   NONET_OK; NONET_SYNTAX with the reason: offset counts from the first of the bytes, column from
 * 1 there, and the reader adds where they stand; NONET_NO_MEMORY.
 *
 * Each clears told_ret itself (nonet_told_clear). A puzzle need not have 9x9 cells.
 */
#ifndef NONET_IO_FORMAT_H
#define NONET_IO_FORMAT_H

#include "base/buffer.h"

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
