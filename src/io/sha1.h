/* SHA-1 (FIPS 180-4), by which Sudoku Exchange's puzzle bank names its puzzles. */
#ifndef NONET_IO_SHA1_H
#define NONET_IO_SHA1_H

#include <stddef.h>
#include <stdint.h>

/* The longest message fills two blocks with its padding. */
enum { NONET_SHA1_NBYTES = 20, NONET_SHA1_LONGEST = 119 };

/* The hash of a message of up to NONET_SHA1_LONGEST bytes. */
void nonet_sha1(const char *bytes, size_t nbytes, uint8_t hash_ret[NONET_SHA1_NBYTES]);

#endif
