/* Temporary files that nobody else sees. */
#ifndef NONET_APP_SCRATCH_H
#define NONET_APP_SCRATCH_H

#include <stdio.h>

/* Opens an empty file for writing and reading, in the folder that TMPDIR names or else /tmp. It has
 * no name any more, so that it is gone with the program, however that ends. NULL, with errno set,
 * when that fails. */
FILE *scratch_open(void);

#endif
