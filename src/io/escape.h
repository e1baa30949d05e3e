/* Words as they may stand inside quotes in JSON and XML. Both are written in UTF-8; a byte that is
 * none becomes U+FFFD. */
#ifndef NONET_IO_ESCAPE_H
#define NONET_IO_ESCAPE_H

#include "base/buffer.h"

/* Adds the words in quotes. */
void nonet_escape_json(struct nonet_buffer *text, const char *words);

/* Adds the words in quotes, as the value of an attribute. Characters that XML does not have, as
 * most control characters, are left out. */
void nonet_escape_xml(struct nonet_buffer *text, const char *words);

#endif
