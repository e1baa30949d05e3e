#include "base/buffer.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_CAPACITY = 256 };

static bool make_room(struct nonet_buffer *buffer, size_t nbytes) {
	size_t needed = buffer->length + nbytes + 1;
	if (needed <= buffer->capacity)
		return true;
	size_t capacity = 2 * needed > FIRST_CAPACITY ? 2 * needed : FIRST_CAPACITY;
	char *moved = realloc(buffer->bytes, capacity);
	if (!moved) {
		buffer->no_memory = true;
		return false;
	}
	buffer->bytes = moved;
	buffer->capacity = capacity;
	return true;
}

void nonet_buffer_add(struct nonet_buffer *buffer, const char *bytes, size_t nbytes) {
	if (buffer->no_memory || !make_room(buffer, nbytes))
		return;
	memcpy(buffer->bytes + buffer->length, bytes, nbytes);
	buffer->length += nbytes;
	buffer->bytes[buffer->length] = '\0';
}

void nonet_buffer_add_text(struct nonet_buffer *buffer, const char *text) {
	nonet_buffer_add(buffer, text, strlen(text));
}

void nonet_buffer_free_inside(struct nonet_buffer *buffer) {
	free(buffer->bytes);
	*buffer = (struct nonet_buffer){0};
}
