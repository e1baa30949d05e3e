#define _POSIX_C_SOURCE 200809L

#ifdef NONET_HAVE_CAIRO

#include "render/cairo_library.h"

#ifdef NONET_CAIRO_FILE

#include <assert.h>
#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

struct nonet_cairo_library nonet_cairo_library;

static bool loaded;

/* What cairo itself is linked with, such as FreeType, is found by way of it. */
static void load(void) {
#define NAME(function) #function,
	static const char *const names[] = {NONET_CAIRO_FUNCTIONS(NAME)};
#undef NAME
	enum { FUNCTIONS = sizeof names / sizeof names[0] };
	void *functions[FUNCTIONS];
	static_assert(sizeof functions == sizeof nonet_cairo_library, "one pointer for each function");
	void *library = dlopen(NONET_CAIRO_FILE, RTLD_NOW | RTLD_LOCAL);
	if (!library)
		return;
	for (size_t i = 0; i < FUNCTIONS; i++)
		if (!(functions[i] = dlsym(library, names[i])))
			return;
	memcpy(&nonet_cairo_library, functions, sizeof functions);
	loaded = true;
}

bool nonet_cairo_load(void) {
	static pthread_once_t once = PTHREAD_ONCE_INIT;
	pthread_once(&once, load);
	return loaded;
}

#else

struct nonet_cairo_library nonet_cairo_library = {
#define MEMBER(function) .function = function,
    NONET_CAIRO_FUNCTIONS(MEMBER)
#undef MEMBER
};

bool nonet_cairo_load(void) {
	return true;
}

#endif
#else
/* ISO C wants something in a file. */
typedef int nonet_cairo_library_is_not_built;
#endif
