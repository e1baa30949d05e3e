/* The room that the page and its engine share. There is one page and one thread, so it is static.
 */
#ifndef NONET_WEB_ROOM_H
#define NONET_WEB_ROOM_H

#include <nonet/puzzle.h>

enum { PAGE_TEXT_SIZE = 1 << 22 };

/* For texts in either direction. */
char *page_text(void);

/* For the cells of a question or a new game. */
struct nonet_puzzle *page_puzzle(void);

#endif
