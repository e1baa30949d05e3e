/* Between UTF-8 and the code units of UTF-16. What is not well-formed becomes U+FFFD. */
#ifndef NONET_IO_UTF16_H
#define NONET_IO_UTF16_H

#include "base/buffer.h"

#include <stdint.h>

/* Writes the code units of the text to units_ret, which has room for `nbytes` of them, and returns
 * their number. */
size_t nonet_utf16_from_utf8(const char *text, size_t nbytes, uint16_t *units_ret);

void nonet_utf16_add_utf8(const uint16_t *units, size_t number, struct nonet_buffer *text_ret);

#endif
