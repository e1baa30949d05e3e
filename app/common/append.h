/* Lists in buffers of fixed size: words in other languages may be longer than anybody thought. */
#ifndef NONET_APP_APPEND_H
#define NONET_APP_APPEND_H

#include <stddef.h>

/* Adds to the text in a buffer of `size` bytes, at least 1, as much as there is room for. */
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
void append(char *text, size_t size, const char *format, ...);

#endif
