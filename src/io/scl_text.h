/* The shortened JSON in SudokuPad's links. */
#ifndef NONET_IO_SCL_TEXT_H
#define NONET_IO_SCL_TEXT_H

#include "base/buffer.h"

/* Whether a text begins with an object whose first name is not quoted, as JSON's never is. */
bool nonet_scl_text_begins(const char *text, size_t nbytes);

/* Adds the JSON for such a text: names and texts in double quotes, {} for each element left out, t
 * and f for true and false, a colour for six hexadecimal digits. Names stay as short as they are.
 * What is no such text makes no JSON, which is for its reader to say. */
void nonet_scl_text_expand(const char *text, size_t nbytes, struct nonet_buffer *json_ret);

#endif
