#define _POSIX_C_SOURCE 200809L
#include "common/write_all.h"

#include <errno.h>
#include <unistd.h>

bool write_all(int descriptor, const char *bytes, size_t nbytes) {
	while (nbytes > 0) {
		ssize_t written = write(descriptor, bytes, nbytes);
		if (written < 0 && errno != EINTR)
			return false;
		if (written > 0) {
			bytes += written;
			nbytes -= (size_t)written;
		}
	}
	return true;
}
