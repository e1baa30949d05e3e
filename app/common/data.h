/* Files that come with the program. */
#ifndef NONET_APP_DATA_H
#define NONET_APP_DATA_H

#include <stdbool.h>

enum { DATA_PATH_SIZE = 4096 };

/* The path of a file of that name in nonet's share folder: the one beside the program, as when it
 * was just built, or the one that was installed with it, wherever that is. False when there is
 * none. */
bool data_find(const char *name, char path_ret[DATA_PATH_SIZE]);

#endif
