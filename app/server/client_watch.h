/* Ends connections whose client takes too long to ask, or to take its answer. */
#ifndef NONET_SERVER_CLIENT_WATCH_H
#define NONET_SERVER_CLIENT_WATCH_H

#include <stdint.h>

struct client_watch; /* opaque */
struct client;       /* a connection; opaque */

/* NULL when out of memory, or when no thread could be begun. */
struct client_watch *client_watch_new(void);
void client_watch_free(struct client_watch *watch); /* NULL is fine; all clients have to be gone */

/* A connection came; it has CLIENT_SECONDS from now. NULL when out of memory: it is not watched. */
struct client *client_come(struct client_watch *watch, int descriptor);
void client_go(struct client_watch *watch, struct client *client);

/* The client (NULL is fine) has so much time from now, or all that it wants. */
void client_hurry(struct client_watch *watch, struct client *client);
void client_rest(struct client_watch *watch, struct client *client);

/* The server ends: every client that has not all that it wants has LAST_SECONDS from now at most.
 */
void client_watch_end(struct client_watch *watch);

enum { CLIENT_SECONDS = 20, LAST_SECONDS = 2 };

#endif
