#define _POSIX_C_SOURCE 200809L
#include "common/scratch.h"

#include <stdlib.h>
#include <unistd.h>

enum { PATH_SIZE = 4096 };

FILE *scratch_open(void) {
	char path[PATH_SIZE];
	const char *folder = getenv("TMPDIR");
	snprintf(path, sizeof path, "%s/nonet.XXXXXX", folder && *folder ? folder : "/tmp");
	int descriptor = mkstemp(path);
	if (descriptor < 0)
		return NULL;
	unlink(path);
	FILE *file = fdopen(descriptor, "w+b");
	if (!file)
		close(descriptor);
	return file;
}
