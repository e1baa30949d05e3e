/* Where in a line a link holds its puzzle, and of which kind it is. */
#ifndef NONET_IO_LINK_FIND_H
#define NONET_IO_LINK_FIND_H

#include <stdbool.h>
#include <stddef.h>

enum nonet_link_kind {
	NONET_LINK_NONE,
	NONET_LINK_DATA,      /* JSON, compressed, perhaps percent-encoded */
	NONET_LINK_SCL_TEXT,  /* what such data of SudokuPad's unpack to */
	NONET_LINK_SHORT,     /* a short code; what follows it are the rules of a variant */
	NONET_LINK_WIKI,      /* a board of SudokuWiki */
	NONET_LINK_WIKI_PAGE, /* one for another page than that of its solver */
	NONET_LINK_DIGITS,    /* 81 digits or a short code */
	NONET_LINK_SOLO,      /* a game ID of Solo */
	NONET_LINK_NAME       /* the name of a puzzle on a server */
};

struct nonet_link {
	enum nonet_link_kind kind;
	size_t at, nbytes; /* what holds the puzzle; data may end earlier */
};

struct nonet_link nonet_link_find(const char *bytes, size_t nbytes);

#endif
