/* What follows a puzzle on its line. */
#ifndef NONET_IO_COMMENT_H
#define NONET_IO_COMMENT_H

#include "io/text.h"

/* The rest of the line without one separator, brackets around it, and the spaces around. Points
 * into the line; `nbytes_ret` may be 0. */
const char *nonet_comment_of(struct nonet_cursor from, size_t *nbytes_ret);

#endif
