#include "base/room.h"

#include <stdlib.h>

enum { FIRST_CAPACITY = 64 };

void *nonet_room_make(void *items, size_t count, size_t *capacity, size_t nbytes) {
	if (items && count <= *capacity)
		return items;
	size_t larger = 2 * *capacity > FIRST_CAPACITY ? 2 * *capacity : FIRST_CAPACITY;
	if (larger < count)
		larger = count;
	void *moved = realloc(items, larger * nbytes);
	if (moved)
		*capacity = larger;
	return moved;
}
