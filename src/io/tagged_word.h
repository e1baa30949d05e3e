/* Words that puzzle editors write into the text of a cage: "title: ...", and so on. */
#ifndef NONET_IO_TAGGED_WORD_H
#define NONET_IO_TAGGED_WORD_H

#include "io/told.h"

/* Keeps the words, unless such words were told before; a solution of the size's cells, too. Whether
 * the text is tagged; tags that mean nothing here are passed over. */
bool nonet_tagged_word(struct nonet_told *told, const char *text);

#endif
