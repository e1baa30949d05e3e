/* Files that come with the program. */
#ifndef NONET_APP_DATA_H
#define NONET_APP_DATA_H

#include <stdbool.h>

enum { DATA_PATH_SIZE = 4096 };

/* The path of a file of that name in the share folder: the one beside the program, as when it was
 * just built, or the one that was installed with it, wherever that is. False when there is none:
 * the path is then the one that it would have when installed. */
bool data_find_shared(const char *name, char path_ret[DATA_PATH_SIZE]);

/* The same in nonet's own part of that folder. */
bool data_find(const char *name, char path_ret[DATA_PATH_SIZE]);

#endif
