/* The letters of a text: reading UTF-8, and how wide text is about, for layouts that are the same
 * whatever the font. */
#ifndef NONET_RENDER_LETTERS_H
#define NONET_RENDER_LETTERS_H

#include "base/buffer.h"

#include <stdint.h>

enum { NONET_LETTER_REPLACED = 0xFFFD };

/* Reads the character at *text, which is not the NUL, and moves *text behind it. What is not UTF-8,
 * or not allowed in XML (control characters among them), is read as U+FFFD; a tab and a line end as
 * a space. */
uint32_t nonet_letter_next(const char **text);

/* Adds the first `nbytes` bytes of the text, as nonet_letter_next reads them. */
void nonet_letters_add(struct nonet_buffer *buffer, const char *text, size_t nbytes);

/* About how wide the first `nbytes` bytes of the text are in type of size 1, rather too wide than
 * too narrow. */
double nonet_letters_width(const char *text, size_t nbytes, bool bold);

/* How many bytes of the text go on a line of that width (in type of size 1): up to a space or a
 * line end, but at least one character; text without spaces is broken anywhere. `next_ret`: where
 * the next line begins. */
size_t nonet_letters_line(const char *text, double width, bool bold, size_t *next_ret);

#endif
