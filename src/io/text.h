/* The characters of a line, one after the other, each folded to the ASCII character that means the
 * same in a puzzle: every decimal digit to 0..9, full-width forms to their ASCII twins, no-break
 * and typographic spaces to ' ', dashes to '-', box drawing to '=' (horizontal) and '|' (other).
 * What is read further on is then a matter of ASCII alone.
 */
#ifndef NONET_IO_TEXT_H
#define NONET_IO_TEXT_H

#include "base/sentence.h"

#include <stdbool.h>

/* What a character folds to when no ASCII character means the same. */
enum nonet_fold {
	NONET_FOLD_OTHER = 1,   /* a character with no meaning in a puzzle */
	NONET_FOLD_INVALID = 2, /* a byte that is not UTF-8 */
	NONET_FOLD_NOTHING = 3, /* zero width: never the character under a cursor */
	NONET_FOLD_END = '\n'   /* the end of the line */
};

struct nonet_glyph {
	uint32_t code;  /* the code point, or the byte that is not UTF-8 */
	uint8_t folded; /* ASCII or one of enum nonet_fold */
	uint8_t nbytes; /* 1..4; 0 at the end */
};

/* The character that the bytes begin with, of which there is one at least. Strictly decoded: no
 * overlong forms, no surrogates, nothing above U+10FFFF; a byte that begins no valid sequence is an
 * invalid character by itself. */
struct nonet_glyph nonet_glyph_read(const unsigned char *bytes, size_t nbytes);

/* A line of the text without its end. */
struct nonet_line {
	const unsigned char *bytes;
	size_t nbytes;
	size_t offset;   /* of its first byte in the text */
	uint64_t number; /* from 1 */
	bool too_long;   /* bytes holds its first NONET_LINE_LIMIT bytes only */
};

/* The longest line that is read, in bytes. */
enum { NONET_LINE_LIMIT = 65536 };

/* A place in a line and the character there. `end` may be moved back to read a part of the line. */
struct nonet_cursor {
	const struct nonet_line *line;
	size_t at;
	size_t end;
	uint64_t column; /* from 1, in characters */
	struct nonet_glyph glyph;
};

/* The cursor on the first character of a line. */
struct nonet_cursor nonet_cursor_first(const struct nonet_line *line);

/* Goes to the next character, of whatever kind; at the end it stays where it is. */
void nonet_cursor_step_any(struct nonet_cursor *cursor);

/* The same, quick where the next character is printable ASCII. */
static inline void nonet_cursor_step(struct nonet_cursor *cursor) {
	size_t next = cursor->at + cursor->glyph.nbytes;
	unsigned char byte = next < cursor->end ? cursor->line->bytes[next] : 0;
	if (byte < ' ' || byte > '~') {
		nonet_cursor_step_any(cursor);
		return;
	}
	cursor->at = next;
	cursor->column++;
	cursor->glyph = (struct nonet_glyph){byte, byte, 1};
}

/* Steps over spaces and tabs. */
void nonet_cursor_skip_spaces(struct nonet_cursor *cursor);

/* The same place, reading no further than `end`. */
struct nonet_cursor nonet_cursor_until(struct nonet_cursor cursor, size_t end);

/* Whether the character folds to this one. */
static inline bool nonet_cursor_is(const struct nonet_cursor *cursor, char character) {
	return cursor->glyph.folded == (uint8_t)character;
}

/* Sets of characters that mean the same kind of thing; each folded character is below 128. */
enum nonet_char_set {
	NONET_SET_SPACE = 1,    /* space, tab */
	NONET_SET_FRAME = 2,    /* | + = */
	NONET_SET_QUOTE = 4,    /* ' " ` */
	NONET_SET_OPENING = 8,  /* [ { ( */
	NONET_SET_CLOSING = 16, /* ] } ) */
	NONET_SET_COMMA = 32,   /* , ; */
	NONET_SET_HASH = 64,    /* # */
	NONET_SET_KEY = 128     /* : = */
};

extern const uint8_t nonet_fold_sets[128];

/* Whether the character is in one of the sets (enum nonet_char_set, or'ed); never so at the end. */
static inline bool nonet_cursor_in(const struct nonet_cursor *cursor, unsigned sets) {
	return (nonet_fold_sets[cursor->glyph.folded] & sets) != 0;
}

/* Whether a comment begins here that may also follow cells: '#', or two slashes. */
bool nonet_cursor_at_comment(const struct nonet_cursor *cursor);

static inline bool nonet_is_letter(uint8_t folded) {
	return (folded | 0x20) >= 'a' && (folded | 0x20) <= 'z';
}

/* 0 for a blank, 1..9 for a digit, -1 for anything else. A space is no cell here. */
static inline int nonet_cell_value(uint8_t folded) {
	if (folded >= '0' && folded <= '9')
		return folded - '0';
	return folded == '.' || folded == '*' || folded == '_' || folded == '-' ||
	               (folded | 0x20) == 'x'
	           ? 0
	           : -1;
}

/* Fills `error` with the cursor's place and no message, or a sentence as nonet_error_say or
 * nonet_error_count makes it. */
void nonet_fault_place(struct nonet_error *error, const struct nonet_cursor *cursor);
void nonet_fault(struct nonet_error *error, const struct nonet_cursor *cursor, const char *english,
                 const struct nonet_filling *fillings);
void nonet_fault_count(struct nonet_error *error, const struct nonet_cursor *cursor,
                       const char *one, const char *others, int count,
                       const struct nonet_filling *fillings);

/* Fills `error` with "found X; expected EXPECTED", naming the character under the cursor, which is
 * not at the end. */
void nonet_fault_found(struct nonet_error *error, const struct nonet_cursor *cursor,
                       const char *expected);

#endif
