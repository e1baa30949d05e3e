/* Reading puzzles from text, a stream of bytes at a time, in bounded memory.
 *
 * The reader recognises how each puzzle is written: 81 characters on a line, nine rows, rows
 * separated by '/', bordered grids, spaced digits, comma and tab rows, and lists as people paste
 * them from Python, C and JSON. Blanks are . 0 * _ - x X, spaces where a line has exactly 81
 * characters or each of nine rows exactly nine, and nothing where commas, tabs or bars part the
 * cells. A string of 81 cells in an object, a tuple or a list is a puzzle whatever stands beside
 * it; of several in an object or a tuple, that named puzzle, quiz, givens or clues counts,
 * otherwise the first that is not named solution. HoDoKu's library lines (":0000:x:" and
 * so on) tell given digits from placed ones and which candidates are gone; links to f-puzzles,
 * SudokuPad, SudokuWiki and Sudoku Exchange, and game IDs of Solo, are puzzles. It takes LF, CRLF
 * and CR, a byte order mark, no-break spaces and every Unicode decimal digit (of Unicode 14). Lines
 * that begin with # or %, empty lines, frames, and a line of words before nine rows or a list are
 * passed over.
 *
 * A text it cannot read becomes one item with the reason, and the puzzles around it are still read:
 * in a file with one puzzle a line, each line that is not passed over is one item. Of a line only
 * the first 65536 bytes are read: a puzzle there keeps as much of its comment, anything else is not
 * read. Where rows are missing, their grid ends at the next blank line or %, and at a # after which
 * nine rows follow, unless grids come in bands of three rows with blank lines between: those are
 * told apart from the next grid only where two blank lines or a title part them.
 *
 * The items are the same in whatever pieces the text is fed. What could belong to the next line is
 * therefore held back until that comes, or the end: rows, an open list, and a line of words, which
 * may be a title.
 *
 * A reader is used by one thread at a time; different readers are independent.
 */
#ifndef NONET_IO_H
#define NONET_IO_H

#include <nonet/puzzle.h>

#ifdef __cplusplus
extern "C" {
#endif

struct nonet_reader; /* opaque; about 200 KB, more while it reads XML or JSON */

/* A new reader, or NULL when out of memory. The caller frees it. */
NONET_API struct nonet_reader *nonet_reader_new(void);
NONET_API void nonet_reader_free(struct nonet_reader *reader); /* NULL is fine */

/* Forgets everything, ready for another text. */
NONET_API void nonet_reader_reset(struct nonet_reader *reader);

/* Hands the reader its next bytes; they must stay as they are until nonet_reader_next has returned
 * NONET_MORE. May only be called on a new or reset reader, or after NONET_MORE. */
NONET_API void nonet_reader_feed(struct nonet_reader *reader, const char *bytes, size_t nbytes);

/* Says that there are no more bytes: what is held back is finished, then NONET_END follows. */
NONET_API void nonet_reader_finish(struct nonet_reader *reader);

/* One puzzle of the text, or one stretch of it that is no puzzle, or none of 9x9 cells with 3x3
 * boxes. */
struct nonet_item {
	struct nonet_board board;       /* all cells 0 when the status was NONET_SYNTAX */
	bool marked;                    /* the text tells more than the digits: `position` holds it */
	struct nonet_position position; /* only set when `marked`; its board is the same */
	uint64_t line;                  /* the line on which it begins, from 1 */
	enum nonet_form form;           /* set for puzzles */
	const char *comment;   /* what followed the puzzle on its line, without the separator and spaces
	                          around it; NUL-terminated; NULL: nothing */
	size_t comment_nbytes; /* 0 when there is none */
	const struct nonet_puzzle *told; /* the puzzle with all that the text says; NULL when that is
	                                    the digits or position and the comment. Set with
	                                    NONET_SYNTAX too where it is a puzzle of another size or
	                                    with other regions */
	struct nonet_error error; /* filled when the status was NONET_SYNTAX; offset counts from the
	                             start of the text */
};

/* The next item. NONET_OK: a puzzle of 9x9 cells. NONET_SYNTAX: something that is none, said in
 * item_ret->error; go on calling. NONET_MORE: feed or finish. NONET_END: all was read.
 * NONET_NO_MEMORY, which only XML and JSON need: the rest of the text cannot be read. What an item
 * points to is valid until the next call on this reader. */
NONET_API enum nonet_status nonet_reader_next(struct nonet_reader *reader,
                                              struct nonet_item *item_ret);

/* The position of an item whose status was NONET_OK: as the text gives it, or else as a player
 * begins it. */
NONET_API void nonet_item_position(const struct nonet_item *item,
                                   struct nonet_position *position_ret);

/* The puzzle of an item whose status was NONET_OK or which has `told`: with the words, the item's
 * comment among them, which stay where they are. */
NONET_API void nonet_item_puzzle(const struct nonet_item *item, struct nonet_puzzle *puzzle_ret);

/* The quick way through large files: as long as the next item is a line of 81 ASCII cells and
 * nothing else, writes its board, up to `capacity` of them, and returns how many. They lie on
 * consecutive lines, the first on `line_ret`, which is only set when there is one. 0 says nothing
 * about what follows: call nonet_reader_next. Boards past the returned number may be spoilt. */
NONET_API size_t nonet_reader_next_many(struct nonet_reader *reader, struct nonet_board *boards_ret,
                                        size_t capacity, uint64_t *line_ret);

#ifdef __cplusplus
}
#endif
#endif
