/* Room for lists that grow. */
#ifndef NONET_BASE_ROOM_H
#define NONET_BASE_ROOM_H

#include <stddef.h>

/* The items, of `nbytes` each, moved to where there is room for `count`. NULL when out of memory;
 * then they stay where they are. Without any yet, `items` is NULL and `capacity` 0. */
void *nonet_room_make(void *items, size_t count, size_t *capacity, size_t nbytes);

#endif
