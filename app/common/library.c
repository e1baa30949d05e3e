#define _POSIX_C_SOURCE 200809L
#include "common/library.h"

#include <dlfcn.h>
#include <string.h>

bool library_load(const char *soname, const char *const *names, size_t number,
                  void *functions_ret) {
	void *library = dlopen(soname, RTLD_NOW | RTLD_LOCAL);
	if (!library)
		return false;
	for (size_t i = 0; i < number; i++) {
		void *function = dlsym(library, names[i]);
		if (!function)
			return false;
		memcpy((char *)functions_ret + i * sizeof function, &function, sizeof function);
	}
	return true;
}
