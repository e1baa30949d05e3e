/* The boards in links to SudokuWiki's solver. */
#ifndef NONET_IO_SUDOKUWIKI_H
#define NONET_IO_SUDOKUWIKI_H

#include "io/told.h"

/* Whether the bytes begin with a board of the form that names itself: S9B and 162 characters. */
bool nonet_sudokuwiki_begins(const char *bytes, size_t nbytes);

/* Reads a board, which the bytes are from first to last. False with the reason, *offset_ret being
 * the place. */
bool nonet_sudokuwiki_read(const char *bytes, size_t nbytes, struct nonet_told *told_ret,
                           size_t *offset_ret, struct nonet_error *error_ret);

#endif
