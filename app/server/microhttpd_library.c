#include "server/microhttpd_library.h"

#include <assert.h>

struct microhttpd microhttpd;

bool microhttpd_load(void) {
	static const char *const names[] = {MICROHTTPD_FUNCTIONS(LIBRARY_NAME)};
	static_assert(sizeof microhttpd == sizeof names, "one pointer for each function");
	return library_load(NONET_MICROHTTPD_FILE, names, sizeof names / sizeof names[0], &microhttpd);
}
