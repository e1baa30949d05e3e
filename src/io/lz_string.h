/* The compression of lz-string, a JavaScript library, which puzzle editors put into their links: a
 * text as UTF-16 code units, packed by a kind of LZ78 whose codes are written six bits a character.
 */
#ifndef NONET_IO_LZ_STRING_H
#define NONET_IO_LZ_STRING_H

#include "base/buffer.h"

#include <nonet/status.h>

/* The characters for 62, 63 and what fills up the end. Both are read alike. */
enum nonet_lz_alphabet {
	NONET_LZ_BASE64, /* + / and =, up to a length that is a multiple of 4 */
	NONET_LZ_URI     /* + - and nothing */
};

/* Adds what the characters hold to text_ret, as UTF-8; half a pair of surrogates becomes U+FFFD. A
 * space is a '+', as which forms in a browser send it. Nothing is read past the mark that ends the
 * data. NONET_OK; NONET_SYNTAX: they end before that mark or are no such data, and *offset_ret is
 * the place; NONET_LIMIT: they hold more than `limit` code units; NONET_NO_MEMORY. */
enum nonet_status nonet_lz_decompress(const char *bytes, size_t nbytes, size_t limit,
                                      struct nonet_buffer *text_ret, size_t *offset_ret);

/* Adds the compressed form of a text in UTF-8 to bytes_ret, byte for byte what the library makes of
 * it; a byte that is not UTF-8 counts as U+FFFD. Out of memory: bytes_ret->no_memory is set. */
void nonet_lz_compress(const char *text, size_t nbytes, enum nonet_lz_alphabet alphabet,
                       struct nonet_buffer *bytes_ret);

#endif
