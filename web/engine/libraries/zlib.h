/* What the library's readers use of zlib, for WebAssembly, for which there is none: the same names
 * with the same meaning.
 */
#ifndef NONET_WEB_ZLIB_H
#define NONET_WEB_ZLIB_H

typedef unsigned char Bytef;
typedef unsigned long uLong, uLongf;

enum { Z_OK = 0, Z_DATA_ERROR = -3, Z_BUF_ERROR = -5 };

/* Unpacks a whole stream (RFC 1950) into at most *nbytes_inout bytes; what follows it is passed
 * over. Z_OK, and how many bytes they are; Z_DATA_ERROR for what is no such stream; Z_BUF_ERROR
 * where it does not fit or is cut off. */
int uncompress(Bytef *bytes_ret, uLongf *nbytes_inout, const Bytef *packed, uLong packed_nbytes);

#endif
