/* A text that grows. */
#ifndef NONET_BASE_BUFFER_H
#define NONET_BASE_BUFFER_H

#include <stdbool.h>
#include <stddef.h>

/* All zero is an empty text. `bytes` is NULL as long as nothing was added, otherwise it ends in a
 * NUL that `length` does not count. After a failure what is added is lost. */
struct nonet_buffer {
	char *bytes;
	size_t length, capacity;
	bool no_memory;
};

void nonet_buffer_add(struct nonet_buffer *buffer, const char *bytes, size_t nbytes);
void nonet_buffer_add_text(struct nonet_buffer *buffer, const char *text);
void nonet_buffer_free_inside(struct nonet_buffer *buffer);

#endif
