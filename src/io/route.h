/* What kind of text begins, by its first bytes. */
#ifndef NONET_IO_ROUTE_H
#define NONET_IO_ROUTE_H

#include <stdbool.h>
#include <stddef.h>

enum nonet_route {
	NONET_ROUTE_UNKNOWN, /* more bytes are needed to tell */
	NONET_ROUTE_TEXT,    /* lines, rows, lists */
	NONET_ROUTE_XML,     /* begins with a tag */
	NONET_ROUTE_JSON     /* begins with an object */
};

/* Tells by the first bytes of a text; `whole`: they are all. An object that is a record of nonet's
 * JSON on one line, or that has a string of cells on the line of its first key and is of no kind
 * that is known, is text: those are read line by line.
 * `begin_ret` gets the number of bytes before the first that is neither a space nor a byte order
 * mark. */
enum nonet_route nonet_route_of(const char *bytes, size_t nbytes, bool whole, size_t *begin_ret);

#endif
