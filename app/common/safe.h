/* Text by strangers, such as comments and names of files: nothing of it may steer the terminal. */
#ifndef NONET_APP_SAFE_H
#define NONET_APP_SAFE_H

#include <stdarg.h>
#include <stddef.h>

/* What to show for the byte text[at] of `nbytes`: itself, or '?' for a control character and, where
 * the terminal does not read UTF-8, for what is not ASCII. */
char safe_byte(const char *text, size_t nbytes, size_t at);

/* Writes one line, of at most 8,000 bytes, to standard error, made safe; on a terminal it is broken
 * between words where it is full. */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 0)))
#endif
void safe_note(const char *format, va_list arguments);

#endif
